triumvir = Triumvir
game-caesar = CAESAR!
game-ave-caesar = Ave Caesar
game-cleopatra = Caesar és Kleopátra

## The table

table-players = Játékosok
table-log = Napló
table-close = Bezárás
table-confirm = Megerősítés

## The log

log-rule = { $rule } szabály
log-event = { $event } { $fields }
log-nothing = –
