@CPW @DSV2 @SAR @CZ
Feature: Rules that apps and single tables have
  How the cards are dealt, who leads, what a void player must do, and how long a round is.

  @WP1 @clause:round.rest @clause:round.last
  Scenario: Packets of five, three, three and two
    Given we play by single_sir with packets_5332
    And East deals
    And the cards of the pack are numbered from the top, 1 to 52
    When North names hearts trump
    Then the cards have gone round like this:
      | North | 1-5 21-23 33-35 45-46   |
      | West  | 6-10 24-26 36-38 47-48  |
      | South | 11-15 27-29 39-41 49-50 |
      | East  | 16-20 30-32 42-44 51-52 |
    And North is to lead

  @WP1 @clause:round.rest @clause:round.last
  Scenario: Packets of five, four, two and two
    Given we play by single_sir with packets_5422
    And East deals
    And the cards of the pack are numbered from the top, 1 to 52
    When North names hearts trump
    Then the cards have gone round like this:
      | North | 1-5 21-24 37-38 45-46   |
      | West  | 6-10 25-28 39-40 47-48  |
      | South | 11-15 29-32 41-42 49-50 |
      | East  | 16-20 33-36 43-44 51-52 |

  @KP4 @HV @clause:round.first @clause:round.rest
  Scenario: Trump is named on four cards
    Given we play by single_sir with first_four
    And East deals
    And the cards of the pack are numbered from the top, 1 to 52
    Then the cards have gone round like this:
      | North | 1-4   |
      | West  | 5-8   |
      | South | 9-12  |
      | East  | 13-16 |
    And North is to name trump
    When North names hearts trump
    Then the cards have gone round like this:
      | North | 1-4 17-19 29-31 41-43   |
      | West  | 5-8 20-22 32-34 44-46   |
      | South | 9-12 23-25 35-37 47-49  |
      | East  | 13-16 26-28 38-40 50-52 |

  @CPW @Q3 @clause:round.first @clause:round.others
  Scenario: Only the caller is dealt cards before trump is named
    Given we play by single_sir with caller_first_five
    And East deals
    And the cards of the pack are numbered from the top, 1 to 52
    Then North holds 5 cards
    And West holds 0 cards
    And East holds 0 cards
    And North is to name trump
    When North names hearts trump
    Then the cards have gone round like this:
      | North | 1-5 21-24 37-40   |
      | West  | 6-10 25-28 41-44  |
      | South | 11-15 29-32 45-48 |
      | East  | 16-20 33-36 49-52 |

  @CZ7 @clause:play.next
  Scenario: The lead goes round the table
    Given we play by single_sir with round_robin
    And East deals
    And the players hold among others:
      | North | A♥     |
      | West  | 2♥, 3♣ |
      | South | 3♥, A♣ |
      | East  | 4♥     |
    And North names spades trump
    When the trick A♥ 2♥ 3♥ 4♥ is played
    Then North takes the trick
    And West is to lead

  @DSV2 @clause:play.void
  Scenario: Who cannot follow must trump
    Given we play by single_sir with compulsory_trump
    And East deals
    And the players hold among others:
      | North | A♥                                   |
      | West  | 2♣, 7♦, no hearts and no other clubs |
    And North names clubs trump
    When North leads A♥
    Then West may play only 2♣

  @DSV2 @clause:play.void
  Scenario: A trump must beat the one that lies there, or a discard be played
    Given we play by single_sir with superior_trump
    And East deals
    And the players hold among others:
      | North | A♥                                       |
      | West  | 5♣ and no hearts                         |
      | South | 2♣, 9♣, 7♦, no hearts and no other clubs |
    And North names clubs trump
    When North leads A♥
    And West plays 5♣
    Then South may not play 2♣
    And South may not play Q♥

  @DS12 @TS1 @clause:round.play
  Scenario: All thirteen tricks are played
    Given we play by single_sir with all_played
    And East deals
    When the tricks are taken by N S N N S N S E W E W E W
    Then the round is over after 13 tricks
    And North and South have won the round 7-6
    And North and South score 3 points
    And West deals the next round

  @CPW @Q61 @clause:next_dealer.caller_wins
  Scenario: A Court does not change the dealer
    Given we play by single_sir with court_same_dealer
    And East deals
    When North and South win the tricks 7-0
    Then North and South score 3 points
    And East deals the next round

  @TS1 @Q55 @Q56 @clause:score.court @clause:score.run
  Scenario: A Court keeps the run, and with the seventh win running there are two
    Given we play by single_sir_courts with court_keeps_run
    And East deals
    And North and South have won 6 rounds running
    When North and South win the tricks 7-0
    Then North and South score 2 courts
    And both runs start over

  @CPW @clause:match.over @clause:match.won
  Scenario: Two rounds, most rounds, then most Courts
    Given we play by single_sir_courts with most_rounds(2)
    And a match begins and East is the first dealer
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | East   | N/S 7-3 | 0   | 0   |
    Then the match goes on
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | East   | E/W 7-0 | 0   | 1   |
    Then East and West have won the match
