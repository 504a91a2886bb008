### فارسی.
###
### روش کار: docs/design/sentences.md.  واژه‌ها از rules/corpus.md §6، یعنی واژه‌های حکم‌بازها.
### شرط‌ها در وجه التزامی‌اند، چنان که پس از «اگر»، «تا اینکه» و «یعنی اینکه» می‌آیند؛ .not نفی آن‌هاست و
### .noun اسم آن‌ها («برد تیم حاکم»).  شرطی که دربارهٔ «همین تیم» است فاعل ندارد: «تیمی که ۷ دست بگیرد».
### .ezafe شکل واژه پیش از صفت یا اسم است: «دولوی دل»، «دست‌دهندهٔ بعدی».
### دست: چیزی که برده می‌شود (trick)؛ دور: از پخش تا پخش؛ خال زمین: خالی که دست با آن شروع شده.

digits = ۰۱۲۳۴۵۶۷۸۹

default-style = clause
default-nested = { $plain }
default-flat = yes
default-ezafe = { $plain }
# «دور کوت باشد»؛ عنوانی که نام دور نیست شکل‌های خود را کنار کتاب دارد.
default-true = دور { $plain } باشد
default-untrue = دور { $plain } نباشد
default-extra = { $plain }
# پس از «بازی ادامه دارد تا»؛ و به تنهایی در جدول، زیر «نتیجهٔ دور».
default-until = { $plain }
default-cell = { $plain }

## شمردن

count-cards = { $number } ورق
count-tricks = { $number } دست
first-tricks = { $number ->
    [1] دست اول
   *[other] { $number } دست اول
}
ordinal = { $number ->
    [1] اولین
    [2] دومین
    [3] سومین
    [4] چهارمین
    [5] پنجمین
    [6] ششمین
    [7] هفتمین
    [8] هشتمین
    [9] نهمین
    [10] دهمین
    [11] یازدهمین
    [12] دوازدهمین
    [13] سیزدهمین
   *[other] { $number }مین
}

people = { $number ->
    [2] دونفره
    [3] سه‌نفره
    [4] چهارنفره
    [5] پنج‌نفره
    [6] شش‌نفره
    [8] هشت‌نفره
   *[other] { $number } نفره
}

## ورق‌ها
## .short همان نشانه‌ای است که گوشهٔ ورق چاپ شده (K)، .brief شکل کوتاه در متن (شاه).

rank-ace = آس
    .any = آسی
    .brief = آس
    .short = A
rank-king = شاه
    .any = شاهی
    .brief = شاه
    .short = K
rank-queen = بی‌بی
    .any = بی‌بی‌ای
    .brief = بی‌بی
    .short = Q
rank-jack = سرباز
    .any = سربازی
    .brief = سرباز
    .short = J
rank-ten = ده‌لو
    .ezafe = ده‌لوی
    .any = ده‌لویی
    .brief = ۱۰
    .short = 10
rank-nine = نه‌لو
    .ezafe = نه‌لوی
    .any = نه‌لویی
    .brief = ۹
    .short = 9
rank-eight = هشت‌لو
    .ezafe = هشت‌لوی
    .any = هشت‌لویی
    .brief = ۸
    .short = 8
rank-seven = هفت‌لو
    .ezafe = هفت‌لوی
    .any = هفت‌لویی
    .brief = ۷
    .short = 7
rank-six = شش‌لو
    .ezafe = شش‌لوی
    .any = شش‌لویی
    .brief = ۶
    .short = 6
rank-five = پنج‌لو
    .ezafe = پنج‌لوی
    .any = پنج‌لویی
    .brief = ۵
    .short = 5
rank-four = چهارلو
    .ezafe = چهارلوی
    .any = چهارلویی
    .brief = ۴
    .short = 4
rank-three = سه‌لو
    .ezafe = سه‌لوی
    .any = سه‌لویی
    .brief = ۳
    .short = 3
rank-two = دولو
    .ezafe = دولوی
    .any = دولویی
    .brief = ۲
    .short = 2

suit-spades = پیک
    .short = ♠
suit-hearts = دل
    .short = ♥
suit-diamonds = خشت
    .short = ♦
suit-clubs = گشنیز
    .short = ♣

card = { $rank_ezafe } { $suit }
    .short = { $rank_brief }{ $suit_short }

## جاهایی که بازی می‌شود

place-pakistan = پاکستان
place-india = هند
place-bangladesh = بنگلادش
place-sri_lanka = سری‌لانکا
place-gulf_states = کشورهای خلیج فارس
place-iran = ایران
place-suriname = سورینام
place-netherlands = هلند
place-mauritius = موریس
place-united_kingdom = بریتانیا
place-canada = کانادا
place-east_africa = شرق آفریقا

## جهت‌ها و جاها

direction-clockwise = در جهت عقربه‌های ساعت
    .hand = چپ
direction-anticlockwise = در خلاف جهت عقربه‌های ساعت
    .hand = راست

seat-N = شمال
    .letter = شم
seat-E = شرق
    .letter = شر
seat-S = جنوب
    .letter = جن
seat-W = غرب
    .letter = غر
seat-other = بازیکن { $number ->
    [1] اول
    [2] دوم
    [3] سوم
    [4] چهارم
    [5] پنجم
    [6] ششم
    [7] هفتم
    [8] هشتم
   *[other] شمارهٔ { $number }
}
    .letter = { $number }

## بازیکنان

role-dealer = دست‌دهنده
    .ezafe = دست‌دهندهٔ
role-caller = حاکم
role-eldest = نفر اول
role-bidder = برندهٔ مزایده
role-challenger = تغییردهندهٔ حکم
role-discarder = کنارگذارندهٔ ورق
role-offending_player = بازیکن خطاکار
role-titled = { $title }
    .ezafe = { $title_ezafe }
role-other = { $title }

left_of = بازیکن سمت چپ { $who }
right_of = بازیکن سمت راست { $who }
partner_of = یار { $who }
taker_of_trick = برندهٔ دست
taker_of_last = برندهٔ دست آخر
taker_of_number = برندهٔ دست شمارهٔ { $number }
holder_of = دارندهٔ { $card }
seat_number = { $seat_kind ->
    [none] بازیکن جای شمارهٔ { $number }
   *[seat] { $seat }
}

or_else = { $first }، اگر باشد، و در غیر این صورت { $second }

opponent_of = یکی از حریف‌های { $who }
player_of = یکی از بازیکنان { $side }
any_other = هر بازیکن دیگر
any_player = هر بازیکن

## تیم‌ها

side-winner = تیم برنده
side-loser = تیم بازنده
side-leading_side = تیمی که دست بیشتری دارد
side-offender = تیم خطاکار
side-taker_side = تیم برندهٔ دست
side-of_role = تیم { $role }
this_side = آن تیم
opponents = تیم حریف
opponents_of = تیم حریف { $who }

## میز

number_of_players = بازی { people } است: { $teams }.
partners_opposite = دو تیم دونفره، و یارها روبه‌روی هم می‌نشینند
teams_of = تیم‌های { people }، و بازیکنان تیم‌ها یکی در میان می‌نشینند
each_alone = هر کس تنها بازی می‌کند و خودش یک تیم است
partners_by_draw = پیش از شروع بازی هر کس یک ورق می‌کشد: { $highest } نفری که بالاترین ورق‌ها را کشیده‌اند، با هم در برابر { $lowest } نفری که پایین‌ترین ورق‌ها را کشیده‌اند بازی می‌کنند.
partner_by_second = پیش از شروع بازی ورق‌ها رو به بالا پخش می‌شود و بازیکنی که دومین { $rank } به او برسد، یار کسی می‌شود که اولین { $rank } به او رسیده است.
deals = ورق‌ها { $direction }، یعنی به سمت { $direction_hand }، پخش می‌شود. اول به بازیکن سمت { $direction_hand } دست‌دهنده ورق داده می‌شود، مگر آنکه در یکی از مراحل پخش چیز دیگری گفته شده باشد.
plays = نوبت بازی { $direction }، یعنی به سمت { $direction_hand }، می‌چرخد.

## دستهٔ ورق

cards = { $number ->
    [52] بازی با یک دسته ورق کامل است: { $number } ورق، بدون جوکر.
   *[other] بازی با { count-cards } است.
}
without = { $cards_count ->
    [one] این ورق از دسته بیرون گذاشته می‌شود: { $cards }.
   *[other] این ورق‌ها از دسته بیرون گذاشته می‌شوند: { JOIN($cards, by: "، ") }.
}
rank_order = { $label ->
    [rank] ورق‌های هر خال از بالا به پایین به این ترتیب‌اند: { JOIN($ranks_brief, by: "، ") }.
   *[other] در ترتیب { $title_kind ->
        [title] «{ $title }»
       *[none] «{ $label }»
    } ورق‌ها از بالا به پایین چنین‌اند: { JOIN($ranks_brief, by: "، ") }.
}
top_card = { $card } از همهٔ ورق‌های دیگر بالاتر است { $suit }.
in_its_own_suit = و همچنان ورقی از خال خودش است
as_a_trump = و ورق حکم به حساب می‌آید

## نقش‌ها

first_role = { $by_kind ->
    [at_random] برای دور اول، { $role } به هر روشی که بازیکنان بخواهند تعیین می‌شود.
   *[other] در دور اول، { $role } کسی است که { $by }.
}
at_random = به هر روشی که بازیکنان بخواهند تعیین شود
at_seat = { $seat_kind ->
    [none] در جای شمارهٔ { $number } نشسته است
   *[seat] در { $seat } نشسته است
}
highest_drawn = در قرعه‌کشی بالاترین ورق را بکشد{ draw-notes }
lowest_drawn = در قرعه‌کشی پایین‌ترین ورق را بکشد{ draw-notes }
draw-notes = { $notes_kind ->
    [list] ؛ { JOIN($notes, by: " و ") }
   *[none] {""}
}
first_dealt = وقتی ورق‌ها رو به بالا پخش می‌شود، اولین { $rank } به او برسد
lost_toss = قرعه را ببازد
rank_low = { $rank } در این قرعه‌کشی پایین‌ترین ورق است
card_as = { $card } در این قرعه‌کشی { $rank } حساب می‌شود
ties_draw_again = کسانی که ورق برابر کشیده‌اند دوباره می‌کشند

role_at = { $role } همان { $who } است.
cuts = { $may_decline ->
    [yes] پس از بُر زدن، { $who } می‌تواند ورق‌ها را کوپ کند.
   *[no] پس از بُر زدن، { $who } ورق‌ها را کوپ می‌کند.
}

## مراحل هر دور

step = { $when_kind ->
    [none] { $action }
   *[other] اگر { $when }، { $action }
}{ $title_kind ->
    [title] {" "}({ $title })
   *[none] {""}
}.

to_each = هر بازیکن
to_others = هر یک از بازیکنان دیگر
to_one = { $who }
packet = { $until_gone ->
    [yes] هر بار به { $recipients } { count-cards } داده می‌شود تا ورق‌ها تمام شود
   *[no] { $times ->
        [1] به { $recipients } { packet-cards } داده می‌شود
        [2] به { $recipients } { packet-cards } و سپس باز { $number } ورق داده می‌شود
       *[other] به { $recipients } { $times } بار و هر بار { count-cards } داده می‌شود
    }
}{ $start_kind ->
    [none] {""}
   *[other] ؛ اول به { $start }
}
packet-cards = { $recipients_kind ->
    [to_each] { $more ->
        [yes] { count-cards } دیگر
       *[no] { count-cards }
    }
   *[other] { count-cards }
}
set_aside = بقیهٔ ورق‌ها کنار گذاشته می‌شود و به کار نمی‌رود
discard = { $who } { count-cards } کنار می‌گذارد
discard_others = هر یک از بازیکنان دیگر { count-cards } کنار می‌گذارد
draw_pairs = هر بازیکن در نوبت خود به ورق رویی باقی‌ماندهٔ دسته نگاه می‌کند و یا آن را نگه می‌دارد و ورق بعدی را کنار می‌گذارد، یا آن را کنار می‌گذارد و ورق بعدی را نگه می‌دارد، تا وقتی هر کس { count-cards } داشته باشد
may_look = تنها { $who } اجازه دارد ورق‌هایی را که تا اینجا پخش شده ببیند

no_ranks = { $ranks_count ->
    [one] هیچ { JOIN($ranks_any, by: "") } نداشته باشد
   *[other] نه { JOIN($ranks, by: " و نه ") } داشته باشد
}
nothing_above = ورقی بالاتر از { $rank } نداشته باشد
or_more_trumps = { $number } ورق حکم یا بیشتر داشته باشد
may_redeal = { $who } می‌تواند { $limit_kind ->
    [none] {""}
   *[number] حداکثر { $limit } بار{" "}
}بخواهد که ورق‌ها دوباره پخش شود، به شرطی که میان ورق‌هایی که تا اینجا گرفته است { $holding }{ redeal-notes }
must_redeal = اگر یکی از بازیکنان میان ورق‌هایی که تا اینجا گرفته است { $holding }، ورق‌ها دوباره پخش می‌شود{ $limit_kind ->
    [none] {""}
   *[number] ، حداکثر { $limit } بار
}{ redeal-notes }
redeal-notes = { $not_twice_running ->
    [yes] ؛ ولی دو بار پیاپی مجاز نیست
   *[no] {""}
}{ $dealt_by_kind ->
    [none] {""}
   *[other] ؛ پخش دوباره با { $dealt_by } است
}

trump_suit = خال حکم را تعیین می‌کند
    .may = خال حکم را تعیین کند
trump_or_none = یا خال حکم را تعیین می‌کند یا بازی بدون حکم را انتخاب می‌کند
    .may = خال حکم را تعیین کند یا بازی بدون حکم را انتخاب کند
trump_or_order = یا خال حکم را تعیین می‌کند یا بازی بدون حکم با ترتیب { JOIN($orders, by: " یا ") } را انتخاب می‌کند
    .may = خال حکم را تعیین کند یا بازی بدون حکم با ترتیب { JOIN($orders, by: " یا ") } را انتخاب کند
name_trump = { $who } { $choice }
may_name_trump = { $who } می‌تواند { $choice_may } یا حکم را باز بگذارد
may_change_trump = { $who } می‌تواند خال حکم را عوض کند
lay_up_trump = { $who } یک ورق را رو به بالا روی میز می‌گذارد؛ خال آن ورق حکم است
lay_down_trump = { $who } یکی از ورق‌های خود را پشت‌ورو روی میز می‌گذارد (ورق پنهان)؛ خال آن حکم خواهد بود
write_trump = { $who } خال حکم را پنهانی روی یک تکه کاغذ می‌نویسد
of_hand = از ورق‌های { $who }
of_last = از { $number ->
    [1] ورق آخری
   *[other] { $number } ورق آخری
} که به { $who } داده شده
of_packet = از ورق‌هایی که { $order ->
    [1] در نوبت اول پخش
    [2] در نوبت دوم پخش
    [3] در نوبت سوم پخش
    [4] در نوبت چهارم پخش
   *[other] در یکی از نوبت‌های بعدی پخش
} به { $who } داده شده
of_tricks = از دست‌هایی که تا اینجا بازی شده
of_pack = پیش از پخش از دستهٔ ورق
lay_blind_trump = یک ورق به تصادف { $source } کشیده می‌شود و بی‌آنکه کسی آن را ببیند پشت‌ورو روی میز گذاشته می‌شود (ورق پنهان)؛ خال آن حکم خواهد بود
random_card_sets_trump = یک ورق به تصادف { $source } کشیده می‌شود و به همه نشان داده می‌شود؛ خال آن ورق حکم است
nth_card_sets_trump = { ordinal } ورقی که به { $who } داده شده به همه نشان داده می‌شود؛ خال آن ورق حکم است
bid-range = { $only ->
    [yes] دقیقاً { $lowest }
   *[no] از { $lowest } تا { $highest }
}
bid = در مزایده هر بازیکن به نوبت{ $start_kind ->
    [none] {""}
   *[other] {" "}(اول { $start })
} یک بار { bid-range } دست اعلام می‌کند{ $or_passes ->
    [yes] {" "}یا پاس می‌دهد
   *[no] {""}
}{ $above_last ->
    [yes] ؛ هر تعداد باید از آخرین تعداد اعلام‌شده بیشتر باشد
   *[no] {""}
}{ $first_may_not_pass ->
    [yes] ؛ کسی که مزایده را شروع می‌کند نمی‌تواند پاس بدهد
   *[no] {""}
}
promise = { $who } می‌تواند اعلام کند که تعداد معینی دست، از { $lowest } تا { $highest }، می‌گیرد

play_tricks = { $number ->
    [1] یک دست بازی می‌شود
   *[other] { $number } دست بازی می‌شود
}
play_until = بازی ادامه دارد تا { $condition_until }{ decided-early }
decided-early = { $decided_early ->
    [yes] ، مگر آنکه برندهٔ دور زودتر معلوم شود
   *[no] {""}
}
may_go_on = { $who } پس از برده شدن دور می‌تواند تصمیم بگیرد که بازی ادامه یابد

## حکم

power = { $since }.
at_once = حکم از لحظه‌ای که معلوم شود اعتبار دارد
after_reveal = ورق‌های خال حکم فقط از لحظهٔ رو شدن حکم به بعد حکم به حساب می‌آید و ورقی که پیش از آن، حتی در همان دست، بازی شده حکم نیست؛ ولی اگر دست با خود خال حکم شروع شده باشد، بالاترین ورق آن خال دست را می‌گیرد، هر وقت که بازی شده باشد
only_after_reveal = ورق‌های خال حکم فقط از لحظهٔ رو شدن حکم به بعد حکم به حساب می‌آید و ورقی که پیش از آن بازی شده حکم نیست، حتی اگر دست با خود خال حکم شروع شده باشد؛ پس ورق پایین‌تری می‌تواند بالاتری را بزند
whole_trick = حکم پس از رو شدن، در تمام همان دستی که در آن رو شده اعتبار دارد
from_start = حکم پنهان از همان ورق اول اعتبار دارد، هرچند هنوز رو نشده است
next_trick = حکم از دستِ بعد از دستی که در آن تعیین شده اعتبار دارد
never = بازی بدون حکم است
first_void_sets_trump = حکم را اولین بازیکنی تعیین می‌کند که از خال زمین ورق ندارد: خال ورقی که او بازی می‌کند حکم است.

must_trump_then = اگر حکم دارد باید یک حکم، هر کدام که بخواهد، بازی کند
must_lead_trump_then = باید آن دست را با یک حکم، هر کدام که بخواهد، شروع کند
void_player = بازیکنی که از خال زمین ورق ندارد
void_opponent = آن حریفِ { $who } که از خال زمین ورق ندارد
leading = وقتی نوبت شروع دست با اوست
being_void = وقتی از خال زمین ورق ندارد
reveal-duty = { $duty_kind ->
    [none] {""}
   *[other] ؛ در این صورت { $duty }
}
may_demand = { $who } می‌تواند پیش از بازی کردن ورق خود بخواهد که حکم رو شود{ reveal-duty }.
may_reveal = { $who } { $moment } می‌تواند حکم را رو کند{ reveal-duty }.
must_reveal = اگر برای { $who } جز ورق پنهان ورقی نمانده باشد، باید در نوبت خود آن را رو و سپس بازی کند.
must_reveal_trumping = { $who }، اگر بخواهد با حکم ببُرد، باید پیش از بازی کردن ورق خود بخواهد که حکم رو شود و سپس، اگر بتواند، باید حکم بازی کند. رد دادن ورقی از آن خال به این درخواست نیاز ندارد.
shown_when_void = به محض اینکه { $who_kind ->
    [any_player] بازیکنی
    [any_other] بازیکن دیگری
   *[other] { $who }
} از خال زمین ورق نداشته باشد، حکم رو می‌شود{ $duty_kind ->
    [none] {""}
   *[other] ؛ آن بازیکن { $duty }
}.
shown_after = اگر حکم پس از دست شمارهٔ { $trick } هنوز پنهان باشد، رو می‌شود.
return_to_hand = ورق پنهان پس از رو شدن به ورق‌های { $who } برمی‌گردد.
hidden_out_of_hand = ورق پنهان تا رو نشده جزو ورق‌های صاحبش نیست: نمی‌تواند آن را بازی کند و اگر جز آن ورقی از خال زمین نداشته باشد، چنان است که از خال زمین ورق ندارد.
hidden_in_hand = ورق پنهان پیش از رو شدن هم جزو ورق‌های صاحبش است.

## بازی

lead = دست اول را { $who } شروع می‌کند.
must_follow = هر کس از خال زمین (خالی که دست با آن شروع شده) ورق دارد، باید از همان خال بازی کند.
may_play_any = می‌تواند هر ورقی بازی کند
must_trump = اگر ورق حکم دارد باید حکم بازی کند
must_overtrump = اگر حکمی روی میز است و می‌تواند حکم بالاتری بازی کند، باید این کار را بکند
trump_must_beat = { $of_an_opponent ->
    [yes] اگر حکم حریف روی میز باشد، تنها با حکمی بالاتر از آن می‌تواند ببُرد
   *[no] اگر حکمی روی میز باشد، تنها با حکمی بالاتر از آن می‌تواند ببُرد
}
ruff_once = در هر دور تنها یک بار می‌تواند با حکم ببُرد
void = بازیکنی که از خال زمین ورق ندارد { JOIN($rules, by: " و ") }.
takes = { $by }.
highest_trump = { $top_kind ->
    [card] اگر { $top } بازی شده باشد، همان ورق دست را می‌گیرد؛ وگرنه بالاترین ورق حکم دست را می‌گیرد، و اگر حکمی بازی نشده باشد، بالاترین ورق خال زمین
   *[none] بالاترین ورق حکم دست را می‌گیرد؛ اگر حکمی بازی نشده باشد، بالاترین ورق خال زمین دست را می‌گیرد
}
highest_led = { $top_kind ->
    [card] اگر { $top } بازی شده باشد، همان ورق دست را می‌گیرد؛ وگرنه بالاترین ورق خال زمین دست را می‌گیرد
   *[none] بالاترین ورق خال زمین دست را می‌گیرد
}
next_lead = { $who_kind ->
    [taker_of_trick] هر کس دست را بگیرد، دست بعد را شروع می‌کند.
   *[other] دست بعد را { $who } شروع می‌کند.
}
lead_in_turn = بازیکنان به نوبت دست‌ها را شروع می‌کنند.
second_ace = اگر کسی دستی را با { $rank } بگیرد و بلافاصله دست بعد را هم با { $rank } شروع کند، { $rank_ezafe } دوم { $counts_as } حساب می‌شود.
face_down = وقتی { $who } از خال زمین ورق ندارد، می‌تواند هر ورقی از خال‌های دیگر را پشت‌ورو بازی کند.
must_face_down = وقتی { $who } از خال زمین ورق ندارد و حکم پنهان است، ورقی از خال‌های دیگر را تنها پشت‌ورو می‌تواند بازی کند، مگر اینکه اول حکم رو شود.
concede = هر تیم به شرطی می‌تواند تسلیم شود که { $when }.

## جمع کردن

each_trick = هر دست بی‌درنگ به تیمی می‌رسد که آن را گرفته است.
tricks_running = دست‌ها روی میز کپه می‌شود. وقتی یک بازیکن { count-tricks } پیاپی بگیرد، تیم او تمام کپه را جمع می‌کند.
fresh_tricks = پس از هر جمع کردن، { count-tricks } پیاپی تازه لازم است: دستی که کپه با آن جمع شده، برای جمع کردن بعدی حساب نمی‌شود.
hot_streak = پس از جمع کردن، هر دست دیگری که همان بازیکن بی‌وقفه بگیرد بی‌درنگ جمع می‌شود.
last_takes_pile = { $who_kind ->
    [taker_of_last] هر کس دست آخر را بگیرد، هر چه را در کپه مانده است هم جمع می‌کند.
   *[other] در پایان { $who } هر چه را در کپه مانده است جمع می‌کند.
}
not_collected = اگر { $when }، کپه جمع نمی‌شود.
not_a_win = اگر { $when }، کپه جمع نمی‌شود و دست دومِ این جفت آغاز جفت تازه‌ای هم نیست.

## جدول‌ها

# به تنهایی در جدول ارزش‌ها؛ .then پس از «اگر» و در «تیمی که …».
when = { $condition_style ->
    [noun] { $condition_noun }
   *[clause] اگر { $condition }
}
    .then = { $condition }
    .style = { $condition_style }
    .noun = { $condition_noun }
plus = علاوه بر این، اگر { $condition }
    .then = { $condition }
    .style = clause
otherwise = در هر حالت دیگر
    .cell = هر نتیجهٔ دیگر
    .style = rest

decide_table = { $after_each_trick ->
    [yes] پس از هر دست بررسی می‌شود که برندهٔ دور معلوم شده است یا نه
   *[no] برندهٔ دور در پایان معلوم می‌شود
}{ table-policy }.
table-policy = { $rows ->
    [1] {""}
   *[other] { $policy ->
        [first_match] : این موارد از بالا به پایین بررسی می‌شود و فقط اولین موردی که صدق کند حساب است
        [first_match_plus] : این موارد از بالا به پایین بررسی می‌شود و فقط اولین موردی که صدق کند حساب است؛ هر پاداشی که صدق کند به آن افزوده می‌شود
        [unique] : دقیقاً یکی از این موارد صدق می‌کند
       *[sum] : همهٔ مواردی که صدق کند با هم جمع می‌شود
    }
}
nobody = هیچ‌کس
winner-wins = { $winner_kind ->
    [nobody] هیچ‌کس دور را نمی‌برد
   *[other] { $winner } دور را می‌برد
}
decide_row = { $test_style ->
    [noun] در صورت { $test_noun }، { winner-wins }
    [rest] { $rows ->
        [1] { winner-wins }
       *[other] در هر حالت دیگر، { winner-wins }
    }
   *[clause] { $winner_kind ->
        [this_side] تیمی که { $test_then }، دور را می‌برد
        [opponents] تیم حریفِ تیمی که { $test_then }، دور را می‌برد
       *[other] اگر { $test_then }، { winner-wins }
    }
}{ $title_kind ->
    [title] {" "}({ $title })
   *[none] {""}
}.

score_table = { $unit_name ->
    [rounds] تعداد دورهای برده به حساب می‌آید{ table-policy }.
   *[other] تیمی که دور را می‌برد { $unit } می‌گیرد، مگر آنکه چیز دیگری گفته شده باشد{ table-policy }.
}
row = { $test_kind ->
    [plus] علاوه بر این، اگر { $test_then }، { $outcome_extra }{ row-title }
   *[other] { $test_style ->
        [noun] { $outcome_style ->
            [worth] { $test_noun }{ row-title } { $outcome_worth }
           *[clause] در صورت { $test_noun }{ row-title }، { $outcome }
        }
        [rest] { $rows ->
            [1] { $section ->
                [foul] { $outcome }
               *[other] { $outcome_style ->
                    [worth] هر دور برده { $outcome_worth }
                   *[clause] در هر دور برده، { $outcome }
                }
            }
           *[other] { $outcome_style ->
                [worth] { $title_kind ->
                    [title] در هر حالت دیگر، { row-outcome }
                   *[none] { $place ->
                        [first] هر دور برده { $outcome_worth }
                       *[other] هر نتیجهٔ دیگر { $outcome_worth }
                    }
                }
               *[clause] در هر حالت دیگر، { row-outcome }
            }
        }
       *[clause] اگر { $test_then }، { row-outcome }
    }
}{ $effects_kind ->
    [list] ؛ { JOIN($effects, by: " و ") }
   *[none] {""}
}.
row-title = { $title_kind ->
    [title] {" "}({ $title })
   *[none] {""}
}
row-outcome = { $title_kind ->
    [title] دور { $title } است و { $outcome_style ->
        [worth] { $outcome_worth }
       *[clause] { $outcome }
    }
   *[none] { $outcome }
}
# .worth پس از نام دور: «کوت ۳ امتیاز دارد».
gain = { $to_kind ->
    [none] { $amount_name ->
        [rounds] { gain-worth }
       *[other] دور { gain-worth }
    }
   *[other] { $to } { $amount } می‌گیرد
}
    .style = { $to_kind ->
        [none] worth
       *[other] clause
    }
    .worth = { gain-worth }
    .extra = { $to_kind ->
        [none] { $amount } اضافه می‌شود
       *[other] { $to } { $amount } اضافه می‌گیرد
    }
gain-worth = { $amount_name ->
    [rounds] { $amount } حساب می‌شود
    [courts] { $amount } حساب می‌شود
    [kots] { $amount } حساب می‌شود
   *[other] { $amount } دارد
}
transfer = { $to_kind ->
    [none] { $source } { $amount } از دست می‌دهد
   *[other] { $source } { $amount } به { $to } می‌دهد
}
held_over = برندهٔ بعدی { $amount } اضافه می‌گیرد
nothing = چیزی حساب نمی‌شود
# به جای پرداخت، در ردیفی که چیزی نمی‌دهد ولی دور با آن باخته می‌شود.
round_lost = تیم خطاکار دور را می‌بازد و دور به همین صورت حساب می‌شود
runs_start_over = شمارش بردهای پیاپی هر دو تیم از نو شروع می‌شود
scores_start_over = حساب هر دو تیم از نو شروع می‌شود
counter_starts_over = شمارش «{ $title }» برای هر دو تیم از نو شروع می‌شود
round_ends = دور تمام می‌شود
round_is_lost = تیم خطاکار دور را می‌بازد
new_deal = ورق‌ها دوباره پخش می‌شود
effect_limit = این جریمه در هر دور حداکثر { $number } بار حساب می‌شود
foul_table = پیامد { $title_kind ->
    [title] «{ $title }»
   *[none] خطای «{ $name }»
} چنین است{ table-policy }.

next_table = پس از هر دور { $role_ezafe } بعدی تعیین می‌شود{ table-policy }.
drawn_again = کسی که قرعه به نامش بیفتد
next_row = { $test_style ->
    [noun] پس از { $test_noun }، { next-holder }
    [rest] { $rows ->
        [1] پس از هر دور، { next-holder }
       *[other] در هر حالت دیگر، { next-holder }
    }
   *[clause] اگر { $test_then }، { next-holder }
}{ $anew ->
    [yes] {" "}و نوبت تازه‌ای را آغاز می‌کند
   *[no] {""}
}.
next-holder = { $who_kind ->
    [drawn_again] { $role_ezafe } بعدی مانند دور اول از نو تعیین می‌شود
   *[other] { $same ->
        [yes] همان بازیکن { $role } می‌ماند
       *[no] { $role_ezafe } بعدی { $who } است
    }
}

## مقدارها

amount-points = { $number } امتیاز
amount-courts = { $number } کوت
amount-rounds = { $number } دور
amount-sets = { $number } ست
amount-tokens = { $number } ژتون
amount-penalties = { $number } امتیاز منفی
amount-tricks = { count-tricks }
# واحدهایی که کتاب‌ها خود ساخته‌اند؛ extra شمارندهٔ ژتون‌هایی است که برای برندهٔ بعدی می‌ماند.
amount-kots = { $number } کوت
amount-kothis = { $number } کوتهی
amount-stakes = { $number } مهره
amount-payments = { $number } پرداخت
amount-competition_points = { $number } امتیاز مسابقه
amount-extra = { $number } ژتون اضافه
amount-other = { $number } { $unit }
unit-points = امتیاز
unit-courts = کوت
unit-rounds = دور
unit-sets = ست
unit-tokens = ژتون
unit-penalties = امتیاز منفی
unit-tricks = دست
unit-kots = کوت
unit-kothis = کوتهی
unit-payments = پرداخت
unit-competition_points = امتیاز مسابقه
unit-other = { $title }
times_fact = برای هر { $fact_each } { $amount }

## ست و بازی

level = { $section ->
    [set] ست
   *[other] بازی
}
first_to = هر تیمی که زودتر به { $amount } برسد، { level } را می‌برد.
first_loses = هر تیمی که زودتر به { $amount } برسد، { level } را می‌بازد.
most_wins = تیمی که بیشترین { JOIN($units, by: " و در صورت برابری بیشترین ") } را داشته باشد، { level } را می‌برد.
worth_won = بردن { level } { $amount } دارد.
worth_drawn = { level } مساوی برای هر تیم { $amount } دارد.
over_after = { level } پس از { $amount } تمام می‌شود.
by_agreement = بازیکنان با هم قرار می‌گذارند که { level } چه وقت تمام شود.
tie = { $target ->
    [yes] اگر هر دو تیم در یک دور به امتیاز پایان { level } برسند،
   *[no] اگر دو تیم در پایان برابر باشند،
} { JOIN($ways, by: "؛ اگر برابر باشند، ") }.
higher_total = تیمی که مجموعش بیشتر است می‌برد
one_more_round = یک دور دیگر تکلیف را روشن می‌کند
drawn = بازی مساوی است
start_with = هر تیم با { $amount } شروع می‌کند.
counter = { counter-name } برای { $of_side ->
    [yes] هر تیم جداگانه
   *[no] کل میز
} شمرده می‌شود و از { $start } شروع می‌شود.
counter-name = { $title_kind ->
    [title] «{ $title }»
   *[none] «{ $label }»
}

## تعریف‌ها و رسم‌ها

let = { $title_kind ->
    [title] «{ $title }»
   *[none] «{ $label }»
} یعنی اینکه { $condition }.
custom = { $text }
ruling = { $title } — در این کتاب: { $here }.

## شرط‌ها

# چند شرط در دل شرطی دیگر باید از بیرون جدا بماند: «هم … و هم …»؛ «یکی از این‌ها برقرار باشد (… یا …)».
all_of = { JOIN($conditions_nested, by: " و ") }
    .until = { JOIN($conditions_until, by: " و ") }
    .nested = هم { JOIN($conditions_nested, by: " و هم ") }
    .flat = no
any_of = { ALL($conditions_flat, are: "yes") ->
    [yes] { JOIN($conditions_nested, by: " یا ") }
   *[no] { JOIN($conditions_nested, by: "، یا ") }
}
    .until = { JOIN($conditions_until, by: "، یا ") }
    .nested = یکی از این‌ها برقرار باشد ({ any_of })
    .style = { ALL($conditions_style, are: "noun") ->
        [yes] noun
       *[no] clause
    }
    .noun = { JOIN($conditions_noun, by: " یا ") }
    .flat = no

# فاعل شرط؛ دربارهٔ «همین تیم» گفته نمی‌شود.
doer = { $subject_kind ->
    [this_side] {""}
   *[other] { $subject }{" "}
}

is_same-winner = { $side } دور را ببرد
    .style = noun
    .noun = برد { $side }
    .not = { $side } دور را نبرد
is_same-loser = { $side } دور را ببازد
    .style = noun
    .noun = باخت { $side }
    .not = { $side } دور را نبازد
is_same-side = { $left_kind ->
    [this_side] همان { $right } باشد
   *[other] { $right_kind ->
        [this_side] همان { $left } باشد
       *[other] { $left } همان { $right } باشد
    }
}
    .not = { $left_kind ->
        [this_side] غیر از { $right } باشد
       *[other] { $right_kind ->
            [this_side] غیر از { $left } باشد
           *[other] { $left } غیر از { $right } باشد
        }
    }
is_same-seat = { $left } همان { $right } باشد
    .not = { $left } کسی جز { $right } باشد

truth-let = { $title_true }
    .style = noun
    .noun = { $title }
    .not = { $title_untrue }
truth-most_tricks = { doer }بیش از هر تیم دیگری دست داشته باشد
    .not = { doer }بیش از هر تیم دیگری دست نداشته باشد
truth-fewest_tricks = { doer }کمتر از هر تیم دیگری دست داشته باشد
    .not = { doer }کمتر از هر تیم دیگری دست نداشته باشد
truth-won_all_of_term = { doer }از آغاز این نوبت همهٔ دورها را برده باشد
    .not = { doer }از آغاز این نوبت همهٔ دورها را نبرده باشد
truth-drawn = هیچ‌کس دور را نبرد
    .style = noun
    .noun = بی‌برنده ماندن دور
    .not = دور برنده داشته باشد
truth-promised = تعدادی دست اعلام شده باشد
    .not = هیچ تعدادی اعلام نشده باشد
truth-going_on = کسی تصمیم به ادامهٔ بازی گرفته باشد
    .not = هیچ‌کس تصمیم به ادامهٔ بازی نگرفته باشد
truth-conceded = یکی از تیم‌ها تسلیم شده باشد
    .not = هیچ تیمی تسلیم نشده باشد
truth-forfeited = یکی از تیم‌ها به‌خاطر خطا دور را باخته باشد
    .not = هیچ تیمی به‌خاطر خطا دور را نباخته باشد
truth-wrongly_asked = بازیکنی که حق درخواست پخش دوباره را دارد، پیش از بازی شدن نخستین ورق و بی آنکه ورق‌های لازم را داشته باشد آن را بخواهد
    .not = کسی بی ورق‌های لازم پخش دوباره نخواهد
truth-challenged = کسی خال حکم را عوض کرده باشد
    .not = هیچ‌کس خال حکم را عوض نکرده باشد
truth-cut_declined = ورق‌ها کوپ نشده باشد
    .not = ورق‌ها کوپ شده باشد
truth-counter = «{ $title }» برقرار باشد
    .not = «{ $title }» برقرار نباشد

# عدد در مقایسه.  $share می‌گوید که عدد همهٔ دست‌های دور است یا هیچ.
compared = { $value_kind ->
    [number] { $comparison ->
        [equal] دقیقاً { $value }
        [unequal] تعدادی غیر از { $value }
        [less] کمتر از { $value }
        [at_most] حداکثر { $value }
        [more] بیش از { $value }
       *[at_least] دست‌کم { $value }
    }
   *[fact] { $comparison ->
        [equal] دقیقاً به اندازهٔ { $value }
        [unequal] تعدادی غیر از { $value }
        [less] کمتر از { $value }
        [at_most] حداکثر به اندازهٔ { $value }
        [more] بیش از { $value }
       *[at_least] دست‌کم به اندازهٔ { $value }
    }
}
compare-won = { $so_far ->
    [yes] { doer }{ $share ->
        [none] { $comparison ->
            [equal] هنوز هیچ دستی نگرفته باشد
            [at_most] هنوز هیچ دستی نگرفته باشد
            [more] دست‌کم ۱ دست گرفته باشد
            [unequal] دست‌کم ۱ دست گرفته باشد
           *[other] { compared } دست گرفته باشد
        }
        [all] { $comparison ->
            [equal] هر { $value } دست را گرفته باشد
            [at_least] هر { $value } دست را گرفته باشد
            [less] همهٔ { $value } دست را نگرفته باشد
            [unequal] همهٔ { $value } دست را نگرفته باشد
           *[other] { compared } دست گرفته باشد
        }
       *[some] { $value ->
            [1] { $comparison ->
                [less] هنوز هیچ دستی نگرفته باشد
               *[other] { compared } دست گرفته باشد
            }
           *[other] { compared } دست گرفته باشد
        }
    }
   *[no] { doer }{ $share ->
        [none] { $comparison ->
            [equal] هیچ دستی نگیرد
            [at_most] هیچ دستی نگیرد
            [more] دست‌کم ۱ دست بگیرد
            [unequal] دست‌کم ۱ دست بگیرد
           *[other] { compared } دست بگیرد
        }
        [all] { $comparison ->
            [equal] هر { $value } دست را بگیرد
            [at_least] هر { $value } دست را بگیرد
            [less] همهٔ { $value } دست را نگیرد
            [unequal] همهٔ { $value } دست را نگیرد
           *[other] { compared } دست بگیرد
        }
       *[some] { $value ->
            [1] { $comparison ->
                [less] هیچ دستی نگیرد
               *[other] { compared } دست بگیرد
            }
           *[other] { compared } دست بگیرد
        }
    }
}
compare-collected = { $so_far ->
    [yes] { doer }{ $share ->
        [none] { $comparison ->
            [equal] هنوز هیچ دستی جمع نکرده باشد
            [at_most] هنوز هیچ دستی جمع نکرده باشد
            [more] دست‌کم ۱ دست جمع کرده باشد
            [unequal] دست‌کم ۱ دست جمع کرده باشد
           *[other] { compared } دست جمع کرده باشد
        }
        [all] { $comparison ->
            [equal] هر { $value } دست را جمع کرده باشد
            [at_least] هر { $value } دست را جمع کرده باشد
            [less] همهٔ { $value } دست را جمع نکرده باشد
            [unequal] همهٔ { $value } دست را جمع نکرده باشد
           *[other] { compared } دست جمع کرده باشد
        }
       *[some] { $value ->
            [1] { $comparison ->
                [less] هنوز هیچ دستی جمع نکرده باشد
               *[other] { compared } دست جمع کرده باشد
            }
           *[other] { compared } دست جمع کرده باشد
        }
    }
   *[no] { doer }{ $share ->
        [none] { $comparison ->
            [equal] هیچ دستی جمع نکند
            [at_most] هیچ دستی جمع نکند
            [more] دست‌کم ۱ دست جمع کند
            [unequal] دست‌کم ۱ دست جمع کند
           *[other] { compared } دست جمع کند
        }
        [all] { $comparison ->
            [equal] هر { $value } دست را جمع کند
            [at_least] هر { $value } دست را جمع کند
            [less] همهٔ { $value } دست را جمع نکند
            [unequal] همهٔ { $value } دست را جمع نکند
           *[other] { compared } دست جمع کند
        }
       *[some] { $value ->
            [1] { $comparison ->
                [less] هیچ دستی جمع نکند
               *[other] { compared } دست جمع کند
            }
           *[other] { compared } دست جمع کند
        }
    }
}
value-first-tricks = { $value ->
    [1] دست اول
   *[other] { $value } دست اول
}
compare-opening_run = { $so_far ->
    [yes] { doer }{ $comparison ->
        [at_least] { $value_kind ->
            [number] { value-first-tricks } را گرفته باشد
           *[fact] از دست اول پشت سر هم { compared } دست گرفته باشد
        }
        [less] { $value_kind ->
            [number] { $value ->
                [1] دست اول را نگرفته باشد
               *[other] همهٔ { value-first-tricks } را نگرفته باشد
            }
           *[fact] از دست اول پشت سر هم { compared } دست گرفته باشد
        }
       *[other] از دست اول پشت سر هم { compared } دست گرفته باشد
    }
   *[no] { doer }{ $comparison ->
        [at_least] { $value_kind ->
            [number] { value-first-tricks } را بگیرد
           *[fact] از دست اول پشت سر هم { compared } دست بگیرد
        }
        [less] { $value_kind ->
            [number] { $value ->
                [1] دست اول را نگیرد
               *[other] همهٔ { value-first-tricks } را نگیرد
            }
           *[fact] از دست اول پشت سر هم { compared } دست بگیرد
        }
       *[other] از دست اول پشت سر هم { compared } دست بگیرد
    }
}
compare-captured = { $value ->
    [0] { $comparison ->
        [equal] { doer }هیچ { $rank_any } نگیرد
        [at_most] { doer }هیچ { $rank_any } نگیرد
       *[other] { doer }{ compared } { $rank } بگیرد
    }
   *[other] { doer }{ compared } { $rank } بگیرد
}
compare-streak = { doer }{ compared } دور پیاپی برده باشد
compare-score = { score-of } پیش از این دور { compared } باشد
score-of = { $subject_kind ->
    [this_side] حسابش
   *[other] حساب { $subject }
}
compare-term = { doer }با احتساب همین دور { compared } دور از نوبت خود را در این نقش گذرانده باشد
compare-number = شمارهٔ دست { $comparison ->
    [equal] { $value } باشد
    [unequal] { $value } نباشد
    [less] کمتر از { $value } باشد
    [at_most] { $value } یا کمتر باشد
    [more] بیشتر از { $value } باشد
   *[at_least] { $value } یا بیشتر باشد
}
compare-bid = تعداد اعلام‌شده { compared } دست باشد
compare-counter = { $subject_kind ->
    [none] «{ $title }» { compared } باشد
   *[other] «{ $title }» برای { $subject } { compared } باشد
}

is_in-won = { doer }{ JOIN($values, by: " یا ") } دست بگیرد
    .not = { doer }تعدادی غیر از { JOIN($values, by: " یا ") } دست بگیرد
is_in-collected = { doer }{ JOIN($values, by: " یا ") } دست جمع کند
    .not = { doer }تعدادی غیر از { JOIN($values, by: " یا ") } دست جمع کند
is_in-opening_run = { doer }از دست اول پشت سر هم { JOIN($values, by: " یا ") } دست بگیرد
    .not = { doer }از دست اول پشت سر هم تعدادی غیر از { JOIN($values, by: " یا ") } دست بگیرد
is_in-captured = { doer }{ JOIN($values, by: " یا ") } { $rank } بگیرد
    .not = { doer }تعدادی غیر از { JOIN($values, by: " یا ") } { $rank } بگیرد
is_in-streak = { doer }{ JOIN($values, by: " یا ") } دور پیاپی برده باشد
    .not = { doer }تعدادی غیر از { JOIN($values, by: " یا ") } دور پیاپی برده باشد
is_in-score = { score-of } پیش از این دور { JOIN($values, by: " یا ") } باشد
    .not = { score-of } پیش از این دور { JOIN($values, by: " یا ") } نباشد
is_in-term = { doer }با احتساب همین دور { JOIN($values, by: " یا ") } دور از نوبت خود را در این نقش گذرانده باشد
    .not = { doer }با احتساب همین دور تعدادی غیر از { JOIN($values, by: " یا ") } دور از نوبت خود را در این نقش گذرانده باشد
is_in-number = شمارهٔ دست { JOIN($values, by: " یا ") } باشد
    .not = شمارهٔ دست { JOIN($values, by: " یا ") } نباشد
is_in-bid = تعداد اعلام‌شده { JOIN($values, by: " یا ") } دست باشد
    .not = تعداد اعلام‌شده { JOIN($values, by: " یا ") } دست نباشد
is_in-counter = «{ $title }» { JOIN($values, by: " یا ") } باشد
    .not = «{ $title }» { JOIN($values, by: " یا ") } نباشد

# عدد به جای مقدار، و .each پس از «برای هر».
fact-won = تعداد دستی که { $subject } می‌گیرد
    .each = دستی که { $subject } می‌گیرد
fact-collected = تعداد دستی که { $subject } جمع می‌کند
    .each = دستی که { $subject } جمع می‌کند
fact-opening_run = تعداد دستی که { $subject } از دست اول پشت سر هم می‌گیرد
    .each = دستی که { $subject } از دست اول پشت سر هم می‌گیرد
fact-captured = تعداد { $rank } که { $subject } می‌گیرد
    .each = { $rank_any } که { $subject } می‌گیرد
fact-streak = تعداد دورهای پیاپی که { $subject } برده است
    .each = دور پیاپی که { $subject } برده است
fact-score = حساب { $subject } پیش از این دور
    .each = امتیازی که { $subject } پیش از این دور داشته است
fact-term = تعداد دورهایی که { $subject } در این نقش بوده است
    .each = دوری که { $subject } در این نقش بوده است
fact-number = شمارهٔ دست
    .each = دست بازی‌شده
fact-bid = تعداد اعلام‌شده
    .each = دست اعلام‌شده
fact-counter = عدد «{ $title }»
    .each = واحد از «{ $title }»

side_has = یکی از تیم‌ها به { count-tricks } رسیده باشد
    .until = یکی از تیم‌ها به { count-tricks } برسد
    .not = هیچ تیمی به { count-tricks } نرسیده باشد
side_has_first = یک تیم { first-tricks } را گرفته باشد
    .until = یک تیم { first-tricks } را بگیرد
    .not = هیچ تیمی { first-tricks } را نگرفته باشد
both_sides_have = هر دو تیم دست‌کم ۱ دست داشته باشند
    .not = یک تیم هیچ دستی نداشته باشد
uncatchable = دیگر نتوان به تیم جلوتر رسید
    .not = هنوز بتوان به تیم جلوتر رسید
trump_set = حکم تعیین شده باشد
    .until = حکم تعیین شود
trump_unset = حکم هنوز تعیین نشده باشد
trump_hidden = حکم هنوز پنهان باشد
    .not = حکم پنهان نباشد
hands_empty = همهٔ ورق‌ها بازی شده باشد
    .until = همهٔ ورق‌ها بازی شود
    .not = هنوز ورقی برای بازی مانده باشد
winning_card = دست با { $rank } گرفته شده باشد
    .not = دست با ورقی جز { $rank } گرفته شده باشد
winning_cards = هر دو دستِ جفت با { $rank } گرفته شده باشد
    .not = دست‌کم یکی از دو دستِ جفت با ورقی جز { $rank } گرفته شده باشد
earlier_before_reveal = ورقی که دست اولِ جفت را گرفته، پیش از رو شدن حکم بازی شده باشد
    .not = ورقی که دست اولِ جفت را گرفته، پس از رو شدن حکم بازی شده باشد
set_this_trick = حکم در همین دست تعیین شده باشد
    .not = حکم در همین دست تعیین نشده باشد

## نمونه‌ها

example_trump = { $suit_kind ->
    [none] بازی بدون حکم است
   *[other] حکم { $suit } است
}
example_hidden = حکم پنهان { $suit } است
example_setting = حکم در دست شمارهٔ { $trick } تعیین می‌شود
example_role = { $seat } { $role } است
example_counter = { $counter ->
    [streak] تیم { $seat } پیش از این دور { $number } دور پیاپی برده است
    [term] این دورِ شمارهٔ { $number } از نوبت { $seat } است
    [bid] { $seat } { $number } دست اعلام کرده است
   *[other] «{ $title }» برای { $seat } { $number } است
}
example_asks = { $asked ->
    [nobody] دربارهٔ «{ $clause }» از هیچ‌کس پرسیده نمی‌شود
   *[player] دربارهٔ «{ $clause }» از { $seat } پرسیده می‌شود
}
example_hand = { $seat } این ورق‌ها را دارد: { JOIN($cards_short, by: "، ") }
plain = بازی می‌کند
asks = پس از درخواست رو شدن حکم بازی می‌کند
shows = پس از رو کردن حکم بازی می‌کند
example_play = { $manner_kind ->
    [asks] { $seat } { $card_short } (پس از درخواست رو شدن حکم)
    [shows] { $seat } { $card_short } (پس از رو کردن حکم)
   *[plain] { $seat } { $card_short }
}
taken_by = { $seat } دست را می‌گیرد
refused_by = بازی کردن این ورق مجاز نیست، چون «{ $clause }»
clause = { $title }
    .quoted = «{ $title }»
example_trick = { JOIN($plays, by: "، ") }؛ { $outcome }
taker = { $seat }{ $card_kind ->
    [none] {""}
   *[other] {" "}({ $card_short })
}
expect_row = { $number ->
    [1] مورد { AND($clauses_quoted) } حساب است
   *[other] این موارد حساب است: { JOIN($clauses_quoted, by: "، ") }
}
expect_pile = { $tricks ->
    [0] { $seat } چیزی جمع نمی‌کند
   *[other] { $seat } { $tricks } دست جمع می‌کند
}
expect_role = { $role_ezafe } بعدی { $seat } است
example_takers = { $number ->
    [1] دست را { JOIN($takers, by: "، ") } می‌گیرد
   *[other] دست‌ها را به ترتیب { JOIN($takers, by: "، ") } می‌گیرند
}؛ { JOIN($expected, by: "؛ ") }
example = { $title }: { JOIN($statements, by: "؛ ") }.

## آنچه در هر کتابی هست، بی‌آنکه نوشته شود

built-in-play-turn = تنها کسی که نوبت اوست می‌تواند کاری بکند.
built-in-play-hand = هر بازیکن تنها ورق‌هایی را بازی می‌کند که خودش دارد.
built-in-round-end = پس از پایان دور، دیگر هیچ کاری نمی‌توان کرد.
built-in-winner = تیمی که دست بیشتری جمع کرده باشد، دور را می‌برد.

## کتاب قواعد، پیرامون جمله‌ها

book-subtitle = قواعد بازی
book-with = { $title } با «{ JOIN($options, by: "» و «") }»
book-also = نام‌های دیگر: { JOIN($names, by: "،‏ ") }.
book-played = جاهایی که بازی می‌شود: { JOIN($places, by: "،‏ ") }.
book-extends = این بازی گونه‌ای از { $parent } است.
book-chapter-need = وسایل بازی
book-chapter-table = بازیکنان، جای نشستن و جهت بازی
book-chapter-round = هر دور، مرحله به مرحله
book-chapter-trump = حکم
book-chapter-play = بازی کردن دست‌ها
book-chapter-collect = جمع کردن دست‌ها
book-chapter-score = پایان دور و حساب آن
book-chapter-foul = خطاها و پیامدشان
book-chapter-next = دور بعد
book-chapter-match = پایان بازی و برندهٔ آن
book-chapter-custom = رسم‌های سر میز
book-chapter-options = گزینه‌های بازی
book-chapter-rulings = پرسش‌هایی که پیش می‌آید
book-chapter-examples = نمونه‌ها
book-chapter-hand = یک دور کامل، از پخش تا پایان
book-chapter-played_out = بازی چگونه تمام می‌شود
book-chapter-glossary = واژه‌های بازی
book-chapter-sources = منابع قواعد
book-chapter-differences = تفاوت‌ها با { $parent }
book-chapter-parts = دورهای بازی
book-contents = فهرست
book-summary = خلاصه در یک صفحه
book-part = { $title }: { $number } دور.
book-options-intro = این قرارها را می‌توان به این بازی افزود. پیش از شروع بازی بر سر آن‌ها توافق کنید.
book-option = «{ $title }»: { $text }
book-rulings-intro = دربارهٔ این پرسش‌ها منابع چیزی نمی‌گویند یا یکسان نمی‌گویند. این کتاب چنین تصمیم گرفته است؛ اگر سر میز شما رسم دیگری هست، از پیش قرار بگذارید.
book-here = در این کتاب: { $text }.
book-instead = جاهای دیگر: { $text }.
book-examples-intro = همهٔ نمونه‌ها با قواعد همین کتاب بازی شده است.
book-played_out-intro = برنامه‌ای { $number } دور بازی کرد، { $policy ->
    [random] هر حرکت به قرعه از میان حرکت‌های مجاز
    [sensible] هر بازیکن ارزان برد و چیزی هدر نداد
   *[other] هر بازیکن به شیوهٔ خود
}. هر نتیجه این اندازه پیش آمد؛ خط باریک نشان می‌دهد که این عدد چه‌قدر دقیق است.
book-played_out-caption = سهم از همهٔ دورها
book-sources-intro = نشانه‌ای که پس از هر قاعده آمده، گفته‌ای را نشان می‌دهد که قاعده از آن گرفته شده است.
book-source = { $document }: { JOIN($codes, by: "،‏ ") }
book-ours = این واژه در هیچ‌یک از منابع این کتاب نیامده و تنها برای روشنی به کار رفته است.
book-clause-id = نام ثابت این قاعده
book-licence = متن و تصویرها را می‌توان طبق مجوز MIT تکثیر کرد، تغییر داد و به دیگران رساند، به شرط آنکه یادداشت مجوز همراهشان بماند.
book-made = این کتاب از قواعد { $id }، نسخهٔ { $version }، با courtpiece_spec ساخته شده است.
book-made-plain = این کتاب از قواعد { $id } با courtpiece_spec ساخته شده است.
book-gone = برخلاف { $parent }، این قاعده اینجا برقرار نیست: { $text }
book-changed = { $text } (در { $parent }: { $before })
book-score-every = هر دور برده
book-score-paid = { $way ->
    [nothing] هیچ
    [gain] { paid-amount }
    [gain_to] { $to }: { paid-amount }
    [transfer] { paid-amount } از { $source } به { $to }
    [held_over] { $amount } اضافه برای برندهٔ بعدی
   *[loss] { $source } { $amount } از دست می‌دهد
}{ $effects_kind ->
    [list] ؛ { JOIN($effects, by: " و ") }
   *[none] {""}
}
paid-amount = { $added ->
    [yes] { $amount } اضافه
   *[no] { $amount }
}
book-score-outcome = نتیجهٔ دور
book-score-worth = ارزش
book-score-caption = ارزش هر دور{ $rows ->
    [1] {""}
   *[other] { $policy ->
        [first_match] {" "}(از بالا به پایین، اولین موردی که صدق کند)
        [first_match_plus] {" "}(از بالا به پایین، اولین موردی که صدق کند، و پاداش‌ها)
       *[other] {""}
    }
}
book-foul-policy = { $policy ->
    [first_match] این موارد از بالا به پایین بررسی می‌شود و فقط اولین موردی که صدق کند حساب است.
    [first_match_plus] این موارد از بالا به پایین بررسی می‌شود و فقط اولین موردی که صدق کند حساب است؛ هر پاداشی که صدق کند به آن افزوده می‌شود.
    [unique] دقیقاً یکی از این موارد صدق می‌کند.
   *[sum] همهٔ مواردی که صدق کند با هم جمع می‌شود.
}

## یک دور کامل

hand-intro = { $dealer } ورق می‌دهد. ورق‌ها بُر خورده‌اند و همهٔ بازیکنان سنجیده بازی می‌کنند؛ چیزی برای خودنمایی دست‌چین نشده است.
hand-trick = دست شمارهٔ { $number }
hand-trump-set = اکنون حکم { $suit } است.
hand-trump-shown = حکم { $suit } است.
hand-collected = { $seat } { count-tricks } جمع می‌کند.
hand-over = دور تمام می‌شود{ $winner_kind ->
    [none] {" "}و برنده‌ای ندارد
   *[other] ؛ برنده: { $winner }
}.
hand-side = تیم { JOIN($seats, by: " و ") }
hand-counts = { $points } به حساب { $side } نوشته می‌شود.
hand-counts-nothing = برای این دور چیزی حساب نمی‌شود.
hand-next-dealer = در دور بعد { $seat } ورق می‌دهد.
hand-next-drawn = دست‌دهندهٔ بعدی با قرعه‌کشی تعیین می‌شود.
action-call = { $seat } { $what } را حکم می‌کند.
action-call-none = { $seat } بازی بدون حکم را انتخاب می‌کند.
action-call-mode = { $seat } بازی با «{ $what }» را انتخاب می‌کند.
action-hide = { $seat } { $what_short } را پشت‌ورو روی میز می‌گذارد: این ورق پنهان است.
action-write = { $seat } پنهانی می‌نویسد: { $what }.
action-reveal = در نوبت { $seat } حکم رو می‌شود.
action-bid = { $seat } { $number } دست اعلام می‌کند.
action-pass = { $seat } پاس می‌دهد.
action-redeal = { $seat } پخش دوباره می‌خواهد.
action-go_on = { $seat } بازی را ادامه می‌دهد.
action-stop = { $seat } دور را تمام می‌کند.
action-drop = { $seat } { $what_short } را کنار می‌گذارد.
action-keep = { $seat } ورق کشیده‌شده را نگه می‌دارد.
action-leave = { $seat } ورق کشیده‌شده را کنار می‌گذارد.
action-down = { $seat } { $what_short } را پشت‌ورو بازی می‌کند.
action-foul = { $seat } خطا می‌کند: { $what }.
action-concede = { $seat } تسلیم می‌شود.
action-pick = ورق کشیده‌شده { $what_short } است.

## تصویرها: شرح‌ها، و آنچه برای کسانی که تصویر را نمی‌بینند خوانده می‌شود

picture-hand = ورق‌های { $seat }: { JOIN($cards_short, by: "، ") }
picture-trick = { JOIN($plays, by: "، ") }؛ { $seat } دست را می‌گیرد
picture-play = { $seat } { $card_short }
picture-deal = پخش ورق‌ها، نوبت به نوبت
picture-deal-text = { JOIN($packets, by: "؛ ") }
picture-packet = نوبت { $number }: { $seat } { count-packet }
count-packet = { $cards } ورق
picture-seats = میز: { JOIN($seats, by: "، ") }، به ترتیب نوبت بازی
picture-pile = بزرگ شدن و جمع شدن کپه در طول دور
picture-pile-step = دست شمارهٔ { $number } را { $seat } می‌گیرد و { $tricks ->
    [0] چیزی روی میز نمی‌ماند
   *[other] { $tricks } دست روی میز می‌ماند
}
picture-path = دست‌دهندهٔ بعدی، وقتی { $seat } ورق داده است
picture-path-step = { $seat }: { $title }
picture-dealer = ورق می‌دهد
picture-leads = شروع می‌کند
picture-takes = می‌گیرد

## واژه‌های بازی.  .is معنی است؛ .origin = ours یعنی واژه در منابع نیست.

term-trick = دست
    .is = از هر بازیکن یک ورق؛ برندهٔ دست همه را می‌گیرد.
term-lead = شروع کردن دست
    .is = بازی کردن اولین ورق دست؛ خال این ورق خال زمین است.
    .origin = ours
term-follow = از خال زمین بازی کردن
    .is = بازی کردن ورقی از همان خالی که دست با آن شروع شده است.
    .origin = ours
term-void = از خال زمین ورق نداشتن
    .is = نداشتن هیچ ورقی از خالی که دست با آن شروع شده است.
    .origin = ours
term-trump = حکم
    .is = خالی که، وقتی اعتبار دارد، هر ورق آن هر ورقی از خال‌های دیگر را می‌زند.
term-ruff = بریدن
    .is = بازی کردن ورق حکم، وقتی دست با خال دیگری شروع شده است.
term-discard = رد دادن
    .is = بازی کردن ورقی که نه از خال زمین است و نه حکم به حساب می‌آید.
term-revoke = خطای خال
    .is = از خال زمین بازی نکردن، با آنکه بازیکن از آن ورق دارد.
    .origin = ours
term-packet = نوبت پخش
    .is = هر بار که به یک بازیکن یک یا چند ورق یکجا داده می‌شود.
    .origin = ours
term-dealer = دست‌دهنده
    .is = بازیکنی که ورق‌های دور را پخش می‌کند.
term-caller = { $title_kind ->
    [title] { $title }
   *[none] حاکم
}
    .is = بازیکنی که حکم را تعیین می‌کند.
term-eldest = نفر اول
    .is = بازیکنی که اول ورق می‌گیرد و اول بازی می‌کند.
    .origin = ours
term-partner = یار
    .is = بازیکنی که با او یک تیم هستید.
term-round = دور
    .is = از یک پخش ورق تا پخش بعد، با همهٔ دست‌هایی که در این میان بازی می‌شود.
term-court = کوت
    .is = بردی چنان سنگین که نامی جداگانه دارد و بیشتر حساب می‌شود، مانند گرفتن هفت دست اول؛ در بعضی بازی‌ها هر دورِ برده را هم یک کوت می‌شمارند.
term-pile = کپه
    .is = دست‌های برده‌ای که روی میز می‌ماند تا بازیکنی آن‌ها را جمع کند.
    .origin = ours
term-redeal = پخش دوباره
    .is = ورق‌ها روی هم ریخته و از نو پخش می‌شود.
    .origin = ours
term-hidden = حکم پنهان
    .is = خال حکم، تا وقتی رو نشده است. ورقی که پشت‌ورو روی میز است و این خال را تعیین می‌کند ورق پنهان نام دارد.
    .origin = ours

## Documents that the books follow

document-A = مقاله‌ای دربارهٔ بازی حاکم، به آلمانی، هلندی و اسپانیایی
document-B = مقالهٔ آلمانی دربارهٔ سینگل سر، دابل سر، هیدن رنگ و بی‌رنگا
document-C = مقالهٔ آلمانی دربارهٔ کچوها
document-HK = شرح‌ها و برنامه‌های حکم
document-TC = شرح‌های تروف‌کال
document-SA = شرح‌های ستات
document-MK = شرح‌های مندیکوت
document-OM = شرح‌ها و برنامه‌های اومی
document-DH = شرح‌های دهله‌پکر
document-CHK = شرح چکری، کورت‌پیس شش‌نفره
document-BR = برنامهٔ بند رنگ
document-DSE = برنامهٔ دابل سر، با مزایده و امتیاز منفی
document-PR = پگات، «کورت‌پیس / رنگ»، از روی رونوشت‌ها
document-DS = پگات، «دابل سر»، از روی رونوشت‌ها
document-HR = پگات، «هیدن رنگ»، به روایت تاش‌زون
document-WP = ویکی‌پدیا، «کورت‌پیس»
document-CZ = کاردزمانیا، «رنگ / کورت‌پیس»
document-SBH = { "\u2066" }sportsbettinghere.com{ "\u2069" }، «گونه‌های کورت‌پیس»
document-ABK = { "\u2066" }abubaker-rung.andro.io{ "\u2069" }، «رنگ (کورت‌پیس)»
document-RA = بازی «{ "\u2066" }rang_adda{ "\u2069" }»
document-TZ = تاش‌زون، «قواعد بازی»
document-ART = متن برنامه‌های «کورت‌پیس / رنگ / حکم / کوت» ({ "\u2066" }Artoon{ "\u2069" })
document-DSV2 = فهرست تصمیم‌های «{ "\u2066" }double-sar-v2-optional-trump{ "\u2069" }»
document-MYR = متن برنامهٔ «رنگ من (آزمایشی)»
document-SAR = بازی «کوت» در { "\u2066" }sarbsukh.com{ "\u2069" }
document-CPW = بازی اینترنتی «کورت‌پیس – رنگ»
document-TS1 = برنامه‌ای با کوت ۵۲تایی به زبان { "\u2066" }TypeScript{ "\u2069" }
document-KP4 = فهرستی از برنامه‌ها، «کوت‌پیس … حکم با چهار ورق اول»
document-HV = دانشنامهٔ هندی «ویشواکوش»، مقالهٔ «تاش»
document-BC = { "\u2066" }boardscards.com{ "\u2069" }، «کورت‌پیس»
