"""Stories of the events by which minions get out of a fight, or around it."""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.cards.dm.characters.able_agents import GOLODHROS
from wizardhaven.cards.le.characters.men import ASTERNAK
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.abilities import RingTestResult
from wizardhaven.vocabulary.cards import Character, Item
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Keyword,
    Phase,
    PlayerKind,
    Race,
    Skill,
)

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
THE_OTHER_WAY = (PlayerKind.WIZARD, PlayerKind.RINGWRAITH)


def somebody(*skills: Skill, race: Race = Race.MAN) -> Character:
    """A minion with just these skills."""
    return replace(ASTERNAK, code="XX-1", name="Somebody", skills=skills, race=race)


@card("LE-212")
@pytest.mark.parametrize("race", [Race.ELF, Race.DWARF, Race.DUNADAN, Race.MAN])
def test_a_covert_company_need_not_fight_free_peoples(race: Race) -> None:
    scene = Scene(kinds=DARK)
    one = scene.first.character(somebody(Skill.WARRIOR), at="Moria")
    mercy = scene.first.in_hand("Not Slay Needlessly")
    playing = scene.attack(on=one, race=race, strikes=2, prowess=9)

    assert len(playing.options(Verb.PLAY)) == 1
    playing.plays(mercy)
    playing.resolve()

    assert playing.attack is None
    assert one.is_untapped


@card("LE-212")
def test_an_overt_company_only_meets_them_weakened_and_only_once() -> None:
    scene = Scene(kinds=DARK)
    one = scene.first.character(somebody(Skill.WARRIOR, race=Race.ORC), at="Moria")
    mercy, again = scene.first.hand("Not Slay Needlessly", "Not Slay Needlessly")
    playing = scene.attack(on=one, race=Race.ELF, strikes=2, prowess=9)

    assert len(playing.options(Verb.PLAY)) == 2  # either copy, in one way
    playing.plays(mercy)
    playing.resolve()

    assert numbers(playing) == (2, 7)
    assert not playing.may_play(again)


@card("LE-212")
def test_orcs_are_slain_as_ever() -> None:
    scene = Scene(kinds=DARK)
    one = scene.first.character(somebody(Skill.WARRIOR), at="Moria")
    scene.first.in_hand("Not Slay Needlessly")
    playing = scene.attack(on=one, race=Race.ORC)

    assert not playing.may(Verb.PLAY)


def numbers(playing: Playing) -> tuple[int, int]:
    """The strikes and the prowess of the attack at hand."""
    assert playing.attack is not None
    return attack_strikes(playing.table, playing.attack), attack_prowess(playing.table, playing.attack)


@card("LE-216")
@pytest.mark.parametrize("race", [Race.ORC, Race.TROLL, Race.MAN])
def test_orc_quarrels_cancel_an_attack(race: Race) -> None:
    scene = Scene(kinds=DARK)
    one = scene.first.character(somebody(), at="Moria")
    quarrels = scene.first.in_hand("Orc Quarrels")
    playing = scene.attack(on=one, race=race)

    playing.plays(quarrels)
    playing.resolve()

    assert playing.attack is None


@card("LE-216")
def test_under_skies_of_fire_they_halve_any_attack_and_else_none() -> None:
    scene, plain = Scene(kinds=DARK), Scene(kinds=DARK)
    one = scene.first.character(somebody(), at="Moria")
    scene.first.event("Skies of Fire")
    quarrels = scene.first.in_hand("Orc Quarrels")
    other = plain.first.character(somebody(), at="Moria")
    plain.first.event("Gates of Morning")
    plain.first.in_hand("Orc Quarrels")

    playing = scene.attack(on=one, race=Race.SPIDER, strikes=5, prowess=6)
    playing.plays(quarrels)
    playing.resolve()

    assert numbers(playing) == (3, 6)
    assert not plain.attack(on=other, race=Race.SPIDER).may(Verb.PLAY)


def an_attempt_on(what: str) -> tuple[Scene, Playing]:
    """Imrahil tries something of the second player, whose Golodhros is beside it."""
    scene = Scene(kinds=THE_OTHER_WAY)
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    golodhros, friend = scene.second.company("Dol Amroth [minion]", GOLODHROS, "Asternak")
    scene.second.in_hand("Poisonous Despair")
    warg = scene.second.gives("War-warg", to=golodhros)
    playing = scene.at_site(of=imrahil)
    playing.does(Verb.INFLUENCE, imrahil, {"friend": friend, "ally": warg}[what])
    playing.resolve()
    return scene, playing


@card("LE-219")
@pytest.mark.parametrize("what", ["friend", "ally"])
def test_despair_ends_an_attempt_on_whatever_is_beside_the_one_who_uses_it(what: str) -> None:
    _, playing = an_attempt_on(what)
    despair = playing.piece("Poisonous Despair", seat=1)
    golodhros = playing.piece(GOLODHROS.name, seat=1)

    playing.plays(despair, user=golodhros)
    playing.resolve()
    assert playing.question == "RollCheck"
    playing.rolls(5)

    assert despair.is_discarded
    assert not playing.has_happened(Happening.INFLUENCE_SUCCEEDED)
    assert playing.question not in ("RollAttempt", "RollAgainst")
    assert playing.piece("Asternak", seat=1).in_play


@card("LE-219")
def test_the_check_for_it_is_three_harder() -> None:
    _, playing = an_attempt_on("friend")
    golodhros = playing.piece(GOLODHROS.name, seat=1)
    playing.plays(playing.piece("Poisonous Despair", seat=1), user=golodhros)
    playing.resolve()

    assert playing.table.check is not None
    assert playing.table.check.modifier == -3


@card("LE-219")
def test_nobody_despairs_for_a_company_elsewhere_nor_without_spirit_magic() -> None:
    scene = Scene(kinds=THE_OTHER_WAY)
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    asternak = scene.second.character("Asternak", at="Dol Amroth [minion]")
    scene.second.character(GOLODHROS, at="Bree [minion]")
    scene.second.in_hand("Poisonous Despair")
    playing = scene.at_site(of=imrahil)

    playing.does(Verb.INFLUENCE, imrahil, asternak)
    playing.resolve()

    assert playing.question == "RollAttempt"


WRAITH = replace(
    GOLODHROS,
    code="XX-2",
    name="A Wraith",
    race=Race.RINGWRAITH,
    marks=(),
    mind=None,
    avatar=PlayerKind.RINGWRAITH,
)


def an_attempt_on_riders(who: Character) -> Playing:
    """Imrahil tries the Knights of Dol Amroth, whom the second player has won over."""
    scene = Scene(kinds=THE_OTHER_WAY)
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    knights = scene.second.factions("Knights of Dol Amroth")[0]
    scene.second.character(who, at="Bree [minion]")
    scene.second.in_hand("Poisonous Despair")
    playing = scene.at_site(of=imrahil)
    playing.does(Verb.INFLUENCE, imrahil, knights)
    playing.resolve()
    return playing


@card("LE-219")
def test_a_ringwraith_keeps_his_factions_from_afar_and_checks_nothing() -> None:
    playing = an_attempt_on_riders(WRAITH)
    despair = playing.piece("Poisonous Despair", seat=1)

    playing.plays(despair, user=playing.piece("A Wraith", seat=1))
    playing.resolve()

    assert despair.is_discarded
    assert playing.piece("Knights of Dol Amroth", seat=1).among_points
    assert not playing.has_happened(Happening.CHECK_PASSED)
    assert playing.question not in ("RollCheck", "RollAttempt")


@card("LE-219")
def test_nobody_but_a_ringwraith_keeps_factions() -> None:
    assert an_attempt_on_riders(GOLODHROS).question == "RollAttempt"


@card("LE-225")
def test_a_diplomat_of_a_covert_company_talks_himself_out_of_it() -> None:
    scene = Scene(kinds=DARK)
    one = scene.first.character(somebody(Skill.DIPLOMAT), at="Moria")
    ruse = scene.first.in_hand("Ruse")
    playing = scene.attack(on=one, race=Race.DRAGON)

    playing.plays(ruse, user=one)
    playing.resolve()

    assert playing.attack is None
    assert one.is_tapped


@card("LE-225")
@pytest.mark.parametrize(
    ("who", "status"),
    [
        (somebody(Skill.DIPLOMAT, race=Race.ORC), "untapped"),
        (somebody(Skill.DIPLOMAT), "tapped"),
        (somebody(Skill.WARRIOR), "untapped"),
    ],
    ids=["overt", "tapped", "no diplomat"],
)
def test_nobody_else_is_listened_to(who: Character, status: str) -> None:
    scene = Scene(kinds=DARK)
    one = scene.first.character(who, at="Moria", status=status)
    scene.first.in_hand("Ruse")

    assert not scene.attack(on=one).may(Verb.PLAY)


@card("LE-225")
def test_a_scout_slips_away_and_the_others_fight() -> None:
    scene = Scene(kinds=DARK)
    scout, other = scene.first.company("Moria", somebody(Skill.SCOUT, race=Race.ORC), "Ostisen")
    ruse = scene.first.in_hand("Ruse")
    playing = scene.attack(on=scout, strikes=2)

    playing.plays(ruse, user=scout)
    playing.resolve()
    playing.pass_until("AssignByDefender", "FaceStrike", "StrikeActions")

    assert scout.is_untapped
    assert not playing.may(Verb.ASSIGN, scout)
    assert playing.attack is not None
    assert playing.attack.defenders == (other.id,)


def a_ring(*kinds: str) -> Item:
    """A minion gold ring that may be any of these."""
    return Item(
        code="XX-3",
        name="A Gold Ring",
        item_class=ItemClass.GOLD_RING,
        alignment=Alignment.MINION,
        abilities=tuple([RingTestResult(kind, (2,)) for kind in kinds]),
    )


def special(keyword: Keyword, code: str, alignment: Alignment = Alignment.MINION) -> Item:
    return Item(
        code=code,
        name=keyword.value,
        item_class=ItemClass.SPECIAL,
        marks=(keyword,),
        alignment=alignment,
    )


@card("LE-226")
def test_whoever_knows_of_their_forging_needs_no_roll() -> None:
    scene = Scene(kinds=DARK)
    sage, bearer = scene.first.company("Weathertop [minion]", somebody(Skill.SAGE), "Ostisen")
    gold = scene.first.gives(a_ring("Lesser Ring", "The One Ring"), to=bearer)
    lesser = scene.first.in_hand(special(Keyword.LESSER_RING, "XX-4"))
    magic = scene.first.in_hand(special(Keyword.MAGIC_RING, "XX-5"))
    one = scene.first.in_hand(special(Keyword.THE_ONE_RING, "XX-6"))
    secrets = scene.first.in_hand("Secrets of Their Forging")
    playing = scene.at_site(of=sage)

    playing.plays(secrets, user=sage, target=gold)
    playing.resolve()

    assert sage.is_tapped
    assert gold.is_discarded
    assert [option.card for option in playing.options(Verb.PLAY_RING)] == [lesser.id]
    playing.does(Verb.PLAY_RING, lesser)
    assert lesser.bearer == bearer
    assert playing.table.cards[sage.company.site].status != 0
    assert magic.in_hand
    assert one.in_hand


@card("LE-226")
def test_whoever_knows_of_their_forging_looks_for_no_ring_but_in_his_hand() -> None:
    scene = Scene(kinds=DARK)
    sage = scene.first.character(somebody(Skill.SAGE), at="Weathertop [minion]")
    gold = scene.first.gives("Bright Gold Ring", to=sage)
    secrets, held = scene.first.in_hand("Secrets of Their Forging"), scene.first.in_hand("Minor Ring")
    scene.first.deck("Minor Ring")
    scene.first.discard_pile("Trifling Ring")
    playing = scene.at_site(of=sage)

    playing.plays(secrets, user=sage, target=gold)
    playing.resolve()

    assert [option.card for option in playing.options(Verb.PLAY_RING)] == [held.id]


@card("LE-226")
def test_the_gold_ring_goes_even_if_nothing_takes_its_place() -> None:
    scene = Scene(kinds=DARK)
    sage = scene.first.character(somebody(Skill.SAGE), at="Weathertop [minion]")
    gold = scene.first.gives(a_ring("Magic Ring"), to=sage)
    secrets = scene.first.in_hand("Secrets of Their Forging")
    playing = scene.at_site(of=sage)

    playing.plays(secrets, user=sage, target=gold)
    playing.resolve()

    assert gold.is_discarded


@card("LE-226")
@pytest.mark.parametrize(
    ("skill", "place", "status"),
    [
        (Skill.WARRIOR, "Weathertop [minion]", "untapped"),
        (Skill.SAGE, "Ettenmoors [minion]", "untapped"),
        (Skill.SAGE, "Weathertop [minion]", "tapped"),
    ],
    ids=["no sage", "no information", "tapped"],
)
def test_without_a_sage_or_information_nobody_learns_of_it(skill: Skill, place: str, status: str) -> None:
    scene = Scene(kinds=DARK)
    one = scene.first.company(place, somebody(skill), site_status=status)[0]
    scene.first.gives(a_ring("Magic Ring"), to=one)
    secrets = scene.first.in_hand("Secrets of Their Forging")

    assert not scene.at_site(of=one).may_play(secrets)


@card("LE-231")
def test_no_creature_finds_two_who_are_sneaking() -> None:
    scene = Scene(kinds=DARK)
    scout, _ = scene.first.company("Moria", somebody(Skill.SCOUT), "Ostisen")
    sneaking = scene.first.in_hand("Sneakin’")
    orcs = scene.second.in_hand("Orc-guard")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(sneaking, user=scout)
    playing.resolve()
    assert scout.is_tapped
    playing.pass_until("HazardWindow", "EnterSite")

    assert not playing.may(Verb.PLAY_CREATURE, orcs)
    assert orcs.in_hand


@card("LE-231")
@pytest.mark.parametrize(
    ("skill", "others"),
    [(Skill.RANGER, ()), (Skill.SCOUT, ("Ostisen", "Luitprand"))],
    ids=["ranger", "three"],
)
def test_only_a_scout_sneaks_and_not_in_a_crowd(skill: Skill, others: tuple[str, ...]) -> None:
    scene = Scene(kinds=DARK)
    scene.first.company("Moria", somebody(skill), *others)
    sneaking = scene.first.in_hand("Sneakin’")

    assert not scene.begin(Phase.ORGANIZATION).may_play(sneaking)


@card("LE-247")
def test_whoever_ducks_under_the_blow_does_not_tap_and_fights_as_ever() -> None:
    scene = Scene(kinds=DARK)
    asternak = scene.first.character("Asternak", at="Moria")
    ducking = scene.first.in_hand("Under His Blow")
    playing = scene.attack(on=asternak, prowess=9)

    playing.does(Verb.ASSIGN, asternak)
    playing.does(Verb.TAP_TO_FACE)
    playing.plays(ducking)
    playing.resolve()
    playing.pass_until("RollStrike")
    playing.rolls(5)  # 5 and his 5 exceed 9

    assert playing.has_happened(Happening.STRIKE_FAILED)
    assert asternak.is_untapped
    assert asternak.body == 7
