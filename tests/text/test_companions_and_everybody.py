"""Words with companions as targets, numbers under a condition, and what is borne, fetched or tested."""

import pytest

from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text
from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, Effect, Roll, Tap
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo, With, all_of, named
from wizardhaven.vocabulary.targets import A, Target, TheStrike
from wizardhaven.vocabulary.terms import (
    Check,
    ItemClass,
    Keyword,
    Moment,
    Pile,
    Race,
    RegionType,
    Skill,
    Stat,
    Turned,
)

SUN = "«\N{NO-BREAK SPACE}Soleil\N{NO-BREAK SPACE}»"
DE, EN, FR = Language.DE, Language.EN, Language.FR

WILD_WAYS = Modify(Stat.HAZARD_LIMIT, Count(RegionType.WILDERNESS, Subject.PATH, -1), least=2)
DARK_WAYS = Modify(Stat.HAZARD_LIMIT, -1, condition=There(RegionType.DARK_DOMAIN, Subject.PATH))

STANDING: list[tuple[Standing, Language, str]] = [
    (
        WILD_WAYS,
        EN,
        (
            "The hazard limit against the bearer's company is lowered by one for each Wilderness in its"
            " site path (to a minimum of two)."
        ),
    ),
    (
        WILD_WAYS,
        DE,
        (
            "Das Gefahrenlimit gegen die Gemeinschaft des Trägers wird für jede Wildnis in ihrem Weg"
            " um 1 gesenkt (bis auf mindestens 2)."
        ),
    ),
    (
        WILD_WAYS,
        FR,
        (
            "La limite de périls contre la compagnie du porteur est réduite de 1 pour chaque Contrée sauvage"
            " de son trajet (jusqu’à un minimum de 2)."
        ),
    ),
    (
        DARK_WAYS,
        EN,
        (
            "If the bearer's company's site path has a Dark-domain, the hazard limit against"
            " the bearer's company is lowered by one."
        ),
    ),
    (
        Modify(Stat.BODY, +1, condition=There(named("Sun"))),
        EN,
        "While Sun is in play, the bearer has +1 body.",
    ),
    (
        Modify(Stat.BODY, +1, condition=There(named("Sun"))),
        DE,
        "Der Träger hat +1 Körper, solange „Sonne“ im Spiel ist.",
    ),
    (
        Modify(Stat.BODY, +1, condition=There(named("Sun"))),
        FR,
        f"Le porteur reçoit +1 au corps, tant que {SUN} est en jeu.",
    ),
    (
        Modify(Stat.BODY, -2, Subject.FOE, condition=Is(Subject.BEARER, Skill.WARRIOR)),
        EN,
        "Against a bearer who is a warrior, the body of every strike is modified by −2.",
    ),
    (
        Modify(Stat.BODY, -2, Subject.FOE, condition=Is(Subject.BEARER, Skill.WARRIOR)),
        DE,
        "Der Körper jedes Schlages wird gegen einen Krieger als Träger um −2 modifiziert.",
    ),
    (
        Modify(Stat.BODY, -2, Subject.FOE, condition=Is(Subject.BEARER, Skill.WARRIOR)),
        FR,
        "Le corps de chaque coup est modifié de −2 contre un porteur guerrier.",
    ),
    (
        Permit(Deed.USE, Keyword.PALANTIR, condition=There(named("Sun"))),
        EN,
        "While Sun is in play, the bearer is able to use a Palantír.",
    ),
    (
        Permit(Deed.USE, Keyword.PALANTIR, condition=There(named("Sun"))),
        DE,
        "Der Träger kann Palantíri benutzen, solange „Sonne“ im Spiel ist.",
    ),
    (
        Permit(Deed.USE, Keyword.PALANTIR, condition=There(named("Sun"))),
        FR,
        f"Le porteur peut utiliser les Palantíri, tant que {SUN} est en jeu.",
    ),
    (
        Modify(Stat.PROWESS, +1, Race.ELF),
        EN,
        "Each Elf has +1 prowess.",
    ),
    (
        Modify(Stat.PROWESS, +1, Race.ELF),
        DE,
        "Jeder Elf hat +1 Kampfkraft.",
    ),
    (
        Modify(Stat.PROWESS, +1, Race.ELF),
        FR,
        "Chaque Elfe reçoit +1 à la prouesse.",
    ),
]

WILD = TheStrike(KeyedTo((RegionType.WILDERNESS,)), on=(Subject.BEARER,))
DWARF = A(all_of(Sort.CHARACTER, Race.DWARF, With(Subject.USER)))
FROM_DECK = Put(ItemClass.MINOR, Pile.HAND, (Pile.PLAY_DECK,), count=2, up_to=True)

USES: list[tuple[Target | None, Effect, Language, str]] = [
    (
        WILD,
        Cancel(Canceled.STRIKE),
        EN,
        "to cancel a strike of a creature keyed to a Wilderness against the bearer.",
    ),
    (
        WILD,
        Cancel(Canceled.STRIKE),
        DE,
        "um einen Schlag einer an eine Wildnis gebundenen Kreatur gegen den Träger aufzuheben.",
    ),
    (
        WILD,
        Cancel(Canceled.STRIKE),
        FR,
        "pour annuler un coup d’une créature liée à une Contrée sauvage contre le porteur.",
    ),
    (DWARF, Become(Subject.TARGET, Turned.UNTAPPED), EN, "to untap a Dwarf in the bearer's company."),
    (
        DWARF,
        Become(Subject.TARGET, Turned.UNTAPPED),
        DE,
        "um einen Zwerg in der Gemeinschaft des Trägers zu enttappen.",
    ),
    (
        DWARF,
        Become(Subject.TARGET, Turned.UNTAPPED),
        FR,
        "pour redresser un Nain de la compagnie du porteur.",
    ),
    (
        None,
        Become(Subject.COMPANY, Turned.UNTAPPED),
        EN,
        "to untap every unwounded character of the bearer's company.",
    ),
    (
        None,
        Become(Subject.COMPANY, Turned.UNTAPPED),
        DE,
        "um alle nicht verwundeten Charaktere der Gemeinschaft des Trägers zu enttappen.",
    ),
    (
        None,
        Become(Subject.COMPANY, Turned.UNTAPPED),
        FR,
        "pour redresser tous les personnages non blessés de la compagnie du porteur.",
    ),
    (None, FROM_DECK, EN, "to take up to two minor items from your play deck into your hand."),
    (
        None,
        FROM_DECK,
        DE,
        "um bis zu zwei kleine Gegenstände aus deinem Spieldeck auf deine Hand zu nehmen.",
    ),
    (None, FROM_DECK, FR, "pour prendre en main jusqu’à deux objets mineurs de votre deck de jeu."),
    (
        A(all_of(Sort.ITEM, ItemClass.GOLD_RING)),
        Roll(Check.RING_TEST, Subject.TARGET, (-1,)),
        EN,
        "to test a gold ring in the bearer's company, modifying the roll by −1.",
    ),
    (
        A(all_of(Sort.ITEM, ItemClass.GOLD_RING)),
        Roll(Check.RING_TEST, Subject.TARGET, (-1,)),
        DE,
        "in der Gemeinschaft des Trägers mit einem um −1 modifizierten Wurf zu prüfen.",
    ),
    (
        A(all_of(Sort.ITEM, ItemClass.GOLD_RING)),
        Roll(Check.RING_TEST, Subject.TARGET, (-1,)),
        FR,
        "pour vérifier un anneau d’or de la compagnie du porteur en modifiant le jet de −1.",
    ),
]


@pytest.mark.parametrize(("word", "language", "said"), STANDING)
def test_what_holds_is_said_of_an_item(word: Standing, language: Language, said: str) -> None:
    item = Item(code="XX-1", name="Staff", item_class=ItemClass.MINOR, abilities=(word,))

    assert card_text(item, language) == [said]


@pytest.mark.parametrize(("target", "effect", "language", "said"), USES)
def test_what_an_item_is_tapped_for_is_said(
    target: Target | None, effect: Effect, language: Language, said: str
) -> None:
    when = Moment.STRIKE if isinstance(target, TheStrike) else Moment.ANY_TIME
    use = Use(when=when, target=target, costs=(Tap(Subject.THIS_CARD),), effects=(effect,))
    item = Item(code="XX-1", name="Staff", item_class=ItemClass.MINOR, abilities=(May(use),))

    (words,) = card_text(item, language)
    assert words.endswith(said)
