"""What each effect says in German, in the shortest use of it."""

from typing import get_args

import pytest

from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.text.german.uses import alternatives
from wizardhaven.vocabulary.agents import AgentAttacks, AgentDrivesAway
from wizardhaven.vocabulary.amounts import Amount, Count
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.combat import InCombat
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import (
    Become,
    Effect,
    EndTheGame,
    ForTheTurn,
    GuessCard,
    If,
    Influence,
    ModifyCheck,
    Roll,
    Send,
    Tap,
)
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.foes import SendCreature
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, AtLeast, Beside, HomeAt, Not, all_of, any_of, named
from wizardhaven.vocabulary.targets import (
    A,
    TheAttack,
    TheRoll,
    TheStrike,
)
from wizardhaven.vocabulary.terms import (
    Check,
    ItemClass,
    Keyword,
    Moment,
    Phase,
    Pile,
    Race,
    Side,
    SiteType,
    Skill,
    Stat,
    State,
    Turned,
)

EXAMPLES = (
    (
        Use(
            target=A(all_of(Sort.AGENT, Not(Mark.FACE_DOWN)), Whose.ANYBODYS),
            effects=(SendCreature(on=Subject.TARGET),),
        ),
        (
            "Spielbar auf einen offenen Agenten eines beliebigen Spielers. Eine Kreatur aus deiner Hand, "
            "die an den Ort des Agenten gebunden werden kann, greift ihn sofort an, als wäre er ein "
            "Charakter. Für den Agenten erhält niemand Siegpunkte."
        ),
    ),
    (
        Use(
            target=A(all_of(Sort.AGENT, Mark.FACE_DOWN), Whose.OPPONENTS), effects=(Rule(Own.TURN_UP_AGENT),)
        ),
        ("Tappe einen verdeckten Agenten deines Gegners und decke ihn auf."),
    ),
    (
        Use(user=ANYBODY, effects=(Become(Subject.USER, State.WOUNDED),)),
        "Der Charakter wird ohne Körperwurf verwundet.",
    ),
    (
        Use(effects=(ForTheTurn(Modify(Stat.HAND_SIZE, +1), on=Subject.THIS_CARD, until=Phase.UNTAP),)),
        "Bis zu deiner nächsten Enttapp-Phase darfst du eine Karte mehr als üblich auf der Hand behalten.",
    ),
    (
        Use(
            target=A(Sort.AGENT),
            costs=(Tap(Subject.TARGET),),
            effects=(AgentAttacks(prowess=+2, abilities=(Fights(Manner.ATTACKER_ASSIGNS),)),),
        ),
        (
            "Tappe einen deiner Agenten: Der Agent greift die Gemeinschaft mit +2 Kampfkraft an. Du "
            "bestimmst die verteidigenden Charaktere."
        ),
    ),
    (
        Use(
            target=A(Sort.AGENT),
            costs=(Tap(Subject.TARGET),),
            effects=(
                Influence(
                    any_of(Sort.ALLY, Sort.CHARACTER),
                    Sort.AGENT,
                    (
                        +6,
                        (Skill.DIPLOMAT, +4),
                    ),
                ),
            ),
        ),
        (
            "Tappe einen deiner Agenten: Der Agent darf einen Verbündeten oder einen Charakter deines "
            "Gegners mit +6 (+10 für einen Diplomaten) zu beeinflussen versuchen."
        ),
    ),
    (
        Use(
            target=A(Sort.AGENT),
            costs=(Tap(Subject.TARGET),),
            effects=(
                Influence(any_of(Sort.FACTION, Sort.CHARACTER), Sort.AGENT, ((HomeAt(Subject.TARGET), +4),)),
            ),
        ),
        (
            "Tappe einen deiner Agenten: Der Agent darf ein Heer oder einen Charakter deines Gegners zu "
            "beeinflussen versuchen. Hat diese Karte einen Heimatort mit dem Agenten gemeinsam oder ist sie "
            "an einem spielbar, erhält der Versuch weitere +4."
        ),
    ),
    (
        Use(
            target=A(Sort.AGENT),
            costs=(Tap(Subject.TARGET),),
            effects=(Influence(Sort.FACTION, Sort.AGENT, ((HomeAt(Subject.TARGET), None),)),),
        ),
        (
            "Tappe einen deiner Agenten: Der Agent darf ein Heer deines Gegners zu beeinflussen versuchen. "
            "Hat diese Karte einen Heimatort mit dem Agenten gemeinsam oder ist sie an einem spielbar, "
            "gelingt der Versuch ohne Wurf."
        ),
    ),
    (
        Use(
            target=TheRoll((Check.CORRUPTION,), by=Skill.SAGE),
            when=Moment.CHECK,
            effects=(ModifyCheck(+4),),
        ),
        "Modifiziere einen Versuchungswurf eines deiner Weisen um +4.",
    ),
    (
        Use(
            target=TheRoll((Check.INFLUENCE,), by=Subject.OPPONENT),
            when=Moment.CHECK,
            effects=(Cancel(Canceled.EFFECT),),
        ),
        "Hebe einen Einflussversuch deines Gegners während seiner Ortsphase gegen eine deiner Karten auf.",
    ),
    (
        Use(
            target=A(all_of(Sort.EVENT, Keyword.ENVIRONMENT), Whose.ANYBODYS),
            effects=(Cancel(Canceled.CARD),),
        ),
        "Hebe eine Umweltkarte auf und wirf sie ab.",
    ),
    (Use(effects=(Become(Subject.BEARER, Turned.UNTAPPED),)), "Enttappe den Träger."),
    (
        Use(target=A(all_of(Sort.CHARACTER, State.WOUNDED)), effects=(Become(Subject.TARGET, State.WELL),)),
        "Heile einen deiner verwundeten Charaktere und enttappe ihn.",
    ),
    (Use(effects=(Roll(Check.CORRUPTION, Subject.BEARER),)), "Der Träger macht einen Versuchungswurf."),
    (
        Use(effects=(Roll(Check.CORRUPTION, Subject.USER, (-2,)),)),
        "Der Charakter macht einen um −2 modifizierten Versuchungswurf.",
    ),
    (
        Use(effects=(Roll(Check.CORRUPTION, Subject.BEARER, times=Count(ANYTHING, Subject.PATH)),)),
        "Der Träger macht für jede Region auf dem Weg der Gemeinschaft einen Versuchungswurf.",
    ),
    (
        Use(effects=(Roll(Check.CORRUPTION, Subject.BEARER, times=Amount.TWICE_PRINTED_PROWESS),)),
        "Der Träger macht zweimal für jeden Punkt der aufgedruckten Kampfkraft einen Versuchungswurf.",
    ),
    (
        Use(
            target=TheStrike(),
            when=Moment.STRIKE,
            effects=(Roll(Check.CORRUPTION, Subject.BEARER, (-2,), then=(Cancel(Canceled.STRIKE),)),),
        ),
        "Der Träger darf einen um −2 modifizierten Versuchungswurf machen, um einen Schlag aufzuheben.",
    ),
    (
        Use(
            target=A(Sort.CHARACTER),
            effects=(Roll(Check.CORRUPTION, Subject.TARGET, then=(EndTheGame(Keyword.WEAPON),)),),
        ),
        (
            "Spielbar auf einen deiner Charaktere. Der Charakter macht einen Versuchungswurf. Gelingt der "
            "Wurf, wird die Waffe zerstört und du gewinnst das Spiel."
        ),
    ),
    (
        Use(effects=(EndTheGame(called=True),)),
        (
            "Das Ende des Spiels wird ausgerufen, wenn ein Ringgeist- oder Balrog-Spieler am Zug ist, der "
            "die Bedingungen dafür erfüllt. Sein Gegner hat den letzten Zug."
        ),
    ),
    (Use(effects=(EndTheGame(),)), "Du gewinnst das Spiel."),
    (
        Use(effects=(EndTheGame(destroying=Keyword.THE_ONE_RING),)),
        "Der Eine Ring wird zerstört und du gewinnst das Spiel.",
    ),
    (
        Use(
            target=A(all_of(Sort.ITEM, ItemClass.GOLD_RING)), effects=(Roll(Check.RING_TEST, Subject.TARGET),)
        ),
        "Prüfe einen Goldenen Ring in einer deiner Gemeinschaften.",
    ),
    (
        Use(
            target=A(Sort.FACTION, Whose.OF_THE_COMPANY),
            effects=(
                Roll(
                    None,
                    Subject.TARGET,
                    (Amount.UNUSED_GENERAL_INFLUENCE,),
                    above=10,
                    failing=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
                ),
            ),
        ),
        (
            "Spielbar auf eines der Heere deines Gegners. Der Spieler des Heeres würfelt und addiert "
            "seinen ungenutzten allgemeinen Einfluss. Ist die Summe kleiner als 11, wird das Heer "
            "abgeworfen."
        ),
    ),
    (
        Use(effects=(ForTheTurn(Forbid(Deed.PLAY, Sort.CREATURE), on=Subject.COMPANY),)),
        "Bis zum Ende des Zuges darf keine Kreatur gegen die Gemeinschaft gespielt werden.",
    ),
    (
        Use(effects=(Send(Beside(Subject.NEW_SITE), Subject.NEW_SITE),)),
        (
            "Du ersetzt den neuen Ort der Gemeinschaft durch einen anderen Ort derselben Gesinnung aus "
            "deinem Ortsstapel, der in derselben oder einer angrenzenden Region liegt."
        ),
    ),
    (Use(effects=(Send(Subject.ORIGIN),)), "Die Gemeinschaft kehrt zu ihrem Ausgangsort zurück."),
    (
        Use(effects=(Look(Pile.TOP, 5, Whose.ANYBODYS),)),
        (
            "Du siehst dir die obersten fünf Karten deines Spieldecks an, dann die des Spieldecks deines "
            "Gegners. Sie werden jeweils gemischt und wieder oben aufgelegt."
        ),
    ),
    (
        Use(effects=(Look(Pile.TOP, 8, Whose.OWN, then=Put(ANYTHING, Pile.HAND, (Pile.TOP,))),)),
        (
            "Du deckst bis zu acht Karten oben von deinem Spieldeck auf und nimmst eine davon auf deine "
            "Hand. Die übrigen werden zurückgemischt."
        ),
    ),
    (
        Use(effects=(Look(Pile.HAND, 5, Whose.OPPONENTS),)),
        "Dein Gegner deckt zufällig fünf Karten aus seiner Hand auf.",
    ),
    (
        Use(effects=(AgentDrivesAway(above_mind=5, at_home=5),)),
        (
            "Du würfelst für einen Charakter, dessen Heimatort der Ort des Agenten ist, und addierst 5, "
            "wenn es auch ein Heimatort des Agenten ist. Ist die Summe größer als seine Geisteskraft plus"
            " 5, kehrt er auf die Hand seines Spielers zurück. Einer seiner Gegenstände darf vorher an "
            "einen anderen Charakter seiner Gemeinschaft übergehen."
        ),
    ),
    (
        Use(
            when=Moment.ATTACK,
            target=TheAttack(),
            effects=(GuessCard((Cancel(Canceled.ALL_ATTACKS),)),),
        ),
        (
            "Bei einem Angriff auf eine deiner Gemeinschaften nennst du eine Karte, und dein Gegner zeigt "
            "seine Hand vor. Ist die genannte Karte darunter, werden der Angriff und alle weiteren Angriffe "
            "derselben Kreatur (deren Karte abgelegt wird) aufgehoben."
        ),
    ),
    (
        Use(
            effects=(
                If(
                    (Is(Subject.PLAYER, AtLeast(Tally.PLAY_DECK, 5)),),
                    (Put(Side.RESOURCE, Pile.PLAY_DECK, (Pile.DISCARD_PILE,), count=3, may=True),),
                ),
            )
        ),
        (
            "Wenn dein Spieldeck mindestens fünf Karten enthält, darfst du drei Unterstützungen aus deinem "
            "Abwurfstapel in dein Spieldeck mischen."
        ),
    ),
    (
        Use(
            effects=(
                If(
                    (There(named("Doors of Night")),),
                    (Tap(Subject.THIS_CARD), Put(ANYTHING, Pile.HAND, (Pile.TOP,))),
                ),
            )
        ),
        (
            "Wenn „Tore der Nacht“ im Spiel ist, wird diese Karte getappt. In diesem Fall wird "
            "eine Karte gezogen."
        ),
    ),
    (
        Use(
            user=named("Alatar"),
            target=A(all_of(Sort.CREATURE, Mark.DISCARDED), Whose.OPPONENTS),
            effects=(SendCreature(on=Subject.USER, helpless=Keyword.SPELL),),
        ),
        (
            "Nur Alatar: Spielbar auf eine Kreatur, die dein Gegner zuvor offen abgeworfen hat und die "
            "weder im Spiel noch endgültig aus dem Spiel ist. Dein Gegner sucht die Kreatur unter seinen "
            "Karten heraus und mischt sein Spieldeck, falls er es durchsucht hat. Sie greift Alatar "
            "sofort an, als wäre er allein eine Gemeinschaft. Alatar kann gegen sie weder Zaubersprüche "
            "benutzen noch Nutzen daraus ziehen."
        ),
    ),
    (
        Use(
            target=A(all_of(Sort.CREATURE, Race.NAZGUL, Mark.DISCARDED)),
            effects=(SendCreature(prowess=+2, body=-1),),
        ),
        (
            "Spielbar auf eine Kreatur der Art Nazgûl aus deinem Abwurfstapel, die die Gemeinschaft jetzt "
            "angreifen könnte. Die Kreatur greift die Gemeinschaft sofort mit +2 Kampfkraft und −1 Körper "
            "an. Sie zählt nicht gegen das Gefahrenlimit."
        ),
    ),
    (
        Use(effects=(ForTheTurn(Forbid(Deed.ACT, unless=Skill.RANGER), on=Subject.COMPANY),)),
        (
            "Bis zum Ende des Zuges darf die Gemeinschaft in ihrer Ortsphase nichts tun. Ein "
            "Waldläufer der Gemeinschaft darf auch noch zu Beginn dieser Phase tappen, um dies "
            "aufzuheben."
        ),
    ),
    (
        Use(effects=(Send(Subject.ORIGIN, Subject.USER),)),
        "Der Charakter bildet eine eigene Gemeinschaft, die sofort zum Ausgangsort zurückkehrt.",
    ),
    (Use(effects=(Cancel(Canceled.EFFECT),)), "Hebe das Ziel auf."),
    (
        Use(
            target=A(Sort.CHARACTER),
            effects=(
                Roll(
                    None,
                    Subject.TARGET,
                    (Amount.MIND,),
                    above=11,
                    failing=(Send(Subject.ORIGIN, Subject.TARGET),),
                ),
            ),
        ),
        (
            "Spielbar auf einen deiner Charaktere. Der Spieler des Charakters würfelt und addiert "
            "die Geisteskraft des Charakters. Ist die Summe kleiner als 12, bildet der Charakter "
            "eine eigene Gemeinschaft, die sofort zum Ausgangsort zurückkehrt."
        ),
    ),
    (
        Use(effects=(Roll(Check.CORRUPTION, Subject.BEARER, times=Amount.MIND),)),
        "Der Träger macht für jeden Punkt seiner Geisteskraft einen Versuchungswurf.",
    ),
    (Use(effects=(Tap(Subject.SITE),)), "Tappe den Ort."),
    (
        Use(effects=(ForTheTurn(Permit(Deed.GO_BACK, where=SiteType.HAVEN), on=Subject.COMPANY),)),
        (
            "Die Gemeinschaft darf am Ende des Zuges ihren Ort durch den Zufluchtsort ersetzen, an "
            "dem sie den Zug begonnen hat."
        ),
    ),
    (
        Use(effects=(ForTheTurn(Modify(Stat.HAZARD_DRAWS, 3, how=How.TIMES), on=Subject.COMPANY),)),
        (
            "Bis zum Ende des Zuges darf dein Gegner bis zu 3-mal so viele Karten wie üblich "
            "ziehen, wenn sich die Gemeinschaft bewegt."
        ),
    ),
    (
        Use(effects=(ForTheTurn(Permit(Deed.MOVE_ON, where=SiteType.BORDER_HOLD), on=Subject.COMPANY),)),
        (
            "Bis zum Ende des Zuges darf sich die Gemeinschaft zu einem weiteren Ort bewegen, mit "
            "sofort folgender weiterer Bewegungs-/Gefahrenphase, nachdem sie sich zu einem Grenzort"
            " bewegt hat."
        ),
    ),
)


@pytest.mark.parametrize(("use", "said"), EXAMPLES)
def test_an_effect_is_said_in_german(use: Use, said: str) -> None:
    assert alternatives((use,), PLAIN)[0] == said


def test_every_effect_has_an_example() -> None:
    assert {type(use.effects[0]) for use, _ in EXAMPLES} == set(get_args(Effect)) - set(
        get_args(InCombat | Put | Modify | Fights)
    )
