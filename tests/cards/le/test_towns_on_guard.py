"""Stories of hazards for those who go among men: towns that are on guard, pirates, slips."""

from tests.cards.invented import WATCHED_TOWN
from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Race

MINIONS = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


def travels_to_watched_town(scene: Scene) -> Playing:
    """The only company is on its way to a Border-hold with an automatic-attack."""
    scene.first.location_deck(WATCHED_TOWN)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT)
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL)
    playing.pass_until("HazardWindow")
    return playing


@card("LE-88")
def test_pirates_are_stronger_at_sea() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Grey Havens")
    pirates = scene.second.in_hand("Pirates")
    playing = scene.hazards(on=gimli, to="Edhellond")

    playing.does(Verb.PLAY_CREATURE, pirates, names=("Coastal Sea",))
    playing.resolve()

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 7 + 2


@card("LE-88")
def test_pirates_ashore_take_one_item_from_those_whom_they_wound() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    cram, shield = (
        scene.first.gives("Cram", to=gimli),
        scene.first.gives("Shield of Iron-bound Ash", to=gimli),
    )
    pirates = scene.second.in_hand("Pirates")
    playing = scene.hazards(on=gimli, to="Moria")

    playing.does(Verb.PLAY_CREATURE, pirates, names=("Wilderness",))
    playing.resolve()
    assert playing.attack is not None
    prowess = attack_prowess(playing.table, playing.attack)
    playing.pass_until("AssignByDefender", "FaceStrike")
    playing.loses(gimli)
    playing.does(Verb.DISCARD, cram)

    assert prowess == 7
    assert cram.is_discarded
    assert shield.bearer == gimli


@card("LE-101", "TW-204")
def test_aroused_defenders_strike_harder_and_nobody_hides_from_them() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Lórien")
    arouse = scene.second.in_hand("Arouse Defenders")
    concealment = scene.first.in_hand("Concealment")
    playing = travels_to_watched_town(scene)

    playing.plays(arouse)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)

    assert playing.attack is not None
    printed = WATCHED_TOWN.automatic_attacks[0]
    assert attack_prowess(playing.table, playing.attack) == printed.prowess + 2  # type: ignore[union-attr]
    assert not playing.may_play(concealment)


@card("LE-101")
def test_defenders_of_a_town_are_aroused_once() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Lórien")
    first, second = scene.second.hand("Arouse Defenders", "Arouse Defenders")
    playing = travels_to_watched_town(scene)

    playing.plays(first)
    playing.resolve()

    assert playing.why_not(second) is Reason.DUPLICATED


@card("LE-101")
def test_nobody_is_aroused_in_a_shadow_hold() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    arouse = scene.second.in_hand("Arouse Defenders")
    playing = scene.hazards(on=haldir, to="Moria")

    assert playing.why_not(arouse) is Reason.NO_TARGET


@card("LE-103")
def test_awakened_defenders_are_twice_as_many() -> None:
    scene = Scene()
    scene.second.event("Awaken Defenders")
    (faramir,) = scene.first.company(WATCHED_TOWN, "Faramir")
    playing = scene.entering(of=faramir)

    playing.does(Verb.ENTER)

    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 2 * WATCHED_TOWN.automatic_attacks[0].strikes  # type: ignore[union-attr]


@card("LE-103")
def test_awakened_defenders_do_not_only_detain_those_who_go_covertly() -> None:
    calm, awake = Scene(kinds=MINIONS), Scene(kinds=MINIONS)
    asleep = calm.first.character("Luitprand", at="Shrel-Kain [minion]")
    luitprand = awake.first.character("Luitprand", at="Shrel-Kain [minion]")
    awake.second.event("Awaken Defenders")
    before, after = calm.entering(of=asleep), awake.entering(of=luitprand)

    before.does(Verb.ENTER)
    after.does(Verb.ENTER)

    assert before.attack is not None
    assert after.attack is not None
    assert (before.attack.detainment, after.attack.detainment) == (True, False)


@card("LE-139")
def test_whoever_is_wounded_after_a_slip_unnerves_his_company() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Moria", "Faramir", "Anborn")
    scene.second.event("Something Has Slipped", on_company_of=faramir)
    playing = scene.attack(on=faramir, race=Race.ORC, strikes=1, prowess=20)
    before = anborn.prowess()

    playing.does(Verb.ASSIGN, faramir)
    playing.loses(faramir)
    playing.rolls(2)

    assert faramir.is_wounded
    assert anborn.prowess() == before - 2


@card("LE-139")
def test_a_slip_is_forgotten_at_a_haven() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    slip = scene.second.event("Something Has Slipped", on_company_of=faramir)

    scene.begin(Phase.ORGANIZATION)

    assert slip.is_discarded
