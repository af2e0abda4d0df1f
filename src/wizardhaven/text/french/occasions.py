"""What sets off something that happens by itself, as the beginning of a sentence in French."""

from typing import assert_never

from wizardhaven.text.french.counting import any_of
from wizardhaven.text.french.grammar import a, his_company, of
from wizardhaven.text.french.keywords import KEYWORDS, a_card
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import PHASES, REGION_TYPES
from wizardhaven.vocabulary.abilities import Occurring
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.terms import Keyword, Phase, RegionType


def occasion_of(occasion: Occasion, which: Occurring, scene: Scene) -> str:
    """What sets it off, as the beginning of a sentence."""
    company = of(his_company(scene.bearer).text)
    phase = PHASES[which] if isinstance(which, Phase) else ""
    whose = "votre" if scene.on_nothing else "sa"
    match occasion:
        case Occasion.PLAYED:
            return f"dès que {scene.card.text} est {scene.card.agreeing('joué')}"
        case Occasion.BEGINNING_OF:
            return f"au début de {whose} {phase}"
        case Occasion.BEGINNING_OF_COMPANYS:
            return f"au début de la {phase} d'une compagnie"
        case Occasion.END_OF:
            return f"à la fin de {whose} {phase}"
        case Occasion.END_OF_OPPONENTS:
            return f"à la fin de la {phase} de votre adversaire"
        case Occasion.END_OF_EVERY_TURN:
            return "à la fin de chaque tour"
        case Occasion.DECK_EXHAUSTED:
            return "lorsqu'un deck de jeu est épuisé"
        case Occasion.COMPANY_PLAYS:
            assert isinstance(which, tuple)
            return f"lorsque {scene.company.text} joue {any_of([a_card(word) for word in which])}"
        case Occasion.BEARER_CHECKED:
            return "après un jet de corruption de son porteur"
        case Occasion.CARD_DISCARDED:
            return "chaque fois que son joueur défausse une carte de sa main pendant son propre tour"
        case Occasion.COMPANY_GAINS_ITEM:
            return f"chaque fois que quelqu'un {company} obtient un objet"
        case Occasion.COMPANY_ENTERS:
            return "chaque fois qu'une compagnie entre dans le site, avant les attaques automatiques"
        case Occasion.ITEM_PLAYED_HERE:
            return "chaque fois qu'un objet est joué dans le site"
        case Occasion.BEARER_WOUNDED:
            return f"lorsque {scene.bearer.text} est blessé"
        case Occasion.CARD_TAPPED:
            return f"chaque fois que {scene.card.text} s'engage"
        case Occasion.SITE_NEEDED:
            return "lorsque vous jouez une ressource qui engage son site ou n'est jouable que là"
        case Occasion.COMPANY_WOUNDED:
            return f"chaque fois qu'un personnage non blessé {company} est blessé"
        case Occasion.STRIKE_FAILED:
            return f"après l'échec d'un coup contre {scene.bearer.text}"
        case Occasion.CONTROLLER_LEFT:
            return "quand le personnage qui contrôle la carte quitte le jeu"
        case Occasion.LIKE_PLAYED:
            if which is None:
                return "quand une autre manifestation de la carte est jouée"
            word = KEYWORDS[which].singular if isinstance(which, Keyword) else ""
            return f"quand vous jouez une autre carte de {word}"
        case Occasion.STAGE_CARD_PLAYED:
            return "chaque fois que son joueur joue une carte de Déchu"
        case Occasion.CAME_THROUGH_BELOW:
            return "quand une compagnie est arrivée d'un site des Abîmes à un autre"
        case Occasion.COMPANY_MOVES:
            region = a(REGION_TYPES[which]) if isinstance(which, RegionType) else ""
            return f"quand une compagnie traverse {region}"
        case _:
            assert_never(occasion)
