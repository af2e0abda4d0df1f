"""What happens, in French: what a player does, or what comes to pass."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.french.clauses import (
    CANCEL,
    DISCARD,
    DRAW,
    HEAL,
    LAY,
    REMOVE,
    TAP,
    TEST,
    UNTAP,
    Clause,
    Deed,
    Said,
    do,
)
from wizardhaven.text.french.combat import in_combat
from wizardhaven.text.french.conditions import each_of
from wizardhaven.text.french.counting import any_of, counted, signed
from wizardhaven.text.french.fetching import fetching, giving
from wizardhaven.text.french.grammar import Nominal, a, definite, of
from wizardhaven.text.french.journeys import way_out
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.numbers import attack_bonus, bonuses_of, for_each
from wizardhaven.text.french.rolls import modify, remove, replace_site, roll_for, turn_up
from wizardhaven.text.french.scene import Scene, subject
from wizardhaven.text.french.selectors import by_races, user
from wizardhaven.text.french.standing import standing
from wizardhaven.text.french.terms import (
    ALLY,
    CARD,
    CHARACTER,
    ENVIRONMENT_CARD,
    FACTION,
    ITEM_CLASSES,
    KEYWORDS,
    SIDES,
    SOURCES,
)
from wizardhaven.vocabulary.effects import (
    AgentAttacks,
    AgentDrivesAway,
    AgentInfluences,
    ArrangeTopCards,
    Become,
    BodyCheck,
    BringCharacter,
    CancelAttack,
    CancelCard,
    CancelStrike,
    ChangeAttack,
    ChangeDefender,
    CorruptionCheck,
    Discard,
    DiscardEnvironments,
    DiscardItems,
    DiscardOnGuard,
    DrawAnew,
    DrawCards,
    Effect,
    EndTheGame,
    FaceAttack,
    Fetch,
    ForTheTurn,
    GiveItem,
    GiveUpRing,
    GiveUpStageCard,
    GuessCard,
    JoinAttackedCompany,
    KeepCard,
    LetPlayItem,
    ModifyCheck,
    PlaceWith,
    RemoveHazardEvents,
    ReplaceNewSite,
    ReturnToHand,
    ReturnToSiteOfOrigin,
    RollFor,
    Tap,
    TestRing,
    TurnUpItem,
    Untap,
)
from wizardhaven.vocabulary.journeys import MayReplaceSite
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.standing import AttackBonus, Bonus, EnablesUse
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Side, State


def effect(happens: Effect, scene: Scene) -> Said:
    """One effect; whatever it does to the target, it names it as the scene does."""
    match happens:
        case (
            AgentAttacks()
            | CancelAttack()
            | CancelStrike()
            | ChangeAttack()
            | ChangeDefender()
            | FaceAttack()
            | JoinAttackedCompany()
        ):
            return in_combat(happens, scene)
        case ModifyCheck():
            return (modify(happens, scene),)
        case CancelCard(what, only_effect):
            return (Deed((CANCEL,) if only_effect else (CANCEL, DISCARD), subject(what, scene)),)
        case Discard(what, for_good=True):
            return (Deed((REMOVE,), subject(what, scene), where="de la partie"),)
        case Discard(what, or_creature):
            card = subject(what, scene)
            if not or_creature:
                return (do(DISCARD, card),)
            instead = f"une créature{by_races(or_creature)} de votre main"
            return (do(DISCARD, Nominal(f"{card.text} ou {instead}", feminine=True)),)
        case DiscardOnGuard():
            return (do(DISCARD, Nominal(f"la carte en garde sur {scene.company.text}", feminine=True)),)
        case DiscardItems(_, True):
            return (Clause(scene.company.text, "défausse un objet, au choix de son joueur"),)
        case DiscardItems(of_whom):
            special = ITEM_CLASSES[ItemClass.SPECIAL].plural
            return (Clause(subject(of_whom, scene).text, f"défausse tous ses objets, sauf les {special}"),)
        case ReturnToHand(who, passing_one_item):
            returning = Clause(subject(who, scene).text, "retourne dans la main de son joueur")
            companion = "un autre personnage de sa compagnie"
            passing = Clause("l'un de ses objets", f"peut passer à {companion}", front="auparavant")
            return (returning, passing) if passing_one_item else (returning,)
        case RemoveHazardEvents():
            return remove(happens, scene)
        case Tap(what):
            return (do(TAP, subject(what, scene)),)
        case Untap(Subject.COMPANY):
            everybody = f"tous les personnages non blessés {of(scene.company.text)}"
            return (do(UNTAP, Nominal(everybody, plural=True)),)
        case Untap(what):
            return (do(UNTAP, subject(what, scene)),)
        case Become(who, State.WOUNDED):
            somebody = subject(who, scene)
            return (Clause(somebody.text, f"est {somebody.agreeing('blessé')} sans jet de corps"),)
        case Become(who, State.ELIMINATED):
            somebody = subject(who, scene)
            return (Clause(somebody.text, f"est {somebody.agreeing('éliminé')}"),)
        case Become(who):
            return (Deed((HEAL, UNTAP), subject(who, scene)),)
        case CorruptionCheck():
            return _corruption_check(happens, scene)
        case BodyCheck(modifier):
            modified = f" modifié de {signed(modifier)}" if modifier else ""
            return (
                Clause(each_of(scene.company), f"fait un jet de corps{modified}"),
                Clause("qui échoue", "s'engage seulement"),
                Clause("les Orques et les Trolls", "sont défaussés si leur propre carte le dit"),
            )
        case TestRing(ring, modifier):
            where = f"en modifiant le jet de {signed(modifier)}" if modifier else ""
            return (Deed((TEST,), subject(ring, scene), where=where),)
        case Fetch():
            return fetching(happens, scene)
        case RollFor(coming):
            about = replace(scene, target=definite(FACTION)) if happens.each_faction else scene
            worse = list(told(happens.failing[1], about)) if happens.failing else []
            then = [clause for each in coming for clause in told(each, about)]
            return roll_for(happens, then, worse, about)
        case DiscardEnvironments(side):
            return (_discard_environments(side),)
        case ForTheTurn(holds, on, until_untap, also, True):
            lasting = told(ForTheTurn(holds, on, until_untap, also), scene)
            return (replace(lasting[0], front="pour la durée d'un Événement Long"), *lasting[1:])
        case DrawCards(count):
            return (do(DRAW, Nominal(counted(count, CARD), feminine=True, plural=count > 1)),)
        case ForTheTurn(holds, on, until_untap, also):
            on_whom = scene if on is Subject.COMPANY else replace(scene, bearer=subject(on, scene))
            if isinstance(holds, EnablesUse):
                on_whom = replace(scene, bearer=scene.user, lies_on=scene.target)
            if isinstance(holds, AttackBonus):
                return (_until(attack_bonus(holds, on_whom, on), until_untap),)
            if isinstance(holds, MayReplaceSite):
                return (standing(holds, on_whom),)
            numbers = bonuses_of((holds, *also), on_whom) if isinstance(holds, Bonus) else None
            return (_until(numbers or standing(holds, on_whom), until_untap), *way_out(holds))
        case PlaceWith():
            return _place_with(happens, scene)
        case ReturnToSiteOfOrigin(who) if who is not Subject.COMPANY:
            alone = "forme une nouvelle compagnie, qui retourne aussitôt au site d'origine"
            return (Clause(subject(who, scene).text, alone),)
        case ReturnToSiteOfOrigin(_, unless):
            kept = any_of([_with_prowess(user(who).first, least) for who, least in unless])
            proviso = f"sauf si elle compte {kept}" if kept else ""
            return (Clause(scene.company.text, "retourne à son site d'origine", proviso=proviso),)
        case ReplaceNewSite():
            return (replace_site(happens, scene),)
        case LetPlayItem():
            return _let_play(happens, scene)
        case GiveItem():
            return (giving(happens),)
        case BringCharacter(general, agents):
            sort = "un personnage de votre main" + (" (même un agent)" if agents else "")
            newcomer = f"{sort} qui n'est pas un avatar"
            control = "sous influence générale ou directe" if general else "sous influence directe"
            enough = ", s'il en reste assez" if general else ""
            joins = f"pouvez mettre en jeu dans {scene.company.text} {newcomer}, {control}{enough}"
            counts = Clause("cela", "ne compte pas comme votre personnage du tour")
            return (Clause("vous", joins), counts)
        case KeepCard(name):
            return _keep(name, scene)
        case GuessCard(then):
            first, *others = [clause for each in then for clause in told(each, scene)]
            naming = Clause("vous", "nommez une carte et votre adversaire montre sa main")
            return (naming, replace(first, front="si la carte nommée s'y trouve"), *others)
        case DrawAnew():
            drawing = "mettez de côté tout ce qui n'est pas un péril et piochez jusqu'à votre taille de main"
            laying = "posez ensuite ces cartes sur votre deck de jeu dans l'ordre de votre choix"
            return (Clause("vous", f"montrez votre main, {drawing}"), Clause("vous", laying))
        case ArrangeTopCards():
            many = "regarde autant de cartes du dessus du deck de jeu du défenseur que de coups réussis"
            laying = "pose chacune sous le deck ou de nouveau dessus, dans l'ordre de son choix"
            return (Clause("l'attaquant", many), Clause("il", laying))
        case GiveUpStageCard(None):
            return (Clause("votre adversaire", "défausse une carte de Déchu de son choix"),)
        case GiveUpStageCard(until_below):
            enough = (
                f"assez de cartes de Déchu de son choix pour avoir moins de {until_below} de leurs points"
            )
            gone = do(DISCARD, scene.card).passive()
            may = Clause("votre adversaire", f"peut défausser {enough}")
            return (may, replace(gone, front="s'il le fait"))
        case GiveUpRing():
            losing = "défausse un anneau de sa main ou de ses compagnies"
            none = Clause("il", "montre sa main", front="s'il n'en a pas")
            return (Clause("votre adversaire", losing), none)
        case TurnUpItem(prowess):
            return turn_up(prowess, scene)
        case AgentDrivesAway(above_mind, at_home):
            more = f" et ajoutez {at_home} si c'est aussi un site natal de l'agent" if at_home else ""
            where = f"lancez les dés pour un personnage dont le site natal est le site de l'agent{more}"
            front = f"si le total est supérieur à son esprit plus {above_mind}"
            companion = "peut passer à un autre personnage de sa compagnie"
            return (
                Clause("vous", where),
                Clause("il", "retourne dans la main de son joueur", front=front),
                Clause("l'un de ses objets", companion, front="auparavant"),
            )
        case AgentInfluences():
            return _influence(happens, scene)
        case EndTheGame(called=True):
            whose = "si c'est le tour d'un joueur de Spectre ou de Balrog qui remplit les conditions"
            return (
                Clause("la fin de la partie", f"est annoncée, {whose}"),
                Clause("son adversaire", "joue le dernier tour"),
            )
        case EndTheGame(Keyword() as destroyed):
            lost = definite(KEYWORDS[destroyed])
            return (Clause(lost.text, f"est {lost.agreeing('détruit')} et vous gagnez la partie"),)
        case EndTheGame():
            return (Clause("vous", "gagnez la partie"),)
        case _:
            assert_never(happens)


def _with_prowess(somebody: Nominal, least: int) -> str:
    return f"{somebody.text} d'une prouesse d'au moins {least}" if least else somebody.text


def told(happens: Effect, scene: Scene) -> list[Clause]:
    """One effect that comes to pass by itself, so that nobody is told to do it."""
    return [part if isinstance(part, Clause) else part.passive() for part in effect(happens, scene)]


def _until(clause: Clause, until_untap: bool) -> Clause:
    until = "jusqu'à votre prochaine phase de redressement" if until_untap else "jusqu'à la fin du tour"
    fronts = [words for words in (until, clause.front) if words]
    return replace(clause, front=", ".join(fronts))


def _place_with(place: PlaceWith, scene: Scene) -> Said:
    if place.who is Subject.SITE:
        it = replace(scene.card, text="celle-ci" if scene.card.feminine else "celui-ci")
        return (Deed((LAY,), it, where=f"avec {scene.site.text}"),)
    if place.who is not None:
        return (Deed((LAY,), scene.card, where=f"avec {subject(place.who, scene).text}"),)
    taking = f"peut s'engager pour prendre {scene.card.text}"
    discarded = scene.card.agreeing("défaussé")
    return (
        Clause(f"un personnage {of(scene.company.text)}", taking),
        Clause(scene.card.text, f"est {discarded}", front="sinon"),
    )


def _corruption_check(check: CorruptionCheck, scene: Scene) -> Said:
    """Who checks, and what he gains if he succeeds."""
    modified = f" modifié de {signed(check.modifier)}" if check.modifier else ""
    often = f" {for_each(check.times, scene)}" if check.times else ""
    by_company = check.by is Subject.COMPANY
    somebody = each_of(scene.company) if by_company else subject(check.by, scene).text
    roll = f"un jet de corruption{modified}{often}"
    if check.for_others_items:
        items = "pour chaque objet que portent les autres membres de sa compagnie"
        less = Clause("les points de corruption de l'objet", "sont chaque fois soustraits du jet")
        return (Clause(somebody, f"fait {roll} {items}"), less)
    if check.failing is not None:
        lost = subject(check.failing.what, scene)
        loss = f"reste en jeu, mais {lost.text} est {lost.agreeing('défaussé')}"
        return (Clause(somebody, f"fait {roll}"), Clause("il", loss, front="si le jet échoue"))
    if check.never_eliminates:
        spared = Clause("il", "est défaussé", front="s'il devait être éliminé")
        return (Clause(somebody, f"fait {roll}"), spared)
    if check.then is None:
        return (Clause(somebody, f"fait {roll}"),)
    gain, *others = effect(check.then, scene)
    if isinstance(gain, Deed):
        return (Clause(somebody, f"peut faire {roll} pour {gain.infinitive()}"), *others)
    return (Clause(somebody, f"fait {roll}"), replace(gain, front="si le jet réussit"), *others)


def _keep(name: str | None, scene: Scene) -> Said:
    """What is stored, or played from hand, with the card."""
    if name is None:
        there = "y est mise en réserve, comme si son texte parlait de ce site"
        return (Clause(scene.target.text, there),)
    return (
        Clause("vous", f"jouez {quoted(name)} de votre main avec {scene.card.text}"),
        Clause(f"le texte de {quoted(name)}", "ne compte pas, pas même le fait que la carte est unique"),
        Clause("le Havre de Sorcier", "est désormais protégé"),
    )


def _influence(tries: AgentInfluences, scene: Scene) -> Said:
    """Whom an agent may try, and with what advantage."""
    sorts = [(FACTION, tries.factions), (ALLY, tries.allies), (CHARACTER, tries.characters)]
    cards = any_of([a(sort) for sort, is_meant in sorts if is_meant])
    diplomat = f" ({signed(tries.of_diplomat)} pour un diplomate)" if tries.of_diplomat is not None else ""
    bonus = f" avec {signed(tries.modifier)}{diplomat}" if tries.modifier or diplomat else ""
    trying = Clause(scene.target.text, f"peut tenter d'influencer {cards} de votre adversaire{bonus}")
    home = "si cette carte a un site natal en commun avec l'agent ou peut y être jouée"
    more = Clause("la tentative", f"reçoit encore {signed(tries.of_home)}", front=home)
    sure = Clause("la tentative", "réussit sans jet de dés", front=home)
    return (trying, *([more] if tries.of_home else []), *([sure] if tries.sure_of_home else []))


def _discard_environments(side: Side) -> Clause:
    word = SIDES[side].singular
    cards = f"toutes les {ENVIRONMENT_CARD.plural} de {word} en jeu"
    effects = f"tous les effets d'environnement de {word} sont annulés"
    return Clause(cards, f"sont défaussées et {effects}")


def _let_play(let: LetPlayItem, scene: Scene) -> Said:
    items = any_of([a(ITEM_CLASSES[each]) for each in let.item_classes])
    allowed = "" if let.whatever_the_site else " jouable sur ce site"
    if let.common:
        allowed += " qui n'est ni unique ni un objet de trésor"
    piles = any_of([f"de votre {SOURCES[source].singular}" for source in let.sources])
    origin = Clause("l'objet", f"peut aussi provenir {piles}")
    playing = Clause(
        f"un personnage non engagé {of(scene.company.text)}",
        f"peut jouer {items}{allowed}, même si le site est engagé",
    )
    sparing = Clause("le site", "n'est pas engagé pour autant")
    return (playing, sparing, origin) if let.sources else (playing, sparing)
