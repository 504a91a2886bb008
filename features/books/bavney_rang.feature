@PR8
Feature: Rang with 52 Courts
  A side that has the first seven tricks may play on for all thirteen, which count fifty-two Courts.

  Background:
    Given we play Bavney Rang

  @PR8 @WP4 @clause:round.on @clause:round.more @clause:score.all_thirteen
  Scenario: All thirteen are fifty-two Courts
    Given East deals
    And South will play on after seven tricks
    When the tricks are taken by N S N N S N S N N S S N N
    Then the round is over after 13 tricks
    And North and South score 52 courts
    And West deals the next round
    And both runs start over

  @PR8 @Q51 @clause:round.more @clause:score.court
  Scenario: A trick lost after that keeps the Court
    Given East deals
    And North will play on after seven tricks
    When the tricks are taken by N S N N S N S N E
    Then the round is over after 9 tricks
    And North and South have won the round 8-1
    And North and South score 1 court
    And West deals the next round

  @PR6 @PR8 @clause:round.on
  Scenario: Either partner may stop at seven
    Given East deals
    And the tricks have been taken by N S N N S N S
    Then the round goes on
    When East tries to play on
    Then that is refused, since it is not his turn
    When South stops
    Then the round is over after 7 tricks
    And North and South score 1 court

  @PR6 @clause:round.on
  Scenario: Nobody is asked where the first seven are shared
    Given East deals
    When the tricks are taken by E N N S N S S N
    Then the round is over after 8 tricks
    And North and South score no courts

  @PR9 @PR8 @clause:score.all_thirteen
  Scenario: The dealer's side may play on too
    Given East deals
    And West will play on after seven tricks
    When the tricks are taken by E W E W E W E W E W E W E
    Then East and West score 52 courts
    And North deals the next round

  @PR7 @PR10 @clause:let.run @clause:score.run
  Scenario: Seven deals running are one Court, and nobody is asked to play on
    Given East deals
    And North and South have won 6 rounds running
    When the tricks are taken by E N N S N S S N
    Then the round is over after 8 tricks
    And North and South score 1 court
    And both runs start over

  @TC11 @Q51 @clause:score.failed
  Scenario: Where the Court is at stake, the others score for the trick that was lost
    Given we play by rang with playing_on_at_stake(1)
    And East deals
    And North will play on after seven tricks
    When the tricks are taken by N S N N S N S N E
    Then the round is over after 9 tricks
    And East and West score 1 court
    And West deals the next round

  @PR7 @PR10 @TC11 @Q51 @clause:score.failed_run
  Scenario: The seventh deal running is won all the same, and is a Court
    Given we play by rang with playing_on_at_stake(2)
    And East deals
    And North and South have won 6 rounds running
    And North will play on after seven tricks
    When the tricks are taken by N S N N S N S N E
    Then both sides score: North and South 1, East and West 2
    And West deals the next round
    And both runs start over

  @TC11 @clause:round.on
  Scenario: Where only the taker of the seventh trick decides
    Given we play by bavney_rang with seventh_decides
    And East deals
    And the tricks have been taken by N S N N S N S
    When North tries to play on
    Then that is refused, since it is not his turn
    When South tries to play on
    Then that is allowed
