# Was das Deutsche nur von diesen Hausregeln sagt.

in_force_unseen = Der verdeckte Trumpf sticht von Anfang an; er wird von selbst aufgedeckt, sobald ein Spieler nicht bedienen kann.
    .title = Von Anfang an in Kraft

in_force_unseen-ruling-Q15 = Muss der erste Spieler, der nicht bedienen kann, den Trumpf aufdecken lassen?
    .here = er wird von selbst aufgedeckt, sobald jemand nicht bedienen kann, was dieser Spieler dann auch spielt
    .instead_1 = dieser Spieler darf es, muss aber nicht
in_force_unseen-ruling-Q22 = Wo ist die Karte des Trumpfrufers bis dahin?
    .here = nicht in der Hand, wie in den anderen Spielen mit verdecktem Trumpf
    .instead_1 = in der Hand, da nur die Farbe festgelegt ist
in_force_unseen-ruling-Q23 = Von welcher Karte an ist die Farbe Trumpf?
    .here = vom ersten Stich an, obwohl nur der Trumpfrufer sie kennt
    .instead_1 = vom Aufdecken an, Karte für Karte

band_reveal =
    .title = Von selbst aufgedeckt für einen Gegner des Trumpfrufers

band_reveal-ruling-Q14 = Was gilt, wenn der Trumpfrufer oder sein Partner nicht bedienen kann?
    .here = nichts wird aufgedeckt, und dieser Spieler spielt eine beliebige Karte
    .instead_1 = der Trumpf wird für jeden aufgedeckt
band_reveal-ruling-Q15 = Muss der Trumpf aufgedeckt werden?
    .here = ja, sobald ein Gegner des Trumpfrufers nicht bedienen kann
    .instead_1 = dieser Spieler darf es verlangen, muss aber nicht

shown_after_twelve =
    .title = Nach dem zwölften Stich aufgedeckt

shown_after_twelve-ruling-Q18 = Was gilt, wenn niemand den Trumpf aufdecken lässt?
    .here = er wird nach dem 12. Stich aufgedeckt, bevor jemand zum letzten ausspielt
    .instead_1 = der Trumpfrufer deckt ihn auf, wenn er ihn spielt
    .instead_2 = die ganze Runde hat keinen Trumpf

colour_call = Gleich nachdem der Trumpf verdeckt liegt, wird jeder andere Spieler nacheinander gefragt, ob er stattdessen einen offenen Trumpf ansagt; die verdeckte Karte geht dann in die Hand zurück.
    .title = Jeder andere darf einen offenen Trumpf ansagen

colour_call-ruling-colour_lead = Ein anderer Spieler hat einen offenen Trumpf angesagt: Wer spielt aus?
    .here = der Trumpfrufer, wie immer; seine Karte geht in die Hand zurück, und nichts ist dann verdeckt
    .instead_1 = wer den offenen Trumpf angesagt hat
colour_call-ruling-colour_order = Was gilt, wenn mehrere einen ansagen wollen?
    .here = sie werden nacheinander in Spielrichtung gefragt, zuerst der nächste nach dem Trumpfrufer, welche Karten sie dann auch haben; der Erste, der es tut, bekommt ihn
    .instead_1 = wer zuerst spricht, bekommt ihn
