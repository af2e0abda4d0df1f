"""Stories of what minions bring home to the Darkhavens, and of the bats that go with them."""

from dataclasses import replace

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.cards.le.characters.men import ASTERNAK
from wizardhaven.cards.le.characters.orcs import GRISHNAKH
from wizardhaven.engine.queries.combat.attacks import attack_prowess, body_of_attack
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Character, Site
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind, SiteType

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


def orc(number: int) -> Character:
    """One Orc of many, who leads nobody."""
    return replace(GRISHNAKH, code=f"XX-{number}", name=f"Orc {number}", marks=())


def place(site_type: SiteType) -> Site:
    """A minion site of that type."""
    return Site("XX-9", "Tower", site_type, "Imlad Morgul", 2, 2, alignment=Alignment.MINION)


DARKHAVEN = place(SiteType.HAVEN)


@card("LE-237")
@pytest.mark.parametrize("site_type", [SiteType.HAVEN, SiteType.SHADOW_HOLD, SiteType.DARK_HOLD])
def test_bats_gather_where_it_is_dark(site_type: SiteType) -> None:
    scene = Scene(kinds=DARK)
    scene.first.company(place(site_type), orc(1), orc(2))
    bats = scene.first.in_hand("Swarm of Bats")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(bats)
    playing.resolve()

    assert bats.in_play


@card("LE-237")
@pytest.mark.parametrize(
    ("site", "members"),
    [
        (place(SiteType.RUINS_AND_LAIRS), (orc(1), orc(2))),
        (DARKHAVEN, (orc(1), "Asternak")),
        (DARKHAVEN, ("Asternak", "Ostisen")),
    ],
    ids=["ruins", "one Orc", "covert"],
)
def test_bats_come_to_no_others(site: Site, members: tuple[str | Character, ...]) -> None:
    scene = Scene(kinds=DARK)
    scene.first.company(site, *members)
    bats, _ = scene.first.hand("Swarm of Bats", "Weigh All Things to a Nicety")
    scene.first.discard_pile("Blazon of the Eye")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(bats) is Reason.CONDITION_NOT_MET


def among_bats(on: str) -> Playing:
    """An attack on the company that has the bats, or on another one."""
    scene = Scene(kinds=DARK)
    first, _, _ = scene.first.company("Moria", orc(1), orc(2), orc(3))
    scene.first.event("Swarm of Bats", on_company_of=first)
    other = scene.first.character("Ostisen", at="Ettenmoors [minion]")
    return scene.attack(on={"with": first, "without": other}[on], strikes=2, prowess=9, body=5)


def numbers(playing: Playing) -> tuple[int, int]:
    assert playing.attack is not None
    return attack_prowess(playing.table, playing.attack), body_of_attack(playing.table, playing.attack)


@card("LE-237")
def test_bats_confuse_whoever_attacks_their_company_and_nobody_else() -> None:
    assert numbers(among_bats("with")) == (8, 4)
    assert numbers(among_bats("without")) == (9, 5)


@card("LE-237")
def test_the_bats_are_gone_when_somebody_is_lost() -> None:
    playing = among_bats("with")
    bats, lost = playing.piece("Swarm of Bats"), playing.piece("Orc 1")
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, lost)
    playing.does(Verb.ASSIGN, playing.piece("Orc 2"))
    assert bats.in_play
    playing.does(Verb.RESOLVE_STRIKE, lost)
    playing.loses(lost)
    playing.pass_until("RollBodyCheck")
    playing.rolls(12)

    assert not lost.in_play
    assert bats.is_discarded


@card("LE-237")
def test_the_bats_are_gone_when_somebody_goes_elsewhere_and_stay_when_somebody_comes() -> None:
    scene = Scene(kinds=DARK)
    first, second = scene.first.company(DARKHAVEN, orc(1), orc(2))
    bats = scene.first.event("Swarm of Bats", on_company_of=first)
    third = scene.first.company_beside(first, orc(3))[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.JOIN_COMPANIES)
    assert third.company.id == first.company.id
    assert bats.in_play
    playing.does(Verb.SPLIT, second)

    assert bats.is_discarded


@card("LE-237")
def test_a_company_has_one_swarm() -> None:
    scene = Scene(kinds=DARK)
    first, _ = scene.first.company(DARKHAVEN, orc(1), orc(2))
    scene.first.event("Swarm of Bats", on_company_of=first)
    again, _ = scene.first.hand("Swarm of Bats", "Weigh All Things to a Nicety")
    scene.first.discard_pile("Blazon of the Eye")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(again) is Reason.DUPLICATED


TAPPING = [
    ("That’s Been Heard Before Tonight", "Bree [minion]", False),
    ("That’s Been Heard Before Tonight", "Minas Tirith [minion]", False),
    ("To Satisfy the Questioner", "Minas Tirith [minion]", True),
]
WORTH = [("That’s Been Heard Before Tonight", 2), ("To Satisfy the Questioner", 3)]


def heard(name: str, site: str) -> tuple[Playing, Piece, Piece]:
    """Asternak at that site, and tidings in his player's hand."""
    scene = Scene(kinds=DARK)
    asternak = scene.first.character("Asternak", at=site)
    tidings = scene.first.in_hand(name)
    return scene.at_site(of=asternak), asternak, tidings


@card("LE-241", "LE-246")
@pytest.mark.parametrize(("name", "site", "taps"), TAPPING)
def test_whoever_has_heard_something_is_tapped_for_it(name: str, site: str, taps: bool) -> None:
    playing, asternak, tidings = heard(name, site)
    before = playing.points(0)

    playing.plays(tidings, target=asternak)
    playing.resolve()

    assert tidings.bearer == asternak
    assert asternak.is_tapped
    assert (playing.table.cards[asternak.company.site].status != 0) is taps
    assert playing.points(0) == before
    playing.pass_to(Phase.END_OF_TURN)
    assert asternak.is_tapped


@card("LE-241", "LE-246")
@pytest.mark.parametrize(("name", "points"), WORTH)
def test_stored_at_a_darkhaven_it_is_worth_something(name: str, points: int) -> None:
    scene = Scene(kinds=DARK)
    asternak = scene.first.company(DARKHAVEN, ASTERNAK)[0]
    scene.first.turn(asternak, "tapped")
    tidings = scene.first.gives(name, to=asternak)
    playing = scene.begin(Phase.UNTAP)
    playing.pass_to(Phase.ORGANIZATION)
    assert asternak.is_tapped
    before = playing.points(0)

    playing.does(Verb.STORE, tidings)
    playing.pass_until("OrganizationWindow", "EnterSite", "MayDiscard", "RollCheck")

    assert tidings.is_stored
    assert playing.points(0) == before + points


@card("LE-241", "LE-246")
@pytest.mark.parametrize(
    ("name", "site", "who"),
    [
        ("That’s Been Heard Before Tonight", "Bree [minion]", orc(1)),
        ("That’s Been Heard Before Tonight", "Edoras [minion]", ASTERNAK),
        ("That’s Been Heard Before Tonight", "Weathertop [minion]", ASTERNAK),
        ("To Satisfy the Questioner", "Bree [minion]", ASTERNAK),
    ],
    ids=["overt", "no information", "ruins", "border-hold"],
)
def test_not_everything_is_heard_everywhere(name: str, site: str, who: Character) -> None:
    scene = Scene(kinds=DARK)
    one = scene.first.character(who, at=site)
    tidings, _ = scene.first.hand(name, "Weigh All Things to a Nicety")
    scene.first.discard_pile("Blazon of the Eye")

    assert scene.at_site(of=one).why_not(tidings) is Reason.CONDITION_NOT_MET


@card("LE-241")
def test_what_is_heard_in_secret_needs_no_untapped_site_but_an_untapped_listener() -> None:
    scene = Scene(kinds=DARK)
    asternak, ostisen = scene.first.company("Bree [minion]", "Asternak", "Ostisen", site_status="tapped")
    scene.first.turn(ostisen, "tapped")
    tidings = scene.first.in_hand("That’s Been Heard Before Tonight")
    playing = scene.at_site(of=asternak)

    assert playing.may_play(tidings, target=asternak)
    assert not playing.may_play(tidings, target=ostisen)


@card("LE-246")
def test_the_questioner_wants_an_untapped_site() -> None:
    scene = Scene(kinds=DARK)
    asternak = scene.first.company("Minas Tirith [minion]", "Asternak", site_status="tapped")[0]
    scene.first.in_hand("To Satisfy the Questioner")

    assert not scene.at_site(of=asternak).may(Verb.PLAY)
