# آنچه فارسی از این گزینه‌ها می‌گوید.

signals_tolerated =
    .title = علامت دادن اشکالی ندارد
signals_tolerated-custom-signals = علامت دادن پنهانی یارها به هم، مانند یک نگاه یا طرز گذاشتن ورق، اشکالی ندارد.
talk_forbidden =
    .title = حرف زدن سر میز ممنوع
talk_forbidden-custom-signals = هیچ‌کس نباید دربارهٔ ورق‌ها یا بازی چیزی بگوید؛ نگاه کردن جریمه ندارد.
signals_forbidden =
    .title = هیچ علامتی مجاز نیست
signals_forbidden-custom-signals = هر گونه علامت دادن یارها به هم، با حرف، نگاه یا طرز بازی کردن، ممنوع است.
signals_tap =
    .title = فقط ضربه زدن روی میز
signals_tap-custom-signals = تنها علامت مجاز ضربه زدن روی میز (تاپ) است، به این معنی: «همان خال را باز هم بازی کن».
signals_last_card =
    .title = علامت‌های معین
signals_last_card-custom-signals = بازیکن می‌تواند با علامت نشان دهد که بالاترین ورقِ مانده از یک خال را دارد یا آخرین ورق خود از آن خال را بازی می‌کند.
forfeit_song =
    .title = آواز برای باخت سیزده دست
forfeit_song-custom-forfeit = تیمی که هر سیزده دست را ببازد، باید آواز بخواند یا آنچه را برنده‌ها می‌خواهند انجام دهد.
last_trick_seen =
    .title = دیدن دست آخر
last_trick_seen-custom-inspection = تا وقتی ورق بعدی روی آخرین دست نیامده می‌توان آن را نگاه کرد؛ دست‌های پیش از آن بسته می‌ماند.
opponent_cuts =
    .title = یکی از حریف‌های دست‌دهنده کوپ می‌کند
opponent_cuts-custom-cut = پس از بُر زدن، یکی از حریف‌های دست‌دهنده، هر کدام که باشد، ورق‌ها را کوپ می‌کند.
