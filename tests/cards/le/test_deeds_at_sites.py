"""Stories of Burning Rick, Cot, and Tree."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.changes.control import choose_for
from wizardhaven.engine.state.ids import POINTS
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Faction
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind, Race, SiteType

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
BREE_FOLK = Faction("XX-1", "Bree-folk", Race.MAN, 9, (named("Bree"),), alignment=Alignment.MINION)
BORDERERS = Faction("XX-2", "Borderers", Race.MAN, 9, (SiteType.BORDER_HOLD,), alignment=Alignment.MINION)
BURNING = "Burning Rick, Cot, and Tree"


def burning(*members: str) -> tuple[Playing, list[Piece], Piece]:
    """A company at a tapped Bree that has got away from both attacks: a scout has tapped for each."""
    scene = Scene(kinds=DARK)
    company = scene.first.company("Bree [minion]", *members, site_status="tapped")
    burn = scene.first.in_hand(BURNING)
    hides = scene.first.hand("A Nice Place to Hide", "A Nice Place to Hide")
    scene.first.factions(BREE_FOLK, BORDERERS, "Stone Trolls")
    scene.second.factions("Rangers of the North")
    playing = scene.at_site(of=company[0])
    playing.plays(burn)
    playing.resolve()
    for scout, hide, strikes, prowess in zip(company[:2], hides, (4, 1), (7, 9), strict=True):
        attack = playing.attack
        assert attack is not None
        assert (attack.race, attack.strikes_count, attack.prowess) == (Race.MAN, strikes, prowess)
        playing.plays(hide, user=scout)
        playing.resolve()
    return playing, company, burn


@card("LE-173")
def test_who_has_burnt_a_border_hold_down_taps_somebody_and_has_two_points_for_it() -> None:
    playing, (_, _, asternak), burn = burning("Luitprand", "Ostisen", "Asternak")
    before = playing.points(0)

    playing.does(Verb.PLAY_AT_SITE, burn, asternak)

    assert asternak.is_tapped
    assert burn.among_points
    assert playing.points(0) == before + 2  # the invented factions are worth nothing


@card("LE-173")
def test_the_players_own_factions_that_belong_there_are_lost_and_no_others() -> None:
    playing, (_, _, asternak), burn = burning("Luitprand", "Ostisen", "Asternak")

    playing.does(Verb.PLAY_AT_SITE, burn, asternak)

    assert playing.piece("Bree-folk").is_discarded
    assert playing.piece("Borderers").is_discarded
    assert playing.piece("Stone Trolls").among_points
    assert playing.piece("Rangers of the North", seat=1).among_points


@card("LE-173")
def test_without_anybody_untapped_the_burning_comes_to_nothing() -> None:
    playing, _, burn = burning("Luitprand", "Ostisen")

    assert burn.is_discarded
    assert playing.piece("Bree-folk").among_points


@card("LE-173")
def test_nobody_need_tap_for_it() -> None:
    playing, (_, _, asternak), burn = burning("Luitprand", "Ostisen", "Asternak")

    playing.passes()

    assert asternak.is_untapped
    assert burn.is_discarded
    assert playing.piece("Bree-folk").among_points


@card("LE-173")
def test_only_a_tapped_border_hold_is_burnt() -> None:
    for site, status in (("Bree [minion]", "untapped"), ("Tharbad [minion]", "tapped")):
        scene = Scene(kinds=DARK)
        asternak, ostisen = scene.first.company(site, "Asternak", "Ostisen", site_status=status)
        burn = scene.first.hand(BURNING, "Catch an Elusive Scent")[0]
        playing = scene.at_site(of=asternak)

        assert ostisen.is_untapped
        assert playing.why_not(burn) is Reason.CONDITION_NOT_MET


@card("LE-173")
def test_nothing_is_burnt_before_the_site_phase() -> None:
    scene = Scene(kinds=DARK)
    scene.first.company("Bree [minion]", "Asternak", "Ostisen", site_status="tapped")
    burn = scene.first.in_hand(BURNING)

    assert scene.begin(Phase.ORGANIZATION).why_not(burn) is Reason.ONLY_IN_SITE_PHASE


def bree(scene: Scene) -> int:
    """The site card of Bree, in the location deck."""
    return scene.first.location_deck("Bree [minion]")[0].id


@card("LE-173")
def test_the_same_site_is_not_burnt_twice_but_another_is() -> None:
    for again, reason in (("Bree [minion]", Reason.DUPLICATED), ("Lake-town [minion]", None)):
        playing, (_, _, asternak), burn = burning("Luitprand", "Ostisen", "Asternak")
        playing.does(Verb.PLAY_AT_SITE, burn, asternak)
        remembered = playing.table.cards[burn.id].remembers
        assert playing.table.printed[remembered].name == "Bree"
        scene = Scene(kinds=DARK)
        uchel = scene.first.company(again, "Uchel", "Jerrek", site_status="tapped")[0]
        scene.first.pile(POINTS, BURNING)
        second = scene.first.hand(BURNING, "Catch an Elusive Scent")[0]
        elsewhere = uchel.company.site if uchel.site == "Bree" else bree(scene)
        choose_for(scene.table, scene.table.pile(0, POINTS)[0], elsewhere)

        assert scene.at_site(of=uchel).why_not(second) is reason
