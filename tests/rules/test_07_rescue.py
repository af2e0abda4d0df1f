"""How prisoners are freed and what becomes of their host. [PRS-17 to PRS-25, CMB-66 to CMB-69, SITE-47]"""

from tests.rules.capturing import LOST, WON
from tests.rules.marks import rule
from tests.rules.situations import site_of
from wizardhaven import Verb
from wizardhaven.engine.state.company import STARTER
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.targets import TheStrike
from wizardhaven.vocabulary.terms import Length, Moment, Phase, Race, Side, SiteType

WEBS = Event(
    code="XX-1",
    name="Webs",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(when=Moment.STRIKE, target=TheStrike()),),
    abilities=(
        TakesPrisoners(
            held_at=(SiteType.RUINS_AND_LAIRS, SiteType.SHADOW_HOLD),
            rescue_attacks=(Attack(Race.SPIDER, strikes=1, prowess=9),),
        ),
    ),
)


def travels(playing: Playing) -> None:
    """The company that has planned to move does, by Starter Movement."""
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL, number=STARTER)
    playing.pass_to(Phase.SITE)


@rule("CMB-66", "SITE-47", "PRS-17")
def test_a_company_that_has_entered_a_tapped_rescue_site_may_attempt_the_rescue() -> None:
    scene = Scene()
    thorin, _ = scene.first.company("Goblin-gate", "Thorin II", "Gimli", site_status="tapped")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    webs = scene.second.holds(WEBS, sam, at="Goblin-gate")
    playing = scene.entering(of=thorin)

    assert not playing.may(Verb.RESCUE, webs)
    playing.does(Verb.ENTER)
    assert playing.attack is not None
    assert playing.attack.race is Race.ORC
    assert playing.attack.automatic
    assert not playing.may(Verb.RESCUE, webs)


@rule("CMB-66", "SITE-47", "PRS-17", "PRS-18", "PRS-19")
def test_after_the_rescue_attack_a_character_taps_and_the_prisoner_joins_the_company() -> None:
    scene = Scene()
    thorin = scene.first.company("Goblin-gate", "Thorin II", site_status="tapped")[0]
    gimli = scene.first.character("Gimli", at="Goblin-gate")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    webs = scene.second.holds(WEBS, sam, at="Goblin-gate")
    playing = scene.at_site(of=thorin)

    playing.does(Verb.RESCUE, webs)
    assert playing.attack is not None
    assert playing.attack.race is Race.SPIDER
    assert not playing.attack.automatic
    playing.wins(thorin)
    playing.does(Verb.FREE_PRISONERS, gimli)

    assert gimli.is_tapped
    assert sam.companions == ["Thorin II", "Gimli", "Sam Gamgee"]
    assert sam.controller is None
    assert not sam.is_uncontrolled
    assert webs.is_discarded


@rule("PRS-18")
def test_a_rescue_attack_that_is_not_defeated_does_not_forbid_the_rescue() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Goblin-gate")
    thorin = scene.first.character("Thorin II", at="Goblin-gate")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    webs = scene.second.holds(WEBS, sam, at="Goblin-gate")
    playing = scene.at_site(of=gimli)

    playing.does(Verb.RESCUE, webs)
    playing.does(Verb.ASSIGN, gimli)
    playing.loses(gimli)
    playing.rolls(LOST)
    playing.does(Verb.FREE_PRISONERS, thorin)

    assert gimli.is_wounded
    assert sam.in_play


@rule("PRS-18")
def test_every_rescue_attack_is_faced_in_turn() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Goblin-gate")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    waylaid = scene.second.holds("Waylaid, Wounded, and Orc-dragged", sam, at="Goblin-gate")
    playing = scene.at_site(of=gimli)

    playing.does(Verb.RESCUE, waylaid)
    first = playing.attack
    playing.wins(gimli)
    playing.pass_until("RollStrike")
    second = playing.attack
    playing.rolls(WON)
    playing.pass_until("RollStrike")
    third = playing.attack

    assert first is not None
    assert second is not None
    assert third is not None
    assert (first.strikes_count, first.prowess) == (3, 6)
    assert (second.strikes_count, second.prowess) == (4, 7)
    assert (third.strikes_count, third.prowess) == (5, 8)


@rule("CMB-66", "PRS-19")
def test_nobody_is_freed_if_all_rescuers_are_tapped_and_there_is_one_attempt_a_turn() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Goblin-gate")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    webs = scene.second.holds(WEBS, sam, at="Goblin-gate")
    scene.first.hand("Star-glass")
    playing = scene.at_site(of=gimli)

    playing.does(Verb.RESCUE, webs)
    playing.wins(gimli)

    assert sam.is_aside
    assert webs.in_play
    assert not playing.may(Verb.RESCUE, webs)


@rule("PRS-19")
def test_all_prisoners_of_a_host_are_freed_and_excess_influence_waits() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Goblin-gate")
    thorin = scene.first.character("Thorin II", at="Goblin-gate")
    aragorn, thranduil = scene.first.company("Bree", "Aragorn II", "Thranduil")
    webs = scene.second.holds(WEBS, aragorn, at="Goblin-gate")
    scene.second.holds_too(webs, thranduil)
    playing = scene.at_site(of=gimli)

    playing.does(Verb.RESCUE, webs)
    playing.wins(gimli)
    playing.does(Verb.FREE_PRISONERS, thorin)

    assert aragorn.companions == ["Gimli", "Thorin II", "Aragorn II", "Thranduil"]
    assert thranduil.in_play
    assert playing.unused_general_influence(0) == 0


@rule("CMB-66", "PRS-20")
def test_a_rescue_taps_the_site_and_lets_one_minor_item_be_played() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Goblin-gate")
    balin = scene.first.character("Balin", at="Goblin-gate")
    glorfindel = scene.first.character("Glorfindel II", at="Goblin-gate")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    webs = scene.second.holds(WEBS, sam, at="Goblin-gate")
    glass = scene.first.in_hand("Star-glass")
    ring = scene.first.in_hand("Beautiful Gold Ring")
    playing = scene.at_site(of=gimli)

    playing.does(Verb.RESCUE, webs)
    playing.wins(gimli)
    playing.does(Verb.FREE_PRISONERS, balin)

    assert site_of(gimli).is_tapped
    assert playing.why_not(ring) is Reason.ONLY_MINOR_ITEM
    playing.does(Verb.PLAY_AT_SITE, glass, glorfindel)
    playing.resolve()
    assert glass.bearer == glorfindel
    assert glorfindel.is_tapped


@rule("CMB-66", "PRS-20")
def test_even_at_an_under_deeps_site_a_rescue_brings_nothing_better_than_a_minor_item() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-grottos")
    balin = scene.first.character("Balin", at="The Under-grottos")
    scene.first.character("Glorfindel II", at="The Under-grottos")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    webs = scene.second.holds(WEBS, sam, at="The Under-grottos")
    glamdring = scene.first.in_hand("Glamdring")
    scene.first.hand("Star-glass")
    playing = scene.at_site(of=gimli)

    assert playing.may(Verb.PLAY_AT_SITE, glamdring)
    playing.does(Verb.RESCUE, webs)
    playing.wins(gimli)
    playing.does(Verb.FREE_PRISONERS, balin)

    assert playing.question == "OneMoreItem"
    assert playing.why_not(glamdring) is Reason.ONLY_MINOR_ITEM


@rule("CMB-67", "PRS-21")
def test_a_player_without_a_copy_of_his_own_may_move_on_the_rescue_site_of_the_host() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    scene.first.discard_pile("Goblin-gate")
    webs = scene.second.holds(WEBS, sam, at="Goblin-gate")
    gate = webs.aside("Goblin-gate")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, gate)
    travels(playing)

    assert gimli.site == "Goblin-gate"
    assert site_of(gimli) == gate


@rule("CMB-67", "PRS-21")
def test_a_player_with_a_copy_of_his_own_uses_that_one() -> None:
    scene = Scene()
    scene.first.character("Gimli", at="Rivendell")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    own = scene.first.location_deck("Goblin-gate")[0]
    webs = scene.second.holds(WEBS, sam, at="Goblin-gate")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.PLAN_MOVEMENT, own)
    assert not playing.may(Verb.PLAN_MOVEMENT, webs.aside("Goblin-gate"))


@rule("CMB-67", "PRS-22")
def test_a_borrowed_site_serves_for_the_rescue_and_its_minor_item_only() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree")
    webs = scene.second.holds(WEBS, sam, at="Goblin-gate")
    gimli, balin, glorfindel = scene.first.borrows(
        webs.aside("Goblin-gate"), "Gimli", "Balin", "Glorfindel II"
    )
    ring = scene.first.in_hand("Beautiful Gold Ring")
    glass = scene.first.in_hand("Star-glass")
    playing = scene.at_site(of=gimli)

    assert playing.why_not(ring) is Reason.ONLY_FOR_RESCUE
    assert playing.why_not(glass) is Reason.ONLY_FOR_RESCUE
    playing.does(Verb.RESCUE, webs)
    playing.wins(gimli)
    playing.does(Verb.FREE_PRISONERS, balin)
    playing.does(Verb.PLAY_AT_SITE, glass, glorfindel)
    playing.resolve()

    assert glass.in_play
    assert not ring.in_play
    assert playing.phase is Phase.END_OF_TURN


@rule("CMB-67", "PRS-22")
def test_a_card_that_lets_items_be_played_does_not_open_a_borrowed_site() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree")
    webs = scene.second.holds(WEBS, sam, at="Goblin-gate")
    beretar, thorin = scene.first.borrows(webs.aside("Goblin-gate"), "Beretar", "Thorin II")
    search = scene.first.in_hand("Thorough Search")
    ring = scene.first.in_hand("Beautiful Gold Ring")
    playing = scene.at_site(of=beretar)

    playing.plays(search, user=thorin)
    playing.resolve()

    assert not playing.may(Verb.PLAY_AT_SITE, ring, beretar)
    assert ring.in_hand


@rule("CMB-67", "CMB-68", "PRS-22", "PRS-25")
def test_a_borrowed_site_stays_with_the_rescuers_until_they_leave_and_is_never_discarded() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree")
    webs = scene.second.holds(WEBS, sam, at="Goblin-gate")
    gate = webs.aside("Goblin-gate")
    gimli, thorin = scene.first.borrows(gate, "Gimli", "Thorin II")
    haven = scene.first.location_deck("Rivendell")[0]
    playing = scene.at_site(of=gimli)

    playing.does(Verb.RESCUE, webs)
    playing.wins(gimli)
    playing.does(Verb.FREE_PRISONERS, thorin)

    assert webs.is_discarded
    assert site_of(sam) == gate
    assert gate.is_tapped
    playing.pass_until("OrganizationWindow")
    playing.pass_to(Phase.END_OF_TURN)
    playing.pass_until("OrganizationWindow")
    playing.does(Verb.PLAN_MOVEMENT, haven)
    travels(playing)
    assert sam.site == "Rivendell"
    assert gate.place == "location deck"


@rule("PRS-25")
def test_a_borrowed_site_goes_back_to_its_host_when_the_company_leaves_without_a_rescue() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree")
    webs = scene.second.holds(WEBS, sam, at="Goblin-gate")
    gate = webs.aside("Goblin-gate")
    gimli = scene.first.borrows(gate, "Gimli")[0]
    haven = scene.first.location_deck("Rivendell")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, haven)
    travels(playing)

    assert gimli.site == "Rivendell"
    assert gate.is_aside
    assert gate.bearer == webs


@rule("CMB-68", "PRS-24", "PRS-25")
def test_an_empty_host_goes_at_once_and_its_site_goes_back_to_the_location_deck() -> None:
    scene = Scene()
    scene.first.character("Gimli", at="Rivendell")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    flies = scene.second.holds("Flies and Spiders", sam, at="Gladden Fields")
    fields = flies.aside("Gladden Fields")
    playing = scene.begin(Phase.UNTAP)

    playing.resolve()
    playing.rolls(9)

    assert sam.among_points
    assert flies.is_discarded
    assert fields.place == "location deck"


@rule("CMB-68", "PRS-24")
def test_a_host_whose_strike_is_not_resolved_is_not_empty_and_goes_if_it_fails() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Beorn’s House")
    fields = scene.second.location_deck("Gladden Fields")[0]
    webs = scene.second.in_hand(WEBS)
    playing = scene.attack(on=gimli, strikes=1, prowess=9)

    playing.does(Verb.ASSIGN, gimli)
    playing.plays(webs)
    playing.resolve()
    playing.does(Verb.TAP_TO_FACE, gimli)
    playing.pass_until("RollStrike")
    assert webs.in_play
    playing.rolls(WON)

    assert webs.is_discarded
    assert gimli.in_play
    assert fields.place == "location deck"


@rule("CMB-69", "PRS-23", "PRS-25")
def test_a_host_that_is_discarded_sets_its_prisoner_free_at_a_copy_of_the_rescue_site() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    legolas = scene.first.character("Legolas", at="Bree")
    flies = scene.second.holds("Flies and Spiders", legolas, at="Gladden Fields")
    fields = flies.aside("Gladden Fields")
    own = scene.first.location_deck("Gladden Fields")[0]
    told = scene.first.in_hand("Marvels Told")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(told, user=gandalf, target=flies)
    playing.resolve()

    assert flies.is_discarded
    assert legolas.companions == ["Legolas"]
    assert site_of(legolas) == own
    assert fields.place == "location deck"
    assert playing.points(0) == 2


@rule("CMB-69", "PRS-23")
def test_who_has_no_copy_of_the_rescue_site_is_free_on_the_card_of_the_hazard_player() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    legolas = scene.first.character("Legolas", at="Bree")
    ring = scene.first.gives("Beautiful Gold Ring", to=legolas)
    flies = scene.second.holds("Flies and Spiders", legolas, at="Gladden Fields")
    fields = flies.aside("Gladden Fields")
    told = scene.first.in_hand("Marvels Told")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(told, user=gandalf, target=flies)
    playing.resolve()

    assert site_of(legolas) == fields
    assert ring.bearer == legolas
    assert ring.in_play
