# Wat het Nederlands alleen van deze opties zegt.

to_the_left = Er wordt met de klok mee gedeeld en gespeeld, dus naar links; de speler links van de deler is de voorhand.
    .title = Alles gaat naar links
to_the_left-ruling-clockwise_next = Wie deelt na winst van de partij van de deler?
    .here = de speler links van de deler, die bij de verliezende partij hoort
    .instead_1 = de speler rechts van de deler, die ook bij die partij hoort
to_the_left-example-the_left_deals = De partij van de deler wint: de speler links deelt

round_robin =
    .title = Het uitkomen gaat rond
round_robin-ruling-robin_first = Wie komt uit in welke slag?
    .here = in de eerste slag dezelfde speler als altijd; in elke volgende slag de volgende speler in de speelrichting, wie ook de vorige heeft gewonnen
    .instead_1 = de winnaar van de slag
round_robin-ruling-robin_pile = Wie raapt op in de dubbele spellen?
    .here = zoals altijd wie twee slagen op rij wint, ook al komt een andere speler uit
    .instead_1 = die spellen gaan hier niet mee samen

ace_of_hearts_leads =
    .title = Hartenaas komt uit
ace_of_hearts_leads-ruling-ace_led = Moet met het aas zelf worden uitgekomen?
    .here = nee, wie het heeft, komt met een willekeurige kaart uit
    .instead_1 = ja

compulsory_trump =
    .title = Wie geen kleur kan bekennen, moet troeven
compulsory_trump-ruling-compulsory_hidden = Wat als de troef nog verborgen is of nog niet vaststaat?
    .here = die plicht is er niet totdat de troef bekend is
    .instead_1 = de verborgen troef moet worden opengelegd
compulsory_trump-example-must_trump = Er moet een troef worden gespeeld

superior_trump =
    .title = Een liggende troef mag niet worden ondertroefd
superior_trump-ruling-superior_or_discard = Wat doet een speler die niet kan overtroeven?
    .here = afgooien; wie alleen nog lagere troeven heeft, mag elke daarvan spelen
    .instead_1 = die speler mag lager troeven
superior_trump-example-too_low = Een lagere troef mag niet
superior_trump-example-discard_instead = Een afgegooide kaart wel
superior_trump-example-own_partner = Ook de troef van de partner mag niet worden ondertroefd

superior_trump_opponent =
    .title = Een troef van een tegenstander mag niet worden ondertroefd
superior_trump_opponent-ruling-superior_partner = Wat als de liggende troef van de partner is?
    .here = daar mag een lagere op worden gespeeld
    .instead_1 = ook daarboven moet worden getroefd
superior_trump_opponent-example-of_opponents = De troef van een tegenstander mag niet worden ondertroefd
superior_trump_opponent-example-own_partner = Die van de partner wel

all_played =
    .title = Alle dertien slagen worden gespeeld
all_played-ruling-played_out = Wat als er niets meer kan veranderen?
    .here = de rest wordt toch gespeeld
    .instead_1 = de spelers mogen stoppen zodra de ronde beslist is
all_played-ruling-Q49 = Wanneer staat een Court vast als alle slagen worden gespeeld?
    .here = zodra de slagen zijn gewonnen die ervoor nodig zijn; de andere worden toch gespeeld
    .instead_1 = bij 7–0, waar de ronde stopt

revoke_loses = Een partij waarvan een speler verzaakt, verliest de ronde.
    .title = Wie verzaakt, verliest de ronde
revoke_loses-foul-revoke =
    .title = Verzaken
revoke_loses-ruling-Q65 = Wat als een speler verzaakt?
    .here = wie kleur had kunnen bekennen en dat niet deed, verliest de ronde voor de eigen partij; de anderen winnen die zoals elke ronde
    .instead_1 = de kaart wordt teruggenomen; er is geen straf
    .instead_2 = het kost punten

trump_challenge = Een tegenstander van de troefkiezer mag de troefkleur veranderen, en moet dan samen met de partner de eerste zeven slagen winnen; anders verliest die partij de ronde.
    .title = Een tegenstander mag de troefkleur veranderen
trump_challenge-ruling-Q12 = Wie mag de troefkleur veranderen, wanneer en hoe vaak?
    .here = het wordt de tegenstanders na elkaar in de speelrichting gevraagd, het eerst de volgende na de troefkiezer, direct nadat de troefkleur is genoemd, welke kaarten zij dan ook hebben; voor de eerste die het doet, geldt het, één keer per ronde
    .instead_1 = wie het eerst spreekt
    .instead_2 = als alle kaarten zijn gedeeld
trump_challenge-ruling-challenge_lead = Wie komt dan uit, en wie scoort als troefkiezer?
    .here = de troefkiezer, alsof de troefkleur niet was veranderd
    .instead_1 = wie de troefkleur heeft veranderd
trump_challenge-ruling-challenge_cost = Wat als de partij die de troefkleur veranderde, de eerste zeven slagen niet wint?
    .here = de partij van de troefkiezer wint de ronde, hoe de slagen ook verdeeld zijn; er wordt even lang gespeeld als in elke andere ronde
    .instead_1 = die partij verliest een Court
