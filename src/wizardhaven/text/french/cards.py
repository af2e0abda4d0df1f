"""A card in French: its type line and the paragraphs of its text."""

from typing import Final, assert_never

from wizardhaven.text.fighting import is_of_its_attack
from wizardhaven.text.french.abilities import ability_sentence, paragraphs
from wizardhaven.text.french.alignments import PLAYERS
from wizardhaven.text.french.conditions import condition, conditions
from wizardhaven.text.french.counting import all_of, any_of, counted
from wizardhaven.text.french.grammar import a, of, of_many, sentence
from wizardhaven.text.french.keys import keys
from wizardhaven.text.french.names import french, quoted
from wizardhaven.text.french.places import at_places, home
from wizardhaven.text.french.rings import from_a_test
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.scenes import PLAIN, scene_of
from wizardhaven.text.french.selectors import none_of, user
from wizardhaven.text.french.sites import site_text
from wizardhaven.text.french.terms import ATTACK, ITEM_CLASSES, RACES
from wizardhaven.text.french.type_lines import type_line
from wizardhaven.text.french.uses import alternatives, use_of
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
            tapped = ", même si le site est engagé" if Mark.AT_TAPPED_SITES in card.marks else ""
            by = f" par {user(card.played_by).first.text}" if card.played_by else ""
            where = sentence(f"jouable {at_places(card.playable_at)}{tapped}{by}")
            only_one = [_duplication(copies)] if (copies := duplication_of(card)) else []
            form = form_of(card)
            forms = [sentence(f"une manifestation {of(french(form))}")] if form else []
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
            return [sentence(f"régions voisines : {', '.join([french(name) for name in card.adjacent])}")]
        case _:
            assert_never(card)


def _character(card: Character, scene: Scene) -> list[str]:
    modifier = card.corruption_check_modifier
    checks = (Modify(Check.CORRUPTION, modifier),) if modifier else ()
    homes = any_of([home(each) for each in card.home])
    last = [sentence(f"site natal : {homes}")] if homes else []
    results = any_of([str(result) for result in card.discarded_on])
    lost = sentence(f"défaussé sur un jet de corps de {results}")
    form = form_of(card)
    as_agent = f"quand {french(card.name)} attaque en tant qu'agent"
    own = [ability for ability in card.abilities if not is_of_its_attack(ability)]
    attacks = [ability_sentence(ability, PLAIN) for ability in card.abilities if is_of_its_attack(ability)]
    told = paragraphs((*checks, *own), scene)
    if Mark.DRIVES_OUT_FORMS in card.marks:
        forms = "toutes les autres manifestations du même être sont défaussées"
        told = opening(sentence(f"lorsque {scene.card.text} entre en jeu, {forms}"), told)
    return [
        *told,
        *([sentence(f"{as_agent} : {' '.join(attacks).removesuffix('.')}")] if attacks else []),
        *([lost] if results else []),
        *([sentence(_NOT_AT_THE_START)] if Mark.NOT_AT_THE_START in card.marks else []),
        *([sentence(f"une manifestation {of(french(form))}")] if form else []),
        *last,
    ]


_TAPPED: Final = "si le site est engagé"


def _item(card: Item, scene: Scene) -> list[str]:
    tapped = ", même si le site est engagé" if Mark.AT_TAPPED_SITES in card.marks else ""
    by = f" par {user(card.played_by).first.text}" if card.played_by else ""
    where = [
        *(
            [sentence(f"jouable seulement {at_places(card.playable_at)}{by}{tapped}")]
            if card.playable_at
            else []
        ),
        *([sentence(f"jouable seulement{by}")] if by and not card.playable_at else []),
        *([sentence(f"non jouable {at_places(card.not_playable_at)}")] if card.not_playable_at else []),
        *[sentence(f"jouable aussi {at_places([each])} {_TAPPED}") for each in card.also_at_tapped],
        *([_in_place_of(card, card.in_place_of)] if card.in_place_of else []),
        *([sentence("le jouer n'engage pas le site")] if Mark.TAPS_NO_SITE in card.marks else []),
        *([_only_for(card.only_for)] if card.only_for else []),
        *[
            sentence(f"porté seulement par un personnage de prouesse {such.number + 1} ou plus")
            for such in card.not_borne_by
            if isinstance(such, AtMost)
        ],
        *([sentence("ne peut être transféré")] if Mark.NOT_TRANSFERABLE in card.marks else []),
        *([sentence(_NOT_AT_THE_START)] if Mark.NOT_AT_THE_START in card.marks else []),
        *[sentence(from_a_test(keyword)) for keyword in keywords_of(card) if keyword in SPECIAL_RINGS],
    ]
    only_one = [_duplication(copies)] if (copies := duplication_of(card)) else []
    players = all_of([f"les {PLAYERS[kind].plural}" for kind in card.no_points_for])
    worthless = f"{players} ne reçoivent en aucun cas de points de rassemblement pour {scene.card.text}"
    no_points = [sentence(worthless)] if card.no_points_for else []
    return [*where, *paragraphs(card.abilities, scene), *no_points, *only_one]


def _only_for(races: tuple[Race, ...]) -> str:
    """Who alone can use the item."""
    who = all_of([f"les {RACES[race].plural}" for race in races])
    return sentence(f"seuls {who} peuvent s'en servir")


def _in_place_of(card: Item, other: str) -> str:
    """It is played only where another item is borne, which goes."""
    helper = french(card.tapping or "")
    bearer = f"dont le porteur n'est {none_of(among(any_of_these(*card.not_borne_by), Race))}"
    taps = f"si {helper}, dans sa compagnie, s'engage à sa place"
    item = f"d'un objet {quoted(other)}"
    return sentence(f"prend seulement la place {item} {bearer}, {taps} ; cet objet est retiré du jeu")


def _faction(card: Faction, scene: Scene) -> list[str]:
    check = f"si le jet d'influence est supérieur à {card.influence_number}"
    tapped = ", même si le site est engagé," if Mark.AT_TAPPED_SITES in card.marks else ""
    needs = f" et si {conditions(card.requires, scene)}" if card.requires else ""
    standard = [each for each in card.modifications if not isinstance(each.of, ItemClass)]
    modifications = all_of([_modification(each) for each in standard])
    in_play = card.influence_number_in_play
    manifests = form_of(card)
    if card.freely:
        who = user(card.freely).first.text
        check = f"par {who} seulement, sans jet d'influence, si {conditions(card.requires, scene)}"
        needs = " ; votre adversaire ne peut l'influencer"
    return [
        sentence(f"jouable {at_places(card.playable_at)}{tapped} {check}{needs}"),
        *(
            ["Dans un site séide, pour les compagnies discrètes seulement."]
            if card.alignment is Alignment.DUAL
            else []
        ),
        *([sentence(f"modifications standard : {modifications}")] if modifications else []),
        *_gifts(card),
        *([sentence(f"{_IN_PLAY} {in_play}")] if in_play is not None else []),
        *([sentence(_FOR_LEADERS)] if Mark.FOR_LEADERS in card.marks else []),
        *_unmoved(card),
        *paragraphs(card.abilities, scene),
        *([sentence(f"une manifestation {of(french(manifests))}")] if manifests else []),
    ]


def _gifts(card: Faction) -> list[str]:
    """What an item adds to the check that the influencing character discards for it."""
    wanted = [_modification(each) for each in card.modifications if isinstance(each.of, ItemClass)]
    one = "le personnage qui l'influence peut défausser un de ses objets, ce qui modifie le jet :"
    return [sentence(f"{one} {any_of(wanted)}")] if wanted else []


_IN_PLAY: Final = "en jeu, le nombre requis pour l'influencer est"
_FOR_LEADERS: Final = (
    "si un chef Orque ou Troll la gagne, il peut la garder sous son contrôle, et le site ne s'engage pas ; "
    "elle est alors défaussée s'il bouge ou quitte le jeu. Trois factions ou plus sous un même chef donnent "
    "2 points de rassemblement de plus"
)


def _unmoved(card: Faction) -> list[str]:
    if not card.unmoved_by:
        return []
    named = any_of([quoted(one) for one in card.unmoved_by])
    return [sentence(f"la carte {named} n'a aucun effet sur ce jet")]


def _modification(modification: Modification) -> str:
    amount, of = signed(modification.amount), modification.of
    if isinstance(of, Race):
        return f"{amount} pour les {RACES[of].plural}"
    if isinstance(of, ItemClass):
        return f"{amount} pour {a(ITEM_CLASSES[of])}"
    if isinstance(of, Is):
        return f"{amount} si {condition(of, PLAIN)}"
    if says(of, Sort.FACTION) and names_in(of):
        return f"{amount} si {any_of([quoted(name) for name in names_in(of)])} est en jeu"
    if says(of, Sort.FACTION):
        race = of_many(RACES[races_in(of)[0]])
        return f"{amount} si une autre faction {race} est en jeu, compté une seule fois"
    return f"{amount} pour {user(of).first.text}"


def _event(card: Event, scene: Scene) -> list[str]:
    manifests = form_of(card)
    return [
        *alternatives(card.uses, scene),
        *paragraphs(card.abilities, scene),
        *([sentence(_NO_STARTING_CARD)] if Mark.NOT_AT_THE_START in card.marks else []),
        *([_FOR_MINOR_ITEM] if Mark.FOR_A_MINOR_ITEM in card.marks else []),
        *([sentence("peut aussi être jouée comme ressource")] if Mark.ALSO_A_RESOURCE in card.marks else []),
        *([sentence("peut aussi être jouée comme péril")] if Mark.ALSO_A_HAZARD in card.marks else []),
        *([sentence(_among_points(card))] if Mark.AMONG_POINTS in card.marks else []),
        *([sentence(_SHUFFLED_BACK)] if Mark.SHUFFLED_BACK in card.marks else []),
        *([sentence(_FROM_SIDEBOARD)] if Mark.FROM_SIDEBOARD in card.marks else []),
        *([sentence(_UNCOUNTED)] if Mark.OUTSIDE_HAZARD_LIMIT in card.marks else []),
        *([sentence(f"une manifestation {of(french(manifests))}")] if manifests else []),
        *([_duplication(copies)] if (copies := duplication_of(card)) else []),
    ]


_FOR_MINOR_ITEM: Final = sentence(
    "peut être révélé comme un personnage de départ, à la place d'un objet mineur"
)
_SHUFFLED_BACK: Final = "vous pouvez à tout moment la montrer et la remélanger de votre main au deck de jeu"
_FROM_SIDEBOARD: Final = (
    "vous pouvez la mélanger de votre Talon au deck de jeu durant votre phase d'organisation"
)
_NOT_AT_THE_START: Final = "ne peut faire partie d'une compagnie de départ"
_NO_STARTING_CARD: Final = "ne peut pas être une carte de Déchu de départ"
_UNCOUNTED: Final = "ne compte pas dans la limite de périls"


def _instead(card: Creature, scene: Scene) -> list[str]:
    """What a creature does as a short-event."""
    return [use_of(use, scene) for use in card.as_short_event]


def _creature(card: Creature, scene: Scene) -> list[str]:
    scoring = "ne rapporte des points qu'aux joueurs de Spectre et de Balrog"
    starred = [sentence(scoring)] if Mark.STARRED in card.marks else []
    attacks = [sentence(f"{counted(card.attacks, ATTACK)} de suite")] if card.attacks > 1 else []
    event = "peut aussi être jouée comme Événement Permanent"
    form = form_of(card)
    return [
        keys(card.keyed_to, scene),
        *attacks,
        *paragraphs(card.abilities, scene),
        *([sentence(event)] if card.as_event else []),
        *paragraphs(card.as_event, scene),
        *[f"Peut aussi être jouée comme Événement Court. {each}" for each in _instead(card, scene)],
        *([sentence(f"une manifestation {of(french(form))}")] if form else []),
        *starred,
    ]


def _duplication(of_what: Duplication) -> str:
    match of_what:
        case Duplication.ANYWHERE:
            where = "en jeu"
        case Duplication.ON_A_CHARACTER:
            where = "en jeu par personnage"
        case Duplication.ON_A_COMPANY:
            where = "en jeu par compagnie"
        case Duplication.ON_A_CHARACTER_OR_COMPANY:
            where = "en jeu par personnage ou compagnie"
        case Duplication.ON_A_SITE:
            where = "en jeu par site"
        case Duplication.ON_A_CARD:
            where = "sur une même carte"
        case Duplication.AT_A_SITE:
            where = "à un même site"
        case Duplication.BY_A_PLAYER:
            where = "en jeu par joueur"
        case Duplication.ON_AN_ATTACK:
            return sentence("un seul exemplaire de cette carte peut être joué par attaque")
        case Duplication.ON_A_CHECK:
            return sentence("un seul exemplaire de cette carte peut être joué par jet")
        case Duplication.ON_A_STRIKE:
            return sentence("un seul exemplaire de cette carte peut être utilisé par coup")
        case Duplication.ON_A_TURN:
            return sentence("un seul exemplaire de cette carte peut être joué par tour")
        case _:
            assert_never(of_what)
    return sentence(f"un seul exemplaire de cette carte peut se trouver {where}")


def _among_points(card: Event) -> str:
    """Whose points a card counts among: a hazard's are the opponent's."""
    points = (
        "les points de rassemblement de votre adversaire"
        if card.side is Side.HAZARD
        else "vos points de rassemblement"
    )
    return f"cette carte rejoint {points}"
