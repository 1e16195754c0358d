### What only the terminal says

## The prompt

terminal-hint = číslo nebo zápis · ? co lze · hint rada · rule ID pravidlo · log · save · resign · quit
terminal-hint-enter = Enter · { terminal-hint }
terminal-hint-back = číslo nebo zápis · b zpět · ? co lze · hint rada · rule ID pravidlo · log · quit
terminal-hint-back-enter = Enter · { terminal-hint-back }
terminal-choose-on-board = { $question } Napište zlaté číslo z herního plánu ({ $first }–{ $last }).
terminal-not-a-choice = { $word } není v nabídce ({ $choices }).
terminal-up-to = 1 až { $last }
terminal-illegal = { $action } nedovoluje pravidlo { $rule }. { $text }
terminal-warning = { $warning } Myslíte-li to vážně, napište to ještě jednou.
terminal-unreadable = { $what } — napište číslo nebo zápis; ? ukáže, co lze.
terminal-possible = Můžete
terminal-impossible = Nemůžete
terminal-impossible-line = { $subjects }  podle pravidla { $rule }. { $text }
terminal-nothing-impossible = Není zakázáno nic z toho, co se zdá hratelné.
terminal-no-rule = Pravidlo { $rule } neexistuje.
terminal-rule-needs-id = Za rule napište označení pravidla, například: rule { $example }
terminal-no-rulebook = (pravidla tu nejsou k dispozici)
terminal-log = Co se stalo
terminal-log-empty = Zatím se nic nestalo.
terminal-press-enter = Pokračujte klávesou Enter.
terminal-hand-over = Vystřídejte se u stolu, hraje { $side }.
terminal-hand-over-hint = { $side }: stiskněte Enter, až se nikdo jiný nebude dívat.
terminal-saved = Uloženo: { $path }.
terminal-save-where = Do kterého souboru uložit?
terminal-quit-save = Uložit hru, než odejdete? Napište jméno souboru, nebo jen stiskněte Enter a hra se neuloží:
terminal-left = Odešli jste od stolu.
terminal-left-saved = Odešli jste od stolu. Ve hře budete pokračovat příkazem `triumvir play { $game } --resume { $path }`.
terminal-resign-sure = Opravdu chcete hru vzdát? Napište ano:
terminal-yes = ano
terminal-games-head = { $game } ({ $key }) — míst: { $seats }; strany: { $sides }
terminal-games-default = výchozí
terminal-resigned = Vzdává se { $side }.
terminal-resign-not = Hrajete dál.
terminal-advice = Nejlepší tahy: { $moves }
terminal-advice-move = { $move } { $chance } %
terminal-advice-only = Jediná možnost je { $move }.
terminal-thinking = { $player } přemýšlí …
terminal-failed = { $player } nemůže hrát dál a hru vzdává: { $what }.
terminal-you = vy
terminal-player-human = člověk
terminal-player-random = náhodný hráč
terminal-player-thumb = hráč podle pouček
terminal-over = Konec hry.
terminal-go-on = pokračovat

## Looking back

terminal-ply = tah { $ply } z { $plies }

## A match of several games

terminal-match-game = { $number }. hra z { $games }
terminal-match-title = Zápas, počet her: { $games }
terminal-match-column = { $number }. hra
terminal-match-points = body
terminal-match-wins = výhry
terminal-match-first = první hráč
terminal-match-second = druhý hráč
terminal-match-next = Teď si vyměníte strany. Další hra začne klávesou Enter.
terminal-match-yours = Zápas vyhráváte.
terminal-match-theirs = Zápas vyhrává { $player }.
terminal-match-drawn = Zápas skončil nerozhodně.

## Rules

terminal-rule-code = v kódu
terminal-rule-tests = testy
terminal-rule-nothing = { $title }: nic se tu nenašlo

## CAESAR!

terminal-caesar-letter-caesar = C
terminal-caesar-letter-pompey = P
terminal-caesar-short-HU = Hisp. Ult.
terminal-caesar-short-HC = Hisp. Cit.
terminal-caesar-short-GC = G. Cisalp.
terminal-caesar-legend = † meč  ◊ štít  ≈ loď  ✶ vavřín, kamkoli  ▒ lícem dolů  ■ žeton kontroly
terminal-caesar-legend-border-control = { terminal-caesar-legend }  { "{" } { "}" } kontrolní stanoviště
terminal-caesar-legend-short = † meč ◊ štít ≈ loď ✶ vše
terminal-caesar-turn = hraje { $side }
terminal-caesar-over = vítězí { $side }
terminal-caesar-row = řada
terminal-caesar-hidden = { $count } skrytých
terminal-caesar-empty = žádné
terminal-caesar-bag = sáček { $count }
terminal-caesar-markers = zbývá { $count }
terminal-caesar-senate = Senát { $row }
terminal-caesar-tile = destička { $tile }
terminal-caesar-deck = další destičky { $deck }
terminal-caesar-bank = bank { $bank }
terminal-caesar-tied = shoda
terminal-caesar-turned = otočeno
terminal-caesar-extra-turn = následuje další tah
terminal-caesar-ask-token = Který žeton umístíte?
terminal-caesar-ask-space = Kam umístíte { $token }?
terminal-caesar-ask-facing = { $token }, { $space }: která hodnota míří ke které provincii?
terminal-caesar-face-down = lícem dolů, bez hodnoty; za něj losujete z banku
terminal-caesar-total = { $province } +{ $value } → C { $caesar } : { $pompey } P
terminal-caesar-closes = uzavře se: { $bonus } pro vás, { $holder }
terminal-caesar-holder = kontrolu získá { $side }
terminal-caesar-tie = shoda
terminal-caesar-tie-solo = shoda, kterou podle pravidla C8.5 může získat Crassus
terminal-caesar-first = nejdřív { $province } (C { $caesar } : { $pompey } P, { $bonus })
terminal-caesar-bonus-first = nejdřív { $bonus } ({ $province })
terminal-caesar-might-token = { $token }, { $space }
terminal-caesar-might-marker = žeton kontroly: { $province }

## Ave Caesar

terminal-ave-turn = jede { $chariot }
terminal-ave-driven = { $chariot }: rozhoduje { $player }
terminal-ave-over = turnaj skončil
terminal-ave-race = { $race }. závod z { $races }, { $course }, { $direction }
terminal-ave-legend = █ zeď  N úzký průchod  K císařská ulička
terminal-ave-start = start
terminal-ave-lap = { $lap }. kolo
terminal-ave-home = v cíli
terminal-ave-paid = zaplaceno
terminal-ave-to-pay = nezaplaceno
terminal-ave-disqualified = diskvalifikace
terminal-ave-disqualified-short = diskval.
terminal-ave-leads-tied = vede, shoda
terminal-ave-sixes-locked = 6 zakázána
terminal-ave-no-six = bez 6
terminal-ave-to-go = zbývá { $cells }
terminal-ave-too-short = chybí { $points }
terminal-ave-hand = ruka
terminal-ave-next = Další: { $chariots }
terminal-ave-nobody = nikdo
terminal-ave-standing = Vavříny: { $laurels }
terminal-ave-to-come = Ještě přijde: { $races }
terminal-ave-to-come-race = { $course }, { $direction }
terminal-ave-turned-up = Otočeno pro start: { $cards }
terminal-ave-head-chariot = vůz
terminal-ave-head-cell = pole
terminal-ave-head-lap = kolo
terminal-ave-head-denarius = denár
terminal-ave-head-to-go = zbývá
terminal-ave-head-spare = rezerva
terminal-ave-head-left = karty 1–6
terminal-ave-head-hand = ruka
terminal-ave-ask-card = { $chariot }: kterou kartu zahrajete?
terminal-ave-ask-cell = { $chariot }, karta { $card }: kam? Nejlépe { $spare }.
terminal-ave-ask-drive = { $chariot }, bez posádky, otočil { $card }: kam s ním pojedete (pravidlo A7.1)?
terminal-ave-blocked = { $chariot } nemůže celou hodnotu žádné karty odjet, a proto vynechává (pravidlo A3.3).
terminal-ave-only-sixes = { $chariot } vede a má jen šestky, a proto vynechává (pravidlo A4.4).
terminal-ave-lane-taken = { $chariot } má příjezd do Císařské uličky zablokovaný a musí vynechat, dokud se neuvolní (pravidlo A5.4).
terminal-ave-cells =
    { $count ->
        [one] { $count } pole, zbývá { $least }
        [few] { $count } pole, zbývá { $least }
       *[other] { $count } polí, zbývá { $least }
    }
terminal-ave-cells-range =
    { $count ->
        [one] { $count } pole, zbývá { $least } až { $most }
        [few] { $count } pole, zbývá { $least } až { $most }
       *[other] { $count } polí, zbývá { $least } až { $most }
    }
terminal-ave-one = na { $cell }, { $outlook }, { $spare }
terminal-ave-finish = přes čáru do cíle
terminal-ave-skip = vynechat, všechny karty zůstanou
terminal-ave-wait = vynechat a čekat na uličku (A5.4)
terminal-ave-keep = vynechat a nechat si šestky (A4.4)
terminal-ave-pays = zaplatí
terminal-ave-disqualifies = DISKVAL. (A5.3)
terminal-ave-misses = ULIČKA NESTIHNUTA
terminal-ave-warn-disqualifies = { $chariot } by začal třetí kolo bez zaplacení: diskvalifikace, žádné vavříny (pravidlo A5.3).
terminal-ave-warn-misses = Odtud už se do uličky před třetím kolem nedostanete: žádné vavříny (pravidlo A5.3).

## Caesar & Cleopatra

terminal-cleo-short-P = F
terminal-cleo-short-assassination = Atentát
terminal-cleo-short-wrath = Hněv
terminal-cleo-short-shuffle = Orgie, míchat
terminal-cleo-preset-guarded = opatrně: nahoře Veto a Špion
terminal-cleo-preset-scheming = lstivě: nejdřív Špion, Rošáda a Vyzvědač
terminal-cleo-preset-storming = útočně: nejdřív dva Atentáty a Hněv bohů
terminal-cleo-step-set_up = tajná příprava
terminal-cleo-step-start = hraje { $active }
terminal-cleo-step-lay = { $active } vykládá vliv
terminal-cleo-step-second = { $active } vykládá druhou kartu lícem vzhůru
terminal-cleo-step-after = { $active } ještě smí zahrát akční kartu
terminal-cleo-step-veto = { $active } hraje { $action }: Veto smí zahrát { $asked }
terminal-cleo-step-spying = Špion ({ $active }) vidí karty v ruce: { $other }
terminal-cleo-step-castle = { $active } rozkládá karty Rošády
terminal-cleo-step-replace = { $asked } si smí dobrat náhradu
terminal-cleo-step-exchange = { $active } vyměňuje karty
terminal-cleo-step-draw = { $active } dobírá, zbývá { $due }
terminal-cleo-step-ticket = { $active }: odkryta karta Orgie, lístek je k dispozici
terminal-cleo-step-over = konec hry
terminal-cleo-alone = { $step } (druhá strana dohrála)
terminal-cleo-legend = ▒ lícem dolů  ▒3 vaše, lícem dolů  ~ po Rošádě  Σ vliv  ■ získaný patricij  ★ váš bonus
terminal-cleo-closed = uzavřeno
terminal-cleo-next-vote = otázka { $chance }
terminal-cleo-vote-short = otázka
terminal-cleo-hand = ruka
terminal-cleo-hand-empty = prázdná
terminal-cleo-backs = { $influence } vliv, { $action } akce
terminal-cleo-known = jistě { $cards }
terminal-cleo-reserves = rezervy { $influence } vliv, { $action } akce
terminal-cleo-reserves-short = rezervy { $influence }+{ $action }
terminal-cleo-bonus = bonus { $group }
terminal-cleo-bonus-hidden = bonus skrytý
terminal-cleo-bonus-to-come = bonus se teprve rozdá
terminal-cleo-tickets = lístky { $count }
terminal-cleo-points = body { $points }
terminal-cleo-order = rezerva akčních karet odshora
terminal-cleo-order-short = rezerva
terminal-cleo-put-away = odloženo
terminal-cleo-laying-out = k rozložení
terminal-cleo-pile = karty Otázka o důvěře: { $count }
terminal-cleo-pile-short = otázky { $count }: skupina
terminal-cleo-discards = mimo do zamíchání
terminal-cleo-discards-short = mimo
terminal-cleo-nothing = nic
terminal-cleo-chance = skupina přijde { $now }, dlouhodobě { $later }
terminal-cleo-still-out = ještě ve hře
terminal-cleo-still-out-own = { $side }, ve vašich rezervách
terminal-cleo-still-out-other = { $side }, neviděno
terminal-cleo-ask-order = Tajně, { $place }. karta vaší akční rezervy: která je další?
terminal-cleo-ask-order-first = Tajně seřaďte akční rezervu: která karta leží nahoře?
terminal-cleo-ask-preset = Tajně: v jakém pořadí bude vaše akční rezerva?
terminal-cleo-ask-first-lay = Tajně, { $group }: kterou kartu vyložíte lícem dolů?
terminal-cleo-ask-start = Jste na tahu. Co uděláte?
terminal-cleo-ask-lay = Teď musíte vyložit kartu vlivu.
terminal-cleo-ask-second = Kterou druhou kartu vyložíte lícem vzhůru?
terminal-cleo-ask-after = Karty jsou vyloženy. Zahrajete ještě akční kartu?
terminal-cleo-ask-card =
    { $face ->
        [up] Kterou kartu vyložíte lícem vzhůru?
       *[down] Kterou kartu vyložíte lícem dolů?
    }
terminal-cleo-ask-group =
    { $face ->
        [up] { $card } lícem vzhůru: ke které skupině?
       *[down] { $card } lícem dolů: ke které skupině?
    }
terminal-cleo-ask-assassination = Atentát ({ $other }): která odkrytá karta se odloží?
terminal-cleo-ask-castling = Rošáda: mezi kterými dvěma skupinami rozložíte karty znovu?
terminal-cleo-ask-scout = Vyzvědač ({ $other }): u které skupiny se karty odkryjí?
terminal-cleo-ask-wrath = Hněv bohů: u které skupiny se vše odloží?
terminal-cleo-ask-veto = { $active } hraje: { $what }. Vetujete?
terminal-cleo-ask-spying = Váš Špion vidí karty v ruce ({ $other }). Která se odloží?
terminal-cleo-ask-castle = Rošáda, zbývá { $count }: kam lícem dolů půjde { $card }?
terminal-cleo-ask-replace = Smíte si dobrat jednu kartu z libovolné rezervy.
terminal-cleo-ask-exchange = Kterou kartu vyměníte?
terminal-cleo-ask-exchange-on = Odloženo: { $count }. Kterou kartu ještě?
terminal-cleo-ask-draw = Doberte kartu (zbývá { $due }). Ze které rezervy?
terminal-cleo-down = vyložit jednu kartu lícem dolů
terminal-cleo-second-down = vyložit druhou kartu lícem dolů
terminal-cleo-up = vyložit dvě karty lícem vzhůru
terminal-cleo-whole-order = celé pořadí
terminal-cleo-play-first = nejdřív { $card }
terminal-cleo-play-after = zahrát { $card }
terminal-cleo-finish = ne, pokračovat
terminal-cleo-exchange = vyměnit karty
terminal-cleo-pass = vzdát se tahu
terminal-cleo-pair = { $first } a { $second }
terminal-cleo-victim = { $card }, { $group }
terminal-cleo-veto = vetovat
terminal-cleo-allow = dovolit
terminal-cleo-allow-only = dovolit (Veto v ruce nemáte)
terminal-cleo-draw = { $reserve } (zbývá { $count })
terminal-cleo-draw-known = { $reserve } (zbývá { $count }, nahoře { $card })
terminal-cleo-decline = žádnou kartu
terminal-cleo-enough = už žádnou: dobrat { $count }
terminal-cleo-spend = použít lístek, máte { $tickets }
terminal-cleo-keep = ne, vzít další lístek
terminal-cleo-reserve-influence = vliv
terminal-cleo-reserve-action = akce
