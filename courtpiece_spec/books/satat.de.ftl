# Was das Deutsche nur von diesen Hausregeln und Büchern sagt.

satat =
    .title = Satat

satat-roles-caller =
    .title = Trumpfmacher
    .title_genitive = Trumpfmachers
satat-round-late =
    .title = Die letzten vier

satat-custom-signals = Man darf anzeigen, dass man die höchste verbliebene Karte einer Farbe hat oder die eigene letzte Karte dieser Farbe spielt; jedes andere Zeichen ist verboten.

satat-ruling-Q11 = Welche der letzten vier Karten entscheidet, und wird sie gezeigt?
    .here = eine, die ungesehen gezogen wird, wenn alle Karten gegeben sind; sie wird allen gezeigt und bleibt in der Hand des Trumpfmachers
    .instead_1 = die zuletzt gegebene Karte
    .instead_2 = eine, die der Trumpfmacher aussucht, nachdem er sie angesehen hat
satat-ruling-Q2 = Was gilt, wenn die höchsten gezogenen Karten gleich sind?
    .here = wer gleichauf liegt, zieht noch einmal, bis eine Karte die höchste ist
    .instead_1 = die Farben haben eine Rangfolge
satat-ruling-Q50 = Eine Partei hat die ersten sieben Stiche: Wird die Runde weitergespielt?
    .here = ja, ohne dass gefragt wird, bis die andere Partei einen Stich gewinnt oder alle dreizehn gewonnen sind
    .instead_1 = nur, wenn diese Partei es will
    .instead_2 = nein, sie endet damit
satat-ruling-Q51 = Was gilt, wenn die ersten sieben gewonnen werden, aber nicht alle dreizehn?
    .here = die ersten sieben zählen als solche
    .instead_1 = sie zählen wie jeder Sieg
    .instead_2 = die andere Partei zählt
satat-ruling-Q68 = Ist die Herz-Zwei ein Herz?
    .here = ja; mit ihr wird Herz bedient, auf sie muss Herz bedient werden, wenn sie ausgespielt wird, und wer nicht bedienen kann, darf sie zu jedem Stich spielen, und sie gewinnt ihn
    .instead_1 = sie zählt als Trumpf, welche Farbe auch Trumpf ist
satat-ruling-Q7 = Steht ein Ass oder die Herz-Zwei dem neuen Geben entgegen?
    .here = nein, nur König, Dame und Bube, denn die Quelle nennt diese drei
    .instead_1 = ja, die höchsten Karten des Blatts schon
satat-ruling-Q8 = Wie oft darf man neu geben lassen?
    .here = zweimal nacheinander; was beim dritten Mal gegeben wird, gilt, und der Trumpfmacher sagt den Trumpf an oder überlässt ihn den letzten vier Karten
    .instead_1 = sooft es vorkommt
satat-ruling-late_choice = Darf der Trumpfmacher es sich noch anders überlegen?
    .here = nein; wer auf fünf Karten keine Farbe ansagt, ist an das gebunden, was die letzten vier bringen
    .instead_1 = ja, bis die Karte aufgedeckt wird
satat-ruling-leads = Wer spielt zum ersten Stich aus?
    .here = der Trumpfmacher, wie in den anderen Büchern, in denen ein Spieler den Trumpf ansagt
    .instead_1 = der Geber
satat-ruling-packets = In welchen Päckchen werden die letzten acht Karten gegeben, und von wem an?
    .here = vier und vier an jeden, vom Trumpfmacher an um den Tisch
    .instead_1 = in beliebigen Päckchen
satat-ruling-redealer = Wer gibt neu, und wer macht Trumpf?
    .here = derselbe Geber, für denselben Trumpfmacher
    .instead_1 = der nächste Geber
satat-ruling-succession = Wer gibt als Nächster, und wer macht als Nächster Trumpf?
    .here = die Unterlegenen geben: Gewinnt die Partei des Trumpfmachers, so ändert sich nichts; verliert sie, so gibt der Trumpfmacher, und der Spieler links von ihm macht Trumpf
    .instead_1 = die Unterlegenen machen unter sich aus, wer gibt
    .instead_2 = nach den ersten sieben Stichen gibt der Partner des Gebers
satat-ruling-target = Wann ist die Partie gewonnen?
    .here = mit zehn Punkten oder mehr, wie in den anderen Punktespielen; die Quelle nennt keine Zahl
    .instead_1 = es gewinnt, wer mehr hat, wenn die Spieler aufhören
satat-ruling-worth = Was zählt jedes der drei Ziele?
    .here = einen, zwei und drei Punkte, denn die Quelle gibt nur ihre Reihenfolge an
    .instead_1 = ein Sieg einen Punkt, die ersten sieben zwei, alle dreizehn zweiundfünfzig
    .instead_2 = gezählt werden Runden und sonst nichts

satat-example-above_the_ace = Die Herz-Zwei schlägt das Trumpf-Ass
satat-example-all_thirteen = Alle dreizehn sind das Beste
satat-example-first_seven = Die ersten sieben sind besser
satat-example-follows_hearts = Mit ihr wird Herz bedient, und sie gewinnt den Stich
satat-example-losers_deal = Die Partei des Trumpfmachers verliert und gibt
satat-example-must_follow_with_it = Ist sie das einzige Herz, so muss sie auf Herz gespielt werden
satat-example-no_other_suit = Wer Kreuz hat, darf sie nicht auf Kreuz spielen
satat-example-no_picture = Fünf Karten ohne Bild dürfen neu gegeben werden, ob ein Ass oder die Herz-Zwei dabei ist oder nicht
satat-example-no_trump_when_led = Ausgespielt, verlangt sie Herz
satat-example-picture = Ein Bube steht dem entgegen
satat-example-plain_win = Sieben Stiche gewinnen, und der Trumpfmacher bleibt

two_is_trump =
    .title = Die Herz-Zwei ist ein Trumpf

two_is_trump-ruling-Q68 = Ist die Herz-Zwei ein Herz?
    .here = nein; sie ist der höchste Trumpf, welche Farbe auch Trumpf ist: Mit ihr wird Trumpf bedient, und auf sie muss Trumpf bedient werden, wenn sie ausgespielt wird
    .instead_1 = sie bleibt ein Herz

two_is_trump-example-as_highest_trump = Die Herz-Zwei ist der höchste Trumpf
two_is_trump-example-asks_for_trumps = Ausgespielt, verlangt sie Trumpf
two_is_trump-example-follows_trumps = Ist sie der einzige Trumpf, so muss sie auf Trumpf gespielt werden
two_is_trump-example-takes_hearts = Mit ihr wird nicht Herz bedient; auf Herz gespielt, sticht sie
