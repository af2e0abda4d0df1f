"""What has been declared earlier in the chain, as English nouns."""

from wizardhaven.text.english.grammar import listed, possessive, with_article
from wizardhaven.text.english.hazards import one_such
from wizardhaven.text.english.scene import Noun, Scene
from wizardhaven.text.english.selectors import character
from wizardhaven.text.english.terms import danger
from wizardhaven.vocabulary.asked_for import one_of, part_of
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.places import regions_of
from wizardhaven.vocabulary.such import BoundFor, Such
from wizardhaven.vocabulary.targets import A, attack_saved, attacker_in, lasts_too, needed_for
from wizardhaven.vocabulary.terms import Danger, Length, Skill

EARLIER = "declared earlier in the same chain of effects"


def declared(what: A, scene: Scene) -> Noun:
    """What somebody is needed for, what would cancel an attack, or else a hazard."""
    needed, attacker = needed_for(what), attacker_in(what)
    if needed is Sort.AGENT:
        return Noun(f"a hazard effect {EARLIER} for which an agent was tapped", "the hazard")
    if isinstance(needed, Skill):
        lasting = ", or end the lasting effect of such a card" if lasts_too(what) else ""
        return Noun(f"a card {EARLIER} that needs {with_article(needed.value)}{lasting}", "the card")
    assert needed is None, f"nothing needs {needed}"
    saved = attack_saved(what)
    if saved is not None:
        attack = f"an attack by any {one_such(saved)}"
        return Noun(f"an effect {EARLIER} that would cancel {attack}", "the effect")
    return _hazard(what.what, scene) if attacker is None else _canceling(attacker)


def _canceling(attacker: Such) -> Noun:
    whose = possessive(character(attacker).first)
    attack = f"an attack by {whose} company against your opponent's company"
    return Noun(f"an effect {EARLIER} that would cancel {attack}", "the effect")


def _hazard(such: Such, scene: Scene) -> Noun:
    threat, bound = part_of(such, Danger), part_of(such, BoundFor)
    if one_of(such, Length):
        return Noun(f"a hazard event of your opponent's {EARLIER}, unless it was on-guard", "the event")
    if threat is Danger.CAPTURE:
        return Noun(f"an effect that would take {scene.bearer} prisoner", "the effect")
    if threat is not None:
        harm = danger(threat, scene.company)
        return Noun(f"a hazard declared in the same chain of effects that would {harm}", "the hazard")
    lands = regions_of(bound.site) if bound is not None else ()
    going = f"a company moving to a site in {listed(lands, 'or')}," if lands else scene.company
    return Noun(f"a hazard declared against {going} or something associated with it", "the hazard")
