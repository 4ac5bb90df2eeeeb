# What the command line says.

# --- Games ------------------------------------------------------------------------------------

games-for = { $game } · for { $players } players. What can be agreed before it begins:
games-modules = Modules: --with NAME adds one
games-presets = Presets: --preset NAME settles several options and modules at once
games-default = usual
games-how = To choose: feldzug play { $game } --option KEY=VALUE, repeated as needed.

# --- What was asked wrongly: one sentence each --------------------------------------------------

no-such-language = There is no language “{ $language }” here; known are: { $known }.
no-such-command = There is no command “{ $name }”{ $near ->
    [none] ; feldzug --help lists them.
   *[other] ; did you mean “{ $near }”?
 }
no-such-option = There is no option “{ $option }” here{ $near ->
    [none] ; add --help to see what there is.
   *[other] ; did you mean “{ $near }”?
 }
option-wants-value = The option “{ $option }” needs a value after it.
argument-missing = “{ $name }” is missing; add --help to see how the command is called.
bad-value = “{ $name }” needs { $wanted }.
wanted-number = { $kind ->
    [whole] a whole number
    [decimal] a number
   *[other] another value
 }{ $least ->
    [none] {""}
   *[other] {" "}of at least { $least }
 }
too-many-arguments = That is more than the command understands: { $arguments }.
not-one-of = “{ $option }” cannot be “{ $value }”; possible are: { $known }.
no-such-game = There is no game “{ $game }”; known are: { $known }.
no-such-file = There is no readable file “{ $file }”.
option-without-value = “{ $text }” is no option: write it as KEY=VALUE.
option-twice = The option “{ $option }” was given twice, with different values.
no-quick-setup = The game “{ $game }” has no quick set-up.
wrong-players = This game is for { $least } to { $most } players, not for { $players }.
too-many-seats = { $seats } seats were named for { $players } players.
no-such-seat = “{ $seat }” cannot sit at the table; possible are: { $known }.
bad-budget = “{ $seat }” is no bot: after the colon comes a number of iterations (search:200) or of seconds (search:0.5s).

# --- Help ---------------------------------------------------------------------------------------

help-usage = Usage:{" "}
help-usage-commands = COMMAND …
help-usage-options = [OPTIONS]
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-program = Feldzug plays fantasy conquest board games with every rule enforced.

help-any-help = Show this help.
help-any-version = Say the version, and whether it is compiled.
help-any-lang = The language; without it the one of the environment.
help-any-as-text = Write JSON, for programs.
help-any-game = The game; “feldzug games” lists them.
help-any-players = The number of players.
help-any-chosen = An option of the game, repeated as needed; “feldzug games” explains them.
help-any-modules = A module to add to the game, repeated as needed; “feldzug games GAME” lists them.
help-any-preset = A preset: several options and modules at once.
help-any-quick = The quick set-up: areas and armies are placed by the game.
help-any-seed = The seed of all chances: the same seed gives the same games.
help-any-jobs = How many processes work at the same time.

help-play = Play a game in the terminal, against bots or several at one screen.

    Without arguments the latest game goes on, or a short menu begins a new one. Every answer is saved at once.
help-play-seats = Who sits where: me, random, greedy, search, search:200 (iterations) or search:0.5s.
help-play-file = The file to save to; if it exists, its game goes on.
help-play-new = Begin a new game although another is not over.
help-games = List the games and what can be agreed before them.
help-games-name = Only this game.
help-rules = Print the rulebook of a game.
help-rules-substitutes = Show instead what the content files only guess, until somebody corrects it from a real copy.
help-rules-coverage = Show instead which test shows which rule; exit status 1 if a rule has none.
help-odds = Compute exact chances without a game.

    Each game has its own way to ask: “feldzug odds GAME --help” explains it.
help-replay = Tell a record file as sentences, step by step.
help-replay-file = A record file.
help-replay-until = Stop before this entry.
help-replay-board = Show the map at the end.
help-replay-notation = Print only the last position, as text that can be read back.
help-print = Print a campaign from a record file: its map, standings, events, battle sheets, armies, chronicle.
help-print-file = A record file.
help-print-document = What to print.
help-print-out = The file to write, .pdf or .html.
help-print-size = The size of the paper, A4 or A3.
help-verify = Check a record file: its chain, its moves and, once the game is over, every roll.

    Exit status 0 if it is sound, 1 if not.
help-verify-file = A record file.
help-simulate = Let bots play many games and sum them up.
help-simulate-games = How many games.
help-simulate-bots = The bots by seat, such as greedy,random; one alone takes all seats.
help-arena = Let the bots play each other and rate them.
help-arena-games = How many games each two of them play.
help-arena-seconds = How long the search may think about a decision.
help-fuzz = Play at random under random options and try all laws, until the time is up or all games are played.

    Exit status 1 if something broke; the way there is saved as a record file.
help-fuzz-seconds = How long to play.
help-fuzz-games = How many games to play, however long it takes.
help-fuzz-game = Only this game.
help-fuzz-walk = How to choose: every answer as likely (uniform), with the bias that the game declares (seek), or both in turn.
help-fuzz-without = Never with this module, nor with one that requires it; may be given more than once.
help-fuzz-every = After how many answers each the laws are tried; 0: only at the beginning and at the end.
help-fuzz-into = The folder for the records of failures.
help-serve = Play in the browser: serve the pages and the games at an address.

    Games are kept in a file of yours, or in PostgreSQL with --db postgresql://…; several processes need PostgreSQL.
help-serve-host = The address to listen at.
help-serve-port = The port to listen at.
help-serve-database = Where games are kept: a database URL.
help-serve-share = Listen beyond this machine, and show the address for others at home.
help-serve-workers = How many server processes.
help-serve-browse = Open the page in the browser.
serve-at = Feldzug is at { $address } (Ctrl-C ends it).
serve-no-port = Feldzug cannot listen at { $host }, port { $port }: { $why }. Perhaps it is running already; --port chooses another.
serve-bad-setting = The setting { $name } cannot be “{ $value }”.
serve-no-place = Games cannot be kept in { $place }: { $why }. Another place can be named with --db sqlite:////…
serve-no-store = The database cannot be used: { $why }.
serve-no-driver = This database needs the Python package { $module }; PostgreSQL: pip install "feldzug[postgres]".
serve-newer-store = The database was written by a newer release of Feldzug; this one cannot read it.
serve-shared = Others at home find it at { $addresses }
serve-no-network = This machine is in no network: nobody else reaches it.
serve-workers-need-postgres = Several server processes need PostgreSQL: add --db postgresql://…
help-perft = Count the decision paths from the start of a game.
help-perft-position = Count from the position in this file, as “feldzug replay --notation” writes it.
help-perft-depth = How many decisions deep.
help-bench = Measure the speed of Feldzug.
help-bench-seconds = How long to measure each engine.
help-bench-walk = How to choose: every answer as likely (uniform) or with the bias that the game declares (seek).

# --- Rules --------------------------------------------------------------------------------------

rules-title = { $game }: the rules
rules-intro = Each rule bears its number. Where an option is named, the text tells the usual reading; “feldzug games” lists the others.
rules-option = { $count ->
    [one] option { $options }
   *[other] options { $options }
 }
rules-covered = { $count } of { $all } rules have a test.
rules-bare = Without a test: { $rules }.
rules-substitutes = { $count ->
    [0] Nothing of this game is guessed.
    [one] One record is a substitute; its file says which fields are known all the same.
   *[other] { $count } records are substitutes; their files say which fields are known all the same.
 }
no-tests-folder = The tests are not here: the coverage can only be seen in a checkout of the project.

# --- Records ------------------------------------------------------------------------------------

replay-answer = { $seat }: { $answer }
replay-fate = Fate: { $outcome }
replay-taken-back = { $seat } takes back everything from entry { $to } on.
replay-answer-untold = { $seat } has answered.
replay-fate-untold = Fate has answered.
other-rules-since = This game was begun under other rules ({ $before }); this release has { $now }.
replay-untold = { $entries ->
    [one] One entry is not told: the file was written before records kept what happened.
   *[other] { $entries } entries are not told: the file was written before records kept what happened.
 }
replay-too-far = The record has only { $entries } entries, so it cannot be told until { $until }.
replay-unfinished = The game is not over.
print-nothing = There is nothing to print of “{ $game }”.
print-which = What shall be printed? { $documents }
print-size = There is paper of these sizes: { $sizes }
print-no-place = { $file } cannot be written.
print-done = Written: { $file }
verify-rolls = The record is sound: { $entries } entries, and all { $rolls } rolls follow from the secret that was promised.
verify-secret-kept = The record is sound so far: { $entries } entries; the rolls can be checked when the game is over and its secret is shown.
verify-nothing-promised = The record is sound: { $entries } entries; nothing was promised about the dice, so they cannot be checked.
verify-free-take-back = Bots played in this game, and one person alone could take back dice and cards.
verify-other-rules = The entries of the record are as they were written, but its moves and rolls cannot be checked here. { $why }
verify-bad = The record is bad. { $why }

# --- Simulations --------------------------------------------------------------------------------

simulate-running = Playing
simulate-games = { $count ->
    [one] 1 game
   *[other] { $count } games
 }
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-interval = 95 % between
simulate-score = Score
simulate-mean = mean
simulate-turns = Turns
simulate-decisions = Decisions
simulate-ending = { $share } of the games: { $ending }
arena-running = Playing
arena-bot = Bot
arena-rating = Rating
arena-between = 95 % between
arena-wins = Wins
arena-games = Games
arena-time = Time
arena-pair = { $one } comes before { $other } in { $rate } of { $pairings } pairings ({ $low } – { $high }).
fuzz-running = Playing at random
fuzz-played = { $games ->
    [one] 1 game
   *[other] { $games } games
 } played with { $decisions } answers, from seed { $seed } on (walk: { $walk }).
fuzz-laws = { $positions ->
    [one] All laws were tried at 1 position
   *[other] All laws were tried at { $positions } positions
 }; what must not get lost was counted after every answer.
fuzz-sound = Nothing broke.
fuzz-failed = Seed { $seed } broke: { $where }{ $file ->
    [none] {""}
   *[other] ; the record is { $file }
 }.
perft-position-or-options = A position brings its own options: give either --position, or options.
perft-depth = Depth
perft-paths = Paths
perft-seconds = Seconds
version = Feldzug { $version }, { $kind ->
    [compiled] compiled
   *[plain] plain Python
} ({ $python })
bench-running = Measuring …
bench-engine = engine
bench-decisions = decisions/s
bench-choices = choices/s
bench-times = ×
bench-clone = copy µs
bench-replay = replay µs
bench-search = search/s
bench-load = load { $load }
bench-loop = { $loop ->
    [inside] loop inside the kernel
   *[python] loop in Python
}
bench-walk = { $walk ->
    [seek] with the game’s bias (seek)
   *[uniform] uniformly at random
}
bench-game = { $game }, { $players } players
bench-part = { $engine }, { $part }: { $mean } ms in the mean, { $most } ms at the most
bench-note = A choice is a decision with two answers or more; × compares decisions and choices with { $engine }, measured in the same run; a copy is of one position, a replay of one entry, search counts iterations. The loop says who asks for every step.

# --- Playing ------------------------------------------------------------------------------------

seat-me = you
save-where = Saved at every answer in { $file }; “?” explains everything.
save-exists = The game in “{ $file }” is not new: leave the other arguments out to go on with it, or name another file.
save-bad = “{ $file }” cannot be played on (--new begins another game): { $why }
save-without-secret = “{ $file }” cannot be played on, for the secret of its dice is not there.
save-changed = “{ $file }” was changed by someone else, so this game stops here; nothing of theirs was overwritten.
save-failed = “{ $file }” cannot be written: { $why }.
saved = Saved in { $file }.
left = Saved in { $file }; “feldzug play” goes on with it.
start-players = How many players, { $least } to { $most }?
start-colour = Which colour is yours?
start-opponents = Who plays the others?
start-bot = { $bot ->
    [random] random: any legal move
    [greedy] greedy: quick and sound
    [search] search: thinks ahead, a second a decision
   *[other] { $bot }
 }
pick-a-number = Please type a number from { $least } to { $most }, or Enter for the usual one.
hand-over = Hand over to { $seat }, then press Enter.
hand-over-or-again = Or, { $seat }, type “{ $command }” to choose again.
thinking = { $seat } is thinking …
forced = Nothing to decide: { $answer }
taken-back = Taken back.
greyed = { $count ->
    [one] One more choice is not possible now
   *[other] { $count } more choices are not possible now
 }; “why” tells the reasons.
game-over = The game is over
over = The secret of the dice is now in the record: feldzug verify { $file }

pass-possible = In advance: { $scopes }.
pass-scope = “{ $typed }” ({ $means })
pass-here = here
pass-stands = You pass { $how }; “passes” takes it back.
pass-not-so = { $scopes ->
    [none] One passes in advance only where several are asked at once whether they act.
   *[other] “{ $text }” is no way to pass in advance; possible are: { $scopes }.
 }
pass-none = You pass nothing in advance.
pass-taken-back = You will be asked again.
pass-no-number = You have no standing pass { $text }.

why-possible = That is possible.
why-none = Everything that is asked for is possible.
no-such-rule = There is no rule “{ $rule }”.
no-such-place = There is no place “{ $text }” on the map.
no-odds = Chance has no part in this decision.
menu-one = Enter takes it.
menu-several = { $count } choices fit; type a number or more letters.
menu-greyed = Not possible now:
menu-nothing = Nothing here fits “{ $text }”; “?” explains what can be typed.
menu-no-number = There is no choice { $text }.
menu-ambiguous = “{ $text }” may mean several: { $labels }.
plan-dropped = “{ $text }” does not fit any more, so the rest of what you typed is forgotten ({ $count ->
    [one] one step
   *[other] { $count } steps
 }).
menu-refused = Nothing was done: { $text }

play-help = Type the number of a choice, or a few letters of it to see only what fits.
    Several at once: a number before the letters takes a choice so often, “3 x 12” takes choice 12 three times,
    commas stand between several choices. One step after another: “>” between them. What has to wait for others
    or for dice goes on by itself, as long as it fits.
command-help = ? help
command-choices = choices
command-why = why
command-rule = rule
command-odds = odds
command-map = map
command-look = look
command-players = players
command-hand = hand
command-log = log
command-pass = pass
command-passes = passes
command-undo = undo
command-save = save
command-quit = quit exit
command-help-help = this help
command-help-choices = the question and all its choices once more
command-help-why = why a choice is not possible: “why 12”, or all
command-help-rule = a rule by its number
command-help-odds = the exact chances of the fights that are offered
command-help-map = the map
command-help-look = one place and its neighbours, by its name
command-help-players = how everyone stands
command-help-hand = your cards
command-help-log = what happened; “log 100” for more
command-help-pass = pass now and in advance: “pass game”, or “pass game here” for moments like this one only
command-help-passes = what you pass in advance; “passes 1” takes that one back
command-help-undo = take back your last answer, up to the last dice or cards
command-help-save = where the game is saved; “save FILE” writes a copy
command-help-quit = leave; the game is saved

no-odds-for = There are no exact odds for “{ $game }”; there are some for: { $known }.
plain-waiting = Waiting for: { $seats }
plain-no-secrets = You know nothing that the others do not see.
