"""Stories of minion permanent-events of Against the Shadow."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


def rebuilding(site: str) -> tuple[Playing, Piece, Piece]:
    """Somebody who has entered a site with Hold Rebuilt and Repaired in hand."""
    scene = Scene(kinds=DARK)
    asternak = scene.first.character("Asternak", at=site)
    hold = scene.first.hand("Hold Rebuilt and Repaired", "Blazon of the Eye")[0]
    return scene.at_site(of=asternak), asternak, hold


@card("AS-88")
def test_ruins_are_rebuilt_as_a_shadow_hold() -> None:
    playing, asternak, hold = rebuilding("Tharbad [minion]")

    playing.plays(hold)
    playing.resolve()

    assert hold.bearer is not None
    assert hold.bearer.id == asternak.company.site


@card("AS-88")
def test_orcs_who_watch_shadow_holds_come_to_ruins_that_were_rebuilt() -> None:
    for rebuilt in (True, False):
        scene = Scene(kinds=DARK)
        asternak = scene.first.character("Asternak", at="Tharbad [minion]")
        if rebuilt:
            scene.first.gives("Hold Rebuilt and Repaired", to=Piece(scene.table, asternak.company.site))
        watch = scene.second.in_hand("Orc-watch")
        playing = scene.hazards(on=asternak)

        assert playing.may(Verb.PLAY_CREATURE, watch, names=("Shadow-hold",)) == rebuilt


@card("AS-88")
def test_the_automatic_attacks_of_a_rebuilt_hold_detain_instead_of_wounding() -> None:
    for rebuilt in (True, False):
        scene = Scene(kinds=DARK)
        asternak = scene.first.character("Asternak", at="Tharbad [minion]")  # three strikes by Men
        if rebuilt:
            scene.first.gives("Hold Rebuilt and Repaired", to=Piece(scene.table, asternak.company.site))
        playing = scene.entering(of=asternak)
        playing.does(Verb.ENTER)
        playing.pass_until("FaceStrike")

        assert playing.attack is not None
        assert playing.attack.detainment == rebuilt


@card("AS-88")
def test_neither_a_dragons_lair_nor_the_under_deeps_nor_a_border_hold_is_rebuilt() -> None:
    for site in ("Zarak Dûm [minion]", "The Gem-deeps [minion]", "Bree [minion]"):
        playing, _, hold = rebuilding(site)

        assert playing.why_not(hold) is Reason.NO_TARGET


@card("AS-88")
def test_what_was_rebuilt_is_lost_when_the_company_leaves_and_the_site_goes() -> None:
    scene = Scene(kinds=DARK)
    asternak = scene.first.character("Asternak", at="Tharbad [minion]")
    hold = scene.first.gives("Hold Rebuilt and Repaired", to=Piece(scene.table, asternak.company.site))
    playing = scene.hazards(on=asternak, to="Bree [minion]")

    playing.pass_until("EnterSite")

    assert asternak.site == "Bree"
    assert hold.is_discarded


@card("AS-88")
def test_nothing_is_rebuilt_before_the_site_phase() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character("Asternak", at="Tharbad [minion]")
    hold = scene.first.in_hand("Hold Rebuilt and Repaired")

    assert scene.begin(Phase.ORGANIZATION).why_not(hold) is Reason.ONLY_IN_SITE_PHASE
