"""Stories of the allies."""

from tests.cards.marks import card
from wizardhaven.engine.queries.players.overt import is_overt
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Faction, Site
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, Race, SiteType

DARK_AGAINST_LIGHT = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
ETTENMOORS = Site(
    code="XX-1",
    name="Ettenmoors",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Rhudaur",
    resource_draws=1,
    hazard_draws=1,
    automatic_attacks=(Attack(Race.TROLL, strikes=1, prowess=9),),
    alignment=Alignment.MINION,
)
WARGS = Faction(
    code="XX-2",
    name="Wargs of the North",
    race=Race.WOLF,
    influence_number=9,
    playable_at=(named("Isengard"),),
)


@card("LE-155")
def test_a_two_headed_troll_is_found_where_trolls_live_and_makes_its_company_overt() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    luitprand, ostisen = scene.first.company(ETTENMOORS, "Luitprand", "Ostisen", site_status="tapped")
    troll, second = scene.first.hand("“Two-headed” Troll", "“Two-headed” Troll")
    playing = scene.at_site(of=luitprand)

    playing.does(Verb.PLAY_AT_SITE, troll, luitprand)
    playing.resolve()

    assert troll.bearer == luitprand
    assert is_overt(playing.table, luitprand.company)
    assert ostisen.is_untapped
    assert not playing.may(Verb.PLAY_AT_SITE, second, ostisen)


@card("LE-155")
def test_a_two_headed_troll_is_not_found_among_wolves() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    luitprand = scene.first.character("Luitprand", at="Isengard [minion]")
    troll = scene.first.hand("“Two-headed” Troll", "War-wolf")[0]

    playing = scene.at_site(of=luitprand)

    assert playing.why_not(troll) is Reason.NOT_PLAYABLE_HERE


@card("LE-155")
def test_a_two_headed_troll_taps_to_cancel_an_attack_of_orcs_but_not_of_wolves() -> None:
    orcs, wolves = Scene(kinds=DARK_AGAINST_LIGHT), Scene(kinds=DARK_AGAINST_LIGHT)
    luitprand = orcs.first.character("Luitprand", at="Moria")
    troll = orcs.first.gives("“Two-headed” Troll", to=luitprand)
    ostisen = wolves.first.character("Ostisen", at="Moria")
    wolves.first.gives("“Two-headed” Troll", to=ostisen)

    by_orcs = orcs.attack(on=luitprand, race=Race.ORC)
    by_orcs.uses(troll)
    by_wolves = wolves.attack(on=ostisen, race=Race.WOLF)

    assert troll.is_tapped
    assert by_orcs.has_happened(Happening.ATTACK_CANCELED)
    assert not by_wolves.may(Verb.USE)


@card("LE-157")
def test_a_war_wolf_is_found_among_wolves_in_ruins_and_among_orcs_in_shadow_holds() -> None:
    ruins, hold, wrong = (Scene(kinds=DARK_AGAINST_LIGHT) for _ in range(3))
    first = ruins.first.company("Isengard [minion]", "Luitprand", site_status="tapped")[0]
    second = hold.first.company("Moria", "Luitprand", site_status="tapped")[0]
    third = wrong.first.company("Carn Dûm", "Luitprand")[0]
    wolves = [scene.first.in_hand("War-wolf") for scene in (ruins, hold, wrong)]
    wrong.first.in_hand("Dodge")

    assert ruins.at_site(of=first).may(Verb.PLAY_AT_SITE, wolves[0], first)
    assert hold.at_site(of=second).may(Verb.PLAY_AT_SITE, wolves[1], second)
    assert not wrong.at_site(of=third).may(Verb.PLAY_AT_SITE, wolves[2])


@card("LE-158")
def test_the_warg_king_taps_to_cancel_an_attack_of_wolves_or_animals() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    luitprand = scene.first.character("Luitprand", at="Moria")
    king = scene.first.gives("The Warg-king", to=luitprand)
    playing = scene.attack(on=luitprand, race=Race.ANIMAL)

    playing.uses(king)

    assert king.is_tapped
    assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("LE-158")
def test_the_warg_king_helps_everybody_in_his_company_to_win_over_wolves() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    luitprand, ostisen = scene.first.company("Isengard [minion]", "Luitprand", "Ostisen")
    scene.first.gives("The Warg-king", to=luitprand)
    wargs = scene.first.in_hand(WARGS)
    playing = scene.at_site(of=luitprand)

    playing.does(Verb.PLAY_AT_SITE, wargs, ostisen)
    playing.resolve()
    playing.rolls(8)

    assert wargs.among_points


@card("LE-158")
def test_the_warg_king_is_found_among_wolves() -> None:
    scene = Scene(kinds=DARK_AGAINST_LIGHT)
    luitprand = scene.first.company("Isengard [minion]", "Luitprand", site_status="tapped")[0]
    king = scene.first.in_hand("The Warg-king")

    playing = scene.at_site(of=luitprand)

    assert playing.may(Verb.PLAY_AT_SITE, king, luitprand)
