"""Other people's engines for card games, each playing at random as its own documentation does.

All of them are installed by hand (`requirements.txt`); who is not there is told as missing.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from functools import partial
from typing import Any

from tests.benchmarks.contenders import Contender, Done, Entry, Missing, guarded

SPADES_LOOP = "OpenSpiel spades, Python loop"
SPADES_QUICK = "OpenSpiel spades, Python loop, quick deal"
_ROLLED_OUT: dict[str, dict[str, bool]] = {
    "spades": {},
    "bridge": {"use_double_dummy_result": False},  # else a round ends with its calls
    "hearts": {"pass_cards": False},
}
ROLLOUTS = {game: f"OpenSpiel {game}, C++ rollouts" for game in _ROLLED_OUT}
RLCARD_ENV = "rlcard bridge, env"
RLCARD_GAME = "rlcard bridge, bare game"
COLVER = "colver belote, Rust rollouts"

_CARDS = 52
"""In OpenSpiel's games of whist's family, actions below this are cards, those above are calls."""
_FIRST_BID = _CARDS + 3
"""The lowest contract of its bridge, and three tricks in its spades."""


def peers() -> tuple[Entry, ...]:
    """All of them, the slowest last."""
    return (
        *guarded([SPADES_LOOP, SPADES_QUICK, *ROLLOUTS.values()], open_spiel),
        *guarded([COLVER], colver),
        *guarded([RLCARD_GAME, RLCARD_ENV], rlcard),
    )


def _absent(names: list[str], package: str, error: ImportError) -> tuple[Missing, ...]:
    is_absent = isinstance(error, ModuleNotFoundError)
    why = f"{package} is not installed" if is_absent else f"{package} cannot be imported: {error}"
    return tuple(Missing(name, why) for name in names)


# ---------------------------------------------------------------------- OpenSpiel
def open_spiel() -> tuple[Entry, ...]:
    """Spades in two Python loops, and three games played out in C++ from a fixed deal."""
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError as error:
        return _absent([SPADES_LOOP, SPADES_QUICK, *ROLLOUTS.values()], "open_spiel", error)
    return (
        Contender(SPADES_LOOP, _spades(pyspiel, _as_told), note="deal, calls, play"),
        Contender(SPADES_QUICK, _spades(pyspiel, _shuffled), note="deal, calls, play"),
        *(
            entry
            for game, name in ROLLOUTS.items()
            for entry in guarded([name], partial(_rolled, pyspiel, game))
        ),
    )


def _rolled(pyspiel: Any, game: str) -> tuple[Contender, ...]:
    return (Contender(ROLLOUTS[game], _rollouts(pyspiel, game), note="play only, from one deal"),)


Deal = Callable[[Any, random.Random], None]


def _as_told(state: Any, rng: random.Random) -> None:
    """Deal as OpenSpiel's examples do: each card from all that are left, by their weights."""
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])


def _shuffled(state: Any, rng: random.Random) -> None:
    """Deal a pack shuffled beforehand, which is as random and spares most of the time."""
    pack = list(range(_CARDS))
    rng.shuffle(pack)
    for card in pack:
        state.apply_action(card)


def _spades(pyspiel: Any, deal: Deal) -> Callable[[int], Done]:
    game, rng = pyspiel.load_game("spades"), random.Random(1)

    def play(number: int) -> Done:
        for _ in range(number):
            state = game.new_initial_state()
            deal(state, rng)
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
        return Done({"deals": number, "cards": _CARDS * number})

    return play


def _rollouts(pyspiel: Any, name: str) -> Callable[[int], Done]:
    game, rng = pyspiel.load_game(name, _ROLLED_OUT[name]), random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node() or min(state.legal_actions()) >= _CARDS:
        if state.is_chance_node():
            _as_told(state, rng)
        else:
            calls = state.legal_actions()
            state.apply_action(_FIRST_BID if _FIRST_BID in calls else min(calls))
    cards = _cards_left(state.clone(), rng)

    def play(number: int) -> Done:
        evaluator = pyspiel.RandomRolloutEvaluator(number, rng.getrandbits(30))
        # A tree search of one simulation is one evaluation, which is what Python cannot call by itself.
        pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, 1, False).mcts_search(state)
        return Done({"deals": number, "cards": cards * number})

    return play


def _cards_left(state: Any, rng: random.Random) -> int:
    """How many cards are played until the end: in these games always as many."""
    cards = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        cards += 1
    return cards


# ---------------------------------------------------------------------- colver
def colver() -> tuple[Entry, ...]:
    """Belote contrée with 32 cards, played out in Rust from a fixed deal."""
    try:
        module = importlib.import_module("colver")
    except ImportError as error:
        return _absent([COLVER], "colver", error)
    env = module.Env.deal(dealer=0, seed=1)
    env.set_contract(0, 80, 0, 0)
    env.set_phase_playing()

    def play(number: int) -> Done:
        env.rollout(number)
        return Done({"deals": number, "cards": 32 * number})

    return (Contender(COLVER, play, note="play only, from one deal of 32 cards"),)


# ---------------------------------------------------------------------- rlcard
def rlcard() -> tuple[Entry, ...]:
    """Bridge with random calls: as an environment for learning, and the game beneath it."""
    try:
        package = importlib.import_module("rlcard")
        agents = importlib.import_module("rlcard.agents")
        bridge = importlib.import_module("rlcard.games.bridge.game")
        events = importlib.import_module("rlcard.games.bridge.utils.action_event")
    except ImportError as error:
        return _absent([RLCARD_ENV, RLCARD_GAME], "rlcard", error)

    def played(game: Any) -> int:
        return sum(isinstance(action, events.PlayCardAction) for action in game.actions)

    env = package.make("bridge", config={"seed": 1})
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def in_env(number: int) -> Done:
        cards = 0
        for _ in range(number):
            env.run(is_training=False)
            cards += played(env.game)
        return Done({"deals": number, "cards": cards})

    game, rng = bridge.BridgeGame(), random.Random(1)

    def bare(number: int) -> Done:
        cards = 0
        for _ in range(number):
            game.init_game()
            while not game.is_over():
                game.step(rng.choice(game.judger.get_legal_actions()))
            cards += played(game)
        return Done({"deals": number, "cards": cards})

    return (
        Contender(RLCARD_GAME, bare, note="deal, calls, play"),
        Contender(RLCARD_ENV, in_env, note="deal, calls, play, observations"),
    )
