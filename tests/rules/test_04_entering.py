"""Stories of starting a site phase and entering the site. [SITE-01 to SITE-10, SITE-21]"""

from tests.rules.marks import rule
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import Phase, Race, RegionType, SiteType

OLD_FORTRESS = Site(
    code="X-1",
    name="Old Fortress",
    site_type=SiteType.DARK_HOLD,
    region="Arthedain",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
    automatic_attacks=(
        Attack(Race.ORC, strikes=1, prowess=10),
        Attack(Race.TROLL, strikes=1, prowess=12),
    ),
)


@rule("SITE-01")
def test_each_company_has_a_site_phase_of_its_own_in_the_order_its_player_chooses() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    saruman = scene.first.character("Saruman", at="Isengard")
    gates = scene.first.in_hand("Gates of Morning")

    playing = scene.begin(Phase.SITE)
    playing.does(Verb.CHOOSE_COMPANY, number=saruman.company.id)
    entering_first = playing.question, playing.table.company
    playing.passes()

    assert entering_first == ("EnterSite", saruman.company.id)
    assert (playing.question, playing.table.company) == ("EnterSite", aragorn.company.id)
    assert not playing.may_play(gates)  # nothing can be done between the two


@rule("SITE-02")
def test_a_player_without_companies_skips_the_site_phase() -> None:
    scene = Scene()
    gates = scene.first.in_hand("Gates of Morning")

    playing = scene.begin(Phase.SITE)

    assert playing.phase is Phase.END_OF_TURN
    assert playing.may_play(gates)


@rule("SITE-03")
def test_a_company_that_does_nothing_faces_nothing_and_plays_nothing() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Isengard")
    sword, gates = scene.first.hand("Sword of Gondolin", "Gates of Morning")

    playing = scene.begin(Phase.SITE)
    before_the_choice = [option.verb for option in playing.options()]
    playing.passes()

    assert before_the_choice == [Verb.PASS, Verb.ENTER]
    assert aragorn.company.faced == ()
    assert sword.in_hand
    assert gates.in_hand
    assert playing.phase is Phase.END_OF_TURN


@rule("SITE-03")
def test_a_tapped_site_may_be_entered() -> None:
    scene = Scene()
    aragorn = scene.first.company("Bree", "Aragorn II", site_status="tapped")[0]
    scene.first.in_hand("Gates of Morning")

    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)

    assert playing.question == "SiteWindow"
    assert aragorn.company.entered


@rule("SITE-04")
def test_a_company_that_was_sent_back_does_nothing_in_its_site_phase() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gates = scene.first.in_hand("Gates of Morning")

    playing = scene.hazards(on=aragorn, to="Rivendell")
    playing.sends_back(aragorn)

    assert aragorn.site == "Bree"
    assert not aragorn.company.moved
    assert not aragorn.company.entered
    assert playing.phase is Phase.END_OF_TURN
    assert playing.may_play(gates)


@rule("SITE-05")
def test_on_guard_then_automatic_attacks_then_creatures_then_resources() -> None:
    scene = Scene()
    aragorn = scene.first.company("Isengard", "Aragorn II", "Adrazar", "Faramir")[0]
    concealed, hidden, sword = scene.first.hand("Concealment", "Concealment", "Sword of Gondolin")
    cave_drake = scene.hazard.on_guard("Cave-drake", against=aragorn)

    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)
    first_asked = playing.question
    playing.does(Verb.REVEAL_ON_GUARD, cave_drake)
    playing.plays(concealed)
    playing.resolve()
    playing.plays(hidden)
    playing.resolve()
    playing.pass_until("SiteWindow")

    assert first_asked == "RevealOnEntry"
    assert aragorn.company.faced == ("Wolf", "Dragon", "Cave-drake")
    assert playing.may(Verb.PLAY_AT_SITE, sword)


@rule("SITE-06")
def test_a_creature_that_can_be_keyed_to_the_site_may_be_revealed_on_entry() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Isengard")
    cave_drake = scene.hazard.on_guard("Cave-drake", against=aragorn)
    ambusher = scene.hazard.on_guard("Ambusher", against=aragorn)
    orc_watch = scene.hazard.on_guard("Orc-watch", against=aragorn)

    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)

    assert playing.may(Verb.REVEAL_ON_GUARD, cave_drake)
    assert not playing.may(Verb.REVEAL_ON_GUARD, ambusher)
    assert not playing.may(Verb.REVEAL_ON_GUARD, orc_watch)


@rule("SITE-06")
def test_at_a_site_without_automatic_attack_nothing_is_revealed_on_entry() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.in_hand("Gates of Morning")
    scene.hazard.on_guard("Sellswords Between Charters", against=aragorn)  # keyed to a Border-hold

    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)

    assert playing.question == "SiteWindow"
    assert not playing.has_happened(Happening.ATTACK_BEGAN)


@rule("SITE-06")
def test_an_event_on_the_automatic_attacks_may_be_revealed_and_nobody_can_answer() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Isengard")
    scene.first.hand("Concealment", "Twilight")  # which could cancel it at any point
    shadows = scene.hazard.on_guard("Choking Shadows", against=aragorn)

    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)
    playing.does(Verb.REVEAL_ON_GUARD, shadows)

    assert playing.question == "BeforeAssignment"
    assert shadows.is_discarded
    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 9


@rule("SITE-06")
def test_an_event_that_bears_on_attacks_of_their_kind_may_be_revealed_on_entry() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    stir = scene.hazard.on_guard("Minions Stir", against=haldir)

    playing = scene.entering(haldir)
    playing.does(Verb.ENTER)
    playing.does(Verb.REVEAL_ON_GUARD, stir)
    playing.pass_until("FaceStrike")

    assert stir.in_play
    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 8


@rule("SITE-06")
def test_cards_of_any_other_kind_stay_hidden_on_entry() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Isengard")
    scene.first.in_hand("Concealment")
    stir = scene.hazard.on_guard("Minions Stir", against=aragorn)  # for Orcs and Trolls, not for Wolves
    words = scene.hazard.on_guard("Foolish Words", against=aragorn)

    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)

    assert playing.question == "BeforeAssignment"
    assert stir.is_on_guard
    assert words.is_on_guard


@rule("SITE-07")
def test_an_event_that_adds_an_automatic_attack_may_be_revealed_on_entry() -> None:
    scene = Scene()
    aragorn = scene.first.company("Isengard", "Aragorn II", "Adrazar")[0]
    first, second, _ = scene.first.hand("Concealment", "Concealment", "Gates of Morning")
    incite = scene.hazard.on_guard("Incite Denizens", against=aragorn)

    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)
    playing.does(Verb.REVEAL_ON_GUARD, incite)
    playing.plays(first)
    playing.resolve()
    again = playing.attack
    playing.plays(second)
    playing.resolve()

    assert again is not None
    assert again.automatic
    assert again.race is Race.WOLF
    assert aragorn.company.entered


@rule("SITE-08")
def test_automatic_attacks_are_faced_in_the_order_of_the_site_card() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    fortress = scene.first.location_deck(OLD_FORTRESS)[0]
    scene.first.in_hand("Gates of Morning")

    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, fortress)
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL)
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 2)  # he is wounded, and survives
    entered_after_the_first = aragorn.company.entered
    playing.pass_until("RollStrike")
    playing.rolls(2, 2)

    assert aragorn.company.faced == ("Orc", "Troll")
    assert aragorn.is_wounded
    assert not entered_after_the_first
    assert aragorn.company.entered  # though no attack was defeated


@rule("SITE-08")
def test_a_cancelled_automatic_attack_counts_as_faced() -> None:
    scene = Scene()
    aragorn = scene.first.company("Isengard", "Aragorn II", "Faramir")[0]
    concealment, sword = scene.first.hand("Concealment", "Sword of Gondolin")

    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)
    playing.plays(concealment)
    playing.resolve()

    assert aragorn.company.entered
    assert playing.may(Verb.PLAY_AT_SITE, sword)


@rule("SITE-09")
def test_on_the_way_in_only_what_combat_allows_can_be_done() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Isengard")
    concealment, gates, sword = scene.first.hand("Concealment", "Gates of Morning", "Sword of Gondolin")

    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)
    against_the_wolves = playing.why_not(gates), playing.why_not(sword), playing.may_play(concealment)
    playing.plays(concealment)
    playing.resolve()

    assert against_the_wolves == (Reason.NOT_BEFORE_ENTERING, Reason.NOT_BEFORE_ENTERING, True)
    assert playing.may_play(gates)


@rule("SITE-10")
def test_automatic_attacks_are_faced_again_on_every_entry() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Isengard")

    playing = scene.entering(saruman)
    playing.does(Verb.ENTER)
    playing.does(Verb.CANCEL_AT_HOME)
    playing.pass_until("EnterSite")
    turn = playing.table.turn
    playing.does(Verb.ENTER)

    assert turn == 5
    assert playing.attack is not None
    assert playing.attack.race is Race.WOLF


@rule("SITE-21")
def test_creatures_revealed_on_entry_attack_in_the_order_the_resource_player_picks() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    orc_watch = scene.hazard.on_guard("Orc-watch", against=haldir)
    ghosts = scene.hazard.on_guard("Ghosts", against=haldir)
    dark_quarrels = scene.first.in_hand("Dark Quarrels")

    playing = scene.entering(haldir)
    playing.does(Verb.ENTER)
    playing.does(Verb.REVEAL_ON_GUARD, orc_watch)
    playing.does(Verb.REVEAL_ON_GUARD, ghosts)
    playing.plays(dark_quarrels)  # against the Orcs of Moria
    playing.resolve()
    asked = playing.question, playing.asked
    playing.does(Verb.ATTACK_NEXT, ghosts)

    assert asked == ("OnGuardCreatures", 0)
    assert playing.attack is not None
    assert playing.attack.source == ghosts.id
