"""Whether a deck is built as the rules want it: a table refuses one that is not, a simulation says so."""

from wizardhaven.decks.construction import faults
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.fault_words import FAULTY, LENGTHS, sentence
from wizardhaven.engine.values import Settings
from wizardhaven.errors import WizardhavenError
from wizardhaven.text.language import Language


def what_is_wrong(deck: Deck, settings: Settings, language: Language) -> str:
    """All faults of a deck for such a game, a line each; nothing if it keeps every rule."""
    found = faults(deck, settings.length, wizard_may_fall=settings.wizard_may_fall)
    if not found:
        return ""
    head = FAULTY[language].format(deck.title, LENGTHS[language][settings.length])
    return "\n".join([head, *[f"  {fault.rule}: {sentence(fault, language)}" for fault in found]])


def require_well_built(deck: Deck, settings: Settings, language: Language) -> None:
    """A deck with faults does not sit down, here as at every other table."""
    if wrong := what_is_wrong(deck, settings, language):
        raise WizardhavenError(wrong)
