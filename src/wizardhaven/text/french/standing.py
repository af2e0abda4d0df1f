"""What holds for a while, as French clauses."""

from typing import assert_never

from wizardhaven.text.attacks_changed import is_change
from wizardhaven.text.french.agents import of_agents
from wizardhaven.text.french.allies import of_allies
from wizardhaven.text.french.attack_bonuses import attack_bonus
from wizardhaven.text.french.barring import bars_cards
from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.combat import of_combat
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.counting import all_of
from wizardhaven.text.french.fighting import fighting
from wizardhaven.text.french.followers import of_followers
from wizardhaven.text.french.grammar import a, of, that, the
from wizardhaven.text.french.hazards import of_hazards
from wizardhaven.text.french.journeys import on_journeys
from wizardhaven.text.french.keywords import KEYWORDS, MAGIC, a_card, cards_of
from wizardhaven.text.french.lands import of_lands
from wizardhaven.text.french.modifying import modified
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.piles import discards_from_hand, keeps_items, removes_discarded
from wizardhaven.text.french.points import of_points
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import user
from wizardhaven.text.french.terms import PHASES, RACES, SKILLS
from wizardhaven.text.french.wizardhavens import of_wizardhavens
from wizardhaven.vocabulary.agents import OfAgents
from wizardhaven.vocabulary.allies import OfAllies
from wizardhaven.vocabulary.barring import BarsCards
from wizardhaven.vocabulary.combat import OfCombat
from wizardhaven.vocabulary.fighting import OfFighting
from wizardhaven.vocabulary.followers import OfFollowers
from wizardhaven.vocabulary.hazards import OfHazards
from wizardhaven.vocabulary.journeys import OnJourneys
from wizardhaven.vocabulary.lands import OfLands
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import DiscardsFromHand, KeepsItems, RemovesDiscarded, ReshufflesUsed
from wizardhaven.vocabulary.points import OfPoints
from wizardhaven.vocabulary.shapes import TakesShape
from wizardhaven.vocabulary.standing import (
    BarsSearching,
    CountsAs,
    DoesNotUntap,
    DrivesOutForms,
    EnablesUse,
    GivenUpInstead,
    GrantsSkill,
    HealingReachesAll,
    MakesOvert,
    Standing,
    StoringAtEndOfTurn,
)
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Alignment, Keyword, Phase
from wizardhaven.vocabulary.wizardhavens import OfWizardhavens


def standing(holds: Standing, scene: Scene) -> Clause:
    """What holds, as a clause."""
    company, card, bearer = scene.company, scene.card.text, scene.bearer.text
    if is_change(holds):
        return attack_bonus((holds,), scene)
    if isinstance(holds, OfCombat):
        return of_combat(holds, scene)
    if isinstance(holds, OfFighting):
        return fighting(holds, scene)[0]
    if isinstance(holds, OfPoints):
        return of_points(holds, scene)
    if isinstance(holds, OfFollowers):
        return of_followers(holds, scene)
    if isinstance(holds, OfAllies):
        return of_allies(holds, scene)
    if isinstance(holds, OnJourneys):
        return on_journeys(holds, scene)
    if isinstance(holds, OfHazards):
        return of_hazards(holds, scene)
    if isinstance(holds, OfLands):
        return of_lands(holds, scene)
    if isinstance(holds, OfWizardhavens):
        return of_wizardhavens(holds, scene)
    if isinstance(holds, OfAgents):
        return of_agents(holds, scene)
    match holds:
        case Modify():
            return modified(holds, scene)
        case BarsCards():
            return bars_cards(holds, scene)
        case KeepsItems():
            return keeps_items(holds, scene)
        case RemovesDiscarded():
            return removes_discarded(scene)
        case ReshufflesUsed(sorts):
            used = f"{cards_of(sorts)} {that(f'{bearer} a utilisées comme votre avatar')}"
            return Clause(
                used, "retournent dans votre deck de jeu, que vous mélangez, au lieu d'être défaussées"
            )
        case BarsSearching(cards, of_fallen):
            few = f"au plus {cards} cartes ({of_fallen} pour un Sorcier Corrompu)"
            who = f"un joueur dont le deck de jeu a {few}"
            return Clause(who, "ne peut fouiller ni regarder ni ce deck ni sa pile de défausse")
        case DiscardsFromHand():
            return discards_from_hand(holds)
        case GrantsSkill(skill):
            return Clause(bearer, f"a le talent {of(SKILLS[skill].singular)}")
        case TakesShape():
            return _shape(holds, bearer)
        case EnablesUse(keyword, _, _, also, of_avatar) if keyword in MAGIC:
            arts = all_of([the(KEYWORDS[each]) for each in (keyword, *also)])
            return Clause("votre avatar" if of_avatar else bearer, f"peut utiliser {arts}")
        case EnablesUse(keyword, by_tapping, when):
            thing = scene.lies_on.text if scene.lies_on else f"les {KEYWORDS[keyword].plural}"
            if keyword is Keyword.THE_ONE_RING:
                thing = the(KEYWORDS[keyword])
            tapping = ", mais doit s'engager pour cela" if by_tapping else ""
            proviso = f"tant {that(condition(when, scene))}" if when else ""
            return Clause(bearer, f"peut utiliser {thing}{tapping}", proviso=proviso)
        case HealingReachesAll(of_whom):
            if of_whom is Subject.SITE:
                return Clause("tout effet qui guérit un personnage ici", "guérit tous les personnages ici")
            effect = f"tout effet qui guérit un personnage {of(company.text)}"
            return Clause(effect, "guérit tous les personnages de cette compagnie")
        case DoesNotUntap(Subject.BEARER, once=True):
            front = f"la prochaine fois {that(bearer)} devrait être redressé"
            return Clause("il", f"est engagé à la place, et {card} est défaussée", front=front)
        case DoesNotUntap(Subject.BEARER):
            held = f"tant {that(card)} est avec lui ; s'il est guéri, il est engagé"
            return Clause(bearer, f"ne peut pas se redresser {held}")
        case DoesNotUntap():
            return Clause(card, f"ne se redresse pas pendant la {PHASES[Phase.UNTAP]}")
        case CountsAs(what):
            if isinstance(what, str):
                return Clause(card, f"compte comme {quoted(what)} pour les périls")
            return Clause(scene.bearer.text, f"compte en tout comme {a(RACES[what])}")
        case GivenUpInstead(Keyword() as word, who):
            hand = f"pouvez engager {user(who).first.text} et défausser {card} de votre main"
            asked = "qu'une carte jouée avec sa compagnie demande de défausser"
            return Clause("vous", f"{hand} à la place {of(a_card(word))} {asked}")
        case GivenUpInstead():
            lost = f"si un effet doit faire défausser un objet non spécial {of(company.text)}"
            return Clause("vous", f"pouvez défausser {card} à sa place", front=lost)
        case DrivesOutForms():
            front = f"lorsque {scene.card.text} entre en jeu"
            return Clause("toutes les autres manifestations du même être", "sont défaussées", front=front)
        case MakesOvert():
            return Clause(company.text, "est dévoilée")
        case StoringAtEndOfTurn(whose):
            phases = f"pendant la {PHASES[Phase.END_OF_TURN]} comme pendant la {PHASES[Phase.ORGANIZATION]}"
            storers = f"les personnages {'séides' if whose is Alignment.MINION else 'héros'}"
            return Clause(storers, f"peuvent mettre des cartes en réserve {phases}")
        case _:
            assert_never(holds)


def _shape(shape: TakesShape, bearer: str) -> Clause:
    """The numbers and skills that stand in place of his own."""
    numbers = f"une prouesse de {shape.prowess}, un corps de {shape.body}"
    influence = f"une influence directe de {shape.direct_influence}"
    skills = all_of([SKILLS[skill].singular for skill in shape.skills])
    own = f"a, au lieu des siens, {numbers}, {influence} et pour seuls talents {skills}"
    rest = f"{own} ; votre influence générale est de {shape.general_influence}"
    items = "il peut porter des objets, mais pas les utiliser"
    return Clause(bearer, f"{rest} ; {items}")
