### What only the terminal says

## The prompt

terminal-hint = szám vagy jelölés · ? mit lehet · hint tanács · rule ID szabály · log · save · resign · quit
terminal-hint-enter = Enter · { terminal-hint }
terminal-hint-back = szám vagy jelölés · b vissza · ? mit lehet · hint tanács · rule ID szabály · log · quit
terminal-hint-back-enter = Enter · { terminal-hint-back }
terminal-choose-on-board = { $question } Írd be az egyik arany számot a tábláról ({ $first }–{ $last }).
terminal-not-a-choice = Nincs ilyen lehetőség: { $word }. Választható: { $choices }.
terminal-up-to = 1–{ $last }
terminal-illegal = { $action } nem megengedett ({ $rule } szabály). { $text }
terminal-warning = { $warning } Ha tényleg ezt akarod, írd be újra.
terminal-unreadable = { $what } — írj be egy számot vagy jelölést, a ? pedig megmutatja, mit lehet.
terminal-possible = Ezt teheted
terminal-impossible = Ezt nem teheted
terminal-impossible-line = { $subjects }  { $rule } szabály. { $text }
terminal-nothing-impossible = Semmi sem tilos abból, ami játszhatónak látszik.
terminal-no-rule = Nincs { $rule } szabály.
terminal-rule-needs-id = A rule után írd be a szabály jelét, például: rule { $example }
terminal-no-rulebook = (a szabálykönyv nem található)
terminal-log = Mi történt
terminal-log-empty = Még nem történt semmi.
terminal-press-enter = Tovább: Enter.
terminal-hand-over = Add át a helyed: { $side } következik.
terminal-hand-over-hint = { $side }, nyomj Entert, ha más nem látja a képernyőt.
terminal-saved = Elmentve: { $path }.
terminal-save-where = Melyik fájlba mentsük?
terminal-quit-save = Elmented a játékot, mielőtt felállsz? Írj be egy fájlnevet, vagy nyomj Entert, ha nem kell:
terminal-left = Felálltál az asztaltól.
terminal-left-saved = Felálltál az asztaltól. A `triumvir play { $game } --resume { $path }` folytatja a játékot.
terminal-resign-sure = Biztosan feladod a játékot? Írd be: igen
terminal-yes = igen
terminal-games-head = { $game } ({ $key }) — helyek: { $seats }; felek: { $sides }
terminal-games-default = alapértelmezés
terminal-resigned = { $side } feladta.
terminal-resign-not = Folytatod a játékot.
terminal-advice = A legjobb: { $moves }
terminal-advice-move = { $move } { $chance } %
terminal-advice-only = Csak ez lehetséges: { $move }.
terminal-thinking = { $player } gondolkodik …
terminal-failed = { $player } nem tud tovább játszani, és feladja a játékot: { $what }.
terminal-you = te
terminal-player-human = ember
terminal-player-random = véletlen játékos
terminal-player-thumb = ökölszabály-játékos
terminal-over = A játék véget ért.
terminal-go-on = tovább

## Looking back

terminal-ply = { $ply }/{ $plies }. lépés

## A match of several games

terminal-match-game = { $number }/{ $games }. játék
terminal-match-title = Mérkőzés, { $games } játék
terminal-match-column = { $number }. játék
terminal-match-points = pontok
terminal-match-wins = győzelmek
terminal-match-first = első játékos
terminal-match-second = második játékos
terminal-match-next = Most oldalt cseréltek. A következő játékhoz nyomj Entert.
terminal-match-yours = Megnyerted a mérkőzést.
terminal-match-theirs = A mérkőzés győztese: { $player }.
terminal-match-drawn = A mérkőzés döntetlen.

## Rules

terminal-rule-code = a kódban itt
terminal-rule-tests = tesztek
terminal-rule-nothing = { $title }: itt nincs ilyen

## CAESAR!

terminal-caesar-letter-caesar = C
terminal-caesar-letter-pompey = P
terminal-caesar-short-HU = Hisp. Ult.
terminal-caesar-short-HC = Hisp. Cit.
terminal-caesar-short-GC = G. Cisalp.
terminal-caesar-legend = † kard  ◊ pajzs  ≈ hajó  ✶ babér, bárhová  ▒ képpel lefelé  ■ irányításjelző
terminal-caesar-legend-border-control = { terminal-caesar-legend }  { "{" } { "}" } határellenőrzés
terminal-caesar-legend-short = † kard ◊ pajzs ≈ hajó ✶ bármi
terminal-caesar-turn = { $side } van soron
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
terminal-caesar-extra-turn = még egy forduló következik
terminal-caesar-ask-token = Melyik jelzőt helyezed le?
terminal-caesar-ask-space = Hová helyezed le ezt: { $token }?
terminal-caesar-ask-facing = { $token }, { $space }: melyik érték melyik tartomány felé nézzen?
terminal-caesar-face-down = képpel lefelé, értéke 0; érte a bankból húzol
terminal-caesar-total = { $province } +{ $value } → C { $caesar } : { $pompey } P
terminal-caesar-closes = lezárul: { $bonus } a tiéd, { $holder }
terminal-caesar-holder = irányítja: { $side }
terminal-caesar-tie = döntetlen
terminal-caesar-tie-solo = döntetlen, amelyet a C8.5 szabály szerint Crassus nyerhet meg
terminal-caesar-first = előbb { $province } (C { $caesar } : { $pompey } P, { $bonus })
terminal-caesar-bonus-first = előbb { $bonus } ({ $province })
terminal-caesar-might-token = { $token }, { $space }
terminal-caesar-might-marker = irányításjelző: { $province }

## Ave Caesar

terminal-ave-turn = { $chariot } van soron
terminal-ave-driven = { $player } hajtja: { $chariot }
terminal-ave-over = a torna véget ért
terminal-ave-race = { $race }/{ $races }. futam, { $course }, { $direction }
terminal-ave-legend = █ fal  N szűkület  K császári sáv
terminal-ave-start = rajt
terminal-ave-lap = { $lap }. kör
terminal-ave-home = célban
terminal-ave-paid = fizetett
terminal-ave-to-pay = fizetnie kell
terminal-ave-disqualified = kizárva
terminal-ave-disqualified-short = kizárva
terminal-ave-leads-tied = holtversenyben vezet
terminal-ave-sixes-locked = 6-os tiltva
terminal-ave-no-six = nincs 6-os
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
terminal-ave-ask-drive = { $chariot }, semleges, felfordított: { $card }. Hová hajtod (A7.1 szabály)?
terminal-ave-blocked = { $chariot } egyetlen kártyát sem tud teljesen lelépni, ezért kimarad (A3.3 szabály).
terminal-ave-only-sixes = { $chariot } vezet, és csak hatosa van, ezért kimarad (A4.4 szabály).
terminal-ave-lane-taken = { $chariot } nem fér a császári sávhoz, és ki kell maradnia, amíg az út fel nem szabadul (A5.4 szabály).
terminal-ave-cells = { $count } mező, hátra { $least }
terminal-ave-cells-range = { $count } mező, hátra { $least }–{ $most }
terminal-ave-one = ide: { $cell }, { $outlook }, { $spare }
terminal-ave-finish = át a célvonalon
terminal-ave-skip = kimaradok, minden lap megmarad
terminal-ave-wait = kimaradok, és várok a sávra (A5.4)
terminal-ave-keep = kihagyás, a hatosok megmaradnak (A4.4)
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
terminal-cleo-step-start = { $active } van soron
terminal-cleo-step-lay = { $active } befolyáskártyát rak le
terminal-cleo-step-second = { $active } leteszi a második lapot felfordítva
terminal-cleo-step-after = { $active } még játszhat akciókártyát
terminal-cleo-step-veto = { $active } kijátssza: { $action }. Vétózhat: { $asked }
terminal-cleo-step-spying = { $active } Kémje látja a lapokat: { $other }
terminal-cleo-step-castle = { $active } elrendezi a Sáncolás lapjait
terminal-cleo-step-replace = { $asked } húzhat egy lapot pótlásul
terminal-cleo-step-exchange = { $active } lapokat cserél
terminal-cleo-step-draw = { $active } húz, hátravan { $due }
terminal-cleo-step-ticket = { $active } Orgiát fordított fel, és van jegye
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
terminal-cleo-bonus-to-come = bónusz még nincs kiosztva
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
terminal-cleo-ask-start = Te jössz. Mit csinálsz?
terminal-cleo-ask-lay = Most befolyáskártyát kell leraknod.
terminal-cleo-ask-second = Melyik második lapot teszed le felfordítva?
terminal-cleo-ask-after = A befolyáskártya lent van. Kijátszol még akciókártyát?
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
terminal-cleo-play-first = előbb ezt: { $card }
terminal-cleo-play-after = kijátszom: { $card }
terminal-cleo-finish = nem, mehet tovább
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
terminal-cleo-enough = elég, húzok ({ $count })
terminal-cleo-spend = felhasználok egy jegyet ({ $tickets } van)
terminal-cleo-keep = nem, kérek még egy jegyet
terminal-cleo-reserve-influence = befolyás
terminal-cleo-reserve-action = akció
