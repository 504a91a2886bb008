# Wat het Nederlands alleen van dit boek zegt.

hakem =
    .title = Hakem
hakem-also-coat_piece = Coat Piece
hakem-also-rang = Rang
hakem-also-rung = Rung
hakem-also-coat = Coat
hakem-also-single_sar = Single Sar
hakem-also-seven_hands = Seven Hands
hakem-also-rung_bazi = Rung-Bazi

hakem-roles-caller =
    .title = Hakem
hakem-score-bavney =
    .title = Bavney
hakem-score-court =
    .title = Court

hakem-custom-signals = Onopvallende seinen tussen partners, zoals een blik, worden geduld; zeggen wat de ander moet spelen niet.
hakem-custom-forfeit = Een partij die alle dertien slagen verliest, moet op sommige plaatsen zingen of een pand geven.

hakem-ruling-Q1 = Wie wordt het eerst bepaald, de deler of de Hakem?
    .here = wie de hoogste kaart trekt, is de Hakem, en de speler links van de Hakem deelt
    .instead_1 = er wordt een deler gekozen, en de speler rechts van de deler is de Hakem
    .instead_2 = de getrokken kaarten bepalen wie deelt
hakem-ruling-Q2 = Wat als de hoogste getrokken kaarten gelijk zijn?
    .here = de spelers met die kaarten trekken opnieuw, totdat één kaart de hoogste is
    .instead_1 = de kleuren hebben een rangorde
    .instead_2 = de twee kaarten van elke partij worden samen genomen
hakem-ruling-Q3 = Volgens de bron worden er maar 29 kaarten gedeeld: hoe krijgen de spelers de rest?
    .here = vijf kaarten aan elk van de anderen, daarna vier en nog eens vier aan iedereen, met de Hakem telkens als laatste
    .instead_1 = vijf kaarten aan iedereen voordat de troefkleur wordt genoemd
    .instead_2 = telkens vier kaarten de tafel rond, en daarna nog één aan elk van de anderen
    .instead_3 = vijf kaarten aan elk van de anderen, daarna telkens vier de tafel rond, te beginnen bij de Hakem
hakem-ruling-Q4 = Het delen en de rol gaan naar rechts, de slagen naar links: klopt dat?
    .here = ja, zoals het er staat; er wordt tegen de klok in gedeeld en met de klok mee gespeeld
    .instead_1 = alles gaat tegen de klok in
hakem-ruling-Q58 = Wat als een partij boven het doel uitkomt?
    .here = met zeven courts of meer is de wedstrijd gewonnen
    .instead_1 = het doel moet precies worden gehaald
hakem-ruling-succession = Wie is de volgende Hakem?
    .here = de rol schuift na elke ronde een plaats naar rechts
    .instead_1 = de rol schuift een plaats naar links
    .instead_2 = de partij die heeft gewonnen, houdt de rol

hakem-example-low_trump = Een lage troef wint van een aas
hakem-example-must_follow = Wie de gevraagde kleur heeft, moet kleur bekennen
hakem-example-plays_on = Alle dertien slagen worden gespeeld
hakem-example-dealer_side_wins = De partij tegen de Hakem scoort evenveel
hakem-example-bavney = Alle dertien slagen zijn twee courts
hakem-example-rotates = De rol schuift een plaats naar rechts
