# What the kernel says. Reasons and errors are full sentences.

# --- Deciding ---------------------------------------------------------------------------------

not-offered = That is not one of the choices.
not-your-decision = It is not your turn to decide.
game-over = The game is over.
has-resigned = { $seat } has given up already.
stale-decision = That question has already been answered; the game has moved on.
gesture-interrupted = After step { $at } it is no longer your turn to decide, so nothing was done.

in = { $action }
parallel = Several things at once
report-changed = The report was changed in the meantime; look at the new one first.
confirm = Confirm the result
dispute = Dispute the result
settle = Settle it: { $report } { $note }
result-reported = { $seat } reports, of { $sides }: { $report }
result-confirmed = { $seat } confirms the result of { $sides }.
result-disputed = { $seat } disputes the result of { $sides }.
result-settled = { $seat } settles the result of { $sides }: { $report }. { $note }
pass = Pass
scope-game = for the rest of the game
    .word = game
reconsider = Choose again
take-back = Take back to entry { $to }
resign = Give up
resigned = { $seat } gives up.

# --- Taking back ------------------------------------------------------------------------------

behind-a-fence = That can no longer be taken back: dice, cards or another player came after it. All players may still agree to it.
not-your-answer = The last move was not yours to take back.
no-such-entry = Entry { $entry } is not a move that can be taken back.
nothing-asked = Nobody has asked to take anything back.

behind-a-correction = That can no longer be taken back: it lies before a correction.
behind-a-part = That can no longer be taken back: the secret behind the dice of that part has been shown.

# --- Correcting -------------------------------------------------------------------------------

corrected = Correct entry { $to }
answer-corrected = { $by } corrects what { $seat } answered in entry { $entry }. { $note }
may-not-correct = Only those who run the game may correct what others have answered.
correction-of-secret = Entry { $entry } is still secret; only its own seat can change it.
nothing-to-correct = Entry { $entry } says just that already.

# --- Before the game --------------------------------------------------------------------------

unknown-game = There is no game called “{ $game }”.
unknown-language = There are no words in the language “{ $language }”; known languages: { $languages }.
unknown-option = There is no option called “{ $option }”.
unknown-option-value = The option “{ $option }” cannot be “{ $value }”; possible values: { $values }.
wrong-number-of-players = This game is for { $least } to { $most } players, not for { $players }.
unknown-module = There is no module called “{ $module }”.
module-twice = The module “{ $module }” is named twice.
module-missing = The module “{ $module }” needs the module “{ $needed }” before it.
modules-exclude = The modules “{ $module }” and “{ $other }” do not go together.
stage-exists = The stage “{ $stage }” of “{ $frame }” already exists.
stage-replaced-twice = The stage “{ $stage }” of “{ $frame }” is replaced by another module already.
shelf-taken = “{ $id }” is there twice among “{ $shelf }”.
id-twice = “{ $id }” is there twice in the vocabulary “{ $vocabulary }”.
lasting-twice = How “{ $effect }” lasts is said twice.
brought-twice = “{ $id }” ({ $what }) is there already; the module “{ $module }” brings it once more.
unknown-preset = There is no preset “{ $preset }”.
option-of-module = The option “{ $option }” belongs to the module “{ $module }”, which is not chosen.

# --- Records ----------------------------------------------------------------------------------

# -1 is the header of the file.
at-entry = { $entry ->
    [-1] Header
   *[other] Entry { $entry }
 }

not-a-record = This file is not a record of a game.
record-too-large = This file is too large for a record: more than { $most } bytes.
header-damaged = The header of the record is damaged at “{ $field }”.
newer-rules = The record was written by a newer release ({ $found }); this one knows { $known }.
entry-damaged = { at-entry }: the line is damaged.
entry-missing = { at-entry }: an entry is missing, or the order is wrong.
entry-tampered = { at-entry }: the line was changed afterwards.
entry-illegal = { at-entry } does not fit the game: { $why }
record-truncated = { at-entry }: the record ends too early.
snapshot-differs = { at-entry }: the moves do not lead to the position the record ends with.
snapshot-damaged = The position in the record cannot be read: { $why }
nothing-promised = No seal was published for the dice of this game, so there is nothing to verify.
secret-not-shown = The secret behind the dice is shown only when the game is over.
wrong-secret = The secret in the record does not match the seal published before the game.
roll-differs = { at-entry }: this roll does not follow from the secret.
correction-differs = { at-entry }: the correction does not keep what it had to keep.
events-differ = { at-entry }: the record tells something else than what happened.
other-rules = For that the rules “{ $found }” are needed, under which the game was played; this release has “{ $known }”.
module-changed = { $before ->
    [0] The module “{ $module }” is new (version { $now }).
   *[other] { $now ->
        [0] The module “{ $module }” is gone.
       *[other] The module “{ $module }” has gone from version { $before } to version { $now }.
    }
 }
thing-changed = “{ $thing }” is no longer what it was when the game began.

# --- Values -----------------------------------------------------------------------------------

not-a-value = “{ $value }” is not a value of this game.
too-deep = The value is nested too deeply.
too-long = The list is too long; { $most } entries are the most.
text-too-long = The text is too long; { $most } characters are the most.
out-of-bounds = The number must lie between { $low } and { $high }.
too-large = The answer is too large; { $most } values are the most.
unknown-class = This game knows no “{ $tag }”.
not-a-position = Line { $line } of the text does not describe a position.
not-a-frame = This cannot be read as something in progress: “{ $text }”
unknown-field = “{ $tag }” has no field “{ $field }”.
missing-field = “{ $tag }” lacks a field.
wrong-type = The field “{ $field }” of “{ $tag }” holds the wrong kind of value.
unknown-name = “{ $name }” is not a known name for “{ $field }”.
unknown-stage = There is no stage called “{ $stage }”.
other-game = This position belongs to the game “{ $found }”, not to “{ $game }”.
position-damaged = The saved position is damaged.

# --- The outcome ------------------------------------------------------------------------------

ending-resigned = The game was given up.
outcome = { $ending } { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
 }
outcome-placed = { $place }. { $seats }
outcome-scored = { $place }. { $seats }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }

# --- Roles --------------------------------------------------------------------------------------

