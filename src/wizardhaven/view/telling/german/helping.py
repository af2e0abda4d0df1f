"""What a question is about, for somebody who is not sure, in German."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.values import Question
from wizardhaven.view.telling.naming import OF_THE_TURN

HELP: Final[dict[Question, str]] = {
    Question.OTHER_WIZARD: (
        "Der Gegner spielt ihn als Gefallenen Zauberer; den Zauberer dieses Namens kannst du nicht "
        "spielen. Ein anderer darf seinen Platz einnehmen."
    ),
    Question.DRAFT_PICK: (
        "Ihr wählt beide verdeckt und deckt zugleich auf. Zusammen dürfen sie 20 Geisteskraft haben."
    ),
    Question.STARTING_SITE: "Deine Gemeinschaft beginnt dort; eine Karte, die einen Ort braucht, liegt dort.",
    Question.STARTING_COMPANIES: "Deine Charaktere dürfen an zwei Orten beginnen, als zwei Gemeinschaften.",
    Question.STARTING_CARD: "Die Karte ist von Anfang an bei diesem Charakter im Spiel.",
    Question.BRING_ALONG: "Das ist dein Charakter in diesem Zug, und die Karte liegt danach bei ihm.",
    Question.STARTING_ITEM: ("Ein oder zwei kleine Gegenstände gehen an deine Anfangscharaktere."),
    Question.REST_OF_POOL: (
        "Sie können später gezogen werden, alle anderen sind aus dem Spiel. Das Deck "
        "fasst zehn Charaktere, Avatare nicht gezählt."
    ),
    Question.ROLL_FOR_FIRST: "Der höhere Wurf beginnt.",
    Question.UNTAP_ACTIONS: (
        "In dieser Phase enttappen deine Karten, und an Zufluchtsorten heilen "
        "Verwundete. Du kannst schon Ereignisse ausspielen."
    ),
    Question.HAZARD_SIDEBOARD: (
        "Bis zu fünf Gefahren gehen aus dem Reservestapel auf den Abwurfstapel oder "
        "eine ins Spieldeck. Dafür darfst du in diesem Zug weniger Gefahren ausspielen."
    ),
    Question.ORGANIZATION_ACTIONS: (
        "Ordne deine Gemeinschaften und sage, wohin jede zieht. Der Ort liegt verdeckt: "
        "Der Gegner sieht, dass du ziehst, nicht wohin."
    ),
    Question.ORGANIZING: (
        "Spiele einen Charakter aus oder wirf einen ab, und sage, wer zu welcher "
        "Gemeinschaft gehört. Bis du fertig bist, geht nichts anderes."
    ),
    Question.END_OF_ORGANIZATION: "Nur was für das Ende dieser Phase bestimmt ist, geht jetzt.",
    Question.PLACE_HAZARD: "Die Gemeinschaft hat sich geteilt. Deine Gefahr geht mit einem der Teile.",
    Question.LET_GO: (
        "Der direkte Einfluss reicht nicht mehr für alle. Wer geht, muss in deiner "
        "nächsten Organisationsphase neu kontrolliert werden."
    ),
    Question.WHO_LEAVES: ("Wer niemandem folgt, braucht allgemeinen Einfluss, und er reicht nicht für alle."),
    Question.LONG_EVENT_ACTIONS: (
        "Lange Unterstützungsereignisse lassen sich nur jetzt ausspielen. Sie bleiben "
        "bis zu deiner nächsten Phase der langen Ereignisse."
    ),
    Question.NEXT_TO_TRAVEL: (
        "Jede Gemeinschaft hat ihre eigene Bewegungs-/Gefahrenphase, auch wenn sie bleibt."
    ),
    Question.SITE_PATH: (
        "Kreaturen können an die Regionen des Weges gebunden werden: Wähle, durch welches Land es geht."
    ),
    Question.MOVEMENT_ROLL: "Ist der Wurf zu niedrig, bleibt die Gemeinschaft, wo sie ist.",
    Question.DRAW_MORE: (
        "Während eine Gemeinschaft zieht, ziehen beide Spieler Karten; wie viele "
        "höchstens, sagt eine Ortskarte."
    ),
    Question.HAZARD_ACTIONS: (
        "Der Gegner darf Gefahren auf diese Gemeinschaft ausspielen, aber du darfst immer zuerst handeln."
    ),
    Question.END_OF_MOVEMENT_HAZARD: "Nur was für das Ende dieser Phase bestimmt ist, geht jetzt.",
    Question.FURTHER_SITE: "Zieht sie weiter, folgt gleich noch eine Bewegungs-/Gefahrenphase.",
    Question.MAY_JOIN: (
        "An einem Zufluchtsort dürfen Gemeinschaften getrennt bleiben, sonst müssen sie sich vereinen."
    ),
    Question.WHO_STAYS: (
        "Sie können nicht eine Gemeinschaft sein. Die anderen kehren dorthin zurück, woher sie kamen."
    ),
    Question.NEXT_AT_SITE: "Jede Gemeinschaft hat ihre eigene Ortsphase. Du bestimmst die Reihenfolge.",
    Question.ENTER_SITE: (
        "Wer eintritt, stellt sich den automatischen Angriffen des Ortes. Erst dann "
        "lässt sich dort etwas ausspielen."
    ),
    Question.REVEAL_ON_ENTRY: (
        "Jetzt darfst du Kreaturen aufdecken, die an den Ort gebunden werden können, "
        "und Ereignisse für seine automatischen Angriffe."
    ),
    Question.DECLARE_AGENTS: (
        "Jeder Agent am Ort darf einmal angreifen. Liegt er verdeckt, wird er dabei aufgedeckt."
    ),
    Question.KEY_AGAIN: "Sie liegt beiseite und greift erneut an, wie ihre Karte sagt.",
    Question.SENT_CREATURE: "Sie greift sofort an und zählt nicht gegen das Gefahrenlimit.",
    Question.CREATURE_AS_ATTACK: (
        "Die Kreatur wird nicht ausgespielt und nicht gebunden. Danach wird sie "
        "abgeworfen und bringt niemandem Punkte."
    ),
    Question.ORDER_OF_CREATURES: (
        "Die automatischen Angriffe sind vorbei. Diese folgen in der Reihenfolge, die du willst."
    ),
    Question.SITE_ACTIONS: (
        "Ein ungetappter Charakter spielt an einem ungetappten Ort einen Gegenstand, "
        "Verbündeten oder ein Heer aus. In der Regel tappen beide."
    ),
    Question.REVEAL_AGAINST_PLAY: (
        "Die Aktion würde den Ort tappen. Darauf darf ein Gefahrenereignis auf der Hut antworten."
    ),
    Question.ONE_MORE_ITEM: (
        "Der Ort ist gerade getappt worden. Ein weiterer ungetappter Charakter darf "
        "gleich noch einen Gegenstand ausspielen."
    ),
    Question.BEGINNING_OF_END_OF_TURN: "Was für den Beginn dieser Phase bestimmt ist, geht jetzt.",
    Question.MAY_DISCARD: (
        "Jeder Spieler darf eine Karte abwerfen. Dann werden beide Hände wieder aufgefüllt."
    ),
    Question.END_OF_TURN_ACTIONS: "Zwischen den Schritten dieser Phase darfst du noch handeln.",
    Question.DISCARD_DOWN: "Deine Hand ist zu groß. Acht Karten darfst du behalten, wenn nichts das ändert.",
    Question.REPLACE_SITE: "Sie gilt als bewegt, aber es werden keine Gefahren auf sie ausgespielt.",
    Question.NEW_SITE: (
        "Der Ort kommt aus deinem Ortskarten-Deck. Der Weg der Gemeinschaft bleibt, wie er war."
    ),
    Question.MAY_CALL: "Der Gegner hat noch einen Zug. Dann werden die Punkte gezählt.",
    Question.RESPONSE: "Was zuletzt deklariert wird, wirkt zuerst. Passen beide, wird alles wirksam.",
    Question.ORDER_OF_PASSIVES: "All das geschieht jetzt. Du bestimmst die Reihenfolge.",
    Question.EXCHANGE: (
        "Dein Spieldeck ist aufgebraucht. Bevor der Abwurfstapel das neue wird, darfst "
        "du Karten mit dem Reservestapel tauschen."
    ),
    Question.EXCHANGE_FOR: "Sie kommt in den Reservestapel und fehlt im nächsten Spieldeck.",
    Question.SIDEBOARD_PICK: "Der Gegner erfährt, von welcher Art die Karte ist, nicht ihren Namen.",
    Question.GIVE_UP_STAGE: "Passt du, bleibt die Gefahr bei dir und gibt dir ihre Entwicklungspunkte.",
    Question.GIVE_UP_CARD: "Sie kommt aus deiner Hand auf deinen Abwurfstapel.",
    Question.GIVE_UP_RING: "Es kann einer aus deiner Hand sein oder einer, den jemand trägt.",
    Question.ARRANGE_DECK: "Die Karte, die du zuletzt legst, liegt oben und wird als erste gezogen.",
    Question.SAVE_ITEM: (
        "Jeder unverwundete Gefährte darf einen Gegenstand nehmen. Die anderen werden abgeworfen."
    ),
    Question.PASS_ITEM: "Ein Gegenstand darf an einen Gefährten gehen, bevor der Charakter geht.",
    Question.MAY_FALL: (
        "Der Versuchungswurf ist misslungen. Fällt er, spielst du mit ihm als Gefallenem Zauberer weiter."
    ),
    Question.FIRST_STAGE: (
        "Ein Gefallener Zauberer beginnt mit einer Karte von höchstens drei Entwicklungspunkten."
    ),
    Question.TROPHY: (
        "Ein Ork oder Troll, der sich einem ihrer Schläge gestellt hat, darf die Kreatur wie einen "
        "kleinen Gegenstand behalten."
    ),
    Question.RESCUE_SITE: "Der Ort kommt aus deinem Ortskarten-Deck. Dort kann der Gefangene befreit werden.",
    Question.FREE_PRISONERS: (
        "Ein ungetappter Charakter tappt, und alle Gefangenen dieser Karte kommen in die Gemeinschaft."
    ),
    Question.ATTACK_COMPANY: (
        "Ein Zug erlaubt einen Angriff auf eine Gemeinschaft oder einen Einflussversuch "
        "auf eine Karte des Gegners, nicht beides."
    ),
    Question.BEFORE_ASSIGNMENT: (
        "Nur jetzt kann der ganze Angriff aufgehoben oder verändert werden. Dann werden "
        "die Schläge zugewiesen."
    ),
    Question.ASSIGN_BY_DEFENDER: (
        "Du darfst ungetappten Charakteren Schläge zuweisen. Was du übrig lässt, weist der Gegner zu."
    ),
    Question.ASSIGN_BY_ATTACKER: (
        "Jeder bekommt einen Schlag, auch wer getappt oder verwundet ist. Was bleibt, "
        "sind überzählige Schläge."
    ),
    Question.PAIR_BY_DEFENDER: (
        "Du weist zuerst und zuletzt zu, der Gegner dazwischen. Du sagst, wer auf wen trifft."
    ),
    Question.PAIR_BY_ATTACKER: "Du verteilst die noch freien Schläge deiner ungetappten Charaktere.",
    Question.BETWEEN_STRIKES: "Zwischen zwei Schlägen darfst du tun, was diese Phase erlaubt.",
    Question.NEXT_STRIKE: (
        "Schläge werden einer nach dem anderen ausgefochten, in der Reihenfolge, die du willst."
    ),
    Question.STRIKE_HAZARDS: "Nur was diesen Schlag betrifft, geht jetzt.",
    Question.SPEND_EXCESS: (
        "Jeder nimmt dem Verteidiger 1 Kampfkraft. Beim letzten Schlag zählen alle, die noch übrig sind."
    ),
    Question.FACE_STRIKE: (
        "Wer tappt, kämpft mit voller Kampfkraft. Mit \N{MINUS SIGN}3 bleibt man ungetappt, wird "
        "aber leichter getroffen."
    ),
    Question.SUPPORT_STRIKE: (
        "Jeder ungetappte Gefährte ohne Schlag dieses Angriffs darf für +1 Kampfkraft tappen."
    ),
    Question.STRIKE_ACTIONS: (
        "Nur was diesen Schlag betrifft, geht jetzt, und höchstens eine Karte, die eine Fähigkeit verlangt."
    ),
    Question.AGENT_ROLL: "Für den Schlag eines Agenten würfelt auch der Angreifer.",
    Question.ATTACKER_ROLL: "Beide Seiten würfeln und zählen ihre Kampfkraft dazu. Die höhere Summe gewinnt.",
    Question.DEFENDER_ROLL: "Beide Seiten würfeln und zählen ihre Kampfkraft dazu. Die höhere Summe gewinnt.",
    Question.STRIKE_ROLL: (
        "Wurf und Kampfkraft müssen zusammen über der Kampfkraft des Schlags liegen. Gleich viel "
        "schadet niemandem, weniger geht übel aus."
    ),
    Question.STRIKE_BODY_ROLL: (
        "Der Schlag ist misslungen. Besiegt ist er nur, wenn dieser Wurf über seinem Körper liegt."
    ),
    Question.SUPPORT_CHECK: "Jeder ungetappte Gefährte darf tappen und gibt +1 auf den Wurf.",
    Question.CHECK_ROLL: "Über den Versuchungspunkten ist alles gut. Je weiter darunter, desto schlimmer.",
    Question.FACTION_ROLL: (
        "Wurf, direkter Einfluss und Modifikationen müssen zusammen über der Zahl des Heeres liegen."
    ),
    Question.ROLL_ACTIONS: "Nur was diesen Wurf betrifft, geht jetzt.",
    Question.INFLUENCE_BY_AGENT: "Der Versuch deckt den Agenten auf. Er bleibt danach offen liegen.",
    Question.ATTEMPT_ROLL: (
        "Der Wurf und der ungenutzte Einfluss des anderen Spielers zählen gegen den Versuch."
    ),
    Question.ROLL_AGAINST: "Dieser Wurf wird vom Ergebnis des Versuchs abgezogen.",
    Question.PLAY_SHOWN: (
        "Der Versuch ist gelungen, und diese Karte wurde dafür vorgezeigt. Der Ort "
        "tappt nicht, und kein Wurf ist nötig."
    ),
    Question.RING_TEST_ROLL: (
        "Der Wurf sagt, welche besonderen Ringe an seine Stelle treten dürfen. Der "
        "Goldene Ring geht auf jeden Fall."
    ),
    Question.CHOOSE_RING: (
        "Ein besonderer Ring aus deiner Hand darf an die Stelle des Goldenen treten, "
        "wenn die Prüfung es erlaubt."
    ),
    Question.DOUBLED_SOURCE: "Eine Quelle der Versuchung zählt doppelt. Du wählst, welche.",
    Question.NEXT_CHECK: "Mehrere Charaktere machen einen Versuchungswurf. Du bestimmst die Reihenfolge.",
    Question.RECKONING: (
        "Eine Handkarte, die einer einzigartigen Karte des anderen Spielers gleicht, kostet diesen "
        "einen Punkt."
    ),
    Question.ROLL_FOR_TIE: "Nach Punkten hat niemand gewonnen. Der höhere Wurf gewinnt das Spiel.",
}
"""A sentence or two for each question that does not explain itself."""

IN_ANOTHERS_TURN: Final = "Der Gegner ist am Zug. Nur wenige Karten lassen sich jetzt ausspielen."

FOR_HAZARDS: Final = (
    "Eine Kreatur wird an eine Stelle des Weges oder an den Ort gebunden. Jede Gefahr zählt für das Limit."
)


def help_text(question: Question, own_turn: bool) -> str | None:
    """What the question is about; None if it explains itself."""
    if own_turn:
        return HELP.get(question)
    if question in OF_THE_TURN:
        return IN_ANOTHERS_TURN
    return FOR_HAZARDS if question is Question.HAZARD_ACTIONS else HELP.get(question)
