## The words of the box

ave-faction-russata = Russata
ave-faction-albata = Albata
ave-faction-veneta = Veneta
ave-faction-prasina = Prasina
ave-faction-aurata = Aurata
ave-faction-purpurea = Purpurea

ave-course-white = White course
ave-course-blue = Blue course
ave-course-yellow = Yellow course
ave-course-red = Red course
ave-course-added = Course “{ $course }”
ave-direction-clockwise = clockwise
ave-direction-counter_clockwise = counter-clockwise

## What is read aloud

ave-board = Race course
ave-hand = Hand of { $chariot }
ave-card = Card { $card }
ave-card-barred = Card { $card }, cannot be played now
ave-turned-card = Card turned up by { $chariot }
ave-label-chariot = { $chariot } on { $cell }, lap { $lap }
ave-label-reach =
    { $cost ->
        [0] { $cell }, card { $cards }, the shortest way
        [one] { $cell }, card { $cards }, { $cost } cell longer
       *[other] { $cell }, card { $cards }, { $cost } cells longer
    }
ave-label-out = { $cell }, card { $cards }: disqualified there
ave-label-finish = Across the line and home, card { $cards }
ave-hail = Ave Caesar!

## The panel

ave-race = Race { $race } of { $races }
ave-lap = Lap { $lap } of 3
ave-paid = Denarius paid
ave-unpaid = Denarius still to be paid
ave-disqualified = Disqualified
ave-neutral = neutral
ave-leads = leads
ave-sixes-locked = May not play a six while leading
ave-laurels-word = laurels
ave-laurels =
    { $count ->
        [one] { $count } laurel
       *[other] { $count } laurels
    }
ave-cards-left = Cards left by value: { $cards }
ave-spare = { $points } to spare
ave-no-way = lane missed
ave-state-racing = racing
ave-state-home = home, { $rank }.
ave-state-stranded = stranded
ave-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
ave-standings = Standings
ave-skip = Skip

## What is asked

ave-prompt-card = { $chariot }: choose a card.
ave-prompt-card-or-wait = { $chariot }: choose a card, or skip and wait for the lane.
ave-prompt-card-or-keep = { $chariot }: play one of the sixes, or skip and keep them.
ave-prompt-drive = { $chariot }, neutral, has turned up a { $card }: choose a cell for it.
ave-prompt-drive-move = { $chariot } drives there with its { $card }.
ave-prompt-drive-finish = { $chariot } drives across the line with its { $card }.
ave-prompt-cell = Card { $card }: choose a cell. The numbers say how much longer the way becomes.
ave-prompt-move =
    { $cost ->
        [0] Card { $card }: the shortest way.
        [one] Card { $card }: { $cost } cell longer than the shortest way.
       *[other] Card { $card }: { $cost } cells longer than the shortest way.
    }
ave-prompt-out = Card { $card }: you would begin the third lap without having paid and be disqualified.
ave-prompt-finish = Card { $card }: across the line and home.
ave-prompt-skip-no_way = { $chariot } cannot move any card in full and skips the turn.
ave-prompt-skip-only_sixes = { $chariot } leads with nothing but sixes and skips the turn.
ave-prompt-skip-lane_taken = { $chariot } is kept from the imperial lane in the last lap to pay, and must skip until the way is free.
ave-prompt-skip-chosen = { $chariot } skips and keeps all cards.
ave-prompt-wait = { $chariot } is to move.
ave-prompt-wait-driver = { $player } drives { $chariot }, neutral.
ave-prompt-over =
    { $reason ->
        [laurels] The tournament is over. { $winners } has won: the most laurels.
        [shared_laurels] The tournament is over. { $winners } win together.
       *[no_laurels] The tournament is over. Nobody has laurels, nobody wins.
    }

## The log

ave-event-RaceBegan-clockwise = Race { $race }, { $course }, clockwise. Start: { $order }
ave-event-RaceBegan-counter_clockwise = Race { $race }, { $course }, counter-clockwise. Start: { $order }
ave-event-CardDrawn = { $chariot } draws a { $card }.
ave-event-CardPlayed = { $chariot } plays a { $card }.
ave-event-CardTurned = { $chariot }, neutral, turns up a { $card }.
ave-event-ReinsTaken = { $player } drives { $chariot }.
ave-event-ChariotMoved =
    { $cells ->
        [one] { $chariot } drives { $cells } cell.
       *[other] { $chariot } drives { $cells } cells.
    }
ave-event-ChariotMoved-crossed =
    { $cells ->
        [one] { $chariot } drives { $cells } cell across the line.
       *[other] { $chariot } drives { $cells } cells across the line.
    }
ave-event-TurnSkipped = { $chariot } skips.
ave-event-TurnSkipped-no_way = { $chariot } cannot move any card in full and skips.
ave-event-TurnSkipped-only_sixes = { $chariot } leads with nothing but sixes and skips.
ave-event-TurnSkipped-lane_taken = { $chariot } is kept from the imperial lane and waits.
ave-event-CardDiscarded = { $chariot } cannot move it: the card is discarded.
ave-event-NeutralBlocked = { $chariot }, neutral, is blocked and turns no card.
ave-event-DenariusPaid = “Ave Caesar!” { $chariot } pays the denarius.
ave-event-ChariotDisqualified = { $chariot } begins the third lap unpaid: disqualified.
ave-event-ChariotFinished =
    { $laurels ->
        [0] { $chariot } is home, without laurels.
        [one] { $chariot } is home: { $laurels } laurel.
       *[other] { $chariot } is home: { $laurels } laurels.
    }
ave-event-ChariotStranded = { $chariot } has no cards left and is stranded.
ave-event-RaceEnded = Race { $race } is over: { $result }
