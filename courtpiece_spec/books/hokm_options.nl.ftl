# Wat het Nederlands alleen van deze opties zegt.

## Hakem, partners, richtingen

hakem_by_lot =
    .title = De eerste Hakem door loting
hakem_by_lot-roles-caller =
    .title = Hakem
hakem_by_lot-ruling-Q1 = Wie wordt het eerst bepaald, de deler of de Hakem?
    .here = de Hakem, door loting
    .instead_1 = wie het eerste aas krijgt of de hoogste kaart trekt, is de Hakem

hakem_by_card =
    .title = De eerste Hakem door de hoogste kaart
hakem_by_card-roles-caller =
    .title = Hakem
hakem_by_card-ruling-Q1 = Wie wordt het eerst bepaald, de deler of de Hakem?
    .here = de Hakem, door de hoogste getrokken kaart
    .instead_1 = wie het eerste aas krijgt, is de Hakem
hakem_by_card-ruling-Q2 = Wat als de hoogste getrokken kaarten gelijk zijn?
    .here = de spelers met die kaarten trekken opnieuw, totdat één kaart de hoogste is
    .instead_1 = de kleuren hebben een rangorde

partners_by_aces =
    .title = Partners door azen
partners_by_aces-ruling-second_ace = Aan wie wordt er na het eerste aas gedeeld?
    .here = aan iedereen behalve de Hakem; wie het tweede aas krijgt, gaat ertegenover zitten
    .instead_1 = aan niemand, partners zitten zoals ze zijn gaan zitten

hokm_clockwise = Er wordt met de klok mee gedeeld en gespeeld, en ook de rol schuift naar links door.
    .title = Met de klok mee
hokm_clockwise-ruling-mirrored = Gaat alles andersom?
    .here = ja; de andere buur van de Hakem deelt, zodat de Hakem het eerst kaarten krijgt, en de rol schuift door in de speelrichting
    .instead_1 = alleen de slagen gaan met de klok mee
hokm_clockwise-example-to_the_left = Delen, spelen en de rol gaan naar links

hakem_moves_left = Als de partij van de Hakem verliest, wordt de speler links van de Hakem de nieuwe Hakem.
    .title = Na een verloren ronde wordt de speler links de Hakem
hakem_moves_left-ruling-succession = De partij van de Hakem heeft verloren: wie is de volgende Hakem?
    .here = de speler links van de Hakem
    .instead_1 = de volgende speler in de speelrichting
hakem_moves_left-example-moves_left = De rol gaat naar links

right_of_hakem_leads =
    .title = De speler rechts van de Hakem komt uit
right_of_hakem_leads-ruling-first_lead = Wie komt uit in de eerste slag?
    .here = de speler rechts van de Hakem, zoals één bron het zegt
    .instead_1 = de Hakem

## Het delen

hakem_dealt_first = Alleen de Hakem krijgt kaarten voordat de troefkleur wordt genoemd; de anderen krijgen hun vijf kaarten daarna.
    .title = Alleen de Hakem heeft kaarten wanneer de troefkleur wordt genoemd
hakem_dealt_first-ruling-Q6 = Wie heeft er kaarten wanneer de troefkleur wordt genoemd?
    .here = alleen de Hakem; de anderen krijgen hun vijf kaarten daarna
    .instead_1 = iedereen heeft er vijf

both_discard_two = Ruitentwee en klaverentwee gaan uit het spel, en allebei de spelers leggen twee kaarten weg.
    .title = Allebei leggen er twee weg, uit vijftig kaarten
both_discard_two-ruling-twos_out = Welke kaarten gaan uit het spel?
    .here = ruitentwee en klaverentwee, zodat de stok precies uitkomt
    .instead_1 = twee willekeurige tweeën
both_discard_two-ruling-stock_of_two = Komt de stok precies uit?
    .here = ja; handen van drie kaarten worden aangevuld met 20 van de 40 kaarten, en de andere worden weggelegd
    .instead_1 = de Hakem legt er drie weg en de ander twee, uit het hele spel

## Troeven

tak_hokm =
    .title = Tak-hokm: iedere speler troeft één keer
tak_hokm-ruling-Q69 = Wat als een speler al heeft getroefd en opnieuw geen kleur kan bekennen?
    .here = die speler gooit een kaart af die geen troef is; wie alleen nog troeven heeft, speelt er een, en die geldt als troef
    .instead_1 = die speler mag ook dan helemaal niet troeven
tak_hokm-ruling-counted_ruffs = Wat telt als troeven?
    .here = een troef spelen als kleur bekennen niet mogelijk is; met troef uitkomen en troef bekennen tellen niet mee
    .instead_1 = elke troef die wordt gespeeld

saras_naras =
    .title = Saras en naras
saras_naras-let-kot =
    .title = Kot
saras_naras-ruling-saras_ace = Hoe hoog is het aas bij saras?
    .here = het hoogst
    .instead_1 = het laagst, met de heer als hoogste, tenzij aas-saras wordt aangekondigd
saras_naras-ruling-all_agree = Wanneer mag de Hakem zonder troef spelen?
    .here = met slechte kaarten, als iedereen het ermee eens is; niemand controleert de kaarten
    .instead_1 = wanneer de Hakem maar wil
saras_naras-ruling-Q70 = Wie komt uit zonder troef, en wat is een ronde waard?
    .here = de Hakem komt uit en houdt de rol zoals altijd; er is geen Kot, zodat elke winst 1 punt waard is
    .instead_1 = een Kot telt daar ook

saras_ace_low =
    .title = Saras met laag aas
saras_ace_low-let-kot =
    .title = Kot
saras_ace_low-ruling-saras_ace = Hoe hoog is het aas bij saras?
    .here = het laagst, met de heer als hoogste, tenzij aas-saras wordt aangekondigd
    .instead_1 = het hoogst
saras_ace_low-ruling-all_agree = Wanneer mag de Hakem zonder troef spelen?
    .here = met slechte kaarten, als iedereen het ermee eens is; niemand controleert de kaarten
    .instead_1 = wanneer de Hakem maar wil

## Punten en wedstrijd

kot_values_swapped = Een Kot van de partij van de Hakem is 3 punten waard, een Kot tegen de Hakem 2.
    .title = De Kot van de partij van de Hakem is meer waard
kot_values_swapped-score-kot =
    .title = Kot
kot_values_swapped-score-hakem_kot =
    .title = Hakem-kot
kot_values_swapped-ruling-kot_values = Welke Kot is meer waard?
    .here = die van de partij van de Hakem, 3 punten; die tegen de Hakem is er 2 waard
    .instead_1 = die tegen de Hakem is er 3 waard

restart_at_six = Als een partij bij een stand van zes punten een Kot tegen krijgt, wordt er niets geteld en begint de wedstrijd voor beide partijen opnieuw.
    .title = Na een Kot bij zes punten van de tegenpartij begint de wedstrijd opnieuw
restart_at_six-ruling-restarts = Wie begint opnieuw, en telt de Kot?
    .here = beide partijen beginnen weer bij nul, en de Kot zelf wordt niet geteld
    .instead_1 = de partij met zes punten verliest ze, en de Kot telt
    .instead_2 = niets begint opnieuw; de Kot telt zoals altijd

best_of = Er wordt gespeeld om de meeste van een afgesproken oneven aantal punten; wie meer dan de helft daarvan haalt, wint de wedstrijd.
    .title = Om de meeste van een oneven aantal punten
best_of-ruling-best_of_what = Gaat het om de meeste van zoveel rondes, of om punten?
    .here = om punten; een Kot levert er meer dan één op en kan een partij over de helft brengen
    .instead_1 = om rondes, wat ze ook waard zijn

## Met zijn drieën

uncatchable =
    .title = Met zijn drieën: totdat niemand meer kan inhalen
uncatchable-ruling-Q67 = Wanneer is een ronde met drie spelers afgelopen?
    .here = zodra geen andere speler zelfs maar gelijk kan komen met wie voorstaat; dus bij 7–4–4 met nog twee slagen te gaan, nog niet bij 8–3–1 met nog vijf of bij 7–4–3 met nog drie
    .instead_1 = zodra één speler zeven slagen heeft
uncatchable-example-out_of_reach = 7–4–4 met nog twee te gaan is afgelopen
uncatchable-example-level = Twee staan gelijk na alle zeventien: de Hakem heeft gewonnen

third_wins_level = Als twee spelers gelijk staan met de meeste slagen, wint de derde.
    .title = Met zijn drieën: de derde wint als er twee gelijk staan
third_wins_level-let-clear =
    .title = Duidelijk gewonnen
    .title_indefinite = duidelijk gewonnen
    .title_negative = niet duidelijk gewonnen
third_wins_level-ruling-level_of_three = Wat als twee spelers gelijk staan met de meeste slagen?
    .here = de derde, die er de minste heeft, heeft gewonnen
    .instead_1 = de Hakem heeft gewonnen
third_wins_level-example-third = 6–6–5: de speler met vijf heeft gewonnen
