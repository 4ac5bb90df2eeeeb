# What each question, order and moment of the expansion is for, in one sentence for who plays for the first time.

why-order-garrison = Sit tight: every area you defend is stronger this season, and with the bonus recruits arrive.

# --- Battle -----------------------------------------------------------------------------------

why-announce-window = A tactical fate card counts in place of a Fate card that would be drawn: its symbols are certain, its text is lost.
why-moment-before-draw = A commander may use his card now, before this type draws.
why-moment-after-draw = You have seen your Fate cards: now a commander may use his card.
why-ball-lightning = A tactics card you can do without becomes damage; otherwise the ability only routs.
why-blood-rite = One of your own units gives its life for more damage: worth it when that destroys something better.
why-grave-breath = Routed triangles fight no more in this battle; damage destroys, whatever the base.
why-split-shield = Korga gets hurt for more strength: worth it when one point decides the battle.
why-blow-horn = What a hero carries may help his side as the battle begins.
why-rally = The unit gets up and fights along at once.
why-rout-to-devour = Routed Flesh Rippers fight no more in this battle, but each deals damage now.
why-rout-to-prowl = Your riders hunt those who flee: each that you rout costs the loser a unit.
why-choose-prey = One of your fleeing units is lost; give up the one you need least.
why-take-tactics-back = The card that fed the lightning may come back into your hand.

# --- Realm ------------------------------------------------------------------------------------

why-choose-reinforcements = New units take the places of those your dial brings; they cost nothing more.
why-choose-triangle = The garrison brings units with a triangle base; a new kind may be among them.
why-trade-in-one = Your title lets one dial go up by 2 more: choose what you recruit or build with next.
why-buy-development-card = A development card works to the end of the game; you may buy one with each bonus of Harvest.
why-choose-capital = A capital counts 7 in its defence and holds two developments.
why-offer-capital = This stronghold may become your capital: it counts 7 in its defence and holds two developments.
why-offer-peasant = A peasant keeps the area yours, until anybody activates it.
why-freeze-or-thaw = Ice makes land barren and its water passable; taking it away gives both back.

# --- Cards ------------------------------------------------------------------------------------

why-replace-rune-card = In a long game you need not keep a card that makes you show runes.
why-take-tactics = You see the other hand, and one card of it becomes yours.

# --- Heroes -----------------------------------------------------------------------------------

why-tend-another = Sister Maelin heals somebody else along with herself.
why-call-off-duel = Oren can avoid a duel that he might lose.
why-keep-reward = Only one of them is kept: take what fits your hero best.
why-prepare-for-duel = What is used now works through the whole duel.
why-wash-hero = The flood carries off a hero of another: where he ends is your choice.

# --- Commanders -------------------------------------------------------------------------------

why-choose-commander = A commander marches with your army and uses his card in battle, but he goes on no quests.
why-seek-commander = Without a commander you may draw a new card for a hero at one of your strongholds.
why-pass-command = A hero at a stronghold may take over: the other is free for quests again.
why-keep-commander = The card you keep replaces your present one; the others go under the deck, and you know them there.
why-replace-which = The card that is replaced goes under the deck.
why-choose-fate-to-change = A poor Fate card may be drawn anew; the new one counts, better or worse.
why-save-unit = Your commander takes the blow, and the unit fights on.
why-choose-rearguard = A unit that stays standing can act again before spring.
why-choose-commander-retreat = A commander of the losing side leaves the area; choose where he is safe.
why-spoil-plans = You see the cards of your opponent, and one of them is gone.
why-build-development-or-buy-card = Before or after you may also buy one development card, which works to the end.
why-seek-hero-or-pay-for-commanders = It may pay for commander cards as well: one of them replaces your own.
