"""Stories of cards that meet each other."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.view.facts import seen_fact
from wizardhaven.vocabulary.terms import Phase, Race


@card("TW-190", "TW-181")
def test_a_tapped_saruman_uses_an_aligned_palantir_all_the_same() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Isengard", status="tapped")
    palantir = scene.first.gives("Palantír of Orthanc", to=saruman)
    scene.first.gives("Align Palantír", to=palantir)
    scene.first.discard_pile("Glamdring")

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.USE, palantir)


@card("TD-21")
def test_doors_of_night_played_while_the_company_is_under_way_bring_her_on() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Edhellond")
    scene.second.event("Eärcaraxë Ahunt")
    doors = scene.second.in_hand("Doors of Night")
    playing = scene.hazards(on=imrahil, to="Lond Galen")

    playing.plays(doors)
    playing.resolve()

    assert playing.has_happened(Happening.ATTACK_BEGAN)


@card("TD-67", "TW-204")
def test_on_guard_the_eye_is_revealed_against_concealment_in_the_site_phase() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Moria")
    concealment = scene.first.in_hand("Concealment")
    eye = scene.second.in_hand("Searching Eye")
    playing = scene.hazards(on=aragorn)

    playing.does(Verb.PLACE_ON_GUARD, eye)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.plays(concealment)
    playing.does(Verb.REVEAL_ON_GUARD, eye)
    playing.resolve()

    assert concealment.is_discarded
    assert playing.attack is not None
    assert not playing.attack.canceled


@card("DM-159", "TW-106")
def test_twilight_is_a_hazard_in_the_discard_pile() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Lórien")
    smoke = scene.first.in_hand("Smoke Rings")
    scene.first.discard_pile("Twilight")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(smoke) is Reason.NOTHING_WOULD_CHANGE


@card("DM-97", "TW-248")
def test_a_great_ship_keeps_the_tribes_away() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Edhellond")
    adrazar = scene.first.character("Adrazar", at="Edhellond")
    scene.first.location_deck("Haudh-in-Gwanûr")
    ship = scene.first.in_hand("Great Ship")
    tribes = scene.second.in_hand("Two or Three Tribes Present")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(ship, user=imrahil)
    playing.resolve()
    playing.does(Verb.PLAN_MOVEMENT)
    playing.pass_until("RevealSite")
    playing.does(
        Verb.TRAVEL,
        names=("Anfalas", "Bay of Belfalas", "Mouths of the Anduin", "Harondor"),
    )
    playing.pass_until("HazardWindow")
    playing.does(Verb.PLAY, tribes, names=("Orc",))
    playing.does(Verb.CANCEL_BY_TAPPING, adrazar, tribes)

    assert tribes.is_discarded


@card("LE-143", "TW-21")
def test_choking_shadows_strengthen_the_copy() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    tidings, shadows = scene.second.hand("Tidings of Bold Spies", "Choking Shadows")
    playing = scene.hazards(on=haldir, to="Isengard")

    playing.plays(shadows)
    playing.resolve()
    playing.plays(tidings)
    playing.resolve()

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 7 + 2


@card("DM-108", "TW-204")
def test_a_cancelled_attack_is_not_defeated_and_gives_the_scouts_away() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Lórien")
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    snuffler, guard = scene.second.hand("Little Snuffler", "Orc-guard")
    first, second, quarrels = scene.first.hand("Concealment", "Concealment", "Dark Quarrels")
    playing = scene.hazards(on=adrazar, to="Moria")

    playing.does(Verb.PLAY_CREATURE, snuffler)
    playing.resolve()
    playing.plays(first, user=adrazar)
    playing.resolve()
    playing.does(Verb.PLAY_CREATURE, guard)
    playing.resolve()

    assert aragorn.is_untapped
    assert playing.may_play(quarrels)
    assert playing.why_not(second) is Reason.SKILL_BARRED


@card("TW-207")
def test_half_of_the_original_number_is_the_same_half_for_a_second_dark_quarrels() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.event("Gates of Morning")
    first, second = scene.first.hand("Dark Quarrels", "Dark Quarrels")
    playing = scene.attack(on=aragorn, race=Race.WOLF, strikes=5)

    playing.plays(first)
    playing.resolve()

    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 3
    assert not playing.may_play(second)


@card("TD-67", "TW-332")
def test_the_eye_searches_the_company_at_hand_and_no_other() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    adrazar = scene.first.character("Adrazar", at="Edhellond")
    stealth = scene.first.in_hand("Stealth")
    eye = scene.second.in_hand("Searching Eye")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.passes()
    playing.plays(stealth, user=aragorn)
    playing.resolve()
    playing.pass_until("NextToTravel")
    playing.does(Verb.CHOOSE_COMPANY, number=adrazar.company.id)
    playing.pass_until("HazardWindow")

    assert playing.why_not(eye) is Reason.NO_TARGET


@card("TW-117", "TD-21")
def test_a_dragon_ahunt_is_a_creature_to_alatar() -> None:
    scene = Scene()
    alatar = scene.first.character("Alatar", at="Lórien")
    imrahil = scene.first.character("Imrahil", at="Edhellond")
    scene.second.event("Eärcaraxë Ahunt")
    way = ("Anfalas", "Bay of Belfalas", "Mouths of the Anduin")
    playing = scene.hazards(on=imrahil, to="Tolfalas", by=way)

    playing.resolve()

    assert playing.may(Verb.USE, alatar)


@card("TW-175")
def test_pallandos_opponent_discards_face_up() -> None:
    scene = Scene()
    scene.first.character("Pallando", at="Grey Havens")
    scene.second.character("Haldir", at="Lórien")
    stone = scene.second.in_hand("Elf-stone")
    cram = scene.first.in_hand("Cram")
    playing = scene.begin(Phase.END_OF_TURN)

    playing.does(Verb.DISCARD, cram)
    playing.does(Verb.DISCARD, stone)
    facts = [fact for fact in playing.happened if fact.kind is Happening.DISCARDED_FROM_HAND]

    assert [seen_fact(playing.table, fact, 0).card for fact in facts] == [cram.id, stone.id]
    assert [seen_fact(playing.table, fact, 1).card for fact in facts] == [NONE, stone.id]
