"""Stories of the Balrog as a flame that suffers nobody near it."""

import pytest

from tests.cards.ba.deep_foes import BALROG
from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.numbers.influence import can_control
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Ally, Event
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.targets import TheStrike
from wizardhaven.vocabulary.terms import Alignment, Length, Moment, Phase, Race, Side

LEAS = "The Under-leas [balrog]"
GATES = "The Under-gates [balrog]"
HOUND = Ally("XX-61", "Hound", 1, (Sort.SITE,), prowess=2, body=7, alignment=Alignment.MINION)
FLAME = "Flame of Udûn"
WEBS = Event(
    code="XX-62",
    name="Webs",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(when=Moment.STRIKE, target=TheStrike()),),
    abilities=(TakesPrisoners((), (Attack(Race.SPIDER, strikes=1, prowess=9),)),),
)


@card("BA-58")
def test_as_a_flame_the_balrog_is_stronger_and_commands_less() -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at=LEAS)
    orc = scene.first.company_beside(balrog, "Orc Brawler")[0]
    assert (balrog.prowess(), balrog.body, balrog.direct_influence()) == (8, 11, 6)

    scene.first.gives(FLAME, to=balrog)

    assert (balrog.prowess(), balrog.body, balrog.direct_influence()) == (11, 11, 4)
    assert not can_control(scene.table, balrog.id, orc.id)


@card("BA-58")
@pytest.mark.parametrize("flaming", [True, False])
def test_a_strike_that_fails_against_the_flame_is_checked_at_one_more(flaming: bool) -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at=LEAS)
    if flaming:
        scene.first.gives(FLAME, to=balrog)
    playing = scene.attack(on=balrog, strikes=1, prowess=5, body=6)

    playing.wins(balrog)
    playing.rolls(6)  # just not more than its body

    assert playing.has_happened(Happening.ATTACK_DEFEATED) is flaming


def struck(flaming: bool, by_balrog: bool) -> tuple[Playing, Piece, Piece]:
    """The Balrog fights Gimli at the same site; whoever attacks wins or loses by what the dice show."""
    kinds = BALROG if by_balrog else (BALROG[1], BALROG[0])
    scene = Scene(kinds=kinds)
    his, others = (scene.first, scene.second) if by_balrog else (scene.second, scene.first)
    balrog = his.character("The Balrog [balrog]", at=LEAS)
    gimli = others.character("Gimli", at="The Under-leas")
    if flaming:
        his.gives(FLAME, to=balrog)
    attacker, defender = (balrog, gimli) if by_balrog else (gimli, balrog)
    playing = scene.company_attack(by=attacker, on=defender)
    if playing.may(Verb.ASSIGN):
        playing.does(Verb.ASSIGN, defender, attacker)
    return playing, balrog, gimli


@card("BA-58")
@pytest.mark.parametrize("flaming", [True, False])
def test_whom_the_flame_strikes_between_companies_is_checked_at_one_more(flaming: bool) -> None:
    playing, _, gimli = struck(flaming, by_balrog=True)

    playing.fights(gimli, 2, against=12)
    playing.rolls(gimli.body)  # just not more than his body

    assert gimli.in_play is not flaming


@card("BA-58")
@pytest.mark.parametrize("flaming", [True, False])
def test_who_strikes_at_the_flame_and_fails_is_checked_at_one_more(flaming: bool) -> None:
    playing, balrog, gimli = struck(flaming, by_balrog=False)

    playing.fights(balrog, 12, against=2)
    playing.rolls(gimli.body)

    assert gimli.in_play is not flaming


@card("BA-58")
def test_the_balrog_himself_is_checked_as_ever() -> None:
    playing, balrog, _ = struck(flaming=True, by_balrog=False)

    playing.fights(balrog, 2, against=12)
    playing.rolls(11)  # not more than his body

    assert balrog.in_play
    assert balrog.is_wounded


@card("BA-58")
def test_the_flame_discards_the_balrogs_allies_and_nobody_elses() -> None:
    scene = Scene(kinds=BALROG)
    balrog, orc = scene.first.company(GATES, "The Balrog [balrog]", "Orc Brawler")
    his = scene.first.gives(HOUND, to=balrog)
    orcs = scene.first.gives("War-wolf", to=orc)
    flame = scene.first.in_hand(FLAME)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(flame, target=balrog)
    playing.resolve()

    assert flame.bearer == balrog
    assert his.is_discarded
    assert orcs.in_play
    assert balrog.companions == ["The Balrog", "Orc Brawler"]


@card("BA-58")
@pytest.mark.parametrize("flaming", [True, False])
def test_no_ally_joins_the_flame(flaming: bool) -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at=LEAS)
    if flaming:
        scene.first.gives(FLAME, to=balrog)
    hound = scene.first.in_hand(HOUND)
    playing = scene.at_site(of=balrog)

    assert playing.may(Verb.PLAY_AT_SITE, hound) is not flaming


@card("BA-58")
def test_the_flame_goes_out_if_somebody_is_beside_it_as_organizing_ends() -> None:
    scene = Scene(kinds=BALROG)
    balrog, _ = scene.first.company(GATES, "The Balrog [balrog]", "Orc Brawler")
    leas = scene.first.location_deck("The Under-leas [balrog]")[0]
    flame = scene.first.in_hand(FLAME)
    playing = scene.begin(Phase.ORGANIZATION)
    assert playing.may(Verb.PLAN_MOVEMENT, leas)

    playing.plays(flame, target=balrog)
    playing.resolve()
    assert flame.bearer == balrog
    assert not playing.may(Verb.PLAN_MOVEMENT, leas)
    playing.pass_to(Phase.MOVEMENT_HAZARD)

    assert flame.in_hand
    assert balrog.prowess() == 8


@card("BA-58")
def test_the_flame_burns_on_if_the_others_leave_and_nobody_comes_back_to_it() -> None:
    scene = Scene(kinds=BALROG)
    balrog, orc = scene.first.company(GATES, "The Balrog [balrog]", "Orc Brawler")
    leas = scene.first.location_deck("The Under-leas [balrog]")[0]
    flame = scene.first.in_hand(FLAME)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(flame, target=balrog)
    playing.resolve()
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.SPLIT, orc)
    playing.does(Verb.FINISH_ORGANIZING)
    playing.does(Verb.PLAN_MOVEMENT, leas, number=orc.company.id)
    playing.pass_to(Phase.MOVEMENT_HAZARD)

    assert flame.bearer == balrog
    assert balrog.companions == ["The Balrog"]


@card("BA-58")
@pytest.mark.parametrize("flaming", [True, False])
def test_at_a_haven_nobody_who_arrives_joins_the_flame(flaming: bool) -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at=GATES)
    orc = scene.first.company("Moria [balrog]", "Orc Brawler")[0]
    if flaming:
        scene.first.gives(FLAME, to=balrog)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, number=orc.company.id, card=None)
    asked = set()
    while playing.phase is not Phase.SITE:
        asked.add(playing.question)
        if playing.may(Verb.PASS):
            playing.passes()
        else:
            playing.apply(playing.options()[0])

    assert orc.site == "The Under-gates"
    assert ("MayJoin" in asked) is not flaming


@card("BA-58")
@pytest.mark.parametrize("flaming", [True, False])
def test_the_flame_frees_nobody_who_could_not_be_beside_it(flaming: bool) -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at=LEAS)
    orc = scene.first.character("Orc Brawler", at="Mount Gram [minion]")
    webs = scene.second.holds(WEBS, orc, at="The Under-leas [balrog]")
    if flaming:
        scene.first.gives(FLAME, to=balrog)
    playing = scene.at_site(of=balrog)

    playing.does(Verb.RESCUE, webs)
    playing.fights(balrog, 12, untapped=True)

    assert orc.is_aside
    assert playing.may(Verb.FREE_PRISONERS, balrog) is not flaming
