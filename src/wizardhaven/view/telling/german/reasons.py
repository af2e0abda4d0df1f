"""Why something is not possible, in German."""

from typing import assert_never

from wizardhaven.engine.values import Reason


def reason_text(reason: Reason) -> str:
    """One sentence."""
    match reason:
        case Reason.NOT_YOUR_TURN:
            return "Unterstützungen können nur im eigenen Zug gespielt werden."
        case Reason.HAZARDS_ONLY_AGAINST_MOVERS:
            return "Gefahren können nur in der Bewegungs-/Gefahrenphase des Gegners gespielt werden."
        case Reason.NOT_ON_OWN_TURN:
            return "Gefahren können nicht im eigenen Zug gespielt werden."
        case Reason.ONLY_IN_ORGANIZATION:
            return "Das ist nur in der Organisationsphase möglich."
        case Reason.ONLY_AT_END_OF_MOVEMENT_HAZARD:
            return "Das ist nur am Ende der Bewegungs-/Gefahrenphase möglich."
        case Reason.ONLY_AT_END_OF_ORGANIZATION:
            return "Das ist nur am Ende der Organisationsphase möglich."
        case Reason.ONLY_IN_LONG_EVENT_PHASE:
            return (
                "Lange Unterstützungs-Ereignisse können nur in der Phase der langen Ereignisse"
                " gespielt werden."
            )
        case Reason.ONLY_IN_MOVEMENT_HAZARD:
            return "Das ist nur in einer Bewegungs-/Gefahrenphase möglich."
        case Reason.ONLY_IN_SITE_PHASE:
            return "Das ist nur in der Ortsphase möglich."
        case Reason.ONLY_IN_END_OF_TURN:
            return "Das ist nur zu Beginn der Zugende-Phase möglich."
        case Reason.ONLY_AGAINST_ATTACK:
            return "Das ist nur gegen einen Angriff möglich."
        case Reason.ONLY_AGAINST_STRIKE:
            return "Das ist nur während eines Schlags möglich."
        case Reason.ONLY_FOR_CHECK:
            return "Das ist nur möglich, wenn ein solcher Wurf deklariert ist."
        case Reason.ONLY_AGAINST_INFLUENCE:
            return "Das ist nur möglich, wenn der Gegner eine deiner Karten zu beeinflussen versucht."
        case Reason.ONLY_WHILE_ORGANIZING:
            return "Charaktere können nur gespielt werden, während du organisierst."
        case Reason.ORGANIZED_ALREADY:
            return "Du hast in diesem Zug bereits organisiert."
        case Reason.NOT_WHILE_ORGANIZING:
            return "Während du organisierst, ist nichts anderes möglich."
        case Reason.ONLY_BEFORE_ASSIGNMENT:
            return "Das ist nur vor der Zuweisung der Schläge möglich."
        case Reason.MUST_START_CHAIN:
            return "Das kann nur als erste Aktion einer Kette deklariert werden."
        case Reason.CREATURE_MUST_START_CHAIN:
            return "Eine Kreatur kann nur als erste Aktion einer Kette deklariert werden."
        case Reason.CORRUPTION_MUST_START_CHAIN:
            return "Eine Versuchungskarte kann nur als erste Aktion einer Kette deklariert werden."
        case Reason.SITE_PLAYS_START_CHAIN:
            return "Was am Ort gespielt wird, kann nur als erste Aktion einer Kette deklariert werden."
        case Reason.NOT_IN_COMBAT:
            return "Das ist nicht möglich, solange ein Angriff ausgefochten wird."
        case Reason.NO_HAZARDS_BETWEEN_COMPANIES:
            return "Solange Gemeinschaften gegeneinander kämpfen, können keine Gefahren gespielt werden."
        case Reason.ONLY_CANCELLING:
            return "Der Angriff einer Gemeinschaft kann als Ganzes nur aufgehoben werden."
        case Reason.ONLY_STRIKE_ACTIONS:
            return "Jetzt ist nur möglich, was den Schlag betrifft."
        case Reason.NOT_BEFORE_ENTERING:
            return "Das ist nicht möglich, bevor die Gemeinschaft den Ort betreten hat."
        case Reason.HAZARD_LIMIT:
            return "Das Gefahrenlimit ist ausgeschöpft."
        case Reason.ONE_CHARACTER_A_TURN:
            return "In jedem Zug kann nur ein Charakter gespielt oder abgeworfen werden."
        case Reason.ONE_CORRUPTION_CARD:
            return "Ein Charakter kann in jedem Zug nur eine Versuchungskarte erhalten."
        case Reason.ONE_SKILL_CARD:
            return "Gegen jeden Schlag kann nur eine Karte gespielt werden, die eine Fähigkeit erfordert."
        case Reason.UNIQUE_IN_PLAY:
            return "Die Karte ist einzigartig, und ein Exemplar ist im Spiel oder aus dem Spiel entfernt."
        case Reason.DUPLICATED:
            return "Von dieser Karte darf kein zweites Exemplar gespielt werden."
        case Reason.NO_SECOND_AVATAR:
            return "Du hast bereits einen anderen Avatar aufgedeckt."
        case Reason.AVATAR_HAS_FALLEN:
            return "Der Gegner hat ihn als Gefallenen Zauberer deklariert."
        case Reason.AVATAR_ELIMINATED:
            return "Dein Avatar ist eliminiert worden."
        case Reason.NO_USER:
            return "Du hast niemanden, der das benutzen könnte."
        case Reason.NO_UNTAPPED_USER:
            return "Du hast niemanden, der das benutzen könnte und nicht getappt ist."
        case Reason.NOT_FOR_ORCS:
            return "Einer Unterstützung der Helden dienen deine Orks und Trolle nicht."
        case Reason.NO_TARGET:
            return "Es gibt kein mögliches Ziel."
        case Reason.NO_TARGET_BEFORE:
            return "In der Bewegungs-/Gefahrenphase gab es dieses Ziel noch nicht."
        case Reason.CARD_IS_TAPPED:
            return "Die Karte ist getappt."
        case Reason.ONCE_EACH_TURN:
            return "Du hast das in diesem Zug schon benutzt."
        case Reason.CONDITION_NOT_MET:
            return "Was die Karte voraussetzt, ist nicht erfüllt."
        case Reason.NOTHING_WOULD_CHANGE:
            return "Es würde nichts bewirken."
        case Reason.CANNOT_BE_CANCELED:
            return "Dieser Angriff kann nicht aufgehoben werden."
        case Reason.NO_CREATURES_THIS_TURN:
            return "Ein Effekt hält in diesem Zug Kreaturen von dieser Gemeinschaft fern."
        case Reason.SORT_BARRED:
            return "Ein Effekt verbietet Karten dieser Art."
        case Reason.SKILL_BARRED:
            return "Ein Effekt verbietet Karten, die diese Fähigkeit erfordern."
        case Reason.NOT_SHOWN:
            return "Du darfst nur die Gefahren spielen, die du vorgezeigt hast."
        case Reason.NOT_KEYED:
            return "Die Gemeinschaft zieht durch kein solches Gebiet und ist an keinem solchen Ort."
        case Reason.WRONG_SORT_OF_COMPANY:
            return "Gegen eine solche Gemeinschaft kann das nicht gespielt werden."
        case Reason.FOR_ANOTHER:
            return "Diese Entwicklungskarte kann nur ihr eigener Gefallener Zauberer spielen."
        case Reason.NOT_AGAINST_RINGWRAITHS:
            return "Gegen einen Ringgeist-Spieler kann nichts gespielt werden, das einen Agenten erfordert."
        case Reason.NOT_AGAINST_BALROGS:
            exchange = "du darfst die Karte gegen eine aus dem Reservestapel tauschen"
            return f"Gegen einen Balrog-Spieler kann das nicht gespielt werden; {exchange}."
        case Reason.NO_RESCUE_SITE:
            return "Dein Ortsstapel enthält keinen Ort, an dem der Gefangene gehalten werden könnte."
        case Reason.NOTHING_TO_PAY_WITH:
            return "Du hast nichts, womit du dafür bezahlen könntest."
        case Reason.NO_PLACE_FOR_CHARACTER:
            return "Dem Charakter steht zurzeit weder ein Heimatort noch ein Zufluchtsort offen."
        case Reason.AGENTS_ARE_HAZARDS:
            return "Für dich ist ein Agent nur eine Gefahr, nie ein Charakter."
        case Reason.MIND_TOO_GREAT:
            return "Eine Karte im Spiel hält Charaktere mit so viel Geisteskraft von dir fern."
        case Reason.ONLY_AT_HOME:
            return "Dieser Charakter kann nur an einem Heimatort gespielt werden."
        case Reason.MIND_TOO_HIGH:
            return "Einen Charakter mit so hoher Geisteskraft darfst du nicht ins Spiel bringen."
        case Reason.NO_LEAVE_FOR_ORCS:
            return "Dazu muss eine Karte im Spiel sein, die dir Orks und Trolle erlaubt."
        case Reason.NOT_WITH_THIS_CARD:
            return "Die Karte erlaubt diesen Charakter nicht."
        case Reason.NOBODY_TO_BRING:
            return "Du hast niemanden auf der Hand, der damit ins Spiel kommen könnte."
        case Reason.SITE_IS_TAPPED:
            return "Der Ort ist getappt."
        case Reason.NO_UNTAPPED_CHARACTER:
            return "Die Gemeinschaft hat keinen ungetappten Charakter, der das spielen könnte."
        case Reason.NOT_PLAYABLE_HERE:
            return "An diesem Ort ist die Karte nicht spielbar."
        case Reason.NOT_BY_OVERT_COMPANY:
            return "Eine offene Gemeinschaft kann das nicht spielen."
        case Reason.ONLY_FOR_RESCUE:
            return "Der Ort ist geliehen und dient nur der Befreiung der Gefangenen."
        case Reason.ONLY_BY_RING_TEST:
            return "Das ist nur nach der Prüfung eines Goldenen Rings möglich."
        case Reason.RINGS_ONLY_FROM_TESTS:
            return "Die Prüfung hat keinen solchen Ring ergeben."
        case Reason.OF_THE_OTHER_SIDE:
            return "Ein Helden-Ereignis bewirkt nichts für einen Schergen-Gegenstand, und umgekehrt."
        case Reason.SITE_OF_THE_OTHER_SIDE:
            return "Helden-Karten werden an Heldenorten gespielt und Schergen-Karten an Schergenorten."
        case Reason.NO_POINTS_HERE:
            return "Dein Gegner lässt an diesem Ort keine Karte zu, die Siegpunkte bringt."
        case Reason.ONLY_MINOR_ITEM:
            return "Jetzt kann nur noch ein Gegenstand der erlaubten Art gespielt werden."
        case Reason.ONLY_CHECK_ACTIONS:
            return "Jetzt ist nur möglich, was den Versuchungswurf betrifft."
        case Reason.NO_HAZARDS_AT_COUNCIL:
            return "Beim Rat können keine Gefahren gespielt werden."
        case Reason.GETTING_READY:
            return "Während der Spielvorbereitung wird noch nichts gespielt."
        case Reason.NOBODY_ACTS_NOW:
            return "In diesem Schritt kann niemand handeln."
        case Reason.STRIKES_BEING_ASSIGNED:
            return "Es werden Schläge zugewiesen; solange ist nichts anderes möglich."
        case Reason.IN_STRIKE_SEQUENCE:
            return "Der Schlag wird gerade abgehandelt; möglich ist nur, was dieser Schritt vorsieht."
        case Reason.HAPPENS_AT_ONCE:
            return "Was hier entschieden wird, geschieht sofort; solange kann niemand handeln."
        case Reason.HANDS_BEING_RESET:
            return "Die Handkarten werden gerade auf ihre Zahl gebracht."
        case Reason.DISCARD_STEP:
            return "Jetzt kann nur eine Karte abgeworfen werden."
        case Reason.ONLY_ON_GUARD_CARDS:
            return "Jetzt kann nur eine auf der Lauer liegende Karte aufgedeckt werden."
        case Reason.AGENTS_DECLARING:
            return "Jetzt dürfen nur Agenten am Ort in den Angriff geschickt werden."
        case Reason.END_NOT_CALLABLE:
            return "Das geht nur im Zug eines Ringgeist- oder Balrog-Spielers, der weit genug dafür ist."
        case Reason.CALLING_THE_END:
            return "Der Zug ist vorbei; jetzt kann nur noch das Ende ausgerufen werden."
        case Reason.SETTLING_INFLUENCE:
            return "Zuerst wird geklärt, wer unter Kontrolle bleiben kann."
        case Reason.COMPANIES_JOINING:
            return "Die Bewegung ist vorbei; die Gemeinschaften schließen sich zusammen."
        case Reason.SIDEBOARD_CHANCE:
            return "Jetzt kann nur der Reservestapel benutzt werden."
        case Reason.GENERAL:
            return "Zurzeit erlaubt es nichts."
        case _:
            assert_never(reason)
