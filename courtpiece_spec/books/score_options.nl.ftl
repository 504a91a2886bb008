# Wat het Nederlands alleen van deze opties zegt.

## Court, Kot, Doublé en Bavney

court_thirteen = Voor een Court zijn alle dertien slagen nodig; na 7–0 wordt daarom doorgespeeld totdat de verliezers een slag winnen of alle dertien slagen gespeeld zijn.
    .title = Een Court vraagt alle dertien slagen
court_thirteen-let-court =
    .title = Court
court_thirteen-ruling-Q49 = Wanneer staat een Court vast?
    .here = bij 13–0; na 7–0 wordt er doorgespeeld totdat de verliezers een slag winnen of er geen kaart meer is
    .instead_1 = bij 7–0, waar de ronde stopt
court_thirteen-ruling-Q51 = Wat als de verliezers na 7–0 een slag winnen?
    .here = dan is het gewone winst, en de ronde eindigt daar
    .instead_1 = de eerste zeven slagen blijven een Court
    .instead_2 = de tegenstanders krijgen punten voor de mislukte poging
court_thirteen-example-goes_on = Na zeven tegen nul wordt er doorgespeeld; één verloren slag maakt er gewone winst van
court_thirteen-example-all_thirteen = Alle dertien slagen zijn een Court
court_thirteen-example-all_against = Alle dertien slagen tegen de troefkiezer zijn een Goon Court

goon_thirteen = Voor een Goon Court zijn alle dertien slagen nodig; na 7–0 wordt daarom doorgespeeld totdat de verliezers een slag winnen of alle dertien slagen gespeeld zijn. De eerste zeven slagen zijn voor elke partij een Court.
    .title = Een Goon Court vraagt alle dertien slagen
goon_thirteen-let-goon_court =
    .title = Goon Court
goon_thirteen-ruling-Q49 = Wanneer staat een Court vast?
    .here = bij 7–0; daarna wordt er doorgespeeld, want alle dertien slagen tegen de troefkiezer zijn een Goon Court
    .instead_1 = bij 7–0, waar de ronde stopt
goon_thirteen-ruling-Q51 = Wat als de verliezers na 7–0 een slag winnen?
    .here = de eerste zeven slagen blijven een Court, en de ronde eindigt daar
    .instead_1 = dan is het gewone winst
goon_thirteen-ruling-goon_worth = Hoeveel is een Goon Court waard?
    .here = zoveel als in dit spel zonder deze huisregel, want geen bron zegt het
    .instead_1 = niet meer dan een Court; het is alleen een naam
goon_thirteen-example-stays_a_court = Acht slagen tegen de troefkiezer zijn een Court
goon_thirteen-example-all_against = Alle dertien slagen tegen de troefkiezer zijn een Goon Court
goon_thirteen-example-for_the_caller = Alle dertien slagen voor de troefkiezer zijn een Court

doublee_thirteen = Een partij die alle dertien slagen wint, wint twee rondes tegelijk; na 7–0 wordt daarom doorgespeeld totdat de verliezers een slag winnen of alle dertien slagen gespeeld zijn.
    .title = Doublé voor alle dertien slagen
doublee_thirteen-score-shut_out =
    .title = Doublé
doublee_thirteen-ruling-Q49 = Wanneer staat vast dat een partij geen slag wint?
    .here = pas bij 13–0; na 7–0 wordt er doorgespeeld totdat de verliezers een slag winnen
    .instead_1 = bij 7–0, waar de ronde stopt
doublee_thirteen-example-seven_to_one = Een slag na 7–0 maakt er één ronde van
doublee_thirteen-example-shut_out = Dertien tegen nul telt als twee rondes

kot_double =
    .title = Kot: de eerste zeven slagen voor de partij van de Hakem
kot_double-score-kot =
    .title = Kot
kot_double-ruling-Q53 = Wat als de andere partij de eerste zeven slagen wint?
    .here = die scoort zoals altijd, want een Kot is er alleen voor de partij van de Hakem
    .instead_1 = beide partijen kunnen een Kot maken
kot_double-ruling-Q54 = Alle dertien slagen zijn ook de eerste zeven: wat telt?
    .here = alleen het geval van alle dertien slagen, en er komt niets bij
    .instead_1 = allebei
kot_double-ruling-kot_duty = Is de Kot een beloning of een plicht?
    .here = een beloning; er gebeurt niets als die wordt gemist
    .instead_1 = de partij van de Hakem is ertoe verplicht
kot_double-example-first_seven = De eerste zeven slagen zijn twee courts
kot_double-example-one_lost = Na een verloren slag is er geen Kot
kot_double-example-other_side = De eerste zeven slagen van de andere partij zijn één court
kot_double-example-all_thirteen = Alle dertien slagen blijven een Bavney

kot_double_any =
    .title = Kot: de eerste zeven slagen voor een van beide partijen
kot_double_any-score-kot =
    .title = Kot
kot_double_any-ruling-Q53 = Wat als de partij tegen de Hakem de eerste zeven slagen wint?
    .here = ook dat is een Kot
    .instead_1 = een Kot is er alleen voor de partij van de Hakem
kot_double_any-ruling-Q54 = Alle dertien slagen zijn ook de eerste zeven: wat telt?
    .here = alleen het geval van alle dertien slagen, en er komt niets bij
    .instead_1 = allebei
kot_double_any-example-other_side = Ook de eerste zeven slagen van de andere partij zijn twee courts

sweep_value = Alle dertien slagen tellen als het afgesproken aantal courts.
    .title = Wat alle dertien slagen waard zijn
sweep_value-score-bavney =
    .title = Bavney
sweep_value-ruling-Q54 = Alle dertien slagen zijn ook de eerste zeven: wat telt?
    .here = alle dertien slagen tellen zoals is afgesproken, en er komt niets bij; de waarde 4 komt van wie een Kot bij twee courts telt
    .instead_1 = er komt een Kot bij
sweep_value-ruling-Q59 = Worden er echt tweeënvijftig courts bijgeteld?
    .here = ja, zodat ze elke gewone wedstrijd beslissen
    .instead_1 = het is een manier van spreken
sweep_value-example-all_thirteen = Alle dertien slagen

## Bonus en verdubbeling

run_bonus = Drie gewonnen rondes op rij leveren één court extra op; hoe vaak dat in dezelfde reeks kan, wordt vooraf afgesproken.
    .title = Bonus voor drie gewonnen rondes op rij
run_bonus-score-bonus =
    .title = Bonus
run_bonus-ruling-Q57-1 = Welke gewonnen rondes op rij leveren de bonus op?
    .here = de derde van de reeks en elke volgende
    .instead_1 = alleen de derde
    .instead_2 = elke derde
run_bonus-ruling-Q57-2 = Welke gewonnen rondes op rij leveren de bonus op?
    .here = alleen de derde van de reeks
    .instead_1 = de derde en elke volgende
    .instead_2 = elke derde
run_bonus-ruling-Q57-3 = Welke gewonnen rondes op rij leveren de bonus op?
    .here = elke derde; met de bonus begint de reeks opnieuw
    .instead_1 = de derde en elke volgende
    .instead_2 = alleen de derde
run_bonus-ruling-courts_running = Welke rondes tellen mee voor de reeks?
    .here = alle rondes die één partij na elkaar wint, want elke ronde is een court waard
    .instead_1 = alleen rondes die twee courts waard zijn
run_bonus-example-third = De derde gewonnen ronde op rij levert één court extra op
run_bonus-example-fifth = De vijfde ook

beaten_double =
    .title = Op eigen troef verslagen: dubbel
beaten_double-ruling-beaten_bavney = Wat als alle dertien slagen tegen de Hakem zijn?
    .here = het geval van alle dertien slagen geldt; er wordt niet nog eens verdubbeld
    .instead_1 = ook dat wordt verdubbeld
beaten_double-example-beaten = De partij tegen de Hakem scoort er twee
beaten_double-example-not_beaten = De partij van de Hakem scoort er één

## Een doel voor de ronde

declared_target = De Hakem mag negen tot en met elf slagen beloven: wordt de belofte gehaald, dan komt er een bonus bij; wordt zij gemist, dan kost dat de ronde en twee courts.
    .title = Beloofd aantal slagen
declared_target-decide-missed = Als er een aantal slagen is beloofd en de partij van de Hakem minder slagen wint dan beloofd, wint de tegenpartij van de Hakem de ronde.
declared_target-ruling-Q62 = Wanneer wordt het aantal beloofd, en door wie?
    .here = alleen door de Hakem, samen met de troefkleur, voordat de andere kaarten worden gedeeld; de Hakem hoeft niets te beloven
    .instead_1 = nadat alle kaarten zijn gedeeld
    .instead_2 = door iedereen om de beurt
declared_target-ruling-target_bonus = Hoe groot is de bonus?
    .here = zo groot als is afgesproken, naast de courts van de ronde; slagen boven het beloofde aantal leveren niets op
    .instead_1 = het beloofde aantal slagen
declared_target-ruling-target_missed = Wat als de partij van de Hakem het beloofde aantal mist, maar wel zeven slagen wint?
    .here = de tegenstanders winnen de ronde en scoren twee courts; de partij van de Hakem scoort niets
    .instead_1 = beide partijen scoren
declared_target-ruling-Q54 = Wat als de partij die het beloofde aantal mist, alle dertien slagen verliest?
    .here = het geval van alle dertien slagen geldt
    .instead_1 = er komen twee courts bij
declared_target-example-nine_of_ten = Tien beloofd, negen gewonnen: twee courts voor de anderen
declared_target-example-ten_of_ten = Tien beloofd en tien gewonnen
declared_target-example-nothing_declared = Niets beloofd: een court zoals altijd

## De wedstrijd

target = De partij die het eerst de afgesproken stand haalt, wint de wedstrijd.
    .title = Een ander doel
target-ruling-Q58 = Wat als een partij boven het doel uitkomt?
    .here = dan heeft die partij gewonnen
    .instead_1 = het doel moet precies worden gehaald

tie_deciding_round =
    .title = Gelijk bij het doel: nog één ronde
tie_deciding_round-ruling-tie_at_target = Wat als beide partijen in dezelfde ronde het doel halen?
    .here = de hoogste stand wint; bij gelijke stand wordt nog één ronde gespeeld, en zo nodig nog een
    .instead_1 = de wedstrijd is onbeslist
    .instead_2 = de partij die deelde, verliest

most_rounds = De wedstrijd is na het afgesproken aantal rondes afgelopen; de partij die er meer heeft gewonnen, wint, en bij gelijke stand de partij met meer Courts.
    .title = Een vast aantal rondes
most_rounds-ruling-rounds_first = Wat beslist er na de laatste ronde?
    .here = het aantal gewonnen rondes; bij gelijke stand de Courts; als ook die gelijk zijn, heeft niemand gewonnen
    .instead_1 = alleen de Courts

## Na een Court

court_same_dealer = Na winst van de partij van de troefkiezer deelt dezelfde speler opnieuw, ook na een Court.
    .title = Na een Court blijft de deler dezelfde
court_same_dealer-ruling-Q61 = Wie deelt na een Court van de partij van de troefkiezer?
    .here = opnieuw dezelfde speler, zoals na elke winst van die partij
    .instead_1 = de partner van de deler
court_same_dealer-example-same_dealer = Na een Court deelt dezelfde speler

court_keeps_run = Een Court met de eerste zeven slagen maakt geen eind aan de reeks, zodat een Court in de zevende gewonnen ronde op rij er twee oplevert.
    .title = Een Court met de eerste zeven slagen laat de reeks doorgaan
court_keeps_run-score-court =
    .title = Court
court_keeps_run-score-run =
    .title = Reeks van zeven rondes
    .title_indefinite = een reeks van zeven rondes
    .title_negative = geen reeks van zeven rondes
court_keeps_run-ruling-Q55 = Wat als de zevende winst op rij zelf een Court met de eerste zeven slagen is?
    .here = dat zijn twee Courts
    .instead_1 = dat is één Court
court_keeps_run-ruling-Q56 = Maakt een Court met de eerste zeven slagen een eind aan de reeks?
    .here = nee, alleen zeven gewonnen rondes op rij doen dat
    .instead_1 = ja, de reeks begint na elke Court opnieuw
court_keeps_run-example-court_alone = Een Court alleen telt als één
court_keeps_run-example-two_courts = Allebei tegelijk zijn twee Courts
