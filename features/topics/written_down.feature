Feature: House rules that a table has written down
  A table writes down only what it plays otherwise; everything else stays as in the book.
  A mistake is told with a way out.

  @B29 @clause:score.court
  Scenario: One row of the score is worth more
    Given our table has written down:
      """
      variant ours "Ours" extends single_sir {
        replace score.court: when court -> 5
      }
      """
    And East deals
    When North and South win the tricks 7-0
    Then North and South score 5 points
    And the round counts as court
    And West deals the next round

  @B29 @clause:score.goon
  Scenario: The other rows stay as they were
    Given our table has written down:
      """
      variant ours "Ours" extends single_sir {
        replace score.court: when court -> 5
      }
      """
    And East deals
    When East and West win the tricks 7-0
    Then East and West score 4 points
    And North deals the next round

  @B29 @clause:score.goon @clause:score.court
  Scenario: Without the row of the Goon Court the next row that fits counts
    Given our table has written down:
      """
      variant ours "Ours" extends single_sir {
        remove score.goon
        remove let.goon_court
      }
      """
    And East deals
    When East and West win the tricks 7-0
    Then East and West score 3 points
    And the round counts as court

  @B22 @clause:score.dealer_wins
  Scenario: A row of one's own stands before those that it overrides
    Given our table has written down:
      """
      variant ours "Ours" extends single_sir {
        add score { close: when loser.won = 6 -> 1 } before score.dealer_wins
      }
      """
    And East deals
    When East and West win the tricks 7-6
    Then East and West score 1 point
    And the round counts as close

  @B26 @clause:round.play
  Scenario: A step of the round is played otherwise
    Given our table has written down:
      """
      variant ours "Ours" extends single_sir {
        replace round.play: until hands are empty
      }
      """
    And East deals
    When the tricks are taken by N S N S W E W N S N W W W
    Then the round is over after 13 tricks
    And North and South have won the round 7-6

  @B40 @B48 @B71 @B72 @clause:collect.take
  Scenario Outline: Options stand in any order
    Given our table has written down:
      """
      variant ours "Ours" = double_sir with <options> { version "1" }
      """
    And East deals
    When the tricks are taken by N W S E N W S E N S N N E
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 12          | 0   | 0   | 12           |
      | 13          | 0   | 13  | 0            |

    Examples:
      | options                                          |
      | ace_on_ace, blocked_tricks({12}), talk_forbidden |
      | talk_forbidden, blocked_tricks({12}), ace_on_ace |
      | blocked_tricks({12}), ace_on_ace                 |

  @B29 @B41 @clause:collect.take @clause:score.caller_wins
  Scenario: An option, and a row of one's own
    Given our table has written down:
      """
      variant ours "Ours" = single_sir with pile {
        replace score.caller_wins: otherwise -> 2
      }
      """
    And East deals
    When the tricks are taken by E E N N N N N N N N
    Then North and South have won the round 8-2
    And North and South score 2 points

  @A5 @A6 @clause:next_caller.rotate
  Scenario: Two house rules for one thing quarrel
    Given our table has written down what cannot be played:
      """
      variant ours "Ours" = hakem with hakem_rotates_left, winners_keep_hakem
      """
    Then we are told that the options `hakem_rotates_left` and `winners_keep_hakem` both amend `next_caller.rotate`
    And both places are shown

  @B72
  Scenario: A house rule that nobody knows
    Given our table has written down what cannot be played:
      """
      variant ours "Ours" = double_sir with blocked_trick({2, 12})
      """
    Then we are told that there is no option `blocked_trick`
    And the advice is: did you mean `blocked_tricks`?

  @B29
  Scenario: A row that the book does not have
    Given our table has written down what cannot be played:
      """
      variant ours "Ours" extends single_sir {
        replace score.caller_win: otherwise -> 2
      }
      """
    Then we are told that `single_sir` has no `score.caller_win` that could be replaced
    And the advice is: did you mean `score.caller_wins`?

  @B29
  Scenario: A table with a hole
    Given our table has written down what cannot be played:
      """
      variant ours "Ours" extends single_sir {
        remove score.caller_wins
      }
      """
    Then we are told of an outcome that no row of the score covers

  @B4
  Scenario: A rule about a card that the game does not have
    Given our table has written down what cannot be played:
      """
      variant ours "Ours" extends be_ranga {
        add score { own: when winner is caller_side -> 2 } before score.caller_wins
      }
      """
    Then we are told that this game has no caller
