# What the entries of the army lists, their upgrades, magic items and siege gear are called.

entry-araby-spearmen = Spearmen
entry-araby-bowmen = Bowmen
entry-araby-guards = Guards
entry-araby-knights = Knights
entry-araby-desert-riders = Desert Riders
entry-araby-camel-riders = Camel Riders
entry-araby-magic-carpets = Magic Carpets
entry-araby-elephants = Elephants
entry-araby-general = General
entry-araby-hero = Hero
entry-araby-wizard = Wizard

upgrade-araby-flying-carpet = Flying Carpet
upgrade-araby-elephant = Elephant
upgrade-araby-djinn = Djinn

entry-bretonnia-bowmen = Bowmen
entry-bretonnia-men-at-arms = Men-at-arms
entry-bretonnia-peasants = Peasants
entry-bretonnia-squires = Squires
entry-bretonnia-knights = Knights
entry-bretonnia-grail-knights = Grail Knights
entry-bretonnia-pegasus-knights = Pegasus Knights
entry-bretonnia-trebuchet = Trebuchet
entry-bretonnia-general = General
entry-bretonnia-hero = Hero
entry-bretonnia-enchantress = Enchantress

upgrade-bretonnia-unicorn = Unicorn
upgrade-bretonnia-pegasus = Pegasus
upgrade-bretonnia-hippogriff = Hippogriff
upgrade-bretonnia-grail-reliquae = Grail Reliquae

entry-chaos-chaos-warriors = Chaos Warriors
entry-chaos-chaos-marauders = Chaos Marauders
entry-chaos-ogres = Ogres
entry-chaos-trolls = Trolls
entry-chaos-marauder-horsemen = Marauder Horsemen
entry-chaos-chaos-knights = Chaos Knights
entry-chaos-chaos-hounds = Chaos Hounds
entry-chaos-chaos-chariots = Chaos Chariots
entry-chaos-harpies = Harpies
entry-chaos-dragon-ogres = Dragon Ogres
entry-chaos-chaos-spawn = Chaos Spawn
entry-chaos-general = General
entry-chaos-hero = Hero
entry-chaos-sorcerer = Sorcerer

upgrade-chaos-chaos-dragon = Chaos Dragon
upgrade-chaos-chariot = Chariot

entry-chaos-dwarfs-chaos-dwarfs = Chaos Dwarfs
entry-chaos-dwarfs-blunderbusses = Blunderbusses
entry-chaos-dwarfs-hobgoblins = Hobgoblins
entry-chaos-dwarfs-black-orcs = Black Orcs
entry-chaos-dwarfs-orc-slaves = Orc Slaves
entry-chaos-dwarfs-hobgoblin-wolf-riders = Hobgoblin Wolf Riders
entry-chaos-dwarfs-bull-centaurs = Bull Centaurs
entry-chaos-dwarfs-earthshaker-cannon = Earthshaker Cannon
entry-chaos-dwarfs-death-rocket = Death Rocket
entry-chaos-dwarfs-bolt-thrower = Bolt Thrower
entry-chaos-dwarfs-general = General
entry-chaos-dwarfs-hero = Hero
entry-chaos-dwarfs-sorcerer = Sorcerer

upgrade-chaos-dwarfs-great-taurus = Great Taurus
upgrade-chaos-dwarfs-lammasu = Lammasu
upgrade-chaos-dwarfs-sorcerer-lord = Sorcerer Lord
upgrade-chaos-dwarfs-blunderbusses = Blunderbusses

entry-daemons-daemon-hordes = Daemon Hordes
entry-daemons-daemon-swarm = Daemon Swarm
entry-daemons-daemon-cavalry = Daemon Cavalry
entry-daemons-daemon-hounds = Daemon Hounds
entry-daemons-daemon-chariots = Daemon Chariots
entry-daemons-daemon-beasts = Daemon Beasts
entry-daemons-daemon-flyers = Daemon Flyers
entry-daemons-greater-daemon = Greater Daemon
entry-daemons-daemon-overlord = Daemon Overlord
entry-daemons-daemon-lord-hero = Daemon Lord Hero
entry-daemons-daemon-sorcerer = Daemon Sorcerer
entry-daemons-daemon-lord-wizard = Daemon Lord Wizard

upgrade-daemons-daemonic-wings = Daemonic Wings
upgrade-daemons-favour-of-the-gods = Favour of the Gods
upgrade-daemons-wizard = Wizard

entry-dark-elves-spearmen = Spearmen
entry-dark-elves-crossbowmen = Crossbowmen
entry-dark-elves-witch-elves = Witch Elves
entry-dark-elves-dark-riders = Dark Riders
entry-dark-elves-cold-one-knights = Cold One Knights
entry-dark-elves-harpies = Harpies
entry-dark-elves-war-hydra = War Hydra
entry-dark-elves-bolt-thrower = Bolt Thrower
entry-dark-elves-general = General
entry-dark-elves-hero = Hero
entry-dark-elves-sorceress = Sorceress

upgrade-dark-elves-manticore = Manticore
upgrade-dark-elves-chariot = Chariot
upgrade-dark-elves-cauldron-of-blood = Cauldron of Blood

entry-lizardmen-skinks = Skinks
entry-lizardmen-saurus = Saurus
entry-lizardmen-temple-guard = Temple Guard
entry-lizardmen-salamanders = Salamanders
entry-lizardmen-kroxigor = Kroxigor
entry-lizardmen-cold-one-riders = Cold One Riders
entry-lizardmen-terradons = Terradons
entry-lizardmen-stegadon = Stegadon
entry-lizardmen-slann-mage-palanquin = Slann Mage Palanquin
entry-lizardmen-saurus-hero = Saurus Hero
entry-lizardmen-skink-hero = Skink Hero
entry-lizardmen-skink-shaman = Skink Shaman

upgrade-lizardmen-stegadon-mount = Stegadon Mount
upgrade-lizardmen-carnosaur = Carnosaur

entry-goblins-goblins = Goblins
entry-goblins-squig-herd = Squig Herd
entry-goblins-trolls = Trolls
entry-goblins-wolf-riders = Wolf Riders
entry-goblins-wolf-chariots = Wolf Chariots
entry-goblins-pump-wagon = Pump Wagon
entry-goblins-giant = Giant
entry-goblins-doom-diver = Doom Diver
entry-goblins-spear-chukka = Spear Chukka
entry-goblins-goblin-warboss = Goblin Warboss
entry-goblins-goblin-hero = Goblin Hero
entry-goblins-goblin-shaman = Goblin Shaman

upgrade-goblins-wolf-chariot = Wolf Chariot
upgrade-goblins-wyvern = Wyvern
upgrade-goblins-squig-herd = Squig Herd

entry-witch-hunters-zealots = Zealots
entry-witch-hunters-halberdiers = Halberdiers
entry-witch-hunters-crossbowmen = Crossbowmen
entry-witch-hunters-handgunners = Handgunners
entry-witch-hunters-flagellants = Flagellants
entry-witch-hunters-warhounds = Warhounds
entry-witch-hunters-knights = Knights
entry-witch-hunters-pistoliers = Pistoliers
entry-witch-hunters-cannon = Cannon
entry-witch-hunters-general = General
entry-witch-hunters-hero = Hero
entry-witch-hunters-warrior-priest = Warrior Priest

entry-high-elves-spearmen = Spearmen
entry-high-elves-archers = Archers
entry-high-elves-silver-helms = Silver Helms
entry-high-elves-reavers = Reavers
entry-high-elves-chariots = Chariots
entry-high-elves-giant-eagles = Giant Eagles
entry-high-elves-dragon-rider = Dragon Rider
entry-high-elves-elven-bolt-thrower = Elven Bolt Thrower
entry-high-elves-general = General
entry-high-elves-hero = Hero
entry-high-elves-wizard = Wizard

upgrade-high-elves-giant-eagle = Giant Eagle
upgrade-high-elves-dragon = Dragon
upgrade-high-elves-chariot = Chariot

entry-empire-halberdiers = Halberdiers
entry-empire-handgunners = Handgunners
entry-empire-crossbowmen = Crossbowmen
entry-empire-flagellants = Flagellants
entry-empire-skirmishers = Skirmishers
entry-empire-knights = Knights
entry-empire-pistoliers = Pistoliers
entry-empire-helblaster = Helblaster
entry-empire-cannon = Cannon
entry-empire-steam-tank = Steam Tank
entry-empire-general = General
entry-empire-hero = Hero
entry-empire-wizard = Wizard

upgrade-empire-griffon = Griffon
upgrade-empire-war-altar = War Altar
upgrade-empire-handgunners = Handgunners

entry-tomb-kings-skeletons = Skeletons
entry-tomb-kings-skeleton-bowmen = Skeleton Bowmen
entry-tomb-kings-skeleton-cavalry = Skeleton Cavalry
entry-tomb-kings-skeleton-chariots = Skeleton Chariots
entry-tomb-kings-carrion = Carrion
entry-tomb-kings-bone-giant = Bone Giant
entry-tomb-kings-sphinx = Sphinx
entry-tomb-kings-skull-chukka = Skull Chukka
entry-tomb-kings-bone-thrower = Bone Thrower
entry-tomb-kings-tomb-king = Tomb King
entry-tomb-kings-liche-priest = Liche Priest

upgrade-tomb-kings-zombie-dragon = Zombie Dragon
upgrade-tomb-kings-liche-chariot = Liche Chariot

entry-kislev-winged-lancers = Winged Lancers
entry-kislev-horse-archers = Horse Archers
entry-kislev-cossacks = Cossacks
entry-kislev-bowmen = Bowmen
entry-kislev-red-guard = Red Guard
entry-kislev-axemen = Axemen
entry-kislev-bears = Bears
entry-kislev-war-wagon = War Wagon
entry-kislev-general = General
entry-kislev-hero = Hero
entry-kislev-shaman = Shaman
entry-kislev-knights = Knights

upgrade-kislev-bear = Bear
upgrade-kislev-yozhin = Yozhin
upgrade-kislev-tzarina = Tzarina
upgrade-kislev-bowmen = Bowmen

entry-orcs-orc-warriors = Orc Warriors
entry-orcs-black-orcs = Black Orcs
entry-orcs-goblins = Goblins
entry-orcs-trolls = Trolls
entry-orcs-ogres = Ogres
entry-orcs-boar-riders = Boar Riders
entry-orcs-wolf-riders = Wolf Riders
entry-orcs-wolf-chariots = Wolf Chariots
entry-orcs-giant = Giant
entry-orcs-rock-lobber = Rock Lobber
entry-orcs-orc-general = Orc General
entry-orcs-orc-hero = Orc Hero
entry-orcs-orc-shaman = Orc Shaman
entry-orcs-goblin-hero = Goblin Hero
entry-orcs-goblin-shaman = Goblin Shaman

upgrade-orcs-wyvern = Wyvern
upgrade-orcs-chariot = Chariot

entry-skaven-clanrats = Clanrats
entry-skaven-stormvermin = Stormvermin
entry-skaven-jezzails = Jezzails
entry-skaven-plague-monks = Plague Monks
entry-skaven-rat-swarms = Rat Swarms
entry-skaven-gutter-runners = Gutter Runners
entry-skaven-rat-ogres = Rat Ogres
entry-skaven-warp-lightning-cannon = Warp Lightning Cannon
entry-skaven-doom-wheel = Doom Wheel
entry-skaven-screaming-bell = Screaming Bell
entry-skaven-grey-seer = Grey Seer
entry-skaven-hero = Hero
entry-skaven-warlock = Warlock

upgrade-skaven-rat-ogre-bodyguard = Rat Ogre Bodyguard

entry-dogs-of-war-pikemen = Pikemen
entry-dogs-of-war-crossbowmen = Crossbowmen
entry-dogs-of-war-handgunners = Handgunners
entry-dogs-of-war-swordsmen = Swordsmen
entry-dogs-of-war-ogres = Ogres
entry-dogs-of-war-dwarfs = Dwarfs
entry-dogs-of-war-marauders = Marauders
entry-dogs-of-war-light-cavalry = Light Cavalry
entry-dogs-of-war-knights = Knights
entry-dogs-of-war-galloper-guns = Galloper Guns
entry-dogs-of-war-giant = Giant
entry-dogs-of-war-birdmen = Birdmen
entry-dogs-of-war-general = General
entry-dogs-of-war-hero = Hero
entry-dogs-of-war-paymaster = Paymaster
entry-dogs-of-war-wizard = Wizard
entry-dogs-of-war-tuska = Tuska

upgrade-dogs-of-war-griffon = Griffon
upgrade-dogs-of-war-pay-wagon = Pay Wagon
upgrade-dogs-of-war-handgunners = Handgunners

entry-vampire-counts-skeletons = Skeletons
entry-vampire-counts-zombies = Zombies
entry-vampire-counts-ghouls = Ghouls
entry-vampire-counts-grave-guard = Grave Guard
entry-vampire-counts-ethereal-host = Ethereal Host
entry-vampire-counts-black-knights = Black Knights
entry-vampire-counts-dire-wolves = Dire Wolves
entry-vampire-counts-fell-bats = Fell Bats
entry-vampire-counts-vampire-lord = Vampire Lord
entry-vampire-counts-vampire = Vampire
entry-vampire-counts-necromancer = Necromancer

upgrade-vampire-counts-winged-nightmare = Winged Nightmare
upgrade-vampire-counts-black-coach = Black Coach

entry-wood-elves-glade-guard = Glade Guard
entry-wood-elves-eternal-guard = Eternal Guard
entry-wood-elves-wardancers = Wardancers
entry-wood-elves-waywatchers = Waywatchers
entry-wood-elves-dryads = Dryads
entry-wood-elves-glade-riders = Glade Riders
entry-wood-elves-wild-riders = Wild Riders
entry-wood-elves-warhawk-riders = Warhawk Riders
entry-wood-elves-treekin = Treekin
entry-wood-elves-treeman = Treeman
entry-wood-elves-general = General
entry-wood-elves-noble = Noble
entry-wood-elves-treeman-ancient = Treeman Ancient
entry-wood-elves-branchwraith = Branchwraith
entry-wood-elves-spell-weaver = Spell Weaver

upgrade-wood-elves-giant-stag = Giant Stag
upgrade-wood-elves-unicorn = Unicorn
upgrade-wood-elves-warhawk = Warhawk
upgrade-wood-elves-forest-dragon = Forest Dragon

entry-dwarfs-warriors = Warriors
entry-dwarfs-handgunners = Handgunners
entry-dwarfs-rangers = Rangers
entry-dwarfs-troll-slayers = Troll Slayers
entry-dwarfs-cannon = Cannon
entry-dwarfs-flame-cannon = Flame Cannon
entry-dwarfs-gyrocopter = Gyrocopter
entry-dwarfs-general = General
entry-dwarfs-hero = Hero
entry-dwarfs-runesmith = Runesmith

upgrade-dwarfs-anvil = Anvil
upgrade-dwarfs-handgunners = Handgunners
upgrade-dwarfs-oathstone = Oathstone

item-battle-banner = Battle Banner
item-banner-of-shielding = Banner of Shielding
item-banner-of-fortitude = Banner of Fortitude
item-banner-of-steadfastness = Banner of Steadfastness
item-banner-of-fortune = Banner of Fortune
item-sword-of-destruction = Sword of Destruction
item-sword-of-fate = Sword of Fate
item-sword-of-cleaving = Sword of Cleaving
item-sword-of-might = Sword of Might
item-crown-of-command = Crown of Command
item-helm-of-dominion = Helm of Dominion
item-orb-of-majesty = Orb of Majesty
item-ring-of-magic = Ring of Magic
item-staff-of-spellbinding = Staff of Spellbinding
item-sceptre-of-sovereignty = Sceptre of Sovereignty
item-scroll-of-dispelling = Scroll of Dispelling
item-wand-of-power = Wand of Power
item-rod-of-repetition = Rod of Repetition
item-banner-of-faith = Banner of Faith
item-book-of-hoschenfels = Book of Hoschenfels
item-hammer-of-justice = Hammer of Justice
item-mirror-of-the-damned = Mirror of the Damned
item-standard-of-the-righteous = Standard of the Righteous
item-symbol-of-sigmar = Symbol of Sigmar

gear-gateway = Gateway
gear-gateway-tower = Gateway tower
gear-wall = Wall
gear-sally-gate = Sally gate
gear-tower = Tower
gear-palisade-tower = Palisade tower
gear-palisade-wall = Palisade wall
gear-earthwork = Earthwork
gear-boiling-oil = Boiling oil and rock dropper
gear-log-rams = Log rams
gear-ladders = Ladders
gear-sow = Sow
gear-mantlets = Mantlets
gear-siege-tower = Siege tower
gear-battering-ram = Battering ram
gear-mangonel = Mangonel
gear-bombard = Bombard
gear-tribock = Tribock
