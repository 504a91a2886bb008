# Wat het Nederlands alleen van deze boeken zegt.

hidden_rung =
    .title = Hidden Rung
hidden_rung-also-hidden_rang = Hidden Rang
hidden_rung-also-band_rung = Band Rung

hidden_rung-ruling-Q13 = Wat als de troefkiezer van de gevraagde kleur alleen de verborgen kaart heeft?
    .here = dan geldt dat de troefkiezer geen kleur kan bekennen; de troef laten openleggen mag, maar daarna moet met die kaart kleur worden bekend
    .instead_1 = de troefkiezer moet de troef openleggen en met die kaart kleur bekennen
    .instead_2 = de troefkiezer mag gedekt afgooien
hidden_rung-ruling-Q14 = Mag ook de troefkiezer, net als iedereen, de troef laten openleggen?
    .here = ja, als kleur bekennen niet mogelijk is
    .instead_1 = alleen volgens een regel die voor de troefkiezer apart geldt, en dan naar eigen keuze
    .instead_2 = nee; de partij van de troefkiezer legt de troef nooit open
hidden_rung-ruling-Q15 = Moet de eerste speler die geen kleur kan bekennen, de troef laten openleggen?
    .here = nee, het mag
    .instead_1 = de troef wordt vanzelf opengelegd
    .instead_2 = alleen als die speler wil troeven
hidden_rung-ruling-Q16 = Wat als de speler die de troef laat openleggen, zelf geen troef heeft?
    .here = die speler speelt een willekeurige kaart; de troef blijft open liggen
    .instead_1 = die speler krijgt straf
hidden_rung-ruling-Q17 = Wanneer mag de troef worden opengelegd?
    .here = alleen door wie aan de beurt is, vóór het spelen van een kaart
    .instead_1 = op elk moment tussen twee kaarten
hidden_rung-ruling-Q18 = Wat als niemand de troef laat openleggen?
    .here = de troefkiezer legt de troef in de dertiende slag open, vóór het spelen van die kaart
    .instead_1 = er is de hele ronde geen troef
    .instead_2 = de troef wordt na slag twaalf opengelegd
hidden_rung-ruling-Q19 = Wat als de troefkiezer in slag 13 met de verborgen kaart kleur bekent?
    .here = die kaart wordt vóór het spelen opengelegd en is dus troef
    .instead_1 = die kaart geldt als een gewone afgegooide kaart
hidden_rung-ruling-Q22 = Telt de verborgen kaart mee als de troefkiezer kleur moet bekennen?
    .here = nee; tot aan het openleggen hoort die kaart niet bij de hand
    .instead_1 = ja; de troefkiezer moet zeggen dat kleur bekennen alleen met die kaart kan
hidden_rung-ruling-Q23 = Vanaf welke kaart is de kleur troef?
    .here = vanaf het openleggen, kaart voor kaart
    .instead_1 = voor de hele slag waarin de troef wordt opengelegd
    .instead_2 = vanaf de eerste slag, ongezien
hidden_rung-ruling-Q25 = Met welke kaart komt de troefkiezer uit na het openleggen bij het uitkomen?
    .here = met een willekeurige troef
    .instead_1 = met de opengelegde kaart zelf

hidden_rung-example-not_retroactive = Openleggen werkt niet terug
hidden_rung-example-trump_suit_led = Met de troefkleur is uitgekomen: de hoogste kaart daarvan wint
hidden_rung-example-nobody_asks = Niemand laat de troef openleggen: de kleur heeft geen kracht
hidden_rung-example-asker_without_trump = Wie de troef laat openleggen en er zelf geen heeft, speelt een willekeurige kaart
hidden_rung-example-caller_leads = Wie bij het uitkomen de troef openlegt, moet met troef uitkomen
hidden_rung-example-caller_leads_plain = Na het openleggen is uitkomen met een andere kleur niet toegestaan
hidden_rung-example-must_trump = Wie de troef laat openleggen, moet zo mogelijk troeven

## Dubbel

hidden_rung_double =
    .title = Hidden Rung, dubbel
hidden_rung_double-ruling-Q26 = Moet de troef vóór de eerste slag van een paar zijn opengelegd?
    .here = nee; na elke twee slagen op rij wordt opgeraapt
    .instead_1 = de winnende kaart van de eerdere slag moet na het openleggen zijn gespeeld
hidden_rung_double-example-collects_unexposed = Ook vóór het openleggen levert een paar de stapel op
