"""A card in German: its type line and the paragraphs of its text."""

from typing import Final, assert_never

from wizardhaven.text.fighting import is_of_its_attack
from wizardhaven.text.german.abilities import ability_sentence, paragraphs
from wizardhaven.text.german.alignments import PLAYERS
from wizardhaven.text.german.clauses import sentence
from wizardhaven.text.german.conditions import condition, conditions
from wizardhaven.text.german.counting import all_of, any_of, number_word
from wizardhaven.text.german.grammar import Case, a
from wizardhaven.text.german.keys import keys
from wizardhaven.text.german.names import german, quoted
from wizardhaven.text.german.places import at_places, home
from wizardhaven.text.german.rings import from_a_test
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.scenes import PLAIN, scene_of
from wizardhaven.text.german.selectors import none_of, user
from wizardhaven.text.german.sites import site_text
from wizardhaven.text.german.terms import ITEM_CLASSES, RACES
from wizardhaven.text.german.type_lines import type_line
from wizardhaven.text.german.uses import alternatives, use_of
from wizardhaven.text.havens import speaking_for
from wizardhaven.text.opening import opening
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.asked_for import among, names_in, races_in, says
from wizardhaven.vocabulary.cards import (
    Ally,
    Card,
    Character,
    Creature,
    Event,
    Faction,
    Item,
    Modification,
    Region,
    Site,
)
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.marked import duplication_of, form_of, keywords_of
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.rings import SPECIAL_RINGS
from wizardhaven.vocabulary.such import AtMost
from wizardhaven.vocabulary.such import any_of as any_of_these
from wizardhaven.vocabulary.terms import Alignment, Check, Duplication, ItemClass, Race, Side

__all__ = ["card_text", "type_line"]


def card_text(card: Card) -> list[str]:
    """Everything a card says besides its type line and its numbers, paragraph by paragraph."""
    with speaking_for(card):
        return _paragraphs(card, scene_of(card))


def _paragraphs(card: Card, scene: Scene) -> list[str]:
    match card:
        case Character():
            return _character(card, scene)
        case Item():
            return _item(card, scene)
        case Ally():
            tapped = ", auch wenn der Ort getappt ist" if Mark.AT_TAPPED_SITES in card.marks else ""
            who = user(card.played_by).first.accusative.removesuffix(",") if card.played_by else ""
            by = f" durch {who}" if who else ""
            where = sentence(f"spielbar {at_places(card.playable_at)}{tapped}{by}")
            only_one = [_duplication(copies)] if (copies := duplication_of(card)) else []
            form = form_of(card)
            forms = [f"Eine Manifestation von {german(form)}."] if form else []
            return [where, *paragraphs(card.abilities, scene), *forms, *only_one]
        case Faction():
            return _faction(card, scene)
        case Event():
            return _event(card, scene)
        case Creature():
            return _creature(card, scene)
        case Site():
            return site_text(card, scene)
        case Region():
            return [f"Grenzt an diese Regionen: {', '.join([german(name) for name in card.adjacent])}."]
        case _:
            assert_never(card)


def _character(card: Character, scene: Scene) -> list[str]:
    modifier = card.corruption_check_modifier
    checks = (Modify(Check.CORRUPTION, modifier),) if modifier else ()
    homes = any_of([home(each) for each in card.home])
    results = any_of([str(result) for result in card.discarded_on])
    lost = f"Wird bei einem Körperwurf von {results} abgeworfen."
    own = [ability for ability in card.abilities if not is_of_its_attack(ability)]
    attacks = [ability_sentence(ability, PLAIN) for ability in card.abilities if is_of_its_attack(ability)]
    told = paragraphs((*checks, *own), scene)
    if Mark.DRIVES_OUT_FORMS in card.marks:
        coming = f"Wenn {scene.card.nominative} ins Spiel kommt"
        told = opening(f"{coming}, werden alle anderen Manifestationen dieses Wesens abgeworfen.", told)
    return [
        *told,
        *([f"Greift {german(card.name)} als Agent an: {' '.join(attacks)}"] if attacks else []),
        *([lost] if results else []),
        *(["Darf zu keiner Anfangsgemeinschaft gehören."] if Mark.NOT_AT_THE_START in card.marks else []),
        *([f"Eine Manifestation von {german(form)}."] if (form := form_of(card)) else []),
        *([f"Heimatort: {homes}."] if homes else []),
    ]


_TAPPED: Final = "wenn der Ort getappt ist"


def _item(card: Item, scene: Scene) -> list[str]:
    tapped = ", auch wenn der Ort getappt ist" if Mark.AT_TAPPED_SITES in card.marks else ""
    by = f" durch {user(card.played_by).first.accusative.removesuffix(',')}" if card.played_by else ""
    where = [
        *([sentence(f"nur spielbar {at_places(card.playable_at)}{by}{tapped}")] if card.playable_at else []),
        *([sentence(f"nur spielbar{by}")] if by and not card.playable_at else []),
        *([sentence(f"nicht spielbar {at_places(card.not_playable_at)}")] if card.not_playable_at else []),
        *[sentence(f"auch {at_places([each])} spielbar, {_TAPPED}") for each in card.also_at_tapped],
        *([_in_place_of(card, card.in_place_of)] if card.in_place_of else []),
        *(["Der Ort wird dafür nicht getappt."] if Mark.TAPS_NO_SITE in card.marks else []),
        *([_only_for(card.only_for)] if card.only_for else []),
        *[
            f"Darf nur von einem Charakter mit mindestens Kampfkraft {such.number + 1} getragen werden."
            for such in card.not_borne_by
            if isinstance(such, AtMost)
        ],
        *(["Kann nicht übergeben werden."] if Mark.NOT_TRANSFERABLE in card.marks else []),
        *(["Darf zu keiner Anfangsgemeinschaft gehören."] if Mark.NOT_AT_THE_START in card.marks else []),
        *[sentence(from_a_test(keyword)) for keyword in keywords_of(card) if keyword in SPECIAL_RINGS],
    ]
    only_one = [_duplication(copies)] if (copies := duplication_of(card)) else []
    players = all_of([PLAYERS[kind].plural.nominative for kind in card.no_points_for])
    worthless = f"{players} erhalten für {scene.card.accusative} in keinem Fall Siegpunkte"
    no_points = [sentence(worthless)] if card.no_points_for else []
    return [*where, *paragraphs(card.abilities, scene), *no_points, *only_one]


def _only_for(races: tuple[Race, ...]) -> str:
    """Who alone can use the item."""
    who = all_of([RACES[race].plural.nominative for race in races])
    return sentence(f"nur {who} können den Gegenstand benutzen")


_GONE: Final = "wird aus dem Spiel entfernt"


def _in_place_of(card: Item, other: str) -> str:
    """It is played only where another item is borne, which goes."""
    helper = german(card.tapping or "")
    bearer = f"dessen Träger {none_of(among(any_of_these(*card.not_borne_by), Race))} ist"
    taps = f"{helper} ungetappt in seiner Gemeinschaft hat; {helper} tappt statt seiner"
    item = f"eines Gegenstands {quoted(other)}"
    return sentence(f"tritt nur an die Stelle {item}, {bearer} und {taps}, und jener Gegenstand {_GONE}")


def _faction(card: Faction, scene: Scene) -> list[str]:
    check = f"wenn der Einflusswurf größer als {card.influence_number} ist"
    tapped = ", auch wenn der Ort getappt ist" if Mark.AT_TAPPED_SITES in card.marks else ""
    needs = f" und {conditions(card.requires, scene)}" if card.requires else ""
    standard = [each for each in card.modifications if not isinstance(each.of, ItemClass)]
    modifications = all_of([_modification(each) for each in standard])
    in_play = card.influence_number_in_play
    if card.freely:
        who = user(card.freely).first.nominative
        check = f"nur von {who}, ohne Einflusswurf, wenn {conditions(card.requires, scene)}"
        needs = "; dein Gegner kann es nicht beeinflussen"
    return [
        sentence(f"spielbar {at_places(card.playable_at)}{tapped}, {check}{needs}"),
        *(
            ["An einem Schergen-Ort nur für verdeckte Gemeinschaften."]
            if card.alignment is Alignment.DUAL
            else []
        ),
        *([f"Standardmodifikationen: {modifications}."] if modifications else []),
        *_gifts(card),
        *([f"{_IN_PLAY} {in_play}."] if in_play is not None else []),
        *([_FOR_LEADERS] if Mark.FOR_LEADERS in card.marks else []),
        *_unmoved(card),
        *paragraphs(card.abilities, scene),
        *([f"Eine Manifestation von {german(form)}."] if (form := form_of(card)) else []),
    ]


def _gifts(card: Faction) -> list[str]:
    """What an item adds to the check that the influencing character discards for it."""
    wanted = [_modification(each) for each in card.modifications if isinstance(each.of, ItemClass)]
    one = "Der beeinflussende Charakter darf einen seiner Gegenstände abwerfen, was den Wurf verändert:"
    return [f"{one} {any_of(wanted)}."] if wanted else []


_IN_PLAY: Final = "Im Spiel ist die Zahl, um es zu beeinflussen,"
_FOR_LEADERS: Final = (
    "Gewinnt es ein Ork- oder Troll-Anführer, darf er es unter seiner Kontrolle behalten, und der Ort wird "
    "nicht getappt; es wird dann abgeworfen, wenn er sich bewegt oder das Spiel verlässt. Drei oder mehr "
    "Heere unter einem Anführer geben 2 zusätzliche Siegpunkte."
)


def _unmoved(card: Faction) -> list[str]:
    if not card.unmoved_by:
        return []
    return [
        sentence(f"die Karte {any_of([quoted(one) for one in card.unmoved_by])} wirkt nicht auf diesen Wurf")
    ]


def _modification(modification: Modification) -> str:
    amount, of = signed(modification.amount), modification.of
    if isinstance(of, Race):
        return f"{amount} für {RACES[of].plural.accusative}"
    if isinstance(of, ItemClass):
        return f"{amount} für {a(ITEM_CLASSES[of], Case.ACCUSATIVE)}"
    if isinstance(of, Is):
        return f"{amount}, wenn {condition(of, PLAIN)}"
    if says(of, Sort.FACTION) and names_in(of):
        return f"{amount}, wenn {any_of([quoted(name) for name in names_in(of)])} im Spiel ist"
    if says(of, Sort.FACTION):
        race = RACES[races_in(of)[0]].plural_after_die.genitive
        return f"{amount}, wenn ein anderes Heer der {race} im Spiel ist, einmal gezählt"
    return f"{amount} für {user(of).first.accusative}".removesuffix(",")


def _event(card: Event, scene: Scene) -> list[str]:
    return [
        *alternatives(card.uses, scene),
        *paragraphs(card.abilities, scene),
        *(["Darf keine Anfangs-Entwicklungskarte sein."] if Mark.NOT_AT_THE_START in card.marks else []),
        *([_FOR_MINOR_ITEM] if Mark.FOR_A_MINOR_ITEM in card.marks else []),
        *(["Darf auch als Unterstützung gespielt werden."] if Mark.ALSO_A_RESOURCE in card.marks else []),
        *(["Darf auch als Gefahr gespielt werden."] if Mark.ALSO_A_HAZARD in card.marks else []),
        *([f"Diese Karte kommt zu {_whose_points(card)}."] if Mark.AMONG_POINTS in card.marks else []),
        *([_SHUFFLED_BACK] if Mark.SHUFFLED_BACK in card.marks else []),
        *([_FROM_SIDEBOARD] if Mark.FROM_SIDEBOARD in card.marks else []),
        *(["Zählt nicht gegen das Gefahrenlimit."] if Mark.OUTSIDE_HAZARD_LIMIT in card.marks else []),
        *([f"Eine Manifestation von {german(form)}."] if (form := form_of(card)) else []),
        *([_duplication(copies)] if (copies := duplication_of(card)) else []),
    ]


_FOR_MINOR_ITEM: Final = "Darf anstelle eines kleinen Gegenstands wie ein Anfangscharakter aufgedeckt werden."
_SHUFFLED_BACK: Final = "Du darfst die Karte jederzeit aus der Hand vorzeigen und ins Spieldeck mischen."
_FROM_SIDEBOARD: Final = (
    "Du darfst die Karte während deiner Organisationsphase aus dem Reservestapel ins Spieldeck mischen."
)


def _instead(card: Creature, scene: Scene) -> list[str]:
    """What a creature does as a short-event, behind a colon."""
    return [use_of(use, scene, may=False) for use in card.as_short_event]


def _creature(card: Creature, scene: Scene) -> list[str]:
    starred = ["Gibt nur Ringgeist- und Balrog-Spielern Siegpunkte."] if Mark.STARRED in card.marks else []
    attacks = [f"Greift {number_word(card.attacks)}mal hintereinander an."] if card.attacks > 1 else []
    instead = ["Darf stattdessen als permanentes Ereignis gespielt werden."] if card.as_event else []
    return [
        keys(card.keyed_to, scene),
        *attacks,
        *paragraphs(card.abilities, scene),
        *instead,
        *paragraphs(card.as_event, scene),
        *[f"Darf stattdessen als kurzes Ereignis gespielt werden: {each}" for each in _instead(card, scene)],
        *([f"Eine Manifestation von {german(form)}."] if (form := form_of(card)) else []),
        *starred,
    ]


def _duplication(of_what: Duplication) -> str:
    match of_what:
        case Duplication.ANYWHERE:
            return "Von dieser Karte darf nur ein Exemplar im Spiel sein."
        case Duplication.ON_A_CHARACTER:
            return "Von dieser Karte darf nur ein Exemplar je Charakter im Spiel sein."
        case Duplication.ON_A_COMPANY:
            return "Von dieser Karte darf nur ein Exemplar je Gemeinschaft im Spiel sein."
        case Duplication.ON_A_CHARACTER_OR_COMPANY:
            return "Von dieser Karte darf nur ein Exemplar je Charakter oder Gemeinschaft im Spiel sein."
        case Duplication.ON_A_SITE:
            return "Von dieser Karte darf nur ein Exemplar je Ort im Spiel sein."
        case Duplication.ON_A_CARD:
            return "Auf ein und derselben Karte darf nur ein Exemplar dieser Karte liegen."
        case Duplication.AT_A_SITE:
            return "An ein und demselben Ort darf nur ein Exemplar dieser Karte sein."
        case Duplication.BY_A_PLAYER:
            return "Jeder Spieler darf nur ein Exemplar dieser Karte im Spiel haben."
        case Duplication.ON_AN_ATTACK:
            return "Von dieser Karte darf nur ein Exemplar je Angriff gespielt werden."
        case Duplication.ON_A_CHECK:
            return "Von dieser Karte darf nur ein Exemplar je Wurf gespielt werden."
        case Duplication.ON_A_STRIKE:
            return "Von dieser Karte darf nur ein Exemplar je Schlag benutzt werden."
        case Duplication.ON_A_TURN:
            return "Von dieser Karte darf nur ein Exemplar je Zug gespielt werden."
        case _:
            assert_never(of_what)


def _whose_points(card: Event) -> str:
    """Whose points a card counts among: a hazard's are the opponent's."""
    return "den Siegpunkten deines Gegners" if card.side is Side.HAZARD else "deinen Siegpunkten"
