## The words of the box

cleo-side-caesar = Caesar
cleo-side-cleopatra = Kleopatra

cleo-group-senators = Senátoři
cleo-group-praetors = Prétoři
cleo-group-quaestors = Kvestoři
cleo-group-censors = Cenzoři
cleo-group-aediles = Edilové

cleo-vote-senators = Senátoři
cleo-vote-praetors = Prétoři
cleo-vote-quaestors = Kvestoři
cleo-vote-censors = Cenzoři
cleo-vote-aediles = Edilové
cleo-vote-orgy = Orgie
cleo-vote-shuffle = Orgie, prosím zamíchat

cleo-card-P = Filozof
cleo-card-assassination = Atentát
cleo-card-spy = Špion
cleo-card-castling = Rošáda
cleo-card-scout = Vyzvědač
cleo-card-wrath = Hněv bohů
cleo-card-veto = Veto

cleo-explain-P = Filozof: obrací výsledek otázky o důvěře, nemají-li obě strany stejně filozofů.
cleo-explain-assassination = Atentát: soupeř odloží jednu kartu vlivu ležící lícem vzhůru.
cleo-explain-spy = Špion: podívejte se na soupeřovy karty v ruce a jednu odložte.
cleo-explain-castling = Rošáda: své karty u dvou skupin rozložte znovu, všechny lícem dolů.
cleo-explain-scout = Vyzvědač: soupeřovy karty u jedné skupiny se odkryjí.
cleo-explain-wrath = Hněv bohů: všechny karty vlivu u jedné skupiny se odloží.
cleo-explain-veto = Veto: zamezí soupeřově akci.

## What is read aloud

cleo-board = Pět skupin patricijů
cleo-hand = Vaše karty v ruce
cleo-face-down = lícem dolů
cleo-label-temple = { $group }: zbývá { $left }, Caesar { $caesar }, Kleopatra { $cleopatra }
cleo-label-row =
    { $count ->
        [one] { $side }, { $group }: { $count } karta
        [few] { $side }, { $group }: { $count } karty
       *[other] { $side }, { $group }: { $count } karet
    }
cleo-label-sum = Vliv, { $side }: { $sum }
cleo-label-victim = Odložit { $card }, { $group }
cleo-choose-group = Vybrat: { $group }
cleo-bonus-yours = Váš vlivový bonus

## The urn

cleo-urn = Otázky o důvěře
cleo-urn-left =
    { $count ->
        [one] { $count } karta v urně
        [few] { $count } karty v urně
       *[other] { $count } karet v urně
    }
cleo-odds = { $card }: { $count } z { $total }

## The panel

cleo-winner = Vítěz
cleo-points =
    { $count ->
        [one] { $count } vítězný bod
        [few] { $count } vítězné body
       *[other] { $count } vítězných bodů
    }
cleo-hand-size =
    { $count ->
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
cleo-reserve-influence = Karty vlivu
cleo-reserve-action = Akční karty
cleo-bonus = Vlivový bonus: { $group }
cleo-tickets =
    { $count ->
        [one] { $count } lístek na orgie
        [few] { $count } lístky na orgie
       *[other] { $count } lístků na orgie
    }
cleo-known = Jistě v ruce: { $cards }
cleo-out-own = Vaše karty v rezervách
cleo-out-other = Karty, které jste neviděli
cleo-order = Rezerva akčních karet odshora

## The desk

cleo-desk = Příprava hry
cleo-desk-bonus = Váš tajný úkol: většina ve skupině { $group }.
cleo-desk-order = Seřaďte akční karty, první leží nahoře
cleo-desk-lay = Ke každé skupině jednu kartu lícem dolů
cleo-desk-hint = Táhněte, klepnutím na dvě karty je prohoďte, nebo použijte Shift a šipky.
cleo-sort = { $place }. { $item }
cleo-preset-guarded = Opatrně
cleo-preset-scheming = Lstivě
cleo-preset-storming = Útočně

## What is asked

cleo-prompt-set_up = Seřaďte rezervu, vyložte první karty a potvrďte.
cleo-prompt-set_up-order = Seřaďte akční karty a potvrďte; vlivový bonus se rozdá potom.
cleo-prompt-set_up-lay = Vyložte první karty a potvrďte.
cleo-prompt-set_up-wait = Máte připraveno. Soupeř se ještě chystá.
cleo-prompt-set_up-wait-bonus = Akční karty máte seřazené. Vlivový bonus se rozdá, jakmile bude hotový i soupeř.
cleo-prompt-start = Vyložte jednu kartu lícem dolů nebo dvě lícem vzhůru, zahrajte akci, vyměňte karty, nebo se vzdejte tahu.
cleo-prompt-lay = Teď vyložte kartu vlivu.
cleo-prompt-second = Vyložte druhou kartu lícem vzhůru.
cleo-prompt-after = Karty jsou vyloženy. Ještě můžete zahrát akční kartu.
cleo-prompt-veto = Dovolíte to?
cleo-prompt-spying = Váš Špion vybírá kartu k odložení.
cleo-prompt-castle = Každou kartu přiřaďte k jedné ze dvou skupin; klepnutím ji přesunete.
cleo-prompt-replace = Smíte si za ni dobrat kartu.
cleo-prompt-exchange =
    { $count ->
        [one] Odložena { $count } karta. Ještě nějakou, nebo dost?
        [few] Odloženy { $count } karty. Ještě nějakou, nebo dost?
       *[other] Odloženo { $count } karet. Ještě nějakou, nebo dost?
    }
cleo-prompt-draw =
    { $due ->
        [one] Doberte si kartu z jedné rezervy.
       *[other] Doberte si kartu z jedné rezervy, zbývá { $due }.
    }
cleo-prompt-ticket = { $card }! Použít lístek a odkrýt další kartu?
cleo-prompt-wait = Rozhoduje { $side }.
cleo-prompt-group =
    { $face ->
        [up] { $card } lícem vzhůru: vyberte skupinu.
       *[down] { $card } lícem dolů: vyberte skupinu.
    }
cleo-prompt-lays =
    { $face ->
        [up] { $card } lícem vzhůru: { $group }.
       *[down] { $card } lícem dolů: { $group }.
    }
cleo-prompt-strikes = Atentát: odloží se { $card }, { $group }.
cleo-prompt-target-assassination = Atentát: vyberte soupeřovu kartu ležící lícem vzhůru.
cleo-prompt-target-spy = Špion: podíváte se soupeři do ruky.
cleo-prompt-target-castling = Rošáda: vyberte dvě skupiny.
cleo-prompt-target-scout = Vyzvědač: vyberte skupinu.
cleo-prompt-target-wrath = Hněv bohů: vyberte skupinu.
cleo-prompt-target-veto = Vetem se odpovídá na soupeřovu akci.
cleo-prompt-chosen-spy = Špion: podíváte se soupeři do ruky.
cleo-prompt-chosen-castling = Rošáda: { $group } a { $second }.
cleo-prompt-chosen-scout = Vyzvědač: soupeřovy karty se odkryjí, { $group }.
cleo-prompt-chosen-wrath = Hněv bohů: vše se odloží, { $group }.
cleo-prompt-chosen-veto = Vetujete; karta Veto se odloží.
cleo-prompt-chosen-allow = Dovolíte to.
cleo-prompt-chosen-take = Odloží se { $card }.
cleo-prompt-chosen-move = { $card } půjde sem: { $group }.
cleo-prompt-chosen-draw =
    { $reserve ->
        [action] Dobrat akční kartu.
       *[influence] Dobrat kartu vlivu.
    }
cleo-prompt-chosen-decline = Nedobíráte nic.
cleo-prompt-chosen-swap = Odložíte { $card }; kartu si doberete později.
cleo-prompt-chosen-enough = Přejdete k dobírání.
cleo-prompt-chosen-pass = Vzdáváte se tahu.
cleo-prompt-chosen-finish = Žádná akce; doplníte si karty v ruce.
cleo-prompt-chosen-spend = Použijete lístek; odkryje se další karta.
cleo-prompt-chosen-keep = Vezmete si další lístek.
cleo-prompt-chosen-preset = Toto pořadí.
cleo-prompt-chosen-next = Další je { $card }.
cleo-prompt-over =
    { $winner ->
        [nobody] Konec hry: remíza.
       *[other] Konec hry: vítězí { $side }.
    }

cleo-use-down = Lícem dolů
cleo-use-up = Lícem vzhůru
cleo-use-swap = Vyměnit
cleo-answer-pass = Vzdát se tahu
cleo-answer-finish = Žádná akce
cleo-answer-enough = Dost
cleo-answer-decline = Nedobírat
cleo-answer-spend = Použít lístek
cleo-answer-keep = Nechat si
cleo-castling = Rošáda
cleo-castling-move = { $card } sem: { $group }
cleo-veto-question = Dovolíte to?
cleo-allow = Dovolit
cleo-veto = Veto
cleo-veto-none = Žádné Veto v ruce nemáte.
cleo-spying = Váš Špion vidí tyto karty. Kterou odložit?
cleo-announced-assassination = { $action } na vaši kartu { $card }, { $group }
cleo-announced-spy = { $action } na vaše karty v ruce
cleo-announced-castling = { $action }: { $group } a { $second }
cleo-announced-scout = { $action }: { $group }
cleo-announced-wrath = { $action }: { $group }

## The score

cleo-score = Vítězné body
cleo-score-patricians = Patricijové
cleo-score-majorities = Většiny
cleo-score-whole = Celé skupiny
cleo-score-bonus = Vlivový bonus
cleo-score-total = Celkem

## The log

cleo-event-DeckOrdered = { $side } řadí akční karty: { $cards }.
cleo-event-DeckOrdered-unknown = { $side } řadí akční karty.
cleo-event-BonusDealt = { $side } dostává tajný vlivový bonus: { $group }.
cleo-event-BonusDealt-unknown = { $side } dostává tajný vlivový bonus.
cleo-event-StartingHandTaken = { $side } má vyloženo pět karet a bere si do ruky 1 až 5.
cleo-event-TurnBegan = Tah: { $side }
cleo-event-TurnBegan-alone = Hraje dál už jen { $side }
cleo-event-LonePhaseBegan = Karty vlivu má už jen { $side }.
cleo-event-TurnCutShort = { $side } nemůže nic vyložit: tah končí.
cleo-event-Passed = { $side } se vzdává tahu.
cleo-event-CardLaid = { $side } vykládá { $card } lícem vzhůru: { $group }.
cleo-event-CardLaid-down = { $side } vykládá { $card } lícem dolů: { $group }.
cleo-event-CardLaid-unknown = { $side } vykládá kartu lícem dolů: { $group }.
cleo-event-CardDrawn = { $side } dobírá: { $card }.
cleo-event-CardDrawn-unknown =
    { $reserve ->
        [action] { $side } dobírá akční kartu.
       *[influence] { $side } dobírá kartu vlivu.
    }
cleo-event-DrawDeclined = { $side } nedobírá.
cleo-event-CardExchanged = { $side } odkládá: { $card }.
cleo-event-CardExchanged-unknown =
    { $back ->
        [action] { $side } odkládá akční kartu.
        [influence] { $side } odkládá kartu vlivu.
       *[either] { $side } odkládá kartu.
    }
cleo-event-ActionAnnounced-assassination = { $side } hraje: { $action }, { $card }, { $group }.
cleo-event-ActionAnnounced-spy = { $side } hraje: { $action }.
cleo-event-ActionAnnounced-castling = { $side } hraje: { $action }, { $group } a { $second }.
cleo-event-ActionAnnounced-scout = { $side } hraje: { $action }, { $group }.
cleo-event-ActionAnnounced-wrath = { $side } hraje: { $action }, { $group }.
cleo-event-VetoHeld = { $side } má v ruce Veto.
cleo-event-VetoHeld-not = { $side } nemá v ruce Veto.
cleo-event-ActionVetoed = { $side } hraje Veto: akce je zrušena.
cleo-event-ActionAllowed = { $side } nezasahuje.
cleo-event-HandShown = Špion vidí karty v ruce, { $side }: { $cards }.
cleo-event-HandShown-unknown = Špion vidí karty v ruce: { $side }.
cleo-event-CardTaken = { $side } ztrácí z ruky: { $card }.
cleo-event-CardAssassinated = { $side } ztrácí { $card }: { $group }.
cleo-event-CardsPickedUp = { $side } bere své karty: { $first } a { $second }.
cleo-event-CardMoved = { $side } znovu přikládá { $card }: { $group }.
cleo-event-CardsLaidOut = { $side } rozkládá lícem dolů: { $first } { $one }, { $second } { $two }.
cleo-event-CardsTurnedUp = { $group }: { $side } odkrývá { $cards }.
cleo-event-GroupStruck = Hněv bohů: { $group }. Caesar ztrácí { $caesar }, Kleopatra { $cleopatra }.
cleo-event-VoteCardTurned = Otázka o důvěře: { $card }.
cleo-event-VoteCardSettled-removed = Tato karta Orgie opouští hru.
cleo-event-VoteCardSettled-shuffled = Všechny karty Otázka o důvěře se zamíchají.
cleo-event-TicketGained = { $side } získává lístek na orgie.
cleo-event-TicketSpent = { $side } používá lístek na orgie.
cleo-event-VotePostponed = { $group }: stejný vliv, rozhodnutí se odkládá.
cleo-event-PatricianWon = { $group }: { $side } získává patricije. Ztráty: Caesar { $caesar }, Kleopatra { $cleopatra }.
cleo-event-PatricianWon-extraordinary = { $group }, mimořádná otázka: { $side } získává patricije. Ztráty: Caesar { $caesar }, Kleopatra { $cleopatra }.
cleo-event-GroupClosed = { $group }: všichni získáni, karty se odkládají.
cleo-event-GameEnded =
    { $winner ->
        [nobody] Remíza. { $reason ->
            [all_patricians] Všichni patricijové jsou získáni.
            [exhausted] Nikdo už nemá karty vlivu.
            [lone_blocked] Další kartu není kam vyložit.
            [lone_pass] Osamělý hráč se vzdal tahu.
            [mutual_block] Nikdo nemůže hrát.
           *[six_passes] Šestkrát po sobě se hráči vzdali tahu.
        } Vlivový bonus: Caesar { $caesar }, Kleopatra { $cleopatra }.
       *[other] Vítězí { $side }. { $reason ->
            [all_patricians] Všichni patricijové jsou získáni.
            [exhausted] Nikdo už nemá karty vlivu.
            [lone_blocked] Další kartu není kam vyložit.
            [lone_pass] Osamělý hráč se vzdal tahu.
            [mutual_block] Nikdo nemůže hrát.
           *[six_passes] Šestkrát po sobě se hráči vzdali tahu.
        } Vlivový bonus: Caesar { $caesar }, Kleopatra { $cleopatra }.
    }
