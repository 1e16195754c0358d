triumvir = Triumvir

## The table

table-players = Players
table-log = Log
table-close = Close
table-confirm = Confirm

## The log

log-rule = Rule { $rule }
