# What Hindi says of the free texts of these books and options.

signals_tolerated =
    .title = इशारे चल जाते हैं
signals_tolerated-custom-signals = साथियों के बीच हल्के इशारे, जैसे एक नज़र या पत्ता रखने का ढंग, चल जाते हैं।
talk_forbidden =
    .title = मेज़ पर बात नहीं
talk_forbidden-custom-signals = पत्तों या चालों के बारे में कोई कुछ नहीं कह सकता; नज़र मिलाने पर जुर्माना नहीं।
signals_forbidden =
    .title = कोई इशारा नहीं
signals_forbidden-custom-signals = साथियों के बीच हर इशारा मना है, शब्द से हो, नज़र से या पत्ता खेलने के ढंग से।
signals_tap =
    .title = सिर्फ़ थाप
signals_tap-custom-signals = सिर्फ़ एक इशारे की इजाज़त है, मेज़ पर थाप: यानी फिर वही रंग चलो।
signals_last_card =
    .title = तय इशारे
signals_last_card-custom-signals = खिलाड़ी इशारे से बता सकता है कि किसी रंग का सबसे बड़ा बचा हुआ पत्ता उसके पास है, या वह उस रंग का अपना आख़िरी पत्ता खेल रहा है।
forfeit_song =
    .title = तेरह हारी हुई सरों पर गाना
forfeit_song-custom-forfeit = जो टीम पूरी तेरह सरें हार जाए, उसे गाना सुनाना पड़ता है, या वह करना पड़ता है जो जीतने वाले कहें।
opponent_cuts =
    .title = गड्डी कोई भी विपक्षी काटता है
opponent_cuts-custom-cut = पत्ते फेंटे जाने के बाद बाँटने वाले का कोई भी विपक्षी गड्डी काटता है।
last_trick_seen =
    .title = आख़िरी सर देखी जा सकती है
last_trick_seen-custom-inspection = आख़िरी सर तब तक देखी जा सकती है जब तक अगला पत्ता उस पर न पड़े; उससे पहले की सरें बंद रहती हैं।
