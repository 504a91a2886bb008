@B50 @B59
Feature: Hidden Rung
  The caller lays one of his first five cards face down; its suit is trump once the card is turned up.
  Tricks count at once, seven of them win. Asking for the trump is told of in its own file.

  Background:
    Given we play Hidden Rung

  @B14 @B16 @B50 @clause:round.first @clause:round.call @clause:round.rest
  Scenario: Five cards each, the caller lays one down, then four and four
    Given East deals
    And the cards of the pack are numbered from the top, 1 to 52
    Then the cards have gone round like this:
      | North | 1-5   |
      | West  | 6-10  |
      | South | 11-15 |
      | East  | 16-20 |
    And North is to lay a card down
    And North may lay down any of his five cards

  @B50 @B51 @clause:round.call
  Scenario: The others get thirteen cards in hand, the caller twelve and the hidden one
    Given East deals
    And among North's first five cards is Q♦
    When North lays Q♦ face down as trump
    Then North is to lead
    And North holds 12 cards
    And West holds 13 cards
    And South holds 13 cards
    And East holds 13 cards
    And North holds not Q♦ in his hand
    And no suit is trump yet

  @B16 @clause:round.rest
  Scenario Outline: The packets after the card is laid down
    Given <dealer> deals
    And the cards of the pack are numbered from the top, 1 to 52
    And the first trick is about to be led
    Then the cards have gone round like this:
      | <first>  | 1-5 21-24 37-40   |
      | <second> | 6-10 25-28 41-44  |
      | <third>  | 11-15 29-32 45-48 |
      | <dealer> | 16-20 33-36 49-52 |
    And <first> is to lead

    Examples:
      | dealer | first | second | third |
      | North  | West  | South  | East  |
      | West   | South | East   | North |
      | South  | East  | North  | West  |
      | East   | North | West   | South |

  @B50
  Scenario: Only the caller knows the hidden card
    Given East deals
    And among North's first five cards is Q♦
    When North lays Q♦ face down as trump
    Then North knows that Q♦ lies face down
    And West does not know that Q♦ lies face down
    And South does not know that Q♦ lies face down
    And East does not know that Q♦ lies face down

  @B50 @B51 @clause:round.call @clause:play.hand
  Scenario: What is refused around the hidden card
    Given East deals
    And among North's first five cards is Q♦
    And among West's first five cards is 9♠
    When North tries to name hearts trump
    Then that is refused, since the trump card has to be laid down first
    When North tries to lay 9♠ face down as trump
    Then that is refused, since he does not hold it among his five
    When North tries to play any card
    Then that is refused, since the trump card has to be laid down first
    When West tries to lay 9♠ face down as trump
    Then that is refused, since it is not his turn
    When North lays Q♦ face down as trump
    And North tries to lead Q♦
    Then that is refused, since he does not hold it
    When North tries to name hearts trump
    Then that is refused, since only cards are played now

  @B22 @B23 @B24 @B29 @B36 @B37 @B38
  @clause:score.goon @clause:score.court @clause:score.dealer_wins @clause:score.caller_wins
  @clause:next_dealer.dealer_wins @clause:next_dealer.court @clause:next_dealer.caller_wins
  Scenario Outline: What a round is worth, and who deals next
    Given <dealer> deals
    When <winners> win the tricks <tricks>
    Then <winners> have won the round <tricks>
    And <winners> score <points> points
    And <next> deals the next round

    Examples: The caller's side wins
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

    Examples: A Court of the caller's side
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

  @B52 @Q18
  Scenario: A round may end before anybody has asked
    Given East deals
    When nobody asks for the trump, and the tricks are taken by N S W S N S N E S
    Then the round is over after 9 tricks
    And North and South have won the round 7-2
    And no suit is trump
    And North and South score 1 point

  @B26 @E7 @clause:round.play
  Scenario: The round stops at seven tricks
    Given East deals
    When the tricks are taken by N S N S W E W N S N
    Then the round is over after 10 tricks
    And 12 cards are left unplayed

  @B31 @clause:match.won
  Scenario: Ten points win the match
    Given a match begins and North is the first dealer
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | North  | N/S 7-0 | 4   | 0   |
      | West   | N/S 7-0 | 7   | 0   |
      | East   | E/W 7-0 | 7   | 4   |
      | North  | N/S 7-3 | 9   | 4   |
    Then the match goes on
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | West   | N/S 7-6 | 10  | 4   |
    Then North and South have won the match
