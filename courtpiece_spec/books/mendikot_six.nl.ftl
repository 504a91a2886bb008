# Wat het Nederlands alleen van dit boek en deze optie zegt.

mendikot_six =
    .title = Mendikot met zijn zessen
mendikot_six-also-mindi = Mindi
mendikot_six-also-mendi = Mendi

mendikot_six-let-mendikot =
    .title = Mendikot
mendikot_six-let-whitewash =
    .title = Whitewash
mendikot_six-score-mendikot =
    .title = Mendikot
mendikot_six-score-whitewash =
    .title = Whitewash

mendikot_six-ruling-six_seats = Hoe zitten de zes spelers?
    .here = in twee partijen van drie, ieder tussen twee tegenstanders
    .instead_1 = in drie partijen van twee
mendikot_six-ruling-Q2 = Wat als de hoogste kaarten die voor de eerste deling zijn getrokken, gelijk zijn?
    .here = de spelers met die kaarten trekken opnieuw
    .instead_1 = de kleuren hebben een rangorde
    .instead_2 = wie de laagste kaart trekt, deelt, als dat zo is afgesproken
mendikot_six-ruling-six_packets = In welke groepjes worden acht kaarten gedeeld?
    .here = vier en nog eens vier, te beginnen rechts van de deler
    .instead_1 = één kaart tegelijk
    .instead_2 = vijf en drie
mendikot_six-ruling-six_trump = Op welke van de vier manieren wordt de troef bepaald?
    .here = door de eerste kaart van een speler die geen kleur kan bekennen (cut hukum); die kaart is al in haar eigen slag troef
    .instead_1 = door een kaart die vóór het delen wordt getrokken
    .instead_2 = door een kaart die gedekt ligt totdat iemand geen kleur kan bekennen
    .instead_3 = door een kaart die gedekt ligt totdat iemand die geen kleur kan bekennen, erom vraagt
mendikot_six-ruling-Q30 = Wat als iedereen in alle acht slagen kleur kan bekennen?
    .here = met twaalf kaarten per kleur en zes spelers is dat mogelijk; er is de hele ronde geen troef
    .instead_1 = er wordt opnieuw gedeeld
mendikot_six-ruling-six_level = Wat als elke partij twee tienen en vier slagen heeft?
    .here = niemand heeft gewonnen, er wordt niets geteld, en dezelfde deler deelt opnieuw
    .instead_1 = de partij die niet deelde, heeft gewonnen
    .instead_2 = de partij die de laatste slag won, heeft gewonnen
mendikot_six-ruling-six_worth = Hoeveel meer zijn een Mendikot en een whitewash waard?
    .here = ze worden allebei genoemd als de grotere winst die ze zijn, en tellen als één ronde, net als elke winst
    .instead_1 = zoveel rondes als is afgesproken
mendikot_six-ruling-six_partner = In een partij van drie heeft de deler twee partners: wie deelt na een verloren whitewash?
    .here = de eerstvolgende van hen in de speelrichting
    .instead_1 = wie door de winnende partij wordt aangewezen
mendikot_six-ruling-six_match = Wanneer is de wedstrijd afgelopen?
    .here = als de spelers stoppen; de partij met meer rondes heeft gewonnen
    .instead_1 = na een aantal rondes

mendikot_six-example-must_follow = Wie de gevraagde kleur heeft, moet kleur bekennen
mendikot_six-example-sets_trump = De eerste kaart van een speler die geen kleur kan bekennen, bepaalt de troef, en wint
mendikot_six-example-follows_trump = Een hogere kaart van de nieuwe troefkleur wint

## Met zijn achten

eight_players =
    .title = Acht spelers
eight_players-let-whitewash =
    .title = Whitewash
eight_players-ruling-six_seats = Hoe zitten de acht spelers, en met hoeveel spellen kaarten wordt er gespeeld?
    .here = in twee partijen van vier, ieder tussen twee tegenstanders, met één spel zonder de tweeën, dus zes kaarten voor ieder
    .instead_1 = met twee spellen en meer kaarten voor ieder
eight_players-ruling-six_packets = In welke groepjes worden zes kaarten gedeeld?
    .here = drie en nog eens drie, te beginnen rechts van de deler
    .instead_1 = één kaart tegelijk
eight_players-ruling-six_level = Wat als elke partij twee tienen en drie slagen heeft?
    .here = niemand heeft gewonnen, er wordt niets geteld, en dezelfde deler deelt opnieuw
    .instead_1 = de partij die niet deelde, heeft gewonnen
eight_players-example-sets_trump_at_eight = De eerste kaart van een andere kleur wint bij acht spelers
