# Wat het Nederlands alleen van deze opties en boeken zegt.

## Het delen

hakem_sees = De Hakem noemt de troefkleur na het zien van het afgesproken aantal kaarten.
    .title = Hoeveel kaarten de Hakem ziet
hakem_sees-ruling-sees_packets = Hoe worden de andere kaarten gedeeld?
    .here = evenveel aan elk van de anderen, daarna de rest in één keer aan iedereen, met de Hakem telkens als laatste
    .instead_1 = in willekeurige groepjes
hakem_sees-example-plays_as_ever = De ronde wordt gespeeld en geteld zoals altijd

## Wie de volgende Hakem is

hakem_rotates_left =
    .title = De rol schuift naar links
hakem_rotates_left-ruling-succession = Wie is de volgende Hakem?
    .here = de rol schuift na elke ronde een plaats naar links
    .instead_1 = de rol schuift een plaats naar rechts
    .instead_2 = de partij die heeft gewonnen, houdt de rol
hakem_rotates_left-example-to_the_left = De rol schuift een plaats naar links

winners_keep_hakem = De Hakem blijft dezelfde zolang de partij van de Hakem wint.
    .title = De winnaars houden de rol
winners_keep_hakem-ruling-succession = Wie is de volgende Hakem?
    .here = dezelfde Hakem zolang de partij van de Hakem wint; anders de speler rechts van de Hakem, voor de partij die heeft gewonnen
    .instead_1 = wie door de winnende partij wordt aangewezen
    .instead_2 = de speler links van de Hakem als de partij van de Hakem verliest
    .instead_3 = de rol schuift na elke ronde door
winners_keep_hakem-example-he_stays = De partij van de Hakem wint: de Hakem blijft
winners_keep_hakem-example-he_goes = De partij van de Hakem verliest: de rol gaat naar de andere partij

double_hakem = Elke Hakem speelt twee rondes, en nog eens twee telkens als de partij van de Hakem ze allebei wint.
    .title = Twee rondes voor elke Hakem
double_hakem-ruling-Q63 = Wat als de eerste van de twee rondes verloren is?
    .here = de Hakem krijgt toch een tweede ronde
    .instead_1 = de rol schuift meteen door
double_hakem-ruling-kept_for = Allebei de rondes zijn gewonnen: voor hoelang blijft de rol?
    .here = voor nog twee rondes, die weer allebei gewonnen moeten worden
    .instead_1 = tot de eerste ronde die verloren wordt
double_hakem-ruling-kept_by = Houdt de partij de rol, of de speler?
    .here = dezelfde speler
    .instead_1 = de tweede ronde is voor de partner van die speler
double_hakem-ruling-succession = Wie is daarna de Hakem?
    .here = de speler rechts van de Hakem
    .instead_1 = de speler links van de Hakem
double_hakem-example-first_lost = Na de eerste ronde blijft de Hakem, gewonnen of verloren
double_hakem-example-both_won = Allebei gewonnen: de Hakem houdt de rol
double_hakem-example-second_lost = De tweede verloren: de rol schuift door

dealer_partner_calls =
    .title = De partner van de deler is de Hakem
dealer_partner_calls-ruling-ra_next = Wie deelt de volgende ronde?
    .here = altijd de partner van de Hakem, van wie de rol rondgaat zoals altijd
    .instead_1 = het delen gaat rond, en de rol volgt
dealer_partner_calls-example-partner_deals = De partner van de Hakem deelt

## Boeken

peg =
    .title = Peg
peg-also-hidden_trump = Verborgen troef
dabbal_sar =
    .title = Dabbal Sar
dabbal_sar-also-double_hakem = Dubbele Hakem
badam_satti =
    .title = Badam Satti
badam_satti-ruling-how_often = Hoe vaak wordt er een ronde zonder troef gespeeld?
    .here = in dit boek altijd; in het boek van de gemengde avond één na elke drie rondes met troef
    .instead_1 = om de andere ronde
    .instead_2 = wanneer de spelers maar willen
mixed_evening =
    .title = Gemengde avond
