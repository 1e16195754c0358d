triumvir = Triumvir
game-caesar = CAESAR!
game-ave-caesar = Ave Caesar
game-cleopatra = Caesar & Cleopatra

## The table

table-players = Players
table-log = Log
table-close = Close
table-confirm = Confirm

## The log

log-rule = Rule { $rule }
log-event = { $event } { $fields }
log-nothing = –
