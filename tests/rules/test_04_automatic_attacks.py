"""Stories of automatic-attacks that are cancelled, removed or gone. [SITE-13 to SITE-17]"""

from tests.rules.marks import rule
from wizardhaven.engine.queries.sites.automatic_attacks import automatic_attacks
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Character, Event
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Length, Moment, Race, Side, SiteType

RUIN_DWELLER = Character(
    code="X-1",
    name="Ruin-dweller",
    race=Race.MAN,
    skills=(),
    prowess=3,
    body=8,
    mind=3,
    home=(SiteType.RUINS_AND_LAIRS,),
)

SUDDEN_PEACE = Event(
    code="X-2",
    name="Sudden Peace",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.AT_ANY_POINT,
            effects=(
                ForTheTurn(CountsAs(SiteType.BORDER_HOLD, Subject.SITE), on=Subject.SITE),
                ForTheTurn(Forbid(Deed.ATTACK, Sort.AUTOMATIC_ATTACK), on=Subject.SITE),
            ),
        ),
    ),
)


@rule("SITE-13")
def test_a_character_at_his_home_site_may_tap_to_cancel_an_automatic_attack() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Isengard")
    scene.first.in_hand("Gates of Morning")

    playing = scene.entering(saruman)
    playing.does(Verb.ENTER)
    playing.does(Verb.CANCEL_AT_HOME, saruman)

    assert saruman.is_tapped
    assert playing.attack is None
    assert saruman.company.entered


@rule("SITE-13")
def test_a_home_that_is_not_named_does_not_help() -> None:
    scene = Scene()
    dweller = scene.first.character(RUIN_DWELLER, at="Isengard")
    gandalf = scene.first.character("Gandalf", at="Isengard")
    scene.first.in_hand("Concealment")

    playing = scene.entering(dweller)
    playing.does(Verb.ENTER)

    assert gandalf.is_untapped
    assert playing.question == "BeforeAssignment"
    assert not playing.may(Verb.CANCEL_AT_HOME)


@rule("SITE-13")
def test_at_home_only_automatic_attacks_are_cancelled_that_way() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Isengard")
    scene.first.in_hand("Concealment")

    playing = scene.attack(on=saruman, strikes=1, prowess=7, race=Race.WOLF)

    assert playing.question == "BeforeAssignment"
    assert not playing.may(Verb.CANCEL_AT_HOME)


@rule("SITE-14")
def test_automatic_attacks_are_not_removed_before_the_site_is_entered() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Isengard")
    rebuild, concealment = scene.first.hand("Rebuild the Town", "Concealment")

    playing = scene.entering(aragorn)
    before_entering = playing.may_play(rebuild)
    playing.does(Verb.ENTER)
    while_the_wolves_attack = playing.may_play(rebuild)
    playing.plays(concealment)
    playing.resolve()
    playing.plays(rebuild)
    playing.resolve()

    assert not before_entering
    assert not while_the_wolves_attack
    assert automatic_attacks(playing.table, aragorn.company.site) == []


@rule("SITE-15")
def test_an_automatic_attack_that_has_begun_goes_on_without_its_site() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bandit Lair")
    peace = scene.first.in_hand(SUDDEN_PEACE)

    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)
    playing.plays(peace)
    playing.resolve()
    left_at_the_site = automatic_attacks(playing.table, aragorn.company.site)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)

    assert left_at_the_site == []
    assert playing.attack is not None
    assert playing.question == "RollStrike"


@rule("SITE-17")
def test_the_lair_of_a_dragon_that_was_defeated_has_no_automatic_attack() -> None:
    scene = Scene()
    annalena = scene.first.character("Annalena", at="Isle of the Ulond")
    scene.second.removed("Eärcaraxë Ahunt")
    glamdring = scene.first.in_hand("Glamdring")

    playing = scene.entering(annalena)
    playing.does(Verb.ENTER)

    assert playing.attack is None
    assert annalena.company.entered
    assert playing.may(Verb.PLAY_AT_SITE, glamdring)


@rule("SITE-17")
def test_the_lair_keeps_its_automatic_attack_while_the_dragon_is_only_discarded() -> None:
    scene = Scene()
    annalena = scene.first.character("Annalena", at="Isle of the Ulond")
    scene.second.discard_pile("Eärcaraxë Ahunt")
    glamdring, concealment = scene.first.hand("Glamdring", "Concealment")

    playing = scene.entering(annalena)
    playing.does(Verb.ENTER)

    assert playing.attack is not None
    assert playing.attack.race is Race.DRAGON
    assert playing.may_play(concealment)
    assert playing.why_not(glamdring) is Reason.NOT_BEFORE_ENTERING
