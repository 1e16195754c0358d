triumvir = Triumvir
game-caesar = CAESAR!
game-ave-caesar = Ave Caesar
game-cleopatra = Caesar & Kleopatra

## The table

table-players = Hráči
table-log = Záznam
table-close = Zavřít
table-confirm = Potvrdit

## The log

log-rule = Pravidlo { $rule }
log-event = { $event } { $fields }
log-nothing = –
