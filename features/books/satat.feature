@SA1
Feature: Satat
  The two of hearts lies above every card of the pack. The trump maker names a suit on five cards, asks for a new
  deal, or leaves trump to one of the last four cards. Seven tricks win; the first seven are better, all thirteen best.

  Background:
    Given we play Satat

  @SA1 @SA4 @clause:table.deals @clause:round.first @clause:round.rest @clause:play.lead
  Scenario Outline: Five, four and four to the left of the dealer, where the trump maker sits
    Given <dealer> deals
    And the cards of the pack are numbered from the top, 1 to 52
    Then the cards have gone round like this:
      | <maker>  | 1-5   |
      | <second> | 6-10  |
      | <third>  | 11-15 |
      | <dealer> | 16-20 |
    And <maker> may name any of the four suits
    And <maker> may leave trump open
    When <maker> names spades trump
    Then the cards have gone round like this:
      | <maker>  | 1-5 21-24 37-40   |
      | <second> | 6-10 25-28 41-44  |
      | <third>  | 11-15 29-32 45-48 |
      | <dealer> | 16-20 33-36 49-52 |
    And <maker> is to lead

    Examples:
      | dealer | maker | second | third |
      | West   | North | East   | South |
      | North  | East  | South  | West  |
      | East   | South | West   | North |
      | South  | West  | North  | East  |

  @SA1 @E27 @clause:pack.top @clause:play.takes @clause:trump.power
  Scenario: The two of hearts beats the ace of trumps
    Given West deals
    And among North's first five cards is K♣
    And the players hold among others:
      | North | A♣              |
      | East  | 2♥ and no clubs |
      | South | A♠ and no clubs |
      | West  | 3♣              |
    And North names spades trump
    When North leads A♣
    Then East may play 2♥
    When East plays 2♥
    And South plays A♠
    And West plays 3♣
    Then East takes the trick with the two of hearts
    And East is to lead

  @SA1 @Q68 @clause:pack.top @clause:play.follow
  Scenario: The two of hearts is a heart
    Given West deals
    And among North's first five cards is K♣
    And the players hold among others:
      | North | A♥                       |
      | East  | 2♥, 4♣ and no other hearts |
      | South | K♥                       |
      | West  | 5♠ and no hearts         |
    And North names spades trump
    When North leads A♥
    Then East may play only 2♥
    When East tries to play 4♣
    Then that is refused, since he can follow suit
    When East plays 2♥
    And South plays K♥
    And West plays 5♠
    Then East takes the trick with the two of hearts

  @SA1 @Q68 @clause:pack.top
  Scenario: Who can follow suit may not play it to another suit
    Given West deals
    And among North's first five cards is K♣
    And the players hold among others:
      | North | A♣     |
      | East  | 2♥, 4♣ |
    And North names hearts trump
    When North leads A♣
    Then East may not play 2♥

  @SA4 @E26 @Q7 @clause:round.redeal
  Scenario Outline: Five cards without king, queen and jack may be dealt again
    Given West deals
    And among North's first five cards are <five>
    Then North may <how> a new deal
    And North may leave trump open

    Examples: No picture
      | five               | how    |
      | 10♠ 9♥ 8♦ 5♣ 2♠    | demand |
      | A♠ 9♥ 8♦ 5♣ 2♥     | demand |

    Examples: A picture
      | five               | how        |
      | J♠ 9♥ 8♦ 5♣ 2♠     | not demand |
      | 10♠ 9♥ Q♦ 5♣ 2♠    | not demand |
      | K♠ 9♥ 8♦ 5♣ 2♥     | not demand |

  @SA4 @Q8 @clause:round.redeal
  Scenario: The same dealer deals again, for the same trump maker
    Given West deals
    And among North's first five cards are 10♠ 9♥ 8♦ 5♣ 2♠
    When North demands a new deal
    Then the cards are dealt again, and West deals

  @SA4 @Q8 @clause:round.redeal
  Scenario Outline: Twice at most
    Given West deals
    And <before> new deals have been asked for already
    And among North's first five cards are 10♠ 9♥ 8♦ 5♣ 2♠
    Then North may <how> a new deal

    Examples:
      | before | how        |
      | 1      | demand     |
      | 2      | not demand |

  @SA4 @Q11 @clause:round.call @clause:round.late
  Scenario: One of the last four cards decides when the trump maker names no suit
    Given West deals
    And North holds K♣, 3♣, 4♣, 5♣, 6♣, 7♠, 8♠, 9♠, 10♠, Q♦, 3♥, 4♥, 5♥
    When North passes
    Then chance turns up one of Q♦ 3♥ 4♥ 5♥
    And everybody holds 13 cards
    When 4♥ is turned up
    Then hearts are trump
    And North holds 4♥ in his hand
    And North is to lead

  @SA5 @Q50 @clause:round.play
  Scenario: The round stops at seven tricks when both sides have one
    Given West deals
    When the tricks are taken by E N S N N S N S
    Then the round is over after 8 tricks
    And North and South have won the round 7-1

  @SA5 @Q50 @clause:round.play
  Scenario: With the first seven play goes on
    Given West deals
    When the tricks are taken by N S N N S N S S
    Then the round goes on

  @SA3 @SA5 @Q51 @clause:score.win @clause:score.first_seven @clause:score.all @clause:next_caller @clause:next_caller.stays @clause:next_caller.moves
  Scenario Outline: What a round is worth, and that the losers deal
    Given <dealer> deals
    When the tricks are taken by <row>
    Then <winners> score <points> points
    And <next> deals the next round

    Examples: The trump maker's side wins
      | dealer | row                       | winners         | points | next  |
      | West   | E N S N N S N S           | North and South | 1      | West  |
      | North  | S E W E W E W E           | East and West   | 1      | North |
      | West   | N S N S N S N E           | North and South | 2      | West  |
      | East   | S N S N S N S N S N E     | North and South | 2      | East  |
      | South  | W E W E W E W E W E W E W | East and West   | 3      | South |

    Examples: It loses
      | dealer | row                       | winners         | points | next  |
      | West   | N E W E W E W E           | East and West   | 1      | North |
      | North  | N S N S N S N W           | North and South | 2      | East  |
      | East   | E W E W E W E W E W E W E | East and West   | 3      | South |

  @SA5 @clause:match.won
  Scenario: Ten points win the match
    Given a match begins and West is the first dealer
    When these rounds are played:
      | dealer | tricks                    | N/S | E/W |
      | West   | N S N S N S N S N S N S N | 3   | 0   |
      | West   | N S N S N S N E           | 5   | 0   |
      | West   | N E W E W E W E           | 5   | 1   |
      | North  | S N E N S N S N           | 6   | 1   |
      | East   | S N S N S N S N S N S N S | 9   | 1   |
    Then the match goes on
    When these rounds are played:
      | dealer | tricks                    | N/S | E/W |
      | East   | E N S N S N S N           | 10  | 1   |
    Then North and South have won the match
