# What Urdu says of the free texts of these books and options.

court_piece =
    .title = کورٹ پیس
court_piece-custom-signals = ساتھی اپنے پتوں کے سوا ایک دوسرے کو کیا بتا سکتے ہیں، یہ کھیل سے پہلے طے کر لیا جاتا ہے۔
