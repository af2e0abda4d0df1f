"""Stories of the resource permanent-events."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Scene


@card("DM-155")
def test_a_rebuilt_town_is_a_border_hold() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Glittering Caves")
    rebuild = scene.first.in_hand("Rebuild the Town")
    playing = scene.at_site(of=haldir)

    playing.plays(rebuild)
    playing.resolve()

    assert rebuild.in_play
    assert rebuild.bearer is not None
    assert rebuild.bearer.name == "Glittering Caves"
    assert rebuild.bearer.is_untapped


@card("DM-155")
def test_creatures_find_a_border_hold_there() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Glittering Caves")
    scene.first.gives("Rebuild the Town", to=Piece(scene.table, haldir.company.site))
    sellswords, drake = scene.second.hand("Sellswords Between Charters", "Cave-drake")
    playing = scene.hazards(on=haldir)

    assert playing.may(Verb.PLAY_CREATURE, sellswords, names=("Border-hold",))
    assert playing.why_not(drake) is Reason.NOT_KEYED


@card("DM-155")
def test_nobody_attacks_at_a_rebuilt_town_and_its_items_are_still_there() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Glittering Caves")
    scene.first.gives("Rebuild the Town", to=Piece(scene.table, haldir.company.site))
    mail = scene.first.in_hand("Hauberk of Bright Mail")
    playing = scene.entering(of=haldir)

    playing.does(Verb.ENTER)

    assert not playing.has_happened(Happening.ATTACK_BEGAN)
    assert playing.may(Verb.PLAY_AT_SITE, mail, haldir)


@card("DM-155")
def test_only_this_card_of_the_site_is_rebuilt() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Glittering Caves")
    peath = scene.second.character("Peath", at="Glittering Caves")
    scene.second.gives("Rebuild the Town", to=Piece(scene.table, peath.company.site))
    playing = scene.entering(of=haldir)

    playing.does(Verb.ENTER)

    assert playing.has_happened(Happening.ATTACK_BEGAN)


@card("DM-155")
def test_no_dragons_lair_is_rebuilt_and_no_shadow_hold() -> None:
    lair, shadow_hold = Scene(), Scene()
    imrahil = lair.first.character("Imrahil", at="Isle of the Ulond")
    first = lair.first.hand("Rebuild the Town", "Hauberk of Bright Mail")[0]
    haldir = shadow_hold.first.character("Haldir", at="Moria")
    second = shadow_hold.first.hand("Rebuild the Town", "Narsil")[0]

    at_lair = lair.at_site(of=imrahil)
    at_moria = shadow_hold.at_site(of=haldir)

    assert at_lair.why_not(first) is Reason.NO_TARGET
    assert at_moria.why_not(second) is Reason.NO_TARGET


@card("DM-155")
def test_the_town_is_not_rebuilt_before_its_denizens_are_faced() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Glittering Caves")
    rebuild = scene.first.hand("Rebuild the Town", "Concealment")[0]
    playing = scene.entering(of=aragorn)

    playing.does(Verb.ENTER)

    assert playing.question == "BeforeAssignment"
    assert playing.why_not(rebuild) is Reason.ONLY_IN_SITE_PHASE


@card("DM-155")
def test_when_the_site_goes_the_town_goes_too() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Glittering Caves")
    rebuild = scene.first.gives("Rebuild the Town", to=Piece(scene.table, haldir.company.site))
    playing = scene.hazards(on=haldir, to="Lórien")

    playing.pass_until("EnterSite")

    assert haldir.site == "Lórien"
    assert rebuild.is_discarded
