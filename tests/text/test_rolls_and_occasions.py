"""Words about rolls, occasions and counted numbers, in the three languages."""

import pytest

from wizardhaven.text.english.abilities import ability_sentence as english
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.french.abilities import ability_sentence as french
from wizardhaven.text.french.scenes import PLAIN as FRENCH
from wizardhaven.text.german.abilities import ability_sentence as german
from wizardhaven.text.german.scenes import PLAIN as GERMAN
from wizardhaven.vocabulary.abilities import Ability, May, When
from wizardhaven.vocabulary.amounts import Amount, Count
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, ForTheTurn, ModifyCheck, Roll
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, On, With, all_of, any_of
from wizardhaven.vocabulary.targets import A, TheRoll
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Danger,
    ItemClass,
    Length,
    Moment,
    Phase,
    Pile,
    Race,
    RegionType,
    Side,
    Skill,
    Stat,
    Turned,
)

WARRIOR = Skill.WARRIOR
HOBBIT = Race.HOBBIT

EXAMPLES: tuple[tuple[Ability, str, str, str], ...] = (
    (
        May(
            Use(
                when=Moment.CHECK,
                target=TheRoll((Check.CORRUPTION, Check.INFLUENCE)),
                effects=(ModifyCheck(Count(Sort.CHARACTER, Subject.COMPANY)),),
            )
        ),
        (
            "You may modify a corruption check or an influence check made by one of your characters by "
            "adding the number of characters in his company."
        ),
        (
            "Du darfst einen Versuchungswurf oder einen Einflusswurf eines deiner Charaktere um die "
            "Anzahl der Charaktere in seiner Gemeinschaft erhöhen."
        ),
        (
            "Vous pouvez augmenter un jet de corruption ou un jet d’influence de l’un de vos "
            "personnages du nombre de personnages de sa compagnie."
        ),
    ),
    (
        May(
            Use(
                when=Moment.CHECK,
                user=WARRIOR,
                target=TheRoll((Check.INFLUENCE,), by=Subject.USER, against=(Sort.FACTION,)),
                effects=(ModifyCheck(Amount.PROWESS, maximum=5),),
            )
        ),
        (
            "You may modify an influence check against factions made by a warrior by adding his prowess, to "
            "a maximum of 5."
        ),
        (
            "Du darfst einen Einflusswurf des Kriegers gegen Heere um seine Kampfkraft (höchstens um "
            "5) erhöhen."
        ),
        ("Vous pouvez augmenter un jet d’influence du guerrier sur les factions de sa prouesse (5 au plus)."),
    ),
    (
        May(
            Use(
                when=Moment.CHECK,
                user=WARRIOR,
                target=TheRoll((Check.CORRUPTION,)),
                effects=(ModifyCheck(-2),),
            )
        ),
        ("You may take 2 from a corruption check made by a character of a warrior's company."),
        (
            "Du darfst einen Versuchungswurf eines Charakters der Gemeinschaft des Kriegers um −2 "
            "modifizieren."
        ),
        ("Vous pouvez modifier de −2 un jet de corruption d’un personnage de la compagnie du guerrier."),
    ),
    (
        May(
            Use(
                target=A(Sort.RING, Whose.OF_THE_COMPANY),
                effects=(
                    Roll(Check.CORRUPTION, Subject.BEARER, failing=(Put(Subject.TARGET, Pile.DISCARD_PILE),)),
                ),
            )
        ),
        (
            "Playable on a ring in a company. The bearer makes a corruption check; if it fails, he "
            "stays in play but the ring is discarded."
        ),
        (
            "Spielbar auf einen Ring in einer Gemeinschaft. Der Träger macht einen Versuchungswurf. "
            "Misslingt der Wurf, bleibt er im Spiel, aber der Ring wird abgeworfen."
        ),
        (
            "Jouable sur un anneau d’une compagnie. Le porteur fait un jet de corruption. Si le jet "
            "échoue, il reste en jeu, mais l’anneau est défaussé."
        ),
    ),
    (
        May(
            Use(
                target=A(all_of(Sort.CHARACTER, Having(any_of(ItemClass.MAJOR, ItemClass.GREATER)))),
                effects=(Become(Subject.TARGET, Turned.UNTAPPED),),
            )
        ),
        ("You may untap one of your characters who bears a major item or greater item."),
        (
            "Du darfst einen deiner Charaktere enttappen, der einen großen Gegenstand oder einen "
            "mächtigen Gegenstand trägt."
        ),
        ("Vous pouvez redresser l’un de vos personnages qui porte un objet majeur ou un objet supérieur."),
    ),
    (
        May(
            Use(
                target=A(all_of(Sort.CHARACTER, Alignment.MINION)),
                effects=(
                    Put(
                        all_of(Side.HAZARD, Length.PERMANENT, On(Subject.TARGET)),
                        Pile.DISCARD_PILE,
                        count=None,
                    ),
                ),
            )
        ),
        ("You may discard all hazard permanent-events on one of your minion characters."),
        ("Du darfst alle permanenten Gefahren-Ereignisse auf einem deiner Schergen-Charaktere abwerfen."),
        (
            "Vous pouvez défausser tous les périls d’Événement Permanent placés sur l’un de vos "
            "personnages séides."
        ),
    ),
    (
        May(
            Use(
                target=A(Sort.COMPANY),
                effects=(
                    Put(
                        all_of(Side.HAZARD, Length.PERMANENT, With(Subject.COMPANY)),
                        Pile.DISCARD_PILE,
                        count=None,
                        above=8,
                    ),
                ),
            )
        ),
        (
            "Playable on one of your companies. Make a roll for each hazard permanent-event on "
            "characters of the company; discard it if the roll is greater than the number that it "
            "takes to remove it, or than 8 if it names none."
        ),
        (
            "Spielbar auf eine deiner Gemeinschaften. Du würfelst für jedes permanente Gefahren-"
            "Ereignis auf Charakteren der Gemeinschaft. Es wird abgeworfen, wenn der Wurf größer als "
            "die Zahl ist, die darauf genannt ist, oder als 8, falls keine genannt ist."
        ),
        (
            "Jouable sur l’une de vos compagnies. Vous lancez les dés pour chaque péril d’Événement "
            "Permanent placé sur des personnages de la compagnie. Il est défaussé si le jet dépasse "
            "le nombre qu’il indique, ou 8 s’il n’en indique aucun."
        ),
    ),
    (
        May(
            Use(
                when=Moment.OPPONENTS_SITE,
                effects=(ForTheTurn(Forbid(Deed.AFFECT, Danger.DISCARDING), on=Subject.COMPANY),),
            )
        ),
        (
            "During your opponent's site phase or at the council, until the end of the turn, effects "
            "cannot discard a character of the company."
        ),
        (
            "Während der Ortsphase deines Gegners oder beim Freien Rat haben bis zum Ende des Zuges "
            "Effekte, die einen Charakter abwerfen würden, auf die Gemeinschaft keine Wirkung."
        ),
        (
            "Pendant la phase de site de votre adversaire ou lors du Conseil, jusqu’à la fin du tour, "
            "les effets qui défausseraient un personnage n’affectent pas la compagnie."
        ),
    ),
    (
        May(
            Use(
                target=A(Sort.CHARACTER),
                effects=(
                    Roll(
                        None,
                        Subject.TARGET,
                        (Amount.UNUSED_DIRECT_INFLUENCE, Count(HOBBIT, Subject.COMPANY, 2)),
                        above=(
                            (Race.ORC, 9),
                            7,
                        ),
                        then=(Become(Subject.TARGET, Turned.UNTAPPED),),
                    ),
                ),
            )
        ),
        (
            "Playable on one of your characters. The character's player makes a roll and adds his "
            "unused direct influence and two times the number of Hobbits in the company; if the total "
            "is more than 9 against Orcs or 7, untap the character."
        ),
        (
            "Spielbar auf einen deiner Charaktere. Der Spieler des Charakters würfelt und addiert "
            "seinen ungenutzten direkten Einfluss und 2-mal die Anzahl der Hobbits in der "
            "Gemeinschaft des Charakters. Ist die Summe größer als 9 gegen Orks oder 7, wird der "
            "Charakter enttappt."
        ),
        (
            "Jouable sur l’un de vos personnages. Le joueur du personnage lance les dés et ajoute son "
            "influence directe inutilisée et 2 fois le nombre de Hobbits de la compagnie du "
            "personnage. Si le total est supérieur à 9 contre les Orques ou 7, le personnage est "
            "redressé."
        ),
    ),
    (
        May(
            Use(
                target=A(Sort.CHARACTER),
                effects=(
                    Roll(
                        Check.INFLUENCE,
                        Subject.TARGET,
                        (Count(WARRIOR, Subject.USER, 2),),
                        above=7,
                        then=(Become(Subject.TARGET, Turned.UNTAPPED),),
                    ),
                ),
            )
        ),
        (
            "Playable on one of your characters. The character makes an influence check and adds 2 if "
            "he is a warrior; if the total is more than 7, untap the character."
        ),
        (
            "Spielbar auf einen deiner Charaktere. Der Charakter macht einen Einflusswurf und addiert "
            "2, wenn er Krieger ist. Ist die Summe größer als 7, wird der Charakter enttappt."
        ),
        (
            "Jouable sur l’un de vos personnages. Le personnage fait un jet d’influence et ajoute 2 "
            "s’il est guerrier. Si le total est supérieur à 7, le personnage est redressé."
        ),
    ),
    (
        When(
            Occasion.PHASE_BEGINS,
            Roll(Check.CORRUPTION, Subject.BEARER),
            about=Subject.BEARER,
            of=Phase.UNTAP,
        ),
        ("At the beginning of his untap phase, the bearer makes a corruption check."),
        ("Zu Beginn seiner Enttapp-Phase macht der Träger einen Versuchungswurf."),
        ("Au début de sa phase de redressement, le porteur fait un jet de corruption."),
    ),
    (
        When(
            Occasion.WOUNDED,
            Roll(Check.CORRUPTION, Subject.BEARER, times=Amount.PROWESS),
            about=Subject.COMPANY,
        ),
        (
            "Whenever an unwounded character in his company is wounded, the bearer makes a corruption check "
            "for each point of his prowess."
        ),
        (
            "Sooft ein unverwundeter Charakter seiner Gemeinschaft verwundet wird, macht der Träger für "
            "jeden Punkt seiner Kampfkraft einen Versuchungswurf."
        ),
        (
            "Chaque fois qu’un personnage non blessé de sa compagnie est blessé, le porteur fait un jet de "
            "corruption pour chaque point de sa prouesse."
        ),
    ),
    (
        When(
            Occasion.CARD_PLAYED,
            Put(Subject.THIS_CARD, Pile.HAND),
            about=Subject.EVERYBODY,
            of=Mark.ANOTHER_FORM,
        ),
        "When another manifestation of it is played, return Staff to your hand.",
        (
            "Wenn eine andere Manifestation davon gespielt wird, wird diese Karte auf deine Hand "
            "zurückgenommen."
        ),
        "Quand une autre manifestation de la carte est jouée, cette carte est renvoyée dans votre main.",
    ),
    (
        When(Occasion.STRIKE_FAILED, Roll(Check.CORRUPTION, Subject.BEARER), about=Subject.BEARER),
        ("After a strike against him has failed, the bearer makes a corruption check."),
        ("Nachdem ein Schlag gegen den Träger fehlgeschlagen ist, macht der Träger einen Versuchungswurf."),
        ("Après l’échec d’un coup contre le porteur, le porteur fait un jet de corruption."),
    ),
    (
        When(
            Occasion.PHASE_ENDS,
            Roll(Check.CORRUPTION, Subject.BEARER, of=Sort.ITEM),
            about=Subject.BEARER,
            of=Phase.END_OF_TURN,
        ),
        (
            "At the end of his end-of-turn phase, the bearer makes a corruption check for each item "
            "that others in his company bear, modified by minus its corruption points."
        ),
        (
            "Am Ende seiner Zugende-Phase macht der Träger für jeden Gegenstand, den andere in seiner "
            "Gemeinschaft tragen, einen Versuchungswurf. Die Versuchungspunkte des Gegenstands werden "
            "jeweils vom Wurf abgezogen."
        ),
        (
            "À la fin de sa phase de fin de tour, le porteur fait un jet de corruption pour chaque "
            "objet que portent les autres membres de sa compagnie. Les points de corruption de "
            "l’objet sont chaque fois soustraits du jet."
        ),
    ),
    (
        When(
            Occasion.PHASE_ENDS,
            Roll(Check.CORRUPTION, Subject.BEARER, times=Count(RegionType.WILDERNESS, Subject.PATH)),
            about=Subject.BEARER,
            of=Phase.MOVEMENT_HAZARD,
        ),
        (
            "At the end of his movement/hazard phase, the bearer makes a corruption check for each "
            "Wilderness in the company's site path."
        ),
        (
            "Am Ende seiner Bewegungs-/Gefahrenphase macht der Träger für jede Wildnis auf dem "
            "Weg der Gemeinschaft einen Versuchungswurf."
        ),
        (
            "À la fin de sa phase de mouvement/périls, le porteur fait un jet de corruption pour "
            "chaque Contrée sauvage sur le trajet de la compagnie."
        ),
    ),
    (
        When(
            Occasion.PHASE_ENDS,
            Roll(Check.CORRUPTION, Subject.BEARER, times=Count(RegionType.FREE_DOMAIN, Subject.PATH)),
            about=Subject.BEARER,
            of=Phase.MOVEMENT_HAZARD,
        ),
        (
            "At the end of his movement/hazard phase, the bearer makes a corruption check for each "
            "Free-domain in the company's site path."
        ),
        (
            "Am Ende seiner Bewegungs-/Gefahrenphase macht der Träger für jedes Freie Reich auf "
            "dem Weg der Gemeinschaft einen Versuchungswurf."
        ),
        (
            "À la fin de sa phase de mouvement/périls, le porteur fait un jet de corruption pour "
            "chaque Domaine libre sur le trajet de la compagnie."
        ),
    ),
    (
        When(
            Occasion.PHASE_ENDS,
            Roll(Check.CORRUPTION, Subject.BEARER, times=Count(HOBBIT, Subject.COMPANY, 2)),
            about=Subject.BEARER,
            of=Phase.UNTAP,
        ),
        (
            "At the end of his untap phase, the bearer makes a corruption check two times for each "
            "Hobbit in the company."
        ),
        (
            "Am Ende seiner Enttapp-Phase macht der Träger 2-mal für jeden Hobbit in der Gemeinschaft "
            "einen Versuchungswurf."
        ),
        (
            "À la fin de sa phase de redressement, le porteur fait un jet de corruption 2 fois pour "
            "chaque Hobbit de la compagnie."
        ),
    ),
    (
        When(
            Occasion.PHASE_ENDS,
            Roll(Check.CORRUPTION, Subject.BEARER, times=Amount.UNUSED_DIRECT_INFLUENCE),
            about=Subject.BEARER,
            of=Phase.UNTAP,
        ),
        (
            "At the end of his untap phase, the bearer makes a corruption check for each point of his "
            "unused direct influence."
        ),
        (
            "Am Ende seiner Enttapp-Phase macht der Träger für jeden Punkt seines ungenutzten "
            "direkten Einflusses einen Versuchungswurf."
        ),
        (
            "À la fin de sa phase de redressement, le porteur fait un jet de corruption pour chaque "
            "point de son influence directe inutilisée."
        ),
    ),
    (
        Modify(Stat.RESOURCE_DRAWS, Count(RegionType.WILDERNESS, Subject.PATH)),
        ("When the company moves, you may draw one more card for each Wilderness in its site path."),
        (
            "Du darfst für jede Wildnis auf dem Weg der Gemeinschaft eine Karte mehr ziehen, wenn sie "
            "sich bewegt."
        ),
        (
            "Vous pouvez tirer une carte de plus pour chaque Contrée sauvage sur le trajet de la "
            "compagnie, lorsqu’elle bouge."
        ),
    ),
    (
        Modify(Stat.RESOURCE_DRAWS, +1),
        ("When the company moves, you may draw one card more."),
        ("Du darfst eine Karte mehr ziehen, wenn sich die Gemeinschaft bewegt."),
        ("Lorsque la compagnie bouge, vous pouvez tirer une carte de plus."),
    ),
    (
        Modify(Check.CORRUPTION, Count(RegionType.COASTAL_SEA, Subject.PATH)),
        (
            "The bearer's corruption checks are modified by adding the number of Coastal Seas in the "
            "company's site path."
        ),
        (
            "Die Versuchungswürfe des Trägers werden um die Anzahl der Küstenmeere auf dem Weg "
            "seiner Gemeinschaft erhöht."
        ),
        (
            "Le nombre de Mers côtières sur le trajet de sa compagnie s’ajoute aux jets de corruption "
            "du porteur."
        ),
    ),
    (
        Modify(Check.CORRUPTION, Count(HOBBIT, Subject.COMPANY, 2)),
        (
            "The bearer's corruption checks are modified by adding two times the number of Hobbits in "
            "the company."
        ),
        (
            "Die Versuchungswürfe des Trägers werden um 2-mal die Anzahl der Hobbits in seiner "
            "Gemeinschaft erhöht."
        ),
        ("2 fois le nombre de Hobbits de sa compagnie s’ajoute aux jets de corruption du porteur."),
    ),
)


@pytest.mark.parametrize(("word", "in_english", "in_german", "in_french"), EXAMPLES)
def test_a_word_is_said_in_each_language(
    word: Ability, in_english: str, in_german: str, in_french: str
) -> None:
    assert english(word, Scene("Staff")) == in_english
    assert german(word, GERMAN) == in_german
    assert french(word, FRENCH) == in_french
