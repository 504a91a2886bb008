@BR
Feature: Band Rang
  The player at the dealer's right hides a trump. Two tricks running by one player win, at the right time: for the
  hider's side from the ninth trick on, for the others once the trump is turned up and not before the fourth.

  Background:
    Given we play Band Rang

  @clause:round.call @clause:round.colour @clause:play.lead
  Scenario: Nobody names another trump: the holder leads
    Given East deals
    And among North's first five cards is Q♦
    Then North is to lay a card down
    When North lays Q♦ face down as trump
    And West passes
    And South passes
    And East passes
    Then North is to lead
    And North holds 12 cards
    And no suit is trump yet

  @clause:round.colour
  Scenario: The others are asked in the order of play, the first behind the holder
    Given South deals
    And among East's first five cards is Q♦
    When East lays Q♦ face down as trump
    And West tries to pass
    Then that is refused, since it is not his turn
    When North passes
    And West passes
    And South names spades trump
    Then spades are trump
    And South is to lead

  @clause:round.colour @clause:play.lead
  Scenario: An open trump instead: the hidden card goes back, and whoever named the trump leads
    Given East deals
    And among North's first five cards is Q♦
    When North lays Q♦ face down as trump
    And West passes
    And South names spades trump
    Then spades are trump
    And North holds Q♦ in his hand
    And South is to lead

  @Q15 @clause:trump.reveal.void_player
  Scenario: An opponent of the holder who cannot follow turns it up without asking, and must trump
    Given East deals
    And among North's first five cards is Q♦
    And the players hold among others:
      | North | A♠                     |
      | West  | 2♦, 3♣ and no spades   |
      | South | 5♠                     |
      | East  | 9♠                     |
    When North lays Q♦ face down as trump
    And West passes
    And South passes
    And East passes
    And North leads A♠
    Then diamonds are trump
    And West may play only diamonds
    When West plays 2♦
    And South plays 5♠
    And East plays 9♠
    Then West takes the trick with the two of diamonds

  @Q14 @clause:trump.reveal.void_player
  Scenario: The holder's partner plays any card, and the trump stays hidden
    Given East deals
    And among North's first five cards is Q♦
    And the players hold among others:
      | North | A♠                     |
      | West  | 4♠                     |
      | South | 2♦, 3♣ and no spades   |
      | East  | 9♠                     |
    When North lays Q♦ face down as trump
    And West passes
    And South passes
    And East passes
    And North leads A♠
    And West plays 4♠
    Then South may play any card of his hand
    When South plays 2♦
    And East plays 9♠
    Then North takes the trick
    And no suit is trump

  @clause:collect.except.holder @clause:collect.except.others @clause:collect.except.hidden @clause:decide.pair @clause:decide.last
  Scenario Outline: A hidden trump that nobody turns up
    Given East deals
    When nobody asks for the trump, and the tricks are taken by <row>
    Then the round is over after <tricks> tricks
    And <winners> have won the round

    Examples: The holder's side is North and South
      | row                       | tricks | winners         |
      | W S E N N E W N N         | 9      | North and South |
      | N N N N N N N N S S       | 10     | North and South |
      | W W W W E E E E W W W W N | 13     | North and South |
      | W W E E W W E E W W E E N | 13     | North and South |

  @clause:collect.except.naming @clause:collect.except.opening @clause:decide.pair @clause:decide.naming
  Scenario Outline: An open trump is named: the others win by a pair from the second and third trick on
    Given East deals
    And West means to name spades instead
    When the tricks are taken by <row>
    Then the round is over after <tricks> tricks
    And <winners> have won the round

    Examples: West has named the trump; all take with aces and other high cards
      | row                       | tricks | winners         |
      | W N S N W E S N W E S W N | 13     | East and West   |
      | W W W W E E E E W E N S W | 13     | East and West   |

  @Q65 @clause:foul.revoke
  Scenario: A revoke loses the round at once
    Given East deals
    And West means to name spades instead
    When the tricks are taken by W N
    And South revokes
    Then East and West have won the round

  @clause:score.kothi @clause:score.win @clause:next_dealer.toss
  Scenario: One stake a round is paid
    Given East deals
    And West means to name spades instead
    When the tricks are taken by W N S N W E S N W E S W N
    Then the round counts as win
    And East and West score no kothis
