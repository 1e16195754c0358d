## Everywhere

nav = Pages
nav-home = First page
nav-new = New table
nav-lobby = Lobby
nav-mine = My games
nav-rules = Rules
nav-settings = Settings
skip = To the content
loading = One moment …
understood = Understood
choose = Choose …
try-again = Try again
guest-names = Marcus Livia Gaius Julia Lucius Flavia Titus Claudia Quintus Octavia Publius Aurelia Sextus Valeria Decimus Cornelia

game-caesar = CAESAR!
game-ave-caesar = Ave Caesar
game-cleopatra = Caesar & Cleopatra

level-Tiro = Tiro (recruit)
level-Miles = Miles (soldier)
level-Centurio = Centurio
level-Legatus = Legatus
level-Imperator = Imperator

## The first page

first-title = Three Roman games at one table
first-about = Play at once: no account, nothing to install. Alone against bots, at one screen, or with friends by a link.
first-level = Strength of the bots
first-foot = Own drawings, rules in our own words, open source.
first-import = Look at a record
play-bot = Play against a bot
play-friends = With friends …
opening = Laying out …
rules-of = Rules of { $game }
about-caesar = Place influence on the borders of the Mediterranean, take province after province, and be the first to lay down all your markers.
about-ave-caesar = Three laps in the circus, twenty-four cards, narrow bends, and a denarius for Caesar before the last lap begins.
about-cleopatra = Court the patricians of Rome with cards laid face up and face down, until the urn calls for a vote of confidence.
facts-caesar = 2 players, or alone against Auto-Crassus · 20 minutes
facts-ave-caesar = 2 to 6 players · 15 minutes a race
facts-cleopatra = 2 players · 30 minutes

## Problems

problem-title = That did not work
problem-offline = The server cannot be reached. We keep trying.
problem-bad-message = The server did not understand this.
problem-bad-value = Something here does not go together ({ $where }).
problem-too-large = That is too much at once.
problem-too-fast = A little slower, please.
problem-too-many = That is more than the server allows.
problem-too-slow = The line was too slow and has been cut.
problem-no-session = We do not know each other yet. Reload the page, please.
problem-not-found = There is no such table, or it is not open to you.
problem-not-allowed = This is not yours to do.
problem-link-expired = This invitation is no longer valid.
problem-wrong-origin = This page may not use the server.
problem-wrong-method = The server did not understand this.
problem-wrong-version = There is a newer version. Reload the page, please.
problem-command-reused = The server did not understand this.
problem-rated-table = There are no hints at rated tables.
problem-unavailable = The server is busy. Try again in a moment.
problem-stopping = The server restarts. You will be back in a moment.
problem-internal = Something went wrong at the server.
problem-unknown-seat = There is no such seat.
problem-not-your-seat = This is somebody else's seat.
problem-seat-taken = This seat is taken.
problem-not-started = The game has not started yet.
problem-already-started = The game has started already.
problem-already-ended = The game is over.
problem-not-ended = The game is still going on.
problem-stale = The table has changed meanwhile. Look again, please.
problem-not-your-turn = It is not your turn.
problem-bad-action = There is no such move.
problem-forbidden = The rules do not allow that.
problem-nothing-to-undo = You have done nothing yet that could be taken back.
problem-undo-active-player = Your turn is over; from here on only with the consent of the others.
problem-undo-chance = Chance has decided something since; from here on only with the consent of the others.
problem-undo-revealed = Something has become known by this move; from here on only with the consent of the others.
problem-no-such-offer = This question is no longer open.
problem-already-offered = This has been asked already.
problem-nobody-to-agree = There is nobody at the table who could agree.
problem-not-absent = Not gone for long enough. Wait another { $wait } s, please.
problem-nudged-lately = Reminded a moment ago. Wait another { $wait } s, please.
problem-not-awaited = It is not this player's turn.
problem-not-two-people = Only between two people.
problem-no-stand-in = No bot is sitting in for you.
problem-unknown-level = There is no bot of this strength.
problem-bad-nonce = The server did not understand this.

lost = There is nothing here
lost-about = This address leads nowhere. Perhaps a letter got lost on the way.

## The line to the server

light-connecting = Connecting …
light-online = Connected
light-quiet = No answer for a while
light-offline = Not connected
light-refused = The server has ended the connection
notice-offline = No connection at the moment. Your moves are kept and sent as soon as it is back.

## Seats and people

seat-bot = Bot { $level }
seat-stand-in = { $name } (a bot plays on)
seat-automatic = Auto-Crassus
seat-empty = free seat
seat-not-ready = not here yet
waiting-for =
    { $count ->
        [one] Waiting for one player.
       *[other] Waiting for { $count } players.
    }
sit-down = Sit down
stand-up = Stand up
add-bot = Let a bot sit here:
invite-make = Make a link
invite-player = Link for this seat
invite-spectator = Link to watch
invite-code = { $what } as a code for the camera
invite-copy = Copy
invite-copied = Copied
spectators = Spectators
spectators-now =
    { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }
watching = You are watching
fair-seed = The dice are sealed: fingerprint { $commitment }…

## At the table

menu = Menu
your-turn = Your turn
turn-of = { $name } to move
chat = Chat
chat-empty = Nobody has said anything yet.
chat-text = Say something
chat-send = Send
chat-mute = Hear no more from { $name }
narration = What is happening
undo = Take back
undo-ask = Ask the others
hint = Hint
hint-thinking = Thinking …
hint-is = A strong player would do this: { $move }
hint-play = Do that
why-not = Why not?
why-not-turn = It is not your turn to do this.
why-not-this = The rules do not allow this now.
clock-left = { $time } left
agree = Agree
refuse = Refuse
resign = Resign
resign-really = Really resign?
come-back = Take my seat back
offer-none = nothing
offer-undo = to take back the last move
offer-draw = a draw
offer-cancel = to break off the game
offer-rematch = another game
offer-draw-ask = Offer a draw
offer-cancel-ask = Propose to break off
offer-asked = { $name } proposes { $offer }.
offer-open = You proposed { $offer }. Waiting for an answer.
offer-withdraw = Withdraw
away = { $name } has been away for { $time }.
away-wait = In { $time } you may let a bot play on.
away-now = { $name } is not connected.
nudge = Remind
take-over = Let a bot play on
claim = Claim the win
hand-over = Hand over to { $side }
hand-over-about = It is { $name }'s turn. Everybody else looks away, please.
hand-over-ready = I am { $side }

text-view = Table in words
text-move =
    { $count ->
        [one] Your move (there is one)
       *[other] Your move (there are { $count })
    }
text-unknown =
    { $count ->
        [0] No move begins like this.
        [one] One move contains this.
       *[other] { $count } moves contain this.
    }
text-all = Possible moves
text-not-now = There is nothing for you to do at the moment.
text-table = What is on the table

entry-sat = { $name } sits down.
entry-left = { $name } stands up.
entry-started = The game begins.
entry-undone = { $name } took back.
entry-offered = { $name } proposes { $offer }.
entry-answered =
    { $answer ->
        [yes] { $name } agrees to { $offer }.
       *[no] { $name } declines { $offer }.
    }
entry-nudged = { $name } is reminded.
entry-replaced =
    { $resigned ->
        [yes] { $name } gives up; a bot plays on.
       *[no] A bot plays on for { $name }.
    }
entry-returned = { $name } is back.
entry-warned = { $name } has { $left } s left.
entry-resumed = The table is back after a break.
entry-ended = The game is over.

## The end

game-over = Game over
result = Result
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
series-game = Game { $number } of { $games }
fair-proof = Were the dice fair?
fair-proof-about = The seed below was sealed before the game began. With the saved record anybody can check it.
record-save = Save the record
replay = Replay
rematch = Play again
rematch-asked = Asked …
rematch-agree = Play again: agree
next-game = To the next game
reason-resigned = { $name } gave up.
reason-time = The time of { $name } ran out.
reason-draw = Draw by agreement.
reason-cancelled = The game was broken off.
reason-claimed = { $name } won because the other player stayed away.
reason-imported = This game was read from a record.
reason-caesar-markers = The last control marker has been set.
reason-caesar-markers_removed = The last control marker has been taken away.
reason-caesar-stuck = One side could not place any more.
reason-caesar-standstill = Neither side could place any more.
reason-ave-caesar-laurels = Most laurels win.
reason-ave-caesar-shared_laurels = Several share the most laurels.
reason-ave-caesar-no_laurels = Nobody won any laurels.
reason-cleopatra-all_patricians = All patricians have been won.
reason-cleopatra-exhausted = All influence cards are spent.
reason-cleopatra-lone_blocked = The lone player could do nothing more.
reason-cleopatra-lone_pass = The lone player passed.
reason-cleopatra-mutual_block = Neither side could do anything more.
reason-cleopatra-six_passes = Six passes in a row.

## Rules

rules-in-english = This rulebook is so far only available in English.
rules-open = Open the rulebook

## Settings

setting-language = Language
setting-theme = Colours
setting-pace = Motion
setting-confirm = Confirm every move
setting-sound = Sounds
setting-auto = As the browser says
language-en = English
language-cs = Čeština
language-hu = Magyar
theme-auto = As the system says
theme-light = Light (travertine)
theme-dark = Dark (basalt)
pace-auto = As the system says
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-off = None
