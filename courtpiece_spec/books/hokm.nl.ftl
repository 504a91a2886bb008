# Wat het Nederlands alleen van deze boeken zegt.

hokm =
    .title = Hokm
hokm-roles-caller =
    .title = Hakem
hokm-let-kot =
    .title = Kot
hokm-score-kot =
    .title = Kot
hokm-score-hakem_kot =
    .title = Hakem-kot

hokm-ruling-Q1 = Wie wordt het eerst bepaald, de deler of de Hakem?
    .here = de Hakem, door het eerste aas dat open wordt rondgedeeld; daaruit volgt wie deelt
    .instead_1 = de Hakem wordt bepaald door loting of door de hoogste getrokken kaart
hokm-ruling-Q5 = Heeft het afnemen gevolgen?
    .here = nee, of de partner nu afneemt of niet
    .instead_1 = wie heeft laten afnemen, moet de kaarten nemen zoals ze zijn; anders mag met een tien als hoogste kaart om een nieuwe deling worden gevraagd
hokm-ruling-Q6 = Wie heeft er kaarten wanneer de troefkleur wordt genoemd?
    .here = iedereen heeft er vijf en mag ze bekijken
    .instead_1 = alleen de Hakem
hokm-ruling-Q49 = Wanneer staat een Kot vast?
    .here = met de eerste zeven slagen
    .instead_1 = pas als alle dertien slagen zijn gewonnen
hokm-ruling-kot_values = Welke Kot is meer waard?
    .here = die tegen de Hakem, 3 punten; die van de partij van de Hakem is er 2 waard
    .instead_1 = die van de partij van de Hakem is er 3 waard, die tegen de Hakem 2
hokm-ruling-succession = De partij van de Hakem heeft verloren: wie is de volgende Hakem?
    .here = de volgende speler in de speelrichting, rechts van de Hakem
    .instead_1 = de speler links van de Hakem
hokm-ruling-no_trump_modes = Mag de Hakem zonder troef spelen?
    .here = nee, er moet een kleur worden genoemd
    .instead_1 = ja, saras of naras, als iedereen het ermee eens is
hokm-ruling-Q58 = Wat als een partij boven het doel uitkomt?
    .here = met 7 punten of meer is de wedstrijd gewonnen
    .instead_1 = het doel moet precies worden gehaald

hokm-example-low_trump = Een lage troef wint van een aas
hokm-example-may_pass = Wie geen kleur kan bekennen, mag troeven of afgooien
hokm-example-must_follow = Wie de gevraagde kleur heeft, moet kleur bekennen
hokm-example-stays = De partij van de Hakem wint: de Hakem blijft
hokm-example-moves = De partij van de Hakem verliest: de volgende speler naar rechts wordt Hakem
hokm-example-seven_straight = De eerste zeven slagen zijn een Kot
hokm-example-hakem_kot = De eerste zeven slagen tegen de Hakem

## Met zijn drieën

hokm_three =
    .title = Hokm met zijn drieën
hokm_three-score-hakem_kot =
    .title = Hakem-kot

hokm_three-ruling-two_out = Welke kaart gaat uit het spel?
    .here = hartentwee
    .instead_1 = een willekeurige twee
hokm_three-ruling-cutter = Wie neemt af als niemand een partner heeft?
    .here = de derde speler, die Hakem noch deler is
    .instead_1 = de Hakem
    .instead_2 = niemand
hokm_three-ruling-Q67 = Wanneer is een ronde met drie spelers afgelopen?
    .here = zodra één speler zeven slagen heeft
    .instead_1 = zodra de speler die voorstaat, niet meer in te halen is
hokm_three-ruling-level_of_three = Wie heeft er bij 6–6–5 gewonnen?
    .here = de Hakem, ook met de vijf
    .instead_1 = de derde speler
    .instead_2 = de Hakem, maar alleen als een van de twee die gelijk staan
hokm_three-ruling-kot_of_three = Is er een Kot met drie spelers?
    .here = ja, als één speler de eerste zeven slagen wint; die is evenveel waard als met vier spelers
    .instead_1 = nee, elke winst is 1 punt waard
hokm_three-ruling-succession_of_three = De Hakem heeft verloren: wie is de volgende Hakem?
    .here = de speler rechts van de Hakem, wie er ook heeft gewonnen
    .instead_1 = de winnaar

hokm_three-example-stays = De Hakem heeft het eerst zeven slagen
hokm_three-example-moves = Een andere speler heeft het eerst zeven slagen
hokm_three-example-level = 6–6–5: de Hakem wint
hokm_three-example-seven_straight = Eén speler wint de eerste zeven slagen
hokm_three-example-hakem_kot = De eerste zeven slagen van een andere speler zijn meer waard
hokm_three-example-not_first = Zeven van de eerste acht zijn geen Kot

## Met zijn tweeën

hokm_two =
    .title = Hokm met zijn tweeën
hokm_two-ruling-cutter = Wie neemt af als niemand een partner heeft?
    .here = de Hakem, want de andere speler deelt
    .instead_1 = niemand
hokm_two-ruling-hands_of_two = Hoe komen twee spelers aan dertien kaarten elk?
    .here = zij krijgen ze gedeeld, en 26 kaarten worden niet gebruikt
    .instead_1 = zij leggen van de eerste vijf kaarten er weg en trekken van de stok
    .instead_2 = zij trekken van de stok zonder kaarten weg te leggen
hokm_two-example-stays = De Hakem wint: de Hakem blijft
hokm_two-example-moves = De winnaar is de volgende Hakem
hokm_two-example-seven_straight = De eerste zeven slagen zijn een Kot
hokm_two-example-hakem_kot = De eerste zeven slagen tegen de Hakem

hokm_two_discards =
    .title = Hokm met zijn tweeën, met weggelegde kaarten
hokm_two_discards-ruling-stock_of_two = Komt de stok precies uit?
    .here = ja; handen van twee en drie kaarten worden aangevuld met 21 van de 42 kaarten, en de andere worden weggelegd
    .instead_1 = allebei leggen er twee weg, uit een spel van vijftig kaarten
hokm_two_discards-ruling-who_draws_first = Wie trekt het eerst, en ziet die speler beide kaarten?
    .here = wie in de eerste slag uitkomt; een kaart die is bekeken en weggelegd, heeft alleen die speler gezien
    .instead_1 = de deler
hokm_two_discards-example-moves = De winnaar is de volgende Hakem
hokm_two_discards-example-seven_straight = De eerste zeven slagen zijn een Kot

hokm_two_stock =
    .title = Hokm met zijn tweeën, van de stok
hokm_two_stock-ruling-who_draws_first = Wie trekt het eerst?
    .here = wie in de eerste slag uitkomt; iedere speler trekt acht keer, en de laatste tien kaarten van de stok worden niet gebruikt
    .instead_1 = de deler
hokm_two_stock-example-moves = De winnaar is de volgende Hakem
