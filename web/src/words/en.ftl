# What the shell says: rooms, buttons, settings. What a game says comes from the server.

# --- Rooms
lobby = Lobby
lobby-title = Feldzug
lobby-lead = Conquest on old maps, with every rule enforced. Open a table, play friends near and far or bots, and lose nothing: every game waits where you left it.
play-now = Play now
play-now-help = “Play now” begins { $game } at once: you against two bots, set up automatically.
new-table = New table
open-table = Open the table
import-record = Import a record
my-games = My games
no-games = You have no games under way.
tables-to-watch = Tables to watch
finished-games = Finished games
archived-games = { $count ->
    [one] One game put away
   *[other] { $count } games put away
 }
archive = Put away
take-out = Take out again
delete = Delete
delete-really = Really delete, for good?
resign = Give up
resign-really = Really give up?
more-of = What to do with “{ $title }”
small-board = The board
turn-number = Turn { $turn }
turn-of = { $who } to decide
won-by = { $count ->
    [one] Won by { $who }
   *[other] Shared by { $who }
 }
friends-at-home = Friends at home
friends-at-home-help = Whoever is in the same network opens this address, or scans the code with a phone.
friends-at-home-how = So that friends at home can join, start the server like this:
table = Table
no-such-table = There is no such table. Is the address complete?
laying-the-table = Laying the table …
rules = Rules
rules-with = Played with
examples = Examples
examples-how = Each opens as a game of its own: look through it, or play on from any moment.
about = About
settings = Settings
close = Close

state-open = waiting for players
state-playing = under way
state-over = The game is over
your-turn = Your turn
bot = bot
player = player

# --- Opening a table
game = Game
players = Players
title = Title
title-hint = optional
public-table = Everyone on this server may watch
seats = Seats
who-sits = Who sits here
kind-me = Me
kind-here = Someone at this screen
kind-link = Someone elsewhere (link)
kind-bot = A bot
bot-level = Level of the bot
bot-random = Random
bot-greedy = Quick
bot-search-short = Thinks briefly
bot-search = Thinks
bot-search-long = Thinks long
bot-seconds = { $seconds } s a decision
display-name = Name
seats-help = Whoever sits elsewhere gets a secret link and a QR code; no account is needed.
options = Options
options-help = All have sensible defaults. Open a group to change something.
options-usual = Back to the defaults
changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
 }

presets = Ways to play
preset-usual = As usual
preset-usual-sets = Every option has its default.
option-set = { $option }: { $value }
option-pulls = “{ $value }” brings in: { $module }
modules = Expansions and variants
modules-help = Each adds rules of its own. Its options appear while it is on.
module-excluded = Does not go with { $module }.
module-by-option = On because of { $option }: { $value }.
module-by-module = On because { $module } needs it.
module-needs = Needs { $modules }, which { $count ->
    [one] comes
   *[other] come
 } on with it.
modules-conflict = { $one } and { $other } do not go together.
agreed = What is agreed
agreed-modules = With { $modules }
agreed-usual = Every option has its default.

join-title = A seat is waiting for you
join-lead = This link lets you sit down at a table. A name is enough.
join-with = Opened by { $who }
join-as = Your seat: { $colour }
link-void = This link is not valid, or no longer. Ask for a new one.
sit-down = Sit down

waiting-for-players = Waiting for players
is-there = is there
is-missing = not there yet
begin-without = Begin without the missing
begin-without-help = The campaign can begin although not all are here: bots play for the missing. Whoever comes later takes over with the same link.
begin-without-sure = { $count ->
    [one] A bot plays one seat until somebody takes it. Begin?
   *[other] Bots play { $count } seats until somebody takes them. Begin?
  }
all-by-link = Invite all by link
seat-link = Link to this seat
seat-link-help = Whoever opens this link first plays this seat. It works once.
only-here = Under { $host } only this machine reaches the page. For other devices start the server like this:
copy-link = Copy link
copied = Copied
new-link = Make a new link
seat-menu = Is someone missing?
replace-by-bot = Let a bot play
seat-notices = What has happened to the seats
seat-taken = { $who } has sat down.
seat-joined = The seat of { $who } is now also played from one more browser or by a program.
seat-handed-on = Who opened the table has made a new link to the seat of { $who }; older ones are void.
seat-bot = A bot plays for { $who } now.
seat-gave-up = { $who } has given up; a bot plays on.
seat-neutral = The game goes on without { $who }.
seat-stand-in = A bot stands in for { $who }.
seat-back = { $who } decides alone again.
set-aside = The rules cannot go on from here, so this table has been set aside. You can look at it, and take back what came before.
seat-lost = The seat of { $who } has been handed on. You can watch from here.
my-seat = My seat
while-away = If I am away
other-device = Play on another device
device-link = Link to my seat
device-link-help = Open it there within an hour. It works once, and only for you: whoever has it sees your hand.
device-title = Your seat on this device
device-lead = With this link you go on playing here, beside the device that you took it from.
device-sit = Play here, too

# --- The table
decision = Decision
decides = must decide
thinks = { $count ->
    [one] { $who } is thinking …
   *[other] { $who } are thinking …
}
waits-for = Waiting for { $who }
asked-of = They are asked: { $question }
watching = You are watching
you = you
away = away
choose-on-map = { $count ->
    [one] One glowing place on the map can be chosen.
   *[other] Choose one of { $count } glowing places on the map.
 }
choose-in-hand = Choose one of your cards.
as-a-list = All { $count } answers as a list
cards = Cards
clear = Start again
put-away = Put away
choose-target = Now choose where to
choose-where = Choose where to …
send-to = Send to { $place }
go-along = { $count ->
    [one] One more goes along.
   *[other] { $count } more go along.
 }
room-for = { $room ->
    [0] There is no room left.
    [one] There is room for one more, not for { $count }.
   *[other] There is room for { $room } more, not for { $count }.
 }
more = one more
fewer = one fewer
undo = { $more ->
    [true] { $count ->
        [one] Take back: { $what }
       *[other] Take back { $count } answers, from: { $what }
     }
   *[false] Take back
 }
ask-undo = { $more ->
    [true] { $count ->
        [one] Ask to take back, with what followed: { $what }
       *[other] Ask to take back { $count } answers, from: { $what }
     }
   *[false] Ask to take back
 }
undo-dice = { $more ->
    [true] { $count ->
        [one] Take back with dice and cards: { $what }
       *[other] Take back { $count } answers with dice and cards, from: { $what }
     }
   *[false] Take back with dice and cards
 }
undo-refused = { $who } does not want to take it back.
free-take-back = Dice and cards may be taken back here
free-take-back-help = Bots agree to everything. The game and its record are marked.
free-take-back-mark = Dice and cards may be taken back at this table.
again = Once more: { $what }
fight-on = Go on until it is won, or …
order-with = What goes on
order-give = Go on by itself
order-stop = Stop
order-until = Stops at: { $what }
order-ended = It has stopped:
orders = Orders for what follows
undo-asked = { $count ->
    [one] { $who } asks to take back the last step.
   *[other] { $who } asks to take back the last { $count } steps.
 }
undo-asked-self = { $count ->
    [one] You asked to take back the last step. The others must agree.
   *[other] You asked to take back the last { $count } steps. The others must agree.
 }
agree = Agree
refuse = Refuse
pass-in-advance = Pass in advance:
passes-standing = Passing in advance
you-pass = You pass { $until }.
passes-at = { $until } ({ $moment })
pass-lift = Take that back
card-not-now = No card is asked for now. The card says when it can be played.
not-your-turn = It is not your turn to decide.
hand = Your hand
follow = Following the others
acts = { $who } is moving
decides-now = { $count ->
    [one] { $who } decides
   *[other] { $who } decide
}
to-my-turn = To my turn
to-now = To now
pace = Pace of the others
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-at-once = at once
recap = Recap
since-last-turn = Since my last turn
show-again = Show it again
noises-question = Short sounds for dice, pieces and cards?
noises-yes = Yes
noises-no = No
rule-without-text = The rulebook here has no text for it.
no-cards = none
log = What happened
log-fine = every detail
log-earlier = Show earlier lines ({ $count })
jump-here = Show this moment
own-side = Players and hand
decision-side = Decision and log
drawers = More
drawer-map = Map
drawer-players = Players
drawer-hand = Hand
drawer-log = Log
text-board = Map as text
place = Place
owner = Owner
pieces = Pieces
features = Features
neighbours = Neighbours
can-be-chosen = can be chosen
map-label = Map. Arrow keys go from area to area, Enter chooses, n goes to the next that can be chosen.
zoom-in = Closer
zoom-out = Farther
zoom-whole = Whole map
health-connecting = connecting …
health-lost = Connection lost. Trying again; nothing is lost.
health-live = connected

rules-changed = The rules have changed
rules-changed-since = This game goes on under newer rules than it was begun with:
rules-changed-read = Understood

hand-over = Hand over to { $who }
hand-over-why = The next secrets are not for everyone's eyes.
i-am = I am { $who }

# --- Looking back
look-back = Look back
missed = While you were away
entry = Entry
step-back = One step back
step-on = One step on
turn-back = One turn back
turn-on = One turn on
turn-of-turns = Turn { $turn } / { $turns }
play = Play
pause = Pause
faster = Faster
skip = Skip
back-to-now = Back to now
what-if = Play on from here against bots
what-if-title = What if: { $title }, { $moment }
older-rules = This game was played by older rules, { $rules }. It can be watched here; its record, its dice and playing on need those rules.
older-rules-end = This game was played by older rules, { $rules }, and only its end was kept. Its record, its dice and playing on need those rules.
what-if-older = Playing on from here needs the rules it was played by, { $rules }.

scores = Scores
score-chart = How the scores went
points-by-source = Where the points come from
total = Total
turn = Turn
winner = winner
rematch = Play again
record = Record
verify-dice = Verify dice
verifying = { $count } rolls recomputed …

# --- Settings
language = Language
theme = Light
theme-auto = as the device
theme-light = Day (parchment)
theme-dark = Night (ink-blue)
motion = Motion
motion-auto = as the device
motion-full = on
motion-none = off
sound = Sound when it is my turn and the page is not in front
noises = Short sounds for dice, pieces and cards
ask-always = Ask me even where there is only one answer
notify = Notification when it is my turn and the page is not in front
keys = Keys
key-arrows = ← ↑ → ↓
key-arrows-does = from area to area
key-enter = Enter
key-enter-does = choose
key-n = N / P
key-n-does = next or previous glowing area
key-zoom = + − 0
key-zoom-does = closer, farther, whole map
key-i = I
key-i-does = what is here, without choosing it
key-f = F / ⇧F
key-f-does = the same once more; on by itself
key-u = U
key-u-does = take back
key-why = ?
key-why-does = why not here
key-h = H
key-h-does = hand (where it lies in a drawer)
key-l = L
key-l-does = log
key-m = M
key-m-does = map as text
key-r = R
key-r-does = other colours of the map; turn a tile
key-k = K
key-k-does = key of the map, sheets of the factions
key-follow = , .
key-follow-does = pause, one step on (what others do)
key-skip = X
key-skip-does = to my turn
key-escape = Esc
key-escape-does = let go of what is touched

# --- About
about-lead = Feldzug plays fantasy conquest board games with every rule enforced. Rules run on the server only; dice are sealed before the first move and can be verified by anyone at the end.
about-unofficial = Feldzug is an unofficial fan project with its own words and its own art. Nobody who owns one of these games made, endorsed or supports it; the games' names belong to their owners.
credits = Credits
credit-icons = Icons:
and-others = and others
credit-fonts = Type:
credit-map = The map is drawn for Feldzug by a script of its own.
credit-software = Software:
third-party-notices = Licences of what others have made
icons-changed = coordinates are rounded, colours follow the page
about-licence = Feldzug is free software under the Apache License 2.0.

# --- Problems
answer-kept = The server cannot be reached. Your answer is kept and sent as soon as it is back: { $answer }
answer-discard = Do not send it
answer-lost = The game has moved on meanwhile: this answer was not entered: { $answer }
not-sent = The server cannot be reached: this was not sent. Everything before it is kept; try again in a moment.
problem-offline = The server cannot be reached. Nothing is lost; try again in a moment.
problem-bad-request = The server did not understand that.
problem-not-yours = That seat is not yours.
problem-unknown = That does not exist (any more).
problem-stale = The game has moved on in the meantime.
problem-conflict = Someone else was faster.
problem-too-large = That is too large.
problem-illegal = That is not allowed.
problem-too-many = Too many requests. Wait a moment.
problem-unavailable = The server is busy. Try again in a moment.
problem-not-allowed = That is not possible here.
side-by-side = What goes on side by side

desk = Organiser's desk
desk-copied = On { $when } the organiser took this campaign as a file.
desk-due = The present phase ends { $when }.
