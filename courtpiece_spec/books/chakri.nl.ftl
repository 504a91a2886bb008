# Wat het Nederlands alleen van dit boek zegt.

chakri =
    .title = Chakri
chakri-also-chokri = Chokri
chakri-roles-caller =
    .title = eerste bieder
chakri-score-baunie =
    .title = Baunie

chakri-ruling-chakri_seats = Hoe zitten de zes spelers, en in welke richting wordt er gespeeld?
    .here = ieder zit tussen twee tegenstanders; er wordt tegen de klok in gedeeld en gespeeld, zoals in de andere Indiase spellen
    .instead_1 = alles gaat met de klok mee
chakri-ruling-chakri_dealer = Wie deelt?
    .here = de speler links van de eerste bieder, alle acht kaarten tegelijk, te beginnen bij de eerste bieder; zo krijgt de eerste bieder als eerste kaarten en biedt ook als eerste
    .instead_1 = een willekeurige speler, want de deler heeft geen bijzondere rol
    .instead_2 = vier en nog eens vier
chakri-ruling-chakri_bidding = Hoe wordt er geboden?
    .here = iedere speler komt één keer aan de beurt, de eerste bieder als eerste, en die moet bieden; elk later bod is hoger dan het vorige
    .instead_1 = het bieden gaat rond totdat alle anderen hebben gepast
    .instead_2 = er wordt opnieuw gedeeld als iedereen past
chakri-ruling-chakri_eight = Wat als het hoogste bod al vroeg wordt gedaan?
    .here = na een bod van acht kunnen de anderen alleen nog passen
    .instead_1 = het bieden is meteen afgelopen
chakri-ruling-chakri_role = Welke partij moet verliezen om de rol te laten doorschuiven?
    .here = die van de eerste bieder, die als eerste bood, wie er ook het hoogst heeft geboden; de rol gaat naar de speler rechts van de eerste bieder
    .instead_1 = die van de hoogste bieder
    .instead_2 = de rol schuift door binnen de partij
chakri-ruling-chakri_early = Is de ronde afgelopen als het bod gehaald is of niet meer te halen is?
    .here = nee, alle acht slagen worden gespeeld, want een baunie kan nog worden gehaald
    .instead_1 = ja
chakri-ruling-chakri_bonus = Hoe groot is de bonus voor alle acht slagen, en wie kan die verdienen?
    .here = één ronde meer, voor elk van beide partijen, wat er ook is geboden
    .instead_1 = alleen voor een partij die acht had geboden
    .instead_2 = zo groot als is afgesproken
chakri-ruling-chakri_target = Met hoeveel rondes is de wedstrijd gewonnen?
    .here = met tien, waarbij een baunie voor twee telt
    .instead_1 = met elk afgesproken aantal

chakri-example-low_trump = Een lage troef wint van een aas
chakri-example-higher_trump = Van twee troeven wint de hogere
chakri-example-must_follow = Wie de gevraagde kleur heeft, moet kleur bekennen
chakri-example-bid_made = Zes geboden en zes gewonnen
chakri-example-bid_missed = Zes geboden, vijf gewonnen: de anderen hebben gewonnen
chakri-example-all_eight = Alle acht slagen tellen als één ronde meer
chakri-example-other_side_bids = De andere partij biedt en haalt haar bod: de partij van de eerste bieder heeft verloren, en de rol schuift door
