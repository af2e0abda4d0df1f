"""Creatures that come from elsewhere than the hand, and cards that wait for an attack's end, in English."""

from typing import assert_never

from wizardhaven.text.english.attack_bonuses import attack_changes
from wizardhaven.text.english.clauses import Deed, Outcome, Said
from wizardhaven.text.english.grammar import capitalised, listed, number, one_of, sentence
from wizardhaven.text.english.scene import Noun, Scene
from wizardhaven.vocabulary.asked_for import one_of as members
from wizardhaven.vocabulary.asked_for import says
from wizardhaven.vocabulary.foes import (
    KeepsCreature,
    OfFoes,
    SendCreature,
    StaysIf,
)
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.occasions import Aftermath
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Race


def a_creature(what: A) -> Noun:
    """A creature by its races and where its card is."""
    sorts = [race.value for race in members(what.what, Race)]
    sort = one_of(sorts) if sorts else "a"
    if says(what.what, Mark.IN_PLAY):
        event = f"{sort} permanent-event in play, yours or your opponent's"
        return Noun(f"{event}, that could now attack the company as a creature", "the creature")
    if what.whose is Whose.OPPONENTS:
        seen = f"{sort} creature that your opponent has openly discarded before"
        return Noun(f"{seen} and that is neither in play nor gone for good", "the creature")
    where = " in your discard pile" if says(what.what, Mark.DISCARDED) else ""
    return Noun(f"{sort} creature{where} that could now attack the company", "the creature")


def send(sent: SendCreature, scene: Scene) -> Said:
    """Which creature attacks, how it is changed, and what comes of it."""
    numbers = attack_changes(0, sent.prowess, sent.body)
    changed = listed(numbers, "and") if numbers else ""
    if sent.on is Subject.TARGET:
        keyed = f"a creature from your hand that can be keyed to the site of {scene.target}"
        no_points = "Nobody receives marshalling points for the agent"
        return Outcome(f"{keyed} at once attacks it as though it were a character. {no_points}")
    if sent.on is Subject.USER:
        user = scene.user
        found = (
            f"your opponent finds {scene.target} among his cards, shuffling his play deck if he searched it"
        )
        alone = f"It at once attacks {user} as though he were a one-character company"
        word = sent.helpless.value if sent.helpless is not None else ""
        helpless = (
            f". {capitalised(user)} can neither use nor benefit from {word}s against it" if word else ""
        )
        return Outcome(f"{found}. {alone}{helpless}")
    if sent.from_top:
        races = one_of([race.value for race in sent.unique_only_of])
        shown = f"turn up the top {number(sent.from_top)} cards of your play deck"
        parts = [
            f"{shown}; one of them, whichever you like, must at once attack {scene.company}",
            f"It must be a creature that is not unique, or {races}, for some region besides Coastal Seas",
            f"If it could not have been played now, it has {changed}",
            "It does not count against the hazard limit",
            "Shuffle the other cards and lay them on top of your play deck again",
        ]
        return Deed(". ".join(parts))
    free = "it does not count against the hazard limit"
    having = f" with {changed}" if changed else ""
    choosing = "; you choose the defending characters" if sent.attacker_chooses else ""
    prize = (
        f". If it is defeated, it is removed from play and {scene.card} goes to your opponent's marshalling "
        f"point pile; otherwise discard {scene.card}"
        if sent.prize
        else ""
    )
    return Outcome(f"{scene.target} at once attacks {scene.company}{having}; {free}{choosing}{prize}")


def of_foes(ability: OfFoes, scene: Scene) -> str:
    """One ability as a sentence or two."""
    match ability:
        case StaysIf(aftermath):
            return sentence(f"discard {scene.card} {_unless(aftermath)}")
        case KeepsCreature():
            kept = f"if {scene.card} stays, the creature is off to the side with it"
            again = f"at the beginning of each movement/hazard phase of {scene.company}"
            attacks = f"{again}, the creature attacks it if it is playable on it"
            gone = f"discard {scene.card} when the creature is defeated"
            with_it = f"when {scene.card} is discarded, so is the creature"
            return " ".join([sentence(words) for words in (kept, attacks, gone, with_it)])
        case _:
            assert_never(ability)


def _unless(aftermath: Aftermath) -> str:
    match aftermath:
        case Aftermath.STRIKE_SUCCEEDED:
            return "unless the strike is successful; it does nothing until then"
        case Aftermath.STRIKE_NOT_DEFEATED:
            return "if the strike is defeated"
        case Aftermath.CHARACTER_WOUNDED:
            placed = "the next character wounded by it who has received no corruption card this turn"
            return f"if the attack is over and nobody bears it; {placed} bears it"
        case Aftermath.CHARACTER_ELIMINATED:
            return "if the attack eliminates no character"
        case _:
            assert_never(aftermath)
