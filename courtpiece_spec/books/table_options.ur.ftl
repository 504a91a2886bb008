# What Urdu says of the free texts of these books and options.

signals_tolerated =
    .title = اشارے برداشت کیے جاتے ہیں
signals_tolerated-custom-signals = ساتھیوں کے درمیان دھیمے اشارے، مثلاً ایک نظر یا پتا رکھنے کا انداز، برداشت کیے جاتے ہیں۔
talk_forbidden =
    .title = میز پر بات نہیں
talk_forbidden-custom-signals = پتوں یا چالوں کے بارے میں کوئی کچھ نہیں کہہ سکتا؛ نظر ملانے پر جرمانہ نہیں۔
signals_forbidden =
    .title = کوئی اشارہ نہیں
signals_forbidden-custom-signals = ساتھیوں کے درمیان ہر اشارہ منع ہے، لفظ سے ہو، نظر سے یا پتا کھیلنے کے انداز سے۔
signals_tap =
    .title = صرف تھاپ
signals_tap-custom-signals = صرف ایک اشارے کی اجازت ہے، میز پر تھاپ: یعنی پھر وہی قسم چلو۔
signals_last_card =
    .title = طے شدہ اشارے
signals_last_card-custom-signals = کھلاڑی اشارے سے بتا سکتا ہے کہ کسی قسم کا سب سے بڑا بچا ہوا پتا اس کے پاس ہے، یا وہ اس قسم کا اپنا آخری پتا کھیل رہا ہے۔
forfeit_song =
    .title = تیرہ ہاری ہوئی سروں پر گانا
forfeit_song-custom-forfeit = جو ٹیم تمام تیرہ سریں ہار جائے، اسے گانا سنانا پڑتا ہے، یا وہ کرنا پڑتا ہے جو جیتنے والے کہیں۔
opponent_cuts =
    .title = بانٹنے والے کا کوئی بھی مخالف گڈی کاٹتا ہے
opponent_cuts-custom-cut = پتے پھینٹے جانے کے بعد بانٹنے والے کا کوئی بھی مخالف گڈی کاٹتا ہے۔
last_trick_seen =
    .title = آخری سر دیکھی جا سکتی ہے
last_trick_seen-custom-inspection = آخری سر تب تک دیکھی جا سکتی ہے جب تک اس پر اگلا پتا نہ پڑ جائے؛ اس سے پہلے کی سریں بند رہتی ہیں۔
