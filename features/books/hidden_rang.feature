@HR1
Feature: Hidden Rang, as Pagat gives it
  Double Sar with a hidden trump. Nothing is collected before the trump is turned up, nor after tricks 1, 2 and 12.

  Background:
    Given we play Hidden Rang

  @PR14 @clause:round.call
  Scenario: The caller lays one of five cards down
    Given East deals
    And among North's first five cards is Q♦
    When North lays Q♦ face down as trump
    Then North is to lead
    And North holds 12 cards
    And no suit is trump yet

  @PR15 @E16 @clause:trump.power @clause:trump.reveal.void_player
  Scenario: A heart played unasked is no trump
    Given North deals
    And among West's first five cards is Q♥
    And the players hold among others:
      | West  | 3♣, 5♠                               |
      | South | 4♣, 6♥ and no spades                 |
      | East  | 5♣, 2♥, 7♦, no spades and no other hearts |
      | North | A♣, A♠                               |
    And West lays Q♥ face down as trump
    And this trick has been played:
      | West | South | East | North |
      | 3♣   | 4♣    | 5♣   | A♣    |
    When North leads A♠
    And West plays 5♠
    And South plays 6♥
    And East asks for the trump
    Then East may play only 2♥
    When East plays 2♥
    Then East takes the trick with the two of hearts

  @HR2 @Q14 @Q24 @clause:play.face_down
  Scenario: The caller, unable to follow, plays face down or turns up the trump
    Given North deals
    And among West's first five cards is Q♥
    And the players hold among others:
      | West  | 3♣, 4♦ and no spades |
      | South | 4♣, 6♠               |
      | East  | 5♣, 2♠               |
      | North | A♣, A♠               |
    And West lays Q♥ face down as trump
    And this trick has been played:
      | West | South | East | North |
      | 3♣   | 4♣    | 5♣   | A♣    |
    When North leads A♠
    Then West may turn up the hidden card
    When West tries to play 4♦
    Then that is refused, since his trump is hidden
    When West plays 4♦ face down
    And South plays 6♠
    And East plays 2♠
    Then North takes the trick with the ace of spades
    And no suit is trump yet

  @PR15 @HR1 @clause:trump.power @clause:play.takes
  Scenario: The trump suit was led before: only what is played after the reveal is a trump
    Given East deals
    And among North's first five cards is Q♥
    And the players hold among others:
      | North | K♥               |
      | West  | A♥               |
      | South | 9♣ and no hearts |
      | East  | 3♥               |
    And North lays Q♥ face down as trump
    When North leads K♥
    And West plays A♥
    And South asks for the trump
    And South plays 9♣
    And East plays 3♥
    Then East takes the trick with the three of hearts

  @HR3 @Q26 @clause:collect.except.unexposed
  Scenario: No pair collects before the trump is turned up
    Given East deals
    When nobody asks for the trump, and the tricks are taken by N E S W S S
    Then 6 tricks lie on the table

  @HR3 @clause:collect.take
  Scenario: After it a pair does
    Given East deals
    When the tricks are taken by N E S W S S
    Then hearts are trump
    And North and South have collected 6 tricks

  @HR4 @clause:collect.except.blocked
  Scenario: Nothing is collected after the second trick, though the trump lies open
    Given East deals
    When the tricks are taken by N N N
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 2           | 0   | 0   | 2            |
      | 3           | 3   | 0   | 0            |

  @HR4 @clause:collect.except.blocked @clause:collect.last
  Scenario: Nor after the twelfth; the last trick takes all
    Given East deals
    When the tricks are taken by N W S E N W S E N S N N E
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 12          | 0   | 0   | 12           |
      | 13          | 0   | 13  | 0            |
    And East and West score 3 courts
    And North deals the next round

  @HR5 @Q18 @clause:trump.reveal.last_card
  Scenario: At the last trick the caller has to turn it up
    Given East deals
    And nobody has asked for the trump, and the tricks have been taken by N E N E N E N E N E N E
    When the others play on until it is North's turn
    Then North must turn up the hidden card and may do nothing else
    When North turns up the hidden card
    And the rest of the trick is played
    Then North takes the trick
    And North and South have won the round 13-0
    And North and South score 1 court
    And West deals the next round

  @PR7 @PR11 @clause:let.run @clause:score.run @clause:next_dealer.court
  Scenario: Seven rounds running are a Court
    Given East deals
    And North and South have won 6 rounds running
    When the tricks are taken by N N N E E N N N N N N E E
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 2           | 0   | 0   | 2            |
      | 3           | 3   | 0   | 0            |
      | 5           | 3   | 2   | 0            |
      | 11          | 9   | 2   | 0            |
      | 13          | 9   | 4   | 0            |
    And North and South score 1 court
    And West deals the next round
    And both runs start over
