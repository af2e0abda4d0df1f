"""Stories of the resource permanent-events."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import TAPPED
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase


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


def found_by_the_windlord(scene: Scene, at: str = "Moria") -> tuple[Piece, Piece, Piece, Playing]:
    """Gimli and Legolas have beaten the Orcs: Gimli is tapped, Legolas still untapped."""
    gimli, legolas = scene.first.company(at, "Gimli", "Legolas")
    windlord = scene.first.in_hand("The Windlord Found Me")
    playing = scene.at_site(of=gimli)
    playing.plays(windlord)
    playing.resolve()
    playing.does(Verb.ASSIGN, gimli)
    playing.does(Verb.ASSIGN, legolas)
    playing.does(Verb.RESOLVE_STRIKE, gimli)
    playing.does(Verb.SPEND_EXCESS, number=2)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(12)
    return gimli, legolas, windlord, playing


@card("DM-164")
def test_the_windlord_finds_somebody_after_a_fight_with_orcs() -> None:
    scene = Scene()
    gimli, legolas, windlord, playing = found_by_the_windlord(scene)

    assert playing.table.cards[gimli.company.site].status == TAPPED
    playing.does(Verb.PLAY_AT_SITE, windlord, legolas)

    assert windlord.bearer == legolas
    assert legolas.is_tapped
    assert playing.points(0) == 2 + 2 + 3


@card("DM-164")
def test_if_nobody_is_found_the_card_is_discarded() -> None:
    scene = Scene()
    _, legolas, windlord, playing = found_by_the_windlord(scene, at="Isengard")

    playing.passes()

    assert windlord.is_discarded
    assert legolas.is_untapped


@card("DM-164")
def test_the_windlord_looks_only_at_untapped_places_of_the_enemy_and_for_one_at_a_time() -> None:
    scene = Scene()
    gimli, peath = scene.first.company("Moria", "Gimli", "Peath", site_status="tapped")
    scene.first.gives("Cram", to=peath)
    scene.first.turn(peath, "tapped")
    windlord = scene.first.in_hand("The Windlord Found Me")
    assert scene.at_site(of=gimli).why_not(windlord) is Reason.CONDITION_NOT_MET

    scene = Scene()
    gimli, peath = scene.first.company("Moria", "Gimli", "Peath")
    scene.first.gives("Cram", to=peath)
    scene.first.turn(peath, "tapped")
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.first.gives("The Windlord Found Me", to=haldir)
    windlord = scene.first.in_hand("The Windlord Found Me")
    assert scene.at_site(of=gimli).why_not(windlord) is Reason.DUPLICATED


@card("DM-164")
def test_he_whom_the_windlord_found_stays_tapped_and_brings_the_wizard_back_to_a_haven() -> None:
    scene = Scene()
    legolas = scene.first.character("Legolas", at="Lórien", status="tapped")
    windlord = scene.first.gives("The Windlord Found Me", to=legolas)
    gandalf = scene.first.deck("Gandalf")[0]
    haldir = scene.first.in_hand("Haldir")
    playing = scene.begin(Phase.UNTAP)
    assert legolas.is_tapped

    playing.pass_until("OrganizationWindow")
    playing.does(Verb.STORE, windlord)
    playing.does(Verb.PLAY_CHARACTER, gandalf, number=legolas.company.id)
    playing.apply(playing.game.chance())  # the deck is shuffled

    assert windlord.is_stored
    assert gandalf.companions == ["Legolas", "Gandalf"]
    assert gandalf.site == "Lórien"
    playing.does(Verb.ORGANIZE)
    playing.does(Verb.PLAY_CHARACTER, haldir)  # the Wizard was not the one character of the turn
    assert haldir.in_play


@card("DM-156", "DM-164")
def test_a_wizard_who_comes_only_at_home_is_not_brought_back_elsewhere() -> None:
    scene = Scene()
    legolas = scene.first.character("Legolas", at="Lórien", status="tapped")
    windlord = scene.first.gives("The Windlord Found Me", to=legolas)
    scene.first.event("Saw Further and Deeper")
    saruman = scene.first.deck("Saruman")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.STORE, windlord)

    assert windlord.is_stored
    assert saruman.in_deck
    assert playing.question == "OrganizationWindow"


@card("DM-164")
def test_no_second_wizard_is_brought_back() -> None:
    scene = Scene()
    legolas = scene.first.character("Legolas", at="Lórien", status="tapped")
    windlord = scene.first.gives("The Windlord Found Me", to=legolas)
    scene.first.avatar_revealed("Saruman")
    gandalf = scene.first.deck("Gandalf")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.STORE, windlord)

    assert windlord.is_stored
    assert gandalf.in_deck
    assert playing.question == "OrganizationWindow"
