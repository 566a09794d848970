# The shell in English: everything around the games.

house = Godet
house-line = An open table for dice games, night and day.

## Moving about

nav-home = All games
page-lost = There is nothing at this address
page-lost-help = The link may have been cut short. Nothing is lost: your tables are on the first page.
retry = Try again
close = Close
cancel = Cancel

## Settings

settings = Settings
settings-language = Language
language-fr = Français
language-en = English
settings-theme = Night and day
theme-auto = Like this device
theme-day = Day
theme-night = Night
settings-speed = Movement
speed-normal = Normal
speed-fast = Fast
speed-off = None
settings-sound = Sounds
sound-on = Sounds are on
sound-off = Sounds are off
theme-to-day = Switch to day
theme-to-night = Switch to night

## Home

home-title = What shall we play?
game-players = { $fewest }–{ $most } players
game-minutes = about { $minutes } min
play-now = Play now
play-friends = With friends
play-learn = A guided first game
read-rules = Rules
tables-yours = Your tables
tables-none = No table yet. Choose a game above: against bots it begins at once.
table-waiting = Waiting for players
table-playing = In progress
table-over = Finished
table-with = with { $names }

## A new table

new-title = A table of { $game }
new-who = Who sits down?
new-seat = Seat { $number }
new-count = How many seats
new-seat-kind = Seat { $number }: who
new-seat-level = Seat { $number }: how strong
new-seat-name = Seat { $number }: name
kind-you = You
kind-local = Somebody else at this screen
kind-bot = A bot
kind-open = Open: whoever has the link
level-random = plays at random
level-easy = easy
level-fair = fair
level-strong = strong
new-options = How shall it be played?
new-options-usual = The usual way. Open this to change it.
new-create = Set the table
new-name = Your name
new-name-help = The others at the table see it.
name-you = You
name-guest = Player { $number }

bot-name-0 = Aramis
bot-name-1 = Béa
bot-name-2 = Colin
bot-name-3 = Dora
bot-name-4 = Émile
bot-name-5 = Fanny

## The table

waiting-title = The table is set
waiting-help = It begins as soon as every seat is taken and everybody has the page open.
invite = Invite with this link
invite-copy = Copy the link
invite-copied = Copied
invite-qr = QR code of the link to this table
seat-free = free
seat-here = here
seat-not-here = not here yet
seat-bot = bot, { $level }
seat-gone = not here now
seat-away = away; a bot plays
seat-fill = Give it to a bot
sit-title = Take a seat
sit-here = Sit in seat { $number }
sit-watch = Or just watch: nothing to do, it begins by itself.
sit-full = Every seat is taken. You are watching.
watching = Watching
watchers = { $count ->
    [0] nobody is watching
    [one] one person is watching
   *[other] { $count } people are watching
 }
take-back = Take back
story = The story
story-empty = Nothing has happened yet.
story-line-link = Go to this moment in the replay
leave-table = Leave
leave-help = A bot plays for you until you come back.
come-back = Come back
you-left = You have left the table; a bot plays your seat.
rules-beside = Rules

line-slow = The connection is slow. Your moves are kept in order.
line-offline = The connection is lost. Nothing is lost: we keep trying and the table waits.

curtain-title = Pass the screen to { $name }
curtain-help = Hands are hidden until { $name } is ready.
curtain-ready = I am { $name }

## The end

end-won = { $youAlone ->
    [yes] You have won!
   *[no] { $count ->
        [one] { $names } has won!
       *[other] { $names } have won!
     }
 }
end-nobody = Nobody has won.
end-and = { $first } and { $last }
end-place = { $place }.
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
end-table = Places and points
end-chart = How it went
end-rematch = Rematch
end-next = The rematch is ready: sit down
end-replay = Replay
end-check = Check the dice
end-save = Save the match

## Replay

replay-title = Replay
replay-step = Moment { $at } of { $most }
replay-first = Back to the beginning
replay-before = One moment back
replay-after = One moment on
replay-last = To the end
replay-play = Play by itself
replay-pause = Pause
replay-start = The table is laid.
replay-eyes = Whose cards to see
replay-empty = Nothing has been played at this table yet.
back-to-table = Back to the table

## The check of the dice

proof-title = Were the dice fair?
proof-how = Before the first roll the server showed the fingerprint of a secret number. Then every player’s browser added a number of its own. Now the secret is open, and this page throws every die again.
proof-seed-fits = The secret number has the fingerprint that was shown before the match.
proof-seed-wrong = The secret number does not have the fingerprint that was shown before the match.
proof-own-in = The number that this browser added is among them.
proof-own-missing = The number that this browser added is not among them.
proof-own-none = This browser added no number to this match: it watched, or has forgotten it since.
proof-draws-fit = { $count ->
    [one] The one answer of chance is right.
   *[other] All { $count } answers of chance are right.
 }
proof-draws-wrong = { $wrong } of { $count } answers of chance are not what the numbers say.
proof-faces = How often each face fell
proof-face = Face
proof-times = Times
proof-expected = To be expected
proof-list = Every answer of chance
proof-number = No.
proof-fell = Fell
proof-again = Again
proof-right = same
proof-wrong = different
proof-seed = Secret number
proof-commitment = Fingerprint
proof-salts = Numbers of the players
proof-not-over = The secret is opened when the match is over.

## Rules

rules-title = Rules of { $game }
rules-none = This game has no rules sheet yet.

## What cannot be done, and why

refusal-match_over = The match is over.
refusal-not_your_turn = It is not your turn.
refusal-no_such_move = There is no such move.
refusal-stale = The table had already moved on. Look again and choose.
refusal-not_your_seat = That seat is not yours.
refusal-table_not_started = The match has not begun yet.
refusal-seat_taken = Somebody else was quicker: the seat is taken.
refusal-no_such_table = There is no table at this address. The link may have been cut short.
refusal-no_such_seat = There is no such seat.
refusal-too_fast = That was very fast. Wait a moment and try again.
refusal-too_many_tables = You have set up many tables. Play one of them, or wait a while.
refusal-too_many_sockets = Too many pages of this site are open in this browser. Close one.
refusal-match_not_over = That can be seen when the match is over.
refusal-not_the_host = Only whoever set the table up can do that.
refusal-bad_message = The server did not understand this page. Load it again; the match is kept.
refusal-bad_origin = The server does not know this address. Open the page from its own address.
refusal-name_taken = Somebody at the table has that name already. Choose another.
refusal-no_such_game = There is no such game on the shelf.
refusal-bad_options = These options do not fit: { $detail }
refusal-too_many_watchers = Very many people are watching this table already.
refusal-other_rules = This match was played by other rules than today’s and cannot be opened.
refusal-chance_cannot = Chance cannot answer that.
refusal-no_trial = Nothing is to be measured now.
refusal-no_film = This roll was not filmed, or its film is gone; where everything came to rest is known all the same.
refusal-busy = The table was just busy with another move. Try again.
refusal-fault = Something went wrong on the server. Nothing is lost; try again in a moment.
refusal-server_trouble = The server has a problem. Nothing is lost; try again in a moment.
refusal-no_connection = The server cannot be reached. Nothing is lost; check the connection and try again.
refusal-cannot_take_back = That can no longer be taken back.
refusal-in_lesson = Later: in this first game, do what is said above.
refusal-no_lesson = This game has no first game yet.
refusal-loaded_dice = The dice of a first game are loaded on purpose: there is nothing to check.
