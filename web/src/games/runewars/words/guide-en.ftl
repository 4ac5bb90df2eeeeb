# For who plays for the first time: what each season, order, question and moment is for, in one sentence.
# `why-` and the question; a tactics window has a sentence for each of its moments.

guide = What is this for?

# --- Seasons ----------------------------------------------------------------------------------

why-season-spring = Spring: activation tokens leave the map, all orders come back into hand, routed figures stand up.
why-season-summer = Summer: every hero has one action, to travel, duel, try a quest, heal or train.
why-season-fall = Fall: the Fate deck is made whole, and everybody takes 2 influence or a tactics card.
why-season-winter = Winter: no area feeds more units than your food dial shows, and frozen water can be crossed.

# --- Orders -----------------------------------------------------------------------------------

why-order-strategize = Bring figures into better places without activating anything.
why-order-mobilize = March into one area, with the bonus into a second one.
why-order-conquer = March into one area, best where an enemy stronghold must fall.
why-order-harvest = Set your dials to what your land yields; later orders live on it.
why-order-recruit = Get new units: the higher the dial, the more and the better ones.
why-order-rally-support = Get what your cities offer, with the bonus a new hero.
why-order-acquire-power = Get influence for bids and diplomacy, with the bonus a title.
why-order-fortify = Guard what you have: strongholds, and runes that nobody finds.

# --- Set-up -----------------------------------------------------------------------------------

why-choose-faction = Each faction has its own units, dials and starting influence; good and evil ones draw different heroes and objectives.
why-choose-tile = The map is built together: mountains and water stop armies, cities and resources near your home help you.
why-choose-marker-place = A home realm will be put on each marker: far from the others it has room to grow.
why-choose-marker = Here your realm begins: look for resources, cities and weak neutral units around it.
why-choose-home-turn = How your realm lies decides which of your areas face the others and which are safe behind.
why-choose-first-stronghold = New units appear at strongholds, and a stronghold adds 5 strength in its defence.
why-place-first-unit = Your first army may stand in several areas; at most 8 units fit into one.
why-place-first-hero = Heroes travel in summer: let yours begin where a quest is near.
why-hide-runes-at-home = The others must not know which token is false: they will attack the wrong one.

# --- The year ---------------------------------------------------------------------------------

why-choose-orders = Low numbers act first; a number higher than all your open ones brings its bonus, and an order comes back only in spring.
why-influence-or-card = Influence pays for bids, diplomacy and titles; tactics cards turn battles.
why-own-turn = Before and after your order you may play tactics cards, use rewards or claim your objective.
why-use-order = An order must be chosen, but you need not use it.
why-use-bonus = Your order is the highest of your open ones, so it does more; you may also leave that.
why-choose-surplus = Only so many units may stay in one area, and you decide which one goes.
why-answer-season-card = The card of the season asks something of every player in turn.
why-pass-cards = Everybody passes one card at the same time; you see only what you receive.
why-choose-bids = The highest bid wins what the card promises, but everybody loses what he has bid.
why-decide-tie = Bids are equal, and you have the right to say who stands higher.
why-name-lowest = Bids are equal, and you have the right to say who stands lowest.

# --- Armies -----------------------------------------------------------------------------------

why-choose-activation = Your figures march into the area you activate, and units stay there until spring; what they can reach glows brightly.
why-gather-army = Send as many as you need: figures of one or more areas may meet there, at most 8 stay.
why-approach = Beaten neutral units are gone; won over by diplomacy they fight for you.
why-choose-influence = Each influence draws a Fate card, and you choose the best: gold wins them, silver lets you in, red refuses.
why-choose-fate-symbol = Only the colour of the card you choose counts for diplomacy.
why-after-refusal = They do not want you: fight them, or go back with all your units.
why-choose-mover = Each standing figure may go one area, into friendly or empty land, as often as you like with others.
why-choose-move-target = It may go into a friendly or an empty area next to it.
why-choose-hero-target = A hero may go into any area next to him, whoever holds it.

# --- Battle -----------------------------------------------------------------------------------

why-pick-type = Types of the same initiative draw one after another; the first may rout or destroy whom the next would fight.
why-assign-loss = Damage goes to damaged units first, a rout to undamaged ones, unless an ability says otherwise.
why-assign-both = Both sides choose in secret: damage destroys, a rout only takes a unit out of this battle.
why-assign-damage = A unit with as much damage as health is destroyed; give it to those you need least.
why-assign-routs = A routed unit fights no more in this battle, but it may survive it.
why-overpower = The ability destroys a damaged or routed unit of your choice, or deals damage that your opponent assigns.
why-fury = A Berserker gives his life for extra damage: worth it when that destroys something better.
why-offer-defence = The development of your stronghold can help now, just before strength decides.
why-offer-further-defence = One more development of yours can help now, just before strength decides.
why-use-breach = The bonus of Conquer makes the enemy stronghold count 3 less when strength is compared.
why-replace-stronghold = A conquered stronghold becomes yours, damaged: new units may appear here from now on.
why-choose-to-send = No area holds more than 8 units, so some of the winners must leave.
why-choose-retreat = Units that retreat go together into one area next to it and lie routed until spring; for beaten neutral ones a player chooses.
why-support-type = The type that a hero supports draws one Fate card more.
why-spare-card = With a hero's support one card more was drawn: put the worst away.
why-choose-hero-retreat = Heroes who supported the losing side leave with it.

# --- Moments for tactics cards ----------------------------------------------------------------

why-moment-battle-marker = The last moment to change who takes part, before the units line up.
why-moment-start-of-battle = Cards that change the whole battle are played now.
why-moment-start-of-round = Cards for one round of combat are played now, before anybody draws.
why-moment-damage-dealt = Now damage can be turned away, before it is assigned.
why-moment-tally = The last moment to change the strength that decides the battle.
why-moment-after-battle = Cards that profit from a battle are played now.
why-moment-before-diplomacy = Now a card can make the draw for diplomacy better.
why-moment-before-test = Now a card can make the test of your hero better.
why-moment-quest-action = Now a card can get into the way of a hero, or help him.
why-moment-response = Somebody has played a card: you may answer it before it works.
why-moment-other = You may play a fitting tactics card or pass; the others see only what is played.
why-choose-target = The card needs something it works on.
why-too-many-tactics = Nobody keeps more than 10 tactics cards.
why-too-many-quests = Nobody keeps more than 3 quests.

# --- Realm ------------------------------------------------------------------------------------

why-choose-dial = A dial brings every unit at or below its arrow; harvest first to get more of them.
why-choose-stronghold = New units gather at your strongholds; put them where you want to march or must defend.
why-choose-figure = The box is empty: a unit far away may be put where you need it.
why-choose-neutral = Neutral allies move and fight for you, as long as they are not alone in an area that is not yours.
why-choose-resource = The development pays with something that its area produces.
why-build-development = A development makes a stronghold pay, or stand firmer.
why-choose-benefit = Every city gives you one thing of your choice.
why-choose-work = Build, repair and lay runes anew, each once.
why-choose-to-give-up = You have no more tokens: the new stronghold needs one that stands elsewhere.
why-choose-shuffled-area = Laying tokens of two areas anew makes the others forget which is which.
why-choose-to-turn-down = An open rune tells the others where to attack.
why-choose-how-to-lay-back = Only you see where each one goes.
why-choose-title = A title has a power of its own, until somebody pays more for it.
why-price-of-title = What you pay lies on the title: the more it is, the safer you hold it.
why-choose-reward-to-give = The Heroes' League gives a dragon rune for rewards.
why-send-the-legion = The Marshal of the Free Legions gains an ally each spring.

# --- Runes ------------------------------------------------------------------------------------

why-give-back-false-runes = A false rune gives no points, but it misleads the others.
why-choose-rune-area = A dragon rune comes with a false one, so that nobody knows which is where.
why-choose-dragon-area = Put the dragon rune where you can hold the area: who controls enough of them wins.
why-choose-rune-to-lay = The other token goes back, seen by all.
why-choose-rune-to-reveal = A revealed rune is known to all until it is turned down again.

# --- Heroes -----------------------------------------------------------------------------------

why-choose-hero-action = Each of your heroes acts once: move and then duel or quest, or heal, or train.
why-on-the-way = On the way heroes in one area may exchange rewards, and use what they carry.
why-walk-on = He may go two areas far, some heroes farther, and looks at rune tokens where he comes; where he ends he may act.
why-duel-or-quest = A duel wins what the other carries, a quest what its card promises; it is one or the other.
why-choose-attribute = The attribute says how many Fate cards he draws when a quest tests it.
why-also-train = He may train in addition to what he has done.
why-exchange = Rewards help the hero who carries them: give each to the one who uses it best.
why-prevent-damage = What he carries may keep the damage from him.
why-use-for-test = A hidden reward may add cards to the test, but then all know it.
why-pick-destiny = Only one of the drawn cards counts: gold is best, red is worst.
why-duel-choice = Rewards and abilities may turn a duel.
why-answer-challenge = Before the first round a challenged hero may use what he carries.
why-strike-first = Some strike before the cards are drawn.
why-strike-back = A rout flag has turned damage away, and he may answer it.
why-use-orb = An orb deals 1 damage, or lets one reward work instead.
why-end-duel = He can leave the duel before it is decided.
why-pick-pocket = Instead of fighting for it he takes a hidden reward.
why-choose-victim = The strike from the dark destroys one enemy unit here.
why-lay-hands = One damage is taken off a hero in her area.
why-pay-for-quest = Without the price the quest brings nothing.
why-raise-one-dial = A higher dial brings more units, influence, cards or food.
why-choose-rune-to-see = You alone will know what lies there.
why-look-at-objective = Who knows an objective can keep it from being fulfilled.
why-seek-hero = For each influence you draw a hero card, and keep one of them.
why-keep-one = Look at attributes and ability: high ones fit your quests.
why-place-new-hero = New heroes begin at one of your strongholds.
why-choose-deserter = Nobody leads more heroes than that: one goes back into the deck.
why-choose-place = The reward works in one area.
why-lure-neutrals = The flute leads them away: out of your path, or into that of another.
why-teleport = Hero and units stand somewhere else at once.
why-call-storm = The storm routs units from afar, so that they cannot act until spring.
why-rout-one = A routed unit neither moves nor fights until spring.
why-choose-to-put-back = You keep all drawn cards but one.

# --- Exploration ------------------------------------------------------------------------------

why-buy-reward = The merchant sells one reward for influence.
why-lose-reward-or-health = Raiders take a reward or hurt the hero.
why-read-scroll = The scroll shows you every face-down token of one area.
