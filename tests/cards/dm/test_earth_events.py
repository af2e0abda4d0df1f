"""Stories of what makes the earth tremble and the Under-deeps dangerous."""

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.queries.sites.automatic_attacks import printed_attacks
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Length, Moment, Phase, PlayerKind, Race, Side

FORD = Event(
    code="XX-1",
    name="Ford",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=A(Sort.COMPANY),
            effects=(ForTheTurn(Forbid(Deed.PLAY, Sort.CREATURE)),),
        ),
    ),
)
SECRET_PASSAGE = Event(
    code="XX-2", name="Secret Passage", side=Side.RESOURCE, length=Length.SHORT, uses=FORD.uses
)


def attack_at_hand(playing: Playing) -> tuple[Race | None, int, int]:
    """The race, the strikes and the prowess of the attack that is being faced."""
    attack = playing.attack
    assert attack is not None
    return attack.race, attack_strikes(playing.table, attack), attack_prowess(playing.table, attack)


def attacks_at(scene: Scene, site: Piece) -> list[Race | None]:
    """The races of the automatic-attacks that a site has."""
    return [attack.race for _, attack in printed_attacks(scene.table, site.id)]


def sets_out(scene: Scene, to: str) -> tuple[Playing, Piece]:
    """The only company of the first player plans to go there and turns the site up."""
    site = scene.first.location_deck(to)[0]
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, site)
    playing.pass_until("SiteRevealed", "MovementRoll", "HazardWindow")
    return playing, site


def goes_back(scene: Scene, company: Piece, to: str) -> bool:
    """Whether a company that moves there is sent back to where it came from."""
    playing = scene.hazards(on=company, to=to)
    return playing.has_happened(Happening.COMPANY_RETURNED)


@card("DM-47")
def test_the_black_enemys_wrath_adds_lava_flows_in_the_under_deeps_and_at_dark_and_shadow_holds() -> None:
    scene = Scene()
    scene.second.event("The Black Enemy’s Wrath")
    moria, grottos, bree = (scene.first.site(name) for name in ("Moria", "The Under-grottos", "Bree"))
    tower, leas = scene.first.site("Carn Dûm"), scene.first.site("The Under-leas")

    assert attacks_at(scene, moria) == [Race.ORC, Race.LAVA_FLOW]
    assert attacks_at(scene, grottos)[-1] is Race.LAVA_FLOW  # ruins, but in the Under-deeps
    assert attacks_at(scene, tower)[-1] is Race.LAVA_FLOW
    assert attacks_at(scene, leas) == [Race.ORC, Race.LAVA_FLOW]  # only once
    assert Race.LAVA_FLOW not in attacks_at(scene, bree)


@card("DM-47")
def test_each_character_faces_the_lava_without_his_weapon_and_cannot_cancel_it() -> None:
    scene = Scene()
    gimli, legolas = scene.first.company("The Under-vaults", "Gimli", "Legolas")
    scene.first.gives("Glamdring", to=gimli)
    concealment = scene.first.hand("Concealment", "Concealment")
    scout = scene.first.character("Bilbo", at="The Under-vaults")
    scene.second.event("The Black Enemy’s Wrath")
    playing = scene.entering(gimli)

    playing.does(Verb.ENTER)
    playing.plays(concealment[0], user=scout)  # against the Undead
    playing.resolve()
    playing.pass_until("ChooseStrike", "FaceStrike")
    assert attack_at_hand(playing) == (Race.LAVA_FLOW, 3, 6)
    playing.does(Verb.RESOLVE_STRIKE, gimli)
    playing.does(Verb.STAY_UNTAPPED, gimli)
    playing.rolls(6)  # 5 without the sword, -5 because he does not tap: 6 against 6

    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL, gimli)
    assert gimli.is_untapped
    assert legolas.is_untapped


@card("DM-47")
def test_lava_does_not_flow_against_minions_of_the_dark_lord() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    scene.second.event("The Black Enemy’s Wrath")
    deeps = scene.first.site("AS-152")

    assert attacks_at(scene, deeps) == [Race.TROLL]


@card("DM-47")
@rule("SET-12")
def test_the_black_enemys_wrath_is_not_played_against_a_ringwraith() -> None:
    minion, wizard = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD)), Scene()
    jerrek = minion.first.character("Jerrek", at="Variag Camp [minion]")
    theoden = wizard.first.character("Théoden", at="Variag Camp")
    in_vain, wrath = [each.second.in_hand("The Black Enemy’s Wrath") for each in (minion, wizard)]

    assert not minion.hazards(on=jerrek).may_play(in_vain)
    assert wizard.hazards(on=theoden).may_play(wrath)


@card("DM-52")
def test_drums_raise_the_hazard_limit_and_the_prowess_of_attacks_in_the_under_deeps() -> None:
    scene = Scene()
    scene.second.event("Drums")
    gimli = scene.first.character("Gimli", at="The Under-vaults")
    ghosts = scene.second.in_hand("Ghosts")
    playing = scene.hazards(on=gimli)

    assert playing.hazard_limit(gimli) == 3
    playing.does(Verb.PLAY_CREATURE, ghosts)
    playing.resolve()

    assert playing.attack is not None
    assert attack_at_hand(playing)[2] == playing.attack.prowess + 1


@card("DM-52")
def test_drums_are_heard_by_who_moves_down_but_not_by_who_stays_above() -> None:
    scene = Scene()
    scene.second.event("Drums")
    gimli = scene.first.character("Gimli", at="Moria")
    balin = scene.first.character("Balin", at="Bree")
    playing = scene.hazards(on=gimli, to="The Under-gates")
    above = Scene()
    above.second.event("Drums")
    thorin = above.first.character("Thorin II", at="Moria")

    assert playing.hazard_limit(gimli) == 3
    assert balin.site == "Bree"
    assert above.hazards(on=thorin).hazard_limit(thorin) == 2


@card("DM-52")
def test_drums_strengthen_automatic_attacks_in_some_regions_and_twice_with_doors_of_night() -> None:
    scene = Scene()
    scene.second.event("Drums")
    gimli = scene.first.character("Gimli", at="Moria")
    playing = scene.entering(gimli)
    playing.does(Verb.ENTER)
    by_day = attack_at_hand(playing)

    scene = Scene()
    scene.second.event("Drums")
    scene.second.event("Doors of Night")
    gimli = scene.first.character("Gimli", at="Moria")
    playing = scene.entering(gimli)
    playing.does(Verb.ENTER)

    assert by_day == (Race.ORC, 5, 8)
    assert attack_at_hand(playing) == (Race.ORC, 6, 9)


@card("DM-53")
def test_earth_tremors_bring_stones_down_on_each_character_who_goes_below() -> None:
    scene = Scene()
    scene.second.event("Earth-tremors")
    gimli, _ = scene.first.company("Moria", "Gimli", "Balin")
    concealment = scene.first.in_hand("Concealment")
    scene.first.character("Bilbo", at="Moria")
    playing = scene.hazards(on=gimli, to="The Under-gates")
    playing.resolve()

    assert attack_at_hand(playing) == (Race.ROCK_FALL, 3, 7)
    assert not playing.may(Verb.PLAY, concealment)
    assert playing.question == "ChooseStrike"


@card("DM-53")
def test_earth_tremors_bring_stones_down_on_who_comes_up_but_not_on_others() -> None:
    scene = Scene()
    scene.second.event("Earth-tremors")
    gimli = scene.first.character("Gimli", at="The Under-gates")
    playing = scene.hazards(on=gimli, to="Moria")
    playing.resolve()
    above = Scene()
    above.second.event("Earth-tremors")
    balin = above.first.character("Balin", at="Moria")
    journey = above.hazards(on=balin, to="Lórien")

    assert attack_at_hand(playing) == (Race.ROCK_FALL, 1, 7)
    assert journey.attack is None


@card("DM-53")
@rule("TIM-39")
def test_while_the_earth_trembles_nobody_moves_on_through_dark_tunnels() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    tunnels = scene.first.in_hand("Into Dark Tunnels")
    scene.first.location_deck("The Gem-deeps")
    tremors = scene.second.in_hand("Earth-tremors")
    playing = scene.hazards(on=gimli, to="The Under-gates")
    playing.pass_until("HazardWindow")
    playing.plays(tremors)
    playing.resolve()
    playing.resolve()
    playing.pass_until("RollStrike", "FaceStrike")
    playing.does(Verb.TAP_TO_FACE, gimli)
    playing.rolls(12)

    playing.pass_until("EndOfMovementHazard")
    playing.plays(tunnels)
    playing.resolve()
    playing.pass_until("EnterSite")

    assert playing.has_happened(Happening.NEGATED, tunnels)
    assert gimli.site == "The Under-gates"


@card("DM-98")
def test_when_the_way_is_shut_nobody_comes_into_the_under_deeps_or_out_of_them() -> None:
    down = Scene()
    down.second.event("The Way is Shut")
    up = Scene()
    up.second.event("The Way is Shut")
    elsewhere = Scene()
    elsewhere.second.event("The Way is Shut")

    assert goes_back(down, down.first.character("Gimli", at="Moria"), to="The Under-gates")
    assert goes_back(up, up.first.character("Gimli", at="The Under-gates"), to="Moria")
    assert not goes_back(elsewhere, elsewhere.first.character("Gimli", at="Moria"), to="Lórien")


@card("DM-98")
def test_the_way_may_be_shut_while_a_company_is_on_it() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    shut = scene.second.in_hand("The Way is Shut")
    playing = scene.hazards(on=gimli, to="The Under-gates")

    playing.plays(shut)
    playing.resolve()
    playing.pass_until("EnterSite", "DiscardDown", "MayDiscard")

    assert playing.has_happened(Happening.COMPANY_RETURNED)
    assert gimli.site == "Moria"


@card("DM-98")
def test_where_the_way_is_shut_a_secret_passage_is_of_no_use() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    passage = scene.first.in_hand(SECRET_PASSAGE)
    scene.second.event("The Way is Shut")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(passage)
    playing.resolve()

    assert playing.has_happened(Happening.NEGATED, passage)
    assert passage.is_discarded
    assert playing.table.lasting == ()
    assert gimli.in_play


@card("DM-82")
@rule("UND-08")
def test_the_reach_of_ulmo_raises_what_must_be_rolled_even_as_the_site_is_revealed() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-gates")
    reach = scene.second.in_hand("The Reach of Ulmo")
    playing, _ = sets_out(scene, to="The Gem-deeps")

    assert (playing.question, playing.asked) == ("SiteRevealed", 1)
    playing.plays(reach)
    playing.resolve()
    playing.pass_until("MovementRoll")
    playing.rolls(7)  # 6 would have been enough
    playing.pass_until("HazardWindow", "EnterSite")

    assert gimli.site == "The Under-gates"
    assert reach.in_play
    assert gimli.company.hazards == 1


@card("DM-82")
def test_the_reach_of_ulmo_is_left_behind_by_who_gets_through_the_under_deeps() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-gates")
    reach = scene.second.event("The Reach of Ulmo")
    playing, _ = sets_out(scene, to="The Gem-deeps")

    playing.rolls(8)
    playing.pass_to(Phase.SITE)

    assert gimli.site == "The Gem-deeps"
    assert reach.is_discarded


@card("DM-82")
def test_the_reach_of_ulmo_stays_when_somebody_comes_down_from_the_surface() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    reach = scene.second.event("The Reach of Ulmo")
    playing, _ = sets_out(scene, to="The Under-gates")

    playing.pass_to(Phase.SITE)

    assert gimli.site == "The Under-gates"
    assert reach.in_play


@card("DM-82")
def test_the_reach_of_ulmo_is_not_played_early_against_who_moves_above_ground() -> None:
    scene = Scene()
    scene.first.character("Gimli", at="The Under-gates")
    reach = scene.second.in_hand("The Reach of Ulmo")
    playing, _ = sets_out(scene, to="Moria")

    assert playing.question == "MovementRoll"  # nothing was asked before
    playing.rolls(2)
    playing.pass_until("HazardWindow")

    assert playing.may_play(reach)  # in the hazard window it is a hazard like any other


@card("DM-82")
@rule("TIM-39")
def test_the_reach_of_ulmo_ends_what_a_great_ship_does_and_leaves_with_the_turn() -> None:
    scene = Scene()
    scene.first.character("Gimli", at="Rivendell")
    ford = scene.first.in_hand(FORD)
    reach = scene.second.event("The Reach of Ulmo")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(ford)
    playing.resolve()
    assert playing.has_happened(Happening.NEGATED, ford)
    assert reach.in_play
    playing.passes()
    playing.pass_until("OrganizationWindow")  # the other player's turn

    assert reach.is_discarded


@card("DM-82")
@rule("TIM-39")
def test_what_a_ford_did_before_the_reach_of_ulmo_came_is_over() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Bree")
    ford = scene.first.in_hand(FORD)
    reach, wargs = scene.second.hand("The Reach of Ulmo", "Wargs")
    rivendell = scene.first.location_deck("Rivendell")[0]
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, rivendell)
    playing.plays(ford)
    playing.resolve()
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL)
    playing.pass_until("HazardWindow")
    before = playing.why_not(wargs)
    playing.plays(reach)
    playing.resolve()
    playing.pass_until("HazardWindow")

    assert before is Reason.NO_CREATURES_THIS_TURN
    assert playing.may(Verb.PLAY_CREATURE, wargs)
    assert gimli.company.hazards == 1
