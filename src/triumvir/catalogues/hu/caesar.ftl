## The words of the box

caesar-side-caesar = Caesar
caesar-side-pompey = Pompeius
caesar-crassus = Auto-Crassus

caesar-province-HU = Hispania Ulterior
caesar-province-HC = Hispania Citerior
caesar-province-MT = Mauritania
caesar-province-GA = Gallia
caesar-province-SD = Szardínia
caesar-province-GC = Gallia Cisalpina
caesar-province-NU = Numidia
caesar-province-IT = Itália
caesar-province-SC = Szicília
caesar-province-AF = Africa
caesar-province-DM = Dalmatia
caesar-province-AC = Achaia
caesar-province-MD = Macedonia
caesar-province-CY = Cyrene
caesar-province-CR = Kréta
caesar-province-AG = Aegyptus
caesar-province-AS = Asia
caesar-province-SY = Syria

caesar-symbol-sword = kard
caesar-symbol-shield = pajzs
caesar-symbol-ship = hajó
caesar-symbol-laurel = babér
caesar-symbol-swordshield = kard vagy pajzs
caesar-symbol-swordship = kard vagy hajó
caesar-symbol-shieldship = pajzs vagy hajó

caesar-bonus-tactics = Taktika
caesar-bonus-wealth = Gazdagság
caesar-bonus-might = Hatalom
caesar-bonus-senate = Szenátus
caesar-bonus-poison = Méreg
caesar-bonus-centurion = Centurio

caesar-token =
    { $centurion ->
        [yes] centurio { $symbol } { $high }/{ $low }
       *[no] { $symbol } { $high }/{ $low }
    }
caesar-space = { $first } – { $second }

## What is read aloud

caesar-board = A tartományok térképe
caesar-hand = Saját készlet
caesar-label-empty = { $space }, üres határterület, { $symbol }
caesar-label-down = { $space }, { $side }, képpel lefelé
caesar-label-token = { $side }: { $first } { $one }, { $second } { $two }
caesar-label-open = { $province }, { $bonus }. Caesar { $caesar }, Pompeius { $pompey }
caesar-label-held =
    { $turned ->
        [yes] { $province }, irányítja: { $side }, a jelző képpel lefelé
       *[no] { $province }, irányítja: { $side }
    }
caesar-label-tied = { $province }, döntetlen, senki sem irányítja

## The panel

caesar-markers-left = { $count } irányításjelző maradt
caesar-senate-row = Szenátus
caesar-senate-under = { $count } irányításjelző e szenátuslapka alatt
caesar-supply-word = készlet
caesar-supply = { $count } jelző a készletben
caesar-bag-word = zsák
caesar-bag = { $count } jelző a zsákban
caesar-removed = játékon kívül: { $count }
caesar-wealth-due = még { $count } jelző a forduló végén
caesar-skips =
    { $count ->
        [one] kihagyja a következő húzást
       *[other] kihagyja a következő { $count } húzást
    }
caesar-centurions = Centuriók
caesar-centurion-is =
    { $where ->
        [beside] { $token }, a zsák mellett
        [taken] { $token }, elvéve
       *[seen] { $token }, játékban
    }
caesar-unseen = Még nem látott: { $count }
caesar-bank = Bank:
caesar-winner = Győztes
caesar-crassus-row = Crassus sora: { $tokens }
caesar-crassus-row-empty = Crassus sora üres.
caesar-crassus-deck = Hátralévő parancslapkák
caesar-command-draw1 = húzz 1
caesar-command-draw2 = húzz 2
caesar-command-draw_centurion = húzz centuriót
caesar-command-execute = végrehajtás
caesar-command-discard1 = dobj el 1
caesar-aim-1 = { $province }: megszerezheti az irányítást, a legalacsonyabb elegendő értékkel.
caesar-aim-2 = { $province }: lezárja, bár te szerzed meg, a legalacsonyabb értékkel.
caesar-aim-3 = { $province }: itt veszít a legtöbbet, a legmagasabb értékkel.
caesar-aim-4 = { $province }: itt áll legközelebb az irányításhoz, a legmagasabb értékkel.
caesar-aim-5 = { $province }: szomszédos egy saját tartományával, a legmagasabb értékkel.
caesar-aim-6 = { $province }: központi tartomány, a legmagasabb értékkel.
caesar-aim-7 = { $province }: ide teheti a legmagasabb értéket.

## What is asked

caesar-prompt-token = Válassz egy befolyásjelzőt.
caesar-prompt-token-here = Melyik jelző kerüljön ide?
caesar-prompt-space = Válassz határterületet ennek: { $token }.
caesar-prompt-changes = { $first } { $before1 } → { $after1 }, { $second } { $before2 } → { $after2 }.
caesar-prompt-closes = { $first } { $before1 } → { $after1 }, { $second } { $before2 } → { $after2 }. Lezárul: { $province }.
caesar-prompt-down = { $space }: képpel lefelé, értéke 0; érte a bankból húzol.
caesar-prompt-order = A jelződ két tartományt zár le. Melyik kerüljön sorra előbb?
caesar-prompt-order-this = Előbb: { $province }.
caesar-prompt-order-bonus = Mindkét tartomány lezárult. Melyik bónusz hasson előbb?
caesar-prompt-order-bonus-this = Előbb: { $bonus }.
caesar-prompt-bank = Húzol egy lapkát a bankból?
caesar-prompt-bonus-tactics = { $bonus }: e forduló után még egy. Felhasználod?
caesar-prompt-bonus-wealth = { $bonus }: eggyel több jelző, a készlet nagyobb marad. Felhasználod?
caesar-prompt-bonus-might = { $bonus }: válaszd ki az ellenfél egy befolyás- vagy irányításjelzőjét, amelyet képpel lefelé fordítasz, vagy mondj le róla.
caesar-prompt-bonus-poison = { $bonus }: az ellenfél egy véletlen jelzője visszakerül a zsákba. Felhasználod?
caesar-prompt-bonus-centurion = { $bonus }: húzás helyett centuriót választasz. Felhasználod?
caesar-prompt-might-token = Képpel lefelé fordul ez a jelző: { $space }.
caesar-prompt-might-marker = Képpel lefelé fordul ez az irányításjelző: { $province }.
caesar-prompt-take = Válassz centuriót a húzás helyett.
caesar-prompt-take-this = A készletedbe kerül: { $token }.
caesar-prompt-pass = Egyik jelződ sem illik üres határterületre. Passzolsz és húzol.
caesar-prompt-crassus = Auto-Crassus játszik.
caesar-prompt-wait = Soron van: { $side }.
caesar-prompt-over =
    { $reason ->
        [markers] { $side } győzött: lehelyezte az utolsó irányításjelzőt.
        [markers_removed] { $side } győzött: az utolsó irányításjelző kikerült a játékból.
        [stuck] { $side } győzött: az ellenfél nem tud jelzőt lehelyezni.
       *[standstill] { $side } győzött: sehová sem illik jelző, és az ellenfél akadt el előbb.
    }

caesar-turn-round = A jelző tájolása
caesar-facing = { $first } { $one } · { $second } { $two }
caesar-face-down = Képpel lefelé
caesar-answer-use = Felhasználás: { $bonus }
caesar-answer-decline = Lemondás
caesar-answer-pass = Passz
caesar-answer-draw = Húzás a bankból
caesar-answer-leave = Nem húzok
caesar-answer-first = { $bonus } ({ $province })

## The log

caesar-event-TurnBegan = Forduló: { $side }
caesar-event-TurnBegan-extra = Új forduló a Taktikával: { $side }
caesar-event-TokenPlaced = { $side } lehelyezi: { $token }. { $first } { $one }, { $second } { $two }.
caesar-event-TokenPlaced-hidden = { $side } képpel lefelé lehelyezi: { $token }. { $first } – { $second }.
caesar-event-TokenPlaced-unknown = { $side } képpel lefelé lehelyez egy jelzőt: { $first } – { $second }.
caesar-event-Passed = { $side } nem tud lehelyezni, és passzol.
caesar-event-BankDrawn = { $side } a bankból húz: { $bonus }.
caesar-event-BankLeft = { $side } nem húz a bankból.
caesar-event-ProvinceClosed = { $province } lezárul, Caesar { $caesar } : { $pompey } Pompeius. { $side } bónuszlapkát kap: { $bonus }.
caesar-event-ProvinceHeld =
    { $markers ->
        [0] { $side } irányítja: { $province }; jelző már nem maradt rá.
        [one] { $side } irányítja: { $province }.
       *[other] { $side } irányítja: { $province } ({ $markers } jelző).
    }
caesar-event-ProvinceTied = { $province }: döntetlen, senki sem irányítja.
caesar-event-BorderMarked = { $side } irányításjelzőt tesz a határra: { $space }.
caesar-event-SenateKept =
    { $markers ->
        [0] { $side } megtartja a Szenátust, jelző nélkül.
       *[other] { $side } megtartja a Szenátust, alatta { $markers } jelző.
    }
caesar-event-BonusUsed = { $side } felhasználja: { $bonus }.
caesar-event-BonusDeclined = { $side } nem használja fel: { $bonus }.
caesar-event-BonusDiscarded = { $side } eldobja: { $bonus }.
caesar-event-MarkerRemoved = { $side }: egy irányításjelző kikerül a játékból.
caesar-event-TokenTurned = Képpel lefelé fordul a jelző: { $space }.
caesar-event-MarkerTurned = Képpel lefelé fordul az irányításjelző: { $province }.
caesar-event-TokenDrawn = { $side } húz: { $token }.
caesar-event-TokenDrawn-unknown = { $side } húz egy jelzőt.
caesar-event-BagEmpty = { $side }: a zsák üres.
caesar-event-DrawPutOff = { $side } a forduló végén eggyel több jelzőt húz.
caesar-event-TokenReturned = { $side }: visszakerül a zsákba { $token }.
caesar-event-CenturionTaken = { $side } elveszi: { $token }.
caesar-event-DrawSkipped = { $side } a centurióért kihagyja a húzást.
caesar-event-TileTurned = Crassus parancslapkája: { $tile }
caesar-event-TileTurned-shuffled = Újrakeverés; Crassus parancslapkája: { $tile }
caesar-event-StackEmpty = Crassusnak nem maradt centuriója.
caesar-event-CrassusSkipped =
    { $command ->
        [discard1] Crassus nem dob el jelzőt, mert a húzás nem volt teljes.
       *[execute] Crassus nem tud újra lehelyezni.
    }
