"""Words of gatherings, lore and quests, in the three languages."""

import pytest

from wizardhaven.text.english.abilities import ability_sentence as english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.french.abilities import ability_sentence as french
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.german.abilities import ability_sentence as german
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.vocabulary.abilities import Ability, DiscardWhile, May
from wizardhaven.vocabulary.bonuses import AttackBonus
from wizardhaven.vocabulary.conditions import CompanyHas, InPlay
from wizardhaven.vocabulary.effects import Become, ForTheTurn
from wizardhaven.vocabulary.followers import AnySize, FixedControl, MayBring
from wizardhaven.vocabulary.journeys import RestAfterJourney
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.playing import DiscardCost, TapCost, Use
from wizardhaven.vocabulary.selectors import Characters, Subject
from wizardhaven.vocabulary.standing import DoesNotUntap
from wizardhaven.vocabulary.terms import Moment, Race, SiteType, State

ANY_SIZE = AnySize()
FOR_NOTHING = FixedControl(0, in_company=Characters(races=(Race.DWARF,), mind_at_most=2))
FOR_ONE_POINT = FixedControl(1, in_company=Characters(races=(Race.HOBBIT,)))
AS_MANY_AS_COME = MayBring(races=(Race.DWARF,), any_number=True)
TOO_MANY_GREAT_ONES = DiscardWhile(
    CompanyHas((Characters(other_than=(Race.WIZARD,), mind_at_least=6),), at_least=2)
)
NO_DWARF = DiscardWhile(CompanyHas((Characters(races=(Race.DWARF,)),), absent=True))
CHOOSERS = AttackBonus(strikes=-1, choosing=True, least_strikes=1)
CHOOSERS_BY_DAY = AttackBonus(
    strikes=-1, choosing=True, least_strikes=1, condition=InPlay("Gates of Morning")
)
ALL_WELL = May(
    Use(
        when=Moment.ORGANIZATION,
        costs=(TapCost(Subject.BEARER), DiscardCost(Subject.THIS_CARD)),
        effects=(Become(Subject.COMPANY, State.WELL),),
    )
)
WELL_AT_HAVENS = May(
    Use(effects=(ForTheTurn(RestAfterJourney(everybody_at=SitesOf((SiteType.HAVEN,))), on=Subject.COMPANY),))
)
ONCE_MORE_TAPPED = DoesNotUntap(Subject.BEARER, once=True)

EXAMPLES: tuple[tuple[Ability, str, str, str], ...] = (
    (
        ANY_SIZE,
        "There is no limit to the size of the company.",
        "Die Größe der Gemeinschaft ist unbegrenzt.",
        "La taille de la compagnie n’est pas limitée.",
    ),
    (
        FOR_NOTHING,
        "Each Dwarf of the company whose mind is 2 or less takes no influence to control.",
        (
            "Die Kontrolle über jeden Zwerg der Gemeinschaft, dessen Geisteskraft höchstens 2 beträgt, "
            "kostet keine Einflusspunkte."
        ),
        (
            "Le contrôle de chaque Nain de la compagnie dont l’esprit est de 2 au plus ne coûte aucun "
            "point d’influence."
        ),
    ),
    (
        FOR_ONE_POINT,
        "Each Hobbit of the company takes one point of influence to control.",
        "Die Kontrolle über jeden Hobbit der Gemeinschaft kostet 1 Einflusspunkt.",
        "Le contrôle de chaque Hobbit de la compagnie coûte 1 point d’influence.",
    ),
    (
        AS_MANY_AS_COME,
        (
            "In the organization phase in which Lore is played, any number of Dwarves may be brought "
            "into play with the company."
        ),
        (
            "In der Organisationsphase, in der diese Karte gespielt wird, darfst du mit der Gemeinschaft "
            "beliebig viele Zwerge ins Spiel bringen."
        ),
        (
            "Pendant la phase d’organisation où cette carte est jouée, vous pouvez faire entrer en jeu "
            "autant de Nains que vous voulez avec la compagnie."
        ),
    ),
    (
        TOO_MANY_GREAT_ONES,
        (
            "Discard Lore as soon as the company contains two or more characters who are not Wizards and "
            "have a mind of 6 or more."
        ),
        (
            "Diese Karte wird abgeworfen, sobald zwei oder mehr Charaktere, die keine Zauberer sind und "
            "mindestens 6 Geisteskraft haben, zu der Gemeinschaft gehören."
        ),
        (
            "Cette carte est défaussée dès que la compagnie compte deux personnages ou plus qui ne sont "
            "pas des Sorciers et ont un esprit de 6 au moins."
        ),
    ),
    (
        NO_DWARF,
        "Discard Lore as soon as the company does not contain a Dwarf.",
        "Diese Karte wird abgeworfen, sobald kein Zwerg zu der Gemeinschaft gehört.",
        "Cette carte est défaussée dès que la compagnie ne compte aucun Nain.",
    ),
    (
        CHOOSERS,
        "Each attack that chooses its defenders has -1 strike (to a minimum of one).",
        "Jeder Angriff, der seine Verteidiger auswählt, erhält −1 Schlag (mindestens 1).",
        "Chaque attaque qui choisit ses défenseurs reçoit −1 coup (1 au minimum).",
    ),
    (
        CHOOSERS_BY_DAY,
        (
            "While Gates of Morning is in play, each attack that chooses its defenders has a further -1 "
            "strike (to a minimum of one)."
        ),
        (
            "Jeder Angriff, der seine Verteidiger auswählt, erhält zusätzlich −1 Schlag (mindestens 1), "
            "solange „Tore des Morgens“ im Spiel ist."
        ),
        (
            "Chaque attaque qui choisit ses défenseurs reçoit en plus −1 coup (1 au minimum), tant que "
            "« Portes du Matin » est en jeu."
        ),
    ),
    (
        ALL_WELL,
        (
            "During the organization phase, tap the bearer and discard Lore to heal and untap every "
            "wounded character of his company."
        ),
        (
            "Tappe während deiner Organisationsphase den Träger und wirf diese Karte ab, um alle "
            "verwundeten Charaktere seiner Gemeinschaft zu heilen und sie zu enttappen."
        ),
        (
            "Pendant votre phase d’organisation, engagez le porteur et défaussez cette carte pour guérir "
            "et redresser tous les personnages blessés de sa compagnie."
        ),
    ),
    (
        WELL_AT_HAVENS,
        (
            "If the company moves to a Haven this turn, all of its characters are healed and untapped at "
            "the end of its movement/hazard phase."
        ),
        (
            "Wenn sich die Gemeinschaft in diesem Zug zu einem Zufluchtsort bewegt, werden alle ihre "
            "Charaktere am Ende ihrer Bewegungs-/Gefahrenphase geheilt und enttappt."
        ),
        (
            "Si la compagnie se rend à un Havre pendant ce tour, tous ses personnages sont guéris et "
            "redressés à la fin de sa phase de mouvement/périls."
        ),
    ),
    (
        ONCE_MORE_TAPPED,
        "The next time the bearer would become untapped, he is tapped instead and Lore is discarded.",
        (
            "Würde der Träger das nächste Mal enttappt, wird er stattdessen getappt, und diese Karte "
            "wird abgeworfen."
        ),
        (
            "La prochaine fois que le porteur devrait être redressé, il est engagé à la place, et cette "
            "carte est défaussée."
        ),
    ),
)


@pytest.mark.parametrize(("word", "in_english", "in_german", "in_french"), EXAMPLES)
def test_it_is_said_in_all_languages(word: Ability, in_english: str, in_german: str, in_french: str) -> None:
    assert english(word, Scene("Lore")) == in_english
    assert german(word, GERMAN) == in_german
    assert french(word, FRENCH) == in_french
