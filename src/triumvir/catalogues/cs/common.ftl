triumvir = Triumvir

## The table

table-players = Hráči
table-log = Záznam
table-close = Zavřít
table-confirm = Potvrdit

## The log

log-rule = Pravidlo { $rule }
