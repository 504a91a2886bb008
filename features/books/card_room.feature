@CZ2 @CZ3 @CZ4 @CZ5
Feature: Court Piece as an online card room plays it
  Points for every round. A Court is the first seven tricks, or seven rounds running; a bad first hand may be
  thrown in.

  Background:
    Given we play Card Room

  @CZ2 @clause:round.first @clause:round.call @clause:round.rest
  Scenario: Five cards each, then trump is named, then the rest
    Given West deals
    And the cards of the pack are numbered from the top, 1 to 52
    Then the cards have gone round like this:
      | South | 1-5   |
      | East  | 6-10  |
      | North | 11-15 |
      | West  | 16-20 |
    And South is to name trump
    And South may name any of the four suits
    When South names diamonds trump
    Then the cards have gone round like this:
      | South | 1-5 21-24 37-40   |
      | East  | 6-10 25-28 41-44  |
      | North | 11-15 29-32 45-48 |
      | West  | 16-20 33-36 49-52 |
    And South is to lead

  @CZ6 @clause:round.redeal
  Scenario Outline: Five cards below a ten may be dealt again
    Given East deals
    And among North's first five cards are <five>
    Then North may <how> a new deal

    Examples: All smaller than a ten
      | five           | how    |
      | 9♠ 9♥ 8♦ 5♣ 2♠ | demand |
      | 6♠ 5♠ 4♠ 3♠ 2♠ | demand |

    Examples: A ten or more among them
      | five            | how        |
      | 10♠ 9♥ 8♦ 5♣ 2♠ | not demand |
      | J♠ 9♥ 8♦ 5♣ 2♥  | not demand |
      | A♠ 4♥ 3♦ 2♣ 2♥  | not demand |

  @CZ6 @clause:round.redeal
  Scenario: The same dealer deals again, and nothing is scored
    Given East deals
    And among North's first five cards are 9♠ 9♥ 8♦ 5♣ 2♠
    When North demands a new deal
    Then the cards are dealt again, and East deals

  @CZ6 @Q8 @clause:round.redeal
  Scenario: It may be asked for as often as it happens
    Given East deals
    And 9 new deals have been asked for already
    And among North's first five cards are 9♠ 9♥ 8♦ 5♣ 2♠
    Then North may demand a new deal

  @CZ6 @Q9 @clause:round.redeal
  Scenario: Not once trump is named, and only by the caller
    Given East deals
    And among North's first five cards are 9♠ 9♥ 8♦ 5♣ 2♠
    When West tries to demand a new deal
    Then that is refused, since it is not his turn
    When North passes
    And North names spades trump
    And North tries to demand a new deal
    Then that is refused, since only cards are played now

  @CZ1 @Q49 @clause:round.play
  Scenario: The round stops at seven tricks
    Given North deals
    When the tricks are taken by W S E W E W E N W
    Then the round is over after 9 tricks
    And 16 cards are left unplayed
    And East and West have won the round 7-2

  @CZ3 @CZ4
  @clause:score.goon @clause:score.court @clause:score.dealer_wins @clause:score.caller_wins
  @clause:next_dealer.dealer_wins @clause:next_dealer.court @clause:next_dealer.caller_wins
  Scenario Outline: What a round is worth by itself, and who deals next
    Given <dealer> deals
    When <winners> win the tricks <tricks>
    Then <winners> score <points> points
    And <next> deals the next round

    Examples: The caller's side scores one
      | dealer | winners         | tricks | points | next  |
      | East   | North and South | 7-5    | 1      | East  |
      | North  | East and West   | 7-1    | 1      | North |
      | West   | North and South | 7-6    | 1      | West  |
      | South  | East and West   | 7-2    | 1      | South |

    Examples: The others score two
      | dealer | winners         | tricks | points | next  |
      | East   | East and West   | 7-6    | 2      | North |
      | North  | North and South | 7-3    | 2      | West  |
      | West   | East and West   | 7-1    | 2      | South |
      | South  | North and South | 7-4    | 2      | East  |

    Examples: Two more for a Court
      | dealer | winners         | tricks | points | next  |
      | East   | North and South | 7-0    | 3      | West  |
      | South  | East and West   | 7-0    | 3      | North |
      | East   | East and West   | 7-0    | 4      | North |
      | West   | East and West   | 7-0    | 4      | South |

  @CZ3 @Q52 @clause:let.court
  Scenario: Seven tricks running after a lost one are no Court
    Given East deals
    When the tricks are taken by W N S N N S N S
    Then North and South score 1 point
    And the round counts as caller_wins

  @CZ3 @CZ4 @Q60 @clause:let.seven_running @clause:score.run @clause:next_dealer.court
  Scenario: The seventh round won running is a Court
    Given a match begins and South is the first dealer
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | South  | E/W 7-3 | 0   | 1   |
      | South  | E/W 7-6 | 0   | 2   |
      | South  | E/W 7-1 | 0   | 3   |
      | South  | E/W 7-2 | 0   | 4   |
      | South  | E/W 7-5 | 0   | 5   |
      | South  | E/W 7-4 | 0   | 6   |
    Then the match goes on
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | South  | E/W 7-3 | 0   | 9   |
    Then North is the next dealer
    And East and West have won the last 0 rounds running

  @CZ3 @CZ4 @Q56 @clause:score.court
  Scenario: A Court of the first seven tricks lets both runs start over
    Given East deals
    And North and South have won 3 rounds running
    When North and South win the tricks 7-0
    Then North and South score 3 points
    And both runs start over

  @CZ3 @CZ4 @Q55 @clause:score.court
  Scenario: Both Courts at once count once
    Given East deals
    And North and South have won 6 rounds running
    When North and South win the tricks 7-0
    Then North and South score 3 points
    And the round counts as court
    And both runs start over

  @CZ3 @clause:score.dealer_wins
  Scenario: A lost round breaks the run
    Given East deals
    And North and South have won 6 rounds running
    When East and West win the tricks 7-5
    Then East and West score 2 points
    And North and South have now won 0 rounds running
    And East and West have now won 1 round running

  @CZ4 @Q56 @clause:let.goon_court @clause:score.goon
  Scenario: A Goon Court against the run lets both runs start over
    Given East deals
    And North and South have won 6 rounds running
    When East and West win the tricks 7-0
    Then East and West score 4 points
    And both runs start over
    And North deals the next round

  @CZ5 @clause:match.won
  Scenario: Ten points win the match
    Given a match begins and East is the first dealer
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | East   | N/S 7-0 | 3   | 0   |
      | West   | E/W 7-3 | 3   | 2   |
      | South  | N/S 7-0 | 7   | 2   |
      | East   | E/W 7-0 | 7   | 6   |
      | North  | N/S 7-4 | 9   | 6   |
    Then the match goes on
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | West   | N/S 7-1 | 10  | 6   |
    Then North and South have won the match

  @CZ3 @CZ4 @clause:let.seven_running @clause:score.run
  Scenario Outline: Seven rounds running are a Court where a Court needs all thirteen tricks
    Given we play by card_room with court_thirteen
    And East deals
    And North and South have won <rounds> rounds running
    When the tricks are taken by <takers>
    Then North and South score <points>
    And <dealer> deals the next round

    Examples:
      | rounds | takers                    | points   | dealer |
      | 6      | N S N N S N S E           | 3 points | West   |
      | 5      | N S N N S N S E           | 1 point  | East   |
      | 5      | N S N N S N S N S N S N N | 3 points | West   |

  @CZ3 @CZ4 @clause:let.seven_running @clause:score.run
  Scenario Outline: So are they in the double game
    Given we play by card_room with pile
    And East deals
    And North and South have won <rounds> rounds running
    When the tricks are taken by N N E E N N N N N N
    Then North and South score <points>
    And <dealer> deals the next round

    Examples:
      | rounds | points   | dealer |
      | 6      | 3 points | West   |
      | 5      | 1 point  | East   |
