### اردو۔
###
### How this works: docs/design/sentences.md.  Terms as players in Pakistan say them (رنگ بولنا، سر، بازی، کوٹ).
###
### Words.  رنگ is kept for trump alone; a suit is قسم, the suit that was led چال کی قسم.  A trick is سر (feminine),
### it is won (جیتنا); only a pile is picked up (اٹھانا).  A round is بازی, the match میچ, a side ٹیم (feminine).
### To ruff is کاٹ لگانا, to cut the pack گڈی کاٹنا, to be first to play to a trick چال چلنا, the hidden trump بند رنگ,
### the card that lies for it بند پتا, turning it up کھولنا, having it turned up کھلوانا, dealing anew دوبارہ بانٹنا.
###
### Forms.  .oblique stands before کا، کو، سے، پر، میں; of conditions .not is the opposite and .until stands after
### “جب تک”, with its نہ; conditions are in the subjunctive, so that they stand after “اگر” and “کہ” alike, and have no gender.
### Of amounts, .gets is “2 points are got”, .counted “2 courts are counted”, .worth the one of the two that fits.
###
### Lists are joined here, by اور and یا alone: CLDR sets a comma before them.
###
### Digits are the Urdu ones.  The short names of cards are the letters and figures printed on the cards themselves,
### each inside its own marks (LRI … PDI), since A♠ runs from left to right wherever it stands.

digits = ۰۱۲۳۴۵۶۷۸۹

default-style = clause
default-shape = one
default-nested = { $plain }
default-oblique = { $plain }
default-until = یہ شرط پوری نہ ہو: { $plain }
default-cell = { $plain }
default-then = { $plain }
default-added = { $plain }
default-ko = { $plain_oblique } کو
default-gets = { $plain } ملتے ہیں
default-counted = { $plain } گنے جاتے ہیں
default-worth = { $plain_gets }

## گنتی

count-cards = { $number ->
    [one] { $number } پتا
   *[other] { $number } پتے
}
count-tricks = { $number ->
    [one] { $number } سر
   *[other] { $number } سریں
}
# Of a feminine noun: پہلی سر، ساتویں سر.
ordinal-number = { $number ->
    [1] پہلی
    [2] دوسری
    [3] تیسری
    [4] چوتھی
    [5] پانچویں
    [6] چھٹی
    [7] ساتویں
    [8] آٹھویں
    [9] نویں
    [10] دسویں
    [11] گیارھویں
    [12] بارھویں
    [13] تیرھویں
   *[other] { $number } نمبر کی
}
ordinal-trick = { $trick ->
    [1] پہلی
    [2] دوسری
    [3] تیسری
    [4] چوتھی
    [5] پانچویں
    [6] چھٹی
    [7] ساتویں
    [8] آٹھویں
    [9] نویں
    [10] دسویں
    [11] گیارھویں
    [12] بارھویں
    [13] تیرھویں
   *[other] { $trick } نمبر کی
}
ordinal-value = { $value ->
    [1] پہلی
    [2] دوسری
    [3] تیسری
    [4] چوتھی
    [5] پانچویں
    [6] چھٹی
    [7] ساتویں
    [8] آٹھویں
    [9] نویں
    [10] دسویں
    [11] گیارھویں
    [12] بارھویں
    [13] تیرھویں
   *[other] { $value } نمبر کی
}
# Of a masculine noun: ساتواں پتا.
ordinal-card = { $number ->
    [1] پہلا
    [2] دوسرا
    [3] تیسرا
    [4] چوتھا
    [5] پانچواں
    [6] چھٹا
    [7] ساتواں
    [8] آٹھواں
    [9] نواں
    [10] دسواں
    [11] گیارھواں
    [12] بارھواں
    [13] تیرھواں
   *[other] { $number } نمبر کا
}
# “One each”: ایک ایک پتا.
each-time = { $number ->
    [1] ایک ایک پتا
    [2] دو دو پتے
    [3] تین تین پتے
    [4] چار چار پتے
    [5] پانچ پانچ پتے
    [6] چھ چھ پتے
    [7] سات سات پتے
    [8] آٹھ آٹھ پتے
   *[other] ہر بار { $number } پتے
}
are-dealt = { $number ->
    [one] دیا جاتا ہے
   *[other] دیے جاتے ہیں
}

## پتے

rank-ace = اکّا
    .ka = کا
    .ke = کے
    .oblique = اکّے
    .plural = اکّے
    .plural_oblique = اکّوں
    .short = A
rank-king = بادشاہ
    .ka = کا
    .ke = کے
    .oblique = بادشاہ
    .plural = بادشاہ
    .plural_oblique = بادشاہوں
    .short = K
rank-queen = بیگم
    .ka = کی
    .ke = کی
    .oblique = بیگم
    .plural = بیگمیں
    .plural_oblique = بیگموں
    .short = Q
rank-jack = غلام
    .ka = کا
    .ke = کے
    .oblique = غلام
    .plural = غلام
    .plural_oblique = غلاموں
    .short = J
rank-ten = دہلا
    .ka = کا
    .ke = کے
    .oblique = دہلے
    .plural = دہلے
    .plural_oblique = دہلوں
    .short = 10
rank-nine = نہلا
    .ka = کا
    .ke = کے
    .oblique = نہلے
    .plural = نہلے
    .plural_oblique = نہلوں
    .short = 9
rank-eight = اٹّھا
    .ka = کا
    .ke = کے
    .oblique = اٹّھے
    .plural = اٹّھے
    .plural_oblique = اٹّھوں
    .short = 8
rank-seven = ستّا
    .ka = کا
    .ke = کے
    .oblique = ستّے
    .plural = ستّے
    .plural_oblique = ستّوں
    .short = 7
rank-six = چھکّا
    .ka = کا
    .ke = کے
    .oblique = چھکّے
    .plural = چھکّے
    .plural_oblique = چھکّوں
    .short = 6
rank-five = پنجا
    .ka = کا
    .ke = کے
    .oblique = پنجے
    .plural = پنجے
    .plural_oblique = پنجوں
    .short = 5
rank-four = چوکا
    .ka = کا
    .ke = کے
    .oblique = چوکے
    .plural = چوکے
    .plural_oblique = چوکوں
    .short = 4
rank-three = تکّی
    .ka = کی
    .ke = کی
    .oblique = تکّی
    .plural = تکّیاں
    .plural_oblique = تکّیوں
    .short = 3
rank-two = دکّی
    .ka = کی
    .ke = کی
    .oblique = دکّی
    .plural = دکّیاں
    .plural_oblique = دکّیوں
    .short = 2

suit-spades = حکم
    .short = ♠
suit-hearts = پان
    .short = ♥
suit-diamonds = اینٹ
    .short = ♦
suit-clubs = چڑی
    .short = ♣

card = { $suit } { $rank_ka } { $rank }
    .oblique = { $suit } { $rank_ke } { $rank_oblique }
    .short = { "\u2066" }{ $rank_short }{ $suit_short }{ "\u2069" }

## سمتیں اور نشستیں

direction-clockwise = گھڑی کی سوئیوں کی سمت میں
    .hand = بائیں
direction-anticlockwise = گھڑی کی سوئیوں کی الٹی سمت میں
    .hand = دائیں

seat-N = شمال
    .letter = ش
seat-E = مشرق
    .letter = مش
seat-S = جنوب
    .letter = ج
seat-W = مغرب
    .letter = مغ
seat-other = کھلاڑی { $number }
    .letter = { $number }

## کھلاڑی

role-dealer = بانٹنے والا
    .oblique = بانٹنے والے
role-caller = رنگ بولنے والا
    .oblique = رنگ بولنے والے
role-eldest = پہل والا کھلاڑی
    .oblique = پہل والے کھلاڑی
role-bidder = سب سے بڑی بولی والا
    .oblique = سب سے بڑی بولی والے
role-challenger = رنگ بدلنے والا
    .oblique = رنگ بدلنے والے
role-discarder = پتے پھینکنے والا
    .oblique = پتے پھینکنے والے
role-offending_player = قصوروار کھلاڑی
role-titled = { $title }
    .oblique = { $title_oblique }
role-other = { $title }
    .oblique = { $title_oblique }

left_of = { $who_oblique } کے بائیں ہاتھ بیٹھا کھلاڑی
    .oblique = { $who_oblique } کے بائیں ہاتھ بیٹھے کھلاڑی
right_of = { $who_oblique } کے دائیں ہاتھ بیٹھا کھلاڑی
    .oblique = { $who_oblique } کے دائیں ہاتھ بیٹھے کھلاڑی
partner_of = { $who_oblique } کا ساتھی
    .oblique = { $who_oblique } کے ساتھی
taker_of_trick = سر جیتنے والا
    .oblique = سر جیتنے والے
taker_of_last = آخری سر جیتنے والا
    .oblique = آخری سر جیتنے والے
taker_of_number = { ordinal-number } سر جیتنے والا
    .oblique = { ordinal-number } سر جیتنے والے
holder_of = { $card_oblique } والا کھلاڑی
    .oblique = { $card_oblique } والے کھلاڑی
seat_number = { $seat_kind ->
    [none] نشست نمبر { $number } کا کھلاڑی
   *[seat] { $seat }
}
    .oblique = { $seat_kind ->
        [none] نشست نمبر { $number } کے کھلاڑی
       *[seat] { $seat_oblique }
    }
or_else = { $first }، اگر کوئی ہو، ورنہ { $second }
    .oblique = { $first_oblique }، اگر کوئی ہو، ورنہ { $second_oblique }

opponent_of = { $who_oblique } کا کوئی مخالف
    .oblique = { $who_oblique } کے کسی مخالف
player_of = { $side_oblique } کا کوئی کھلاڑی
    .oblique = { $side_oblique } کے کسی کھلاڑی
any_other = کوئی بھی دوسرا کھلاڑی
    .oblique = کسی بھی دوسرے کھلاڑی
any_player = کوئی بھی کھلاڑی
    .oblique = کسی بھی کھلاڑی

## ٹیمیں

side-winner = جیتنے والی ٹیم
side-loser = ہارنے والی ٹیم
side-leading_side = زیادہ سروں والی ٹیم
side-offender = قصوروار ٹیم
side-taker_side = سر جیتنے والی ٹیم
side-of_role = { $role_oblique } کی ٹیم
this_side = وہ ٹیم
    .oblique = اس ٹیم
opponents = مخالف ٹیم
opponents_of = { $who_oblique } کی مخالف ٹیم

## میز

number_of_players = کھیل { $number } کھلاڑیوں کا ہے؛ { $teams }۔
partners_opposite = دو ٹیمیں ہوتی ہیں اور ساتھی آمنے سامنے بیٹھتے ہیں
teams_of = ہر ٹیم میں { $number } کھلاڑی ہوتے ہیں، جو ایک ایک چھوڑ کر بیٹھتے ہیں
each_alone = ہر کھلاڑی اکیلا کھیلتا ہے اور اپنی ٹیم آپ ہے
partners_by_draw = میچ سے پہلے ہر کھلاڑی ایک پتا کھینچتا ہے: سب سے بڑے { $highest } پتے کھینچنے والے سب سے چھوٹے { $lowest } پتے کھینچنے والوں کے خلاف کھیلتے ہیں۔
partner_by_second = میچ سے پہلے پتے سیدھے بانٹے جاتے ہیں: جسے سب سے پہلے { $rank } ملے اور اس کے بعد جس دوسرے کھلاڑی کو { $rank } ملے، وہ دونوں ساتھی بنتے ہیں۔
deals = پتے { $direction }، یعنی { $direction_hand } طرف کو، بانٹے جاتے ہیں۔ جہاں بانٹنے کی ترتیب میں کچھ اور نہ کہا گیا ہو، بانٹنے والے کے { $direction_hand } ہاتھ بیٹھے کھلاڑی کو سب سے پہلے پتے ملتے ہیں۔
plays = کھیل { $direction }، یعنی { $direction_hand } طرف کو، چلتا ہے۔

## گڈی

cards = { $number ->
    [52] ۵۲ پتوں کی پوری گڈی سے کھیلا جاتا ہے، جوکر کے بغیر۔
   *[other] { $number } پتوں کی گڈی سے کھیلا جاتا ہے۔
}
without = یہ پتے گڈی سے نکال دیے جاتے ہیں: { JOIN($cards, by: "، ") }۔
rank_order = { $label ->
    [rank] ہر قسم ({ suit-spades }، { suit-hearts }، { suit-diamonds }، { suit-clubs }) میں پتوں کا درجہ بڑے سے چھوٹے تک یہ ہے: { JOIN($ranks, by: "، ") }۔
   *[other] ترتیب { $title_kind ->
        [title] “{ $title }”
       *[none] “{ $label }”
    } میں پتوں کا درجہ بڑے سے چھوٹے تک یہ ہے: { JOIN($ranks, by: "، ") }۔
}
top_card = { $card_oblique } کا درجہ باقی ہر پتے سے اونچا ہے { $suit }۔
in_its_own_suit = اور وہ اپنی ہی قسم کا پتا رہتا ہے
as_a_trump = اور وہ رنگ کا پتا گنا جاتا ہے

## کردار

first_role = { $by_kind ->
    [at_random] پہلی بازی کے لیے { $role } کسی بھی طرح چن لیا جاتا ہے۔
   *[other] پہلی بازی میں { $role } وہ ہوتا ہے { $by }۔
}
at_random = جسے سب چن لیں
at_seat = { $seat_kind ->
    [none] جو نشست نمبر { $number } پر بیٹھا ہو
   *[seat] جو { $seat } میں بیٹھا ہو
}
highest_drawn = جو گڈی میں سے سب سے بڑا پتا کھینچے{ draw-notes }
lowest_drawn = جو گڈی میں سے سب سے چھوٹا پتا کھینچے{ draw-notes }
draw-notes = { $notes_kind ->
    [list] ؛ { JOIN($notes, by: "؛ ") }
   *[none] {""}
}
first_dealt = جسے پتے سیدھے بانٹنے پر سب سے پہلے { $rank } ملے
lost_toss = جو ٹاس ہار جائے
rank_low = اس میں { $rank_oblique } کا درجہ سب سے نیچا ہے
card_as = اس میں { $card_oblique } کو { $rank } گنا جاتا ہے
ties_draw_again = برابر کے پتے کھینچنے والے دوبارہ کھینچتے ہیں

role_at = { $who } { $role } ہوتا ہے۔
cuts = { $may_decline ->
    [yes] پتے پھینٹے جانے کے بعد { $who } گڈی کاٹ سکتا ہے۔
   *[no] پتے پھینٹے جانے کے بعد { $who } گڈی کاٹتا ہے۔
}

## بازی کی ترتیب

step = { $when_kind ->
    [none] { $action }
   *[other] اگر { $when } تو { $action_then }
}{ $title_kind ->
    [title] {" "}({ $title })
   *[none] {""}
}۔

to_each = ہر کھلاڑی
to_others = باقی ہر کھلاڑی
to_one = { $who }
    .oblique = { $who_oblique }
packet = { packet-then } { $start_kind ->
    [none] {""}
   *[other] { $start_oblique } سے شروع کر کے
} { $until_gone ->
    [yes] گڈی ختم ہونے تک { $recipients_oblique } کو باری باری { each-time } { are-dealt }
   *[no] { $recipients_oblique } کو { $times ->
        [1] { packet-more } { count-cards } { are-dealt }
        [2] دو بار { packet-more } { each-time } { are-dealt }
       *[other] { $times } بار { packet-more } { each-time } { are-dealt }
    }
}
packet-then = { $recipients_kind ->
    [to_each] { $more ->
        [yes] پھر
       *[no] {""}
    }
   *[other] {""}
}
packet-more = { $recipients_kind ->
    [to_each] { $more ->
        [yes] مزید
       *[no] {""}
    }
   *[other] {""}
}
set_aside = گڈی کے باقی پتے الگ رکھ دیے جاتے ہیں اور کام میں نہیں آتے
discard = { $who } { count-cards } پھینکتا ہے
discard_others = باقی ہر کھلاڑی { count-cards } پھینکتا ہے
draw_pairs = باری باری ہر کھلاڑی باقی گڈی کا سب سے اوپر والا پتا دیکھتا ہے اور یا تو اسے رکھ کر اگلا پتا پھینک دیتا ہے، یا اسے پھینک کر اگلا پتا رکھ لیتا ہے؛ یہ تب تک چلتا ہے جب تک ہر ایک کے پاس { count-cards } نہ ہو جائیں
may_look = اب تک بانٹے گئے پتے صرف { $who } دیکھ سکتا ہے

no_ranks = کوئی { JOIN($ranks, by: " یا ") } نہ ہو
nothing_above = { $rank_oblique } سے بڑا کوئی پتا نہ ہو
or_more_trumps = رنگ کے کم از کم { $number ->
    [one] { $number } پتا ہو
   *[other] { $number } پتے ہوں
}
may_redeal = اگر { $who_oblique } کے پاس { $holding } تو وہ پتے دوبارہ بٹوا سکتا ہے{ redeal-notes }
    .then = { $who } پتے دوبارہ بٹوا سکتا ہے، بشرطیکہ اس کے پاس { $holding }{ redeal-notes }
must_redeal = اگر کسی ایک کھلاڑی کے ہاتھ میں { $holding } تو پتے دوبارہ بانٹے جاتے ہیں{ redeal-notes }
    .then = پتے دوبارہ بانٹے جاتے ہیں، بشرطیکہ کسی ایک کھلاڑی کے ہاتھ میں { $holding }{ redeal-notes }
redeal-notes = { $limit_kind ->
    [none] {""}
   *[number] ، { $limit ->
        [1] صرف ایک بار
        [2] زیادہ سے زیادہ دو بار
       *[other] زیادہ سے زیادہ { $limit } بار
    }
}{ $not_twice_running ->
    [yes] ، مگر لگاتار دو بار نہیں
   *[no] {""}
}{ $dealt_by_kind ->
    [none] {""}
   *[other] ؛ پھر { $dealt_by } ہی پتے بانٹتا ہے
}

trump_suit = اپنی مرضی کا رنگ بولتا ہے
    .may = رنگ بول سکتا ہے
trump_or_none = اپنی مرضی کا رنگ بولتا ہے یا کہتا ہے کہ بازی بغیر رنگ کے ہو گی
    .may = رنگ بول سکتا ہے یا کہہ سکتا ہے کہ بازی بغیر رنگ کے ہو گی
trump_or_order = اپنی مرضی کا رنگ بولتا ہے یا کہتا ہے کہ بازی بغیر رنگ کے، { JOIN($orders, by: " یا ") } کی ترتیب سے ہو گی
    .may = رنگ بول سکتا ہے یا کہہ سکتا ہے کہ بازی بغیر رنگ کے، { JOIN($orders, by: " یا ") } کی ترتیب سے ہو گی
name_trump = { $who } { $choice }
may_name_trump = { $who } { $choice_may }، یا رنگ بولے بغیر چھوڑ سکتا ہے
may_change_trump = { $who } رنگ بدل سکتا ہے
lay_up_trump = { $who } ایک پتا سیدھا کر کے میز پر رکھتا ہے؛ اسی کی قسم رنگ ہوتی ہے
lay_down_trump = { $who } اپنے ہاتھ کا ایک پتا الٹا کر کے میز پر رکھتا ہے؛ یہ بند پتا ہے، اور اسی کی قسم بند رنگ ہو گی
write_trump = { $who } رنگ سب سے چھپا کر پرچی پر لکھتا ہے؛ یہی بند رنگ ہے
of_hand = { $who_oblique } کے ہاتھ میں سے
of_last = { $who_oblique } کو ملے { $number ->
    [one] آخری پتے
   *[other] آخری { $number } پتوں
} میں سے
of_packet = { $who_oblique } کو { $order ->
    [1] پہلی بار
    [2] دوسری بار
    [3] تیسری بار
    [4] چوتھی بار
   *[other] بعد میں
} ملے پتوں میں سے
of_tricks = کھیلی جا چکی سروں میں سے
of_pack = بانٹنے سے پہلے گڈی میں سے
lay_blind_trump = { $source } بغیر دیکھے ایک پتا نکال کر الٹا رکھ دیا جاتا ہے اور اسے کوئی نہیں دیکھتا؛ یہ بند پتا ہے، اور اسی کی قسم بند رنگ ہو گی
random_card_sets_trump = { $source } بغیر دیکھے ایک پتا نکال کر سب کو دکھایا جاتا ہے؛ اسی کی قسم رنگ ہوتی ہے
nth_card_sets_trump = { $who_oblique } کو ملنے والا { ordinal-card } پتا سب کو دکھایا جاتا ہے؛ اسی کی قسم رنگ ہوتی ہے
bid-range = { $only ->
    [yes] ٹھیک { $lowest }
   *[no] { $lowest } سے { $highest } تک
}
bid = { $start_kind ->
    [none] {""}
   *[other] { $start_oblique } سے شروع کر کے
} ہر کھلاڑی باری باری ایک بار { bid-range } سریں بولتا ہے{ $or_passes ->
    [yes] {" "}یا پاس کہتا ہے
   *[no] {""}
}{ $above_last ->
    [yes] ؛ ہر بولی پچھلی بولی سے بڑی ہونی چاہیے
   *[no] {""}
}{ $first_may_not_pass ->
    [yes] ؛ سب سے پہلے بولنے والا پاس نہیں کہہ سکتا
   *[no] {""}
}
promise = { $who } { $lowest } سے { $highest } تک سریں بول سکتا ہے، یعنی اتنی سریں جیتنے کا وعدہ کر سکتا ہے

play_tricks = { $number ->
    [1] ایک سر کھیلی جاتی ہے
   *[other] { $number } سریں کھیلی جاتی ہیں
}
play_until = سریں تب تک کھیلی جاتی ہیں جب تک { $condition_until }{ decided-early }
decided-early = { $decided_early ->
    [yes] ، بشرطیکہ بازی کا فیصلہ اس سے پہلے نہ ہو جائے
   *[no] {""}
}
may_go_on = بازی جیتی جانے پر { $who } کھیل جاری رکھنے کا فیصلہ کر سکتا ہے

## رنگ

power = { $since }۔
at_once = رنگ طے ہوتے ہی لاگو ہو جاتا ہے
after_reveal = رنگ کی قسم کا پتا اسی صورت میں رنگ گنا جاتا ہے جب وہ رنگ کھلنے کے بعد کھیلا جائے؛ لیکن اگر سر کی چال ہی رنگ کی قسم کی ہو تو اس قسم کا سب سے بڑا پتا جیتتا ہے، چاہے وہ کبھی بھی کھیلا گیا ہو
only_after_reveal = رنگ کی قسم کا پتا اسی صورت میں رنگ گنا جاتا ہے جب وہ رنگ کھلنے کے بعد کھیلا جائے؛ پہلے کھیلا گیا پتا رنگ نہیں، چاہے سر کی چال ہی رنگ کی قسم کی ہو؛ اس لیے چھوٹا پتا بڑے کو ہرا سکتا ہے
whole_trick = رنگ جس سر میں کھلے، اس پوری سر میں لاگو ہوتا ہے
from_start = بند رنگ پہلے ہی پتے سے لاگو ہوتا ہے، اگرچہ اسے کوئی نہیں دیکھتا
next_trick = رنگ جس سر میں طے ہو، اس سے اگلی سر سے لاگو ہوتا ہے
never = کوئی رنگ نہیں ہوتا
first_void_sets_trump = رنگ وہ کھلاڑی طے کرتا ہے جو سب سے پہلے چال کی قسم کا پتا نہ دے سکے: وہ جو پتا کھیلے، اسی کی قسم رنگ بن جاتی ہے۔

must_trump_then = پھر اس کے پاس رنگ ہو تو اسے رنگ کا کوئی نہ کوئی پتا کھیلنا ہوتا ہے
must_lead_trump_then = پھر اسے رنگ ہی کی چال چلنی ہوتی ہے
void_player = جس کھلاڑی کے پاس چال کی قسم کا پتا نہ ہو، وہ
    .oblique = جس کھلاڑی کے پاس چال کی قسم کا پتا نہ ہو، اس
    .ko = جس کھلاڑی کے پاس چال کی قسم کا پتا نہ ہو، اسے
void_opponent = { $who_oblique } کے جس مخالف کے پاس چال کی قسم کا پتا نہ ہو، وہ
    .oblique = { $who_oblique } کے جس مخالف کے پاس چال کی قسم کا پتا نہ ہو، اس
    .ko = { $who_oblique } کے جس مخالف کے پاس چال کی قسم کا پتا نہ ہو، اسے
leading = سر کی چال چلتے وقت
being_void = چال کی قسم کا پتا نہ ہونے پر
reveal-duty = { $duty_kind ->
    [none] {""}
   *[other] ؛ { $duty }
}
may_demand = { $who } اپنا پتا کھیلنے سے پہلے بند رنگ کھلوا سکتا ہے{ reveal-duty }۔
may_reveal = { $who } { $moment } بند رنگ کھول سکتا ہے{ reveal-duty }۔
must_reveal = { $who_oblique } کے پاس کھیلنے کو کوئی اور پتا نہ بچے تو اسے اپنی باری پر، پتا کھیلنے سے پہلے، بند رنگ کھولنا ہوتا ہے۔
must_reveal_trumping = { $who_ko } کاٹ لگانے کے لیے پہلے بند رنگ دکھوانا ہوتا ہے؛ پھر اس کے پاس رنگ ہو تو اسے کاٹ لگانی ہوتی ہے۔ دکھوائے بغیر کھیلا ہوا اس قسم کا پتا بس پھینکا ہوا پتا ہے۔
shown_when_void = جیسے ہی { $who_oblique } کے پاس چال کی قسم کا پتا نہ ہو، بند رنگ کھول دیا جاتا ہے{ reveal-duty }۔
shown_after = اگر { ordinal-trick } سر کے بعد بھی رنگ بند ہو تو اسے کھول دیا جاتا ہے۔
return_to_hand = رنگ کھلنے کے بعد وہ پتا، جو بند رکھا تھا، { $who_oblique } کے ہاتھ میں چلا جاتا ہے۔
hidden_out_of_hand = کھلنے تک بند پتا ہاتھ کا پتا نہیں گنا جاتا: نہ اسے کھیلا جا سکتا ہے، نہ اس سے چال کی قسم دی جا سکتی ہے۔
hidden_in_hand = بند پتا کھلنے سے پہلے بھی ہاتھ ہی کا پتا گنا جاتا ہے۔

## کھیل

lead = پہلی سر کی چال { $who } چلتا ہے۔
must_follow = جس کے پاس چال کی قسم کا پتا ہو، اسے اسی قسم کا پتا کھیلنا ہوتا ہے۔
may_play_any = وہ کوئی بھی پتا کھیل سکتا ہے
must_trump = اس کے پاس رنگ کا پتا ہو تو اسے کاٹ لگانی ہوتی ہے
must_overtrump = میز پر رنگ کا پتا پہلے سے پڑا ہو تو اسے، اگر ہو سکے، رنگ کے اس سے بڑے پتے سے کاٹ لگانی ہوتی ہے
trump_must_beat = { $of_an_opponent ->
    [yes] میز پر کسی مخالف کا رنگ کا پتا پڑا ہو تو وہ رنگ کے اس سے بڑے پتے ہی سے کاٹ لگا سکتا ہے
   *[no] میز پر رنگ کا پتا پڑا ہو تو وہ رنگ کے اس سے بڑے پتے ہی سے کاٹ لگا سکتا ہے
}
ruff_once = وہ ایک بازی میں ایک ہی بار کاٹ لگا سکتا ہے
void = جس کھلاڑی کے پاس چال کی قسم کا پتا نہ ہو، { JOIN($rules, by: "، اور ") }۔
takes = { $by }۔
highest_trump = { $top_kind ->
    [card] اگر سر میں { $top } ہو تو سر اسی کی ہوتی ہے؛ ورنہ رنگ کے سب سے بڑے پتے کی، اور رنگ کا کوئی پتا نہ کھیلا گیا ہو تو چال کی قسم کے سب سے بڑے پتے کی
   *[none] سر رنگ کے سب سے بڑے پتے کی ہوتی ہے؛ اگر رنگ کا کوئی پتا نہ کھیلا گیا ہو تو چال کی قسم کے سب سے بڑے پتے کی
}
highest_led = { $top_kind ->
    [card] اگر سر میں { $top } ہو تو سر اسی کی ہوتی ہے؛ ورنہ چال کی قسم کے سب سے بڑے پتے کی
   *[none] سر چال کی قسم کے سب سے بڑے پتے کی ہوتی ہے
}
next_lead = { $who_kind ->
    [taker_of_trick] جو سر جیتے، اگلی سر کی چال بھی وہی چلتا ہے۔
   *[other] اگلی سر کی چال { $who } چلتا ہے۔
}
lead_in_turn = ہر سر کی چال باری باری اگلا کھلاڑی چلتا ہے۔
second_ace = { $rank_oblique } سے سر جیتتے ہی اگر اگلی چال بھی { $rank_oblique } کی چلی جائے تو اس دوسرے پتے کو { $counts_as } گنا جاتا ہے۔
face_down = چال کی قسم کا پتا نہ ہونے پر { $who } کسی دوسری قسم کا کوئی بھی پتا الٹا کر کے کھیل سکتا ہے۔
must_face_down = رنگ بند رہتے چال کی قسم کا پتا نہ ہونے پر { $who } کسی دوسری قسم کا پتا الٹا کر کے ہی کھیل سکتا ہے، جب تک کہ پہلے رنگ نہ کھلوا لے۔
concede = اگر { $when } تو کوئی بھی ٹیم ہار مان سکتی ہے۔

## سریں اٹھانا

each_trick = جو کھلاڑی سر جیتے، وہ سر فوراً اس کی ٹیم کی ہو جاتی ہے۔
tricks_running = سریں میز پر ایک ڈھیر میں پڑی رہتی ہیں۔ جب ایک ہی کھلاڑی لگاتار { count-tricks } جیتے تو اس کی ٹیم پورا ڈھیر اٹھا لیتی ہے۔
fresh_tricks = ہر بار ڈھیر اٹھانے کے بعد نئے سرے سے لگاتار { count-tricks } جیتنا ضروری ہے: جس سر پر ڈھیر اٹھایا گیا، وہ اگلی گنتی میں شامل نہیں ہوتی۔
hot_streak = ڈھیر اٹھانے کے بعد وہی کھلاڑی بیچ میں ہارے بغیر جو بھی اگلی سر جیتے، وہ فوراً اٹھا لی جاتی ہے۔
last_takes_pile = { $who_kind ->
    [taker_of_last] جو کھلاڑی آخری سر جیتے، ڈھیر میں جو کچھ بچا ہو وہ بھی اس کی ٹیم کا ہوتا ہے۔
   *[other] آخر میں ڈھیر میں جو کچھ بچا ہو، وہ { $who_oblique } کی ٹیم کا ہوتا ہے۔
}
not_collected = اگر { $when } تو ڈھیر نہیں اٹھایا جاتا۔
not_a_win = اگر { $when } تو ڈھیر نہیں اٹھایا جاتا، اور بعد والی سر سے نئی گنتی بھی شروع نہیں ہوتی۔

## جدولیں

# .cell stands alone in the table of what a round counts: a result as a noun, anything else with its “اگر”.
when = { $condition }
    .cell = { $condition_style ->
        [noun] { $condition_noun }
       *[clause] اگر { $condition }
    }
    .style = { $condition_style }
    .noun = { $condition_noun }
plus = { $condition }
    .cell = اس کے علاوہ، اگر { $condition }
    .style = clause
otherwise = باقی ہر صورت میں
    .style = rest

table-policy = { $rows ->
    [1] {""}
   *[other] { $policy ->
        [first_match] ۔ صورتیں اوپر سے نیچے دیکھی جاتی ہیں؛ جو پہلی صورت درست نکلے، صرف وہی لاگو ہوتی ہے
        [first_match_plus] ۔ صورتیں اوپر سے نیچے دیکھی جاتی ہیں؛ جو پہلی صورت درست نکلے، صرف وہی لاگو ہوتی ہے، اور جو جو اضافی انعام بنے وہ اس میں جمع ہوتا ہے
        [unique] ۔ نیچے کی صورتوں میں سے ہمیشہ ایک ہی صورت درست نکلتی ہے
       *[sum] ۔ نیچے کی جو جو صورت درست نکلے، سب جمع ہوتی ہیں
    }
}
decide_table = { $after_each_trick ->
    [yes] ہر سر کے بعد دیکھا جاتا ہے کہ بازی کا فیصلہ ہوا یا نہیں
   *[no] بازی کس نے جیتی، یہ آخر میں طے ہوتا ہے
}{ table-policy }۔
nobody = کوئی نہیں
wins-round = { $winner_kind ->
    [nobody] بازی کوئی نہیں جیتتا
   *[other] { $winner } بازی جیتتی ہے
}
decide_row = { $test_style ->
    [noun] { $test_noun } پر { wins-round }
    [rest] { $rows ->
        [1] { wins-round }
       *[other] باقی ہر صورت میں { wins-round }
    }
   *[clause] { $winner_kind ->
        [this_side] کوئی ٹیم بازی جیتتی ہے اگر { $test }
        [opponents] کسی ٹیم کی مخالف ٹیم بازی جیتتی ہے اگر { $test }
       *[other] اگر { $test } تو { wins-round }
    }
}{ $title_kind ->
    [title] {" "}({ $title })
   *[none] {""}
}۔

score_table = { $unit_name ->
    [rounds] صرف یہ گنا جاتا ہے کہ کس نے کتنی بازیاں جیتیں{ table-policy }۔
   *[other] جہاں کچھ اور نہ کہا گیا ہو، بازی جیتنے والی ٹیم کو { $unit_got }{ table-policy }۔
}
row-title = { $title_kind ->
    [title] {" "}({ $title })
   *[none] {""}
}
row = { $test_kind ->
    [plus] اس کے علاوہ اگر { $test } تو { $outcome_added }{ row-title }
   *[other] { $test_style ->
        [noun] { $test_noun }{ row-title } پر { $outcome }
        [rest] { $rows ->
            [1] { $section ->
                [foul] { $outcome }
               *[other] ہر جیت پر { $outcome }
            }
           *[other] باقی ہر صورت میں { row-outcome }
        }
       *[clause] اگر { $test } تو { row-outcome }
    }
}{ $effects_kind ->
    [list] ؛ { JOIN($effects, by: " اور ") }
   *[none] {""}
}۔
row-outcome = { $title_kind ->
    [title] بازی { $title } کہلاتی ہے اور { $outcome }
   *[none] { $outcome }
}
gain = { $to_kind ->
    [none] { $amount_worth }
   *[other] { $to_oblique } کو { $amount_gets }
}
    .added = { $to_kind ->
        [none] بازی جیتنے والی ٹیم کو مزید { $amount_gets }
       *[other] { $to_oblique } کو مزید { $amount_gets }
    }
transfer = { $to_kind ->
    [none] { $source } { $amount } گنوا دیتی ہے
   *[other] { $source } { $to_oblique } کو { $amount } دیتی ہے
}
held_over = اگلی بار جیتنے والی ٹیم کو مزید { $amount_gets }
nothing = کچھ نہیں گنا جاتا
# In place of a payment, where a row pays nothing but the round is lost by it.
round_lost = بازی قصوروار ٹیم کی ہار مانی جاتی ہے اور اس کا حساب اسی طرح ہوتا ہے
runs_start_over = دونوں ٹیموں کی لگاتار جیتوں کی گنتی نئے سرے سے شروع ہوتی ہے
scores_start_over = دونوں ٹیموں کا حساب نئے سرے سے شروع ہوتا ہے
counter_starts_over = دونوں ٹیموں کے لیے “{ $title }” کی گنتی نئے سرے سے شروع ہوتی ہے
round_ends = بازی ختم ہو جاتی ہے
round_is_lost = قصوروار ٹیم بازی ہار جاتی ہے
new_deal = پتے دوبارہ بانٹے جاتے ہیں
effect_limit = ایک بازی میں یہ جرمانہ { $number ->
    [1] صرف ایک بار
    [2] زیادہ سے زیادہ دو بار
   *[other] زیادہ سے زیادہ { $number } بار
} لگتا ہے
foul_table = بے قاعدگی “{ $title_kind ->
    [title] { $title }
   *[none] { $name }
}” کا نتیجہ{ $rows ->
    [1] {" "}یہ ہے
   *[other] {" "}نیچے دیا ہے{ table-policy }
}۔

next_table = ہر بازی کے بعد طے ہوتا ہے کہ { $role_name ->
    [dealer] اگلی بازی کے پتے کون بانٹے گا
   *[other] اگلی بازی میں { $role } کون ہو گا
}{ table-policy }۔
drawn_again = قرعے سے چنا گیا کھلاڑی
next_row = { $test_style ->
    [noun] { $test_noun } پر { next-holder }
    [rest] { $rows ->
        [1] ہر بازی کے بعد { next-holder }
       *[other] باقی ہر صورت میں { next-holder }
    }
   *[clause] اگر { $test } تو { next-holder }
}{ $anew ->
    [yes] {" "}اور اس کی نئی مدت شروع ہوتی ہے
   *[no] {""}
}۔
next-holder = { $who_kind ->
    [drawn_again] { $role } پہلی بازی کی طرح دوبارہ چنا جاتا ہے
   *[other] { $same ->
        [yes] { $role_name ->
            [dealer] اگلی بازی کے پتے بھی وہی بانٹنے والا بانٹتا ہے
           *[other] { $role } وہی رہتا ہے
        }
       *[no] { $role_name ->
            [dealer] { $who } اگلی بازی کے پتے بانٹتا ہے
           *[other] { $who } { $role } بنتا ہے
        }
    }
}

## مقداریں

amount-points = { $number ->
    [one] { $number } پوائنٹ
   *[other] { $number } پوائنٹ
}
    .gets = { $number ->
        [one] { $number } پوائنٹ ملتا ہے
       *[other] { $number } پوائنٹ ملتے ہیں
    }
amount-courts = { $number } کوٹ
    .gets = { $number ->
        [one] { $number } کوٹ ملتا ہے
       *[other] { $number } کوٹ ملتے ہیں
    }
    .worth = { $number ->
        [one] { $number } کوٹ گنا جاتا ہے
       *[other] { $number } کوٹ گنے جاتے ہیں
    }
amount-rounds = { $number ->
    [one] { $number } بازی
   *[other] { $number } بازیاں
}
    .oblique = { $number ->
        [one] { $number } بازی
       *[other] { $number } بازیوں
    }
    .gets = { $number ->
        [one] { $number } بازی ملتی ہے
       *[other] { $number } بازیاں ملتی ہیں
    }
    .worth = { $number ->
        [one] { $number } بازی گنی جاتی ہے
       *[other] { $number } بازیاں گنی جاتی ہیں
    }
amount-sets = { $number } سیٹ
    .oblique = { $number ->
        [one] { $number } سیٹ
       *[other] { $number } سیٹوں
    }
    .gets = { $number ->
        [one] { $number } سیٹ ملتا ہے
       *[other] { $number } سیٹ ملتے ہیں
    }
amount-tokens = { $number } ٹوکن
    .gets = { $number ->
        [one] { $number } ٹوکن ملتا ہے
       *[other] { $number } ٹوکن ملتے ہیں
    }
amount-penalties = { $number ->
    [one] جرمانے کا { $number } پوائنٹ
   *[other] جرمانے کے { $number } پوائنٹ
}
    .oblique = جرمانے کے { $number } پوائنٹ
    .gets = { $number ->
        [one] جرمانے کا { $number } پوائنٹ لگتا ہے
       *[other] جرمانے کے { $number } پوائنٹ لگتے ہیں
    }
amount-tricks = { count-tricks }
    .oblique = { $number ->
        [one] { $number } سر
       *[other] { $number } سروں
    }
    .gets = { $number ->
        [one] { $number } سر ملتی ہے
       *[other] { $number } سریں ملتی ہیں
    }
amount-kots = { amount-courts }
    .gets = { amount-courts.gets }
    .worth = { amount-courts.worth }
amount-stakes = { $number } داؤ
    .gets = { $number ->
        [one] { $number } داؤ ملتا ہے
       *[other] { $number } داؤ ملتے ہیں
    }
amount-kothis = { $number ->
    [one] { $number } کوٹھی
   *[other] { $number } کوٹھیاں
}
    .oblique = { $number ->
        [one] { $number } کوٹھی
       *[other] { $number } کوٹھیوں
    }
    .gets = { $number ->
        [one] { $number } کوٹھی ملتی ہے
       *[other] { $number } کوٹھیاں ملتی ہیں
    }
# What the losers pay to nobody: it “gets” them in the table, and has given them.
amount-payments = دیے ہوئے { $number } ٹوکن
    .gets = { $number ->
        [one] { $number } ٹوکن دینا پڑتا ہے
       *[other] { $number } ٹوکن دینے پڑتے ہیں
    }
amount-competition_points = { $number ->
    [one] مقابلے کا { $number } پوائنٹ
   *[other] مقابلے کے { $number } پوائنٹ
}
    .oblique = مقابلے کے { $number } پوائنٹ
    .gets = { $number ->
        [one] مقابلے کا { $number } پوائنٹ ملتا ہے
       *[other] مقابلے کے { $number } پوائنٹ ملتے ہیں
    }
amount-other = { $number } { $unit }
    .gets = { $number ->
        [one] { $number } { $unit } ملتا ہے
       *[other] { $number } { $unit } ملتے ہیں
    }
# As they stand after سب سے زیادہ; .got is what a side gets.
unit-points = پوائنٹس
    .got = پوائنٹ ملتے ہیں
unit-courts = کوٹوں
    .got = کوٹ ملتے ہیں
unit-rounds = بازیوں
    .got = بازیاں ملتی ہیں
unit-sets = سیٹوں
    .got = سیٹ ملتے ہیں
unit-tokens = ٹوکنوں
    .got = ٹوکن ملتے ہیں
unit-penalties = جرمانے کے پوائنٹس
    .got = جرمانے کے پوائنٹ لگتے ہیں
unit-tricks = سروں
    .got = سریں ملتی ہیں
unit-kots = کوٹوں
    .got = کوٹ ملتے ہیں
unit-stakes = داؤ
    .got = داؤ ملتے ہیں
unit-kothis = کوٹھیوں
    .got = کوٹھیاں ملتی ہیں
unit-payments = دیے ہوئے ٹوکنوں
    .got = ٹوکن دینے پڑتے ہیں
unit-competition_points = مقابلے کے پوائنٹس
    .got = مقابلے کے پوائنٹ ملتے ہیں
unit-other = { $title }
    .got = { $title } ملتے ہیں
times_fact = { $fact_each } { $amount }
    .gets = { $fact_each } { $amount_gets }
    .worth = { $fact_each } { $amount_worth }

## سیٹ اور میچ

level = { $section ->
    [set] سیٹ
   *[other] میچ
}
first_to = جو ٹیم سب سے پہلے { $amount_oblique } تک پہنچے، وہ { level } جیتتی ہے۔
first_loses = جو ٹیم سب سے پہلے { $amount_oblique } تک پہنچے، وہ { level } ہارتی ہے۔
most_wins = سب سے زیادہ { JOIN($units, by: "، اور ان میں برابری پر سب سے زیادہ ") } والی ٹیم { level } جیتتی ہے۔
worth_won = { level } جیتنے پر { $amount_gets }۔
worth_drawn = { level } برابر رہنے پر ہر ٹیم کو { $amount_gets }۔
over_after = { $amount_oblique } کے بعد { level } ختم ہو جاتا ہے۔
by_agreement = { level } کب ختم ہو، یہ کھلاڑی آپس میں طے کرتے ہیں۔
tie = { $target ->
    [yes] اگر دونوں ٹیمیں ایک ہی بازی میں ہدف تک پہنچ جائیں تو
   *[no] اگر آخر میں دونوں ٹیمیں برابر ہوں تو
} { JOIN($ways, by: "؛ اس میں بھی برابر ہوں تو ") }۔
higher_total = زیادہ مجموعے والی ٹیم جیتتی ہے
one_more_round = ایک اور بازی سے فیصلہ ہوتا ہے
drawn = میچ برابر رہتا ہے
start_with = ہر ٹیم { $amount_oblique } سے شروع کرتی ہے۔
counter = { counter-name } کی گنتی { $of_side ->
    [yes] ہر ٹیم کے لیے الگ
   *[no] پوری میز کے لیے ایک ہی
} ہوتی ہے اور { $start } سے شروع ہوتی ہے۔
counter-name = { $title_kind ->
    [title] “{ $title }”
   *[none] “{ $label }”
}

## تعریفیں اور رواج

let = { $title_kind ->
    [title] “{ $title }”
   *[none] “{ $label }”
} کا مطلب ہے کہ { $condition }۔
custom = { $text }
ruling = { $title } اس کتاب میں: { $here }۔

## شرطیں: “اگر” اور “کہ” کے بعد

# What holds together and what is a choice stays clear without brackets: “A، اور ساتھ ہی یا تو B یا C”.
all_of = { ALL($conditions_shape, are: "one") ->
    [yes] { JOIN($conditions, by: " اور ") }
   *[no] { JOIN($conditions_nested, by: "، اور ساتھ ہی ") }
}
    .shape = and
    .nested = { JOIN($conditions, by: " اور ساتھ ہی ") }
    .until = یہ شرطیں ایک ساتھ پوری نہ ہوں: { ALL($conditions_shape, are: "one") ->
        [yes] { JOIN($conditions, by: " اور ") }
       *[no] { JOIN($conditions_nested, by: "، اور ساتھ ہی ") }
    }
any_of = { ALL($conditions_shape, are: "one") ->
    [yes] { JOIN($conditions, by: " یا ") }
   *[no] { JOIN($conditions_nested, by: "، یا پھر ") }
}
    .shape = or
    .nested = یا تو { JOIN($conditions, by: " یا ") }
    .until = ان میں سے کوئی ایک شرط پوری نہ ہو: { ALL($conditions_shape, are: "one") ->
        [yes] { JOIN($conditions, by: " یا ") }
       *[no] { JOIN($conditions_nested, by: "، یا پھر ") }
    }
    .style = { ALL($conditions_style, are: "noun") ->
        [yes] noun
       *[no] clause
    }
    .noun = { JOIN($conditions_noun, by: " یا ") }

# Nouns of results stand before پر.
is_same-winner = { $side } بازی جیتے
    .style = noun
    .noun = { $side_oblique } کی جیت
    .not = { $side } بازی نہ جیتے
is_same-loser = { $side } بازی ہارے
    .style = noun
    .noun = { $side_oblique } کی ہار
    .not = { $side } بازی نہ ہارے
is_same-side = { $left } اور { $right } ایک ہی ہوں
    .not = { $left } اور { $right } ایک نہ ہوں
is_same-seat = { $left } خود { $right } ہو
    .not = { $left } { $right } نہ ہو

truth-let = بازی { $title } ہو
    .style = noun
    .noun = { $title_oblique }
    .not = بازی { $title } نہ ہو
truth-most_tricks = { $subject_oblique } کی سریں باقی ہر ٹیم سے زیادہ ہوں
    .not = { $subject_oblique } کی سریں باقی ہر ٹیم سے زیادہ نہ ہوں
truth-fewest_tricks = { $subject_oblique } کی سریں باقی ہر ٹیم سے کم ہوں
    .not = { $subject_oblique } کی سریں باقی ہر ٹیم سے کم نہ ہوں
truth-won_all_of_term = { $subject } اس مدت کی اب تک کی ہر بازی جیت چکی ہو
    .not = { $subject } اس مدت کی کوئی بازی ہار چکی ہو
truth-drawn = بازی کوئی نہ جیتے
    .style = noun
    .noun = برابر رہی بازی
    .not = کوئی ٹیم بازی جیتے
truth-promised = سریں بولی گئی ہوں
    .not = سریں نہ بولی گئی ہوں
truth-going_on = کسی نے کھیل جاری رکھنے کا فیصلہ کیا ہو
    .not = کسی نے کھیل جاری رکھنے کا فیصلہ نہ کیا ہو
truth-conceded = کسی ٹیم نے ہار مانی ہو
    .not = کسی ٹیم نے ہار نہ مانی ہو
truth-forfeited = کوئی ٹیم کسی غلطی کی وجہ سے بازی ہار گئی ہو
    .not = کوئی ٹیم کسی غلطی کی وجہ سے بازی نہ ہاری ہو
truth-wrongly_asked = جس کھلاڑی کو پتے دوبارہ بٹوانے کا حق ہو وہ پہلا پتا کھیلے جانے سے پہلے ایسے پتوں کے بغیر اس کا مطالبہ کرے
    .not = کوئی ایسے پتوں کے بغیر پتے دوبارہ بٹوانے کا مطالبہ نہ کرے
truth-challenged = کسی نے رنگ بدلا ہو
    .not = کسی نے رنگ نہ بدلا ہو
truth-cut_declined = گڈی کاٹنے سے انکار کیا گیا ہو
    .not = گڈی کاٹنے سے انکار نہ کیا گیا ہو
truth-counter = “{ $title }” لاگو ہو
    .not = “{ $title }” لاگو نہ ہو

# Numbers in comparisons.  A fact is told as a feminine noun: بولی سے کم، بولی کے برابر.
compared = { $value_kind ->
    [number] { $comparison ->
        [equal] ٹھیک { $value }
        [unequal] ٹھیک { $value }
        [less] { $value } سے کم
        [at_most] زیادہ سے زیادہ { $value }
        [more] { $value } سے زیادہ
       *[at_least] کم از کم { $value }
    }
   *[fact] { $comparison ->
        [equal] ٹھیک { $value } کے برابر
        [unequal] ٹھیک { $value } کے برابر
        [less] { $value } سے کم
        [at_most] زیادہ سے زیادہ { $value } کے برابر
        [more] { $value } سے زیادہ
       *[at_least] کم از کم { $value } کے برابر
    }
}
compared-not = { $comparison ->
    [unequal] نہ
   *[other] {""}
}
# “More than 1” are several.
value-tricks = { $comparison ->
    [more] سریں
   *[other] { $value ->
        [one] سر
       *[other] سریں
    }
}
value-rounds = { $comparison ->
    [more] بازیاں
   *[other] { $value ->
        [one] بازی
       *[other] بازیاں
    }
}
# The tricks won or picked up, and before the verb نہ where none or not all are meant.
compared-tricks = { $share ->
    [none] { $comparison ->
        [equal] کوئی سر نہ
        [at_most] کوئی سر نہ
        [less] { compared } { value-tricks }
        [at_least] { compared } { value-tricks }
       *[other] کم از کم ایک سر
    }
    [all] { $comparison ->
        [equal] پوری { $value } { value-tricks }
        [at_least] پوری { $value } { value-tricks }
        [less] پوری { $value } { value-tricks } نہ
        [unequal] پوری { $value } { value-tricks } نہ
       *[other] { compared } { value-tricks }
    }
   *[some] { $value ->
        [1] { $comparison ->
            [less] کوئی سر نہ
            [at_least] کم از کم ایک سر
           *[other] { compared } { value-tricks } { compared-not }
        }
       *[other] { compared } { value-tricks } { compared-not }
    }
}
compare-won = { $so_far ->
    [yes] { $subject } اب تک { compared-tricks } جیت پائی ہو
   *[no] { $subject } { compared-tricks } جیتے
}
compare-collected = { $so_far ->
    [yes] { $subject } اب تک { compared-tricks } اٹھا پائی ہو
   *[no] { $subject } { compared-tricks } اٹھائے
}
first-value-tricks = { $value ->
    [1] پہلی سر
   *[other] پہلی { $value } سریں لگاتار
}
compare-opening_run = { $so_far ->
    [yes] { $value_kind ->
        [number] { $comparison ->
            [at_least] { $subject } { first-value-tricks } جیت چکی ہو
            [less] { $subject } { first-value-tricks } نہ جیتی ہو
           *[other] { $subject } پہلی سر سے لگاتار { compared-tricks } جیت پائی ہو
        }
       *[fact] { $subject } پہلی سر سے لگاتار { compared-tricks } جیت پائی ہو
    }
   *[no] { $value_kind ->
        [number] { $comparison ->
            [at_least] { $subject } { first-value-tricks } جیتے
            [less] { $subject } { first-value-tricks } نہ جیتے
           *[other] { $subject } پہلی سر سے لگاتار { compared-tricks } جیتے
        }
       *[fact] { $subject } پہلی سر سے لگاتار { compared-tricks } جیتے
    }
}
captured-none = { $comparison ->
    [equal] کوئی { $rank } نہ
    [at_most] کوئی { $rank } نہ
    [more] کم از کم ایک { $rank }
    [unequal] کم از کم ایک { $rank }
   *[other] { compared } { $rank_plural }
}
captured-one = { $comparison ->
    [less] کوئی { $rank } نہ
    [at_least] کم از کم ایک { $rank }
    [more] { compared } { $rank_plural }
   *[other] { compared } { $rank } { compared-not }
}
compare-captured = { $subject } { $value_kind ->
    [number] { $value ->
        [0] { captured-none }
        [1] { captured-one }
       *[other] { compared } { $rank_plural } { compared-not }
    }
   *[fact] { compared } { $rank_plural } { compared-not }
} پکڑے
compare-streak = { $subject } اس بازی سمیت لگاتار { compared } { value-rounds } { compared-not } جیت چکی ہو
compare-score = اس بازی سے پہلے { $subject_oblique } کا مجموعہ { compared } { compared-not } ہو
compare-term = { $subject_oblique } کو { $subject } بنے اس بازی سمیت { compared } { value-rounds } { compared-not } { $value ->
    [one] ہوئی ہو
   *[other] ہوئی ہوں
}
compare-number = { $comparison ->
    [equal] یہ { ordinal-value } سر ہو
    [unequal] یہ { ordinal-value } سر نہ ہو
    [less] یہ { ordinal-value } سر سے پہلے کی سر ہو
    [at_most] یہ { ordinal-value } سر یا اس سے پہلے کی سر ہو
    [more] یہ { ordinal-value } سر کے بعد کی سر ہو
   *[at_least] یہ { ordinal-value } سر یا اس کے بعد کی سر ہو
}
compare-bid = بولی { compared } { $value_kind ->
    [number] { $value ->
        [one] سر کی
       *[other] سروں کی
    }
   *[fact] {""}
} { compared-not } ہو
compare-counter = { $subject_kind ->
    [none] {""}
   *[other] { $subject_oblique } کے لیے
} “{ $title }” کی گنتی { compared } { compared-not } ہو

is_in-won = { $subject } { JOIN($values, by: " یا ") } سریں جیتے
    .not = { $subject } { JOIN($values, by: " یا ") } سریں نہ جیتے
is_in-collected = { $subject } { JOIN($values, by: " یا ") } سریں اٹھائے
    .not = { $subject } { JOIN($values, by: " یا ") } سریں نہ اٹھائے
is_in-opening_run = { $subject } پہلی سر سے لگاتار { JOIN($values, by: " یا ") } سریں جیتے
    .not = { $subject } پہلی سر سے لگاتار { JOIN($values, by: " یا ") } سریں نہ جیتے
is_in-captured = { $subject } { JOIN($values, by: " یا ") } { $rank_plural } پکڑے
    .not = { $subject } { JOIN($values, by: " یا ") } { $rank_plural } نہ پکڑے
is_in-streak = { $subject } اس بازی سمیت لگاتار { JOIN($values, by: " یا ") } بازیاں جیت چکی ہو
    .not = { $subject } اس بازی سمیت لگاتار { JOIN($values, by: " یا ") } بازیاں نہ جیت چکی ہو
is_in-score = اس بازی سے پہلے { $subject_oblique } کا مجموعہ { JOIN($values, by: " یا ") } ہو
    .not = اس بازی سے پہلے { $subject_oblique } کا مجموعہ { JOIN($values, by: " یا ") } نہ ہو
is_in-term = { $subject_oblique } کو { $subject } بنے اس بازی سمیت { JOIN($values, by: " یا ") } بازیاں ہوئی ہوں
    .not = { $subject_oblique } کو { $subject } بنے اس بازی سمیت { JOIN($values, by: " یا ") } بازیاں نہ ہوئی ہوں
is_in-number = یہ سر نمبر { JOIN($values, by: " یا ") } ہو
    .not = یہ سر نمبر { JOIN($values, by: " یا ") } نہ ہو
is_in-bid = بولی { JOIN($values, by: " یا ") } سروں کی ہو
    .not = بولی { JOIN($values, by: " یا ") } سروں کی نہ ہو
is_in-counter = “{ $title }” کی گنتی { JOIN($values, by: " یا ") } ہو
    .not = “{ $title }” کی گنتی { JOIN($values, by: " یا ") } نہ ہو

# Plain the number, a feminine noun; .each “for each trick …”.
fact-won = { $subject_oblique } کی جیتی ہوئی سروں کی تعداد
    .each = { $subject_oblique } کی جیتی ہوئی ہر سر پر
fact-collected = { $subject_oblique } کی اٹھائی ہوئی سروں کی تعداد
    .each = { $subject_oblique } کی اٹھائی ہوئی ہر سر پر
fact-opening_run = { $subject_oblique } کی پہلی سر سے لگاتار جیتی ہوئی سروں کی تعداد
    .each = { $subject_oblique } کی پہلی سر سے لگاتار جیتی ہوئی ہر سر پر
fact-captured = { $subject_oblique } کے پکڑے ہوئے { $rank_plural_oblique } کی تعداد
    .each = { $subject_oblique } کے پکڑے ہوئے ہر { $rank_oblique } پر
fact-streak = { $subject_oblique } کی لگاتار جیتی ہوئی بازیوں کی تعداد
    .each = { $subject_oblique } کی لگاتار جیتی ہوئی ہر بازی پر
fact-score = اس بازی سے پہلے { $subject_oblique } کے پوائنٹس کی تعداد
    .each = اس بازی سے پہلے { $subject_oblique } کے ہر پوائنٹ پر
fact-term = اس مدت میں { $subject_oblique } کی بازیوں کی تعداد
    .each = اس مدت میں { $subject_oblique } کی ہر بازی پر
fact-number = کھیلی گئی سروں کی تعداد
    .each = کھیلی گئی ہر سر پر
fact-bid = بولی
    .each = بولی ہوئی ہر سر پر
fact-counter = “{ $title }” کی گنتی
    .each = “{ $title }” کی گنتی کے ہر ایک پر

side_has = کسی ٹیم کے پاس { count-tricks } { $number ->
    [one] ہو
   *[other] ہوں
}
    .not = کسی ٹیم کے پاس { count-tricks } نہ { $number ->
        [one] ہو
       *[other] ہوں
    }
    .until = کسی ٹیم کے پاس { count-tricks } نہ ہو { $number ->
        [one] جائے
       *[other] جائیں
    }
first-tricks = { $number ->
    [1] پہلی سر
   *[other] پہلی { $number } سریں لگاتار
}
side_has_first = کوئی ٹیم { first-tricks } جیت چکی ہو
    .not = کوئی ٹیم { first-tricks } نہ جیتی ہو
    .until = کوئی ٹیم { first-tricks } نہ جیت جائے
both_sides_have = دونوں ٹیموں کے پاس کم از کم ایک ایک سر ہو
    .not = کسی ایک ٹیم کے پاس کوئی سر نہ ہو
    .until = دونوں ٹیموں کے پاس کم از کم ایک ایک سر نہ ہو جائے
uncatchable = کوئی ٹیم اتنی آگے ہو کہ اب کوئی اس کے برابر نہ آ سکے
    .not = کوئی ٹیم اتنی آگے نہ ہو کہ اب کوئی اس کے برابر نہ آ سکے
    .until = کوئی ٹیم اتنی آگے نہ ہو جائے کہ اب کوئی اس کے برابر نہ آ سکے
trump_set = رنگ طے ہو چکا ہو
    .until = رنگ طے نہ ہو جائے
trump_unset = رنگ ابھی طے نہ ہوا ہو
trump_hidden = رنگ ابھی بند ہو
    .not = رنگ بند نہ ہو
hands_empty = سب پتے کھیلے جا چکے ہوں
    .not = کھیلنے کو ابھی پتے باقی ہوں
    .until = سب پتے ختم نہ ہو جائیں
winning_card = سر { $rank_oblique } سے جیتی گئی ہو
    .not = سر { $rank_oblique } سے نہ جیتی گئی ہو
winning_cards = دونوں لگاتار سریں { $rank_plural_oblique } سے جیتی گئی ہوں
    .not = دونوں لگاتار سریں { $rank_plural_oblique } سے نہ جیتی گئی ہوں
earlier_before_reveal = دونوں لگاتار سروں میں سے پہلی سر جس پتے سے جیتی گئی، وہ رنگ کھلنے سے پہلے کھیلا گیا ہو
    .not = دونوں لگاتار سروں میں سے پہلی سر جس پتے سے جیتی گئی، وہ رنگ کھلنے کے بعد کھیلا گیا ہو
set_this_trick = رنگ اسی سر میں طے ہوا ہو
    .not = رنگ اسی سر میں طے نہ ہوا ہو

## مثالیں

example_trump = { $suit_kind ->
    [none] کوئی رنگ نہیں ہے
   *[other] رنگ { $suit } ہے
}
example_hidden = بند رنگ { $suit } ہے
example_setting = رنگ { ordinal-trick } سر میں طے ہوتا ہے
example_role = { $seat } { $role } ہے
# What the built-in counts stand for: streak before the round, term with it.
example_counter = { $counter ->
    [streak] { $seat } کی ٹیم اس بازی سے پہلے لگاتار { $number ->
        [one] { $number } بازی
       *[other] { $number } بازیاں
    } جیت چکی ہے
    [term] یہ { $seat } کی مدت کی { ordinal-number } بازی ہے
    [won_all_of_term] { $seat } کی ٹیم اس مدت کی { $number ->
        [0] کوئی بازی ہار چکی ہے
       *[other] اب تک کی ہر بازی جیت چکی ہے
    }
    [bid] { $seat } نے { $number ->
        [one] { $number } سر بولی ہے
       *[other] { $number } سریں بولی ہیں
    }
   *[other] { $seat } کے لیے “{ $title }” کی گنتی { $number } ہے
}
example_asks = { $asked ->
    [nobody] کسی سے نہیں پوچھا جاتا ({ $clause })
   *[player] { $seat } سے پوچھا جاتا ہے ({ $clause })
}
example_hand = { $seat } کے پاس یہ پتے ہیں: { JOIN($cards_short, by: " ") }
# A trick is told as a list, شمال A♥، مشرق 2♣; the verb goes without saying.
plain = کھیلتا ہے
asks = رنگ کھلوا کر
shows = رنگ کھول کر
example_play = { $seat } { $manner_kind ->
    [plain] {""}
   *[other] { $manner }
} { $card_short }
taken_by = سر { $seat } کی ہوئی
refused_by = یہ پتا نہیں کھیلا جا سکتا ({ $clause })
clause = { $title }
    .quoted = “{ $title }”
example_trick = { JOIN($plays, by: "، ") }: { $outcome }
taker = { $seat }{ $card_kind ->
    [none] {""}
   *[other] {" "}({ $card_short })
}
expect_row = { $number ->
    [1] یہ لاگو ہوتا ہے: { AND($clauses_quoted) }
   *[other] یہ لاگو ہوتے ہیں: { JOIN($clauses_quoted, by: "، ") }
}
expect_pile = { $tricks ->
    [0] { $seat } کچھ نہیں اٹھاتا
    [one] { $seat } { $tricks } سر اٹھاتا ہے
   *[other] { $seat } { $tricks } سریں اٹھاتا ہے
}
expect_role = اگلی بازی میں { $role } { $seat } ہے
example_takers = { $number ->
    [one] سر جیتنے والا: { JOIN($takers, by: "، ") }
   *[other] سریں ترتیب سے ان کی ہوئیں: { JOIN($takers, by: "، ") }
}؛ { JOIN($expected, by: "؛ ") }
example = { $title }: { JOIN($statements, by: "؛ ") }۔

## جو ہر کتاب میں لکھے بغیر مانا جاتا ہے

built-in-play-turn = صرف وہی کھلاڑی کھیل سکتا ہے جس کی باری ہو۔
built-in-play-hand = ہر کھلاڑی صرف اپنے ہاتھ کے پتے کھیل سکتا ہے۔
built-in-round-end = بازی ختم ہونے کے بعد اور کچھ نہیں کیا جا سکتا۔
built-in-winner = جس ٹیم کے پاس زیادہ سریں ہوں، وہ بازی جیتتی ہے۔

## جملوں کے گرد کتاب

book-subtitle = کھیل کے قاعدے
book-with = { $title } ({ JOIN($options, by: "، ") })
book-also = دوسرے نام: { JOIN($names, by: "، ") }۔
book-played = یہ کھیل یہاں کھیلا جاتا ہے: { JOIN($places, by: "، ") }۔
book-extends = “{ $parent }” کھیلنے کا ایک انداز۔
book-chapter-need = کیا کیا چاہیے
book-chapter-table = کھلاڑی، نشستیں اور سمت
book-chapter-round = بازی، قدم بہ قدم
book-chapter-trump = رنگ
book-chapter-play = سریں کھیلنا
book-chapter-collect = سریں اٹھانا
book-chapter-score = بازی کا خاتمہ اور حساب
book-chapter-foul = بے قاعدگیاں اور ان کا نتیجہ
book-chapter-next = اگلی بازی
book-chapter-match = میچ
book-chapter-custom = میز کے رواج
book-chapter-options = اختیاری قاعدے
book-chapter-rulings = سوال جو کھیلتے ہوئے اٹھتے ہیں
book-chapter-examples = کھیل کر دکھائی ہوئی مثالیں
book-chapter-hand = ایک پوری بازی، شروع سے آخر تک
book-chapter-played_out = کھیل کا نتیجہ اکثر کیا ہوتا ہے
book-chapter-glossary = کھیل کے لفظ
book-chapter-sources = قاعدے کہاں سے آئے
book-chapter-differences = “{ $parent }” سے کیا فرق ہے
book-chapter-parts = میچ کی بازیاں
book-contents = فہرست
book-summary = ایک صفحے پر
book-part = { $title }: { $number ->
    [one] { $number } بازی
   *[other] { $number } بازیاں
}۔
book-options-intro = یہ اختیاری قاعدے اس کھیل کے ساتھ چل سکتے ہیں۔ کھیل شروع کرنے سے پہلے ان پر اتفاق کر لیں۔
book-option = { $title } – { $text }
book-rulings-intro = ان باتوں پر روایت یا تو کچھ نہیں کہتی یا ہر جگہ ایک سی نہیں۔ اس کتاب کا فیصلہ یہ ہے؛ اگر آپ کے ہاں کچھ اور چلتا ہو تو پہلے سے طے کر لیں۔
book-here = یہاں: { $text }۔
book-instead = کہیں اور: { $text }۔
book-examples-intro = ہر مثال اسی کتاب کے قاعدوں سے کھیل کر دیکھی گئی ہے۔
book-played_out-intro = ایک پروگرام نے { $number } بازیاں کھیلیں، { $policy ->
    [random] ہر چال سب جائز چالوں میں سے قرعے سے چنی گئی
    [sensible] ہر کھلاڑی نے سستے میں جیتا اور کچھ ضائع نہ کیا
   *[other] ہر کھلاڑی نے اپنے ڈھنگ سے
}۔ ہر نتیجہ اتنی بار آیا؛ باریک لکیر بتاتی ہے کہ یہ کتنا پکا ہے۔
book-played_out-caption = سب بازیوں کا حصہ
book-sources-intro = قاعدے کے بعد قوسین میں لکھے حروف اس بیان کا نام ہیں جس سے قاعدہ لیا گیا ہے۔
book-source = { $document }: { JOIN($codes, by: "، ") }
book-ours = یہ لفظ اس کتاب کے کسی ماخذ میں نہیں؛ بات صاف کرنے کے لیے یہاں رکھا گیا ہے۔
book-clause-id = اس قاعدے کا مستقل نام
book-licence = متن اور تصویریں { "\u2066" }MIT{ "\u2069" } لائسنس کے تحت نقل کی، بدلی اور آگے دی جا سکتی ہیں، بشرطیکہ لائسنس کی عبارت ساتھ رہے۔
book-made = یہ کتاب { "\u2066" }courtpiece_spec{ "\u2069" } نے { $id } کے قاعدوں (نسخہ { $version }) سے بنائی ہے۔
book-made-plain = یہ کتاب { "\u2066" }courtpiece_spec{ "\u2069" } نے { $id } کے قاعدوں سے بنائی ہے۔
book-gone = “{ $parent }” کے برخلاف یہ قاعدہ یہاں نہیں چلتا: { $text }
book-changed = { $text } (“{ $parent }” میں: { $before })
book-score-every = ہر جیت
book-score-paid = { $way ->
    [nothing] کچھ نہیں
    [gain] { paid-amount }
    [gain_to] { $to_oblique } کو { paid-amount }
    [transfer] { $source_oblique } سے { $to_oblique } کو { paid-amount }
    [held_over] اگلی بار جیتنے والی ٹیم کو مزید { $amount }
   *[loss] { $source } { $amount } گنوا دیتی ہے
}{ $effects_kind ->
    [list] ؛ { JOIN($effects, by: " اور ") }
   *[none] {""}
}
paid-amount = { $added ->
    [yes] { $amount } مزید
   *[no] { $amount }
}
book-score-outcome = نتیجہ
book-score-worth = ملتا ہے
book-score-caption = بازی پر کیا ملتا ہے{ $rows ->
    [1] {""}
   *[other] { $policy ->
        [first_match] {" "}(اوپر سے جو پہلی صورت درست نکلے)
        [first_match_plus] {" "}(اوپر سے جو پہلی صورت درست نکلے، اور اضافی انعام)
       *[other] {""}
    }
}
book-foul-policy = { $policy ->
    [first_match] صورتیں اوپر سے نیچے دیکھی جاتی ہیں؛ جو پہلی صورت درست نکلے، صرف وہی لاگو ہوتی ہے۔
    [first_match_plus] صورتیں اوپر سے نیچے دیکھی جاتی ہیں؛ جو پہلی صورت درست نکلے، صرف وہی لاگو ہوتی ہے، اور جو جو اضافی انعام بنے وہ اس میں جمع ہوتا ہے۔
    [unique] نیچے کی صورتوں میں سے ہمیشہ ایک ہی صورت درست نکلتی ہے۔
   *[sum] نیچے کی جو جو صورت درست نکلے، سب جمع ہوتی ہیں۔
}

## پوری بازی

hand-intro = { $dealer } پتے بانٹتا ہے۔ پتے پھینٹے گئے تھے اور ہر کھلاڑی نے سمجھ داری سے کھیلا؛ دکھاوے کے لیے کچھ نہیں چنا گیا۔
hand-trick = { ordinal-number } سر
hand-trump-set = اب رنگ { $suit } ہے۔
hand-trump-shown = رنگ { $suit } ہے۔
hand-collected = { $seat } { count-tricks } اٹھاتا ہے۔
hand-over = بازی ختم ہوئی: { $winner_kind ->
    [none] کوئی نہیں جیتا
   *[other] { $winner } کی ٹیم جیتی
}۔
hand-side = { JOIN($seats, by: " اور ") }
hand-counts = { $side } کی ٹیم کو { $points_gets }۔
hand-counts-nothing = اس بازی پر کچھ نہیں ملتا۔
hand-next-dealer = اگلی بازی کے پتے { $seat } بانٹتا ہے۔
hand-next-drawn = اگلا بانٹنے والا قرعے سے چنا جاتا ہے۔
action-call = { $seat } رنگ بولتا ہے: { $what }۔
action-call-none = { $seat } کہتا ہے کہ بازی بغیر رنگ کے ہو گی۔
action-call-mode = { $seat } “{ $what }” کھیلنے کو کہتا ہے۔
action-hide = { $seat } { $what_short } کو الٹا رکھتا ہے؛ یہ بند پتا ہے۔
action-write = { $seat } پرچی پر سب سے چھپا کر رنگ لکھتا ہے: { $what }۔
action-reveal = { $seat } کی باری پر بند رنگ کھلتا ہے۔
action-bid = { $seat } { $number } سریں بولتا ہے۔
action-pass = { $seat } پاس کہتا ہے۔
action-redeal = { $seat } پتے دوبارہ بٹواتا ہے۔
action-go_on = { $seat } کھیل جاری رکھتا ہے۔
action-stop = { $seat } بازی روک دیتا ہے۔
action-drop = { $seat } { $what_short } پھینکتا ہے۔
action-keep = { $seat } کھینچا ہوا پتا رکھ لیتا ہے۔
action-leave = { $seat } کھینچا ہوا پتا پھینک دیتا ہے۔
action-down = { $seat } { $what_short } الٹا کھیلتا ہے۔
action-foul = { $seat } قاعدہ توڑتا ہے: { $what }۔
action-concede = { $seat } ہار مان لیتا ہے۔
action-pick = کھینچا ہوا پتا { $what_short } ہے۔

## تصویریں: نیچے کی عبارت، اور نہ دیکھ سکنے والوں کے لیے بیان

picture-hand = { $seat } کے پتے: { JOIN($cards_short, by: " ") }
picture-trick = { JOIN($plays, by: "، ") }؛ سر { $seat } کی ہوئی
picture-play = { $seat } { $card_short }
picture-deal = پتے کس طرح بٹتے ہیں
picture-deal-text = { JOIN($packets, by: "؛ ") }
picture-packet = { $number }: { $seat } کو { count-packet }
count-packet = { $cards ->
    [one] { $cards } پتا
   *[other] { $cards } پتے
}
picture-seats = میز، کھیل کی ترتیب سے: { JOIN($seats, by: "، ") }
picture-pile = ڈھیر سر بہ سر کیسے بڑھتا اور اٹھتا ہے
picture-pile-step = { ordinal-number } سر: { $seat }، { $tricks ->
    [0] میز پر کچھ نہیں
    [one] میز پر { $tricks } سر
   *[other] میز پر { $tricks } سریں
}
picture-path = { $seat } کے بانٹنے کے بعد کون بانٹتا ہے
picture-path-step = { $title } ({ $seat })
picture-dealer = بانٹتا ہے
picture-leads = چال چلتا ہے
picture-takes = سر جیتتا ہے

## کھیل کے لفظ

term-trick = سر
    .is = ہر کھلاڑی کا کھیلا ہوا ایک ایک پتا؛ ان میں سے ایک پتا باقی سب سے جیتتا ہے، اور سر اسے کھیلنے والے کی ہوتی ہے۔
term-lead = چال چلنا
    .is = سر کا پہلا پتا کھیلنا؛ اس پتے کی قسم چال کی قسم ہے۔
    .origin = ours
term-follow = چال کی قسم دینا
    .is = جس قسم سے سر کی چال چلی گئی ہو، اسی قسم کا پتا کھیلنا۔
    .origin = ours
term-void = چال کی قسم نہ ہونا
    .is = ہاتھ میں چال کی قسم کا کوئی پتا نہ ہونا۔
    .origin = ours
term-trump = رنگ
    .is = وہ قسم جس کے پتے، جب تک رنگ لاگو ہو، باقی ہر قسم کے پتوں سے جیت جاتے ہیں۔
term-ruff = کاٹ لگانا
    .is = کسی اور قسم کی چال پر رنگ کا پتا کھیلنا۔
term-discard = پتا پھینکنا
    .is = ایسا پتا کھیلنا جو نہ چال کی قسم کا ہو، نہ رنگ گنا جاتا ہو۔
    .origin = ours
term-revoke = قسم ہوتے ہوئے نہ دینا
    .is = چال کی قسم کا پتا ہاتھ میں ہو، پھر بھی کوئی اور قسم کھیلنا۔
    .origin = ours
term-packet = ایک بار کے پتے
    .is = جتنے پتے ایک کھلاڑی کو ایک ساتھ دیے جائیں۔
    .origin = ours
term-dealer = بانٹنے والا
    .is = جو کھلاڑی بازی کے پتے بانٹے۔
term-caller = { $title_kind ->
    [title] { $title }
   *[none] رنگ بولنے والا
}
    .is = جو کھلاڑی رنگ چنے۔
term-eldest = پہل والا کھلاڑی
    .is = جسے سب سے پہلے پتے ملیں اور جو سب سے پہلے چال چلے۔
    .origin = ours
term-partner = ساتھی
    .is = جس کھلاڑی کے ساتھ مل کر ٹیم بنے۔
term-round = بازی
    .is = ایک بار پتے بانٹنے سے اگلی بار بانٹنے تک کا سارا کھیل۔
term-court = کوٹ
    .is = اتنی بڑی جیت کہ اس کا اپنا نام ہو اور وہ زیادہ گنی جائے، جیسے پہلی سات سریں جیتنا؛ جہاں حساب کوٹوں میں ہو، وہاں حساب کی اکائی بھی۔
term-pile = ڈھیر
    .is = جیتی ہوئی سریں جو تب تک میز پر پڑی رہتی ہیں جب تک کوئی کھلاڑی انھیں اٹھا نہ لے۔
    .origin = ours
term-redeal = دوبارہ بانٹنا
    .is = سب پتے واپس ملا کر نئے سرے سے بانٹنا۔
    .origin = ours
term-hidden = بند رنگ
    .is = وہ رنگ جو کھلنے تک صرف ایک کھلاڑی کو معلوم ہو؛ جو پتا اس کے لیے الٹا رکھا جائے، وہ بند پتا ہے۔

## جہاں کھیلا جاتا ہے

place-pakistan = پاکستان
place-india = بھارت
place-bangladesh = بنگلہ دیش
place-sri_lanka = سری لنکا
place-gulf_states = خلیجی ممالک
place-netherlands = نیدرلینڈز
place-suriname = سرینام
place-mauritius = ماریشس
place-iran = ایران
place-canada = کینیڈا
place-united_kingdom = برطانیہ
place-east_africa = مشرقی افریقہ

## Documents that the books follow

document-A = حاکم پر مضمون، جرمن، ولندیزی اور ہسپانوی میں
document-B = سنگل سر، ڈبل سر، بند رنگ اور بے رنگ پر جرمن مضمون
document-C = کچوہا پر جرمن مضمون
document-HK = حکم کے بیان اور پروگرام
document-TC = تروف کال کے بیان
document-SA = ستات کے بیان
document-MK = مینڈی کوٹ کے بیان
document-PR = پیگٹ، “کورٹ پیس / رنگ”، نقلوں سے
document-DS = پیگٹ، “ڈبل سر”، نقلوں سے
document-HR = پیگٹ، “بند رنگ”، جیسا تاش زون نے اپنے لفظوں میں لکھا
document-WP = ویکیپیڈیا، “کورٹ پیس”
document-OM = اومی کے بیان اور پروگرام
document-DH = دہلا پکڑ کے بیان
document-BR = پروگرام “بند رنگ”
document-DSE = پروگرام “ڈبل سر” (بولی، گرم سلسلہ، جرمانے)
document-RA = کھیل “{ "\u2066" }rang_adda{ "\u2069" }”
document-CHK = “چکری” کا تعارفی متن، چھ کھلاڑیوں کا کورٹ پیس
document-CPW = ویب کا کھیل “کورٹ پیس – رنگ”
document-HV = ہندی وشو کوش، مضمون “تاش”
document-KP4 = ایپس کی فہرست، “کوٹ پیس … رنگ پہلے چار پتوں پر”
document-TZ = تاش زون، “کھیل کے قاعدے”
document-SAR = کھیل “کوٹ”، { "\u2066" }sarbsukh.com{ "\u2069" } پر
document-CZ = کارڈز مینیا، “رنگ / کورٹ پیس”
document-ART = ایپ کے متن “کورٹ پیس / رنگ / حکم / کوٹ” ({ "\u2066" }Artoon{ "\u2069" })
document-ABK = { "\u2066" }abubaker-rung.andro.io{ "\u2069" }، “رنگ (کورٹ پیس)”
document-BC = { "\u2066" }boardscards.com{ "\u2069" }، “کورٹ پیس”
document-SBH = { "\u2066" }sportsbettinghere.com{ "\u2069" }، “کورٹ پیس کے انداز”
document-MYR = ایپ کا متن “میرا رنگ (آزمائشی)”
document-TS1 = ۵۲ کوٹ والا ایک پروگرام، { "\u2066" }TypeScript{ "\u2069" } میں
document-DSV2 = فیصلوں کی فہرست “{ "\u2066" }double-sar-v2-optional-trump{ "\u2069" }”
