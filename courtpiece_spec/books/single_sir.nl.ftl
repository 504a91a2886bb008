# Wat het Nederlands alleen van deze boeken zegt.

single_sir =
    .title = Single Sir
single_sir-also-single_sar = Single Sar
single_sir-also-rung = Rung
single_sir-also-rang = Rang
single_sir-also-coat_piece = Coat Piece

single_sir-let-court =
    .title = Court
single_sir-let-goon_court =
    .title = Goon Court
single_sir-score-court =
    .title = Court
single_sir-score-goon =
    .title = Goon Court

single_sir-ruling-deal_start = Waar begint het delen?
    .here = bij de voorhand, en zo de tafel rond in de speelrichting
    .instead_1 = bij de troefkiezer, waar die ook zit
single_sir-ruling-Q6 = Mogen de anderen hun eerste vijf kaarten al bekijken?
    .here = iedereen mag de eigen kaarten meteen bekijken
    .instead_1 = de anderen wachten totdat de troefkleur is genoemd
single_sir-ruling-Q49 = Wanneer staat een Court met de eerste zeven slagen vast?
    .here = bij 7–0; dan stopt de ronde
    .instead_1 = pas bij 13–0, zodat er na 7–0 wordt doorgespeeld totdat de verliezers een slag winnen
    .instead_2 = de winnaars mogen ervoor kiezen na 7–0 door te spelen
single_sir-ruling-Q52 = Moeten de zeven slagen van een Court de eerste zeven zijn?
    .here = ja; zeven slagen op rij later in de ronde zijn gewone winst
    .instead_1 = elke zeven slagen op rij tellen als Court
single_sir-ruling-Q58 = Wat als een partij boven het doel uitkomt?
    .here = met 10 punten of meer is de wedstrijd gewonnen
    .instead_1 = het doel moet precies worden gehaald
single_sir-ruling-Q60 = Wie deelt na een Goon Court?
    .here = de speler rechts van de deler, zoals na elke winst van de partij van de deler
    .instead_1 = voor zover de bronnen iets zeggen, niet anders
single_sir-ruling-Q65 = Wat als een speler verzaakt?
    .here = de kaart wordt teruggenomen en er wordt een kaart van de gevraagde kleur gespeeld; er is geen straf
    .instead_1 = wie verzaakt, verliest de ronde
    .instead_2 = verzaken kost punten

single_sir-example-low_trump = Een lage troef wint van een aas
single_sir-example-higher_trump = Een hogere troef wint van een lagere
single_sir-example-no_ruff_while_following = Wie de gevraagde kleur heeft, moet kleur bekennen
single_sir-example-discard_never_wins = Een afgegooide kaart wint nooit, en niemand hoeft te troeven
single_sir-example-stops_at_seven = De ronde stopt bij zeven slagen
single_sir-example-seven_straight = De eerste zeven slagen op rij zijn een Court
single_sir-example-seven_but_not_first = Zeven slagen na een verloren slag zijn gewone winst
single_sir-example-dealer_side_wins = De partij van de deler wint
single_sir-example-goon = De eerste zeven slagen tegen de troefkiezer zijn een Goon Court

## Single Sir, courts

single_sir_courts =
    .title = Single Sir, courts

single_sir_courts-let-run =
    .title = Reeks van zeven rondes
    .title_indefinite = een reeks van zeven rondes
    .title_negative = geen reeks van zeven rondes
single_sir_courts-score-court =
    .title = Court
single_sir_courts-score-run =
    .title = Reeks van zeven rondes
    .title_indefinite = een reeks van zeven rondes
    .title_negative = geen reeks van zeven rondes

single_sir_courts-ruling-court_target = Met hoeveel Courts is de wedstrijd gewonnen?
    .here = met zeven, het gebruikelijke aantal in de boeken waarin elke ronde telt
    .instead_1 = met vijf, of met een ander afgesproken aantal
    .instead_2 = wie er de meeste heeft als de spelers stoppen, wint
single_sir_courts-ruling-Q55 = Wat als de zevende winst op rij zelf een Court met de eerste zeven slagen is?
    .here = dat is één Court
    .instead_1 = dat zijn twee Courts
single_sir_courts-ruling-Q56 = Welke reeks begint na een Court opnieuw?
    .here = die van beide partijen
    .instead_1 = alleen die van de partij die de Court heeft gescoord
single_sir_courts-ruling-Q60 = Wie deelt na een Court door een reeks?
    .here = zoals na elke Court, dus de partner van de deler, of de speler rechts van de deler als de partij van de deler heeft gewonnen
    .instead_1 = opnieuw dezelfde deler, zoals na gewone winst van de partij van de troefkiezer

single_sir_courts-example-first_seven = De eerste zeven slagen zijn één Court
single_sir_courts-example-goon_is_a_court = Een Goon Court telt als elke andere Court
single_sir_courts-example-seventh_running = De zevende gewonnen ronde op rij is een Court
single_sir_courts-example-seventh_and_first_seven = Allebei tegelijk is één Court
single_sir_courts-example-ordinary_win = Gewone winst maakt alleen de reeks langer

## Dubbel

pile = De slagen blijven als stapel liggen totdat één speler er twee op rij wint; de partij van die speler raapt ze dan allemaal op.
    .title = Dubbel
pile-let-court =
    .title = Court

pile-ruling-Q37 = Wat als slag 13 door een andere speler wordt gewonnen dan slag 12?
    .here = de winnaar van slag 13 krijgt alles wat er nog ligt
    .instead_1 = ook aan het eind wordt alleen na twee slagen op rij opgeraapt
pile-ruling-Q38 = Wat als dezelfde speler een derde slag op rij wint?
    .here = die slag blijft liggen; om op te rapen zijn twee nieuwe slagen nodig
    .instead_1 = elke volgende slag van die reeks wordt meteen opgeraapt
pile-ruling-Q39 = Welke slagen vormen na het oprapen het volgende paar?
    .here = de twee slagen die op het oprapen volgen
    .instead_1 = de slag waarmee is opgeraapt en de slag daarna
pile-ruling-Q44 = Kan de ronde eerder eindigen?
    .here = ja, zodra de ene partij zeven slagen heeft opgeraapt en de andere minstens één
    .instead_1 = nooit; alle dertien slagen worden gespeeld
pile-ruling-Q45 = Wat als één partij elke slag wint, maar de partners om beurten?
    .here = slag 13 levert alle dertien slagen op; dat is een Court
    .instead_1 = er was nog niets opgeraapt, dus het is geen Court
pile-ruling-Q46 = Is er een Court voor de eerste zeven slagen?
    .here = nee; voor een Court moet een van beide partijen alle dertien slagen oprapen
    .instead_1 = ja, voor de eerste zeven slagen die worden opgeraapt
pile-ruling-Q47 = Mag een speler afzien van het oprapen?
    .here = nee; de stapel wordt opgeraapt
    .instead_1 = ja; die speler mag de stapel laten liggen
pile-ruling-Q48 = Wie komt uit na het oprapen?
    .here = wie heeft opgeraapt, want die speler heeft de slag gewonnen
    .instead_1 = voor zover de bronnen iets zeggen, niemand anders

pile-example-fifth_and_sixth = De vijfde en de zesde slag leveren zes slagen op
pile-example-partners_do_not_combine = De slagen van partners tellen niet samen
pile-example-third_running = De derde slag op rij blijft op tafel liggen
pile-example-by_turns = Om beurten winnen levert bij slag 13 alles op
pile-example-twelve_and_one = Twaalf bij slag 12, één bij slag 13

double_sir =
    .title = Double Sir
double_sir-also-double_sar = Double Sar
