### What is wrong with what somebody typed or sent

## Where

complaint-at-option = volba { $rest }
complaint-at-switch = volba { $rest }
complaint-at-game = hra { $rest }
complaint-at-seats = počet hráčů { $rest }
complaint-at-seat = místo { $rest }
complaint-at-reading = výklad { $rest }
complaint-at-tag = značka { $rest }
complaint-at-line = řádek { $rest }
complaint-at-ply = tah { $rest }
complaint-at-match = partie { $rest }
complaint-at-bot = bot { $rest }
complaint-at-rule = pravidlo { $rest }
complaint-at-action = akce { $rest }
complaint-at-environment = prostředí { $rest }
complaint-at-head = záhlaví { $rest }
complaint-at-faults = nehody { $rest }

## The command line

complaint-try = (Poradí `{ $command }`.)
complaint-no-command = příkaz „{ $word }“ neexistuje.
complaint-no-command-like = příkaz „{ $word }“ neexistuje. Nemysleli jste { $close }?
complaint-no-option = volba { $option } neexistuje.
complaint-no-option-like = volba { $option } neexistuje. Nemysleli jste { $close }?
complaint-option-needs = volba { $option } potřebuje hodnotu.
complaint-option-takes-none = volba { $option } hodnotu nemá.
complaint-extra-arguments = příliš mnoho argumentů: { $words }.
complaint-missing-argument = chybí { $argument }.
complaint-no-integer = „{ $value }“ není celé číslo.
complaint-no-number = „{ $value }“ není číslo.
complaint-too-small = { $value } je méně než { $limit }.
complaint-too-large = { $value } je více než { $limit }.

## Words

complaint-none-of = „{ $word }“ není mezi možnostmi { $allowed }
complaint-unknown = neznámé slovo „{ $word }“
complaint-unknown-game = neznámá hra „{ $game }“ (známé: { $known })
complaint-unknown-option = neznámá volba (známé: { $known })
complaint-unknown-setting = neznámé nastavení (známá: { $known })
complaint-unknown-field = neznámé pole
complaint-unknown-rules = neznámá verze pravidel { $version } (známé: { $known })
complaint-cannot-play = { $game }: v počtu { $seats } hrát nelze (možné: { $possible })
complaint-missing = chybí
complaint-given-twice = uvedeno dvakrát
complaint-not-between = { $value } není mezi { $low } a { $high }
complaint-not-whole = „{ $word }“ není celé číslo
complaint-not-json = není to JSON ({ $error })
complaint-not-toml = není to TOML ({ $error })
complaint-too-long = delší než { $most } znaků
complaint-expected-text = má tu být text
complaint-expected-texts = má tu být seznam textů
complaint-expected-number = má tu být celé číslo
complaint-expected-list = má tu být seznam
complaint-expected-object = má tu být objekt
complaint-expected-flag = má tu být true nebo false
complaint-expected-switch = má tu být on nebo off
complaint-expected-pair = má to být „jméno=hodnota“
complaint-no-bot = bot „{ $bot }“ neexistuje; jsou tu { $known } a search:N s N simulacemi
complaint-no-rule = pravidlo „{ $rule }“ v pravidlech her { $games } není

## Actions and positions

complaint-illegal = { $action } nedovoluje pravidlo { $rule }
complaint-this-action = tuto akci
complaint-no-action = „{ $text }“ není žádná akce
complaint-no-card-and-cell = „{ $text }“ není žádná akce; napište kartu a pole, například 5>c3, 6>finish, nebo skip
complaint-not-allowed-here = { $action } tu není dovoleno
complaint-other-game-line = pozice této hry začíná slovem „{ $game }“

## Records

complaint-tag-missing = chybí značka { $tag }
complaint-tag-unknown = neznámá značka { $tag }
complaint-tag-twice = značka { $tag } je uvedena dvakrát
complaint-no-tag = značka vypadá takto: [Jméno "hodnota"]
complaint-no-ply = tah vypadá takto: '1. místo akce ! náhody #otisk'
complaint-ply-expected = má tu být tah { $ply }
complaint-set-up-expected = má tu být příprava
complaint-no-set-up = chybí řádek přípravy
complaint-other-game = záznam hry „{ $game }“, ne „{ $wanted }“
complaint-seats-cannot-play =
    { $seats ->
        [one] { $seats } hráč tuto hru hrát nemůže
        [few] { $seats } hráči tuto hru hrát nemohou
       *[other] { $seats } hráčů tuto hru hrát nemůže
    }
complaint-wrong-hash = pozice má otisk { $found }, v záznamu je { $told }
complaint-wrong-result = výsledek není ten, k němuž tahy vedou
complaint-too-many-results = náhod je o { $count } více
complaint-no-seed = „{ $value }“ nevypadá jako „seed 42“
complaint-reads-otherwise = po přečtení a zapsání není stejný

## Files

complaint-file-ENOENT = takový soubor ani adresář neexistuje
complaint-file-EISDIR = je to adresář
complaint-file-ENOTDIR = není to adresář
complaint-file-EEXIST = soubor už existuje
complaint-file-EACCES = přístup odepřen
complaint-file-ENOSPC = na zařízení není místo
complaint-file-EROFS = souborový systém je jen ke čtení
complaint-file-ENAMETOOLONG = příliš dlouhé jméno souboru
complaint-not-utf8 = není to text (bajt { $byte } není UTF-8)
complaint-already-there = už tu je; pokračujte v něm (--resume), nebo zvolte jiné jméno
complaint-no-directory = takový adresář neexistuje

## What does not go together

complaint-not-together = „{ $word }“ nejde dohromady s { $other }
complaint-side-absent = „{ $side }“ v počtu { $seats } nehraje
complaint-command-marks = příkaz s čárkami nebo uvozovkami se do záznamu nevejde
complaint-match-anew = zápas začíná znovu; v jeho hrách pokračujte po jedné
complaint-match-for-two = strany si vyměňují dva hráči, ne { $seats }
complaint-resumed-keeps = pokračující hra si ponechává volby i počet hráčů
complaint-game-over = tato hra skončila; ukáže ji `triumvir replay`
complaint-game-over-by = tato hra skončila: { $event }
complaint-program-played = hrál tu program; podle záznamu žádný nespouštíme, uveďte ho pomocí --against
complaint-only-records-drawn = nakreslit lze jen záznam hry
complaint-level-or-simulations = --level a --simulations nejdou dohromady
complaint-nobody-decides = nikdo se nemá k čemu rozhodovat
complaint-side-decides-nothing = { $side } se tu nemá k čemu rozhodovat
complaint-side-not-here = { $side } tu nehraje
complaint-needs-numpy = výcvik potřebuje numpy: pip install 'triumvir[training]'

## Stored matches

complaint-no-database = taková databáze neexistuje
complaint-match-unknown = v této databázi není
complaint-match-not-over = ještě neskončila: export by prozradil její tajemství (--with-secrets, chcete-li to opravdu)
complaint-match-not-started = ještě nezačala: záznam zatím není
