"""What is turned up from hands and piles, and what lies beneath cards, in German."""

from typing import Final

from wizardhaven.text.german.clauses import Clause, Said
from wizardhaven.text.german.counting import counted
from wizardhaven.text.german.grammar import Case, Gender, a
from wizardhaven.text.german.places import at_place
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import CARD, ITEM_CLASSES, SOURCES, haven
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.piles import DiscardsFromHand, Keeps, Look
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.terms import ItemClass, Pile

_BENEATH: Final[Said] = (
    Clause(
        "er",
        "legt",
        "einen davon unter diese Karte",
        front="ist darunter ein Gegenstand, der weder besonders noch ein Schatzgegenstand ist,",
    ),
    Clause("er", "zeigt", "die Karten", front="sonst"),
    Clause("die übrigen", "werden", "zurückgemischt"),
)


def shown_hazards(scene: Scene) -> Said:
    """Of his hand the opponent shows what he may play on the company."""
    others = f"keine anderen auf {scene.company.accusative} spielen oder auf die Hut legen"
    rest = "bis zum Ende ihrer Bewegungs-/Gefahrenphase"
    return (
        Clause("dein Gegner", "darf", "dir beliebig viele Gefahren aus seiner Hand zeigen"),
        Clause("er", "darf", others, front=rest),
    )


def looked_at(happens: Look) -> Said:
    """One effect on cards that lie face-down."""
    match happens:
        case Look(Pile.HAND, None):
            return (Clause("du", "siehst", "dir die Hand deines Gegners an"),)
        case Look(Pile.HAND, Count(), Whose.OPPONENTS):
            each = "für jeden Charakter seiner Gemeinschaft zufällig eine Karte aus seiner Hand auf"
            return (Clause("der Verteidiger", "deckt", each),)
        case Look(count=None):
            many = "so viele Karten vom Spieldeck des Verteidigers an, wie Schläge erfolgreich waren"
            laying = "jede davon unter das Deck oder wieder darauf, in beliebiger Reihenfolge"
            return (Clause("der Angreifer", "sieht sich", f"oben {many}"), Clause("er", "legt", laying))
        case Look(Pile.TOP, int() as cards, then=Put(to=Pile.ASIDE)):
            top = f"die obersten {counted(cards, CARD, Case.ACCUSATIVE)} seines Spieldecks an"
            return (Clause("der Spieler, der am Zug ist,", "sieht sich", top), *_BENEATH)
        case Look(Pile.TOP, int() as cards, then=Put()):
            top = f"bis zu {counted(cards, CARD, Case.ACCUSATIVE)} oben von deinem Spieldeck"
            taking = f"{top} auf und nimmst eine davon auf deine Hand"
            return (Clause("du", "deckst", taking), Clause("die übrigen", "werden", "zurückgemischt"))
        case Look(Pile.TOP, int() as cards):
            top = f"die obersten {counted(cards, CARD, Case.ACCUSATIVE)} deines Spieldecks an"
            theirs = "dann die des Spieldecks deines Gegners"
            mixed = "jeweils gemischt und wieder oben aufgelegt"
            return (Clause("du", "siehst dir", f"{top}, {theirs}"), Clause("sie", "werden", mixed))
        case Look(source, int() as count, _, removing):
            his = "seiner" if SOURCES[source].gender is Gender.FEMININE else "seinem"
            pile = f"{his} {SOURCES[source].after_ein.dative}"
            showing = f"zufällig {counted(count, CARD, Case.ACCUSATIVE)} aus {pile} auf"
            turning = Clause("dein Gegner", "deckt", showing)
            gone = Clause("du", "darfst", "eine davon, die nicht einzigartig ist, aus dem Spiel entfernen")
            rest = Clause("die übrigen", "bleiben", "dort")
            return (turning, gone, rest) if removing else (turning,)
        case _:
            raise AssertionError(f"there are no words for {happens}")


def keeps_items(holds: Keeps, scene: Scene) -> Clause:
    """What may lie beneath the card, and where it may be played."""
    assert holds.where is not None
    where = at_place(holds.where)
    playing = f"sein Spieler darf ihn {where} so ausspielen, als hätte er ihn auf der Hand"
    under = f"ein Gegenstand unter {scene.card.dative}"
    out = f"nicht im Spiel und gibt keine Siegpunkte; {playing}"
    if not isinstance(holds.what, ItemClass):
        return Clause(under, "ist", out)
    items = ITEM_CLASSES[holds.what].plural
    putting = (
        f"in deiner Organisationsphase {items.accusative} von deiner Hand unter {scene.card.accusative} legen"
    )
    storable = f"die an {a(haven(), Case.DATIVE)} hinterlegt werden könnten"
    storing = f"{items.nominative}, {storable}, dürfen ebenso dorthin"
    rest = f"{storing[:1].upper()}{storing[1:]}. {under[:1].upper()}{under[1:]} ist {out}"
    return Clause("du", "darfst", f"{putting}. {rest}")


def discards_from_hand(holds: DiscardsFromHand) -> Clause:
    """What becomes of discarded cards."""
    if holds.to is Pile.TOP:
        laying = "sie stattdessen verdeckt oben auf sein Spieldeck legen"
        return Clause("er", "darf", laying, front="wenn ein Spieler eine Karte aus der Hand abwirft,")
    hunted = "du darfst jede Kreatur, die er in deinem Zug abwirft, stattdessen die Gemeinschaft"
    attack = f"; {hunted} deines Avatars angreifen lassen" if holds.to is Pile.PLAY else ""
    return Clause("dein Gegner", "muss", f"seine Karten offen abwerfen{attack}")
