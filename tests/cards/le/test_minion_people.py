"""Stories of more minion characters, and of agents who are characters for some players."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.agents.movement import reachable_sites
from wizardhaven.engine.queries.numbers.hand_size import hand_size
from wizardhaven.engine.queries.numbers.rolls import check_parts
from wizardhaven.engine.rules.combat.body_check import RollBodyCheck
from wizardhaven.engine.state.parts import total
from wizardhaven.engine.state.shuffle import Chance
from wizardhaven.game.game import Game
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Faction
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Check, Phase, PlayerKind, Race

DARK_AGAINST_LIGHT = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
DWARVES = Faction("XX-1", "Dwarves of the East", Race.DWARF, 9, (named("Isengard"),))
GOBLINS = Faction("XX-2", "Goblins of the North", Race.ORC, 9, (named("Goblin-gate"),))
RIDERS = Faction("XX-3", "Riders of the South", Race.MAN, 9, (named("Variag Camp"),))
ARCHERS = Faction("XX-4", "Archers of the South", Race.MAN, 9, (named("Southron Oasis"),))
WAGONERS = Faction("XX-5", "Wagoners of the East", Race.MAN, 9, (named("Easterling Camp"),))
CLANSMEN = Faction("XX-6", "Clansmen", Race.MAN, 9, (named("Dunnish Clan-hold"),))
VINTNERS = Faction("XX-7", "Men of Dorwinion", Race.MAN, 9, (named("Shrel-Kain"),))
WOSES = Faction("XX-8", "Woses of the Hills", Race.WOSE, 9, (named("Drúadan Forest"),))
ELVES = Faction("XX-9", "Elves of the Wood", Race.ELF, 9, (named("Isengard"),))


def influence(name: str, *factions: Faction) -> list[int]:
    """The direct influence of a character on some factions."""
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    character = scene.first.character(name, at="Moria")
    return [character.direct_influence(scene.first.in_hand(faction)) for faction in factions]


def checked(name: str, total_rolled: int) -> Piece:
    """A character after a body check."""
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    character = scene.first.character(name, at="Moria")
    scene.table.push(RollBodyCheck(character.id, 0, 0))
    game = Game(scene.table, Chance(1))
    game.run()
    Playing(game).rolls(total_rolled)
    return character


@card("LE-1", "AS-3")
@pytest.mark.parametrize("name", ["Asternak", "Mîonid"])
def test_some_have_influence_on_whoever_is_found_at_variag_camp(name: str) -> None:
    there, elsewhere = influence(name, RIDERS, WAGONERS)

    assert there == elsewhere + 2


@card("LE-17", "LE-27", "LE-37", "LE-46", "AS-4")
@pytest.mark.parametrize(
    ("name", "people", "more"),
    [
        ("Jerrek", ARCHERS, 1),
        ("Pon Opar", ARCHERS, 2),
        ("Nevido Smôd", WAGONERS, 2),
        ("Tros Hesnef", WAGONERS, 1),
        ("Perchen", CLANSMEN, 3),
    ],
)
def test_others_have_influence_at_the_southern_and_eastern_camps_and_in_dunland(
    name: str, people: Faction, more: int
) -> None:
    known, strange = influence(name, people, RIDERS)

    assert known - strange == more


@card("LE-46")
def test_tros_hesnef_is_easily_corrupted() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    tros = scene.first.character("Tros Hesnef", at="Moria")

    assert total(check_parts(scene.table, tros.id, Check.CORRUPTION)) == -1


@card("LE-19", "LE-40")
def test_layos_and_shamas_have_influence_on_men() -> None:
    assert influence("Layos", VINTNERS, RIDERS) == [4, 2]
    dunlendings, riders, goblins = influence("Shámas", replace_name(CLANSMEN), RIDERS, GOBLINS)

    assert (dunlendings - goblins, riders - goblins) == (3, 1)


def replace_name(faction: Faction) -> Faction:
    """The same people under the name that Shámas knows them by."""
    return Faction(faction.code, "Dunlendings", faction.race, 9, faction.playable_at)


@card("LE-26", "LE-43")
def test_nain_and_threlin_have_influence_on_dwarves() -> None:
    assert influence("Náin", DWARVES, GOBLINS) == [2, 1]
    assert influence("Threlin", DWARVES, GOBLINS) == [4, 2]


@card("LE-3", "LE-13", "LE-26", "LE-43")
@pytest.mark.parametrize("name", ["Bróin", "Gulla", "Náin", "Threlin"])
def test_minion_dwarves_are_stronger_against_orcs_and_elves(name: str) -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    dwarf = scene.first.character(name, at="Moria")

    assert dwarf.prowess(Race.ORC) == dwarf.prowess(Race.ELF) == dwarf.prowess() + 1
    assert dwarf.prowess(Race.TROLL) == dwarf.prowess()


@card("LE-45", "LE-49")
def test_troll_leaders_have_influence_on_trolls_and_orcs() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    chief, lout, brawler, luitprand = scene.first.company(
        "Moria", "Troll-chief", "Troll Lout", "Orc Brawler", "Luitprand"
    )
    ulkaur = scene.first.character("Ulkaur the Tongueless", at="Goblin-gate")
    goblins = scene.first.in_hand(GOBLINS)

    assert [chief.direct_influence(one) for one in (lout, brawler, goblins, luitprand)] == [3, 3, 3, 0]
    assert [ulkaur.direct_influence(one) for one in (lout, brawler, goblins, luitprand)] == [2, 2, 2, 0]
    assert total(check_parts(scene.table, ulkaur.id, Check.CORRUPTION)) == -1


@card("LE-11", "LE-31", "LE-32", "LE-39", "AS-2")
def test_orc_leaders_have_influence_on_orcs() -> None:
    for name, more in (
        ("Gorbag", 3),
        ("Orc Captain", 3),
        ("Orc Chieftain", 3),
        ("Shagrat", 4),
        ("Mauhúr", 2),
    ):
        goblins, dwarves = influence(name, GOBLINS, DWARVES)
        assert goblins - dwarves == more, name


@card("LE-12", "LE-18", "LE-25", "LE-31", "LE-32", "LE-38", "LE-48", "DM-181")
@pytest.mark.parametrize(
    "name",
    ["Grishnákh", "Lagduf", "Muzgash", "Orc Captain", "Orc Chieftain", "Radbug", "Ufthak", "Baugúr"],
)
def test_an_eight_discards_these_orcs(name: str) -> None:
    assert checked(name, 7).in_play
    assert checked(name, 8).is_discarded


@card("LE-11", "LE-39", "LE-41", "LE-45", "LE-49", "AS-2")
@pytest.mark.parametrize(
    "name", ["Gorbag", "Shagrat", "Snaga", "Troll-chief", "Ulkaur the Tongueless", "Mauhúr"]
)
def test_only_a_nine_discards_the_hardier_ones(name: str) -> None:
    assert checked(name, 8).in_play
    assert checked(name, 9).is_discarded


@card("LE-11", "LE-45")
def test_two_leaders_do_not_share_a_company() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    scene.first.character("Gorbag", at="Moria")
    chief = scene.first.in_hand("Troll-chief")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert not playing.may(Verb.PLAY_CHARACTER, chief)


@card("LE-10", "LE-42")
def test_eradan_and_tarcil_have_nothing_but_their_numbers() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    eradan, tarcil = scene.first.company("Moria", "Eradan", "Tarcil")

    assert (eradan.prowess(), eradan.body) == (4, 8)
    assert (tarcil.prowess(), tarcil.body) == (4, 8)


@card("DM-4", "DM-9", "DM-17", "DM-18", "DM-23", "DM-181")
@pytest.mark.parametrize(
    ("name", "home"),
    [
        ("Dâsakûn", "Easterling Camp"),
        ("Eun", "Vale of Erech"),
        ("Jûoma", "Bree"),
        ("Râisha", "Variag Camp"),
        ("Baugúr", "Isengard"),
    ],
)
def test_an_agent_is_a_character_of_a_fallen_wizard_at_home(name: str, home: str) -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    scene.first.location_deck(home)
    scene.first.event("Bad Company")  # which Baugúr needs
    agent = scene.first.in_hand(name)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    playing.does(Verb.PLAY_CHARACTER, agent)

    assert agent.in_play


@card("DM-17")
def test_ivic_is_beyond_the_reach_of_a_fallen_wizard_but_not_of_a_ringwraith() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    scene.first.location_deck("Pelargir")
    ivic = scene.first.in_hand("Ivic")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, ivic)

    assert ivic.in_play


@card("DM-17")
def test_ivic_fights_and_negotiates() -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))

    ivic = scene.first.character("Ivic", at="Pelargir")

    assert (ivic.prowess(), ivic.body) == (5, 8)


@card("DM-20", "DM-21", "DM-22")
def test_agents_have_influence_on_elves_and_woses() -> None:
    assert influence("Nimloth", ELVES, GOBLINS) == [3, 1]
    assert influence("Ôm-buri-Ôm", WOSES, GOBLINS) == [5, 2]
    assert influence("Pôn-ora-Pôn", WOSES, GOBLINS) == [5, 2]


def goals(name: str, *sites: str, start: tuple[str, ...] = ()) -> list[str]:
    """To which of these sites the agent hazard may move, from its home or from somewhere else."""
    scene = Scene()
    scene.second.location_deck(*sites)
    agent = scene.second.agent(name, sites=start)
    found = [one for one in scene.table.agents if one.card == agent.id]
    return [scene.table.printed[site].name for site in reachable_sites(scene.table, found[0])]


@card("DM-181")
def test_baugur_as_an_agent_keeps_away_from_free_holds_and_border_holds() -> None:
    assert goals("Baugúr", "Edoras", "Dunnish Clan-hold", "Glittering Caves") == ["Glittering Caves"]
    assert goals("Freca", "Edoras", "Dunnish Clan-hold", "Glittering Caves") == [
        "Edoras",
        "Dunnish Clan-hold",
        "Glittering Caves",
    ]


@card("DM-20")
def test_nimloth_as_an_agent_may_move_to_a_haven() -> None:
    assert goals("Nimloth", "Lórien", start=("Bandit Lair",)) == ["Lórien"]
    assert goals("Freca", "Lórien", start=("Bandit Lair",)) == []


@card("LE-20", "LE-22")
@pytest.mark.parametrize(
    ("name", "home", "more"),
    [
        ("Lieutenant of Angmar", "Carn Dûm", 4),
        ("Lieutenant of Morgul", "Minas Morgul", 3),
    ],
)
def test_a_lieutenant_leads_orcs_and_trolls_and_knows_more_at_home(name: str, home: str, more: int) -> None:
    for site, size in ((home, 9), ("Moria", 8)):
        scene = Scene(kinds=DARK_AGAINST_LIGHT)
        lieutenant = scene.first.character(name, at=site)
        goblins, dwarves = scene.first.hand(GOBLINS, DWARVES)

        assert hand_size(scene.table, 0) == size
        assert lieutenant.direct_influence(goblins) - lieutenant.direct_influence(dwarves) == more


@card("LE-20", "LE-22")
def test_a_nine_discards_a_lieutenant() -> None:
    for name in ("Lieutenant of Angmar", "Lieutenant of Morgul"):
        assert checked(name, 8).in_play
        assert checked(name, 9).is_discarded
