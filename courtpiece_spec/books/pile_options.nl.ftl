# Wat het Nederlands alleen van deze opties zegt.

## Azen

ace_on_ace =
    .title = Aas op aas
ace_on_ace-ruling-Q43 = Wat gebeurt er met een paar azen?
    .here = het levert niets op, maar de reeks gaat door; met een derde slag op rij kan worden opgeraapt
    .instead_1 = het tweede aas geldt niet als winst, zodat er twee nieuwe slagen nodig zijn
    .instead_2 = het tweede aas telt als een twee
    .instead_3 = met een aas wordt pas opgeraapt als dezelfde speler ook de volgende slag wint
ace_on_ace-example-pair_of_aces = Twee azen leveren niets op, de volgende slag alles
ace_on_ace-example-ace_and_king = Een aas met een andere kaart levert de stapel op

ace_on_ace_no_win =
    .title = Aas op aas: het tweede geldt niet als winst
ace_on_ace_no_win-ruling-Q43 = Wat gebeurt er met een paar azen?
    .here = het levert niets op, en de tweede slag ervan begint geen nieuw paar; er zijn twee nieuwe slagen nodig
    .instead_1 = de reeks gaat door, en met een derde slag op rij kan worden opgeraapt
ace_on_ace_no_win-example-two_new_tricks = Na twee azen zijn er twee nieuwe slagen nodig

ace_confirmed = Een slag die met een aas is gewonnen, levert niets op: dezelfde speler moet de volgende slag met een andere kaart winnen.
    .title = Een aas moet worden bevestigd
ace_confirmed-ruling-Q43 = Wat als de slag waarmee zou worden opgeraapt, met een aas is gewonnen?
    .here = die levert niets op; de volgende slag op rij wel, als die met een andere kaart wordt gewonnen
    .instead_1 = alleen een paar van twee azen levert niets op
ace_confirmed-ruling-ace_twice = Wat als ook de bevestigende slag met een aas wordt gewonnen?
    .here = die bevestigt niets; de reeks gaat door totdat een andere kaart een slag wint
    .instead_1 = de reeks is voorbij
ace_confirmed-example-confirmed = Een aas levert pas met de slag erna iets op
ace_confirmed-example-ace_first = Een aas aan het begin van het paar is geen bezwaar

second_ace_low =
    .title = Het tweede aas telt als een twee
second_ace_low-ruling-Q43 = Welke rang heeft een aas waarmee een speler uitkomt direct na winst met een aas?
    .here = in die slag een twee, onder elke andere kaart van de kleur behalve de twee, waarvan het als eerder gespeelde kaart wint
    .instead_1 = een aas; het paar levert niets op

## Slagen waarna niets wordt opgeraapt

blocked_tricks = Na bepaalde, vooraf afgesproken slagen wordt de stapel niet opgeraapt.
    .title = Slagen waarna niet wordt opgeraapt
blocked_tricks-ruling-Q40 = Wat gebeurt er met een paar dat niet mag worden opgeraapt?
    .here = het levert niets op, maar de reeks gaat door; wie slag 1, 2 en 3 wint, raapt er drie op
    .instead_1 = na die slag begint de reeks opnieuw
blocked_tricks-ruling-Q41 = Gaat het om de twaalfde slag, of om winst van de elfde en de twaalfde?
    .here = dat is hetzelfde, want wie bij de twaalfde zou oprapen, heeft ze allebei gewonnen
    .instead_1 = voor zover de bronnen iets zeggen, niet anders
blocked_tricks-ruling-Q37 = Hoe gaat het met de dertiende slag?
    .here = de winnaar daarvan krijgt alles wat er ligt, ook als de dertiende slag bij de afgesproken slagen hoort
    .instead_1 = als ook de dertiende slag bij de afgesproken slagen hoort, krijgt niemand de stapel
blocked_tricks-example-after_second = Niets bij de tweede slag, drie bij de derde
blocked_tricks-example-after_twelfth = Niets bij de twaalfde slag, dertien bij de laatste

opening = Vóór een bepaalde, vooraf afgesproken slag wordt niets opgeraapt.
    .title = Niet oprapen vóór een bepaalde slag
opening-ruling-Q42 = Welke slagen vormen het eerste paar?
    .here = elke twee op rij waarvan de laatste de afgesproken slag of een latere is; is slag 3 afgesproken, dan kunnen dat al de tweede en de derde zijn, bij slag 5 de vierde en de vijfde
    .instead_1 = zoveel slagen op rij als het nummer van de afgesproken slag
opening-example-third = Het eerste paar kan met de derde slag eindigen
opening-example-fifth = Het eerste paar kan met de vijfde slag eindigen
opening-example-missed = Lukt het daar niet, dan kan het met de zesde eindigen

triple_opening = De eerste keer oprapen vraagt drie slagen op rij van één speler, elke volgende keer twee.
    .title = Drie op rij voor de eerste keer oprapen
triple_opening-ruling-Q42 = Wat is nodig voor de verplichte drie aan het begin?
    .here = drie slagen op rij van één speler voor de eerste keer oprapen, twee voor elke volgende keer
    .instead_1 = twee op rij, maar niet vóór de derde slag
triple_opening-example-three_then_two = Eerst drie op rij, dan twee

## Na het oprapen

hot_streak =
    .title = Lopende reeks
hot_streak-ruling-Q38 = Wat als dezelfde speler een derde slag op rij wint?
    .here = elke volgende slag van de ononderbroken reeks wordt meteen opgeraapt
    .instead_1 = die slag blijft liggen; om op te rapen zijn twee nieuwe slagen nodig
hot_streak-ruling-Q39 = Wat als een andere speler de volgende slag wint?
    .here = de reeks is voorbij; om op te rapen zijn weer twee slagen op rij nodig
    .instead_1 = de slag waarmee is opgeraapt en de slag daarna vormen een paar
hot_streak-example-third_and_fourth = De derde en de vierde slag worden één voor één opgeraapt

## Verborgen troef

after_exposure =
    .title = Allebei de slagen na het openleggen
after_exposure-ruling-Q26 = Moet de troef vóór de eerste slag van een paar zijn opengelegd?
    .here = vóór de winnende kaart daarvan; een slag waarin de troef is opengelegd, telt als de winnende kaart daarna kwam
    .instead_1 = nee; na elke twee slagen op rij wordt opgeraapt
after_exposure-example-unexposed = Vóór het openleggen levert geen paar iets op
