"""What comes into play or is kept, with whom and from where, in German."""

from wizardhaven.text.german.clauses import LAY, Clause, Deed, Said
from wizardhaven.text.german.counting import any_of, number_word
from wizardhaven.text.german.grammar import Case, a, with_adjective
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.nominals import pronoun, unchanging
from wizardhaven.text.german.scene import Scene, subject
from wizardhaven.text.german.selectors import character
from wizardhaven.text.german.terms import ITEM, ITEM_CLASSES, RACES, SOURCES
from wizardhaven.vocabulary.asked_for import denies, mentions, names_in, one_of, part_of, races_in, says
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Named, Such
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Pile


def placing(put: Put, scene: Scene) -> Said:
    """With whom the card comes into play, or who taps for it."""
    if put.onto is Subject.SITE:
        return (Deed(LAY, pronoun(scene.card), f"zu {scene.site.dative}"),)
    if isinstance(put.onto, Subject) and put.onto is not Subject.COMPANY and put.to is not Pile.POINTS:
        return (Deed(LAY, scene.card, f"zu {subject(put.onto, scene).dative}"),)
    taking, nobody = f"tappen, um {scene.card.accusative} zu nehmen", "nimmt sie niemand,"
    if put.to is Pile.POINTS:
        taking = f"tappen, damit {scene.card.nominative} zu deinen Siegpunkten kommt"
        nobody = "tut er das nicht," if put.onto is Subject.TARGET else "tut das niemand,"
    if put.onto is Sort.CHARACTER:
        lies = f"bei einem Charakter {scene.company.genitive}, der dafür nicht tappt"
        return (Clause(scene.card.nominative, "liegt", lies),)
    names = names_in(put.onto) if put.onto is not None else ()
    somebody = "er" if put.onto is Subject.TARGET else f"ein Charakter {scene.company.genitive}"
    who = character(Named(names), Whose.OF_THE_COMPANY).first.nominative if names else somebody
    return (
        Clause(who, "darf", taking),
        Clause(scene.card.nominative, "wird", "abgeworfen", front=nobody),
    )


def keeping(put: Put, scene: Scene) -> Said:
    """What is stored, or kept with the card."""
    if put.to is Pile.STORED:
        return (Clause(scene.target.nominative, "wird", "dort hinterlegt, als nenne sein Text diesen Ort"),)
    if isinstance(put.what, Subject):
        return (
            Clause("die Kreatur", "wird", f"stattdessen mit {pronoun(scene.card).dative} beiseitegelegt"),
        )
    name = quoted(names_in(put.what)[0])
    return (
        Clause("du", "spielst", f"{name} von deiner Hand zu {scene.card.dative}"),
        Clause(f"der Text von {name}", "gilt", "nicht, auch nicht, dass die Karte einzigartig ist"),
        Clause("der Zauberer-Zufluchtsort", "ist", "von nun an geschützt"),
    )


def joining(put: Put, such: Such, scene: Scene) -> Said:
    """Who comes into play with the company, and under whose influence."""
    races = races_in(such)
    if put.onto is Sort.AVATAR:
        sort = RACES[races[0]].plural.accusative
        some = f"beliebig viele {sort} von der Hand als Gefolge deines Avatars"
        coming = f"{some} unter seinem direkten Einfluss in {scene.company.dative} ins Spiel bringen"
        return (Clause("du", "darfst", coming),)
    exchanged = put.onto is Subject.THIS_CARD
    general = exchanged or put.onto is Subject.COMPANY
    somebody = any_of([a(RACES[race], Case.ACCUSATIVE) for race in races])
    sort = somebody if races else "einen Charakter, der kein Avatar ist"
    agents = " (auch einen Agenten)" if mentions(such, Sort.AGENT) else ""
    newcomer = f"{sort}{agents}{'' if races else ','} von der Hand"
    control = "unter allgemeinem oder direktem Einfluss" if general else "unter direktem Einfluss"
    enough = ", wenn genug ungenutzt ist" if general else ""
    company = "seiner Gemeinschaft" if exchanged else scene.company.dative
    coming = f"{newcomer} {control} in {company} ins Spiel"
    counts = Clause("dies", "zählt", "nicht als dein Charakter des Zuges")
    paid = f"{scene.card.accusative} abwerfen, um {coming} zu bringen{enough}"
    return (Clause("du", "darfst", paid if exchanged else f"{coming} bringen{enough}"), counts)


def letting_play(put: Put, such: Such, scene: Scene) -> Said:
    """Who may play which item, and from where."""
    items = any_of([a(ITEM_CLASSES[each], Case.ACCUSATIVE) for each in one_of(such, ItemClass)])
    allowed = " der an diesem Ort spielbar ist," if says(such, Mark.PLAYABLE_HERE) else ""
    if denies(such, Mark.UNIQUE):
        allowed += f" der weder einzigartig noch {a(KEYWORDS[Keyword.HOARD], Case.NOMINATIVE)} ist,"
    others = [source for source in put.sources if source is not Pile.HAND]
    piles = any_of([f"deinem {SOURCES[source].after_ein.dative}" for source in others])
    origin = Clause("der Gegenstand", "darf", f"auch aus {piles} kommen")
    if Pile.HAND not in put.sources:
        origin = Clause("der Gegenstand", "kommt", f"aus {piles}, das danach gemischt wird")
    sorts = any_of([KEYWORDS[sort].after_ein.nominative for sort in one_of(such, Keyword)])
    items += f" ({sorts})" if sorts else ""
    most = put.count if isinstance(put.count, int) else 1
    several = most > 1
    who = f"bis zu {number_word(most)} ungetappte Charaktere" if several else "ein ungetappter Charakter"
    playing = Clause(
        f"{who} {scene.company.genitive}",
        "dürfen" if several else "darf",
        f"{'je ' if several else ''}{items} spielen,{allowed} auch wenn der Ort getappt ist",
    )
    sparing = Clause("der Ort", "wird", "dafür nicht getappt")
    return (playing, sparing, origin) if others else (playing, sparing)


def exchanging(put: Put, such: Such, scene: Scene) -> Said:
    """Which item or ally takes the place of the card."""
    if put.by is Whose.OF_THE_COMPANY:
        ally = quoted(names_in(such)[0])
        tapping = f"einen ihrer Charaktere tappen, um {ally} von der Hand zu ihm zu spielen"
        gone = Clause(scene.card.nominative, "wird", "abgeworfen", front="dann")
        return (Clause(f"der Spieler {scene.company.genitive}", "darf", tapping), gone)
    thing_given = "einen beliebigen Gegenstand von der Hand, der kein besonderer ist,"
    placed = f"{thing_given} zu {scene.bearer.dative} zu legen"
    return (Clause("du", "darfst", f"{scene.card.accusative} abwerfen, um {placed}"),)


def giving(put: Put, such: Such) -> Said:
    """Which item somebody is given, and from where."""
    if put.may:
        return _giving_by_tapping(put, such)
    thing = with_adjective("nicht einzigartig", ITEM_CLASSES[part_of(such, ItemClass) or ItemClass.MINOR])
    whom = "zu einem Charakter am selben Ort (der dafür nicht tappen muss)"
    which = f"{a(thing, Case.ACCUSATIVE)} ({_sorts(such)})"
    return (Deed(LAY, unchanging(which), f"aus {_piles(put)} {whom}"),)


def _giving_by_tapping(put: Put, such: Such) -> Said:
    """Which item somebody may be given who taps for it, and from where."""
    common = with_adjective("nicht besonder", ITEM)
    which = f"{a(with_adjective('nicht einzigartig', common), Case.ACCUSATIVE)} ({_sorts(such)})"
    if says(such, Mark.STORED):
        which = f"{a(common, Case.ACCUSATIVE)} (der einem gleicht, den dein Gegner hinterlegt hat)"
    whom = "zu einem ungetappten Charakter derselben Gemeinschaft (der dafür tappt)"
    given = Deed(LAY, unchanging(which), f"aus {_piles(put)} {whom}")
    placed = Clause("du", "darfst", given.permission())
    if not says(such, Mark.STORED):
        return (placed,)
    lost = "abgeworfen, und der gelegte darf nie hinterlegt werden"
    return (placed, Clause("der hinterlegte Gegenstand deines Gegners", "wird", lost))


def _sorts(such: Such) -> str:
    return any_of([KEYWORDS[sort].after_ein.nominative for sort in one_of(such, Keyword)])


def _piles(put: Put) -> str:
    others = [source for source in put.sources if source is not Pile.HAND]
    return any_of(["der Hand", *[f"deinem {SOURCES[source].after_ein.dative}" for source in others]])


def sending(such: Such) -> Said:
    """Who comes into play for his avatar, and must go."""
    newcomer = any_of([a(RACES[race], Case.ACCUSATIVE) for race in races_in(such)])
    coming = "am selben Ort in einer eigenen Gemeinschaft unter allgemeinem Einfluss ins Spiel"
    lost = "am Ende der Bewegungs-/Gefahrenphase abgeworfen"
    unless = "wenn er sich nicht an einen anderen Ort als den deines Avatars bewegt hat"
    return (
        Clause("du", "bringst", f"{newcomer} aus deinem Abwurfstapel {coming}"),
        Clause("er", "wird", lost, proviso=unless),
        Clause("dies", "zählt", "nicht als dein Charakter des Zuges"),
    )
