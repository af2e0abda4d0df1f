"""Why a bot chose, in German."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from wizardhaven.bots.planner.odds import THROWS
from wizardhaven.bots.telling.seen import goes_by_name, seen
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import CardId
from wizardhaven.text.german.clauses import sentence
from wizardhaven.text.german.names import at_site, german, quoted


def why_text(why: Why, names: Mapping[CardId, str]) -> str:
    """One sentence; `names` are the codes of the cards that the reader sees."""
    return sentence(_why(why, names))


def _name(names: Mapping[CardId, str], id: CardId, unseen: str = "eine Karte") -> str:
    """A card by its name, or by other words if the reader does not see it."""
    card = seen(names, id)
    if card is None:
        return unseen
    return german(card.name) if goes_by_name(card) else quoted(card.name)


def _to_whom(names: Mapping[CardId, str], id: CardId) -> str:
    """The card in the dative."""
    return _name(names, id, "einer Karte")


def _site(names: Mapping[CardId, str], id: CardId) -> str:
    card = seen(names, id)
    return "einen Ort" if card is None else german(card.name)


def _to_site(names: Mapping[CardId, str], id: CardId) -> str:
    """Where a company goes: "nach Bruchtal", "zum Ort Die Grauen Anfurten"."""
    card = seen(names, id)
    if card is None:
        return "zu einem Ort"
    there = german(card.name)
    return f"nach {there}" if at_site(card.name).startswith("in ") else f"zum Ort {there}"


def _throws(number: int) -> str:
    return f"bei {number} von {THROWS} Würfen" if number > 0 else "bei keinem Wurf"


def _points(number: int) -> str:
    return "einem Punkt" if number == 1 else f"{number} Punkten"


def _why(why: Why, names: Mapping[CardId, str]) -> str:
    card, other = _name(names, why.card), _name(names, why.other)
    match why.because:
        case Because.NOTHING_CHOSEN:
            return "noch ist nichts gewählt"
        case Because.ONLY_CHOICE:
            return "es gab nichts anderes zu wählen"
        case Because.BY_CHANCE:
            return "dieser Spieler überlässt alles dem Zufall"
        case Because.MOST_USEFUL_LEFT:
            return f"{card} ist der nützlichste Charakter, der noch zur Auswahl steht"
        case Because.NOBODY_FITS:
            return "niemand sonst passt in die Anfangsgemeinschaft"
        case Because.BEST_STARTING_SITE:
            return f"{card} ist den meisten anderen Orten nah"
        case Because.BEGINS_APART:
            return f"{card} beginnt anderswo, damit beide Gemeinschaften aufbrechen können"
        case Because.BEARS_BEST:
            return f"{other} kann {card} am besten tragen"
        case Because.NO_ITEM_LEFT:
            return "es ist kein Gegenstand mehr zu vergeben"
        case Because.MAY_BE_DRAWN:
            return f"{card} kann später noch gezogen werden"
        case Because.POOL_EMPTY:
            return "es steht niemand mehr zur Auswahl"
        case Because.SOMEBODY_MIGHT_JOIN:
            return "jemand auf der Hand könnte dazukommen, oder die Gemeinschaften sind zu ordnen"
        case Because.KEPT_UNDER_CONTROL:
            return f"{card} muss unter Kontrolle bleiben"
        case Because.MAKES_ROOM:
            return f"{card} folgt {other}, damit Einfluss für jemand anderen frei wird"
        case Because.NEED_NOT_FOLLOW:
            return f"{card} muss niemandem folgen, und sein Anführer hat mehr Einfluss für ein Volk"
        case Because.STRONGER_TOGETHER:
            return "zwei Gemeinschaften an einem Ort sind zusammen stärker"
        case Because.BEST_NEWCOMER:
            return f"{card} ist der beste Charakter, der jetzt ins Spiel kommen kann"
        case Because.TWO_THINGS_AT_ONCE:
            return f"{card} führt einige woandershin: Zwei Gemeinschaften holen mehr als eine"
        case Because.BETTER_WITH_OTHERS:
            return f"{card} nützt in der anderen Gemeinschaft mehr"
        case Because.COMPANIES_STAY:
            return "die Gemeinschaften bleiben, wie sie sind"
        case Because.MISSED_LEAST:
            return f"auf {card} lässt sich am ehesten verzichten"
        case Because.KEEPS_OTHERS_BACK:
            return f"{card} hielte die anderen vom Aufbruch ab"
        case Because.NOT_BORNE_LONGER:
            return f"{card} braucht nicht länger getragen zu werden"
        case Because.WEIGHS_TOO_HEAVILY:
            return f"{card} belastet den Träger zu sehr"
        case Because.SAFER_WITH:
            return f"{card} lastet weniger schwer auf {_to_whom(names, why.other)}"
        case Because.NOTHING_BETTER_TO_DO:
            return f"{card} hat Zeit, etwas aus dem Reservestapel zu holen"
        case Because.SHAKES_OFF:
            return f"{other} versucht, {card} loszuwerden"
        case Because.GOES_TO_PLAY:
            return f"die Gemeinschaft zieht {_to_site(names, why.card)}, um dort {other} auszuspielen"
        case Because.GOES_ON_FROM_THERE:
            return f"die Gemeinschaft zieht {_to_site(names, why.card)}, von wo aus mehr zu erreichen ist"
        case Because.GOES_TO_FREE:
            return (
                f"die Gemeinschaft zieht {_to_site(names, why.card)}, um durch {other} Gefangene zu befreien"
            )
        case Because.COMPANIES_READY:
            return "die Gemeinschaften sind bereit"
        case Because.IN_ORDER:
            return "die Gemeinschaften sind der Reihe nach dran"
        case Because.SAFEST_WAY:
            return "das ist der sicherste Weg dorthin"
        case Because.ENTERS_TO_PLAY:
            return f"die Gemeinschaft betritt {_site(names, why.card)}, um {other} auszuspielen"
        case Because.ENTERS_TO_FREE:
            return (
                f"die Gemeinschaft betritt {_site(names, why.card)}, um durch {other} Gefangene zu befreien"
            )
        case Because.NOT_WORTH_THE_RISK:
            return "am Ort ist nichts zu holen, was die Gefahr lohnt"
        case Because.PLAYS_IT_HERE:
            return f"{other} kann {card} hier am besten ausspielen"
        case Because.KEEPS_FOR_MORE:
            return f"{other} behält {card} bei sich, und an dem Ort ist noch mehr zu holen"
        case Because.HOLDS_PRISONERS:
            return f"wer hier durch {card} gefangen ist, soll wieder frei sein"
        case Because.FREES_PRISONERS:
            return f"{card} befreit, wer hier gefangen ist"
        case Because.NOTHING_MORE_HERE:
            return "an diesem Ort gibt es nichts mehr zu tun"
        case Because.WORTH_TAKING:
            return "was die Karte bietet, ist es wert"
        case Because.NEEDED_FOR_THE_END:
            return "nur eine Karte aus dem Reservestapel kann das Ende ausrufen"
        case Because.A_RING_AT_ALL:
            return "ein Ring ist besser als keiner"
        case Because.HELPS_NOW:
            return f"{card} hilft jetzt"
        case Because.NOTHING_USEFUL:
            return "jetzt gibt es nichts Nützliches zu tun"
        case Because.OWN_CARD_FIRST:
            return "die eigene Karte soll zuerst abgehandelt werden"
        case Because.HURTS_MOST:
            return f"{card} ist die Gefahr, die der Gemeinschaft am meisten schadet"
        case Because.HURTS_MOST_ON:
            return f"{card} schadet {_to_whom(names, why.other)} am meisten"
        case Because.MAY_ATTACK_ON_ENTRY:
            return f"{card} kann angreifen, wenn die Gemeinschaft den Ort betritt"
        case Because.LAYS_A_BLUFF:
            return "eine Karte auf der Hut lässt die Gemeinschaft rätseln, was sie erwartet"
        case Because.COMES_OUT:
            return f"{card} kommt dort zum Vorschein, wo es schadet"
        case Because.WAITS_FOR_BETTER:
            return "die Karte auf der Hut wartet auf eine bessere Gelegenheit"
        case Because.NO_HAZARD_HURTS:
            return "keine Gefahr auf der Hand würde dieser Gemeinschaft schaden"
        case Because.FOE_THEY_CAN_BEAT:
            return f"{card} ist ein Gegner, den die Gemeinschaft schlagen kann"
        case Because.GENTLE_ENOUGH:
            return "die Gemeinschaft hat es ohne weitere Gefahren schwer genug"
        case Because.NO_HAZARD_IN_HAND:
            return "auf der Hand ist keine Gefahr, im Reservestapel aber liegen welche"
        case Because.NO_SIDEBOARD:
            return "die Hand ist auch ohne den Reservestapel gut genug"
        case Because.AGENT_STRIKES:
            return f"{card} schlägt zu, solange die Gemeinschaft hier ist"
        case Because.AGENT_GETS_READY:
            return f"{card} bringt sich dort in Stellung, wo es schmerzen könnte"
        case Because.AGENT_WAITS:
            return "ein Angriff würde den Agenten mehr kosten als die Gemeinschaft"
        case Because.HARDEST_TO_ENTER:
            return f"{_site(names, why.card)} ist am schwersten zu betreten"
        case Because.NO_AGENT_LEFT:
            return "kein Agent kann mehr angreifen"
        case Because.MAY_BE_TURNED:
            return f"{card} könnte sich gegen den eigenen Spieler wenden"
        case Because.NOBODY_TO_INFLUENCE:
            return "es gibt niemanden zu beeinflussen"
        case Because.NO_FIGHT:
            return "ein Kampf zwischen Gemeinschaften kostet beide Seiten etwas"
        case Because.TAPS_TO_CANCEL:
            return f"{card} tappt, damit sich niemand dem Angriff stellen muss"
        case Because.STRIKE_HURTS_MOST:
            return f"der Schlag schadet {_to_whom(names, why.card)} am meisten"
        case Because.STANDS_IT_BEST:
            return f"{card} hält ihm am besten stand"
        case Because.NOBODY_TO_STRIKE:
            return "es gibt niemanden, dem ein Schlag zugewiesen werden könnte"
        case Because.GOES_FIRST:
            return f"{card} ist am stärksten und kommt zuerst"
        case Because.EXCESS_AT_ONCE:
            return "alle überzähligen Schläge zusammen schaden am meisten"
        case Because.STRONG_ENOUGH:
            return f"{card} braucht gegen den Schlag nicht zu tappen: eine Wunde {_throws(why.number)}"
        case Because.DARES_IT_UNTAPPED:
            return f"{card} bleibt besser ungetappt, auch wenn {_throws(why.number)} eine Wunde droht"
        case Because.TAPS_AGAINST_DANGER:
            return f"{card} tappt, denn sonst droht {_throws(why.number)} eine Wunde"
        case Because.TAPPING_IS_NO_HELP:
            return f"gegen diesen Schlag würde es {_to_whom(names, why.card)} nicht helfen zu tappen"
        case Because.ONE_WAY_TO_FACE_IT:
            return "es gibt nur eine Art, dem Schlag entgegenzutreten"
        case Because.NEEDS_HELP:
            return f"{card} braucht die Hilfe von {_to_whom(names, why.other)}"
        case Because.NO_HELP_NEEDED:
            return "es braucht keine Hilfe"
        case Because.NEED_NOT_BE_LOST:
            return f"{card} muss nicht verloren gehen"
        case Because.HELPS_TO_RESIST:
            return f"{card} hilft {_to_whom(names, why.other)}, der Versuchung zu widerstehen"
        case Because.MAY_SAVE:
            return f"{card} kann den Charakter retten"
        case Because.SAFE_ENOUGH:
            return "der Wurf ist sicher genug, oder niemand kann helfen"
        case Because.WEIGHS_LEAST:
            return f"{card} wiegt am wenigsten"
        case Because.MOST_IN_DANGER:
            return f"{card} ist am meisten in Gefahr und braucht die Hilfe der anderen"
        case Because.LEAST_USEFUL:
            return f"{card} ist die am wenigsten nützliche Karte auf der Hand"
        case Because.ALL_WORTH_KEEPING:
            return "jede Karte auf der Hand ist es wert, behalten zu werden"
        case Because.MOST_VALUABLE:
            return f"{card} ist die wertvollste von ihnen"
        case Because.NONE_NEEDED:
            return "keine von ihnen wird gebraucht"
        case Because.MAY_BE_BETTER:
            return "eine andere Karte könnte besser sein"
        case Because.NOTHING_TO_DRAW:
            return "es gibt nichts zu ziehen"
        case Because.LEAD_IS_ENOUGH:
            return f"ein Vorsprung von {_points(why.number)} reicht, um das Spiel zu beenden"
        case Because.BETTER_GO_ON:
            return "das Spiel soll lieber weitergehen"
        case _:
            assert_never(why.because)
