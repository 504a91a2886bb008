@B40
Feature: Double Sir
  Tricks lie in a common pile until one player takes two running: his side collects them all.
  Only collected tricks count.

  Background:
    Given we play Double Sir

  @B14 @B15 @B16 @clause:round.first @clause:round.rest
  Scenario: The cards are dealt as in Single Sir
    Given West deals
    And the cards of the pack are numbered from the top, 1 to 52
    Then the cards have gone round like this:
      | South | 1-5   |
      | East  | 6-10  |
      | North | 11-15 |
      | West  | 16-20 |
    And South is to name trump
    When South names diamonds trump
    Then the cards have gone round like this:
      | South | 1-5 21-24 37-40   |
      | East  | 6-10 25-28 41-44  |
      | North | 11-15 29-32 45-48 |
      | West  | 16-20 33-36 49-52 |
    And South is to lead

  @B47 @B49 @Q44 @clause:round.play
  Scenario: The round stops when one side has seven and the other at least one
    Given East deals
    When the tricks are taken by E E N N N N N N N N
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 2           | 0   | 2   | 0            |
      | 4           | 2   | 2   | 0            |
      | 8           | 6   | 2   | 0            |
      | 9           | 6   | 2   | 1            |
      | 10          | 8   | 2   | 0            |
    And the round is over after 10 tricks
    And 12 cards are left unplayed
    And North and South have won the round 8-2

  @B49 @clause:round.play
  Scenario: With seven collected to none play goes on
    Given East deals
    When the tricks are taken by N N N N N N N N
    Then North and South have collected 8 tricks
    And the round goes on

  @B46 @B48 @B49 @Q46 @clause:score.caller_wins
  Scenario: The first eight tricks are no Court once the others collect
    Given East deals
    When the tricks are taken by N N N N N N N N E E
    Then the round is over after 10 tricks
    And North and South have won the round 8-2
    And North and South score 1 point
    And East deals the next round

  @B48 @clause:let.court @clause:score.court
  Scenario: A Court needs all thirteen
    Given East deals
    When the tricks are taken by N N N N N N N N N N N N N
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 11          | 10  | 0   | 1            |
      | 12          | 12  | 0   | 0            |
      | 13          | 13  | 0   | 0            |
    And the round is over after 13 tricks
    And the round counts as court

  @B46 @B47
  Scenario: Who takes fewer tricks may collect more
    Given East deals
    When the tricks are taken by E W E W E S S N W W
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 6           | 0   | 0   | 6            |
      | 7           | 7   | 0   | 0            |
      | 9           | 7   | 0   | 2            |
      | 10          | 7   | 3   | 0            |
    And the round is over after 10 tricks
    And North and South have won the round 7-3
    And North and South score 1 point

  @B29 @B36 @B37 @B38 @B48 @Q60
  @clause:score.goon @clause:score.court @clause:score.dealer_wins @clause:score.caller_wins
  @clause:next_dealer.dealer_wins @clause:next_dealer.court @clause:next_dealer.caller_wins
  Scenario Outline: What a round is worth, and who deals next
    Given <dealer> deals
    When the tricks are taken by <row>
    Then <winners> have won the round <tricks>
    And <winners> score <points> points
    And <next> deals the next round

    Examples: The caller's side wins
      | dealer | row                 | winners         | tricks | points | next  |
      | East   | E E N N N N N N N N | North and South | 8-2    | 1      | East  |
      | North  | N N W W W W W W W W | East and West   | 8-2    | 1      | North |
      | West   | W W S S S S S S S S | North and South | 8-2    | 1      | West  |
      | South  | S S E E E E E E E E | East and West   | 8-2    | 1      | South |

    Examples: The dealer's side wins
      | dealer | row                 | winners         | tricks | points | next  |
      | East   | N N E E E E E E E E | East and West   | 8-2    | 2      | North |
      | North  | W W N N N N N N N N | North and South | 8-2    | 2      | West  |
      | West   | S S W W W W W W W W | East and West   | 8-2    | 2      | South |
      | South  | E E S S S S S S S S | North and South | 8-2    | 2      | East  |

    Examples: A Court of the caller's side
      | dealer | row                       | winners         | tricks | points | next  |
      | East   | N N N N N N N N N N N N N | North and South | 13-0   | 3      | West  |
      | North  | W W W W W W W W W W W W W | East and West   | 13-0   | 3      | South |
      | West   | S S S S S S S S S S S S S | North and South | 13-0   | 3      | East  |
      | South  | E E E E E E E E E E E E E | East and West   | 13-0   | 3      | North |

    Examples: A Goon Court of the dealer's side
      | dealer | row                       | winners         | tricks | points | next  |
      | East   | E E E E E E E E E E E E E | East and West   | 13-0   | 4      | North |
      | North  | N N N N N N N N N N N N N | North and South | 13-0   | 4      | West  |
      | West   | W W W W W W W W W W W W W | East and West   | 13-0   | 4      | South |
      | South  | S S S S S S S S S S S S S | North and South | 13-0   | 4      | East  |

  @B31 @clause:match.won
  Scenario: Ten points win the match
    Given a match begins and East is the first dealer
    When these rounds are played:
      | dealer | tricks                    | N/S | E/W |
      | East   | N N N N N N N N N N N N N | 3   | 0   |
      | West   | S S W W W W W W W W       | 3   | 2   |
      | South  | S S S S S S S S S S S S S | 7   | 2   |
      | East   | E E N N N N N N N N       | 8   | 2   |
      | East   | N E N E N E N E N E N E N | 11  | 2   |
    Then North and South have won the match

  @clause:round.call @clause:play.follow @clause:round.end
  Scenario: What is refused
    Given East deals
    And West holds 3♥, 2♣ and no other hearts
    And North holds A♥
    When West tries to name hearts trump
    Then that is refused, since it is not his turn
    When North tries to play any card
    Then that is refused, since trump has to be named first
    When North names clubs trump
    And North leads A♥
    And West tries to play 2♣
    Then that is refused, since he can follow suit
    When West tries to play A♥
    Then that is refused, since he does not hold it
