# Wat het Nederlands alleen van deze opties zegt.

card_face_up =
    .title = Troef getoond met een kaart
card_face_up-ruling-shown_card = Waar blijft de getoonde kaart?
    .here = die gaat meteen terug naar de hand van de troefkiezer; de anderen hebben die gezien
    .instead_1 = die ligt open op tafel totdat de troefkiezer die speelt
    .instead_2 = die mag niet worden gespeeld voordat er met troef is uitgekomen

second_packet = De troefkiezer mag de troef openlaten; dan wordt die bepaald door een kaart uit het tweede groepje van de troefkiezer, die blind wordt getrokken en aan iedereen wordt getoond.
    .title = De troefkiezer mag de troef aan een kaart van het tweede groepje overlaten
second_packet-ruling-Q11 = Welke kaart van het groepje wordt omgedraaid, en wanneer?
    .here = een willekeurige ervan, als alle kaarten zijn gedeeld; daarna gaat die terug naar de hand van de troefkiezer
    .instead_1 = één die een tegenstander uitkiest
    .instead_2 = de eerste ervan, bij het delen

nth_card_fallback = De troefkiezer mag de troef openlaten; dan wordt die bepaald door een vooraf afgesproken kaart van de kaarten die de troefkiezer krijgt.
    .title = De troefkiezer mag de troef aan een latere kaart overlaten
nth_card_fallback-ruling-Q10 = Wordt de kaart getoond, en wanneer?
    .here = die wordt getoond zodra alle kaarten zijn gedeeld, en de kleur daarvan is vanaf de eerste slag troef
    .instead_1 = die ligt gedekt totdat een speler geen kleur kan bekennen
nth_card_fallback-ruling-nth_chosen = Wie zegt welke kaart het is?
    .here = de spelers spreken het vóór het spelen af; de troefkiezer zegt alleen dat die kaart beslist
    .instead_1 = de troefkiezer zegt welke, de zevende of de tiende

blind_card =
    .title = Troef blind getrokken
blind_card-ruling-blind_caller = Wie weet welke kaart het is?
    .here = niemand, ook de troefkiezer niet, totdat die wordt opengelegd
    .instead_1 = de troefkiezer mag die bekijken
