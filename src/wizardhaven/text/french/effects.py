"""What happens, in French: what a player does, or what comes to pass."""

from dataclasses import replace
from typing import TypeAlias, assert_never

from wizardhaven.text.french.clauses import (
    CANCEL,
    DISCARD,
    GIVE,
    HEAL,
    MAKE,
    MODIFY,
    RAISE,
    REDUCE,
    RETURN,
    SHUFFLE,
    TAKE,
    TEST,
    UNTAP,
    Clause,
    Deed,
    do,
)
from wizardhaven.text.french.conditions import condition, conditions, each_of
from wizardhaven.text.french.counting import any_of, counted, signed
from wizardhaven.text.french.grammar import Nominal, a, definite, of, to
from wizardhaven.text.french.numbers import amount, attack_bonus, attack_changes, bonuses_of, for_each
from wizardhaven.text.french.scene import Scene, subject
from wizardhaven.text.french.selectors import by_races, kind
from wizardhaven.text.french.standing import standing
from wizardhaven.text.french.terms import (
    ALLY,
    CARD,
    CHARACTER,
    CREATURE,
    ENVIRONMENT_CARD,
    FACTION,
    ITEM_CLASSES,
    KEYWORDS,
    SIDES,
    SOURCES,
    STRIKE,
)
from wizardhaven.vocabulary.effects import (
    AgentAttacks,
    AgentInfluences,
    Become,
    BodyCheck,
    CancelAttack,
    CancelCard,
    CancelCheck,
    CancelStrike,
    ChangeAttack,
    ChangeDefender,
    CorruptionCheck,
    Discard,
    DiscardEnvironments,
    DiscardItems,
    Effect,
    FaceAutomaticAttacksNow,
    FaceSeveralStrikes,
    Fetch,
    ForTheTurn,
    JoinAttackedCompany,
    LetPlayItem,
    ModifyCheck,
    ReturnHazardEvents,
    ReturnToHand,
    ReturnToSiteOfOrigin,
    RollBelow,
    TestRing,
    Untap,
    WinTheGame,
)
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.standing import AttackBonus, Bonus
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Side, State

Said: TypeAlias = tuple[Deed | Clause, ...]
"""One effect, in one sentence or several."""


def effect(happens: Effect, scene: Scene) -> Said:
    """One effect; whatever it does to the target, it names it as the scene does."""
    match happens:
        case CancelStrike(ineffectual=True):
            return (Deed((MAKE,), scene.target, where="sans effet"),)
        case CancelAttack() | CancelStrike() | CancelCheck():
            return (do(CANCEL, scene.target),)
        case ChangeAttack(strikes, prowess, body, least, False):
            fewest = f" (mais au moins {counted(least, STRIKE)})" if least else ""
            changes = Nominal(f"{attack_changes(strikes, prowess, body)}{fewest}")
            return (Deed((GIVE,), changes, where=to(scene.target.text)),)
        case ChangeAttack():
            strikes_of = Nominal(f"le nombre de coups {of(scene.target.text)} (arrondi au supérieur)")
            return (Deed((REDUCE,), strikes_of, how="de moitié"),)
        case ChangeDefender():
            return _defender(happens, scene.target)
        case FaceSeveralStrikes(prowess, body):
            how = f"peut affronter autant de coups qu'il veut {of(scene.target.text)}"
            bold = Clause(scene.user.text, how, proviso="si son joueur lui en attribue un")
            weaker = attack_changes(0, prowess, body)
            more = Clause("il", f"reçoit {weaker}", front="pour chaque coup de plus")
            return (bold, more) if weaker else (bold,)
        case ModifyCheck():
            return (_modify(happens, scene),)
        case CancelCard(what):
            return (Deed((CANCEL, DISCARD), subject(what, scene)),)
        case Discard(what, or_creature):
            card = subject(what, scene)
            if not or_creature:
                return (do(DISCARD, card),)
            instead = f"une créature{by_races(or_creature)} de votre main"
            return (do(DISCARD, Nominal(f"{card.text} ou {instead}", feminine=True)),)
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
        case ReturnHazardEvents():
            events = (
                f"tous les périls d'Événement Permanent placés sur des personnages {of(scene.company.text)}"
            )
            return (Deed((RETURN,), Nominal(events, plural=True), how="dans la main de votre adversaire"),)
        case Untap(what):
            return (do(UNTAP, subject(what, scene)),)
        case Become(who, State.WOUNDED):
            somebody = subject(who, scene)
            return (Clause(somebody.text, f"est {somebody.agreeing('blessé')} sans jet de corps"),)
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
        case TestRing(ring):
            return (do(TEST, subject(ring, scene)),)
        case Fetch(each_player=True):
            return (_each_fetches(happens),)
        case Fetch():
            return _fetch(happens, scene)
        case RollBelow(threshold, plus, then):
            adding = f"lance les dés et ajoute {amount(plus, scene)}"
            roll = Clause(f"le joueur {of(scene.target.text)}", adding)
            first, *others = told(then, scene)
            return (roll, replace(first, front=f"si le total est inférieur à {threshold}"), *others)
        case DiscardEnvironments(side):
            return (_discard_environments(side),)
        case ForTheTurn(holds, on, until_untap, also):
            on_whom = scene if on is Subject.COMPANY else replace(scene, bearer=subject(on, scene))
            if isinstance(holds, AttackBonus):
                return (_until(attack_bonus(holds, on_whom, on), until_untap),)
            numbers = bonuses_of((holds, *also), on_whom) if isinstance(holds, Bonus) else None
            return (_until(numbers or standing(holds, on_whom), until_untap),)
        case FaceAutomaticAttacksNow():
            copies = "des attaques identiques à toutes les attaques automatiques de son nouveau site"
            facing = Clause(scene.company.text, f"affronte aussitôt {copies}")
            return (facing, Clause("ces attaques", "ne comptent pas comme des attaques automatiques"))
        case ReturnToSiteOfOrigin():
            return (Clause(scene.company.text, "retourne à son site d'origine"),)
        case LetPlayItem(item_classes):
            return _let_play(item_classes, scene)
        case JoinAttackedCompany():
            return _join(scene.card.text)
        case AgentAttacks(prowess, attacker_chooses):
            stronger = f" avec {signed(prowess)} de prouesse" if prowess else ""
            attacking = Clause(scene.target.text, f"attaque {scene.company.text}{stronger}")
            choosing = Clause("vous", "choisissez les personnages défenseurs")
            return (attacking, choosing) if attacker_chooses else (attacking,)
        case AgentInfluences():
            return _influence(happens, scene)
        case WinTheGame(Keyword() as destroyed):
            lost = definite(KEYWORDS[destroyed])
            return (Clause(lost.text, f"est {lost.agreeing('détruit')} et vous gagnez la partie"),)
        case WinTheGame():
            return (Clause("vous", "gagnez la partie"),)
        case _:
            assert_never(happens)


def told(happens: Effect, scene: Scene) -> list[Clause]:
    """One effect that comes to pass by itself, so that nobody is told to do it."""
    return [part if isinstance(part, Clause) else part.passive() for part in effect(happens, scene)]


def _until(clause: Clause, until_untap: bool) -> Clause:
    until = "jusqu'à votre prochaine phase de redressement" if until_untap else "jusqu'à la fin du tour"
    fronts = [words for words in (until, clause.front) if words]
    return replace(clause, front=", ".join(fronts))


def _defender(change: ChangeDefender, attack: Nominal) -> Said:
    """Who faces the strike, or each such one who faces the attack, and what that is like for him."""
    numbers = attack_changes(0, change.prowess, change.body)
    if change.each:
        each = f"chaque {kind(change.each).singular} qui affronte {attack.text}"
        return (Clause(each, f"reçoit {numbers} contre cette attaque"),)
    gains = [
        *(["ne s'engage pas pour ce coup"] if change.without_tapping else []),
        *([f"reçoit {numbers} contre ce coup"] if numbers else []),
    ]
    return (Clause(f"le défenseur {of(attack.text)}", " et ".join(gains)),)


def _modify(change: ModifyCheck, scene: Scene) -> Deed:
    """A number is added to a roll, or a number that must be read from the table."""
    if isinstance(change.amount, int):
        return Deed((MODIFY,), scene.target, how=f"de {signed(change.amount)}")
    most = f" ({change.maximum} au plus)" if change.maximum is not None else ""
    return Deed((RAISE,), scene.target, where=f"{of(amount(change.amount, scene))}{most}")


def _corruption_check(check: CorruptionCheck, scene: Scene) -> Said:
    """Who checks, and what he gains if he succeeds."""
    modified = f" modifié de {signed(check.modifier)}" if check.modifier else ""
    often = f" {for_each(check.times, scene)}" if check.times else ""
    by_company = check.by is Subject.COMPANY
    somebody = each_of(scene.company) if by_company else subject(check.by, scene).text
    roll = f"un jet de corruption{modified}{often}"
    if check.then is None:
        return (Clause(somebody, f"fait {roll}"),)
    gain, *others = effect(check.then, scene)
    if isinstance(gain, Deed):
        return (Clause(somebody, f"peut faire {roll} pour {gain.infinitive()}"), *others)
    return (Clause(somebody, f"fait {roll}"), replace(gain, front="si le jet réussit"), *others)


def _each_fetches(fetch: Fetch) -> Clause:
    piles = any_of([f"de sa {SOURCES[source].singular}" for source in fetch.sources])
    card = f"une créature{by_races(fetch.races)} {piles}"
    doing = "prendre en main" if fetch.to_hand else "mélanger dans son deck de jeu"
    return Clause("chaque joueur", f"peut {doing} {card}")


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


def _fetch(fetch: Fetch, scene: Scene) -> Said:
    if fetch.creatures:
        sorts = [CREATURE]
    elif fetch.keyword:
        sorts = [KEYWORDS[fetch.keyword]]
    else:
        sorts = [*[SIDES[side] for side in fetch.sides], *([CHARACTER] if fetch.characters else [])]
    piles = any_of([f"de votre {SOURCES[source].singular}" for source in fetch.sources])
    words = [counted(fetch.count, sort) for sort in sorts or [CARD]]
    card = Nominal(f"{any_of(words)}{by_races(fetch.races)} {piles}")
    goal = "en main" if fetch.to_hand else "dans votre deck de jeu"
    taking = Deed((TAKE if fetch.to_hand else SHUFFLE,), card, how=goal)
    if fetch.only_if:
        return (
            Clause("vous", f"pouvez {taking.infinitive()}", front=f"si {conditions(fetch.only_if, scene)}"),
        )
    if fetch.twice_if is None:
        return (taking,)
    twice = f"si {condition(fetch.twice_if, scene)}"
    return (taking, Clause("vous", "pouvez le faire deux fois", front=twice))


def _discard_environments(side: Side) -> Clause:
    word = SIDES[side].singular
    cards = f"toutes les {ENVIRONMENT_CARD.plural} de {word} en jeu"
    effects = f"tous les effets d'environnement de {word} sont annulés"
    return Clause(cards, f"sont défaussées et {effects}")


def _let_play(item_classes: tuple[ItemClass, ...], scene: Scene) -> Said:
    items = any_of([a(ITEM_CLASSES[each]) for each in item_classes])
    playing = Clause(
        f"un autre personnage {of(scene.company.text)}",
        f"peut jouer {items} jouable sur ce site, même si le site est engagé",
    )
    return (playing, Clause("le site", "n'est pas engagé pour autant"))


def _join(wizard: str) -> Said:
    return (
        Clause(wizard, "peut rejoindre aussitôt la compagnie attaquée"),
        Clause("tous les alliés sous son contrôle", "sont alors défaussés"),
        Clause(wizard, "doit affronter un coup de cette créature"),
        Clause(wizard, "s'engage et fait un jet de corruption", front="après l'attaque"),
    )
