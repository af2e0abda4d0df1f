"""Items that are given from the piles, in German."""

from wizardhaven.text.german.clauses import LAY, Clause, Deed, Said
from wizardhaven.text.german.counting import any_of
from wizardhaven.text.german.grammar import Case, a, with_adjective
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.nominals import unchanging
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import (
    ITEM,
    ITEM_CLASSES,
    SOURCES,
)
from wizardhaven.vocabulary.card_effects import ExchangeFor, GiveItem


def exchanging(gift: ExchangeFor, scene: Scene) -> Said:
    """Which item or ally takes the place of the card."""
    if gift.ally is not None:
        tapping = f"einen ihrer Charaktere tappen, um {quoted(gift.ally)} von der Hand zu ihm zu spielen"
        gone = Clause(scene.card.nominative, "wird", "abgeworfen", front="dann")
        return (Clause(f"der Spieler {scene.company.genitive}", "darf", tapping), gone)
    thing_given = "einen beliebigen Gegenstand von der Hand, der kein besonderer ist,"
    placed = f"{thing_given} zu {scene.bearer.dative} zu legen"
    return (Clause("du", "darfst", f"{scene.card.accusative} abwerfen, um {placed}"),)


def giving(gift: GiveItem) -> Said:
    """Which item somebody is given, and from where."""
    if gift.tapping:
        return _giving_by_tapping(gift)
    sorts = any_of([KEYWORDS[sort].after_ein.nominative for sort in gift.keywords])
    piles = any_of(["der Hand", *[f"deinem {SOURCES[source].after_ein.dative}" for source in gift.sources]])
    thing = with_adjective("nicht einzigartig", ITEM_CLASSES[gift.item_class] if gift.item_class else ITEM)
    whom = "zu einem Charakter am selben Ort (der dafür nicht tappen muss)"
    return (Deed(LAY, unchanging(f"{a(thing, Case.ACCUSATIVE)} ({sorts})"), f"aus {piles} {whom}"),)


def _giving_by_tapping(gift: GiveItem) -> Said:
    """Which item somebody may be given who taps for it, and from where."""
    sorts = any_of([KEYWORDS[sort].after_ein.nominative for sort in gift.keywords])
    piles = any_of(["der Hand", *[f"deinem {SOURCES[source].after_ein.dative}" for source in gift.sources]])
    common = with_adjective("nicht besonder", ITEM)
    which = f"{a(with_adjective('nicht einzigartig', common), Case.ACCUSATIVE)} ({sorts})"
    if gift.as_stored:
        which = f"{a(common, Case.ACCUSATIVE)} (der einem gleicht, den dein Gegner hinterlegt hat)"
    whom = "zu einem ungetappten Charakter derselben Gemeinschaft (der dafür tappt)"
    given = Deed(LAY, unchanging(which), f"aus {piles} {whom}")
    placed = Clause("du", "darfst", given.permission())
    if not gift.as_stored:
        return (placed,)
    lost = "abgeworfen, und der gelegte darf nie hinterlegt werden"
    return (placed, Clause("der hinterlegte Gegenstand deines Gegners", "wird", lost))
