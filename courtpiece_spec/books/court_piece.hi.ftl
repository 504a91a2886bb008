# What Hindi says of the free texts of these books and options.

court_piece =
    .title = कोर्ट पीस
court_piece-custom-signals = साथी अपने पत्तों के अलावा एक-दूसरे को क्या बता सकते हैं, यह खेल से पहले तय कर लिया जाता है।
