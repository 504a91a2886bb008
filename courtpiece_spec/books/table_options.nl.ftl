# Wat het Nederlands alleen van deze opties zegt.

signals_tolerated =
    .title = Seinen geduld
signals_tolerated-custom-signals = Onopvallende seinen tussen partners, zoals een blik of de manier waarop een kaart wordt neergelegd, worden geduld.
talk_forbidden =
    .title = Geen gepraat aan tafel
talk_forbidden-custom-signals = Niemand mag iets over de kaarten of het spel zeggen; een blik wordt niet bestraft.
signals_forbidden =
    .title = Helemaal geen seinen
signals_forbidden-custom-signals = Elk sein tussen partners is verboden, of het nu met woorden, met een blik of met de manier van spelen is.
signals_tap =
    .title = Alleen het kloppen
signals_tap-custom-signals = Het enige toegestane sein is een klop op tafel (thaap); die betekent: speel dezelfde kleur nog eens.
signals_last_card =
    .title = Afgesproken seinen
signals_last_card-custom-signals = Een speler mag met een sein laten weten de hoogste nog overgebleven kaart van een kleur te hebben, of de eigen laatste kaart van een kleur te spelen.
forfeit_song =
    .title = Een lied voor dertien verloren slagen
forfeit_song-custom-forfeit = Een partij die alle dertien slagen verliest, moet zingen of doen wat de winnaars vragen.
opponent_cuts =
    .title = Een willekeurige tegenstander van de deler neemt af
opponent_cuts-custom-cut = Na het schudden neemt een willekeurige tegenstander van de deler af.
last_trick_seen =
    .title = De laatste slag mag worden bekeken
last_trick_seen-custom-inspection = De laatste slag mag worden bekeken totdat de volgende kaart erop ligt; de slagen daarvóór blijven dicht.
