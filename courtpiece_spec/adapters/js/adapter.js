// An adapter for Single Sir in JavaScript: replace the engine by your own, keep the adapter.
//
//     courtpiece conform single_sir -- node adapter.js
//
// It reads one JSON object a line and answers each with one line. It needs Node alone, no package.
//
// A card is two characters, rank and suit: "TH" is the ten of hearts. Seats are 0 to 3 in the order of play;
// the sides are seats 0 and 2 (side 0) against 1 and 3 (side 1). A play is [seat, card]. A token is what one
// seat does: "0:call=H", "1:5H".
"use strict";

const BOOK = "single_sir";
const RANKS = "23456789TJQKA";
const SUITS = "SHDC";
const TARGET = 10; // points that win the match

// ---- the engine: yours goes here ---------------------------------------------------------------------

/** The highest trump wins, else the highest card of the suit led; a discard never does. */
function trickWinner(plays, trump) {
  const led = plays[0][1][1];
  const strength = ([, card]) =>
    RANKS.indexOf(card[0]) + (card[1] === trump ? 200 : card[1] === led ? 100 : 0);
  return plays.reduce((best, play) => (strength(play) > strength(best) ? play : best))[0];
}

/** Follow suit if able; otherwise any card, with no duty to trump. */
function legalCards(hand, plays) {
  const following = plays.length ? hand.filter((card) => card[1] === plays[0][1][1]) : [];
  return following.length ? following : [...hand];
}

/** One round: 5 cards to each, the caller names trump, then 4 and 4 more to each. */
class Round {
  constructor(pack, dealer) {
    this.dealer = dealer;
    this.caller = this.turn = (dealer + 1) % 4;
    this.pack = [...pack]; // what is not dealt yet
    this.hands = [[], [], [], []];
    this.trump = null;
    this.plays = []; // the trick on the table
    this.winners = []; // the seat that won each trick
    this.collected = [0, 0];
    this.deal(5);
  }

  /** Give each player `count` cards, the caller first. */
  deal(count) {
    for (let step = 0; step < 4; step++) {
      this.hands[(this.caller + step) % 4].push(...this.pack.splice(0, count));
    }
  }

  /** Seven tricks end the round. */
  over() {
    return Math.max(...this.collected) === 7;
  }

  /** Every token that may come next. */
  legal() {
    if (this.over()) return [];
    if (this.trump === null) return [...SUITS].map((suit) => `${this.caller}:call=${suit}`);
    return legalCards(this.hands[this.turn], this.plays).map((card) => `${this.turn}:${card}`);
  }

  /** Do what a legal token says. */
  act(token) {
    if (this.trump === null) {
      this.trump = token[token.length - 1];
      this.deal(4);
      this.deal(4);
      return;
    }
    const card = token.slice(2);
    const hand = this.hands[this.turn];
    hand.splice(hand.indexOf(card), 1);
    this.plays.push([this.turn, card]);
    this.turn = (this.turn + 1) % 4;
    if (this.plays.length === 4) {
      this.turn = trickWinner(this.plays, this.trump);
      this.plays = [];
      this.winners.push(this.turn);
      this.collected[this.turn % 2] += 1;
    }
  }
}

/**
 * What a round gives each side, and who deals next.
 *
 * Seven tricks to none are a Court, and a Goon Court if the dealer's side has won it.
 */
function outcome(dealer, side, collected) {
  const court = collected[1 - side] === 0;
  const score = [0, 0];
  if (side === dealer % 2) {
    score[side] = court ? 4 : 2;
    return [score, (dealer + 1) % 4];
  }
  score[side] = court ? 3 : 1;
  return [score, court ? (dealer + 2) % 4 : dealer];
}

// ---- the adapter: questions of the protocol, put to the engine ---------------------------------------

/** Throw at what is no question of this game; the answer is `error`, never a guess. */
function need(condition, message) {
  if (!condition) throw new Error(message);
}

/** The cards of a record in the order of dealing. */
function packOf(record) {
  const pack = record.pack.match(/[2-9TJQKA][SHDC]/g) || [];
  need(new Set(pack).size === 52 && record.pack.length === 104, "the pack is not the 52 cards");
  return pack;
}

/** Refuse a setup that this book does not have. */
function checkSetup(setup) {
  const known = ["dealer", "score", "round", "redeals"];
  need(Object.keys(setup).every((key) => known.includes(key)), "an unknown key in setup");
  need([0, 1, 2, 3].includes(setup.dealer), "dealer must be a seat, 0 to 3");
}

// Every token of the protocol is known here, so that one of another game is refused, not called an error.
const CARD = "[2-9TJQKA][SHDC]";
const TOKEN = new RegExp(
  `^(?:[0-3]:(?:${CARD}|(?:hide|drop|down)=${CARD}|call=(?:[SHDC]|[a-z_]+)|write=[SHDC]|bid=[1-9]?[0-9]` +
    `|foul=[a-z_]+|reveal|pass|redeal|go_on|stop|keep|leave|concede)|-:pick=${CARD})$`,
);

/** Do the tokens of a record as far as they are legal, and say what came of it. */
function play(record) {
  need(record.format === "courtpiece-record/1", "an unknown format");
  checkSetup(record.setup);
  const game = new Round(packOf(record), record.setup.dealer);
  const tokens = record.actions === "" ? [] : record.actions.split(" ");
  for (const token of tokens) need(TOKEN.test(token), `not a token: ${token}`);
  const answer = { accepted: 0 };
  for (const token of tokens) {
    const legal = game.legal();
    if (!legal.includes(token)) {
      answer.refused = { at: answer.accepted, legal };
      break;
    }
    game.act(token);
    answer.accepted += 1;
  }
  if (!answer.refused) answer.legal = game.legal();
  let result = null;
  if (game.over()) {
    const side = game.collected[0] === 7 ? 0 : 1;
    const [score, nextDealer] = outcome(game.dealer, side, game.collected);
    result = { winner: side, score, next_dealer: nextDealer, trump: game.trump };
  }
  return { ...answer, winners: game.winners, collected: game.collected, result };
}

/** Add up rounds that are told without their cards. */
function match(request) {
  checkSetup(request.setup);
  let dealer = request.setup.dealer;
  let score = request.setup.score || [0, 0];
  for (const told of request.rounds) {
    const [points, nextDealer] = outcome(dealer, told.winner, told.collected);
    score = score.map((sum, side) => sum + points[side]);
    dealer = nextDealer;
  }
  const over = Math.max(...score) >= TARGET;
  const winner = over ? (score[0] > score[1] ? 0 : 1) : null;
  return { score, next_dealer: dealer, over, winner };
}

/** Answer one request, except for its id. */
function answerTo(request) {
  const command = request.cmd;
  need(typeof command === "string", "no request: cmd is missing");
  if (command === "hello") {
    const implementation = { name: "my-court-piece", version: "1.0", language: "JavaScript" };
    return { protocol: 1, implementation, levels: ["trick", "legal", "play", "match"], books: [BOOK] };
  }
  if (!["trick", "legal", "play", "match"].includes(command)) {
    return { unsupported: { feature: `cmd ${command}` } };
  }
  const book = command === "play" ? request.record.book : request.book;
  if (book !== BOOK) return { unsupported: { feature: `book ${JSON.stringify(book)}` } };
  if (command === "trick") return { winner: trickWinner(request.plays, request.trump) };
  if (command === "legal") return { legal: legalCards(request.hand, request.plays) };
  return command === "play" ? play(request.record) : match(request);
}

// Line by line until the runner says bye, or closes the pipe.
const lines = require("node:readline").createInterface({ input: process.stdin, crlfDelay: Infinity });
lines.on("line", (line) => {
  let request = null;
  let answer;
  try {
    request = JSON.parse(line);
    if (request.cmd === "bye") process.exit(0);
    answer = answerTo(request);
  } catch (fault) {
    // Silence would be a timeout, and an end a crash.
    answer = { error: { message: String(fault) } };
  }
  const id = request === null || request.id === undefined ? null : request.id;
  process.stdout.write(JSON.stringify({ id, ...answer }) + "\n");
});
