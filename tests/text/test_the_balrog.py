"""How the Balrog, his sites and his people are spoken of, in three languages."""

import pytest

from wizardhaven.catalogue import catalogue
from wizardhaven.text.english.abilities import ability_sentence as english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.french.abilities import ability_sentence as french
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.german.abilities import ability_sentence as german
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text
from wizardhaven.vocabulary.abilities import Ability, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.conditions import Both, Is, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo, Not, SpecificTo, all_of, any_of, named
from wizardhaven.vocabulary.terms import Pile, Race, RegionType, Stat

EXAMPLES: tuple[tuple[Ability, str, str, str], ...] = (
    (
        Permit(Deed.KEY, all_of(Race.DRAKE, Not(named("Sea Serpent")))),
        "Any creatures that are Drakes, other than Sea Serpent, may be played on the company.",
        (
            "Alle Kreaturen, die Lindwürmer sind, außer „Seeschlange“, dürfen gegen die Gemeinschaft "
            "gespielt werden."
        ),
        (
            "Toutes les créatures qui sont des Drakes (sauf «\N{NO-BREAK SPACE}Serpent de "
            "mer\N{NO-BREAK SPACE}») peuvent être jouées contre la compagnie."
        ),
    ),
    (
        Permit(Deed.KEY, any_of(Race.DRAKE, KeyedTo((RegionType.COASTAL_SEA,)))),
        (
            "Any creatures that are Drakes and any creatures that can be keyed to a single Coastal Sea may "
            "be played on the company."
        ),
        (
            "Alle Kreaturen, die Lindwürmer sind, und alle Kreaturen, die an ein einzelnes Küstenmeer "
            "gebunden werden können, dürfen gegen die Gemeinschaft gespielt werden."
        ),
        (
            "Toutes les créatures qui sont des Drakes et toutes les créatures qui peuvent être liées à une "
            "Mer côtière isolée peuvent être jouées contre la compagnie."
        ),
    ),
    (
        Permit(Deed.KEY, KeyedTo((RegionType.COASTAL_SEA,))),
        "Any creatures that can be keyed to a single Coastal Sea may be played on the company.",
        (
            "Alle Kreaturen, die an ein einzelnes Küstenmeer gebunden werden können, dürfen gegen die "
            "Gemeinschaft gespielt werden."
        ),
        (
            "Toutes les créatures qui peuvent être liées à une Mer côtière isolée peuvent être jouées contre "
            "la compagnie."
        ),
    ),
    (
        Fights(Manner.DETAINING, KeyedTo((Sort.SITE,))),
        "Attacks by creatures keyed to Staff are detainment attacks.",
        "Angriffe von Kreaturen, die an diese Karte gebunden sind, sind Verhöre.",
        "Les attaques des créatures liées à cette carte sont dilatoires.",
    ),
    (
        When(
            Occasion.COMPANY_ARRIVES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Both(
                (Unless(Is(Subject.ORIGIN, Mark.UNDER_DEEPS)), Unless(Is(Subject.NEW_SITE, Mark.UNDER_DEEPS)))
            ),
        ),
        "Discard Staff if the company moves from one site that is not in the Under-deeps to another.",
        (
            "Diese Karte wird abgeworfen, wenn sich die Gemeinschaft von einem Ort außerhalb der Tiefen zu "
            "einem anderen solchen bewegt."
        ),
        "Cette carte est défaussée si la compagnie bouge d’un site hors des Abîmes à un autre.",
    ),
    (
        Modify(Stat.DIRECT_INFLUENCE, +2, against=SpecificTo("The Balrog")),
        "The bearer has +2 direct influence against any character who is Balrog specific.",
        "Der Träger hat +2 direkten Einfluss gegen jeden Charakter, der nur für den Balrog da ist.",
        "Le porteur reçoit +2 à l’influence directe sur tout personnage qui est spécifique au Balrog.",
    ),
)


@pytest.mark.parametrize(("word", "in_english", "in_german", "in_french"), EXAMPLES)
def test_a_word_of_the_balrogs_cards_is_said_in_each_language(
    word: Ability, in_english: str, in_german: str, in_french: str
) -> None:
    assert english(word, Scene("Staff")) == in_english
    assert german(word, GERMAN) == in_german
    assert french(word, FRENCH) == in_french


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.EN, "Ancient Deep-hold is never discarded or returned to the location deck."),
        (Language.DE, "Dieser Ort wird nie abgeworfen und kehrt nie in den Ortsstapel zurück."),
        (Language.FR, "Ce site n’est jamais défaussé ni remis dans le deck de sites."),
    ],
)
def test_a_site_that_never_leaves_play_says_so(language: Language, said: str) -> None:
    (deep_hold,) = [card for card in catalogue.cards().values() if card.name == "Ancient Deep-hold"]

    assert said in " ".join(card_text(deep_hold, language))
