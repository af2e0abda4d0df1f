"""How a use becomes sentences in English."""

import pytest

from wizardhaven.text.english.moments import moment
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import duplication
from wizardhaven.text.english.uses import alternatives, using
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, Effect, EndTheGame, ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtMost, BoundFor, Having, all_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import Check, Duplication, Moment, Race, Skill, Stat, Turned

SCENE = Scene("Staff")
SCOUT = Skill.SCOUT
NO_CREATURES: tuple[Effect, ...] = (ForTheTurn(Forbid(Deed.PLAY, Sort.CREATURE), on=Subject.COMPANY),)

MOMENTS = [
    (Moment.AT_ANY_POINT, "at any point of either player's turn"),
    (Moment.ORGANIZATION, "during the organization phase"),
    (Moment.END_OF_ORGANIZATION, "at the end of the organization phase"),
    (Moment.MOVEMENT_HAZARD, "during the movement/hazard phase"),
    (Moment.END_OF_MOVEMENT_HAZARD, "at the end of the movement/hazard phase"),
    (Moment.SITE, "during the site phase"),
    (Moment.BEGINNING_OF_END_OF_TURN, "at the beginning of the end-of-turn phase"),
    (Moment.ATTACK, "before the strikes of an attack are assigned"),
    (Moment.STRIKE, "before the roll for a strike"),
    (Moment.CHECK, "when such a roll is declared"),
]

LIMITS = [
    (Duplication.ANYWHERE, "Cannot be duplicated."),
    (Duplication.ON_A_CHARACTER, "Cannot be duplicated on a given character."),
    (Duplication.ON_A_COMPANY, "Cannot be duplicated on a given company."),
    (Duplication.ON_A_SITE, "Cannot be duplicated on a given site."),
    (Duplication.ON_A_CARD, "Cannot be duplicated on a given card."),
]


@pytest.mark.parametrize(("when", "said"), MOMENTS)
def test_a_moment_opens_the_sentence(when: Moment, said: str) -> None:
    use = Use((Become(Subject.BEARER, Turned.UNTAPPED),), when=when)

    assert moment(when) == said
    assert using(use, SCENE) == f"{said}, untap the bearer."


def test_the_usual_times_are_not_said() -> None:
    assert using(Use((Become(Subject.BEARER, Turned.UNTAPPED),)), SCENE) == "untap the bearer."


def test_an_attack_that_is_named_says_when() -> None:
    use = Use((Cancel(Canceled.ATTACK),), when=Moment.ATTACK, target=TheAttack(Race.ORC))

    assert using(use, SCENE) == "cancel an attack by Orcs."


def test_whoever_taps_is_spoken_of_as_known_from_then_on() -> None:
    effects = (Cancel(Canceled.ATTACK), Roll(Check.CORRUPTION, Subject.USER))
    use = Use(effects, Moment.ATTACK, user=SCOUT, target=TheAttack(), costs=(Tap(Subject.USER),))

    said = using(use, SCENE)

    assert said == "tap a scout to cancel an attack against his company. The scout makes a corruption check."


def test_what_comes_to_pass_follows_the_cost() -> None:
    use = Use(NO_CREATURES, user=SCOUT, costs=(Tap(Subject.USER),))

    said = using(use, SCENE)

    assert said == "tap a scout; no creature may be played on his company until the end of the turn."


def test_a_user_who_pays_nothing_is_named_by_his_company() -> None:
    use = Use((ForTheTurn(Modify(Stat.HAZARD_LIMIT, -1), on=Subject.COMPANY),), user=SCOUT)

    said = using(use, SCENE)

    assert said == "the hazard limit against a scout's company is lowered by one until the end of the turn."


def test_a_company_with_a_long_name_is_the_company_of_somebody() -> None:
    use = Use(NO_CREATURES, user=all_of(Skill.SCOUT, AtMost(Tally.SIZE, 2)))

    said = using(use, SCENE)

    assert said == (
        "no creature may be played on the company of a scout whose company's size is less than three"
        " until the end of the turn."
    )


def test_for_whom_a_card_is_stands_first_and_only_once() -> None:
    cancel = Use((Cancel(Canceled.ATTACK),), user=SCOUT)
    untap = Use((Become(Subject.SITE, Turned.UNTAPPED),), user=SCOUT, requires=(There(named("Horn")),))

    said = alternatives((cancel, untap), SCENE)

    assert said == ["Scout only: cancel the target.", "Alternatively, if Horn is in play, untap the site."]


def test_a_card_that_stays_in_play_says_where_it_is_played() -> None:
    use = Use(user=SCOUT, costs=(Tap(Subject.USER),), requires=(Is(Subject.SITE, named("Bree")),))

    assert alternatives((use,), SCENE) == ["Scout only: playable at Bree by tapping a scout."]


def test_whoever_must_succeed_is_named_before_it_is_said_at_what() -> None:
    use = Use(
        (Roll(Check.CORRUPTION, Subject.TARGET, then=(EndTheGame(),)),),
        target=A(Sort.CHARACTER),
        requires=(Is(Subject.SITE, named("Bree")),),
    )

    assert using(use, SCENE) == (
        "playable on one of your characters at Bree."
        " The character makes a corruption check; if it succeeds, you win the game."
    )


def test_whoever_must_be_on_the_way_is_named_before_it_is_said_what_he_gains() -> None:
    moving = Is(Subject.COMPANY, Mark.MOVING)
    use = Use((Become(Subject.TARGET, Turned.UNTAPPED),), target=A(Sort.CHARACTER), requires=(moving,))

    assert using(use, Scene("Staff", company="his company")) == (
        "playable on one of your characters if his company is moving to a site. Untap the character."
    )


def test_a_company_that_has_been_named_is_it() -> None:
    use = Use(
        target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
        requires=(Is(Subject.COMPANY, BoundFor(Having(Sort.AUTOMATIC_ATTACK))),),
    )

    said = using(use, SCENE)

    assert said == "playable on a company if it is moving to a site that has an automatic-attack."


def test_a_card_that_is_simply_played_needs_no_words() -> None:
    assert alternatives((Use(),), SCENE) == []


@pytest.mark.parametrize(("limit", "said"), LIMITS)
def test_a_limit_of_copies_is_a_sentence(limit: Duplication, said: str) -> None:
    assert duplication(limit) == said
