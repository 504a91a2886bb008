# Wat het Nederlands alleen van deze opties zegt.

## Vóór het spelen

highest_card_deals =
    .title = De hoogste kaart deelt
highest_card_deals-roles-caller =
    .title = roeper
highest_card_deals-ruling-Q1 = Wie wordt het eerst bepaald, de deler of de roeper?
    .here = wie de hoogste kaart trekt, deelt, en de speler links van de deler is de roeper
    .instead_1 = wie de eerste boer krijgt, is de roeper
highest_card_deals-ruling-Q2 = Wat als de hoogste getrokken kaarten gelijk zijn?
    .here = de spelers met die kaarten trekken opnieuw, totdat één kaart de hoogste is
    .instead_1 = de kleuren hebben een rangorde

partners_drawn =
    .title = Partners volgens de getrokken kaarten

call_stands = Een eenmaal genoemde troefkleur kan niet meer worden veranderd.
    .title = Geroepen is geroepen
call_stands-ruling-call_final = Mag de geroepen troef worden veranderd?
    .here = nee, wat is genoemd, blijft staan
    .instead_1 = ja, totdat de groepjes van vier worden gedeeld

ace_is_picture =
    .title = Het aas is een plaatje
ace_is_picture-ruling-Q7 = Is het aas een plaatje?
    .here = ja, naast heer, vrouw en boer
    .instead_1 = nee
ace_is_picture-ruling-Q8 = Hoe vaak mag om een nieuwe deling worden gevraagd?
    .here = zo vaak als het voorkomt
    .instead_1 = twee keer achter elkaar; de derde deling moet blijven staan
ace_is_picture-ruling-Q9 = Wat als de troefkleur al is genoemd?
    .here = de geroepen troef vervalt; de kaarten worden opnieuw geschud, en dezelfde roeper noemt opnieuw een troefkleur
    .instead_1 = de genoemde troefkleur blijft voor de nieuwe deling gelden
ace_is_picture-example-ace_alone = Met een aas mag om geen nieuwe deling worden gevraagd
ace_is_picture-example-ten_high = Met een tien als hoogste kaart mag het

## Het spelen

no_duty_to_trump =
    .title = Niemand hoeft te troeven
no_duty_to_trump-ruling-duty_to_trump = Moet een speler die geen kleur kan bekennen, troeven?
    .here = nee, elke kaart mag worden gespeeld
    .instead_1 = ja, zo mogelijk, en hoger dan een troef die er al ligt
no_duty_to_trump-example-may_discard = Wie geen kleur kan bekennen, mag afgooien

## Punten en straffen

kap_thirteen = Een kap telt voor 13 punten, een bounie voor 52, net als te vroeg opgeven.
    .title = Een kap telt 13, een bounie 52
kap_thirteen-score-baunie =
    .title = Baunie
kap_thirteen-score-kap =
    .title = Kap
kap_thirteen-ruling-other_scale = Wat is al het andere waard?
    .here = gewone winst, een kap waarbij de partner stopt, en straffen tellen zoals altijd; te vroeg opgeven kost evenveel als een bounie
    .instead_1 = bij gewone winst tellen de slagen
kap_thirteen-example-kap = De eerste zeven slagen

seven_lost = Zeven op rij verliezen kost zeven punten; of het om de eerste zeven slagen van een ronde of om zeven rondes gaat, wordt vooraf afgesproken.
    .title = Zeven op rij verliezen kost zeven punten
seven_lost-ruling-seven_running-1 = Zeven waarvan?
    .here = de eerste zeven slagen van een ronde
    .instead_1 = zeven rondes
seven_lost-ruling-seven_running-2 = Zeven waarvan?
    .here = zeven rondes op rij; daarna begint de reeks opnieuw
    .instead_1 = de eerste zeven slagen van een ronde
seven_lost-example-lost_tricks = De partij zonder slag verliest zeven punten
seven_lost-example-lost_rounds = De zevende verloren ronde op rij kost zeven punten

after_trick_five = Ook tijdens de vijfde slag kost een kaart die buiten de beurt wordt gespeeld of getoond, een partij zonder slag 5 punten; pas daarna 15.
    .title = Een kaart die tijdens de vijfde slag wordt getoond, geldt als vroeg
after_trick_five-ruling-trick_five = Wat als een kaart tijdens de vijfde slag wordt getoond?
    .here = er zijn nog geen vijf slagen gespeeld, dus het kost 5 punten
    .instead_1 = het kost 15 punten, vanaf het moment dat de vierde slag gewonnen is

## De volgende ronde

dealer_rotates = Na elke ronde, gewonnen of verloren, wordt de speler links van de roeper de nieuwe roeper.
    .title = Na elke ronde deelt de volgende
dealer_rotates-example-passes_on = De roeper deelt de volgende ronde, gewonnen of verloren
