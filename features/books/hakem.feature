@A1 @A2 @A3
Feature: Hakem
  The Hakem gets five cards before anybody else and names trump. Cards go round to the right, tricks to the left.
  All thirteen tricks are played; seven to twelve are one court, thirteen are two.

  Background:
    Given we play Hakem

  @A8 @A13 @A14 @A16 @Q3 @clause:table.deals @clause:play.lead @clause:round.first @clause:round.call @clause:round.others @clause:round.rest
  Scenario Outline: Five to the Hakem alone, trump, five to each other, then four and four
    Given <dealer> deals
    And the cards of the pack are numbered from the top, 1 to 52
    Then the cards have gone round like this:
      | <hakem> | 1-5 |
    And <hakem> is to name trump
    And <hakem> may name any of the four suits
    When <hakem> names hearts trump
    Then the cards have gone round like this:
      | <right>  | 6-10 21-24 37-40  |
      | <across> | 11-15 25-28 41-44 |
      | <dealer> | 16-20 29-32 45-48 |
      | <hakem>  | 1-5 33-36 49-52   |
    And <hakem> is to lead

    Examples:
      | dealer | hakem | right | across |
      | East   | North | West  | South  |
      | North  | West  | South | East   |
      | West   | South | East  | North  |
      | South  | East  | North | West   |

  @A20 @A24 @E1 @clause:table.plays @clause:play.takes
  Scenario: Tricks go to the left, and a low trump beats an ace
    Given East deals
    And a deal in which this trick can be played: A♥ 2♣ K♥ 5♥
    When North names clubs trump
    And this trick is played:
      | North | East | South | West |
      | A♥    | 2♣   | K♥    | 5♥   |
    Then East takes the trick
    And East is to lead

  @A23 @E5 @clause:play.void
  Scenario: Who is void need not trump
    Given East deals
    And the players hold among others:
      | North | 7♦                      |
      | East  | K♠, 4♥ and no diamonds  |
      | South | 3♠ and no diamonds      |
      | West  | A♦                      |
    And North names spades trump
    When North leads 7♦
    Then East may play any card of his hand
    When East plays K♠
    And South plays 3♠
    And West plays A♦
    Then East takes the trick

  @A23 @E6 @clause:play.void
  Scenario: Nor need he overtrump
    Given East deals
    And the players hold among others:
      | North | 9♣                      |
      | East  | 8♥ and no clubs         |
      | South | Q♥, 2♦ and no clubs     |
      | West  | A♣                      |
    And North names hearts trump
    When North leads 9♣
    And East plays 8♥
    Then South may play 2♦
    And South may play any card of his hand
    When South plays Q♥
    And West plays A♣
    Then South takes the trick

  @A15 @A21 @A22 @E3 @clause:play.follow @clause:round.call
  Scenario: What is refused
    Given East deals
    And the players hold among others:
      | North | A♥                        |
      | East  | 3♥, 2♣ and no other hearts |
    When East tries to name clubs trump
    Then that is refused, since it is not his turn
    When North tries to play any card
    Then that is refused, since trump has to be named first
    When North tries to demand a new deal
    Then that is refused, since trump has to be named first
    When North names clubs trump
    And North tries to name hearts trump
    Then that is refused, since only cards are played now
    When North leads A♥
    And West tries to play any card
    Then that is refused, since it is not his turn
    When East tries to play 2♣
    Then that is refused, since he can follow suit
    When East tries to play A♥
    Then that is refused, since he does not hold it
    And East may play only 3♥

  @A26 @E7 @clause:round.play
  Scenario: All thirteen tricks are played
    Given East deals
    When the tricks are taken by N S N S W E W N S N
    Then the round goes on
    And 12 cards are left unplayed

  @A26 @A28 @clause:score.court
  Scenario: Three more tricks change the count, not the winner
    Given East deals
    When the tricks are taken by N S N S W E W N S N E W E
    Then the round is over after 13 tricks
    And 0 cards are left unplayed
    And North and South have won the round 7-6
    And North and South score 1 court

  @A28 @A40 @E8 @clause:score.court
  Scenario: The first seven tricks alone bring nothing more
    Given East deals
    When the tricks are taken by N S N N S N S
    Then the round goes on
    And North and South have 7 tricks

  @A28 @clause:score.court
  Scenario: Seven straight and then a loss are one court
    Given East deals
    When the tricks are taken by N S N N S N S E W E W E W
    Then North and South have won the round 7-6
    And North and South score 1 court

  @A5 @A28 @A29 @A32 @A34 @clause:score.court @clause:score.bavney @clause:next_caller.rotate
  Scenario Outline: What a round is worth, and the role moves to the right whoever has won
    Given <dealer> deals
    When <winners> win the tricks <tricks>
    Then <winners> have won the round <tricks>
    And <winners> score <courts> courts
    And <next> deals the next round

    Examples: The Hakem's side wins
      | dealer | winners         | tricks | courts | next  |
      | East   | North and South | 7-6    | 1      | North |
      | North  | East and West   | 9-4    | 1      | West  |
      | West   | North and South | 12-1   | 1      | South |
      | South  | East and West   | 8-5    | 1      | East  |

    Examples: The other side wins
      | dealer | winners         | tricks | courts | next  |
      | East   | East and West   | 7-6    | 1      | North |
      | North  | North and South | 10-3   | 1      | West  |
      | West   | East and West   | 12-1   | 1      | South |
      | South  | North and South | 11-2   | 1      | East  |

    Examples: All thirteen
      | dealer | winners         | tricks | courts | next  |
      | East   | North and South | 13-0   | 2      | North |
      | North  | North and South | 13-0   | 2      | West  |
      | West   | North and South | 13-0   | 2      | South |
      | South  | North and South | 13-0   | 2      | East  |
      | East   | East and West   | 13-0   | 2      | North |

  @A36 @clause:match.won
  Scenario: Seven courts win the match
    Given a match begins and East is the first dealer
    When these rounds are played:
      | dealer | tricks   | N/S | E/W |
      | East   | N/S 7-6  | 1   | 0   |
      | North  | E/W 13-0 | 1   | 2   |
      | West   | N/S 13-0 | 3   | 2   |
      | South  | N/S 13-0 | 5   | 2   |
      | East   | E/W 8-5  | 5   | 3   |
      | North  | N/S 9-4  | 6   | 3   |
    Then the match goes on
    When these rounds are played:
      | dealer | tricks   | N/S | E/W |
      | West   | N/S 7-6  | 7   | 3   |
    Then North and South have won the match

  @A29 @A36 @Q58 @clause:match.won
  Scenario: All thirteen may carry a side past seven
    Given a match begins and East is the first dealer
    When these rounds are played:
      | dealer | tricks   | N/S | E/W |
      | East   | E/W 13-0 | 0   | 2   |
      | North  | E/W 13-0 | 0   | 4   |
      | West   | E/W 13-0 | 0   | 6   |
      | South  | E/W 13-0 | 0   | 8   |
    Then East and West have won the match

  @clause:round.end
  Scenario: After the end no card may be played
    Given East deals
    When North and South win the tricks 7-6
    And South tries to play any card
    Then that is refused, since the round is over
