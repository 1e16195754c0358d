## The words of the box

cleo-side-caesar = Caesar
cleo-side-cleopatra = Cleopatra

cleo-group-senators = Senators
cleo-group-praetors = Praetors
cleo-group-quaestors = Quaestors
cleo-group-censors = Censors
cleo-group-aediles = Aediles

cleo-vote-senators = Senators
cleo-vote-praetors = Praetors
cleo-vote-quaestors = Quaestors
cleo-vote-censors = Censors
cleo-vote-aediles = Aediles
cleo-vote-orgy = Orgy
cleo-vote-shuffle = Orgy, please shuffle

cleo-card-P = Philosopher
cleo-card-assassination = Assassination
cleo-card-spy = Spy
cleo-card-castling = Castling
cleo-card-scout = Scout
cleo-card-wrath = Wrath of the Gods
cleo-card-veto = Veto

cleo-explain-P = Philosopher: turns the result of a vote round, unless both sides have equally many.
cleo-explain-assassination = Assassination: a face-up card of the opponent is discarded.
cleo-explain-spy = Spy: see the opponent’s hand and discard one of its cards.
cleo-explain-castling = Castling: lay out your cards at two groups anew, all face down.
cleo-explain-scout = Scout: the opponent’s cards at a group are turned up.
cleo-explain-wrath = Wrath of the Gods: all cards at a group are discarded.
cleo-explain-veto = Veto: cancels an action of the opponent.

## What is read aloud

cleo-board = The five groups of patricians
cleo-hand = Your hand
cleo-face-down = face down
cleo-label-temple = { $group }: { $left } left, Caesar { $caesar }, Cleopatra { $cleopatra }
cleo-label-row =
    { $count ->
        [one] { $side } at the { $group }: { $count } card
       *[other] { $side } at the { $group }: { $count } cards
    }
cleo-label-sum = Influence of { $side }: { $sum }
cleo-label-victim = Discard { $card } at the { $group }
cleo-choose-group = Choose the { $group }
cleo-bonus-yours = Your bonus group

## The urn

cleo-urn = Vote pile
cleo-urn-left =
    { $count ->
        [one] { $count } vote card in the urn
       *[other] { $count } vote cards in the urn
    }
cleo-odds = { $card }: { $count } of { $total }

## The panel

cleo-winner = Winner
cleo-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cleo-hand-size =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
cleo-reserve-influence = Influence
cleo-reserve-action = Actions
cleo-bonus = Bonus card: { $group }
cleo-tickets =
    { $count ->
        [one] { $count } orgy ticket
       *[other] { $count } orgy tickets
    }
cleo-known = Surely in hand: { $cards }
cleo-out-own = Your cards in the reserves
cleo-out-other = Cards you have not seen
cleo-order = Action reserve from the top

## The desk

cleo-desk = Set-up
cleo-desk-bonus = Your secret bonus: the majority of the { $group }.
cleo-desk-order = Order your action reserve, first card on top
cleo-desk-lay = Lay one card face down at each group
cleo-desk-hint = Drag, tap two to swap them, or use Shift and the arrow keys.
cleo-sort = { $place }. { $item }
cleo-preset-guarded = Guarded
cleo-preset-scheming = Scheming
cleo-preset-storming = Storming

## What is asked

cleo-prompt-set_up = Order your reserve, lay your first cards, and confirm.
cleo-prompt-set_up-order = Order your action reserve and confirm; the bonus cards are dealt afterwards.
cleo-prompt-set_up-lay = Lay your first cards and confirm.
cleo-prompt-set_up-wait = You are set up. The other side is still at it.
cleo-prompt-set_up-wait-bonus = Your reserve is in order. The bonus cards are dealt as soon as the other side is ready.
cleo-prompt-start = Lay one card face down or two face up, play an action, exchange, or pass.
cleo-prompt-lay = Now lay influence.
cleo-prompt-second = Lay a second card face up.
cleo-prompt-after = Influence is laid. You may still play an action.
cleo-prompt-veto = Do you let it happen?
cleo-prompt-spying = Your Spy chooses a card to be discarded.
cleo-prompt-castle = Give each card to one of the two groups; tap a card to move it over.
cleo-prompt-replace = You may draw a card for it.
cleo-prompt-exchange =
    { $count ->
        [one] { $count } card put away. Another one, or enough?
       *[other] { $count } cards put away. Another one, or enough?
    }
cleo-prompt-draw =
    { $due ->
        [one] Draw a card from either reserve.
       *[other] Draw a card from either reserve, { $due } to go.
    }
cleo-prompt-ticket = { $card }! Spend a ticket and turn up the next card?
cleo-prompt-wait = { $side } is to decide.
cleo-prompt-group =
    { $face ->
        [up] { $card } face up: choose a group.
       *[down] { $card } face down: choose a group.
    }
cleo-prompt-lays =
    { $face ->
        [up] { $card } face up at the { $group }.
       *[down] { $card } face down at the { $group }.
    }
cleo-prompt-strikes = Assassination: { $card } at the { $group } is discarded.
cleo-prompt-target-assassination = Assassination: choose a face-up card of the opponent.
cleo-prompt-target-spy = Spy: look into the opponent’s hand.
cleo-prompt-target-castling = Castling: choose two groups.
cleo-prompt-target-scout = Scout: choose a group.
cleo-prompt-target-wrath = Wrath of the Gods: choose a group.
cleo-prompt-target-veto = A Veto answers an action of the opponent.
cleo-prompt-chosen-spy = Spy: look into the opponent’s hand.
cleo-prompt-chosen-castling = Castling between { $group } and { $second }.
cleo-prompt-chosen-scout = Scout: the opponent’s cards at the { $group } are turned up.
cleo-prompt-chosen-wrath = Wrath of the Gods: everything at the { $group } is discarded.
cleo-prompt-chosen-veto = You veto it; the Veto is discarded.
cleo-prompt-chosen-allow = You let it happen.
cleo-prompt-chosen-take = { $card } is discarded.
cleo-prompt-chosen-move = { $card } goes to the { $group }.
cleo-prompt-chosen-draw =
    { $reserve ->
        [action] Draw from your action reserve.
       *[influence] Draw from your influence reserve.
    }
cleo-prompt-chosen-decline = You draw nothing.
cleo-prompt-chosen-swap = { $card } is put away; you draw another card later.
cleo-prompt-chosen-enough = On to drawing.
cleo-prompt-chosen-pass = You pass.
cleo-prompt-chosen-finish = No action; on to refilling your hand.
cleo-prompt-chosen-spend = You spend a ticket; the next card is turned up.
cleo-prompt-chosen-keep = You take another ticket.
cleo-prompt-chosen-preset = This order.
cleo-prompt-chosen-next = { $card } comes next.
cleo-prompt-over =
    { $winner ->
        [nobody] The game is over: a draw.
       *[other] The game is over: { $side } has won.
    }

cleo-use-down = Face down
cleo-use-up = Face up
cleo-use-swap = Exchange
cleo-answer-pass = Pass
cleo-answer-finish = No action
cleo-answer-enough = Enough
cleo-answer-decline = Draw nothing
cleo-answer-spend = Spend a ticket
cleo-answer-keep = Keep it
cleo-castling = Castling
cleo-castling-move = { $card } to the { $group }
cleo-veto-question = Do you let it happen?
cleo-allow = Let it happen
cleo-veto = Veto
cleo-veto-none = You hold no Veto.
cleo-spying = Your Spy sees this hand. Which card is discarded?
cleo-announced-assassination = { $action } on your { $card } at the { $group }
cleo-announced-spy = { $action } on your hand
cleo-announced-castling = { $action } between { $group } and { $second }
cleo-announced-scout = { $action } at the { $group }
cleo-announced-wrath = { $action } at the { $group }

## The score

cleo-score = Score
cleo-score-patricians = Patricians
cleo-score-majorities = Majorities
cleo-score-whole = Whole groups
cleo-score-bonus = Bonus card
cleo-score-total = Points

## The log

cleo-event-DeckOrdered = { $side } orders the action reserve: { $cards }.
cleo-event-DeckOrdered-unknown = { $side } orders the action reserve.
cleo-event-BonusDealt = { $side } gets a secret bonus card: { $group }.
cleo-event-BonusDealt-unknown = { $side } gets a secret bonus card.
cleo-event-StartingHandTaken = { $side } has laid five cards and takes 1 to 5 in hand.
cleo-event-TurnBegan = { $side }’s turn
cleo-event-TurnBegan-alone = { $side } plays on alone
cleo-event-LonePhaseBegan = Only { $side } has influence cards left.
cleo-event-TurnCutShort = { $side } cannot lay anything: the turn ends.
cleo-event-Passed = { $side } passes.
cleo-event-CardLaid = { $side } lays { $card } face up: { $group }.
cleo-event-CardLaid-down = { $side } lays { $card } face down: { $group }.
cleo-event-CardLaid-unknown = { $side } lays a card face down: { $group }.
cleo-event-CardDrawn = { $side } draws { $card }.
cleo-event-CardDrawn-unknown =
    { $reserve ->
        [action] { $side } draws an action card.
       *[influence] { $side } draws an influence card.
    }
cleo-event-DrawDeclined = { $side } draws no card.
cleo-event-CardExchanged = { $side } puts { $card } away.
cleo-event-CardExchanged-unknown =
    { $back ->
        [action] { $side } puts an action card away.
        [influence] { $side } puts an influence card away.
       *[either] { $side } puts a card away.
    }
cleo-event-ActionAnnounced-assassination = { $side } plays { $action }: { $card }, { $group }.
cleo-event-ActionAnnounced-spy = { $side } plays { $action }.
cleo-event-ActionAnnounced-castling = { $side } plays { $action }: { $group } and { $second }.
cleo-event-ActionAnnounced-scout = { $side } plays { $action }: { $group }.
cleo-event-ActionAnnounced-wrath = { $side } plays { $action }: { $group }.
cleo-event-VetoHeld = { $side } holds a Veto.
cleo-event-VetoHeld-not = { $side } holds no Veto.
cleo-event-ActionVetoed = { $side } plays a Veto: the action is cancelled.
cleo-event-ActionAllowed = { $side } lets it happen.
cleo-event-HandShown = The Spy sees the hand of { $side }: { $cards }.
cleo-event-HandShown-unknown = The Spy sees the hand of { $side }.
cleo-event-CardTaken = { $side } loses { $card } from the hand.
cleo-event-CardAssassinated = { $side } loses { $card }: { $group }.
cleo-event-CardsPickedUp = { $side } picks up all own cards: { $first } and { $second }.
cleo-event-CardMoved = { $side } lays { $card } anew: { $group }.
cleo-event-CardsLaidOut = { $side } lays out face down: { $first } { $one }, { $second } { $two }.
cleo-event-CardsTurnedUp = { $group }: { $side } shows { $cards }.
cleo-event-GroupStruck = The Wrath of the Gods strikes: { $group }. Caesar loses { $caesar }, Cleopatra { $cleopatra }.
cleo-event-VoteCardTurned = Vote card: { $card }.
cleo-event-VoteCardSettled-removed = This orgy leaves the game.
cleo-event-VoteCardSettled-shuffled = All vote cards are shuffled.
cleo-event-TicketGained = { $side } gains an orgy ticket.
cleo-event-TicketSpent = { $side } spends an orgy ticket.
cleo-event-VotePostponed = { $group }: equal influence, the vote is postponed.
cleo-event-PatricianWon = { $group }: { $side } wins a patrician. Lost: Caesar { $caesar }, Cleopatra { $cleopatra }.
cleo-event-PatricianWon-extraordinary = { $group }, eight cards: { $side } wins a patrician. Lost: Caesar { $caesar }, Cleopatra { $cleopatra }.
cleo-event-GroupClosed = { $group }: all won, the cards there are discarded.
cleo-event-GameEnded =
    { $winner ->
        [nobody] A draw. { $reason ->
            [all_patricians] All patricians are won.
            [exhausted] Nobody has influence cards left.
            [lone_blocked] There is no room for another card.
            [lone_pass] The lone player has passed.
            [mutual_block] Neither side can act.
           *[six_passes] Six passes in a row.
        } Bonus cards: Caesar { $caesar }, Cleopatra { $cleopatra }.
       *[other] { $side } has won. { $reason ->
            [all_patricians] All patricians are won.
            [exhausted] Nobody has influence cards left.
            [lone_blocked] There is no room for another card.
            [lone_pass] The lone player has passed.
            [mutual_block] Neither side can act.
           *[six_passes] Six passes in a row.
        } Bonus cards: Caesar { $caesar }, Cleopatra { $cleopatra }.
    }
