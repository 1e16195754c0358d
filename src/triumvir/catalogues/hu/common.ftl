triumvir = Triumvir

## The table

table-players = Játékosok
table-log = Napló
table-close = Bezárás
table-confirm = Megerősítés

## The log

log-rule = { $rule } szabály
