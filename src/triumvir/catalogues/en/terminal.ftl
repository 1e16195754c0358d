### What only the terminal says

## The prompt

terminal-hint = number or notation · ? what is possible · hint · rule ID · log · save · resign · quit
terminal-hint-enter = Enter · { terminal-hint }
terminal-hint-back = number or notation · b back · ? what is possible · hint · rule ID · log · quit
terminal-hint-back-enter = Enter · { terminal-hint-back }
terminal-choose-on-board = { $question } Type a gold number of the board ({ $first }–{ $last }).
terminal-not-a-choice = { $word } is none of the choices { $choices }.
terminal-up-to = 1 to { $last }
terminal-illegal = { $action } is not allowed by rule { $rule }. { $text }
terminal-warning = { $warning } Type it again if you mean it.
terminal-unreadable = { $what } — type a number, a notation, or ? to see what is possible.
terminal-possible = You can
terminal-impossible = You cannot
terminal-impossible-line = { $subjects }  by rule { $rule }. { $text }
terminal-nothing-impossible = Nothing that looks playable is forbidden.
terminal-no-rule = There is no rule { $rule }.
terminal-rule-needs-id = Type rule and an id, as in: rule { $example }
terminal-no-rulebook = (the rulebook is not here)
terminal-log = What happened
terminal-log-empty = Nothing has happened yet.
terminal-press-enter = Press Enter to go on.
terminal-hand-over = Pass the seat to { $side }.
terminal-hand-over-hint = { $side }, press Enter when nobody else is looking.
terminal-saved = Saved to { $path }.
terminal-save-where = Save to which file?
terminal-quit-save = Save the game before you leave? Type a file name, or just Enter to leave it unsaved:
terminal-left = You left the table.
terminal-left-saved = You left the table. `triumvir play { $game } --resume { $path }` takes the game up again.
terminal-resign-sure = Resign and give the game away? Type yes:
terminal-yes = yes
terminal-games-head = { $game } ({ $key }) — seats: { $seats }; sides: { $sides }
terminal-games-default = default
terminal-resigned = { $side } resigned.
terminal-resign-not = You play on.
terminal-advice = Best: { $moves }
terminal-advice-move = { $move } { $chance } %
terminal-advice-only = Only { $move } is possible.
terminal-thinking = { $player } is thinking …
terminal-failed = { $player } cannot play on and gives the game away: it { $what }.
terminal-you = you
terminal-player-human = a person
terminal-player-random = a random player
terminal-player-thumb = a player by rule of thumb
terminal-over = The game is over.
terminal-go-on = go on

## Looking back

terminal-ply = ply { $ply } of { $plies }

## A match of several games

terminal-match-game = game { $number } of { $games }
terminal-match-title = Match of { $games } games
terminal-match-column = game { $number }
terminal-match-points = points
terminal-match-wins = wins
terminal-match-first = first player
terminal-match-second = second player
terminal-match-next = Now you swap sides. Press Enter for the next game.
terminal-match-yours = You win the match.
terminal-match-theirs = The match goes to { $player }.
terminal-match-drawn = The match is drawn.

## Rules

terminal-rule-code = implemented in
terminal-rule-tests = tested by
terminal-rule-nothing = { $title }: nothing found here

## CAESAR!

terminal-caesar-letter-caesar = C
terminal-caesar-letter-pompey = P
terminal-caesar-short-HU = Hisp. Ult.
terminal-caesar-short-HC = Hisp. Cit.
terminal-caesar-short-GC = G. Cisalp.
terminal-caesar-legend = † sword  ◊ shield  ≈ ship  ✶ laurel, anywhere  ▒ face down  ■ marker
terminal-caesar-legend-border-control = { terminal-caesar-legend }  { "{" } { "}" } border control
terminal-caesar-legend-short = † sword ◊ shield ≈ ship ✶ any
terminal-caesar-turn = { $side } to play
terminal-caesar-over = { $side } has won
terminal-caesar-row = row
terminal-caesar-hidden = { $count } hidden
terminal-caesar-empty = none
terminal-caesar-bag = bag { $count }
terminal-caesar-markers = { $count } left
terminal-caesar-senate = Senate { $row }
terminal-caesar-tile = tile { $tile }
terminal-caesar-deck = tiles to come { $deck }
terminal-caesar-bank = bank { $bank }
terminal-caesar-tied = tied
terminal-caesar-turned = down
terminal-caesar-extra-turn = another turn follows
terminal-caesar-ask-token = Which token do you place?
terminal-caesar-ask-space = Where do you place { $token }?
terminal-caesar-ask-facing = { $token } on { $space }: which value faces which province?
terminal-caesar-face-down = face down, counting nothing; for it you draw from the bank
terminal-caesar-total = { $province } +{ $value } → C { $caesar } : { $pompey } P
terminal-caesar-closes = closed: { $bonus } for you, { $holder }
terminal-caesar-holder = control for { $side }
terminal-caesar-tie = a tie
terminal-caesar-tie-solo = a tie, which Crassus may win by rule C8.5
terminal-caesar-first = { $province } first (C { $caesar } : { $pompey } P, { $bonus })
terminal-caesar-bonus-first = { $bonus } first ({ $province })
terminal-caesar-might-token = { $token }, { $space }
terminal-caesar-might-marker = the control marker on { $province }

## Ave Caesar

terminal-ave-turn = { $chariot } to move
terminal-ave-driven = { $player } drives { $chariot }
terminal-ave-over = the tournament is over
terminal-ave-race = race { $race } of { $races }, { $course }, { $direction }
terminal-ave-legend = █ wall  N narrow  K imperial lane
terminal-ave-start = start
terminal-ave-lap = lap { $lap }
terminal-ave-home = home
terminal-ave-paid = paid
terminal-ave-to-pay = to pay
terminal-ave-disqualified = disqualified
terminal-ave-disqualified-short = disqual.
terminal-ave-leads-tied = leads, tied
terminal-ave-sixes-locked = 6 locked
terminal-ave-no-six = no 6
terminal-ave-to-go = { $cells } to go
terminal-ave-too-short = { $points } too few
terminal-ave-hand = hand
terminal-ave-next = Next: { $chariots }
terminal-ave-nobody = nobody
terminal-ave-standing = Laurels: { $laurels }
terminal-ave-to-come = To come: { $races }
terminal-ave-to-come-race = { $course }, { $direction }
terminal-ave-turned-up = Turned up for the start: { $cards }
terminal-ave-head-chariot = chariot
terminal-ave-head-cell = cell
terminal-ave-head-lap = lap
terminal-ave-head-denarius = denarius
terminal-ave-head-to-go = to go
terminal-ave-head-spare = spare
terminal-ave-head-left = left of 1–6
terminal-ave-head-hand = hand
terminal-ave-ask-card = { $chariot }: which card do you play?
terminal-ave-ask-cell = { $chariot }, card { $card }: where to? At best { $spare }.
terminal-ave-ask-drive = { $chariot }, neutral, has turned up a { $card }: where do you drive it (rule A7.1)?
terminal-ave-blocked = { $chariot } cannot move any card in full and skips (rule A3.3).
terminal-ave-only-sixes = { $chariot } leads with nothing but sixes and skips (rule A4.4).
terminal-ave-lane-taken = { $chariot } is kept from the imperial lane and must skip until the way is free (rule A5.4).
terminal-ave-cells =
    { $count ->
        [one] { $count } cell, { $least } to go
       *[other] { $count } cells, { $least } to go
    }
terminal-ave-cells-range =
    { $count ->
        [one] { $count } cell, { $least } to { $most } to go
       *[other] { $count } cells, { $least } to { $most } to go
    }
terminal-ave-one = to { $cell }, { $outlook }, { $spare }
terminal-ave-finish = across the line and home
terminal-ave-skip = skip, keep all cards
terminal-ave-wait = skip and wait for the lane (A5.4)
terminal-ave-keep = skip and keep the sixes (A4.4)
terminal-ave-pays = pays
terminal-ave-disqualifies = OUT by A5.3
terminal-ave-misses = LANE MISSED
terminal-ave-warn-disqualifies = { $chariot } would begin the third lap unpaid and be disqualified, no points (rule A5.3).
terminal-ave-warn-misses = From there the lane cannot be reached before the third lap: no points (rule A5.3).

## Caesar & Cleopatra

terminal-cleo-short-P = P
terminal-cleo-short-assassination = Assassin
terminal-cleo-short-wrath = Wrath
terminal-cleo-short-shuffle = shuffle Orgy
terminal-cleo-preset-guarded = guarded: Veto and Spy on top
terminal-cleo-preset-scheming = scheming: Spy, Castling and Scout first
terminal-cleo-preset-storming = storming: two Assassinations and the Wrath first
terminal-cleo-step-set_up = set-up, in secret
terminal-cleo-step-start = { $active } to play
terminal-cleo-step-lay = { $active } lays influence
terminal-cleo-step-second = { $active } lays the second card face up
terminal-cleo-step-after = { $active } may still play an action card
terminal-cleo-step-veto = { $active } plays { $action }: { $asked } is asked for a Veto
terminal-cleo-step-spying = { $active }’s Spy looks into the hand of { $other }
terminal-cleo-step-castle = { $active } lays out the cards of a Castling
terminal-cleo-step-replace = { $asked } may draw a replacement
terminal-cleo-step-exchange = { $active } exchanges cards
terminal-cleo-step-draw = { $active } draws, { $due } to go
terminal-cleo-step-ticket = { $active } has turned up an Orgy and holds a ticket
terminal-cleo-step-over = the game is over
terminal-cleo-alone = { $step } (plays on alone)
terminal-cleo-legend = ▒ face down  ▒3 yours, face down  ~ castled  Σ influence  ■ patrician won  ★ your bonus
terminal-cleo-closed = closed
terminal-cleo-next-vote = vote { $chance }
terminal-cleo-vote-short = next vote
terminal-cleo-hand = hand
terminal-cleo-hand-empty = empty
terminal-cleo-backs = { $influence } influence, { $action } action
terminal-cleo-known = surely { $cards }
terminal-cleo-reserves = reserves { $influence } influence, { $action } action
terminal-cleo-reserves-short = reserves { $influence }+{ $action }
terminal-cleo-bonus = bonus { $group }
terminal-cleo-bonus-hidden = bonus hidden
terminal-cleo-bonus-to-come = bonus to come
terminal-cleo-tickets = tickets { $count }
terminal-cleo-points = points { $points }
terminal-cleo-order = action reserve from the top
terminal-cleo-order-short = reserve
terminal-cleo-put-away = exchanged
terminal-cleo-laying-out = to lay out
terminal-cleo-pile = vote pile of { $count }
terminal-cleo-pile-short = vote pile { $count }: a group
terminal-cleo-discards = out until the shuffle
terminal-cleo-discards-short = out
terminal-cleo-nothing = nothing
terminal-cleo-chance = a group is called { $now }, in the long run { $later }
terminal-cleo-still-out = still out
terminal-cleo-still-out-own = { $side }, in your reserves
terminal-cleo-still-out-other = { $side }, unseen
terminal-cleo-ask-order = In secret, card { $place } of your action reserve: which comes next?
terminal-cleo-ask-order-first = In secret, order your action reserve: which card lies on top?
terminal-cleo-ask-preset = In secret: in which order do you put your action reserve?
terminal-cleo-ask-first-lay = In secret: which card do you lay face down at the { $group }?
terminal-cleo-ask-start = Your turn. What do you do?
terminal-cleo-ask-lay = Now you must lay influence.
terminal-cleo-ask-second = Which second card do you lay face up?
terminal-cleo-ask-after = Influence is laid. Do you still play an action card?
terminal-cleo-ask-card =
    { $face ->
        [up] Which card do you lay face up?
       *[down] Which card do you lay face down?
    }
terminal-cleo-ask-group =
    { $face ->
        [up] { $card } face up: at which group?
       *[down] { $card } face down: at which group?
    }
terminal-cleo-ask-assassination = Assassination: which open card of { $other } is discarded?
terminal-cleo-ask-castling = Castling: between which two groups do you lay out your cards anew?
terminal-cleo-ask-scout = Scout: at which group are { $other }’s cards turned up?
terminal-cleo-ask-wrath = Wrath of the Gods: at which group is everything discarded?
terminal-cleo-ask-veto = { $active } plays { $what }. Do you veto it?
terminal-cleo-ask-spying = Your Spy sees the hand of { $other }. Which card is discarded?
terminal-cleo-ask-castle = Castling, { $count } to lay out: where does your { $card } go, face down?
terminal-cleo-ask-replace = You may draw one card from either reserve.
terminal-cleo-ask-exchange = Which card do you exchange?
terminal-cleo-ask-exchange-on = { $count } put away. Which card besides?
terminal-cleo-ask-draw = Draw a card ({ $due } to go). From which reserve?
terminal-cleo-down = lay one card face down
terminal-cleo-second-down = lay a second card face down
terminal-cleo-up = lay two cards face up
terminal-cleo-whole-order = a whole order
terminal-cleo-play-first = { $card } first
terminal-cleo-play-after = play { $card }
terminal-cleo-finish = no, go on
terminal-cleo-exchange = exchange cards
terminal-cleo-pass = pass
terminal-cleo-pair = { $first } and { $second }
terminal-cleo-victim = { $card } at the { $group }
terminal-cleo-veto = veto it
terminal-cleo-allow = let it happen
terminal-cleo-allow-only = let it happen (you hold no Veto)
terminal-cleo-draw = { $reserve } ({ $count } left)
terminal-cleo-draw-known = { $reserve } ({ $count } left, { $card } on top)
terminal-cleo-decline = no card
terminal-cleo-enough = no more: draw { $count }
terminal-cleo-spend = spend one of { $tickets }
terminal-cleo-keep = no, take another ticket
terminal-cleo-reserve-influence = influence
terminal-cleo-reserve-action = action
