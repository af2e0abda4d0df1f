"""What sets off something that happens by itself, as the beginning of a sentence in English."""

from typing import assert_never

from wizardhaven.text.english.grammar import listed, with_article
from wizardhaven.text.english.keywords import bearing
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import user
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.asked_for import names_in
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import choices
from wizardhaven.vocabulary.terms import Keyword, Phase, RegionType


def occasion_of(when: When, scene: Scene) -> str:
    """What sets it off, as the beginning of a sentence."""
    match when.occasion:
        case Occasion.CARD_PLAYED:
            return _played(when)
        case Occasion.PHASE_BEGINS:
            return f"at the beginning of {_phase(when)}"
        case Occasion.PHASE_ENDS:
            return f"at the end of {_phase(when)}"
        case Occasion.DECK_EXHAUSTED:
            return "when a play deck is exhausted"
        case Occasion.ITEM_GAINED:
            return "whenever somebody in his company gains an item"
        case Occasion.SITE_ENTERED:
            return "whenever a company enters the site, before it faces automatic-attacks"
        case Occasion.CHECK_MADE:
            return "after its bearer has made a corruption check"
        case Occasion.INFLUENCE_TRIED:
            return "whenever its bearer has made an influence check"
        case Occasion.INFLUENCE_SUCCEEDED:
            return f"when an influence check by {_by_such(when)} has been successful"
        case Occasion.CARD_DISCARDED:
            return "whenever his player discards a card from hand in his own turn"
        case Occasion.TAPPED:
            return f"when {scene.card} becomes tapped"
        case Occasion.WOUNDED:
            if when.about is Subject.COMPANY:
                company = scene.company if scene.on_company else "his company"
                return f"whenever an unwounded character in {company} is wounded"
            return f"when {'he' if scene.bearer == 'the bearer' else scene.bearer} is wounded"
        case Occasion.STRIKE_FAILED:
            return "after a strike against him has failed"
        case Occasion.CONTROLLER_LEFT:
            return "when the character who controls it leaves play"
        case Occasion.CAME_THROUGH_BELOW:
            return "when a company has reached a site in the Under-deeps from another one"
        case Occasion.COMPANY_SETS_OUT:
            return "when a company is to move, at the end of the organization phase"
        case Occasion.COMPANY_MOVES:
            assert isinstance(when.of, RegionType)
            return f"when a company moves through {with_article(when.of.value)}"
        case (
            Occasion.COMPANY_ARRIVES
            | Occasion.COMPANY_ORGANIZES
            | Occasion.SITE_REVEALED
            | Occasion.CARD_STORED
            | Occasion.ATTACK_DEFEATED
            | Occasion.ABOUT_TO_STRIKE
            | Occasion.ATTACK_OVER
            | Occasion.BODY_MATCHED
        ):
            raise AssertionError(f"{when.occasion} has a sentence of its own")
        case _:
            assert_never(when.occasion)


def _by_such(when: When) -> str:
    """By whom it was made."""
    assert when.of is not None
    assert not isinstance(when.of, (Phase, AttackResult))
    return user(when.of).first


def _played(when: When) -> str:
    if when.about is Subject.THIS_CARD:
        return "when it is played"
    if when.about is Subject.SITE:
        return "whenever an item is played at the site"
    if when.of is Mark.ANOTHER_FORM:
        return "when another manifestation of it is played"
    if when.of is Mark.STAGE:
        return "whenever his player plays a stage card"
    if isinstance(when.of, Keyword) and when.about is Subject.PLAYER:
        return f"when you play another {when.of.value} card"
    assert when.of is not None
    assert not isinstance(when.of, (Phase, AttackResult))
    if when.about is Subject.EVERYBODY:
        return f"when {listed(names_in(when.of), 'or')} comes into play"
    words = [bearing(word) for word in choices(when.of) if isinstance(word, Keyword)]
    if words:
        return f"when the company plays {listed(words, 'or')}"
    return "when you play a resource that taps his site or can be played only there"


def _phase(when: When) -> str:
    """Whose phase it is: his who bears the card, its player's, his opponent's, that of any company."""
    assert isinstance(when.of, Phase)
    if when.about is Subject.EVERYBODY:
        return "each turn" if when.of is Phase.END_OF_TURN else f"a company's {when.of.value}"
    whose = {Subject.BEARER: "his", Subject.PLAYER: "your", Subject.OPPONENT: "your opponent's"}
    return f"{whose[when.about]} {when.of.value}"
