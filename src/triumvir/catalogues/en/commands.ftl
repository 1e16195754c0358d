### What the commands say: their help, and what they report

## Help

command-usage = Usage:
command-arguments = Arguments
command-options = Options
command-commands = Commands
command-default = default: { $value }
command-required = required
command-word-options = OPTIONS
command-word-command = COMMAND
command-word-arguments = ARGUMENTS
command-word-game = GAME
command-word-name = NAME
command-word-value = VALUE
command-word-file = FILE
command-word-dir = DIR
command-word-url = URL
command-word-level = LEVEL
command-word-side = SIDE
command-word-seat = SEAT
command-word-bot = BOT
command-word-who = WHO
command-word-address = ADDRESS
command-word-seconds = SECONDS
command-word-language = LANGUAGE
command-word-match = MATCH
command-word-id = ID
command-word-ply = PLY
command-word-kinds = KINDS
command-word-direction = DIRECTION

## Figures

command-point = .
command-thousands = ,
command-build-compiled = compiled engine
command-build-pure = pure engine
command-default-options = default options
command-version = triumvir { $version }, { $build }
command-version-stale = triumvir { $version }, { $build } (the compiled engine is out of date; `make setup` compiles it again)

## While one waits

command-wait-playing = Playing
command-wait-recording = Playing and recording
command-wait-thinking = Thinking
command-wait-measuring = Measuring
command-wait-laws = Looking for a broken law
command-wait-positions = Looking for a position that contradicts itself

## What several commands have

command-triumvir = Three Roman board games at one table: CAESAR!, Ave Caesar, Caesar & Cleopatra.
command-argument-game = The key of a game; `triumvir games` lists them.
command-argument-record = A record, or - for the input.
command-option-help = Show this help.
command-option-version = Print version and build.
command-option-language = en, cs or hu, before or after the command; otherwise the one of your environment (LANGUAGE, LC_ALL, LANG).
command-option-option = An option of the game; may be repeated.
command-option-reading = All options of one rulebook’s reading, such as cs or hu.
command-option-seats = How many sit at the table; as few as possible by default.
command-option-seed = The seed of all chance; the same seed, the same game.
command-option-first-seed = The seed of the first game; the next has N + 1.
command-option-records = Write the record of every game into this folder.
command-option-json = Print JSON for programs.
command-option-database = sqlite:///path/to/file or postgresql://user@host/name; by default the one of the server’s settings.
command-option-config = Settings in TOML; by default TRIUMVIR_CONFIG.

## play

command-play = Sit down and play: against bots from recruit to commander, with a friend in turns, or alone against Auto-Crassus.
command-play-more = His command tiles are reconstructed from what is known about them, not read from print (rule C8.3).
command-play-against = random, thumb, tiro, miles, centurio, legatus, imperator, search:N, 'program:COMMAND', human (in turns at one screen), or crassus where he plays; miles by default.
command-play-side = Your side; the first one by default.
command-play-resume = Take up a saved game.
command-play-save = Keep the game in this file after every move.
command-play-match = Play N games against the same player, sides swapped after each.

## games

command-games = List the games with their seats, options and readings; the first value of an option is the default.

## rule

command-rule = Print a rule, where it is implemented, and its tests.
command-rule-id = The id of a rule, such as C4.5.

## replay and verify

command-replay = Show the table of a record, everything face up or as one seat sees it, and what happened.
command-replay-at = Show the table after this ply; 0 is the set-up.
command-replay-viewer = Show what this seat (or spectator) sees, instead of everything.
command-verify = Check a record and tell what was checked: legality, hashes, seal, result, names.
command-verify-more = Exit code 0 if everything is there and holds, 3 if nothing is wrong but hashes or seal are left out, 2 if something is wrong.
command-verify-legality = legality
command-verify-hashes = hashes
command-verify-seal = seal
command-verify-result = result
command-verify-names = names
command-verify-state-holds = holds
command-verify-state-wrong = wrong
command-verify-state-partly = partly
command-verify-state-absent = absent
command-verify-state-unchecked = unchecked
command-verify-state-claimed = claimed
command-verify-legality-holds = all { $plies } plies, their chance results and notes are possible
command-verify-unchecked = not after a ply that is not allowed
command-verify-hashes-hold = all { $count } are right
command-verify-hashes-absent = none of { $count } is there
command-verify-hashes-partly = { $count } of { $all } are right, { $absent } left out
command-verify-seal-absent = there is none: chance and hidden cards may have been chosen by somebody
command-verify-seal-start = the start was given, so no seal could cover it: chance and hidden cards may have been chosen by somebody
command-verify-seal-partly = the chance of every ply is that of the seed, but the start was given
command-verify-seal-holds = the seed is the one committed to, and the chance of set-up and every ply is its own
command-verify-result-open = the game is not over by the rules
command-verify-result-event = the game is not over by the rules; as written, people ended it: { $event }
command-verify-result-holds = { $places } ({ $reason }) is what the plies lead to
command-verify-names-claimed = { $names }: as written, covered by no hash and no seal
command-verify-wrong = wrong
command-verify-ok = ok: sealed, hashed and legal
command-verify-less = nothing is wrong, but less was checked: { $missing }

## position

command-position = Set up a position and show the board, the legal actions, and what each seat sees.
command-position-file = A position as JSON or in one line; - reads the input.
command-position-open = everything face up
command-position-can = { $side } can do one of { $count }
command-position-seen = as { $side } sees it

## simulate

command-simulate = Play random games at full speed and count how long they are and how they end.
command-simulate-games = How many games.
command-simulate-title = { $game }, { $options }, seed { $seed }
command-simulate-games-played = games
command-simulate-decisions = decisions
command-simulate-a-second = { $rate } a second
command-simulate-wins = wins of { $side }
command-simulate-spread = { $least } to { $most }, nine of ten { $low } to { $high }, median { $median }
command-measure-decisions = decisions in a game
command-measure-placements = placements in a game
command-measure-patricians-won = patricians won in a game
command-measure-points = points in a game
command-measure-laurels = laurels in a game
command-measure-last-race-disqualified = disqualified in the last race
command-measure-last-race-stranded = stranded in the last race

## fuzz

command-fuzz = Play random games under all laws, over every combination of options. Exit code 1 if a law was broken.
command-fuzz-more = With --positions: write positions that may contradict themselves. Each is refused with its place, or a whole game can be played from it.
command-fuzz-seconds = How long to look.
command-fuzz-games = Stop after so many games.
command-fuzz-every = Make the costly checks on one of N positions and records only.
command-fuzz-positions = Begin from written positions: real ones with something changed.
command-fuzz-out = Where the record of a failure is written.
command-fuzz-ok = ok: { $counted }
command-fuzz-law = law { $law }: { $what }
command-fuzz-error = error: { $what }
command-fuzz-options = options: { $options }
command-fuzz-seats = seats: { $seats }
command-fuzz-seed-was = seed: { $seed }
command-fuzz-record-in = record: { $path }
command-fuzz-position-in = position: { $path }
command-fuzz-after = after { $counted }
command-fuzz-games-counted =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $seconds } s
command-fuzz-positions-counted =
    { $refused ->
        [one] { $refused } position refused
       *[other] { $refused } positions refused
    }, { $played } played from, { $seconds } s

## fuzz-server

command-fuzz-server = Pester a server with messages that are valid and wrong. Exit code 1 if anything but a refusal came of it.
command-fuzz-server-seconds = How long to pester.
command-fuzz-server-messages = Stop after so many messages.
command-fuzz-server-seed = Decides everything that is said.
command-fuzz-server-finding = round { $round }, after:
command-fuzz-server-counted =
    { $messages ->
        [one] { $messages } message
       *[other] { $messages } messages
    } in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
command-fuzz-server-done =
    { $findings ->
        [one] { $counted }, { $findings } finding
       *[other] { $counted }, { $findings } findings
    }

## arena

command-arena = Play bots against each other: every deal in all arrangements of seats, the same deals for everybody.
command-arena-more = Two seats are rated by Elo, more by OpenSkill, with 95 % intervals. Ctrl-C tells what was played so far.
command-arena-bots = random, thumb, tiro, miles, centurio, legatus, imperator, search:N, crassus, or 'program:COMMAND'.
command-arena-games = Games at every table; no deal is left half played.
command-arena-seats = Seats at a table; as many as bots by default, if so many can play.
command-arena-seed = The seed of the first deal; the next has N + 1.
command-arena-cores = How many cores to play on; all by default.
command-arena-svg = Draw ladder and cross-table into this file.
command-arena-ray = Play on this Ray cluster, or on a `local` one.
command-arena-time-limit = What a program may take for one choice.
command-arena-none-played = no game was played to its end
command-arena-title = { $game }, { $options }, { $games }, seed { $seed }
command-arena-games-played =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
command-arena-games-of = { $count } of { $planned } games
command-arena-head-bot = bot
command-arena-head-games = games
command-arena-head-wins = wins
command-arena-head-place = place
command-arena-head-disqualified = disq.
command-arena-cross = Share of points, row against column
command-arena-cross-places = How often row finishes before column
command-arena-by-seat = won by seat: { $shares }
command-arena-fault = game { $game }, ply { $ply }: { $bot } ({ $side }) lost, it { $what }
command-arena-more-faults =
    { $count ->
        [one] and { $count } fault more
       *[other] and { $count } faults more
    }

## analyse

command-analyse = Tell the chance of every move and the best line of a position, or the mistakes and turning points of a game.
command-analyse-more = Only what the seat knew is used, unless --open is given.
command-analyse-file = A record, or a position as JSON or in one line; - reads the input.
command-analyse-level = Think like tiro, miles, centurio, legatus or imperator; legatus by default.
command-analyse-simulations = Think for so many simulations instead.
command-analyse-seat = Only this seat; by default who is to act.
command-analyse-open = Use everything on the table, also what the seat did not know.
command-analyse-seed = The seed of the search; the same seed, the same thoughts.
command-analyse-svg = Draw the win chance over the game (records only).
command-analyse-to-move = { $side } to move
command-analyse-best-line = best line
command-analyse-more-moves =
    { $count ->
        [one] and { $count } move more
       *[other] and { $count } moves more
    }
command-analyse-more-kinds =
    { $count ->
        [one] and { $count } kind more
       *[other] and { $count } kinds more
    }
command-analyse-may-hold = what { $side } may hold
command-analyse-on-average = on average
command-analyse-at-least-one = at least one
command-analyse-record =
    { $plies ->
        [one] { $game }, { $plies } ply
       *[other] { $game }, { $plies } plies
    }
command-analyse-in-all = in all
command-analyse-head-win-chance = win chance
command-analyse-head-visits = visits
command-analyse-head-at-a-glance = at a glance
command-analyse-head-ply = ply
command-analyse-head-seat = seat
command-analyse-head-move = move
command-analyse-head-chance = chance
command-analyse-head-lost = lost
command-analyse-head-better = better
command-analyse-head-decisions = decisions
command-analyse-head-mean-loss = lost on average
command-analyse-head-inaccuracies = inaccuracies ?!
command-analyse-head-mistakes = mistakes ?
command-analyse-head-blunders = blunders ??

## Pictures

command-picture-arena = Arena · { $game }
command-picture-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
command-picture-seed = seed { $seed }
command-picture-interval = { $rating } with 95 % interval
command-picture-disqualified = disqualified { $share }
command-picture-chance = Win chance
command-picture-share = Share of rivals left behind
command-picture-plies =
    { $count ->
        [one] { $count } ply
       *[other] { $count } plies
    }
command-picture-ended = ended by { $reason }
command-picture-ply = ply
command-picture-inaccuracy = inaccuracy, 5 %
command-picture-mistake = mistake, 10 %
command-picture-blunder = blunder, 20 %
command-picture-lost = or more lost by this move, by what the seat could know

## engine and train

command-engine = Speak the engine protocol on stdin and stdout, as docs/engine-protocol.md tells.
command-engine-level = random, thumb, tiro, miles, centurio, legatus, imperator, or search:N with N simulations.
command-train = Fit the weights of a game’s judge by self-play, and say what that brought.
command-train-more = Everything played is kept in a folder: a course that was interrupted goes on where it stopped.
command-train-generations = How often to play and fit anew.
command-train-games = Games of self-play in a generation.
command-train-simulations = Simulations for every choice.
command-train-hidden = Units of the network.
command-train-rounds = How often a fit goes through all samples.
command-train-seed = The seed of games and fits.
command-train-cores = Processes that play.
command-train-folder = Where games and fits are kept; a course goes on from there.
command-train-out = Where the weights go; by default into the package.
command-train-matches = Games against the judge written by hand.
command-train-told = generation { $generation }: off by { $results } in results, { $choices } in choices
command-train-not-measured = not measured
command-train-gain = wins { $share } of { $games } games against the search with the weights written by hand, { $simulations } simulations

## course

command-course = Check and draw the courses of Ave Caesar.
command-course-check = Check a course file, tell its figures, and draw it.
command-course-check-file = A course file in JSON.
command-course-check-out = Where the picture goes; beside the file by default.
command-course-draw = Draw a course as SVG.
command-course-draw-name = white, blue, yellow, red, or a course file.
command-course-draw-out = Where the picture goes.
command-course-draw-direction = Start places for this direction: clockwise or counter_clockwise.
command-course-draw-geometry = Write a polygon for every cell, too, for other programs.
command-course-head-course = course
command-course-head-rows = rows
command-course-head-cells = cells
command-course-head-narrow = narrow
command-course-head-lap = lap
command-course-head-race = race
command-course-head-lane = imperial lane
command-course-head-picture = picture
command-course-lap-cells = { $least } to { $most } cells
command-course-race-cells = { $least } to { $most } cells, the lane once
command-course-lane-cells = { $cells } cells for { $rows } rows

## box

command-box = Check, show and draw boxes of CAESAR!, with tokens and tiles of one’s own.
command-box-check = Check a box file, show what is in it, and draw it.
command-box-check-file = A box file in JSON.
command-box-check-out = Where the picture goes; beside the file by default.
command-box-show = Show what is in a box.
command-box-show-name = printed, or a box file.
command-box-draw = Draw a box as SVG.
command-box-draw-name = printed, or a box file.
command-box-draw-out = Where the picture goes.
command-box-picture = Picture: { $file }

## serve and config

command-serve = Serve tables in the browser until Ctrl-C.
command-serve-more = What goes wrong is logged to stderr, one JSON object a line.
command-serve-host = Address to listen on.
command-serve-port = Port to listen on; 0 for any free one.
command-serve-database = Where matches are kept.
command-serve-processes = Processes that serve tables; one for each core at most.
command-serve-open = Open the table in a browser, where there is one.
command-serve-at = Triumvir is at { $address }
command-config = Show every setting of the server with its value and meaning.
command-config-setting = setting
command-config-value = value
command-config-environment = environment
command-config-meaning = meaning
command-config-set = (set)
command-setting-host = address to listen on
command-setting-port = port to listen on
command-setting-database = where matches are kept; empty: a file of the user
command-setting-origins = other origins that may use the server, such as https://table.example
command-setting-secret = signs session cookies; empty: made once and kept beside the database
command-setting-secure-cookies = on where people come over https; a trusted proxy tells it by itself
command-setting-trusted-proxies = addresses of proxies whose X-Forwarded-For is believed
command-setting-processes = processes that serve tables; one for each core at most
command-setting-workers = processes that think for bots of all levels; one more is kept for quick ones
command-setting-bot-pace = how long bots take to answer, in percent; 0: no longer than they think
command-setting-bot-tables = tables of one person where bots play among themselves at a time
command-setting-session-days = how long a guest stays known
command-setting-link-hours = how long an invitation is valid
command-setting-max-body = largest body of a request in bytes
command-setting-max-frame = largest message of a socket in bytes
command-setting-max-queue = bytes waiting for a slow reader before it is cut
command-setting-sockets-per-address = sockets that one address may hold
command-setting-silent-per-address = connections of one address that keep the server waiting for something
command-setting-max-sockets = sockets altogether
command-setting-watches-per-socket = matches that one socket may watch
command-setting-messages-per-second = messages of one socket; three times as burst
command-setting-requests-per-second = requests of one address; five times as burst
command-setting-guests-per-minute = new guests from one address
command-setting-guests-per-day = new guests from one address in a day
command-setting-tables-per-minute = new tables of one person
command-setting-tables-per-day = new tables from one address in a day
command-setting-open-tables = tables made by one person that are not over
command-setting-open-tables-per-address = tables made from one address that are not over
command-setting-waiting-hours = how long a table is kept at which nobody has begun to play
command-setting-chat-per-minute = lines of chat of one person
command-setting-idle-minutes = how long a match nobody watches stays in memory
command-setting-log = debug, info, warning or error

## What a server stored

command-backup = Write everything into one file, as it is at one moment; a server may go on meanwhile.
command-backup-file = The backup to write; it must not exist yet.
command-backup-done =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $bytes } bytes
command-restore = Fill an empty database from a backup, and play every match through by the rules.
command-restore-file = A file that `triumvir backup` wrote.
command-restore-done =
    { $matches ->
        [one] { $matches } match restored, { $replayed } of them replayed
       *[other] { $matches } matches restored, { $replayed } of them replayed
    }
command-export = Print or write one match, complete, to be kept or imported elsewhere.
command-export-match = The id of a match.
command-export-output = Where to write it, instead of printing it.
command-export-record = Only the game, as a record that `triumvir replay` reads.
command-export-with-secrets = Also a match that is not over, with what its players must not know.
command-import = Take a match from a file, play it through by the rules, and store it.
command-import-file = A file that `triumvir export` wrote, or - for the input.
command-migrate = Bring the tables of a database to the latest version, and tell which rules its matches are played by.
command-migrate-dry-run = Take every step and then back; nothing is changed.
command-migrate-nothing = version { $version }: nothing to do
command-migrate-from-to = from version { $before } to { $after }
command-migrate-took = took step { $step }
command-migrate-would-take = would take step { $step }
command-migrate-rules =
    { $matches ->
        [one] { $game }, rules version { $version }: { $matches } match, { $unfinished } unfinished
       *[other] { $game }, rules version { $version }: { $matches } matches, { $unfinished } unfinished
    }
command-migrate-rules-unknown = { command-migrate-rules } — not known to this program (known: { $known }): these matches cannot go on here
command-migrate-rules-earlier = { command-migrate-rules } — known; new matches are of version { $latest }

## killtest

command-killtest = Kill servers and trouble their database while people play; check every acknowledged move and line of chat.
command-killtest-rounds = How often something happens to the server.
command-killtest-faults = What happens, separated by commas; by default everything that can.
command-killtest-tables = Tables that are played at the same time.
command-killtest-seed = Decides moves and moments of death.
command-killtest-database = An empty database; by default a file that is deleted afterwards.
command-killtest-restart-postgres = Restarts the PostgreSQL server of the database; { "{" }mode{ "}" } becomes fast or immediate.
command-killtest-now = round { $round } of { $rounds }, { $moves } moves acknowledged
command-killtest-lost = not kept: { $what }
command-killtest-count-rounds = rounds
command-killtest-count-faults = faults
command-killtest-count-lives-of-the-server = lives of the server
command-killtest-count-moves-acknowledged = moves acknowledged
command-killtest-count-moves-sent-again = moves sent again
command-killtest-count-chat-lines-published = chat lines published
command-killtest-count-moves-lost = moves lost
command-killtest-count-moves-doubled = moves doubled
command-killtest-count-chat-lines-lost = chat lines lost
command-killtest-count-chat-lines-doubled = chat lines doubled
command-killtest-count-other-findings = other findings
command-killtest-count-matches = matches
command-killtest-count-matches-replayed = matches replayed
command-killtest-count-seconds-a-round = seconds a round
