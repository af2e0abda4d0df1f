"""Stories of the minion allies of Against the Shadow."""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attacker_assigns
from wizardhaven.engine.queries.combat.strikes import attacker_parts, defender_parts, strike_at_hand
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.parts import total
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Creature, Site
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    PlayerKind,
    Race,
    RegionType,
    SiteType,
)

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
WOLVES = Creature(
    code="XX-1",
    name="Some Wolves",
    race=Race.WOLF,
    strikes=2,
    prowess=8,
    kill_points=1,
    keyed_to=(Key(RegionType.WILDERNESS), Key(SiteType.SHADOW_HOLD)),
    attacks=2,
)


def a_site(site_type: SiteType, region: str | None = "Rhudaur", name: str = "Hall") -> Site:
    """A minion site where nothing lurks; without a region it lies in the Under-deeps."""
    return Site(
        code=f"XX-{name}",
        name=name,
        site_type=site_type,
        region=region,
        resource_draws=1,
        hazard_draws=1,
        playable_items=(ItemClass.MINOR,),
        alignment=Alignment.MINION,
    )


@card("AS-74", "AS-76")
@pytest.mark.parametrize(
    ("ally", "site_type", "region", "found"),
    [
        ("Great Bats", SiteType.SHADOW_HOLD, "Rhudaur", True),
        ("Great Bats", SiteType.SHADOW_HOLD, None, True),
        ("Great Bats", SiteType.RUINS_AND_LAIRS, "Rhudaur", False),
        ("Great Bats", SiteType.DARK_HOLD, "Rhudaur", False),
        ("Regiment of Black Crows", SiteType.RUINS_AND_LAIRS, "Rhudaur", True),
        ("Regiment of Black Crows", SiteType.RUINS_AND_LAIRS, None, False),
        ("Regiment of Black Crows", SiteType.SHADOW_HOLD, "Rhudaur", False),
    ],
)
def test_where_bats_and_crows_are_found(
    ally: str, site_type: SiteType, region: str | None, found: bool
) -> None:
    for status in ("untapped", "tapped"):
        scene = Scene(kinds=DARK)
        site = a_site(site_type, region)
        luitprand = scene.first.company(site, "Luitprand", "Ostisen", site_status=status)[0]
        scene.first.gives("Secret Book", to=luitprand)
        wanted = scene.first.in_hand(ally)

        playing = scene.at_site(of=luitprand)

        assert playing.may(Verb.PLAY_AT_SITE, wanted, luitprand) == found


@card("AS-74", "AS-76")
@pytest.mark.parametrize("name", ["Great Bats", "Regiment of Black Crows"])
def test_they_make_their_company_overt_are_never_attacked_and_there_is_one_lot_of_them(name: str) -> None:
    scene = Scene(kinds=DARK)
    both = SiteType.SHADOW_HOLD if name == "Great Bats" else SiteType.RUINS_AND_LAIRS
    luitprand, ostisen = scene.first.company(a_site(both), "Luitprand", "Ostisen")
    flock = scene.first.gives(name, to=luitprand)
    second = scene.first.in_hand(name)
    assert luitprand.is_overt
    assert flock.points == 1
    assert not scene.at_site(of=luitprand).may(Verb.PLAY_AT_SITE, second, ostisen)
    attacked = Scene(kinds=DARK)
    layos = attacked.first.character("Layos", at="Moria")
    flock = attacked.first.gives(name, to=layos)

    playing = attacked.attack(on=layos, strikes=2)

    assert playing.attack is not None
    assert playing.attack.defenders == (layos.id,)


@card("AS-74", "AS-76")
@pytest.mark.parametrize("name", ["Great Bats", "Regiment of Black Crows"])
def test_they_flee_when_their_master_is_wounded_and_only_then(name: str) -> None:
    for wounded in (True, False):
        scene = Scene(kinds=DARK)
        asternak = scene.first.character("Asternak", at="Moria")
        flock = scene.first.gives(name, to=asternak)
        playing = scene.attack(on=asternak, prowess=16 if wounded else 4)

        playing.fights(asternak, 7)
        if wounded:
            playing.rolls(2)

        assert asternak.is_wounded == wounded
        assert flock.is_discarded == wounded


@card("AS-74")
def test_great_bats_take_the_choice_from_an_attacker() -> None:
    scene = Scene(kinds=DARK)
    luitprand, ostisen = scene.first.company("Moria", "Luitprand", "Ostisen")
    bats = scene.first.gives("Great Bats", to=luitprand)
    playing = scene.attack(on=luitprand, attacker_chooses=True)
    assert playing.attack is not None
    assert attacker_assigns(playing.table, playing.attack)

    playing.uses(bats)
    playing.resolve()

    assert bats.is_tapped
    assert not attacker_assigns(playing.table, playing.attack)
    assert playing.question == "AssignByDefender"
    assert playing.asked == 0
    assert playing.may(Verb.ASSIGN, ostisen)


@card("AS-74")
def test_great_bats_have_nothing_to_do_against_other_attacks() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")
    bats = scene.first.gives("Great Bats", to=luitprand)

    playing = scene.attack(on=luitprand)

    assert not playing.may(Verb.USE, bats)


@card("AS-75")
def test_the_great_lord_is_found_at_goblin_gate_and_is_an_orc_whom_everybody_sees() -> None:
    for name, found in (("Goblin-gate", True), ("Hall", False)):
        scene = Scene(kinds=DARK)
        luitprand = scene.first.company(a_site(SiteType.SHADOW_HOLD, name=name), "Luitprand")[0]
        lord = scene.first.hand("Great Lord of Goblin-gate", "Thrall-ring")[0]
        reason = scene.at_site(of=luitprand).why_not(lord)
        assert reason is (None if found else Reason.NOT_PLAYABLE_HERE)
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")

    lord = scene.first.gives("Great Lord of Goblin-gate", to=luitprand)

    assert luitprand.is_overt
    assert (lord.prowess(), lord.body, lord.points) == (5, 7, 2)
    assert scene.table.printed[lord.id].identity == "The Great Goblin"


@card("AS-75")
def test_the_great_lord_spurs_on_every_orc_against_an_attack_himself_too() -> None:
    scene = Scene(kinds=DARK)
    veteran, luitprand = scene.first.company("Moria", "Orc Veteran", "Luitprand")
    lord = scene.first.gives("Great Lord of Goblin-gate", to=luitprand)
    playing = scene.attack(on=veteran, strikes=3, prowess=11, race=Race.MAN)

    playing.uses(lord)
    playing.resolve()
    playing.does(Verb.ASSIGN, veteran)
    playing.does(Verb.ASSIGN, luitprand)

    assert playing.attack is not None
    sums = {
        strike.defender: total(defender_parts(playing.table, playing.attack, strike))
        for strike in playing.attack.strikes
    }
    assert sums == {veteran.id: 4 + 2, luitprand.id: 3, lord.id: 5 + 2 - 1}


@card("AS-75")
def test_the_great_lord_spurs_his_orcs_on_for_the_whole_of_a_fight_between_companies() -> None:
    scene = Scene(kinds=DARK)
    veteran, luitprand = scene.first.company("Moria", "Orc Veteran", "Luitprand")
    lord = scene.first.gives("Great Lord of Goblin-gate", to=veteran)
    balin, haldir, kili = scene.second.company("Moria", "Balin", "Haldir", "Kíli")
    playing = scene.company_attack(by=veteran)
    playing.does(Verb.ASSIGN, balin, veteran)
    playing.does(Verb.ASSIGN, haldir, luitprand)
    playing.does(Verb.ASSIGN, kili, lord)
    playing.does(Verb.RESOLVE_STRIKE, balin)

    playing.uses(lord)
    playing.resolve()

    assert lord.is_tapped
    assert playing.attack is not None
    sums = {
        strike.attacker: total(attacker_parts(playing.table, strike)) for strike in playing.attack.strikes
    }
    assert sums == {veteran.id: 4 + 2, luitprand.id: 3, lord.id: 5 + 2 - 1}
    strike = strike_at_hand(playing.table)
    assert total(defender_parts(playing.table, playing.attack, strike)) == balin.prowess(Race.ORC)


@card("AS-75")
def test_the_great_lord_spurs_his_orcs_on_when_they_are_attacked_by_a_company() -> None:
    scene = Scene(kinds=(PlayerKind.WIZARD, PlayerKind.RINGWRAITH))
    balin = scene.first.character("Balin", at="Moria")
    veteran = scene.second.character("Orc Veteran", at="Moria")
    lord = scene.second.gives("Great Lord of Goblin-gate", to=veteran)
    playing = scene.company_attack(by=balin)
    assert not playing.may(Verb.USE, lord)
    playing.does(Verb.ASSIGN, veteran, balin)
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED)
    playing.does(Verb.STAY_UNTAPPED)
    playing.pass_until("StrikeActions")
    assert playing.attack is not None
    before = total(defender_parts(playing.table, playing.attack, strike_at_hand(playing.table)))

    playing.uses(lord)

    strike = playing.attack.strikes[0]
    assert total(defender_parts(playing.table, playing.attack, strike)) == before + 2


@card("AS-75")
def test_against_creatures_the_great_lord_speaks_before_strikes_are_assigned() -> None:
    scene = Scene(kinds=DARK)
    veteran = scene.first.character("Orc Veteran", at="Moria")
    lord = scene.first.gives("Great Lord of Goblin-gate", to=veteran)
    playing = scene.attack(on=veteran, strikes=2)
    playing.passes()

    playing.does(Verb.ASSIGN, veteran)
    playing.passes()
    playing.does(Verb.RESOLVE_STRIKE, veteran)
    playing.does(Verb.STAY_UNTAPPED)

    assert lord.is_untapped
    assert not playing.may(Verb.USE, lord)


@card("AS-76")
def test_black_crows_send_a_creature_back_to_hand() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Ettenmoors [minion]")
    crows = scene.first.gives("Regiment of Black Crows", to=luitprand)
    wolves = scene.second.in_hand(WOLVES)
    playing = scene.hazards(on=luitprand, to="Mount Gram [minion]")

    playing.does(Verb.PLAY_CREATURE, wolves)
    playing.resolve()
    playing.uses(crows)
    playing.resolve()

    assert crows.is_tapped
    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert wolves.in_hand
    assert playing.attack is None


@card("AS-76")
def test_black_crows_do_nothing_against_a_creature_of_the_site() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Ettenmoors [minion]")
    crows = scene.first.gives("Regiment of Black Crows", to=luitprand)
    wolves = scene.second.in_hand(replace(WOLVES, keyed_to=(Key(SiteType.SHADOW_HOLD),)))
    playing = scene.hazards(on=luitprand, to="Mount Gram [minion]")

    playing.does(Verb.PLAY_CREATURE, wolves)
    playing.resolve()

    assert playing.attack is not None
    assert not playing.may(Verb.USE, crows)


@card("AS-76")
def test_black_crows_do_nothing_where_an_attack_is_keyed_to_the_site_or_is_no_creatures() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")
    crows = scene.first.gives("Regiment of Black Crows", to=luitprand)

    playing = scene.attack(on=luitprand)

    assert not playing.may(Verb.USE, crows)
