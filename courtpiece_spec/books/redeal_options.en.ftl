# What an option says as a whole: with its number instead of an example of it.

redeal_any_hand_no_honour = The cards are dealt again if any hand holds no ace, king, queen or jack, at most as often running as was agreed.
redeal_below_jack = The caller may ask for a new deal when holding nothing above a ten, at most as often running as was agreed.
redeal_below_ten = The caller may ask for a new deal when holding nothing above a nine, at most as often running as was agreed.
redeal_if_uncut = The caller may ask for a new deal when holding nothing above a ten, if the caller’s partner declined to cut, at most as often running as was agreed.
redeal_many_trumps = The cards are dealt again if any hand holds at least the agreed number of trumps, at most as often running as was agreed.
redeal_no_picture = The caller may ask for a new deal when holding no king, queen or jack, at most as often running as was agreed.
redeal_thirteen_no_picture = The caller may throw in thirteen cards without king, queen and jack, at most as often running as was agreed.
redeal_thirteen_no_picture_or_ace = The caller may throw in thirteen cards without ace, king, queen and jack, at most as often running as was agreed.
