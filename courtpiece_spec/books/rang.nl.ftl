# Wat het Nederlands alleen van deze boeken en opties zegt.

rang =
    .title = Rang
rang-also-court_piece = Court Piece
rang-also-single_sar = Single Sar

rang-let-court =
    .title = Court
rang-let-goon_court =
    .title = Goon Court
rang-let-run =
    .title = Reeks van zeven rondes
    .title_indefinite = een reeks van zeven rondes
    .title_negative = geen reeks van zeven rondes
rang-score-court =
    .title = Court
rang-score-goon_court =
    .title = Goon Court
rang-score-run =
    .title = Reeks van zeven rondes
    .title_indefinite = een reeks van zeven rondes
    .title_negative = geen reeks van zeven rondes

rang-custom-signals = Zolang de troefkleur wordt gekozen, mag niemand de troefkiezer iets zeggen.

rang-ruling-deal_start = Waar begint het delen?
    .here = bij de voorhand, en zo de tafel rond in de speelrichting
    .instead_1 = bij de troefkiezer, waar die ook zit
rang-ruling-Q6 = Mogen de anderen hun eerste vijf kaarten al bekijken?
    .here = iedereen mag de eigen kaarten meteen bekijken
    .instead_1 = de anderen wachten totdat de troefkleur is genoemd
rang-ruling-Q49 = Wanneer staat een Court met de eerste zeven slagen vast?
    .here = bij 7–0; dan stopt de ronde
    .instead_1 = pas bij 13–0, zodat er na 7–0 wordt doorgespeeld totdat de verliezers een slag winnen
    .instead_2 = de winnaars mogen ervoor kiezen na 7–0 door te spelen, voor 52 Courts
rang-ruling-Q52 = Moeten de zeven slagen van een Court de eerste zeven zijn?
    .here = ja; zeven slagen op rij later in de ronde zijn gewone winst
    .instead_1 = elke zeven slagen op rij tellen als Court
rang-ruling-goon_worth = Wat is een Goon Court waard?
    .here = één Court, net als elke andere
    .instead_1 = drie Courts
    .instead_2 = tien Courts
rang-ruling-Q55 = Wat als de zevende winst op rij zelf een Court met de eerste zeven slagen is?
    .here = dat is één Court
    .instead_1 = dat zijn twee Courts
rang-ruling-Q56 = Welke reeks begint na een Court opnieuw?
    .here = die van beide partijen
    .instead_1 = alleen die van de partij die heeft gescoord
rang-ruling-Q60 = Wie deelt na een Court door een reeks, en na een Goon Court?
    .here = de speler rechts van de deler, telkens als de partij van de deler heeft gewonnen; na elke andere Court de partner van de deler
    .instead_1 = na een Court door een reeks opnieuw dezelfde deler, zoals na gewone winst van de partij van de troefkiezer
rang-ruling-court_target = Met hoeveel Courts is de wedstrijd gewonnen?
    .here = met zeven, het gebruikelijke aantal in de boeken waarin elke ronde telt; Pagat laat het aan de spelers over
    .instead_1 = met elk afgesproken aantal
    .instead_2 = er is geen vast aantal; de partij die er meer heeft als de spelers stoppen, wint
rang-ruling-Q65 = Wat als een speler verzaakt?
    .here = de kaart wordt teruggenomen en er wordt een kaart van de gevraagde kleur gespeeld; er is geen straf
    .instead_1 = wie verzaakt, verliest de ronde
    .instead_2 = verzaken kost punten

rang-example-low_trump = Een lage troef wint van een aas
rang-example-must_follow = Wie de gevraagde kleur heeft, moet kleur bekennen
rang-example-first_seven = De eerste zeven slagen zijn een Court
rang-example-goon = Tegen de troefkiezer zijn ze een Goon Court
rang-example-ordinary_win = Gewone winst maakt alleen de reeks langer
rang-example-seventh_running = De zevende gewonnen ronde op rij is een Court
rang-example-seventh_and_first_seven = Allebei tegelijk is één Court
rang-example-dealers_win = De partij van de deler wint

## Dubbel

double_sar =
    .title = Double Sar
double_sar-also-double_sir = Double Sir
double_sar-let-court =
    .title = Court
double_sar-let-run =
    .title = Reeks van zeven rondes
    .title_indefinite = een reeks van zeven rondes
    .title_negative = geen reeks van zeven rondes
double_sar-score-goon_court =
    .title = Goon Court
double_sar-ruling-Q44 = Kan de ronde eerder eindigen?
    .here = nee, alle dertien slagen worden gespeeld
    .instead_1 = ja, zodra de ene partij zeven slagen heeft opgeraapt en de andere minstens één
double_sar-ruling-goon_worth = Wat is een Goon Court waard?
    .here = drie Courts, als de partij van de deler alle dertien slagen opraapt
    .instead_1 = tien Courts
    .instead_2 = één Court, net als elke andere
double_sar-example-four_lying = Er liggen er vier; A, dan C, dan nog eens C: zeven
double_sar-example-third_and_fourth = De derde op rij raapt niets op, de vierde wel
double_sar-example-last_takes_all = De laatste slag levert alles op wat er ligt
double_sar-example-goon_court = Alle dertien slagen tegen de troefkiezer

## Verborgen

hidden_rang =
    .title = Hidden Rang
hidden_rang-also-hidden_rung = Hidden Rung
hidden_rang-example-lower_beats_higher = De twee wint van de zes die zonder vragen is gespeeld

## Doorspelen

bavney_rang =
    .title = Bavney Rang
bavney_rang-also-rang_with_52_courts = Rang met 52 Courts

playing_on = Een partij die de eerste zeven slagen heeft, mag doorspelen voor alle dertien, die 52 Courts waard zijn; verliest zij een slag, dan houdt zij haar Court.
    .title = Doorspelen voor alle dertien: de Court blijft behouden
playing_on-score-all_thirteen =
    .title = 52-Court
playing_on-ruling-going_on = Wie beslist, en wanneer?
    .here = iemand van de partij die de eerste zeven slagen heeft, wie het eerst spreekt, hardop en vóór de achtste slag
    .instead_1 = alleen de speler die de zevende slag heeft gewonnen
    .instead_2 = niemand hoeft iets te zeggen, de partij speelt gewoon door
playing_on-ruling-Q51 = Wat als de anderen toch een slag winnen?
    .here = de Court van de eerste zeven slagen blijft behouden, en de ronde eindigt daar
    .instead_1 = de Court is verloren, en de anderen worden betaald
playing_on-ruling-Q59 = Worden er echt tweeënvijftig Courts bijgeteld?
    .here = ja, zodat ze elke gewone wedstrijd beslissen
    .instead_1 = nee, het is een manier van spreken

playing_on_at_stake = Een partij die de eerste zeven slagen heeft, mag doorspelen voor alle dertien, die 52 Courts waard zijn; verliest zij een slag, dan scoren de anderen wat is afgesproken.
    .title = Doorspelen voor alle dertien: de Court staat op het spel
playing_on_at_stake-score-all_thirteen =
    .title = 52-Court
playing_on_at_stake-ruling-going_on = Wie beslist, en wanneer?
    .here = iemand van de partij die de eerste zeven slagen heeft, wie het eerst spreekt, hardop en vóór de achtste slag
    .instead_1 = alleen de speler die de zevende slag heeft gewonnen
    .instead_2 = niemand hoeft iets te zeggen, de partij speelt gewoon door
playing_on_at_stake-ruling-Q51 = Wat als de anderen toch een slag winnen?
    .here = de Court is verloren; de anderen scoren wat is afgesproken, en de ronde eindigt daar
    .instead_1 = de Court van de eerste zeven slagen blijft behouden
playing_on_at_stake-ruling-failed_next = Wie heeft de ronde gewonnen, en wie deelt de volgende?
    .here = de partij met zeven slagen heeft gewonnen; haar reeks gaat door, en het delen gaat over zoals na een Court
    .instead_1 = de anderen hebben gewonnen, en het delen gaat over zoals na hun winst
playing_on_at_stake-ruling-Q59 = Worden er echt tweeënvijftig Courts bijgeteld?
    .here = ja, zodat ze elke gewone wedstrijd beslissen
    .instead_1 = nee, het is een manier van spreken

seventh_decides = Alleen de speler die de zevende slag heeft gewonnen, mag besluiten door te spelen.
    .title = Wie de zevende slag wint, beslist
seventh_decides-ruling-going_on = Wie beslist of er wordt doorgespeeld?
    .here = alleen de speler die de zevende slag heeft gewonnen
    .instead_1 = iemand van die partij, wie het eerst spreekt

## Courts en punten

goon_value = Een Goon Court is zoveel Courts waard als is afgesproken.
    .title = Wat een Goon Court waard is
goon_value-score-goon_court =
    .title = Goon Court
goon_value-ruling-goon_worth = Wat is een Goon Court waard?
    .here = zoveel Courts als is afgesproken
    .instead_1 = één Court, net als elke andere
goon_value-example-goon_court = Een Goon Court telt zoals is afgesproken

courts_only = Alleen Courts tellen: de eerste zeven slagen van een ronde zijn er één, en zeven gewonnen rondes op rij ook.
    .title = Alleen Courts tellen
courts_only-let-run =
    .title = Reeks van zeven rondes
    .title_indefinite = een reeks van zeven rondes
    .title_negative = geen reeks van zeven rondes
courts_only-score-court =
    .title = Court
courts_only-score-goon_court =
    .title = Goon Court
courts_only-score-run =
    .title = Reeks van zeven rondes
    .title_indefinite = een reeks van zeven rondes
    .title_negative = geen reeks van zeven rondes
courts_only-ruling-goon_worth = Wat is een Goon Court waard?
    .here = één Court, net als elke andere
    .instead_1 = drie Courts
    .instead_2 = tien Courts
courts_only-ruling-Q55 = Wat als de zevende winst op rij zelf een Court is?
    .here = dat is één Court
    .instead_1 = dat zijn twee Courts
courts_only-ruling-court_target = Met hoeveel Courts is de wedstrijd gewonnen?
    .here = met zeven, het gebruikelijke aantal in de boeken waarin elke ronde telt
    .instead_1 = met vijf, of met elk ander afgesproken aantal
courts_only-example-ordinary_win = Gewone winst maakt alleen de reeks langer
courts_only-example-seventh_running = De zevende gewonnen ronde op rij is een Court

points_game = Rondes zijn punten waard: één of twee voor gewone winst, drie voor een Court, vier voor een Goon Court.
    .title = Punten in plaats van Courts
points_game-score-court =
    .title = Court
points_game-score-goon =
    .title = Goon Court
points_game-ruling-points_run = Tellen zeven gewonnen rondes op rij?
    .here = nee, elke ronde levert haar eigen punten op en niet meer
    .instead_1 = ja, ze zijn een Court
points_game-example-caller_side_wins = De partij van de troefkiezer scoort één punt
points_game-example-dealer_side_wins = De partij van de deler scoort twee punten
