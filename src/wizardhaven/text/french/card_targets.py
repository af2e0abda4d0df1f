"""Events, factions and items as what a card is played on or aimed at."""

from typing import assert_never

from wizardhaven.text.french.alignments import ALIGNMENTS, FACTIONS, PLAYERS
from wizardhaven.text.french.counting import all_of, any_of
from wizardhaven.text.french.grammar import Nominal, Noun, a, definite, indefinite, of, one_of_yours
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.names import one_region_of, quoted
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import Introduced, introduced
from wizardhaven.text.french.terms import (
    CARD,
    COMPANY,
    ENVIRONMENT_CARD,
    EVENT,
    FACTION,
    ITEM,
    ITEM_CLASSES,
    LENGTHS,
    RACES,
    RING,
    SIDES,
    sort_of_site,
)
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.targets import AFaction, AnEvent, AnItem
from wizardhaven.vocabulary.terms import Keyword, Length, Side


def a_faction(what: AFaction) -> Nominal:
    word = FACTIONS[what.alignment] if what.alignment else FACTION
    barred = f" (sauf {all_of([quoted(name) for name in what.other_than])})" if what.other_than else ""
    where = a(sort_of_site(what.played_at)) if what.played_at else ""
    tail = barred + (f" qui peut être jouée dans {where}" if where else "")
    match what.whose:
        case Whose.OWN:
            return Nominal(f"l'une de vos {word.plural}{tail}", feminine=True)
        case Whose.OF_THE_COMPANY:
            return Nominal(f"l'une des {word.plural} de votre adversaire{tail}", feminine=True)
        case Whose.ANYBODYS:
            return indefinite(word).followed_by(f" de n'importe quel joueur{tail}")
        case _:
            assert_never(what.whose)


def _where(what: AnEvent, word: Noun) -> str:
    """Where the event is: in play, or earlier in the chain, and whose it is."""
    whose = f" par {a(PLAYERS[what.by])}" if what.by else ""
    if what.lengths == (Length.SHORT,):
        return f"{declared(word)}{whose}"
    return f"qui est en jeu ou {declared(word)}{whose}"


def an_event(what: AnEvent, scene: Scene) -> Introduced:
    """An event by side, length and whether it is an environment."""
    if what.opponents:
        theirs = f"la carte {quoted(what.opponents)} de votre adversaire"
        return Introduced(Nominal(theirs, feminine=True), definite(CARD))
    lengths = any_of([LENGTHS[length] for length in what.lengths])
    event = f"{EVENT.singular} {lengths}".strip()
    if what.environment:
        word, first = ENVIRONMENT_CARD, f"{a(ENVIRONMENT_CARD)}{_of_side(what.side)}"
    elif what.side:
        word, first = SIDES[what.side], f"{a(SIDES[what.side])} {of(event)}"
    else:
        word, first = EVENT, f"un {event}"
    provisos = [
        *(["qui n'est pas un environnement"] if what.environment is False else []),
        *([_where(what, word)] if what.also_declared else []),
    ]
    if what.alignment:
        first += f" {ALIGNMENTS[what.alignment]}"
    where = f" sur un personnage {of(scene.company.text)}" if what.on_companion else ""
    if what.moving_to:
        going = f"sur l'une de vos compagnies en route vers un site de {one_region_of(what.moving_to)}"
        where = f" {going}, ou sur un de ses personnages"
    if what.race:
        first += f" ({RACES[what.race].singular})"
    if what.own:
        where = " à vous en jeu"
    if what.stored_information:
        provisos.append("qui est en réserve et n'était jouable que là où une information peut l'être")
    if what.to_store:
        where = " à points divers dans l'un de vos Havres de Sorcier"
        provisos.append("qui peut être mise en réserve quelque part")
    return Introduced(Nominal(f"{first}{where}", word.feminine).such(provisos), definite(word))


def declared(word: Noun) -> str:
    announced = definite(word).agreeing("annoncé")
    return f"qui a été {announced} plus tôt dans la même chaîne d'effets"


def _of_side(side: Side | None) -> str:
    return f" {of(SIDES[side].singular)}" if side else ""


def an_item(what: AnItem, scene: Scene) -> Introduced:
    """An item and where it is; there is only one One Ring."""
    company = scene.company if scene.has_company else one_of_yours(COMPANY)
    if what.whose is Whose.OF_THE_COMPANY:
        company = indefinite(COMPANY)
    borne = " qu'il porte" if what.by_user else f" {of(company.text)}"
    where = " qui est au même site" if what.at_same_site else borne
    if what.stored:
        return introduced(ITEM, " que votre adversaire a mis en réserve")
    if what.corruption_at_least:
        heavy = f" qui donne normalement au moins {what.corruption_at_least} points de corruption"
        return introduced(ITEM, f" {of(one_of_yours(COMPANY).text)}{heavy}")
    if what.named is not None:
        return Introduced(Nominal(f"un objet {quoted(what.named)}{where}"), definite(ITEM))
    word = _item(what)
    if what.keyword is Keyword.THE_ONE_RING:
        return Introduced(definite(word).followed_by(where), definite(word))
    return introduced(word, where)


def _item(what: AnItem) -> Noun:
    if what.ring:
        return RING
    if what.item_class and what.keyword:
        word, sort = ITEM_CLASSES[what.item_class], KEYWORDS[what.keyword].singular
        return Noun(f"{word.singular} ({sort})", f"{word.plural} ({sort})", word.feminine)
    if what.item_class:
        return ITEM_CLASSES[what.item_class]
    return KEYWORDS[what.keyword] if what.keyword else ITEM
