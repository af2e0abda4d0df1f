"""Numbers of those who fight against the bearer, in English."""

from collections.abc import Sequence

from wizardhaven.text.english.grammar import listed
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import user
from wizardhaven.text.english.terms import races
from wizardhaven.text.modifying import bearer_in, does, opposed
from wizardhaven.text.signs import signed, signed_amount
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.terms import Check, Stat


def numbers_of_foes(together: Sequence[Modify], scene: Scene) -> str:
    """The prowess and the body of strikes against the bearer, or of those whom he strikes."""
    shared = together[0]
    foes = [races(race) for race in opposed(shared.against)]
    tapping = " if he taps to face it" if does(shared.condition, Mark.TAPPING) else ""
    who = bearer_in(shared.condition)
    if shared.what is Check.BODY:
        failed = f"body checks that follow from strikes that fail against {scene.bearer}"
        own = "or, in company versus company combat, from his own strikes that succeed"
        return f"{failed}, {own}, are modified by {signed_amount(shared)}"
    if shared.what is Stat.PROWESS:
        by = f" by {listed(foes, 'or')}" if foes else ""
        changes = listed([f"{signed_amount(one)} {one.what.value}" for one in together], "and")
        if who is None:
            return f"every strike{by} against {scene.bearer} has {changes}{tapping}"
        such = f"if {scene.bearer} is {user(who).first}"
        return f"{such}, every strike{by} against him also has {changes}{tapping}"
    assert isinstance(shared.by, int)
    changed = "halved, rounded up" if shared.how is How.DIVIDED else f"modified by {signed(shared.by)}"
    if does(shared.condition, Mark.STRIKING):
        return f"the body of {listed(foes, 'and')} against whom {scene.bearer} makes a strike is {changed}"
    bearer = f"a bearer who is {user(who).first}" if who else scene.bearer
    struck = listed(foes, "and") if foes else "every strike"
    return f"against {bearer}, the body of {struck} is {changed}{tapping}"
