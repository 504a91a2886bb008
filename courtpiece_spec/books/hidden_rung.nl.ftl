# Wat het Nederlands alleen van deze boeken zegt.

hidden_rung =
    .title = Hidden Rung
hidden_rung-also-hidden_rang = Hidden Rang
hidden_rung-also-band_rung = Band Rung

hidden_rung-ruling-Q13 = Wat als de troefkiezer van de gevraagde kleur alleen de verborgen kaart heeft?
    .here = zolang die kaart verborgen is, kan de troefkiezer geen kleur bekennen en mag dus elke kaart uit de hand spelen; legt de troefkiezer die kaart open, dan moet er kleur mee worden bekend
    .instead_1 = de troefkiezer moet die kaart openleggen en er kleur mee bekennen
    .instead_2 = de troefkiezer mag gedekt afgooien
hidden_rung-ruling-Q14 = Mag ook de troefkiezer, net als iedereen, de troef laten openleggen?
    .here = ja, als de troefkiezer geen kleur kan bekennen
    .instead_1 = nee; voor de troefkiezer geldt een aparte regel, met andere mogelijkheden
    .instead_2 = nee; de partij van de troefkiezer legt de troef nooit open
hidden_rung-ruling-Q15 = Moet de eerste speler die geen kleur kan bekennen, de troef laten openleggen?
    .here = nee, die speler mag dat doen maar hoeft niet
    .instead_1 = de troef wordt vanzelf opengelegd
    .instead_2 = alleen als die speler wil troeven
hidden_rung-ruling-Q16 = Wat als de speler die de troef laat openleggen, zelf geen troef heeft?
    .here = die speler speelt zonder straf een willekeurige kaart; de troef blijft bekend
    .instead_1 = die speler krijgt straf
hidden_rung-ruling-Q17 = Wanneer mag een speler de troef openleggen of laten openleggen?
    .here = alleen in de eigen beurt, vóór het spelen van een kaart
    .instead_1 = op elk moment tussen twee kaarten
hidden_rung-ruling-Q18 = Wat als niemand de troef laat openleggen?
    .here = de troefkiezer legt de verborgen kaart in de dertiende slag in de eigen beurt open en speelt die dan
    .instead_1 = er is de hele ronde geen troef
    .instead_2 = de troef wordt na slag twaalf opengelegd
hidden_rung-ruling-Q19 = Telt de verborgen kaart als troef wanneer een ander in slag 13 uitkomt en de troefkiezer die bijspeelt?
    .here = ja; die wordt in de beurt van de troefkiezer eerst opengelegd en dan gespeeld
    .instead_1 = nee; die geldt als een gewone afgegooide kaart
hidden_rung-ruling-Q22 = Telt de verborgen kaart mee als de troefkiezer kleur moet bekennen?
    .here = nee; tot aan het openleggen hoort die kaart niet bij de hand
    .instead_1 = ja; de troefkiezer moet zeggen dat kleur bekennen alleen met die kaart kan
hidden_rung-ruling-Q23 = Vanaf welke kaart is de troefkleur troef?
    .here = vanaf het openleggen; een kaart van die kleur die eerder in dezelfde slag is gespeeld, telt niet als troef
    .instead_1 = vanaf het begin van de slag waarin de troef wordt opengelegd
    .instead_2 = vanaf de eerste slag, ongezien
hidden_rung-ruling-Q25 = Met welke kaart komt de troefkiezer uit na het openleggen bij het uitkomen?
    .here = met een willekeurige troef
    .instead_1 = met de opengelegde kaart zelf

hidden_rung-example-not_retroactive = Openleggen werkt niet terug
hidden_rung-example-trump_suit_led = Met de troefkleur is uitgekomen: de hoogste kaart daarvan wint
hidden_rung-example-nobody_asks = Niemand laat de troef openleggen: de kleur heeft geen kracht
hidden_rung-example-asker_without_trump = Wie de troef laat openleggen en er zelf geen heeft, speelt een willekeurige kaart
hidden_rung-example-caller_leads = De troefkiezer die bij het uitkomen de troef openlegt, moet met troef uitkomen
hidden_rung-example-caller_leads_plain = De troef openleggen bij het uitkomen en dan met een andere kleur uitkomen mag niet
hidden_rung-example-must_trump = Wie de troef laat openleggen, moet zo mogelijk een troef spelen

## Dubbel

hidden_rung_double =
    .title = Hidden Rung, dubbel
hidden_rung_double-ruling-Q26 = Moet de troef vóór de eerste slag van een paar zijn opengelegd?
    .here = nee; na elke twee slagen op rij wordt opgeraapt
    .instead_1 = de winnende kaart van de eerdere slag moet na het openleggen zijn gespeeld
hidden_rung_double-example-collects_unexposed = Ook vóór het openleggen levert een paar de stapel op
