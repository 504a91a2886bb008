# Wat het Nederlands alleen van deze opties zegt.

nth_card = Niemand noemt de troefkleur: van de kaarten die de voorhand krijgt, is de kleur van een vooraf afgesproken kaart troef.
    .title = Troef door een latere kaart
nth_card-round-shown =
    .title = Troefkaart
nth_card-ruling-Q10 = Wordt de kaart getoond, en wanneer?
    .here = die wordt getoond zodra alle kaarten zijn gedeeld, en de kleur daarvan is vanaf de eerste slag troef
    .instead_1 = die ligt gedekt totdat een speler geen kleur kan bekennen
    .instead_2 = alleen wie die kaart heeft gekregen, weet welke het is
nth_card-ruling-nth_order = Welke kaart is de zoveelste?
    .here = in de volgorde waarin de kaarten zijn gekregen
    .instead_1 = de zoveelste van onderen, zoals de kaarten liggen
nth_card-ruling-nth_always = Mag de voorhand in plaats daarvan een troefkleur noemen?
    .here = nee; wat is afgesproken, geldt in elke ronde
    .instead_1 = de voorhand noemt de troefkleur, en laat alleen naar keuze de kaart beslissen
nth_card-ruling-nth_caller = Wie komt uit en scoort als troefkiezer?
    .here = de speler rechts van de deler, alsof die de troefkleur had genoemd
    .instead_1 = de partij van de deler en de andere scoren gelijk
nth_card-example-scores_as_called = Er wordt geteld alsof de troefkleur was genoemd

written_trump = De troefkleur wordt niet genoemd maar opgeschreven, en getoond zodra een speler die geen kleur kan bekennen, wil troeven.
    .title = Troef op een papiertje
written_trump-ruling-Q21 = Wie mag het papiertje zien, en wat dan?
    .here = wie geen kleur kan bekennen en wil troeven, laat het vóór het spelen van een kaart tonen, ook de Hakem; daarna moet die speler zo mogelijk een troef spelen
    .instead_1 = wie geen kleur kan bekennen, mag het laten tonen en dan een willekeurige kaart spelen
    .instead_2 = alleen een tegenstander van de Hakem mag het laten tonen
written_trump-ruling-Q16 = Wat als de speler die het papiertje laat tonen, geen troef heeft?
    .here = die speler speelt zonder straf een willekeurige kaart; vanaf dan kent iedereen de troef
    .instead_1 = die speler krijgt straf
written_trump-ruling-Q18 = Wat als niemand wil troeven?
    .here = er is de hele ronde geen troef
    .instead_1 = het papiertje wordt vóór de laatste slag getoond
written_trump-ruling-Q23 = Wat als er eerder een kaart van de opgeschreven kleur is afgegooid?
    .here = die blijft een afgegooide kaart, want troeven tellen vanaf het tonen van het papiertje
    .instead_1 = die was een troef, ongezien
written_trump-example-wants_to_trump = Er wordt niets getoond totdat een speler wil troeven
written_trump-example-only_a_discard = Een kaart van de kleur die zonder een woord wordt gespeeld, wint niets
written_trump-example-must_trump = Wie het papiertje laat tonen, moet zo mogelijk een troef spelen
written_trump-ruling-trump_led = Wat als met de opgeschreven kleur is uitgekomen voordat het papiertje was getoond?
    .here = de hoogste kaart ervan wint de slag, wanneer die ook is gespeeld
    .instead_1 = alleen de daarna gespeelde kaarten ervan zijn troef, zodat een lagere een hogere slaat die eerder is gespeeld

no_trump = Niemand noemt een troefkleur: de hoogste kaart van de gevraagde kleur wint de slag.
    .title = Zonder troef
no_trump-ruling-no_trump_lead = Wie komt uit als niemand een troefkleur noemt?
    .here = de Hakem, zoals altijd; ook het tellen en het doorschuiven van de rol gaan zoals altijd
    .instead_1 = de speler links van de deler
no_trump-ruling-Q70 = Is alles zonder troef evenveel waard?
    .here = ja, ook alle dertien slagen
    .instead_1 = zonder troef tellen alle dertien slagen als gewone winst
no_trump-example-highest_led = De hoogste kaart van de gevraagde kleur wint

## Het geheim van de troefkiezer

caller_face_down = Als de troefkiezer geen kleur kan bekennen zolang de troef verborgen is, legt die de troef open en troeft, of gooit gedekt af; zo’n kaart wint niets.
    .title = De troefkiezer gooit gedekt af
caller_face_down-ruling-Q14 = Wat mag de troefkiezer doen als kleur bekennen niet mogelijk is?
    .here = de troef openleggen en zo mogelijk troeven, of gedekt afgooien; een andere kaart wordt niet open gespeeld
    .instead_1 = hetzelfde als iedereen, dus de troef laten openleggen of open afgooien
    .instead_2 = elke kaart wordt open gespeeld, en er wordt niets opengelegd
caller_face_down-ruling-Q24 = Welke kaarten mogen gedekt worden gespeeld, en worden ze getoond?
    .here = elke kaart uit de hand, ook van de troefkleur, zolang de troef verborgen is; zo’n kaart wint niets en wordt niet getoond
    .instead_1 = geen kaart van de troefkleur
    .instead_2 = ze worden na de ronde getoond
caller_face_down-example-openly = Zolang de troef verborgen is, gooit de troefkiezer niet open af
caller_face_down-example-turned_up = Met de troef opengelegd troeft de troefkiezer open

whole_trick =
    .title = Opengelegd voor de hele slag
whole_trick-ruling-Q23 = Vanaf welke kaart is de troefkleur troef?
    .here = in de hele slag waarin de troef wordt opengelegd, ook voor de kaarten die daarvóór zijn gespeeld
    .instead_1 = vanaf het openleggen, kaart voor kaart
whole_trick-example-reaches_back = Een kaart van de troefkleur die vóór het openleggen is gespeeld, is ook een troef
