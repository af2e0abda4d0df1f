"""How a Fallen-wizard gets ready: stage cards and characters in the draft. [FW-17 to FW-21, FW-87]"""

from dataclasses import replace

from tests.rules.fallen_cards import FALLEN_AND_WIZARD, MAN_OF_CRAFT, TWO_FALLEN, WHITE_TOWERS
from tests.rules.marks import rule
from wizardhaven.engine.queries.sites.sites import is_haven
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast
from wizardhaven.vocabulary.targets import ACharacter
from wizardhaven.vocabulary.terms import PlayerKind, Skill, Stat

SECRET_SCHOOL = replace(
    MAN_OF_CRAFT,
    code="XX-562",
    name="Secret School",
    marks=(),
    stage_points=1,
    uses=(Use(target=ACharacter(Skill.SAGE)),),
)
LATER_PLAN = replace(
    MAN_OF_CRAFT,
    code="XX-563",
    name="Later Plan",
    marks=(),
    stage_points=1,
    uses=(Use(requires=(Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 4)),)),),
)


def ready(kinds: tuple[PlayerKind, PlayerKind] = FALLEN_AND_WIZARD) -> Scene:
    """A scene in which both players have a starting site."""
    scene = Scene(kinds=kinds)
    scene.first.location_deck("Weathertop")
    scene.second.location_deck("Rivendell", "Weathertop")
    scene.second.pool("Haldir", "Annalena", "Bergil", "Anborn")
    return scene


@rule("FW-87", "SET-26")
def test_a_starting_stage_card_takes_a_round_of_the_draft_like_a_character() -> None:
    scene = ready()
    company, plan, faramir = scene.first.pool("Bad Company", "Thrall of the Voice", "Faramir")
    playing = scene.opening()

    playing.does(Verb.DRAFT, company)
    assert not company.in_play
    playing.does(Verb.STOP_DRAFTING)
    assert company.in_play
    assert playing.stage_points(0) == 2
    assert playing.may(Verb.DRAFT, plan)
    assert playing.may(Verb.DRAFT, faramir)


@rule("FW-17")
def test_a_stage_card_that_is_not_to_begin_with_is_not_drafted() -> None:
    scene = ready()
    late = replace(
        SECRET_SCHOOL, code="XX-564", name="Late School", uses=(Use(),), marks=(Mark.NOT_AT_THE_START,)
    )
    early, school, _ = scene.first.pool(replace(late, code="XX-565", marks=()), late, "Faramir")

    playing = scene.opening()

    assert playing.may(Verb.DRAFT, early)
    assert not playing.may(Verb.DRAFT, school)


@rule("SET-26", "FW-17")
def test_nobody_is_finished_while_a_stage_card_of_his_is_untried() -> None:
    scene = ready()
    company, faramir = scene.first.pool("Bad Company", "Faramir")
    playing = scene.opening()

    assert not playing.may(Verb.STOP_DRAFTING)
    playing.does(Verb.DRAFT, company)
    playing.does(Verb.STOP_DRAFTING)

    assert playing.may(Verb.DRAFT, faramir)
    assert playing.may(Verb.STOP_DRAFTING)


@rule("SET-26", "FW-17")
def test_a_stage_card_enters_play_only_if_all_that_it_asks_for_holds() -> None:
    scene = ready()
    school, plan, sage, _ = scene.first.pool(SECRET_SCHOOL, LATER_PLAN, "Ioreth", "Beretar")
    playing = scene.opening()

    assert not playing.may(Verb.DRAFT, school)
    playing.does(Verb.DRAFT, sage)
    playing.does(Verb.STOP_DRAFTING)
    assert playing.may(Verb.DRAFT, school)
    assert not playing.may(Verb.DRAFT, plan)
    playing.does(Verb.DRAFT, school)

    assert school.bearer == sage
    assert not plan.in_play


@rule("SET-26", "FW-17")
def test_a_stage_card_takes_none_of_the_five_places_and_has_no_mind() -> None:
    scene = ready()
    names = ("Beretar", "Haldir", "Ioreth", "Bergil", "Anborn")
    *five, company = scene.first.pool(*names, "Bad Company")
    playing = scene.opening()

    playing.does(Verb.DRAFT, five[0])
    playing.does(Verb.STOP_DRAFTING)
    for character in five[1:]:
        playing.does(Verb.DRAFT, character)

    assert all([character.in_play for character in five])
    assert company.in_play


@rule("FW-18", "SET-26")
def test_a_unique_stage_card_that_both_reveal_is_discarded_by_both() -> None:
    scene = Scene(kinds=TWO_FALLEN)
    ours, _ = scene.first.pool(MAN_OF_CRAFT, "Bad Company")
    theirs, _ = scene.second.pool(MAN_OF_CRAFT, "Bad Company")
    scene.first.declares("Saruman")
    scene.second.declares("Saruman")
    playing = scene.opening()

    playing.does(Verb.DRAFT, ours)
    playing.does(Verb.DRAFT, theirs)

    assert ours.is_discarded
    assert theirs.is_discarded


@rule("FW-18")
def test_stage_cards_that_are_not_unique_stay_though_both_reveal_them() -> None:
    scene = Scene(kinds=TWO_FALLEN)
    ours, _ = scene.first.pool("Bad Company", MAN_OF_CRAFT)
    theirs, _ = scene.second.pool("Bad Company", MAN_OF_CRAFT)
    scene.first.declares("Saruman")
    scene.second.declares("Saruman")
    playing = scene.opening()

    playing.does(Verb.DRAFT, ours)
    playing.does(Verb.DRAFT, theirs)

    assert ours.in_play
    assert theirs.in_play


@rule("FW-17")
def test_a_card_specific_to_the_declared_avatar_may_be_a_starting_card() -> None:
    scene = ready()
    scene.first.declares("Saruman")
    craft, _ = scene.first.pool(MAN_OF_CRAFT, "Beretar")
    assert scene.opening().may(Verb.DRAFT, craft)

    scene = ready()
    scene.first.declares("Alatar")
    craft, *_ = scene.first.pool(MAN_OF_CRAFT, "Beretar", "Faramir")
    assert not scene.opening().may(Verb.DRAFT, craft)


@rule("FW-19")
def test_a_fallen_wizard_starts_with_heroes_and_minions_of_a_mind_of_five_or_less() -> None:
    scene = ready()
    faramir, luitprand, legolas = scene.first.pool("Faramir", "Luitprand", "Legolas")
    playing = scene.opening()

    assert playing.may(Verb.DRAFT, faramir)
    assert playing.may(Verb.DRAFT, luitprand)
    assert not playing.may(Verb.DRAFT, legolas)


@rule("FW-20", "SET-24")
def test_orcs_and_trolls_are_revealed_only_after_a_card_that_permits_them() -> None:
    scene = ready()
    company, ugluk, gisulf, legolas, faramir = scene.first.pool(
        "Bad Company", "Uglúk", "Gisulf", "Legolas", "Faramir"
    )
    playing = scene.opening()

    assert not playing.may(Verb.DRAFT, ugluk)
    playing.does(Verb.DRAFT, company)
    playing.does(Verb.STOP_DRAFTING)

    assert playing.may(Verb.DRAFT, ugluk)
    assert not playing.may(Verb.DRAFT, gisulf)
    assert not playing.may(Verb.DRAFT, legolas)
    assert playing.may(Verb.DRAFT, faramir)


@rule("FW-20", "SET-25", "SET-17")
def test_one_with_a_mind_of_six_starts_with_the_card_that_permits_him() -> None:
    scene = ready()
    thrall, legolas, thranduil, _ = scene.first.pool("Thrall of the Voice", "Legolas", "Thranduil", "Beretar")
    playing = scene.opening()

    assert not playing.may(Verb.DRAFT, legolas)
    playing.does(Verb.DRAFT, thrall)
    playing.does(Verb.STOP_DRAFTING)
    assert not playing.may(Verb.DRAFT, thranduil)  # a mind of nine is too much even so
    playing.does(Verb.DRAFT, legolas)

    assert legolas.in_play
    assert thrall.bearer == legolas
    assert playing.unused_general_influence(0) == 15


@rule("SET-23", "AGT-11", "FW-20")
def test_an_agent_starts_only_with_a_card_that_permits_agents() -> None:
    scene = ready()
    thrall, gisulf, anarin, _ = scene.first.pool("Thrall of the Voice", "Gisulf", "Anarin", "Beretar")
    playing = scene.opening()

    assert not playing.may(Verb.DRAFT, gisulf)
    playing.does(Verb.DRAFT, thrall)
    playing.does(Verb.STOP_DRAFTING)
    playing.does(Verb.DRAFT, gisulf)

    assert gisulf.in_play
    assert thrall.bearer == gisulf
    assert not playing.may(Verb.DRAFT, anarin)


@rule("FW-21", "SET-31", "SET-28")
def test_the_company_of_a_fallen_wizard_begins_at_a_ruin_of_rhudaur_or_arthedain() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    weathertop, ettenmoors, moria, bree = scene.first.location_deck(
        "Weathertop", "Ettenmoors", "Moria", "Bree"
    )
    scene.second.location_deck("Rivendell")
    beretar = scene.first.pool("Beretar")[0]
    scene.second.pool("Haldir")
    playing = scene.opening()

    playing.does(Verb.DRAFT, beretar)
    playing.does(Verb.STOP_DRAFTING)
    assert playing.question == "NameStartingSite"
    assert playing.may(Verb.START_AT, other=weathertop)
    assert not playing.may(Verb.START_AT, other=moria)
    assert not playing.may(Verb.START_AT, other=bree)
    playing.does(Verb.START_AT, other=ettenmoors)

    assert beretar.site == "Ettenmoors"
    assert not weathertop.in_play


@rule("SET-31")
def test_a_ruin_is_no_wizardhaven_for_those_who_begin_there_without_more() -> None:
    scene = ready()
    beretar = scene.first.pool("Beretar")[0]
    playing = scene.opening()

    playing.does(Verb.DRAFT, beretar)
    playing.does(Verb.STOP_DRAFTING)

    assert beretar.site == "Weathertop"
    assert not is_haven(playing.table, beretar.company.site)


@rule("FW-21", "SET-31")
def test_the_white_towers_are_a_wizardhaven_to_begin_at() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    _, towers = scene.first.location_deck("Weathertop", WHITE_TOWERS)
    scene.second.location_deck("Rivendell")
    beretar = scene.first.pool("Beretar")[0]
    scene.second.pool("Haldir")
    playing = scene.opening()

    playing.does(Verb.DRAFT, beretar)
    playing.does(Verb.STOP_DRAFTING)
    playing.does(Verb.START_AT, other=towers)

    assert beretar.site == "The White Towers"
    assert is_haven(playing.table, towers.id)


@rule("SET-18")
def test_a_ringwraith_may_begin_with_six_characters() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    scene.first.location_deck("Dol Guldur")
    scene.second.location_deck("Rivendell")
    orcs = scene.first.pool(*["Orc Brawler", "Orc Veteran"] * 3, "Orc Captain")
    scene.second.pool("Haldir")
    playing = scene.opening()

    playing.does(Verb.DRAFT, orcs[0])
    playing.does(Verb.STOP_DRAFTING)
    for orc in orcs[1:6]:
        playing.does(Verb.DRAFT, orc)

    assert len([orc for orc in orcs if orc.in_play]) == 6
    assert not playing.may(Verb.DRAFT, orcs[6])
