"""Words about enchantments and the lore against them, in the three languages."""

import pytest

from wizardhaven.text.english.abilities import ability_sentence as english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.french.abilities import ability_sentence as french
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.german.abilities import ability_sentence as german
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.vocabulary.abilities import Ability, May, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Roll, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, Beside, Not, Within, WoundedBy, all_of, any_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Check,
    Keyword,
    Length,
    Moment,
    Pile,
    PlayerKind,
    Race,
    RegionType,
    Side,
    Skill,
    Stat,
)

SAGE = Skill.SAGE
CHECKED = When(Occasion.CHECK_MADE, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.BEARER)
DISCARDED = When(Occasion.CARD_DISCARDED, Roll(Check.CORRUPTION, Subject.BEARER), about=Subject.PLAYER)
BY_A_SAGE = May(
    Use(
        when=Moment.ORGANIZATION,
        user=SAGE,
        costs=(Tap(Subject.USER),),
        effects=(
            Roll(Check.REMOVAL, Subject.USER, above=7, then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),)),
        ),
    )
)
BY_ANOTHER = May(
    Use(
        when=Moment.ORGANIZATION,
        user=SAGE,
        costs=(Tap(Subject.COMPANY),),
        effects=(
            Roll(Check.REMOVAL, Subject.COMPANY, above=6, then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),)),
        ),
    )
)
LEADS_NOBODY = Modify(Stat.DIRECT_INFLUENCE, 0, how=How.SET)
WOUNDED = May(
    Use(
        target=A(all_of(Sort.CHARACTER, WoundedBy(Race.ORC)), Whose.OF_THE_COMPANY),
        effects=(Tap(Subject.TARGET),),
    )
)
BESIDE = May(
    Use(
        target=A(all_of(Sort.CHARACTER, Beside(Skill.SCOUT)), Whose.OF_THE_COMPANY),
        effects=(Tap(Subject.TARGET),),
    )
)
STORED = May(
    Use(
        target=A(all_of(Sort.ITEM, Mark.STORED), Whose.OPPONENTS),
        effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
    )
)
HEAVY = May(
    Use(target=A(all_of(Sort.ITEM, AtLeast(Stat.CORRUPTION_POINTS, 3))), effects=(Tap(Subject.TARGET),))
)
LEARNT = May(
    Use(
        target=A(
            all_of(Sort.EVENT, Side.RESOURCE, Length.PERMANENT, Mark.INFORMATION, Mark.STORED), Whose.ANYBODYS
        ),
        effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
    )
)
NO_ENVIRONMENT = Forbid(Deed.PLAY, Keyword.ENVIRONMENT)
IN_THE_DARK = Forbid(
    Deed.USE,
    any_of(Skill.SAGE, Keyword.SPELL, Keyword.RITUAL),
    where=Within(("Gorgoroth", RegionType.DARK_DOMAIN)),
    by=Not(PlayerKind.BALROG),
)

EXAMPLES: tuple[tuple[Ability, str, str, str], ...] = (
    (
        CHECKED,
        "After its bearer has made a corruption check, discard this card.",
        "Nachdem der Träger einen Versuchungswurf gemacht hat, wird diese Karte abgeworfen.",
        "Après un jet de corruption de son porteur, cette carte est défaussée.",
    ),
    (
        DISCARDED,
        (
            "Whenever his player discards a card from hand in his own turn, the bearer makes a "
            "corruption check."
        ),
        (
            "Sooft sein Spieler im eigenen Zug eine Karte aus der Hand abwirft, macht der Träger "
            "einen Versuchungswurf."
        ),
        (
            "Chaque fois que son joueur défausse une carte de sa main pendant son propre tour, le "
            "porteur fait un jet de corruption."
        ),
    ),
    (
        BY_A_SAGE,
        (
            "In his organization phase, a sage in his company may tap to make a roll: on more than 7,"
            " discard this card."
        ),
        (
            "Während seiner Organisationsphase darf ein Weiser in seiner Gemeinschaft tappen und "
            "würfeln: Bei mehr als 7 wird diese Karte abgeworfen."
        ),
        (
            "Pendant sa phase d’organisation, un sage de sa compagnie peut s’engager et lancer les "
            "dés\N{NO-BREAK SPACE}: sur plus de 7, cette carte est défaussée."
        ),
    ),
    (
        BY_ANOTHER,
        (
            "In his organization phase, another sage in his company may tap to make a roll: on more "
            "than 6, discard this card."
        ),
        (
            "Während seiner Organisationsphase darf ein anderer Weiser in seiner Gemeinschaft tappen "
            "und würfeln: Bei mehr als 6 wird diese Karte abgeworfen."
        ),
        (
            "Pendant sa phase d’organisation, un autre sage de sa compagnie peut s’engager et lancer "
            "les dés\N{NO-BREAK SPACE}: sur plus de 6, cette carte est défaussée."
        ),
    ),
    (
        LEADS_NOBODY,
        "The bearer's direct influence is 0.",
        "Der direkte Einfluss des Trägers ist 0.",
        "L’influence directe du porteur est de 0.",
    ),
    (
        WOUNDED,
        "You may tap a character who was wounded by an Orc attack this turn.",
        ("Du darfst einen Charakter tappen, der in diesem Zug durch einen Angriff von Orks verwundet wurde."),
        "Vous pouvez engager un personnage qui a été blessé par une attaque d’Orques ce tour-ci.",
    ),
    (
        BESIDE,
        ("You may tap a character who has another scout in his company, at his site or at his new site."),
        (
            "Du darfst einen Charakter tappen, der einen anderen Kundschafter in seiner Gemeinschaft,"
            " an seinem Ort oder an seinem neuen Ort neben sich hat."
        ),
        (
            "Vous pouvez engager un personnage qui a un autre éclaireur dans sa compagnie, à son site"
            " ou à son nouveau site."
        ),
    ),
    (
        STORED,
        "You may discard an item that your opponent has stored.",
        "Du darfst einen Gegenstand abwerfen, der von deinem Gegner hinterlegt wurde.",
        "Vous pouvez défausser un objet que votre adversaire a mis en réserve.",
    ),
    (
        HEAVY,
        ("You may tap an item in one of your companies that normally gives 3 or more corruption points."),
        (
            "Du darfst einen Gegenstand in einer deiner Gemeinschaften tappen, der normalerweise "
            "mindestens 3 Versuchungspunkte gibt."
        ),
        (
            "Vous pouvez engager un objet de l’une de vos compagnies qui donne normalement au moins 3"
            " points de corruption."
        ),
    ),
    (
        LEARNT,
        (
            "You may discard a resource permanent-event that is stored and could be played only where"
            " information is playable."
        ),
        (
            "Du darfst ein permanentes Unterstützungs-Ereignis abwerfen, das hinterlegt ist und nur "
            "spielbar war, wo Information spielbar ist."
        ),
        (
            "Vous pouvez défausser une ressource d’Événement Permanent qui est en réserve et n’était "
            "jouable que là où une information peut l’être."
        ),
    ),
    (
        NO_ENVIRONMENT,
        "No environment cards can be played.",
        "Keine Umweltkarten können gespielt werden.",
        "Aucune carte d’environnement ne peut être jouée.",
    ),
    (
        IN_THE_DARK,
        (
            "Each character at a site in Gorgoroth or a Dark-domain, or moving through such a region,"
            " loses the sage skill and cannot use spell cards or ritual cards. This has no effect on "
            "Balrog players."
        ),
        (
            "Wer an einem Ort in der Region Gorgoroth oder in einem Dunklen Reich oder auf einem Weg "
            "durch eine solche Region ist, gilt nicht als Weiser und kann keine Zaubersprüche oder "
            "Rituale anwenden. Dies gilt nicht für Balrog-Spieler."
        ),
        (
            "Quiconque est dans un site de la région Gorgoroth ou d’un Domaine noir ou en route par "
            "une telle région n’est plus sage et ne peut utiliser ni sort ni rituel. Cela ne concerne"
            " pas les joueurs de Balrog."
        ),
    ),
)


@pytest.mark.parametrize(("word", "in_english", "in_german", "in_french"), EXAMPLES)
def test_the_word_is_said_in_three_languages(
    word: Ability, in_english: str, in_german: str, in_french: str
) -> None:
    assert english(word, Scene("this card")) == in_english
    assert german(word, GERMAN) == in_german
    assert french(word, FRENCH) == in_french
