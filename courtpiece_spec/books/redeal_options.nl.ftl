# Wat het Nederlands alleen van deze opties zegt.

redeal_below_jack = De troefkiezer mag om een nieuwe deling vragen als bij de eerst gedeelde kaarten geen kaart boven een tien is; hoe vaak achter elkaar, wordt vooraf afgesproken.
    .title = Nieuwe deling: geen kaart boven een tien
redeal_below_jack-ruling-Q7 = Met welke handen mag om een nieuwe deling worden gevraagd?
    .here = die waarin elke kaart een tien of lager is; met een aas mag het evenmin als met een heer
    .instead_1 = die zonder heer, vrouw en boer, met of zonder aas
    .instead_2 = die waarin elke kaart een negen of lager is
redeal_below_jack-ruling-Q8 = Hoe vaak mag om een nieuwe deling worden gevraagd?
    .here = zo vaak achter elkaar als is afgesproken; de deling daarna blijft staan
    .instead_1 = zo vaak als het voorkomt
    .instead_2 = nooit twee keer achter elkaar
redeal_below_jack-ruling-Q9 = Wanneer mag erom worden gevraagd?
    .here = bij de eerste kaarten, voordat de troefkleur wordt genoemd; daarna wordt opnieuw geschud en afgenomen
    .instead_1 = zodra iedereen dertien kaarten heeft
redeal_below_jack-ruling-redealer = Wie deelt opnieuw?
    .here = dezelfde deler, voor dezelfde troefkiezer
    .instead_1 = de volgende deler
redeal_below_jack-example-ten_high = Met een tien als hoogste kaart mag het
redeal_below_jack-example-ace_against = Met een aas mag het niet
redeal_below_jack-example-jack_against = Met een boer evenmin
redeal_below_jack-example-of_others = Alleen de troefkiezer mag erom vragen

redeal_if_uncut = De troefkiezer mag om een nieuwe deling vragen als de partner van afnemen heeft afgezien en bij de eerst gedeelde kaarten geen kaart boven een tien is; hoe vaak achter elkaar, wordt vooraf afgesproken.
    .title = Nieuwe deling: een tien als hoogste kaart, en er is niet afgenomen
redeal_if_uncut-ruling-Q5 = Heeft het afnemen gevolgen?
    .here = ja; wie heeft laten afnemen, moet de kaarten nemen zoals ze zijn
    .instead_1 = nee; met een slechte hand mag altijd om een nieuwe deling worden gevraagd
redeal_if_uncut-ruling-Q8 = Hoe vaak mag om een nieuwe deling worden gevraagd?
    .here = zo vaak achter elkaar als is afgesproken; de deling daarna blijft staan
    .instead_1 = zo vaak als het voorkomt

redeal_below_ten = De troefkiezer mag om een nieuwe deling vragen als bij de eerst gedeelde kaarten geen kaart boven een negen is; hoe vaak achter elkaar, wordt vooraf afgesproken.
    .title = Nieuwe deling: geen kaart boven een negen
redeal_below_ten-ruling-Q8 = Hoe vaak mag om een nieuwe deling worden gevraagd?
    .here = zo vaak achter elkaar als is afgesproken; de deling daarna blijft staan
    .instead_1 = zo vaak als het voorkomt
redeal_below_ten-example-ten_high = Met een tien mag het niet
redeal_below_ten-example-nine_high = Met een negen als hoogste kaart mag het

redeal_no_picture = De troefkiezer mag om een nieuwe deling vragen als bij de eerst gedeelde kaarten geen heer, vrouw of boer is; hoe vaak achter elkaar, wordt vooraf afgesproken.
    .title = Nieuwe deling: geen heer, vrouw of boer
redeal_no_picture-ruling-Q7 = Staat een aas een nieuwe deling in de weg?
    .here = nee; alleen heer, vrouw en boer
    .instead_1 = ja, net als een heer
redeal_no_picture-ruling-Q8 = Hoe vaak mag om een nieuwe deling worden gevraagd?
    .here = zo vaak achter elkaar als is afgesproken (in de bron twee keer); de deling daarna blijft staan
    .instead_1 = zo vaak als het voorkomt
redeal_no_picture-example-ace_and_small_cards = Met een aas mag het wel
redeal_no_picture-example-jack_against = Met een boer mag het niet

redeal_no_court_card = De troefkiezer mag om een nieuwe deling vragen als bij de eerst gedeelde kaarten geen heer, vrouw of boer is, maar nooit twee keer achter elkaar.
    .title = Nieuwe deling: geen plaatje, nooit twee keer achter elkaar
redeal_no_court_card-ruling-Q7 = Is een aas een plaatje?
    .here = nee; plaatjes zijn heer, vrouw en boer
    .instead_1 = ja
redeal_no_court_card-ruling-Q8 = Wat betekent “nooit twee keer achter elkaar”?
    .here = een deling waarom is gevraagd, blijft staan
    .instead_1 = één speler mag er niet in twee rondes achter elkaar om vragen
redeal_no_court_card-example-no_court_card = Heer, vrouw en boer ontbreken

## Als alle kaarten gedeeld zijn

redeal_thirteen_no_picture = De troefkiezer mag om een nieuwe deling vragen als bij alle dertien kaarten geen heer, vrouw of boer is; hoe vaak achter elkaar, wordt vooraf afgesproken.
    .title = Nieuwe deling: geen plaatje bij dertien kaarten
redeal_thirteen_no_picture-ruling-Q7 = Is het aas een plaatje?
    .here = nee, alleen heer, vrouw en boer
    .instead_1 = ja
redeal_thirteen_no_picture-ruling-Q8 = Hoe vaak mag om een nieuwe deling worden gevraagd?
    .here = zo vaak achter elkaar als is afgesproken; de deling daarna blijft staan
    .instead_1 = zo vaak als het voorkomt
redeal_thirteen_no_picture-ruling-Q9 = Wat als de troefkleur al is genoemd?
    .here = de keuze vervalt; dezelfde deler deelt opnieuw, en dezelfde speler kiest opnieuw troef
    .instead_1 = de genoemde troefkleur blijft voor de nieuwe deling gelden
redeal_thirteen_no_picture-ruling-Q27 = Wat als de verborgen kaart al op tafel ligt?
    .here = die telt mee bij de dertien en wordt met de andere meegeschud
    .instead_1 = die telt niet mee
redeal_thirteen_no_picture-example-ace_alone = Met een aas mag het wel
redeal_thirteen_no_picture-example-one_jack = Met één boer mag het niet

redeal_thirteen_no_picture_or_ace = De troefkiezer mag om een nieuwe deling vragen als bij alle dertien kaarten geen aas, heer, vrouw of boer is; hoe vaak achter elkaar, wordt vooraf afgesproken.
    .title = Nieuwe deling: geen plaatje en geen aas bij dertien kaarten
redeal_thirteen_no_picture_or_ace-ruling-Q7 = Is het aas een plaatje?
    .here = ja, naast heer, vrouw en boer
    .instead_1 = nee
redeal_thirteen_no_picture_or_ace-ruling-Q8 = Hoe vaak mag om een nieuwe deling worden gevraagd?
    .here = zo vaak achter elkaar als is afgesproken; de deling daarna blijft staan
    .instead_1 = zo vaak als het voorkomt
redeal_thirteen_no_picture_or_ace-ruling-Q9 = Wat als de troefkleur al is genoemd?
    .here = de keuze vervalt; dezelfde deler deelt opnieuw, en dezelfde speler kiest opnieuw troef
    .instead_1 = de genoemde troefkleur blijft voor de nieuwe deling gelden
redeal_thirteen_no_picture_or_ace-ruling-Q27 = Wat als de verborgen kaart al op tafel ligt?
    .here = die telt mee bij de dertien en wordt met de andere meegeschud
    .instead_1 = die telt niet mee
redeal_thirteen_no_picture_or_ace-example-ace_alone = Met een aas mag het niet
redeal_thirteen_no_picture_or_ace-example-ten_high = Met een tien als hoogste kaart mag het

redeal_any_hand_no_honour = Er wordt opnieuw gedeeld als een speler dertien kaarten zonder aas, heer, vrouw of boer heeft; hoe vaak achter elkaar, wordt vooraf afgesproken.
    .title = Nieuwe deling: een hand zonder aas en plaatjes
redeal_any_hand_no_honour-ruling-no_honour = Om wiens hand gaat het, en moet er opnieuw worden gedeeld?
    .here = om die van iedere speler, en het moet
    .instead_1 = alleen om die van de troefkiezer
    .instead_2 = wie die hand heeft, mag het vragen maar hoeft niet
redeal_any_hand_no_honour-ruling-Q8 = Hoe vaak wordt er opnieuw gedeeld?
    .here = zo vaak achter elkaar als is afgesproken; de deling daarna blijft staan
    .instead_1 = zo vaak als het voorkomt
redeal_any_hand_no_honour-example-anybody = De hand van iedere speler telt

redeal_many_trumps = Er wordt opnieuw gedeeld als een speler bij de dertien kaarten het afgesproken aantal troeven of meer heeft; hoe vaak achter elkaar, wordt vooraf afgesproken.
    .title = Nieuwe deling: te veel troeven in één hand
redeal_many_trumps-ruling-Q8 = Hoe vaak wordt er opnieuw gedeeld?
    .here = zo vaak achter elkaar als is afgesproken (in de bron 64 keer); de deling daarna blijft staan
    .instead_1 = zo vaak als het voorkomt
redeal_many_trumps-ruling-Q9 = Wie deelt opnieuw, en wie kiest troef?
    .here = dezelfde deler deelt, en dezelfde speler kiest opnieuw troef
    .instead_1 = de volgende deler deelt
redeal_many_trumps-ruling-hidden_many = Wat als de troef nog verborgen is?
    .here = de deling blijft geldig, want alleen een troef die iedereen kent, wordt geteld
    .instead_1 = wie de verborgen troef kent, telt die ook
redeal_many_trumps-example-seven_trumps = Zeven troeven maken de deling ongeldig
redeal_many_trumps-example-six_trumps = Zes troeven niet
