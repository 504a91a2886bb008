@B60
Feature: Be-ranga
  No trump before play, and nobody calls. The first card that does not follow suit sets trump at once.
  Tricks count at once, seven of them win.

  Background:
    Given we play Be-ranga

  @B60 @B61 @clause:round.first @clause:round.rest @clause:play.lead
  Scenario Outline: All thirteen cards are dealt, and the player at the dealer's right leads
    Given <dealer> deals
    And the cards of the pack are numbered from the top, 1 to 52
    Then the cards have gone round like this:
      | <first>  | 1-5 21-24 37-40   |
      | <second> | 6-10 25-28 41-44  |
      | <third>  | 11-15 29-32 45-48 |
      | <dealer> | 16-20 33-36 49-52 |
    And <first> is to lead
    And no suit is trump yet

    Examples:
      | dealer | first | second | third |
      | North  | West  | South  | East  |
      | West   | South | East   | North |
      | South  | East  | North  | West  |
      | East   | North | West   | South |

  @B60 @clause:round.play @clause:play.follow
  Scenario: What is refused
    Given East deals
    And North holds A♥
    And West holds 3♥, 2♣ and no other hearts
    When North tries to name hearts trump
    Then that is refused, since only cards are played now
    When North tries to ask for the trump
    Then that is refused, since only cards are played now
    When West tries to play 3♥
    Then that is refused, since it is not his turn
    When North leads A♥
    And West tries to play 2♣
    Then that is refused, since he can follow suit
    When West tries to play K♥
    Then that is refused, since he does not hold it
    And West may play only 3♥

  @B64 @Q30 @clause:round.play
  Scenario: A round may end before trump is set
    Given East deals
    When North and South win the tricks 7-3
    Then the round is over after 10 tricks
    And no suit is trump
    And North and South score 1 point

  @B29 @B36 @B37 @B38 @B64 @Q33
  @clause:score.goon @clause:score.court @clause:score.dealer_wins @clause:score.caller_wins
  @clause:next_dealer.dealer_wins @clause:next_dealer.court @clause:next_dealer.caller_wins
  Scenario Outline: What a round is worth, the side that does not deal taking the caller's place
    Given <dealer> deals
    When <winners> win the tricks <tricks>
    Then <winners> have won the round <tricks>
    And <winners> score <points> points
    And <next> deals the next round

    Examples: The side that does not deal wins
      | dealer | winners         | tricks | points | next  |
      | East   | North and South | 7-3    | 1      | East  |
      | North  | East and West   | 7-6    | 1      | North |
      | West   | North and South | 7-1    | 1      | West  |
      | South  | East and West   | 7-4    | 1      | South |

    Examples: The dealer's side wins
      | dealer | winners         | tricks | points | next  |
      | East   | East and West   | 7-4    | 2      | North |
      | North  | North and South | 7-2    | 2      | West  |
      | West   | East and West   | 7-5    | 2      | South |
      | South  | North and South | 7-6    | 2      | East  |

    Examples: A Court of the side that does not deal
      | dealer | winners         | tricks | points | next  |
      | East   | North and South | 7-0    | 3      | West  |
      | North  | East and West   | 7-0    | 3      | South |
      | West   | North and South | 7-0    | 3      | East  |
      | South  | East and West   | 7-0    | 3      | North |

    Examples: A Goon Court of the dealer's side
      | dealer | winners         | tricks | points | next  |
      | East   | East and West   | 7-0    | 4      | North |
      | North  | North and South | 7-0    | 4      | West  |
      | West   | East and West   | 7-0    | 4      | South |
      | South  | North and South | 7-0    | 4      | East  |

  @B31 @clause:match.won
  Scenario: Ten points win the match
    Given a match begins and South is the first dealer
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | South  | E/W 7-0 | 0   | 3   |
      | North  | E/W 7-0 | 0   | 6   |
      | South  | E/W 7-0 | 0   | 9   |
      | North  | N/S 7-5 | 2   | 9   |
      | West   | E/W 7-5 | 2   | 11  |
    Then East and West have won the match

  @B26 @clause:round.end
  Scenario: After the end no card may be played
    Given East deals
    When North and South win the tricks 7-0
    And North tries to play any card
    Then that is refused, since the round is over
