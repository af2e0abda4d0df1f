"""Stories of the Spawn in the deepest places."""

import pytest

from tests.cards.ba.deep_foes import BALROG, CHAMPION, GUESTS, NOWHERE, beats, foe
from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_body, attack_prowess, attack_strikes
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.terms import PlayerKind, Race, SiteType

SPIDER_QUEEN = foe("XX-41", "Spider Queen", Race.SPIDER, NOWHERE, marks=(Mark.UNIQUE,))


@card("BA-21", "BA-24", "BA-27", "BA-28")
@pytest.mark.parametrize(
    ("name", "site", "before", "numbers"),
    [
        ("Monstrosity of Diverse Shape", "The Drowning-deeps [balrog]", 1, (2, 15, 9)),
        ("Monstrosity of Diverse Shape", "Remains of Thangorodrim [balrog]", 1, (2, 15, 9)),
        ("Ungoliant's Progeny", "The Wind-deeps [balrog]", 1, (2, 16, 8)),
        ("Ungoliant's Progeny", "The Rusted-deeps [balrog]", 1, (2, 16, 8)),
        ("Spawn of Ungoliant", "The Pûkel-deeps [balrog]", 1, (3, 15, 8)),
        ("Spawn of Ungoliant", "The Gem-deeps [balrog]", 1, (3, 15, 8)),
        ("Ungoliant's Foul Issue", "Ancient Deep-hold", 3, (2, 17, 7)),
    ],
)
def test_spawn_waits_in_the_deep_behind_the_others(
    name: str, site: str, before: int, numbers: tuple[int, int, int]
) -> None:
    scene = Scene(kinds=BALROG)
    champion = scene.first.character(CHAMPION, at=site, status="tapped")
    spawn = scene.second.event(name)
    playing = scene.entering(of=champion)
    playing.does(Verb.ENTER)
    for _ in range(before):
        beats(playing)
    if playing.question == "CreatureAsAttack":
        playing.passes()

    attack = playing.attack
    assert attack is not None
    assert attack.race is Race.SPAWN
    table = playing.table
    assert (
        attack_strikes(table, attack),
        attack_prowess(table, attack),
        attack_body(table, attack, champion.id),
    ) == numbers
    assert spawn.in_play


@card("BA-21", "BA-24", "BA-27", "BA-28")
def test_spawn_is_nowhere_else() -> None:
    scene = Scene(kinds=BALROG)
    champion = scene.first.character(CHAMPION, at="The Under-vaults [balrog]", status="tapped")
    scene.second.event("Spawn of Ungoliant")
    scene.second.event("Ungoliant's Foul Issue")
    scene.second.event("Ungoliant's Progeny")
    scene.second.event("Monstrosity of Diverse Shape")
    playing = scene.entering(of=champion)
    playing.does(Verb.ENTER)
    beats(playing)

    assert playing.attack is None


@card("BA-24")
@pytest.mark.parametrize(
    ("who", "race", "more"),
    [
        ("Haldir", Race.SPIDER, 1),
        ("Balin", Race.SPIDER, 1),
        ("Sam Gamgee", Race.SPIDER, 1),
        ("Faramir", Race.SPIDER, 1),
        ("Éowyn", Race.SPIDER, 1),
        ("Gandalf [hero]", Race.SPIDER, 0),
        ("Haldir", Race.ORC, 0),
    ],
)
def test_whom_a_spider_wounds_is_worse_off_while_there_is_spawn_of_ungoliant(
    who: str, race: Race, more: int
) -> None:
    scene = Scene()
    somebody = scene.first.character(who, at="Bree")
    scene.second.event("Spawn of Ungoliant")
    playing = scene.attack(on=somebody, strikes=1, prowess=30, race=race)
    playing.loses(somebody)
    playing.pass_until("RollBodyCheck")

    playing.rolls(somebody.body)  # just not enough without one more

    assert somebody.is_eliminated is (more == 1)


@card("BA-28")
@pytest.mark.parametrize(
    ("by", "to", "open_to"),
    [
        ("The Under-leas [balrog]", "The Under-vaults [balrog]", {"Ghost", "Spider"}),
        ("The Under-vaults [balrog]", "The Under-leas [balrog]", {"Spider"}),
        ("The Under-vaults [balrog]", "The Iron-deeps [balrog]", {"Worm"}),
        ("The Under-leas [balrog]", "Mount Gundabad [minion]", set()),
    ],
)
def test_spiders_come_to_ruins_and_shadow_holds_below(by: str, to: str, open_to: set[str]) -> None:
    scene = Scene(kinds=BALROG)
    champion = scene.first.character(CHAMPION, at=by)
    scene.second.event("Ungoliant's Foul Issue")
    hand = scene.second.hand(*GUESTS, SPIDER_QUEEN)
    playing = scene.hazards(on=champion, to=to)

    assert {one.name for one in hand if playing.may(Verb.PLAY_CREATURE, one)} == open_to


@card("BA-27")
@pytest.mark.parametrize("chosen", [True, False])
def test_a_spider_attack_may_be_stronger_and_only_detain(chosen: bool) -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Bree")  # his prowess is 4
    progeny = scene.second.event("Ungoliant's Progeny")
    playing = scene.attack(on=balin, strikes=1, prowess=12, body=9, race=Race.SPIDER)
    assert playing.asked == 1
    assert playing.question == "MayChangeAttack"

    if chosen:
        playing.does(Verb.USE, progeny)
    else:
        playing.passes()

    attack = playing.attack
    assert attack is not None
    assert attack.detainment is chosen
    assert attack_prowess(playing.table, attack) == (13 if chosen else 12)
    playing.fights(balin, 2)
    assert balin.is_tapped is chosen
    assert balin.is_wounded is not chosen


@card("BA-27")
@pytest.mark.parametrize("race", [Race.ORC, Race.SPAWN])
def test_no_other_attack_may_be_changed_by_the_progeny(race: Race) -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Bree")
    scene.second.event("Ungoliant's Progeny")
    playing = scene.attack(on=balin, strikes=1, prowess=12, race=race)

    assert playing.question != "MayChangeAttack"


@card("BA-27")
def test_nor_one_that_its_own_player_faces() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Bree")
    scene.first.event("Ungoliant's Progeny")
    playing = scene.attack(on=balin, strikes=1, prowess=12, race=Race.SPIDER)

    assert playing.question != "MayChangeAttack"


@card("BA-27")
def test_even_the_spiders_of_a_site_may_be_changed() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Ruined Signal Tower")
    progeny = scene.second.event("Ungoliant's Progeny")
    playing = scene.entering(of=balin)
    playing.does(Verb.ENTER)
    playing.pass_until("MayChangeAttack")

    playing.does(Verb.USE, progeny)

    assert playing.attack is not None
    assert playing.attack.detainment
    assert attack_prowess(playing.table, playing.attack) == 9


@card("BA-27")
def test_who_is_never_detained_faces_only_more_prowess() -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    alatar = scene.first.character("Alatar [fallen-wizard]", at="Bree")
    scene.first.stage_points(20)
    progeny = scene.second.event("Ungoliant's Progeny")
    playing = scene.attack(on=alatar, strikes=1, prowess=12, race=Race.SPIDER)

    playing.does(Verb.USE, progeny)

    assert playing.attack is not None
    assert not playing.attack.detainment
    assert attack_prowess(playing.table, playing.attack) == 13


DRAKE = foe("XX-42", "Drake", Race.DRAKE, Key(SiteType.RUINS_AND_LAIRS))
WOLF = foe("XX-43", "Wolf", Race.WOLF, Key(SiteType.RUINS_AND_LAIRS))
BEAST = foe("XX-44", "Beast", Race.ANIMAL, Key(SiteType.RUINS_AND_LAIRS))
STRAY = foe("XX-45", "Stray", Race.WOLF, Key(SiteType.SHADOW_HOLD))


def after_the_monstrosity(*, faced: bool = True, hazards: int = 0) -> tuple[Playing, Piece, list[Piece]]:
    """The champion has entered the site where the Monstrosity waits, or another one below."""
    scene = Scene(kinds=BALROG)
    site = "The Drowning-deeps [balrog]" if faced else "The Rusted-deeps [balrog]"
    champion = scene.first.character(CHAMPION, at=site, status="tapped")
    spawn = scene.second.event("Monstrosity of Diverse Shape")
    foes = scene.second.discard_pile(DRAKE, WOLF, BEAST, STRAY)
    company = scene.table.companies[champion.company.id].copy()
    company.base_limit, company.hazards = 2, hazards
    scene.table.companies[company.id] = company
    playing = scene.entering(of=champion)
    playing.does(Verb.ENTER)
    beats_all(playing)
    return playing, spawn, list(foes)


def beats_all(playing: Playing) -> None:
    """The champion faces all there is to face; none of his foes is defeated."""
    while playing.question in ("CreatureAsAttack", "RollStrike", "RollStrikeBody", "TakeTrophy"):
        if playing.question == "RollStrike":
            playing.rolls(7)
        elif playing.question == "RollStrikeBody":
            playing.rolls(2)
        else:
            playing.apply(playing.options()[0])


def whom_it_may_send(playing: Playing, spawn: Piece) -> set[int]:
    """The creatures that the Monstrosity offers now."""
    return {offer.aim.card for offer in playing.options(Verb.USE) if offer.card == spawn.id}


@card("BA-21")
def test_once_the_monstrosity_has_attacked_a_wolf_or_animal_comes_from_the_discard_pile() -> None:
    playing, spawn, (drake, wolf, beast, stray) = after_the_monstrosity(hazards=1)

    assert (playing.question, playing.asked) == ("SiteWindow", 1)
    assert whom_it_may_send(playing, spawn) == {wolf.id, beast.id}
    playing.does(Verb.USE, spawn, target=wolf)
    playing.resolve()

    attack = playing.attack
    assert attack is not None
    assert attack.source == wolf.id
    assert attack_prowess(playing.table, attack) == 9
    assert playing.table.companies[attack.company].hazards == 2
    assert (drake.is_discarded, stray.is_discarded) == (True, True)


@card("BA-21")
def test_it_does_so_once_a_turn() -> None:
    playing, spawn, (_, wolf, beast, _) = after_the_monstrosity()

    playing.does(Verb.USE, spawn, target=wolf)
    playing.resolve()
    beats_all(playing)

    assert beast.is_discarded
    assert not playing.may(Verb.USE, spawn)


@card("BA-21")
@pytest.mark.parametrize(("faced", "hazards"), [(False, 0), (True, 2)])
def test_nobody_comes_where_it_has_not_attacked_or_the_hazard_limit_is_used_up(
    faced: bool, hazards: int
) -> None:
    playing, spawn, _ = after_the_monstrosity(faced=faced, hazards=hazards)

    assert spawn.in_play
    assert not playing.may(Verb.USE, spawn)
