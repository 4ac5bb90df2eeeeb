# Wie die Einträge der Armeelisten, ihre Zusätze, magische Gegenstände und Belagerungsgerät heißen.

entry-araby-spearmen = Speerträger
entry-araby-bowmen = Bogenschützen
entry-araby-guards = Garde
entry-araby-knights = Ritter
entry-araby-desert-riders = Wüstenreiter
entry-araby-camel-riders = Kamelreiter
entry-araby-magic-carpets = Fliegende Teppiche
entry-araby-elephants = Elefanten
entry-araby-general = General
entry-araby-hero = Held
entry-araby-wizard = Zauberer

upgrade-araby-flying-carpet = Fliegender Teppich
upgrade-araby-elephant = Elefant
upgrade-araby-djinn = Dschinn

entry-bretonnia-bowmen = Bogenschützen
entry-bretonnia-men-at-arms = Landsknechte
entry-bretonnia-peasants = Bauern
entry-bretonnia-squires = Knappen
entry-bretonnia-knights = Ritter
entry-bretonnia-grail-knights = Gralsritter
entry-bretonnia-pegasus-knights = Pegasusritter
entry-bretonnia-trebuchet = Trebuchet
entry-bretonnia-general = General
entry-bretonnia-hero = Held
entry-bretonnia-enchantress = Zauberin

upgrade-bretonnia-unicorn = Einhorn
upgrade-bretonnia-pegasus = Pegasus
upgrade-bretonnia-hippogriff = Hippogreif
upgrade-bretonnia-grail-reliquae = Gralsreliquie

entry-chaos-chaos-warriors = Chaoskrieger
entry-chaos-chaos-marauders = Chaosbarbaren
entry-chaos-ogres = Oger
entry-chaos-trolls = Trolle
entry-chaos-marauder-horsemen = Barbarenreiter
entry-chaos-chaos-knights = Chaosritter
entry-chaos-chaos-hounds = Chaoshunde
entry-chaos-chaos-chariots = Chaosstreitwagen
entry-chaos-harpies = Harpyien
entry-chaos-dragon-ogres = Drachenoger
entry-chaos-chaos-spawn = Chaosbrut
entry-chaos-general = General
entry-chaos-hero = Held
entry-chaos-sorcerer = Hexer

upgrade-chaos-chaos-dragon = Chaosdrache
upgrade-chaos-chariot = Streitwagen

entry-chaos-dwarfs-chaos-dwarfs = Chaoszwerge
entry-chaos-dwarfs-blunderbusses = Donnerbüchsen
entry-chaos-dwarfs-hobgoblins = Hobgoblins
entry-chaos-dwarfs-black-orcs = Schwarzorks
entry-chaos-dwarfs-orc-slaves = Orksklaven
entry-chaos-dwarfs-hobgoblin-wolf-riders = Hobgoblin-Wolfsreiter
entry-chaos-dwarfs-bull-centaurs = Stierzentauren
entry-chaos-dwarfs-earthshaker-cannon = Erderschütterer
entry-chaos-dwarfs-death-rocket = Todesrakete
entry-chaos-dwarfs-bolt-thrower = Speerschleuder
entry-chaos-dwarfs-general = General
entry-chaos-dwarfs-hero = Held
entry-chaos-dwarfs-sorcerer = Hexer

upgrade-chaos-dwarfs-great-taurus = Großer Taurus
upgrade-chaos-dwarfs-lammasu = Lammasu
upgrade-chaos-dwarfs-sorcerer-lord = Hexerfürst
upgrade-chaos-dwarfs-blunderbusses = Donnerbüchsen

entry-daemons-daemon-hordes = Dämonenhorden
entry-daemons-daemon-swarm = Dämonenschwarm
entry-daemons-daemon-cavalry = Dämonenreiter
entry-daemons-daemon-hounds = Dämonenhunde
entry-daemons-daemon-chariots = Dämonenstreitwagen
entry-daemons-daemon-beasts = Dämonenbestien
entry-daemons-daemon-flyers = Dämonenflieger
entry-daemons-greater-daemon = Großer Dämon
entry-daemons-daemon-overlord = Oberster Dämonenfürst
entry-daemons-daemon-lord-hero = Dämonenfürst (Held)
entry-daemons-daemon-sorcerer = Dämonenhexer
entry-daemons-daemon-lord-wizard = Dämonenfürst (Zauberer)

upgrade-daemons-daemonic-wings = Dämonenschwingen
upgrade-daemons-favour-of-the-gods = Gunst der Götter
upgrade-daemons-wizard = Zauberer

entry-dark-elves-spearmen = Speerträger
entry-dark-elves-crossbowmen = Armbrustschützen
entry-dark-elves-witch-elves = Hexenkriegerinnen
entry-dark-elves-dark-riders = Schwarze Reiter
entry-dark-elves-cold-one-knights = Echsenritter
entry-dark-elves-harpies = Harpyien
entry-dark-elves-war-hydra = Kriegshydra
entry-dark-elves-bolt-thrower = Speerschleuder
entry-dark-elves-general = General
entry-dark-elves-hero = Held
entry-dark-elves-sorceress = Hexe

upgrade-dark-elves-manticore = Mantikor
upgrade-dark-elves-chariot = Streitwagen
upgrade-dark-elves-cauldron-of-blood = Blutkessel

entry-lizardmen-skinks = Skinks
entry-lizardmen-saurus = Sauruskrieger
entry-lizardmen-temple-guard = Tempelwache
entry-lizardmen-salamanders = Salamander
entry-lizardmen-kroxigor = Kroxigore
entry-lizardmen-cold-one-riders = Kampfechsenreiter
entry-lizardmen-terradons = Terradons
entry-lizardmen-stegadon = Stegadon
entry-lizardmen-slann-mage-palanquin = Sänfte des Slann-Magiers
entry-lizardmen-saurus-hero = Saurusheld
entry-lizardmen-skink-hero = Skinkheld
entry-lizardmen-skink-shaman = Skinkschamane

upgrade-lizardmen-stegadon-mount = Stegadon (Reittier)
upgrade-lizardmen-carnosaur = Carnosaurus

entry-goblins-goblins = Goblins
entry-goblins-squig-herd = Squigherde
entry-goblins-trolls = Trolle
entry-goblins-wolf-riders = Wolfsreiter
entry-goblins-wolf-chariots = Wolfsstreitwagen
entry-goblins-pump-wagon = Kurbelwagen
entry-goblins-giant = Riese
entry-goblins-doom-diver = Gobbokatapult
entry-goblins-spear-chukka = Speerschleuder
entry-goblins-goblin-warboss = Goblin-Waaaghboss
entry-goblins-goblin-hero = Goblinheld
entry-goblins-goblin-shaman = Goblinschamane

upgrade-goblins-wolf-chariot = Wolfsstreitwagen (Reittier)
upgrade-goblins-wyvern = Lindwurm
upgrade-goblins-squig-herd = Squigherde

entry-witch-hunters-zealots = Eiferer
entry-witch-hunters-halberdiers = Hellebardiere
entry-witch-hunters-crossbowmen = Armbrustschützen
entry-witch-hunters-handgunners = Musketenschützen
entry-witch-hunters-flagellants = Flagellanten
entry-witch-hunters-warhounds = Kriegshunde
entry-witch-hunters-knights = Ritter
entry-witch-hunters-pistoliers = Pistoliere
entry-witch-hunters-cannon = Kanone
entry-witch-hunters-general = General
entry-witch-hunters-hero = Held
entry-witch-hunters-warrior-priest = Kriegerpriester

entry-high-elves-spearmen = Speerträger
entry-high-elves-archers = Bogenschützen
entry-high-elves-silver-helms = Silberhelme
entry-high-elves-reavers = Grenzreiter
entry-high-elves-chariots = Streitwagen
entry-high-elves-giant-eagles = Riesenadler
entry-high-elves-dragon-rider = Drachenreiter
entry-high-elves-elven-bolt-thrower = Elfische Repetierspeerschleuder
entry-high-elves-general = General
entry-high-elves-hero = Held
entry-high-elves-wizard = Zauberer

upgrade-high-elves-giant-eagle = Riesenadler (Reittier)
upgrade-high-elves-dragon = Drache
upgrade-high-elves-chariot = Streitwagen

entry-empire-halberdiers = Hellebardiere
entry-empire-handgunners = Musketenschützen
entry-empire-crossbowmen = Armbrustschützen
entry-empire-flagellants = Flagellanten
entry-empire-skirmishers = Plänkler
entry-empire-knights = Ritter
entry-empire-pistoliers = Pistoliere
entry-empire-helblaster = Höllenfeuer-Salvenkanone
entry-empire-cannon = Kanone
entry-empire-steam-tank = Dampfpanzer
entry-empire-general = General
entry-empire-hero = Held
entry-empire-wizard = Zauberer

upgrade-empire-griffon = Greif
upgrade-empire-war-altar = Kriegsaltar
upgrade-empire-handgunners = Musketenschützen

entry-tomb-kings-skeletons = Skelette
entry-tomb-kings-skeleton-bowmen = Skelettbogenschützen
entry-tomb-kings-skeleton-cavalry = Skelettreiter
entry-tomb-kings-skeleton-chariots = Skelettstreitwagen
entry-tomb-kings-carrion = Aasvögel
entry-tomb-kings-bone-giant = Knochengigant
entry-tomb-kings-sphinx = Sphinx
entry-tomb-kings-skull-chukka = Schädelschleuder
entry-tomb-kings-bone-thrower = Knochenschleuder
entry-tomb-kings-tomb-king = Gruftkönig
entry-tomb-kings-liche-priest = Lichpriester

upgrade-tomb-kings-zombie-dragon = Zombiedrache
upgrade-tomb-kings-liche-chariot = Streitwagen des Lichs

entry-kislev-winged-lancers = Geflügelte Lanzenreiter
entry-kislev-horse-archers = Berittene Bogenschützen
entry-kislev-cossacks = Kosaken
entry-kislev-bowmen = Bogenschützen
entry-kislev-red-guard = Rote Garde
entry-kislev-axemen = Axtkämpfer
entry-kislev-bears = Bären
entry-kislev-war-wagon = Kriegswagen
entry-kislev-general = General
entry-kislev-hero = Held
entry-kislev-shaman = Schamane
entry-kislev-knights = Ritter

upgrade-kislev-bear = Bär
upgrade-kislev-yozhin = Joschin
upgrade-kislev-tzarina = Zarin
upgrade-kislev-bowmen = Bogenschützen

entry-orcs-orc-warriors = Orkkrieger
entry-orcs-black-orcs = Schwarzorks
entry-orcs-goblins = Goblins
entry-orcs-trolls = Trolle
entry-orcs-ogres = Oger
entry-orcs-boar-riders = Wildschweinreiter
entry-orcs-wolf-riders = Wolfsreiter
entry-orcs-wolf-chariots = Wolfsstreitwagen
entry-orcs-giant = Riese
entry-orcs-rock-lobber = Steinschleuder
entry-orcs-orc-general = Orkgeneral
entry-orcs-orc-hero = Orkheld
entry-orcs-orc-shaman = Orkschamane
entry-orcs-goblin-hero = Goblinheld
entry-orcs-goblin-shaman = Goblinschamane

upgrade-orcs-wyvern = Lindwurm
upgrade-orcs-chariot = Streitwagen

entry-skaven-clanrats = Klanratten
entry-skaven-stormvermin = Sturmratten
entry-skaven-jezzails = Jezzails
entry-skaven-plague-monks = Seuchenmönche
entry-skaven-rat-swarms = Rattenschwärme
entry-skaven-gutter-runners = Schattenläufer
entry-skaven-rat-ogres = Rattenoger
entry-skaven-warp-lightning-cannon = Warpblitzkanone
entry-skaven-doom-wheel = Todesrad
entry-skaven-screaming-bell = Glocke des Unheils
entry-skaven-grey-seer = Grauer Prophet
entry-skaven-hero = Held
entry-skaven-warlock = Warlock

upgrade-skaven-rat-ogre-bodyguard = Rattenoger-Leibwache

entry-dogs-of-war-pikemen = Pikeniere
entry-dogs-of-war-crossbowmen = Armbrustschützen
entry-dogs-of-war-handgunners = Musketenschützen
entry-dogs-of-war-swordsmen = Schwertkämpfer
entry-dogs-of-war-ogres = Oger
entry-dogs-of-war-dwarfs = Zwerge
entry-dogs-of-war-marauders = Barbaren
entry-dogs-of-war-light-cavalry = Leichte Reiter
entry-dogs-of-war-knights = Ritter
entry-dogs-of-war-galloper-guns = Feldschlangen
entry-dogs-of-war-giant = Riese
entry-dogs-of-war-birdmen = Vogelmenschen
entry-dogs-of-war-general = General
entry-dogs-of-war-hero = Held
entry-dogs-of-war-paymaster = Zahlmeister
entry-dogs-of-war-wizard = Zauberer
entry-dogs-of-war-tuska = Tuska

upgrade-dogs-of-war-griffon = Greif
upgrade-dogs-of-war-pay-wagon = Soldwagen
upgrade-dogs-of-war-handgunners = Musketenschützen

entry-vampire-counts-skeletons = Skelette
entry-vampire-counts-zombies = Zombies
entry-vampire-counts-ghouls = Ghule
entry-vampire-counts-grave-guard = Verfluchte
entry-vampire-counts-ethereal-host = Geisterschar
entry-vampire-counts-black-knights = Schwarze Ritter
entry-vampire-counts-dire-wolves = Todeswölfe
entry-vampire-counts-fell-bats = Fledermausschwärme
entry-vampire-counts-vampire-lord = Vampirfürst
entry-vampire-counts-vampire = Vampir
entry-vampire-counts-necromancer = Nekromant

upgrade-vampire-counts-winged-nightmare = Geflügelter Nachtmahr
upgrade-vampire-counts-black-coach = Schwarze Kutsche

entry-wood-elves-glade-guard = Waldwache
entry-wood-elves-eternal-guard = Ewige Wache
entry-wood-elves-wardancers = Kampftänzer
entry-wood-elves-waywatchers = Wegwächter
entry-wood-elves-dryads = Dryaden
entry-wood-elves-glade-riders = Waldreiter
entry-wood-elves-wild-riders = Wilde Jäger
entry-wood-elves-warhawk-riders = Kampffalkenreiter
entry-wood-elves-treekin = Baumschrate
entry-wood-elves-treeman = Baummensch
entry-wood-elves-general = General
entry-wood-elves-noble = Adliger
entry-wood-elves-treeman-ancient = Uralter Baummensch
entry-wood-elves-branchwraith = Zweigschrat
entry-wood-elves-spell-weaver = Zauberweber

upgrade-wood-elves-giant-stag = Riesenhirsch
upgrade-wood-elves-unicorn = Einhorn
upgrade-wood-elves-warhawk = Kampffalke
upgrade-wood-elves-forest-dragon = Walddrache

entry-dwarfs-warriors = Krieger
entry-dwarfs-handgunners = Musketenschützen
entry-dwarfs-rangers = Grenzläufer
entry-dwarfs-troll-slayers = Trollslayer
entry-dwarfs-cannon = Kanone
entry-dwarfs-flame-cannon = Flammenkanone
entry-dwarfs-gyrocopter = Gyrokopter
entry-dwarfs-general = General
entry-dwarfs-hero = Held
entry-dwarfs-runesmith = Runenschmied

upgrade-dwarfs-anvil = Amboss
upgrade-dwarfs-handgunners = Musketenschützen
upgrade-dwarfs-oathstone = Eidstein

item-battle-banner = Schlachtenbanner
item-banner-of-shielding = Banner des Schutzes
item-banner-of-fortitude = Banner der Tapferkeit
item-banner-of-steadfastness = Banner der Standhaftigkeit
item-banner-of-fortune = Banner des Glücks
item-sword-of-destruction = Schwert der Zerstörung
item-sword-of-fate = Schwert des Schicksals
item-sword-of-cleaving = Schwert des Spaltens
item-sword-of-might = Schwert der Macht
item-crown-of-command = Krone der Befehlsgewalt
item-helm-of-dominion = Helm der Herrschaft
item-orb-of-majesty = Reichsapfel der Majestät
item-ring-of-magic = Ring der Magie
item-staff-of-spellbinding = Stab der Zauberbindung
item-sceptre-of-sovereignty = Zepter der Hoheit
item-scroll-of-dispelling = Schriftrolle der Bannung
item-wand-of-power = Zauberstab der Kraft
item-rod-of-repetition = Rute der Wiederholung
item-banner-of-faith = Banner des Glaubens
item-book-of-hoschenfels = Buch von Hoschenfels
item-hammer-of-justice = Hammer der Gerechtigkeit
item-mirror-of-the-damned = Spiegel der Verdammten
item-standard-of-the-righteous = Standarte der Gerechten
item-symbol-of-sigmar = Symbol Sigmars

gear-gateway = Tor
gear-gateway-tower = Torturm
gear-wall = Mauer
gear-sally-gate = Ausfallpforte
gear-tower = Turm
gear-palisade-tower = Palisadenturm
gear-palisade-wall = Palisade
gear-earthwork = Erdwall
gear-boiling-oil = Siedendes Öl und Steinwurf
gear-log-rams = Baumstammrammen
gear-ladders = Leitern
gear-sow = Schutzdach
gear-mantlets = Setzschilde
gear-siege-tower = Belagerungsturm
gear-battering-ram = Rammbock
gear-mangonel = Mange
gear-bombard = Bombarde
gear-tribock = Tribock
