"""How Ringwraiths, their modes and their followers are spoken of, in three languages."""

import pytest

from wizardhaven.text.english.abilities import ability_sentence as english
from wizardhaven.text.english.abilities import paragraphs as english_paragraphs
from wizardhaven.text.english.conditions import condition as in_english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.french.abilities import ability_sentence as french
from wizardhaven.text.french.abilities import paragraphs as french_paragraphs
from wizardhaven.text.french.conditions import condition as in_french
from wizardhaven.text.french.keywords import KEYWORDS as FRENCH_KEYWORDS
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.german.abilities import ability_sentence as german
from wizardhaven.text.german.abilities import paragraphs as german_paragraphs
from wizardhaven.text.german.conditions import condition as in_german
from wizardhaven.text.german.keywords import KEYWORDS as GERMAN_KEYWORDS
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.text.language import Language
from wizardhaven.text.names import translated
from wizardhaven.vocabulary.abilities import Ability, DiscardWhile, May, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.conditions import (
    Condition,
    Is,
    There,
    Unless,
)
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, AtMost, With, all_of, any_of
from wizardhaven.vocabulary.terms import Keyword, Pile, Race, Side, SiteType, Stat

HAVEN = SiteType.HAVEN
MAGIC = (Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC)
SAID: tuple[tuple[Ability, str, str, str], ...] = (
    (
        Permit(Deed.LEAD, all_of(Race.RINGWRAITH, AtMost(Tally.CHARACTERS, 1))),
        (
            "As your avatar the bearer may have a Ringwraith follower whom it takes no influence to "
            "control and whom you may bring into play in your organization phases."
        ),
        (
            "Ein Ringgeist darf dem Träger, wenn er dein Avatar ist, folgen, ohne Einfluss zu kosten, "
            "und in Organisationsphasen mit ihm ins Spiel gebracht werden."
        ),
        (
            "Comme votre avatar, le porteur peut avoir un Spectre suivant dont le contrôle ne coûte "
            "aucune influence et que vous pouvez faire entrer en jeu pendant vos phases d’organisation."
        ),
    ),
    (
        Permit(Deed.LEAD, all_of(Race.RINGWRAITH, AtMost(Tally.CHARACTERS, 2))),
        (
            "As your avatar the bearer may have up to two Ringwraith followers whom it takes no "
            "influence to control and whom you may bring into play in your organization phases."
        ),
        (
            "Bis zu zwei Ringgeister dürfen dem Träger, wenn er dein Avatar ist, folgen, ohne Einfluss "
            "zu kosten, und in Organisationsphasen mit ihm ins Spiel gebracht werden."
        ),
        (
            "Comme votre avatar, le porteur peut avoir jusqu’à deux Spectres suivants dont le contrôle "
            "ne coûte aucune influence et que vous pouvez faire entrer en jeu pendant vos phases "
            "d’organisation."
        ),
    ),
    (
        Permit(Deed.LEAD, Subject.THIS_CARD),
        (
            "The bearer may be brought into play as a follower of your Ringwraith, and takes no "
            "influence to control."
        ),
        (
            "Der Träger darf als Gefolgsmann deines Ringgeists ins Spiel gebracht werden und kostet "
            "dann keinen Einfluss."
        ),
        (
            "Le porteur peut entrer en jeu comme suivant de votre Spectre, et son contrôle ne coûte "
            "alors aucune influence."
        ),
    ),
    (
        CountsAs(Mark.LEADER),
        "The bearer is a leader.",
        "Der Träger ist ein Anführer.",
        "Le porteur est un chef.",
    ),
    (
        Forbid(Deed.FAIL_BODY_CHECK, Subject.BEARER),
        "No body check discards the bearer.",
        "Der Träger wird durch keinen Körperwurf abgeworfen.",
        "Aucun jet de corps ne fait défausser le porteur.",
    ),
    (
        Modify(Stat.DIRECT_INFLUENCE, +4, against=With(Subject.BEARER)),
        "The bearer has +4 direct influence against characters in his company.",
        "Der Träger hat +4 direkten Einfluss gegenüber Charakteren seiner Gemeinschaft.",
        "Le porteur reçoit +4 à l’influence directe envers les personnages de sa compagnie.",
    ),
    (
        DiscardWhile(Is(Subject.BEARER, Mark.OUTDONE)),
        "Discard Staff as soon as a character in the bearer's company has a higher mind.",
        (
            "Diese Karte wird abgeworfen, sobald ein Charakter in der Gemeinschaft des Trägers mehr "
            "Geisteskraft hat als er."
        ),
        (
            "Cette carte est défaussée dès qu’un personnage de la compagnie du porteur a un esprit "
            "plus élevé que le sien."
        ),
    ),
    (
        Forbid(Deed.JOIN, any_of(Race.RINGWRAITH, Sort.ALLY)),
        "The allies and Ringwraith followers of the company are discarded, and none may join it.",
        (
            "Alle Verbündeten und alle Ringgeister im Gefolge der Gemeinschaft werden abgeworfen, und "
            "keine dürfen hinzukommen."
        ),
        (
            "Les alliés et les Spectres suivants de la compagnie sont défaussés, et aucun ne peut la "
            "rejoindre."
        ),
    ),
    (
        Modify(Stat.BODY, -2, Subject.FOE, against=Race.ELF, condition=Is(Subject.BEARER, Mark.STRIKING)),
        "The body of Elves against whom the bearer makes a strike is modified by −2.",
        "Der Körper von Elfen, gegen die der Träger einen Schlag führt, wird um −2 modifiziert.",
        "Le corps des Elfes contre qui le porteur porte un coup est modifié de −2.",
    ),
    (
        May(Use(effects=(Put(any_of(*MAGIC), Pile.HAND, (Pile.DISCARD_PILE,)),))),
        "You may take a magic card from your discard pile into your hand.",
        "Du darfst eine Magiekarte aus deinem Abwurfstapel auf deine Hand nehmen.",
        "Vous pouvez prendre en main une carte de magie de votre pile de défausse.",
    ),
    (
        May(Use(effects=(Put(all_of(Side.RESOURCE, Sort.EVENT), Pile.PLAY_DECK, (Pile.DISCARD_PILE,)),))),
        "You may shuffle a resource event from your discard pile into your play deck.",
        "Du darfst ein Unterstützungs-Ereignis aus deinem Abwurfstapel in dein Spieldeck mischen.",
        ("Vous pouvez mélanger dans votre deck de jeu un événement de ressource de votre pile de défausse."),
    ),
    (
        May(
            Use(
                effects=(
                    Put(
                        all_of(Sort.CHARACTER, Race.RINGWRAITH),
                        Pile.PLAY,
                        (Pile.HAND,),
                        count=None,
                        may=True,
                        onto=Sort.AVATAR,
                    ),
                )
            )
        ),
        (
            "You may bring any number of Ringwraiths into play from your hand in the company, as "
            "followers of your avatar under his direct influence."
        ),
        (
            "Du darfst beliebig viele Ringgeister von der Hand als Gefolge deines Avatars unter seinem "
            "direkten Einfluss in der Gemeinschaft ins Spiel bringen."
        ),
        (
            "Vous pouvez faire entrer en jeu autant de Spectres de votre main que vous voulez dans la "
            "compagnie, comme suivants sous l’influence directe de votre avatar."
        ),
    ),
)
HOLDING: tuple[tuple[Condition, str, str, str], ...] = (
    (
        Is(Subject.BEARER, Sort.AVATAR),
        "the bearer is your avatar",
        "der Träger dein Avatar ist",
        "le porteur est votre avatar",
    ),
    (
        Is(Subject.BEARER, all_of(Sort.AVATAR, Keyword.FELL_RIDER_MODE)),
        "the bearer is your avatar in Fell Rider mode",
        "der Träger dein Avatar im Modus Grausamer Reiter ist",
        "le porteur est votre avatar en mode Aile Noire",
    ),
    (
        Is(Subject.BEARER, all_of(Sort.AVATAR, At(HAVEN))),
        "the bearer is your avatar at a Haven",
        "der Träger dein Avatar ist und an einem Zufluchtsort ist",
        "le porteur est votre avatar dans un Havre",
    ),
    (
        There(Sort.AVATAR, Subject.PLAYER),
        "your avatar is in play",
        "dein Avatar im Spiel ist",
        "votre avatar est en jeu",
    ),
    (
        Unless(There(Sort.AVATAR, Subject.PLAYER)),
        "your avatar is not in play",
        "dein Avatar nicht im Spiel ist",
        "votre avatar n’est pas en jeu",
    ),
    (
        There(all_of(Sort.AVATAR, At(HAVEN)), Subject.PLAYER),
        "your avatar is in play at a Haven",
        "dein Avatar im Spiel ist und an einem Zufluchtsort ist",
        "votre avatar est en jeu dans un Havre",
    ),
    (
        There(
            all_of(
                Sort.AVATAR,
                any_of(Keyword.BLACK_RIDER_MODE, Keyword.FELL_RIDER_MODE, Keyword.HERALDED_LORD_MODE),
            ),
            Subject.PLAYER,
        ),
        "your avatar is in a mode",
        "dein Avatar in einem Modus ist",
        "votre avatar est dans un mode",
    ),
    (
        There(
            all_of(
                Sort.AVATAR,
                any_of(Keyword.BLACK_RIDER_MODE, Keyword.FELL_RIDER_MODE, Keyword.HERALDED_LORD_MODE),
                At(HAVEN),
            ),
            Subject.PLAYER,
        ),
        "your avatar is in a mode at a Haven",
        "dein Avatar in einem Modus ist und an einem Zufluchtsort ist",
        "votre avatar est dans un mode dans un Havre",
    ),
)


@pytest.mark.parametrize(("ability", "first", "second", "third"), SAID)
def test_what_is_said_of_ringwraiths(ability: Ability, first: str, second: str, third: str) -> None:
    assert english(ability, Scene("Staff")) == first
    assert german(ability, GERMAN) == second
    assert french(ability, FRENCH) == third


@pytest.mark.parametrize(("holds", "first", "second", "third"), HOLDING)
def test_when_something_holds_of_an_avatar(holds: Condition, first: str, second: str, third: str) -> None:
    assert in_english(holds, Scene("Staff")) == first
    assert in_german(holds, GERMAN) == second
    assert in_french(holds, FRENCH) == third


@pytest.mark.parametrize(
    "mode", [Keyword.BLACK_RIDER_MODE, Keyword.FELL_RIDER_MODE, Keyword.HERALDED_LORD_MODE]
)
def test_a_mode_is_called_by_the_name_of_its_card(mode: Keyword) -> None:
    card = mode.value.removesuffix(" mode")

    assert FRENCH_KEYWORDS[mode].singular == f"mode {translated(card, Language.FR)}"
    assert GERMAN_KEYWORDS[mode].after_der.nominative == f"Modus {translated(card, Language.DE)}"


def test_who_goes_with_a_card_as_its_company_organizes_is_said_in_one_sentence() -> None:
    followers = all_of(Mark.FOLLOWER, Race.RINGWRAITH, With(Subject.COMPANY))
    at_haven = Is(Subject.SITE, HAVEN)
    abilities = (
        When(
            Occasion.COMPANY_ORGANIZES,
            Put(followers, Pile.DISCARD_PILE, count=None),
            about=Subject.COMPANY,
            condition=at_haven,
        ),
        When(
            Occasion.COMPANY_ORGANIZES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=at_haven,
        ),
    )
    in_english = (
        "Discard Staff and all Ringwraith followers of the company in the organization phase if "
        "the company is at a Haven."
    )
    in_german = (
        "Diese Karte wird samt allen Ringgeistern im Gefolge der Gemeinschaft in der "
        "Organisationsphase abgeworfen, wenn die Gemeinschaft an einem Zufluchtsort ist."
    )
    in_french = (
        "Cette carte est défaussée avec tous les Spectres suivants de la compagnie pendant la "
        "phase d’organisation si la compagnie est dans un Havre."
    )

    assert english_paragraphs(abilities, Scene("Staff")) == [in_english]
    assert german_paragraphs(abilities, GERMAN) == [in_german]
    assert french_paragraphs(abilities, FRENCH) == [in_french]
    assert english(abilities[0], Scene("Staff")).startswith(
        "Discard all Ringwraith followers of the company in"
    )
