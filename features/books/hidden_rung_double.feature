@B59
Feature: Hidden Rung, double
  Hidden Rung with the pile of Double Sir.

  Background:
    Given we play Hidden Rung Double

  @B50 @clause:round.call
  Scenario: The caller lays one of his five cards down
    Given South deals
    And the cards of the pack are numbered from the top, 1 to 52
    Then the cards have gone round like this:
      | East  | 1-5   |
      | North | 6-10  |
      | West  | 11-15 |
      | South | 16-20 |
    And East is to lay a card down
    And East may lay down any of his five cards

  @B41 @Q26 @E10 @clause:collect.take
  Scenario: Two tricks running collect before the trump is turned up
    Given East deals
    When nobody asks for the trump, and the tricks are taken by N E S W S S
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 5           | 0   | 0   | 5            |
      | 6           | 6   | 0   | 0            |
    And no suit is trump yet

  @B41 @E10 @clause:collect.take
  Scenario: And after it
    Given East deals
    When the tricks are taken by N E S W S S
    Then hearts are trump
    And North and South have collected 6 tricks

  @B44 @B48 @Q18 @clause:trump.reveal.last_card @clause:collect.last
  Scenario: Nobody asks, and the caller's last card sweeps all thirteen
    Given East deals
    And nobody has asked for the trump, and the tricks have been taken by N E N E N E N E N E N E
    Then 12 tricks lie on the table
    When the others play on until it is North's turn
    Then North must turn up the hidden card and may do nothing else
    When North turns up the hidden card
    And the rest of the trick is played
    Then North takes the trick
    And North and South have won the round 13-0
    And North and South score 3 points
    And West deals the next round

  @B29 @B36 @B37 @B38 @B48
  @clause:score.goon @clause:score.court @clause:score.dealer_wins @clause:score.caller_wins
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
      | East   | N S N S N S N S N S N S N | North and South | 13-0   | 3      | West  |
      | North  | W W W W W W W W W W W W W | East and West   | 13-0   | 3      | South |
      | West   | S S S S S S S S S S S S S | North and South | 13-0   | 3      | East  |
      | South  | E E E E E E E E E E E E E | East and West   | 13-0   | 3      | North |

    Examples: A Goon Court of the dealer's side
      | dealer | row                       | winners         | tricks | points | next  |
      | East   | N E N E N E N E N E N S W | East and West   | 13-0   | 4      | North |
      | North  | N N N N N N N N N N N N N | North and South | 13-0   | 4      | West  |
      | West   | W W W W W W W W W W W W W | East and West   | 13-0   | 4      | South |
      | South  | S S S S S S S S S S S S S | North and South | 13-0   | 4      | East  |

  @B49 @clause:round.play
  Scenario: With seven collected to none play goes on
    Given East deals
    When the tricks are taken by N N N N N N N N
    Then North and South have collected 8 tricks
    And the round goes on

  @B31 @clause:match.won
  Scenario: Ten points win the match
    Given a match begins and East is the first dealer
    When these rounds are played:
      | dealer | tricks                    | N/S | E/W |
      | East   | E E E E E E E E E E E E E | 0   | 4   |
      | North  | W W W W W W W W W W W W W | 0   | 7   |
      | South  | S S E E E E E E E E       | 0   | 8   |
      | South  | E E E E E E E E E E E E E | 0   | 11  |
    Then East and West have won the match

  @clause:round.call @clause:play.follow
  Scenario: What is refused
    Given East deals
    And among North's first five cards is Q♦
    And North holds A♥
    And West holds 3♥, 2♣ and no other hearts
    When North tries to name hearts trump
    Then that is refused, since the trump card has to be laid down first
    When North lays Q♦ face down as trump
    And North leads A♥
    And West tries to play 2♣
    Then that is refused, since he can follow suit
    When West tries to ask for the trump
    Then that is refused, since he can follow suit and so may not ask
    When South tries to ask for the trump
    Then that is refused, since it is not his turn
