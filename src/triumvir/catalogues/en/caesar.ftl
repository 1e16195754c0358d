## The words of the box

caesar-side-caesar = Caesar
caesar-side-pompey = Pompey
caesar-crassus = Auto-Crassus

caesar-province-HU = Hispania Ulterior
caesar-province-HC = Hispania Citerior
caesar-province-MT = Mauritania
caesar-province-GA = Gallia
caesar-province-SD = Sardinia
caesar-province-GC = Gallia Cisalpina
caesar-province-NU = Numidia
caesar-province-IT = Italia
caesar-province-SC = Sicilia
caesar-province-AF = Africa
caesar-province-DM = Dalmatia
caesar-province-AC = Achaia
caesar-province-MD = Macedonia
caesar-province-CY = Cyrene
caesar-province-CR = Creta
caesar-province-AG = Aegyptus
caesar-province-AS = Asia
caesar-province-SY = Syria

caesar-symbol-sword = sword
caesar-symbol-shield = shield
caesar-symbol-ship = ship
caesar-symbol-laurel = laurel
caesar-symbol-swordshield = sword or shield
caesar-symbol-swordship = sword or ship
caesar-symbol-shieldship = shield or ship

caesar-bonus-tactics = Tactics
caesar-bonus-wealth = Wealth
caesar-bonus-might = Might
caesar-bonus-senate = Senate
caesar-bonus-poison = Poison
caesar-bonus-centurion = Centurion

caesar-token =
    { $centurion ->
        [yes] Centurion { $symbol } { $high }/{ $low }
       *[no] { $symbol } { $high }/{ $low }
    }
caesar-space = { $first } – { $second }

## What is read aloud

caesar-board = Map of the provinces
caesar-hand = Your supply
caesar-label-empty = { $space }, empty, { $symbol }
caesar-label-down = { $space }, { $side }, face down
caesar-label-token = { $side }: { $one } toward { $first }, { $two } toward { $second }
caesar-label-open = { $province }, { $bonus }. Caesar { $caesar }, Pompey { $pompey }
caesar-label-held =
    { $turned ->
        [yes] { $province }, controlled by { $side }, marker face down
       *[no] { $province }, controlled by { $side }
    }
caesar-label-tied = { $province }, tied, controlled by nobody

## The panel

caesar-markers-left =
    { $count ->
        [one] { $count } marker left
       *[other] { $count } markers left
    }
caesar-senate-row = Senate
caesar-senate-under =
    { $count ->
        [one] { $count } marker under this Senate
       *[other] { $count } markers under this Senate
    }
caesar-supply-word = supply
caesar-supply =
    { $count ->
        [one] { $count } token in the supply
       *[other] { $count } tokens in the supply
    }
caesar-bag-word = bag
caesar-bag =
    { $count ->
        [one] { $count } token in the bag
       *[other] { $count } tokens in the bag
    }
caesar-removed = { $count } out of the game
caesar-wealth-due =
    { $count ->
        [one] { $count } more token at the end of the turn
       *[other] { $count } more tokens at the end of the turn
    }
caesar-skips =
    { $count ->
        [one] skips the next draw
       *[other] skips the next { $count } draws
    }
caesar-centurions = Centurions
caesar-centurion-is =
    { $where ->
        [beside] { $token }, beside the bag
        [taken] { $token }, taken
       *[seen] { $token }, in play
    }
caesar-unseen = Not seen yet: { $count }
caesar-bank = Bank:
caesar-winner = Winner
caesar-crassus-row = Row of Crassus: { $tokens }
caesar-crassus-row-empty = His row is empty.
caesar-crassus-deck = Tiles still to come
caesar-command-draw1 = draw 1
caesar-command-draw2 = draw 2
caesar-command-draw_centurion = draw a Centurion
caesar-command-execute = place
caesar-command-discard1 = discard 1
caesar-aim-1 = He can gain control of { $province }: the lowest value that suffices.
caesar-aim-2 = He closes { $province }, though you get it: the lowest value.
caesar-aim-3 = He is furthest behind in { $province }: his highest value.
caesar-aim-4 = He is nearest to control in { $province }: his highest value.
caesar-aim-5 = { $province } is next to a province of his: the highest value.
caesar-aim-6 = { $province } is central: the highest value.
caesar-aim-7 = { $province } takes his highest value.

## What is asked

caesar-prompt-token = Choose a token to place.
caesar-prompt-token-here = Which token shall go here?
caesar-prompt-space = Choose a space for { $token }.
caesar-prompt-changes = { $first } { $before1 } → { $after1 }, { $second } { $before2 } → { $after2 }.
caesar-prompt-closes = { $first } { $before1 } → { $after1 }, { $second } { $before2 } → { $after2 }. This closes: { $province }.
caesar-prompt-down = { $space }: face down, it counts nothing; for it you draw from the bank.
caesar-prompt-order = Your token closes two provinces. Which one is resolved first?
caesar-prompt-order-this = { $province } first.
caesar-prompt-order-bonus = Both provinces are closed. Which bonus takes effect first?
caesar-prompt-order-bonus-this = { $bonus } first.
caesar-prompt-bank = Draw a token from the bank?
caesar-prompt-bonus-tactics = { $bonus }: another turn after this one. Use it?
caesar-prompt-bonus-wealth = { $bonus }: one more token, and the supply stays larger. Use it?
caesar-prompt-bonus-might = { $bonus }: choose a token or control marker of the opponent to turn face down, or decline.
caesar-prompt-bonus-poison = { $bonus }: a random token of the opponent goes back to the bag. Use it?
caesar-prompt-bonus-centurion = { $bonus }: choose a Centurion instead of drawing. Use it?
caesar-prompt-might-token = The token { $space } will be turned face down.
caesar-prompt-might-marker = The control marker on { $province } will be turned face down.
caesar-prompt-take = Choose a Centurion instead of drawing.
caesar-prompt-take-this = { $token } goes to your supply.
caesar-prompt-pass = None of your tokens fits an empty space. You pass and draw.
caesar-prompt-crassus = Auto-Crassus plays.
caesar-prompt-wait = { $side } is to play.
caesar-prompt-over =
    { $reason ->
        [markers] { $side } has won: the last control marker is down.
        [markers_removed] { $side } has won: the last marker has left the game.
        [stuck] { $side } has won: the other side cannot place a token.
       *[standstill] { $side } has won: no token fits anywhere, and the other side was stuck first.
    }

caesar-turn-round = Facing
caesar-facing = { $first } { $one } · { $second } { $two }
caesar-face-down = Face down
caesar-answer-use = Use { $bonus }
caesar-answer-decline = Decline
caesar-answer-pass = Pass
caesar-answer-draw = Draw from the bank
caesar-answer-leave = Do not draw
caesar-answer-first = { $bonus } ({ $province })

## The log

caesar-event-TurnBegan = { $side }’s turn
caesar-event-TurnBegan-extra = Another turn for { $side } by Tactics
caesar-event-TokenPlaced = { $side } places { $token }: { $one } toward { $first }, { $two } toward { $second }.
caesar-event-TokenPlaced-hidden = { $side } places { $token } face down between { $first } and { $second }.
caesar-event-TokenPlaced-unknown = { $side } places a token face down between { $first } and { $second }.
caesar-event-Passed = { $side } has no token that fits and passes.
caesar-event-BankDrawn = { $side } draws { $bonus } from the bank.
caesar-event-BankLeft = { $side } does not draw from the bank.
caesar-event-ProvinceClosed = { $province } is closed, Caesar { $caesar } : { $pompey } Pompey. { $side } takes { $bonus }.
caesar-event-ProvinceHeld =
    { $markers ->
        [0] { $side } controls { $province }; no marker is left for it.
        [one] { $side } controls { $province }.
       *[other] { $side } controls { $province } with { $markers } markers.
    }
caesar-event-ProvinceTied = { $province } is tied: nobody controls it.
caesar-event-BorderMarked = { $side } marks the border { $space }.
caesar-event-SenateKept =
    { $markers ->
        [0] { $side } keeps the Senate, without a marker under it.
        [one] { $side } keeps the Senate, { $markers } marker under it.
       *[other] { $side } keeps the Senate, { $markers } markers under it.
    }
caesar-event-BonusUsed = { $side } uses { $bonus }.
caesar-event-BonusDeclined = { $side } does not use { $bonus }.
caesar-event-BonusDiscarded = { $side } throws { $bonus } away.
caesar-event-MarkerRemoved = A marker of { $side } leaves the game.
caesar-event-TokenTurned = The token { $space } is turned face down.
caesar-event-MarkerTurned = The control marker on { $province } is turned face down.
caesar-event-TokenDrawn = { $side } draws { $token }.
caesar-event-TokenDrawn-unknown = { $side } draws a token.
caesar-event-BagEmpty = The bag of { $side } is empty.
caesar-event-DrawPutOff = { $side } will draw one more token at the end of the turn.
caesar-event-TokenReturned = { $side }: { $token } goes back to the bag.
caesar-event-CenturionTaken = { $side } takes { $token }.
caesar-event-DrawSkipped = { $side } skips the draw for a Centurion.
caesar-event-TileTurned = Crassus turns up tile { $tile }
caesar-event-TileTurned-shuffled = The tiles are shuffled; Crassus turns up tile { $tile }
caesar-event-StackEmpty = Crassus has no Centurion left to draw.
caesar-event-CrassusSkipped =
    { $command ->
        [discard1] Crassus discards nothing, since a draw fell short.
       *[execute] Crassus cannot place again.
    }
