## The words of the box

caesar-side-caesar = Caesar
caesar-side-pompey = Pompeius
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

caesar-symbol-sword = meč
caesar-symbol-shield = štít
caesar-symbol-ship = loď
caesar-symbol-laurel = vavřín
caesar-symbol-swordshield = meč nebo štít
caesar-symbol-swordship = meč nebo loď
caesar-symbol-shieldship = štít nebo loď

caesar-bonus-tactics = Taktika
caesar-bonus-wealth = Bohatství
caesar-bonus-might = Síla
caesar-bonus-senate = Senát
caesar-bonus-poison = Jed
caesar-bonus-centurion = Centurion

caesar-token =
    { $centurion ->
        [yes] Centurion { $symbol } { $high }/{ $low }
       *[no] { $symbol } { $high }/{ $low }
    }
caesar-space = { $first } – { $second }

## What is read aloud

caesar-board = Mapa provincií
caesar-hand = Vaše zásoba
caesar-label-empty = { $space }, volné pole, { $symbol }
caesar-label-down = { $space }, { $side }, lícem dolů
caesar-label-token = { $side }: { $first } { $one }, { $second } { $two }
caesar-label-open = { $province }, { $bonus }. Caesar { $caesar }, Pompeius { $pompey }
caesar-label-held =
    { $turned ->
        [yes] { $province }, kontroluje { $side }, žeton kontroly lícem dolů
       *[no] { $province }, kontroluje { $side }
    }
caesar-label-tied = { $province }, shoda, nekontroluje nikdo

## The panel

caesar-markers-left =
    { $count ->
        [one] zbývá { $count } žeton kontroly
        [few] zbývají { $count } žetony kontroly
       *[other] zbývá { $count } žetonů kontroly
    }
caesar-senate-row = Senát
caesar-senate-under =
    { $count ->
        [one] pod tímto Senátem { $count } žeton kontroly
        [few] pod tímto Senátem { $count } žetony kontroly
       *[other] pod tímto Senátem { $count } žetonů kontroly
    }
caesar-supply-word = zásoba
caesar-supply =
    { $count ->
        [one] { $count } žeton v zásobě
        [few] { $count } žetony v zásobě
       *[other] { $count } žetonů v zásobě
    }
caesar-bag-word = sáček
caesar-bag =
    { $count ->
        [one] { $count } žeton v sáčku
        [few] { $count } žetony v sáčku
       *[other] { $count } žetonů v sáčku
    }
caesar-removed = mimo hru: { $count }
caesar-wealth-due =
    { $count ->
        [one] { $count } žeton navíc na konci tahu
        [few] { $count } žetony navíc na konci tahu
       *[other] { $count } žetonů navíc na konci tahu
    }
caesar-skips =
    { $count ->
        [one] vynechá příští losování
        [few] vynechá příští { $count } losování
       *[other] vynechá příštích { $count } losování
    }
caesar-centurions = Centurioni
caesar-centurion-is =
    { $where ->
        [beside] { $token }, vedle sáčku
        [taken] { $token }, v zásobě
       *[seen] { $token }, ve hře
    }
caesar-unseen = Dosud neviděné: { $count }
caesar-bank = Bank:
caesar-winner = Vítěz
caesar-crassus-row = Crassova řada: { $tokens }
caesar-crassus-row-empty = Crassova řada je prázdná.
caesar-crassus-deck = Taktické destičky, které ještě přijdou
caesar-command-draw1 = losuje 1
caesar-command-draw2 = losuje 2
caesar-command-draw_centurion = bere Centuriona
caesar-command-execute = umístí
caesar-command-discard1 = odhodí 1
caesar-aim-1 = { $province }: Crassus může získat kontrolu, nejmenší postačující hodnotou.
caesar-aim-2 = { $province }: Crassus uzavírá, i když kontrolu získáte vy, nejmenší hodnotou.
caesar-aim-3 = { $province }: zde Crassus nejvíce prohrává, nejvyšší hodnota.
caesar-aim-4 = { $province }: zde má Crassus nejblíže ke kontrole, nejvyšší hodnota.
caesar-aim-5 = { $province }: sousedí s Crassovou provincií, nejvyšší hodnota.
caesar-aim-6 = { $province }: centrální provincie, nejvyšší hodnota.
caesar-aim-7 = { $province }: sem lze umístit nejvyšší hodnotu.

## What is asked

caesar-prompt-token = Vyberte žeton vlivu k umístění.
caesar-prompt-token-here = Který žeton sem přijde?
caesar-prompt-space = Vyberte hraniční pole pro { $token }.
caesar-prompt-changes = { $first } { $before1 } → { $after1 }, { $second } { $before2 } → { $after2 }.
caesar-prompt-closes = { $first } { $before1 } → { $after1 }, { $second } { $before2 } → { $after2 }. Uzavře se: { $province }.
caesar-prompt-down = { $space }: lícem dolů, hodnota 0; za něj losujete z banku.
caesar-prompt-order = Váš žeton uzavírá dvě provincie. Která se vyhodnotí první?
caesar-prompt-order-this = Nejprve { $province }.
caesar-prompt-order-bonus = Obě provincie jsou uzavřené. Který bonus se provede první?
caesar-prompt-order-bonus-this = Nejprve { $bonus }.
caesar-prompt-bank = Vylosovat si žeton z banku?
caesar-prompt-bonus-tactics = { $bonus }: po tomto tahu ještě jeden. Použít?
caesar-prompt-bonus-wealth = { $bonus }: o žeton navíc, zásoba zůstane větší. Použít?
caesar-prompt-bonus-might = { $bonus }: vyberte soupeřův žeton vlivu nebo kontroly, který se otočí lícem dolů, nebo odmítněte.
caesar-prompt-bonus-poison = { $bonus }: náhodný žeton ze soupeřovy zásoby se vrátí do sáčku. Použít?
caesar-prompt-bonus-centurion = { $bonus }: místo losování si vyberete Centuriona. Použít?
caesar-prompt-might-token = Žeton { $space } se otočí lícem dolů.
caesar-prompt-might-marker = Žeton kontroly { $province } se otočí lícem dolů.
caesar-prompt-take = Vyberte Centuriona místo losování.
caesar-prompt-take-this = { $token } přijde do vaší zásoby.
caesar-prompt-pass = Žádný váš žeton se nehodí na volné pole. Vynecháváte a losujete.
caesar-prompt-crassus = Hraje Auto-Crassus.
caesar-prompt-wait = Na tahu je { $side }.
caesar-prompt-over =
    { $reason ->
        [markers] { $side } vítězí: položen poslední žeton kontroly.
        [markers_removed] { $side } vítězí: poslední žeton kontroly opustil hru.
        [stuck] { $side } vítězí: soupeř nemůže umístit žádný žeton.
       *[standstill] { $side } vítězí: nikam se nehodí žádný žeton a soupeř nemohl jako první.
    }

caesar-turn-round = Natočení žetonu
caesar-facing = { $first } { $one } · { $second } { $two }
caesar-face-down = Lícem dolů
caesar-answer-use = Použít: { $bonus }
caesar-answer-decline = Odmítnout
caesar-answer-pass = Vynechat
caesar-answer-draw = Losovat z banku
caesar-answer-leave = Nelosovat
caesar-answer-first = { $bonus } ({ $province })

## The log

caesar-event-TurnBegan = Tah: { $side }
caesar-event-TurnBegan-extra = Další tah díky Taktice: { $side }
caesar-event-TokenPlaced = { $side } umísťuje { $token }: { $first } { $one }, { $second } { $two }.
caesar-event-TokenPlaced-hidden = { $side } umísťuje { $token } lícem dolů: { $first } – { $second }.
caesar-event-TokenPlaced-unknown = { $side } umísťuje žeton lícem dolů: { $first } – { $second }.
caesar-event-Passed = { $side } nemá vhodný žeton a vynechává.
caesar-event-BankDrawn = { $side } losuje z banku: { $bonus }.
caesar-event-BankLeft = { $side } z banku nelosuje.
caesar-event-ProvinceClosed = { $province } je uzavřená, Caesar { $caesar } : { $pompey } Pompeius. { $side } bere žeton bonusu { $bonus }.
caesar-event-ProvinceHeld =
    { $markers ->
        [0] { $side } získává kontrolu: { $province }; žeton na ni už nezbyl.
        [one] { $side } získává kontrolu: { $province }.
        [few] { $side } získává kontrolu: { $province } ({ $markers } žetony).
       *[other] { $side } získává kontrolu: { $province } ({ $markers } žetonů).
    }
caesar-event-ProvinceTied = { $province }: shoda, kontrolu nezíská nikdo.
caesar-event-BorderMarked = { $side } pokládá žeton kontroly na hranici { $space }.
caesar-event-SenateKept =
    { $markers ->
        [0] { $side } si nechává Senát, žádný žeton kontroly pod ním.
        [one] { $side } si nechává Senát, pod ním { $markers } žeton kontroly.
        [few] { $side } si nechává Senát, pod ním { $markers } žetony kontroly.
       *[other] { $side } si nechává Senát, pod ním { $markers } žetonů kontroly.
    }
caesar-event-BonusUsed = { $side } používá bonus { $bonus }.
caesar-event-BonusDeclined = { $side } nepoužívá bonus { $bonus }.
caesar-event-BonusDiscarded = { $side } odhazuje bonus { $bonus }.
caesar-event-MarkerRemoved = { $side }: jeden žeton kontroly opouští hru.
caesar-event-TokenTurned = Žeton { $space } se otáčí lícem dolů.
caesar-event-MarkerTurned = Žeton kontroly { $province } se otáčí lícem dolů.
caesar-event-TokenDrawn = { $side } losuje { $token }.
caesar-event-TokenDrawn-unknown = { $side } losuje žeton.
caesar-event-BagEmpty = { $side }: sáček je prázdný.
caesar-event-DrawPutOff = { $side } si na konci tahu vylosuje o žeton navíc.
caesar-event-TokenReturned = { $side }: { $token } se vrací do sáčku.
caesar-event-CenturionTaken = { $side } bere { $token }.
caesar-event-DrawSkipped = { $side } za Centuriona vynechává losování.
caesar-event-TileTurned = Crassus otáčí destičku { $tile }
caesar-event-TileTurned-shuffled = Destičky se zamíchají; Crassus otáčí destičku { $tile }
caesar-event-StackEmpty = Crassovi nezbývá žádný Centurion.
caesar-event-CrassusSkipped =
    { $command ->
        [discard1] Crassus nic neodhazuje, losování nestačilo.
       *[execute] Crassus už nemůže umístit.
    }
