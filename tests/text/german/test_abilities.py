"""What each ability says in German."""

from typing import get_args

import pytest

from wizardhaven.text.german.abilities import ability_sentence
from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.vocabulary.abilities import (
    Ability,
    DiscardWhile,
    DrivesOffAllies,
    LiesOnAvatar,
    May,
    OfCards,
    Passive,
    RingTestResult,
    StorableAt,
    When,
)
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import (
    Guards,
)
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.conditions import Happened, Is, Past, There, Unless
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, ForTheTurn, Roll, Send, Tap
from wizardhaven.vocabulary.fighting import Detains, Fights, Manner, OfFighting
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.standing import GivenUpInstead
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, HomeAt, Needing, Not, On, With, Within, all_of, any_of, named
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Keyword,
    Moment,
    Phase,
    Pile,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
    Stat,
    Turned,
)

EXAMPLES = (
    (
        May(Use(costs=(Tap(Subject.THIS_CARD),), effects=(Become(Subject.BEARER, Turned.UNTAPPED),))),
        "Tappe diese Karte, um den Träger zu enttappen.",
    ),
    (
        May(Use(when=Moment.SITE, effects=(Become(Subject.BEARER, Turned.UNTAPPED),))),
        "Während deiner Ortsphase darfst du den Träger enttappen.",
    ),
    (
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Tap(Subject.BEARER),),
                effects=(
                    Roll(
                        Check.REMOVAL,
                        Subject.BEARER,
                        above=6,
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                ),
            )
        ),
        (
            "Während seiner Organisationsphase darf der Träger tappen und würfeln: Bei mehr als 6 wird "
            "diese Karte abgeworfen."
        ),
    ),
    (
        May(
            Use(
                when=Moment.ORGANIZATION,
                effects=(
                    Roll(
                        Check.REMOVAL,
                        Subject.BEARER,
                        above=7,
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                ),
                once_each_turn=True,
            )
        ),
        (
            "Einmal in jeder seiner Organisationsphasen darf der Träger würfeln: Bei mehr als 7 wird "
            "diese Karte abgeworfen."
        ),
    ),
    (
        When(
            Occasion.PHASE_ENDS,
            Roll(Check.CORRUPTION, Subject.BEARER),
            about=Subject.BEARER,
            of=Phase.MOVEMENT_HAZARD,
        ),
        "Am Ende seiner Bewegungs-/Gefahrenphase macht der Träger einen Versuchungswurf.",
    ),
    (
        When(Occasion.CARD_PLAYED, Roll(Check.CORRUPTION, Subject.BEARER), about=Subject.SITE, of=Sort.ITEM),
        "Sooft an dem Ort ein Gegenstand ausgespielt wird, macht der Träger einen Versuchungswurf.",
    ),
    (
        When(Occasion.ITEM_GAINED, Roll(Check.CORRUPTION, Subject.BEARER), about=Subject.COMPANY),
        (
            "Sooft jemand in seiner Gemeinschaft einen Gegenstand erhält, macht der Träger einen "
            "Versuchungswurf."
        ),
    ),
    (
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
        "Wenn ein Spieldeck aufgebraucht ist, wird diese Karte abgeworfen.",
    ),
    (
        When(Occasion.COMPANY_MOVES, Send(Subject.ORIGIN), about=Subject.EVERYBODY, of=RegionType.WILDERNESS),
        (
            "Wenn sich eine Gemeinschaft durch eine Wildnis bewegt, kehrt die Gemeinschaft zu ihrem "
            "Ausgangsort zurück."
        ),
    ),
    (
        When(
            Occasion.CARD_PLAYED,
            Put(all_of(Keyword.ENVIRONMENT, Side.RESOURCE), Pile.DISCARD_PILE, count=None),
            about=Subject.THIS_CARD,
        ),
        (
            "Sobald diese Karte gespielt wird, werden alle Unterstützungs-Umweltkarten im Spiel "
            "abgeworfen und alle Effekte von Unterstützungs-Umweltkarten aufgehoben."
        ),
    ),
    (
        DiscardWhile(Is(Subject.COMPANY, AtLeast(Tally.CHARACTERS, 4))),
        "Diese Karte wird abgeworfen, sobald die Gemeinschaft mindestens vier Charaktere zählt.",
    ),
    (
        When(
            Occasion.COMPANY_ORGANIZES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Is(Subject.SITE, SiteType.HAVEN),
        ),
        (
            "Diese Karte wird in der Organisationsphase abgeworfen, wenn die Gemeinschaft an einem "
            "Zufluchtsort ist."
        ),
    ),
    (
        When(Occasion.COMPANY_ARRIVES, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.COMPANY),
        "Diese Karte wird abgeworfen, wenn sich die Gemeinschaft bewegt.",
    ),
    (
        When(
            Occasion.COMPANY_ARRIVES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Unless(Is(Subject.NEW_SITE, Within(("Rohan", "Fangorn")))),
        ),
        (
            "Diese Karte wird abgeworfen, wenn sich die Gemeinschaft bewegt, außer zu einem Ort in einer "
            "der Regionen Rohan oder Fangorn."
        ),
    ),
    (
        DrivesOffAllies(5, all_of(Race.ELF, Skill.WARRIOR)),
        (
            "Nur Elfen, die Krieger sind: du würfelst im Kampf mit einer anderen Gemeinschaft vor dem "
            "Zuweisen der Schläge für jeden nicht einzigartigen Schergen-Verbündeten dieser Gemeinschaft; "
            "bei mehr als dessen Geisteskraft plus 5 wird der Verbündete abgeworfen."
        ),
    ),
    (StorableAt(), "Wird der Gegenstand hinterlegt, wird diese Karte mit ihm hinterlegt."),
    (StorableAt((named("Minas Tirith"),)), "Diese Karte darf in Minas Tirith hinterlegt werden."),
    (
        StorableAt((named("Minas Tirith"),), points=2),
        "Diese Karte darf in Minas Tirith hinterlegt werden und ist dann zwei Siegpunkte wert.",
    ),
    (
        RingTestResult("Magic Ring", (1, 2, 3, 4, 5, 6, 7)),
        (
            "Wird dieser Ring geprüft, wird er abgeworfen, und je nach Ergebnis darf sofort gespielt "
            "werden: ein Magischer Ring (höchstens 7)."
        ),
    ),
    (
        RingTestResult("Dwarven Ring", (5, 6, 7, 8)),
        (
            "Wird dieser Ring geprüft, wird er abgeworfen, und je nach Ergebnis darf sofort gespielt "
            "werden: ein Zwergenring (5 bis 8)."
        ),
    ),
    (
        RingTestResult("The One Ring", (3, 11)),
        (
            "Wird dieser Ring geprüft, wird er abgeworfen, und je nach Ergebnis darf sofort gespielt "
            "werden: der Eine Ring (3 oder 11)."
        ),
    ),
    (
        Permit(Deed.REVEAL_AGAINST, any_of(Check.INFLUENCE_ATTEMPT, Check.RIDDLING)),
        (
            "Liegt diese Karte auf der Hut, darf sie aufgedeckt werden, wenn ein Charakter der "
            "Gemeinschaft einen Einflussversuch oder einen Rätselwurf deklariert."
        ),
    ),
    (
        Permit(Deed.REVEAL_AGAINST, Needing(Skill.SCOUT)),
        (
            "Liegt diese Karte auf der Hut, darf sie aufgedeckt werden, um auf eine Karte zu antworten, "
            "die einen Kundschafter erfordert."
        ),
    ),
    (
        Fights(Manner.EACH_FACES_A_STRIKE),
        "Jeder Charakter in der Gemeinschaft muss sich einem Schlag stellen.",
    ),
    (
        Fights(Manner.EACH_FACES_A_STRIKE, Not(Race.WIZARD)),
        "Jeder Charakter in der Gemeinschaft, der kein Zauberer ist, muss sich einem Schlag stellen.",
    ),
    (Fights(Manner.MIND_FOR_PROWESS), "Gegen diesen Schlag gilt seine Geisteskraft als Kampfkraft."),
    (Fights(Manner.ONLY_TAPS), "Wer verwundet würde, tappt nur; es gibt keinen Körperwurf."),
    (
        Fights(Manner.AGAINST_ONE),
        (
            "Alle Angriffe gelten demselben Charakter. Hat ein Angriff weitere Schläge, sind sie überzählige "
            "Schläge gegen ihn."
        ),
    ),
    (
        Fights(Manner.TAPPING_CANCELS_LATE, Not(Subject.TARGET)),
        (
            "Einer der Angriffe kann aufgehoben werden, indem man einen anderen Charakter der Gemeinschaft "
            "tappt, auch wenn die Schläge schon zugewiesen sind."
        ),
    ),
    (
        Fights(Manner.TAPPING_CANCELS_LATE),
        (
            "Einer der Angriffe kann aufgehoben werden, indem man einen Charakter der Gemeinschaft tappt, "
            "auch wenn die Schläge schon zugewiesen sind."
        ),
    ),
    (
        Fights(Manner.SPARES_ITS_PLAYER),
        (
            "Angriffe gegen deine Gemeinschaften durch diese Karte oder eine andere Manifestation desselben "
            "Wesens werden aufgehoben."
        ),
    ),
    (
        Fights(Manner.TAPS_LESSER_MINDS),
        (
            "Ein Charakter, der sich einem Schlag gestellt hat, tappt danach, wenn seine Geisteskraft nicht "
            "größer als die Kampfkraft des Schlages ist, es sei denn, der Schlag wurde aufgehoben."
        ),
    ),
    (
        Fights(Manner.WITHOUT_WEAPONS),
        "Gegen diesen Angriff helfen keine Waffen.",
    ),
    (Fights(Manner.WITHOUT_WEAPONS), "Gegen diesen Angriff helfen keine Waffen."),
    (Modify(Stat.STAYING_UNTAPPED, -5, how=How.SET), "Wer dagegen nicht tappt, hat −5 Kampfkraft."),
    (
        Guards(
            Attack(Race.DRAGON, strikes=2, prowess=18, body=7, unless_in_play="Smaug Ahunt"), named("Moria")
        ),
        (
            "Solange „Smaug auf der Jagd“ nicht im Spiel ist, hat der Ort Moria einen weiteren automatischen "
            "Angriff: Drache, zwei Schläge mit Kampfkraft 18 und Körper 7."
        ),
    ),
    (
        Guards(Attack(Race.WOLF, strikes=3, prowess=7), SiteType.BORDER_HOLD),
        ("Ein Grenzort hat einen weiteren automatischen Angriff: Wölfe, drei Schläge mit Kampfkraft 7."),
    ),
    (
        Modify(Stat.HAZARD_LIMIT, 1, Mark.MOVING, condition=There(RegionType.COASTAL_SEA, Subject.PATH)),
        (
            "Das Gefahrenlimit gegen eine Gemeinschaft, die sich bewegt, wird um 1 erhöht, wenn ihr Weg "
            "mindestens ein Küstenmeer enthält."
        ),
    ),
    (
        When(
            Occasion.PHASE_ENDS,
            Put(
                all_of(Sort.CREATURE, Race.MAN),
                Pile.PLAY_DECK,
                (Pile.DISCARD_PILE,),
                may=True,
                by=Whose.ANYBODYS,
            ),
            about=Subject.EVERYBODY,
            of=Phase.END_OF_TURN,
        ),
        (
            "Am Ende jedes Zuges darf jeder Spieler eine Kreatur der Art Mensch aus seinem Abwurfstapel in "
            "sein Spieldeck mischen."
        ),
    ),
    (
        When(
            Occasion.PHASE_ENDS,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE, or_else=all_of(Sort.CREATURE, Race.MAN)),
            about=Subject.OPPONENT,
            of=Phase.LONG_EVENT,
        ),
        (
            "Am Ende der Phase der langen Ereignisse deines Gegners wird diese Karte oder stattdessen "
            "eine Kreatur der Art Mensch von deiner Hand abgeworfen."
        ),
    ),
    (
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
        "Wenn ein Spieldeck aufgebraucht ist, wird diese Karte abgeworfen.",
    ),
    (Detains(), "Der Angriff ist ein Verhör."),
    (
        Fights(Manner.ONLY_AGAINST, Not(With(HomeAt(named("Edoras"))))),
        "Nur gegen Gemeinschaften ohne einen Charakter, dessen Heimatort Edoras ist, spielbar.",
    ),
    (
        When(Occasion.ATTACK_DEFEATED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.THIS_CARD),
        "Diese Karte wird abgeworfen, wenn ein Angriff besiegt wird, den sie verändert.",
    ),
    (
        When(
            Occasion.BODY_MATCHED,
            Put(Subject.TARGET, Pile.DISCARD_PILE),
            about=Subject.ATTACK,
            of=Not(Race.WIZARD),
        ),
        (
            "Jeder durch den Angriff verwundete Charakter, der kein Zauberer ist und dessen Körperwurf genau "
            "seinen Körper ergibt, wird abgeworfen."
        ),
    ),
    (
        When(Occasion.ABOUT_TO_STRIKE, Roll(Check.CORRUPTION, Subject.COMPANY), about=Subject.ATTACK),
        (
            "Wird der Angriff nicht aufgehoben, bevor seine Schläge zugewiesen werden, macht jeder Charakter "
            "der Gemeinschaft einen Versuchungswurf."
        ),
    ),
    (
        When(
            Occasion.ATTACK_OVER,
            Put(all_of(Sort.RING, With(Subject.COMPANY)), Pile.DISCARD_PILE, onto=Subject.THIS_CARD),
            about=Subject.ATTACK,
            of=AttackResult.SUCCEEDED,
        ),
        (
            "Ist ein Schlag des Angriffs erfolgreich, wird ein Ring der Gemeinschaft nach deiner Wahl "
            "zusammen mit dieser Karte abgeworfen, falls die Gemeinschaft einen hat."
        ),
    ),
    (
        When(
            Occasion.ATTACK_OVER,
            Put(
                all_of(Sort.ALLY, named("Gollum")),
                Pile.PLAY,
                (Pile.HAND,),
                may=True,
                by=Whose.OF_THE_COMPANY,
                onto=Subject.THIS_CARD,
            ),
            about=Subject.ATTACK,
            of=AttackResult.FAILED,
        ),
        (
            "Misslingt der Angriff, ohne besiegt zu werden, darf der Spieler der Gemeinschaft einen ihrer "
            "Charaktere tappen, um „Gollum“ von der Hand zu ihm zu spielen. Dann wird diese Karte abgeworfen."
        ),
    ),
    (
        When(
            Occasion.WOUNDED,
            Put(all_of(Sort.ITEM, With(Subject.COMPANY)), Pile.DISCARD_PILE, by=Whose.OF_THE_COMPANY),
            about=Subject.ATTACK,
            once=True,
        ),
        (
            "Sobald der Angriff einen Charakter verwundet hat, wirft die Gemeinschaft einen Gegenstand nach "
            "Wahl ihres Spielers ab."
        ),
    ),
    (
        When(
            Occasion.ATTACK_OVER,
            ForTheTurn(
                Modify(Stat.STRIKES, 1, all_of(Sort.ATTACK, Race.UNDEAD)),
                on=Subject.COMPANY,
                also=(Modify(Stat.PROWESS, 1, all_of(Sort.ATTACK, Race.UNDEAD)),),
            ),
            about=Subject.ATTACK,
            of=AttackResult.NOT_CANCELED,
        ),
        (
            "Wurde der Angriff nicht aufgehoben, erhält bis zum Ende des Zuges jeder Angriff von Untoten "
            "gegen die Gemeinschaft +1 Schlag und +1 Kampfkraft."
        ),
    ),
    (Fights(Manner.NOT_CANCELED), "Der Angriff kann nicht aufgehoben werden, wohl aber seine Schläge."),
    (Fights(Manner.ATTACKER_ASSIGNS), "Der angreifende Spieler weist alle Schläge zu."),
    (
        Detains(any_of(Alignment.HERO, Not(Mark.OVERT))),
        "Gegen Helden-Gemeinschaften und versteckte Gemeinschaften ist der Angriff ein Verhör.",
    ),
    (Fights(Manner.ONLY_AGAINST, Alignment.MINION), "Nur gegen Schergen-Gemeinschaften spielbar."),
    (
        Modify(Stat.PROWESS, +3, Subject.THIS_CARD, condition=Happened(Past.FACED, Race.ORC)),
        ("+3 Kampfkraft, wenn die Gemeinschaft in diesem Zug bereits einem Angriff von Orks gegenüberstand."),
    ),
    (
        Modify(Stat.BODY, Count(Skill.RANGER, Subject.COMPANY, -2), Subject.THIS_CARD),
        "−2 Körper für jeden Waldläufer in der Gemeinschaft.",
    ),
    (
        When(
            Occasion.ATTACK_OVER,
            Roll(Check.CORRUPTION, Subject.TARGET),
            about=Subject.ATTACK,
            of=AttackResult.HAS_WOUNDED,
        ),
        "Nach dem Angriff macht jeder durch ihn verwundete Charakter einen Versuchungswurf.",
    ),
    (
        When(
            Occasion.WOUNDED,
            Put(all_of(Sort.ITEM, Not(ItemClass.SPECIAL), On(Subject.TARGET)), Pile.DISCARD_PILE, count=None),
            about=Subject.ATTACK,
            condition=There(named("Doors of Night")),
        ),
        (
            "Wenn „Tore der Nacht“ im Spiel ist, wirft jeder durch den Angriff verwundete Charakter alle "
            "seine Gegenstände außer besonderen Gegenständen ab."
        ),
    ),
    (
        When(
            Occasion.ATTACK_OVER,
            ForTheTurn(Forbid(Deed.PLAY, Needing(Skill.SCOUT)), on=Subject.COMPANY),
            about=Subject.ATTACK,
            of=AttackResult.NOT_DEFEATED,
        ),
        (
            "Wird der Angriff nicht besiegt, darf bis zum Ende des Zuges keine Unterstützung für die "
            "Gemeinschaft gespielt werden, die einen Kundschafter erfordert."
        ),
    ),
    (
        Permit(Deed.PLAY_READ_AS, all_of(named("Gates of Morning"), Not(named("Doors of Night")))),
        (
            "Du darfst eine Unterstützung aus der Hand zusammen mit dieser Karte spielen: für sie gilt, "
            "als wäre „Tore des Morgens“ im Spiel und „Tore der Nacht“ nicht. Wird eine der beiden "
            "Karten abgeworfen, dann auch die andere."
        ),
    ),
    (LiesOnAvatar(), "Diese Karte liegt auf dem Träger, sobald er im Spiel ist."),
    (
        CountsAs(HomeAt(Subject.THIS_CARD), named("Bairanax")),
        "Diese Karte ist der Hort des Drachen Bairanax.",
    ),
    (
        Modify(Stat.HAZARD_LIMIT, -1, Mark.MOVING),
        "Das Gefahrenlimit gegen eine Gemeinschaft, die sich zu dieser Karte bewegt, wird um 1 gesenkt.",
    ),
    (Modify(Stat.HAND_SIZE, +1), "Du darfst eine Karte mehr als üblich auf der Hand behalten."),
    (
        When(
            Occasion.CARD_STORED,
            Put(Sort.AVATAR, Pile.PLAY, (Pile.DISCARD_PILE,), may=True),
            about=Subject.THIS_CARD,
        ),
        (
            "Wird diese Karte hinterlegt, darfst "
            "du deinen Avatar aus deinem Abwurfstapel heraussuchen und an diesem Ort ins Spiel "
            "bringen, wenn keiner deiner Avatare im Spiel ist; dies zählt nicht als dein Charakter des Zuges."
        ),
    ),
    (
        GivenUpInstead(Keyword.LOST_KNOWLEDGE, tapping=Skill.SAGE),
        (
            "Tappt ein Weiser, darfst du diese Karte aus der Hand abwerfen, anstelle einer Karte der Art "
            "Verlorenes Wissen, die für eine mit seiner Gemeinschaft gespielte Karte abgeworfen werden "
            "muss."
        ),
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_an_ability_is_said_in_german(word: Ability, said: str) -> None:
    assert ability_sentence(word, PLAIN) == said


def test_every_ability_that_is_no_standing_word_has_an_example() -> None:
    examples = {type(word) for word, _ in EXAMPLES}
    assert set(get_args(Passive)) | {Guards} | set(get_args(OfFighting)) | set(get_args(OfCards)) <= examples
