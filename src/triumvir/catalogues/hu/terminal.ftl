### What only the terminal says

## The prompt

terminal-hint = szám vagy jelölés · ? mi lehetséges · hint tanács · rule ID szabály · log · save · resign · quit
terminal-hint-enter = Enter · { terminal-hint }
terminal-hint-back = szám vagy jelölés · b vissza · ? mi lehetséges · hint tanács · rule ID szabály · log · quit
terminal-hint-back-enter = Enter · { terminal-hint-back }
terminal-choose-on-board = { $question } Írj be egy arany számot a tábláról ({ $first }–{ $last }).
terminal-not-a-choice = { $word } nincs a lehetőségek között: { $choices }.
terminal-up-to = 1–{ $last }
terminal-illegal = { $action }: tiltja a { $rule } szabály. { $text }
terminal-warning = { $warning } Ha valóban ezt akarod, írd be újra.
terminal-unreadable = { $what } — írj be egy számot, egy jelölést, vagy ? jelet, hogy lásd, mi lehetséges.
terminal-possible = Lehetséges
terminal-impossible = Nem lehetséges
terminal-impossible-line = { $subjects }  a { $rule } szabály szerint. { $text }
terminal-nothing-impossible = Semmi sem tilos, ami játszhatónak látszik.
terminal-no-rule = Nincs { $rule } szabály.
terminal-rule-needs-id = Írd be: rule és egy jelölés, például: rule { $example }
terminal-no-rulebook = (a szabálykönyv nincs itt)
terminal-log = Mi történt
terminal-log-empty = Még nem történt semmi.
terminal-press-enter = Enterrel tovább.
terminal-hand-over = Add át a helyet: { $side }.
terminal-hand-over-hint = { $side }, nyomj Entert, ha senki más nem figyel.
terminal-saved = Elmentve: { $path }.
terminal-save-where = Melyik fájlba mentsük?
terminal-quit-save = Elmented a játékot, mielőtt felállsz? Írj be egy fájlnevet, vagy csak Entert a mentés nélküli távozáshoz:
terminal-left = Felálltál az asztaltól.
terminal-left-saved = Felálltál az asztaltól. A `triumvir play { $game } --resume { $path }` folytatja a játékot.
terminal-resign-sure = Valóban feladod a játékot? Írd be: igen
terminal-yes = igen
terminal-resigned = { $side } feladta.
terminal-resign-not = Folytatod a játékot.
terminal-advice = Legjobb: { $moves }
terminal-advice-move = { $move } { $chance } %
terminal-advice-only = Csak ez lehetséges: { $move }.
terminal-thinking = { $player } gondolkodik …
terminal-failed = { $player } nem tud tovább játszani, és feladja a játékot: { $what }.
terminal-you = te
terminal-player-human = egy ember
terminal-player-random = véletlen játékos
terminal-player-thumb = ökölszabály szerinti játékos
terminal-over = A játék véget ért.
terminal-go-on = tovább

## Looking back

terminal-ply = { $ply }. lépés, összesen { $plies }

## A match of several games

terminal-match-game = { $number }. játék, összesen { $games }
terminal-match-title = Mérkőzés, { $games } játék
terminal-match-column = { $number }. játék
terminal-match-points = pontok
terminal-match-wins = győzelmek
terminal-match-first = első játékos
terminal-match-second = második játékos
terminal-match-next = Most oldalt cseréltek. Enterre jön a következő játék.
terminal-match-yours = Megnyerted a mérkőzést.
terminal-match-theirs = A mérkőzés győztese: { $player }.
terminal-match-drawn = A mérkőzés döntetlen.

## Rules

terminal-rule-code = megvalósítva itt
terminal-rule-tests = ellenőrizve itt
terminal-rule-nothing = { $title }: itt nincs találat

## CAESAR!

terminal-caesar-letter-caesar = C
terminal-caesar-letter-pompey = P
terminal-caesar-short-HU = Hisp. Ult.
terminal-caesar-short-HC = Hisp. Cit.
terminal-caesar-short-GC = G. Cisalp.
terminal-caesar-legend = † kard  ◊ pajzs  ≈ hajó  ✶ babér, bárhová  ▒ képpel lefelé  ■ irányításjelző
terminal-caesar-legend-border-control = { terminal-caesar-legend }  { "{" } { "}" } határellenőrzés
terminal-caesar-legend-short = † kard ◊ pajzs ≈ hajó ✶ bármi
terminal-caesar-turn = soron van: { $side }
terminal-caesar-over = { $side } győzött
terminal-caesar-row = sor
terminal-caesar-hidden = { $count } rejtett
terminal-caesar-empty = semmi
terminal-caesar-bag = zsák { $count }
terminal-caesar-markers = maradt { $count }
terminal-caesar-senate = Szenátus { $row }
terminal-caesar-tile = lapka: { $tile }
terminal-caesar-deck = hátralévő lapkák { $deck }
terminal-caesar-bank = bank { $bank }
terminal-caesar-tied = döntetlen
terminal-caesar-turned = lefelé
terminal-caesar-extra-turn = még egy forduló jön
terminal-caesar-ask-token = Melyik jelzőt helyezed le?
terminal-caesar-ask-space = Hová helyezed le ezt: { $token }?
terminal-caesar-ask-facing = { $token }, { $space }: melyik érték melyik tartomány felé nézzen?
terminal-caesar-face-down = képpel lefelé, értéke 0, és húzol egy lapkát a bankból
terminal-caesar-total = { $province } +{ $value } → C { $caesar } : { $pompey } P
terminal-caesar-closes = lezárul: { $bonus } a tiéd, { $holder }
terminal-caesar-holder = irányítja: { $side }
terminal-caesar-tie = döntetlen
terminal-caesar-tie-solo = döntetlen, amelyet a C8.5 szabály szerint Crassus nyerhet meg
terminal-caesar-first = előbb { $province } (C { $caesar } : { $pompey } P, { $bonus })
terminal-caesar-might-token = { $token }, { $space }
terminal-caesar-might-marker = irányításjelző: { $province }

## Ave Caesar

terminal-ave-turn = soron van: { $chariot }
terminal-ave-over = a torna véget ért
terminal-ave-race = { $race }. futam, összesen { $races }, { $course }, { $direction }
terminal-ave-legend = █ fal  N szűkület  K császári sáv
terminal-ave-start = rajt
terminal-ave-lap = { $lap }. kör
terminal-ave-home = célban
terminal-ave-paid = fizetett
terminal-ave-to-pay = fizetnie kell
terminal-ave-disqualified = kizárva
terminal-ave-disqualified-short = kizárva
terminal-ave-leads-tied = vezet, holtverseny
terminal-ave-sixes-locked = 6-os tilos
terminal-ave-no-six = 6-os nem
terminal-ave-to-go = hátra { $cells }
terminal-ave-too-short = hiányzik { $points }
terminal-ave-hand = kéz
terminal-ave-next = Következik: { $chariots }
terminal-ave-nobody = senki
terminal-ave-standing = Babérkoszorúk: { $laurels }
terminal-ave-to-come = Hátravan: { $races }
terminal-ave-to-come-race = { $course }, { $direction }
terminal-ave-turned-up = A rajthoz felfordítva: { $cards }
terminal-ave-head-chariot = fogat
terminal-ave-head-cell = mező
terminal-ave-head-lap = kör
terminal-ave-head-denarius = dénár
terminal-ave-head-to-go = hátra
terminal-ave-head-spare = tartalék
terminal-ave-head-left = lapok 1–6
terminal-ave-head-hand = kéz
terminal-ave-ask-card = { $chariot }: melyik kártyát játszod ki?
terminal-ave-ask-cell = { $chariot }, kártya: { $card }. Hová? Legjobb esetben { $spare }.
terminal-ave-blocked = { $chariot } egyetlen kártyával sem tud végiglépni, és kimarad (A3.3 szabály).
terminal-ave-only-sixes = { $chariot } vezet, csak hatosai vannak, és kimarad (A4.4 szabály).
terminal-ave-cells = { $count } mező, hátra { $least }
terminal-ave-cells-range = { $count } mező, hátra { $least }–{ $most }
terminal-ave-one = ide: { $cell }, { $outlook }, { $spare }
terminal-ave-finish = át a célvonalon
terminal-ave-skip = kihagyás, minden lap megmarad
terminal-ave-wait = kihagyás, várakozás a sávra (A5.4)
terminal-ave-pays = fizet
terminal-ave-disqualifies = KIZÁRÁS: A5.3
terminal-ave-misses = SÁV ELMULASZTVA
terminal-ave-warn-disqualifies = { $chariot } fizetés nélkül kezdené a harmadik kört, és kizárnák, babér nélkül (A5.3 szabály).
terminal-ave-warn-misses = Onnan a sáv már nem érhető el a harmadik kör előtt: nincs babér (A5.3 szabály).

## Caesar & Cleopatra

terminal-cleo-short-P = F
terminal-cleo-short-assassination = Merénylet
terminal-cleo-short-wrath = Harag
terminal-cleo-short-shuffle = Orgia, keverés
terminal-cleo-preset-guarded = óvatos: felül Vétó és Kém
terminal-cleo-preset-scheming = ravasz: előbb Kém, Sáncolás és Felderítő
terminal-cleo-preset-storming = támadó: előbb két Merénylet és az Istenek haragja
terminal-cleo-step-set_up = titkos előkészítés
terminal-cleo-step-start = soron van: { $active }
terminal-cleo-step-lay = { $active } befolyást tesz le
terminal-cleo-step-second = { $active } leteszi a második lapot felfordítva
terminal-cleo-step-after = { $active } még játszhat akciókártyát
terminal-cleo-step-veto = { $active } kijátssza: { $action }. Vétózhat: { $asked }
terminal-cleo-step-spying = { $active } Kémje látja a lapokat: { $other }
terminal-cleo-step-castle = { $active } elrendezi a Sáncolás lapjait
terminal-cleo-step-replace = { $asked } húzhat egy pótlást
terminal-cleo-step-exchange = { $active } lapokat cserél
terminal-cleo-step-draw = { $active } húz, hátravan { $due }
terminal-cleo-step-ticket = { $active } orgiát fordított fel, és van jegye
terminal-cleo-step-over = a játék véget ért
terminal-cleo-alone = { $step } (egyedül folytatja)
terminal-cleo-legend = ▒ lefordítva  ▒3 a tiéd, lefordítva  ~ sáncolt  Σ befolyás  ■ megnyert patrícius  ★ a bónuszod
terminal-cleo-closed = lezárva
terminal-cleo-next-vote = szavazás { $chance }
terminal-cleo-vote-short = szavazás
terminal-cleo-hand = kéz
terminal-cleo-hand-empty = üres
terminal-cleo-backs = { $influence } befolyás, { $action } akció
terminal-cleo-known = biztosan { $cards }
terminal-cleo-reserves = tartalék { $influence } befolyás, { $action } akció
terminal-cleo-reserves-short = tartalék { $influence }+{ $action }
terminal-cleo-bonus = bónusz { $group }
terminal-cleo-bonus-hidden = bónusz rejtve
terminal-cleo-tickets = jegyek { $count }
terminal-cleo-points = pontok { $points }
terminal-cleo-order = akciótartalék felülről
terminal-cleo-order-short = tartalék
terminal-cleo-put-away = félretéve
terminal-cleo-laying-out = elrendezésre vár
terminal-cleo-pile = szavazókártyák: { $count }
terminal-cleo-pile-short = szavazókártyák { $count }: csoport
terminal-cleo-discards = kint a keverésig
terminal-cleo-discards-short = kint
terminal-cleo-nothing = semmi
terminal-cleo-chance = csoport következik { $now }, hosszú távon { $later }
terminal-cleo-still-out = még játékban
terminal-cleo-still-out-own = { $side }, a tartalékaidban
terminal-cleo-still-out-other = { $side }, nem látott
terminal-cleo-ask-order = Titokban, az akciótartalékod { $place }. lapja: melyik következik?
terminal-cleo-ask-order-first = Titokban rendezd sorba az akciótartalékodat: melyik lap legyen felül?
terminal-cleo-ask-preset = Titokban: milyen sorrendbe rakod az akciótartalékodat?
terminal-cleo-ask-first-lay = Titokban, { $group }: melyik lapot teszed le lefordítva?
terminal-cleo-ask-start = Te jössz. Mit teszel?
terminal-cleo-ask-lay = Most befolyást kell letenned.
terminal-cleo-ask-second = Melyik második lapot teszed le felfordítva?
terminal-cleo-ask-after = A befolyás letéve. Játszol még akciókártyát?
terminal-cleo-ask-card =
    { $face ->
        [up] Melyik lapot teszed le felfordítva?
       *[down] Melyik lapot teszed le lefordítva?
    }
terminal-cleo-ask-group =
    { $face ->
        [up] { $card } felfordítva: melyik csoporthoz?
       *[down] { $card } lefordítva: melyik csoporthoz?
    }
terminal-cleo-ask-assassination = Merénylet ({ $other }): melyik felfordított lapot kell eldobni?
terminal-cleo-ask-castling = Sáncolás: melyik két csoport között rendezed el újra a lapjaidat?
terminal-cleo-ask-scout = Felderítő ({ $other }): melyik csoportnál forduljanak fel a lapok?
terminal-cleo-ask-wrath = Istenek haragja: melyik csoportnál kell mindent eldobni?
terminal-cleo-ask-veto = { $active } kijátssza: { $what }. Megvétózod?
terminal-cleo-ask-spying = A Kémed látja a lapokat ({ $other }). Melyiket kell eldobni?
terminal-cleo-ask-castle = Sáncolás, hátravan { $count }: hová kerüljön lefordítva ez: { $card }?
terminal-cleo-ask-replace = Húzhatsz egy lapot bármelyik tartalékból.
terminal-cleo-ask-exchange = Melyik lapot cseréled?
terminal-cleo-ask-exchange-on = { $count } félretéve. Melyik lapot még?
terminal-cleo-ask-draw = Húzz egy lapot (hátravan { $due }). Melyik tartalékból?
terminal-cleo-down = egy lap lefordítva
terminal-cleo-second-down = második lap lefordítva
terminal-cleo-up = két lap felfordítva
terminal-cleo-whole-order = egész sorrend
terminal-cleo-play-first = előbb { $card }
terminal-cleo-play-after = kijátszani: { $card }
terminal-cleo-finish = nem, tovább
terminal-cleo-exchange = lapcsere
terminal-cleo-pass = passz
terminal-cleo-pair = { $first } és { $second }
terminal-cleo-victim = { $card }, { $group }
terminal-cleo-veto = vétó
terminal-cleo-allow = megtörténhet
terminal-cleo-allow-only = megtörténhet (nincs Vétód)
terminal-cleo-draw = { $reserve } (maradt { $count })
terminal-cleo-draw-known = { $reserve } (maradt { $count }, felül { $card })
terminal-cleo-decline = nem húzok
terminal-cleo-enough = elég: húzás { $count }
terminal-cleo-spend = jegy felhasználása, van { $tickets }
terminal-cleo-keep = nem, kérek még egy jegyet
terminal-cleo-reserve-influence = befolyás
terminal-cleo-reserve-action = akció
