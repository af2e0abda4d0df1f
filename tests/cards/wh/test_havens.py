"""Stories of the stage cards that make Wizardhavens and protect them."""

from dataclasses import replace

from tests.cards.marks import card
from tests.rules.fallen_wizards import (
    GANDALF,
    HERO_FRIEND,
    ISENGARD,
    MINION_EDORAS,
    RENOWN,
    TWO_FALLEN,
    WHITE_TOWERS,
    fallen,
    site_of,
)
from wizardhaven import Verb
from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.queries.sites.automatic_attacks import automatic_attacks
from wizardhaven.engine.queries.sites.sites import is_haven, is_protected
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.terms import Phase


def with_hidden_haven(scene: Scene, at: str = "Weathertop") -> Piece:
    """A company of one at a site that Hidden Haven lies on."""
    beretar = scene.first.company(at, "Beretar")[0]
    scene.first.gives("Hidden Haven", to=site_of(beretar))
    return beretar


@card("WH-75")
def test_hidden_haven_makes_a_wizardhaven_of_a_ruin() -> None:
    scene = fallen()
    beretar = scene.first.company("Weathertop", "Beretar")[0]
    site = site_of(beretar)
    haven = scene.first.in_hand("Hidden Haven")
    playing = scene.begin(Phase.ORGANIZATION)
    assert not is_haven(playing.table, site.id)
    assert automatic_attacks(playing.table, site.id)

    playing.plays(haven, target=site)
    playing.resolve()

    assert is_haven(playing.table, site.id)
    assert not automatic_attacks(playing.table, site.id)
    assert playing.stage_points(0) == 1


@card("WH-75")
def test_hidden_haven_is_played_on_nothing_else() -> None:
    scene = fallen()
    lair = scene.first.company("Gold Hill", "Beretar")[0]
    dark = scene.first.company("Goblin-gate", "Éowyn")[0]
    hold = scene.first.company("Bree", "Bard Bowman")[0]
    haven = scene.first.in_hand("Hidden Haven")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(haven, target=site_of(lair))
    assert not playing.may_play(haven, target=site_of(dark))
    assert not playing.may_play(haven, target=site_of(hold))
    assert playing.why_not(haven) is Reason.NO_TARGET


@card("WH-75")
def test_at_a_hidden_haven_nothing_printed_is_playable() -> None:
    scene = fallen()
    beretar = with_hidden_haven(scene, at="Barrow-downs")
    dagger, friend = scene.first.hand("Dagger of Westernesse", HERO_FRIEND)
    playing = scene.at_site(of=beretar)

    assert playing.why_not(dagger) is Reason.NOT_PLAYABLE_HERE
    assert playing.may(Verb.PLAY_AT_SITE, friend)


@card("WH-75")
def test_attacks_at_a_hidden_haven_are_cancelled() -> None:
    scene = fallen()
    beretar = with_hidden_haven(scene)
    playing = scene.attack(on=beretar, prowess=20)

    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert beretar.is_untapped


@card("WH-75")
def test_another_fallen_wizard_has_no_wizardhaven_there() -> None:
    scene = Scene(kinds=TWO_FALLEN)
    with_hidden_haven(scene)
    scene.table.turn += 1
    other = scene.second.company("Weathertop", "Éowyn")[0]
    scene.second.gives("Hidden Haven", to=site_of(other))

    assert is_haven(scene.table, site_of(scene.first.characters()[0]).id)
    assert not is_haven(scene.table, site_of(other).id)


@card("WH-75")
def test_hidden_haven_leaves_with_its_site_and_is_discarded_by_nothing_else() -> None:
    scene = fallen()
    beretar = with_hidden_haven(scene)
    haven = Piece(scene.table, scene.table.cards[site_of(beretar).id].carried[0])
    discard(scene.table, haven.id)
    assert haven.in_play

    bree = scene.first.location_deck("Bree")[0]
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, bree)
    playing.pass_until("EnterSite")
    assert haven.is_discarded
    assert playing.stage_points(0) == 0


@card("WH-75")
def test_hidden_haven_is_not_among_the_stage_cards_that_may_be_given_up() -> None:
    scene = fallen()
    beretar = with_hidden_haven(scene)
    guarded = scene.first.gives("Guarded Haven", to=site_of(beretar))
    scene.first.event(RENOWN)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.pass_until("EndOfOrganization")

    offered = [option.card for option in playing.options(Verb.DISCARD_STAGE)]
    assert offered == [guarded.id]


@card("WH-77")
def test_mischief_makes_a_wizardhaven_of_a_border_hold_in_the_site_phase() -> None:
    scene = fallen()
    beretar = scene.first.company("Bree", "Beretar")[0]
    scene.first.event(RENOWN)
    scene.first.event(replace(RENOWN, code="XX-602", name="Ill Renown", stage_points=2))
    mischief = scene.first.in_hand("Mischief in a Mean Way")
    playing = scene.at_site(of=beretar)

    playing.plays(mischief, target=site_of(beretar))
    playing.resolve()

    assert is_haven(playing.table, site_of(beretar).id)
    assert playing.stage_points(0) == 12
    assert playing.points(0) == 1 + 2  # Beretar and the card


@card("WH-77")
def test_mischief_needs_ten_stage_points() -> None:
    scene = fallen()
    beretar = scene.first.company("Bree", "Beretar")[0]
    scene.first.event(RENOWN)
    mischief, _ = scene.first.hand("Mischief in a Mean Way", HERO_FRIEND)
    playing = scene.at_site(of=beretar)

    assert playing.why_not(mischief) is Reason.CONDITION_NOT_MET


@card("WH-77")
def test_mischief_keeps_attacks_and_others_away_and_leaves_only_with_its_site() -> None:
    scene = fallen()
    beretar = scene.first.company("Bree", "Beretar")[0]
    mischief = scene.first.gives("Mischief in a Mean Way", to=site_of(beretar))
    discard(scene.table, mischief.id)
    playing = scene.attack(on=beretar, prowess=20)

    assert mischief.in_play
    assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("WH-97")
def test_chambers_make_a_home_for_gandalf_in_a_hero_free_hold() -> None:
    scene = fallen("Gandalf")
    beretar = scene.first.company("Edoras", "Beretar")[0]
    chambers, gandalf = scene.first.hand("Chambers in the Royal Court", GANDALF)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(chambers, target=site_of(beretar))
    playing.resolve()

    assert is_haven(playing.table, site_of(beretar).id)
    playing.does(Verb.ORGANIZE)
    assert playing.may(Verb.PLAY_CHARACTER, gandalf, number=beretar.company.id)


@card("WH-97")
def test_chambers_are_for_gandalf_and_once_on_a_site() -> None:
    scene = fallen("Gandalf")
    beretar = scene.first.company("Edoras", "Beretar")[0]
    scene.first.gives("Chambers in the Royal Court", to=site_of(beretar))
    second = scene.first.in_hand("Chambers in the Royal Court")
    assert not scene.begin(Phase.ORGANIZATION).may_play(second)

    scene = fallen("Saruman")
    scene.first.company("Edoras", "Beretar")
    chambers = scene.first.in_hand("Chambers in the Royal Court")
    assert scene.begin(Phase.ORGANIZATION).why_not(chambers) is Reason.FOR_ANOTHER


@card("WH-97")
def test_there_are_no_chambers_in_a_free_hold_of_the_minions() -> None:
    scene = fallen("Gandalf")
    beretar = scene.first.company(MINION_EDORAS, "Beretar")[0]
    chambers = scene.first.in_hand("Chambers in the Royal Court")

    assert not scene.begin(Phase.ORGANIZATION).may_play(chambers, target=site_of(beretar))


@card("WH-97")
def test_chambers_keep_attacks_away_and_leave_only_with_the_site() -> None:
    scene = fallen("Gandalf")
    beretar = scene.first.company("Edoras", "Beretar")[0]
    chambers = scene.first.gives("Chambers in the Royal Court", to=site_of(beretar))
    dagger, _ = scene.first.hand("Dagger of Westernesse", HERO_FRIEND)
    discard(scene.table, chambers.id)
    assert chambers.in_play
    assert scene.at_site(of=beretar).why_not(dagger) is Reason.NOT_PLAYABLE_HERE

    scene.table.stack.clear()
    assert scene.attack(on=beretar, prowess=20).has_happened(Happening.ATTACK_CANCELED)


@card("WH-74")
def test_guarded_haven_protects_a_wizardhaven_once() -> None:
    scene = fallen()
    beretar = with_hidden_haven(scene)
    guarded, second = scene.first.hand("Guarded Haven", "Guarded Haven")
    playing = scene.begin(Phase.ORGANIZATION)
    assert not is_protected(playing.table, site_of(beretar).id)

    playing.plays(guarded, target=site_of(beretar))
    playing.resolve()

    assert is_protected(playing.table, site_of(beretar).id)
    assert playing.why_not(second) is Reason.DUPLICATED
    assert playing.stage_points(0) == 2
    assert playing.points(0) == 1 + 1  # Beretar and the card


@card("WH-74")
def test_guarded_haven_is_not_for_the_wizardhavens_that_have_fortresses() -> None:
    scene = fallen()
    scene.first.company(ISENGARD, "Beretar")
    scene.first.company(WHITE_TOWERS, "Éowyn")
    scene.first.company("Bree", "Bard Bowman")
    guarded = scene.first.in_hand("Guarded Haven")

    assert scene.begin(Phase.ORGANIZATION).why_not(guarded) is Reason.NO_TARGET


@card("WH-74")
def test_the_opponent_plays_nothing_worth_points_at_a_guarded_haven() -> None:
    scene = fallen(active=1)
    beretar = with_hidden_haven(scene)
    scene.first.gives("Guarded Haven", to=site_of(beretar))
    eowyn = scene.second.company("Weathertop", "Éowyn")[0]
    worthy, worthless = scene.second.hand(
        replace(HERO_FRIEND, code="XX-603", name="Old Friend", marshalling_points=2), HERO_FRIEND
    )
    playing = scene.at_site(of=eowyn)

    assert playing.why_not(worthy) is Reason.NO_POINTS_HERE
    assert playing.may(Verb.PLAY_AT_SITE, worthless)


@card("WH-68")
def test_the_fortress_of_isen_protects_isengard() -> None:
    scene = fallen("Saruman")
    beretar = scene.first.company(ISENGARD, "Beretar")[0]
    fortress = scene.first.in_hand("The Fortress of Isen")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(fortress, target=site_of(beretar))
    playing.resolve()

    assert is_protected(playing.table, site_of(beretar).id)
    assert playing.stage_points(0) == 3


@card("WH-68")
def test_the_fortress_of_isen_is_for_alatar_pallando_and_saruman_and_for_isengard() -> None:
    scene = fallen("Gandalf")
    scene.first.company(ISENGARD, "Beretar")
    fortress = scene.first.in_hand("The Fortress of Isen")
    assert scene.begin(Phase.ORGANIZATION).why_not(fortress) is Reason.CONDITION_NOT_MET

    scene = fallen("Alatar")
    scene.first.company(WHITE_TOWERS, "Beretar")
    fortress = scene.first.in_hand("The Fortress of Isen")
    assert scene.begin(Phase.ORGANIZATION).why_not(fortress) is Reason.NO_TARGET


@card("WH-68")
def test_no_fortress_is_built_at_an_isengard_that_is_no_wizardhaven() -> None:
    scene = fallen("Saruman")
    scene.first.company("Isengard", "Beretar")
    fortress = scene.first.in_hand("The Fortress of Isen")

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(fortress) is Reason.NO_TARGET


@card("WH-68")
def test_with_the_fortress_no_other_fallen_wizard_uses_the_wizardhaven_card_for_isengard() -> None:
    scene = Scene(kinds=TWO_FALLEN, active=1)
    scene.first.declares("Saruman")
    scene.second.declares("Alatar")
    beretar = scene.first.company(ISENGARD, "Beretar")[0]
    scene.second.company("Edoras", "Éowyn")
    his, hero = scene.second.location_deck(ISENGARD, "Isengard")
    open_to_him = scene.begin(Phase.ORGANIZATION).may(Verb.PLAN_MOVEMENT, his)
    scene.table.stack.clear()

    scene.first.gives("The Fortress of Isen", to=site_of(beretar))
    playing = scene.begin(Phase.ORGANIZATION)

    assert open_to_him
    assert not playing.may(Verb.PLAN_MOVEMENT, his)
    assert playing.may(Verb.PLAN_MOVEMENT, hero)


@card("WH-68")
def test_the_opponent_plays_nothing_worth_points_at_any_version_of_isengard() -> None:
    scene = fallen(active=1)
    beretar = scene.first.company(ISENGARD, "Beretar")[0]
    scene.first.gives("The Fortress of Isen", to=site_of(beretar))
    eowyn = scene.second.company("Isengard", "Éowyn")[0]
    worthy, _ = scene.second.hand(
        replace(HERO_FRIEND, code="XX-603", name="Old Friend", marshalling_points=2), HERO_FRIEND
    )

    assert scene.at_site(of=eowyn).why_not(worthy) is Reason.NO_POINTS_HERE


@card("WH-69")
def test_the_fortress_of_the_towers_protects_the_white_towers() -> None:
    scene = fallen("Pallando")
    beretar = scene.first.company(WHITE_TOWERS, "Beretar")[0]
    fortress = scene.first.in_hand("Fortress of the Towers")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(fortress, target=site_of(beretar))
    playing.resolve()

    assert is_protected(playing.table, site_of(beretar).id)
    assert playing.stage_points(0) == 3


@card("WH-69")
def test_the_fortress_of_the_towers_keeps_others_away_and_is_not_for_radagast() -> None:
    scene = fallen(active=1)
    beretar = scene.first.company(WHITE_TOWERS, "Beretar")[0]
    scene.first.gives("Fortress of the Towers", to=site_of(beretar))
    eowyn = scene.second.company("The White Towers", "Éowyn")[0]
    worthy, _ = scene.second.hand(
        replace(HERO_FRIEND, code="XX-603", name="Old Friend", marshalling_points=2), HERO_FRIEND
    )
    assert scene.at_site(of=eowyn).why_not(worthy) is Reason.NO_POINTS_HERE

    scene = fallen("Radagast")
    scene.first.company(WHITE_TOWERS, "Beretar")
    fortress = scene.first.in_hand("Fortress of the Towers")
    assert scene.begin(Phase.ORGANIZATION).why_not(fortress) is Reason.CONDITION_NOT_MET
