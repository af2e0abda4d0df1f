"""A word is heard whoever's card says it, though most cards that say it are Fallen-wizards'."""

from tests.rules.fallen_wizards import MINION_BREE, site_of
from tests.rules.marks import rule
from tests.rules.situations import attacked_by_agent
from tests.rules.words_of_every_kind import (
    BREE_FOLK,
    DARK_FEATHERS,
    DARK_WHISTLE,
    FAITHFUL_CROW,
    FAR_VOICE,
    FEAST_AT_BREE,
    FEATHERS,
    FRIEND_OF_BEASTS,
    HERALD,
    HUNTING_HORN,
    JEALOUS_WATCH,
    LOVE_OF_THE_SHIRE,
    MOLE,
    NO_HOUSE_OF_HIS,
    OPEN_WAR,
    OPEN_WAR_OF_MINIONS,
    PEACE,
    PEACE_OF_MINIONS,
    RINGWRAITH_AND_WIZARD,
    WATCHFUL_EYE,
    WEAK_BEAST,
    WHISTLE,
    WIZARD_AND_FALLEN,
    WIZARD_AND_RINGWRAITH,
)
from wizardhaven import Verb
from wizardhaven.engine.queries.influence.from_afar import afar_parts
from wizardhaven.engine.queries.sites.sites import is_haven
from wizardhaven.engine.state.checks import Attempt
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import NO_CARD, NONE
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.view.facts import seen_fact
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.terms import Phase


@rule("CMB-02", "GLO-032")
def test_a_creature_that_a_wizards_opponent_discards_attacks_him_if_his_card_says_so() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Edoras")
    scene.first.event(HUNTING_HORN)
    beast = scene.second.in_hand(WEAK_BEAST)
    playing = scene.begin(Phase.END_OF_TURN)
    playing.pass_until("MayDiscard")

    playing.does(Verb.DISCARD, beast)
    playing.does(Verb.USE, target=beast)
    playing.pass_until("AssignByDefender", "FaceStrike")
    playing.fights(gandalf, 12)

    assert beast.among_points


@rule("GLO-032")
def test_an_event_of_a_ringwraiths_makes_his_opponent_discard_face_up() -> None:
    scene = Scene(kinds=RINGWRAITH_AND_WIZARD)
    scene.first.event(WATCHFUL_EYE)
    stone = scene.second.in_hand("Elf-stone")
    own = scene.first.in_hand("Sons of Kings")
    playing = scene.begin(Phase.END_OF_TURN)

    playing.does(Verb.DISCARD, own)
    playing.does(Verb.DISCARD, stone)
    facts = [fact for fact in playing.happened if fact.kind is Happening.DISCARDED_FROM_HAND]

    assert [seen_fact(playing.table, fact, 0).card for fact in facts] == [own.id, stone.id]
    assert [seen_fact(playing.table, fact, 1).card for fact in facts] == [NONE, stone.id]


@rule("ORG-73", "MOV-12")
def test_what_a_character_of_a_wizards_bears_carries_his_company_wherever_it_says() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    scene.first.gives(FEATHERS, to=beretar)
    far = scene.first.location_deck("Barad-dûr")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, far)
    playing.pass_to(Phase.SITE)

    assert beretar.site == "Barad-dûr"
    assert beretar.company.regions == ()


@rule("ORG-73", "ITM-08")
def test_an_item_of_the_other_side_that_he_only_carries_does_not() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    feathers = scene.first.gives(DARK_FEATHERS, to=beretar)
    scene.first.location_deck("Barad-dûr")

    playing = scene.begin(Phase.ORGANIZATION)

    assert not feathers.is_in_use
    assert not playing.may(Verb.PLAN_MOVEMENT)


@rule("INF-05")
def test_a_wizard_influences_from_afar_if_his_card_says_so() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Bree")
    scene.first.event(FAR_VOICE)
    beretar = scene.second.character("Beretar", at="Edoras")
    playing = scene.at_site(of=gandalf)

    offered = playing.may(Verb.INFLUENCE, gandalf, beretar)
    parts = afar_parts(playing.table, Attempt(0, gandalf.id, beretar.id, NO_CARD))

    assert offered
    assert [part.amount for part in parts] == [10, -5]  # half of twenty, and five regions


def toll(*events: Event) -> Playing:
    """A Beorning Toll attacks a company of a Wizard's who has these events in play."""
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    for event in events:
        scene.first.event(event)
    beornings = scene.second.in_hand("Beorning Toll")
    playing = scene.hazards(on=beretar, to="Beorn’s House")
    playing.does(Verb.PLAY_CREATURE, beornings)
    playing.resolve()
    return playing


def detains(playing: Playing) -> bool:
    """Whether the attack at hand only detains."""
    assert playing.attack is not None
    return playing.attack.detainment


@rule("CMB-55")
def test_no_attack_only_detains_a_wizards_company_if_his_card_says_so() -> None:
    assert detains(toll())
    assert not detains(toll(OPEN_WAR))


def gisulf_attacks(*events: Event) -> Playing:
    """An agent attacks a company of a Ringwraith's who has these events in play."""
    scene = Scene(kinds=RINGWRAITH_AND_WIZARD)
    luitprand = scene.first.character("Luitprand", at="Cirith Gorgor [minion]")
    for event in events:
        scene.first.event(event)
    gisulf = scene.second.agent("Gisulf", sites=("Cirith Gorgor",), face_up=True)
    playing = scene.entering(luitprand)
    attacked_by_agent(playing, gisulf)
    return playing


@rule("CMB-55", "CMB-58")
def test_nor_do_agents_detain_a_ringwraiths_company_then() -> None:
    assert detains(gisulf_attacks())
    assert not detains(gisulf_attacks(OPEN_WAR_OF_MINIONS))


@rule("ORG-30")
def test_a_card_of_a_wizards_makes_it_easier_to_control_some_of_his_characters() -> None:
    scene = Scene()
    sam, beretar = scene.first.company("Rivendell", "Sam Gamgee", "Beretar")
    merry = scene.second.character("Merry", at="Lórien")
    before = (sam.control_cost, beretar.control_cost, merry.control_cost)

    scene.first.event(LOVE_OF_THE_SHIRE)

    assert (sam.control_cost, beretar.control_cost, merry.control_cost) == (before[0] - 1, *before[1:])


@rule("GLO-015")
def test_attacks_are_cancelled_where_a_card_of_a_wizards_on_his_site_says_so() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Weathertop")
    scene.first.gives(PEACE, to=site_of(beretar))

    playing = scene.attack(on=beretar, prowess=20)

    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert beretar.is_untapped


@rule("CVC-04", "GLO-015")
def test_so_is_that_of_a_company_on_one_of_a_ringwraiths() -> None:
    scene = Scene(kinds=WIZARD_AND_RINGWRAITH)
    beretar = scene.first.character("Beretar", at="Moria")
    lout = scene.second.character("Troll Lout", at="Moria")
    scene.second.gives(PEACE_OF_MINIONS, to=site_of(lout))

    playing = scene.company_attack(by=beretar, on=lout)

    assert playing.has_happened(Happening.ATTACK_CANCELED)
    assert playing.attack is None


@rule("FW-70", "SITE-22")
def test_a_wizard_lets_his_opponent_play_nothing_with_points_where_his_card_says_so() -> None:
    scene = Scene(kinds=WIZARD_AND_RINGWRAITH, active=1)
    beretar = scene.first.character("Beretar", at="Bree")
    scene.first.gives(JEALOUS_WATCH, to=site_of(beretar))
    luitprand = scene.second.company(MINION_BREE, "Luitprand")[0]
    folk, feast, _ = scene.second.hand(BREE_FOLK, FEAST_AT_BREE, MOLE)
    playing = scene.at_site(of=luitprand)

    assert playing.why_not(folk) is Reason.NO_POINTS_HERE
    assert playing.why_not(feast) is Reason.NO_POINTS_HERE


@rule("FW-39")
def test_a_wizard_keeps_a_fallen_wizard_from_having_a_wizardhaven_where_his_card_says_so() -> None:
    scene = Scene(kinds=WIZARD_AND_FALLEN)
    beretar = scene.first.character("Beretar", at="Weathertop")
    watch = scene.first.gives(NO_HOUSE_OF_HIS, to=site_of(beretar))
    scene.table.turn += 1
    eowyn = scene.second.character("Éowyn", at="Weathertop")
    scene.second.gives("Hidden Haven", to=site_of(eowyn))

    assert watch.in_play
    assert not is_haven(scene.table, site_of(eowyn).id)


@rule("SITE-22")
def test_allies_come_to_a_wizards_characters_where_his_card_lets_them() -> None:
    scene = Scene()
    beretar = scene.first.company("Bree", "Beretar", site_status="tapped")[0]
    scene.first.event(FRIEND_OF_BEASTS)
    mole = scene.first.in_hand(MOLE)
    playing = scene.at_site(of=beretar)

    playing.does(Verb.PLAY_AT_SITE, mole, beretar)
    playing.resolve()

    assert mole.bearer == beretar


@rule("SITE-22", "ITM-08")
def test_an_item_lets_its_bearer_play_allies_only_if_he_can_use_it() -> None:
    scene = Scene()
    beretar, haldir = scene.first.company("Bree", "Beretar", "Haldir")
    scene.first.gives(WHISTLE, to=beretar)
    scene.first.gives(DARK_WHISTLE, to=haldir)
    mole = scene.first.in_hand(MOLE)

    playing = scene.at_site(of=beretar)

    assert playing.may(Verb.PLAY_AT_SITE, mole, beretar)
    assert not playing.may(Verb.PLAY_AT_SITE, mole, haldir)


@rule("INF-01")
def test_an_ally_of_a_wizards_wins_a_faction_over_if_he_says_that_he_may() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Bree", status="tapped")
    herald = scene.first.gives(HERALD, to=beretar)
    folk = scene.first.in_hand(BREE_FOLK)
    playing = scene.at_site(of=beretar)

    playing.does(Verb.PLAY_AT_SITE, folk, herald)
    playing.resolve()
    playing.rolls(12)

    assert herald.is_tapped
    assert folk.among_points


@rule("TIM-73")
def test_what_a_wizards_card_says_for_when_its_controller_is_gone_happens_then() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    crow = scene.first.gives(FAITHFUL_CROW, to=beretar)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.DISCARD_CHARACTER, beretar)
    playing.does(Verb.TAKE, crow)

    assert beretar.is_discarded
    assert crow.in_hand
