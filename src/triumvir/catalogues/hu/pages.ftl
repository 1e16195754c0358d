## Everywhere

nav = Oldalak
nav-home = Kezdőlap
nav-new = Új asztal
nav-lobby = Társalgó
nav-mine = Játékaim
nav-rules = Szabályok
nav-settings = Beállítások
skip = A tartalomhoz
loading = Egy pillanat …
understood = Értem
choose = Válassz …
try-again = Újra
guest-names = Marcus Livia Gaius Julia Lucius Flavia Titus Claudia Quintus Octavia Publius Aurelia Sextus Valeria Decimus Cornelia

level-Tiro = Tiro (újonc)
level-Miles = Miles (katona)
level-Centurio = Centurio
level-Legatus = Legatus
level-Imperator = Imperator

## The first page

home-title = Három római játék egy asztalnál
home-about = Játssz azonnal: fiók és telepítés nélkül. Egyedül botok ellen, egy képernyőnél, vagy barátokkal egy hivatkozással.
home-level = A botok ereje
home-foot = Saját rajzok, szabályok saját szavainkkal, nyílt forráskód.
home-import = Feljegyzés megtekintése
play-bot = Játék bot ellen
play-friends = Barátokkal …
opening = Terítünk …
rules-of = { $game }: szabályok
about-caesar = Helyezz befolyást a tartományok határaira a Földközi-tenger körül, szerezd meg őket egymás után, és rakd le elsőként az összes irányításjelződet.
about-ave-caesar = Három kör az arénában, huszonnégy kártya, szűk kanyarok, és egy dénár Caesarnak az utolsó kör előtt.
about-cleopatra = Nyerd meg Róma patríciusait felfordítva és lefordítva letett lapokkal, amíg az urna bizalmi szavazásra nem szólít.
facts-caesar = 2 játékos, vagy egyedül Auto-Crassus ellen · 20 perc
facts-ave-caesar = 2–6 játékos · futamonként 15 perc
facts-cleopatra = 2 játékos · 30 perc

## Problems

problem-title = Ez nem sikerült
problem-offline = A kiszolgáló nem érhető el. Tovább próbálkozunk.
problem-bad-message = A kiszolgáló ezt nem értette.
problem-bad-value = Itt valami nem illik össze ({ $where }).
problem-too-large = Ez túl sok egyszerre.
problem-too-fast = Kicsit lassabban, kérlek.
problem-too-many = Ez több, mint amennyit a kiszolgáló enged.
problem-too-slow = A kapcsolat túl lassú volt, ezért megszakadt.
problem-no-session = Még nem ismerjük egymást. Töltsd újra az oldalt, kérlek.
problem-not-found = Nincs ilyen asztal, vagy nem nyitott számodra.
problem-not-allowed = Ez nem a te dolgod.
problem-link-expired = Ez a meghívó már nem érvényes.
problem-wrong-origin = Ez az oldal nem használhatja a kiszolgálót.
problem-wrong-method = A kiszolgáló ezt nem értette.
problem-wrong-version = Van újabb változat. Töltsd újra az oldalt, kérlek.
problem-command-reused = A kiszolgáló ezt nem értette.
problem-rated-table = Értékelt asztalnál nincs tipp.
problem-unavailable = A kiszolgáló elfoglalt. Próbáld újra egy pillanat múlva.
problem-stopping = A kiszolgáló újraindul. Egy pillanat múlva folytathatod.
problem-elsewhere = Ez az asztal máshol található. Máris átkapcsolunk oda.
problem-internal = Valami elromlott a kiszolgálón.
problem-unknown-seat = Nincs ilyen hely.
problem-not-your-seat = Ez valaki más helye.
problem-seat-taken = Ez a hely foglalt.
problem-not-started = A játék még nem kezdődött el.
problem-already-started = A játék már elkezdődött.
problem-already-ended = A játék véget ért.
problem-not-ended = A játék még tart.
problem-stale = Az asztal közben megváltozott. Nézd meg újra, kérlek.
problem-not-your-turn = Nem te következel.
problem-bad-action = Nincs ilyen lépés.
problem-forbidden = A szabályok ezt nem engedik.
problem-nothing-to-undo = Még nem tettél semmit, amit vissza lehetne vonni.
problem-undo-active-player = A fordulód véget ért; innen már csak a többiek beleegyezésével.
problem-undo-chance = Közben a véletlen döntött; innen már csak a többiek beleegyezésével.
problem-undo-revealed = Ezzel a lépéssel kiderült valami; innen már csak a többiek beleegyezésével.
problem-no-such-offer = Ez a kérdés már nem él.
problem-already-offered = Ezt már megkérdezték.
problem-nobody-to-agree = Nincs az asztalnál, aki beleegyezhetne.
problem-not-absent = Még nincs elég ideje távol. Várj még { $wait } mp-et, kérlek.
problem-nudged-lately = Az előbb már kapott emlékeztetőt. Várj még { $wait } mp-et, kérlek.
problem-not-awaited = Nem ez a játékos következik.
problem-not-two-people = Csak két ember között.
problem-no-stand-in = Nem játszik helyetted bot.
problem-unknown-level = Nincs ilyen erős bot.
problem-bad-nonce = A kiszolgáló ezt nem értette.
problem-start-not-agreed = Ezt az állást valaki beállította, és ismerhet rejtett lapokat. Előbb ezt fogadd el, kérlek.

lost = Itt nincs semmi
lost-about = Ez a cím nem vezet sehová. Talán elveszett útközben egy betű.

## The line to the server

connection-connecting = Kapcsolódás …
connection-online = Kapcsolódva
connection-quiet = Egy ideje nincs válasz
connection-offline = Nincs kapcsolat
connection-refused = A kiszolgáló bontotta a kapcsolatot
notice-offline = Most nincs kapcsolat. A lépéseid megmaradnak, és elmennek, amint helyreáll.

## Seats and people

seat-bot = { $level } bot
seat-stand-in = { $name } (bot játszik tovább)
seat-automatic = Auto-Crassus
seat-empty = szabad hely
seat-not-ready = még nincs itt
waiting-for =
    { $count ->
        [one] Egy játékosra várunk.
       *[other] { $count } játékosra várunk.
    }
sit-down = Leülök
stand-up = Felállok
add-bot = Üljön ide egy bot:
invite-make = Hivatkozás készítése
invite-player = Hivatkozás erre a helyre
invite-spectator = Hivatkozás nézőknek
invite-code = { $what }, kódként a kamerának
invite-copy = Másolás
invite-copied = Másolva
spectators = Nézők
spectators-now =
    { $count ->
        [one] egy néző
       *[other] { $count } néző
    }
watching = Te nézed
fair-seed = A véletlen le van pecsételve: ujjlenyomat { $commitment }…
start-position = megadott állásból
start-position-about = Ezt az állást a házigazda állította be, és ismerhet rejtett lapokat. A véletlen nincs lepecsételve, a játszma nem számít az értékelésbe.
start-record = feljegyzésből
start-record-about = Ezt a játszmát máshol játszották, és feljegyzésként került ide. A nevekért és a véletlenért senki sem felel.
start-ask = Játszol ebből az állásból?
start-ask-about = Csak akkor ülj le, ha ez neked így megfelel.
start-ask-yes = Elfogadom és leülök
start-ask-no = Inkább nem
rules-earlier = a szabályok { $version }. változata szerint

## At the table

menu = Menü
your-turn = Te következel
turn-of = Következik: { $name }
chat = Beszélgetés
chat-empty = Még senki sem szólt semmit.
chat-text = Írj valamit
chat-send = Küldés
chat-mute = { $name }: többé ne jelenjen meg
narration = Ami történik
undo = Visszavonás
undo-ask = A többiek megkérdezése
hint = Tipp
hint-thinking = Gondolkodás …
hint-is = Egy erős játékos ezt tenné: { $move }
hint-play = Legyen ez
why-not = Miért nem?
why-not-turn = Most nem te vagy soron.
why-not-this = A szabályok ezt most nem engedik.
clock-left = maradt: { $time }
agree = Beleegyezem
refuse = Nem egyezem bele
resign = Feladás
resign-really = Tényleg feladod?
come-back = Visszaülök a helyemre
offer-none = semmi
offer-undo = az utolsó lépés visszavonása
offer-draw = döntetlen
offer-cancel = a játék megszakítása
offer-rematch = új játék
offer-draw-ask = Döntetlen felajánlása
offer-cancel-ask = Megszakítás javaslata
offer-asked = { $name } javaslata: { $offer }.
offer-open = A javaslatod: { $offer }. Válaszra várunk.
offer-withdraw = Visszavonom
away = { $name } ennyi ideje van távol: { $time }.
away-wait = Ennyi idő múlva játszhat helyette bot: { $time }.
away-now = { $name } nincs kapcsolatban.
nudge = Emlékeztető
take-over = Játsszon tovább bot
claim = Győzelem igénylése
hand-over = Add át a gépet: { $side }
hand-over-about = { $name } következik. A többiek kérjük, ne nézzenek ide.
hand-over-ready = Én vagyok: { $side }

text-view = Az asztal szavakban
text-move =
    { $count ->
        [one] A lépésed (egy lehetséges)
       *[other] A lépésed ({ $count } lehetséges)
    }
text-unknown =
    { $count ->
        [0] Nincs ilyen lépés.
        [one] Egy lépés tartalmazza.
       *[other] { $count } lépés tartalmazza.
    }
text-all = Lehetséges lépések
text-not-now = Most nincs teendőd.
text-table = Ami az asztalon van

entry-sat = { $name } leül.
entry-left = { $name } feláll.
entry-started = A játék elkezdődik.
entry-undone = { $name } visszavont.
entry-offered = { $name } javaslata: { $offer }.
entry-answered =
    { $answer ->
        [yes] { $name } beleegyezik: { $offer }.
       *[no] { $name } nem egyezik bele: { $offer }.
    }
entry-nudged = { $name } emlékeztetőt kap.
entry-replaced =
    { $resigned ->
        [yes] { $name } feladja; bot játszik tovább.
       *[no] { $name } helyett bot játszik tovább.
    }
entry-returned = { $name } visszatért.
entry-warned = { $name }: { $left } mp maradt.
entry-resumed = Az asztal szünet után visszatért.
entry-ended = A játék véget ért.

## The end

game-over = Vége a játéknak
result = Eredmény
ended-mine = Tiéd a győzelem.
ended-wins = { $name } győzött.
ended-shared = Közös győzelem: { $names }.
points =
    { $count ->
        [one] { $count } pont
       *[other] { $count } pont
    }
series-game = { $number }. játék, összesen { $games }
fair-proof = Tisztességes volt a véletlen?
fair-proof-about = Ezt a magot a játék előtt lepecsételtük. A mentett feljegyzéssel bárki ellenőrizheti.
record-save = Feljegyzés mentése
replay = Visszajátszás
rematch = Új játék
rematch-asked = Megkérdezve …
rematch-agree = Új játék: benne vagyok
next-game = A következő játékhoz
reason-resigned = { $name } feladta.
reason-time = { $name } ideje lejárt.
reason-draw = Döntetlen megegyezéssel.
reason-cancelled = A játék megszakadt.
reason-claimed = { $name } nyert, mert a másik játékos távol maradt.
reason-imported = Ez a játék feljegyzésből való.
reason-caesar-markers = Az utolsó irányításjelző is a helyére került.
reason-caesar-markers_removed = Az utolsó irányításjelző kikerült a játékból.
reason-caesar-stuck = Az egyik fél már nem tudott lehelyezni.
reason-caesar-standstill = Egyik fél sem tudott már lehelyezni.
reason-ave-caesar-laurels = A legtöbb babérkoszorú győz.
reason-ave-caesar-shared_laurels = Többen osztoznak a legtöbb babérkoszorún.
reason-ave-caesar-no_laurels = Senki sem szerzett babérkoszorút.
reason-cleopatra-all_patricians = Minden patrícius elkelt.
reason-cleopatra-exhausted = Minden befolyáskártya elfogyott.
reason-cleopatra-lone_blocked = Az egyedül maradt játékos már nem tudott tenni semmit.
reason-cleopatra-lone_pass = Az egyedül maradt játékos passzolt.
reason-cleopatra-mutual_block = Egyik fél sem tudott már tenni semmit.
reason-cleopatra-six_passes = Hat passz egymás után.

## Rules

rules-open = A szabálykönyv megnyitása

## Settings

setting-language = Nyelv
setting-theme = Színek
setting-pace = Mozgás
setting-confirm = Minden lépés megerősítése
setting-sound = Hangok
setting-auto = Ahogy a böngésző mondja
language-en = English
language-cs = Čeština
language-hu = Magyar
theme-auto = Ahogy a rendszer mondja
theme-light = Világos (travertin)
theme-dark = Sötét (bazalt)
pace-auto = Ahogy a rendszer mondja
pace-slow = Lassú
pace-normal = Szokásos
pace-fast = Gyors
pace-off = Nincs

## A new table

new-game = Játék
new-seats = Ki játszik
new-count = Játékosok száma
new-hot-seat = Több hely a tiéd: egy képernyőnél játszotok, és átadjátok egymásnak.
new-reading = Melyik könyv szerint
new-table = Az asztal
new-clock = Óra
new-visibility = Ki láthatja
new-games = Játékok egymás után
new-rated = Értékelt (nincs tipp, visszavonás csak beleegyezéssel)
new-invite = Terítés és meghívás
new-start = Kezdés
wish-me = Én
wish-open = Meghívok valakit
group-solo = Egyedül
group-modules = Modulok
group-course = Futamok és pályák
group-variants = Változatok
group-readings = Miben térnek el a könyvek
reading-ours = A mi alapértelmezésünk
reading-cs = A cseh szabálykönyv
reading-hu = A magyar szabálykönyv
reading-2006 = A 2006-os kiadás
reading-1989 = Az 1989-es kiadás
reading-beginners = Kezdőknek
sets-heading = Melyik könyv mit állít be
sets-line = { $reading } — { $what }.
sets-item = { $option }: { $value }
sets-nothing = semmit a mi alapértelmezésünkön kívül
value-on = igen
value-off = nem
clock-none = Óra nélkül
clock-short = Fejenként 5 perc, lépésenként még 5 másodperc
clock-medium = Fejenként 15 perc, lépésenként még 10 másodperc
clock-long = Fejenként 40 perc, lépésenként még 20 másodperc
clock-day = Lépésenként egy nap
clock-week = Lépésenként egy hét
visibility-link = Akinek megvan a hivatkozás
visibility-public = Mindenki, a társalgóban
visibility-private = Csak akik mellette ülnek

option-caesar-poison = Méreg
explain-caesar-poison = Három bónuszlapka, amely az ellenfél egy véletlen jelzőjét visszaküldi; mindenki három jelzővel kezd.
option-caesar-centurions = Centuriók
explain-caesar-centurions = Minden zsák mellett három erős jelző fekszik, amelyet bónuszlapkával lehet megszerezni.
option-caesar-border_control = Határellenőrzés
explain-caesar-border_control = Három határterületre képpel lefelé is kerülhet jelző, és a bankból jön egy bónuszlapka.
option-caesar-module_setup = Hogyan kerülnek be a modulok
explain-caesar-module_setup = Mely bónuszlapkák adnak helyet a modulokéinak.
value-caesar-module_setup-replace = Véletlenszerűek helyére lépnek
value-caesar-module_setup-mix = Összekeverve, majd ugyanannyi kivéve
option-caesar-stuck_loses = Nem lehet lehelyezni
explain-caesar-stuck_loses = Mi lesz azzal, akinek a jelzői sehová sem illenek.
value-caesar-stuck_loses-always = Veszít
value-caesar-stuck_loses-empty_hand = Csak az üres készlet veszít
option-caesar-border_control_needs = A Határellenőrzéshez kell
explain-caesar-border_control_needs = Mely más modulok tartoznak hozzá.
value-caesar-border_control_needs-both = mindkét másik modul
value-caesar-border_control_needs-either = egy másik modul
option-caesar-crassus = Auto-Crassus
explain-caesar-crassus = Játssz egyedül egy ellenfél ellen, akit a szabályok vezetnek.
value-caesar-crassus-off = nem, játékos ellen
value-caesar-crassus-easy = könnyű
value-caesar-crassus-normal = normál
value-caesar-crassus-hard = nehéz
option-caesar-human = A te oldalad
explain-caesar-human = Crassusé a másik, és ő kezd.
value-caesar-human-caesar = Caesar
value-caesar-human-pompey = Pompeius
option-caesar-crassus_ties = Crassus nyeri a döntetlent
explain-caesar-crassus_ties = Amikor egy tartomány egyenlő befolyással zárul le.
value-caesar-crassus_ties-always = mindig
value-caesar-crassus_ties-own_turn = csak a saját fordulójában
option-caesar-harder = Nehezebb Crassus
explain-caesar-harder = Minden eldobott bónuszlapka egy irányításjelzőjébe kerül, így hamarabb végez.
value-caesar-harder-off = nem
value-caesar-harder-cs = mindegyikkel (cseh könyv)
value-caesar-harder-hu = csak ha a tartományt is megnyerte (magyar könyv)
option-caesar-crassus_spares = Crassus nem segít győzni
explain-caesar-crassus_spares = Hol kerüli el azt a lépést, amellyel azonnal nyernél.
value-caesar-crassus_spares-item2 = amikor neked zár le tartományt
value-caesar-crassus_spares-all = minden lépésben
option-caesar-double_closing = Két tartomány zárul le egyszerre
explain-caesar-double_closing = Együtt: előbb minden irányításjelző, azután a két bónusz. A Hatalom nem változtat a második összeszámoláson, két Szenátus egymásnál is számít.
value-caesar-double_closing-one_by_one = egymás után
value-caesar-double_closing-together = lépésről lépésre együtt
option-caesar-wealth_draw = A Gazdagság húzása
explain-caesar-wealth_draw = A forduló végén még nem ismered a jelzőt, amikor a többi bónuszról döntesz.
value-caesar-wealth_draw-at_once = azonnal
value-caesar-wealth_draw-end_of_turn = a forduló végén
option-caesar-centurion_taken = A centurio elvétele
explain-caesar-centurion_taken = Azonnal: egy fordulóban két bónusz két centuriót hoz, és két húzás kimarad.
value-caesar-centurion_taken-at_draw = a húzáskor, húzás helyett
value-caesar-centurion_taken-at_once = azonnal, a következő húzás kimarad
option-caesar-bank_draw = Húzás a bankból
explain-caesar-bank_draw = A képpel lefelé tett jelzőért húzhatsz-e, vagy húznod kell a bankból.
value-caesar-bank_draw-may = ha akarsz
value-caesar-bank_draw-must = mindig
option-caesar-crassus_list_ties = Crassus egyformán jó tartományok között
explain-caesar-crassus_list_ties = A listája utolsó két pontjában, ha több tartomány egyformán jó.
value-caesar-crassus_list_ties-in_order = a szokásos sorrend szerint
value-caesar-crassus_list_ties-random = véletlenszerűen
option-caesar-box = Doboz
explain-caesar-box = A doboz jelzői és lapkái, vagy sajátok az üresekből.
value-caesar-box-printed = a nyomtatott

option-ave-caesar-races = Futamok
explain-ave-caesar-races = Egy torna legfeljebb négy futam.
value-ave-caesar-races-1 = egy
value-ave-caesar-races-2 = kettő
value-ave-caesar-races-3 = három
value-ave-caesar-races-4 = négy
option-ave-caesar-course = Pálya
explain-ave-caesar-course = A fehér és a kék szűk, a sárga és a piros tágas.
value-ave-caesar-course-white = fehér
value-ave-caesar-course-blue = kék
value-ave-caesar-course-yellow = sárga
value-ave-caesar-course-red = piros
option-ave-caesar-other_course = Második pálya
explain-ave-caesar-other_course = Minden második futamhoz.
value-ave-caesar-other_course-pair = a pár másik tagja
value-ave-caesar-other_course-white = fehér
value-ave-caesar-other_course-blue = kék
value-ave-caesar-other_course-yellow = sárga
value-ave-caesar-other_course-red = piros
option-ave-caesar-direction = Irány
explain-ave-caesar-direction = Merre halad az első futam.
value-ave-caesar-direction-clockwise = az óramutató járásával egyezően
value-ave-caesar-direction-counter_clockwise = az óramutató járásával ellentétesen
option-ave-caesar-next_starter = Ki kezdi a következő futamot
explain-ave-caesar-next_starter = Ki áll az I-es rajthelyre.
value-ave-caesar-next_starter-last_place = aki az utolsó helyen végzett
value-ave-caesar-next_starter-started_last = aki utolsónak rajtolt
value-ave-caesar-next_starter-by_result = mindenki az eredmény szerint
option-ave-caesar-sixes_after_first_finish = Hatosok az első befutó után
explain-ave-caesar-sixes_after_first_finish = Játszhat-e hatost az éllovas, ha már valaki célba ért.
value-ave-caesar-sixes_after_first_finish-free = mindenki játszhat
value-ave-caesar-sixes_after_first_finish-leader_barred = az éllovas továbbra sem
option-ave-caesar-neutral = Semleges fogatok
explain-ave-caesar-neutral = Hajtó nélküli fogatok, amelyek kitöltik a mezőnyt.
value-ave-caesar-neutral-0 = egy sem
value-ave-caesar-neutral-1 = egy
value-ave-caesar-neutral-2 = kettő
value-ave-caesar-neutral-3 = három
value-ave-caesar-neutral-4 = négy
option-ave-caesar-chariots = Fogatok játékosonként
explain-ave-caesar-chariots = Két vagy három játékos több fogatot is hajthat, összesen legfeljebb hatot.
value-ave-caesar-chariots-1 = egy
value-ave-caesar-chariots-2 = kettő
value-ave-caesar-chariots-3 = három
option-ave-caesar-start_places = Rajt kevés fogattal
explain-ave-caesar-start_places = Honnan rajtol a fehér és a kék pályán legfeljebb négy fogat.
value-ave-caesar-start_places-in_order = sorban az I., II., III. … rajthelyről
value-ave-caesar-start_places-middle = a második–ötödik mezőről
option-ave-caesar-only_sixes = Éllovas csupa hatossal szűkületben
explain-ave-caesar-only_sixes = Kimaradhat-e ott, ahol egyet kijátszhat közülük.
value-ave-caesar-only_sixes-may = kijátszhat egyet, vagy kimarad
value-ave-caesar-only_sixes-must = ki kell játszania egyet
option-ave-caesar-blocked_lane = Elzárt császári sáv
explain-ave-caesar-blocked_lane = Mit tesz a második körben az a fogat, amely még nem fizetett, és mások miatt nem fér a sávhoz.
value-ave-caesar-blocked_lane-must_skip = kimarad, amíg fel nem szabadul
value-ave-caesar-blocked_lane-may_skip = kimaradhat, vagy elhajthat mellette
option-ave-caesar-neutral_drivers = Ki hajtja a semleges fogatokat
explain-ave-caesar-neutral_drivers = Maguktól a legrövidebb úton mennek, és útban vannak a játékosoknak.
value-ave-caesar-neutral_drivers-automatic = maguktól mennek
value-ave-caesar-neutral_drivers-players = az a játékos, aki előttük volt soron

option-cleopatra-action_order = Akciókártyák
explain-cleopatra-action_order = Hogyan rendezi sorba mindkét fél a tizenhárom akciókártyáját.
value-cleopatra-action_order-custom = tetszés szerint
value-cleopatra-action_order-preset = a névvel ellátott sorrendek egyikében
value-cleopatra-action_order-shuffled = megkeverve (kezdőknek)
option-cleopatra-orgies_leave = Az orgiák távoznak
explain-cleopatra-orgies_leave = Ha két csoport lezárult, a felfordított orgia kikerül a játékból.
option-cleopatra-one_orgy_less = Eggyel kevesebb orgia
explain-cleopatra-one_orgy_less = Egy közönséges orgia a dobozban marad.
option-cleopatra-two_face_down = Kettő lefordítva
explain-cleopatra-two_face_down = Akció nélküli fordulóban két lap tehető le lefordítva.
option-cleopatra-orgy_tickets = Orgiajegyek
explain-cleopatra-orgy_tickets = Aki orgiát fordít fel, jegyet kap, amellyel felfordítható a következő szavazókártya.
option-cleopatra-exchange = Cserélt lapok
explain-cleopatra-exchange = Mit lát az ellenfél a félretett lapokból.
value-cleopatra-exchange-backs = a hátlapjukat
value-cleopatra-exchange-hidden = csak a számukat
value-cleopatra-exchange-open = mindent
option-cleopatra-ask_veto = A vétó kérdése
explain-cleopatra-ask_veto = Megkérdezzük-e azt is, akinél nincs vétó.
value-cleopatra-ask_veto-always = mindig, így nem árul el semmit
value-cleopatra-ask_veto-when_held = csak ha van nála vétó
option-cleopatra-last_vote = Az utolsó szavazókártya
explain-cleopatra-last_vote = Felfordul-e még szavazókártya, ha az egyedül maradt játékos betöltötte a lapjai utolsó helyét.
value-cleopatra-last_vote-none = már nem fordul fel
value-cleopatra-last_vote-turned = felfordul, és helyet is csinálhat

## Joining, lists, records

join = Csatlakozás
join-seat = Meghívtak ehhez az asztalhoz, erre a helyre: { $side }.
join-watch = Meghívtak, hogy nézd ezt az asztalt.
join-you = te
join-name = A neved
watch = Nézem
go-on = Folytatás
more = Továbbiak
lobby-game = Játék
lobby-all = Minden játék
lobby-again = Frissítés
lobby-waiting = Játékosokra vár
lobby-playing = Folyamatban
lobby-over = Befejezett játékok
lobby-nobody = Most senki sem vár. Teríts te egy asztalt.
lobby-none = Még nincs.
my-matches-none = Nincs folyamatban játék.
setting-name = Név az asztalnál
setting-leave = Felejts el
setting-leave-about = Ez a böngésző elfelejti, ki vagy. A játékaid megmaradnak azoknál, akikkel játszottál.
keep = Mentés
kept = Elmentve
rules-search = Keresés
rules-none = Egy szabály sem tartalmazza ezeket a szavakat.
import = Feljegyzés megtekintése
import-about = Egy feljegyzés egy egész játékot tartalmaz. Válassz itt mentett fájlt, vagy illeszd be a szöveget.
import-file = Fájl
import-text = A feljegyzés szövege
import-open = Megtekintés
replay-viewpoint = Nézőpont
replay-spectator = Néző
replay-first = Az elejére
replay-back = Egyet vissza
replay-run = Indítás
replay-stop = Megállítás
replay-on = Egyet előre
replay-last = A végére
replay-moment = Pillanat
replay-at = { $ply } / { $plies }
replay-link = Hivatkozás erre a pillanatra
replay-play-on = Játék innen tovább
