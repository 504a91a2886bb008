@B76
Feature: Single Sir
  Four players, two sides: North and South against East and West. Cards are dealt and played to the right.
  The player at the dealer's right is the caller. Each trick counts at once, and seven tricks win the round.

  Background:
    Given we play Single Sir

  @B5 @B6 @B14 @B15 @B16 @B17 @clause:round.first @clause:round.call @clause:round.rest
  Scenario: Five cards each, then trump is named, then four and four
    Given East deals
    And the cards of the pack are numbered from the top, 1 to 52
    Then the cards have gone round like this:
      | North | 1-5   |
      | West  | 6-10  |
      | South | 11-15 |
      | East  | 16-20 |
    And North is to name trump
    And North may name any of the four suits
    When North names spades trump
    Then the cards have gone round like this:
      | North | 1-5 21-24 37-40   |
      | West  | 6-10 25-28 41-44  |
      | South | 11-15 29-32 45-48 |
      | East  | 16-20 33-36 49-52 |
    And spades are trump
    And North is to lead

  @B5 @clause:roles.caller @clause:play.lead
  Scenario Outline: The player at the dealer's right calls and leads
    Given <dealer> deals
    Then <caller> is to name trump
    When <caller> names hearts trump
    Then <caller> is to lead
    And <caller> may lead any card of his hand

    Examples:
      | dealer | caller |
      | North  | West   |
      | West   | South  |
      | South  | East   |
      | East   | North  |

  @B6 @clause:table.plays
  Scenario: Tricks go to the right
    Given East deals
    And a deal in which this trick can be played: 4♥ 2♥ K♥ 5♥
    When North names clubs trump
    And North leads 4♥
    And East tries to play any card
    Then that is refused, since it is not his turn
    When West plays 2♥
    And South plays K♥
    And East plays 5♥
    Then South takes the trick
    And South is to lead

  @B18 @B20 @clause:round.call
  Scenario: Trump is named once, and only by the caller
    Given East deals
    When West tries to name hearts trump
    Then that is refused, since it is not his turn
    When North tries to pass
    Then that is refused, since trump has to be named first
    When North tries to play without trumps
    Then that is refused, since trump has to be named first
    When North tries to play any card
    Then that is refused, since trump has to be named first
    When North names hearts trump
    And North tries to name spades trump
    Then that is refused, since only cards are played now

  @B73 @clause:round.call
  Scenario: Without a house rule nobody may demand a new deal
    Given East deals
    And among North's first five cards are 10♠ 9♥ 8♦ 5♣ 2♠
    When North tries to demand a new deal
    Then that is refused, since trump has to be named first

  @B26 @E7 @clause:round.play
  Scenario: The round stops at seven tricks
    Given East deals
    When the tricks are taken by N S N S W E W N S N
    Then the round is over after 10 tricks
    And 12 cards are left unplayed
    And North and South have won the round 7-3

  @clause:round.end
  Scenario: After the end no card may be played
    Given East deals
    When the tricks are taken by N S N S W E W N S N
    And North tries to play any card
    Then that is refused, since the round is over

  @B22 @B23 @B24 @B29 @B30 @B35 @B36 @B37 @B38 @B39
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

  @B31 @clause:match.won
  Scenario: Ten points win the match
    Given a match begins and East is the first dealer
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | East   | N/S 7-0 | 3   | 0   |
      | West   | N/S 7-0 | 6   | 0   |
      | East   | N/S 7-0 | 9   | 0   |
    Then the match goes on
    And West is the next dealer
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | West   | N/S 7-1 | 10  | 0   |
    Then North and South have won the match

  @B31 @Q58 @clause:match.won
  Scenario: More than ten points win it as well
    Given a match begins and East is the first dealer
    Then the match goes like this:
      | dealer | tricks  | N/S | E/W |
      | East   | N/S 7-0 | 3   | 0   |
      | West   | N/S 7-4 | 4   | 0   |
      | West   | E/W 7-2 | 4   | 2   |
      | South  | N/S 7-0 | 8   | 2   |
      | East   | N/S 7-0 | 11  | 2   |
    And North and South have won the match
