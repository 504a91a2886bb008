# What Urdu says of the free texts of these books and options.

others_wait =
    .title = پہلے پتے صرف رنگ بولنے والا دیکھتا ہے
others_wait-ruling-Q6 = کیا باقی کھلاڑی اپنے پہلے پانچ پتے دیکھ سکتے ہیں؟
    .here = نہیں، رنگ بولے جانے تک ان کے پتے الٹے پڑے رہتے ہیں
    .instead_1 = ہر کھلاڑی اپنے پتے فوراً دیکھ سکتا ہے
caller_first_five =
    .title = پہلے پانچ پتے صرف رنگ بولنے والے کو
caller_first_five-ruling-Q3 = باقی کھلاڑیوں کو ان کے پہلے پانچ پتے کب ملتے ہیں؟
    .here = رنگ بولے جانے کے بعد، چار چار بٹنے سے پہلے
    .instead_1 = تیرہ پتے ایک ساتھ
packets_5332 =
    .title = پانچ، تین، تین اور دو پتے
packets_5422 =
    .title = پانچ، چار، دو اور دو پتے
first_four =
    .title = رنگ چار پتوں پر بولا جاتا ہے
first_four-ruling-four_packets = باقی نو پتے کیسے بانٹے جاتے ہیں؟
    .here = تین تین کر کے
    .instead_1 = چار، پھر پانچ
    .instead_2 = جیسے چاہیں
toss_losers_deal =
    .title = ٹاس ہارنے والے بانٹتے ہیں
toss_losers_deal-ruling-Q2 = پہلے پتے کون بانٹتا ہے؟
    .here = ہر ایک، ایک پتا کھینچتا ہے؛ جس ٹیم کا پتا سب سے بڑا ہو، اس کا کوئی کھلاڑی نہیں بانٹتا، دوسری ٹیم میں سے جو راضی ہو وہ بانٹتا ہے
    .instead_1 = سب سے بڑا پتا کھینچنے والا
