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

level-Tiro = Tiro (recruit)
level-Miles = Miles (soldier)
level-Centurio = Centurio
level-Legatus = Legatus
level-Imperator = Imperator

## The first page

home-title = Three Roman games at one table
home-about = Play at once: no account, nothing to install. Alone against bots, at one screen, or with friends by a link.
home-level = Strength of the bots
home-foot = Own drawings, rules in our own words, open source.
home-import = Look at a record
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
problem-elsewhere = This table is kept elsewhere. You are taken there.
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
problem-start-not-agreed = Somebody has set up this position and may know hidden cards. Agree to that first, please.

lost = There is nothing here
lost-about = This address leads nowhere. Perhaps a letter got lost on the way.

## The line to the server

connection-connecting = Connecting …
connection-online = Connected
connection-quiet = No answer for a while
connection-offline = Not connected
connection-refused = The server has ended the connection
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
start-position = from a given position
start-position-about = The host has set up this position and may know hidden cards. Chance is not sealed here, and the game is not rated.
start-record = brought as a record
start-record-about = This game was played elsewhere and brought here as a record. Nobody vouches for its names and its chance.
start-ask = Play from this position?
start-ask-about = Sit down only if that is all right with you.
start-ask-yes = Agree and sit down
start-ask-no = Rather not
rules-earlier = by the rules of version { $version }

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
ended-mine = Victory is yours.
ended-wins = { $name } wins.
ended-shared = Won together: { $names }.
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

## A new table

new-game = Game
new-seats = Who plays
new-count = Number of players
new-hot-seat = Several seats of yours: you play at one screen and hand it over.
new-reading = By which book
new-table = The table
new-clock = Clock
new-visibility = Who may see it
new-games = Games in a row
new-rated = Rated (no hints, no taking back without consent)
new-invite = Lay the table and invite
new-start = Begin
wish-me = Me
wish-open = Invite somebody
group-solo = Alone
group-modules = Modules
group-course = Races and courses
group-variants = Variants
group-readings = Where the books differ
reading-ours = Our default
reading-cs = The Czech rulebook
reading-hu = The Hungarian rulebook
reading-2006 = The edition of 2006
reading-1989 = The edition of 1989
reading-beginners = For beginners
sets-heading = What each reading sets
sets-line = { $reading } — { $what }.
sets-item = { $option }: { $value }
sets-nothing = nothing besides our default
value-on = yes
value-off = no
clock-none = No clock
clock-short = 5 minutes each, 5 seconds more for each move
clock-medium = 15 minutes each, 10 seconds more for each move
clock-long = 40 minutes each, 20 seconds more for each move
clock-day = One day for each move
clock-week = One week for each move
visibility-link = Whoever has the link
visibility-public = Everybody, in the lobby
visibility-private = Only those who sit at it

option-caesar-poison = Poison
explain-caesar-poison = Three bonus tokens that send a random token of the opponent back; everybody starts with three tokens.
option-caesar-centurions = Centurions
explain-caesar-centurions = Three strong tokens lie beside each bag and can be taken with a bonus token.
option-caesar-border_control = Border Control
explain-caesar-border_control = On three border spaces a token may lie face down, and a bonus token comes from the bank.
option-caesar-module_setup = How modules come in
explain-caesar-module_setup = Which bonus tokens make room for those of the modules.
value-caesar-module_setup-replace = They replace random ones
value-caesar-module_setup-mix = Mixed, then as many taken out
option-caesar-stuck_loses = Nothing can be placed
explain-caesar-stuck_loses = What happens to somebody whose tokens fit nowhere.
value-caesar-stuck_loses-always = The game is lost
value-caesar-stuck_loses-empty_hand = Only an empty supply loses
option-caesar-border_control_needs = Border Control goes with
explain-caesar-border_control_needs = Which other modules it needs.
value-caesar-border_control_needs-both = both other modules
value-caesar-border_control_needs-either = one other module
option-caesar-crassus = Auto-Crassus
explain-caesar-crassus = Play alone against an opponent whom the rules play.
value-caesar-crassus-off = no, against a player
value-caesar-crassus-easy = easy
value-caesar-crassus-normal = normal
value-caesar-crassus-hard = hard
option-caesar-human = Your side
explain-caesar-human = Crassus takes the other one and begins.
value-caesar-human-caesar = Caesar
value-caesar-human-pompey = Pompey
option-caesar-crassus_ties = Crassus wins ties
explain-caesar-crassus_ties = When a province is closed with equal influence.
value-caesar-crassus_ties-always = always
value-caesar-crassus_ties-own_turn = only in his own turn
option-caesar-harder = Harder Crassus
explain-caesar-harder = Bonus tokens he throws away cost him control markers, so he is done sooner.
value-caesar-harder-off = no
value-caesar-harder-cs = with every one (Czech book)
value-caesar-harder-hu = only where he won the province (Hungarian book)
option-caesar-crassus_spares = Crassus does not help you win
explain-caesar-crassus_spares = Where he avoids a move by which you would win at once.
value-caesar-crassus_spares-item2 = when he closes a province for you
value-caesar-crassus_spares-all = in every step
option-caesar-double_closing = Two provinces closed at once
explain-caesar-double_closing = Together means: first all markers, then both bonuses. Might cannot change the second count, and two Senates count for each other.
value-caesar-double_closing-one_by_one = one after the other
value-caesar-double_closing-together = step by step together
option-caesar-wealth_draw = Wealth draws
explain-caesar-wealth_draw = At the end of the turn you do not know the token yet when you decide about other bonuses.
value-caesar-wealth_draw-at_once = at once
value-caesar-wealth_draw-end_of_turn = at the end of the turn
option-caesar-centurion_taken = A Centurion is taken
explain-caesar-centurion_taken = At once means: two bonuses in one turn bring two Centurions, and two draws are skipped.
value-caesar-centurion_taken-at_draw = at the draw, instead of it
value-caesar-centurion_taken-at_once = at once, the next draw is skipped
option-caesar-bank_draw = Drawing from the bank
explain-caesar-bank_draw = Whether a token placed face down may or must bring a bonus token from the bank.
value-caesar-bank_draw-may = as you like
value-caesar-bank_draw-must = always
option-caesar-crassus_list_ties = Crassus chooses between equal provinces
explain-caesar-crassus_list_ties = In the last two steps of his list, when several provinces are equally good.
value-caesar-crassus_list_ties-in_order = by the usual order
value-caesar-crassus_list_ties-random = at random
option-caesar-box = Box
explain-caesar-box = The tokens and tiles of the printed box, or own ones on its blanks.
value-caesar-box-printed = as printed

option-ave-caesar-races = Races
explain-ave-caesar-races = A tournament has up to four races.
value-ave-caesar-races-1 = one
value-ave-caesar-races-2 = two
value-ave-caesar-races-3 = three
value-ave-caesar-races-4 = four
option-ave-caesar-course = Course
explain-ave-caesar-course = White and blue are tight, yellow and red are wide.
value-ave-caesar-course-white = white
value-ave-caesar-course-blue = blue
value-ave-caesar-course-yellow = yellow
value-ave-caesar-course-red = red
option-ave-caesar-other_course = Second course
explain-ave-caesar-other_course = For every second race.
value-ave-caesar-other_course-pair = the other one of the pair
value-ave-caesar-other_course-white = white
value-ave-caesar-other_course-blue = blue
value-ave-caesar-other_course-yellow = yellow
value-ave-caesar-other_course-red = red
option-ave-caesar-direction = Direction
explain-ave-caesar-direction = Which way the first race is driven.
value-ave-caesar-direction-clockwise = clockwise
value-ave-caesar-direction-counter_clockwise = counter-clockwise
option-ave-caesar-next_starter = Who starts the next race
explain-ave-caesar-next_starter = Who takes the first place at the start.
value-ave-caesar-next_starter-last_place = whoever finished last
value-ave-caesar-next_starter-started_last = whoever started last
value-ave-caesar-next_starter-by_result = everybody by the result
option-ave-caesar-sixes_after_first_finish = Sixes after the first finish
explain-ave-caesar-sixes_after_first_finish = Whether the leader may play sixes once somebody is home.
value-ave-caesar-sixes_after_first_finish-free = everybody may
value-ave-caesar-sixes_after_first_finish-leader_barred = the leader still may not
option-ave-caesar-neutral = Neutral chariots
explain-ave-caesar-neutral = Chariots without a driver that fill up the field.
value-ave-caesar-neutral-0 = none
value-ave-caesar-neutral-1 = one
value-ave-caesar-neutral-2 = two
value-ave-caesar-neutral-3 = three
value-ave-caesar-neutral-4 = four
option-ave-caesar-chariots = Chariots for each player
explain-ave-caesar-chariots = Two or three players may drive several chariots, six in all.
value-ave-caesar-chariots-1 = one
value-ave-caesar-chariots-2 = two
value-ave-caesar-chariots-3 = three
option-ave-caesar-start_places = Start of a few chariots
explain-ave-caesar-start_places = Where up to four chariots start on white and blue.
value-ave-caesar-start_places-in_order = on places I, II, III … in order
value-ave-caesar-start_places-middle = on the second to fifth cell
option-ave-caesar-only_sixes = A leader with only sixes in a narrow passage
explain-ave-caesar-only_sixes = Whether he may skip where he may play one of them.
value-ave-caesar-only_sixes-may = may play one or skip
value-ave-caesar-only_sixes-must = must play one
option-ave-caesar-blocked_lane = The imperial lane is blocked
explain-ave-caesar-blocked_lane = What an unpaid chariot does in the second lap when others keep it from the lane.
value-ave-caesar-blocked_lane-must_skip = must skip until it is free
value-ave-caesar-blocked_lane-may_skip = may skip or drive past
option-ave-caesar-neutral_drivers = Who drives neutral chariots
explain-ave-caesar-neutral_drivers = By themselves they take the shortest way, and stand in the players' way.
value-ave-caesar-neutral_drivers-automatic = they drive by themselves
value-ave-caesar-neutral_drivers-players = the player whose turn came before

option-cleopatra-action_order = Action cards
explain-cleopatra-action_order = How each side orders its thirteen action cards.
value-cleopatra-action_order-custom = as you like
value-cleopatra-action_order-preset = one of the named orders
value-cleopatra-action_order-shuffled = shuffled (for beginners)
option-cleopatra-orgies_leave = Orgies leave
explain-cleopatra-orgies_leave = Once two groups are closed, an orgy that is turned leaves the game.
option-cleopatra-one_orgy_less = One orgy less
explain-cleopatra-one_orgy_less = One plain orgy stays in the box.
option-cleopatra-two_face_down = Two face down
explain-cleopatra-two_face_down = Two cards may be laid face down, in a turn without an action.
option-cleopatra-orgy_tickets = Orgy tickets
explain-cleopatra-orgy_tickets = Whoever turns an orgy gets a ticket that lets the next vote card be turned.
option-cleopatra-exchange = Exchanged cards
explain-cleopatra-exchange = What the opponent sees of cards that are put away.
value-cleopatra-exchange-backs = their backs
value-cleopatra-exchange-hidden = only how many
value-cleopatra-exchange-open = everything
option-cleopatra-ask_veto = The question of the veto
explain-cleopatra-ask_veto = Whether it is asked even of somebody who holds none.
value-cleopatra-ask_veto-always = always, so it tells nothing
value-cleopatra-ask_veto-when_held = only if a Veto is held
option-cleopatra-last_vote = The last vote card
explain-cleopatra-last_vote = Whether a vote card is still turned over when the lone player has filled the last place for his cards.
value-cleopatra-last_vote-none = none is turned any more
value-cleopatra-last_vote-turned = it is turned, and may make room

## Joining, lists, records

join = Join
join-seat = You are invited to this table, at the seat of { $side }.
join-watch = You are invited to watch this table.
join-you = you
join-name = Your name
watch = Watch
go-on = Go on
more = More
lobby-game = Game
lobby-all = All games
lobby-again = Look again
lobby-waiting = Waiting for players
lobby-playing = Being played
lobby-over = Finished games
lobby-nobody = Nobody is waiting at the moment. Lay a table yourself.
lobby-none = None yet.
my-matches-none = No game is going on.
setting-name = Name at the table
setting-leave = Forget me
setting-leave-about = This browser forgets who you are. Your games stay with those you played with.
keep = Keep
kept = Kept
rules-search = Search
rules-none = No rule contains these words.
import = Look at a record
import-about = A record holds a whole game. Choose a file that was saved here, or put the text in.
import-file = File
import-text = Text of the record
import-open = Look at it
replay-viewpoint = Viewpoint
replay-spectator = Spectator
replay-first = To the beginning
replay-back = One back
replay-run = Run
replay-stop = Stop
replay-on = One on
replay-last = To the end
replay-moment = Moment
replay-at = { $ply } / { $plies }
replay-link = Link to this moment
replay-play-on = Play on from here
