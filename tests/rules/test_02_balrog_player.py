"""What is different about a Balrog player: whom he brings, where he comes, what is dead against him."""

from dataclasses import replace

import pytest

from tests.rules.marks import rule
from tests.rules.test_09_calling_the_end import people_worth
from wizardhaven.cards.le.characters.trolls import TROLL_LOUT
from wizardhaven.engine.queries.ending.calling import meets_thresholds
from wizardhaven.engine.queries.ending.marshalling_points import total_towards_call
from wizardhaven.engine.queries.sites.home_sites import is_home_site
from wizardhaven.engine.queries.sites.sites import is_haven, site_type
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.settings import GameLength, Settings
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.abilities import StorableAt
from wizardhaven.vocabulary.cards import Ally, Event, Item, Site
from wizardhaven.vocabulary.effects import Untap
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.targets import ACharacter
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Length,
    Phase,
    PlayerKind,
    Purpose,
    Race,
    Side,
    SiteType,
)

BALROG = (PlayerKind.BALROG, PlayerKind.WIZARD)
AGAINST_BALROG = (PlayerKind.WIZARD, PlayerKind.BALROG)
RINGWRAITH = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
GEANN_A_LISCH = Site(
    "XX-1",
    "Geann a-Lisch",
    SiteType.HAVEN,
    "Old Pûkel-land",
    resource_draws=2,
    hazard_draws=2,
    alignment=Alignment.MINION,
)
CROWN = Item(
    "XX-2",
    "Crown of the Deep",
    ItemClass.GREATER,
    alignment=Alignment.MINION,
    abilities=(StorableAt((named("Barad-dûr"), named("Dol Guldur")), points=5),),
)
STEWARD_OF_FEAR = Event(
    "XX-3",
    "Steward of Fear",
    Side.RESOURCE,
    Length.SHORT,
    uses=(Use(target=ACharacter(Race.RINGWRAITH), effects=(Untap(Subject.TARGET),)),),
    alignment=Alignment.MINION,
)
CLEVER_LOUT = replace(TROLL_LOUT, code="XX-5", name="Clever Lout", mind=4)
TAME_BALROG = Ally("XX-4", "The Balrog", 6, (ANY_SITE,), prowess=13, body=9, marks=(Mark.UNIQUE,))


def organizing(scene: Scene) -> Playing:
    """The first player has begun to organize."""
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    return playing


def at_moria(*in_hand: str) -> tuple[Scene, list[Piece]]:
    """A Balrog player has somebody at Moria and these in hand."""
    scene = Scene(kinds=BALROG)
    scene.first.character("Mountain-maggot", at="Moria [balrog]")
    return scene, scene.first.hand(*in_hand)


@rule("DECK-19", "SET-05")
def test_geann_a_lisch_is_mere_ruins_for_a_balrog_and_no_darkhaven() -> None:
    found = []
    for kinds in (BALROG, RINGWRAITH):
        scene = Scene(kinds=kinds)
        (maggot,) = scene.first.company(GEANN_A_LISCH, "Orc Brawler")
        site = maggot.company.site
        found.append((site_type(scene.table, site), is_haven(scene.table, site, Purpose.HEALING)))

    assert found == [(SiteType.RUINS_AND_LAIRS, False), (SiteType.HAVEN, True)]


@rule("DECK-19")
def test_a_tapped_geann_a_lisch_that_a_balrogs_company_leaves_is_discarded() -> None:
    scene = Scene(kinds=BALROG)
    orc = scene.first.company(GEANN_A_LISCH, "Orc Brawler", site_status="tapped")[0]
    site = Piece(scene.table, orc.company.site)
    playing = scene.hazards(on=orc, to="Dunnish Clan-hold [minion]")

    playing.pass_until("EnterSite")

    assert site.is_discarded


@rule("ORG-07")
def test_besides_one_character_a_balrog_player_may_play_one_who_is_not_unique() -> None:
    scene, (azog, bolg, troll, maggot) = at_moria("Azog", "Bolg", "Hill-troll", "Crook-legged Orc")
    playing = organizing(scene)

    playing.does(Verb.PLAY_CHARACTER, azog)
    assert playing.why_not(bolg) is Reason.ONE_CHARACTER_A_TURN
    playing.does(Verb.PLAY_CHARACTER, troll)

    assert azog.in_play
    assert troll.in_play
    assert not playing.may(Verb.PLAY_CHARACTER, maggot)
    assert playing.why_not(maggot) is Reason.ONE_CHARACTER_A_TURN


@rule("ORG-07")
def test_whoever_is_not_unique_may_come_first_and_anybody_after_him() -> None:
    scene, (azog, bolg, troll) = at_moria("Azog", "Bolg", "Hill-troll")
    playing = organizing(scene)

    playing.does(Verb.PLAY_CHARACTER, troll)
    playing.does(Verb.PLAY_CHARACTER, bolg)

    assert troll.in_play
    assert bolg.in_play
    assert not playing.may(Verb.PLAY_CHARACTER, azog)


@rule("ORG-07")
def test_two_who_are_not_unique_may_be_played_and_no_third() -> None:
    scene, (troll, orc, maggot) = at_moria("Hill-troll", "Crook-legged Orc", "Orc Brawler")
    playing = organizing(scene)

    playing.does(Verb.PLAY_CHARACTER, troll)
    playing.does(Verb.PLAY_CHARACTER, orc)

    assert not playing.may(Verb.PLAY_CHARACTER, maggot)


@rule("ORG-07")
def test_a_balrog_player_may_let_a_common_character_go_after_he_has_played_another() -> None:
    scene, (azog,) = at_moria("Azog")
    lagduf, orc = scene.first.company("The Under-gates [balrog]", "Lagduf", "Orc Brawler")
    playing = organizing(scene)

    playing.does(Verb.PLAY_CHARACTER, azog)
    assert not playing.may(Verb.DISCARD_CHARACTER, lagduf)
    playing.does(Verb.DISCARD_CHARACTER, orc)

    assert orc.is_discarded
    assert not playing.options(Verb.DISCARD_CHARACTER)


@rule("ORG-07")
def test_other_players_act_on_one_character_a_turn() -> None:
    scene = Scene(kinds=RINGWRAITH)
    scene.first.company(replace(GEANN_A_LISCH, code="XX-9", name="Tower of Night"), "Lagduf")
    brawler, veteran = scene.first.hand("Orc Brawler", "Orc Veteran")
    playing = organizing(scene)

    playing.does(Verb.PLAY_CHARACTER, brawler)

    assert not playing.may(Verb.PLAY_CHARACTER, veteran)


@rule("ORG-08")
def test_common_characters_of_a_small_mind_come_from_the_sideboard_and_the_discard_pile() -> None:
    scene, _ = at_moria()
    orc, troll = scene.first.sideboard("Crook-legged Orc", "Hill-troll")
    maggot, brute = scene.first.discard_pile("Orc Tracker", CLEVER_LOUT)
    lagduf = scene.first.sideboard("Lagduf")[0]
    playing = organizing(scene)
    assert playing.may(Verb.PLAY_CHARACTER, maggot)
    assert playing.may(Verb.PLAY_CHARACTER, troll)
    assert not playing.may(Verb.PLAY_CHARACTER, brute)  # his mind is 4
    assert not playing.may(Verb.PLAY_CHARACTER, lagduf)  # he is unique

    playing.does(Verb.PLAY_CHARACTER, orc)
    playing.does(Verb.PLAY_CHARACTER, maggot)

    assert orc.in_play
    assert maggot.in_play
    assert not playing.may(Verb.PLAY_CHARACTER, troll)


@rule("ORG-08")
def test_nobody_else_calls_characters_from_other_piles() -> None:
    scene = Scene(kinds=RINGWRAITH)
    scene.first.company(replace(GEANN_A_LISCH, code="XX-9", name="Tower of Night"), "Lagduf")
    orc = scene.first.sideboard("Orc Brawler")[0]
    playing = organizing(scene)

    assert not playing.may(Verb.PLAY_CHARACTER, orc)


@rule("ORG-13", "UND-17")
def test_the_balrog_appears_at_the_under_gates_and_nowhere_else() -> None:
    scene, (balrog,) = at_moria("The Balrog [balrog]")
    gates = scene.first.location_deck("The Under-gates [balrog]", "The Under-leas [balrog]")[0]
    playing = organizing(scene)

    offered = {offer.aim.number for offer in playing.options(Verb.PLAY_CHARACTER)}
    playing.does(Verb.PLAY_CHARACTER, balrog)

    assert offered == {gates.id}
    assert balrog.site == "The Under-gates"
    assert balrog.companions == ["The Balrog"]


@rule("ORG-13")
def test_the_balrog_may_join_a_company_at_the_under_gates() -> None:
    scene = Scene(kinds=BALROG)
    orc = scene.first.character("Orc Brawler", at="The Under-gates [balrog]")
    balrog = scene.first.in_hand("The Balrog [balrog]")
    playing = organizing(scene)

    playing.does(Verb.PLAY_CHARACTER, balrog)

    assert balrog.companions == ["Orc Brawler", "The Balrog"]
    assert orc.company.members == balrog.company.members


@rule("ORG-26")
def test_of_two_balrog_players_both_go_on_playing_what_is_specific_to_him() -> None:
    scene = Scene(kinds=(PlayerKind.BALROG, PlayerKind.BALROG))
    scene.second.character("The Balrog [balrog]", at="The Under-gates [balrog]")
    scene.first.character("Orc Brawler", at="Moria [balrog]")
    azog, balrog = scene.first.hand("Azog", "The Balrog [balrog]")
    scene.first.location_deck("The Under-gates [balrog]")
    playing = organizing(scene)

    assert playing.may(Verb.PLAY_CHARACTER, azog)
    assert playing.why_not(balrog) is Reason.UNIQUE_IN_PLAY


@rule("ORG-36")
@pytest.mark.parametrize(
    ("site", "at_home"),
    [
        ("The Under-grottos [balrog]", True),
        ("The Under-gates [balrog]", True),
        ("The Iron-deeps [balrog]", False),
        ("Cirith Ungol [balrog]", False),
        ("Mount Gundabad [minion]", False),
    ],
)
def test_who_is_at_home_in_any_dark_hold_is_at_home_below_for_a_balrog(site: str, at_home: bool) -> None:
    scene = Scene(kinds=BALROG)
    scene.first.company(site, "Lagduf")
    tracker = scene.first.in_hand("Orc Tracker")
    (lagduf,) = [scene.table.companies[number] for number in scene.table.companies]
    playing = organizing(scene)

    assert is_home_site(scene.table, tracker.id, lagduf.site) is at_home
    assert playing.may(Verb.PLAY_CHARACTER, tracker) is at_home


@rule("ORG-36")
def test_for_others_any_dark_hold_is_just_that() -> None:
    scene = Scene(kinds=RINGWRAITH)
    tracker = scene.first.in_hand("Orc Tracker")
    hold, below = scene.first.location_deck("The Iron-deeps [minion]", "The Under-grottos [minion]")

    assert is_home_site(scene.table, tracker.id, hold.id)
    assert not is_home_site(scene.table, tracker.id, below.id)


@rule("ORG-55")
def test_a_balrog_player_stores_nothing_at_barad_dur() -> None:
    scene = Scene(kinds=BALROG)
    lagduf = scene.first.character("Lagduf", at="Barad-dûr [balrog]")
    brawler = scene.first.character("Orc Brawler", at="Dol Guldur [balrog]")
    crown = scene.first.gives(CROWN, to=lagduf)
    other = scene.first.gives(replace(CROWN, code="XX-12", name="Crown of the Wood"), to=brawler)

    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.STORE, crown)
    assert playing.may(Verb.STORE, other)


@rule("SET-13")
def test_what_is_dead_against_a_balrog_may_be_exchanged_for_any_sideboard_card() -> None:
    scene = Scene(kinds=AGAINST_BALROG)
    scene.first.character("Faramir", at="Lórien")
    bane = scene.first.in_hand("Durin’s Bane")
    wargs, concealment = scene.first.sideboard("Wargs", "Concealment")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.EXCHANGE_DEAD, bane)
    offered = {offer.card for offer in playing.options(Verb.TAKE)}
    playing.does(Verb.TAKE, concealment)
    asked = playing.question
    playing.apply(playing.game.chance())

    assert offered == {wargs.id, concealment.id}
    assert asked == "Shuffle"
    assert concealment.in_deck
    assert not bane.in_hand
    assert not bane.is_eliminated
    assert playing.has_happened(Happening.REMOVED, bane)
    assert playing.question == "OrganizationWindow"


@rule("SET-13")
def test_a_dead_card_may_be_exchanged_in_the_midst_of_a_chain_in_the_opponents_turn() -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at="The Under-gates [balrog]", status="tapped")
    steward = scene.first.in_hand(STEWARD_OF_FEAR)
    parting = scene.second.in_hand("Reluctant Final Parting")
    scene.second.sideboard("Concealment", "Dodge")
    playing = scene.hazards(on=balrog)

    playing.plays(steward)
    chain = (playing.question, playing.asked)
    assert playing.why_not(parting) is Reason.NOT_AGAINST_BALROGS
    playing.does(Verb.EXCHANGE_DEAD, parting)
    assert playing.asked == 1
    playing.does(Verb.TAKE)
    playing.apply(playing.game.chance())

    assert chain == ("ChainWindow", 1)
    assert not parting.in_hand
    assert balrog.is_untapped  # the chain has gone on


@rule("SET-13")
def test_without_a_sideboard_or_against_anybody_else_nothing_is_exchanged() -> None:
    scene = Scene(kinds=AGAINST_BALROG)
    bane = scene.first.in_hand("Durin’s Bane")
    assert not scene.begin(Phase.ORGANIZATION).may(Verb.EXCHANGE_DEAD, bane)

    scene = Scene()
    bane = scene.first.in_hand("Durin’s Bane")
    scene.first.sideboard("Concealment")
    assert not scene.begin(Phase.ORGANIZATION).may(Verb.EXCHANGE_DEAD, bane)


@rule("SET-13")
def test_the_ally_is_dead_against_a_balrog_and_the_avatar_is_not() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.BALROG))
    lagduf = scene.first.character("Lagduf", at="Mount Gundabad [minion]")
    ally = scene.first.in_hand(replace(TAME_BALROG, alignment=Alignment.MINION))
    scene.first.sideboard("Concealment")
    assert scene.at_site(of=lagduf).why_not(ally) is Reason.NOT_AGAINST_BALROGS

    scene = Scene(kinds=(PlayerKind.BALROG, PlayerKind.BALROG))
    avatar = scene.first.in_hand("The Balrog [balrog]")
    scene.first.sideboard("Wargs")
    assert not scene.begin(Phase.ORGANIZATION).may(Verb.EXCHANGE_DEAD, avatar)


@rule("WIN-25", "UND-13")
@pytest.mark.parametrize(("kind", "counted"), [(PlayerKind.BALROG, 25), (PlayerKind.RINGWRAITH, 23)])
def test_a_balrog_player_counts_what_he_has_below_when_he_calls(kind: PlayerKind, counted: int) -> None:
    scene = Scene(Settings(GameLength.SHORT), turn=9, kinds=(kind, PlayerKind.WIZARD))
    site = "The Under-leas [balrog]" if kind is PlayerKind.BALROG else "The Under-grottos [minion]"
    scene.first.character("Gorbag", at=site)
    scene.first.factions(people_worth(23))
    scene.first.exhausted(1)
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.points(0) == 25
    assert total_towards_call(scene.table, 0) == counted
    assert meets_thresholds(scene.table, 0) is (kind is PlayerKind.BALROG)


@rule("WIN-75", "WIN-19")
def test_a_balrog_player_needs_sudden_call_for_his_day_of_decision() -> None:
    scene = Scene(Settings(GameLength.SHORT), turn=9, kinds=BALROG)
    scene.first.character("Orc Brawler", at="Moria [balrog]")
    scene.first.factions(people_worth(25))
    scene.first.exhausted(1)
    call = scene.first.in_hand("Sudden Call")
    playing = scene.begin(Phase.END_OF_TURN)

    assert not playing.options(Verb.CALL)
    assert scene.table.kinds[0].last_day == "Day of Decision"
    assert playing.why_not(call) is not Reason.END_NOT_CALLABLE


@rule("WIN-60", "ITM-12")
@pytest.mark.parametrize(("site", "points"), [("Moria [balrog]", 0), ("Mount Gundabad [minion]", 2)])
def test_hero_items_that_come_to_a_balrog_at_his_own_haven_give_him_nothing(site: str, points: int) -> None:
    scene = Scene(kinds=BALROG)
    lagduf = scene.first.character("Lagduf", at=site)
    narsil = scene.first.gives("Narsil", to=lagduf)

    assert narsil.points == points


@rule("WIN-60")
def test_what_was_played_at_his_haven_gives_a_balrog_nothing_wherever_it_is_stored() -> None:
    scene = Scene(kinds=BALROG)
    lagduf = scene.first.character("Lagduf", at="Moria [balrog]")
    narsil = scene.first.gives("Narsil", to=lagduf)
    mace = scene.first.gives("High Helm", to=lagduf)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.STORE, narsil)
    playing.pass_until("RollCheck")
    playing.rolls(12)

    assert narsil.is_stored
    assert narsil.points == 0
    assert mace.points == 2


@rule("GLO-010", "SITE-16", "MAN-12")
def test_while_the_balrog_is_an_avatar_he_is_not_at_the_under_gates_of_others() -> None:
    found = []
    for present in (True, False):
        scene = Scene(kinds=AGAINST_BALROG)
        if present:
            scene.second.character("The Balrog [balrog]", at="The Under-gates [balrog]")
        faramir = scene.first.character("Faramir", at="The Under-gates")
        playing = scene.entering(of=faramir)
        playing.does(Verb.ENTER)
        found.append(playing.attack is not None and playing.attack.race is Race.BALROG)

    assert found == [False, True]


@rule("GLO-095", "SET-04")
def test_what_cards_say_of_a_ringwraith_they_say_of_the_balrog() -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at="The Under-gates [balrog]", status="tapped")
    orc = scene.first.character("Orc Brawler", at="Moria [balrog]", status="tapped")
    steward = scene.first.in_hand(STEWARD_OF_FEAR)
    playing = scene.begin(Phase.ORGANIZATION)
    assert not playing.may_play(steward, target=orc)

    assert scene.table.printed[balrog.id].race is Race.BALROG
    assert playing.may_play(steward, target=balrog)


@rule("ITM-12", "ITM-09")
def test_what_the_balrog_bears_of_his_own_side_gives_all_its_points_though_he_does_not_use_it() -> None:
    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at="The Under-leas [balrog]")
    helm = scene.first.gives("High Helm", to=balrog)

    assert not helm.is_in_use
    assert helm.points == 2
