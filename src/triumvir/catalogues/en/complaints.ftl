### What is wrong with what somebody typed or sent

## Where

complaint-at-option = option { $rest }
complaint-at-switch = option { $rest }
complaint-at-game = game { $rest }
complaint-at-seats = seats { $rest }
complaint-at-seat = seat { $rest }
complaint-at-reading = reading { $rest }
complaint-at-tag = tag { $rest }
complaint-at-line = line { $rest }
complaint-at-ply = ply { $rest }
complaint-at-match = match { $rest }
complaint-at-bot = bot { $rest }
complaint-at-rule = rule { $rest }
complaint-at-action = action { $rest }
complaint-at-environment = environment { $rest }
complaint-at-head = head { $rest }
complaint-at-faults = faults { $rest }

## The command line

complaint-try = (Try `{ $command }`.)
complaint-no-command = there is no command '{ $word }'.
complaint-no-command-like = there is no command '{ $word }'. Did you mean { $close }?
complaint-no-option = there is no option { $option }.
complaint-no-option-like = there is no option { $option }. Did you mean { $close }?
complaint-option-needs = option { $option } needs a value.
complaint-option-takes-none = option { $option } takes no value.
complaint-extra-arguments = too many arguments: { $words }.
complaint-missing-argument = { $argument } is missing.
complaint-no-integer = '{ $value }' is not a whole number.
complaint-no-number = '{ $value }' is not a number.
complaint-too-small = { $value } is less than { $limit }.
complaint-too-large = { $value } is more than { $limit }.

## Words

complaint-none-of = '{ $word }' is none of { $allowed }
complaint-unknown = unknown word '{ $word }'
complaint-unknown-game = unknown game '{ $game }' (known: { $known })
complaint-unknown-option = unknown option (known: { $known })
complaint-unknown-setting = unknown setting (known: { $known })
complaint-unknown-field = unknown field
complaint-unknown-rules = rules version { $version } is not known (known: { $known })
complaint-cannot-play = { $seats } cannot play { $game } (possible: { $possible })
complaint-missing = missing
complaint-given-twice = given twice
complaint-not-between = { $value } is not between { $low } and { $high }
complaint-not-whole = '{ $word }' is not a whole number
complaint-not-json = not JSON ({ $error })
complaint-not-toml = not TOML ({ $error })
complaint-too-long = longer than { $most } characters
complaint-expected-text = a text is expected
complaint-expected-texts = a list of texts is expected
complaint-expected-number = a whole number is expected
complaint-expected-list = a list is expected
complaint-expected-object = an object is expected
complaint-expected-flag = true or false is expected
complaint-expected-switch = on or off is expected
complaint-expected-pair = 'name=value' is expected
complaint-no-bot = '{ $bot }' is no bot; there are { $known }, and search:N with N simulations
complaint-no-rule = no rule '{ $rule }' in the rulebooks of { $games }

## Actions and positions

complaint-illegal = { $action } is not allowed by rule { $rule }
complaint-this-action = this action
complaint-no-action = '{ $text }' is no action
complaint-no-card-and-cell = '{ $text }' is no action; write a card and a cell as in 5>c3, 6>finish, or skip
complaint-not-allowed-here = { $action } is not allowed here
complaint-other-game-line = a position of this game begins with '{ $game }'

## Records

complaint-tag-missing = tag { $tag } is missing
complaint-tag-unknown = unknown tag { $tag }
complaint-tag-twice = tag { $tag } given twice
complaint-no-tag = a tag looks like [Name "value"]
complaint-no-ply = a ply looks like '1. seat action ! draws #hash'
complaint-ply-expected = ply { $ply } is expected here
complaint-set-up-expected = set-up is expected here
complaint-no-set-up = the set-up line is missing
complaint-other-game = a record of '{ $game }', not of '{ $wanted }'
complaint-seats-cannot-play = { $seats } seats cannot play this game
complaint-wrong-hash = the position has hash { $found }, the record says { $told }
complaint-wrong-result = the result is not the one the plies lead to
complaint-too-many-results = { $count } chance results too many
complaint-no-seed = '{ $value }' does not look like 'seed 42'
complaint-reads-otherwise = does not read back the same

## Files

complaint-file-ENOENT = no such file or directory
complaint-file-EISDIR = is a directory
complaint-file-ENOTDIR = not a directory
complaint-file-EEXIST = file exists
complaint-file-EACCES = permission denied
complaint-file-ENOSPC = no space left on device
complaint-file-EROFS = read-only file system
complaint-file-ENAMETOOLONG = file name too long
complaint-not-utf8 = not a text (byte { $byte } is not UTF-8)
complaint-already-there = is already there; resume it, or choose another name
complaint-no-directory = no such directory

## What does not go together

complaint-not-together = '{ $word }' does not go with { $other }
complaint-side-absent = '{ $side }' does not play with { $seats } seats
complaint-command-marks = a command with commas or double quotes cannot be kept in a record
complaint-match-anew = a match begins anew; resume its games one by one
complaint-match-for-two = sides are swapped between two players, not { $seats }
complaint-resumed-keeps = a resumed game keeps its options and seats
complaint-game-over = this game is over; `triumvir replay` shows it
complaint-game-over-by = this game is over: { $event }
complaint-program-played = a program played here; no record makes us run one, name it with --against
complaint-only-records-drawn = only the record of a game can be drawn
complaint-level-or-simulations = --level and --simulations do not go together
complaint-nobody-decides = nobody has a decision to make
complaint-side-decides-nothing = { $side } has no decision to make here
complaint-side-not-here = { $side } does not play here
complaint-needs-numpy = training needs numpy: pip install 'triumvir[training]'

## Stored matches

complaint-no-database = no such database
complaint-match-unknown = not in this database
complaint-match-not-over = is not over: an export would tell its secrets (--with-secrets, if you mean it)
complaint-match-not-started = has not started: there is no record yet
