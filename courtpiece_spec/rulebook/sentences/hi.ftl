### हिन्दी।
###
### How this works: docs/design/sentences.md.  Terms as players in India say them (सर, बाज़ी, कोट, तुरुप, काटना).
###
### Words.  The trump is तुरुप and nothing else: रंग is any suit, हुकुम is spades, and players use both words for the trump
### too, so that a rule with them would say two things.  The suit that was led is चाल का रंग.  A trick is सर (feminine), it
### is won (जीतना); only a pile is picked up (उठाना).  A round is बाज़ी, the match मैच, a side टीम (feminine).  To ruff is
### तुरुप से काटना, to cut the pack गड्डी काटना, to be first to play to a trick चाल चलना, the hidden trump बंद तुरुप, the card
### that lies for it बंद पत्ता, turning it up खोलना, having it turned up खुलवाना, dealing anew दोबारा बाँटना.  Who chooses
### the trump is तुरुप चुनने वाला, since nothing is said aloud where it is hidden.
###
### Forms.  .oblique stands before का, को, से, पर, में; of conditions .not is the opposite and .until stands after
### “जब तक”, with its न; conditions are in the subjunctive, so that they stand after “अगर” and “कि” alike, and have no gender.
### Of amounts, .gets is “2 points are got”, .worth “2 courts are counted” where a unit is counted rather than got.
###
### Digits are the Latin ones: Hindi players read them on the cards, on score sheets, in newspapers and in every app, and
### CLDR has them for Hindi too; १ २ ३ are for the solemn.  So there is no message `digits`.

default-style = clause
default-shape = one
default-nested = { $plain }
default-oblique = { $plain }
default-until = यह शर्त पूरी न हो: { $plain }
default-cell = { $plain }
default-then = { $plain }
default-added = { $plain }
default-ko = { $plain_oblique } को
default-gets = { $plain } मिलते हैं
default-worth = { $plain_gets }

## गिनती

count-cards = { $number ->
    [one] { $number } पत्ता
   *[other] { $number } पत्ते
}
count-tricks = { $number ->
    [one] { $number } सर
   *[other] { $number } सरें
}
# Of a feminine noun: पहली सर, सातवीं सर.
ordinal-number = { $number ->
    [1] पहली
    [2] दूसरी
    [3] तीसरी
    [4] चौथी
    [5] पाँचवीं
    [6] छठी
    [7] सातवीं
    [8] आठवीं
    [9] नौवीं
    [10] दसवीं
    [11] ग्यारहवीं
    [12] बारहवीं
    [13] तेरहवीं
   *[other] { $number } नंबर की
}
ordinal-trick = { $trick ->
    [1] पहली
    [2] दूसरी
    [3] तीसरी
    [4] चौथी
    [5] पाँचवीं
    [6] छठी
    [7] सातवीं
    [8] आठवीं
    [9] नौवीं
    [10] दसवीं
    [11] ग्यारहवीं
    [12] बारहवीं
    [13] तेरहवीं
   *[other] { $trick } नंबर की
}
ordinal-value = { $value ->
    [1] पहली
    [2] दूसरी
    [3] तीसरी
    [4] चौथी
    [5] पाँचवीं
    [6] छठी
    [7] सातवीं
    [8] आठवीं
    [9] नौवीं
    [10] दसवीं
    [11] ग्यारहवीं
    [12] बारहवीं
    [13] तेरहवीं
   *[other] { $value } नंबर की
}
# Of a masculine noun: सातवाँ पत्ता.
ordinal-card = { $number ->
    [1] पहला
    [2] दूसरा
    [3] तीसरा
    [4] चौथा
    [5] पाँचवाँ
    [6] छठा
    [7] सातवाँ
    [8] आठवाँ
    [9] नौवाँ
    [10] दसवाँ
    [11] ग्यारहवाँ
    [12] बारहवाँ
    [13] तेरहवाँ
   *[other] { $number } नंबर का
}
# “One each”: एक-एक पत्ता.
each-time = { $number ->
    [1] एक-एक पत्ता
    [2] दो-दो पत्ते
    [3] तीन-तीन पत्ते
    [4] चार-चार पत्ते
    [5] पाँच-पाँच पत्ते
    [6] छह-छह पत्ते
    [7] सात-सात पत्ते
    [8] आठ-आठ पत्ते
   *[other] हर बार { $number } पत्ते
}
are-dealt = { $number ->
    [one] दिया जाता है
   *[other] दिए जाते हैं
}
at-most-times = { $limit ->
    [1] सिर्फ़ एक बार
    [2] ज़्यादा से ज़्यादा दो बार
   *[other] ज़्यादा से ज़्यादा { $limit } बार
}

## पत्ते

rank-ace = इक्का
    .ka = का
    .ke = के
    .oblique = इक्के
    .plural = इक्के
    .plural_oblique = इक्कों
    .short = A
rank-king = बादशाह
    .ka = का
    .ke = के
    .oblique = बादशाह
    .plural = बादशाह
    .plural_oblique = बादशाहों
    .short = K
rank-queen = बेगम
    .ka = की
    .ke = की
    .oblique = बेगम
    .plural = बेगमें
    .plural_oblique = बेगमों
    .short = Q
rank-jack = गुलाम
    .ka = का
    .ke = के
    .oblique = गुलाम
    .plural = गुलाम
    .plural_oblique = गुलामों
    .short = J
rank-ten = दहला
    .ka = का
    .ke = के
    .oblique = दहले
    .plural = दहले
    .plural_oblique = दहलों
    .short = 10
rank-nine = नहला
    .ka = का
    .ke = के
    .oblique = नहले
    .plural = नहले
    .plural_oblique = नहलों
    .short = 9
rank-eight = अट्ठा
    .ka = का
    .ke = के
    .oblique = अट्ठे
    .plural = अट्ठे
    .plural_oblique = अट्ठों
    .short = 8
rank-seven = सत्ता
    .ka = का
    .ke = के
    .oblique = सत्ते
    .plural = सत्ते
    .plural_oblique = सत्तों
    .short = 7
rank-six = छक्का
    .ka = का
    .ke = के
    .oblique = छक्के
    .plural = छक्के
    .plural_oblique = छक्कों
    .short = 6
rank-five = पंजा
    .ka = का
    .ke = के
    .oblique = पंजे
    .plural = पंजे
    .plural_oblique = पंजों
    .short = 5
rank-four = चौका
    .ka = का
    .ke = के
    .oblique = चौके
    .plural = चौके
    .plural_oblique = चौकों
    .short = 4
rank-three = तिक्की
    .ka = की
    .ke = की
    .oblique = तिक्की
    .plural = तिक्कियाँ
    .plural_oblique = तिक्कियों
    .short = 3
rank-two = दुक्की
    .ka = की
    .ke = की
    .oblique = दुक्की
    .plural = दुक्कियाँ
    .plural_oblique = दुक्कियों
    .short = 2

suit-spades = हुकुम
    .short = ♠
suit-hearts = पान
    .short = ♥
suit-diamonds = ईंट
    .short = ♦
suit-clubs = चिड़ी
    .short = ♣

card = { $suit } { $rank_ka } { $rank }
    .oblique = { $suit } { $rank_ke } { $rank_oblique }
    .short = { $rank_short }{ $suit_short }

## दिशाएँ और जगहें

direction-clockwise = घड़ी की सुइयों की दिशा में
    .hand = बाएँ
    .way = बाईं
direction-anticlockwise = घड़ी की सुइयों की उलटी दिशा में
    .hand = दाएँ
    .way = दाईं

seat-N = उत्तर
    .letter = उ
seat-E = पूर्व
    .letter = पू
seat-S = दक्षिण
    .letter = द
seat-W = पश्चिम
    .letter = प
seat-other = खिलाड़ी { $number }
    .letter = { $number }

## खिलाड़ी

role-dealer = बाँटने वाला
    .oblique = बाँटने वाले
role-caller = तुरुप चुनने वाला
    .oblique = तुरुप चुनने वाले
role-eldest = पहल वाला खिलाड़ी
    .oblique = पहल वाले खिलाड़ी
role-bidder = सबसे बड़ी बोली वाला
    .oblique = सबसे बड़ी बोली वाले
role-challenger = तुरुप बदलने वाला
    .oblique = तुरुप बदलने वाले
role-discarder = पत्ते फेंकने वाला
    .oblique = पत्ते फेंकने वाले
role-offending_player = दोषी खिलाड़ी
role-titled = { $title }
    .oblique = { $title_oblique }
role-other = { $title }
    .oblique = { $title_oblique }

left_of = { $who_oblique } के बाएँ हाथ बैठा खिलाड़ी
    .oblique = { $who_oblique } के बाएँ हाथ बैठे खिलाड़ी
right_of = { $who_oblique } के दाएँ हाथ बैठा खिलाड़ी
    .oblique = { $who_oblique } के दाएँ हाथ बैठे खिलाड़ी
partner_of = { $who_oblique } का साथी
    .oblique = { $who_oblique } के साथी
taker_of_trick = सर जीतने वाला
    .oblique = सर जीतने वाले
taker_of_last = आख़िरी सर जीतने वाला
    .oblique = आख़िरी सर जीतने वाले
taker_of_number = { ordinal-number } सर जीतने वाला
    .oblique = { ordinal-number } सर जीतने वाले
holder_of = { $card_oblique } वाला खिलाड़ी
    .oblique = { $card_oblique } वाले खिलाड़ी
seat_number = { $seat_kind ->
    [none] जगह नंबर { $number } का खिलाड़ी
   *[seat] { $seat }
}
    .oblique = { $seat_kind ->
        [none] जगह नंबर { $number } के खिलाड़ी
       *[seat] { $seat_oblique }
    }
or_else = { $first } या, उसके न होने पर, { $second }
    .oblique = { $first_oblique } या, उसके न होने पर, { $second_oblique }

opponent_of = { $who_oblique } का कोई विपक्षी
    .oblique = { $who_oblique } के किसी विपक्षी
player_of = { $side_oblique } का कोई खिलाड़ी
    .oblique = { $side_oblique } के किसी खिलाड़ी
any_other = कोई भी दूसरा खिलाड़ी
    .oblique = किसी भी दूसरे खिलाड़ी
any_player = कोई भी खिलाड़ी
    .oblique = किसी भी खिलाड़ी

## टीमें

side-winner = जीतने वाली टीम
side-loser = हारने वाली टीम
side-leading_side = ज़्यादा सरों वाली टीम
side-offender = दोषी टीम
side-taker_side = सर जीतने वाली टीम
side-of_role = { $role_oblique } की टीम
this_side = वह टीम
    .oblique = उस टीम
opponents = विपक्षी टीम
opponents_of = { $who_oblique } की विपक्षी टीम

## मेज़

number_of_players = खेल { $number } खिलाड़ियों का है; { $teams }।
partners_opposite = दो टीमें होती हैं और साथी आमने-सामने बैठते हैं
teams_of = हर टीम में { $number } खिलाड़ी होते हैं, जो एक-एक छोड़कर बैठते हैं
each_alone = हर खिलाड़ी अकेला खेलता है और अपनी टीम आप है
partners_by_draw = मैच से पहले हर खिलाड़ी एक पत्ता खींचता है: सबसे बड़े { $highest } पत्ते खींचने वाले सबसे छोटे { $lowest } पत्ते खींचने वालों के ख़िलाफ़ खेलते हैं।
partner_by_second = मैच से पहले पत्ते सीधे बाँटे जाते हैं: जिसे सबसे पहले { $rank } मिले और उसके बाद जिस दूसरे खिलाड़ी को { $rank } मिले, वे दोनों साथी बनते हैं।
deals = पत्ते { $direction }, यानी { $direction_way } ओर, बाँटे जाते हैं। जहाँ बाँटने के क्रम में कुछ और न कहा गया हो, वहाँ बाँटने वाले के { $direction_hand } हाथ बैठे खिलाड़ी को सबसे पहले पत्ते मिलते हैं।
plays = खेल { $direction }, यानी { $direction_way } ओर, चलता है।

## गड्डी

cards = { $number ->
    [52] 52 पत्तों की पूरी गड्डी से खेला जाता है, जोकर के बिना।
   *[other] { $number } पत्तों की गड्डी से खेला जाता है।
}
without = ये पत्ते गड्डी से निकाल दिए जाते हैं: { JOIN($cards, by: ", ") }।
rank_order = { $label ->
    [rank] हर रंग ({ suit-spades }, { suit-hearts }, { suit-diamonds }, { suit-clubs }) में पत्तों का दर्जा बड़े से छोटे तक यह है: { JOIN($ranks, by: ", ") }।
   *[other] क्रम { $title_kind ->
        [title] “{ $title }”
       *[none] “{ $label }”
    } में पत्तों का दर्जा बड़े से छोटे तक यह है: { JOIN($ranks, by: ", ") }।
}
top_card = { $card_oblique } का दर्जा बाक़ी हर पत्ते से ऊँचा है { $suit }।
in_its_own_suit = और वह अपने ही रंग का पत्ता रहता है
as_a_trump = और वह तुरुप का पत्ता गिना जाता है

## भूमिकाएँ

first_role = { $by_kind ->
    [at_random] पहली बाज़ी के लिए { $role } किसी भी तरह चुन लिया जाता है।
   *[other] पहली बाज़ी में { $role } वह होता है { $by }।
}
at_random = जिसे सब चुन लें
at_seat = { $seat_kind ->
    [none] जो जगह नंबर { $number } पर बैठा हो
   *[seat] जो { $seat } में बैठा हो
}
highest_drawn = जो गड्डी में से सबसे बड़ा पत्ता खींचे{ draw-notes }
lowest_drawn = जो गड्डी में से सबसे छोटा पत्ता खींचे{ draw-notes }
draw-notes = { $notes_kind ->
    [list] ; { JOIN($notes, by: "; ") }
   *[none] {""}
}
first_dealt = जिसे पत्ते सीधे बाँटने पर सबसे पहले { $rank } मिले
lost_toss = जो टॉस हार जाए
rank_low = इसमें { $rank_oblique } का दर्जा सबसे नीचा है
card_as = इसमें { $card_oblique } को { $rank } गिना जाता है
ties_draw_again = बराबर के पत्ते खींचने वाले दोबारा खींचते हैं

role_at = { $who } { $role } होता है।
cuts = { $may_decline ->
    [yes] पत्ते फेंटे जाने के बाद { $who } गड्डी काट सकता है।
   *[no] पत्ते फेंटे जाने के बाद { $who } गड्डी काटता है।
}

## बाज़ी का क्रम

step = { $when_kind ->
    [none] { $action }
   *[other] अगर { $when } तो { $action_then }
}{ $title_kind ->
    [title] {" "}({ $title })
   *[none] {""}
}।

to_each = हर खिलाड़ी
to_others = बाक़ी हर खिलाड़ी
to_one = { $who }
    .oblique = { $who_oblique }
packet = { packet-then } { $start_kind ->
    [none] {""}
   *[other] { $start_oblique } से शुरू करके
} { $until_gone ->
    [yes] गड्डी ख़त्म होने तक { $recipients_oblique } को बारी-बारी { each-time } { are-dealt }
   *[no] { $recipients_oblique } को { $times ->
        [1] { count-cards } { packet-more } { are-dealt }
        [2] दो बार { each-time } { packet-more } { are-dealt }
       *[other] { $times } बार { each-time } { packet-more } { are-dealt }
    }
}
packet-then = { $recipients_kind ->
    [to_each] { $more ->
        [yes] फिर
       *[no] {""}
    }
   *[other] {""}
}
packet-more = { $recipients_kind ->
    [to_each] { $more ->
        [yes] और
       *[no] {""}
    }
   *[other] {""}
}
set_aside = गड्डी के बाक़ी पत्ते अलग रख दिए जाते हैं और काम में नहीं आते
discard = { $who } { count-cards } फेंकता है
discard_others = बाक़ी हर खिलाड़ी { count-cards } फेंकता है
draw_pairs = बारी-बारी हर खिलाड़ी बाक़ी गड्डी का सबसे ऊपर वाला पत्ता देखता है और या तो उसे रखकर अगला पत्ता फेंक देता है, या उसे फेंककर अगला पत्ता रख लेता है; यह तब तक चलता है जब तक हर एक के पास { count-cards } न हो जाएँ
may_look = अब तक बाँटे गए पत्ते सिर्फ़ { $who } देख सकता है

no_ranks = कोई { JOIN($ranks, by: " या ") } न हो
nothing_above = { $rank_oblique } से बड़ा कोई पत्ता न हो
or_more_trumps = तुरुप के कम से कम { $number ->
    [one] { $number } पत्ता हो
   *[other] { $number } पत्ते हों
}
may_redeal = अगर { $who_oblique } के पास { $holding } तो वह पत्ते दोबारा बँटवा सकता है{ redeal-notes }
    .then = { $who } पत्ते दोबारा बँटवा सकता है, बशर्ते उसके पास { $holding }{ redeal-notes }
must_redeal = अगर किसी एक खिलाड़ी के हाथ में { $holding } तो पत्ते दोबारा बाँटे जाते हैं{ redeal-notes }
    .then = पत्ते दोबारा बाँटे जाते हैं, बशर्ते किसी एक खिलाड़ी के हाथ में { $holding }{ redeal-notes }
redeal-notes = { $limit_kind ->
    [none] {""}
   *[number] , { at-most-times }
}{ $not_twice_running ->
    [yes] , मगर लगातार दो बार नहीं
   *[no] {""}
}{ $dealt_by_kind ->
    [none] {""}
   *[other] ; फिर { $dealt_by } ही पत्ते बाँटता है
}

trump_suit = अपनी मर्ज़ी का तुरुप बोलता है
    .may = तुरुप बोल सकता है
trump_or_none = अपनी मर्ज़ी का तुरुप बोलता है या कहता है कि बाज़ी बिना तुरुप के होगी
    .may = तुरुप बोल सकता है या कह सकता है कि बाज़ी बिना तुरुप के होगी
trump_or_order = अपनी मर्ज़ी का तुरुप बोलता है या कहता है कि बाज़ी बिना तुरुप के, { OR($orders) } के क्रम से होगी
    .may = तुरुप बोल सकता है या कह सकता है कि बाज़ी बिना तुरुप के, { OR($orders) } के क्रम से होगी
name_trump = { $who } { $choice }
may_name_trump = { $who } { $choice_may }, या तुरुप बोले बिना छोड़ सकता है
may_change_trump = { $who } तुरुप बदल सकता है
lay_up_trump = { $who } एक पत्ता सीधा करके मेज़ पर रखता है; उसी का रंग तुरुप होता है
lay_down_trump = { $who } अपने हाथ का एक पत्ता उलटा करके मेज़ पर रखता है; यह बंद पत्ता है, और इसी का रंग बंद तुरुप होगा
write_trump = { $who } तुरुप सबसे छिपाकर पर्ची पर लिखता है; यही बंद तुरुप है
of_hand = { $who_oblique } के हाथ में से
of_last = { $who_oblique } को मिले { $number ->
    [one] आख़िरी पत्ते
   *[other] आख़िरी { $number } पत्तों
} में से
of_packet = { $who_oblique } को { $order ->
    [1] पहली बार
    [2] दूसरी बार
    [3] तीसरी बार
    [4] चौथी बार
   *[other] बाद में
} मिले पत्तों में से
of_tricks = खेली जा चुकी सरों में से
of_pack = बाँटने से पहले गड्डी में से
lay_blind_trump = { $source } बिना देखे एक पत्ता निकालकर उलटा रख दिया जाता है और उसे कोई नहीं देखता; यह बंद पत्ता है, और इसी का रंग बंद तुरुप होगा
random_card_sets_trump = { $source } बिना देखे एक पत्ता निकालकर सबको दिखाया जाता है; उसी का रंग तुरुप होता है
nth_card_sets_trump = { $who_oblique } को मिलने वाला { ordinal-card } पत्ता सबको दिखाया जाता है; उसी का रंग तुरुप होता है
bid-range = { $only ->
    [yes] ठीक { $lowest }
   *[no] { $lowest } से { $highest } तक
}
bid = { $start_kind ->
    [none] {""}
   *[other] { $start_oblique } से शुरू करके
} हर खिलाड़ी बारी-बारी एक बार { bid-range } सरें बोलता है{ $or_passes ->
    [yes] {" "}या पास कहता है
   *[no] {""}
}{ $above_last ->
    [yes] ; हर बोली पिछली बोली से बड़ी होनी चाहिए
   *[no] {""}
}{ $first_may_not_pass ->
    [yes] ; सबसे पहले बोलने वाला पास नहीं कह सकता
   *[no] {""}
}
promise = { $who } { $lowest } से { $highest } तक सरें बोल सकता है, यानी उतनी सरें जीतने का वादा कर सकता है

play_tricks = { $number ->
    [1] एक सर खेली जाती है
   *[other] { $number } सरें खेली जाती हैं
}
play_until = सरें तब तक खेली जाती हैं जब तक { $condition_until }{ decided-early }
decided-early = { $decided_early ->
    [yes] , बशर्ते बाज़ी का फ़ैसला उससे पहले न हो जाए
   *[no] {""}
}
may_go_on = बाज़ी जीती जाने पर { $who } खेल जारी रखने का फ़ैसला कर सकता है

## तुरुप

power = { $since }।
at_once = तुरुप तय होते ही लागू हो जाता है
after_reveal = तुरुप के रंग का पत्ता तभी तुरुप गिना जाता है जब वह तुरुप खुलने के बाद खेला जाए; लेकिन अगर सर की चाल ही तुरुप के रंग की हो तो उस रंग का सबसे बड़ा पत्ता जीतता है, चाहे वह कभी भी खेला गया हो
only_after_reveal = तुरुप के रंग का पत्ता तभी तुरुप गिना जाता है जब वह तुरुप खुलने के बाद खेला जाए; पहले खेला गया पत्ता तुरुप नहीं, चाहे सर की चाल ही तुरुप के रंग की हो; इसलिए छोटा पत्ता बड़े को हरा सकता है
whole_trick = तुरुप जिस सर में खुले, उस पूरी सर में लागू होता है
from_start = बंद तुरुप पहले ही पत्ते से लागू होता है, हालाँकि उसे कोई नहीं देखता
next_trick = तुरुप जिस सर में तय हो, उससे अगली सर से लागू होता है
never = कोई तुरुप नहीं होता
first_void_sets_trump = तुरुप वह खिलाड़ी तय करता है जो सबसे पहले चाल के रंग का पत्ता न दे सके: वह जो पत्ता खेले, उसी का रंग तुरुप बन जाता है।

must_trump_then = फिर उसके पास तुरुप हो तो उसे तुरुप का ही कोई पत्ता खेलना होता है
must_lead_trump_then = फिर उसे तुरुप की ही चाल चलनी होती है
void_player = जिस खिलाड़ी के पास चाल के रंग का पत्ता न हो, वह
    .oblique = जिस खिलाड़ी के पास चाल के रंग का पत्ता न हो, उस
    .ko = जिस खिलाड़ी के पास चाल के रंग का पत्ता न हो, उसे
void_opponent = { $who_oblique } के जिस विपक्षी के पास चाल के रंग का पत्ता न हो, वह
    .oblique = { $who_oblique } के जिस विपक्षी के पास चाल के रंग का पत्ता न हो, उस
    .ko = { $who_oblique } के जिस विपक्षी के पास चाल के रंग का पत्ता न हो, उसे
leading = सर की चाल चलते समय
being_void = चाल के रंग का पत्ता न होने पर
reveal-duty = { $duty_kind ->
    [none] {""}
   *[other] ; { $duty }
}
may_demand = { $who } अपना पत्ता खेलने से पहले बंद तुरुप खुलवा सकता है{ reveal-duty }।
may_reveal = { $who } { $moment } बंद तुरुप खोल सकता है{ reveal-duty }।
must_reveal = { $who_oblique } के पास खेलने को कोई और पत्ता न बचे तो उसे अपनी बारी पर, पत्ता खेलने से पहले, बंद तुरुप खोलना होता है।
must_reveal_trumping = { $who_ko } तुरुप से काटने के लिए पहले बंद तुरुप दिखवाना होता है; फिर उसके पास तुरुप हो तो उसे काटना होता है। बिना दिखवाए खेला गया उस रंग का पत्ता बस फेंका हुआ पत्ता है।
shown_when_void = जैसे ही { $who_oblique } के पास चाल के रंग का पत्ता न हो, बंद तुरुप खोल दिया जाता है{ reveal-duty }।
shown_after = अगर { ordinal-trick } सर के बाद भी तुरुप बंद हो तो उसे खोल दिया जाता है।
return_to_hand = तुरुप खुलने के बाद वह पत्ता, जो बंद रखा था, { $who_oblique } के हाथ में चला जाता है।
hidden_out_of_hand = खुलने तक बंद पत्ता हाथ का पत्ता नहीं गिना जाता: न उसे खेला जा सकता है, न उससे चाल का रंग दिया जा सकता है।
hidden_in_hand = बंद पत्ता खुलने से पहले भी हाथ का ही पत्ता गिना जाता है।

## खेल

lead = पहली सर की चाल { $who } चलता है।
must_follow = जिसके पास चाल के रंग का पत्ता हो, उसे उसी रंग का पत्ता खेलना होता है।
may_play_any = वह कोई भी पत्ता खेल सकता है
must_trump = उसके पास तुरुप का पत्ता हो तो उसे तुरुप से काटना होता है
must_overtrump = मेज़ पर तुरुप का पत्ता पहले से पड़ा हो तो उसे, अगर हो सके, तुरुप के उससे बड़े पत्ते से काटना होता है
trump_must_beat = { $of_an_opponent ->
    [yes] मेज़ पर किसी विपक्षी का तुरुप का पत्ता पड़ा हो तो वह तुरुप के उससे बड़े पत्ते से ही काट सकता है
   *[no] मेज़ पर तुरुप का पत्ता पड़ा हो तो वह तुरुप के उससे बड़े पत्ते से ही काट सकता है
}
ruff_once = वह एक बाज़ी में एक ही बार तुरुप से काट सकता है
void = जिस खिलाड़ी के पास चाल के रंग का पत्ता न हो, { JOIN($rules, by: ", और ") }।
takes = { $by }।
highest_trump = { $top_kind ->
    [card] अगर सर में { $top } हो तो सर उसी की होती है; नहीं तो तुरुप के सबसे बड़े पत्ते की, और तुरुप का कोई पत्ता न खेला गया हो तो चाल के रंग के सबसे बड़े पत्ते की
   *[none] सर तुरुप के सबसे बड़े पत्ते की होती है; अगर तुरुप का कोई पत्ता न खेला गया हो तो चाल के रंग के सबसे बड़े पत्ते की
}
highest_led = { $top_kind ->
    [card] अगर सर में { $top } हो तो सर उसी की होती है; नहीं तो चाल के रंग के सबसे बड़े पत्ते की
   *[none] सर चाल के रंग के सबसे बड़े पत्ते की होती है
}
next_lead = { $who_kind ->
    [taker_of_trick] जो सर जीते, अगली सर की चाल भी वही चलता है।
   *[other] अगली सर की चाल { $who } चलता है।
}
lead_in_turn = हर सर की चाल बारी-बारी अगला खिलाड़ी चलता है।
second_ace = { $rank_oblique } से सर जीतते ही अगर अगली चाल भी { $rank_oblique } की चली जाए तो उस दूसरे पत्ते को { $counts_as } गिना जाता है।
face_down = चाल के रंग का पत्ता न होने पर { $who } किसी दूसरे रंग का कोई भी पत्ता उलटा करके खेल सकता है।
must_face_down = तुरुप बंद रहते चाल के रंग का पत्ता न होने पर { $who } किसी दूसरे रंग का पत्ता उलटा करके ही खेल सकता है, जब तक कि पहले तुरुप न खुलवा ले।
concede = अगर { $when } तो कोई भी टीम हार मान सकती है।

## सरें उठाना

each_trick = जो खिलाड़ी सर जीते, वह सर तुरंत उसकी टीम की हो जाती है।
tricks_running = सरें मेज़ पर एक ढेर में पड़ी रहती हैं। जब एक ही खिलाड़ी लगातार { count-tricks } जीते तो उसकी टीम पूरा ढेर उठा लेती है।
fresh_tricks = हर बार ढेर उठाने के बाद नए सिरे से लगातार { count-tricks } जीतना ज़रूरी है: जिस सर पर ढेर उठाया गया, वह अगली गिनती में शामिल नहीं होती।
hot_streak = ढेर उठाने के बाद वही खिलाड़ी बीच में हारे बिना जो भी अगली सर जीते, वह तुरंत उठा ली जाती है।
last_takes_pile = { $who_kind ->
    [taker_of_last] जो खिलाड़ी आख़िरी सर जीते, ढेर में जो कुछ बचा हो वह भी उसकी टीम का होता है।
   *[other] आख़िर में ढेर में जो कुछ बचा हो, वह { $who_oblique } की टीम का होता है।
}
not_collected = अगर { $when } तो ढेर नहीं उठाया जाता।
not_a_win = अगर { $when } तो ढेर नहीं उठाया जाता, और बाद वाली सर से नई गिनती भी शुरू नहीं होती।

## तालिकाएँ

# .cell stands alone in the table of what a round counts: a result as a noun, anything else with its “अगर”.
when = { $condition }
    .cell = { $condition_style ->
        [noun] { $condition_noun }
       *[clause] अगर { $condition }
    }
    .style = { $condition_style }
    .noun = { $condition_noun }
plus = { $condition }
    .cell = इसके अलावा, अगर { $condition }
    .style = clause
otherwise = बाक़ी हर स्थिति में
    .style = rest

table-policy = { $rows ->
    [1] {""}
   *[other] { $policy ->
        [first_match] । नीचे की स्थितियाँ इसी क्रम में देखी जाती हैं; जो सबसे पहले लागू हो, सिर्फ़ वही मानी जाती है
        [first_match_plus] । नीचे की स्थितियाँ इसी क्रम में देखी जाती हैं; जो सबसे पहले लागू हो, सिर्फ़ वही मानी जाती है, और जो-जो बोनस बने वह उसमें जोड़ा जाता है
        [unique] । नीचे की स्थितियों में से हमेशा एक ही स्थिति लागू होती है
       *[sum] । नीचे की जो-जो स्थिति लागू हो, सब जोड़ी जाती हैं
    }
}
decide_table = { $after_each_trick ->
    [yes] हर सर के बाद देखा जाता है कि बाज़ी का फ़ैसला हुआ या नहीं
   *[no] बाज़ी किसने जीती, यह आख़िर में तय होता है
}{ table-policy }।
nobody = कोई नहीं
wins-round = { $winner_kind ->
    [nobody] बाज़ी कोई नहीं जीतता
   *[other] { $winner } बाज़ी जीतती है
}
decide_row = { $test_style ->
    [noun] { $test_noun } पर { wins-round }
    [rest] { $rows ->
        [1] { wins-round }
       *[other] बाक़ी हर स्थिति में { wins-round }
    }
   *[clause] { $winner_kind ->
        [this_side] कोई टीम बाज़ी जीतती है अगर { $test }
        [opponents] किसी टीम की विपक्षी टीम बाज़ी जीतती है अगर { $test }
       *[other] अगर { $test } तो { wins-round }
    }
}{ row-title }।

score_table = { $unit_name ->
    [rounds] सिर्फ़ यह गिना जाता है कि किसने कितनी बाज़ियाँ जीतीं{ table-policy }।
    [kothis] हिसाब कोठियों में रखा जाता है{ table-policy }।
    [payments] हिसाब भुगतानों में रखा जाता है{ table-policy }।
   *[other] जहाँ कुछ और न कहा गया हो, बाज़ी जीतने वाली टीम को { $unit_got }{ table-policy }।
}
row-title = { $title_kind ->
    [title] {" "}({ $title })
   *[none] {""}
}
row = { $test_kind ->
    [plus] इसके अलावा अगर { $test } तो { $outcome_added }{ row-title }
   *[other] { $test_style ->
        [noun] { $test_noun }{ row-title } पर { $outcome }
        [rest] { $rows ->
            [1] { $section ->
                [foul] { $outcome }
               *[other] हर जीत पर { $outcome }
            }
           *[other] बाक़ी हर स्थिति में { row-outcome }
        }
       *[clause] अगर { $test } तो { row-outcome }
    }
}{ $effects_kind ->
    [list] ; { AND($effects) }
   *[none] {""}
}।
row-outcome = { $title_kind ->
    [title] बाज़ी { $title } कहलाती है और { $outcome }
   *[none] { $outcome }
}
gain = { $to_kind ->
    [none] { $amount_worth }
   *[other] { $to_oblique } को { $amount_gets }
}
    .added = { $to_kind ->
        [none] बाज़ी जीतने वाली टीम को { $amount_gets }
       *[other] { $to_oblique } को { $amount_gets }
    }
transfer = { $to_kind ->
    [none] { $source } { $amount } गँवा देती है
   *[other] { $source } { $to_oblique } को { $amount } देती है
}
held_over = अगली बार जीतने वाली टीम को अतिरिक्त { $amount_gets }
nothing = कुछ नहीं गिना जाता
# In place of a payment, where a row pays nothing but the round is lost by it.
round_lost = बाज़ी दोषी टीम की हार मानी जाती है और उसका हिसाब उसी तरह होता है
runs_start_over = दोनों टीमों की लगातार जीतों की गिनती नए सिरे से शुरू होती है
scores_start_over = दोनों टीमों का हिसाब नए सिरे से शुरू होता है
counter_starts_over = दोनों टीमों के लिए “{ $title }” की गिनती नए सिरे से शुरू होती है
round_ends = बाज़ी ख़त्म हो जाती है
round_is_lost = दोषी टीम बाज़ी हार जाती है
new_deal = पत्ते दोबारा बाँटे जाते हैं
effect_limit = एक बाज़ी में यह जुर्माना { $number ->
    [1] सिर्फ़ एक बार
    [2] ज़्यादा से ज़्यादा दो बार
   *[other] ज़्यादा से ज़्यादा { $number } बार
} लगता है
foul_table = ग़लती “{ $title_kind ->
    [title] { $title }
   *[none] { $name }
}” का नतीजा{ $rows ->
    [1] {" "}यह है
   *[other] {" "}नीचे दिया है{ table-policy }
}।

next_table = हर बाज़ी के बाद तय होता है कि { $role_name ->
    [dealer] अगली बाज़ी के पत्ते कौन बाँटेगा
   *[other] अगली बाज़ी में { $role } कौन होगा
}{ table-policy }।
drawn_again = पर्ची से चुना गया खिलाड़ी
next_row = { $test_style ->
    [noun] { $test_noun } पर { next-holder }
    [rest] { $rows ->
        [1] हर बाज़ी के बाद { next-holder }
       *[other] बाक़ी हर स्थिति में { next-holder }
    }
   *[clause] अगर { $test } तो { next-holder }
}{ $anew ->
    [yes] {" "}और उसका नया कार्यकाल शुरू होता है
   *[no] {""}
}।
next-holder = { $who_kind ->
    [drawn_again] { $role } पहली बाज़ी की तरह फिर से चुना जाता है
   *[other] { $same ->
        [yes] { $role_name ->
            [dealer] अगली बाज़ी के पत्ते भी वही बाँटने वाला बाँटता है
           *[other] { $role } वही रहता है
        }
       *[no] { $role_name ->
            [dealer] { $who } अगली बाज़ी के पत्ते बाँटता है
           *[other] { $who } { $role } बनता है
        }
    }
}

## मात्राएँ

amount-points = { $number } अंक
    .oblique = { $number ->
        [one] { $number } अंक
       *[other] { $number } अंकों
    }
    .gets = { $number ->
        [one] { $number } अंक मिलता है
       *[other] { $number } अंक मिलते हैं
    }
amount-courts = { $number } कोट
    .gets = { $number ->
        [one] { $number } कोट मिलता है
       *[other] { $number } कोट मिलते हैं
    }
    .worth = { $number ->
        [one] { $number } कोट गिना जाता है
       *[other] { $number } कोट गिने जाते हैं
    }
amount-rounds = { $number ->
    [one] { $number } बाज़ी
   *[other] { $number } बाज़ियाँ
}
    .oblique = { $number ->
        [one] { $number } बाज़ी
       *[other] { $number } बाज़ियों
    }
    .gets = { $number ->
        [one] { $number } बाज़ी मिलती है
       *[other] { $number } बाज़ियाँ मिलती हैं
    }
    .worth = { $number ->
        [one] { $number } बाज़ी गिनी जाती है
       *[other] { $number } बाज़ियाँ गिनी जाती हैं
    }
amount-sets = { $number } सेट
    .oblique = { $number ->
        [one] { $number } सेट
       *[other] { $number } सेटों
    }
    .gets = { $number ->
        [one] { $number } सेट मिलता है
       *[other] { $number } सेट मिलते हैं
    }
amount-tokens = { $number } टोकन
    .gets = { $number ->
        [one] { $number } टोकन मिलता है
       *[other] { $number } टोकन मिलते हैं
    }
amount-penalties = { $number ->
    [one] जुर्माने का { $number } अंक
   *[other] जुर्माने के { $number } अंक
}
    .oblique = जुर्माने के { $number } अंक
    .gets = { $number ->
        [one] जुर्माने का { $number } अंक लगता है
       *[other] जुर्माने के { $number } अंक लगते हैं
    }
amount-kots = { $number } कोट
    .gets = { $number ->
        [one] { $number } कोट मिलता है
       *[other] { $number } कोट मिलते हैं
    }
    .worth = { $number ->
        [one] { $number } कोट गिना जाता है
       *[other] { $number } कोट गिने जाते हैं
    }
amount-kothis = { $number ->
    [one] { $number } कोठी
   *[other] { $number } कोठियाँ
}
    .oblique = { $number ->
        [one] { $number } कोठी
       *[other] { $number } कोठियों
    }
    .gets = { $number ->
        [one] { $number } कोठी लगती है
       *[other] { $number } कोठियाँ लगती हैं
    }
amount-stakes = { $number } दाँव
    .oblique = { $number ->
        [one] { $number } दाँव
       *[other] { $number } दाँवों
    }
    .gets = { $number ->
        [one] { $number } दाँव मिलता है
       *[other] { $number } दाँव मिलते हैं
    }
amount-payments = { $number } भुगतान
    .oblique = { $number ->
        [one] { $number } भुगतान
       *[other] { $number } भुगतानों
    }
    .gets = { $number ->
        [one] { $number } भुगतान लगता है
       *[other] { $number } भुगतान लगते हैं
    }
amount-competition_points = { $number ->
    [one] प्रतियोगिता का { $number } अंक
   *[other] प्रतियोगिता के { $number } अंक
}
    .oblique = { $number ->
        [one] प्रतियोगिता के { $number } अंक
       *[other] प्रतियोगिता के { $number } अंकों
    }
    .gets = { $number ->
        [one] प्रतियोगिता का { $number } अंक मिलता है
       *[other] प्रतियोगिता के { $number } अंक मिलते हैं
    }
amount-tricks = { count-tricks }
    .oblique = { $number ->
        [one] { $number } सर
       *[other] { $number } सरों
    }
    .gets = { $number ->
        [one] { $number } सर मिलती है
       *[other] { $number } सरें मिलती हैं
    }
amount-other = { $number } { $unit }
    .gets = { $number ->
        [one] { $number } { $unit } मिलता है
       *[other] { $number } { $unit } मिलते हैं
    }
# As they stand after सबसे ज़्यादा; .got is what a side gets.
unit-points = अंकों
    .got = अंक मिलते हैं
unit-courts = कोटों
    .got = कोट मिलते हैं
unit-rounds = बाज़ियों
    .got = बाज़ियाँ मिलती हैं
unit-sets = सेटों
    .got = सेट मिलते हैं
unit-tokens = टोकनों
    .got = टोकन मिलते हैं
unit-penalties = जुर्माने के अंकों
    .got = जुर्माने के अंक लगते हैं
unit-kots = कोटों
    .got = कोट मिलते हैं
unit-kothis = कोठियों
    .got = कोठियाँ लगती हैं
unit-stakes = दाँवों
    .got = दाँव मिलते हैं
unit-payments = भुगतानों
    .got = भुगतान लगते हैं
unit-competition_points = प्रतियोगिता के अंकों
    .got = प्रतियोगिता के अंक मिलते हैं
unit-tricks = सरों
    .got = सरें मिलती हैं
unit-other = { $title }
    .got = { $title } मिलते हैं
times_fact = { $fact_each } { $amount }
    .gets = { $fact_each } { $amount_gets }
    .worth = { $fact_each } { $amount_worth }

## सेट और मैच

level = { $section ->
    [set] सेट
   *[other] मैच
}
first_to = जो टीम सबसे पहले { $amount_oblique } तक पहुँचे, वह { level } जीतती है।
first_loses = जो टीम सबसे पहले { $amount_oblique } तक पहुँचे, वह { level } हारती है।
most_wins = सबसे ज़्यादा { JOIN($units, by: ", और उनमें बराबरी पर सबसे ज़्यादा ") } वाली टीम { level } जीतती है।
worth_won = { level } जीतने पर { $amount_gets }।
worth_drawn = { level } बराबर रहने पर हर टीम को { $amount_gets }।
over_after = { $amount_oblique } के बाद { level } ख़त्म हो जाता है।
by_agreement = { level } कब ख़त्म हो, यह खिलाड़ी आपस में तय करते हैं।
tie = { $target ->
    [yes] अगर दोनों टीमें एक ही बाज़ी में लक्ष्य तक पहुँच जाएँ तो
   *[no] अगर आख़िर में दोनों टीमें बराबर हों तो
} { JOIN($ways, by: "; उसमें भी बराबर हों तो ") }।
higher_total = ज़्यादा जोड़ वाली टीम जीतती है
one_more_round = एक और बाज़ी से फ़ैसला होता है
drawn = मैच बराबर रहता है
start_with = हर टीम { $amount_oblique } से शुरू करती है।
counter = { counter-name } की गिनती { $of_side ->
    [yes] हर टीम के लिए अलग
   *[no] पूरी मेज़ के लिए एक ही
} होती है और { $start } से शुरू होती है।
counter-name = { $title_kind ->
    [title] “{ $title }”
   *[none] “{ $label }”
}

## परिभाषाएँ और रिवाज

let = { $title_kind ->
    [title] “{ $title }”
   *[none] “{ $label }”
} का मतलब है कि { $condition }।
custom = { $text }
ruling = { $title } इस किताब में: { $here }।

## शर्तें: “अगर” और “कि” के बाद

# What holds together and what is a choice stays clear without brackets: “A, और साथ ही या तो B या C”.
all_of = { ALL($conditions_shape, are: "one") ->
    [yes] { AND($conditions) }
   *[no] { JOIN($conditions_nested, by: ", और साथ ही ") }
}
    .shape = and
    .nested = { JOIN($conditions, by: " और साथ ही ") }
    .until = ये शर्तें एक साथ पूरी न हों: { ALL($conditions_shape, are: "one") ->
        [yes] { AND($conditions) }
       *[no] { JOIN($conditions_nested, by: ", और साथ ही ") }
    }
any_of = { ALL($conditions_shape, are: "one") ->
    [yes] { OR($conditions) }
   *[no] { JOIN($conditions_nested, by: ", या फिर ") }
}
    .shape = or
    .nested = या तो { JOIN($conditions, by: " या ") }
    .until = इनमें से कोई एक शर्त पूरी न हो: { ALL($conditions_shape, are: "one") ->
        [yes] { OR($conditions) }
       *[no] { JOIN($conditions_nested, by: ", या फिर ") }
    }
    .style = { ALL($conditions_style, are: "noun") ->
        [yes] noun
       *[no] clause
    }
    .noun = { OR($conditions_noun) }

# Nouns of results stand before पर.
is_same-winner = { $side } बाज़ी जीते
    .style = noun
    .noun = { $side_oblique } की जीत
    .not = { $side } बाज़ी न जीते
is_same-loser = { $side } बाज़ी हारे
    .style = noun
    .noun = { $side_oblique } की हार
    .not = { $side } बाज़ी न हारे
is_same-side = { $left } और { $right } एक ही हों
    .not = { $left } और { $right } एक न हों
is_same-seat = { $left } ख़ुद { $right } हो
    .not = { $left } { $right } न हो

truth-let = बाज़ी { $title } हो
    .style = noun
    .noun = { $title_oblique }
    .not = बाज़ी { $title } न हो
truth-most_tricks = { $subject_oblique } की सरें बाक़ी हर टीम से ज़्यादा हों
    .not = { $subject_oblique } की सरें बाक़ी हर टीम से ज़्यादा न हों
truth-fewest_tricks = { $subject_oblique } की सरें बाक़ी हर टीम से कम हों
    .not = { $subject_oblique } की सरें बाक़ी हर टीम से कम न हों
truth-won_all_of_term = { $subject } इस कार्यकाल की अब तक की हर बाज़ी जीत चुकी हो
    .not = { $subject } इस कार्यकाल की कोई बाज़ी हार चुकी हो
truth-drawn = बाज़ी कोई न जीते
    .style = noun
    .noun = बराबर रही बाज़ी
    .not = कोई टीम बाज़ी जीते
truth-promised = सरें बोली गई हों
    .not = सरें न बोली गई हों
truth-going_on = किसी ने खेल जारी रखने का फ़ैसला किया हो
    .not = किसी ने खेल जारी रखने का फ़ैसला न किया हो
truth-conceded = किसी टीम ने हार मान ली हो
    .not = किसी टीम ने हार न मानी हो
truth-forfeited = कोई टीम किसी ग़लती की वजह से बाज़ी हार गई हो
    .not = कोई टीम किसी ग़लती की वजह से बाज़ी न हारी हो
truth-wrongly_asked = जिस खिलाड़ी को पत्ते दोबारा बँटवाने का हक़ हो वह पहला पत्ता खेले जाने से पहले वैसे पत्तों के बिना इसकी माँग करे
    .not = कोई वैसे पत्तों के बिना पत्ते दोबारा बँटवाने की माँग न करे
truth-challenged = किसी ने तुरुप बदला हो
    .not = किसी ने तुरुप न बदला हो
truth-cut_declined = गड्डी काटने से इनकार किया गया हो
    .not = गड्डी काटने से इनकार न किया गया हो
truth-counter = “{ $title }” लागू हो
    .not = “{ $title }” लागू न हो

# Numbers in comparisons.  A fact is told as a feminine noun: बोली से कम, बोली के बराबर.
compared = { $value_kind ->
    [number] { $comparison ->
        [equal] ठीक { $value }
        [unequal] ठीक { $value }
        [less] { $value } से कम
        [at_most] ज़्यादा से ज़्यादा { $value }
        [more] { $value } से ज़्यादा
       *[at_least] कम से कम { $value }
    }
   *[fact] { $comparison ->
        [equal] ठीक { $value } के बराबर
        [unequal] ठीक { $value } के बराबर
        [less] { $value } से कम
        [at_most] ज़्यादा से ज़्यादा { $value } के बराबर
        [more] { $value } से ज़्यादा
       *[at_least] कम से कम { $value } के बराबर
    }
}
compared-not = { $comparison ->
    [unequal] न
   *[other] {""}
}
# “More than 1” are several.
value-tricks = { $comparison ->
    [more] सरें
   *[other] { $value ->
        [1] सर
       *[other] सरें
    }
}
value-rounds = { $comparison ->
    [more] बाज़ियाँ
   *[other] { $value ->
        [1] बाज़ी
       *[other] बाज़ियाँ
    }
}
# The tricks won or picked up, and before the verb न where none or not all are meant.
compared-tricks = { $share ->
    [none] { $comparison ->
        [equal] कोई सर न
        [at_most] कोई सर न
        [less] { compared } { value-tricks }
        [at_least] { compared } { value-tricks }
       *[other] कम से कम एक सर
    }
    [all] { $comparison ->
        [equal] पूरी { $value } { value-tricks }
        [at_least] पूरी { $value } { value-tricks }
        [less] पूरी { $value } { value-tricks } न
        [unequal] पूरी { $value } { value-tricks } न
       *[other] { compared } { value-tricks }
    }
   *[some] { $value ->
        [1] { $comparison ->
            [less] कोई सर न
            [at_least] कम से कम एक सर
           *[other] { compared } { value-tricks } { compared-not }
        }
       *[other] { compared } { value-tricks } { compared-not }
    }
}
compare-won = { $so_far ->
    [yes] { $subject } अब तक { compared-tricks } जीत पाई हो
   *[no] { $subject } { compared-tricks } जीते
}
compare-collected = { $so_far ->
    [yes] { $subject } अब तक { compared-tricks } उठा पाई हो
   *[no] { $subject } { compared-tricks } उठाए
}
first-value-tricks = { $value ->
    [1] पहली सर
   *[other] पहली { $value } सरें लगातार
}
compare-opening_run = { $so_far ->
    [yes] { $value_kind ->
        [number] { $comparison ->
            [at_least] { $subject } { first-value-tricks } जीत चुकी हो
            [less] { $subject } { first-value-tricks } न जीती हो
           *[other] { $subject } पहली सर से लगातार { compared-tricks } जीत पाई हो
        }
       *[fact] { $subject } पहली सर से लगातार { compared-tricks } जीत पाई हो
    }
   *[no] { $value_kind ->
        [number] { $comparison ->
            [at_least] { $subject } { first-value-tricks } जीते
            [less] { $subject } { first-value-tricks } न जीते
           *[other] { $subject } पहली सर से लगातार { compared-tricks } जीते
        }
       *[fact] { $subject } पहली सर से लगातार { compared-tricks } जीते
    }
}
captured-none = { $comparison ->
    [equal] कोई { $rank } न
    [at_most] कोई { $rank } न
    [more] कम से कम एक { $rank }
    [unequal] कम से कम एक { $rank }
   *[other] { compared } { $rank_plural }
}
captured-one = { $comparison ->
    [less] कोई { $rank } न
    [at_least] कम से कम एक { $rank }
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
} पकड़े
compare-streak = { $subject } इस बाज़ी समेत लगातार { compared } { value-rounds } { compared-not } जीत चुकी हो
compare-score = बाज़ी से पहले { $subject_oblique } का स्कोर { compared } { compared-not } हो
compare-term = { $subject_oblique } को { $subject } बने इस बाज़ी समेत { compared } { value-rounds } { compared-not } { $value ->
    [1] हुई हो
   *[other] हुई हों
}
compare-number = { $comparison ->
    [equal] यह { ordinal-value } सर हो
    [unequal] यह { ordinal-value } सर न हो
    [less] यह { ordinal-value } सर से पहले की सर हो
    [at_most] यह { ordinal-value } सर या उससे पहले की सर हो
    [more] यह { ordinal-value } सर के बाद की सर हो
   *[at_least] यह { ordinal-value } सर या उसके बाद की सर हो
}
compare-bid = बोली { compared } { $value_kind ->
    [number] { $value ->
        [1] सर की
       *[other] सरों की
    }
   *[fact] {""}
} { compared-not } हो
compare-counter = { $subject_kind ->
    [none] {""}
   *[other] { $subject_oblique } के लिए
} “{ $title }” की गिनती { compared } { compared-not } हो

is_in-won = { $subject } { OR($values) } सरें जीते
    .not = { $subject } { OR($values) } सरें न जीते
is_in-collected = { $subject } { OR($values) } सरें उठाए
    .not = { $subject } { OR($values) } सरें न उठाए
is_in-opening_run = { $subject } पहली सर से लगातार { OR($values) } सरें जीते
    .not = { $subject } पहली सर से लगातार { OR($values) } सरें न जीते
is_in-captured = { $subject } { OR($values) } { $rank_plural } पकड़े
    .not = { $subject } { OR($values) } { $rank_plural } न पकड़े
is_in-streak = { $subject } इस बाज़ी समेत लगातार { OR($values) } बाज़ियाँ जीत चुकी हो
    .not = { $subject } इस बाज़ी समेत लगातार { OR($values) } बाज़ियाँ न जीत चुकी हो
is_in-score = बाज़ी से पहले { $subject_oblique } का स्कोर { OR($values) } हो
    .not = बाज़ी से पहले { $subject_oblique } का स्कोर { OR($values) } न हो
is_in-term = { $subject_oblique } को { $subject } बने इस बाज़ी समेत { OR($values) } बाज़ियाँ हुई हों
    .not = { $subject_oblique } को { $subject } बने इस बाज़ी समेत { OR($values) } बाज़ियाँ न हुई हों
is_in-number = यह सर नंबर { OR($values) } हो
    .not = यह सर नंबर { OR($values) } न हो
is_in-bid = बोली { OR($values) } सरों की हो
    .not = बोली { OR($values) } सरों की न हो
is_in-counter = “{ $title }” की गिनती { OR($values) } हो
    .not = “{ $title }” की गिनती { OR($values) } न हो

# Plain the number, a feminine noun; .each “for each trick …”.
fact-won = { $subject_oblique } की जीती हुई सरों की संख्या
    .each = { $subject_oblique } की जीती हुई हर सर पर
fact-collected = { $subject_oblique } की उठाई हुई सरों की संख्या
    .each = { $subject_oblique } की उठाई हुई हर सर पर
fact-opening_run = { $subject_oblique } की पहली सर से लगातार जीती हुई सरों की संख्या
    .each = { $subject_oblique } की पहली सर से लगातार जीती हुई हर सर पर
fact-captured = { $subject_oblique } के पकड़े हुए { $rank_plural_oblique } की संख्या
    .each = { $subject_oblique } के पकड़े हुए हर { $rank_oblique } पर
fact-streak = { $subject_oblique } की लगातार जीती हुई बाज़ियों की संख्या
    .each = { $subject_oblique } की लगातार जीती हुई हर बाज़ी पर
fact-score = बाज़ी से पहले { $subject_oblique } का स्कोर
    .each = बाज़ी से पहले { $subject_oblique } के स्कोर के हर एक पर
fact-term = इस कार्यकाल में { $subject_oblique } की बाज़ियों की संख्या
    .each = इस कार्यकाल में { $subject_oblique } की हर बाज़ी पर
fact-number = खेली गई सरों की संख्या
    .each = खेली गई हर सर पर
fact-bid = बोली
    .each = बोली हुई हर सर पर
fact-counter = “{ $title }” की गिनती
    .each = “{ $title }” की गिनती के हर एक पर

side_has = किसी टीम के पास { count-tricks } { $number ->
    [one] हो
   *[other] हों
}
    .not = किसी टीम के पास { count-tricks } न { $number ->
        [one] हो
       *[other] हों
    }
    .until = किसी टीम के पास { count-tricks } न हो { $number ->
        [one] जाए
       *[other] जाएँ
    }
first-tricks = { $number ->
    [1] पहली सर
   *[other] पहली { $number } सरें लगातार
}
side_has_first = कोई टीम { first-tricks } जीत चुकी हो
    .not = कोई टीम { first-tricks } न जीती हो
    .until = कोई टीम { first-tricks } न जीत जाए
both_sides_have = दोनों टीमों के पास कम से कम एक-एक सर हो
    .not = किसी एक टीम के पास कोई सर न हो
    .until = दोनों टीमों के पास कम से कम एक-एक सर न हो जाए
uncatchable = कोई टीम इतनी आगे हो कि अब कोई उसके बराबर न आ सके
    .not = कोई टीम इतनी आगे न हो कि अब कोई उसके बराबर न आ सके
    .until = कोई टीम इतनी आगे न हो जाए कि अब कोई उसके बराबर न आ सके
trump_set = तुरुप तय हो चुका हो
    .until = तुरुप तय न हो जाए
trump_unset = तुरुप अभी तय न हुआ हो
trump_hidden = तुरुप अभी बंद हो
    .not = तुरुप बंद न हो
hands_empty = सब पत्ते खेले जा चुके हों
    .not = खेलने को अभी पत्ते बाक़ी हों
    .until = सब पत्ते ख़त्म न हो जाएँ
winning_card = सर { $rank_oblique } से जीती गई हो
    .not = सर { $rank_oblique } से न जीती गई हो
winning_cards = दोनों लगातार सरें { $rank_plural_oblique } से जीती गई हों
    .not = दोनों लगातार सरें { $rank_plural_oblique } से न जीती गई हों
earlier_before_reveal = दोनों लगातार सरों में से पहली सर जिस पत्ते से जीती गई, वह तुरुप खुलने से पहले खेला गया हो
    .not = दोनों लगातार सरों में से पहली सर जिस पत्ते से जीती गई, वह तुरुप खुलने के बाद खेला गया हो
set_this_trick = तुरुप इसी सर में तय हुआ हो
    .not = तुरुप इसी सर में तय न हुआ हो

## उदाहरण

example_trump = { $suit_kind ->
    [none] कोई तुरुप नहीं है
   *[other] तुरुप { $suit } है
}
example_hidden = बंद तुरुप { $suit } है
example_setting = तुरुप { ordinal-trick } सर में तय होता है
example_role = { $seat } { $role } है
# What the built-in counts stand for: streak before the round, term with it.
example_counter = { $counter ->
    [streak] { $seat } की टीम इस बाज़ी से पहले लगातार { $number ->
        [1] { $number } बाज़ी
       *[other] { $number } बाज़ियाँ
    } जीत चुकी है
    [term] यह { $seat } के कार्यकाल की { ordinal-number } बाज़ी है
    [won_all_of_term] { $seat } की टीम इस कार्यकाल की { $number ->
        [0] कोई बाज़ी हार चुकी है
       *[other] अब तक की हर बाज़ी जीत चुकी है
    }
    [bid] { $seat } ने { $number ->
        [1] { $number } सर बोली है
       *[other] { $number } सरें बोली हैं
    }
   *[other] { $seat } के लिए “{ $title }” की गिनती { $number } है
}
example_asks = { $asked ->
    [nobody] किसी से नहीं पूछा जाता ({ $clause })
   *[player] { $seat } से पूछा जाता है ({ $clause })
}
example_hand = { $seat } के पास ये पत्ते हैं: { JOIN($cards_short, by: " ") }
# A trick is told as a list, उत्तर A♥, पश्चिम 2♣; the verb goes without saying.
plain = खेलता है
asks = तुरुप खुलवाकर
shows = तुरुप खोलकर
example_play = { $seat } { $manner_kind ->
    [plain] {""}
   *[other] { $manner }
} { $card_short }
taken_by = सर { $seat } की हुई
refused_by = यह पत्ता नहीं खेला जा सकता ({ $clause })
clause = { $title }
    .quoted = “{ $title }”
example_trick = { JOIN($plays, by: ", ") }: { $outcome }
taker = { $seat }{ $card_kind ->
    [none] {""}
   *[other] {" "}({ $card_short })
}
expect_row = { $number ->
    [1] यह लागू होता है: { AND($clauses_quoted) }
   *[other] ये लागू होते हैं: { JOIN($clauses_quoted, by: ", ") }
}
expect_pile = { $tricks ->
    [0] { $seat } कुछ नहीं उठाता
    [1] { $seat } { $tricks } सर उठाता है
   *[other] { $seat } { $tricks } सरें उठाता है
}
expect_role = अगली बाज़ी में { $role } { $seat } है
example_takers = { $number ->
    [1] सर जीतने वाला: { JOIN($takers, by: ", ") }
   *[other] सरें क्रम से इनकी हुईं: { JOIN($takers, by: ", ") }
}; { JOIN($expected, by: "; ") }
example = { $title }: { JOIN($statements, by: "; ") }।

## जो हर किताब में लिखे बिना माना जाता है

built-in-play-turn = सिर्फ़ वही खिलाड़ी खेल सकता है जिसकी बारी हो।
built-in-play-hand = हर खिलाड़ी सिर्फ़ अपने हाथ के पत्ते खेल सकता है।
built-in-round-end = बाज़ी ख़त्म होने के बाद और कुछ नहीं किया जा सकता।
built-in-winner = जिस टीम के पास ज़्यादा सरें हों, वह बाज़ी जीतती है।

## वाक्यों के आसपास की किताब

book-subtitle = खेल के नियम
book-with = { $title } ({ AND($options) })
book-also = दूसरे नाम: { JOIN($names, by: ", ") }।
book-played = यह खेल यहाँ खेला जाता है: { AND($places) }।
book-extends = “{ $parent }” खेलने का एक तरीक़ा।
book-chapter-need = क्या-क्या चाहिए
book-chapter-table = खिलाड़ी, जगहें और दिशा
book-chapter-round = बाज़ी, क़दम-दर-क़दम
book-chapter-trump = तुरुप
book-chapter-play = सरें खेलना
book-chapter-collect = सरें उठाना
book-chapter-score = बाज़ी का अंत और हिसाब
book-chapter-foul = ग़लतियाँ और उनका नतीजा
book-chapter-next = अगली बाज़ी
book-chapter-match = मैच
book-chapter-custom = मेज़ के रिवाज
book-chapter-options = ऐच्छिक नियम
book-chapter-rulings = खेलते हुए उठने वाले सवाल
book-chapter-examples = खेलकर दिखाए गए उदाहरण
book-chapter-hand = एक पूरी बाज़ी, शुरू से आख़िर तक
book-chapter-played_out = खेल का नतीजा अक्सर क्या होता है
book-chapter-glossary = खेल के शब्द
book-chapter-sources = नियम कहाँ से आए
book-chapter-differences = “{ $parent }” से क्या फ़र्क़ है
book-chapter-parts = मैच की बाज़ियाँ
book-contents = विषय-सूची
book-summary = एक पन्ने पर
book-part = { $title }: { $number ->
    [one] { $number } बाज़ी
   *[other] { $number } बाज़ियाँ
}।
book-options-intro = ये ऐच्छिक नियम इस खेल के साथ चल सकते हैं। खेल शुरू करने से पहले इन पर सहमति बना लें।
book-option = { $title } – { $text }
book-rulings-intro = इन बातों पर परंपरा या तो कुछ नहीं कहती या हर जगह एक-सी नहीं है। इस किताब का फ़ैसला यह है; आपके यहाँ कुछ और चलता हो तो पहले से तय कर लें।
book-here = यहाँ: { $text }।
book-instead = कहीं और: { $text }।
book-examples-intro = हर उदाहरण इसी किताब के नियमों से खेलकर देखा गया है।
book-played_out-intro = एक प्रोग्राम ने { $number } बाज़ियाँ खेलीं, { $policy ->
    [random] हर चाल सभी जायज़ चालों में से किसी एक की पर्ची निकालकर
    [sensible] हर खिलाड़ी ने सस्ते में जीता और कुछ गँवाया नहीं
   *[other] हर खिलाड़ी ने अपने ढंग से
}। हर नतीजा इतनी बार आया; पतली रेखा बताती है कि यह कितना पक्का है।
book-played_out-caption = सभी बाज़ियों का हिस्सा
book-sources-intro = नियम के बाद कोष्ठक में लिखे अक्षर उस कथन का नाम हैं जिससे नियम लिया गया है।
book-source = { $document }: { JOIN($codes, by: ", ") }
book-ours = यह शब्द इस किताब के किसी स्रोत में नहीं है; बात साफ़ करने के लिए यहाँ रखा गया है।
book-clause-id = इस नियम का स्थायी नाम
book-licence = लेख और चित्र MIT लाइसेंस के तहत नक़ल किए, बदले और आगे दिए जा सकते हैं, बशर्ते लाइसेंस की सूचना साथ रहे।
book-made = यह किताब courtpiece_spec ने { $id } के नियमों (संस्करण { $version }) से बनाई है।
book-made-plain = यह किताब courtpiece_spec ने { $id } के नियमों से बनाई है।
book-gone = “{ $parent }” के उलट यह नियम यहाँ नहीं चलता: { $text }
book-changed = { $text } (“{ $parent }” में: { $before })
book-score-every = हर जीत
book-score-paid = { $way ->
    [nothing] कुछ नहीं
    [gain] { paid-amount }
    [gain_to] { $to_oblique } को { paid-amount }
    [transfer] { $source_oblique } से { $to_oblique } को { paid-amount }
    [held_over] अगली बार जीतने वाली टीम को { $amount } और
   *[loss] { $source } { $amount } गँवा देती है
}{ $effects_kind ->
    [list] ; { AND($effects) }
   *[none] {""}
}
paid-amount = { $added ->
    [yes] { $amount } और
   *[no] { $amount }
}
book-score-outcome = नतीजा
book-score-worth = मिलता है
book-score-caption = बाज़ी पर क्या मिलता है{ $rows ->
    [1] {""}
   *[other] { $policy ->
        [first_match] {" "}(ऊपर से जो स्थिति सबसे पहले लागू हो)
        [first_match_plus] {" "}(ऊपर से जो स्थिति सबसे पहले लागू हो, और बोनस)
       *[other] {""}
    }
}
book-foul-policy = { $policy ->
    [first_match] नीचे की स्थितियाँ इसी क्रम में देखी जाती हैं; जो सबसे पहले लागू हो, सिर्फ़ वही मानी जाती है।
    [first_match_plus] नीचे की स्थितियाँ इसी क्रम में देखी जाती हैं; जो सबसे पहले लागू हो, सिर्फ़ वही मानी जाती है, और जो-जो बोनस बने वह उसमें जोड़ा जाता है।
    [unique] नीचे की स्थितियों में से हमेशा एक ही स्थिति लागू होती है।
   *[sum] नीचे की जो-जो स्थिति लागू हो, सब जोड़ी जाती हैं।
}

## पूरी बाज़ी

hand-intro = { $dealer } पत्ते बाँटता है। पत्ते फेंटे गए थे और हर खिलाड़ी ने समझदारी से खेला; दिखावे के लिए कुछ नहीं चुना गया।
hand-trick = { ordinal-number } सर
hand-trump-set = अब तुरुप { $suit } है।
hand-trump-shown = तुरुप { $suit } है।
hand-collected = { $seat } { count-tricks } उठाता है।
hand-over = बाज़ी ख़त्म हुई: { $winner_kind ->
    [none] कोई नहीं जीता
   *[other] { $winner } की टीम जीती
}।
hand-side = { AND($seats) }
hand-counts = { $side } की टीम को { $points_gets }।
hand-counts-nothing = इस बाज़ी पर कुछ नहीं मिलता।
hand-next-dealer = अगली बाज़ी के पत्ते { $seat } बाँटता है।
hand-next-drawn = अगला बाँटने वाला पर्ची से चुना जाता है।
action-call = { $seat } तुरुप बोलता है: { $what }।
action-call-none = { $seat } कहता है कि बाज़ी बिना तुरुप के होगी।
action-call-mode = { $seat } “{ $what }” खेलने को कहता है।
action-hide = { $seat } { $what_short } को उलटा रखता है; यह बंद पत्ता है।
action-write = { $seat } पर्ची पर सबसे छिपाकर तुरुप लिखता है: { $what }।
action-reveal = { $seat } की बारी पर बंद तुरुप खुलता है।
action-bid = { $seat } { $number } सरें बोलता है।
action-pass = { $seat } पास कहता है।
action-redeal = { $seat } पत्ते दोबारा बँटवाता है।
action-go_on = { $seat } खेल जारी रखता है।
action-stop = { $seat } बाज़ी रोक देता है।
action-drop = { $seat } { $what_short } फेंकता है।
action-keep = { $seat } खींचा हुआ पत्ता रख लेता है।
action-leave = { $seat } खींचा हुआ पत्ता फेंक देता है।
action-down = { $seat } { $what_short } उलटा खेलता है।
action-foul = { $seat } नियम तोड़ता है: { $what }।
action-concede = { $seat } हार मान लेता है।
action-pick = खींचा हुआ पत्ता { $what_short } है।

## चित्र: नीचे की पंक्ति, और न देख सकने वालों के लिए बयान

picture-hand = { $seat } के पत्ते: { JOIN($cards_short, by: " ") }
picture-trick = { JOIN($plays, by: ", ") }; सर { $seat } की हुई
picture-play = { $seat } { $card_short }
picture-deal = पत्ते किस तरह बँटते हैं
picture-deal-text = { JOIN($packets, by: "; ") }
picture-packet = { $number }: { $seat } को { count-packet }
count-packet = { $cards ->
    [one] { $cards } पत्ता
   *[other] { $cards } पत्ते
}
picture-seats = मेज़, खेल के क्रम से: { JOIN($seats, by: ", ") }
picture-pile = ढेर सर-दर-सर कैसे बढ़ता और उठता है
picture-pile-step = { ordinal-number } सर: { $seat }, { $tricks ->
    [0] मेज़ पर कुछ नहीं
    [1] मेज़ पर { $tricks } सर
   *[other] मेज़ पर { $tricks } सरें
}
picture-path = { $seat } के बाँटने के बाद कौन बाँटता है
picture-path-step = { $title } ({ $seat })
picture-dealer = बाँटता है
picture-leads = चाल चलता है
picture-takes = सर जीतता है

## खेल के शब्द

term-trick = सर
    .is = हर खिलाड़ी का खेला हुआ एक-एक पत्ता; इनमें से एक पत्ता बाक़ी सब से जीतता है, और सर उसे खेलने वाले की होती है।
term-lead = चाल चलना
    .is = सर का पहला पत्ता खेलना; उस पत्ते का रंग चाल का रंग है।
    .origin = ours
term-follow = चाल का रंग देना
    .is = जिस रंग से सर की चाल चली गई हो, उसी रंग का पत्ता खेलना।
    .origin = ours
term-void = चाल का रंग न होना
    .is = हाथ में चाल के रंग का कोई पत्ता न होना।
    .origin = ours
term-trump = तुरुप
    .is = वह रंग जिसके पत्ते, जब तक तुरुप लागू हो, बाक़ी हर रंग के पत्तों से जीत जाते हैं; खिलाड़ी इसे हुकुम या रंग भी कहते हैं।
term-ruff = तुरुप से काटना
    .is = किसी और रंग की चाल पर तुरुप का पत्ता खेलना।
term-discard = पत्ता फेंकना
    .is = ऐसा पत्ता खेलना जो न चाल के रंग का हो, न तुरुप गिना जाता हो।
    .origin = ours
term-revoke = रंग होते हुए न देना
    .is = चाल के रंग का पत्ता हाथ में हो, फिर भी कोई और रंग खेलना।
    .origin = ours
term-packet = एक बार के पत्ते
    .is = जितने पत्ते एक खिलाड़ी को एक साथ दिए जाएँ।
    .origin = ours
term-dealer = बाँटने वाला
    .is = जो खिलाड़ी बाज़ी के पत्ते बाँटे।
    .origin = ours
term-caller = { $title_kind ->
    [title] { $title }
   *[none] तुरुप चुनने वाला
}
    .is = जो खिलाड़ी तुरुप चुने।
    .origin = ours
term-eldest = पहल वाला खिलाड़ी
    .is = जिसे सबसे पहले पत्ते मिलें और जो सबसे पहले चाल चले।
    .origin = ours
term-partner = साथी
    .is = जिस खिलाड़ी के साथ मिलकर टीम बने।
    .origin = ours
term-round = बाज़ी
    .is = एक बार पत्ते बाँटने से अगली बार बाँटने तक का सारा खेल।
    .origin = ours
term-court = कोट
    .is = इतनी बड़ी जीत कि उसका अपना नाम हो और वह ज़्यादा गिनी जाए, जैसे पहली सात सरें जीतना; जहाँ हिसाब कोटों में हो, वहाँ हिसाब की इकाई भी।
term-pile = ढेर
    .is = जीती हुई सरें जो तब तक मेज़ पर पड़ी रहती हैं जब तक कोई खिलाड़ी उन्हें उठा न ले।
    .origin = ours
term-redeal = दोबारा बाँटना
    .is = सब पत्ते वापस मिलाकर नए सिरे से बाँटना।
    .origin = ours
term-hidden = बंद तुरुप
    .is = वह तुरुप जो खुलने तक सिर्फ़ एक खिलाड़ी को मालूम हो; इसे बंद हुकुम भी कहते हैं। जो पत्ता इसके लिए उलटा रखा जाए, वह बंद पत्ता है।

## जहाँ खेला जाता है

place-pakistan = पाकिस्तान
place-india = भारत
place-bangladesh = बांग्लादेश
place-sri_lanka = श्रीलंका
place-gulf_states = खाड़ी के देश
place-canada = कनाडा
place-east_africa = पूर्वी अफ़्रीका
place-iran = ईरान
place-mauritius = मॉरीशस
place-netherlands = नीदरलैंड
place-suriname = सूरीनाम
place-united_kingdom = ब्रिटेन

## Documents that the books follow

document-A = हाकिम पर लेख, जर्मन, डच और स्पेनी में
document-B = सिंगल सर, डबल सर, बंद रंग और बेरंग पर जर्मन लेख
document-C = कचुहा पर जर्मन लेख
document-HK = होक्म के विवरण और प्रोग्राम
document-TC = ट्रूफ़कॉल के विवरण
document-SA = सतात के विवरण
document-MK = मेंडीकोट के विवरण
document-PR = पैगट, “कोर्ट पीस / रंग”, नक़लों से
document-DS = पैगट, “डबल सर”, नक़लों से
document-HR = पैगट, “बंद रंग”, जैसा टैशज़ोन ने अपने शब्दों में लिखा
document-WP = विकिपीडिया, “कोर्ट पीस”
document-CZ = कार्डज़मेनिया, “रंग / कोर्ट पीस”
document-OM = ओमी के विवरण और प्रोग्राम
document-DH = दहला पकड़ के विवरण
document-SBH = sportsbettinghere.com, “कोर्ट पीस के प्रकार”
document-ABK = abubaker-rung.andro.io, “रंग (कोर्ट पीस)”
document-RA = खेल “rang_adda”
document-TZ = टैशज़ोन, “खेल के नियम”
document-CHK = “चकरी” का परिचय, छह खिलाड़ियों का कोर्ट पीस
document-ART = ऐप के पाठ “कोर्ट पीस / रंग / होक्म / कोट” (Artoon)
document-BR = प्रोग्राम “बंद रंग”
document-DSE = प्रोग्राम “डबल सर” (बोली, सिलसिला, जुर्माना)
document-DSV2 = फ़ैसलों की सूची “double-sar-v2-optional-trump”
document-MYR = ऐप का पाठ “मेरा रंग (बीटा)”
document-SAR = खेल “कोट”, sarbsukh.com पर
document-CPW = वेब का खेल “कोर्ट पीस — रंग”
document-TS1 = 52 कोट वाला एक प्रोग्राम, TypeScript में
document-KP4 = ऐप की सूची, “कोट पीस … तुरुप पहले चार पत्तों पर”
document-HV = हिंदी विश्वकोश, लेख “ताश”
document-BC = boardscards.com, “कोर्ट पीस”
