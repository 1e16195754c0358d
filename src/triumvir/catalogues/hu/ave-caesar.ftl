## The words of the box

ave-faction-russata = Russata
ave-faction-albata = Albata
ave-faction-veneta = Veneta
ave-faction-prasina = Prasina
ave-faction-aurata = Aurata
ave-faction-purpurea = Purpurea

ave-course-white = Fehér pálya
ave-course-blue = Kék pálya
ave-course-yellow = Sárga pálya
ave-course-red = Piros pálya
ave-course-added = „{ $course }” pálya
ave-direction-clockwise = az óramutató járásával egyezően
ave-direction-counter_clockwise = az óramutató járásával ellentétesen

## What is read aloud

ave-board = Versenypálya
ave-hand = Kézben: { $chariot }
ave-card =
    { $card ->
        [3] 3-as kártya
        [5] 5-ös kártya
        [6] 6-os kártya
       *[other] { $card }-es kártya
    }
ave-card-barred = { ave-card }, most nem játszható ki
ave-turned-card = Felfordított lap: { $chariot }
ave-label-chariot = { $chariot }, mező: { $cell }, { $lap }. kör
ave-label-reach =
    { $cost ->
        [0] { $cell }, kártya: { $cards }, a legrövidebb út
       *[other] { $cell }, kártya: { $cards }, { $cost } mezővel hosszabb
    }
ave-label-out = { $cell }, kártya: { $cards }: kizárás
ave-label-finish = Át a célvonalon, kártya: { $cards }
ave-hail = Ave Caesar!

## The panel

ave-race = { $race }. futam, összesen { $races }
ave-lap = { $lap }. kör a 3-ból
ave-paid = A dénár kifizetve
ave-unpaid = A dénár még nincs kifizetve
ave-disqualified = Kizárva
ave-neutral = semleges
ave-leads = vezet
ave-sixes-locked = Éllovasként nem játszhat ki hatost
ave-laurels-word = babérkoszorúk
ave-laurels = { $count } babérkoszorú
ave-cards-left = Maradék kártyák értékenként: { $cards }
ave-spare = tartalék { $points }
ave-no-way = sáv elmulasztva
ave-state-racing = versenyben
ave-state-home = célban, { $rank }.
ave-state-stranded = kiesett
ave-deck = { $count } lap a pakliban
ave-standings = Végeredmény
ave-skip = Kihagyás

## What is asked

ave-prompt-card = { $chariot }: válassz kártyát.
ave-prompt-card-or-wait = { $chariot }: válassz kártyát, vagy hagyd ki a fordulót, és várj a sávra.
ave-prompt-card-or-keep = { $chariot }: játssz ki egy hatost, vagy hagyd ki a kört, és tartsd meg őket.
ave-prompt-drive = { $chariot }, semleges, felfordított: { $card }. Válassz neki mezőt.
ave-prompt-drive-move = { $chariot } odahajt, lapja: { $card }.
ave-prompt-drive-finish = { $chariot } áthajt a célvonalon, lapja: { $card }.
ave-prompt-cell = { ave-card }: válassz mezőt. A számok mutatják, mennyivel hosszabb az út.
ave-prompt-move =
    { $cost ->
        [0] { ave-card }: a legrövidebb út.
       *[other] { ave-card }: { $cost } mezővel hosszabb a legrövidebbnél.
    }
ave-prompt-out = { ave-card }: fizetés nélkül kezdenéd a harmadik kört, és kizárnának.
ave-prompt-finish = { ave-card }: át a célvonalon.
ave-prompt-skip-no_way = { $chariot } egyetlen kártyával sem tud végiglépni, és kimarad.
ave-prompt-skip-only_sixes = { $chariot } vezet, csak hatosai vannak, és kimarad.
ave-prompt-skip-lane_taken = { $chariot } az utolsó körben, amikor még fizethet, nem fér a császári sávhoz, és ki kell maradnia, amíg az út fel nem szabadul.
ave-prompt-skip-chosen = { $chariot } kimarad, és minden lapját megtartja.
ave-prompt-wait = Soron van: { $chariot }.
ave-prompt-wait-driver = { $chariot }, semleges: { $player } hajtja.
ave-prompt-over =
    { $reason ->
        [laurels] A torna véget ért. Győztes: { $winners }, a legtöbb babérkoszorúval.
        [shared_laurels] A torna véget ért. Közös győztesek: { $winners }.
       *[no_laurels] A torna véget ért. Senkinek sincs babérkoszorúja, nincs győztes.
    }

## The log

ave-event-RaceBegan-clockwise = { $race }. futam, { $course }, az óramutató járásával egyezően. Rajt: { $order }
ave-event-RaceBegan-counter_clockwise = { $race }. futam, { $course }, az óramutató járásával ellentétesen. Rajt: { $order }
ave-event-CardDrawn = { $chariot } húz: { $card }.
ave-event-CardPlayed = { $chariot } kijátssza: { $card }.
ave-event-CardTurned = { $chariot }, semleges, felfordít: { $card }.
ave-event-ReinsTaken = { $player } hajtja: { $chariot }.
ave-event-ChariotMoved = { $chariot } { $cells } mezőt hajt.
ave-event-ChariotMoved-crossed = { $chariot } { $cells } mezőt hajt, át a vonalon.
ave-event-TurnSkipped = { $chariot } kimarad.
ave-event-TurnSkipped-no_way = { $chariot } egyetlen kártyával sem tud végiglépni, és kimarad.
ave-event-TurnSkipped-only_sixes = { $chariot } vezet, csak hatosai vannak, és kimarad.
ave-event-TurnSkipped-lane_taken = { $chariot } nem fér a császári sávhoz, és vár.
ave-event-CardDiscarded = { $chariot } nem tud lépni vele: a lap eldobva.
ave-event-NeutralBlocked = { $chariot }, semleges, el van zárva, és nem fordít fel lapot.
ave-event-DenariusPaid = „Ave Caesar!” { $chariot } kifizeti a dénárt.
ave-event-ChariotDisqualified = { $chariot } fizetés nélkül kezdi a harmadik kört: kizárva.
ave-event-ChariotFinished =
    { $laurels ->
        [0] { $chariot } célba ért, babérkoszorú nélkül.
       *[other] { $chariot } célba ért: { $laurels } babérkoszorú.
    }
ave-event-ChariotStranded = { $chariot } kifogyott a lapokból, és kiesett.
ave-event-RaceEnded = Vége, { $race }. futam: { $result }
