"""Stories of the minion items of Against the Shadow."""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_body
from wizardhaven.engine.queries.numbers.rolls import check_parts
from wizardhaven.engine.queries.sites.sites import allows_information
from wizardhaven.engine.queries.words.such import mind
from wizardhaven.engine.rules.combat.body_check import RollBodyCheck
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import TAPPED, UNTAPPED
from wizardhaven.engine.state.parts import total
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.shuffle import Chance
from wizardhaven.game.game import Game
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.view.telling.asking import asked
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Character, Site
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Phase,
    PlayerKind,
    Race,
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
    direct_influence=10,
    avatar=PlayerKind.RINGWRAITH,
    alignment=Alignment.MINION,
)

GIANT = replace(WRAITH, code="XX-2", name="A Giant", race=Race.TROLL, prowess=9, avatar=None, mind=5)
FOLLOWER = replace(WRAITH, code="XX-3", name="Another Wraith")


def a_site(site_type: SiteType, region: str | None = "Gorgoroth", name: str = "Tower") -> Site:
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


BARAD_DUR = a_site(SiteType.DARK_HOLD, name="Barad-dûr")


def body_checked(scene: Scene, character: Piece, rolled: int) -> Playing:
    """A body check of the character has come to that."""
    scene.table.push(RollBodyCheck(character.id, 0))
    game = Game(scene.table, Chance(1))
    game.run()
    playing = Playing(game)
    playing.rolls(rolled)
    return playing


@card("AS-122", "AS-127")
@pytest.mark.parametrize(
    ("item", "types"),
    [
        ("Ancient Black Axe", {SiteType.SHADOW_HOLD}),
        ("Iron Shield of Old", {SiteType.SHADOW_HOLD, SiteType.RUINS_AND_LAIRS}),
    ],
)
def test_axe_and_shield_are_found_in_the_under_deeps(item: str, types: set[SiteType]) -> None:
    for site_type in (SiteType.SHADOW_HOLD, SiteType.RUINS_AND_LAIRS, SiteType.DARK_HOLD):
        for region in (None, "Gorgoroth"):
            scene = Scene(kinds=DARK)
            luitprand = scene.first.company(a_site(site_type, region), "Luitprand")[0]
            found = scene.first.hand(item, "Thrall-ring")[0]

            reason = scene.at_site(of=luitprand).why_not(found)

            here = site_type in types and region is None
            assert reason is (None if here else Reason.NOT_PLAYABLE_HERE)


@card("AS-122")
def test_the_ancient_black_axe_is_for_warriors() -> None:
    for who, prowess, body in (("Asternak", 8, 5), ("Luitprand", 3, 6), (GIANT, 11, 5)):
        scene = Scene(kinds=DARK)
        bearer = scene.first.company("Moria", who)[0]
        influence = bearer.direct_influence()
        axe = scene.first.gives("Ancient Black Axe", to=bearer)

        playing = scene.attack(on=bearer, body=6)

        assert playing.attack is not None
        assert bearer.prowess() == prowess
        assert bearer.direct_influence() == influence + 2
        assert attack_body(playing.table, playing.attack, bearer.id) == body
        assert (bearer.corruption_points, axe.points) == (4, 4)


@card("AS-122")
def test_the_axe_taps_for_a_check_at_the_same_site_to_pass_and_then_its_bearer_checks() -> None:
    scene = Scene(kinds=DARK)
    asternak = scene.first.character("Asternak", at="Moria")
    layos = scene.first.company_beside(asternak, "Layos")[0]
    axe = scene.first.gives("Ancient Black Axe", to=asternak)
    burden = scene.first.gives("Black Mace", to=layos)
    playing = scene.check(layos)

    playing.uses(axe)
    playing.resolve()
    playing.pass_until("RollCheck")
    assert playing.game.pending is not None
    assert asked(playing.table, playing.game.pending).card == asternak.id
    playing.rolls(2)
    assert asternak.is_eliminated
    playing.pass_until("RollCheck")
    assert playing.game.pending is not None
    assert asked(playing.table, playing.game.pending).number == 1
    playing.rolls(2)

    assert layos.in_play
    assert layos.is_untapped
    assert burden.bearer == layos
    assert playing.has_happened(Happening.CHECK_PASSED, layos)


@card("AS-122")
def test_the_axe_helps_nobody_elsewhere_and_only_a_warrior_swings_it() -> None:
    for bearer, place in (("Asternak", "Isengard [minion]"), ("Luitprand", "Moria")):
        scene = Scene(kinds=DARK)
        layos = scene.first.character("Layos", at="Moria")
        one = scene.first.character(bearer, at=place)
        axe = scene.first.gives("Ancient Black Axe", to=one)
        scene.first.gives("Black Mace", to=layos)

        playing = scene.check(layos)

        assert not playing.may(Verb.USE, axe)


@card("AS-122")
def test_the_axe_makes_sure_of_a_check_that_is_only_announced() -> None:
    scene = Scene(kinds=DARK)
    asternak, calendal = scene.first.company("Isengard [minion]", "Asternak", "Calendal")
    axe = scene.first.gives("Ancient Black Axe", to=asternak)
    stone = scene.first.gives("LE-334", to=calendal)
    scene.first.discard_pile("Blazon of the Eye")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.uses(stone)
    playing.resolve()

    playing.uses(axe)
    playing.pass_until("RollCheck")
    playing.rolls(12)  # the bearer of the axe
    playing.pass_until("RollCheck")
    playing.rolls(2)

    assert calendal.in_play
    assert playing.has_happened(Happening.CHECK_PASSED, calendal)


@card("AS-123", "AS-124")
@pytest.mark.parametrize("ring", ["AS-123", "AS-124"])
def test_a_dwarf_finds_minor_items_by_his_ring(ring: str) -> None:
    scene = Scene(kinds=DARK)
    nain, luitprand = scene.first.company("Moria", "Náin", "Luitprand")
    tribe = scene.first.gives(ring, to=nain)
    blazon = scene.first.deck("Blazon of the Eye", "Black Mace")[0]
    rations, spear, plumb = scene.first.discard_pile(
        "Strange Rations", "Broad-headed Spear", "Goblin Earth-plumb"
    )
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(tribe)
    playing.resolve()
    playing.passes()  # nobody supports the check to come
    offered = {option.card for option in playing.options(Verb.TAKE)}
    playing.does(Verb.TAKE, blazon)
    assert playing.may(Verb.PASS)
    playing.does(Verb.TAKE, rations)
    assert not playing.may(Verb.TAKE, plumb)
    playing.pass_until("RollCheck")
    playing.rolls(4)

    assert offered == {blazon.id, rations.id, plumb.id}
    assert [fact.number for fact in playing.happened if fact.kind is Happening.CHECK_PASSED] == [4 + 2]
    assert blazon.in_hand
    assert rations.in_hand
    assert spear.is_discarded
    assert nain.is_tapped
    assert nain.in_play
    assert nain.corruption_points == 5
    assert tribe.points == 4
    assert luitprand.is_untapped


@card("AS-123", "AS-124")
@pytest.mark.parametrize("ring", ["AS-123", "AS-124"])
def test_others_have_less_of_a_dwarven_ring(ring: str) -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")
    tribe = scene.first.gives(ring, to=luitprand)
    scene.first.discard_pile("Strange Rations")

    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, tribe)
    assert luitprand.corruption_points == 3
    assert (luitprand.prowess(), luitprand.direct_influence()) == (3, 0)


@card("AS-125", "AS-127")
@pytest.mark.parametrize(("item", "more"), [("Goblin Earth-plumb", 1), ("Iron Shield of Old", 2)])
def test_some_things_help_below(item: str, more: int) -> None:
    scene = Scene(kinds=DARK)
    veteran, lout = scene.first.company("Moria", "Orc Veteran", "Troll Lout")

    scene.first.gives(item, to=veteran)

    assert total(check_parts(scene.table, lout.id, Check.UNDER_DEEPS_MOVEMENT)) == more


@card("AS-125")
def test_only_orcs_and_trolls_play_an_earth_plumb() -> None:
    scene = Scene(kinds=DARK)
    veteran, lout, luitprand = scene.first.company(
        "Ettenmoors [minion]", "Orc Veteran", "Troll Lout", "Luitprand"
    )
    plumb = scene.first.in_hand("Goblin Earth-plumb")

    playing = scene.at_site(of=luitprand)

    assert playing.may(Verb.PLAY_AT_SITE, plumb, veteran)
    assert playing.may(Verb.PLAY_AT_SITE, plumb, lout)
    assert not playing.may(Verb.PLAY_AT_SITE, plumb, luitprand)


@card("AS-126")
def test_the_helm_of_fear_is_for_a_ringwraith_at_barad_dur_and_does_not_tap_it() -> None:
    for status in ("untapped", "tapped"):
        scene = Scene(kinds=DARK)
        wraith = scene.first.company(BARAD_DUR, WRAITH, site_status=status)[0]
        helm = scene.first.in_hand("Helm of Fear")
        playing = scene.at_site(of=wraith)

        playing.does(Verb.PLAY_AT_SITE, helm, wraith)
        playing.resolve()

        assert helm.bearer == wraith
        assert helm.is_in_use
        assert wraith.is_tapped
        assert (playing.table.cards[wraith.company.site].status == TAPPED) == (status == "tapped")
        assert helm.points == 2


@card("AS-126")
def test_the_helm_of_fear_is_for_nobody_else_at_barad_dur() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.company(BARAD_DUR, "Luitprand")[0]
    helm = scene.first.in_hand("Helm of Fear")

    assert not scene.at_site(of=luitprand).may(Verb.PLAY_AT_SITE, helm, luitprand)


@card("AS-126")
def test_the_helm_of_fear_is_for_no_follower() -> None:
    scene = Scene(kinds=DARK)
    wraith, follower = scene.first.company(BARAD_DUR, WRAITH, FOLLOWER)
    scene.first.follow(follower, wraith)
    helm = scene.first.in_hand("Helm of Fear")

    playing = scene.at_site(of=wraith)

    assert playing.may(Verb.PLAY_AT_SITE, helm, wraith)
    assert not playing.may(Verb.PLAY_AT_SITE, helm, follower)


@card("AS-126")
def test_the_helm_of_fear_is_found_nowhere_else() -> None:
    scene = Scene(kinds=DARK)
    wraith = scene.first.company(a_site(SiteType.DARK_HOLD), WRAITH)[0]
    helm = scene.first.hand("Helm of Fear", "Thrall-ring")[0]

    assert scene.at_site(of=wraith).why_not(helm) is Reason.NOT_PLAYABLE_HERE


@card("AS-126")
def test_the_helm_of_fear_drives_off_an_attack() -> None:
    scene = Scene(kinds=DARK)
    wraith = scene.first.company(BARAD_DUR, WRAITH)[0]
    helm = scene.first.gives("Helm of Fear", to=wraith)
    playing = scene.attack(on=wraith)

    playing.uses(helm)
    playing.resolve()

    assert helm.is_tapped
    assert wraith.is_untapped
    assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("AS-126")
@pytest.mark.parametrize(
    ("kind", "attacker", "may"),
    [(PlayerKind.WIZARD, "Elladan", False), (PlayerKind.FALLEN_WIZARD, "Orc Veteran", True)],
)
def test_the_helm_of_fear_does_not_frighten_heroes(kind: PlayerKind, attacker: str, may: bool) -> None:
    scene = Scene(kinds=(kind, PlayerKind.RINGWRAITH))
    foe = scene.first.character(attacker, at="Moria")
    wraith = scene.second.character(WRAITH, at="Moria")
    helm = scene.second.gives("Helm of Fear", to=wraith)

    playing = scene.company_attack(by=foe)

    assert playing.may(Verb.USE, helm) == may


@card("AS-126")
def test_on_another_head_the_helm_of_fear_is_of_no_use() -> None:
    scene = Scene(kinds=DARK)
    asternak = scene.first.company(BARAD_DUR, "Asternak")[0]
    helm = scene.first.gives("Helm of Fear", to=asternak)

    playing = scene.attack(on=asternak)

    assert not helm.is_in_use
    assert not playing.may(Verb.USE, helm)


@card("AS-126", "AS-135")
def test_helm_and_troth_ring_make_body_checks_easier_to_survive() -> None:
    for rolled, lives in ((10, True), (11, False)):
        scene = Scene(kinds=DARK)
        wraith = scene.first.company(BARAD_DUR, WRAITH)[0]
        scene.first.gives("Helm of Fear", to=wraith)
        body_checked(scene, wraith, rolled)
        assert wraith.in_play == lives
    for rolled, lives in ((8, True), (9, False)):
        scene = Scene(kinds=DARK)
        asternak = scene.first.company(BARAD_DUR, "Asternak")[0]  # body 7
        scene.first.gives("Troth-ring", to=asternak)
        body_checked(scene, asternak, rolled)
        assert asternak.in_play == lives


@card("AS-135")
def test_the_question_for_the_body_check_knows_of_the_ring() -> None:
    scene = Scene(kinds=DARK)
    asternak = scene.first.company(BARAD_DUR, "Asternak")[0]
    scene.first.gives("Troth-ring", to=asternak)

    assert asked(scene.table, RollBodyCheck(asternak.id, 0)).number == 8


@card("AS-127")
def test_the_iron_shield_makes_a_strike_at_a_warrior_ineffectual() -> None:
    for bearer, saved in (("Asternak", True), ("Luitprand", False)):
        scene = Scene(kinds=DARK)
        one = scene.first.character(bearer, at="Moria")
        shield = scene.first.gives("Iron Shield of Old", to=one)
        assert (one.corruption_points, shield.points) == (3, 2)
        playing = scene.attack(on=one)
        playing.does(Verb.ASSIGN, one)
        playing.does(Verb.STAY_UNTAPPED)

        assert playing.may(Verb.USE, shield) == saved
        if saved:
            playing.uses(shield)
            playing.resolve()
            assert shield.is_tapped
            assert playing.has_happened(Happening.STRIKE_INEFFECTUAL)


@card("AS-129")
def test_old_treasure_impresses_more_once_it_is_given_away() -> None:
    scene = Scene(kinds=DARK)
    luitprand, ostisen = scene.first.company("Moria", "Luitprand", "Ostisen")
    treasure = scene.first.gives("Old Treasure", to=luitprand)
    before = luitprand.direct_influence()
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(treasure)
    playing.resolve()

    assert before == 1
    assert treasure.is_discarded
    assert luitprand.direct_influence() == 4
    assert ostisen.direct_influence() == 0


@card("AS-129")
def test_old_treasure_lies_in_a_hoard() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Ettenmoors [minion]")
    treasure = scene.first.hand("Old Treasure", "Thrall-ring")[0]

    assert scene.at_site(of=luitprand).why_not(treasure) is Reason.NOT_PLAYABLE_HERE


@card("AS-130", "AS-131")
@pytest.mark.parametrize(
    ("item", "untapped", "informed"),
    [
        ("Records Unread", {SiteType.SHADOW_HOLD}, {SiteType.SHADOW_HOLD}),
        ("Secret Book", {SiteType.FREE_HOLD, SiteType.BORDER_HOLD}, {SiteType.RUINS_AND_LAIRS}),
    ],
)
def test_old_writings_open_a_place_once_more_or_tell_of_secrets(
    item: str, untapped: set[SiteType], informed: set[SiteType]
) -> None:
    for site_type in SiteType:
        if site_type is SiteType.HAVEN:
            continue
        scene = Scene(kinds=DARK)
        luitprand = scene.first.company(a_site(site_type), "Luitprand", site_status="tapped")[0]
        writing = scene.first.gives(item, to=luitprand)
        assert luitprand.corruption_points == 1

        playing = scene.at_site(of=luitprand)

        assert playing.may(Verb.USE, writing, number=0) == (site_type in untapped)
        assert playing.may(Verb.USE, writing, number=1) == (site_type in informed)


@card("AS-130", "AS-131")
@pytest.mark.parametrize(
    ("item", "site_type"),
    [("Records Unread", SiteType.SHADOW_HOLD), ("Secret Book", SiteType.BORDER_HOLD)],
)
def test_the_site_untaps_and_the_writing_is_gone(item: str, site_type: SiteType) -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.company(a_site(site_type), "Luitprand", site_status="tapped")[0]
    writing = scene.first.gives(item, to=luitprand)
    playing = scene.at_site(of=luitprand)

    playing.does(Verb.USE, writing, number=0)
    playing.resolve()

    assert writing.is_discarded
    assert playing.table.cards[luitprand.company.site].status == UNTAPPED


@card("AS-130", "AS-131")
@pytest.mark.parametrize(
    ("item", "site_type"),
    [("Records Unread", SiteType.SHADOW_HOLD), ("Secret Book", SiteType.RUINS_AND_LAIRS)],
)
def test_information_is_playable_afterwards(item: str, site_type: SiteType) -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.company(a_site(site_type), "Luitprand")[0]
    writing = scene.first.gives(item, to=luitprand)
    scene.first.hand("Thrall-ring")
    playing = scene.at_site(of=luitprand)
    site = luitprand.company.site
    assert not allows_information(playing.table, site)

    playing.does(Verb.USE, writing, number=1)
    playing.resolve()

    assert writing.is_discarded
    assert allows_information(playing.table, site)


@card("AS-130", "AS-131")
@pytest.mark.parametrize("item", ["Records Unread", "Secret Book"])
def test_a_company_has_one_such_writing_and_no_starting_company_any(item: str) -> None:
    scene = Scene(kinds=DARK)
    luitprand, ostisen = scene.first.company("Ettenmoors [minion]", "Luitprand", "Ostisen")
    scene.first.gives(item, to=luitprand)
    second, _ = scene.first.hand(item, "Thrall-ring")

    playing = scene.at_site(of=luitprand)

    assert not playing.may(Verb.PLAY_AT_SITE, second, ostisen)
    assert playing.why_not(second) is not None
    printed = scene.table.printed[second.id].item
    assert printed is not None
    assert Mark.NOT_AT_THE_START in printed.marks


@card("AS-133", "AS-135")
@pytest.mark.parametrize(("ring", "influence"), [("Thrall-ring", 1), ("Troth-ring", 0)])
def test_a_mind_ring_takes_of_the_mind(ring: str, influence: int) -> None:
    for name, before, after in (("Asternak", 5, 4), ("Luitprand", 1, 1)):
        scene = Scene(kinds=DARK)
        bearer = scene.first.character(name, at="Moria")
        was = bearer.direct_influence()
        assert mind(scene.table, bearer.id) == before

        scene.first.gives(ring, to=bearer)

        assert mind(scene.table, bearer.id) == after
        assert bearer.direct_influence() == was + influence
        assert bearer.corruption_points == 2


@card("AS-133", "AS-135")
@pytest.mark.parametrize("ring", ["Thrall-ring", "Troth-ring"])
def test_nobody_wears_two_of_them(ring: str) -> None:
    scene = Scene(kinds=DARK)
    luitprand, ostisen = scene.first.company("Ettenmoors [minion]", "Luitprand", "Ostisen")
    scene.first.gives(ring, to=luitprand)
    second = scene.first.in_hand(ring)

    playing = scene.at_site(of=luitprand)

    assert not playing.may(Verb.PLAY_AT_SITE, second, luitprand)
    assert playing.may(Verb.PLAY_AT_SITE, second, ostisen)


@card("AS-134")
def test_thrors_map_leads_to_a_dragon_once_more() -> None:
    for race, may in ((Race.DRAGON, True), (Race.DRAKE, False)):
        scene = Scene(kinds=DARK)
        lair = Site(
            code="XX-4",
            name="Lair",
            site_type=SiteType.RUINS_AND_LAIRS,
            region="Withered Heath",
            resource_draws=1,
            hazard_draws=1,
            automatic_attacks=(Attack(race, strikes=1, prowess=14),),
            alignment=Alignment.MINION,
        )
        luitprand = scene.first.company(lair, "Luitprand", site_status="tapped")[0]
        chart = scene.first.gives("AS-134", to=luitprand)
        assert luitprand.corruption_points == 1
        playing = scene.at_site(of=luitprand)

        assert playing.may(Verb.USE, chart) == may
        if may:
            playing.uses(chart)
            playing.resolve()
            assert chart.is_discarded
            assert playing.table.cards[luitprand.company.site].status == UNTAPPED


def strikes_given(who: str) -> int:
    """How many strikes of four the bearer of a treacherous blade is given, if he takes all he may."""
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    bearer, _ = scene.first.company("Ettenmoors [minion]", who, "Ostisen")
    scene.first.gives("Usriev of Treachery", to=bearer)
    playing = scene.attack(on=bearer, strikes=4, prowess=5, race=Race.MAN)
    while playing.question == "AssignByDefender" and playing.may(Verb.ASSIGN, bearer):
        playing.does(Verb.ASSIGN, bearer)
    assert playing.attack is not None
    return len(playing.attack.strikes)


@card("AS-136")
def test_a_warrior_with_a_treacherous_blade_may_face_two_strikes_and_no_third() -> None:
    assert strikes_given("Lagduf") == 2
    assert strikes_given("Elerína") == 1  # he is no warrior


@card("AS-136")
def test_the_blade_is_sharper_against_elves() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    bolg = scene.first.character("Bolg", at="Dol Guldur [minion]")
    without = bolg.prowess()
    scene.first.gives("Usriev of Treachery", to=bolg)

    assert bolg.prowess(against=Race.MAN) == min(without + 1, 8)
    assert bolg.prowess(against=Race.ELF) == min(without + 2, 9)
