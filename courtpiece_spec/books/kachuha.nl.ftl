# Wat het Nederlands alleen van deze boeken zegt.

kachuha =
    .title = Kachuha
kachuha-round-kachuha =
    .title = Kachuha

kachuha-ruling-packets = In welke groepjes, waar te beginnen en in welke richting?
    .here = één kaart tegelijk, met de klok mee, te beginnen links van de deler
    .instead_1 = in willekeurige groepjes
kachuha-ruling-Q4 = In welke richting wordt er gespeeld?
    .here = met de klok mee, want zo gaat ook het delen verder en de speler links van de deler komt uit
    .instead_1 = tegen de klok in
kachuha-ruling-rank_order = Wat is de rangorde van de kaarten?
    .here = het aas is hoog, zoals in de andere boeken; de bron spreekt van een rangorde maar geeft die niet
    .instead_1 = een andere rangorde, volgens afspraak
kachuha-ruling-Q34 = Wanneer wordt de troefkleur genoemd, en horen de anderen die?
    .here = hardop, meteen na de eerste slag, door de winnaar daarvan, die dan uitkomt
    .instead_1 = in het geheim; de anderen merken het pas wanneer er voor het eerst wordt getroefd
kachuha-ruling-Q35 = Telt de Kachuha mee voor de zeven slagen?
    .here = ja, net als elke slag
    .instead_1 = nee; zeven van de andere twaalf slagen zijn nodig
kachuha-ruling-Q36 = Wat als een in de eerste slag afgegooide kaart van de later genoemde kleur was?
    .here = dat verandert niets, want die slag is voorbij
    .instead_1 = die kaart telt als troef
kachuha-ruling-plays_out = De bron zegt dat alle slagen worden gespeeld, en ook dat de ronde bij zeven eindigt: wat geldt?
    .here = de ronde eindigt zodra een partij zeven slagen heeft
    .instead_1 = alle dertien slagen worden gespeeld

kachuha-example-no_trump_yet = In de Kachuha is er geen troef: een afgegooid aas wint niets
kachuha-example-discard_never_wins = Een afgegooide kaart wint nooit, en niemand hoeft te troeven
kachuha-example-counts_one = Zeven slagen zijn één ronde, hoeveel de anderen er ook hebben

## Doublé

doublee =
    .title = Doublé
doublee-score-shut_out =
    .title = Doublé
doublee-ruling-Q49 = Wanneer staat vast dat een partij geen slag wint?
    .here = bij 7–0, waar de ronde stopt
    .instead_1 = pas bij 13–0, zodat er na 7–0 wordt doorgespeeld
doublee-example-seven_to_none = Zeven tegen nul telt als twee rondes
doublee-example-seven_to_one = Zeven tegen één telt als één ronde

kachuha_doublee =
    .title = Kachuha met Doublé
