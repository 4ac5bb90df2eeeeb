# Für alle, die zum ersten Mal spielen: wofür jede Jahreszeit, jeder Befehl, jede Frage und jeder Zeitpunkt da ist, in einem Satz.
# `why-` und die Frage; ein Taktikfenster hat zu jedem seiner Zeitpunkte einen Satz.

guide = Wofür ist das?

# --- Jahreszeiten -----------------------------------------------------------------------------

why-season-spring = Frühling: Aktivierungsmarker verlassen die Karte, alle Befehle kommen zurück auf die Hand, Flüchtende stehen auf.
why-season-summer = Sommer: Jeder Held hat eine Aktion, um zu reisen, ein Duell zu wagen, eine Quest zu versuchen, zu heilen oder zu trainieren.
why-season-fall = Herbst: Der Schicksalsstapel wird vollständig, und alle nehmen 2 Einfluss oder eine Taktikkarte.
why-season-winter = Winter: Kein Gebiet ernährt mehr Einheiten, als dein Nahrungsanzeiger zeigt, und gefrorenes Wasser trägt.

# --- Befehle ----------------------------------------------------------------------------------

why-order-strategize = Bringe Figuren an bessere Plätze, ohne etwas zu aktivieren.
why-order-mobilize = Marschiere in ein Gebiet, mit der Bonusfunktion in ein zweites.
why-order-conquer = Marschiere in ein Gebiet, am besten dorthin, wo eine feindliche Festung fallen soll.
why-order-harvest = Stelle deine Anzeiger auf das, was dein Land liefert; spätere Befehle leben davon.
why-order-recruit = Hole neue Einheiten: Je höher der Anzeiger, desto mehr und desto bessere.
why-order-rally-support = Nimm, was deine Städte bieten, mit der Bonusfunktion einen neuen Helden.
why-order-acquire-power = Hole Einfluss für Gebote und Diplomatie, mit der Bonusfunktion einen Titel.
why-order-fortify = Sichere, was du hast: Festungen und Runen, die niemand findet.

# --- Aufbau -----------------------------------------------------------------------------------

why-choose-faction = Jede Fraktion hat eigene Einheiten, Anzeiger und Einfluss zu Beginn; gute und böse ziehen andere Helden und Ziele.
why-choose-tile = Die Karte entsteht gemeinsam: Gebirge und Wasser halten Heere auf, Städte und Rohstoffe nahe deiner Heimat helfen dir.
why-choose-marker-place = Auf jeden Marker kommt ein Heimatreich: Weit von den anderen hat es Platz zum Wachsen.
why-choose-marker = Hier beginnt dein Reich: Achte auf Rohstoffe, Städte und schwache neutrale Einheiten ringsum.
why-choose-home-turn = Wie dein Reich liegt, entscheidet, welche Gebiete zu den anderen zeigen und welche dahinter sicher sind.
why-choose-first-stronghold = Neue Einheiten erscheinen bei Festungen, und eine Festung verteidigt mit 5 Stärke.
why-place-first-unit = Dein erstes Heer darf in mehreren Gebieten stehen; höchstens 8 Einheiten passen in eines.
why-place-first-hero = Helden reisen im Sommer: Lass deinen dort beginnen, wo eine Quest nahe ist.
why-hide-runes-at-home = Die anderen sollen nicht wissen, welcher Marker falsch ist: Sie greifen dann den falschen an.

# --- Das Jahr ---------------------------------------------------------------------------------

why-choose-orders = Niedrige Nummern handeln zuerst; eine höhere als alle deine offenen bringt ihre Bonusfunktion, und zurück kommt ein Befehl erst im Frühling.
why-influence-or-card = Einfluss bezahlt Gebote, Diplomatie und Titel; Taktikkarten wenden Kämpfe.
why-own-turn = Vor und nach deinem Befehl darfst du Taktikkarten spielen, Belohnungen nutzen oder dein Ziel melden.
why-use-order = Einen Befehl musst du wählen, ausführen musst du ihn nicht.
why-use-bonus = Dein Befehl ist der höchste deiner offenen, darum kann er mehr; du darfst auch darauf verzichten.
why-choose-surplus = In einem Gebiet dürfen nur so viele Einheiten bleiben, und du entscheidest, welche geht.
why-answer-season-card = Die Karte der Jahreszeit verlangt etwas von allen, der Reihe nach.
why-pass-cards = Alle geben zur selben Zeit eine Karte weiter; du siehst nur, was du bekommst.
why-choose-bids = Das höchste Gebot gewinnt, was die Karte verspricht, aber alle verlieren, was sie geboten haben.
why-decide-tie = Gebote sind gleich, und du darfst sagen, wer höher steht.
why-name-lowest = Gebote sind gleich, und du darfst sagen, wer am niedrigsten steht.

# --- Heere ------------------------------------------------------------------------------------

why-choose-activation = Deine Figuren marschieren in das Gebiet, das du aktivierst, und Einheiten bleiben dort bis zum Frühling; was sie erreichen, leuchtet hell.
why-gather-army = Schicke so viele, wie du brauchst: Figuren aus mehreren Gebieten dürfen sich dort treffen, höchstens 8 bleiben.
why-approach = Besiegte neutrale Einheiten sind fort; durch Diplomatie gewonnene kämpfen für dich.
why-choose-influence = Jeder Einfluss zieht eine Schicksalskarte, und du wählst die beste: Gold gewinnt sie, Silber lässt dich ein, Rot weist dich ab.
why-choose-fate-symbol = Für Diplomatie zählt nur die Farbe der Karte, die du wählst.
why-after-refusal = Sie wollen dich nicht: Kämpfe, oder geh mit allen Einheiten zurück.
why-choose-mover = Jede stehende Figur darf ein Gebiet weit ziehen, in eigenes oder leeres Land, eine nach der anderen.
why-choose-move-target = Sie darf in ein eigenes oder leeres Gebiet daneben.
why-choose-hero-target = Ein Held darf in jedes Gebiet neben ihm, wem es auch gehört.

# --- Kampf ------------------------------------------------------------------------------------

why-pick-type = Typen derselben Reihe ziehen nacheinander; der erste vertreibt oder zerstört vielleicht, wen der nächste bekämpfen würde.
why-assign-loss = Schaden trifft zuerst beschädigte, ein Fluchtpunkt zuerst unbeschädigte Einheiten, wenn keine Fähigkeit etwas anderes sagt.
why-assign-both = Beide Seiten wählen geheim: Schaden zerstört, Flucht nimmt eine Einheit nur aus diesem Kampf.
why-assign-damage = Eine Einheit mit so viel Schaden wie Lebenspunkten ist zerstört; gib ihn denen, die du am wenigsten brauchst.
why-assign-routs = Eine flüchtende Einheit kämpft hier nicht mehr, aber sie überlebt vielleicht.
why-overpower = Die besondere Fähigkeit zerstört eine beschädigte oder flüchtende Einheit deiner Wahl oder macht Schaden, den dein Gegner zuteilt.
why-fury = Ein Berserker gibt sein Leben für mehr Schaden: Das lohnt, wenn er etwas Besseres zerstört.
why-offer-defence = Die Entwicklung deiner Festung kann jetzt helfen, kurz bevor die Stärke entscheidet.
why-offer-further-defence = Noch eine deiner Entwicklungen kann jetzt helfen, kurz bevor die Stärke entscheidet.
why-use-breach = Durch die Bonusfunktion von „Eroberung“ zählt die feindliche Festung beim Vergleich der Stärke 3 weniger.
why-replace-stronghold = Eine eroberte Festung wird deine, beschädigt: Neue Einheiten dürfen von nun an hier erscheinen.
why-choose-to-send = Kein Gebiet fasst mehr als 8 Einheiten, darum müssen einige der Sieger fort.
why-choose-retreat = Einheiten auf dem Rückzug gehen zusammen in ein Gebiet daneben und sind bis zum Frühling flüchtend; für geschlagene neutrale wählt ein Spieler.
why-support-type = Der Typ, dem ein Held beisteht, zieht eine Schicksalskarte mehr.
why-spare-card = Mit dem Beistand eines Helden wurde eine Karte mehr gezogen: Leg die schlechteste fort.
why-choose-hero-retreat = Helden, die der unterlegenen Seite beistanden, gehen mit ihr.

# --- Zeitpunkte für Taktikkarten --------------------------------------------------------------

why-moment-battle-marker = Der letzte Zeitpunkt, um zu ändern, wer teilnimmt, bevor die Einheiten antreten.
why-moment-start-of-battle = Karten, die den ganzen Kampf verändern, werden jetzt gespielt.
why-moment-start-of-round = Karten für eine Kampfrunde werden jetzt gespielt, bevor jemand zieht.
why-moment-damage-dealt = Jetzt lässt sich Schaden abwenden, bevor er zugeteilt wird.
why-moment-tally = Der letzte Zeitpunkt, um die Stärke zu ändern, die den Kampf entscheidet.
why-moment-after-battle = Karten, die von einem Kampf profitieren, werden jetzt gespielt.
why-moment-before-diplomacy = Jetzt kann eine Karte das Ziehen für die Diplomatie verbessern.
why-moment-before-test = Jetzt kann eine Karte die Probe deines Helden verbessern.
why-moment-quest-action = Jetzt kann eine Karte einem Helden in die Quere kommen oder ihm helfen.
why-moment-response = Jemand hat eine Karte gespielt: Du darfst antworten, bevor sie wirkt.
why-moment-other = Du darfst eine passende Taktikkarte spielen oder passen; die anderen sehen nur, was gespielt wird.
why-choose-target = Die Karte braucht etwas, worauf sie wirkt.
why-too-many-tactics = Niemand behält mehr als 10 Taktikkarten.
why-too-many-quests = Niemand behält mehr als 3 Quests.

# --- Reich ------------------------------------------------------------------------------------

why-choose-dial = Ein Anzeiger bringt jede Einheit an oder unter seinem Pfeil; wer vorher erntet, bekommt mehr.
why-choose-stronghold = Neue Einheiten sammeln sich bei deinen Festungen; stelle sie auf, wo du marschieren willst oder verteidigen musst.
why-choose-figure = Der Vorrat ist leer: Eine Einheit in der Ferne kann dorthin kommen, wo du sie brauchst.
why-choose-neutral = Neutrale Verbündete ziehen und kämpfen für dich, solange sie nicht allein in einem Gebiet sind, das dir nicht gehört.
why-choose-resource = Die Entwicklung zahlt etwas, das ihr Gebiet liefert.
why-build-development = Eine Entwicklung macht eine Festung einträglicher oder fester.
why-choose-benefit = Jede Stadt gibt dir eine Sache deiner Wahl.
why-choose-work = Bauen, reparieren und Runen neu auslegen, jedes einmal.
why-choose-to-give-up = Du hast keine Marker mehr: Die neue Festung braucht eine, die woanders steht.
why-choose-shuffled-area = Wer Marker zweier Gebiete neu auslegt, lässt die anderen vergessen, welcher welcher ist.
why-choose-to-turn-down = Eine offene Rune zeigt den anderen, wo sie angreifen sollen.
why-choose-how-to-lay-back = Nur du siehst, wohin welcher kommt.
why-choose-title = Ein Titel hat eine eigene Macht, bis jemand mehr für ihn bezahlt.
why-price-of-title = Was du bezahlst, liegt auf dem Titel: Je mehr es ist, desto sicherer hältst du ihn.
why-choose-reward-to-give = Die Heldenliga gibt eine Drachenrune für Belohnungen.
why-send-the-legion = Der Marschall der Freien Legionen gewinnt jeden Frühling einen Verbündeten.

# --- Runen ------------------------------------------------------------------------------------

why-give-back-false-runes = Eine falsche Rune zählt nichts, aber sie täuscht die anderen.
why-choose-rune-area = Mit einer Drachenrune kommt eine falsche, damit niemand weiß, welche wo liegt.
why-choose-dragon-area = Leg die Drachenrune dorthin, wo du das Gebiet halten kannst: Wer genug davon kontrolliert, gewinnt.
why-choose-rune-to-lay = Der andere Marker geht zurück, und alle sehen ihn.
why-choose-rune-to-reveal = Eine aufgedeckte Rune kennen alle, bis sie wieder verdeckt wird.

# --- Helden -----------------------------------------------------------------------------------

why-choose-hero-action = Jeder deiner Helden handelt einmal: ziehen und dann Duell oder Quest, oder heilen, oder trainieren.
why-on-the-way = Unterwegs dürfen Helden in einem Gebiet Belohnungen tauschen und nutzen, was sie tragen.
why-walk-on = Er darf zwei Gebiete weit gehen, mancher Held weiter, und sieht Runenmarker an, zu denen er kommt; wo er endet, darf er handeln.
why-duel-or-quest = Ein Duell gewinnt, was der andere trägt, eine Quest, was ihre Karte verspricht; eines von beiden.
why-choose-attribute = Die Eigenschaft sagt, wie viele Schicksalskarten er zieht, wenn eine Quest sie prüft.
why-also-train = Er darf zusätzlich zu dem trainieren, was er getan hat.
why-exchange = Belohnungen helfen dem Helden, der sie trägt: Gib jede dem, der sie am besten nutzt.
why-prevent-damage = Was er trägt, kann den Schaden von ihm abhalten.
why-use-for-test = Eine verdeckte Belohnung kann der Probe Karten hinzufügen, aber dann kennen sie alle.
why-pick-destiny = Nur eine der gezogenen Karten zählt: Gold ist am besten, Rot am schlechtesten.
why-duel-choice = Belohnungen und Fähigkeiten können ein Duell wenden.
why-answer-challenge = Vor der ersten Runde darf ein herausgeforderter Held nutzen, was er trägt.
why-strike-first = Manche schlagen zu, bevor die Karten gezogen werden.
why-strike-back = Eine Fluchtflagge hat Schaden abgewendet, und er darf darauf antworten.
why-use-orb = Das Symbol für besondere Fähigkeit macht 1 Schaden oder lässt stattdessen eine Belohnung wirken.
why-end-duel = Er kann das Duell verlassen, bevor es entschieden ist.
why-pick-pocket = Statt darum zu kämpfen, nimmt er eine verdeckte Belohnung.
why-choose-victim = Der Schlag aus dem Dunkel zerstört hier eine gegnerische Einheit.
why-lay-hands = Einem Helden in ihrem Gebiet wird 1 Schaden genommen.
why-pay-for-quest = Ohne den Preis bringt die Quest nichts.
why-raise-one-dial = Ein höherer Anzeiger bringt mehr Einheiten, Einfluss, Karten oder Nahrung.
why-choose-rune-to-see = Nur du wirst wissen, was dort liegt.
why-look-at-objective = Wer ein Ziel kennt, kann verhindern, dass es erfüllt wird.
why-seek-hero = Für jeden Einfluss ziehst du eine Heldenkarte und behältst eine von ihnen.
why-keep-one = Achte auf Eigenschaften und Fähigkeit: Hohe passen zu deinen Quests.
why-place-new-hero = Neue Helden beginnen bei einer deiner Festungen.
why-choose-deserter = Niemand führt mehr Helden als so viele: Einer kommt zurück in den Stapel.
why-choose-place = Die Belohnung wirkt in einem Gebiet.
why-lure-neutrals = Die Flöte führt sie fort: aus deinem Weg oder in den eines anderen.
why-teleport = Held und Einheiten stehen sofort woanders.
why-call-storm = Der Sturm vertreibt Einheiten aus der Ferne, sodass sie bis zum Frühling nicht handeln.
why-rout-one = Eine flüchtende Einheit zieht und kämpft bis zum Frühling nicht.
why-choose-to-put-back = Du behältst alle gezogenen Karten bis auf eine.

# --- Erkundung --------------------------------------------------------------------------------

why-buy-reward = Der Händler verkauft eine Belohnung für Einfluss.
why-lose-reward-or-health = Räuber nehmen eine Belohnung oder verletzen den Helden.
why-read-scroll = Die Schriftrolle zeigt dir jeden verdeckten Marker eines Gebiets.
