# Wat het Nederlands alleen van deze boeken zegt.

be_ranga =
    .title = Be-ranga

be_ranga-ruling-packets = Dertien kaarten voor ieder: in welke groepjes?
    .here = vijf, vier en vier voor ieder, zoals bij Single Sir
    .instead_1 = in willekeurige groepjes
be_ranga-ruling-Q28 = Telt de nieuwe troef al in de slag waarin hij wordt bepaald?
    .here = ja, meteen
    .instead_1 = pas vanaf de volgende slag
be_ranga-ruling-Q29 = Mag een speler die geen kleur kan bekennen, ervan afzien de troef te bepalen?
    .here = nee; welke kleur die speler ook speelt, die is troef
    .instead_1 = ja, passen mag
be_ranga-ruling-Q30 = Wat als tot het einde van de ronde iedereen kleur kan bekennen?
    .here = de uitslag geldt zonder troef
    .instead_1 = er wordt doorgespeeld totdat er een troef is bepaald
be_ranga-ruling-Q33 = Hoe gaat het met punten en deler als niemand troef kiest?
    .here = de partij die niet deelt, neemt de plaats in van de partij van de troefkiezer
    .instead_1 = beide partijen scoren gelijk
    .instead_2 = alleen Courts tellen

be_ranga-example-first_void = De eerste afgegooide kaart bepaalt meteen de troef
be_ranga-example-second_void = Een latere, hogere troef wint ervan
be_ranga-example-dealers_win = De partij van de deler wint

## Dubbel

be_ranga_double =
    .title = Be-ranga, dubbel
be_ranga_double-ruling-Q31 = Wat als de troef pas in slag 13 wordt bepaald?
    .here = de winnaar van slag 13 krijgt alles, dus alle dertien slagen; dat is een Court
    .instead_1 = er wordt niets opgeraapt
be_ranga_double-ruling-Q32 = Telt de slag waarin de troef wordt bepaald?
    .here = die telt voor de winnaar ervan en kan een paar beginnen, maar nooit voltooien
    .instead_1 = die kan ook geen paar beginnen
be_ranga_double-example-set_in_third = Geen paar voordat de troef is bepaald
be_ranga_double-example-set_in_fifth = De slag waarin de troef wordt bepaald, kan een paar beginnen
