# What an option says as a whole: with its number instead of an example of it.

redeal_any_hand_no_honour = The cards are dealt again if any hand holds no ace, king, queen or jack, a limited number of times running.
redeal_below_jack = The caller may ask for a new deal when holding nothing above a ten, a limited number of times running.
redeal_below_ten = The caller may ask for a new deal when holding nothing above a nine, a limited number of times running.
redeal_if_uncut = The caller, ten high, may ask for a new deal if his partner declined to cut, a limited number of times running.
redeal_many_trumps = The cards are dealt again if any hand holds so many trumps, a limited number of times running.
redeal_no_picture = The caller may ask for a new deal when holding no king, queen or jack, a limited number of times running.
redeal_thirteen_no_picture = The caller may throw in thirteen cards without king, queen and jack, a limited number of times running.
redeal_thirteen_no_picture_or_ace = The caller may throw in thirteen cards without ace, king, queen and jack, a limited number of times running.
