# آنچه فارسی از این گزینه‌ها و کتاب‌ها می‌گوید.

hakem_sees = حاکم پس از دیدن چند ورق، به تعدادی که از پیش قرار گذاشته شده، حکم را تعیین می‌کند.
    .title = حاکم چند ورق می‌بیند
hakem_sees-ruling-sees_packets = ورق‌های دیگر چگونه پخش می‌شود؟
    .here = به هر یک از دیگران همان تعداد، سپس بقیه یکجا به هر بازیکن، و هر بار حاکم آخر از همه
    .instead_1 = به هر شکل
hakem_sees-example-plays_as_ever = بازی و حساب دور مانند همیشه است

hakem_rotates_left =
    .title = حاکمیت به سمت چپ می‌رود
hakem_rotates_left-ruling-succession = حاکم بعدی کیست؟
    .here = حاکمیت پس از هر دور به سمت چپ می‌رود
    .instead_1 = به سمت راست می‌رود
    .instead_2 = تیمی که برده آن را نگه می‌دارد
hakem_rotates_left-example-to_the_left = حاکمیت به سمت چپ می‌رود

winners_keep_hakem = تا وقتی تیم حاکم می‌برد، حاکم عوض نمی‌شود.
    .title = برنده‌ها حاکم می‌مانند
winners_keep_hakem-ruling-succession = حاکم بعدی کیست؟
    .here = حاکم، تا وقتی تیمش می‌برد؛ وگرنه بازیکن سمت راست او، از تیمی که برده است
    .instead_1 = هر کس که تیم برنده بگوید
    .instead_2 = وقتی تیمش ببازد، بازیکن سمت چپ او
    .instead_3 = حاکمیت پس از هر دور به نفر بعد می‌رسد
winners_keep_hakem-example-he_stays = تیم حاکم می‌برد: حاکم می‌ماند
winners_keep_hakem-example-he_goes = تیم حاکم می‌بازد: حاکمیت به تیم دیگر می‌رسد

double_hakem = هر حاکم دو دور بازی می‌کند، و هر بار که تیمش هر دو را ببرد دو دور دیگر.
    .title = دو دور برای هر حاکم
double_hakem-ruling-Q63 = دور اول از دو دور باخته می‌شود
    .here = حاکم با این همه دور دوم خود را بازی می‌کند
    .instead_1 = حاکمیت بی‌درنگ به نفر بعد می‌رسد
double_hakem-ruling-kept_for = هر دو دور برده می‌شود: حاکمیت تا چه وقت می‌ماند؟
    .here = دو دور دیگر، که باز باید هر دو برده شود
    .instead_1 = تا اولین دوری که باخته شود
double_hakem-ruling-kept_by = حاکمیت با تیم می‌ماند یا با بازیکن؟
    .here = با همان بازیکن
    .instead_1 = دور دوم با یار اوست
double_hakem-ruling-succession = پس از آن حاکم کیست؟
    .here = بازیکن سمت راست او
    .instead_1 = بازیکن سمت چپ او
double_hakem-example-first_lost = پس از دور اول، چه برد و چه باخت، حاکم می‌ماند
double_hakem-example-both_won = هر دو برده شد: حاکم می‌ماند
double_hakem-example-second_lost = دومی باخته شد: حاکمیت به نفر بعد می‌رسد

peg =
    .title = پِگ
peg-also-hidden_trump = حکم پنهان

dabbal_sar =
    .title = دبل سر
dabbal_sar-also-double_hakem = حاکم دابل

badam_satti =
    .title = بادام سَتی
badam_satti-ruling-how_often = دور بدون حکم هر چند وقت یک بار بازی می‌شود؟
    .here = همیشه؛ در کتاب شب رنگارنگ پس از هر سه دور با حکم یک دور
    .instead_1 = یک دور در میان
    .instead_2 = هر وقت بازیکنان بخواهند

mixed_evening =
    .title = شب رنگارنگ

dealer_partner_calls =
    .title = یار دست‌دهنده حاکم است
dealer_partner_calls-ruling-ra_next = دور بعد را چه کسی ورق می‌دهد؟
    .here = همیشه یار حاکم، و حاکمیت مانند همیشه می‌چرخد
    .instead_1 = نوبت ورق دادن می‌چرخد و حاکمیت از پی آن
dealer_partner_calls-example-partner_deals = یار حاکم ورق می‌دهد
