"""What holds below and on the way there, in the three languages."""

import pytest

from wizardhaven.text.english.abilities import paragraphs as english_paragraphs
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.french.abilities import paragraphs as french_paragraphs
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.german.abilities import paragraphs as german_paragraphs
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.vocabulary.abilities import Ability, May, StorableAt, When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import (
    Both,
    Either,
    Happened,
    Is,
    Past,
    There,
    Unless,
)
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Roll, Send
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, Not, With, Within, all_of, any_of, named
from wizardhaven.vocabulary.terms import (
    Check,
    ItemClass,
    Keyword,
    Phase,
    Pile,
    PlayerKind,
    Race,
    SiteType,
    Stat,
    Turned,
)

ABILITIES: tuple[tuple[Ability, str, str, str], ...] = (
    (
        When(
            Occasion.COMPANY_MOVES,
            Face((Attack(Race.ROCK_FALL, strikes=0, prowess=7),)),
            about=Subject.EVERYBODY,
            condition=Either((Is(Subject.ORIGIN, Mark.UNDER_DEEPS), Is(Subject.NEW_SITE, Mark.UNDER_DEEPS))),
        ),
        (
            "Each company that moves to or from a site in the Under-deeps faces an attack by a Rock Fall: 7 "
            "prowess."
        ),
        (
            "Jede Gemeinschaft, die sich zu einem Ort in den Tiefen oder von dort weg bewegt, muss sich "
            "einem Angriff eines Steinschlags stellen: Kampfkraft 7."
        ),
        (
            "Toute compagnie qui bouge vers un site des Abîmes ou le quitte affronte une attaque d’un "
            "Éboulement : prouesse 7."
        ),
    ),
    (
        Guards(
            Attack(Race.LAVA_FLOW, strikes=0, prowess=6),
            all_of(any_of(SiteType.DARK_HOLD, Mark.UNDER_DEEPS), Not(PlayerKind.BALROG)),
        ),
        (
            "A Dark-hold or a site in the Under-deeps has an additional automatic-attack: Lava Flows, 6 "
            "prowess. This has no effect on Balrog players."
        ),
        (
            "Ein Hort der Dunkelheit oder ein Ort in den Tiefen hat einen weiteren automatischen Angriff: "
            "Lavaströme, Kampfkraft 6. Dies gilt nicht für Balrog-Spieler."
        ),
        (
            "Un Fief Noir ou un site des Abîmes a une attaque automatique de plus : Coulées de lave, "
            "prouesse 6. Cela ne concerne pas les joueurs de Balrog."
        ),
    ),
    (
        Fights(Manner.TAPS_LESSER_MINDS),
        (
            "A character who has faced a strike taps after it if his mind is not greater than its prowess, "
            "unless the strike was cancelled."
        ),
        (
            "Ein Charakter, der sich einem Schlag gestellt hat, tappt danach, wenn seine Geisteskraft nicht "
            "größer als die Kampfkraft des Schlages ist, es sei denn, der Schlag wurde aufgehoben."
        ),
        (
            "Un personnage qui a affronté un coup s’engage ensuite si son esprit n’est pas supérieur à la "
            "prouesse du coup, sauf si le coup a été annulé."
        ),
    ),
    (
        Modify(Check.BODY, +1, Subject.THIS_CARD),
        "Body checks of those whom it wounds are modified by +1.",
        "Die Körperwürfe derer, die er verwundet, werden um +1 modifiziert.",
        "Les jets de corps de ceux qu’elle blesse sont modifiés de +1.",
    ),
    (
        Cancels(named("Bridge", "Great Ship"), at_most=1),
        (
            "The effects of Bridge and Great Ship are cancelled. Discard Host at the end of a turn in which "
            "one of them was cancelled."
        ),
        (
            "Die Effekte der Karten „Brücke“ und „Großes Schiff“ werden aufgehoben; wurde einer davon so "
            "aufgehoben, wird diese Karte am Ende des Zuges abgeworfen."
        ),
        (
            "Les effets des cartes « Pont » et « Grand vaisseau » sont annulés ; cette carte est défaussée à "
            "la fin d’un tour où l’un d’eux l’a été."
        ),
    ),
    (
        When(
            Occasion.COMPANY_MOVES,
            Send(Subject.ORIGIN),
            about=Subject.EVERYBODY,
            condition=Both(
                (
                    Is(Subject.COMPANY, Mark.MOVING),
                    Either((Is(Subject.NEW_SITE, Mark.UNDER_DEEPS), Is(Subject.ORIGIN, Mark.UNDER_DEEPS))),
                )
            ),
        ),
        (
            "When a company is moving to or from a site in the Under-deeps, the company returns to its site "
            "of origin."
        ),
        (
            "Wenn eine Gemeinschaft sich zu einem Ort in den Tiefen oder von dort weg bewegt, kehrt die "
            "Gemeinschaft zu ihrem Ausgangsort zurück."
        ),
        (
            "Quand une compagnie bouge vers un site des Abîmes ou le quitte, la compagnie retourne à son "
            "site d’origine."
        ),
    ),
    (
        When(Occasion.CAME_THROUGH_BELOW, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
        "When a company has reached a site in the Under-deeps from another one, discard Host.",
        (
            "Wenn eine Gemeinschaft von einem Ort in den Tiefen zu einem anderen gelangt ist, wird diese "
            "Karte abgeworfen."
        ),
        "Quand une compagnie est arrivée d’un site des Abîmes à un autre, cette carte est défaussée.",
    ),
    (
        Modify(Stat.HAZARD_LIMIT, +1, Sort.COMPANY, condition=Is(Subject.NEW_SITE, Mark.UNDER_DEEPS)),
        (
            "The hazard limit against a company is raised by one if it is at or moving to a site in the "
            "Under-deeps."
        ),
        (
            "Das Gefahrenlimit gegen eine Gemeinschaft wird um 1 erhöht, wenn sie an einem Ort in den Tiefen "
            "ist oder sich dorthin bewegt."
        ),
        (
            "La limite de périls contre une compagnie est augmentée de 1 si elle est dans un site des Abîmes "
            "ou s’y rend."
        ),
    ),
    (
        StorableAt((SiteType.HAVEN,), points=3, condition=Is(Subject.THIS_CARD, Turned.UNTAPPED)),
        "May be stored at a Haven while it is untapped, where it is worth 3 marshalling points.",
        (
            "Diese Karte darf, wenn sie nicht getappt ist, an einem Zufluchtsort hinterlegt werden und ist "
            "dann drei Siegpunkte wert."
        ),
        (
            "Cette carte peut être mise en réserve dans un Havre si elle n’est pas engagée, et vaut alors "
            "trois points de rassemblement."
        ),
    ),
    (
        When(
            Occasion.CARD_STORED,
            Put(
                all_of(Sort.ITEM, Not(ItemClass.SPECIAL), Mark.STORED),
                Pile.PLAY,
                (Pile.HAND, Pile.DISCARD_PILE),
                may=True,
                onto=With(Subject.USER),
            ),
            about=Subject.THIS_CARD,
            of=Phase.ORGANIZATION,
        ),
        (
            "When Host is stored in the organization phase, you may place a non-special item from your hand "
            "or discard pile, identical to one your opponent has stored, with an untapped character of the "
            "same company, who taps for it. Your opponent's stored item is discarded, and the one you placed "
            "may never be stored."
        ),
        (
            "Wird diese Karte in der Organisationsphase hinterlegt, darfst du einen nicht besonderen "
            "Gegenstand (der einem gleicht, den dein Gegner hinterlegt hat) aus der Hand oder deinem "
            "Abwurfstapel zu einem ungetappten Charakter derselben Gemeinschaft (der dafür tappt) legen. Der "
            "hinterlegte Gegenstand deines Gegners wird abgeworfen, und der gelegte darf nie hinterlegt "
            "werden."
        ),
        (
            "Lorsque cette carte est mise en réserve pendant la phase d’organisation, vous pouvez placer un "
            "objet non spécial de votre main ou de votre pile de défausse, identique à un objet que votre "
            "adversaire a mis en réserve, avec un personnage non engagé de la même compagnie, qui s’engage. "
            "L’objet en réserve de votre adversaire est défaussé, et le vôtre ne peut jamais être mis en "
            "réserve."
        ),
    ),
    (
        Fights(Manner.ONLY_AGAINST, Not(PlayerKind.BALROG)),
        "Not for use against Balrog players.",
        "Nicht gegen Balrog-Spieler spielbar.",
        "Non jouable contre les joueurs de Balrog.",
    ),
    (
        Permit(Deed.GO_BACK, where=ANY_SITE, condition=Is(Subject.SITE, Mark.UNDER_DEEPS)),
        (
            "At the end of the turn, the company may replace its site by the site where it began the turn, "
            "if it is at a site in the Under-deeps."
        ),
        (
            "Die Gemeinschaft darf am Ende des Zuges ihren Ort durch den Ort ersetzen, an dem sie den Zug "
            "begonnen hat, wenn sie an einem Ort in den Tiefen ist."
        ),
        (
            "La compagnie peut remplacer son site par le site où elle a commencé le tour, à la fin du tour, "
            "si elle est dans un site des Abîmes."
        ),
    ),
    (
        May(
            Use(
                requires=(Both((Is(Subject.SITE, Mark.UNDER_DEEPS), Unless(Happened(Past.PLAYED_HERE)))),),
                effects=(Put(ANYTHING, Pile.HAND, (Pile.TOP,)),),
            )
        ),
        (
            "If the company is at a site in the Under-deeps of another name than the one where it was "
            "played, you may draw one card."
        ),
        (
            "Wenn die Gemeinschaft an einem Ort in den Tiefen ist, nicht aber an dem, an dem die Karte "
            "gespielt wurde, darfst du eine Karte ziehen."
        ),
        (
            "Si la compagnie est dans un site des Abîmes autre que celui où la carte a été jouée, vous "
            "pouvez tirer une carte."
        ),
    ),
)


@pytest.mark.parametrize(("ability", "in_english", "in_german", "in_french"), ABILITIES)
def test_what_holds_below_and_on_the_way_there_is_said_in_three_languages(
    ability: Ability, in_english: str, in_german: str, in_french: str
) -> None:
    said = [
        paragraph.replace("\N{NO-BREAK SPACE}", " ") for paragraph in french_paragraphs([ability], FRENCH)
    ]

    assert english_paragraphs([ability], Scene("Host")) == [in_english]
    assert german_paragraphs([ability], GERMAN) == [in_german]
    assert said == [in_french]


def test_what_happens_once_a_card_is_stored_is_said_with_where_it_may_be() -> None:
    abilities = (
        StorableAt((SiteType.HAVEN,)),
        When(
            Occasion.CARD_STORED,
            Put(
                all_of(Sort.ITEM, Not(ItemClass.SPECIAL), Keyword.WEAPON, Not(Mark.UNIQUE)),
                Pile.PLAY,
                (Pile.HAND,),
                may=True,
                onto=With(Subject.USER),
            ),
            about=Subject.THIS_CARD,
            of=Phase.ORGANIZATION,
        ),
        When(
            Occasion.CARD_STORED,
            Roll(Check.CORRUPTION, Subject.EVERYBODY, (-3,), of=Race.DWARF),
            about=Subject.THIS_CARD,
        ),
    )
    in_english = (
        "May be stored at a Haven. When it is stored in the organization phase, you may place a "
        "non-unique and non-special item that is a weapon from your hand with an untapped character of "
        "the same company, who taps for it. When it is stored, each Dwarf in play makes a corruption "
        "check modified by −3."
    )
    in_german = (
        "Diese Karte darf an einem Zufluchtsort hinterlegt werden. Wird sie in der Organisationsphase "
        "hinterlegt, darfst du einen nicht einzigartigen nicht besonderen Gegenstand (Waffe) aus der "
        "Hand zu einem ungetappten Charakter derselben Gemeinschaft (der dafür tappt) legen. Wird sie "
        "hinterlegt, macht jeder Zwerg im Spiel einen um −3 modifizierten Versuchungswurf."
    )
    in_french = (
        "Cette carte peut être mise en réserve dans un Havre. Lorsqu’elle l’est pendant la phase "
        "d’organisation, vous pouvez placer un objet non spécial et non unique (arme) de votre main avec "
        "un personnage non engagé de la même compagnie, qui s’engage. Lorsqu’elle l’est, chaque Nain en "
        "jeu fait un jet de corruption modifié de −3."
    )

    assert english_paragraphs(abilities, Scene("Host")) == [in_english]
    assert german_paragraphs(abilities, GERMAN) == [in_german]
    assert french_paragraphs(abilities, FRENCH) == [in_french]


def test_the_same_number_once_more_is_said_with_the_first() -> None:
    there = Is(Subject.SITE, Within(("Rohan",)))
    words = (
        Modify(Stat.STRIKES, +1, Sort.ATTACK, condition=there),
        Modify(Stat.STRIKES, +1, Sort.ATTACK, condition=Both((there, There(named("Doors of Night"))))),
    )

    assert english_paragraphs(words, Scene("Host")) == [
        "Each attack at a site in Rohan has +1 strike (twice as much while Doors of Night is in play)."
    ]
    assert german_paragraphs(words, GERMAN) == [
        (
            "Jeder Angriff an einem Ort in der Region Rohan erhält +1 Schlag (doppelt, solange „Tore der "
            "Nacht“ im Spiel ist)."
        )
    ]
    assert french_paragraphs(words, FRENCH) == [
        (
            "Chaque attaque dans un site de la région Rohan reçoit +1 coup (le double tant que « Portes de "
            "la Nuit » est en jeu)."
        )
    ]
