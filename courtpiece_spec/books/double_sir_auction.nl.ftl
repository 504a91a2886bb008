# Wat het Nederlands alleen van dit boek zegt.

double_sir_auction =
    .title = Double Sir met bieden

double_sir_auction-decide-broken = De tegenstanders van de hoogste bieder winnen de ronde zodra zij zoveel slagen hebben opgeraapt dat het bod niet meer te halen is: 7 tegen een bod van 7, 6 tegen 8, 5 tegen 9, 4 tegen 10, 3 tegen 11, 2 tegen 12 en 1 tegen 13.
double_sir_auction-ruling-dse_dealer = Wat doet de deler?
    .here = het delen gaat na elke ronde naar rechts, maar de kaarten worden altijd vanaf de eerste plaats, Noord, gedeeld, en Noord begint met bieden
    .instead_1 = de buur van de deler krijgt het eerst kaarten en begint met bieden
double_sir_auction-ruling-Q48 = Wie komt uit na het oprapen?
    .here = wie heeft opgeraapt, want die speler heeft de slag gewonnen; de bron zegt niets anders
double_sir_auction-ruling-dse_over = Wat leveren slagen boven het bod op?
    .here = niets; alleen het bod wordt betaald
    .instead_1 = ook die worden betaald
double_sir_auction-ruling-Q38 = Wat als dezelfde speler een derde slag op rij wint?
    .here = die wordt meteen opgeraapt, net als elke volgende slag van die ononderbroken reeks
    .instead_1 = die slag blijft liggen; om op te rapen zijn twee nieuwe slagen nodig
double_sir_auction-ruling-Q39 = Wat als een andere speler de volgende slag wint?
    .here = de reeks is voorbij; om op te rapen zijn weer twee slagen op rij nodig
    .instead_1 = de slag waarmee is opgeraapt en de slag daarna vormen een paar
double_sir_auction-ruling-Q44 = Kan de ronde eerder eindigen?
    .here = ja, zodra het bod gehaald is, of de tegenpartij zoveel slagen heeft opgeraapt dat het niet meer te halen is
    .instead_1 = nee, alle dertien slagen worden gespeeld
double_sir_auction-ruling-Q45 = Wat als één partij elke slag wint, maar de partners om beurten?
    .here = vóór slag 13 wordt niets opgeraapt; die levert dan alle dertien slagen op
    .instead_1 = er wordt niets opgeraapt
double_sir_auction-ruling-Q58 = Wat als een partij boven 53 strafpunten uitkomt?
    .here = die heeft de wedstrijd verloren
    .instead_1 = 53 moet precies worden gehaald

double_sir_auction-example-bid_made = Zeven geboden en opgeraapt: zeven strafpunten voor de anderen
double_sir_auction-example-eight_of_nine = Negen geboden: vijf slagen voor de tegenpartij zijn te veel
double_sir_auction-example-third_and_fourth = Na een paar wordt elke volgende slag meteen opgeraapt
