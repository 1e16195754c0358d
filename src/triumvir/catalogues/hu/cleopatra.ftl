## The words of the box

cleo-side-caesar = Caesar
cleo-side-cleopatra = Kleopátra

cleo-group-senators = Szenátorok
cleo-group-praetors = Praetorok
cleo-group-quaestors = Quaestorok
cleo-group-censors = Censorok
cleo-group-aediles = Aedilisek

cleo-vote-senators = Szenátorok
cleo-vote-praetors = Praetorok
cleo-vote-quaestors = Quaestorok
cleo-vote-censors = Censorok
cleo-vote-aediles = Aedilisek
cleo-vote-orgy = Orgia
cleo-vote-shuffle = Orgia – keverj újra

cleo-card-P = Filozófus
cleo-card-assassination = Merénylet
cleo-card-spy = Kém
cleo-card-castling = Sáncolás
cleo-card-scout = Felderítő
cleo-card-wrath = Istenek haragja
cleo-card-veto = Vétó

cleo-explain-P = Filozófus: megfordítja a szavazás eredményét, ha nem egyenlő a filozófusok száma.
cleo-explain-assassination = Merénylet: az ellenfél egy felfordított befolyáskártyáját el kell dobni.
cleo-explain-spy = Kém: megnézed az ellenfél kezét, és egy lapját eldobod.
cleo-explain-castling = Sáncolás: két csoportnál újra elrendezed a lapjaidat, mind lefordítva.
cleo-explain-scout = Felderítő: az ellenfél lapjai egy csoportnál felfordulnak.
cleo-explain-wrath = Istenek haragja: egy csoportnál minden befolyáskártyát el kell dobni.
cleo-explain-veto = Vétó: meghiúsítja az ellenfél akcióját.

## What is read aloud

cleo-board = A patríciusok öt csoportja
cleo-hand = Kézben lévő lapjaid
cleo-face-down = lefordítva
cleo-label-temple = { $group }: maradt { $left }, Caesar { $caesar }, Kleopátra { $cleopatra }
cleo-label-row = { $side }, { $group }: { $count } lap
cleo-label-sum = Befolyás, { $side }: { $sum }
cleo-label-victim = Eldobás: { $card }, { $group }
cleo-choose-group = Választás: { $group }
cleo-bonus-yours = A te bónuszcsoportod

## The urn

cleo-urn = Szavazókártyák
cleo-urn-left = { $count } szavazókártya az urnában
cleo-odds = { $card }: { $count } / { $total }

## The panel

cleo-winner = Győztes
cleo-points = { $count } győzelmi pont
cleo-hand-size = { $count } lap kézben
cleo-reserve-influence = Befolyás
cleo-reserve-action = Akció
cleo-bonus = Bónuszkártya: { $group }
cleo-tickets = { $count } orgiajegy
cleo-known = Biztosan kézben: { $cards }
cleo-out-own = Lapjaid a tartalékban
cleo-out-other = Lapok, amelyeket nem láttál
cleo-order = Akciótartalék felülről

## The desk

cleo-desk = Előkészítés
cleo-desk-bonus = Titkos bónuszod: többség itt: { $group }.
cleo-desk-order = Rendezd sorba az akciókártyáidat, az első kerül felülre
cleo-desk-lay = Minden csoporthoz egy lap lefordítva
cleo-desk-hint = Húzd a lapot, koppints kettőre a cseréhez, vagy használd a Shift és a nyíl billentyűket.
cleo-sort = { $place }. { $item }
cleo-preset-guarded = Óvatos
cleo-preset-scheming = Ravasz
cleo-preset-storming = Támadó

## What is asked

cleo-prompt-set_up = Rendezd a tartalékot, tedd le az első lapokat, és erősítsd meg.
cleo-prompt-set_up-order = Rendezd sorba az akciókártyáidat, és erősítsd meg; a bónuszkártyákat utána osztjuk ki.
cleo-prompt-set_up-lay = Tedd le az első lapjaidat, és erősítsd meg.
cleo-prompt-set_up-wait = Kész vagy. Az ellenfél még készülődik.
cleo-prompt-set_up-wait-bonus = Az akciótartalékod kész. A bónuszkártyákat akkor osztjuk ki, ha az ellenfél is elkészült.
cleo-prompt-start = Tegyél le egy lapot lefordítva vagy kettőt felfordítva, játssz akciót, cserélj, vagy passzolj.
cleo-prompt-lay = Most tegyél le befolyáskártyát.
cleo-prompt-second = Tegyél le egy második lapot felfordítva.
cleo-prompt-after = A befolyás letéve. Még játszhatsz akciókártyát.
cleo-prompt-veto = Hagyod megtörténni?
cleo-prompt-spying = A Kémed kiválaszt egy eldobandó lapot.
cleo-prompt-castle = Oszd be a lapokat a két csoporthoz; koppintással áthelyezed.
cleo-prompt-replace = Húzhatsz érte egy lapot.
cleo-prompt-exchange = { $count } lap félretéve. Még egyet, vagy elég?
cleo-prompt-draw =
    { $due ->
        [one] Húzz egy lapot valamelyik tartalékból.
       *[other] Húzz egy lapot valamelyik tartalékból, hátra van { $due }.
    }
cleo-prompt-ticket = { $card }! Felhasználsz egy jegyet, és jöhet a következő lap?
cleo-prompt-wait = Döntés előtt: { $side }.
cleo-prompt-group =
    { $face ->
        [up] { $card } felfordítva: válassz csoportot.
       *[down] { $card } lefordítva: válassz csoportot.
    }
cleo-prompt-lays =
    { $face ->
        [up] { $card } felfordítva: { $group }.
       *[down] { $card } lefordítva: { $group }.
    }
cleo-prompt-strikes = Merénylet: ezt el kell dobni: { $card }, { $group }.
cleo-prompt-target-assassination = Merénylet: válaszd ki az ellenfél egy felfordított lapját.
cleo-prompt-target-spy = Kém: belenézel az ellenfél kezébe.
cleo-prompt-target-castling = Sáncolás: válassz két csoportot.
cleo-prompt-target-scout = Felderítő: válassz csoportot.
cleo-prompt-target-wrath = Istenek haragja: válassz csoportot.
cleo-prompt-target-veto = A Vétó az ellenfél akciójára válaszol.
cleo-prompt-chosen-spy = Kém: belenézel az ellenfél kezébe.
cleo-prompt-chosen-castling = Sáncolás: { $group } és { $second }.
cleo-prompt-chosen-scout = Felderítő: az ellenfél lapjai felfordulnak, { $group }.
cleo-prompt-chosen-wrath = Istenek haragja: minden lapot el kell dobni, { $group }.
cleo-prompt-chosen-veto = Megvétózod, és eldobod a Vétót.
cleo-prompt-chosen-allow = Hagyod megtörténni.
cleo-prompt-chosen-take = Eldobod: { $card }.
cleo-prompt-chosen-move = { $card } ide kerül: { $group }.
cleo-prompt-chosen-draw =
    { $reserve ->
        [action] Húzás az akciótartalékból.
       *[influence] Húzás a befolyástartalékból.
    }
cleo-prompt-chosen-decline = Nem húzol.
cleo-prompt-chosen-swap = Félreteszed: { $card }; később húzol helyette.
cleo-prompt-chosen-enough = Tovább a húzáshoz.
cleo-prompt-chosen-pass = Passzolsz.
cleo-prompt-chosen-finish = Nincs akció; feltöltöd a kezed.
cleo-prompt-chosen-spend = Felhasználsz egy jegyet; jön a következő lap.
cleo-prompt-chosen-keep = Kapsz még egy jegyet.
cleo-prompt-chosen-preset = Ez a sorrend.
cleo-prompt-chosen-next = Következik: { $card }.
cleo-prompt-over =
    { $winner ->
        [nobody] A játék véget ért: döntetlen.
       *[other] A játék véget ért: { $side } győzött.
    }

cleo-use-down = Lefordítva
cleo-use-up = Felfordítva
cleo-use-swap = Csere
cleo-answer-pass = Passz
cleo-answer-finish = Nincs akció
cleo-answer-enough = Elég
cleo-answer-decline = Nem húzok
cleo-answer-spend = Jegy felhasználása
cleo-answer-keep = Megtartom
cleo-castling = Sáncolás
cleo-castling-move = { $card } ide: { $group }
cleo-veto-question = Hagyod megtörténni?
cleo-allow = Megtörténhet
cleo-veto = Vétó
cleo-veto-none = Nincs Vétó a kezedben.
cleo-spying = A Kémed ezeket a lapokat látja. Melyiket dobja el?
cleo-announced-assassination = { $action } a lapod ellen: { $card }, { $group }
cleo-announced-spy = { $action } a kezed ellen
cleo-announced-castling = { $action }: { $group } és { $second }
cleo-announced-scout = { $action }: { $group }
cleo-announced-wrath = { $action }: { $group }

## The score

cleo-score = Győzelmi pontok
cleo-score-patricians = Patríciusok
cleo-score-majorities = Többségek
cleo-score-whole = Teljes csoportok
cleo-score-bonus = Bónuszkártya
cleo-score-total = Összesen

## The log

cleo-event-DeckOrdered = { $side } sorba rendezi az akciókártyáit: { $cards }.
cleo-event-DeckOrdered-unknown = { $side } sorba rendezi az akciókártyáit.
cleo-event-BonusDealt = { $side } titkos bónuszkártyát kap: { $group }.
cleo-event-BonusDealt-unknown = { $side } titkos bónuszkártyát kap.
cleo-event-StartingHandTaken = { $side } letett öt lapot, és kézbe veszi az 1–5 értékű lapokat.
cleo-event-TurnBegan = Forduló: { $side }
cleo-event-TurnBegan-alone = Egyedül folytatja: { $side }
cleo-event-LonePhaseBegan = Már csak egy félnek van befolyáskártyája: { $side }.
cleo-event-TurnCutShort = { $side } nem tud lapot letenni: a forduló véget ér.
cleo-event-Passed = { $side } passzol.
cleo-event-CardLaid = { $side } letesz felfordítva: { $card }, { $group }.
cleo-event-CardLaid-down = { $side } letesz lefordítva: { $card }, { $group }.
cleo-event-CardLaid-unknown = { $side } letesz egy lapot lefordítva: { $group }.
cleo-event-CardDrawn = { $side } húz: { $card }.
cleo-event-CardDrawn-unknown =
    { $reserve ->
        [action] { $side } húz egy akciókártyát.
       *[influence] { $side } húz egy befolyáskártyát.
    }
cleo-event-DrawDeclined = { $side } nem húz.
cleo-event-CardExchanged = { $side } félretesz: { $card }.
cleo-event-CardExchanged-unknown =
    { $back ->
        [action] { $side } félretesz egy akciókártyát.
        [influence] { $side } félretesz egy befolyáskártyát.
       *[either] { $side } félretesz egy lapot.
    }
cleo-event-ActionAnnounced-assassination = { $side } kijátssza: { $action }, { $card }, { $group }.
cleo-event-ActionAnnounced-spy = { $side } kijátssza: { $action }.
cleo-event-ActionAnnounced-castling = { $side } kijátssza: { $action }, { $group } és { $second }.
cleo-event-ActionAnnounced-scout = { $side } kijátssza: { $action }, { $group }.
cleo-event-ActionAnnounced-wrath = { $side } kijátssza: { $action }, { $group }.
cleo-event-VetoHeld = { $side } kezében van Vétó.
cleo-event-VetoHeld-not = { $side } kezében nincs Vétó.
cleo-event-ActionVetoed = { $side } Vétót játszik: az akció meghiúsul.
cleo-event-ActionAllowed = { $side } hagyja megtörténni.
cleo-event-HandShown = A Kém látja a lapokat, { $side }: { $cards }.
cleo-event-HandShown-unknown = A Kém látja a lapokat: { $side }.
cleo-event-CardTaken = { $side } elveszít a kezéből: { $card }.
cleo-event-CardAssassinated = { $side } elveszíti: { $card }, { $group }.
cleo-event-CardsPickedUp = { $side } felveszi a lapjait: { $first } és { $second }.
cleo-event-CardMoved = { $side } újra leteszi: { $card }, { $group }.
cleo-event-CardsLaidOut = { $side } lefordítva elrendezi: { $first } { $one }, { $second } { $two }.
cleo-event-CardsTurnedUp = { $group }: { $side } felfedi: { $cards }.
cleo-event-GroupStruck = Lesújt az istenek haragja: { $group }. Caesar elveszíti: { $caesar }, Kleopátra: { $cleopatra }.
cleo-event-VoteCardTurned = Szavazókártya: { $card }.
cleo-event-VoteCardSettled-removed = Ez az orgia kikerül a játékból.
cleo-event-VoteCardSettled-shuffled = Minden szavazókártya újrakeverve.
cleo-event-TicketGained = { $side } orgiajegyet kap.
cleo-event-TicketSpent = { $side } felhasznál egy orgiajegyet.
cleo-event-VotePostponed = { $group }: egyenlő befolyás, a szavazás elhalasztva.
cleo-event-PatricianWon = { $group }: { $side } megnyer egy patríciust. Veszteség: Caesar { $caesar }, Kleopátra { $cleopatra }.
cleo-event-PatricianWon-extraordinary = { $group }, nyolc lap: { $side } megnyer egy patríciust. Veszteség: Caesar { $caesar }, Kleopátra { $cleopatra }.
cleo-event-GroupClosed = { $group }: mind elkelt, az ott lévő lapok eldobva.
cleo-event-GameEnded =
    { $winner ->
        [nobody] Döntetlen. { $reason ->
            [all_patricians] Minden patrícius elkelt.
            [exhausted] Senkinek sincs több befolyáskártyája.
            [lone_blocked] Nincs hely további lapnak.
            [lone_pass] Az egyedül maradt játékos passzolt.
            [mutual_block] Senki sem tud lépni.
           *[six_passes] Hat passz egymás után.
        } Bónuszkártyák: Caesar { $caesar }, Kleopátra { $cleopatra }.
       *[other] { $side } győzött. { $reason ->
            [all_patricians] Minden patrícius elkelt.
            [exhausted] Senkinek sincs több befolyáskártyája.
            [lone_blocked] Nincs hely további lapnak.
            [lone_pass] Az egyedül maradt játékos passzolt.
            [mutual_block] Senki sem tud lépni.
           *[six_passes] Hat passz egymás után.
        } Bónuszkártyák: Caesar { $caesar }, Kleopátra { $cleopatra }.
    }
