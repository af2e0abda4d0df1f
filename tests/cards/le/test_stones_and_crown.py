"""Stories of The Iron Crown, The One Ring, Palantíri and rings of magic, and of Carambor."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_body
from wizardhaven.engine.queries.combat.strikes import defender_parts, strike_at_hand
from wizardhaven.engine.queries.numbers.hand_size import hand_size
from wizardhaven.engine.queries.words.characters import can_use_magic
from wizardhaven.engine.rules.items.ring_test import RollRingTest
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import TAPPED, UNTAPPED
from wizardhaven.engine.state.parts import total
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.shuffle import Chance
from wizardhaven.game.game import Game
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Character, Creature, Event, Site
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.playing import Key, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import HomeAt, named
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Keyword,
    Length,
    Phase,
    PlayerKind,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
)

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
WRAITH = Character(
    code="XX-1",
    name="A Wraith",
    race=Race.RINGWRAITH,
    skills=(Skill.WARRIOR,),
    prowess=8,
    body=9,
    home=(named("Barad-dûr"),),
    avatar=PlayerKind.RINGWRAITH,
    alignment=Alignment.MINION,
)


def a_site(name: str, site_type: SiteType = SiteType.DARK_HOLD, *, lair: bool = False) -> Site:
    """A minion site where nothing lurks."""
    return Site(
        code=f"XX-{name}",
        name=name,
        site_type=site_type,
        region="Gorgoroth",
        resource_draws=1,
        hazard_draws=1,
        playable_items=(ItemClass.MINOR, ItemClass.GOLD_RING),
        alignment=Alignment.MINION,
        abilities=(CountsAs(HomeAt(Subject.THIS_CARD), named("Smaug")),) if lair else (),
    )


def lore(code: str, skill: Skill | None = None, keyword: Keyword | None = None) -> Event:
    """A resource that needs somebody with a skill, or with magic."""
    return Event(
        code=code,
        name=f"Lore {code}",
        side=Side.RESOURCE,
        length=Length.SHORT,
        uses=(Use(user=skill or None),),
        marks=(keyword,) if keyword else (),
        alignment=Alignment.MINION,
    )


@card("LE-314")
def test_the_iron_crown_gives_power_and_weighs_heavily() -> None:
    scene = Scene(kinds=DARK)
    asternak = scene.first.character("Asternak", at="Moria")
    before = asternak.body, asternak.direct_influence(), asternak.prowess()

    crown = scene.first.gives("LE-314", to=asternak)

    assert before == (7, 2, 5)
    assert (asternak.body, asternak.direct_influence(), asternak.prowess()) == (8, 6, 5)
    assert (asternak.corruption_points, crown.points) == (5, 3)


@card("LE-314")
def test_under_the_iron_crown_nobody_is_tougher_than_ten() -> None:
    scene = Scene(kinds=DARK)
    lieutenant = scene.first.character("Lieutenant of Angmar", at="Moria")

    scene.first.gives("LE-314", to=lieutenant)
    assert lieutenant.body == 10
    scene.first.gives("The Warding Ring", to=lieutenant)

    assert lieutenant.body == 10


@card("LE-314")
@pytest.mark.parametrize(
    ("race", "may"), [(Race.ORC, True), (Race.TROLL, True), (Race.MAN, True), (Race.WOLF, False)]
)
def test_the_iron_crown_commands_orcs_trolls_and_men(race: Race, may: bool) -> None:
    scene = Scene(kinds=DARK)
    asternak = scene.first.character("Asternak", at="Moria")
    crown = scene.first.gives("LE-314", to=asternak)
    playing = scene.attack(on=asternak, race=race)

    assert playing.may(Verb.USE, crown) == may
    if may:
        playing.uses(crown)
        playing.resolve()
        assert crown.is_tapped
        assert asternak.is_untapped
        assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("LE-314")
def test_the_iron_crown_tempts_everybody_but_a_ringwraith() -> None:
    man, wraith = Scene(kinds=DARK), Scene(kinds=DARK)
    asternak = man.first.character("Asternak", at="Moria")
    man.first.gives("LE-314", to=asternak)
    other = wraith.first.company(a_site("Tower"), WRAITH)[0]
    wraith.first.gives("LE-314", to=other)

    tempted = man.begin(Phase.UNTAP)
    tempted.pass_until("RollCheck")
    calm = wraith.begin(Phase.UNTAP)

    assert tempted.phase is Phase.UNTAP
    assert calm.phase is Phase.ORGANIZATION
    assert other.direct_influence() == 0


@card("LE-314")
def test_the_iron_crown_is_brought_to_barad_dur() -> None:
    scene = Scene(kinds=DARK)
    asternak = scene.first.company(a_site("Barad-dûr"), "Asternak")[0]
    crown = scene.first.gives("LE-314", to=asternak)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.STORE, crown)
    playing.rolls(12)

    assert crown.is_stored
    assert crown.points == 5


@card("LE-326")
def test_the_one_ring_makes_great_and_weighs_on_everybody() -> None:
    scene = Scene(kinds=DARK)
    asternak, layos = scene.first.company("Moria", "Asternak", "Layos")
    influence = asternak.direct_influence()

    ring = scene.first.gives("LE-326", to=asternak)

    assert (asternak.prowess(), asternak.body) == (10, 10)
    assert asternak.direct_influence() == influence + 5
    assert (asternak.corruption_points, layos.corruption_points) == (7, 1)
    assert ring.points == 6
    weak = Scene(kinds=DARK)
    luitprand = weak.first.character("Luitprand", at="Moria")
    weak.first.gives("LE-326", to=luitprand)
    assert luitprand.prowess() == 6


@card("LE-326")
@pytest.mark.parametrize(("race", "may"), [(Race.ORC, True), (Race.UNDEAD, False), (Race.NAZGUL, False)])
def test_the_one_ring_hides_its_bearer_from_the_living(race: Race, may: bool) -> None:
    scene = Scene(kinds=DARK)
    asternak = scene.first.character("Asternak", at="Moria")
    ring = scene.first.gives("LE-326", to=asternak)
    playing = scene.attack(on=asternak, race=race)
    playing.does(Verb.ASSIGN, asternak)
    playing.does(Verb.STAY_UNTAPPED)

    assert playing.may(Verb.USE, ring) == may
    if may:
        playing.uses(ring)
        playing.resolve()
        playing.rolls(10)
        assert [fact.number for fact in playing.happened if fact.kind is Happening.CHECK_PASSED] == [10 - 2]
        assert playing.has_happened(Happening.STRIKE_CANCELED)
        assert asternak.in_play


@card("LE-331")
def test_the_palantir_of_annuminas_finds_what_a_sage_may_do() -> None:
    scene = Scene(kinds=DARK)
    calendal = scene.first.character("Calendal", at="Moria")
    stone = scene.first.gives("LE-331", to=calendal)
    deep = scene.first.deck(lore("XX-2", Skill.SAGE), lore("XX-3", Skill.SCOUT))
    old = scene.first.discard_pile(lore("XX-4", Skill.SAGE), lore("XX-5"), "Blazon of the Eye")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(stone)
    playing.resolve()
    offered = {option.card for option in playing.options(Verb.TAKE)}
    playing.does(Verb.TAKE, deep[0])
    playing.pass_until("RollCheck")

    assert offered == {deep[0].id, old[0].id}
    assert deep[0].in_hand
    assert stone.is_tapped
    assert calendal.is_tapped
    assert (calendal.corruption_points, stone.points) == (3, 3)


@card("LE-331", "LE-332")
@pytest.mark.parametrize("code", ["LE-331", "LE-332"])
def test_who_cannot_use_them_does_not(code: str) -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")
    stone = scene.first.gives(code, to=luitprand)
    scene.first.discard_pile(lore("XX-4", Skill.SAGE))

    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, stone)


@card("LE-332")
def test_a_sage_taps_with_the_palantir_of_elostirion_to_draw_a_card() -> None:
    for name, number, taps in (("Layos", 1, True), ("Calendal", 0, True)):
        scene = Scene(kinds=DARK)
        sage = scene.first.character(name, at="Moria")
        stone = scene.first.gives("LE-332", to=sage)
        top, next_card = scene.first.deck("Luitprand", "Ostisen")
        playing = scene.begin(Phase.ORGANIZATION)

        playing.does(Verb.USE, stone, number=number)
        playing.resolve()
        playing.pass_until("RollCheck")

        assert top.in_hand
        assert next_card.in_deck
        assert stone.is_tapped
        assert sage.is_tapped == taps
        assert (sage.corruption_points, stone.points) == (3, 3)


@card("LE-332")
def test_with_a_sage_the_palantir_of_elostirion_lets_one_know_more() -> None:
    for name, size in (("Layos", 9), ("Luitprand", 8)):
        scene = Scene(kinds=DARK)
        bearer = scene.first.character(name, at="Moria")

        scene.first.gives("LE-332", to=bearer)

        assert hand_size(scene.table, 0) == size


@card("LE-332")
def test_the_palantir_of_elostirion_is_found_at_the_white_towers_and_stays_there() -> None:
    for name, found in (("The White Towers", True), ("Tower", False)):
        scene = Scene(kinds=DARK)
        layos = scene.first.company(a_site(name, SiteType.RUINS_AND_LAIRS), "Layos")[0]
        stone = scene.first.hand("LE-332", "Thrall-ring")[0]
        reason = scene.at_site(of=layos).why_not(stone)
        assert reason is (None if found else Reason.NOT_PLAYABLE_HERE)
    moving = Scene(kinds=DARK)
    layos = moving.first.character("Layos", at="Ettenmoors [minion]")
    stone = moving.first.gives("LE-332", to=layos)

    playing = moving.hazards(on=layos, to="Mount Gram [minion]")
    playing.pass_until("EnterSite")

    assert stone.is_discarded


@card("LE-332")
def test_a_fallen_wizard_gains_nothing_by_the_palantir_of_elostirion() -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    luitprand = scene.first.character("Luitprand", at="Moria")

    assert scene.first.gives("LE-332", to=luitprand).points == 0


@card("LE-338")
def test_poison_weakens_a_strike_once() -> None:
    scene = Scene(kinds=DARK)
    asternak, luitprand = scene.first.company("Moria", "Asternak", "Luitprand")
    poison, second = [scene.first.gives("Poison", to=asternak) for _ in range(2)]
    other = scene.first.gives("Poison", to=luitprand)
    assert luitprand.corruption_points == 2
    playing = scene.attack(on=asternak, prowess=12, body=6)
    playing.does(Verb.ASSIGN, asternak)
    playing.does(Verb.STAY_UNTAPPED)
    playing.pass_until("StrikeActions")
    assert not playing.may(Verb.USE, other)
    assert playing.attack is not None
    before = total(defender_parts(playing.table, playing.attack, strike_at_hand(playing.table)))

    playing.uses(poison)
    assert not playing.may(Verb.USE, second)
    playing.resolve()

    after = total(defender_parts(playing.table, playing.attack, strike_at_hand(playing.table)))
    assert poison.is_discarded
    assert after == before + 1
    assert strike_at_hand(playing.table).own_body == -2
    assert not playing.may(Verb.USE, second)
    assert attack_body(playing.table, playing.attack, asternak.id) == 6


@card("LE-344")
@pytest.mark.parametrize(
    ("key", "goal", "may"),
    [
        (Key(RegionType.SHADOW_LAND), "Shelob’s Lair [minion]", True),
        (Key(SiteType.SHADOW_HOLD), "Shelob’s Lair [minion]", True),
        (Key(SiteType.DARK_HOLD), "Cirith Ungol [minion]", True),
        (Key(RegionType.WILDERNESS), "Henneth Annûn [minion]", False),
    ],
)
def test_a_shadow_cloak_hides_in_the_lands_of_the_shadow(key: Key, goal: str, may: bool) -> None:
    wolves = Creature("XX-6", "Some Wolves", Race.WOLF, 1, 9, 1, (key,))
    scene = Scene(kinds=DARK)
    asternak, layos = scene.first.company("Southron Oasis [minion]", "Asternak", "Layos")
    cloak = scene.first.gives("Shadow-cloak", to=asternak)
    card = scene.second.in_hand(wolves)
    playing = scene.hazards(on=asternak, to=goal)
    playing.does(Verb.PLAY_CREATURE, card)
    playing.resolve()
    playing.does(Verb.ASSIGN, asternak)
    playing.does(Verb.STAY_UNTAPPED)
    playing.pass_until("StrikeActions", "RollStrike")

    assert playing.may(Verb.USE, cloak) == may
    assert layos.is_untapped
    if may:
        playing.uses(cloak)
        playing.resolve()
        assert cloak.is_tapped
        assert playing.has_happened(Happening.STRIKE_CANCELED)


@card("LE-344")
def test_nobody_wears_two_shadow_cloaks_and_against_others_they_do_not_help() -> None:
    scene = Scene(kinds=DARK)
    luitprand, ostisen = scene.first.company("Ettenmoors [minion]", "Luitprand", "Ostisen")
    scene.first.gives("Shadow-cloak", to=luitprand)
    second = scene.first.in_hand("Shadow-cloak")
    playing = scene.at_site(of=luitprand)
    assert not playing.may(Verb.PLAY_AT_SITE, second, luitprand)
    assert playing.may(Verb.PLAY_AT_SITE, second, ostisen)
    attacked = Scene(kinds=DARK)
    layos = attacked.first.character("Layos", at="Moria")
    cloak = attacked.first.gives("Shadow-cloak", to=layos)
    assert layos.corruption_points == 1

    strike = attacked.attack(on=layos)
    strike.does(Verb.ASSIGN, layos)
    strike.does(Verb.STAY_UNTAPPED)

    assert not strike.may(Verb.USE, cloak)


@card("LE-316", "LE-322", "LE-323")
@pytest.mark.parametrize(
    ("name", "art", "master"),
    [
        ("Magic Ring of Delusion", Keyword.SPIRIT_MAGIC, "Belegorn"),
        ("Magic Ring of Shadows", Keyword.SHADOW_MAGIC, "Ciryaher"),
        ("Magic Ring of Weals", Keyword.SORCERY, "Hador"),
    ],
)
def test_a_ring_teaches_magic_and_reminds_a_master_of_it(name: str, art: Keyword, master: str) -> None:
    arts = (Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC, Keyword.SORCERY)
    for bearer, knows in ((master, True), ("Luitprand", False)):
        scene = Scene(kinds=DARK)
        one = scene.first.character(bearer, at="Moria")
        ring = scene.first.gives(name, to=one)
        assert [each for each in arts if can_use_magic(scene.table, one.id, each)] == [art]
        assert (one.corruption_points, ring.points) == (2, 2)
        spell = scene.first.deck(lore("XX-7", keyword=art))[0]
        old = [
            *scene.first.discard_pile(lore("XX-8", keyword=art)),
            *scene.first.discard_pile(
                *[lore(f"XX-9{each.name}", keyword=each) for each in arts if each is not art]
            ),
        ]
        scene.first.hand("Thrall-ring")

        playing = scene.begin(Phase.END_OF_TURN)

        assert playing.may(Verb.USE, ring) == knows
        if knows:
            playing.uses(ring)
            playing.resolve()
            assert {option.card for option in playing.options(Verb.TAKE)} == {spell.id, old[0].id}
            playing.does(Verb.TAKE, spell)
            assert one.is_tapped
            assert spell.in_hand


@card("LE-316", "LE-322", "LE-323")
@pytest.mark.parametrize(
    ("name", "art", "master"),
    [
        ("Magic Ring of Delusion", Keyword.SPIRIT_MAGIC, "Belegorn"),
        ("Magic Ring of Shadows", Keyword.SHADOW_MAGIC, "Ciryaher"),
        ("Magic Ring of Weals", Keyword.SORCERY, "Hador"),
    ],
)
def test_a_master_is_reminded_at_the_end_of_his_turn_only(name: str, art: Keyword, master: str) -> None:
    scene = Scene(kinds=DARK)
    one = scene.first.character(master, at="Moria")
    ring = scene.first.gives(name, to=one)
    scene.first.discard_pile(lore("XX-8", keyword=art))

    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, ring)


@card("LE-316", "LE-322", "LE-323", "LE-308", "LE-326")
@pytest.mark.parametrize(
    ("ring", "gold", "roll"),
    [
        ("Magic Ring of Delusion", "The Least of Gold Rings", 4),
        ("Magic Ring of Shadows", "The Least of Gold Rings", 4),
        ("Magic Ring of Weals", "The Least of Gold Rings", 4),
        ("LE-308", "The Least of Gold Rings", 10),
        ("LE-326", "The Least of Gold Rings", 12),
    ],
)
def test_a_test_reveals_it_and_nobody_wears_it_twice(ring: str, gold: str, roll: int) -> None:
    for before in (False, True):
        scene = Scene(kinds=DARK)
        luitprand = scene.first.character("Luitprand", at="Moria")
        if before and ring.startswith("Magic"):
            scene.first.gives(ring, to=luitprand)
        tried = scene.first.gives(gold, to=luitprand)
        held = scene.first.in_hand(ring)
        scene.table.push(RollRingTest(tried.id, luitprand.id))
        game = Game(scene.table, Chance(1))
        game.run()
        playing = Playing(game)

        playing.rolls(roll)

        assert playing.may(Verb.PLAY_RING, held) == (not before or not ring.startswith("Magic"))


@card("LE-308")
def test_a_dwarf_opens_a_site_once_more_by_durins_ring() -> None:
    for name, may, weighs in (("Náin", True, 5), ("Luitprand", False, 3)):
        scene = Scene(kinds=DARK)
        bearer = scene.first.company("Ettenmoors [minion]", name, site_status="tapped")[0]
        ring = scene.first.gives("LE-308", to=bearer)
        playing = scene.at_site(of=bearer)
        site = bearer.company.site
        assert playing.table.cards[site].status == TAPPED
        assert (bearer.corruption_points, ring.points) == (weighs, 4)

        assert playing.may(Verb.USE, ring) == may
        if may:
            playing.uses(ring)
            playing.resolve()
            assert playing.table.cards[site].status == UNTAPPED
            assert bearer.is_tapped
            playing.rolls(4)
            assert [fact.number for fact in playing.happened if fact.kind is Happening.CHECK_PASSED] == [
                4 + 2
            ]


@card("LE-297", "LE-312", "LE-337")
@pytest.mark.parametrize(
    ("ring", "site", "found"),
    [
        ("A Little Gold Ring", a_site("Bag End", SiteType.FREE_HOLD), True),
        ("A Little Gold Ring", a_site("Tower", SiteType.RUINS_AND_LAIRS), True),
        ("A Little Gold Ring", a_site("Tower", SiteType.FREE_HOLD), False),
        ("Gold Ring that Sauron Fancies", a_site("Bag End", SiteType.FREE_HOLD), True),
        ("Gold Ring that Sauron Fancies", a_site("Tower", SiteType.RUINS_AND_LAIRS), True),
        ("Gold Ring that Sauron Fancies", a_site("Tower", SiteType.FREE_HOLD), False),
        ("Perfect Gold Ring", a_site("Tower", SiteType.RUINS_AND_LAIRS, lair=True), True),
        ("Perfect Gold Ring", a_site("Tower", SiteType.RUINS_AND_LAIRS), False),
    ],
)
def test_where_these_gold_rings_are_found(ring: str, site: Site, found: bool) -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.company(site, "Luitprand")[0]
    gold = scene.first.hand(ring, "Thrall-ring")[0]

    assert scene.at_site(of=luitprand).why_not(gold) is (None if found else Reason.NOT_PLAYABLE_HERE)


@card("LE-5")
def test_carambor_leads_his_company_on_through_the_wild() -> None:
    scene = Scene(kinds=DARK)
    carambor, luitprand = scene.first.company("Ettenmoors [minion]", "Carambor", "Luitprand")
    near, far = scene.first.location_deck("Bree [minion]", "Haudh-in-Gwanûr [minion]")
    playing = scene.hazards(on=carambor, to="Mount Gram [minion]")
    playing.pass_until("EndOfMovementHazard")

    playing.uses(carambor)
    playing.resolve()
    playing.pass_until("ChooseFurtherSite")

    assert carambor.is_tapped
    assert playing.may(Verb.PLAN_MOVEMENT, near)
    assert not playing.may(Verb.PLAN_MOVEMENT, far)
    playing.does(Verb.PLAN_MOVEMENT, near)
    playing.pass_until("EnterSite", "RevealSite")
    if playing.question == "RevealSite":
        wild = {"Rhudaur", "Arthedain", "Angmar", "Cardolan"}
        assert all(wild & set(option.names) for option in playing.options(Verb.TRAVEL))
        playing.apply(playing.options(Verb.TRAVEL)[0])
        playing.pass_until("EnterSite")
    assert luitprand.site == "Bree"


@card("LE-5")
def test_carambor_leads_nobody_on_but_through_the_wild() -> None:
    scene = Scene(kinds=DARK)
    carambor = scene.first.character("Carambor", at="Ettenmoors [minion]")
    tame, wild = scene.first.location_deck("Beorn’s House [minion]", "Mount Gram [minion]")
    playing = scene.hazards(on=carambor, to="Framsburg [minion]")  # in Anduin Vales, as Beorn's House
    playing.pass_until("EndOfMovementHazard")

    playing.uses(carambor)
    playing.resolve()
    playing.pass_until("ChooseFurtherSite")

    assert not playing.may(Verb.PLAN_MOVEMENT, tame)
    assert playing.may(Verb.PLAN_MOVEMENT, wild)


@card("LE-5")
def test_carambor_leads_nobody_on_who_has_not_moved() -> None:
    scene = Scene(kinds=DARK)
    carambor = scene.first.character("Carambor", at="Ettenmoors [minion]")
    scene.first.location_deck("Bree [minion]")
    scene.first.hand("Thrall-ring")

    playing = scene.hazards(on=carambor)

    assert not playing.may(Verb.USE, carambor)
