@MK2
Feature: Band hukum
  Mendikot with a closed trump: the player at the dealer's right lays a card of all thirteen face down. It is
  turned up by itself as soon as anybody cannot follow suit, and nobody has to trump.

  Background:
    Given we play Band Hukum

  @MK1 @MK2 @clause:round.hide
  Scenario: The card is laid down when all cards are dealt
    Given East deals
    And North holds 7♥, K♠
    Then everybody holds 13 cards
    And North is to lay a card down
    When North tries to lead K♠
    Then that is refused, since the trump card has to be chosen first
    When North lays 7♥ face down as trump
    Then North holds 12 cards
    And North is to lead
    And no suit is trump yet
    And North knows that 7♥ lies face down
    And West does not know that 7♥ lies face down

  @MK2 @Q24 @clause:trump.reveal.void_player @clause:trump.power @clause:trump.return
  Scenario: The first player who cannot follow suit has it turned up, and may trump or not
    Given East deals
    And the players hold among others:
      | North | A♠, 7♥              |
      | West  | 2♥, 4♣ and no spades |
      | South | K♠                  |
      | East  | 3♠                  |
    And North lays 7♥ face down as trump
    When North leads A♠
    Then hearts are trump
    And North holds 7♥ in his hand
    And West may play 2♥ and 4♣
    When West plays 2♥
    And South plays K♠
    And East plays 3♠
    Then West takes the trick with the two of hearts

  @MK2 @clause:trump.hidden
  Scenario: While everybody follows, it stays where it is
    Given East deals
    And the players hold among others:
      | North | A♠, 7♥ |
      | West  | 2♠     |
      | South | K♠     |
      | East  | 3♠     |
    And North lays 7♥ face down as trump
    When this trick is played:
      | North | West | South | East |
      | A♠    | 2♠   | K♠    | 3♠   |
    Then North takes the trick
    And no suit is trump yet
    And North may not lead 7♥

  @MK2 @Q13 @clause:trump.hidden
  Scenario: The owner's only card of the suit led is the one face down
    Given East deals
    And the players hold among others:
      | North | 2♠, 7♥ and no other hearts |
      | West  | 3♠                         |
      | South | A♠, A♥                     |
      | East  | 4♠, 2♥                     |
    And North lays 7♥ face down as trump
    When this trick is played:
      | North | West | South | East |
      | 2♠    | 3♠   | A♠    | 4♠   |
    And South leads A♥
    And East plays 2♥
    Then hearts are trump
    And North may play only 7♥

  @MK3 @MK4 @clause:let.mendikot @clause:let.whitewash @clause:next_dealer
  Scenario: The tens and tricks count as in Mendikot
    Given East deals
    When nobody asks for the trump, and the tricks are taken by N N N N N N N N N N N N N
    Then North and South have 4 tens
    And North and South have 13 tricks
    And North and South score 3 points
    And West deals the next round
