"""What the bearer of a card is, as an English clause."""

from wizardhaven.text.english.grammar import listed, with_article
from wizardhaven.text.english.keywords import bearing
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import user
from wizardhaven.text.traits import place_of, put_together
from wizardhaven.vocabulary.asked_for import one_of, says
from wizardhaven.vocabulary.conditions import MAGIC
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.such import Able, AllOf, At, Having, Named, Normally, Not, Such, parts
from wizardhaven.vocabulary.terms import Keyword, Race


def bearer_is(such: Such, scene: Scene) -> str:
    """The clause itself, without "if"."""
    match such:
        case Sort.CHARACTER:
            return f"{scene.card} is on {scene.bearer}"
        case Mark.OUTDONE:
            return f"a character in {scene.bearer}'s company has a higher mind"
        case Mark.TAPPING:
            return f"{scene.bearer} taps to face a strike"
        case Normally(what):
            return f"{scene.bearer} is {user(what).first} even without this card"
        case AllOf((Having(Keyword() as thing), At(where))):
            return f"{scene.bearer} bears {bearing(thing)} at {place(where)}"
        case Having(Named((lies,))):
            return f"{scene.bearer} has {lies} with him"
        case Not(Race() as race):
            return f"{scene.bearer} is not {with_article(race.value)}"
        case _ if says(such, Sort.AVATAR):
            modes, site = one_of(such, Keyword), place_of(such)
            riding = "".join([f" in {mode.value}" for mode in modes])
            return f"{scene.bearer} is your avatar{riding}{f' at {place(site)}' if site is not None else ''}"
        case _:
            things = [each for each in parts(such) if isinstance(each, Able) and each.to_use not in MAGIC]
            others = [each for each in parts(such) if each not in things]
            sorts = [
                *([user(put_together(others)).first] if others else []),
                *[f"able to use {bearing(thing.to_use)}" for thing in things],
            ]
            return f"{scene.bearer} is {listed(sorts, 'and')}"
