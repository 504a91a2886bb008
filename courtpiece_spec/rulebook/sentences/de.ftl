### Deutsch.
###
### Wie es geht: docs/design/sentences.md.  Begriffe nach rules/corpus.md §6.
### Formen: von Spielern und Parteien .genitive, .dative, .accusative und .von („vom Geber“);
### von Handlungen .then, wie sie nach „Wenn …,“ stehen; von Bedingungen .not; Bedingungen stehen als Nebensatz,
### das Verb am Ende.  Begriffe: der Ausspielende führt den Stich an, eine Farbe wird bedient, Trumpf sticht.

default-style = clause
default-cell = { $plain }
default-nested = { $plain }
default-von = von { $plain_dative }
default-indefinite = ein { $plain }
default-indefinite_dative = einem { $plain }
default-negative = kein { $plain }
default-indefinite_accusative = { $plain_indefinite }
default-genitive = { $plain }
default-dative = { $plain }
default-accusative = { $plain }
default-added = { $plain }
# Eine Einheit, die ein Autor erfand: „1 Kot“ von „Kots“.  `.title_one` beim Buch sagt es genauer.
default-one = { WITHOUT($plain, end: "s") }

## Zählen

count-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
count-tricks = { $number ->
    [one] { $number } Stich
   *[other] { $number } Stiche
}
first-tricks = { $number ->
    [one] den ersten Stich
   *[other] die ersten { $number } Stiche
}

## Karten

rank-ace = Ass
    .article = das
    .indefinite_accusative = ein Ass
    .indefinite = ein Ass
    .dative_indefinite = einem Ass
    .plural = Asse
    .dative_plural = Assen
    .short = A
rank-king = König
    .article = der
    .indefinite_accusative = einen König
    .indefinite = ein König
    .dative_indefinite = einem König
    .plural = Könige
    .dative_plural = Königen
    .short = K
rank-queen = Dame
    .article = die
    .indefinite_accusative = eine Dame
    .indefinite = eine Dame
    .dative_indefinite = einer Dame
    .plural = Damen
    .dative_plural = Damen
    .short = D
rank-jack = Bube
    .article = der
    .indefinite_accusative = einen Buben
    .indefinite = ein Bube
    .dative_indefinite = einem Buben
    .plural = Buben
    .dative_plural = Buben
    .short = B
rank-ten = Zehn
    .article = die
    .indefinite = eine Zehn
    .dative_indefinite = einer Zehn
    .plural = Zehnen
    .dative_plural = Zehnen
    .short = 10
rank-nine = Neun
    .article = die
    .indefinite = eine Neun
    .dative_indefinite = einer Neun
    .plural = Neunen
    .dative_plural = Neunen
    .short = 9
rank-eight = Acht
    .article = die
    .indefinite = eine Acht
    .dative_indefinite = einer Acht
    .plural = Achten
    .dative_plural = Achten
    .short = 8
rank-seven = Sieben
    .article = die
    .indefinite = eine Sieben
    .dative_indefinite = einer Sieben
    .plural = Siebenen
    .dative_plural = Siebenen
    .short = 7
rank-six = Sechs
    .article = die
    .indefinite = eine Sechs
    .dative_indefinite = einer Sechs
    .plural = Sechsen
    .dative_plural = Sechsen
    .short = 6
rank-five = Fünf
    .article = die
    .indefinite = eine Fünf
    .dative_indefinite = einer Fünf
    .plural = Fünfen
    .dative_plural = Fünfen
    .short = 5
rank-four = Vier
    .article = die
    .indefinite = eine Vier
    .dative_indefinite = einer Vier
    .plural = Vieren
    .dative_plural = Vieren
    .short = 4
rank-three = Drei
    .article = die
    .indefinite = eine Drei
    .dative_indefinite = einer Drei
    .plural = Dreien
    .dative_plural = Dreien
    .short = 3
rank-two = Zwei
    .article = die
    .indefinite = eine Zwei
    .dative_indefinite = einer Zwei
    .plural = Zweien
    .dative_plural = Zweien
    .short = 2

suit-spades = Pik
    .short = ♠
suit-hearts = Herz
    .short = ♥
suit-diamonds = Karo
    .short = ♦
suit-clubs = Kreuz
    .short = ♣

# „das Herz-Ass“, „die Karo-Zehn“: der Artikel richtet sich nach dem Rang.
card = { $rank_article } { $suit }-{ $rank }
    .accusative = { $rank_article ->
        [der] den { $suit }-{ $rank_name ->
            [jack] Buben
           *[other] { $rank }
        }
       *[other] { $rank_article } { $suit }-{ $rank }
    }
    .bare = { $suit }-{ $rank }
    .short = { $suit_short }{ $rank_short }

## Richtungen und Plätze

direction-clockwise = im Uhrzeigersinn
    .hand = links
direction-anticlockwise = gegen den Uhrzeigersinn
    .hand = rechts

seat-N = Nord
    .letter = N
seat-E = Ost
    .letter = O
seat-S = Süd
    .letter = S
seat-W = West
    .letter = W
seat-other = Spieler { $number }
    .letter = { $number }

## Spieler

role-dealer = der Geber
    .genitive = des Gebers
    .dative = dem Geber
    .accusative = den Geber
    .von = vom Geber
role-caller = der Trumpfrufer
    .genitive = des Trumpfrufers
    .dative = dem Trumpfrufer
    .accusative = den Trumpfrufer
    .von = vom Trumpfrufer
role-eldest = die Vorhand
    .genitive = der Vorhand
    .dative = der Vorhand
    .accusative = die Vorhand
    .von = von der Vorhand
role-bidder = der Höchstbietende
    .genitive = des Höchstbietenden
    .dative = dem Höchstbietenden
    .accusative = den Höchstbietenden
    .von = vom Höchstbietenden
role-challenger = der Herausforderer
    .genitive = des Herausforderers
    .dative = dem Herausforderer
    .accusative = den Herausforderer
    .von = vom Herausforderer
role-discarder = der Ablegende
    .genitive = des Ablegenden
    .dative = dem Ablegenden
    .accusative = den Ablegenden
    .von = vom Ablegenden
role-offending_player = der schuldige Spieler
    .genitive = des schuldigen Spielers
    .dative = dem schuldigen Spieler
    .accusative = den schuldigen Spieler
    .von = vom schuldigen Spieler
role-titled = der { $title }
    .genitive = des { $title_genitive }
    .dative = dem { $title }
    .accusative = den { $title }
    .von = vom { $title }
role-other = der { $title }
    .genitive = des { $title }
    .dative = dem { $title }
    .accusative = den { $title }
    .von = vom { $title }

left_of = der Spieler links { $who_von }
    .genitive = des Spielers links { $who_von }
    .dative = dem Spieler links { $who_von }
    .accusative = den Spieler links { $who_von }
right_of = der Spieler rechts { $who_von }
    .genitive = des Spielers rechts { $who_von }
    .dative = dem Spieler rechts { $who_von }
    .accusative = den Spieler rechts { $who_von }
partner_of = der Partner { $who_genitive }
    .genitive = des Partners { $who_genitive }
    .dative = dem Partner { $who_genitive }
    .accusative = den Partner { $who_genitive }
    .von = vom Partner { $who_genitive }
taker_of_trick = der Gewinner des Stichs
    .genitive = des Gewinners des Stichs
    .dative = dem Gewinner des Stichs
    .accusative = den Gewinner des Stichs
    .von = vom Gewinner des Stichs
taker_of_last = der Gewinner des letzten Stichs
    .genitive = des Gewinners des letzten Stichs
    .dative = dem Gewinner des letzten Stichs
    .accusative = den Gewinner des letzten Stichs
    .von = vom Gewinner des letzten Stichs
taker_of_number = der Gewinner von Stich { $number }
    .genitive = des Gewinners von Stich { $number }
    .dative = dem Gewinner von Stich { $number }
    .accusative = den Gewinner von Stich { $number }
    .von = vom Gewinner von Stich { $number }
holder_of = der Besitzer von { $card_bare }
    .genitive = des Besitzers von { $card_bare }
    .dative = dem Besitzer von { $card_bare }
    .accusative = den Besitzer von { $card_bare }
    .von = vom Besitzer von { $card_bare }
seat_number = { $seat_kind ->
    [none] der Spieler an Platz { $number }
   *[seat] { $seat }
}
    .genitive = { $seat_kind ->
        [none] des Spielers an Platz { $number }
       *[seat] { $seat_genitive }
    }
    .dative = { $seat_kind ->
        [none] dem Spieler an Platz { $number }
       *[seat] { $seat_dative }
    }
    .accusative = { $seat_kind ->
        [none] den Spieler an Platz { $number }
       *[seat] { $seat_accusative }
    }
    .von = { $seat_kind ->
        [none] vom Spieler an Platz { $number }
       *[seat] { $seat_von }
    }
or_else = { $first } oder, falls es keinen gibt, { $second }
    .genitive = { $first_genitive } oder, falls es keinen gibt, { $second_genitive }
    .dative = { $first_dative } oder, falls es keinen gibt, { $second_dative }
    .accusative = { $first_accusative } oder, falls es keinen gibt, { $second_accusative }
    .von = { $first_von } oder, falls es keinen gibt, { $second_von }

opponent_of = ein Gegner { $who_genitive }
    .genitive = eines Gegners { $who_genitive }
    .dative = einem Gegner { $who_genitive }
    .accusative = einen Gegner { $who_genitive }
player_of = ein Spieler { $side_genitive }
    .genitive = eines Spielers { $side_genitive }
    .dative = einem Spieler { $side_genitive }
    .accusative = einen Spieler { $side_genitive }
any_other = jeder andere Spieler
    .genitive = jedes anderen Spielers
    .dative = jedem anderen Spieler
    .accusative = jeden anderen Spieler
any_player = jeder Spieler
    .genitive = jedes Spielers
    .dative = jedem Spieler
    .accusative = jeden Spieler

## Parteien

side-winner = die siegreiche Partei
    .genitive = der siegreichen Partei
    .dative = der siegreichen Partei
side-loser = die unterlegene Partei
    .genitive = der unterlegenen Partei
    .dative = der unterlegenen Partei
side-leading_side = die Partei mit den meisten Stichen
    .genitive = der Partei mit den meisten Stichen
    .dative = der Partei mit den meisten Stichen
side-offender = die schuldige Partei
    .genitive = der schuldigen Partei
    .dative = der schuldigen Partei
side-taker_side = die Partei des Stichgewinners
    .genitive = der Partei des Stichgewinners
    .dative = der Partei des Stichgewinners
side-of_role = die Partei { $role_genitive }
    .genitive = der Partei { $role_genitive }
    .dative = der Partei { $role_genitive }
this_side = diese Partei
    .genitive = dieser Partei
    .dative = dieser Partei
opponents = die Gegenpartei
    .genitive = der Gegenpartei
    .dative = der Gegenpartei
opponents_of = die Gegenpartei { $who_genitive }
    .genitive = der Gegenpartei { $who_genitive }
    .dative = der Gegenpartei { $who_genitive }

## Der Tisch

number_of_players = Es spielen { $number ->
    [one] { $number } Spieler
   *[other] { $number } Spieler
}{ $teams_kind ->
    [each_alone] , { $teams }
   *[other] {" "}in { $teams }
}.
partners_opposite = zwei Parteien; Partner sitzen einander gegenüber
teams_of = Parteien zu je { $number }, die abwechselnd sitzen
each_alone = jeder für sich
partners_by_draw = Vor der Partie zieht jeder eine Karte: Die { $highest } höchsten spielen gegen die { $lowest } niedrigsten.
partner_by_second = Vor der Partie werden Karten offen gegeben: Wer als Zweiter { $rank_indefinite_accusative } erhält, wird Partner des Ersten.
deals = Gegeben wird { $direction }, also nach { $direction_hand }. Wenn nichts anderes gesagt ist, erhält der Spieler { $direction_hand } vom Geber zuerst Karten.
plays = Gespielt wird { $direction }, also nach { $direction_hand }.

## Das Blatt

cards = { $number ->
    [52] Gespielt wird mit dem vollen Blatt zu 52 Karten ohne Joker.
   *[other] Gespielt wird mit { count-cards }.
}
without = Diese Karten kommen nicht ins Spiel: { JOIN($cards_bare, by: ", ") }.
rank_order = { $label ->
    [rank] In jeder Farbe gilt von oben nach unten die Rangfolge { JOIN($ranks_short, by: " ") }.
   *[other] In der Rangfolge { $title_kind ->
        [title] „{ $title }“
       *[none] „{ $label }“
    } gilt von oben nach unten { JOIN($ranks_short, by: " ") }.
}
top_card = { $card } steht über jeder anderen Karte { $suit }.
in_its_own_suit = und gehört weiter zu ihrer Farbe
as_a_trump = und zählt als Trumpf

## Rollen

first_role = { $by_kind ->
    [at_random] Für die erste Runde wird { $role } beliebig bestimmt.
   *[other] Für die erste Runde wird { $role } { $by }.
}
at_random = beliebig bestimmt
at_seat = { $seat_kind ->
    [none] nach dem Platz bestimmt: Der Spieler an Platz { $number } ist es
   *[seat] nach dem Platz bestimmt: { $seat } ist es
}
highest_drawn = ausgelost: Wer die höchste Karte zieht, wird es{ draw-notes }
lowest_drawn = ausgelost: Wer die niedrigste Karte zieht, wird es{ draw-notes }
draw-notes = { $notes_kind ->
    [list] ; { AND($notes) }
   *[none] {""}
}
first_dealt = durch offenes Geben bestimmt: Wer zuerst { $rank_indefinite_accusative } erhält, wird es
lost_toss = ausgelost: Wer das Los verliert, wird es
rank_low = { $rank_plural } zählen beim Auslosen niedrig
card_as = { $card } zählt beim Auslosen als { $rank }
ties_draw_again = bei Gleichstand wird noch einmal gezogen

role_at = { $role } ist { $who }.
cuts = { $may_decline ->
    [yes] Nach dem Mischen darf { $who } abheben.
   *[no] Nach dem Mischen hebt { $who } ab.
}

## Ablauf einer Runde

step = { $when_kind ->
    [none] { $action }
   *[other] wenn { $when }, { $action_then }
}{ $title_kind ->
    [title] {" "}({ $title })
   *[none] {""}
}.

to_each = jeder Spieler
to_others = jeder der übrigen Spieler
to_one = { $who }
packet = { $recipients } erhält { packet-cards }
    .then = erhält { $recipients } { packet-cards }
packet-cards = { $until_gone ->
    [yes] jeweils { count-cards }, bis alle Karten verteilt sind
   *[no] { $times ->
        [1] { packet-number }
        [2] { packet-number } und dann noch einmal { $number }
       *[other] { $times }-mal { count-cards }
    }
}{ $start_kind ->
    [none] {""}
   *[other] {", "}zuerst { $start }
}
packet-number = { $recipients_kind ->
    [to_each] { $more ->
        [yes] weitere { count-cards }
       *[no] { count-cards }
    }
   *[other] { count-cards }
}
set_aside = der Rest des Blatts wird beiseitegelegt und nicht verwendet
    .then = wird der Rest des Blatts beiseitegelegt und nicht verwendet
discard = { $who } legt { count-cards } ab
    .then = legt { $who } { count-cards } ab
discard_others = jeder der übrigen Spieler legt { count-cards } ab
    .then = legt jeder der übrigen Spieler { count-cards } ab
draw_pairs = der Reihe nach { draw-pairs-rest }
    .then = { draw-pairs-rest }
draw-pairs-rest = sieht jeder Spieler die oberste Karte des Stapels an und behält entweder sie und legt die nächste ab, oder er legt sie ab und behält die nächste, bis jeder { count-cards } hat
may_look = nur { $who } darf die bisher gegebenen Karten ansehen
    .then = darf nur { $who } die bisher gegebenen Karten ansehen

no_ranks = { $ranks_count ->
    [one] keine { $ranks_plural }
   *[other] weder { JOIN($ranks, by: " noch ") }
}
nothing_above = nichts über { $rank_dative_indefinite }
or_more_trumps = mindestens { $number } { $number ->
    [one] Trumpf
   *[other] Trümpfe
}
may_redeal = { $who } darf neu geben lassen, wenn er { $holding } hat{ redeal-notes }
    .then = darf { $who } neu geben lassen, sofern er { $holding } hat{ redeal-notes }
must_redeal = hat ein Spieler { $holding }, so wird neu gegeben{ redeal-notes }
    .then = wird neu gegeben, sofern ein Spieler { $holding } hat{ redeal-notes }
redeal-notes = { $limit_kind ->
    [none] {""}
   *[number] , höchstens { $limit ->
        [1] einmal
        [2] zweimal
       *[other] { $limit }-mal
    }
}{ $not_twice_running ->
    [yes] , aber nie zweimal nacheinander
   *[no] {""}
}{ $dealt_by_kind ->
    [none] {""}
   *[other] ; dann gibt { $dealt_by }
}

trump_suit = die Trumpffarbe an
trump_or_none = eine Trumpffarbe oder „ohne Trumpf“ an
trump_or_order = eine Trumpffarbe an oder wählt ein Spiel ohne Trumpf in der Rangfolge { OR($orders) }
name_trump = { $who } sagt { $choice }
    .then = sagt { $who } { $choice }
may_name_trump = { $who } darf { may-name }
    .then = darf { $who } { may-name }
may-name = { $choice_kind ->
    [trump_suit] die Trumpffarbe ansagen
    [trump_or_none] eine Trumpffarbe oder „ohne Trumpf“ ansagen
   *[other] eine Trumpffarbe ansagen oder ein Spiel ohne Trumpf in anderer Rangfolge wählen
} oder es offen lassen
may_change_trump = { $who } darf die Trumpffarbe ändern
    .then = darf { $who } die Trumpffarbe ändern
lay_up_trump = { $who } legt eine Karte offen hin; ihre Farbe ist Trumpf
    .then = legt { $who } eine Karte offen hin; ihre Farbe ist Trumpf
lay_down_trump = { $who } legt eine Handkarte verdeckt auf den Tisch; ihre Farbe wird Trumpf
    .then = legt { $who } eine Handkarte verdeckt auf den Tisch; ihre Farbe wird Trumpf
write_trump = { $who } schreibt die Trumpffarbe geheim auf einen Zettel
    .then = schreibt { $who } die Trumpffarbe geheim auf einen Zettel
of_hand = aus der Hand { $who_genitive }
of_last = aus { $number ->
    [one] der letzten Karte
   *[other] den letzten { $number } Karten
} { $who_genitive }
of_packet = aus dem { $order ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
   *[other] späteren
} Päckchen { $who_genitive }
of_tricks = aus den gespielten Stichen
of_pack = vor dem Geben aus dem Blatt
lay_blind_trump = eine Karte wird blind { $source } gezogen und verdeckt hingelegt; ihre Farbe wird Trumpf
    .then = wird eine Karte blind { $source } gezogen und verdeckt hingelegt; ihre Farbe wird Trumpf
random_card_sets_trump = eine Karte wird blind { $source } gezogen und allen gezeigt; ihre Farbe ist Trumpf
    .then = wird eine Karte blind { $source } gezogen und allen gezeigt; ihre Farbe ist Trumpf
nth_card_sets_trump = die { $number }. Karte, die { $who } erhält, wird gezeigt; ihre Farbe ist Trumpf
    .then = wird die { $number }. Karte, die { $who } erhält, gezeigt; ihre Farbe ist Trumpf
bid = reihum, { bid-start }, bietet jeder Spieler { bid-rest }
    .then = bietet reihum, { bid-start }, jeder Spieler { bid-rest }
bid-start = { $start_kind ->
    [none] vom ersten Spieler an
   *[other] { $start } zuerst
}
bid-range = { $only ->
    [yes] genau { $lowest }
   *[no] { $lowest } bis { $highest }
}
bid-rest = einmal { bid-range } Stiche{ $or_passes ->
    [yes] {" "}oder passt
   *[no] {""}
}{ $above_last ->
    [yes] ; jedes Gebot muss höher sein als das letzte
   *[no] {""}
}{ $first_may_not_pass ->
    [yes] ; wer zuerst bietet, darf nicht passen
   *[no] {""}
}
promise = { $who } darf { $lowest } bis { $highest } Stiche ansagen
    .then = darf { $who } { $lowest } bis { $highest } Stiche ansagen

play_tricks = { $number ->
    [1] es wird ein Stich gespielt
   *[other] es werden { $number } Stiche gespielt
}
    .then = { $number ->
        [1] wird ein Stich gespielt
       *[other] werden { $number } Stiche gespielt
    }
play_until = es wird gespielt, bis { $condition }{ decided-early }
    .then = wird gespielt, bis { $condition }{ decided-early }
decided-early = { $decided_early ->
    [yes] , sofern die Runde nicht vorher entschieden ist
   *[no] {""}
}
may_go_on = ist die Runde gewonnen, so darf { $who } weiterspielen lassen
    .then = darf { $who } nach gewonnener Runde weiterspielen lassen

## Trumpf

power = { $since }.
at_once = Trumpf gilt, sobald er feststeht
after_reveal = Karten der Trumpffarbe gelten erst vom Aufdecken des Trumpfs an als Trümpfe; wurde aber die Trumpffarbe selbst ausgespielt, so gewinnt ihre höchste Karte den Stich, gleich wann sie gespielt wurde
only_after_reveal = Karten der Trumpffarbe gelten erst vom Aufdecken des Trumpfs an als Trümpfe; vorher gespielte sind keine, auch wenn die Trumpffarbe selbst ausgespielt wurde, sodass eine niedrigere eine höhere schlagen kann
whole_trick = der aufgedeckte Trumpf gilt für den ganzen Stich, in dem er aufgedeckt wird
from_start = der verdeckte Trumpf gilt von der ersten Karte an, obwohl ihn niemand sieht
next_trick = Trumpf gilt erst von dem Stich an, der auf seine Bestimmung folgt
never = es gibt keinen Trumpf
first_void_sets_trump = Trumpf bestimmt der erste Spieler, der nicht bedienen kann: Die Farbe der Karte, die er spielt, ist Trumpf.

must_trump_then = muss dann stechen, wenn er kann
must_lead_trump_then = muss dann Trumpf ausspielen
void_player = ein Spieler, der nicht bedienen kann,
    .subject = wer nicht bedienen kann,
    .trumping = wer nicht bedienen kann und stechen will,
void_opponent = ein Gegner { $who_genitive }, der nicht bedienen kann,
    .subject = ein Gegner { $who_genitive }, der nicht bedienen kann,
    .trumping = ein Gegner { $who_genitive }, der nicht bedienen kann und stechen will,
leading = wenn er ausspielt
being_void = wenn er nicht bedienen kann
reveal-duty = { $duty_kind ->
    [none] {""}
   *[other] ; er { $duty }
}
may_demand = { $who_subject } darf vor seiner Karte den verdeckten Trumpf aufdecken lassen{ reveal-duty }.
may_reveal = { $who } darf den verdeckten Trumpf aufdecken, { $moment }{ reveal-duty }.
must_reveal = { $who } muss den verdeckten Trumpf aufdecken, wenn er keine andere Karte mehr hat.
must_reveal_trumping = { $who_trumping } muss zuerst den verdeckten Trumpf zeigen lassen; er muss dann stechen, wenn er kann. Abwerfen darf man eine Karte dieser Farbe auch ohne das.
shown_when_void = Der verdeckte Trumpf wird aufgedeckt, sobald { $who_kind ->
    [any_player] ein Spieler
   *[other] { $who }
} nicht bedienen kann{ $duty_kind ->
    [none] {""}
   *[other] ; dieser Spieler { $duty }
}.
shown_after = Ist der Trumpf nach Stich { $trick } noch verdeckt, so wird er aufgedeckt.
return_to_hand = Die aufgedeckte Trumpfkarte kommt in die Hand { $who_genitive }.
hidden_out_of_hand = Bis zum Aufdecken gehört die verdeckte Karte nicht zur Hand: Sie kann weder gespielt werden noch zum Bedienen dienen.
hidden_in_hand = Die verdeckte Karte zählt schon vor dem Aufdecken zur Hand.

## Spiel

lead = { $who } spielt zum ersten Stich aus.
must_follow = Wer eine Karte der ausgespielten Farbe hat, muss bedienen.
may_play_any = darf jede Karte spielen
must_trump = muss wenn möglich stechen
must_overtrump = muss wenn möglich einen liegenden Trumpf überstechen
trump_must_beat = { $of_an_opponent ->
    [yes] darf nur stechen, wenn er den liegenden Trumpf eines Gegners übersticht
   *[no] darf nur stechen, wenn er den liegenden Trumpf übersticht
}
ruff_once = darf nur einmal je Runde stechen
void = Wer nicht bedienen kann, { AND($rules) }.
takes = { $by }.
highest_trump = { $top_kind ->
    [card] liegt { $top } im Stich, so gewinnt diese Karte; sonst gewinnt der höchste Trumpf, ohne Trumpf die höchste Karte der ausgespielten Farbe
   *[none] der höchste Trumpf gewinnt den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe
}
highest_led = { $top_kind ->
    [card] liegt { $top } im Stich, so gewinnt diese Karte; sonst gewinnt die höchste Karte der ausgespielten Farbe
   *[none] die höchste Karte der ausgespielten Farbe gewinnt den Stich
}
next_lead = { $who_kind ->
    [taker_of_trick] Wer einen Stich gewinnt, spielt zum nächsten aus.
   *[other] { CAPITAL($who) } spielt zum nächsten Stich aus.
}
lead_in_turn = Die Spieler spielen der Reihe nach zu den Stichen aus.
second_ace = { CAPITAL($rank_indefinite) }, gleich nach einem Stich mit { $rank_dative_indefinite } ausgespielt, zählt als { $counts_as }.
face_down = Kann { $who } nicht bedienen, so darf er jede Karte einer anderen Farbe verdeckt spielen.
must_face_down = Kann { $who } nicht bedienen, solange der Trumpf verdeckt ist, so darf er eine Karte einer anderen Farbe nur verdeckt spielen, wenn er nicht erst den Trumpf aufdecken lässt.
concede = Eine Partei darf aufgeben, wenn { $when }.

## Einsammeln

each_trick = Jeder Stich gehört sofort der Partei dessen, der ihn gewinnt.
tricks_running = Die Stiche bleiben als Stapel auf dem Tisch. Gewinnt derselbe Spieler { count-tricks } nacheinander, so nimmt seine Partei den ganzen Stapel.
fresh_tricks = Nach jedem Einsammeln { $number ->
    [one] ist
   *[other] sind
} { $number } neue { $number ->
    [one] Stich
   *[other] Stiche
} nacheinander nötig: Der Stich, der eingesammelt hat, zählt dafür nicht mit.
hot_streak = Nach dem Einsammeln wird jeder weitere Stich, den derselbe Spieler ohne Unterbrechung gewinnt, sofort eingesammelt.
last_takes_pile = { $who_kind ->
    [taker_of_last] Wer den letzten Stich gewinnt, nimmt auch alles, was noch im Stapel liegt.
   *[other] { CAPITAL($who) } nimmt am Ende alles, was noch im Stapel liegt.
}
not_collected = Der Stapel wird nicht eingesammelt, wenn { $when }.
not_a_win = Der Stapel wird nicht eingesammelt, wenn { $when }; der spätere Stich beginnt auch kein neues Paar.

## Tabellen

# .cell: allein in einem Feld einer Tabelle.
when = { $condition }
    .style = { $condition_style }
    .noun = { $condition_noun }
    .noun_dative = { $condition_noun_dative }
    .cell = { $condition_style ->
        [noun] { $condition_noun }
       *[clause] wenn { $condition }
    }
plus = { $condition }
    .style = clause
    .cell = dazu, wenn { $condition }
otherwise = sonst
    .style = rest

table-policy = { $rows ->
    [1] {""}
   *[other] { $policy ->
        [first_match] : Es zählt der erste Fall, der zutrifft
        [first_match_plus] : Es zählt der erste Fall, der zutrifft; dazu kommt jede Zugabe, die zutrifft
        [unique] : Genau einer der Fälle trifft zu
       *[sum] : Alles, was zutrifft, wird zusammengezählt
    }
}
decide_table = { $after_each_trick ->
    [yes] Nach jedem Stich wird geprüft, ob die Runde entschieden ist
   *[no] Wer die Runde gewinnt, wird am Ende festgestellt
}{ table-policy }.
nobody = niemand
decide_row = { $test_style ->
    [noun] nach { $test_noun_dative } gewinnt { $winner } die Runde
    [rest] { $rows ->
        [1] { $winner } gewinnt die Runde
       *[other] sonst gewinnt { $winner } die Runde
    }
   *[clause] { $winner_kind ->
        [this_side] eine Partei gewinnt die Runde, wenn { $test }
        [opponents] die Gegner einer Partei gewinnen die Runde, wenn { $test }
       *[other] wenn { $test }, gewinnt { $winner } die Runde
    }
}{ $title_kind ->
    [title] {" "}({ $title })
   *[none] {""}
}.

score_table = { $unit_name ->
    [rounds] Gezählt werden die gewonnenen Runden{ table-policy }.
   *[other] Wenn nichts anderes gesagt ist, erhält die Partei, die eine Runde gewinnt, { $unit_accusative }{ table-policy }.
}
row = { $test_kind ->
    [plus] Dazu kommt: Wenn { $test }, { $outcome_added }{ $title_kind ->
        [title] {" "}({ $title })
       *[none] {""}
    }
   *[other] { $test_style ->
        [noun] { $title_kind ->
            [title] { CAPITAL($test_noun) } ({ $title }) { $outcome_of_noun }
           *[none] { CAPITAL($test_noun) } { $outcome_of_noun }
        }
        [rest] { $rows ->
            [1] { $section ->
                [foul] { CAPITAL($outcome_main) }
               *[other] Jede gewonnene Runde { $outcome_of_noun }
            }
           *[other] Sonst { row-outcome }
        }
       *[clause] Wenn { $test }, { row-outcome }
    }
}{ $effects_kind ->
    [list] ; { AND($effects) }
   *[none] {""}
}.
row-outcome = { $title_kind ->
    [title] ist die Runde { $title_indefinite } und { $outcome_of_noun }
   *[none] { $outcome }
}
gain-worth = { $amount_name ->
    [rounds] zählt als { $amount }
    [courts] zählt als { $amount }
   *[other] bringt { $amount }
}
# Plain nach „Wenn …,“ und „Sonst“; .main als Hauptsatz; .of_noun nach „Ein Court“.
gain = { $to_kind ->
    [none] { $amount_name ->
        [rounds] zählt die Runde als { $amount }
        [courts] zählt die Runde als { $amount }
       *[other] bringt die Runde { $amount }
    }
   *[other] erhält { $to } { $amount }
}
    .main = { $to_kind ->
        [none] die Runde { gain-worth }
       *[other] { $to } erhält { $amount }
    }
    .of_noun = { $to_kind ->
        [none] { gain-worth }
       *[other] bringt { $to_dative } { $amount }
    }
    .added = { $to_kind ->
        [none] erhält die siegreiche Partei { $amount }
       *[other] erhält { $to } { $amount }
    }
transfer = { $to_kind ->
    [none] verliert { $source } { $amount }
   *[other] zahlt { $source } { $amount } an { $to_accusative }
}
    .main = { $to_kind ->
        [none] { $source } verliert { $amount }
       *[other] { $source } zahlt { $amount } an { $to_accusative }
    }
    .of_noun = { $to_kind ->
        [none] kostet { $source_accusative } { $amount }
       *[other] kostet { $source_accusative } { $amount }, zu zahlen an { $to_accusative }
    }
held_over = erhält der nächste Gewinner zusätzlich { $amount }
    .main = der nächste Gewinner erhält zusätzlich { $amount }
    .of_noun = bringt dem nächsten Gewinner zusätzlich { $amount }
nothing = wird nichts gezählt
    .main = es wird nichts gezählt
    .of_noun = zählt nichts
# Statt einer Zahlung, wo eine Zeile nichts zahlt, die Runde aber durch sie verloren ist.
round_lost = ist die Runde für die schuldige Partei verloren und wird so gewertet
    .main = die Runde ist für die schuldige Partei verloren und wird so gewertet
    .of_noun = heißt, dass die Runde für die schuldige Partei verloren ist und so gewertet wird
runs_start_over = die Serien beider Parteien beginnen von vorn
scores_start_over = der Stand beider Parteien beginnt von vorn
counter_starts_over = „{ $title }“ beginnt{ $whose ->
    [table] {""}
   *[sides] {" "}für beide Parteien
} von vorn
round_ends = die Runde endet
round_is_lost = die schuldige Partei verliert die Runde
new_deal = es wird neu gegeben
effect_limit = das wird höchstens { $number ->
    [1] einmal
    [2] zweimal
   *[other] { $number }-mal
} je Runde berechnet
foul_table = { $title_kind ->
    [title] Das folgt auf die Unregelmäßigkeit „{ $title }“{ table-policy }.
   *[none] Das folgt auf die Unregelmäßigkeit „{ $name }“{ table-policy }.
}

next_table = Nach jeder Runde wird bestimmt, wer { $role_name ->
    [dealer] als Nächster gibt
   *[other] die Rolle { $role_genitive } übernimmt
}{ table-policy }.
drawn_again = ein ausgeloster Spieler
next_row = { $test_style ->
    [noun] Nach { $test_noun_dative } { next-holder }
    [rest] { $rows ->
        [1] Nach jeder Runde { next-holder }
       *[other] Sonst { next-holder }
    }
   *[clause] Wenn { $test }, { next-holder }
}{ $anew ->
    [yes] {""} und beginnt eine neue Amtszeit
   *[no] {""}
}.
next-holder = { $who_kind ->
    [drawn_again] wird { $role } neu bestimmt, wie für die erste Runde
   *[other] { $same ->
        [yes] { $role_name ->
            [dealer] gibt derselbe Spieler noch einmal
           *[other] bleibt { $role } derselbe
        }
       *[no] { $role_name ->
            [dealer] gibt { $who } die nächste Runde
           *[other] übernimmt { $who } die Rolle { $role_genitive }
        }
    }
}

## Mengen

amount-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
amount-courts = { $number ->
    [one] { $number } Court
   *[other] { $number } Courts
}
amount-rounds = { $number ->
    [one] { $number } Runde
   *[other] { $number } Runden
}
amount-sets = { $number ->
    [one] { $number } Satz
   *[other] { $number } Sätze
}
    .dative = { $number ->
        [one] { $number } Satz
       *[other] { $number } Sätzen
    }
amount-tokens = { $number ->
    [one] { $number } Marke
   *[other] { $number } Marken
}
amount-penalties = { $number ->
    [one] { $number } Strafpunkt
   *[other] { $number } Strafpunkte
}
    .dative = { $number ->
        [one] { $number } Strafpunkt
       *[other] { $number } Strafpunkten
    }
amount-kots = { $number ->
    [one] { $number } Kot
   *[other] { $number } Kots
}
amount-kothis = { $number ->
    [one] { $number } Kothi
   *[other] { $number } Kothis
}
amount-payments = { $number ->
    [one] { $number } Zahlung
   *[other] { $number } Zahlungen
}
amount-competition_points = { $number ->
    [one] { $number } Turnierpunkt
   *[other] { $number } Turnierpunkte
}
    .dative = { $number ->
        [one] { $number } Turnierpunkt
       *[other] { $number } Turnierpunkten
    }
amount-tricks = { count-tricks }
amount-other = { $number ->
    [one] { $number } { $unit_one }
   *[other] { $number } { $unit }
}
unit-points = Punkte
    .dative = Punkten
unit-courts = Courts
unit-rounds = Runden
unit-sets = Sätze
    .dative = Sätzen
unit-tokens = Marken
unit-penalties = Strafpunkte
    .dative = Strafpunkten
unit-kots = Kots
unit-kothis = Kothis
unit-payments = Zahlungen
unit-competition_points = Turnierpunkte
    .dative = Turnierpunkten
unit-tricks = Stiche
    .dative = Stichen
unit-other = { $title }
    .one = { $title_one }
times_fact = { $amount } für jeden { $fact_each }

## Stufen

level = { $section ->
    [set] den Satz
   *[other] die Partie
}
level-nominative = { $section ->
    [set] der Satz
   *[other] die Partie
}
first_to = Wer zuerst { $amount } erreicht, gewinnt { level }.
first_loses = Wer zuerst { $amount } erreicht, verliert { level }.
most_wins = Es gewinnt { level }, wer die meisten { JOIN($units, by: ", bei Gleichstand die meisten ") } hat.
worth_won = { $section ->
    [set] Ein gewonnener Satz
   *[other] Eine gewonnene Partie
} bringt { $amount }.
worth_drawn = { $section ->
    [set] Ein unentschiedener Satz
   *[other] Eine unentschiedene Partie
} bringt jeder Partei { $amount }.
over_after = Nach { $amount_after } ist { level-nominative } zu Ende.
by_agreement = Wann { level-nominative } zu Ende ist, machen die Spieler aus.
tie = { $target ->
    [yes] Erreichen beide Parteien das Ziel in derselben Runde, so
   *[no] Liegen die Parteien am Ende gleichauf, so
} { JOIN($ways, by: "; bei Gleichstand ") }.
higher_total = gewinnt der höhere Stand
one_more_round = entscheidet eine weitere Runde
drawn = endet die Partie unentschieden
start_with = Jede Partei beginnt mit { $amount_after }.
counter = { counter-name } wird { $of_side ->
    [yes] für jede Partei
   *[no] für den ganzen Tisch
} gezählt und beginnt bei { $start }.
counter-name = { $title_kind ->
    [title] „{ $title }“
   *[none] „{ $label }“
}
# „nach 8 Sätzen“: Punkte steht im Dativ mit n, Runden nicht.
default-after = { $plain_dative }

## Begriffe und Bräuche

let = { $title_kind ->
    [title] „{ $title }“
   *[none] „{ $label }“
} bedeutet, dass { $condition }.
custom = { $text }
ruling = { $title } In diesem Buch: { $here }.

## Bedingungen: Nebensätze nach „wenn“, „bis“ und „dass“

all_of = { AND($conditions_nested) }
    .nested = sowohl { JOIN($conditions_nested, by: " als auch ") }
any_of = { OR($conditions_nested) }
    .nested = entweder { OR($conditions_nested) }
    .style = { ALL($conditions_style, are: "noun") ->
        [yes] noun
       *[no] clause
    }
    .noun = { OR($conditions_noun) }
    .noun_dative = { OR($conditions_noun_dative) }

is_same-winner = { $side } gewinnt
    .style = noun
    .noun = ein Sieg { $side_genitive }
    .noun_dative = einem Sieg { $side_genitive }
    .not = { $side } nicht gewinnt
is_same-loser = { $side } verliert
    .style = noun
    .noun = eine Niederlage { $side_genitive }
    .noun_dative = einer Niederlage { $side_genitive }
    .not = { $side } nicht verliert
is_same-side = { $left } { $right } ist
    .not = { $left } nicht { $right } ist
is_same-seat = { $left } { $right } ist
    .not = { $left } nicht { $right } ist

truth-let = die Runde { $title_indefinite } ist
    .style = noun
    .noun = { $title_indefinite }
    .noun_dative = { $title_indefinite_dative }
    .not = die Runde { $title_negative } ist
truth-most_tricks = { $subject } mehr Stiche hat als jede andere
    .not = { $subject } nicht mehr Stiche hat als jede andere
truth-fewest_tricks = { $subject } weniger Stiche hat als jede andere
    .not = { $subject } nicht weniger Stiche hat als jede andere
truth-won_all_of_term = { $subject } bisher jede Runde der Amtszeit gewonnen hat
    .not = { $subject } nicht jede Runde der Amtszeit gewonnen hat
truth-drawn = niemand die Runde gewinnt
    .style = noun
    .noun = eine unentschiedene Runde
    .noun_dative = einer unentschiedenen Runde
    .not = die Runde einen Gewinner hat
truth-promised = eine Zahl von Stichen angesagt wurde
    .not = keine Zahl von Stichen angesagt wurde
truth-going_on = ein Spieler weiterspielen ließ
    .not = niemand weiterspielen ließ
truth-forfeited = eine Partei die Runde durch einen Verstoß verloren hat
    .not = keine Partei die Runde durch einen Verstoß verloren hat
truth-wrongly_asked = der Spieler, der neu geben lassen darf, es vor der ersten gespielten Karte verlangt, ohne die Karten dafür zu haben
    .not = niemand neues Geben verlangt, ohne die Karten dafür zu haben
truth-challenged = ein Herausforderer die Trumpffarbe geändert hat
    .not = niemand die Trumpffarbe geändert hat
truth-conceded = eine Partei aufgegeben hat
    .not = keine Partei aufgegeben hat
truth-cut_declined = nicht abgehoben wurde
    .not = abgehoben wurde
truth-counter = „{ $title }“ gilt
    .not = „{ $title }“ nicht gilt

compared = { $comparison ->
    [equal] genau { $value }
    [unequal] nicht genau { $value }
    [less] weniger als { $value }
    [at_most] höchstens { $value }
    [more] mehr als { $value }
   *[at_least] mindestens { $value }
}
# Mit einer Zahl, die selbst erst zu zählen ist: „weniger Stiche gewinnt, als angesagt sind“.
compared-many = { $comparison ->
    [equal] genau so viele
    [unequal] nicht genau so viele
    [less] weniger
    [at_most] höchstens so viele
    [more] mehr
   *[at_least] mindestens so viele
}
compared-than = { $comparison ->
    [less] als
    [more] als
   *[other] wie
} { $value_than }
compared-tricks = { $value_kind ->
    [fact] { compared-many } Stiche
   *[number] { $share ->
        [none] { $comparison ->
            [equal] keinen Stich
            [at_most] keinen Stich
            [less] { compared } Stiche
            [at_least] { compared } Stiche
           *[other] mindestens 1 Stich
        }
        [all] { $comparison ->
            [equal] alle { $value } Stiche
            [at_least] alle { $value } Stiche
            [less] nicht alle { $value } Stiche
            [unequal] nicht alle { $value } Stiche
           *[other] { compared } Stiche
        }
       *[some] { compared } { $value ->
            [one] Stich
           *[other] Stiche
        }
    }
}
compared-rounds = { $value_kind ->
    [number] { compared } { $value ->
        [one] Runde
       *[other] Runden
    }
   *[fact] { compared-many } Runden
}
comparison-end = { $value_kind ->
    [number] {""}
   *[fact] , { compared-than }
}
# Mitten in einer Runde hat eine Partei Stiche gewonnen und kann noch mehr gewinnen.
compare-won = { $so_far ->
    [yes] { $subject } { so-far-yet }{ compared-tricks } gewonnen hat{ comparison-end }
   *[no] { $subject } { compared-tricks } gewinnt{ comparison-end }
}
so-far-yet = { $share ->
    [none] { $comparison ->
        [equal] noch{" "}
        [at_most] noch{" "}
       *[other] {""}
    }
   *[other] {""}
}
compare-collected = { $so_far ->
    [yes] { $subject } { so-far-yet }{ compared-tricks } eingesammelt hat{ comparison-end }
   *[no] { $subject } { compared-tricks } einsammelt{ comparison-end }
}
value-first-tricks = { $value ->
    [one] den ersten Stich
   *[other] die ersten { $value } Stiche
}
compare-opening_run = { $so_far ->
    [yes] { $value_kind ->
        [number] { $comparison ->
            [at_least] { $subject } { value-first-tricks } gewonnen hat
            [less] { $subject } nicht { value-first-tricks } gewonnen hat
           *[other] { $subject } vom ersten Stich an ohne Unterbrechung { compared-tricks } gewonnen hat
        }
       *[fact] { $subject } vom ersten Stich an ohne Unterbrechung { compared-tricks } gewonnen hat, { compared-than }
    }
   *[no] { $value_kind ->
        [number] { $comparison ->
            [at_least] { $subject } { value-first-tricks } gewinnt
            [less] { $subject } nicht { value-first-tricks } gewinnt
           *[other] { $subject } vom ersten Stich an ohne Unterbrechung { compared-tricks } gewinnt
        }
       *[fact] { $subject } vom ersten Stich an ohne Unterbrechung { compared-tricks } gewinnt, { compared-than }
    }
}
compare-captured = { $subject } { $value_kind ->
    [number] { compared } { $value ->
        [one] { $rank }
       *[other] { $rank_plural }
    }
   *[fact] { compared-many } { $rank_plural }
} erbeutet{ comparison-end }
compare-streak = { $subject } { compared-rounds } nacheinander gewonnen hat{ comparison-end }
compare-score = der Stand { $subject_genitive } vor der Runde { compared-count } beträgt{ comparison-end }
compare-term = { $subject } { compared-rounds } im Amt ist{ comparison-end }, diese mitgezählt
compared-ordinal = { $value_kind ->
    [number] der { $value }. Stich
   *[fact] Stich { $value }
}
compared-dative = { $value_kind ->
    [number] dem { $value }.
   *[fact] Nummer { $value }
}
compare-number = { $comparison ->
    [equal] es { compared-ordinal } ist
    [unequal] es nicht { compared-ordinal } ist
    [less] es ein Stich vor { compared-dative } ist
    [at_most] es { compared-ordinal } oder ein früherer ist
    [more] es ein Stich nach { compared-dative } ist
   *[at_least] es { compared-ordinal } oder ein späterer ist
}
compare-bid = das Gebot { $value_kind ->
    [number] { compared } { $value ->
        [one] Stich
       *[other] Stiche
    }
   *[fact] { compared-many } Stiche
} beträgt{ comparison-end }
compare-counter = { $subject_kind ->
    [none] „{ $title }“ { compared-count } beträgt{ comparison-end }
   *[other] „{ $title }“ { $subject_genitive } { compared-count } beträgt{ comparison-end }
}
compared-count = { $value_kind ->
    [number] { compared }
   *[fact] { compared-many }
}

is_in-won = { $subject } { OR($values) } Stiche gewinnt
    .not = { $subject } nicht { OR($values) } Stiche gewinnt
is_in-collected = { $subject } { OR($values) } Stiche einsammelt
    .not = { $subject } nicht { OR($values) } Stiche einsammelt
is_in-opening_run = { $subject } vom ersten Stich an ohne Unterbrechung { OR($values) } Stiche gewinnt
    .not = { $subject } vom ersten Stich an ohne Unterbrechung nicht { OR($values) } Stiche gewinnt
is_in-captured = { $subject } { OR($values) } { $rank_plural } erbeutet
    .not = { $subject } nicht { OR($values) } { $rank_plural } erbeutet
is_in-streak = { $subject } { OR($values) } Runden nacheinander gewonnen hat
    .not = { $subject } nicht { OR($values) } Runden nacheinander gewonnen hat
is_in-score = der Stand { $subject_genitive } vor der Runde { OR($values) } beträgt
    .not = der Stand { $subject_genitive } vor der Runde nicht { OR($values) } beträgt
is_in-term = { $subject } { OR($values) } Runden im Amt ist, diese mitgezählt
    .not = { $subject } nicht { OR($values) } Runden im Amt ist, diese mitgezählt
is_in-number = es { $values_count ->
    [one] der { OR($values) }. Stich
   *[other] Stich { OR($values) }
} ist
    .not = es nicht { $values_count ->
        [one] der { OR($values) }. Stich
       *[other] Stich { OR($values) }
    } ist
is_in-bid = das Gebot { OR($values) } Stiche beträgt
    .not = das Gebot nicht { OR($values) } Stiche beträgt
is_in-counter = „{ $title }“ { OR($values) } beträgt
    .not = „{ $title }“ nicht { OR($values) } beträgt

# Plain die Zahl; .each nach „1 Punkt für jeden“.
fact-won = so viele Stiche, wie { $subject } gewinnt
    .than = { $subject } Stiche gewinnt
    .each = Stich, den { $subject } gewinnt
fact-collected = so viele Stiche, wie { $subject } einsammelt
    .than = { $subject } Stiche einsammelt
    .each = Stich, den { $subject } einsammelt
fact-opening_run = so viele Stiche, wie { $subject } vom ersten an ohne Unterbrechung gewinnt
    .than = { $subject } vom ersten an ohne Unterbrechung Stiche gewinnt
    .each = Stich, den { $subject } vom ersten an ohne Unterbrechung gewinnt
fact-captured = so viele { $rank_plural }, wie { $subject } erbeutet
    .than = { $subject } { $rank_plural } erbeutet
    .each = Fang von { $rank_dative_indefinite }
fact-streak = so viele Runden, wie { $subject } nacheinander gewonnen hat
    .than = { $subject } Runden nacheinander gewonnen hat
    .each = Sieg der Serie { $subject_genitive }
fact-score = der Stand { $subject_genitive } vor der Runde
    .than = der Stand { $subject_genitive } vor der Runde beträgt
    .each = Punkt, den { $subject } vor der Runde hatte
fact-term = so viele Runden, wie { $subject } im Amt ist
    .than = { $subject } Runden im Amt ist
    .each = Teil der Amtszeit { $subject_genitive }
fact-number = so viele, wie Stiche gespielt sind
    .than = Stiche gespielt sind
    .each = gespielten Stich
fact-bid = so viele Stiche, wie angesagt sind
    .than = angesagt sind
    .each = angesagten Stich
fact-counter = der Stand von „{ $title }“
    .than = „{ $title }“ beträgt
    .each = Zähler von „{ $title }“

side_has = eine Partei { count-tricks } hat
    .not = keine Partei { count-tricks } hat
side_has_first = eine Partei { first-tricks } gewonnen hat
    .not = keine Partei { first-tricks } gewonnen hat
both_sides_have = beide Parteien mindestens 1 Stich haben
    .not = eine Partei keinen Stich hat
uncatchable = eine Partei nicht mehr einzuholen ist
    .not = jede Partei noch einzuholen ist
trump_set = der Trumpf feststeht
trump_unset = der Trumpf noch nicht feststeht
trump_hidden = der Trumpf noch verdeckt ist
    .not = der Trumpf nicht verdeckt ist
hands_empty = alle Karten gespielt sind
    .not = noch Karten zu spielen sind
winning_card = der Stich mit { $rank_dative_indefinite } gewonnen wurde
    .not = der Stich nicht mit { $rank_dative_indefinite } gewonnen wurde
winning_cards = beide Stiche des Paars mit { $rank_dative_plural } gewonnen wurden
    .not = nicht beide Stiche des Paars mit { $rank_dative_plural } gewonnen wurden
earlier_before_reveal = die Karte, die den früheren Stich gewann, vor dem Aufdecken des Trumpfs gespielt wurde
    .not = die Karte, die den früheren Stich gewann, nach dem Aufdecken des Trumpfs gespielt wurde
set_this_trick = der Trumpf in eben diesem Stich bestimmt wurde
    .not = der Trumpf nicht in eben diesem Stich bestimmt wurde

## Beispiele

example_trump = { $suit_kind ->
    [none] es gibt keinen Trumpf
   *[other] Trumpf ist { $suit }
}
example_hidden = der verdeckte Trumpf ist { $suit }
example_setting = der Trumpf wird in Stich { $trick } bestimmt
example_role = { $seat } ist { $role }
example_counter = { $counter ->
    [streak] die Partei von { $seat } hat { $number ->
        [one] die letzte Runde
       *[other] die letzten { $number } Runden nacheinander
    } gewonnen
    [term] { $seat } hat die Rolle in der { $number }. Runde
    [won_all_of_term] die Partei von { $seat } hat { $number ->
        [0] nicht
       *[other] {""}
    } alle bisherigen Runden der Amtszeit gewonnen
    [bid] { $seat } hat { count-tricks } angesagt
   *[other] „{ $title }“ steht für { $seat } bei { $number }
}
example_asks = { $asked ->
    [nobody] niemand wird gefragt ({ $clause })
   *[player] { $seat } wird gefragt ({ $clause })
}
example_hand = { $seat } hat { JOIN($cards_short, by: " ") }
plain = spielt
asks = lässt den Trumpf aufdecken und spielt
shows = deckt den Trumpf auf und spielt
example_play = { $seat } { $manner } { $card_short }
taken_by = { $seat } gewinnt den Stich
refused_by = die letzte Karte ist nicht erlaubt ({ $clause })
clause = { $title }
    .quoted = „{ $title }“
example_trick = { JOIN($plays, by: ", ") }: { $outcome }
taker = { $seat }{ $card_kind ->
    [none] {""}
   *[other] {" "}({ $card_short })
}
expect_row = { $number ->
    [1] es zählt der Fall { AND($clauses_quoted) }
   *[other] es zählen die Fälle { AND($clauses_quoted) }
}
expect_pile = { $tricks ->
    [0] { $seat } sammelt nichts ein
    [one] { $seat } sammelt { $tricks } Stich ein
   *[other] { $seat } sammelt { $tricks } Stiche ein
}
expect_role = { $role_name ->
    [dealer] { $seat } gibt die nächste Runde
   *[other] { $seat } ist in der nächsten Runde { $role }
}
example_takers = { $number ->
    [one] den Stich gewinnt { JOIN($takers, by: ", ") }
   *[other] die Stiche gewinnen { JOIN($takers, by: ", ") }
}; { JOIN($expected, by: "; ") }
example = { $title }: { JOIN($statements, by: "; ") }.

## Was in jedem Buch gilt, ohne dort zu stehen

built-in-play-turn = Nur wer an der Reihe ist, darf handeln.
built-in-play-hand = Man spielt nur Karten, die man in der Hand hat.
built-in-round-end = Nach dem Ende einer Runde darf nichts mehr geschehen.
built-in-winner = Die Partei, die die meisten Stiche eingesammelt hat, gewinnt die Runde.

## Orte, wie sie nach „in“ stehen

place-pakistan = Pakistan
place-india = Indien
place-bangladesh = Bangladesch
place-sri_lanka = Sri Lanka
place-gulf_states = den Golfstaaten
place-canada = Kanada
place-east_africa = Ostafrika
place-iran = Iran
place-mauritius = Mauritius
place-netherlands = den Niederlanden
place-suriname = Suriname
place-united_kingdom = Großbritannien

## Das Regelbuch um die Sätze herum

book-subtitle = Spielregeln
book-with = { $title } mit „{ JOIN($options, by: "“ und „") }“
book-also = Auch bekannt als { AND($names) }.
book-played = Gespielt in { AND($places) }.
book-extends = Eine Spielart von { $parent }.
book-chapter-need = Was man braucht
book-chapter-table = Spieler, Plätze und Richtung
book-chapter-round = Die Runde, Schritt für Schritt
book-chapter-trump = Trumpf
book-chapter-play = Das Stichspiel
book-chapter-collect = Das Einsammeln der Stiche
book-chapter-score = Ende und Wertung einer Runde
book-chapter-foul = Unregelmäßigkeiten
book-chapter-next = Die nächste Runde
book-chapter-match = Die Partie
book-chapter-custom = Bräuche am Tisch
book-chapter-options = Hausregeln zur Wahl
book-chapter-rulings = Fragen, die sich stellen
book-chapter-examples = Durchgespielte Beispiele
book-chapter-hand = Eine ganze Runde, Stich für Stich
book-chapter-played_out = Wie das Spiel ausgeht
book-chapter-glossary = Begriffe des Spiels
book-chapter-sources = Woher die Regeln stammen
book-chapter-differences = Was anders ist als bei { $parent }
book-chapter-parts = Die Runden einer Partie
book-contents = Inhalt
book-summary = Auf einer Seite
book-part = { $title }: { $number ->
    [one] { $number } Runde
   *[other] { $number } Runden
}.
book-options-intro = Diese Hausregeln passen zu diesem Spiel. Man einigt sich vor dem Spiel auf sie.
book-option = „{ $title }“: { $text }
book-rulings-intro = Hier schweigt die Überlieferung oder ist uneins. Dieses Buch hat so entschieden; wer es am eigenen Tisch anders hält, verabredet das vorher.
book-here = Hier: { $text }.
book-instead = Anderswo: { $text }.
book-examples-intro = Jedes Beispiel wurde nach den Regeln dieses Buchs durchgespielt.
book-played_out-intro = Ein Programm hat { $number } Runden gespielt, { $policy ->
    [random] jede Handlung aus allen erlaubten ausgelost
    [sensible] wobei alle billig stechen und nichts verschenken
   *[other] alle auf ihre eigene Weise
}. So oft kam jedes Ergebnis vor; der dünne Strich zeigt, wie sicher das ist.
book-played_out-caption = Anteil an allen Runden
book-sources-intro = Die Kürzel hinter einer Regel nennen die Aussage, der sie folgt.
book-source = { $document }: { JOIN($codes, by: ", ") }
book-ours = Keine Quelle dieses Buchs gebraucht dieses Wort; es steht hier der Klarheit wegen.
book-clause-id = bleibender Name dieser Regel
book-licence = Text und Zeichnungen dürfen nach der MIT-Lizenz kopiert, verändert und weitergegeben werden, wenn deren Vermerk erhalten bleibt.
book-made = Aus den Regeln von { $id }, Fassung { $version }, gemacht mit courtpiece_spec.
book-made-plain = Aus den Regeln von { $id } gemacht mit courtpiece_spec.
book-gone = Anders als bei { $parent } gilt hier nicht: { $text }
book-changed = { $text } (Bei { $parent }: { $before })
book-score-every = Jede gewonnene Runde
book-score-paid = { $way ->
    [nothing] nichts
    [gain] { paid-amount }
    [gain_to] { $to }: { paid-amount }
    [transfer] { paid-amount } von { $source_dative } an { $to_accusative }
    [held_over] { $amount } zusätzlich für den nächsten Gewinner
   *[loss] { $source } verliert { $amount }
}{ $effects_kind ->
    [list] ; { AND($effects) }
   *[none] {""}
}
paid-amount = { $added ->
    [yes] +{ $amount }
   *[no] { $amount }
}
book-score-outcome = Ausgang
book-score-worth = Wert
book-score-caption = Was eine Runde zählt
book-foul-policy = { $policy ->
    [first_match] Es zählt der erste Fall, der zutrifft.
    [first_match_plus] Es zählt der erste Fall, der zutrifft; dazu kommt jede Zugabe, die zutrifft.
    [unique] Genau einer der Fälle trifft zu.
   *[sum] Alles, was zutrifft, wird zusammengezählt.
}

## Die ganze Runde

hand-intro = { $dealer } gibt. Die Karten wurden gemischt, und alle spielten vernünftig; nichts wurde ausgesucht, um zu glänzen.
hand-trick = { $number }. Stich
hand-trump-set = Trumpf ist nun { $suit }.
hand-trump-shown = es ist { $suit }.
hand-collected = { $seat } sammelt { count-tricks } ein.
hand-over = Die Runde ist zu Ende: { $winner_kind ->
    [none] niemand gewinnt sie
   *[other] sie geht an { $winner }
}.
hand-side = { AND($seats) }
hand-counts = Sie zählt { $points } für { $side }.
hand-counts-nothing = Sie zählt nichts.
hand-next-dealer = Als Nächstes gibt { $seat }.
hand-next-drawn = Der nächste Geber wird ausgelost.
action-call = { $seat } sagt { $what } als Trumpf an.
action-call-none = { $seat } bestimmt, dass ohne Trumpf gespielt wird.
action-call-mode = { $seat } bestimmt, dass „{ $what }“ gespielt wird.
action-hide = { $seat } legt { $what_short } verdeckt als Trumpf hin.
action-write = { $seat } schreibt heimlich { $what } auf.
action-reveal = { $seat } lässt den verdeckten Trumpf aufdecken.
action-bid = { $seat } bietet { $number }.
action-pass = { $seat } passt.
action-redeal = { $seat } verlangt, dass neu gegeben wird.
action-go_on = { $seat } spielt weiter.
action-stop = { $seat } beendet die Runde.
action-drop = { $seat } legt { $what_short } ab.
action-keep = { $seat } behält die gezogene Karte.
action-leave = { $seat } legt die gezogene Karte weg.
action-down = { $seat } spielt { $what_short } verdeckt.
action-foul = { $seat } verstößt gegen eine Regel: { $what }.
action-concede = { $seat } gibt auf.
action-pick = Gezogen wird { $what_short }.

## Bilder: Unterschriften, und Beschreibungen für alle, die sie nicht sehen

picture-hand = Blatt von { $seat }: { JOIN($cards_short, by: " ") }
picture-trick = { JOIN($plays, by: ", ") }; { $seat } gewinnt den Stich
picture-play = { $seat } { $card_short }
picture-deal = Das Geben, Päckchen für Päckchen
picture-deal-text = { JOIN($packets, by: "; ") }
picture-packet = { $number }: { $seat } { count-packet }
count-packet = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
picture-seats = Der Tisch: { JOIN($seats, by: ", ") }, in der Reihenfolge des Spiels
picture-pile = Wie der Stapel wächst und eingesammelt wird, Stich für Stich
picture-pile-step = { $number }. Stich: { $seat }, { $tricks ->
    [0] nichts liegt auf dem Tisch
    [one] { $tricks } Stich liegt auf dem Tisch
   *[other] { $tricks } Stiche liegen auf dem Tisch
}
picture-path = Wer nach { $seat } gibt
picture-path-step = { $title } ({ $seat })
picture-dealer = gibt
picture-leads = spielt aus
picture-takes = gewinnt

## Wörter des Spiels

term-trick = Stich
    .is = Reihum eine Karte von jedem Spieler; eine der Karten gewinnt ihn für den, der sie gespielt hat.
term-lead = ausspielen
    .is = Die erste Karte eines Stichs spielen.
term-follow = bedienen
    .is = Eine Karte der ausgespielten Farbe spielen.
term-void = farblos
    .is = Ohne jede Karte einer Farbe.
term-trump = Trumpf
    .is = Die Farbe, die jede andere schlägt.
term-ruff = stechen, trumpfen
    .is = Trumpf spielen, obwohl eine andere Farbe ausgespielt wurde.
term-discard = abwerfen
    .is = Eine Karte spielen, die weder die ausgespielte Farbe noch Trumpf ist.
term-revoke = Nichtbedienen
    .is = Nicht bedienen, obwohl man könnte.
    .origin = ours
term-packet = Päckchen
    .is = Die Karten, die ein Spieler auf einmal bekommt.
    .origin = ours
term-dealer = Geber
    .is = Wer die Karten einer Runde gibt.
term-caller = { $title_kind ->
    [title] { $title }
   *[none] Trumpfrufer
}
    .is = Wer den Trumpf bestimmt{ $title_kind ->
        [title] {""}
       *[none] ; in manchen Spielen heißt er Hakem
    }.
term-eldest = Vorhand
    .is = Der Spieler neben dem Geber, der zuerst Karten bekommt, wenn die Regeln nichts anderes sagen.
    .origin = ours
term-partner = Partner
    .is = Mit wem man eine Partei bildet.
term-round = Runde
    .is = Alles von einem Geben bis zum nächsten.
term-court = Court, Kot
    .is = Ein hoher Sieg, oder einfach die Einheit, in der Runden gezählt werden; was er hier ist, sagt die Wertung.
term-pile = Stapel
    .is = Gewonnene Stiche, die auf dem Tisch liegen, bis ein Spieler sie einsammelt.
term-redeal = neu geben
    .is = Die Karten werden zusammengeworfen und noch einmal gegeben.
term-hidden = verdeckter Trumpf
    .is = Ein Trumpf, den nur ein Spieler kennt, bis er aufgedeckt wird.

## Documents that the books follow

document-A = Der Artikel über Hakem, auf Deutsch, Niederländisch und Spanisch
document-B = Der deutsche Artikel über Single Sir, Double Sir, Hidden Rung und Be-ranga
document-C = Der deutsche Artikel über Kachuha
document-PR = Pagat, „Court Piece / Rang“, nach Abschriften
document-DS = Pagat, „Double Sir / Double Sar“, nach Abschriften
document-HR = Pagat, „Hidden Rung“, in der Wiedergabe von TashZone
document-WP = Wikipedia, „Court piece“
document-CZ = CardzMania, „Rung / Court Piece“
document-HK = Beschreibungen und Programme von Hokm
document-TC = Beschreibungen von Troefcall
document-SA = Beschreibungen von Satat
document-MK = Beschreibungen von Mendikot
document-OM = Beschreibungen und Programme von Omi
document-DH = Beschreibungen von Dehla Pakad
document-SBH = sportsbettinghere.com, „variations of court piece“
document-ABK = abubaker-rung.andro.io, „Rung (The Court Piece)“
document-RA = Das Spiel „rang_adda“
document-TZ = TashZone, „Game Rules“
document-CHK = README „Chakri“, Court Piece zu sechst
document-ART = App-Texte „Court Piece/Rang/Hokm/Coat“ (Artoon)
document-BR = Das Programm „Band Rang“
document-DSE = Das Programm „Double Sir“ (Reizen, Serie, Strafpunkte)
document-DSV2 = Das Verzeichnis der Entscheidungen „double-sar-v2-optional-trump“
document-MYR = App-Text „My Rung (beta)“
document-SAR = Das Spiel „Coat“ auf sarbsukh.com
document-CPW = Das Webspiel „Court Piece — Rang“
document-TS1 = Ein Programm in TypeScript mit 52 Courts
document-KP4 = Ein App-Verzeichnis, „Kot Pees … trump called on the first four“
document-HV = Die Enzyklopädie „Hindi Vishvakosh“, Artikel „ताश“
document-BC = boardscards.com, „Court Piece“
