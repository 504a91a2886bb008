# Wat het Nederlands alleen van deze opties zegt.

others_wait =
    .title = Alleen de troefkiezer kijkt
others_wait-ruling-Q6 = Mogen de anderen hun eerste vijf kaarten al bekijken?
    .here = nee, hun kaarten liggen gedekt totdat de troefkleur is genoemd
    .instead_1 = iedereen mag de eigen kaarten meteen bekijken

caller_first_five = Alleen de troefkiezer krijgt kaarten voordat de troefkleur wordt genoemd; de anderen krijgen hun eerste vijf daarna.
    .title = Eerst vijf kaarten voor de troefkiezer alleen
caller_first_five-ruling-Q3 = Wanneer krijgen de anderen hun eerste vijf kaarten?
    .here = nadat de troefkleur is genoemd, voordat de groepjes van vier rondgaan
    .instead_1 = dertien kaarten tegelijk

packets_5332 = Iedere speler krijgt groepjes van vijf, drie, drie en twee kaarten.
    .title = Groepjes van vijf, drie, drie en twee
packets_5422 = Iedere speler krijgt groepjes van vijf, vier, twee en twee kaarten.
    .title = Groepjes van vijf, vier, twee en twee

first_four = De troefkleur wordt bij vier kaarten genoemd; daarna krijgt iedere speler drie groepjes van drie.
    .title = De troefkleur wordt bij vier kaarten genoemd
first_four-ruling-four_packets = Hoe worden de andere negen kaarten gedeeld?
    .here = drie tegelijk
    .instead_1 = vier, dan vijf
    .instead_2 = in willekeurige groepjes

toss_losers_deal =
    .title = De verliezers van het tossen delen
toss_losers_deal-ruling-Q2 = Wie deelt het eerst?
    .here = ieder trekt een kaart; van de partij die de hoogste trok, deelt niemand, en van de andere partij wie daarmee instemt
    .instead_1 = wie de hoogste kaart trekt
