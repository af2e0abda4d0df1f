"""Stories of Orders from Lugbúrz: a Troll who leads beside another leader."""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from tests.rules.capturing import WEBS, is_taken
from wizardhaven import Verb
from wizardhaven.cards.le.characters.orcs import ORC_BRAWLER
from wizardhaven.engine.queries.movement.destinations import destinations
from wizardhaven.engine.queries.numbers.rolls import check_parts
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Check, Phase, PlayerKind, Race

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
ORDERS = "Orders from Lugbúrz"
HAVEN = "Dol Guldur"


@card("AS-94")
@pytest.mark.parametrize(
    ("leaders", "may_go"),
    [
        (("Gorbag", "Troll-chief"), True),
        (("Ulkaur the Tongueless", "Troll-chief"), True),
        (("Gorbag", "Shagrat"), False),
        (("Gorbag", "Shagrat", "Troll-chief"), False),
        (("Ulkaur the Tongueless", "Lieutenant of Morgul", "Troll-chief"), False),
    ],
)
def test_a_troll_leader_may_travel_with_another_leader(leaders: tuple[str, ...], may_go: bool) -> None:
    scene = Scene(kinds=DARK)
    first = scene.first.company(HAVEN, *leaders)[0]
    scene.first.location_deck("Goblin-gate [minion]", "Sarn Goriwing [minion]")
    orders = scene.first.in_hand(ORDERS)
    playing = scene.begin(Phase.ORGANIZATION)
    before = destinations(scene.table, first.company)

    playing.plays(orders)
    playing.resolve()

    assert not before
    assert bool(destinations(scene.table, first.company)) is may_go


@card("AS-94")
@pytest.mark.parametrize(("others", "may_go"), [(5, True), (6, False)])
def test_both_leaders_count_for_the_size_of_the_company(others: int, may_go: bool) -> None:
    scene = Scene(kinds=DARK)
    brawlers = [replace(ORC_BRAWLER, code=f"XX-{number}") for number in range(20, 20 + others)]
    gorbag = scene.first.company(HAVEN, "Gorbag", "Troll-chief", *brawlers)[0]
    scene.first.location_deck("Goblin-gate [minion]", "Sarn Goriwing [minion]")
    scene.first.event(ORDERS, on_company_of=gorbag)
    scene.begin(Phase.ORGANIZATION)

    assert bool(destinations(scene.table, gorbag.company)) is may_go


def added(scene: Scene, to: Piece) -> int:
    """What cards on his company add to his corruption checks."""
    parts = check_parts(scene.table, to.id, Check.CORRUPTION)
    return sum([part.amount for part in parts if scene.table.printed[part.source].name == ORDERS])


@card("AS-94")
def test_those_who_follow_a_troll_leader_withstand_corruption_better() -> None:
    scene = Scene(kinds=DARK)
    chief, gorbag, old, *followers = scene.first.company(
        HAVEN, "Troll-chief", "Gorbag", "Old Troll", "Orc Brawler", "Orc Tracker", "Orc Sniffler"
    )
    for follower, leader in zip(followers, (chief, gorbag, old), strict=True):
        scene.first.follow(follower, leader)
    elsewhere = scene.first.company("Carn Dûm", "Ulkaur the Tongueless", "Orc Veteran")
    scene.first.follow(elsewhere[1], elsewhere[0])

    scene.first.event(ORDERS, on_company_of=chief)

    found = [added(scene, to) for to in (*followers, chief, gorbag, old, *elsewhere)]
    assert found == [1, 0, 0, 0, 0, 0, 0, 0]


def led() -> tuple[Playing, Piece, list[Piece]]:
    """Gorbag, a Troll-chief and a Brawler have orders; a Tracker is at the same Darkhaven."""
    scene = Scene(kinds=DARK)
    company = scene.first.company(HAVEN, "Gorbag", "Troll-chief", "Orc Brawler")
    scene.first.company_beside(company[0], "Orc Tracker")
    orders = scene.first.event(ORDERS, on_company_of=company[0])
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    return playing, orders, company


@card("AS-94")
@pytest.mark.parametrize("verb", [Verb.SPLIT, Verb.CHANGE_COMPANY, Verb.DISCARD_CHARACTER])
@pytest.mark.parametrize("who", [0, 1, 2])
def test_the_orders_go_when_a_leader_leaves_the_company_but_not_with_another(verb: Verb, who: int) -> None:
    playing, orders, company = led()

    playing.does(verb, company[who])

    assert orders.is_discarded is (who < 2)


@card("AS-94")
def test_the_orders_stay_when_somebody_joins() -> None:
    playing, orders, company = led()

    playing.does(Verb.JOIN_COMPANIES)

    assert len(company[0].company.members) == 4
    assert orders.in_play


@card("AS-94")
def test_who_leads_by_a_card_on_him_leads_until_he_is_gone() -> None:
    scene = Scene(kinds=DARK)
    brawler, _ = scene.first.company(HAVEN, "Orc Brawler", "Orc Tracker")
    scene.first.gives("By the Ringwraith’s Word", to=brawler)
    orders = scene.first.event(ORDERS, on_company_of=brawler)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    playing.does(Verb.DISCARD_CHARACTER, brawler)

    assert orders.is_discarded


@card("AS-94")
@pytest.mark.parametrize(("who", "goes"), [("Gorbag", True), ("Orc Brawler", False)])
def test_the_orders_go_when_a_leader_is_taken_prisoner(who: str, goes: bool) -> None:
    scene = Scene(kinds=DARK)
    victim = scene.first.character(who, at="Beorn’s House [minion]", status="tapped")
    scene.first.character("Orc Sniffler", at="Beorn’s House [minion]", status="tapped")
    orders = scene.first.event(ORDERS, on_company_of=victim)
    scene.second.location_deck("Gladden Fields")
    webs = scene.second.in_hand(WEBS)
    playing = scene.attack(on=victim, strikes=1, prowess=20, race=Race.SPIDER)
    playing.does(Verb.ASSIGN, victim)

    is_taken(playing, victim, webs)

    assert victim.is_aside
    assert orders.is_discarded is goes


@card("AS-94")
@pytest.mark.parametrize(("wraith", "goes"), [("Ren the Ringwraith", True), ("Dwar the Ringwraith", False)])
def test_the_orders_go_when_ren_is_revealed(wraith: str, goes: bool) -> None:
    scene = Scene(kinds=DARK)
    chief = scene.first.character("Troll-chief", at="Dol Guldur")
    orders = scene.first.event(ORDERS, on_company_of=chief)
    revealed = scene.first.in_hand(wraith)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    playing.does(Verb.PLAY_CHARACTER, revealed)

    assert revealed.in_play
    assert orders.is_discarded is goes


@card("AS-94")
def test_ren_may_follow_another_ringwraith_and_the_orders_stay() -> None:
    scene = Scene(kinds=DARK)
    chief = scene.first.character("Troll-chief", at="Carn Dûm")
    king, ren = scene.first.company(HAVEN, "The Witch-king", "Ren the Ringwraith")
    scene.first.follow(ren, king)
    orders = scene.first.event(ORDERS, on_company_of=chief)
    veteran = scene.first.character("Orc Veteran", at="Carn Dûm")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    playing.does(Verb.DISCARD_CHARACTER, veteran)

    assert orders.in_play


@card("AS-94")
def test_a_company_has_one_set_of_orders_and_another_company_its_own() -> None:
    scene = Scene(kinds=DARK)
    chief = scene.first.character("Troll-chief", at=HAVEN)
    gorbag = scene.first.character("Gorbag", at="Carn Dûm")
    scene.first.event(ORDERS, on_company_of=chief)
    scene.first.in_hand(ORDERS)
    playing = scene.begin(Phase.ORGANIZATION)

    assert [option.aim.number for option in playing.options(Verb.PLAY)] == [gorbag.company.id]


@card("AS-94")
def test_orders_from_lugburz_may_begin_the_game_in_place_of_a_minor_item() -> None:
    scene = Scene(kinds=DARK)
    scene.first.location_deck("Dol Guldur [minion]")
    scene.second.location_deck("Rivendell")
    orders, chief, *_ = scene.first.pool(ORDERS, "Troll-chief", "Blazon of the Eye", "Blazon of the Eye")
    scene.second.pool("Haldir")
    playing = scene.opening()

    playing.does(Verb.DRAFT, orders)
    playing.does(Verb.STOP_DRAFTING)
    playing.does(Verb.DRAFT, chief)
    playing.does(Verb.GIVE_ITEM, other=chief)

    assert orders.in_play
    assert not playing.may(Verb.GIVE_ITEM)
