"""How sensibly the planner leads minions: modes, commands, kept factions, ways below, counted over games.

Each of the decks plays the next one in the list, so that every deck is played in twice as many games
as are asked for.
"""

import argparse
from collections import Counter
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table as Grid

from wizardhaven import Settings, deck
from wizardhaven.bots.arena import Match
from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.bots.planner.minions import is_stuck
from wizardhaven.bots.planner.sight import Person, Sight
from wizardhaven.engine.questions import is_haven
from wizardhaven.engine.state.printed.printed import MODES
from wizardhaven.engine.values import IN_PLAY, NONE, Action, CompanyId, Question, Verb
from wizardhaven.game.game import Game
from wizardhaven.vocabulary.cards import Card, Character, Event, Site
from wizardhaven.vocabulary.marked import is_marked, keywords_of
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.terms import Keyword

DECKS = (
    *[f"challenge-{letter}" for letter in "fghij"],
    "balrog-great-shadow",
)
COLUMNS = {
    "points": "points on average",
    "turns": "own turns",
    "avatar turns": "with the avatar in play",
    "avatar below": "with him in the Under-deeps",
    "modes": "modes taken",
    "mode unused": "turns with one in hand, he at a Darkhaven, none taken",
    "rides": "turns he is away from havens",
    "fetched": "cards his company plays at sites",
    "commands": "commands given",
    "command unused": "turns with one in hand, a leader without any",
    "kept": "factions kept by a leader",
    "keepable": "factions that he might have kept",
    "groups": "groups of three at the end",
    "stuck": "turns with a company that could not leave its haven",
    "below": "moves of any company to or from the Under-deeps",
}


def main() -> None:
    """Play the games and print what was counted, a line for each deck."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5, help="games of each pair")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deck", action="append", default=[], help="instead of the six decks of minions")
    given = parser.parse_args()
    names = given.deck or list(DECKS)
    counted: dict[str, Counter[str]] = {name: Counter() for name in names}
    for index, name in enumerate(names):
        pair = (name, names[(index + 1) % len(names)])
        for seed in range(given.seed, given.seed + given.games):
            play(pair, seed, counted)
    show(counted)


def play(pair: tuple[str, str], seed: int, counted: dict[str, Counter[str]]) -> None:
    """One game, counted for both decks."""
    match = Match([deck(name) for name in pair], [PlanningBot(), PlanningBot()], Settings(), seed)
    while match.game.pending is not None:
        choice = match.game.pending
        sight = None
        if choice.seat in (0, 1) and choice.asks in (Question.ORGANIZATION_ACTIONS, Question.KEEP_FACTION):
            sight = Sight(match.game.view(choice.seat), choice.seat)
        before = match.game.table.turn
        match.advance()
        if choice.seat in (0, 1):
            note(counted[pair[choice.seat]], match.game, choice.seat, sight, match.actions[-1])
        if match.game.table.turn != before or match.game.pending is None:
            note_turn(counted, pair, match.game)
    for seat in (0, 1):
        counts = counted[pair[seat]]
        counts["games"] += 1
        counts["groups"] += len([leader for leader in keepers(match.game, seat).values() if leader >= 3])
        if match.game.outcome is not None:
            counts["points"] += match.game.outcome.totals[seat]


def note(counts: Counter[str], game: Game, seat: int, sight: Sight | None, action: Action) -> None:
    """What a decision was about."""
    printed = game.table.printed
    if action.verb is Verb.PLAY:
        counts["modes"] += any([printed[action.card].has(mode) for mode in MODES])
        counts["commands"] += printed[action.card].has(Keyword.COMMAND)
    elif action.verb is Verb.KEEP_FACTION:
        counts["kept"] += 1
    elif action.verb is Verb.PLAN_MOVEMENT:
        origin = game.table.companies[CompanyId(action.number)].site
        counts["below"] += any([is_below(printed[site].site) for site in (origin, action.card)])
    elif action.verb is Verb.PLAY_AT_SITE and action.other != NONE:
        led = [one for one in game.table.companies.values() if action.other in one.members]
        counts["fetched"] += any([printed[one].avatar for company in led for one in company.members])
    if sight is None or sight.view.asked is None:
        return
    if sight.view.asked.question is Question.KEEP_FACTION:
        counts["keepable"] += 1
    elif sight.view.active == seat and action.verb is Verb.PASS:
        note_organized(counts, sight)


def note_organized(counts: Counter[str], sight: Sight) -> None:
    """How the bot's own companies stand once they are organized."""
    counts["turns"] += 1
    held = [card for card in [sight.card(id) for id in sight.hand()] if isinstance(card, Event)]
    own = [person for person in sight.people.values() if person.seat == sight.seat]
    avatar = [one for one in own if is_avatar(sight.card(one.id)) and not is_follower(sight, one)]
    home = [one for one in avatar if sight.companies[one.company].site.haven]
    if home and any([has_one(card, MODES) for card in held]):
        riding = [event.card.id for event in sight.companies[home[0].company].events]
        taken = [id for id in riding if id is not None and has_one(sight.card(id), MODES)]
        counts["mode unused"] += not taken
    if any([has_one(card, (Keyword.COMMAND,)) for card in held]):
        leaders = [one for one in own if is_leader(sight.card(one.id))]
        counts["command unused"] += any([not commands(sight, one) for one in leaders])
    counts["stuck"] += any([is_stuck(sight, company) for company in sight.own.companies])
    counts["avatar turns"] += bool(avatar)


def note_turn(counted: dict[str, Counter[str]], pair: Sequence[str], game: Game) -> None:
    """Where the companies of the player whose turn it was are when it is over."""
    seat = 1 - game.table.active if game.pending is not None else game.table.active
    counts = counted[pair[seat]]
    for company in game.table.companies.values():
        if company.seat != seat:
            continue
        site = game.table.printed[company.site].site
        led = any([game.table.printed[one].avatar for one in company.members])
        counts["avatar below"] += led and is_below(site)
        counts["rides"] += led and not is_haven(game.table, company.site)


def keepers(game: Game, seat: int) -> Counter[int]:
    """How many factions each leader keeps."""
    table = game.table
    kept: Counter[int] = Counter()
    for card, state in enumerate(table.cards):
        if state.place == IN_PLAY and table.owners[card] == seat and table.printed[card].faction is not None:
            if state.controller >= 0:
                kept[state.controller] += 1
    return kept


def is_below(site: Site | None) -> bool:
    return site is not None and site.region is None


def is_avatar(card: Card | None) -> bool:
    return isinstance(card, Character) and card.avatar is not None


def is_leader(card: Card | None) -> bool:
    return isinstance(card, Character) and is_marked(card, Mark.LEADER)


def is_follower(sight: Sight, person: Person) -> bool:
    company = sight.companies[person.company]
    return person.id not in [character.card.id for character in company.characters]


def has_one(card: Card | None, keywords: Sequence[Keyword]) -> bool:
    return isinstance(card, Event) and any([keyword in keywords_of(card) for keyword in keywords])


def commands(sight: Sight, person: Person) -> bool:
    """Whether somebody bears a command."""
    borne = [event.card.id for event in person.view.events]
    return any([id is not None and has_one(sight.card(id), (Keyword.COMMAND,)) for id in borne])


def show(counted: dict[str, Counter[str]]) -> None:
    """A column for each deck."""
    grid = Grid("", *counted)
    for key, title in COLUMNS.items():
        cells = [
            f"{counts[key] / max(counts['games'], 1):.1f}" if key == "points" else str(counts[key])
            for counts in counted.values()
        ]
        grid.add_row(title, *cells)
    Console(width=200, highlight=False).print(grid)


if __name__ == "__main__":
    main()
