"""Stories of the sites in the Under-deeps and of what helps to find one's way there."""

from tests.cards.invented import BALROG_ABROAD
from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.hazards.keys import ways_to_key
from wizardhaven.engine.queries.sites.places import is_one_of
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.terms import Phase, Race


def can_be_met(scene: Scene, creature: Piece, by: Piece) -> bool:
    """Whether the creature could be played on the company."""
    return bool(ways_to_key(scene.table, by.company, creature.id))


def is_playable(scene: Scene, item: str, at: Piece) -> bool:
    """Whether the site is one of those where the item may be played."""
    held = scene.first.in_hand(item)
    printed = scene.table.printed[held.id].item
    assert printed is not None
    return is_one_of(scene.table, at.id, printed.playable_at)


@card("DM-30")
def test_undead_and_pukel_creatures_may_be_played_at_the_gem_deeps() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Gem-deeps")
    ghosts, pukel_men, guard = scene.second.hand("Ghosts", "Pûkel-men", "Orc-guard")

    assert can_be_met(scene, ghosts, gimli)
    assert can_be_met(scene, pukel_men, gimli)
    assert not can_be_met(scene, guard, gimli)


@card("DM-34")
def test_undead_and_pukel_creatures_may_be_played_at_the_pukel_deeps() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Pûkel-deeps")
    ghosts, pukel_men, guard = scene.second.hand("Ghosts", "Pûkel-men", "Orc-guard")

    assert can_be_met(scene, ghosts, gimli)
    assert can_be_met(scene, pukel_men, gimli)
    assert not can_be_met(scene, guard, gimli)


@card("DM-41")
def test_undead_may_be_played_at_the_under_vaults() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-vaults")
    ghosts, guard = scene.second.hand("Ghosts", "Orc-guard")
    playing = scene.hazards(on=gimli)

    assert playing.may(Verb.PLAY_CREATURE, ghosts)
    assert playing.why_not(guard) is Reason.NOT_KEYED
    playing.does(Verb.PLAY_CREATURE, ghosts)
    playing.resolve()

    assert playing.attack is not None
    assert playing.attack.race is Race.UNDEAD


@card("DM-38")
def test_the_balrog_waits_at_the_under_gates_unless_he_is_abroad() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-gates")
    scene.second.event(BALROG_ABROAD)
    lieutenant = scene.second.in_hand("Orc-lieutenant")
    playing = scene.entering(gimli)

    playing.does(Verb.ENTER)

    assert not playing.has_happened(Happening.ATTACK_BEGAN)
    assert playing.may(Verb.PLAY_CREATURE, lieutenant)


@card("DM-38")
def test_the_balrog_is_gone_from_the_under_gates_once_he_was_defeated() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-gates")
    scene.first.factions(BALROG_ABROAD)  # among the first player's points
    playing = scene.entering(gimli)

    playing.does(Verb.ENTER)

    assert not playing.has_happened(Happening.ATTACK_BEGAN)


@card("DM-39")
def test_a_gold_ring_is_tested_better_at_the_under_grottos() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="The Under-grottos")
    ring = scene.first.gives("Beautiful Gold Ring", to=gandalf)
    lesser = scene.first.in_hand("Lesser Ring")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gandalf, target=ring)
    playing.resolve()
    playing.rolls(5)
    tested = [fact.number for fact in playing.happened if fact.kind is Happening.RING_TESTED]

    assert tested == [7]
    assert lesser.in_hand


@card("DM-39")
def test_a_ring_is_tested_as_usual_above_the_under_grottos() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Goblin-gate")
    ring = scene.first.gives("Beautiful Gold Ring", to=gandalf)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gandalf, target=ring)
    playing.resolve()
    playing.rolls(5)
    tested = [fact.number for fact in playing.happened if fact.kind is Happening.RING_TESTED]

    assert tested == [5]


@card("DM-175")
def test_a_noldo_lantern_helps_to_find_the_way() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-gates")
    balin = scene.first.character("Balin", at="The Under-gates")
    scene.first.gives("Noldo-lantern", to=balin)
    scene.first.location_deck("The Gem-deeps")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT)
    playing.pass_until("MovementRoll")
    playing.rolls(4)
    playing.pass_to(Phase.SITE)

    assert gimli.site == "The Gem-deeps"


@card("DM-175")
def test_a_noldo_lantern_weakens_orcs() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    lantern = scene.first.gives("Noldo-lantern", to=gimli)
    playing = scene.attack(on=gimli, strikes=3, prowess=8, race=Race.ORC)

    playing.uses(lantern)
    playing.resolve()

    assert lantern.is_tapped
    assert playing.attack is not None
    assert (playing.attack.strikes_count, playing.attack.prowess) == (2, 6)


@card("DM-175")
def test_a_noldo_lantern_does_not_take_the_last_strike_away() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    lantern = scene.first.gives("Noldo-lantern", to=gimli)
    playing = scene.attack(on=gimli, strikes=1, prowess=8, race=Race.UNDEAD)

    playing.uses(lantern)
    playing.resolve()

    assert playing.attack is not None
    assert (playing.attack.strikes_count, playing.attack.prowess) == (1, 6)


@card("DM-175")
def test_a_noldo_lantern_is_found_in_the_under_deeps_and_nowhere_else() -> None:
    scene = Scene()
    moria, gates = scene.first.site("Moria"), scene.first.site("The Under-gates")

    assert not is_playable(scene, "Noldo-lantern", moria)
    assert is_playable(scene, "Noldo-lantern", gates)


@card("DM-157")
def test_secret_ways_help_every_company_below() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-gates")
    ways = scene.first.in_hand("Secret Ways")
    scene.first.location_deck("The Gem-deeps")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT)
    playing.pass_until("LongEventWindow")
    playing.plays(ways)
    playing.resolve()
    playing.pass_until("MovementRoll")
    playing.rolls(2)
    playing.pass_to(Phase.SITE)

    assert gimli.site == "The Gem-deeps"


@card("DM-167")
def test_the_dragon_helm_strengthens_a_warrior() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    before = (gimli.prowess(), gimli.body, gimli.direct_influence(), sam.prowess())
    scene.first.gives("Dragon-helm", to=gimli)
    scene.first.gives("Dragon-helm", to=sam)

    assert gimli.prowess() == before[0] + 1
    assert gimli.body == before[1] + 2
    assert gimli.direct_influence() == before[2] + 3
    assert sam.prowess() == before[3]


@card("DM-167")
def test_the_dragon_helm_taps_to_cancel_an_attack_by_a_drake() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    helm = scene.first.gives("Dragon-helm", to=gimli)
    playing = scene.attack(on=gimli, strikes=2, prowess=12, race=Race.DRAKE)

    playing.uses(helm)
    playing.resolve()

    assert helm.is_tapped
    assert playing.has_happened(Happening.ATTACK_CANCELED)


@card("DM-167")
def test_the_dragon_helm_is_found_in_holds_of_the_under_deeps_only() -> None:
    scene = Scene()
    moria, vaults = scene.first.site("Moria"), scene.first.site("The Under-vaults")
    gates = scene.first.site("The Under-gates")

    assert not is_playable(scene, "Dragon-helm", moria)
    assert not is_playable(scene, "Dragon-helm", vaults)
    assert is_playable(scene, "Dragon-helm", gates)
