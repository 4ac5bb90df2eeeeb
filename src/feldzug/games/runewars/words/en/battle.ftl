# What battles and retreats say.

# --- What happens -----------------------------------------------------------------------------

battle-began = { $defender ->
    [nobody] { $attacker } attacks the neutral units { $in_area }.
   *[other] { $attacker } attacks { $defender } { $in_area }.
 }
round-began = Round of combat { $round }.
type-draws = { $seat ->
    [nobody] The neutral units ({ $many_kind }) draw { $count ->
        [one] { $count } Fate card
       *[other] { $count } Fate cards
     }.
   *[other] { $seat } draws { $count ->
        [one] { $count } Fate card
       *[other] { $count } Fate cards
     } ({ $many_kind }).
 }
fate-drawn = { $shown ->
    [yes] { $seat } draws Fate card { $fate_card }.
   *[no] { $seat } draws a Fate card.
 }
fate-revealed = { $seat } turns up Fate card { $fate_card }.
fate-reshuffled = The Fate deck is reshuffled.
ability-used = { $seat ->
    [nobody] The neutral units use their ability ({ $kind }).
   *[other] { $seat } uses the ability of { $kind }.
 }
unit-hit = { $seat ->
    [nobody] A neutral unit ({ $kind }) { $in_area } is hit; it has { $damage } damage.
   *[other] A unit of { $seat } ({ $kind }) { $in_area } is hit; it has { $damage } damage.
 }
unit-routed = { $seat ->
    [nobody] A neutral unit ({ $kind }) { $in_area } is routed.
   *[other] A unit of { $seat } ({ $kind }) { $in_area } is routed.
 }
units-raised = { $count ->
    [one] { $a_kind } joins the battle { $in_area } for { $seat }.
   *[other] { $count } { $many_kind } join the battle { $in_area } for { $seat }.
 }
defence-used = { $seat } uses { $development } { $in_area }.
tally-began = Strength is tallied { $in_area }.
strength-tallied = Strength { $in_area }: attacker { $attack }, defender { $defence }.
loser-gone = { $seat ->
    [nobody] The neutral units have lost { $area }.
   *[other] { $seat } has lost the battle { $in_area }.
 }
units-healed = All damage is removed from the units { $in_area }.
battle-ended = { $winner ->
    [nobody] The battle { $in_area } is over; { $attacker } has not won it.
   *[other] The battle { $in_area } is over; { $winner } has won it.
 }
units-retreated = { $seat ->
    [nobody] Neutral units retreat { $from_source } { $to_target }: { $count ->
        [one] { $a_kind }
       *[other] { $count } { $many_kind }
     }.
   *[other] Units of { $seat } retreat { $from_source } { $to_target }: { $count ->
        [one] { $a_kind }
       *[other] { $count } { $many_kind }
     }.
 }
hero-supports = { $hero } supports { $all_kind } of { $seat }.
fate-spared = { $seat } discards Fate card { $fate_card } without effect.
supporter-routed = { $hero }, who supported { $seat }, is routed.

# --- Answers ----------------------------------------------------------------------------------

let-draw = { $kind }
choose-unit = { $routed ->
    [yes] { $damage ->
        [0] { $kind }, routed
       *[other] { $kind }, routed, { $damage } damage
     }
   *[no] { $damage ->
        [0] { $kind }
       *[other] { $kind }, { $damage } damage
     }
 }
enough-units = No more units
damage-instead = Deal damage instead
sacrifice = Destroy one of them
spare-them = Destroy none
use-defence = Use it
keep-defence = Do not use it
raise-stronghold = Put a stronghold of your own there, damaged side up
leave-ruins = Put none there
send-back = { $routed ->
    [yes] Send back { $a_kind } (routed)
   *[no] Send back { $a_kind }
 }
retreat-to = Retreat { $to_area }
stand-beside = Support { $all_kind }
stay-out = Take no part
show-cards = The drawn cards are turned up
drop-card = Discard Fate card { $fate_card }

# --- Questions --------------------------------------------------------------------------------

pick-type = Which unit type draws next?
assign-loss = Which unit is hit?
assign-both = Which of your units are hit? Your opponent chooses at the same time.
assign-damage = Which of your units take the damage? Your opponent chooses at the same time.
assign-routs = Which of your units are routed? Your opponent chooses at the same time.
overpower = Destroy a damaged or routed enemy unit, or deal { $damage } damage?
    .short = Destroy a damaged or routed enemy unit, or deal damage?
fury = Destroy one of your own units ({ $kind }) to deal { $damage } damage?
    .short = Destroy one of your own units to deal damage?
offer-defence = Do you use the development of your stronghold before strength is tallied?
replace-stronghold = Do you put a stronghold of your own where you have conquered one?
choose-to-send = More than 8 units: which of them retreat?
choose-retreat = Where do the units retreat to? All go to one area and are routed.
support-type = Which unit type does { $hero } support? It draws one Fate card more.
    .short = Which unit type does the hero support?
spare-card = One Fate card is too much: which do you discard without effect?
choose-hero-retreat = Where do the heroes retreat to? All go to one area and are routed.

# --- What is in progress ----------------------------------------------------------------------

battle = Battle { $in_area }
    .short = Battle
fight-pass = Drawing and resolving
turn-cards-up = The cards are turned up
draw-fate = A Fate card is drawn
tally = Tally
loser-retreats = The loser retreats
settle-stronghold = What becomes of the stronghold
heal = Healing
put-back = The units are put back
deal-damage = Damage
deal-aimed-damage = Damage to one unit of choice
deal-tough-damage = Concentrated Fire
deal-valiant-strike = Valiant Strike
deal-burning = Burning
rout = Routs
take-losses = Losses
take-damage = Damage
take-routs = Routs
take-aimed-damage = Damage to one unit of choice
take-together = Several units are hit
take-tough-damage = Concentrated Fire
take-valiant-strike = Valiant Strike
take-burning = Burning
destroy-fighter = Units are destroyed
driven-off = Protective Wards
charge = Charge
word-of-vaal = Word of Vaal
rain-fire = Rain Fire
terrify = Terrifying
stun = Stun
ravage = Ravage
retreat = Retreat
retreat-units = Retreat
retreat-arriving = The army turns back
bring-support = Supporting heroes
retreat-heroes = Heroes retreat

# --- Reasons ----------------------------------------------------------------------------------

type-has-drawn = { $all_kind } have drawn already.
not-its-round = { $all_kind } do not act in this round.
others-are-hit-first = Other units are hit before this one ({ $kind }): damaged units first, then standing ones.
others-are-routed-first = Other units are routed before this one ({ $kind }): undamaged standing ones first.
standing-first = A standing unit goes before a routed one ({ $kind }).
tougher-are-hit-first = A unit with more health goes before this one ({ $kind }).
wrong-shape = The base of this unit ({ $kind }) has the wrong shape.
unit-is-routed = This unit ({ $kind }) is routed already.
unit-is-unhurt = This unit ({ $kind }) is neither damaged nor routed.
unit-named-already = This unit ({ $kind }) was chosen already.
not-met-in-full = That could not be met in full with this unit ({ $kind }).
acts-too-early = This unit ({ $kind }) has too low an initiative.
retreat-too-far = { $area } is not adjacent.
retreat-friendly-first = { $area } is empty, but there is a friendly area.
retreat-into-others = { $area } is neither yours nor empty.
retreat-not-uncontrolled = { $area } is controlled by somebody.
retreat-over-border = Not all of the units can cross the border { $to_area }.
supported-already = Another hero supports { $all_kind } already.
heroes-not-there = The heroes cannot retreat { $to_area }.
