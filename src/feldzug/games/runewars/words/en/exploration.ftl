# The exploration variant: what heroes find.

explore = What lies { $in_area }
    .short = What lies here
settle-token = A hidden token { $in_area }
    .short = A hidden token
found-token = { $exploration }
meet-raiders = { $hero } meets raiders
    .short = Raiders
sight-through = A look { $in_area }
    .short = A look

buy-reward = Does { $hero } buy a reward of the merchant?
    .short = Do you buy a reward of the merchant?
lose-reward-or-health = What do the raiders take from { $hero }?
    .short = What do the raiders take?
read-scroll = In which area do you look at all face-down tokens?

buy = Buy a reward
buy-nothing = Buy nothing
lose-reward = Give up “{ $reward }”
take-blow = Rather take damage
see-area = { $area }
remove-location = Remove the location { $in_area }
open-portals = Pay for travelling through magic portals

token-found = { $hero } ({ $seat }) finds { $in_area }: { $exploration }.
token-looked-at = { $seat } looks at the exploration token { $in_area }.
place-visited = { $exploration }: { $hero } brings something home to { $seat }.
location-removed = { $seat } removes { $in_area }: { $exploration }.
portals-opened = { $seat } travels through magic portals.

nothing-to-see = You know all tokens { $in_area }.
too-few-units = That takes { $units } units { $in_area }.
