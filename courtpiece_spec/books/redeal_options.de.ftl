# Was das Deutsche nur von diesen Hausregeln sagt.

redeal_below_jack = Der Trumpfrufer darf neu geben lassen, wenn er nichts über einer Zehn hat, höchstens so oft nacheinander wie vereinbart.
    .title = Neu geben: nichts über einer Zehn
redeal_below_jack-ruling-Q7 = Bei welchen Karten darf neu gegeben werden?
    .here = wenn jede eine Zehn oder niedriger ist; ein Ass steht dem entgegen wie ein König
    .instead_1 = wenn König, Dame und Bube fehlen, ob ein Ass dabei ist oder nicht
    .instead_2 = wenn jede eine Neun oder niedriger ist
redeal_below_jack-ruling-Q8 = Wie oft darf man neu geben lassen?
    .here = so oft nacheinander, wie vereinbart ist; was danach gegeben wird, gilt
    .instead_1 = sooft es vorkommt
    .instead_2 = nie zweimal nacheinander
redeal_below_jack-ruling-Q9 = Wann darf man neu geben lassen?
    .here = mit den ersten Karten, bevor der Trumpf angesagt ist; dann wird neu gemischt und abgehoben
    .instead_1 = wenn alle dreizehn Karten auf der Hand sind
redeal_below_jack-ruling-redealer = Wer gibt neu?
    .here = derselbe Geber, für denselben Trumpfrufer
    .instead_1 = der nächste Geber
redeal_below_jack-example-ten_high = Mit einer Zehn als höchster Karte darf neu gegeben werden
redeal_below_jack-example-ace_against = Ein Ass steht dem entgegen
redeal_below_jack-example-jack_against = Ein Bube ebenso
redeal_below_jack-example-of_others = Nur der Trumpfrufer darf neu geben lassen

redeal_if_uncut = Der Trumpfrufer darf mit einer Zehn als höchster Karte neu geben lassen, wenn sein Partner nicht abgehoben hat, höchstens so oft nacheinander wie vereinbart.
    .title = Neu geben: nichts über einer Zehn, und nicht abgehoben
redeal_if_uncut-ruling-Q5 = Hat das Abheben eine Wirkung?
    .here = ja; wenn abgehoben wurde, muss man die Karten nehmen, wie sie sind
    .instead_1 = nein; bei schlechten Karten darf so oder so neu gegeben werden
redeal_if_uncut-ruling-Q8 = Wie oft darf man neu geben lassen?
    .here = so oft nacheinander, wie vereinbart ist; was danach gegeben wird, gilt
    .instead_1 = sooft es vorkommt

redeal_below_ten = Der Trumpfrufer darf neu geben lassen, wenn er nichts über einer Neun hat, höchstens so oft nacheinander wie vereinbart.
    .title = Neu geben: nichts über einer Neun
redeal_below_ten-ruling-Q8 = Wie oft darf man neu geben lassen?
    .here = so oft nacheinander, wie vereinbart ist; was danach gegeben wird, gilt
    .instead_1 = sooft es vorkommt
redeal_below_ten-example-ten_high = Eine Zehn steht dem entgegen
redeal_below_ten-example-nine_high = Mit einer Neun als höchster Karte darf neu gegeben werden

redeal_no_picture = Der Trumpfrufer darf neu geben lassen, wenn er weder König noch Dame noch Bube hat, höchstens so oft nacheinander wie vereinbart.
    .title = Neu geben: weder König noch Dame noch Bube
redeal_no_picture-ruling-Q7 = Steht ein Ass dem entgegen?
    .here = nein, nur König, Dame und Bube
    .instead_1 = ja, wie ein König
redeal_no_picture-ruling-Q8 = Wie oft darf man neu geben lassen?
    .here = so oft nacheinander, wie vereinbart ist (in der Quelle zweimal); was danach gegeben wird, gilt
    .instead_1 = sooft es vorkommt
redeal_no_picture-example-ace_and_small_cards = Ein Ass steht dem nicht entgegen
redeal_no_picture-example-jack_against = Ein Bube schon

redeal_no_court_card =
    .title = Neu geben: kein Bild, nie zweimal nacheinander
redeal_no_court_card-ruling-Q7 = Ist ein Ass ein Bild?
    .here = nein, Bilder sind König, Dame und Bube
    .instead_1 = ja
redeal_no_court_card-ruling-Q8 = Was heißt „nie zweimal nacheinander“?
    .here = was auf Verlangen neu gegeben wurde, gilt
    .instead_1 = ein Spieler darf es nicht in zwei Runden nacheinander verlangen
redeal_no_court_card-example-no_court_card = König, Dame und Bube fehlen

## Wenn alle Karten gegeben sind

redeal_thirteen_no_picture = Der Trumpfrufer darf neu geben lassen, wenn unter seinen dreizehn Karten weder König noch Dame noch Bube ist, höchstens so oft nacheinander wie vereinbart.
    .title = Neu geben: kein Bild unter dreizehn Karten
redeal_thirteen_no_picture-ruling-Q7 = Ist das Ass ein Bild?
    .here = nein, Bilder sind König, Dame und Bube
    .instead_1 = ja
redeal_thirteen_no_picture-ruling-Q8 = Wie oft darf man neu geben lassen?
    .here = so oft nacheinander, wie vereinbart ist; was danach gegeben wird, gilt
    .instead_1 = sooft es vorkommt
redeal_thirteen_no_picture-ruling-Q9 = Was gilt, wenn der Trumpf schon angesagt ist?
    .here = die Ansage verfällt; derselbe Geber gibt neu, und derselbe Spieler sagt neu an
    .instead_1 = der angesagte Trumpf bleibt auch nach dem neuen Geben
redeal_thirteen_no_picture-ruling-Q27 = Was gilt, wenn eine Karte als Trumpf verdeckt liegt?
    .here = sie zählt zu den dreizehn und wird mit den anderen eingemischt
    .instead_1 = sie zählt nicht mit
redeal_thirteen_no_picture-example-ace_alone = Ein Ass steht dem nicht entgegen
redeal_thirteen_no_picture-example-one_jack = Ein Bube schon

redeal_thirteen_no_picture_or_ace = Der Trumpfrufer darf neu geben lassen, wenn unter seinen dreizehn Karten weder Ass noch König noch Dame noch Bube ist, höchstens so oft nacheinander wie vereinbart.
    .title = Neu geben: weder Bild noch Ass unter dreizehn Karten
redeal_thirteen_no_picture_or_ace-ruling-Q7 = Ist das Ass ein Bild?
    .here = ja, neben König, Dame und Bube
    .instead_1 = nein
redeal_thirteen_no_picture_or_ace-ruling-Q8 = Wie oft darf man neu geben lassen?
    .here = so oft nacheinander, wie vereinbart ist; was danach gegeben wird, gilt
    .instead_1 = sooft es vorkommt
redeal_thirteen_no_picture_or_ace-ruling-Q9 = Was gilt, wenn der Trumpf schon angesagt ist?
    .here = die Ansage verfällt; derselbe Geber gibt neu, und derselbe Spieler sagt neu an
    .instead_1 = der angesagte Trumpf bleibt auch nach dem neuen Geben
redeal_thirteen_no_picture_or_ace-ruling-Q27 = Was gilt, wenn eine Karte als Trumpf verdeckt liegt?
    .here = sie zählt zu den dreizehn und wird mit den anderen eingemischt
    .instead_1 = sie zählt nicht mit
redeal_thirteen_no_picture_or_ace-example-ace_alone = Ein Ass steht dem entgegen
redeal_thirteen_no_picture_or_ace-example-ten_high = Mit einer Zehn als höchster Karte darf neu gegeben werden

redeal_any_hand_no_honour = Hat ein Spieler weder Ass noch König noch Dame noch Bube, so wird neu gegeben, höchstens so oft nacheinander wie vereinbart.
    .title = Neu geben: eine Hand ohne Ass und Bilder
redeal_any_hand_no_honour-ruling-no_honour = Wessen Hand zählt, und muss neu gegeben werden?
    .here = die eines beliebigen Spielers, und es muss sein
    .instead_1 = nur die des Trumpfrufers
    .instead_2 = wer sie hat, darf neu geben lassen, muss aber nicht
redeal_any_hand_no_honour-ruling-Q8 = Wie oft wird neu gegeben?
    .here = so oft nacheinander, wie vereinbart ist; was danach gegeben wird, gilt
    .instead_1 = sooft es vorkommt
redeal_any_hand_no_honour-example-anybody = Jede Hand zählt

redeal_many_trumps = Hat ein Spieler mindestens die vereinbarte Zahl von Trümpfen, so wird neu gegeben, höchstens so oft nacheinander wie vereinbart.
    .title = Neu geben: zu viele Trümpfe in einer Hand
redeal_many_trumps-ruling-Q8 = Wie oft wird neu gegeben?
    .here = so oft nacheinander, wie vereinbart ist (in der Quelle 64-mal); was danach gegeben wird, gilt
    .instead_1 = sooft es vorkommt
redeal_many_trumps-ruling-Q9 = Wer gibt neu, und wer sagt den Trumpf an?
    .here = derselbe Geber gibt, und derselbe Spieler sagt neu an
    .instead_1 = das Geben geht weiter
redeal_many_trumps-ruling-hidden_many = Was gilt, solange der Trumpf verdeckt ist?
    .here = es wird nicht neu gegeben, denn gezählt wird nur ein Trumpf, den alle kennen
    .instead_1 = wer ihn kennt, zählt ihn mit
redeal_many_trumps-example-seven_trumps = Bei sieben Trümpfen wird neu gegeben
redeal_many_trumps-example-six_trumps = Bei sechs nicht
