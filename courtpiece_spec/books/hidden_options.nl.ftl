# Wat het Nederlands alleen van deze opties zegt.

in_force_unseen = De verborgen troef geldt vanaf het begin; die wordt vanzelf opengelegd zodra een speler geen kleur kan bekennen.
    .title = Troef vanaf het begin
in_force_unseen-ruling-Q15 = Moet de eerste speler die geen kleur kan bekennen, de troef laten openleggen?
    .here = die wordt vanzelf opengelegd zodra iemand geen kleur kan bekennen, wat die speler dan ook speelt
    .instead_1 = die speler mag dat doen maar hoeft niet
in_force_unseen-ruling-Q22 = Waar is de kaart van de troefkiezer tot dat moment?
    .here = buiten de hand, zoals in de andere spellen met een verborgen troef
    .instead_1 = in de hand, want alleen de kleur ligt vast
in_force_unseen-ruling-Q23 = Vanaf welke kaart is de troefkleur troef?
    .here = vanaf de eerste slag, ook al kent alleen de troefkiezer de kleur
    .instead_1 = vanaf het openleggen, kaart voor kaart

band_reveal =
    .title = Vanzelf opengelegd voor een tegenstander van de troefkiezer
band_reveal-ruling-Q14 = Wat als de troefkiezer of diens partner geen kleur kan bekennen?
    .here = er wordt niets opengelegd, en die speler speelt een willekeurige kaart
    .instead_1 = de troef wordt voor iedereen opengelegd
band_reveal-ruling-Q15 = Moet de troef worden opengelegd?
    .here = ja, zodra een tegenstander van de troefkiezer geen kleur kan bekennen
    .instead_1 = die speler mag erom vragen maar hoeft niet

shown_after_twelve =
    .title = Opengelegd na slag 12
shown_after_twelve-ruling-Q18 = Wat als niemand de troef laat openleggen?
    .here = die wordt na slag 12 opengelegd, voordat iemand in de laatste slag uitkomt
    .instead_1 = de troefkiezer legt de verborgen kaart open bij het spelen ervan
    .instead_2 = er is de hele ronde geen troef

colour_call = Direct nadat de troef gedekt is neergelegd, wordt iedere andere speler na elkaar gevraagd of die in plaats daarvan een open troef noemt; de verborgen kaart gaat dan terug naar de hand.
    .title = Ieder ander mag een open troef noemen
colour_call-ruling-colour_lead = Een andere speler heeft een open troef genoemd: wie komt uit?
    .here = de troefkiezer, zoals altijd; de verborgen kaart gaat terug naar de hand, en er is dan niets verborgen
    .instead_1 = wie de open troef heeft genoemd
colour_call-ruling-colour_order = Wat als meer spelers er een willen noemen?
    .here = het wordt hun na elkaar in de speelrichting gevraagd, het eerst de volgende na de troefkiezer, welke kaarten zij dan ook hebben; voor de eerste die het doet, geldt het
    .instead_1 = het geldt voor wie het eerst spreekt
