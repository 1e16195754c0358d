## The words of the box

ave-faction-russata = Russata
ave-faction-albata = Albata
ave-faction-veneta = Veneta
ave-faction-prasina = Prasina
ave-faction-aurata = Aurata
ave-faction-purpurea = Purpurea

ave-course-white = Bílá dráha
ave-course-blue = Modrá dráha
ave-course-yellow = Žlutá dráha
ave-course-red = Červená dráha
ave-course-added = Dráha „{ $course }“
ave-direction-clockwise = po směru hodinových ručiček
ave-direction-counter_clockwise = proti směru hodinových ručiček

## What is read aloud

ave-board = Závodní dráha
ave-hand = Karty v ruce: { $chariot }
ave-card = Karta { $card }
ave-card-barred = Karta { $card }, teď ji nelze zahrát
ave-turned-card = Otočená karta: { $chariot }
ave-label-chariot = { $chariot } na { $cell }, kolo { $lap }
ave-label-reach =
    { $cost ->
        [0] { $cell }, karta { $cards }, nejkratší cesta
        [one] { $cell }, karta { $cards }, o { $cost } pole delší
        [few] { $cell }, karta { $cards }, o { $cost } pole delší
       *[other] { $cell }, karta { $cards }, o { $cost } polí delší
    }
ave-label-out = { $cell }, karta { $cards }: diskvalifikace
ave-label-finish = Přes cílovou čáru, karta { $cards }
ave-hail = Ave Caesar!

## The panel

ave-race =
    { $races ->
        [1] Závod { $race } z { $races }
       *[other] Závod { $race } ze { $races }
    }
ave-lap = Kolo { $lap } ze 3
ave-paid = Denár zaplacen
ave-unpaid = Denár ještě nezaplacen
ave-disqualified = Diskvalifikován
ave-neutral = bez posádky
ave-leads = vede
ave-sixes-locked = Ve vedení nesmí zahrát šestku
ave-laurels-word = vavřínové věnce
ave-laurels =
    { $count ->
        [one] { $count } vavřínový věnec
        [few] { $count } vavřínové věnce
       *[other] { $count } vavřínových věnců
    }
ave-cards-left = Zbývající karty podle hodnot: { $cards }
ave-spare = rezerva { $points }
ave-no-way = ulička propásnuta
ave-state-racing = závodí
ave-state-home = v cíli, { $rank }.
ave-state-stranded = nedojel
ave-deck =
    { $count ->
        [one] { $count } karta v balíčku
        [few] { $count } karty v balíčku
       *[other] { $count } karet v balíčku
    }
ave-standings = Pořadí
ave-skip = Vynechat

## What is asked

ave-prompt-card = { $chariot }: vyberte kartu.
ave-prompt-card-or-wait = { $chariot }: vyberte kartu, nebo vynechejte a čekejte na uličku.
ave-prompt-card-or-keep = { $chariot }: zahrajte jednu ze šestek, nebo vynechejte a nechte si je.
ave-prompt-drive = { $chariot }, bez posádky, otočil { $card }: vyberte mu pole.
ave-prompt-drive-move = { $chariot } tam s kartou { $card } dojede.
ave-prompt-drive-finish = { $chariot } projede s kartou { $card } cílovou čárou.
ave-prompt-cell = Karta { $card }: vyberte pole. Čísla říkají, o kolik se cesta prodlouží.
ave-prompt-move =
    { $cost ->
        [0] Karta { $card }: nejkratší cesta.
        [one] Karta { $card }: o { $cost } pole delší než nejkratší cesta.
        [few] Karta { $card }: o { $cost } pole delší než nejkratší cesta.
       *[other] Karta { $card }: o { $cost } polí delší než nejkratší cesta.
    }
ave-prompt-out = Karta { $card }: třetí kolo byste začali bez zaplacení a byli diskvalifikováni.
ave-prompt-finish = Karta { $card }: přes cílovou čáru.
ave-prompt-skip-no_way = { $chariot } s žádnou kartou neodjede plný počet polí a vynechává tah.
ave-prompt-skip-only_sixes = { $chariot } vede, má jen šestky a vynechává tah.
ave-prompt-skip-lane_taken = { $chariot } má v posledním kole, kdy lze zaplatit, příjezd do Císařské uličky zablokovaný a musí vynechat, dokud se neuvolní.
ave-prompt-skip-chosen = { $chariot } vynechává a nechává si všechny karty.
ave-prompt-wait = Na tahu je { $chariot }.
ave-prompt-wait-driver = { $chariot }, bez posádky: rozhoduje { $player }.
ave-prompt-over =
    { $reason ->
        [laurels] Turnaj skončil. Vítězí { $winners }: nejvíce vavřínových věnců.
        [shared_laurels] Turnaj skončil. Společně vítězí: { $winners }.
       *[no_laurels] Turnaj skončil. Nikdo nemá vavřínové věnce, nikdo nevítězí.
    }

## The log

ave-event-RaceBegan-clockwise = Závod { $race }, { $course }, po směru hodinových ručiček. Start: { $order }
ave-event-RaceBegan-counter_clockwise = Závod { $race }, { $course }, proti směru hodinových ručiček. Start: { $order }
ave-event-CardDrawn = { $chariot } dobírá { $card }.
ave-event-CardPlayed = { $chariot } hraje { $card }.
ave-event-CardTurned = { $chariot }, bez posádky, otáčí { $card }.
ave-event-ReinsTaken = { $chariot }: kam pojede, rozhoduje { $player }.
ave-event-ChariotMoved =
    { $cells ->
        [one] { $chariot } jede o { $cells } pole.
        [few] { $chariot } jede o { $cells } pole.
       *[other] { $chariot } jede o { $cells } polí.
    }
ave-event-ChariotMoved-crossed =
    { $cells ->
        [one] { $chariot } jede o { $cells } pole přes čáru.
        [few] { $chariot } jede o { $cells } pole přes čáru.
       *[other] { $chariot } jede o { $cells } polí přes čáru.
    }
ave-event-TurnSkipped = { $chariot } vynechává.
ave-event-TurnSkipped-no_way = { $chariot } s žádnou kartou neodjede plný počet polí a vynechává.
ave-event-TurnSkipped-only_sixes = { $chariot } vede, má jen šestky a vynechává.
ave-event-TurnSkipped-lane_taken = { $chariot } má příjezd do Císařské uličky zablokovaný a čeká.
ave-event-CardDiscarded = { $chariot } se nemůže pohnout: karta je odhozena.
ave-event-NeutralBlocked = { $chariot }, bez posádky, je zablokován a kartu neotáčí.
ave-event-DenariusPaid = „Ave Caesar!“ { $chariot } platí denár.
ave-event-ChariotDisqualified = { $chariot } začíná třetí kolo bez zaplacení: diskvalifikace.
ave-event-ChariotFinished =
    { $laurels ->
        [0] { $chariot } je v cíli, bez vavřínových věnců.
        [one] { $chariot } je v cíli: { $laurels } vavřínový věnec.
        [few] { $chariot } je v cíli: { $laurels } vavřínové věnce.
       *[other] { $chariot } je v cíli: { $laurels } vavřínových věnců.
    }
ave-event-ChariotStranded = { $chariot } nemá karty a nedojel.
ave-event-RaceEnded = Závod { $race } skončil: { $result }
