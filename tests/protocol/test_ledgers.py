"""What stands in a ledger: lines with their sources, the number to roll, and nothing that lies face-down."""

import pytest

from tests.protocol.games import positions
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import NONE
from wizardhaven.game.game import Game
from wizardhaven.protocol.ledgers.ledgers import ledgers
from wizardhaven.protocol.ledgers.odds import option_odds
from wizardhaven.protocol.shapes import Ledger, LedgerKind
from wizardhaven.scenario import Playing, Scene
from wizardhaven.text.language import Language
from wizardhaven.view.eyes import Eyes
from wizardhaven.view.facts import seen_fact
from wizardhaven.vocabulary.terms import Phase, Race


def ledger(playing: Playing, kind: LedgerKind, language: Language = Language.EN) -> Ledger:
    """The first ledger of that kind."""
    return next(found for found in ledgers(playing.game, language) if found.kind == kind)


def summed(found: Ledger) -> list[tuple[str, int, str | None]]:
    return [(line.label.text, line.amount, line.rule) for line in found.lines]


def test_a_strike_line_by_line() -> None:
    scene = Scene()
    aragorn, gimli, _ = scene.first.company("Lórien", "Aragorn II", "Gimli", "Bilbo")
    scene.first.gives("Glamdring", to=aragorn)
    scene.first.turn(aragorn, "untapped")
    playing = scene.attack(on=aragorn, prowess=12, body=7, race=Race.TROLL)
    playing.does(Verb.ASSIGN, aragorn)
    playing.does(Verb.STAY_UNTAPPED)
    playing.does(Verb.SUPPORT, gimli)
    strike = ledger(playing, "strike")

    assert strike.title.text == "Strike against Aragorn II"
    assert summed(strike) == [
        ("Prowess of Aragorn II", 6, None),
        ("Glamdring, up to its maximum", 2, None),
        ("Stays untapped", -3, "CMB-26"),
        ("Support of Gimli", 1, "CMB-27"),
    ]
    assert strike.against is not None
    assert (strike.total, strike.against.number, strike.least, strike.odds) == (6, 12, 7, 21)
    assert [(each.from_, each.to, each.tone) for each in strike.outcomes] == [
        (2, 5, "bad"),
        (6, 6, "even"),
        (7, 12, "good"),
    ]


def test_a_card_played_for_the_strike_has_its_own_line() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    blow = scene.first.in_hand("Risky Blow")
    playing = scene.attack(on=aragorn, prowess=12)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.plays(blow, user=aragorn)
    playing.resolve()

    assert ("Risky Blow", 3, None) in summed(ledger(playing, "strike"))


def test_excess_strikes_and_wounds_have_lines_in_three_languages() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien", status="wounded")
    playing = scene.attack(on=aragorn, strikes=3, prowess=12)
    playing.pass_until("RollStrike")

    labels = {
        language: [label for label, _, _ in summed(ledger(playing, "strike", language))][1:]
        for language in Language
    }
    assert labels == {
        Language.EN: ["Is wounded", "Excess strikes"],
        Language.DE: ["Verwundet", "Überzählige Schläge"],
        Language.FR: ["Blessure", "Coups en surplus"],
    }


def test_a_card_that_makes_wounds_worse_has_its_own_line_in_the_body_check() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria", status="wounded")
    banner = scene.second.in_hand("Tribal Banner")
    playing = scene.attack(on=faramir, prowess=14)
    playing.plays(banner)
    playing.resolve()
    playing.pass_until("RollStrike")
    playing.rolls(2)
    check = ledger(playing, "body")

    assert [(line.amount, line.rule) for line in check.lines] == [(1, "CMB-46"), (1, None)]
    assert check.lines[1].label.text == "Tribal Banner"


def test_before_anybody_has_chosen_each_way_to_face_a_strike_has_its_odds() -> None:
    scene = Scene()
    aragorn, gimli = scene.first.company("Lórien", "Aragorn II", "Gimli")
    playing = scene.attack(on=aragorn, prowess=12)
    playing.does(Verb.ASSIGN, aragorn)
    facing = {option.verb: option_odds(playing.game, option) for option in playing.game.options()}
    playing.does(Verb.TAP_TO_FACE)
    supporting = {option.verb: option_odds(playing.game, option) for option in playing.game.options()}

    assert gimli.is_untapped
    assert facing == {Verb.TAP_TO_FACE: 21, Verb.STAY_UNTAPPED: 6}
    assert supporting == {Verb.PASS: 21, Verb.SUPPORT: 26}


def test_corruption_points_come_card_by_card_and_support_person_by_person() -> None:
    scene = Scene()
    faramir, _ = scene.first.company("Lórien", "Faramir", "Anborn")
    scene.first.gives("Scroll of Isildur", to=faramir)
    scene.first.gives("Sword of Gondolin", to=faramir)
    playing = scene.check(faramir, modifier=-1)
    before = {option.verb: option_odds(playing.game, option) for option in playing.game.options()}
    playing.does(Verb.SUPPORT)
    check, points = [found for found in ledgers(playing.game, Language.EN) if found.kind == "corruption"]

    assert summed(points) == [("Scroll of Isildur", 3, None), ("Sword of Gondolin", 2, None)]
    assert summed(check) == [("The check is modified", -1, "COR-01"), ("Support of Anborn", 1, "COR-07")]
    assert check.against is not None
    assert (check.against.number, check.least, check.odds) == (5, 6, 26)
    assert before == {Verb.PASS: 21, Verb.SUPPORT: 26}
    assert [(each.from_, each.to, each.text.text) for each in check.outcomes] == [
        (2, 3, "Faramir fails the check and is eliminated."),
        (4, 5, "Faramir fails the check and is discarded."),
        (6, 12, "Faramir passes the check."),
    ]


def test_a_faction_shows_where_the_influence_comes_from_and_what_followers_cost() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    anborn = scene.first.character("Anborn", at="Dol Amroth", follower_of=imrahil)
    knights = scene.first.in_hand("Knights of Dol Amroth")
    playing = scene.at_site(imrahil)
    option = next(o for o in playing.options(Verb.PLAY_AT_SITE) if o.other == imrahil.id)
    odds = option_odds(playing.game, option)
    playing.apply(option)
    playing.pass_until("RollFaction")
    influence = ledger(playing, "influence")

    assert anborn.in_play
    assert influence.title.text == "Imrahil influences Knights of Dol Amroth"
    assert influence.about is not None
    assert influence.about.ref == str(knights.id)
    assert ("Anborn as a follower", -2, "ORG-30") in summed(influence)
    assert influence.odds == odds


def test_the_hazard_limit_shows_its_base_and_what_changes_it() -> None:
    scene = Scene()
    anborn = scene.first.company("Rivendell", "Anborn", "Haldir", "Bilbo")[0]
    lost = scene.second.hand("Lost in the Wilderness", "Hobgoblins")[0]
    playing = scene.hazards(on=anborn, to="Moria")
    playing.plays(lost)
    playing.resolve()
    limit = ledger(playing, "hazard-limit")

    assert limit.total == playing.hazard_limit(anborn)
    assert summed(limit) == [
        ("Size of the company, at least 2", 3, "MOV-15"),
        ("Lost in the Wilderness", 3, None),
    ]


def test_when_nothing_is_at_stake_there_is_no_ledger() -> None:
    scene = Scene()
    scene.first.character("Anborn", at="Rivendell")

    assert ledgers(scene.begin(Phase.ORGANIZATION).game, Language.DE) == []


def shown(game: Game) -> set[str]:
    """The codes of all cards that onlookers know now, or have just seen declared."""
    table = game.table
    eyes = Eyes(table, None)
    known = [card for card in table.every_card() if eyes.knows(card)]
    declared = [one for chain in (table.chain, *table.outer_chains) for one in chain]
    facts = [seen_fact(table, fact, None) for fact in game.facts]
    told = [fact.card for fact in facts if fact.kind is Happening.DECLARED and fact.card != NONE]
    seen = [one.card for one in declared if eyes.declared(one).code is not None]
    return {table.printed[card].code for card in (*known, *seen, *told)}


def named(found: Ledger) -> set[str]:
    """The codes of all cards that a ledger names."""
    texts = [found.title, *[line.label for line in found.lines], *[each.text for each in found.outcomes]]
    codes = {name.code for text in texts for name in text.names}
    codes.update([line.code for line in found.lines if line.code is not None])
    about = found.about.code if found.about is not None else None
    return codes if about is None else codes | {about}


@pytest.mark.parametrize("seed", [8, 9, 10])
def test_nothing_is_named_that_onlookers_have_not_been_shown(seed: int) -> None:
    seen: set[str] = set()
    for game in positions(seed):
        seen |= shown(game)
        for found in ledgers(game, Language.EN):
            assert named(found) <= seen, found
