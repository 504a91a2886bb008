@C1 @C2 @C3
Feature: Kachuha
  All cards are dealt at once, and play goes to the left. The first trick, the Kachuha, has no trump;
  who takes it calls a suit for the rest of the round. Seven tricks win the round.

  Background:
    Given we play Kachuha

  @C4 @C5 @C20 @clause:table.deals @clause:round.deal @clause:play.lead
  Scenario Outline: One card at a time from the dealer's left, and that player leads
    Given <dealer> deals
    And the cards of the pack are numbered from the top, 1 to 52
    Then the cards have gone round like this:
      | <first>  | 1 5 9 13 17 21 25 29 33 37 41 45 49  |
      | <second> | 2 6 10 14 18 22 26 30 34 38 42 46 50 |
      | <third>  | 3 7 11 15 19 23 27 31 35 39 43 47 51 |
      | <dealer> | 4 8 12 16 20 24 28 32 36 40 44 48 52 |
    And <first> is to lead
    And <first> may lead any card of his hand
    And no suit is trump yet

    Examples:
      | dealer | first | second | third |
      | North  | East  | South  | West  |
      | East   | South | West   | North |
      | South  | West  | North  | East  |
      | West   | North | East   | South |

  @C7 @C8 @C9 @C10 @C11 @E23 @Q34 @clause:round.kachuha @clause:round.call
  Scenario: The Kachuha has no trump, and its taker calls one
    Given West deals
    And the players hold among others:
      | North | J♣                |
      | East  | Q♣, 4♥            |
      | South | A♥ and no clubs   |
      | West  | 2♣                |
    When this trick is played:
      | North | East | South | West |
      | J♣    | Q♣   | A♥    | 2♣   |
    Then East takes the trick with the queen of clubs
    And East and West have 1 trick
    And East is to name trump
    And East may name any of the four suits
    When East names hearts trump
    Then hearts are trump
    And East is to lead
    And East may lead any card of his hand

  @C11 @C12 @C13 @clause:play.takes @clause:play.void
  Scenario: From the second trick on a trump takes
    Given West deals
    And the players hold among others:
      | North | J♣, 2♥, 7♦ and no spades |
      | East  | Q♣, A♠                   |
      | South | A♣, K♠                   |
      | West  | 2♣, 9♠                   |
    And this trick has been played:
      | North | East | South | West |
      | J♣    | Q♣   | A♣    | 2♣   |
    When South names hearts trump
    And South leads K♠
    And West plays 9♠
    Then North may play any card of his hand
    And North may play 2♥ and 7♦
    When North plays 2♥
    And East plays A♠
    Then North takes the trick with the two of hearts
    And North is to lead

  @C7 @Q36 @clause:round.call
  Scenario: A discard on the Kachuha stays a discard when its suit is called
    Given West deals
    And the players hold among others:
      | North | J♣              |
      | East  | Q♣              |
      | South | A♥ and no clubs |
      | West  | 2♣              |
    And this trick has been played:
      | North | East | South | West |
      | J♣    | Q♣   | A♥    | 2♣   |
    When East names hearts trump
    Then East and West have 1 trick
    And North and South have 0 tricks
    And East is to lead

  @C7 @C10 @clause:round.kachuha @clause:round.call
  Scenario: What is refused
    Given West deals
    And the players hold among others:
      | North | J♣                            |
      | East  | Q♣, 4♥                        |
      | South | A♥, 3♣ and no other clubs     |
      | West  | 2♣                            |
    When North tries to name hearts trump
    Then that is refused, since only cards are played in this trick
    When East tries to play Q♣
    Then that is refused, since it is not his turn
    When North leads J♣
    And East plays Q♣
    And South tries to play A♥
    Then that is refused, since he can follow suit
    When South tries to play 2♣
    Then that is refused, since he does not hold it
    When South plays 3♣
    And West plays 2♣
    And East tries to lead 4♥
    Then that is refused, since trump has to be named first
    When North tries to name hearts trump
    Then that is refused, since it is not his turn
    When East names hearts trump
    And East tries to name spades trump
    Then that is refused, since only cards are played now

  @C15 @C21 @clause:round.play
  Scenario: The round is over at once at seven tricks
    Given West deals
    When the tricks are taken by N E S W N E S N E N S
    Then the round is over after 11 tricks
    And 8 cards are left unplayed
    And North and South have won the round 7-4

  @C9 @Q35 @clause:round.kachuha
  Scenario: The Kachuha is one of the seven
    Given West deals
    When the tricks are taken by N S N S N S N
    Then the round is over after 7 tricks
    And North and South have won the round 7-0

  @C6 @C21 @C22 @clause:score.win @clause:next_dealer.pass
  Scenario Outline: Every round won counts one, and the deal passes to the left
    Given <dealer> deals
    When <winners> win the tricks <tricks>
    Then <winners> have won the round <tricks>
    And <winners> score 1 round
    And <next> deals the next round

    Examples:
      | dealer | winners         | tricks | next  |
      | North  | North and South | 7-0    | East  |
      | North  | East and West   | 7-6    | East  |
      | East   | East and West   | 7-0    | South |
      | East   | North and South | 7-2    | South |
      | South  | East and West   | 7-4    | West  |
      | South  | North and South | 7-1    | West  |
      | West   | North and South | 7-5    | North |
      | West   | East and West   | 7-0    | North |

  @C23 @clause:match.won
  Scenario: Five rounds win the match
    Given a match begins and North is the first dealer
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | North  | E/W 7-0 | 0   | 1   |
      | East   | E/W 7-3 | 0   | 2   |
      | South  | N/S 7-6 | 1   | 2   |
      | West   | E/W 7-6 | 1   | 3   |
      | North  | E/W 7-0 | 1   | 4   |
    Then the match goes on
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | East   | E/W 7-1 | 1   | 5   |
    Then East and West have won the match
