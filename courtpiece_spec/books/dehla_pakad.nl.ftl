# Wat het Nederlands alleen van deze boeken en opties zegt.

dehla_pakad =
    .title = Dehla Pakad
dehla_pakad-also-dehl_paka = Dehlā Pakaṛ
dehla_pakad-also-unnamed = दहला पकड़

dehla_pakad-round-open =
    .title = Vóór de troef
dehla_pakad-let-kot =
    .title = Kot
dehla_pakad-let-run =
    .title = Reeks van zeven rondes
    .title_indefinite = een reeks van zeven rondes
    .title_negative = geen reeks van zeven rondes
dehla_pakad-score-kot =
    .title = Kot
dehla_pakad-score-run =
    .title = Reeks van zeven rondes
    .title_indefinite = een reeks van zeven rondes
    .title_negative = geen reeks van zeven rondes

dehla_pakad-ruling-deal_start = Waar begint het delen?
    .here = bij de voorhand, en zo de tafel rond in de speelrichting
    .instead_1 = bij de speler links van de deler
dehla_pakad-ruling-packets = In welke groepjes worden de laatste acht kaarten gedeeld?
    .here = vier en nog eens vier voor ieder
    .instead_1 = acht tegelijk
dehla_pakad-ruling-Q28 = Telt de nieuwe troef al in de slag waarin hij wordt bepaald?
    .here = ja, meteen, zodat de kaart die de troef bepaalt, de slag kan winnen
    .instead_1 = pas vanaf de volgende slag
dehla_pakad-ruling-Q30 = Wat als iedereen vijf slagen lang kleur kan bekennen?
    .here = een kaart die blind uit de twintig gespeelde wordt getrokken, bepaalt de troef; daarna wordt verder gedeeld
    .instead_1 = de laatst gespeelde kaart bepaalt de troef
dehla_pakad-ruling-drawn_first = Wie komt uit als de troef door een getrokken kaart is bepaald?
    .here = de winnaar van de vijfde slag, met alle dertien kaarten gedeeld
    .instead_1 = opnieuw de speler rechts van de deler
dehla_pakad-ruling-pairs_before = Wordt er opgeraapt voordat er een troef is?
    .here = ja, elke twee slagen op rij van één speler leveren de stapel op
    .instead_1 = pas vanaf de slag na die waarin de troef wordt bepaald
dehla_pakad-ruling-Q37 = Wat als slag 13 door een andere speler wordt gewonnen dan slag 12?
    .here = de winnaar van slag 13 krijgt alles wat er nog ligt
    .instead_1 = ook aan het eind wordt alleen na twee slagen op rij opgeraapt
dehla_pakad-ruling-Q38 = Wat als dezelfde speler een derde slag op rij wint?
    .here = die slag blijft liggen; om op te rapen zijn twee nieuwe slagen nodig
    .instead_1 = elke volgende slag van die reeks wordt meteen opgeraapt
dehla_pakad-ruling-Q44 = Eindigt de ronde als een partij drie tienen heeft?
    .here = nee, alle dertien slagen worden gespeeld, want met een vierde tien is het een kot
    .instead_1 = ja, zodra elke partij een tien heeft
dehla_pakad-ruling-Q55 = Wat als de zevende winst op rij zelf een kot met vier tienen is?
    .here = dat is één kot
    .instead_1 = dat zijn twee kots
dehla_pakad-ruling-Q56 = Welke reeks begint na een kot opnieuw?
    .here = die van beide partijen, na elk van de twee soorten kot
    .instead_1 = alleen na een kot met vier tienen
dehla_pakad-ruling-Q60 = Wie deelt na een kot door een reeks?
    .here = zoals na elke kot, dus de partner van de deler, of de voorhand als de partij van de deler heeft gewonnen
    .instead_1 = zoals na gewone winst
dehla_pakad-ruling-Q64 = Wat als elke partij twee tienen heeft?
    .here = de partij die niet deelt, wint, hoeveel slagen zij ook heeft
    .instead_1 = de partij met meer slagen wint
    .instead_2 = niemand wint

dehla_pakad-example-first_void = De eerste afgegooide kaart bepaalt de troef en kan de slag winnen
dehla_pakad-example-two_running = Twee slagen op rij van één speler leveren de stapel op
dehla_pakad-example-all_tens = Alle vier de tienen zijn een kot
dehla_pakad-example-three_tens = Drie tienen winnen, maar zijn geen kot
dehla_pakad-example-dealers_kot = Een kot van de partij van de deler
dehla_pakad-example-dealers_win = De partij van de deler wint met drie tienen
dehla_pakad-example-two_each = Elk twee tienen: de partij die niet deelt, wint
dehla_pakad-example-seventh_running = Ook de zevende winst op rij is een kot
dehla_pakad-example-last_sweeps = De laatste slag levert op wat er ligt

dehla_pakad_called =
    .title = Dehla Pakad, troef genoemd
dehla_pakad_called-example-any_trump = Een troef wint
dehla_pakad_called-example-called_two_each = Elk twee tienen: de partij die niet deelt, wint

ghulam_pees =
    .title = Ghulam Pees
ghulam_pees-ruling-Q33 = Wie komt uit?
    .here = wie het eerst kaarten krijgt, dus de speler rechts van de deler
    .instead_1 = de deler
ghulam_pees-ruling-as_in_dehla = Wat zegt de bron over de rest?
    .here = niets; de tienen, de kots en het delen zijn die van Dehla Pakad
    .instead_1 = er wordt anders geteld

## Huisregels

thirteen_at_once = Alle dertien kaarten worden vóór de eerste slag gedeeld; de eerste speler die geen kleur kan bekennen, bepaalt de troef, in welke slag dan ook.
    .title = Alle dertien kaarten vóór het spelen
thirteen_at_once-ruling-packets = Dertien kaarten voor ieder: in welke groepjes?
    .here = vijf, vier en vier voor ieder
    .instead_1 = dertien tegelijk
    .instead_2 = één kaart tegelijk
thirteen_at_once-example-set_late = De troef kan in elke slag worden bepaald

level_nobody = Als elke partij twee tienen heeft, wint niemand, en dezelfde deler deelt opnieuw.
    .title = Elk twee tienen: niemand wint
level_nobody-ruling-Q64 = Wat als elke partij twee tienen heeft?
    .here = niemand wint, dezelfde deler deelt opnieuw, en geen van de partijen heeft nog een reeks
    .instead_1 = de partij die niet deelt, wint
    .instead_2 = de partij met meer slagen wint
    .instead_3 = de reeksen van beide partijen gaan door alsof er niets was gespeeld
level_nobody-example-two_each = Niemand wint, en dezelfde deler deelt

level_by_tricks = Als elke partij twee tienen heeft, wint de partij die meer slagen heeft opgeraapt.
    .title = Elk twee tienen: meer slagen winnen
level_by_tricks-ruling-Q64 = Wat als elke partij twee tienen heeft?
    .here = de partij die meer slagen heeft opgeraapt, wint
    .instead_1 = de partij die niet deelt, wint
    .instead_2 = niemand wint
level_by_tricks-example-nine_to_four = Elk twee tienen, en negen slagen tegen vier

kot_ends =
    .title = Een kot wint de wedstrijd
kot_ends-ruling-either_kot = Eindigt de wedstrijd ook na een kot door zeven keer winst op rij?
    .here = ja, na elke kot
    .instead_1 = nee, alleen na een kot met vier tienen

first_jack_deals =
    .title = De eerste boer deelt

caller_at_left = Alles gaat met de klok mee: de speler links van de deler krijgt het eerst kaarten, vijf één voor één, noemt de troefkleur en komt uit; het delen gaat naar links waar het naar rechts ging.
    .title = De speler links van de deler noemt de troefkleur
caller_at_left-ruling-mirrored = In welke richting gaat het?
    .here = met de klok mee, want de speler links van de deler krijgt het eerst kaarten; het delen gaat naar links waar het naar rechts ging
    .instead_1 = tegen de klok in, zodat die speler als laatste kaarten krijgt
caller_at_left-example-dealers_win = De partij van de deler wint met drie tienen
