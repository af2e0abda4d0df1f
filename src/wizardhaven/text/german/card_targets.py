"""Events, factions and items as what a card is played on or aimed at."""

from typing import assert_never

from wizardhaven.text.german.alignments import FACTIONS, PLAYERS
from wizardhaven.text.german.counting import all_of
from wizardhaven.text.german.grammar import Case, Noun, a, adjectival, compound, with_adjective
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.names import in_regions, quoted
from wizardhaven.text.german.nominals import (
    Nominal,
    definite,
    indefinite,
    one_of_the_opponents,
    one_of_yours,
    unchanging,
)
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import Introduced, by_sort, introduced
from wizardhaven.text.german.terms import (
    CARD,
    COMPANY,
    ENVIRONMENT_CARD,
    EVENT,
    FACTION,
    ITEM,
    ITEM_CLASSES,
    LENGTHS,
    OF_SIDES,
    RING,
    sort_of_site,
)
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.targets import AFaction, AnEvent, AnItem
from wizardhaven.vocabulary.terms import Alignment, Keyword, Length


def a_faction(what: AFaction) -> Nominal:
    word = FACTIONS[what.alignment] if what.alignment else FACTION
    barred = f" (außer {all_of([quoted(name) for name in what.other_than])})" if what.other_than else ""
    where = a(sort_of_site(what.played_at), Case.DATIVE) if what.played_at else ""
    played = [f"{{pronoun}} an {where} gespielt werden kann"] if where else []
    match what.whose:
        case Whose.OWN:
            return one_of_yours(word).followed_by(barred).such(played)
        case Whose.OF_THE_COMPANY:
            return one_of_the_opponents(word).followed_by(barred).such(played)
        case Whose.ANYBODYS:
            anybody = indefinite(word).followed_by(f" eines beliebigen Spielers{barred}")
            return anybody.such(played)
        case _:
            assert_never(what.whose)


def _where(what: AnEvent) -> str:
    """Where the event is: in play, or earlier in the chain, and whose it is."""
    in_play = "" if what.lengths == (Length.SHORT,) else "im Spiel ist oder "
    whose = f" von {a(PLAYERS[what.by], Case.DATIVE)}" if what.by else ""
    return f"{{pronoun}} {in_play}zuvor{whose} in derselben Kette von Effekten deklariert wurde"


def an_event(what: AnEvent, scene: Scene) -> Introduced:
    """An event by side, length and whether it is an environment."""
    if what.opponents:
        theirs = f"die Karte {quoted(what.opponents)} deines Gegners"
        return Introduced(unchanging(theirs), definite(CARD))
    word = ENVIRONMENT_CARD if what.environment else EVENT
    sided = compound(OF_SIDES[what.side], word) if what.side else word
    provisos = [
        *(["{pronoun} keine Umweltkarte ist"] if what.environment is False else []),
        *([_where(what)] if what.also_declared else []),
    ]
    if what.alignment:
        sided = compound("Schergen-" if what.alignment is Alignment.MINION else "Helden-", sided)
    described = _with_adjectives([LENGTHS[length] for length in what.lengths], sided)
    where = f" auf einem Charakter in {scene.company.dative}" if what.on_companion else ""
    if what.moving_to:
        going = f"auf einer deiner Gemeinschaften auf dem Weg zu einem Ort {in_regions(what.moving_to)}"
        where = f" {going} oder auf einem ihrer Charaktere"
    if what.race:
        where += by_sort((what.race,))
    if what.own:
        described = with_adjective("eigen", described)
    if what.stored_information:
        provisos.append("{pronoun} hinterlegt ist und nur spielbar war, wo Information spielbar ist")
    if what.to_store:
        where = " mit verschiedenen Siegpunkten an einem deiner Zauberer-Zufluchtsorte"
        provisos.append("{pronoun} irgendwo hinterlegt werden kann")
    return Introduced(indefinite(described).followed_by(where).such(provisos), definite(word))


def _with_adjectives(stems: list[str], word: Noun) -> Noun:
    """A noun with adjectives of which one must fit: "permanentes oder langes Ereignis"."""
    if not stems:
        return word
    described = with_adjective(stems[-1], word)
    for stem in reversed(stems[:-1]):
        other = adjectival(stem, word.gender)
        described = Noun(
            word.gender,
            other.after_ein.before(described.after_ein, " oder "),
            other.after_der.before(described.after_der, " oder "),
            other.plural.before(described.plural, " oder "),
            other.plural_after_die.before(described.plural_after_die, " oder "),
        )
    return described


def an_item(what: AnItem, scene: Scene) -> Introduced:
    """An item and where it is; there is only one One Ring."""
    company = scene.company if scene.has_company else one_of_yours(COMPANY)
    if what.whose is Whose.OF_THE_COMPANY:
        company = indefinite(COMPANY)
    borne = " in seinem Besitz" if what.by_user else f" in {company.dative}"
    where = " am selben Ort" if what.at_same_site else borne
    if what.stored:
        theirs = indefinite(ITEM).such(["{pronoun} von deinem Gegner hinterlegt wurde"])
        return Introduced(theirs, definite(ITEM))
    if what.corruption_at_least:
        heavy = f"{{pronoun}} normalerweise mindestens {what.corruption_at_least} Versuchungspunkte gibt"
        yours = indefinite(ITEM).followed_by(f" in {one_of_yours(COMPANY).dative}")
        return Introduced(yours.such([heavy]), definite(ITEM))
    if what.named is not None:
        thing = indefinite(ITEM).followed_by(f" {quoted(what.named)}{where}")
        return Introduced(thing, definite(ITEM))
    word = _item(what)
    if what.keyword is Keyword.THE_ONE_RING:
        return Introduced(definite(word).followed_by(where), definite(word))
    return introduced(word, where)


def _item(what: AnItem) -> Noun:
    if what.ring:
        return RING
    if what.item_class and what.keyword:
        return compound(f"{KEYWORDS[what.keyword].after_ein.nominative}-", ITEM_CLASSES[what.item_class])
    if what.item_class:
        return ITEM_CLASSES[what.item_class]
    return KEYWORDS[what.keyword] if what.keyword else ITEM
