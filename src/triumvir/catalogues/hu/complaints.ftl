### What is wrong with what somebody typed or sent

## Where

complaint-at-option = { $rest } beállítás
complaint-at-switch = { $rest } kapcsoló
complaint-at-game = játék { $rest }
complaint-at-seats = játékosszám { $rest }
complaint-at-seat = hely { $rest }
complaint-at-reading = olvasat { $rest }
complaint-at-tag = { $rest } címke
complaint-at-line = { $rest }. sor
complaint-at-ply = { $rest }. lépés
complaint-at-match = játszma: { $rest }
complaint-at-bot = bot { $rest }
complaint-at-rule = szabály { $rest }
complaint-at-action = akció { $rest }
complaint-at-environment = környezet, { $rest }
complaint-at-head = fejléc { $rest }
complaint-at-faults = bajok { $rest }

## The command line

complaint-try = (Segít: `{ $command }`.)
complaint-no-command = nincs „{ $word }” parancs.
complaint-no-command-like = nincs „{ $word }” parancs. Erre gondoltál: { $close }?
complaint-no-option = nincs { $option } kapcsoló.
complaint-no-option-like = nincs { $option } kapcsoló. Erre gondoltál: { $close }?
complaint-option-needs = { $option }: érték kell hozzá.
complaint-option-takes-none = { $option }: nem tartozik hozzá érték.
complaint-extra-arguments = túl sok argumentum: { $words }.
complaint-missing-argument = hiányzik: { $argument }.
complaint-no-integer = „{ $value }” nem egész szám.
complaint-no-number = „{ $value }” nem szám.
complaint-too-small = { $value } kevesebb, mint { $limit }.
complaint-too-large = { $value } több, mint { $limit }.

## Words

complaint-none-of = „{ $word }” nincs ezek között: { $allowed }
complaint-unknown = ismeretlen szó: „{ $word }”
complaint-unknown-game = ismeretlen játék: „{ $game }” (ismert: { $known })
complaint-unknown-option = ismeretlen beállítás (ismert: { $known })
complaint-unknown-setting = ismeretlen beállítás (ismert: { $known })
complaint-unknown-field = ismeretlen mező
complaint-unknown-rules = ismeretlen szabályverzió: { $version } (ismert: { $known })
complaint-cannot-play = { $game }: { $seats } játékossal nem játszható (lehetséges: { $possible })
complaint-missing = hiányzik
complaint-given-twice = kétszer szerepel
complaint-not-between = { $value } nincs { $low } és { $high } között
complaint-not-whole = „{ $word }” nem egész szám
complaint-not-json = nem JSON ({ $error })
complaint-not-toml = nem TOML ({ $error })
complaint-too-long = hosszabb { $most } karakternél
complaint-expected-text = szöveg kell ide
complaint-expected-texts = szövegek listája kell ide
complaint-expected-number = egész szám kell ide
complaint-expected-list = lista kell ide
complaint-expected-object = objektum kell ide
complaint-expected-flag = true vagy false kell ide
complaint-expected-switch = on vagy off kell ide
complaint-expected-pair = „név=érték” kell ide
complaint-no-bot = nincs „{ $bot }” nevű bot; van { $known }, és search:N, N szimulációval
complaint-no-rule = nincs „{ $rule }” szabály e játékok szabálykönyveiben: { $games }

## Actions and positions

complaint-illegal = { $action } nem megengedett ({ $rule } szabály)
complaint-this-action = ez az akció
complaint-no-action = „{ $text }” nem akció
complaint-no-card-and-cell = „{ $text }” nem akció; írj egy kártyát és egy mezőt, mint 5>c3, 6>finish, vagy skip
complaint-not-allowed-here = { $action } itt nem megengedett
complaint-other-game-line = ennek a játéknak az állása így kezdődik: „{ $game }”

## Records

complaint-tag-missing = hiányzó címke: { $tag }
complaint-tag-unknown = ismeretlen címke: { $tag }
complaint-tag-twice = kétszer szereplő címke: { $tag }
complaint-no-tag = egy címke így néz ki: [Név "érték"]
complaint-no-ply = egy lépés így néz ki: '1. hely akció ! véletlenek #ujjlenyomat'
complaint-ply-expected = ide ez a lépés kell: { $ply }
complaint-set-up-expected = ide az előkészítés kell
complaint-no-set-up = hiányzik az előkészítés sora
complaint-other-game = ez „{ $game }” feljegyzése, nem „{ $wanted }” játéké
complaint-seats-cannot-play = { $seats } játékossal ez a játék nem játszható
complaint-wrong-hash = az állás ujjlenyomata { $found }, a feljegyzésben { $told } áll
complaint-wrong-result = nem ez az eredmény, amelyhez a lépések vezetnek
complaint-too-many-results = { $count } véletlennel több van
complaint-no-seed = „{ $value }” nem olyan, mint „seed 42”
complaint-reads-otherwise = visszaolvasva nem ugyanaz

## Files

complaint-file-ENOENT = nincs ilyen fájl vagy mappa
complaint-file-EISDIR = ez egy mappa
complaint-file-ENOTDIR = ez nem mappa
complaint-file-EEXIST = a fájl már létezik
complaint-file-EACCES = hozzáférés megtagadva
complaint-file-ENOSPC = nincs több hely az eszközön
complaint-file-EROFS = a fájlrendszer csak olvasható
complaint-file-ENAMETOOLONG = túl hosszú fájlnév
complaint-not-utf8 = nem szöveg (nem UTF-8 bájt: { $byte })
complaint-already-there = már létezik; folytasd (--resume), vagy válassz más nevet
complaint-no-directory = nincs ilyen mappa

## What does not go together

complaint-not-together = „{ $word }” nem fér össze ezzel: { $other }
complaint-side-absent = „{ $side }” nem játszik { $seats } játékosnál
complaint-command-marks = vesszőt vagy idézőjelet tartalmazó parancs nem fér bele egy feljegyzésbe
complaint-match-anew = a mérkőzés elölről kezdődik; a játékait egyenként folytasd
complaint-match-for-two = oldalt két játékos cserél, nem { $seats }
complaint-resumed-keeps = a folytatott játék megtartja a beállításait és a játékosszámot
complaint-game-over = ez a játék véget ért; a `triumvir replay` megmutatja
complaint-game-over-by = ez a játék véget ért: { $event }
complaint-program-played = itt egy program játszott; feljegyzés alapján nem futtatunk programot, nevezd meg az --against kapcsolóval
complaint-only-records-drawn = csak egy játék feljegyzése rajzolható le
complaint-level-or-simulations = a --level és a --simulations nem fér össze
complaint-nobody-decides = senkinek sincs döntenivalója
complaint-side-decides-nothing = { $side }: itt nincs döntenivalója
complaint-side-not-here = { $side } itt nem játszik
complaint-needs-numpy = a tanításhoz numpy kell: pip install 'triumvir[training]'

## Stored matches

complaint-no-database = nincs ilyen adatbázis
complaint-match-unknown = nincs ebben az adatbázisban
complaint-match-not-over = még nem ért véget: az export elárulná a titkait (--with-secrets, ha valóban ezt akarod)
complaint-match-not-started = még nem kezdődött el: nincs még feljegyzés
