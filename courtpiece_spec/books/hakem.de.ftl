# Was das Deutsche nur von diesem Buch sagt.

hakem-custom-signals = Unauffällige Zeichen zwischen Partnern, etwa ein Blick, werden geduldet; eine Spielweise anzusagen nicht.
hakem-custom-forfeit = Eine Partei, die alle dreizehn Stiche verliert, muss mancherorts singen oder ein Pfand geben.
