@B32 @B33 @B34
Feature: Single Sir with the traditional Courts
  Single Sir, but only Courts count: one for the first seven tricks of a round, or one for seven rounds running.

  Background:
    Given we play Single Sir Courts

  @B14 @B16 @clause:round.first @clause:round.rest
  Scenario: The cards are dealt as in Single Sir
    Given South deals
    And the cards of the pack are numbered from the top, 1 to 52
    Then the cards have gone round like this:
      | East  | 1-5   |
      | North | 6-10  |
      | West  | 11-15 |
      | South | 16-20 |
    And East is to name trump
    When East names clubs trump
    Then the cards have gone round like this:
      | East  | 1-5 21-24 37-40   |
      | North | 6-10 25-28 41-44  |
      | West  | 11-15 29-32 45-48 |
      | South | 16-20 33-36 49-52 |
    And East is to lead

  @B32 @B33 @B36 @B37 @B38
  @clause:score.court @clause:score.win @clause:next_dealer.dealer_wins @clause:next_dealer.court
  Scenario Outline: What a round is worth by itself, and who deals next
    Given <dealer> deals
    When <winners> win the tricks <tricks>
    Then <winners> score <courts> courts
    And <next> deals the next round

    Examples: An ordinary win only adds to the run
      | dealer | winners         | tricks | courts | next  |
      | East   | North and South | 7-3    | no     | East  |
      | North  | East and West   | 7-6    | no     | North |
      | West   | North and South | 7-1    | no     | West  |
      | South  | East and West   | 7-4    | no     | South |
      | East   | East and West   | 7-3    | no     | North |
      | North  | North and South | 7-6    | no     | West  |
      | West   | East and West   | 7-1    | no     | South |
      | South  | North and South | 7-4    | no     | East  |

    Examples: The first seven tricks are a Court, for either side
      | dealer | winners         | tricks | courts | next  |
      | East   | North and South | 7-0    | 1      | West  |
      | North  | East and West   | 7-0    | 1      | South |
      | West   | North and South | 7-0    | 1      | East  |
      | South  | East and West   | 7-0    | 1      | North |
      | East   | East and West   | 7-0    | 1      | North |
      | North  | North and South | 7-0    | 1      | West  |
      | West   | East and West   | 7-0    | 1      | South |
      | South  | North and South | 7-0    | 1      | East  |

  @E8 @B32
  Scenario: Seven tricks after a lost one only add one to the run
    Given East deals
    And North and South have won 2 rounds running
    When the tricks are taken by E N N S N S S N
    Then North and South score no courts
    And North and South have now won 3 rounds running
    And East and West have now won 0 rounds running

  @clause:round.play @B26
  Scenario: The round stops at seven tricks
    Given East deals
    When the tricks are taken by N E W S N S N E N S
    Then the round is over after 10 tricks
    And North and South have won the round 7-3

  @B25 @B33 @B38 @Q60 @clause:score.run @clause:next_dealer.court
  Scenario: Seven rounds running are a Court
    Given a match begins and East is the first dealer
    Then the match goes like this:
      | dealer | tricks  | N/S | E/W |
      | East   | N/S 7-3 | 0   | 0   |
      | East   | N/S 7-6 | 0   | 0   |
      | East   | N/S 7-1 | 0   | 0   |
      | East   | N/S 7-2 | 0   | 0   |
      | East   | N/S 7-5 | 0   | 0   |
      | East   | N/S 7-4 | 0   | 0   |
      | East   | N/S 7-3 | 1   | 0   |
    And West is the next dealer
    And North and South have won the last 0 rounds running

  @B25 @B36 @clause:score.run
  Scenario: A run that begins on the dealer's side goes on as the caller's side
    Given a match begins and East is the first dealer
    Then the match goes like this:
      | dealer | tricks  | N/S | E/W |
      | East   | E/W 7-3 | 0   | 0   |
      | North  | E/W 7-3 | 0   | 0   |
      | North  | E/W 7-3 | 0   | 0   |
      | North  | E/W 7-3 | 0   | 0   |
      | North  | E/W 7-3 | 0   | 0   |
      | North  | E/W 7-3 | 0   | 0   |
      | North  | E/W 7-3 | 0   | 1   |
    And South is the next dealer

  @B25 @Q56
  Scenario: A lost round breaks the run
    Given East deals
    And North and South have won 6 rounds running
    When East and West win the tricks 7-5
    Then East and West score no courts
    And North and South have now won 0 rounds running
    And East and West have now won 1 round running
    And North deals the next round

  @B25 @clause:score.run
  Scenario Outline: The seventh round running, whoever deals
    Given <dealer> deals
    And <winners> have won 6 rounds running
    When <winners> win the tricks 7-2
    Then <winners> score 1 court
    And the round counts as run
    And both runs start over
    And <next> deals the next round

    Examples:
      | dealer | winners         | next  |
      | East   | North and South | West  |
      | North  | East and West   | South |
      | West   | North and South | East  |
      | South  | East and West   | North |

  @B34 @clause:score.court
  Scenario: A Court of the first seven tricks ends the run
    Given a match begins and East is the first dealer
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | East   | N/S 7-3 | 0   | 0   |
      | East   | N/S 7-3 | 0   | 0   |
      | East   | N/S 7-3 | 0   | 0   |
      | East   | N/S 7-0 | 1   | 0   |
    Then North and South have won the last 0 rounds running
    And West is the next dealer
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | West   | N/S 7-3 | 1   | 0   |
      | West   | N/S 7-3 | 1   | 0   |
      | West   | N/S 7-3 | 1   | 0   |
      | West   | N/S 7-3 | 1   | 0   |
      | West   | N/S 7-3 | 1   | 0   |
      | West   | N/S 7-3 | 1   | 0   |
      | West   | N/S 7-3 | 2   | 0   |
    Then East is the next dealer

  @B34 @Q56 @clause:score.court
  Scenario: A Court against the run lets both runs start over
    Given East deals
    And North and South have won 6 rounds running
    When East and West win the tricks 7-0
    Then East and West score 1 court
    And both runs start over
    And North deals the next round

  @B33 @Q55 @clause:score.court
  Scenario: A seventh win that is itself seven to none is one Court
    Given East deals
    And North and South have won 6 rounds running
    When North and South win the tricks 7-0
    Then North and South score 1 court
    And the round counts as court
    And both runs start over
    And West deals the next round

  @A36 @clause:match.won
  Scenario: Seven Courts win the match
    Given a match begins and East is the first dealer
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | East   | N/S 7-0 | 1   | 0   |
      | West   | N/S 7-0 | 2   | 0   |
      | East   | N/S 7-0 | 3   | 0   |
      | West   | N/S 7-0 | 4   | 0   |
      | East   | E/W 7-0 | 4   | 1   |
      | North  | N/S 7-0 | 5   | 1   |
      | West   | N/S 7-0 | 6   | 1   |
    Then the match goes on
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | East   | N/S 7-0 | 7   | 1   |
    Then North and South have won the match

  @clause:round.call @clause:play.follow
  Scenario: What is refused
    Given East deals
    And West holds 3♥, 2♣ and no other hearts
    And North holds A♥
    When North tries to play any card
    Then that is refused, since trump has to be named first
    When North names clubs trump
    And North leads A♥
    And South tries to play any card
    Then that is refused, since it is not his turn
    When West tries to play 2♣
    Then that is refused, since he can follow suit
    When West tries to play K♥
    Then that is refused, since he does not hold it
    And West may play only 3♥
