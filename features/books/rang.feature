@PR7
Feature: Rang, as Pagat gives it
  Only Courts count: the first seven tricks of a deal are one, and so are seven deals won running.

  Background:
    Given we play Rang

  @PR1 @PR3 @PR4 @clause:round.first @clause:round.call @clause:round.rest
  Scenario: Five cards each, trump is named, then four and four
    Given North deals
    And the cards of the pack are numbered from the top, 1 to 52
    Then the cards have gone round like this:
      | West  | 1-5   |
      | South | 6-10  |
      | East  | 11-15 |
      | North | 16-20 |
    And West is to name trump
    And West may name any of the four suits
    When West names spades trump
    Then the cards have gone round like this:
      | West  | 1-5 21-24 37-40   |
      | South | 6-10 25-28 41-44  |
      | East  | 11-15 29-32 45-48 |
      | North | 16-20 33-36 49-52 |
    And West is to lead

  @PR5 @clause:play.follow @clause:play.void @clause:play.takes
  Scenario: Who cannot follow suit may trump, and the highest trump takes
    Given East deals
    And the players hold among others:
      | North | A♥                   |
      | West  | 2♣, 5♠ and no hearts |
      | South | K♥                   |
      | East  | 9♣ and no hearts     |
    And North names clubs trump
    When North leads A♥
    Then West may play any card of his hand
    When West plays 2♣
    And South tries to play 9♣
    Then that is refused, since he does not hold it
    When South plays K♥
    And East plays 9♣
    Then East takes the trick with the nine of clubs

  @PR2 @PR6 @PR7 @PR9 @PR10 @PR11
  @clause:score.goon_court @clause:score.court @clause:score.win
  @clause:next_dealer.dealer_wins @clause:next_dealer.court @clause:next_dealer.caller_wins
  Scenario Outline: What a deal is worth by itself, and who deals next
    Given <dealer> deals
    When <winners> win the tricks <tricks>
    Then <winners> score <courts> courts
    And <next> deals the next round

    Examples: An ordinary win only adds to the run
      | dealer | winners         | tricks | courts | next  |
      | East   | North and South | 7-4    | no     | East  |
      | North  | East and West   | 7-6    | no     | North |
      | West   | East and West   | 7-1    | no     | South |
      | South  | North and South | 7-5    | no     | East  |

    Examples: A Court
      | dealer | winners         | tricks | courts | next  |
      | East   | North and South | 7-0    | 1      | West  |
      | North  | East and West   | 7-0    | 1      | South |

    Examples: A Goon Court counts as any Court
      | dealer | winners         | tricks | courts | next  |
      | West   | East and West   | 7-0    | 1      | South |
      | South  | North and South | 7-0    | 1      | East  |

  @PR6 @clause:round.play
  Scenario: The round stops at seven tricks
    Given East deals
    When the tricks are taken by N S N S W E W N S N
    Then the round is over after 10 tricks
    And 12 cards are left unplayed

  @PR7 @PR10 @PR11 @clause:let.run @clause:score.run @clause:next_dealer.court
  Scenario: The seventh deal running is a Court, and the run starts over
    Given East deals
    And North and South have won 6 rounds running
    When the tricks are taken by E N N S N S S N
    Then North and South score 1 court
    And both runs start over
    And West deals the next round

  @PR10 @Q55 @Q56 @clause:score.court
  Scenario: The first seven tricks in the seventh deal running are one Court, not two
    Given East deals
    And North and South have won 6 rounds running
    When the tricks are taken by N S N N S N S
    Then North and South score 1 court
    And both runs start over

  @PR10 @PR11 @clause:match.won
  Scenario: A match, with a run broken by a Court of the others
    Given a match begins and East is the first dealer
    Then the match goes like this:
      | dealer | tricks  | N/S | E/W |
      | East   | N/S 7-3 | 0   | 0   |
      | East   | N/S 7-0 | 1   | 0   |
      | West   | E/W 7-0 | 1   | 1   |
      | South  | E/W 7-2 | 1   | 1   |
    And East and West have won the last 1 round running

  @CZ4 @clause:score.goon_court
  Scenario: A Goon Court worth three, where that is agreed upon
    Given we play by rang with goon_value(3)
    And East deals
    When East and West win the tricks 7-0
    Then East and West score 3 courts
    And North deals the next round

  @PR18 @clause:score.goon @clause:score.court @clause:score.dealer_wins @clause:score.caller_wins
  Scenario Outline: The game for points
    Given we play by rang with points_game
    And East deals
    When <winners> win the tricks <tricks>
    Then <winners> score <points> points
    And <next> deals the next round

    Examples:
      | winners         | tricks | points | next  |
      | North and South | 7-4    | 1      | East  |
      | East and West   | 7-4    | 2      | North |
      | North and South | 7-0    | 3      | West  |
      | East and West   | 7-0    | 4      | North |
