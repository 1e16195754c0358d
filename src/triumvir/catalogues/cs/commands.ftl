### What the commands say: their help, and what they report

## Help

command-usage = Použití:
command-arguments = Argumenty
command-options = Volby
command-commands = Příkazy
command-default = výchozí: { $value }
command-required = povinné
command-word-options = VOLBY
command-word-command = PŘÍKAZ
command-word-arguments = ARGUMENTY
command-word-game = HRA
command-word-name = JMÉNO
command-word-value = HODNOTA
command-word-file = SOUBOR
command-word-dir = ADRESÁŘ
command-word-url = URL
command-word-level = ÚROVEŇ
command-word-side = STRANA
command-word-seat = MÍSTO
command-word-bot = BOT
command-word-who = KDO
command-word-address = ADRESA
command-word-seconds = SEKUNDY
command-word-language = JAZYK
command-word-match = PARTIE
command-word-id = ID
command-word-ply = TAH
command-word-kinds = DRUHY
command-word-direction = SMĚR

## Figures

command-point = ,
command-thousands = { "\u00A0" }
command-build-compiled = přeložený engine
command-build-pure = engine v čistém Pythonu
command-default-options = výchozí volby
command-version = triumvir { $version }, { $build }
command-version-stale = triumvir { $version }, { $build } (přeložený engine je zastaralý; `make setup` ho přeloží znovu)

## While one waits

command-wait-playing = Hraje se
command-wait-recording = Hraje se a zapisuje
command-wait-thinking = Přemýšlím
command-wait-measuring = Měřím
command-wait-laws = Hledám porušený zákon
command-wait-positions = Hledám pozici, která si odporuje

## What several commands have

command-triumvir = Tři římské deskové hry u jednoho stolu: CAESAR!, Ave Caesar, Caesar & Kleopatra.
command-argument-game = Klíč hry; vypíše je `triumvir games`.
command-argument-record = Záznam partie, nebo - pro vstup.
command-option-help = Zobrazí tuto nápovědu.
command-option-version = Vypíše verzi a sestavení.
command-option-language = en, cs nebo hu, před příkazem i za ním; jinak jazyk vašeho prostředí (LANGUAGE, LC_ALL, LANG).
command-option-option = Volba hry; lze opakovat.
command-option-reading = Všechny volby podle výkladu jedněch pravidel, například cs nebo hu.
command-option-seats = Kolik hráčů sedí u stolu; není-li uvedeno, co nejméně.
command-option-seed = Semínko veškeré náhody; stejné semínko, stejná hra.
command-option-first-seed = Semínko první hry; další má N + 1.
command-option-records = Záznam každé hry uloží do tohoto adresáře.
command-option-json = Vypíše JSON pro programy.
command-option-database = sqlite:///cesta/k/souboru nebo postgresql://uživatel@počítač/jméno; jinak databáze z nastavení serveru.
command-option-config = Nastavení v TOML; jinak podle TRIUMVIR_CONFIG.

## play

command-play = Posaďte se a hrajte: proti botům od nováčka po velitele, s přítelem na střídačku, nebo sami proti Auto-Crassovi.
command-play-more = Jeho taktické destičky jsou sestaveny podle toho, co se o nich ví, ne opsány z tisku (pravidlo C8.3).
command-play-against = random, thumb, tiro, miles, centurio, legatus, imperator, search:N, 'program:PŘÍKAZ', human (na střídačku u jedné obrazovky), nebo crassus tam, kde hraje; jinak miles.
command-play-side = Vaše strana; jinak první.
command-play-resume = Pokračuje v uložené hře.
command-play-save = Po každém tahu uloží hru do tohoto souboru.
command-play-match = N her proti témuž hráči, po každé si vyměníte strany.

## games

command-games = Vypíše hry s počty hráčů, volbami a výklady; první hodnota volby je výchozí.

## rule

command-rule = Vypíše pravidlo, kde je v kódu a které testy ho ověřují.
command-rule-id = Označení pravidla, například C4.5.

## replay and verify

command-replay = Ukáže stůl podle záznamu, vše odkryté nebo tak, jak to vidí jeden hráč, a co se stalo.
command-replay-at = Ukáže stůl po tomto tahu; 0 je příprava.
command-replay-viewer = Ukáže jen to, co vidí tento hráč (nebo spectator, divák).
command-verify = Prověří záznam a řekne, co prověřil: dovolené tahy, otisky, pečeť, výsledek, jména.
command-verify-more = Návratový kód 0, když je vše přítomno a platí; 3, když nic není špatně, ale chybějí otisky nebo pečeť; 2, když je něco špatně.
command-verify-legality = dovolené tahy
command-verify-hashes = otisky
command-verify-seal = pečeť
command-verify-result = výsledek
command-verify-names = jména
command-verify-state-holds = platí
command-verify-state-wrong = chyba
command-verify-state-partly = zčásti
command-verify-state-absent = chybí
command-verify-state-unchecked = neověřeno
command-verify-state-claimed = jen uvedeno
command-verify-legality-holds =
    { $plies ->
        [one] { $plies } tah, jeho náhody i poznámka jsou možné
        [few] všechny { $plies } tahy, jejich náhody i poznámky jsou možné
       *[other] všech { $plies } tahů, jejich náhody i poznámky jsou možné
    }
command-verify-unchecked = po nedovoleném tahu ověřit nelze
command-verify-hashes-hold = všechny správně, celkem { $count }
command-verify-hashes-absent = není tu žádný z { $count }
command-verify-hashes-partly = správně { $count } z { $all }, vynecháno { $absent }
command-verify-seal-absent = žádná tu není: náhodu i skryté karty mohl někdo zvolit
command-verify-seal-start = výchozí pozice byla zadána, pečeť ji nemohla krýt: náhodu i skryté karty mohl někdo zvolit
command-verify-seal-partly = náhoda každého tahu plyne ze semínka, ale výchozí pozice byla zadána
command-verify-seal-holds = semínko je to, k němuž se zavázalo, a náhoda přípravy i každého tahu plyne z něj
command-verify-result-open = podle pravidel hra neskončila
command-verify-result-event = podle pravidel hra neskončila; podle záznamu ji ukončili lidé: { $event }
command-verify-result-holds = { $places } ({ $reason }): k tomu tahy vedou
command-verify-names-claimed = { $names }: jak je zapsáno, nekryje je otisk ani pečeť
command-verify-wrong = chyba
command-verify-ok = v pořádku: zapečetěno, s otisky, podle pravidel
command-verify-less = nic není špatně, ale ověřilo se méně: { $missing }

## position

command-position = Postaví pozici a ukáže stůl, dovolené akce a co vidí který hráč.
command-position-file = Pozice v JSON nebo v jednom řádku; - čte ze vstupu.
command-position-open = vše odkryté
command-position-can = { $side }: možností { $count }
command-position-seen = jak to vidí { $side }

## simulate

command-simulate = Odehraje náhodné hry plnou rychlostí a spočítá, jak jsou dlouhé a jak končí.
command-simulate-games = Kolik her.
command-simulate-title = { $game }, { $options }, semínko { $seed }
command-simulate-games-played = hry
command-simulate-decisions = rozhodnutí
command-simulate-a-second = { $rate } za sekundu
command-simulate-wins = výhry, { $side }
command-simulate-spread = { $least } až { $most }, devět z deseti { $low } až { $high }, medián { $median }
command-measure-decisions = rozhodnutí za hru
command-measure-placements = umístění za hru
command-measure-patricians-won = získaní patricijové za hru
command-measure-points = body za hru
command-measure-laurels = vavříny za hru
command-measure-last-race-disqualified = diskvalifikováni v posledním závodě
command-measure-last-race-stranded = uvízlí v posledním závodě

## fuzz

command-fuzz = Hraje náhodné hry pod dohledem všech zákonů a se všemi kombinacemi voleb. Návratový kód 1, byl-li některý zákon porušen.
command-fuzz-more = S --positions: píše pozice, které si mohou odporovat. Každá je buď odmítnuta s udáním místa, nebo z ní lze odehrát celou hru.
command-fuzz-seconds = Jak dlouho hledat.
command-fuzz-games = Skončí po tolika hrách.
command-fuzz-every = Drahé kontroly dělá jen na jedné z N pozic a záznamů.
command-fuzz-positions = Začíná z napsaných pozic: skutečných, v nichž se něco změnilo.
command-fuzz-out = Kam se uloží záznam chyby.
command-fuzz-ok = v pořádku: { $counted }
command-fuzz-law = zákon { $law }: { $what }
command-fuzz-error = chyba: { $what }
command-fuzz-options = volby: { $options }
command-fuzz-seats = hráčů: { $seats }
command-fuzz-seed-was = semínko: { $seed }
command-fuzz-record-in = záznam: { $path }
command-fuzz-position-in = pozice: { $path }
command-fuzz-after = odehráno: { $counted }
command-fuzz-games-counted =
    { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }, { $decisions } rozhodnutí, { $seconds } s
command-fuzz-positions-counted =
    { $refused ->
        [one] { $refused } pozice odmítnuta
        [few] { $refused } pozice odmítnuty
       *[other] { $refused } pozic odmítnuto
    }, přehráno { $played }, { $seconds } s

## fuzz-server

command-fuzz-server = Obtěžuje server zprávami, které jsou platné, ale špatné. Návratový kód 1, vzešlo-li z toho cokoli jiného než odmítnutí.
command-fuzz-server-seconds = Jak dlouho obtěžovat.
command-fuzz-server-messages = Skončí po tolika zprávách.
command-fuzz-server-seed = Rozhoduje o všem, co zazní.
command-fuzz-server-finding = { $round }. kolo, předtím zaznělo:
command-fuzz-server-counted =
    { $messages ->
        [one] { $messages } zpráva
        [few] { $messages } zprávy
       *[other] { $messages } zpráv
    }, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }
command-fuzz-server-done =
    { $findings ->
        [one] { $counted }, { $findings } nález
        [few] { $counted }, { $findings } nálezy
       *[other] { $counted }, { $findings } nálezů
    }

## arena

command-arena = Nechá boty hrát proti sobě: každé rozdání ve všech rozesazeních, stejná rozdání pro všechny.
command-arena-more = Dva hráče hodnotí Elo, více OpenSkill, s 95% intervaly. Ctrl-C vypíše, co se zatím odehrálo.
command-arena-bots = random, thumb, tiro, miles, centurio, legatus, imperator, search:N, crassus, nebo 'program:PŘÍKAZ'.
command-arena-games = Počet her u každého stolu; žádné rozdání nezůstane napůl.
command-arena-seats = Míst u stolu; jinak tolik, kolik je botů, může-li jich tolik hrát.
command-arena-seed = Semínko prvního rozdání; další má N + 1.
command-arena-cores = Na kolika jádrech hrát; jinak na všech.
command-arena-svg = Do tohoto souboru nakreslí žebříček a křížovou tabulku.
command-arena-ray = Hraje na tomto clusteru Ray, nebo na místním (`local`).
command-arena-time-limit = Kolik času má program na jedno rozhodnutí.
command-arena-none-played = žádná hra se nedohrála
command-arena-title = { $game }, { $options }, { $games }, semínko { $seed }
command-arena-games-played =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
       *[other] { $count } her
    }
command-arena-games-of = { $count } z { $planned } her
command-arena-head-bot = bot
command-arena-head-games = hry
command-arena-head-wins = výhry
command-arena-head-place = místo
command-arena-head-disqualified = diskv.
command-arena-cross = Podíl bodů, řádek proti sloupci
command-arena-cross-places = Jak často je řádek v cíli před sloupcem
command-arena-by-seat = výhry podle míst: { $shares }
command-arena-fault = hra { $game }, tah { $ply }: { $bot } ({ $side }) prohrává chybou: { $what }
command-arena-more-faults =
    { $count ->
        [one] a ještě { $count } chyba
        [few] a ještě { $count } chyby
       *[other] a ještě { $count } chyb
    }

## analyse

command-analyse = Řekne šanci každého tahu a nejlepší pokračování v pozici, nebo chyby a zvraty v celé hře.
command-analyse-more = Vychází jen z toho, co hráč věděl, není-li uvedeno --open.
command-analyse-file = Záznam partie, nebo pozice v JSON či v jednom řádku; - čte ze vstupu.
command-analyse-level = Přemýšlí jako tiro, miles, centurio, legatus nebo imperator; jinak legatus.
command-analyse-simulations = Místo toho přemýšlí po tolik simulací.
command-analyse-seat = Jen tento hráč; jinak ten, kdo je na tahu.
command-analyse-open = Vychází ze všeho na stole, i z toho, co hráč nevěděl.
command-analyse-seed = Semínko hledání; stejné semínko, stejné úvahy.
command-analyse-svg = Nakreslí šanci na výhru v průběhu hry (jen ze záznamu).
command-analyse-to-move = na tahu: { $side }
command-analyse-best-line = nejlepší pokračování
command-analyse-more-moves =
    { $count ->
        [one] a ještě { $count } tah
        [few] a ještě { $count } tahy
       *[other] a ještě { $count } tahů
    }
command-analyse-more-kinds =
    { $count ->
        [one] a ještě { $count } druh
        [few] a ještě { $count } druhy
       *[other] a ještě { $count } druhů
    }
command-analyse-may-hold = co může držet { $side }
command-analyse-on-average = průměrně
command-analyse-at-least-one = aspoň jedna
command-analyse-record =
    { $plies ->
        [one] { $game }, { $plies } tah
        [few] { $game }, { $plies } tahy
       *[other] { $game }, { $plies } tahů
    }
command-analyse-in-all = celkem
command-analyse-head-win-chance = šance na výhru
command-analyse-head-visits = návštěvy
command-analyse-head-at-a-glance = na první pohled
command-analyse-head-ply = č.
command-analyse-head-seat = hráč
command-analyse-head-move = tah
command-analyse-head-chance = šance
command-analyse-head-lost = ztráta
command-analyse-head-better = lepší
command-analyse-head-decisions = rozhodnutí
command-analyse-head-mean-loss = průměrná ztráta
command-analyse-head-inaccuracies = nepřesnosti ?!
command-analyse-head-mistakes = chyby ?
command-analyse-head-blunders = hrubé chyby ??

## Pictures

command-picture-arena = Aréna · { $game }
command-picture-seats =
    { $count ->
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    }
command-picture-seed = semínko { $seed }
command-picture-interval = { $rating } s 95% intervalem
command-picture-disqualified = diskvalifikace { $share }
command-picture-chance = Šance na výhru
command-picture-share = Podíl předstižených soupeřů
command-picture-plies =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }
command-picture-ended = konec: { $reason }
command-picture-ply = tah
command-picture-inaccuracy = nepřesnost, 5 %
command-picture-mistake = chyba, 10 %
command-picture-blunder = hrubá chyba, 20 %
command-picture-lost = nebo více ztraceno tímto tahem podle toho, co hráč mohl vědět

## engine and train

command-engine = Mluví protokolem pro enginy na stdin a stdout, jak ho popisuje docs/engine-protocol.md.
command-engine-level = random, thumb, tiro, miles, centurio, legatus, imperator, nebo search:N s N simulacemi.
command-train = Hrou se sebou samým vyladí váhy, podle nichž se hra posuzuje, a řekne, co to přineslo.
command-train-more = Vše odehrané zůstává v adresáři: přerušený výcvik pokračuje tam, kde skončil.
command-train-generations = Kolikrát znovu hrát a ladit.
command-train-games = Kolik her se sebou samým v jedné generaci.
command-train-simulations = Simulace pro každé rozhodnutí.
command-train-hidden = Jednotky sítě.
command-train-rounds = Kolikrát ladění projde všechny vzorky.
command-train-seed = Semínko her i ladění.
command-train-cores = Procesy, které hrají.
command-train-folder = Kde zůstávají hry a váhy; výcvik odtud pokračuje.
command-train-out = Kam se uloží váhy; jinak do balíčku.
command-train-matches = Hry proti vahám psaným ručně.
command-train-told = generace { $generation }: odchylka ve výsledcích { $results }, ve volbách { $choices }
command-train-not-measured = neměřeno
command-train-gain = vyhrává { $share } z { $games } her proti hledání s vahami psanými ručně, simulací { $simulations }

## course

command-course = Prověří a nakreslí závodní dráhy hry Ave Caesar.
command-course-check = Prověří soubor s dráhou, vypíše její čísla a nakreslí ji.
command-course-check-file = Soubor s dráhou v JSON.
command-course-check-out = Kam se uloží obrázek; jinak vedle souboru.
command-course-draw = Nakreslí dráhu jako SVG.
command-course-draw-name = white, blue, yellow, red, nebo soubor s dráhou.
command-course-draw-out = Kam se uloží obrázek.
command-course-draw-direction = Startovní místa pro tento směr: clockwise nebo counter_clockwise.
command-course-draw-geometry = Zapíše i mnohoúhelník každého pole pro jiné programy.
command-course-head-course = dráha
command-course-head-rows = řady
command-course-head-cells = pole
command-course-head-narrow = úzká místa
command-course-head-lap = kolo
command-course-head-race = závod
command-course-head-lane = císařská ulička
command-course-head-picture = obrázek
command-course-lap-cells = { $least } až { $most } polí
command-course-race-cells = { $least } až { $most } polí, jednou uličkou
command-course-lane-cells = polí { $cells } místo { $rows } řad

## box

command-box = Prověří, ukáže a nakreslí krabice hry CAESAR! s vlastními žetony a destičkami.
command-box-check = Prověří soubor s krabicí, ukáže, co v ní je, a nakreslí ji.
command-box-check-file = Soubor s krabicí v JSON.
command-box-check-out = Kam se uloží obrázek; jinak vedle souboru.
command-box-show = Ukáže, co je v krabici.
command-box-show-name = printed, nebo soubor s krabicí.
command-box-draw = Nakreslí krabici jako SVG.
command-box-draw-name = printed, nebo soubor s krabicí.
command-box-draw-out = Kam se uloží obrázek.
command-box-picture = Obrázek: { $file }

## serve and config

command-serve = Obsluhuje stoly v prohlížeči, dokud nestisknete Ctrl-C.
command-serve-more = Co se nepodaří, zapisuje na stderr, jeden objekt JSON na řádek.
command-serve-host = Adresa, na které naslouchá.
command-serve-port = Port, na kterém naslouchá; 0 znamená kterýkoli volný.
command-serve-database = Kde se uchovávají partie.
command-serve-processes = Procesy, které obsluhují stoly; nejvýše jeden na jádro.
command-serve-open = Otevře stůl v prohlížeči, je-li tu nějaký.
command-serve-at = Triumvir běží na { $address }
command-config = Ukáže všechna nastavení serveru, jejich hodnotu a význam.
command-config-setting = nastavení
command-config-value = hodnota
command-config-environment = prostředí
command-config-meaning = význam
command-config-set = (nastaveno)
command-setting-host = adresa, na které server naslouchá
command-setting-port = port, na kterém server naslouchá
command-setting-database = kde se uchovávají partie; prázdné: v souboru uživatele
command-setting-origins = další zdroje (origin), které smějí server používat, například https://table.example
command-setting-secret = podepisuje cookies relací; prázdné: vytvoří se jednou a uloží vedle databáze
command-setting-secure-cookies = zapněte (on), chodí-li lidé přes https; důvěryhodná proxy to ohlásí sama
command-setting-trusted-proxies = adresy proxy serverů, jejichž X-Forwarded-For se věří
command-setting-processes = procesy, které obsluhují stoly; nejvýše jeden na jádro
command-setting-workers = procesy, které myslí za boty všech úrovní; jeden navíc je pro rychlé
command-setting-bot-pace = za jak dlouho boti odpovídají, v procentech; 0: nečekají déle, než přemýšlejí
command-setting-bot-tables = u kolika stolů jednoho člověka smějí boti hrát najednou mezi sebou
command-setting-session-days = jak dlouho si server hosta pamatuje, ve dnech
command-setting-link-hours = jak dlouho platí pozvánka, v hodinách
command-setting-max-body = největší tělo požadavku v bajtech
command-setting-max-frame = největší zpráva po socketu v bajtech
command-setting-max-queue = kolik bajtů smí čekat na pomalého čtenáře, než je odpojen
command-setting-sockets-per-address = kolik socketů smí držet jedna adresa
command-setting-silent-per-address = kolik spojení jedné adresy smí nechat server čekat
command-setting-max-sockets = kolik socketů smí být celkem
command-setting-watches-per-socket = kolik partií smí sledovat jeden socket
command-setting-messages-per-second = zprávy jednoho socketu za sekundu; krátce i trojnásobek
command-setting-requests-per-second = požadavky jedné adresy za sekundu; krátce i pětinásobek
command-setting-guests-per-minute = noví hosté z jedné adresy za minutu
command-setting-guests-per-day = noví hosté z jedné adresy za den
command-setting-tables-per-minute = nové stoly jednoho člověka za minutu
command-setting-tables-per-day = nové stoly z jedné adresy za den
command-setting-open-tables = nedohrané stoly, které založil jeden člověk
command-setting-open-tables-per-address = nedohrané stoly založené z jedné adresy
command-setting-waiting-hours = jak dlouho zůstává stůl, u kterého nikdo nezačal hrát, v hodinách
command-setting-chat-per-minute = řádky chatu jednoho člověka za minutu
command-setting-idle-minutes = jak dlouho zůstává v paměti partie, kterou nikdo nesleduje, v minutách
command-setting-log = debug, info, warning nebo error

## What a server stored

command-backup = Zapíše vše do jednoho souboru tak, jak to je v jednu chvíli; server smí zatím běžet.
command-backup-file = Záloha, která se zapíše; nesmí ještě existovat.
command-backup-done =
    { $matches ->
        [one] { $matches } partie
        [few] { $matches } partie
       *[other] { $matches } partií
    }, { $bytes } bajtů
command-restore = Naplní prázdnou databázi ze zálohy a každou partii přehraje podle pravidel.
command-restore-file = Soubor, který zapsal `triumvir backup`.
command-restore-done =
    { $matches ->
        [one] obnovena { $matches } partie, z toho přehráno { $replayed }
        [few] obnoveny { $matches } partie, z toho přehráno { $replayed }
       *[other] obnoveno { $matches } partií, z toho přehráno { $replayed }
    }
command-export = Vypíše nebo zapíše celou jednu partii k uchování nebo k načtení jinde.
command-export-match = Označení partie.
command-export-output = Kam ji zapsat, místo aby se vypsala.
command-export-record = Jen samotnou hru, jako záznam, který čte `triumvir replay`.
command-export-with-secrets = I nedohranou partii s tím, co její hráči nesmějí vědět.
command-import = Načte partii ze souboru, přehraje ji podle pravidel a uloží.
command-import-file = Soubor, který zapsal `triumvir export`, nebo - pro vstup.
command-migrate = Převede tabulky databáze na nejnovější verzi a řekne, podle jakých pravidel se její partie hrají.
command-migrate-dry-run = Všechny kroky zkusí a zase vrátí; nic se nezmění.
command-migrate-nothing = verze { $version }: není co dělat
command-migrate-from-to = z verze { $before } na { $after }
command-migrate-took = proveden krok { $step }
command-migrate-would-take = provedl by se krok { $step }
command-migrate-rules =
    { $matches ->
        [one] { $game }, verze pravidel { $version }: { $matches } partie, nedohráno { $unfinished }
        [few] { $game }, verze pravidel { $version }: { $matches } partie, nedohráno { $unfinished }
       *[other] { $game }, verze pravidel { $version }: { $matches } partií, nedohráno { $unfinished }
    }
command-migrate-rules-unknown = { command-migrate-rules } — tento program ji nezná (zná: { $known }): v těchto partiích zde nelze pokračovat
command-migrate-rules-earlier = { command-migrate-rules } — známá; nové partie mají verzi { $latest }

## killtest

command-killtest = Zabíjí servery a trápí jejich databázi, zatímco lidé hrají; prověří každý potvrzený tah a řádek chatu.
command-killtest-rounds = Kolikrát se serveru něco stane.
command-killtest-faults = Co se stane, odděleno čárkami; jinak vše, co se stát může.
command-killtest-tables = U kolika stolů se hraje najednou.
command-killtest-seed = Rozhoduje o tazích a o chvílích smrti.
command-killtest-database = Prázdná databáze; jinak soubor, který se potom smaže.
command-killtest-restart-postgres = Restartuje databázový server PostgreSQL; za { "{" }mode{ "}" } se dosadí fast nebo immediate.
command-killtest-now = kolo { $round } z { $rounds }, potvrzených tahů { $moves }
command-killtest-lost = nedodrženo: { $what }
command-killtest-count-rounds = kola
command-killtest-count-faults = nehody
command-killtest-count-lives-of-the-server = životy serveru
command-killtest-count-moves-acknowledged = potvrzené tahy
command-killtest-count-moves-sent-again = tahy poslané znovu
command-killtest-count-chat-lines-published = zveřejněné řádky chatu
command-killtest-count-moves-lost = ztracené tahy
command-killtest-count-moves-doubled = zdvojené tahy
command-killtest-count-chat-lines-lost = ztracené řádky chatu
command-killtest-count-chat-lines-doubled = zdvojené řádky chatu
command-killtest-count-other-findings = jiné nálezy
command-killtest-count-matches = partie
command-killtest-count-matches-replayed = přehrané partie
command-killtest-count-seconds-a-round = sekund na kolo
