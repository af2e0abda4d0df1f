"""Stories of the minion items of The Lidless Eye."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.numbers.rolls import check_parts
from wizardhaven.engine.queries.words.such import mind
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECK
from wizardhaven.engine.state.parts import total
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.view.facts import seen_fact
from wizardhaven.vocabulary.cards import Faction, Site
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Phase,
    PlayerKind,
    Race,
    SiteType,
)

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
DWARVES = Faction("XX-1", "Dwarves", Race.DWARF, 9, (named("Isengard"),), alignment=Alignment.MINION)
MEN = Faction("XX-2", "Men", Race.MAN, 9, (named("Isengard"),), alignment=Alignment.MINION)


def a_site(name: str, site_type: SiteType = SiteType.DARK_HOLD, region: str = "Gorgoroth") -> Site:
    """A minion site where nothing lurks."""
    return Site(
        code=f"XX-{name}",
        name=name,
        site_type=site_type,
        region=region,
        resource_draws=1,
        hazard_draws=1,
        playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
        alignment=Alignment.MINION,
    )


BARAD_DUR = a_site("Barad-dûr")


@card("LE-299")
def test_the_black_mace_makes_a_warrior_strong_and_stronger_against_elves() -> None:
    scene = Scene(kinds=DARK)
    asternak, strong, spy = scene.first.company("Moria", "Asternak", "Troll Lout", "Dunlending Spy")
    assert (asternak.prowess(), strong.prowess(), spy.prowess()) == (5, 4, 2)

    for bearer in (asternak, strong, spy):
        scene.first.gives("Black Mace", to=bearer)

    assert (asternak.prowess(), asternak.prowess(Race.ELF), asternak.prowess(Race.MAN)) == (8, 9, 8)
    assert (strong.prowess(), spy.prowess(), spy.prowess(Race.ELF)) == (7, 2, 2)
    assert asternak.corruption_points == 3


@card("LE-299")
def test_the_black_mace_makes_nobody_stronger_than_ten() -> None:
    scene = Scene(kinds=DARK)
    lieutenant = scene.first.character("Lieutenant of Morgul", at="Moria")

    chief = scene.first.character("Troll-chief", at="Isengard [minion]")
    scene.first.gives("Black Mace", to=lieutenant)
    scene.first.gives("Black Mace", to=chief)

    assert (lieutenant.prowess(), lieutenant.prowess(Race.ELF)) == (10, 10)
    assert (chief.prowess(), chief.prowess(Race.ELF)) == (9, 10)


@card("LE-304")
def test_a_broad_headed_spear_helps_a_warrior_up_to_eight() -> None:
    scene = Scene(kinds=DARK)
    asternak, mauhur, spy = scene.first.company("Moria", "Asternak", "Troll-chief", "Dunlending Spy")
    before = asternak.prowess(), mauhur.prowess(), spy.prowess()

    for bearer in (asternak, mauhur, spy):
        scene.first.gives("Broad-headed Spear", to=bearer)

    assert before == (5, 6, 2)
    assert (asternak.prowess(), mauhur.prowess(), spy.prowess()) == (7, 8, 2)
    scene = Scene(kinds=DARK)
    lieutenant = scene.first.character("Lieutenant of Angmar", at="Moria")
    scene.first.gives("Broad-headed Spear", to=lieutenant)
    assert lieutenant.prowess() == 8


@card("LE-300", "LE-301", "LE-325", "LE-342")
@pytest.mark.parametrize(
    ("item", "warrior", "spy"),
    [
        ("Black-hide Shield", (5, 8), (2, 9)),
        ("Black-mail Coat", (5, 9), (2, 8)),
        ("LE-325", (5, 10), (2, 10)),
        ("Saw-toothed Blade", (6, 7), (3, 8)),
    ],
)
def test_shield_coats_and_blade_help_as_they_are_known_to(
    item: str, warrior: tuple[int, int], spy: tuple[int, int]
) -> None:
    for name, expected in (("Asternak", warrior), ("Dunlending Spy", spy)):
        scene = Scene(kinds=DARK)
        bearer = scene.first.character(name, at="Moria")
        scene.first.gives(item, to=bearer)

        assert (bearer.prowess(), bearer.body) == expected


@card("LE-300", "LE-301", "LE-342")
def test_their_help_has_an_end() -> None:
    scene = Scene(kinds=DARK)
    lieutenant = scene.first.character("Lieutenant of Angmar", at="Moria")  # prowess 8, body 9

    for item in ("Black-hide Shield", "Black-mail Coat", "Saw-toothed Blade"):
        scene.first.gives(item, to=lieutenant)

    assert (lieutenant.prowess(), lieutenant.body) == (8, 9)
    other = Scene(kinds=DARK)
    guard = other.first.character("Lieutenant of Dol Guldur", at="Moria")  # prowess 7
    other.first.gives("Saw-toothed Blade", to=guard)
    assert guard.prowess() == 8


@card("LE-310")
def test_foul_smelling_paste_heals_a_companion_and_nobody_taps() -> None:
    scene = Scene(kinds=DARK)
    luitprand, ostisen = scene.first.company("Moria", "Luitprand", "Ostisen")
    scene.first.turn(ostisen, "wounded")
    layos = scene.first.character("Layos", at="Isengard [minion]", status="wounded")
    paste = scene.first.gives("Foul-smelling Paste", to=luitprand)
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.USE, paste, target=layos)

    playing.uses(paste, target=ostisen)
    playing.resolve()

    assert ostisen.is_untapped
    assert luitprand.is_untapped
    assert paste.is_discarded


@card("LE-310")
def test_foul_smelling_paste_does_nothing_for_the_tired() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria", status="tapped")
    paste = scene.first.gives("Foul-smelling Paste", to=luitprand)

    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, paste)


@card("LE-328", "LE-329")
def test_orc_draughts_and_orc_liquor_go_round_in_the_company() -> None:
    scene = Scene(kinds=DARK)
    asternak, lieutenant = scene.first.company("Moria", "Asternak", "Lieutenant of Angmar")
    layos = scene.first.character("Layos", at="Isengard [minion]")
    draughts, liquor = [scene.first.gives(name, to=asternak) for name in ("Orc-draughts", "Orc-liquor")]
    playing = scene.begin(Phase.ORGANIZATION)

    for drink in (draughts, liquor):
        playing.uses(drink)
        playing.resolve()

    assert draughts.is_discarded
    assert liquor.is_discarded
    assert (asternak.prowess(), asternak.body) == (6, 9)
    assert (lieutenant.prowess(), lieutenant.body) == (9, 10)
    assert (layos.prowess(), layos.body) == (3, 8)


@card("LE-345")
def test_strange_rations_untap_whoever_eats_them() -> None:
    scene = Scene(kinds=DARK)
    luitprand, ostisen = scene.first.company("Moria", "Luitprand", "Ostisen")
    scene.first.turn(luitprand, "tapped")
    scene.first.turn(ostisen, "tapped")
    rations = scene.first.gives("Strange Rations", to=luitprand)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.USE, rations, number=0)
    playing.resolve()

    assert luitprand.is_untapped
    assert ostisen.is_tapped
    assert rations.is_discarded


@card("LE-345")
def test_strange_rations_carry_a_company_one_region_further() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.company(a_site("Tower", SiteType.RUINS_AND_LAIRS, "Rhudaur"), "Luitprand")[0]
    rations = scene.first.gives("Strange Rations", to=luitprand)
    far, farther = scene.first.location_deck(
        a_site("Hall", SiteType.RUINS_AND_LAIRS, "Rohan"),
        a_site("Hill", SiteType.RUINS_AND_LAIRS, "Anórien"),
    )
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.PLAN_MOVEMENT, far)

    playing.does(Verb.USE, rations, number=1)
    playing.resolve()

    assert playing.may(Verb.PLAN_MOVEMENT, far)
    assert not playing.may(Verb.PLAN_MOVEMENT, farther)
    assert rations.is_discarded


@card("LE-345")
def test_strange_rations_are_packed_while_organizing() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Ettenmoors [minion]", status="tapped")
    rations = scene.first.gives("Strange Rations", to=luitprand)

    playing = scene.hazards(on=luitprand, to="Mount Gram [minion]")

    assert playing.may(Verb.USE, rations, number=0)
    assert not playing.may(Verb.USE, rations, number=1)


@card("LE-343")
def test_the_scroll_helps_with_rings_and_is_worth_more_at_barad_dur() -> None:
    scene = Scene(kinds=DARK)
    luitprand, ostisen = scene.first.company(BARAD_DUR, "Luitprand", "Ostisen")
    scroll = scene.first.gives("LE-343", to=ostisen)
    assert total(check_parts(scene.table, luitprand.id, Check.RING_TEST)) == 1
    assert ostisen.corruption_points == 4
    assert scroll.points == 3
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.STORE, scroll)
    playing.passes()  # nobody supports the check
    playing.rolls(12)

    assert scroll.is_stored
    assert scroll.points == 5


@card("LE-339", "LE-343")
@pytest.mark.parametrize("item", ["LE-339", "LE-343"])
def test_they_are_stored_nowhere_else(item: str) -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.company(a_site("Tower"), "Luitprand")[0]
    thing = scene.first.gives(item, to=luitprand)

    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.STORE, thing)


@card("LE-339")
def test_the_red_book_is_found_at_bag_end_and_brought_to_barad_dur() -> None:
    home, tower, dark = (Scene(kinds=DARK) for _ in range(3))
    luitprand = home.first.company(a_site("Bag End", SiteType.FREE_HOLD, "The Shire"), "Luitprand")[0]
    book = home.first.in_hand("LE-339")
    ostisen = tower.first.company(a_site("Tower"), "Ostisen")[0]
    other = tower.first.hand("LE-339", "Saw-toothed Blade")[0]
    layos = dark.first.company(BARAD_DUR, "Layos")[0]
    stored = dark.first.gives("LE-339", to=layos)

    found = home.at_site(of=luitprand)
    found.does(Verb.PLAY_AT_SITE, book, luitprand)
    found.resolve()
    missed = tower.at_site(of=ostisen)
    playing = dark.begin(Phase.ORGANIZATION)
    playing.does(Verb.STORE, stored)
    playing.rolls(12)

    assert book.bearer == luitprand
    assert book.points == 2
    assert luitprand.corruption_points == 2
    assert missed.why_not(other) is Reason.NOT_PLAYABLE_HERE
    assert stored.points == 5


@card("LE-334")
def test_the_palantir_of_orthanc_brings_back_a_card_if_five_are_left_and_its_bearer_can_use_it() -> None:
    scene = Scene(kinds=DARK)
    calendal, luitprand = scene.first.company("Isengard [minion]", "Calendal", "Luitprand")
    stone = scene.first.gives("LE-334", to=calendal)
    gone = scene.first.discard_pile("Blazon of the Eye")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(stone)
    playing.resolve()
    playing.passes()  # nobody supports the check to come
    playing.pass_until("RollCheck")

    assert gone.in_deck
    assert stone.is_tapped
    assert calendal.is_tapped
    assert playing.question == "RollCheck"
    assert luitprand.is_untapped


@card("LE-334")
@pytest.mark.parametrize(("left", "may"), [(5, True), (4, False)])
def test_the_palantir_of_orthanc_needs_five_cards_in_the_play_deck(left: int, may: bool) -> None:
    scene = Scene(kinds=DARK)
    calendal = scene.first.character("Calendal", at="Isengard [minion]")
    stone = scene.first.gives("LE-334", to=calendal)
    scene.first.discard_pile("Blazon of the Eye")
    scene.table.piles[DECK] = scene.table.piles[DECK][:left]

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.USE, stone) == may


@card("LE-333", "LE-334")
@pytest.mark.parametrize("stone", ["LE-333", "LE-334"])
def test_who_cannot_use_a_palantir_does_not_use_these(stone: str) -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Isengard [minion]")
    palantir = scene.first.gives(stone, to=luitprand)
    scene.first.discard_pile("Blazon of the Eye")

    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, palantir)
    assert luitprand.corruption_points == 3
    assert palantir.points == 3


@card("LE-334")
def test_the_palantir_of_orthanc_is_found_at_isengard() -> None:
    here, there = Scene(kinds=DARK), Scene(kinds=DARK)
    luitprand = here.first.character("Luitprand", at="Isengard [minion]")
    found = here.first.in_hand("LE-334")
    ostisen = there.first.character("Ostisen", at="Ettenmoors [minion]")
    missed = there.first.hand("LE-334", "Blazon of the Eye")[0]

    assert here.at_site(of=luitprand).may(Verb.PLAY_AT_SITE, found, luitprand)
    assert there.at_site(of=ostisen).why_not(missed) is Reason.NOT_PLAYABLE_HERE


@card("LE-334")
def test_the_palantir_of_orthanc_is_worth_nothing_to_a_fallen_wizard() -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    luitprand = scene.first.character("Luitprand", at="Isengard [minion]")

    stone = scene.first.gives("LE-334", to=luitprand)

    assert stone.points == 0


@card("LE-333")
def test_the_palantir_of_minas_tirith_shows_the_top_of_both_play_decks_to_its_player_alone() -> None:
    scene = Scene(kinds=DARK)
    calendal = scene.first.character("Calendal", at="Isengard [minion]")
    stone = scene.first.gives("LE-333", to=calendal)
    mine = scene.first.deck("Luitprand", "Ostisen", "Layos", "Asternak", "Perchen", "Tarcil")
    theirs = scene.second.deck("Balin", "Haldir", "Anborn", "Kíli", "Bilbo", "Elrond")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(stone)
    playing.resolve()
    playing.pass_until("RollCheck")

    looked = [fact for fact in playing.happened if fact.kind is Happening.LOOKED_AT]
    assert [fact.card for fact in looked] == [card.id for card in (*mine[:5], *theirs[:5])]
    assert all(seen_fact(playing.table, fact, 0).card == fact.card for fact in looked)
    assert all(seen_fact(playing.table, fact, 1).card < 0 for fact in looked)
    assert set(playing.table.pile(0, DECK)[-5:]) == {card.id for card in mine[:5]}
    assert set(playing.table.pile(1, DECK)[-5:]) == {card.id for card in theirs[:5]}
    assert stone.is_tapped
    assert calendal.is_tapped


@card("LE-333")
def test_the_palantir_of_minas_tirith_is_found_there() -> None:
    here, there = Scene(kinds=DARK), Scene(kinds=DARK)
    luitprand = here.first.company(a_site("Minas Tirith", SiteType.FREE_HOLD, "Anórien"), "Luitprand")[0]
    found = here.first.in_hand("LE-333")
    ostisen = there.first.character("Ostisen", at="Ettenmoors [minion]")
    missed = there.first.hand("LE-333", "Blazon of the Eye")[0]

    assert here.at_site(of=luitprand).may(Verb.PLAY_AT_SITE, found, luitprand)
    assert there.at_site(of=ostisen).why_not(missed) is Reason.NOT_PLAYABLE_HERE


@card("LE-418")
def test_the_arkenstone_impresses_dwarves_and_makes_all_of_them_proud() -> None:
    scene = Scene(kinds=DARK)
    luitprand, nain = scene.first.company("Moria", "Luitprand", "Náin")
    balin = scene.second.character("Balin", at="Rivendell")
    haldir = scene.second.character("Haldir", at="Rivendell")
    before = [mind(scene.table, one.id) for one in (luitprand, nain, balin, haldir)]
    dwarves, men = scene.first.hand(DWARVES, MEN)

    stone = scene.first.gives("LE-418", to=luitprand)

    assert luitprand.direct_influence(dwarves) == 5
    assert luitprand.direct_influence(nain) == 5
    assert luitprand.direct_influence(men) == 0
    after = [mind(scene.table, one.id) for one in (luitprand, nain, balin, haldir)]
    assert [now - then for now, then in zip(after, before, strict=True)] == [0, 1, 1, 0]
    assert (stone.points, luitprand.corruption_points) == (3, 3)


@card("LE-418")
def test_in_the_hands_of_a_hero_the_arkenstone_of_the_minions_does_nothing() -> None:
    scene = Scene(kinds=(PlayerKind.WIZARD, PlayerKind.RINGWRAITH))
    balin = scene.first.character("Balin", at="Moria")
    before = mind(scene.table, balin.id)

    scene.first.gives("LE-418", to=balin)

    assert mind(scene.table, balin.id) == before


@card("LE-418")
def test_the_arkenstone_is_given_away_to_be_rid_of_a_dwarf_at_the_same_site() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Moria")
    stone = scene.first.gives("LE-418", to=luitprand)
    balin = scene.second.character("Balin", at="Moria")
    haldir = scene.second.character("Haldir", at="Moria")
    gimli = scene.second.character("Gimli", at="Rivendell")
    sting = scene.second.gives("Sting", to=balin)
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may(Verb.USE, stone, target=haldir)
    assert not playing.may(Verb.USE, stone, target=gimli)

    playing.uses(stone, target=balin)
    playing.resolve()

    assert stone.is_discarded
    assert balin.is_discarded
    assert sting.is_discarded
    assert haldir.in_play


@card("LE-418")
def test_the_arkenstone_lies_in_a_hoard() -> None:
    scene = Scene(kinds=DARK)
    luitprand = scene.first.character("Luitprand", at="Ettenmoors [minion]")
    stone = scene.first.hand("LE-418", "Blazon of the Eye")[0]

    assert scene.at_site(of=luitprand).why_not(stone) is Reason.NOT_PLAYABLE_HERE
