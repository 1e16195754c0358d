### What the commands say: their help, and what they report

## Help

command-usage = Használat:
command-arguments = Argumentumok
command-options = Kapcsolók
command-commands = Parancsok
command-default = alapérték: { $value }
command-required = kötelező
command-word-options = KAPCSOLÓK
command-word-command = PARANCS
command-word-arguments = ARGUMENTUMOK
command-word-game = JÁTÉK
command-word-name = NÉV
command-word-value = ÉRTÉK
command-word-file = FÁJL
command-word-dir = MAPPA
command-word-url = URL
command-word-level = SZINT
command-word-side = OLDAL
command-word-seat = HELY
command-word-bot = BOT
command-word-who = KI
command-word-address = CÍM
command-word-seconds = MÁSODPERC
command-word-language = NYELV
command-word-match = JÁTSZMA
command-word-id = AZONOSÍTÓ
command-word-ply = LÉPÉS
command-word-kinds = FAJTÁK
command-word-direction = IRÁNY

## Figures

command-point = ,
command-thousands = { "\u00A0" }
command-build-compiled = lefordított motor
command-build-pure = tiszta Python-motor
command-default-options = alapbeállítások
command-version = triumvir { $version }, { $build }
command-version-stale = triumvir { $version }, { $build } (a lefordított motor elavult; a `make setup` újra lefordítja)

## While one waits

command-wait-playing = Játék
command-wait-recording = Játék és feljegyzés
command-wait-thinking = Gondolkodás
command-wait-measuring = Mérés
command-wait-laws = Megszegett törvény keresése
command-wait-positions = Önmagának ellentmondó állás keresése

## What several commands have

command-triumvir = Három római társasjáték egy asztalnál: CAESAR!, Ave Caesar, Caesar és Kleopátra.
command-argument-game = A játék kulcsa; a `triumvir games` felsorolja őket.
command-argument-record = Egy feljegyzés, vagy - a bemenethez.
command-option-help = Ezt a súgót mutatja.
command-option-version = Kiírja a verziót és a motor fajtáját.
command-option-language = en, cs vagy hu, a parancs előtt vagy után; különben a környezeted nyelve (LANGUAGE, LC_ALL, LANG).
command-option-option = A játék egyik beállítása; többször is megadható.
command-option-reading = Egy szabálykönyv olvasatának minden beállítása, például cs vagy hu.
command-option-seats = Hányan ülnek az asztalnál; ha nincs megadva, a lehető legkevesebben.
command-option-seed = Minden véletlen magja; ugyanaz a mag, ugyanaz a játék.
command-option-first-seed = Az első játék magja; a következőé N + 1.
command-option-records = Minden játék feljegyzését ebbe a mappába írja.
command-option-json = JSON-t ír ki programoknak.
command-option-database = sqlite:///útvonal/fájl vagy postgresql://felhasználó@gép/név; különben a kiszolgáló beállításai szerinti.
command-option-config = Beállítások TOML-ban; különben TRIUMVIR_CONFIG szerint.

## play

command-play = Ülj le és játssz: botok ellen az újonctól a hadvezérig, felváltva egy barátoddal, vagy egyedül Auto-Crassus ellen.
command-play-more = A parancslapkái a róluk ismertek alapján készültek, nem nyomtatott lapkákról (C8.3 szabály).
command-play-against = random, thumb, tiro, miles, centurio, legatus, imperator, search:N, 'program:PARANCS', human (felváltva egy képernyőnél), vagy crassus, ahol ő játszik; különben miles.
command-play-side = A te oldalad; különben az első.
command-play-resume = Elmentett játékot folytat.
command-play-save = Minden lépés után ebbe a fájlba menti a játékot.
command-play-match = N játék ugyanazzal az ellenféllel, mindegyik után oldalcserével.

## games

command-games = Felsorolja a játékokat, a játékosok számát, a beállításokat és az olvasatokat; a beállítás első értéke az alapérték.

## rule

command-rule = Kiír egy szabályt, hol van megvalósítva, és mely tesztek ellenőrzik.
command-rule-id = A szabály jelölése, például C4.5.

## replay and verify

command-replay = Megmutatja egy feljegyzés asztalát, mindent felfordítva vagy ahogy egy játékos látja, és hogy mi történt.
command-replay-at = Az asztal e lépés után; a 0 az előkészítés.
command-replay-viewer = Csak azt mutatja, amit ez a játékos (vagy spectator, a néző) lát.
command-verify = Ellenőriz egy feljegyzést, és elmondja, mit ellenőrzött: szabályosság, ujjlenyomatok, pecsét, eredmény, nevek.
command-verify-more = Kilépési kód: 0, ha minden megvan és helyes; 3, ha semmi sem hibás, de hiányoznak a ujjlenyomatok vagy a pecsét; 2, ha valami hibás.
command-verify-legality = szabályosság
command-verify-hashes = ujjlenyomatok
command-verify-seal = pecsét
command-verify-result = eredmény
command-verify-names = nevek
command-verify-state-holds = rendben
command-verify-state-wrong = hibás
command-verify-state-partly = részben
command-verify-state-absent = hiányzik
command-verify-state-unchecked = nem ellenőrzött
command-verify-state-claimed = csak állítás
command-verify-legality-holds = minden lépés ({ $plies }), véletlen és megjegyzés lehetséges
command-verify-unchecked = meg nem engedett lépés után nem ellenőrizhető
command-verify-hashes-hold = mind helyes ({ $count })
command-verify-hashes-absent = egy sincs meg ({ $count } kellene)
command-verify-hashes-partly = { $all } közül { $count } helyes, { $absent } hiányzik
command-verify-seal-absent = nincs: a véletlent és a rejtett lapokat valaki megválaszthatta
command-verify-seal-start = a kezdőállást megadták, pecsét nem fedhette: a véletlent és a rejtett lapokat valaki megválaszthatta
command-verify-seal-partly = minden lépés véletlene a magból való, de a kezdőállást megadták
command-verify-seal-holds = a mag az, amelyikre elköteleződtek, és az előkészítés meg minden lépés véletlene belőle való
command-verify-result-open = a szabályok szerint a játék nem ért véget
command-verify-result-event = a szabályok szerint a játék nem ért véget; a feljegyzés szerint a játékosok fejezték be: { $event }
command-verify-result-holds = { $places } ({ $reason }): a lépések ehhez vezetnek
command-verify-names-claimed = { $names }: ahogy le van írva, sem ujjlenyomat, sem pecsét nem fedi
command-verify-wrong = hibás
command-verify-ok = rendben: lepecsételt, ujjlenyomatokkal, szabályos
command-verify-less = semmi sem hibás, de kevesebb volt ellenőrizhető: { $missing }

## position

command-position = Felállít egy állást, és megmutatja a táblát, a lehetséges akciókat, és hogy ki mit lát.
command-position-file = Állás JSON-ban vagy egy sorban; a - a bemenetet olvassa.
command-position-open = minden felfordítva
command-position-can = { $side }: { $count } lehetőség
command-position-seen = ahogy { $side } látja

## simulate

command-simulate = Véletlen játékokat játszik teljes sebességgel, és megszámolja, milyen hosszúak és hogyan érnek véget.
command-simulate-games = Hány játék.
command-simulate-title = { $game }, { $options }, mag: { $seed }
command-simulate-games-played = játékok
command-simulate-decisions = döntések
command-simulate-a-second = { $rate } másodpercenként
command-simulate-wins = győzelmek, { $side }
command-simulate-spread = { $least }–{ $most }, tízből kilenc { $low }–{ $high }, medián { $median }
command-measure-decisions = döntések játékonként
command-measure-placements = lehelyezések játékonként
command-measure-patricians-won = megnyert patríciusok játékonként
command-measure-points = pontok játékonként
command-measure-laurels = babérkoszorúk játékonként
command-measure-last-race-disqualified = kizárva az utolsó futamban
command-measure-last-race-stranded = elakadva az utolsó futamban

## fuzz

command-fuzz = Véletlen játékokat játszik minden törvény felügyelete alatt, a beállítások összes kombinációjával. Kilépési kód 1, ha valamelyik törvény sérült.
command-fuzz-more = A --positions kapcsolóval: olyan állásokat ír, amelyek ellentmondhatnak önmaguknak. Mindegyiket vagy elutasítjuk a hely megnevezésével, vagy egész játék játszható belőle.
command-fuzz-seconds = Meddig keressen.
command-fuzz-games = Ennyi játék után leáll.
command-fuzz-every = A költséges ellenőrzéseket N állás és feljegyzés közül csak egyen végzi el.
command-fuzz-positions = Leírt állásokból indul: valódiakból, amelyekben valami megváltozott.
command-fuzz-out = Hová kerüljön a hiba feljegyzése.
command-fuzz-ok = rendben: { $counted }
command-fuzz-law = { $law }. törvény: { $what }
command-fuzz-error = hiba: { $what }
command-fuzz-options = beállítások: { $options }
command-fuzz-seats = játékosok: { $seats }
command-fuzz-seed-was = mag: { $seed }
command-fuzz-record-in = feljegyzés: { $path }
command-fuzz-position-in = állás: { $path }
command-fuzz-after = eddig: { $counted }
command-fuzz-games-counted = { $games } játék, { $decisions } döntés, { $seconds } s
command-fuzz-positions-counted = { $refused } állás elutasítva, { $played } végigjátszva, { $seconds } s

## fuzz-server

command-fuzz-server = Érvényes, de helytelen üzenetekkel zaklat egy kiszolgálót. Kilépési kód 1, ha elutasításon kívül bármi más lett belőle.
command-fuzz-server-seconds = Meddig zaklassa.
command-fuzz-server-messages = Ennyi üzenet után leáll.
command-fuzz-server-seed = Ez dönt el mindent, ami elhangzik.
command-fuzz-server-finding = { $round }. kör, előtte elhangzott:
command-fuzz-server-counted = { $messages } üzenet { $rounds } körben
command-fuzz-server-done = { $counted }, { $findings } lelet

## arena

command-arena = Botokat játszat egymás ellen: minden leosztást az összes ülésrendben, mindenkinek ugyanazokat a leosztásokat.
command-arena-more = Két játékost az Élő-pontszám értékel, többet az OpenSkill, 95%-os intervallumokkal. Ctrl-C-re kiírja, ami addig megvolt.
command-arena-bots = random, thumb, tiro, miles, centurio, legatus, imperator, search:N, crassus, vagy 'program:PARANCS'.
command-arena-games = Játékok minden asztalnál; egy leosztás sem marad félbe.
command-arena-seats = Helyek az asztalnál; különben annyi, ahány bot, ha annyian játszhatnak.
command-arena-seed = Az első leosztás magja; a következőé N + 1.
command-arena-cores = Hány magon játsszon; különben mindegyiken.
command-arena-svg = A ranglistát és a kereszttáblát ebbe a fájlba rajzolja.
command-arena-ray = Ezen a Ray-fürtön játszik, vagy egy helyin (`local`).
command-arena-time-limit = Mennyi ideje van egy programnak egy döntésre.
command-arena-none-played = egyetlen játék sem ért véget
command-arena-title = { $game }, { $options }, { $games }, mag: { $seed }
command-arena-games-played = { $count } játék
command-arena-games-of = { $planned } játékból { $count }
command-arena-head-bot = bot
command-arena-head-games = játék
command-arena-head-wins = nyert
command-arena-head-place = hely
command-arena-head-disqualified = kizárt
command-arena-cross = Pontarány, sor az oszlop ellen
command-arena-cross-places = Milyen gyakran ér célba a sor az oszlop előtt
command-arena-by-seat = győzelmek hely szerint: { $shares }
command-arena-fault = { $game }. játék, { $ply }. lépés: { $bot } ({ $side }) hibával veszített: { $what }
command-arena-more-faults = és még { $count } hiba

## analyse

command-analyse = Megmondja egy állásban minden lépés esélyét és a legjobb folytatást, vagy egy játék hibáit és fordulópontjait.
command-analyse-more = Csak abból indul ki, amit a játékos tudott, hacsak nincs --open.
command-analyse-file = Feljegyzés, vagy állás JSON-ban vagy egy sorban; a - a bemenetet olvassa.
command-analyse-level = Úgy gondolkodik, mint tiro, miles, centurio, legatus vagy imperator; különben legatus.
command-analyse-simulations = Ehelyett ennyi szimulációig gondolkodik.
command-analyse-seat = Csak ez a játékos; különben az, aki soron van.
command-analyse-open = Mindent felhasznál, ami az asztalon van, azt is, amit a játékos nem tudott.
command-analyse-seed = A keresés magja; ugyanaz a mag, ugyanazok a gondolatok.
command-analyse-svg = Lerajzolja a nyerési esélyt a játék során (csak feljegyzésből).
command-analyse-to-move = { $side } van soron
command-analyse-best-line = legjobb folytatás
command-analyse-more-moves = és még { $count } lépés
command-analyse-more-kinds = és még { $count } fajta
command-analyse-may-hold = mit tarthat kézben { $side }
command-analyse-on-average = átlagosan
command-analyse-at-least-one = legalább egy
command-analyse-record = { $game }, { $plies } lépés
command-analyse-in-all = összesen
command-analyse-head-win-chance = nyerési esély
command-analyse-head-visits = látogatás
command-analyse-head-at-a-glance = első látásra
command-analyse-head-ply = sz.
command-analyse-head-seat = játékos
command-analyse-head-move = lépés
command-analyse-head-chance = esély
command-analyse-head-lost = veszteség
command-analyse-head-better = jobb
command-analyse-head-decisions = döntés
command-analyse-head-mean-loss = átlagos veszteség
command-analyse-head-inaccuracies = pontatlanság ?!
command-analyse-head-mistakes = hiba ?
command-analyse-head-blunders = súlyos hiba ??

## Pictures

command-picture-arena = Aréna · { $game }
command-picture-seats = { $count } hely
command-picture-seed = mag: { $seed }
command-picture-interval = { $rating }, 95%-os intervallummal
command-picture-disqualified = kizárva { $share }
command-picture-chance = Nyerési esély
command-picture-share = A megelőzött ellenfelek aránya
command-picture-plies = { $count } lépés
command-picture-ended = befejezés: { $reason }
command-picture-ply = lépés
command-picture-inaccuracy = pontatlanság, 5 %
command-picture-mistake = hiba, 10 %
command-picture-blunder = súlyos hiba, 20 %
command-picture-lost = vagy több veszett el ezzel a lépéssel, aszerint, amit a játékos tudhatott

## engine and train

command-engine = A motorprotokollt beszéli a stdin és stdout csatornán, a docs/engine-protocol.md leírása szerint.
command-engine-level = random, thumb, tiro, miles, centurio, legatus, imperator, vagy search:N, N szimulációval.
command-train = Önmaga elleni játékkal behangolja egy játék értékelőjének súlyait, és megmondja, mit hozott.
command-train-more = Minden lejátszott játék egy mappában marad: a megszakadt tanítás onnan folytatódik, ahol abbamaradt.
command-train-generations = Hányszor játsszon és hangoljon újra.
command-train-games = Önmaga elleni játékok egy nemzedékben.
command-train-simulations = Szimulációk minden döntéshez.
command-train-hidden = A háló egységei.
command-train-rounds = Hányszor menjen végig a hangolás az összes mintán.
command-train-seed = A játékok és a hangolás magja.
command-train-cores = Játszó folyamatok.
command-train-folder = Hol maradjanak a játékok és a súlyok; a tanítás innen folytatódik.
command-train-out = Hová kerüljenek a súlyok; különben a csomagba.
command-train-matches = Játékok a kézzel írt értékelő ellen.
command-train-told = { $generation }. nemzedék: eltérés az eredményekben { $results }, a döntésekben { $choices }
command-train-not-measured = nincs megmérve
command-train-gain = { $games } játék { $share } részét nyeri a kézzel írt súlyokkal kereső ellen, { $simulations } szimulációval

## course

command-course = Ellenőrzi és lerajzolja az Ave Caesar pályáit.
command-course-check = Ellenőriz egy pályafájlt, kiírja az adatait, és lerajzolja.
command-course-check-file = Pályafájl JSON-ban.
command-course-check-out = Hová kerüljön a kép; különben a fájl mellé.
command-course-draw = SVG-ként lerajzol egy pályát.
command-course-draw-name = white, blue, yellow, red, vagy egy pályafájl.
command-course-draw-out = Hová kerüljön a kép.
command-course-draw-direction = Rajthelyek ehhez az irányhoz: clockwise vagy counter_clockwise.
command-course-draw-geometry = Minden mező sokszögét is kiírja, más programoknak.
command-course-head-course = pálya
command-course-head-rows = sorok
command-course-head-cells = mezők
command-course-head-narrow = szűkületek
command-course-head-lap = kör
command-course-head-race = futam
command-course-head-lane = császári sáv
command-course-head-picture = kép
command-course-lap-cells = { $least }–{ $most } mező
command-course-race-cells = { $least }–{ $most } mező, egyszer a sávon át
command-course-lane-cells = { $rows } sor helyett { $cells } mező

## box

command-box = Ellenőrzi, megmutatja és lerajzolja a CAESAR! dobozait, saját jelzőkkel és lapkákkal.
command-box-check = Ellenőriz egy dobozfájlt, megmutatja, mi van benne, és lerajzolja.
command-box-check-file = Dobozfájl JSON-ban.
command-box-check-out = Hová kerüljön a kép; különben a fájl mellé.
command-box-show = Megmutatja, mi van egy dobozban.
command-box-show-name = printed, vagy egy dobozfájl.
command-box-draw = SVG-ként lerajzol egy dobozt.
command-box-draw-name = printed, vagy egy dobozfájl.
command-box-draw-out = Hová kerüljön a kép.
command-box-picture = Kép: { $file }

## serve and config

command-serve = Asztalokat szolgál ki a böngészőben, amíg Ctrl-C-t nem nyomsz.
command-serve-more = Ami félresikerül, azt a stderr-re naplózza, soronként egy JSON-objektumot.
command-serve-host = A cím, amelyen figyel.
command-serve-port = A port, amelyen figyel; 0: bármelyik szabad.
command-serve-database = Hol tárolja a játszmákat.
command-serve-processes = Asztalokat kiszolgáló folyamatok; magonként legfeljebb egy.
command-serve-open = Megnyitja az asztalt egy böngészőben, ha van.
command-serve-at = A Triumvir itt érhető el: { $address }
command-config = Megmutatja a kiszolgáló minden beállítását, értékét és jelentését.
command-config-setting = beállítás
command-config-value = érték
command-config-environment = környezet
command-config-meaning = jelentés
command-config-set = (megadva)
command-setting-host = a cím, amelyen a kiszolgáló figyel
command-setting-port = a port, amelyen a kiszolgáló figyel
command-setting-database = hol vannak a játszmák; üresen: a felhasználó egyik fájljában
command-setting-origins = más eredetek (origin), amelyek használhatják a kiszolgálót, például https://table.example
command-setting-secret = a munkamenetek sütijeit írja alá; üresen: egyszer elkészül, és az adatbázis mellett marad
command-setting-secure-cookies = kapcsold be (on), ha https-en át jönnek; megbízható proxy magától jelzi
command-setting-trusted-proxies = azoknak a proxyknak a címei, amelyek X-Forwarded-For fejlécének hiszünk
command-setting-processes = asztalokat kiszolgáló folyamatok; magonként legfeljebb egy
command-setting-workers = folyamatok, amelyek minden szintű bot helyett gondolkodnak; eggyel több van a gyorsaknak
command-setting-bot-pace = mennyi idő alatt válaszolnak a botok, százalékban; 0: nem tovább, mint ameddig gondolkodnak
command-setting-bot-tables = egy ember hány asztalánál játszhatnak a botok egyszerre egymás közt
command-setting-session-days = hány napig emlékezik a kiszolgáló egy vendégre
command-setting-link-hours = hány óráig érvényes egy meghívó
command-setting-max-body = egy kérés törzsének legnagyobb mérete bájtban
command-setting-max-frame = egy socketüzenet legnagyobb mérete bájtban
command-setting-max-queue = hány bájt várhat egy lassú olvasóra, mielőtt bontjuk a kapcsolatát
command-setting-sockets-per-address = hány socketet tarthat egy cím
command-setting-silent-per-address = egy cím hány kapcsolata várakoztathatja a kiszolgálót
command-setting-max-sockets = socketek összesen
command-setting-watches-per-socket = hány játszmát nézhet egy socket
command-setting-messages-per-second = egy socket üzenetei másodpercenként; rövid ideig háromszor annyi
command-setting-requests-per-second = egy cím kérései másodpercenként; rövid ideig ötször annyi
command-setting-guests-per-minute = új vendégek egy címről percenként
command-setting-guests-per-day = új vendégek egy címről naponta
command-setting-tables-per-minute = egy ember új asztalai percenként
command-setting-tables-per-day = új asztalok egy címről naponta
command-setting-open-tables = egy ember által nyitott, be nem fejezett asztalok
command-setting-open-tables-per-address = egy címről nyitott, be nem fejezett asztalok
command-setting-waiting-hours = hány óráig marad meg egy asztal, amelynél senki sem kezdett játszani
command-setting-chat-per-minute = egy ember üzenetsorai percenként
command-setting-idle-minutes = hány percig marad a memóriában egy játszma, amelyet senki sem néz
command-setting-log = debug, info, warning vagy error

## What a server stored

command-backup = Mindent egyetlen fájlba ír, ahogy egy adott pillanatban áll; a kiszolgáló közben futhat.
command-backup-file = A megírandó mentés; még nem létezhet.
command-backup-done = { $matches } játszma, { $bytes } bájt
command-restore = Egy üres adatbázist tölt fel mentésből, és minden játszmát végigjátszik a szabályok szerint.
command-restore-file = Egy fájl, amelyet a `triumvir backup` írt.
command-restore-done = { $matches } játszma visszaállítva, ebből végigjátszva { $replayed }
command-export = Kiír vagy fájlba ír egy teljes játszmát, megőrzésre vagy máshol való betöltésre.
command-export-match = A játszma azonosítója.
command-export-output = Hová írja, kiírás helyett.
command-export-record = Csak a játék, olyan feljegyzésként, amelyet a `triumvir replay` olvas.
command-export-with-secrets = Be nem fejezett játszmát is, azzal együtt, amit a játékosai nem tudhatnak.
command-import = Beolvas egy játszmát egy fájlból, végigjátssza a szabályok szerint, és eltárolja.
command-import-file = Egy fájl, amelyet a `triumvir export` írt, vagy - a bemenethez.
command-migrate = A legújabb verzióra hozza az adatbázis tábláit, és megmondja, milyen szabályok szerint játsszák a játszmáit.
command-migrate-dry-run = Minden lépést megtesz, majd visszavon; semmi sem változik.
command-migrate-nothing = { $version }. verzió: nincs teendő
command-migrate-from-to = verzió: { $before } → { $after }
command-migrate-took = megtett lépés: { $step }
command-migrate-would-take = megteendő lépés: { $step }
command-migrate-rules = { $game }, szabályverzió { $version }: { $matches } játszma, ebből befejezetlen { $unfinished }
command-migrate-rules-unknown = { command-migrate-rules } — ez a program nem ismeri (ismert: { $known }): ezek a játszmák itt nem folytathatók
command-migrate-rules-earlier = { command-migrate-rules } — ismert; az új játszmák verziója { $latest }

## killtest

command-killtest = Kiszolgálókat öl meg, és zavarja az adatbázisukat, miközben játszanak; ellenőriz minden visszaigazolt lépést és üzenetsort.
command-killtest-rounds = Hányszor történjen valami a kiszolgálóval.
command-killtest-faults = Mi történjen, vesszőkkel elválasztva; különben minden, ami lehetséges.
command-killtest-tables = Hány asztalnál játszanak egyszerre.
command-killtest-seed = Ez dönt a lépésekről és a halál pillanatairól.
command-killtest-database = Egy üres adatbázis; különben egy utána törölt fájl.
command-killtest-restart-postgres = Újraindítja az adatbázis PostgreSQL-kiszolgálóját; a { "{" }mode{ "}" } helyére fast vagy immediate kerül.
command-killtest-now = { $round }. kör, összesen { $rounds }; { $moves } visszaigazolt lépés
command-killtest-lost = nem teljesült: { $what }
command-killtest-count-rounds = körök
command-killtest-count-faults = bajok
command-killtest-count-lives-of-the-server = a kiszolgáló életei
command-killtest-count-moves-acknowledged = visszaigazolt lépések
command-killtest-count-moves-sent-again = újraküldött lépések
command-killtest-count-chat-lines-published = közzétett üzenetsorok
command-killtest-count-moves-lost = elveszett lépések
command-killtest-count-moves-doubled = megkettőzött lépések
command-killtest-count-chat-lines-lost = elveszett üzenetsorok
command-killtest-count-chat-lines-doubled = megkettőzött üzenetsorok
command-killtest-count-other-findings = egyéb leletek
command-killtest-count-matches = játszmák
command-killtest-count-matches-replayed = végigjátszott játszmák
command-killtest-count-seconds-a-round = másodperc körönként
