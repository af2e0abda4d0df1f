"""What is special at Under-deeps sites: no environments, a second item, points that do not help to call.

[UND-11 to UND-13, SITE-12, SITE-16, SITE-34, EVT-12, WIN-24]
"""

from tests.cards.invented import BALROG_ABROAD
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.queries.ending.calling import meets_thresholds
from wizardhaven.engine.queries.sites.sites import site_type
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.settings import GameLength, Settings
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event, Item
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Length, Phase, Pile, Side, SiteType, Stat

FOG = Event(
    code="XX-1",
    name="Fog",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.ENVIRONMENT,),
    uses=(
        Use(
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY), effects=(ForTheTurn(Modify(Stat.HAZARD_LIMIT, +2)),)
        ),
    ),
)

MORE_FOG = Event(
    code="XX-2",
    name="More Fog",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(Use(effects=(Put(Keyword.ENVIRONMENT, Pile.HAND, (Pile.DISCARD_PILE,)),)),),
)

BRIGHT_DAY = Event(
    code="XX-3",
    name="Bright Day",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.ENVIRONMENT,),
    uses=(Use(),),
    abilities=(
        CountsAs(SiteType.BORDER_HOLD, named("The Under-vaults")),
        CountsAs(SiteType.BORDER_HOLD, named("Bandit Lair")),
    ),
)


def treasure(worth: int) -> Item:
    """A thing that gives its bearer's player so many points."""
    return Item(code="XX-4", name="Treasure", item_class=ItemClass.MAJOR, marshalling_points=worth)


@rule("UND-11", "GLO-119")
def test_environments_do_not_change_the_type_of_an_under_deeps_site() -> None:
    scene = Scene()
    vaults, lair = scene.first.site("The Under-vaults"), scene.first.site("Bandit Lair")
    scene.first.event(BRIGHT_DAY)

    assert site_type(scene.table, vaults.id) is SiteType.RUINS_AND_LAIRS
    assert site_type(scene.table, lair.id) is SiteType.BORDER_HOLD


@rule("UND-11", "EVT-12", "GLO-038")
def test_an_environment_cannot_be_aimed_at_an_under_deeps_site_or_its_automatic_attacks() -> None:
    scene = Scene()
    scene.second.event("Doors of Night")
    above = scene.first.character("Gimli", at="Mount Gram")
    shadows = scene.second.in_hand("Choking Shadows")
    playing = scene.hazards(on=above, to="The Under-vaults")

    assert playing.why_not(shadows) is Reason.NO_TARGET


@rule("EVT-12", "GLO-038")
def test_an_environment_card_acts_once_a_turn_on_the_same_thing() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    fog, more_fog = scene.second.hand(FOG, MORE_FOG)
    playing = scene.hazards(on=gimli)
    playing.plays(fog)
    playing.resolve()
    playing.pass_until("HazardWindow")
    playing.plays(more_fog)
    playing.resolve()

    assert fog.in_hand
    assert playing.hazard_limit(gimli) == 4
    assert playing.why_not(fog) is Reason.NOTHING_WOULD_CHANGE


@rule("UND-12", "SITE-34")
def test_the_additional_item_in_the_under_deeps_may_be_any_that_the_site_allows() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-grottos")
    balin = scene.first.character("Balin", at="The Under-grottos")
    glamdring, shield, ring = scene.first.hand("Glamdring", "Great-shield of Rohan", "Beautiful Gold Ring")
    greater = scene.first.in_hand("Narsil")
    playing = scene.at_site(gimli)

    playing.does(Verb.PLAY_AT_SITE, glamdring, gimli)
    playing.resolve()
    playing.pass_until("OneMoreItem")
    assert playing.may(Verb.PLAY_AT_SITE, ring, balin)
    assert playing.why_not(greater) is Reason.NOT_PLAYABLE_HERE
    playing.does(Verb.PLAY_AT_SITE, shield, balin)
    playing.resolve()

    assert shield.bearer == balin


@rule("SITE-34")
def test_elsewhere_the_additional_item_is_a_minor_one() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    scene.first.character("Balin", at="Moria")
    glamdring, shield, _ = scene.first.hand("Glamdring", "Great-shield of Rohan", "Cram")
    playing = scene.at_site(gimli)

    playing.does(Verb.PLAY_AT_SITE, glamdring, gimli)
    playing.resolve()
    playing.pass_until("OneMoreItem")

    assert playing.why_not(shield) is Reason.ONLY_MINOR_ITEM


@rule("UND-13", "WIN-24")
def test_points_at_under_deeps_sites_do_not_help_to_call_the_end_but_count_in_the_end() -> None:
    scene = Scene(Settings(GameLength.SHORT))
    scene.first.exhausted(1)
    gimli = scene.first.character("Gimli", at="The Under-vaults")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    scene.first.gives(treasure(2), to=gimli)
    scene.first.gives(treasure(22), to=sam)

    playing = scene.begin(Phase.END_OF_TURN)

    assert playing.points(0) >= 25
    assert not meets_thresholds(playing.table, 0)


@rule("UND-13", "WIN-24")
def test_the_same_points_above_ground_are_enough_to_call() -> None:
    scene = Scene(Settings(GameLength.SHORT))
    scene.first.exhausted(1)
    gimli = scene.first.character("Gimli", at="Moria")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    scene.first.gives(treasure(2), to=gimli)
    scene.first.gives(treasure(22), to=sam)

    playing = scene.begin(Phase.END_OF_TURN)

    assert meets_thresholds(playing.table, 0)


@rule("SITE-12", "OFF-13")
def test_a_creature_is_put_down_right_before_the_automatic_attack_it_makes() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-gates")
    scene.first.removed(BALROG_ABROAD)
    worm, guard, bert = scene.second.hand("Cave Worm", "Orc-guard", "“Bert” (Bûrat)")
    watch = scene.second.in_hand("Orc-lieutenant")
    playing = scene.entering(gimli)

    playing.does(Verb.ENTER)
    assert playing.question == "CreatureAsAttack"
    assert playing.may(Verb.PLAY_CREATURE, watch)
    assert playing.why_not(guard) is Reason.NOT_KEYED
    assert playing.why_not(bert) is Reason.NOT_KEYED
    playing.does(Verb.PLAY_CREATURE, watch)

    assert playing.attack is not None
    assert playing.attack.automatic
    assert worm.in_hand


@rule("SITE-12", "OFF-14", "CMB-40")
def test_a_creature_that_was_an_automatic_attack_is_discarded_and_gives_no_points() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-gates")
    scene.first.removed(BALROG_ABROAD)
    orc = scene.second.in_hand("Orc-lieutenant")
    playing = scene.entering(gimli)
    before = playing.points(0)

    playing.does(Verb.ENTER)
    playing.does(Verb.PLAY_CREATURE, orc)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, gimli)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE, gimli)
    playing.pass_until("RollStrike")
    playing.rolls(12)

    assert playing.has_happened(Happening.ATTACK_DEFEATED)
    assert orc.is_discarded
    assert playing.points(0) == before


@rule("SITE-16")
def test_the_balrogs_automatic_attack_is_not_faced_while_he_is_abroad() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-gates")
    scene.second.event(BALROG_ABROAD)
    playing = scene.entering(gimli)

    playing.does(Verb.ENTER)

    assert not playing.has_happened(Happening.ATTACK_BEGAN)
    assert playing.has_happened(Happening.SITE_ENTERED)


@rule("SITE-16")
def test_the_balrogs_automatic_attack_is_faced_as_long_as_nobody_has_met_him() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-gates")
    playing = scene.entering(gimli)

    playing.does(Verb.ENTER)

    assert playing.attack is not None
    assert playing.attack.prowess == 16
