"""What sets off something that happens by itself, as the beginning of a sentence in French."""

from typing import assert_never

from wizardhaven.text.french.counting import any_of
from wizardhaven.text.french.grammar import a, his_company, of
from wizardhaven.text.french.keywords import KEYWORDS, a_card
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import user
from wizardhaven.text.french.terms import PHASES, REGION_TYPES
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.asked_for import names_in
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import choices
from wizardhaven.vocabulary.terms import Keyword, Phase, RegionType


def occasion_of(when: When, scene: Scene) -> str:
    """What sets it off, as the beginning of a sentence."""
    company = of((scene.company if scene.on_company else his_company(scene.bearer)).text)
    match when.occasion:
        case Occasion.CARD_PLAYED:
            return _played(when, scene)
        case Occasion.PHASE_BEGINS:
            return f"au début de {_phase(when)}"
        case Occasion.PHASE_ENDS:
            return f"à la fin de {_phase(when)}"
        case Occasion.DECK_EXHAUSTED:
            return "lorsqu'un deck de jeu est épuisé"
        case Occasion.ITEM_GAINED:
            return f"chaque fois que quelqu'un {company} obtient un objet"
        case Occasion.SITE_ENTERED:
            return "chaque fois qu'une compagnie entre dans le site, avant les attaques automatiques"
        case Occasion.CHECK_MADE:
            return "après un jet de corruption de son porteur"
        case Occasion.INFLUENCE_TRIED:
            return "chaque fois que son porteur a fait un jet d'influence"
        case Occasion.INFLUENCE_SUCCEEDED:
            assert when.of is not None
            assert not isinstance(when.of, (Phase, AttackResult))
            return f"quand {user(when.of).first.text} a réussi un jet d'influence"
        case Occasion.CARD_DISCARDED:
            return "chaque fois que son joueur défausse une carte de sa main pendant son propre tour"
        case Occasion.TAPPED:
            return f"chaque fois que {scene.card.text} s'engage"
        case Occasion.WOUNDED:
            if when.about is Subject.COMPANY:
                return f"chaque fois qu'un personnage non blessé {company} est blessé"
            return f"lorsque {scene.bearer.text} est blessé"
        case Occasion.STRIKE_FAILED:
            return f"après l'échec d'un coup contre {scene.bearer.text}"
        case Occasion.CONTROLLER_LEFT:
            return "quand le personnage qui contrôle la carte quitte le jeu"
        case Occasion.CAME_THROUGH_BELOW:
            return "quand une compagnie est arrivée d'un site des Abîmes à un autre"
        case Occasion.COMPANY_SETS_OUT:
            return "à la fin de la phase d'organisation, quand une compagnie doit se déplacer"
        case Occasion.COMPANY_MOVES:
            assert isinstance(when.of, RegionType)
            return f"quand une compagnie traverse {a(REGION_TYPES[when.of])}"
        case (
            Occasion.COMPANY_ARRIVES
            | Occasion.COMPANY_ORGANIZES
            | Occasion.SITE_REVEALED
            | Occasion.CARD_STORED
            | Occasion.ATTACK_DEFEATED
            | Occasion.ABOUT_TO_STRIKE
            | Occasion.ATTACK_OVER
            | Occasion.BODY_MATCHED
        ):
            raise AssertionError(f"{when.occasion} has a sentence of its own")
        case _:
            assert_never(when.occasion)


def _played(when: When, scene: Scene) -> str:
    if when.about is Subject.THIS_CARD:
        return f"dès que {scene.card.text} est {scene.card.agreeing('joué')}"
    if when.about is Subject.SITE:
        return "chaque fois qu'un objet est joué dans le site"
    if when.of is Mark.ANOTHER_FORM:
        return "quand une autre manifestation de la carte est jouée"
    if when.of is Mark.STAGE:
        return "chaque fois que son joueur joue une carte de Déchu"
    if isinstance(when.of, Keyword) and when.about is Subject.PLAYER:
        return f"quand vous jouez une autre carte de {KEYWORDS[when.of].singular}"
    assert when.of is not None
    assert not isinstance(when.of, (Phase, AttackResult))
    if when.about is Subject.EVERYBODY:
        return f"quand la carte {any_of([quoted(name) for name in names_in(when.of)])} entre en jeu"
    words = [a_card(word) for word in choices(when.of) if isinstance(word, Keyword)]
    if words:
        return f"lorsque {scene.company.text} joue {any_of(words)}"
    return "lorsque vous jouez une ressource qui engage son site ou n'est jouable que là"


def _phase(when: When) -> str:
    """Whose phase it is: his who bears the card, its player's, his opponent's, that of any company."""
    assert isinstance(when.of, Phase)
    phase = PHASES[when.of]
    if when.about is Subject.EVERYBODY:
        return "chaque tour" if when.of is Phase.END_OF_TURN else f"la {phase} d'une compagnie"
    if when.about is Subject.OPPONENT:
        return f"la {phase} de votre adversaire"
    return f"{'sa' if when.about is Subject.BEARER else 'votre'} {phase}"
