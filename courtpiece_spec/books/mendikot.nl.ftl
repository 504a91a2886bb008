# Wat het Nederlands alleen van deze boeken en opties zegt.

mendikot =
    .title = Mendikot
mendikot-also-mindi = Mindi
mendikot-also-mendhi_coat = Mendhi Coat

mendikot-let-mendikot =
    .title = Mendikot
mendikot-let-whitewash =
    .title = Whitewash
mendikot-score-mendikot =
    .title = Mendikot
mendikot-score-whitewash =
    .title = Whitewash

mendikot-ruling-Q2 = Wat als de getrokken kaarten gelijk zijn?
    .here = de spelers met die kaarten trekken opnieuw, totdat één kaart de hoogste is
    .instead_1 = de kleuren hebben een rangorde
mendikot-ruling-deal_start = Waar begint het delen?
    .here = bij de voorhand, en zo de tafel rond in de speelrichting
    .instead_1 = bij de speler links van de deler
mendikot-ruling-Q28 = Telt de nieuwe troef al in de slag waarin hij wordt bepaald?
    .here = ja, meteen
    .instead_1 = pas vanaf de volgende slag
mendikot-ruling-Q29 = Mag een speler die geen kleur kan bekennen, ervan afzien de troef te bepalen?
    .here = nee; welke kleur die speler ook speelt, die is troef
    .instead_1 = ja, passen mag
mendikot-ruling-Q44 = Eindigt de ronde als een partij drie tienen heeft?
    .here = nee, alle dertien slagen worden gespeeld, want een vierde tien en alle dertien slagen zijn meer waard
    .instead_1 = ja, zodra de uitslag vaststaat
mendikot-ruling-whitewash_or_mendikot = Alle dertien slagen leveren ook alle vier de tienen op: wat telt?
    .here = de whitewash
    .instead_1 = allebei, na elkaar
mendikot-ruling-worth = Wat tellen een mendikot en een whitewash?
    .here = gewone winst één punt, een mendikot twee, een whitewash drie; de bronnen geven alleen hun volgorde
    .instead_1 = de rondes worden geteld, en verder niets
    .instead_2 = een mendikot is een wedstrijd waard
mendikot-ruling-mendikot_deal = Wie deelt na een mendikot van de partij die niet deelt?
    .here = opnieuw dezelfde speler, zoals na elke winst; alleen na een whitewash deelt de partner
    .instead_1 = de partner van de deler
mendikot-ruling-Q65 = Wat als een speler verzaakt?
    .here = de kaart wordt teruggenomen en er wordt een kaart van de gevraagde kleur gespeeld; er is geen straf
    .instead_1 = wie verzaakt, verliest de ronde

mendikot-example-cut_hukum = De eerste afgegooide kaart bepaalt de troef, en wint een tien
mendikot-example-three_tens = Drie tienen winnen, met vier van de dertien slagen
mendikot-example-two_two = Elk twee tienen: zeven slagen winnen
mendikot-example-two_two_dealers = Elk twee tienen, en zeven slagen voor de partij van de deler
mendikot-example-four_tens = Vier tienen zijn een mendikot
mendikot-example-four_tens_dealers = Vier tienen voor de partij van de deler
mendikot-example-all_thirteen = Dertien slagen zijn een whitewash, en de partner van de deler deelt

mendikot_shown =
    .title = Mendikot, troef getoond
band_hukum =
    .title = Band hukum
band_hukum-also-band_hukum_a = Band hukum A
band_hukum_asked =
    .title = Band hukum, op verzoek
band_hukum_asked-also-band_hukum_b = Band hukum B

## Hoe de troef wordt bepaald

shown_trump =
    .title = Troef getoond vóór het delen
shown_trump-ruling-shown_by = Wie draait de kaart om, en wat gebeurt ermee?
    .here = de speler rechts van de deler; de kaart wordt getoond, de kleur daarvan is troef, en de kaart wordt weer meegeschud
    .instead_1 = de deler draait de bovenste kaart om
shown_trump-example-trump_at_once = De kleur is vanaf de eerste slag troef

closed_trump =
    .title = Verborgen troef, die vanzelf wordt opengelegd
closed_trump-ruling-Q13 = Wat als de gedekte kaart de enige kaart van de gevraagde kleur is?
    .here = dan kan de eigenaar geen kleur bekennen; de kaart wordt opengelegd, gaat terug naar de hand en moet in die slag worden gespeeld
    .instead_1 = de eigenaar gooit een kaart af
closed_trump-ruling-Q23 = Vanaf welke kaart is de troefkleur troef?
    .here = vanaf het openleggen, kaart voor kaart
    .instead_1 = in de hele slag waarin de troef wordt opengelegd
closed_trump-ruling-must_trump = Moet de speler die geen kleur kan bekennen, troeven?
    .here = nee; die speler speelt een willekeurige kaart
    .instead_1 = ja, zo mogelijk
closed_trump-ruling-Q18 = Wat als vóór de laatste slag iedereen kleur kan bekennen?
    .here = de kaart wordt in de dertiende slag opengelegd voordat die wordt gespeeld
    .instead_1 = er is de hele ronde geen troef
closed_trump-example-turned_up = Wie geen kleur kan bekennen, mag meteen troeven
closed_trump-example-no_duty = Of afgooien: niemand hoeft te troeven

asked_trump =
    .title = Verborgen troef, die op verzoek wordt opengelegd
asked_trump-ruling-Q13 = Wat als de gedekte kaart de enige kaart van de gevraagde kleur is?
    .here = dan kan de eigenaar geen kleur bekennen; die speler mag de kaart openleggen en moet er dan kleur mee bekennen
    .instead_1 = de eigenaar moet de kaart openleggen en er kleur mee bekennen
asked_trump-ruling-Q14 = Mag de eigenaar de kaart laten openleggen, net als iedereen?
    .here = ja, als de eigenaar geen kleur kan bekennen
    .instead_1 = nee, alleen de anderen mogen dat
asked_trump-ruling-Q16 = Wat als de speler die de kaart laat openleggen, geen troef heeft?
    .here = die speler speelt een willekeurige kaart; de troef blijft bekend
    .instead_1 = die speler krijgt straf
asked_trump-ruling-Q18 = Wat als niemand erom vraagt?
    .here = de kaart wordt in de dertiende slag opengelegd voordat die wordt gespeeld
    .instead_1 = er is de hele ronde geen troef
asked_trump-example-not_back = Kaarten die vóór het openleggen zijn gespeeld, zijn geen troeven
asked_trump-example-must_trump = Wie erom vraagt, moet zo mogelijk troeven

random_trump =
    .title = De verborgen troef wordt uit de hand getrokken
random_trump-ruling-drawn_by = Weet de eigenaar welke kaart het is?
    .here = niet meer dan ieder ander, totdat die wordt opengelegd; maar wie goed onthoudt, ziet het aan wat er in de hand over is
    .instead_1 = ja, de eigenaar bekijkt de kaart

lowest_deals =
    .title = De laagste kaart deelt
