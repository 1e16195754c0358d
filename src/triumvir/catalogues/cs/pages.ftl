## Everywhere

nav = Stránky
nav-home = Úvod
nav-new = Nový stůl
nav-lobby = Herna
nav-mine = Moje hry
nav-rules = Pravidla
nav-settings = Nastavení
skip = K obsahu
loading = Okamžik …
understood = Rozumím
choose = Vyberte …
try-again = Zkusit znovu
guest-names = Marcus Livia Gaius Julia Lucius Flavia Titus Claudia Quintus Octavia Publius Aurelia Sextus Valeria Decimus Cornelia

level-Tiro = Tiro (nováček)
level-Miles = Miles (voják)
level-Centurio = Centurio
level-Legatus = Legatus
level-Imperator = Imperator

## The first page

home-title = Tři římské hry u jednoho stolu
home-about = Hrajte hned: bez účtu a bez instalace. Sami proti botům, u jedné obrazovky, nebo s přáteli přes odkaz.
home-level = Síla botů
home-foot = Vlastní kresby, pravidla vlastními slovy, otevřený kód.
home-import = Prohlédnout záznam
play-bot = Hrát proti botovi
play-friends = S přáteli …
opening = Prostíráme …
rules-of = Pravidla hry { $game }
about-caesar = Rozmisťujte vliv na hranice provincií kolem Středozemního moře, získávejte provincii za provincií a položte všechny své žetony kontroly dřív než soupeř.
about-ave-caesar = Tři kola v aréně, dvacet čtyři karet, úzké zatáčky a denár pro Caesara dřív, než začne poslední kolo.
about-cleopatra = Získávejte přízeň římských patricijů kartami lícem vzhůru i dolů, dokud z urny nepřijde otázka o důvěře.
facts-caesar = 2 hráči, nebo sólo proti Auto-Crassovi · 20 minut
facts-ave-caesar = 2 až 6 hráčů · 15 minut na závod
facts-cleopatra = 2 hráči · 30 minut

## Problems

problem-title = To se nepovedlo
problem-offline = Server není dostupný. Zkoušíme to dál.
problem-bad-message = Server tomu nerozuměl.
problem-bad-value = Něco tu nejde dohromady ({ $where }).
problem-too-large = To je moc najednou.
problem-too-fast = Trochu pomaleji, prosím.
problem-too-many = To je víc, než server dovoluje.
problem-too-slow = Spojení bylo příliš pomalé a přerušilo se.
problem-no-session = Ještě se neznáme. Načtěte prosím stránku znovu.
problem-not-found = Takový stůl není, nebo vám není otevřen.
problem-not-allowed = To vám nepřísluší.
problem-link-expired = Tato pozvánka už neplatí.
problem-wrong-origin = Tato stránka nesmí server používat.
problem-wrong-method = Server tomu nerozuměl.
problem-wrong-version = Je tu novější verze. Načtěte prosím stránku znovu.
problem-command-reused = Server tomu nerozuměl.
problem-rated-table = U hodnocených stolů nejsou nápovědy.
problem-unavailable = Server má plné ruce práce. Zkuste to za okamžik.
problem-stopping = Server se restartuje. Za okamžik budete zpátky.
problem-elsewhere = Tento stůl je vedený jinde. Hned vás tam přepojíme.
problem-internal = Na serveru se něco pokazilo.
problem-unknown-seat = Takové místo tu není.
problem-not-your-seat = To je místo někoho jiného.
problem-seat-taken = Toto místo je obsazené.
problem-not-started = Hra ještě nezačala.
problem-already-started = Hra už začala.
problem-already-ended = Hra skončila.
problem-not-ended = Hra ještě běží.
problem-stale = Stůl se mezitím změnil. Podívejte se prosím znovu.
problem-not-your-turn = Nejste na tahu.
problem-bad-action = Takový tah není.
problem-forbidden = Pravidla to nedovolují.
problem-nothing-to-undo = Zatím jste neudělali nic, co by šlo vzít zpět.
problem-undo-active-player = Váš tah skončil; dál už jen se souhlasem ostatních.
problem-undo-chance = Mezitím rozhodla náhoda; dál už jen se souhlasem ostatních.
problem-undo-revealed = Tímto tahem vyšlo něco najevo; dál už jen se souhlasem ostatních.
problem-no-such-offer = Tato otázka už neplatí.
problem-already-offered = Na to už se někdo zeptal.
problem-nobody-to-agree = U stolu není nikdo, kdo by mohl souhlasit.
problem-not-absent = Není pryč dost dlouho. Počkejte prosím ještě { $wait } s.
problem-nudged-lately = Upomínka už před chvílí odešla. Počkejte prosím ještě { $wait } s.
problem-not-awaited = Tento hráč není na tahu.
problem-not-two-people = Jen mezi dvěma lidmi.
problem-no-stand-in = Žádný bot za vás nehraje.
problem-unknown-level = Takový bot tu není.
problem-bad-nonce = Server tomu nerozuměl.
problem-start-not-agreed = Tuto pozici někdo připravil a může znát skryté karty. Nejprve s tím prosím souhlaste.

lost = Tady nic není
lost-about = Tato adresa nikam nevede. Možná se cestou ztratilo písmenko.

## The line to the server

connection-connecting = Připojování …
connection-online = Připojeno
connection-quiet = Server chvíli neodpovídá
connection-offline = Nepřipojeno
connection-refused = Server ukončil spojení
notice-offline = Spojení teď není. Vaše tahy zůstanou a odešlou se, jakmile se obnoví.

## Seats and people

seat-bot = Bot { $level }
seat-stand-in = { $name } (dál hraje bot)
seat-automatic = Auto-Crassus
seat-empty = volné místo
seat-not-ready = ještě tu není
waiting-for =
    { $count ->
        [one] Čeká se na jednoho hráče.
        [few] Čeká se na { $count } hráče.
       *[other] Čeká se na { $count } hráčů.
    }
sit-down = Posadit se
stand-up = Vstát
add-bot = Posadit sem bota:
invite-make = Vytvořit odkaz
invite-player = Odkaz na toto místo
invite-spectator = Odkaz pro diváky
invite-code = { $what } jako kód pro fotoaparát
invite-copy = Kopírovat
invite-copied = Zkopírováno
spectators = Diváci
spectators-now =
    { $count ->
        [one] jeden divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
watching = Díváte se
fair-seed = Náhoda je zapečetěná: otisk { $commitment }…
start-position = od zadané pozice
start-position-about = Hostitel tuto pozici připravil a může znát skryté karty. Náhoda není zapečetěná a hra se nehodnotí.
start-record = převzato ze záznamu
start-record-about = Tato hra se hrála jinde a byla sem vložena jako záznam. Za jména a náhodu v ní nikdo neručí.
start-ask = Hrát od této pozice?
start-ask-about = Usedněte jen tehdy, pokud vám to nevadí.
start-ask-yes = Souhlasím a usednu
start-ask-no = Raději ne
rules-earlier = podle pravidel verze { $version }

## At the table

menu = Nabídka
your-turn = Jste na tahu
turn-of = Na tahu: { $name }
chat = Rozhovor
chat-empty = Zatím nikdo nic neřekl.
chat-text = Napište něco
chat-send = Odeslat
chat-mute = { $name }: už nezobrazovat
narration = Co se děje
undo = Vzít zpět
undo-ask = Zeptat se ostatních
hint = Nápověda
hint-thinking = Přemýšlí se …
hint-is = Silný hráč by udělal toto: { $move }
hint-play = Udělat to
why-not = Proč ne?
why-not-turn = Teď to není na vás.
why-not-this = Pravidla to teď nedovolují.
clock-left = zbývá { $time }
agree = Souhlasím
refuse = Nesouhlasím
resign = Vzdát se
resign-really = Opravdu vzdát?
come-back = Vrátit se na své místo
offer-none = nic
offer-undo = vzít zpět poslední tah
offer-draw = remízu
offer-cancel = ukončit hru předčasně
offer-rematch = další hru
offer-draw-ask = Nabídnout remízu
offer-cancel-ask = Navrhnout předčasný konec
offer-asked = { $name } navrhuje { $offer }.
offer-open = Navrhli jste { $offer }. Čeká se na odpověď.
offer-withdraw = Stáhnout
away = { $name } je pryč už { $time }.
away-wait = Za { $time } můžete nechat hrát bota.
away-now = { $name } není ve spojení.
nudge = Připomenout
take-over = Nechat dál hrát bota
claim = Prohlásit se vítězem
hand-over = Předejte hru: { $side }
hand-over-about = Na tahu je { $name }. Ostatní se prosím nedívají.
hand-over-ready = Jsem { $side }

text-view = Stůl slovy
text-move =
    { $count ->
        [one] Váš tah (možný je jeden)
        [few] Váš tah (možné jsou { $count })
       *[other] Váš tah (možných je { $count })
    }
text-unknown =
    { $count ->
        [0] Takový tah není.
        [one] Obsahuje to jeden tah.
        [few] Obsahují to { $count } tahy.
       *[other] Obsahuje to { $count } tahů.
    }
text-all = Možné tahy
text-not-now = Teď není nic na vás.
text-table = Co je na stole

entry-sat = { $name } usedá ke stolu.
entry-left = { $name } vstává.
entry-started = Hra začíná.
entry-undone = { $name } bere tah zpět.
entry-offered = { $name } navrhuje { $offer }.
entry-answered =
    { $answer ->
        [yes] { $name } souhlasí: { $offer }.
       *[no] { $name } odmítá { $offer }.
    }
entry-nudged = { $name } dostává upomínku.
entry-replaced =
    { $resigned ->
        [yes] { $name } se vzdává, dál hraje bot.
       *[no] { $name }: dál hraje bot.
    }
entry-returned = { $name } je zpět.
entry-warned = { $name }: zbývá { $left } s.
entry-resumed = Stůl je po přestávce zpět.
entry-ended = Hra skončila.

## The end

game-over = Konec hry
result = Výsledek
ended-mine = Vítězství je vaše.
ended-wins = Vítězí { $name }.
ended-shared = Společné vítězství: { $names }.
points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
series-game = Hra { $number } z { $games }
fair-proof = Byla náhoda poctivá?
fair-proof-about = Toto semínko bylo zapečetěno před začátkem hry. S uloženým záznamem si to může každý ověřit.
record-save = Uložit záznam
replay = Přehrát
rematch = Hrát znovu
rematch-asked = Čeká se na ostatní …
rematch-agree = Hrát znovu: souhlasím
next-game = K další hře
reason-resigned = Vzdává se { $name }.
reason-time = { $name }: vypršel čas.
reason-draw = Remíza dohodou.
reason-cancelled = Hra skončila předčasně.
reason-claimed = Vítězí { $name }, soupeř zůstal pryč.
reason-imported = Tato hra je ze záznamu.
reason-caesar-markers = Byl položen poslední žeton kontroly.
reason-caesar-markers_removed = Poslední žeton kontroly opustil hru.
reason-caesar-stuck = Jedna strana už nemohla nic umístit.
reason-caesar-standstill = Ani jedna strana už nemohla nic umístit.
reason-ave-caesar-laurels = Vítězí nejvíce vavřínových věnců.
reason-ave-caesar-shared_laurels = O nejvíce vavřínových věnců se dělí několik hráčů.
reason-ave-caesar-no_laurels = Nikdo nezískal vavřínové věnce.
reason-cleopatra-all_patricians = Všichni patricijové jsou rozděleni.
reason-cleopatra-exhausted = Všechny karty vlivu jsou vyčerpány.
reason-cleopatra-lone_blocked = Osamělý hráč už nemohl nic udělat.
reason-cleopatra-lone_pass = Osamělý hráč se vzdal tahu.
reason-cleopatra-mutual_block = Ani jedna strana už nemohla nic udělat.
reason-cleopatra-six_passes = Šestkrát po sobě se hráči vzdali tahu.

## Rules

rules-open = Otevřít pravidla

## Settings

setting-language = Jazyk
setting-theme = Barvy
setting-pace = Pohyb
setting-confirm = Potvrzovat každý tah
setting-sound = Zvuky
setting-auto = Podle prohlížeče
language-en = English
language-cs = Čeština
language-hu = Magyar
theme-auto = Podle systému
theme-light = Světlé (travertin)
theme-dark = Tmavé (čedič)
pace-auto = Podle systému
pace-slow = Pomalý
pace-normal = Běžný
pace-fast = Rychlý
pace-off = Žádný

## A new table

new-game = Hra
new-seats = Kdo hraje
new-count = Počet hráčů
new-hot-seat = Více míst je vašich: hrajete u jedné obrazovky a předáváte si ji.
new-reading = Podle kterých pravidel
new-table = Stůl
new-clock = Hodiny
new-visibility = Kdo ho smí vidět
new-games = Her za sebou
new-rated = Hodnocená hra (bez nápověd, zpět jen se souhlasem)
new-invite = Prostřít a pozvat
new-start = Začít
wish-me = Já
wish-open = Někoho pozvat
group-solo = Sólo
group-modules = Moduly
group-course = Závody a dráhy
group-variants = Varianty
group-readings = V čem se pravidla liší
reading-ours = Naše výchozí
reading-cs = Česká pravidla
reading-hu = Maďarská pravidla
reading-2006 = Vydání z roku 2006
reading-1989 = Vydání z roku 1989
reading-beginners = Pro začátečníky
sets-heading = Co která pravidla nastavují
sets-line = { $reading } — { $what }.
sets-item = { $option }: { $value }
sets-nothing = nic kromě našeho výchozího nastavení
value-on = ano
value-off = ne
clock-none = Bez hodin
clock-short = Každý 5 minut, za tah 5 sekund navíc
clock-medium = Každý 15 minut, za tah 10 sekund navíc
clock-long = Každý 40 minut, za tah 20 sekund navíc
clock-day = Den na každý tah
clock-week = Týden na každý tah
visibility-link = Kdo má odkaz
visibility-public = Všichni, v herně
visibility-private = Jen ti, kdo u něj sedí

option-caesar-poison = Jed
explain-caesar-poison = Tři žetony bonusů, které vracejí soupeřův náhodný žeton do sáčku; všichni začínají se třemi žetony.
option-caesar-centurions = Centurioni
explain-caesar-centurions = Vedle každého sáčku leží tři silné žetony, které lze získat žetonem bonusu.
option-caesar-border_control = Kontrolní stanoviště
explain-caesar-border_control = Na tři hraniční pole lze umístit žeton lícem dolů a vylosovat si bonus z banku.
option-caesar-module_setup = Jak se moduly přidávají
explain-caesar-module_setup = Které žetony bonusů udělají místo žetonům modulů.
value-caesar-module_setup-replace = Nahradí náhodné žetony
value-caesar-module_setup-mix = Zamíchají se a stejně se jich odebere
option-caesar-stuck_loses = Nejde nic umístit
explain-caesar-stuck_loses = Co čeká hráče, jehož žetony se nikam nehodí.
value-caesar-stuck_loses-always = Prohrává
value-caesar-stuck_loses-empty_hand = Prohrává jen prázdná zásoba
option-caesar-border_control_needs = Kontrolní stanoviště vyžaduje
explain-caesar-border_control_needs = Které další moduly k němu patří.
value-caesar-border_control_needs-both = oba ostatní moduly
value-caesar-border_control_needs-either = jeden další modul
option-caesar-crassus = Auto-Crassus
explain-caesar-crassus = Hrajte sami proti soupeři, kterého řídí pravidla.
value-caesar-crassus-off = ne, proti hráči
value-caesar-crassus-easy = snadný
value-caesar-crassus-normal = střední
value-caesar-crassus-hard = těžký
option-caesar-human = Vaše strana
explain-caesar-human = Crassus má tu druhou a začíná.
value-caesar-human-caesar = Caesar
value-caesar-human-pompey = Pompeius
option-caesar-crassus_ties = Crassus vyhrává shody
explain-caesar-crassus_ties = Když se provincie uzavře se stejným vlivem.
value-caesar-crassus_ties-always = vždy
value-caesar-crassus_ties-own_turn = jen ve svém tahu
option-caesar-harder = Těžší Crassus
explain-caesar-harder = Odhozené bonusy mu ubírají žetony kontroly, takže je dřív hotov.
value-caesar-harder-off = ne
value-caesar-harder-cs = s každým (česká pravidla)
value-caesar-harder-hu = jen když získal provincii (maďarská pravidla)
option-caesar-crassus_spares = Crassus vám nepomůže vyhrát
explain-caesar-crassus_spares = Kde se vyhne tahu, kterým byste hned zvítězili.
value-caesar-crassus_spares-item2 = když uzavírá provincii pro vás
value-caesar-crassus_spares-all = v každém kroku
option-caesar-double_closing = Dvě provincie uzavřené najednou
explain-caesar-double_closing = Souběžně znamená: nejprve všechny žetony kontroly, pak oba bonusy. Síla druhý součet nezmění a dva Senáty se počítají navzájem.
value-caesar-double_closing-one_by_one = jedna po druhé
value-caesar-double_closing-together = souběžně, krok za krokem
option-caesar-wealth_draw = Bohatství losuje
explain-caesar-wealth_draw = Na konci tahu ještě žeton neznáte, když rozhodujete o dalších bonusech.
value-caesar-wealth_draw-at_once = hned
value-caesar-wealth_draw-end_of_turn = na konci tahu
option-caesar-centurion_taken = Centurion se bere
explain-caesar-centurion_taken = Hned znamená: dva bonusy v jednom tahu přinesou dva Centuriony a dvakrát se nelosuje.
value-caesar-centurion_taken-at_draw = na konci tahu místo losování
value-caesar-centurion_taken-at_once = hned, příští losování se vynechá
option-caesar-bank_draw = Losování z banku
explain-caesar-bank_draw = Zda si za žeton položený lícem dolů smíte, nebo musíte vylosovat bonus z banku.
value-caesar-bank_draw-may = podle přání
value-caesar-bank_draw-must = vždy
option-caesar-crassus_list_ties = Crassus volí mezi rovnocennými provinciemi
explain-caesar-crassus_list_ties = V posledních dvou bodech jeho seznamu, když je více provincií stejně dobrých.
value-caesar-crassus_list_ties-in_order = podle obvyklého pořadí
value-caesar-crassus_list_ties-random = náhodně
option-caesar-box = Krabice
explain-caesar-box = Žetony a destičky z krabice, nebo vlastní na prázdných.
value-caesar-box-printed = vytištěná

option-ave-caesar-races = Závody
explain-ave-caesar-races = Turnaj má až čtyři závody.
value-ave-caesar-races-1 = jeden
value-ave-caesar-races-2 = dva
value-ave-caesar-races-3 = tři
value-ave-caesar-races-4 = čtyři
option-ave-caesar-course = Dráha
explain-ave-caesar-course = Bílá a modrá jsou těsné, žlutá a červená široké.
value-ave-caesar-course-white = bílá
value-ave-caesar-course-blue = modrá
value-ave-caesar-course-yellow = žlutá
value-ave-caesar-course-red = červená
option-ave-caesar-other_course = Druhá dráha
explain-ave-caesar-other_course = Pro každý druhý závod.
value-ave-caesar-other_course-pair = ta druhá z dvojice
value-ave-caesar-other_course-white = bílá
value-ave-caesar-other_course-blue = modrá
value-ave-caesar-other_course-yellow = žlutá
value-ave-caesar-other_course-red = červená
option-ave-caesar-direction = Směr
explain-ave-caesar-direction = Kudy se jede první závod.
value-ave-caesar-direction-clockwise = po směru hodinových ručiček
value-ave-caesar-direction-counter_clockwise = proti směru hodinových ručiček
option-ave-caesar-next_starter = Kdo začíná další závod
explain-ave-caesar-next_starter = Kdo stojí na startovní pozici I.
value-ave-caesar-next_starter-last_place = kdo se umístil poslední
value-ave-caesar-next_starter-started_last = kdo startoval poslední
value-ave-caesar-next_starter-by_result = všichni podle výsledku
option-ave-caesar-sixes_after_first_finish = Šestky po prvním dojezdu
explain-ave-caesar-sixes_after_first_finish = Zda smí vedoucí hrát šestky, když už je někdo v cíli.
value-ave-caesar-sixes_after_first_finish-free = smějí všichni
value-ave-caesar-sixes_after_first_finish-leader_barred = vedoucí stále nesmí
option-ave-caesar-neutral = Vozy bez posádky
explain-ave-caesar-neutral = Vozy, které nikdo neřídí a které závod doplní.
value-ave-caesar-neutral-0 = žádný
value-ave-caesar-neutral-1 = jeden
value-ave-caesar-neutral-2 = dva
value-ave-caesar-neutral-3 = tři
value-ave-caesar-neutral-4 = čtyři
option-ave-caesar-chariots = Vozů na hráče
explain-ave-caesar-chariots = Dva nebo tři hráči mohou řídit více vozů, dohromady nejvýše šest.
value-ave-caesar-chariots-1 = jeden
value-ave-caesar-chariots-2 = dva
value-ave-caesar-chariots-3 = tři
option-ave-caesar-start_places = Start několika málo vozů
explain-ave-caesar-start_places = Odkud na bílé a modré dráze startují nejvýše čtyři vozy.
value-ave-caesar-start_places-in_order = z pozic I, II, III … po řadě
value-ave-caesar-start_places-middle = z druhého až pátého pole
option-ave-caesar-only_sixes = Vedoucí se samými šestkami v úzkém průchodu
explain-ave-caesar-only_sixes = Zda smí vynechat tam, kde smí jednu z nich zahrát.
value-ave-caesar-only_sixes-may = smí jednu zahrát, nebo vynechat
value-ave-caesar-only_sixes-must = musí jednu zahrát
option-ave-caesar-blocked_lane = Zablokovaná Císařská ulička
explain-ave-caesar-blocked_lane = Co udělá ve druhém kole vůz, který nezaplatil a jemuž jiné vozy brání do uličky vjet.
value-ave-caesar-blocked_lane-must_skip = musí vynechat, dokud se vjezd neuvolní
value-ave-caesar-blocked_lane-may_skip = smí vynechat, nebo projet kolem
option-ave-caesar-neutral_drivers = Kdo řídí vozy bez posádky
explain-ave-caesar-neutral_drivers = Samy jezdí nejkratší cestou a hráčům překážejí.
value-ave-caesar-neutral_drivers-automatic = jezdí samy
value-ave-caesar-neutral_drivers-players = hráč, který byl na tahu před nimi

option-cleopatra-action_order = Akční karty
explain-cleopatra-action_order = Jak si každá strana seřadí třináct akčních karet.
value-cleopatra-action_order-custom = libovolně
value-cleopatra-action_order-preset = v jednom z pojmenovaných pořadí
value-cleopatra-action_order-shuffled = zamíchané (pro začátečníky)
option-cleopatra-orgies_leave = Karty Orgie odcházejí
explain-cleopatra-orgies_leave = Jakmile jsou dvě skupiny uzavřené, odkrytá karta Orgie opouští hru.
option-cleopatra-one_orgy_less = O jednu kartu Orgie méně
explain-cleopatra-one_orgy_less = Jedna obyčejná karta Orgie zůstane v krabici.
option-cleopatra-two_face_down = Dvě lícem dolů
explain-cleopatra-two_face_down = V tahu bez akce lze vyložit dvě karty lícem dolů.
option-cleopatra-orgy_tickets = Lístky na orgie
explain-cleopatra-orgy_tickets = Kdo odkryje kartu Orgie, dostane lístek, za který se odkryje další karta Otázka o důvěře.
option-cleopatra-exchange = Vyměněné karty
explain-cleopatra-exchange = Co soupeř vidí z odložených karet.
value-cleopatra-exchange-backs = jejich ruby
value-cleopatra-exchange-hidden = jen počet
value-cleopatra-exchange-open = všechno
option-cleopatra-ask_veto = Otázka na veto
explain-cleopatra-ask_veto = Zda se ptá i toho, kdo žádné nemá.
value-cleopatra-ask_veto-always = vždy, takže nic neprozradí
value-cleopatra-ask_veto-when_held = jen když někdo veto má
option-cleopatra-last_vote = Poslední Otázka o důvěře
explain-cleopatra-last_vote = Zda se ještě odkryje karta Otázka o důvěře, když osamělý hráč zaplní poslední místo pro své karty.
value-cleopatra-last_vote-none = už se neodkryje
value-cleopatra-last_vote-turned = odkryje se a může uvolnit místo

## Joining, lists, records

join = Přisednout
join-seat = Jste zváni k tomuto stolu na místo: { $side }.
join-watch = Jste zváni podívat se na tento stůl.
join-you = vy
join-name = Vaše jméno
watch = Dívat se
go-on = Pokračovat
more = Další
lobby-game = Hra
lobby-all = Všechny hry
lobby-again = Obnovit
lobby-waiting = Čeká se na hráče
lobby-playing = Hraje se
lobby-over = Dohrané hry
lobby-nobody = Teď nikdo nečeká. Prostřete stůl sami.
lobby-none = Zatím žádné.
my-matches-none = Žádná hra neběží.
setting-name = Jméno u stolu
setting-leave = Zapomenout mě
setting-leave-about = Tento prohlížeč zapomene, kdo jste. Vaše hry zůstanou těm, s nimiž jste hráli.
keep = Uložit
kept = Uloženo
rules-search = Hledat
rules-none = Tato slova žádné pravidlo neobsahuje.
import = Prohlédnout záznam
import-about = Záznam obsahuje celou hru. Vyberte soubor, který jste zde uložili, nebo vložte text.
import-file = Soubor
import-text = Text záznamu
import-open = Prohlédnout
replay-viewpoint = Pohled
replay-spectator = Divák
replay-first = Na začátek
replay-back = O krok zpět
replay-run = Spustit
replay-stop = Zastavit
replay-on = O krok dál
replay-last = Na konec
replay-moment = Okamžik
replay-at = { $ply } / { $plies }
replay-link = Odkaz na tento okamžik
replay-play-on = Hrát odtud dál
