### English.
###
### One message for each kind of clause and phrase, by the kind's one name.  How this works: docs/design/sentences.md.
### Whole clauses end in a full stop; their first letter becomes a capital by itself.
### Players are never "he": say "that player", or turn the sentence.

default-style = clause
default-nested = { $plain }
default-possessive = { $plain }
default-added = { $plain }
# One of a unit that an author invented: “1 kot” of “kots”.  `.title_one` beside the book says it better.
default-one = { WITHOUT($plain, end: "s") }
default-indefinite = { INITIAL($plain) ->
    [a] an { $plain }
    [e] an { $plain }
    [i] an { $plain }
    [o] an { $plain }
   *[other] a { $plain }
}

## Counting.  Helpers use the number of the message that calls them.

count-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
count-tricks = { $number ->
    [one] { $number } trick
   *[other] { $number } tricks
}
ordinal = { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [11] eleventh
    [12] twelfth
    [13] thirteenth
   *[other] { $number }th
}

## Cards

rank-ace = ace
    .article = an ace
    .plural = aces
    .short = A
rank-king = king
    .article = a king
    .plural = kings
    .short = K
rank-queen = queen
    .article = a queen
    .plural = queens
    .short = Q
rank-jack = jack
    .article = a jack
    .plural = jacks
    .short = J
rank-ten = ten
    .article = a ten
    .plural = tens
    .short = 10
rank-nine = nine
    .article = a nine
    .plural = nines
    .short = 9
rank-eight = eight
    .article = an eight
    .plural = eights
    .short = 8
rank-seven = seven
    .article = a seven
    .plural = sevens
    .short = 7
rank-six = six
    .article = a six
    .plural = sixes
    .short = 6
rank-five = five
    .article = a five
    .plural = fives
    .short = 5
rank-four = four
    .article = a four
    .plural = fours
    .short = 4
rank-three = three
    .article = a three
    .plural = threes
    .short = 3
rank-two = two
    .article = a two
    .plural = twos
    .short = 2

suit-spades = spades
    .short = ♠
suit-hearts = hearts
    .short = ♥
suit-diamonds = diamonds
    .short = ♦
suit-clubs = clubs
    .short = ♣

card = the { $rank } of { $suit }
    .short = { $rank_short }{ $suit_short }

## Directions and seats

direction-clockwise = clockwise
    .hand = left
direction-anticlockwise = anticlockwise
    .hand = right

seat-N = North
    .letter = N
seat-E = East
    .letter = E
seat-S = South
    .letter = S
seat-W = West
    .letter = W
seat-other = player { $number }
    .letter = { $number }

## Players

role-dealer = the dealer
    .possessive = the dealer’s
role-caller = the caller
    .possessive = the caller’s
role-eldest = the eldest hand
    .possessive = the eldest hand’s
role-bidder = the highest bidder
    .possessive = the highest bidder’s
role-challenger = the challenger
    .possessive = the challenger’s
role-discarder = the player who discarded
    .possessive = the discarding player’s
role-offending_player = the player at fault
    .possessive = the offending player’s
role-titled = the { $title }
    .possessive = the { $title }’s
role-other = the { $title }
    .possessive = the { $title }’s

left_of = { $who_kind ->
    [role] the player at { $who_possessive } left
   *[other] the player at the left of { $who }
}
right_of = { $who_kind ->
    [role] the player at { $who_possessive } right
   *[other] the player at the right of { $who }
}
partner_of = { $who_kind ->
    [role] { $who_possessive } partner
   *[other] the partner of { $who }
}
taker_of_trick = the player who took the trick
taker_of_last = the player who takes the last trick
taker_of_number = the player who took trick { $number }
holder_of = the player who holds { $card }
seat_number = { $seat_kind ->
    [none] the player at seat { $number }
   *[seat] { $seat }
}
or_else = { $first }, if there is one, or else { $second }

opponent_of = an opponent of { $who }
player_of = a player of { $side }
any_other = any other player
any_player = any player

## Sides

side-winner = the winning side
side-loser = the losing side
side-leading_side = the side with the most tricks
side-offender = the side at fault
side-taker_side = the side that takes the trick
side-of_role = { $role_name ->
    [bidder] the highest bidder’s side
    [challenger] the challenger’s side
   *[other] { $role_possessive } side
}
this_side = that side
opponents = the other side
opponents_of = the side against { $who }

## The table

number_of_players = The game is for { $number } players{ $teams_kind ->
    [each_alone] , { $teams }
   *[other] {" "}in { $teams }
}.
partners_opposite = two sides; partners sit opposite each other
teams_of = teams of { $number }, seated alternately
each_alone = each playing alone
partners_by_draw = Before the match everybody draws a card: the { $highest } highest cards play together against the { $lowest } lowest.
partner_by_second = Before the match cards are dealt face up, and the second player to be dealt { $rank_article } becomes the partner of the first.
deals = Cards are dealt { $direction }, that is to the { $direction_hand }. Unless a step of the deal says otherwise, the player at the dealer’s { $direction_hand } is served first.
plays = Play goes { $direction }, that is to the { $direction_hand }.

## The pack

cards = { $number ->
    [52] The full pack of 52 cards is used, without jokers.
   *[other] A pack of { count-cards } is used.
}
without = The following are taken out of the pack: { AND($cards) }.
rank_order = { $label ->
    [rank] In each suit the cards rank, from high to low: { JOIN($ranks_short, by: " ") }.
   *[other] In the order { $title_kind ->
        [title] “{ $title }”
       *[none] “{ $label }”
    } the cards rank, from high to low: { JOIN($ranks_short, by: " ") }.
}
top_card = { $card } is above every other card { $suit }.
in_its_own_suit = and remains a card of its suit
as_a_trump = and counts as a trump

## Roles

first_role = { $by_kind ->
    [at_random] For the first round { $role } is chosen in any way.
   *[other] For the first round { $role } is found { $by }.
}
at_random = in any way
at_seat = { $seat_kind ->
    [none] by seat: it is the player at seat { $number }
   *[seat] by seat: it is { $seat }
}
highest_drawn = by drawing cards: it is whoever draws the highest card{ $notes_kind ->
    [list] ; { AND($notes) }
   *[none] {""}
}
lowest_drawn = by drawing cards: it is whoever draws the lowest card{ $notes_kind ->
    [list] ; { AND($notes) }
   *[none] {""}
}
first_dealt = by dealing cards face up: it is whoever is the first to be dealt { $rank_article }
lost_toss = by a toss: it is whoever loses it
rank_low = { $rank_plural } are low in this draw
card_as = { $card } counts as { $rank_article } in this draw
ties_draw_again = players who are level draw again

role_at = { $role } is { $who }.
cuts = { $may_decline ->
    [yes] After the shuffle { $who } may cut the pack.
   *[no] After the shuffle { $who } cuts the pack.
}

## The script of a round.  A step is a phrase; `step` makes a sentence of it.

step = { $when_kind ->
    [none] { $action }
   *[other] if { $when }, { $action }
}{ $title_kind ->
    [title] {" "}({ $title })
   *[none] {""}
}.

to_each = each player
to_others = each of the other players
to_one = { $who }
packet = { $until_gone ->
    [yes] { $recipients } is dealt { count-cards } at a time, until the pack is gone
   *[no] { $times ->
        [1] { $recipients } is dealt { packet-cards }
        [2] { $recipients } is dealt { packet-cards } and then again { $number }
       *[other] { $recipients } is dealt { count-cards } at a time, { $times } times
    }
}{ $start_kind ->
    [none] {""}
   *[other] , beginning with { $start }
}
packet-cards = { $recipients_kind ->
    [to_each] { $more ->
        [yes] { $number } more { $number ->
            [one] card
           *[other] cards
        }
       *[no] { count-cards }
    }
   *[other] { count-cards }
}
set_aside = the rest of the pack is set aside and not used
discard = { $who } discards { count-cards }
discard_others = each of the other players discards { count-cards }
draw_pairs = in turn each player looks at the top card of the stock and either keeps it and discards the next one, or discards it and keeps the next one, until everybody holds { count-cards }
may_look = only { $who } may look at the cards dealt so far

no_ranks = no { OR($ranks) }
nothing_above = nothing above { $rank_article }
or_more_trumps = { $number } or more trumps
may_redeal = { $who } may ask for a new deal when holding { $holding }{ redeal-notes }
must_redeal = the cards are dealt again if any hand holds { $holding }{ redeal-notes }
redeal-notes = { $limit_kind ->
    [none] {""}
   *[number] , at most { $limit ->
        [1] once
        [2] twice
       *[other] { $limit } times
    }
}{ $not_twice_running ->
    [yes] , but never twice running
   *[no] {""}
}{ $dealt_by_kind ->
    [none] {""}
   *[other] ; { $dealt_by } deals again
}

trump_suit = the trump suit
trump_or_none = a trump suit, or decides that there is no trump
trump_or_order = a trump suit, or decides to play without trump in the order { OR($orders) }
name_trump = { $who } names { $choice }
may_name_trump = { $who } may name { $choice ->
   *[other] { $choice_kind ->
        [trump_suit] the trump suit
        [trump_or_none] a trump suit or declare that there is no trump
       *[other] a trump suit or declare a round without trump in another order
    }
}, or leave it open
may_change_trump = { $who } may change the trump suit
lay_up_trump = { $who } lays a card face up; its suit is trump
lay_down_trump = { $who } lays a card from hand face down on the table; its suit will be trump
write_trump = { $who } secretly writes the trump suit on a slip of paper
of_hand = from the hand of { $who }
of_last = from the last { $number ->
    [one] card
   *[other] { $number } cards
} dealt to { $who }
of_packet = from the { $order ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] later
} packet dealt to { $who }
of_tricks = from the tricks already played
of_pack = from the pack before the deal
lay_blind_trump = a card is drawn at random { $source } and laid face down, unseen; its suit will be trump
random_card_sets_trump = a card is drawn at random { $source } and shown to everybody; its suit is trump
nth_card_sets_trump = the { ordinal } card dealt to { $who } is shown; its suit is trump
bid-range = { $only ->
    [yes] exactly { $lowest }
   *[no] { $lowest } to { $highest }
}
bid = each player in turn{ $start_kind ->
    [none] {""}
   *[other] , beginning with { $start },
} makes one bid of { bid-range } tricks{ $or_passes ->
    [yes] {" "}or passes
   *[no] {""}
}{ $above_last ->
    [yes] ; each bid must be higher than the last
   *[no] {""}
}{ $first_may_not_pass ->
    [yes] ; the first to speak may not pass
   *[no] {""}
}
promise = { $who } may promise to take a number of tricks from { $lowest } to { $highest }

play_tricks = { $number ->
    [1] one trick is played
   *[other] { $number } tricks are played
}
play_until = tricks are played until { $condition }{ decided-early }
decided-early = { $decided_early ->
    [yes] , unless the round is decided before that
   *[no] {""}
}
may_go_on = { $who } may decide to play on although the round is won

## Trump

power = { $since }.
at_once = trump has its power as soon as it is known
after_reveal = cards of the trump suit count as trumps only from the moment when the trump has been turned up; but where the trump suit itself was led, its highest card takes the trick, whenever it was played
only_after_reveal = cards of the trump suit count as trumps only from the moment when the trump has been turned up; those played before are not trumps, even where the trump suit itself was led, so that a lower card can beat a higher one
whole_trick = once turned up, trump counts for the whole trick in which that happens
from_start = the hidden trump has its power from the first card on, although nobody sees it
next_trick = trump counts from the trick after the one that set it
never = there is no trump
first_void_sets_trump = Trump is set by the first player who cannot follow suit: the suit of the card that this player plays is trump.

must_trump_then = must then play a trump if able
must_lead_trump_then = must then lead a trump
void_player = a player who cannot follow suit
void_opponent = an opponent of { $who } who cannot follow suit
leading = when leading to a trick
being_void = when unable to follow suit
reveal-duty = { $duty_kind ->
    [none] {""}
   *[other] , and { $duty }
}
may_demand = { $who } may have the hidden trump turned up before playing{ reveal-duty }.
may_reveal = { $who } may turn up the hidden trump { $moment }{ reveal-duty }.
must_reveal = { $who } must turn up the hidden trump when no other card is left to play.
must_reveal_trumping = { $who } and wants to trump must first have the hidden trump shown, and must then play a trump if able. A card of its suit may be discarded without that.
shown_when_void = The hidden trump is turned up as soon as { $who } cannot follow suit{ $duty_kind ->
    [none] {""}
   *[other] ; that player { $duty }
}.
shown_after = If it is still hidden, the trump is turned up after trick { $trick }.
return_to_hand = Once turned up, the trump card goes to { $who_kind ->
    [role] { $who_possessive } hand
   *[other] the hand of { $who }
}.
hidden_out_of_hand = Until it is turned up, the hidden card does not belong to the hand: it can neither be played nor serve to follow suit.
hidden_in_hand = The hidden card counts as part of the hand even before it is turned up.

## Play

lead = { $who } leads to the first trick.
must_follow = Whoever holds a card of the suit led must follow suit.
may_play_any = may play any card
must_trump = must play a trump if able
must_overtrump = must beat a trump that lies there if able
trump_must_beat = { $of_an_opponent ->
    [yes] may trump only with a trump that beats an opponent’s trump lying there
   *[no] may trump only with a trump that beats the trump lying there
}
ruff_once = may trump only once a round
void = A player who cannot follow suit { AND($rules) }.
takes = { $by }.
highest_trump = { $top_kind ->
    [card] if { $top } lies in the trick, it takes it; otherwise the highest trump does, and if no trump was played, the highest card of the suit led
   *[none] the highest trump takes the trick; if no trump was played, the highest card of the suit led takes it
}
highest_led = { $top_kind ->
    [card] if { $top } lies in the trick, it takes it; otherwise the highest card of the suit led does
   *[none] the highest card of the suit led takes the trick
}
next_lead = { $who_kind ->
    [taker_of_trick] Whoever takes a trick leads to the next one.
   *[other] { CAPITAL($who) } leads to the next trick.
}
lead_in_turn = Each player in turn leads to a trick.
second_ace = { CAPITAL($rank_article) } led right after taking a trick with { $rank_article } counts as { $counts_as_article }.
face_down = When unable to follow suit, { $who } may play any card of another suit face down.
must_face_down = When unable to follow suit while the trump is hidden, { $who } may play a card of another suit only face down, unless the trump is first turned up.
concede = A side may give up when { $when }.

## Collecting

each_trick = Each trick goes at once to the side of the player who takes it.
tricks_running = Tricks are left on the table in a pile. When the same player takes { count-tricks } running, that player’s side takes the whole pile.
fresh_tricks = After each collection { count-tricks } running { $number ->
    [one] is
   *[other] are
} needed anew: the trick that collected does not count towards the next collection.
hot_streak = After a collection each further trick that the same player takes without a break is collected at once.
last_takes_pile = { $who_kind ->
    [taker_of_last] Whoever takes the last trick also takes all that is left in the pile.
   *[other] { CAPITAL($who) } takes all that is left in the pile at the end.
}
not_collected = The pile is not collected if { $when }.
not_a_win = The pile is not collected if { $when }, and the later trick does not begin a new pair either.

## Tables

when = { $condition }
    .style = { $condition_style }
    .noun = { $condition_noun }
plus = { $condition }
    .style = clause
otherwise = otherwise
    .style = rest

decide_table = { $after_each_trick ->
    [yes] After each trick it is judged whether the round is decided
   *[no] Who wins the round is judged at the end
}{ table-policy }.
table-policy = { $rows ->
    [1] {""}
   *[other] { $policy ->
        [first_match] : the first of these cases that applies counts
        [first_match_plus] : the first of these cases that applies counts, and every bonus that applies is added
        [unique] : exactly one of these cases applies
       *[sum] : everything that applies is added up
    }
}
nobody = nobody
decide_row = { $test_style ->
    [noun] after { $test_noun } { $winner } wins the round
    [rest] { $rows ->
        [1] { $winner } wins the round
       *[other] otherwise { $winner } wins the round
    }
   *[clause] { $winner_kind ->
        [this_side] a side wins the round if { $test }
        [opponents] the opponents of a side win the round if { $test }
       *[other] if { $test }, { $winner } wins the round
    }
}{ $title_kind ->
    [title] {" "}({ $title })
   *[none] {""}
}.

score_table = { $unit_name ->
    [rounds] What counts is the number of rounds won{ table-policy }.
   *[other] The side that wins a round scores { $unit }, unless something else is said{ table-policy }.
}
row = { $test_kind ->
    [plus] In addition, if { $test }, { $outcome_added }{ $title_kind ->
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
                [foul] { CAPITAL($outcome) }
               *[other] Every round won { $outcome_of_noun }
            }
           *[other] Otherwise { row-outcome }
        }
       *[clause] If { $test }, { row-outcome }
    }
}{ $effects_kind ->
    [list] ; { AND($effects) }
   *[none] {""}
}.
row-outcome = { $title_kind ->
    [title] the round is { $title_indefinite } and { $outcome_of_noun }
   *[none] { $outcome }
}
gain = { $to_kind ->
    [none] the round { gain-worth }
   *[other] { $to } scores { $amount }
}
    .of_noun = { $to_kind ->
        [none] { gain-worth }
       *[other] gives { $to } { $amount }
    }
    .added = { $to_kind ->
        [none] the winning side scores { $amount }
       *[other] { $to } scores { $amount }
    }
gain-worth = { $amount_name ->
    [rounds] counts as { $amount }
    [courts] counts as { $amount }
   *[other] is worth { $amount }
}
transfer = { $to_kind ->
    [none] { $source } loses { $amount }
   *[other] { $source } pays { $amount } to { $to }
}
    .of_noun = { $to_kind ->
        [none] costs { $source } { $amount }
       *[other] makes { $source } pay { $amount } to { $to }
    }
held_over = the next winner gains { $amount } in addition
    .of_noun = gives the next winner { $amount } in addition
nothing = nothing is scored
    .of_noun = scores nothing
# In place of a payment, where a row pays nothing but the round is lost by it.
round_lost = the round is lost for the side at fault, and is scored as such
    .of_noun = means that the round is lost for the side at fault, and is scored as such
runs_start_over = the runs of both sides start over
scores_start_over = the scores of both sides start over
counter_starts_over = “{ $title }” starts over{ $whose ->
    [table] {""}
   *[sides] {" "}for both sides
}
round_ends = the round ends
round_is_lost = the side at fault loses the round
new_deal = the cards are dealt again
effect_limit = this is charged at most { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
} a round
foul_table = { $title_kind ->
    [title] This is what follows from an irregularity, “{ $title }”{ table-policy }.
   *[none] This is what follows from an irregularity, “{ $name }”{ table-policy }.
}

next_table = After each round it is settled who { $role_name ->
    [dealer] deals
   *[other] is { $role }
} next{ table-policy }.
drawn_again = somebody drawn by lot
next_row = { $test_style ->
    [noun] After { $test_noun } { next-holder }
    [rest] { $rows ->
        [1] After every round { next-holder }
       *[other] Otherwise { next-holder }
    }
   *[clause] If { $test }, { next-holder }
}{ $anew ->
    [yes] {""} and begins a new term
   *[no] {""}
}.
next-holder = { $who_kind ->
    [drawn_again] { $role } is found anew, as for the first round
   *[other] { $same ->
        [yes] { $role_name ->
            [dealer] the same player deals again
           *[other] { $role } stays the same
        }
       *[no] { $role_name ->
            [dealer] { $who } deals next
           *[other] { $who } becomes { $role }
        }
    }
}

## Amounts

amount-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
amount-courts = { $number ->
    [one] { $number } court
   *[other] { $number } courts
}
amount-rounds = { $number ->
    [one] { $number } round
   *[other] { $number } rounds
}
amount-sets = { $number ->
    [one] { $number } set
   *[other] { $number } sets
}
amount-tokens = { $number ->
    [one] { $number } token
   *[other] { $number } tokens
}
amount-penalties = { $number ->
    [one] { $number } penalty point
   *[other] { $number } penalty points
}
amount-tricks = { count-tricks }
amount-other = { $number ->
    [one] { $number } { $unit_one }
   *[other] { $number } { $unit }
}
unit-points = points
unit-courts = courts
unit-rounds = rounds
unit-sets = sets
unit-tokens = tokens
unit-penalties = penalty points
unit-tricks = tricks
unit-other = { $title }
    .one = { $title_one }
times_fact = { $amount } for each { $fact_each }

## Levels

level = { $section ->
    [set] set
   *[other] match
}
first_to = The first side to reach { $amount } wins the { level }.
first_loses = The first side to reach { $amount } loses the { level }.
most_wins = The side with the most { JOIN($units, by: ", and if level the most ") } wins the { level }.
worth_won = Winning a { level } is worth { $amount }.
worth_drawn = A drawn { level } is worth { $amount } to each side.
over_after = The { level } is over after { $amount }.
by_agreement = The players agree when the { level } is over.
tie = { $target ->
    [yes] If both sides reach the target in the same round,
   *[no] If the sides are level at the end,
} { JOIN($ways, by: "; if they are level, ") }.
higher_total = the higher total wins
one_more_round = one more round decides
drawn = the match is drawn
start_with = Each side starts with { $amount }.
counter = { $of_side ->
    [yes] { counter-name } is counted for each side
   *[no] { counter-name } is counted for the whole table
}, starting at { $start }.
counter-name = { $title_kind ->
    [title] “{ $title }”
   *[none] “{ $label }”
}

## Definitions and customs

let = { $title_kind ->
    [title] “{ $title }”
   *[none] “{ $label }”
} means that { $condition }.
custom = { $text }
ruling = { $title } In this book: { $here }.

## Conditions: what follows "if".  `.not` is the opposite.

all_of = { AND($conditions_nested) }
    .nested = both { AND($conditions_nested) }
any_of = { OR($conditions_nested) }
    .nested = either { OR($conditions_nested) }
    .style = { ALL($conditions_style, are: "noun") ->
        [yes] noun
       *[no] clause
    }
    .noun = { OR($conditions_noun) }

is_same-winner = { $side } wins
    .style = noun
    .noun = a win of { $side }
    .not = { $side } does not win
is_same-loser = { $side } loses
    .style = noun
    .noun = a defeat of { $side }
    .not = { $side } does not lose
is_same-side = { $left } is { $right }
    .not = { $left } is not { $right }
is_same-seat = { $left } is { $right }
    .not = { $left } is not { $right }

truth-let = the round is { $title_indefinite }
    .style = noun
    .noun = { $title_indefinite }
    .not = the round is not { $title_indefinite }
truth-most_tricks = { $subject } has more tricks than every other
    .not = { $subject } does not have more tricks than every other
truth-fewest_tricks = { $subject } has fewer tricks than every other
    .not = { $subject } does not have fewer tricks than every other
truth-won_all_of_term = { $subject } has won every round of the term so far
    .not = { $subject } has not won every round of the term so far
truth-drawn = nobody wins the round
    .style = noun
    .noun = a drawn round
    .not = the round has a winner
truth-promised = a number of tricks was promised
    .not = no number of tricks was promised
truth-going_on = somebody decided to play on
    .not = nobody decided to play on
truth-conceded = a side gave up
    .not = no side gave up
truth-forfeited = a side has lost the round by an irregularity
    .not = no side has lost the round by an irregularity
truth-wrongly_asked = the player who may ask for a new deal asks for one before the first card is played, without the cards for it
    .not = no player asks for a new deal without the cards for it
truth-challenged = a challenger changed the trump suit
    .not = nobody changed the trump suit
truth-cut_declined = the cut was declined
    .not = the cut was not declined
truth-counter = “{ $title }” holds
    .not = “{ $title }” does not hold

# Numbers in comparisons.  $share tells all and none of a round's tricks from the rest.
compared = { $value_kind ->
    [number] { $comparison ->
        [equal] exactly { $value }
        [unequal] not exactly { $value }
        [less] fewer than { $value }
        [at_most] at most { $value }
        [more] more than { $value }
       *[at_least] at least { $value }
    }
   *[fact] { $comparison ->
        [equal] exactly { $value }
        [unequal] not exactly { $value }
        [less] fewer than { $value }
        [at_most] at most { $value }
        [more] more than { $value }
       *[at_least] at least { $value }
    }
}
compared-tricks = { $value_kind ->
    [fact] { compared }
   *[number] { $share ->
        [none] { $comparison ->
            [equal] no trick
            [at_most] no trick
            [less] { compared } tricks
            [at_least] { compared } tricks
           *[other] at least 1 trick
        }
        [all] { $comparison ->
            [equal] all { $value } tricks
            [at_least] all { $value } tricks
            [less] not all { $value } tricks
            [unequal] not all { $value } tricks
           *[other] { compared } tricks
        }
       *[some] { compared } { $value ->
            [one] trick
           *[other] tricks
        }
    }
}
# In the middle of a round a side has taken tricks, and may still take more.
compare-won = { $so_far ->
    [yes] { $subject } has taken { compared-tricks }{ so-far-yet }
   *[no] { $subject } takes { compared-tricks }
}
so-far-yet = { $share ->
    [none] { $comparison ->
        [equal] {" "}yet
        [at_most] {" "}yet
       *[other] {""}
    }
   *[other] {""}
}
compare-collected = { $so_far ->
    [yes] { $subject } has collected { compared-tricks }{ so-far-yet }
   *[no] { $subject } collects { compared-tricks }
}
compare-opening_run = { $so_far ->
    [yes] { $value_kind ->
        [number] { $comparison ->
            [at_least] { $subject } has taken the first { $value ->
                [one] trick
               *[other] { $value } tricks
            }
            [less] { $subject } has not taken the first { $value ->
                [one] trick
               *[other] { $value } tricks
            }
           *[other] { $subject } has taken { compared-tricks } in one run from the first trick on
        }
       *[fact] { $subject } has taken { compared-tricks } in one run from the first trick on
    }
   *[no] { $value_kind ->
        [number] { $comparison ->
            [at_least] { $subject } takes the first { $value ->
                [one] trick
               *[other] { $value } tricks
            }
            [less] { $subject } does not take the first { $value ->
                [one] trick
               *[other] { $value } tricks
            }
           *[other] { $subject } takes { compared-tricks } in one run from the first trick on
        }
       *[fact] { $subject } takes { compared-tricks } in one run from the first trick on
    }
}
compare-captured = { $subject } captures { compared } { $value_kind ->
    [number] { $value ->
        [one] { $rank }
       *[other] { $rank_plural }
    }
   *[fact] { $rank_plural }
}
compare-streak = { $subject } has won { compared } { $value_kind ->
    [number] { $value ->
        [one] round
       *[other] rounds
    }
   *[fact] rounds
} running
compare-score = the score of { $subject } before the round is { compared }
compare-term = { $subject } has held the role for { compared } { $value_kind ->
    [number] { $value ->
        [one] round
       *[other] rounds
    }
   *[fact] rounds
}, this one included
compare-number = { $comparison ->
    [equal] the trick is number { $value }
    [unequal] the trick is not number { $value }
    [less] the trick comes before trick { $value }
    [at_most] the trick is number { $value } or an earlier one
    [more] the trick comes after trick { $value }
   *[at_least] the trick is number { $value } or a later one
}
compare-bid = the bid is { compared } { $value_kind ->
    [number] { $value ->
        [one] trick
       *[other] tricks
    }
   *[fact] {""}
}
compare-counter = { $subject_kind ->
    [none] “{ $title }” is { compared }
   *[other] “{ $title }” of { $subject } is { compared }
}

is_in-won = { $subject } takes { OR($values) } tricks
    .not = { $subject } takes a number of tricks other than { OR($values) }
is_in-collected = { $subject } collects { OR($values) } tricks
    .not = { $subject } collects a number of tricks other than { OR($values) }
is_in-opening_run = { $subject } takes { OR($values) } tricks in one run from the first trick on
    .not = { $subject } does not take { OR($values) } tricks in one run from the first trick on
is_in-captured = { $subject } captures { OR($values) } { $rank_plural }
    .not = { $subject } does not capture { OR($values) } { $rank_plural }
is_in-streak = { $subject } has won { OR($values) } rounds running
    .not = { $subject } has not won { OR($values) } rounds running
is_in-score = the score of { $subject } before the round is { OR($values) }
    .not = the score of { $subject } before the round is not { OR($values) }
is_in-term = { $subject } has held the role for { OR($values) } rounds, this one included
    .not = { $subject } has not held the role for { OR($values) } rounds, this one included
is_in-number = the trick is number { OR($values) }
    .not = the trick is not number { OR($values) }
is_in-bid = the bid is { OR($values) } tricks
    .not = the bid is not { OR($values) } tricks
is_in-counter = “{ $title }” is { OR($values) }
    .not = “{ $title }” is not { OR($values) }

# Numbers as amounts: plain, and after "1 point for each".
fact-won = the number of tricks that { $subject } takes
    .each = trick that { $subject } takes
fact-collected = the number of tricks that { $subject } collects
    .each = trick that { $subject } collects
fact-opening_run = the number of tricks that { $subject } takes in one run from the first trick on
    .each = trick that { $subject } takes in one run from the first trick on
fact-captured = the number of { $rank_plural } that { $subject } captures
    .each = { $rank } that { $subject } captures
fact-streak = the number of rounds that { $subject } has won running
    .each = round that { $subject } has won running
fact-score = the score of { $subject } before the round
    .each = point that { $subject } had before the round
fact-term = the number of rounds that { $subject } has held the role
    .each = round that { $subject } has held the role
fact-number = the number of the trick
    .each = trick played
fact-bid = the number of tricks bid
    .each = trick bid
fact-counter = “{ $title }”
    .each = unit of “{ $title }”

side_has = a side has { count-tricks }
    .not = no side has { count-tricks }
first-tricks = { $number ->
    [one] trick
   *[other] { $number } tricks
}
side_has_first = a side has taken the first { first-tricks }
    .not = no side has taken the first { first-tricks }
both_sides_have = both sides have at least 1 trick
    .not = a side has no trick
uncatchable = a side can no longer be caught
    .not = every side can still be caught
trump_set = trump is set
trump_unset = trump is not yet set
trump_hidden = the trump is still hidden
    .not = the trump is not hidden
hands_empty = all cards have been played
    .not = there are still cards to play
winning_card = the trick was won with { $rank_article }
    .not = the trick was not won with { $rank_article }
winning_cards = both tricks of the pair were won with { $rank_plural }
    .not = not both tricks of the pair were won with { $rank_plural }
earlier_before_reveal = the winning card of the earlier trick was played before the trump was turned up
    .not = the winning card of the earlier trick was played after the trump was turned up
set_this_trick = trump was set in this very trick
    .not = trump was not set in this very trick

## Worked examples

example_trump = { $suit_kind ->
    [none] there is no trump
   *[other] trump is { $suit }
}
example_hidden = the hidden trump is { $suit }
example_setting = trump is set in trick { $trick }
example_role = { $seat } is { $role }
example_counter = { $counter ->
    [streak] the side of { $seat } has won the last { $number ->
        [one] round
       *[other] { $number } rounds running
    }
    [term] { $seat } holds the role for the { ordinal } round
    [won_all_of_term] the side of { $seat } { $number ->
        [0] has not won
       *[other] has won
    } every round of the term before this one
    [bid] the bid of { $seat } is { count-tricks }
   *[other] “{ $title }” is at { $number } for { $seat }
}
example_asks = { $asked ->
    [nobody] nobody is asked ({ $clause })
   *[player] { $seat } is asked ({ $clause })
}
example_hand = { $seat } holds { JOIN($cards_short, by: " ") }
plain = plays
asks = has the trump turned up and plays
shows = turns up the trump and plays
example_play = { $seat } { $manner } { $card_short }
taken_by = { $seat } takes the trick
refused_by = the last card is not allowed ({ $clause })
clause = { $title }
    .quoted = “{ $title }”
example_trick = { JOIN($plays, by: ", ") }: { $outcome }
taker = { $seat }{ $card_kind ->
    [none] {""}
   *[other] {" "}({ $card_short })
}
expect_row = { $number ->
    [1] the line that counts is { AND($clauses_quoted) }
   *[other] the lines that count are { AND($clauses_quoted) }
}
expect_pile = { $tricks ->
    [0] { $seat } collects nothing
    [one] { $seat } collects { $tricks } trick
   *[other] { $seat } collects { $tricks } tricks
}
expect_role = { $role_name ->
    [dealer] { $seat } deals next
   *[other] { $seat } is { $role } next
}
example_takers = the { $number ->
    [one] trick is taken by { JOIN($takers, by: ", ") }
   *[other] tricks are taken by { JOIN($takers, by: ", ") }
}; { JOIN($expected, by: "; ") }
example = { $title }: { JOIN($statements, by: "; ") }.

## Clauses that every book has without writing them

built-in-play-turn = Only a player whose turn it is may act.
built-in-play-hand = Players play only cards that they hold.
built-in-round-end = After the end of a round nothing more may be done.
built-in-winner = The side that has collected the most tricks wins the round.

## Places, as they follow “in”.  Others stand as the book writes them.

place-gulf_states = the Gulf states
place-netherlands = the Netherlands

## The rulebook around the sentences

book-subtitle = Rules of play
book-with = { $title } with { AND($options) }
book-also = Also called { AND($names) }.
book-played = Played in { AND($places) }.
book-extends = A variant of { $parent }.
book-chapter-need = What you need
book-chapter-table = Players, seats and direction
book-chapter-round = The round, step by step
book-chapter-trump = Trump
book-chapter-play = Playing the tricks
book-chapter-collect = Collecting tricks
book-chapter-score = The end of a round, and what it counts
book-chapter-foul = Irregularities
book-chapter-next = The next round
book-chapter-match = The match
book-chapter-custom = Customs at the table
book-chapter-options = Options
book-chapter-rulings = Questions that come up
book-chapter-examples = Worked examples
book-chapter-hand = A whole hand, played out
book-chapter-played_out = How the game plays out
book-chapter-glossary = Words of the game
book-chapter-sources = Where the rules come from
book-chapter-differences = How it differs from { $parent }
book-chapter-parts = The rounds of a match
book-contents = Contents
book-summary = On one page
book-part = { $title }: { $number ->
    [one] { $number } round
   *[other] { $number } rounds
}.
book-options-intro = These house rules go with this game. Agree on them before you play.
book-option = “{ $title }”: { $text }
book-rulings-intro = Here the tradition is silent or not of one mind. This book has decided as follows; if your table plays it differently, agree beforehand.
book-here = Here: { $text }.
book-instead = Elsewhere: { $text }.
book-examples-intro = Every example was played through by the rules of this book.
book-played_out-intro = { $number } rounds were played by a program, { $policy ->
    [random] every action drawn from all that are legal
    [sensible] each player winning cheaply and giving nothing away
   *[other] each player in its own way
}. So often each outcome came; the thin line shows how sure that is.
book-played_out-caption = Share of all rounds
book-sources-intro = The letters in brackets after a rule name the statement that it follows.
book-source = { $document }: { JOIN($codes, by: ", ") }
book-ours = No source of this book uses this word; it is used here for clarity.
book-clause-id = permanent name of this rule
book-licence = Text and drawings may be copied, changed and passed on under the MIT licence, if its notice is kept.
book-made = Made from the rules of { $id }, version { $version }, by courtpiece_spec.
book-made-plain = Made from the rules of { $id } by courtpiece_spec.
book-gone = Unlike in { $parent }, this does not hold: { $text }
book-changed = { $text } (In { $parent }: { $before })
book-score-every = Every round won
book-score-paid = { $way ->
    [nothing] nothing
    [gain] { paid-amount }
    [gain_to] { $to }: { paid-amount }
    [transfer] { paid-amount } from { $source } to { $to }
    [held_over] { $amount } more for the next winner
   *[loss] { $source } loses { $amount }
}{ $effects_kind ->
    [list] ; { AND($effects) }
   *[none] {""}
}
paid-amount = { $added ->
    [yes] +{ $amount }
   *[no] { $amount }
}
book-score-outcome = Outcome
book-score-worth = Worth
book-score-caption = What a round counts
book-foul-policy = { $policy ->
    [first_match] The first of these cases that applies counts.
    [first_match_plus] The first of these cases that applies counts, and every bonus that applies is added.
    [unique] Exactly one of these cases applies.
   *[sum] Everything that applies is added up.
}

## The whole hand

hand-intro = { CAPITAL($dealer) } deals. The cards were shuffled, and each player played sensibly; nothing was chosen to show off.
hand-trick = Trick { $number }
hand-trump-set = Trump is now { $suit }.
hand-trump-shown = it is { $suit }.
hand-collected = { $seat } collects { count-tricks }.
hand-over = The round is over: { $winner_kind ->
    [none] nobody wins it
   *[other] it goes to { $winner }
}.
hand-side = { AND($seats) }
hand-counts = It counts { $points } for { $side }.
hand-counts-nothing = It counts nothing.
hand-next-dealer = { CAPITAL($seat) } deals next.
hand-next-drawn = The next dealer is drawn.
action-call = { $seat } names { $what } as trump.
action-call-none = { $seat } decides that there is no trump.
action-call-mode = { $seat } decides to play “{ $what }”.
action-hide = { $seat } lays { $what_short } face down as the hidden trump.
action-write = { $seat } secretly writes down { $what }.
action-reveal = the hidden trump is turned up for { $seat }.
action-bid = { $seat } bids { $number }.
action-pass = { $seat } passes.
action-redeal = { $seat } asks for a new deal.
action-go_on = { $seat } plays on.
action-stop = { $seat } stops the round.
action-drop = { $seat } discards { $what_short }.
action-keep = { $seat } keeps the card drawn.
action-leave = { $seat } puts away the card drawn.
action-down = { $seat } plays { $what_short } face down.
action-foul = { $seat } breaks a rule: { $what }.
action-concede = { $seat } gives up.
action-pick = The card drawn is { $what_short }.

## Pictures: captions, and descriptions for those who do not see them

picture-hand = Hand of { $seat }: { JOIN($cards_short, by: " ") }
picture-trick = { JOIN($plays, by: ", ") }; { $seat } takes the trick
picture-play = { $seat } { $card_short }
picture-deal = The deal, packet by packet
picture-deal-text = { JOIN($packets, by: "; ") }
picture-packet = { $number }: { $seat } { count-packet }
count-packet = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
picture-seats = The table: { JOIN($seats, by: ", ") }, in the order of play
picture-pile = How the pile grows and is collected, trick by trick
picture-pile-step = trick { $number }: { $seat }, { $tricks ->
    [0] none lies on the table
    [one] { $tricks } lies on the table
   *[other] { $tricks } lie on the table
}
picture-path = Who deals next, when { $seat } has dealt
picture-path-step = { $title } ({ $seat })
picture-dealer = deals
picture-leads = leads
picture-takes = takes it

## The glossary.  `.is` explains; `.origin = ours` marks a word that no source of this project uses.

term-trick = trick
    .is = One card from each player in turn; one of the cards wins it for the player who played it.
term-lead = to lead
    .is = To play the first card of a trick.
term-follow = to follow suit
    .is = To play a card of the suit that was led.
term-void = void
    .is = Without any card of a suit.
    .origin = ours
term-trump = trump
    .is = The suit that beats every other suit.
term-ruff = to ruff, to trump
    .is = To play a trump when another suit was led.
term-discard = to discard
    .is = To play a card that is neither of the suit led nor a trump.
term-revoke = revoke
    .is = Not to follow suit although one could.
    .origin = ours
term-packet = packet
    .is = The cards that one player is dealt at a time.
    .origin = ours
term-dealer = dealer
    .is = The player who deals the cards of a round.
term-caller = { $title_kind ->
    [title] { $title }
   *[none] caller
}
    .is = The player who chooses the trump{ $title_kind ->
        [title] {""}
       *[none] ; in some games this player is called the Hakem
    }.
term-eldest = eldest hand
    .is = The player beside the dealer who is served first, unless the rules say otherwise.
    .origin = ours
term-partner = partner
    .is = The player with whom one plays as a side.
term-round = round
    .is = Everything from one deal to the next.
term-court = court
    .is = A high win, or simply the unit in which rounds are scored; which it is here, the rules of the score say.
term-pile = pile
    .is = Tricks that were won but lie on the table until a player collects them.
term-redeal = new deal
    .is = The cards are thrown in and dealt again.
term-hidden = hidden trump
    .is = A trump that only one player knows until it is turned up.
