### Nederlands.
###
### Hoe het werkt: docs/design/sentences.md.  De woorden zijn die van spelers (rules/corpus.md §6): de deler deelt en
### er wordt afgenomen, een speler komt uit, bekent kleur, troeft of troeft over en wint de slag; een kaart ligt open of
### gedekt; de verborgen troef wordt opengelegd; een stapel wordt opgeraapt.
### Vormen: van handelingen .then, zoals zij na “Als …,” staan; van voorwaarden .not; voorwaarden zijn bijzinnen met het
### werkwoord achteraan.  Over spelers wordt zonder hij of zij gesproken: “die speler”, “wie …”.

default-style = clause
default-compound = no
default-not_compound = no
default-indefinite = een { $plain }
default-negative = geen { $plain }
default-subject = { $plain }
default-each = elke { $plain } die
default-after = {""}
default-next = { $plain }
default-cell = { $plain }
default-strict = yes
default-plus = { $plain }
# Eén van een eenheid die een schrijver heeft bedacht: “1 kot” van “kots”.  `.title_one` naast het boek zegt het beter.
default-one = { WITHOUT($plain, end: "s") }

## Tellen

count-cards = { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
}
count-tricks = { $number ->
    [one] { $number } slag
   *[other] { $number } slagen
}
first-tricks = { $number ->
    [one] de eerste slag
   *[other] de eerste { $number } slagen
}
times = { $number ->
    [one] één keer
    [2] twee keer
   *[other] { $number } keer
}
ordinal = { $number ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
    [7] zevende
    [8] achtste
    [9] negende
    [10] tiende
    [11] elfde
    [12] twaalfde
    [13] dertiende
   *[other] { $number }e
}

## Kaarten

rank-ace = aas
    .article = een aas
    .plural = azen
    .each = elk aas dat
    .short = A
rank-king = heer
    .article = een heer
    .plural = heren
    .short = H
rank-queen = vrouw
    .article = een vrouw
    .plural = vrouwen
    .short = V
rank-jack = boer
    .article = een boer
    .plural = boeren
    .short = B
rank-ten = tien
    .article = een tien
    .plural = tienen
    .short = 10
rank-nine = negen
    .article = een negen
    .plural = negens
    .short = 9
rank-eight = acht
    .article = een acht
    .plural = achten
    .short = 8
rank-seven = zeven
    .article = een zeven
    .plural = zevens
    .short = 7
rank-six = zes
    .article = een zes
    .plural = zessen
    .short = 6
rank-five = vijf
    .article = een vijf
    .plural = vijven
    .short = 5
rank-four = vier
    .article = een vier
    .plural = vieren
    .short = 4
rank-three = drie
    .article = een drie
    .plural = drieën
    .short = 3
rank-two = twee
    .article = een twee
    .plural = tweeën
    .short = 2

suit-spades = schoppen
    .short = ♠
suit-hearts = harten
    .short = ♥
suit-diamonds = ruiten
    .short = ♦
suit-clubs = klaveren
    .short = ♣

# Zonder lidwoord, zoals spelers het zeggen: “hartenaas komt uit”.
card = { $suit }{ $rank }
    .short = { $suit_short }{ $rank_short }

## Richtingen en plaatsen

direction-clockwise = met de klok mee
    .hand = links
direction-anticlockwise = tegen de klok in
    .hand = rechts

seat-N = Noord
    .letter = N
seat-E = Oost
    .letter = O
seat-S = Zuid
    .letter = Z
seat-W = West
    .letter = W
seat-other = speler { $number }
    .letter = { $number }

## Spelers

role-dealer = de deler
    .next = de nieuwe deler
role-caller = de troefkiezer
    .next = de nieuwe troefkiezer
role-eldest = de voorhand
    .next = de nieuwe voorhand
role-bidder = de hoogste bieder
    .next = de nieuwe hoogste bieder
role-challenger = de uitdager
    .next = de nieuwe uitdager
role-discarder = de speler die kaarten heeft weggelegd
role-offending_player = de overtredende speler
role-titled = de { $title }
    .next = de nieuwe { $title }
role-other = de { $title }
    .next = de nieuwe { $title }

left_of = de speler links van { $who }
right_of = de speler rechts van { $who }
partner_of = de partner van { $who }
taker_of_trick = de winnaar van de slag
taker_of_last = de winnaar van de laatste slag
taker_of_number = de winnaar van slag { $number }
holder_of = de speler met { $card }
seat_number = { $seat_kind ->
    [none] de speler op plaats { $number }
   *[seat] { $seat }
}
or_else = { $first } of, als die er niet is, { $second }

opponent_of = een tegenstander van { $who }
player_of = een speler van { $side }
any_other = iedere andere speler
any_player = iedere speler

## Partijen

side-winner = de winnende partij
side-loser = de verliezende partij
# “De andere” is één partij of zijn er meer.
side-leading_side = de partij met meer slagen dan de andere
side-offender = de overtredende partij
side-taker_side = de partij van de winnaar van de slag
side-of_role = de partij van { $role }
this_side = die partij
opponents = de tegenpartij
opponents_of = de tegenpartij van { $who }

## De tafel

number_of_players = Het spel is voor { $number } { $number ->
    [one] speler
   *[other] spelers
}{ $teams_kind ->
    [each_alone] , { $teams }
   *[other] {" "}in { $teams }
}.
partners_opposite = twee partijen; partners zitten tegenover elkaar
teams_of = partijen van { $number }, die om en om zitten
each_alone = ieder voor zich
partners_by_draw = Vóór de wedstrijd trekt iedereen een kaart: de spelers met de { $highest } hoogste kaarten spelen samen tegen die met de { $lowest } laagste.
partner_by_second = Vóór de wedstrijd worden kaarten open rondgedeeld: wie als tweede { $rank_article } krijgt, wordt de partner van wie als eerste { $rank_article } kreeg.
deals = Er wordt { $direction } gedeeld, dus telkens aan de speler { $direction_hand } van de vorige. Tenzij bij een stap van het delen iets anders staat, krijgt de speler { $direction_hand } van de deler het eerst kaarten.
plays = Er wordt { $direction } gespeeld: telkens is de speler { $direction_hand } van de vorige aan de beurt.

## Het spel kaarten

cards = { $number ->
    [52] Er wordt gespeeld met het volledige spel van 52 kaarten, zonder jokers.
   *[other] Er wordt gespeeld met { count-cards }.
}
without = Deze kaarten doen niet mee: { AND($cards) }.
rank_order = { $label ->
    [rank] In elke kleur is de rangorde van hoog naar laag: { JOIN($ranks_short, by: " ") }.
   *[other] In de rangorde { $title_kind ->
        [title] “{ $title }”
       *[none] “{ $label }”
    } staan de kaarten van hoog naar laag zo: { JOIN($ranks_short, by: " ") }.
}
top_card = { $card } gaat boven alle andere kaarten { $suit }.
in_its_own_suit = en blijft een kaart van de eigen kleur
as_a_trump = en telt als troef

## Rollen

first_role = { $by_kind ->
    [at_random] Wie in de eerste ronde { $role_name ->
        [dealer] deelt
       *[other] { $role } is
    }, wordt { $by } bepaald.
   *[other] { $by } is in de eerste ronde { $role }{ $by_after }.
}
at_random = op een willekeurige manier
at_seat = { $seat_kind ->
    [none] de speler op plaats { $number }
   *[seat] { $seat }
}
highest_drawn = wie de hoogste kaart trekt,
    .after = { draw-notes }
lowest_drawn = wie de laagste kaart trekt,
    .after = { draw-notes }
draw-notes = { $notes_kind ->
    [list] ; { AND($notes) }
   *[none] {""}
}
first_dealt = de kaarten worden open rondgedeeld: wie het eerst { $rank_article } krijgt,
lost_toss = er wordt getost: wie verliest,
rank_low = { $rank_plural } zijn bij dit trekken laag
card_as = { $card } telt bij dit trekken als { $rank_article }
ties_draw_again = spelers met gelijke kaarten trekken opnieuw

role_at = { $role } is { $who }.
cuts = { $may_decline ->
    [yes] Na het schudden mag { $who } afnemen.
   *[no] Na het schudden neemt { $who } af.
}

## Het verloop van een ronde

step = { $when_kind ->
    [none] { $action }
   *[other] als { $when }, { $action_then }
}{ $title_kind ->
    [title] {" "}({ $title })
   *[none] {""}
}.

to_each = iedere speler
to_others = ieder van de andere spelers
to_one = { $who }
packet = { $recipients } krijgt { packet-cards }
    .then = krijgt { $recipients } { packet-cards }
packet-cards = { $until_gone ->
    [yes] telkens { count-cards }, totdat alle kaarten gedeeld zijn
   *[no] { $times ->
        [1] { packet-number }
        [2] { packet-number } en daarna nog eens { $number }
       *[other] { $times } keer { count-cards }
    }
}{ $start_kind ->
    [none] {""}
   *[other] , te beginnen bij { $start }
}
packet-number = { $recipients_kind ->
    [to_each] { $more ->
        [yes] nog { count-cards }
       *[no] { count-cards }
    }
   *[other] { count-cards }
}
set_aside = de rest van de kaarten wordt apart gelegd en niet gebruikt
    .then = wordt de rest van de kaarten apart gelegd en niet gebruikt
discard = { $who } legt { count-cards } weg
    .then = legt { $who } { count-cards } weg
discard_others = ieder van de andere spelers legt { count-cards } weg
    .then = legt ieder van de andere spelers { count-cards } weg
draw_pairs = om de beurt bekijkt iedere speler de bovenste kaart van de stok { draw-pairs-rest }
    .then = bekijkt iedere speler om de beurt de bovenste kaart van de stok { draw-pairs-rest }
draw-pairs-rest = en houdt óf die kaart en legt de volgende weg, óf legt die kaart weg en houdt de volgende, totdat iedereen { count-cards } heeft
may_look = alleen { $who } mag de tot nu toe gedeelde kaarten bekijken
    .then = mag alleen { $who } de tot nu toe gedeelde kaarten bekijken

# Wat er in een hand zit, na “een hand”.
no_ranks = zonder { OR($ranks) }
nothing_above = zonder kaart boven { $rank_article }
or_more_trumps = met { $number } of meer troeven
may_redeal = { $who } mag met een hand { $holding } om een nieuwe deling vragen{ redeal-notes }
    .then = mag { $who } met een hand { $holding } om een nieuwe deling vragen{ redeal-notes }
must_redeal = er wordt opnieuw gedeeld als een speler een hand { $holding } heeft{ redeal-notes }
    .then = wordt er opnieuw gedeeld zodra een speler een hand { $holding } heeft{ redeal-notes }
redeal-notes = { $limit_kind ->
    [none] {""}
   *[number] , hoogstens { $limit ->
        [1] één keer
        [2] twee keer
       *[other] { $limit } keer
    }
}{ $not_twice_running ->
    [yes] , maar nooit twee keer achter elkaar
   *[no] {""}
}{ $dealt_by_kind ->
    [none] {""}
   *[other] ; dan deelt { $dealt_by } opnieuw
}

trump_suit = de troefkleur
trump_or_none = een troefkleur of “zonder troef”
trump_or_order = een troefkleur of kiest voor een spel zonder troef in de rangorde { OR($orders) }
name_trump = { $who } noemt { $choice }
    .then = noemt { $who } { $choice }
may_name_trump = { $who } mag { may-name }
    .then = mag { $who } { may-name }
may-name = { $choice_kind ->
    [trump_suit] de troefkleur noemen
    [trump_or_none] een troefkleur of “zonder troef” noemen
   *[other] een troefkleur noemen, voor een spel zonder troef in een andere rangorde kiezen
} of de keuze openlaten
may_change_trump = { $who } mag de troefkleur veranderen
    .then = mag { $who } de troefkleur veranderen
lay_up_trump = { $who } legt een kaart open op tafel; de kleur daarvan is troef
    .then = legt { $who } een kaart open op tafel; de kleur daarvan is troef
lay_down_trump = { $who } legt een kaart uit de hand als verborgen kaart gedekt op tafel; de kleur daarvan wordt troef
    .then = legt { $who } een kaart uit de hand als verborgen kaart gedekt op tafel; de kleur daarvan wordt troef
write_trump = { $who } schrijft de troefkleur in het geheim op een papiertje
    .then = schrijft { $who } de troefkleur in het geheim op een papiertje
of_hand = uit de hand van { $who }
of_last = uit { $number ->
    [one] de laatst gedeelde kaart
   *[other] de { $number } laatst gedeelde kaarten
} van { $who }
of_packet = uit het { $order ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
   *[other] latere
} groepje kaarten van { $who }
of_tricks = uit de gespeelde slagen
of_pack = uit het nog ongedeelde spel kaarten
lay_blind_trump = { $source } wordt blind een kaart getrokken en ongezien als verborgen kaart gedekt op tafel gelegd; de kleur daarvan wordt troef
    .then = wordt { $source } blind een kaart getrokken en ongezien als verborgen kaart gedekt op tafel gelegd; de kleur daarvan wordt troef
random_card_sets_trump = { $source } wordt blind een kaart getrokken en aan iedereen getoond; de kleur daarvan is troef
    .then = wordt { $source } blind een kaart getrokken en aan iedereen getoond; de kleur daarvan is troef
nth_card_sets_trump = de { ordinal } kaart die { $who } heeft gekregen, wordt getoond; de kleur daarvan is troef
    .then = wordt de { ordinal } kaart die { $who } heeft gekregen, getoond; de kleur daarvan is troef
bid = de spelers bieden om de beurt{ bid-rest }
    .then = bieden de spelers om de beurt{ bid-rest }
bid-range = { $only ->
    [yes] precies { $lowest }
   *[no] { $lowest } tot en met { $highest }
}
bid-rest = { $start_kind ->
    [none] {""}
   *[other] , te beginnen bij { $start }
}: ieder doet één bod van { bid-range } slagen{ $or_passes ->
    [yes] {" "}of past
   *[no] {""}
}{ $above_last ->
    [yes] ; elk bod moet hoger zijn dan het vorige
   *[no] {""}
}{ $first_may_not_pass ->
    [yes] ; wie als eerste aan de beurt is, mag niet passen
   *[no] {""}
}
promise = { $who } mag beloven een aantal slagen te winnen, van { $lowest } tot en met { $highest }
    .then = mag { $who } beloven een aantal slagen te winnen, van { $lowest } tot en met { $highest }

play_tricks = { $number ->
    [1] er wordt één slag gespeeld
   *[other] er worden { $number } slagen gespeeld
}
    .then = { $number ->
        [1] wordt er één slag gespeeld
       *[other] worden er { $number } slagen gespeeld
    }
play_until = er wordt gespeeld totdat { $condition }{ decided-early }
    .then = wordt er gespeeld totdat { $condition }{ decided-early }
decided-early = { $decided_early ->
    [yes] , tenzij de ronde eerder beslist is
   *[no] {""}
}
may_go_on = als de ronde gewonnen is, mag { $who } besluiten door te spelen
    .then = mag { $who } na het winnen van de ronde besluiten door te spelen

## Troef

power = { $since }.
at_once = de troef geldt zodra die bekend is
after_reveal = een kaart van de troefkleur telt alleen als troef als die na het openleggen van de troef wordt gespeeld; maar als met de troefkleur zelf is uitgekomen, wint de hoogste kaart daarvan de slag, wanneer die ook is gespeeld
only_after_reveal = een kaart van de troefkleur telt alleen als troef als die na het openleggen van de troef wordt gespeeld; eerder gespeelde zijn geen troef, ook niet als met de troefkleur zelf is uitgekomen, zodat een lagere een hogere kan slaan
whole_trick = eenmaal opengelegd geldt de troef voor de hele slag waarin dat gebeurt
from_start = de verborgen troef geldt vanaf de eerste kaart, hoewel niemand die ziet
next_trick = de troef geldt pas vanaf de slag na die waarin de troef is bepaald
never = er is geen troef
first_void_sets_trump = De eerste speler die geen kleur kan bekennen, bepaalt de troef: de kleur van de kaart die deze speler speelt, is troef.

must_trump_then = moet dan zo mogelijk een troef spelen, naar keuze welke
must_lead_trump_then = moet dan uitkomen met een troef, naar keuze welke
void_player = een speler die geen kleur kan bekennen
    .subject = wie geen kleur kan bekennen,
void_opponent = een tegenstander van { $who } die geen kleur kan bekennen
    .subject = een tegenstander van { $who } die geen kleur kan bekennen,
leading = bij het uitkomen
being_void = als kleur bekennen niet mogelijk is
reveal-duty = { $duty_kind ->
    [none] {""}
   *[other] {" "}en { $duty }
}
may_demand = { $who_subject } mag vóór het spelen van een kaart de verborgen troef laten openleggen{ reveal-duty }.
may_reveal = { $who } mag de verborgen troef openleggen { $moment }{ $duty_kind ->
    [none] {""}
   *[other] { $moment_kind ->
        [being_void] , en { $duty }
       *[other] {" "}en { $duty }
    }
}.
must_reveal = Als { $who } alleen de verborgen kaart nog te spelen heeft, moet die speler deze in de eigen beurt eerst openleggen en dan spelen.
must_reveal_trumping = { $who_subject } moet om te troeven eerst de verborgen troef laten openleggen en moet dan zo mogelijk een troef spelen, naar keuze welke. Een kaart van de troefkleur afgooien mag ook zonder dat.
shown_when_void = De verborgen troef wordt opengelegd zodra { $who_kind ->
    [any_player] een speler
    [any_other] een andere speler
   *[other] { $who }
} geen kleur kan bekennen{ $duty_kind ->
    [none] {""}
   *[other] ; die speler { $duty }
}.
shown_after = Als de troef na slag { $trick } nog verborgen is, wordt die opengelegd.
return_to_hand = Zodra de verborgen kaart is opengelegd, gaat die naar de hand van { $who }.
hidden_out_of_hand = Tot aan het openleggen hoort de verborgen kaart niet bij de hand: die kan niet worden gespeeld en ook niet dienen om kleur te bekennen.
hidden_in_hand = De verborgen kaart hoort ook vóór het openleggen al bij de hand.

## Spelen

lead = { $who } komt uit in de eerste slag.
must_follow = Wie een kaart van de gevraagde kleur heeft, moet kleur bekennen.
may_play_any = mag elke kaart spelen
must_trump = moet zo mogelijk troeven
must_overtrump = moet een al liggende troef zo mogelijk overtroeven
trump_must_beat = { $of_an_opponent ->
    [yes] mag een al liggende troef van een tegenstander niet ondertroeven
   *[no] mag een al liggende troef niet ondertroeven
}
    .strict = no
ruff_once = mag slechts één keer per ronde troeven
    .strict = no
void = Wie geen kleur kan bekennen, { ALL($rules_strict, are: "yes") ->
    [yes] { AND($rules) }
   *[no] { JOIN($rules, by: ", maar ") }
}.
takes = { $by }.
highest_trump = { $top_kind ->
    [card] als { $top } in de slag ligt, wint die kaart; anders wint de hoogste troef, en als er geen troef is gespeeld, de hoogste kaart van de gevraagde kleur
   *[none] de hoogste troef wint de slag; als er geen troef is gespeeld, wint de hoogste kaart van de gevraagde kleur
}
highest_led = { $top_kind ->
    [card] als { $top } in de slag ligt, wint die kaart; anders wint de hoogste kaart van de gevraagde kleur
   *[none] de hoogste kaart van de gevraagde kleur wint de slag
}
next_lead = { $who_kind ->
    [taker_of_trick] Wie een slag wint, komt uit in de volgende.
   *[other] { CAPITAL($who) } komt uit in de volgende slag.
}
lead_in_turn = De spelers komen om de beurt uit, bij elke slag de volgende speler.
second_ace = { CAPITAL($rank_article) } waarmee een speler uitkomt direct na zelf met { $rank_article } een slag te hebben gewonnen, telt als { $counts_as_article }.
face_down = Als { $who } geen kleur kan bekennen, mag die speler een willekeurige kaart van een andere kleur gedekt spelen.
must_face_down = Als { $who } geen kleur kan bekennen zolang de troef verborgen is, mag die speler een kaart van een andere kleur alleen gedekt spelen, tenzij eerst de troef wordt opengelegd.
concede = Een partij mag opgeven als { $when }.

## Oprapen

each_trick = Elke slag gaat meteen naar de partij van de speler die de slag wint.
tricks_running = De slagen blijven als stapel op tafel liggen. Als dezelfde speler { count-tricks } op rij wint, raapt de partij van die speler de hele stapel op.
fresh_tricks = Na elke keer oprapen { $number ->
    [one] is er opnieuw { count-tricks }
   *[other] zijn er opnieuw { count-tricks }
} op rij nodig: de slag waarmee is opgeraapt, telt niet mee voor de volgende keer.
hot_streak = Na het oprapen wordt elke volgende slag die dezelfde speler zonder onderbreking wint, meteen opgeraapt.
last_takes_pile = { $who_kind ->
    [taker_of_last] Wie de laatste slag wint, raapt ook alles op wat nog in de stapel ligt.
   *[other] { CAPITAL($who) } raapt aan het eind alles op wat nog in de stapel ligt.
}
not_collected = De stapel wordt niet opgeraapt als { $when }.
not_a_win = De stapel wordt niet opgeraapt als { $when }; de latere slag is dan ook geen begin van een nieuw paar.

## Tabellen

# .cell: alleen in een vakje van een tabel.
when = { $condition }
    .style = { $condition_style }
    .noun = { $condition_noun }
    .cell = { $condition_style ->
        [noun] { $condition_noun }
       *[clause] als { $condition }
    }
plus = { $condition }
    .style = clause
    .cell = bovendien, als { $condition }
otherwise = in elk ander geval
    .style = rest

table-policy = { $rows ->
    [1] {""}
   *[other] { $policy ->
        [first_match] : van boven naar beneden geldt het eerste geval dat van toepassing is
        [first_match_plus] : van boven naar beneden geldt het eerste geval dat van toepassing is; daarbij komt elke bonus die van toepassing is
        [unique] : precies één van deze gevallen is van toepassing
       *[sum] : alles wat van toepassing is, wordt opgeteld
    }
}
decide_table = { $after_each_trick ->
    [yes] Na elke slag wordt nagegaan of de ronde beslist is
   *[no] Wie de ronde wint, wordt aan het eind bepaald
}{ table-policy }.
nobody = niemand
decide_row = { $test_style ->
    [noun] na { $test_noun } wint { $winner } de ronde
    [rest] { $rows ->
        [1] { $winner } wint de ronde
       *[other] in elk ander geval wint { $winner } de ronde
    }
   *[clause] { $winner_kind ->
        [this_side] een partij wint de ronde als { $test }
        [opponents] de tegenstanders van een partij winnen de ronde als { $test }
       *[other] als { $test }, wint { $winner } de ronde
    }
}{ $title_kind ->
    [title] {" "}({ $title })
   *[none] {""}
}.

score_table = { $unit_name ->
    [rounds] Geteld wordt het aantal gewonnen rondes{ table-policy }.
   *[other] De rondes worden afgerekend in { $unit }{ table-policy }. Wat een ronde waard is, krijgt de winnende partij, tenzij er iets anders staat.
}
row = { $test_kind ->
    [plus] Bovendien: als { $test }, { $outcome_plus }{ $title_kind ->
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
               *[other] Elke gewonnen ronde { $outcome_of_noun }
            }
           *[other] In elk ander geval { row-outcome }
        }
       *[clause] Als { $test }, { row-outcome }
    }
}{ $effects_kind ->
    [list] ; { AND($effects) }
   *[none] {""}
}.
row-outcome = { $title_kind ->
    [title] is de ronde { $title_indefinite } en { $outcome_of_noun }
   *[none] { $outcome }
}
gain-rounds = { $amount_number } gewonnen { $amount_number ->
    [one] ronde
   *[other] rondes
}
gain-worth = { $amount_name ->
    [rounds] telt als { gain-rounds }
    [courts] telt als { $amount }
   *[other] telt voor { $amount }
}
# Gewoon na “Als …,” en “In elk ander geval”; .main als hoofdzin; .of_noun na “Een Court”; .plus als bonus na “Als …,”.
gain = { $to_kind ->
    [none] { $amount_name ->
        [rounds] telt de ronde als { gain-rounds }
        [courts] telt de ronde als { $amount }
       *[other] telt de ronde voor { $amount }
    }
   *[other] krijgt { $to } { $amount }
}
    .main = { $to_kind ->
        [none] de ronde { gain-worth }
       *[other] { $to } krijgt { $amount }
    }
    .of_noun = { $to_kind ->
        [none] { gain-worth }
       *[other] geeft { $to } { $amount }
    }
    .plus = { $to_kind ->
        [none] { $amount_name ->
            [times] krijgt de winnende partij er dit bij: { $amount }
           *[other] krijgt de winnende partij er { $amount } bij
        }
       *[other] krijgt { $to } { $amount }
    }
transfer = { $to_kind ->
    [none] verliest { $source } { $amount }
   *[other] betaalt { $source } { $amount } aan { $to }
}
    .main = { $to_kind ->
        [none] { $source } verliest { $amount }
       *[other] { $source } betaalt { $amount } aan { $to }
    }
    .of_noun = { $to_kind ->
        [none] kost { $source } { $amount }
       *[other] kost { $source } { $amount }, te betalen aan { $to }
    }
held-amount = { $amount_name ->
    [times] bovendien { $amount }
   *[other] { $amount } extra
}
held_over = krijgt de winnaar van de volgende ronde { held-amount }
    .main = de winnaar van de volgende ronde krijgt { held-amount }
    .of_noun = geeft de winnaar van de volgende ronde { held-amount }
nothing = wordt er niets geteld
    .main = er wordt niets geteld
    .of_noun = levert niets op
# In plaats van een betaling, waar een regel niets betaalt maar de ronde erdoor verloren is.
round_lost = is de ronde verloren voor de overtredende partij en wordt zij ook zo afgerekend
    .main = de ronde is verloren voor de overtredende partij en wordt ook zo afgerekend
    .of_noun = betekent dat de ronde voor de overtredende partij verloren is en ook zo wordt afgerekend
runs_start_over = de reeksen van beide partijen beginnen opnieuw
scores_start_over = de standen van beide partijen beginnen opnieuw
counter_starts_over = “{ $title }” begint { $whose ->
    [table] opnieuw
   *[sides] voor beide partijen opnieuw
}
round_ends = de ronde is afgelopen
round_is_lost = de overtredende partij verliest de ronde
new_deal = er wordt opnieuw gedeeld
effect_limit = dit wordt hoogstens { times } per ronde aangerekend
foul_table = Dit volgt op de onregelmatigheid { $title_kind ->
    [title] “{ $title }”
   *[none] “{ $name }”
}{ table-policy }.

next_table = Na elke ronde wordt bepaald wie { $role_name ->
    [dealer] de volgende ronde deelt
   *[other] in de volgende ronde { $role } is
}{ table-policy }.
drawn_again = een door loting aangewezen speler
next_row = { $test_style ->
    [noun] Na { $test_noun } { next-holder }
    [rest] { $rows ->
        [1] Na elke ronde { next-holder }
       *[other] In elk ander geval { next-holder }
    }
   *[clause] Als { $test }, { next-holder }
}{ $anew ->
    [yes] {""} en begint een nieuwe termijn
   *[no] {""}
}.
next-holder = { $who_kind ->
    [drawn_again] wordt opnieuw bepaald wie { $role } is, zoals voor de eerste ronde
   *[other] { $same ->
        [yes] { $role_name ->
            [dealer] deelt dezelfde speler opnieuw
           *[other] blijft dezelfde speler { $role }
        }
       *[no] { $role_name ->
            [dealer] deelt { $who } de volgende ronde
           *[other] wordt { $who } { $role_next }
        }
    }
}

## Hoeveelheden

amount-points = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}
amount-courts = { $number ->
    [one] { $number } court
   *[other] { $number } courts
}
amount-rounds = { $number ->
    [one] { $number } ronde
   *[other] { $number } rondes
}
amount-sets = { $number ->
    [one] { $number } set
   *[other] { $number } sets
}
amount-tokens = { $number ->
    [one] { $number } fiche
   *[other] { $number } fiches
}
amount-penalties = { $number ->
    [one] { $number } strafpunt
   *[other] { $number } strafpunten
}
amount-tricks = { count-tricks }
amount-kothis = { $number ->
    [one] { $number } kothi
   *[other] { $number } kothi’s
}
amount-payments = { $number ->
    [one] { $number } betaalde fiche
   *[other] { $number } betaalde fiches
}
amount-stakes = { $number ->
    [one] { $number } inzet
   *[other] { $number } inzetten
}
amount-competition_points = { $number ->
    [one] { $number } competitiepunt
   *[other] { $number } competitiepunten
}
amount-other = { $number ->
    [one] { $number } { $unit_one }
   *[other] { $number } { $unit }
}
unit-points = punten
unit-courts = courts
unit-rounds = rondes
unit-sets = sets
unit-tokens = fiches
unit-penalties = strafpunten
unit-tricks = slagen
unit-kothis = kothi’s
unit-payments = betaalde fiches
unit-stakes = inzetten
unit-competition_points = competitiepunten
unit-other = { $title }
    .one = { $title_one }
times_fact = { $amount } voor { $fact_each }

## Set en wedstrijd

level = { $section ->
    [set] set
   *[other] wedstrijd
}
first_to = De partij die het eerst { reached }, wint de { level }.
first_loses = De partij die het eerst { reached }, verliest de { level }.
reached = { $amount_name ->
    [rounds] { $amount } op haar naam heeft
    [sets] { $amount } op haar naam heeft
   *[other] { $amount } haalt
}
most_wins = De { level } wordt gewonnen door de partij met de meeste { JOIN($units, by: ", bij gelijke stand door die met de meeste ") }.
worth_won = Een gewonnen { level } telt voor { $amount }.
worth_drawn = Een onbesliste { level } geeft elke partij { $amount }.
over_after = Na { $amount } is de { level } afgelopen.
by_agreement = De spelers spreken af wanneer de { level } afgelopen is.
tie = { $target ->
    [yes] Als beide partijen in dezelfde ronde het doel halen,
   *[no] Als de partijen aan het eind gelijk staan,
} { JOIN($ways, by: "; bij gelijke stand ") }.
higher_total = wint de partij met de hoogste stand
one_more_round = beslist één extra ronde
drawn = is de wedstrijd onbeslist
start_with = Elke partij begint met { $amount }.
counter = { counter-name } wordt { $of_side ->
    [yes] voor elke partij
   *[no] voor de hele tafel
} bijgehouden en begint bij { $start }.
counter-name = { $title_kind ->
    [title] “{ $title }”
   *[none] “{ $label }”
}

## Begrippen en gebruiken

let = { $title_kind ->
    [title] “{ $title }”
   *[none] “{ $label }”
} betekent dat { $condition }.
custom = { $text }
ruling = { $title } – in dit boek: { $here }.

## Voorwaarden: bijzinnen na “als”, “totdat” en “dat”

# “A of B, en bovendien C”: een lid dat zelf een opsomming is, wordt met een komma gescheiden.
all_of = { ALL($conditions_compound, are: "no") ->
    [yes] { AND($conditions) }
   *[no] { JOIN($conditions, by: ", en bovendien ") }
}
    .compound = yes
any_of = { ALL($conditions_compound, are: "no") ->
    [yes] { OR($conditions) }
   *[no] { JOIN($conditions, by: ", of ") }
}
    .compound = yes
    .style = { ALL($conditions_style, are: "noun") ->
        [yes] noun
       *[no] clause
    }
    .noun = { OR($conditions_noun) }

is_same-winner = { $side } wint
    .style = noun
    .noun = winst van { $side }
    .not = { $side } niet wint
is_same-loser = { $side } verliest
    .style = noun
    .noun = verlies van { $side }
    .not = { $side } niet verliest
is_same-side = { $left } { $right } is
    .not = { $left } niet { $right } is
is_same-seat = { $left } { $right } is
    .not = { $left } niet { $right } is

truth-let = de ronde { $title_indefinite } is
    .style = noun
    .noun = { $title_indefinite }
    .not = de ronde { $title_negative } is
truth-most_tricks = { $subject } meer slagen binnen heeft dan elke andere
    .not = { $subject } niet meer slagen binnen heeft dan elke andere
truth-fewest_tricks = { $subject } minder slagen binnen heeft dan elke andere
    .not = { $subject } niet minder slagen binnen heeft dan elke andere
truth-won_all_of_term = { $subject } tot nu toe elke ronde van deze termijn heeft gewonnen
    .not = { $subject } niet elke ronde van deze termijn tot nu toe heeft gewonnen
truth-drawn = niemand de ronde wint
    .style = noun
    .noun = een onbesliste ronde
    .not = de ronde een winnaar heeft
truth-promised = er een aantal slagen is beloofd
    .not = er geen aantal slagen is beloofd
truth-going_on = er besloten is door te spelen
    .not = er niet besloten is door te spelen
truth-conceded = een partij heeft opgegeven
    .not = geen partij heeft opgegeven
truth-forfeited = een partij de ronde door een overtreding heeft verloren
    .not = geen partij de ronde door een overtreding heeft verloren
truth-wrongly_asked = de speler die opnieuw mag laten delen, daarom vraagt voordat de eerste kaart gespeeld is, zonder de kaarten ervoor te hebben
    .not = niemand om opnieuw delen vraagt zonder de kaarten ervoor te hebben
truth-challenged = een uitdager de troefkleur heeft veranderd
    .not = niemand de troefkleur heeft veranderd
truth-cut_declined = van afnemen is afgezien
    .not = niet van afnemen is afgezien
truth-counter = “{ $title }” geldt
    .not = “{ $title }” niet geldt

compared = { $comparison ->
    [equal] precies { $value }
    [unequal] niet precies { $value }
    [less] minder dan { $value }
    [at_most] hoogstens { $value }
    [more] meer dan { $value }
   *[at_least] minstens { $value }
}
# $share zegt of het getal geen of alle slagen van een ronde is.
compared-tricks = { $value_kind ->
    [fact] { compared }
   *[number] { $share ->
        [none] { $comparison ->
            [equal] geen slag
            [at_most] geen slag
            [less] { compared } slagen
            [at_least] { compared } slagen
           *[other] minstens 1 slag
        }
        [all] { $comparison ->
            [equal] alle { $value } slagen
            [at_least] alle { $value } slagen
            [less] niet alle { $value } slagen
            [unequal] niet alle { $value } slagen
           *[other] { compared } slagen
        }
       *[some] { compared } { $value ->
            [one] slag
           *[other] slagen
        }
    }
}
compared-rounds = { $value_kind ->
    [number] { compared } { $value ->
        [one] ronde
       *[other] rondes
    }
   *[fact] een aantal rondes van { compared }
}
# Midden in een ronde heeft een partij slagen gewonnen en kan zij er nog meer winnen: “nog geen slag heeft gewonnen”.
compare-won = { $so_far ->
    [yes] { $subject } { so-far-yet }{ compared-tricks } heeft gewonnen
   *[no] { $subject } { compared-tricks } wint
}
so-far-yet = { $share ->
    [none] { $comparison ->
        [equal] nog{" "}
        [at_most] nog{" "}
       *[other] {""}
    }
   *[other] {""}
}
compare-collected = { $so_far ->
    [yes] { $subject } { so-far-yet }{ compared-tricks } heeft opgeraapt
   *[no] { $subject } { compared-tricks } opraapt
}
compare-opening_run = { $so_far ->
    [yes] { $value_kind ->
        [number] { $comparison ->
            [at_least] { $subject } { value-first-tricks } heeft gewonnen
            [less] { $subject } { $value ->
                [one] de eerste slag niet
               *[other] niet alle eerste { $value } slagen
            } heeft gewonnen
           *[other] { $subject } vanaf de eerste slag { compared-tricks } op rij heeft gewonnen
        }
       *[fact] { $subject } vanaf de eerste slag { compared-tricks } op rij heeft gewonnen
    }
   *[no] { $value_kind ->
        [number] { $comparison ->
            [at_least] { $subject } { value-first-tricks } wint
            [less] { $subject } { $value ->
                [one] de eerste slag niet
               *[other] niet alle eerste { $value } slagen
            } wint
           *[other] { $subject } vanaf de eerste slag { compared-tricks } op rij wint
        }
       *[fact] { $subject } vanaf de eerste slag { compared-tricks } op rij wint
    }
}
value-first-tricks = { $value ->
    [one] de eerste slag
   *[other] de eerste { $value } slagen
}
compare-captured = { $subject } { $value_kind ->
    [number] { compared } { $value ->
        [one] { $rank }
       *[other] { $rank_plural }
    }
   *[fact] een aantal { $rank_plural } van { compared }
} binnenhaalt
compare-streak = { $subject } { compared-rounds } op rij heeft gewonnen
compare-score = de stand van { $subject } vóór de ronde { compared } is
compare-term = { $subject } die rol, deze ronde meegerekend, { compared-rounds } heeft gehad
compare-number = { $value_kind ->
    [number] { $comparison ->
        [equal] het slag { $value } is
        [unequal] het niet slag { $value } is
        [less] het nog niet slag { $value } is
        [at_most] het slag { $value } of eerder is
        [more] het later dan slag { $value } is
       *[at_least] het slag { $value } of later is
    }
   *[fact] het nummer van de slag { compared } is
}
compare-bid = het bod { compared } { $value_kind ->
    [number] { $value ->
        [one] slag
       *[other] slagen
    }
   *[fact] {""}
} is
compare-counter = { $subject_kind ->
    [none] “{ $title }” { compared } is
   *[other] “{ $title }” van { $subject } { compared } is
}

is_in-won = { $subject } { OR($values) } slagen wint
    .not = { $subject } een ander aantal slagen dan { OR($values) } wint
is_in-collected = { $subject } { OR($values) } slagen opraapt
    .not = { $subject } een ander aantal slagen dan { OR($values) } opraapt
is_in-opening_run = { $subject } vanaf de eerste slag { OR($values) } slagen op rij wint
    .not = { $subject } vanaf de eerste slag een ander aantal slagen dan { OR($values) } op rij wint
is_in-captured = { $subject } { OR($values) } { $rank_plural } binnenhaalt
    .not = { $subject } een ander aantal { $rank_plural } dan { OR($values) } binnenhaalt
is_in-streak = { $subject } { OR($values) } rondes op rij heeft gewonnen
    .not = { $subject } een ander aantal rondes dan { OR($values) } op rij heeft gewonnen
is_in-score = de stand van { $subject } vóór de ronde { OR($values) } is
    .not = de stand van { $subject } vóór de ronde niet { OR($values) } is
is_in-term = { $subject } die rol, deze ronde meegerekend, { OR($values) } rondes heeft gehad
    .not = { $subject } die rol, deze ronde meegerekend, een ander aantal rondes dan { OR($values) } heeft gehad
is_in-number = het slag { OR($values) } is
    .not = het niet slag { OR($values) } is
is_in-bid = het bod { OR($values) } slagen is
    .not = het bod een ander aantal slagen dan { OR($values) } is
is_in-counter = “{ $title }” { OR($values) } is
    .not = “{ $title }” niet { OR($values) } is

# Gewoon het aantal; .each na “1 punt voor”.
fact-won = het aantal slagen dat { $subject } wint
    .each = elke slag die { $subject } wint
fact-collected = het aantal slagen dat { $subject } opraapt
    .each = elke slag die { $subject } opraapt
fact-opening_run = het aantal slagen dat { $subject } vanaf de eerste slag op rij wint
    .each = elke slag die { $subject } vanaf de eerste slag op rij wint
fact-captured = het aantal { $rank_plural } dat { $subject } binnenhaalt
    .each = { $rank_each } { $subject } binnenhaalt
fact-streak = het aantal rondes dat { $subject } op rij heeft gewonnen
    .each = elke ronde die { $subject } op rij heeft gewonnen
fact-score = de stand van { $subject } vóór de ronde
    .each = elk punt dat { $subject } vóór de ronde had
fact-term = het aantal rondes dat { $subject } die rol heeft gehad
    .each = elke ronde waarin { $subject } die rol heeft gehad
fact-number = het nummer van de slag
    .each = elke gespeelde slag
fact-bid = het aantal geboden slagen
    .each = elke geboden slag
fact-counter = de stand van “{ $title }”
    .each = elke eenheid van “{ $title }”

side_has = een partij { count-tricks } binnen heeft
    .not = geen partij { count-tricks } binnen heeft
side_has_first = een partij { first-tricks } heeft gewonnen
    .not = geen partij { first-tricks } heeft gewonnen
both_sides_have = beide partijen minstens 1 slag binnen hebben
    .not = een partij geen slag binnen heeft
uncatchable = een partij niet meer in te halen is
    .not = elke partij nog in te halen is
trump_set = de troef vaststaat
trump_unset = de troef nog niet vaststaat
trump_hidden = de troef nog verborgen is
    .not = de troef niet verborgen is
hands_empty = alle kaarten gespeeld zijn
    .not = er nog kaarten te spelen zijn
winning_card = de slag met { $rank_article } is gewonnen
    .not = de slag niet met { $rank_article } is gewonnen
winning_cards = beide slagen van het paar met { $rank_plural } zijn gewonnen
    .not = niet beide slagen van het paar met { $rank_plural } zijn gewonnen
earlier_before_reveal = de winnende kaart van de eerdere slag vóór het openleggen van de troef is gespeeld
    .not = de winnende kaart van de eerdere slag na het openleggen van de troef is gespeeld
set_this_trick = de troef in deze slag zelf is bepaald
    .not = de troef niet in deze slag zelf is bepaald

## Voorbeelden

example_trump = { $suit_kind ->
    [none] er is geen troef
   *[other] troef is { $suit }
}
example_hidden = de verborgen troef is { $suit }
example_setting = de troef wordt in slag { $trick } bepaald
example_role = { $seat } is { $role }
example_counter = { $counter ->
    [streak] de partij van { $seat } heeft { $number } { $number ->
        [one] ronde
       *[other] rondes
    } op rij gewonnen
    [term] { $seat } heeft de rol { $number } { $number ->
        [one] ronde
       *[other] rondes
    } gehad, deze ronde meegerekend
    [won_all_of_term] de partij van { $seat } heeft { $number ->
        [0] niet elke eerdere ronde
       *[other] elke eerdere ronde
    } van deze termijn gewonnen
    [bid] { $seat } heeft { $number } { $number ->
        [one] slag
       *[other] slagen
    } aangekondigd
   *[other] “{ $title }” staat voor { $seat } op { $number }
}
example_asks = { $asked ->
    [nobody] niemand wordt gevraagd ({ $clause })
   *[player] { $seat } wordt gevraagd ({ $clause })
}
example_hand = { $seat } heeft { JOIN($cards_short, by: " ") }
plain = speelt
asks = laat de troef openleggen en speelt
shows = legt de troef open en speelt
example_play = { $seat } { $manner } { $card_short }
taken_by = { $seat } wint de slag
refused_by = deze kaart mag niet worden gespeeld, volgens de regel “{ $clause }”
clause = { $title }
    .quoted = “{ $title }”
example_trick = { JOIN($plays, by: ", ") }: { $outcome }
taker = { $seat }{ $card_kind ->
    [none] {""}
   *[other] {" "}({ $card_short })
}
expect_row = { $number ->
    [1] het geval { AND($clauses_quoted) } geldt
   *[other] de gevallen { AND($clauses_quoted) } gelden
}
expect_pile = { $tricks ->
    [0] dan raapt { $seat } niets op
   *[other] dan raapt { $seat } { $tricks } { $tricks ->
        [one] slag
       *[other] slagen
    } op
}
expect_role = { $seat } is daarna { $role }
example_takers = { $number ->
    [one] de slag wordt gewonnen door { JOIN($takers, by: ", ") }
   *[other] de slagen worden gewonnen door { JOIN($takers, by: ", ") }
}; { JOIN($expected, by: "; ") }
example = { $title }: { JOIN($statements, by: "; ") }.

## Wat in elk boek geldt zonder er te staan

built-in-play-turn = Alleen wie aan de beurt is, mag iets doen.
built-in-play-hand = Spelers spelen alleen kaarten die zij in de hand hebben.
built-in-round-end = Na het einde van een ronde mag er niets meer worden gedaan.
built-in-winner = De partij die meer slagen binnen heeft dan de andere, wint de ronde.

## Waar gespeeld wordt

place-bangladesh = Bangladesh
place-canada = Canada
place-east_africa = Oost-Afrika
place-gulf_states = de Golfstaten
place-india = India
place-iran = Iran
place-mauritius = Mauritius
place-netherlands = Nederland
place-pakistan = Pakistan
place-sri_lanka = Sri Lanka
place-suriname = Suriname
place-united_kingdom = het Verenigd Koninkrijk

## Het boek om de zinnen heen

book-subtitle = Spelregels
book-with = { $title } met “{ JOIN($options, by: "” en “") }”
book-also = Ook bekend als { AND($names) }.
book-played = Wordt gespeeld in { AND($places) }.
book-extends = Een variant van { $parent }.
book-chapter-need = Benodigdheden
book-chapter-table = Spelers, plaatsen en richting
book-chapter-round = Het verloop van een ronde
book-chapter-trump = De troef
book-chapter-play = Het spelen van de slagen
book-chapter-collect = Het binnenhalen van de slagen
book-chapter-score = Einde en waarde van een ronde
book-chapter-foul = Onregelmatigheden
book-chapter-next = De volgende ronde
book-chapter-match = De wedstrijd
book-chapter-custom = Gebruiken aan tafel
book-chapter-options = Huisregels naar keuze
book-chapter-rulings = Twijfelgevallen
book-chapter-examples = Uitgewerkte voorbeelden
book-chapter-hand = Een hele ronde, slag voor slag
book-chapter-played_out = Hoe het spel afloopt
book-chapter-glossary = Woorden van het spel
book-chapter-sources = Herkomst van de regels
book-chapter-differences = Verschillen met { $parent }
book-chapter-parts = De rondes, steeds in deze volgorde
book-contents = Inhoud
book-summary = Op één bladzijde
book-part = { $title }: { $number ->
    [one] { $number } ronde
   *[other] { $number } rondes
}.
book-options-intro = Deze huisregels passen bij dit spel. Spreek vóór het spelen af welke ervan gelden.
book-option = “{ $title }”: { $text }
book-rulings-intro = Op deze punten zwijgt de overlevering of spreekt zij zichzelf tegen. Dit boek heeft beslist zoals hier staat; wie het aan de eigen tafel anders wil, spreekt dat vooraf af.
book-here = Hier: { $text }.
book-instead = Elders: { $text }.
book-examples-intro = Elk voorbeeld is volgens de regels van dit boek nagespeeld.
book-played_out-intro = Een programma heeft { $number } rondes gespeeld, { $policy ->
    [random] elke handeling geloot uit alles wat mag
    [sensible] waarbij iedereen goedkoop wint en niets weggeeft
   *[other] iedereen op eigen wijze
}. Zo vaak kwam elke uitkomst voor; het dunne streepje toont hoe zeker dat is.
book-played_out-caption = Deel van alle rondes
book-sources-intro = De codes tussen haakjes achter een regel noemen de uitspraak waarop die regel berust.
book-source = { $document }: { JOIN($codes, by: ", ") }
book-ours = Geen bron van dit boek gebruikt dit woord; het staat hier voor de duidelijkheid.
book-clause-id = vaste naam van deze regel
book-licence = Tekst en tekeningen mogen volgens de MIT-licentie worden gekopieerd, veranderd en doorgegeven, zolang de vermelding van die licentie erbij blijft.
book-made = Gemaakt uit de regels van { $id }, versie { $version }, met courtpiece_spec.
book-made-plain = Gemaakt uit de regels van { $id } met courtpiece_spec.
book-gone = Deze regel van { $parent } geldt hier niet: { $text }
book-changed = { $text } (In { $parent }: { $before })
book-score-every = Elke gewonnen ronde
book-score-paid = { $way ->
    [nothing] niets
    [gain] { paid-amount }
    [gain_to] { $to }: { paid-amount }
    [transfer] { paid-amount } van { $source } aan { $to }
    [held_over] { $amount } extra voor de winnaar van de volgende ronde
   *[loss] { $source } verliest { $amount }
}{ $effects_kind ->
    [list] ; { AND($effects) }
   *[none] {""}
}
paid-amount = { $added ->
    [yes] +{ $amount }
   *[no] { $amount }
}
book-score-outcome = Uitslag
book-score-worth = Waarde
book-score-caption = Wat een ronde waard is{ $rows ->
    [1] {""}
   *[other] { $policy ->
        [first_match] {" "}(van boven naar beneden geldt de eerste regel die van toepassing is)
        [first_match_plus] {" "}(van boven naar beneden geldt de eerste regel die van toepassing is, en daarbij komt elke bonus)
       *[other] {""}
    }
}
book-foul-policy = { $policy ->
    [first_match] Van boven naar beneden geldt het eerste geval dat van toepassing is.
    [first_match_plus] Van boven naar beneden geldt het eerste geval dat van toepassing is; daarbij komt elke bonus die van toepassing is.
    [unique] Precies één van deze gevallen is van toepassing.
   *[sum] Alles wat van toepassing is, wordt opgeteld.
}

## De hele ronde

hand-intro = { $dealer } deelt. De kaarten zijn geschud en iedereen heeft verstandig gespeeld; er is niets uitgezocht om mee te pronken.
hand-trick = Slag { $number }
hand-trump-set = Nu is { $suit } troef.
# Deze zin en action-reveal staan ook tussen twee kaarten van een slag, door komma’s gescheiden.
hand-trump-shown = troef is { $suit }.
hand-collected = { $seat } raapt { count-tricks } op.
hand-over = De ronde is afgelopen { $winner_kind ->
    [none] en niemand wint die
   *[other] en wordt gewonnen door de partij van { $winner }
}.
hand-side = { AND($seats) }
hand-counts = { $points_name ->
    [rounds] De ronde telt voor de partij van { $side } als { $points_number } gewonnen { $points_number ->
        [one] ronde
       *[other] rondes
    }.
   *[other] De ronde levert de partij van { $side } { $points } op.
}
hand-counts-nothing = De ronde levert niets op.
hand-next-dealer = { $seat } deelt de volgende ronde.
hand-next-drawn = De volgende deler wordt door loting aangewezen.
action-call = { $seat } noemt { $what } als troefkleur.
action-call-none = { $seat } noemt “zonder troef”.
action-call-mode = { $seat } kiest voor “{ $what }”.
action-hide = { $seat } legt { $what_short } als verborgen kaart gedekt op tafel.
action-write = { $seat } schrijft in het geheim { $what } op.
action-reveal = in de beurt van { $seat } wordt de verborgen troef opengelegd.
action-bid = { $seat } biedt { $number }.
action-pass = { $seat } past.
action-redeal = { $seat } vraagt om een nieuwe deling.
action-go_on = { $seat } speelt door.
action-stop = { $seat } beëindigt de ronde.
action-drop = { $seat } legt { $what_short } weg.
action-keep = { $seat } houdt de getrokken kaart.
action-leave = { $seat } legt de getrokken kaart weg.
action-down = { $seat } speelt { $what_short } gedekt.
action-foul = { $seat } begaat een overtreding: { $what }.
action-concede = { $seat } geeft op.
action-pick = De getrokken kaart is { $what_short }.

## Tekeningen: onderschriften, en beschrijvingen voor wie ze niet ziet

picture-hand = Hand van { $seat }: { JOIN($cards_short, by: " ") }
picture-trick = { JOIN($plays, by: ", ") }; { $seat } wint de slag
picture-play = { $seat } { $card_short }
picture-deal = Het delen, groepje voor groepje
picture-deal-text = { JOIN($packets, by: "; ") }
picture-packet = { $number }: { $seat } krijgt { count-packet }
count-packet = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
picture-seats = De tafel, in de volgorde waarin wordt gespeeld: { JOIN($seats, by: ", ") }
picture-pile = Hoe de stapel groeit en wordt opgeraapt, slag voor slag
picture-pile-step = slag { $number }: { $seat }, { $tricks ->
    [0] er ligt niets op tafel
    [one] er ligt { $tricks } slag op tafel
   *[other] er liggen { $tricks } slagen op tafel
}
picture-path = Wie de volgende ronde deelt als { $seat } heeft gedeeld
picture-path-step = { $title } ({ $seat })
picture-dealer = deelt
picture-leads = komt uit
picture-takes = wint

## Woorden van het spel.  .origin = ours: geen bron gebruikt dit woord in het Nederlands voor dit spel.

term-trick = slag
    .is = Van iedere speler om de beurt één kaart; wie daarvan de winnende heeft gespeeld, wint de slag.
term-lead = uitkomen
    .is = De eerste kaart van een slag spelen.
term-follow = kleur bekennen
    .is = Een kaart spelen van de gevraagde kleur: de kleur waarmee is uitgekomen.
term-void = geen kleur kunnen bekennen
    .is = Van de gevraagde kleur geen enkele kaart in de hand hebben.
term-trump = troef
    .is = De kleur die het van de andere kleuren wint zolang de troef geldt; ook een kaart die als troef telt.
term-ruff = troeven
    .is = Een troef spelen terwijl er een andere kleur is gevraagd.
term-discard = afgooien
    .is = Een kaart spelen die niet van de gevraagde kleur is en ook niet als troef telt.
term-revoke = verzaken
    .is = Geen kleur bekennen terwijl het wel kan.
    .origin = ours
term-packet = groepje
    .is = De kaarten die een speler in één keer krijgt.
    .origin = ours
term-dealer = deler
    .is = De speler die in een ronde de kaarten deelt.
term-caller = { $title_kind ->
    [title] { $title }
   *[none] troefkiezer
}
    .is = De speler die de troef kiest{ $title_kind ->
        [title] {""}
       *[none] ; in sommige spellen heet die Hakem
    }.
term-eldest = voorhand
    .is = De speler naast de deler die als eerste kaarten krijgt, tenzij de regels iets anders zeggen.
    .origin = ours
term-partner = partner
    .is = De speler met wie men een partij vormt.
term-round = ronde
    .is = Alles van het delen van de kaarten tot het delen van de volgende.
term-court = court
    .is = Een zo hoge winst dat die een eigen naam heeft en voor meer telt, zoals de eerste zeven slagen; in sommige spellen ook gewoon de eenheid waarin rondes worden geteld. Wat hier geldt, staat bij de waarde van een ronde.
term-pile = stapel
    .is = Gewonnen slagen die op tafel blijven liggen totdat een speler ze opraapt.
term-redeal = nieuwe deling
    .is = De kaarten worden bij elkaar gelegd en opnieuw gedeeld.
term-hidden = verborgen troef
    .is = De troefkleur zolang hoogstens één speler die kent. Ligt er een kaart gedekt die deze kleur aangeeft, dan heet die de verborgen kaart.

## Documents that the books follow

document-A = Het artikel over Hakem, in het Duits, Nederlands en Spaans
document-B = Het Duitse artikel over Single Sir, Double Sir, Hidden Rung en Be-ranga
document-C = Het Duitse artikel over Kachuha
document-HK = Beschrijvingen en programma’s van Hokm
document-TC = Beschrijvingen van Troefcall
document-SA = Beschrijvingen van Satat
document-MK = Beschrijvingen van Mendikot
document-PR = Pagat, “Court Piece / Rang”, naar afschriften
document-DS = Pagat, “Double Sir / Double Sar”, naar afschriften
document-HR = Pagat, “Hidden Rung”, zoals TashZone het weergeeft
document-WP = Wikipedia, “Court piece”
document-CZ = CardzMania, “Rung / Court Piece”
document-OM = Beschrijvingen en programma’s van Omi
document-DH = Beschrijvingen van Dehla Pakad
document-SBH = sportsbettinghere.com, “variations of court piece”
document-ABK = abubaker-rung.andro.io, “Rung (The Court Piece)”
document-RA = Het spel “rang_adda”
document-TZ = TashZone, “Game Rules”
document-CHK = README “Chakri”, Court Piece voor zes spelers
document-ART = Teksten van apps “Court Piece/Rang/Hokm/Coat” (Artoon)
document-BR = Het programma “Band Rang”
document-DSE = Het programma “Double Sir” (bieden, reeks, strafpunten)
document-DSV2 = De lijst van beslissingen “double-sar-v2-optional-trump”
document-MYR = Tekst van de app “My Rung (beta)”
document-SAR = Het spel “Coat” op sarbsukh.com
document-CPW = Het webspel “Court Piece — Rang”
document-TS1 = Een programma in TypeScript met 52 courts
document-KP4 = Een lijst van apps, “Kot Pees … trump called on the first four”
document-HV = De encyclopedie “Hindi Vishvakosh”, artikel “ताश”
document-BC = boardscards.com, “Court Piece”
