"""What is permitted though other rules would not let it, as French clauses."""

from dataclasses import replace

from wizardhaven.text.french.allies import playing_allies
from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition, conditions
from wizardhaven.text.french.counting import all_of, any_of, number_word
from wizardhaven.text.french.followers import from_afar
from wizardhaven.text.french.forbids import forbidden
from wizardhaven.text.french.grammar import Nominal, a, definite, of, of_many, that, the, this, to
from wizardhaven.text.french.hazards import canceling_by_tapping, let_in, one_let_in
from wizardhaven.text.french.keywords import KEYWORDS, MAGIC
from wizardhaven.text.french.modifying import modified
from wizardhaven.text.french.names import french, one_region_of, quoted
from wizardhaven.text.french.paths import SHE
from wizardhaven.text.french.places import at_place, place
from wizardhaven.text.french.played_with import played_with
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.terms import (
    CHECKS,
    ITEM_CLASSES,
    MOVEMENTS,
    PHASES,
    RACES,
    REGION_TYPES,
    SITE,
    SKILLS,
    haven,
    sort_of_site,
)
from wizardhaven.text.french.wizardhavens import minion_sites
from wizardhaven.text.permits import (
    BRINGING,
    GOING_BACK,
    USING,
    demands,
    how_many,
    is_common,
    mind_of,
    things,
    through,
    types_meant,
)
from wizardhaven.vocabulary.asked_for import (
    mentions,
    names_barred_by,
    names_in,
    one_of,
    races_in,
    region_type_in,
    says,
)
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.places import ANY_SITE, path_of, regions_of
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Named, Needing, Within, choices
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Keyword,
    Movement,
    Phase,
    RegionType,
    SiteType,
    Skill,
)


def permitted(holds: Permit, scene: Scene) -> Clause:
    """The clause for one permission."""
    if holds.deed in BRINGING:
        return _bring(holds, scene)
    if holds.deed in USING:
        return _use(holds, scene)
    if holds.deed in GOING_BACK:
        return _go_back(holds, scene)
    match holds.deed:
        case Deed.KEY_ONE | Deed.PLAY_ONE_FREELY:
            return one_let_in(holds, scene)
        case Deed.KEY | Deed.PLAY_FREELY:
            return _creatures(holds, scene)
        case Deed.MOVE | Deed.MOVE_ON:
            return _move(holds, scene)
        case Deed.PLAY | Deed.PLAY_DISCARDED | Deed.PLAY_REGARDLESS | Deed.PLAY_WITHOUT_TAPPING:
            return _play(holds, scene)
        case Deed.PLAY_ONCE_A_TURN:
            return _once_a_turn(holds)
        case Deed.ACT_AGAIN | Deed.START_AT:
            return _agents(holds, scene)
        case Deed.REVEAL_AGAINST:
            front = "si cette carte est en garde"
            return Clause("elle", f"peut être révélée {_against(holds)}", front=front)
        case Deed.PLAY_READ_AS | Deed.RESERVE:
            return played_with(holds, scene)
        case Deed.INFLUENCE_FROM_AFAR:
            return from_afar(holds)
        case Deed.CANCEL_BY_DISCARDING:
            foes = any_of([f"des {RACES[race].plural}" for race in races_in(holds.what)])
            how = "pouvez défausser une créature de votre main pour annuler une attaque"
            return Clause("vous", f"{how}, si les deux sont {foes}")
        case Deed.CANCEL_BY_TAPPING:
            return canceling_by_tapping(holds, scene)
        case Deed.USE_MINION_SITES:
            return minion_sites(holds, scene)
        case Deed.INFLUENCE:
            tries = "peut tenter d'influencer des factions comme s'il s'agissait d'un personnage"
            return Clause(scene.card.text, tries)
        case Deed.STORE_AT_END_OF_TURN:
            phases = f"pendant la {PHASES[Phase.END_OF_TURN]} comme pendant la {PHASES[Phase.ORGANIZATION]}"
            storers = f"les personnages {'séides' if holds.by is Alignment.MINION else 'héros'}"
            return Clause(storers, f"peuvent mettre des cartes en réserve {phases}")
        case _:
            return _companies(holds, scene)


def _companies(holds: Permit, scene: Scene) -> Clause:
    """Who may be with whom, and follow whom."""
    bearer, company = scene.bearer.text, scene.company.text
    match holds.deed:
        case Deed.ATTACK:
            others = "peuvent attaquer d'autres compagnies de séides sans Spectre"
            return Clause("les compagnies de séides sans Spectre, ou avec le Balrog,", others)
        case Deed.EXCEED_SIZE:
            return Clause(f"la taille {of(company)}", "n'est pas limitée")
        case Deed.HAVE_FOLLOWERS:
            return Clause(bearer, "peut avoir des suivants")
        case Deed.JOIN:
            leaders = [f"un chef {RACES[race].singular}" for race in races_in(holds.what)]
            if leaders:
                return Clause(company, f"peut compter {any_of(leaders)} en plus d'un autre chef")
            return Clause(company, "peut compter un chef de plus, qui ne compte pas dans sa taille")
        case Deed.COME_BESIDES:
            others = any_of([french(name) for name in names_in(holds.what)])
            free = "peut entrer en jeu aussi, sans compter comme un personnage de ce tour"
            return Clause(scene.card.text, free, front=f"pendant un tour où {others} entre en jeu")
        case Deed.LEAD if holds.what is Subject.THIS_CARD:
            comes = "peut entrer en jeu comme suivant de votre Spectre"
            return Clause(bearer, f"{comes}, et son contrôle ne coûte alors aucune influence")
        case Deed.LEAD:
            most = how_many(holds.what)
            some = "un Spectre suivant" if most == 1 else f"jusqu'à {number_word(most)} Spectres suivants"
            free = f"peut avoir {some} dont le contrôle ne coûte aucune influence"
            brings = "que vous pouvez faire entrer en jeu pendant vos phases d'organisation"
            return Clause(f"comme votre avatar, {bearer}", f"{free} et {brings}")
        case _:
            raise AssertionError(f"nothing permits that {holds.deed.value}")


def _bring(holds: Permit, scene: Scene) -> Clause:
    folk = races_in(holds.what)
    who = all_of([f"des {RACES[race].plural}" for race in folk])
    agent = mentions(holds.what, Sort.AGENT)
    if holds.deed is Deed.BRING_ANY_NUMBER and not who:
        phase = "pendant votre phase d'organisation"
        return Clause("vous", "pouvez faire entrer en jeu autant de personnages que vous voulez", front=phase)
    if holds.deed is Deed.BRING_ANY_NUMBER:
        phase = f"pendant la phase d'organisation où {scene.card.text} est jouée"
        brings = f"autant {all_of([of_many(RACES[race]) for race in folk])} que vous voulez"
        return Clause("vous", f"pouvez faire entrer en jeu {brings} avec {scene.company.text}", front=phase)
    placed = f"placez {scene.card.text} avec lui"
    if holds.deed is Deed.BRING_ONE and holds.by is Subject.COMPANY:
        where = f"entrer en jeu avec {scene.company.text} dans {a(haven())}, ou y commencer la partie"
        return Clause("un agent", f"peut {where} ; {placed}")
    if holds.deed is Deed.BRING_ONE:
        even = " (même un agent)" if agent else ""
        one = f"un personnage{even} dont l'esprit est de {mind_of(holds.what)} au plus"
        starting = "il peut aussi être un personnage de départ"
        brings = f"faire entrer en jeu {one}, à la place d'un autre"
        return Clause("vous", f"pouvez {brings} ; {placed} ; {starting}")
    if agent:
        return Clause("les agents", "peuvent entrer en jeu ici comme personnages, sous influence directe")
    if holds.where is not None:
        where = "dans tout Havre de Sorcier à vous, même loin de votre Sorcier"
        return Clause("vous", f"pouvez faire entrer en jeu {who} {where}")
    return Clause("vous", f"pouvez faire entrer en jeu {who} et commencer la partie avec eux")


def _use(holds: Permit, scene: Scene) -> Clause:
    sorts = things(holds)
    somebody = "votre avatar" if holds.by is Sort.AVATAR else scene.bearer.text
    if sorts[0] in MAGIC:
        return Clause(somebody, f"peut utiliser {all_of([the(KEYWORDS[each]) for each in sorts])}")
    thing = scene.lies_on.text if scene.lies_on else f"les {KEYWORDS[sorts[0]].plural}"
    if sorts[0] is Keyword.THE_ONE_RING:
        thing = the(KEYWORDS[sorts[0]])
    tapping = ", mais doit s'engager pour cela" if holds.deed is Deed.USE_BY_TAPPING else ""
    proviso = f"tant {that(condition(holds.condition, scene))}" if holds.condition else ""
    return Clause(somebody, f"peut utiliser {thing}{tapping}", proviso=proviso)


def _go_back(holds: Permit, scene: Scene) -> Clause:
    company, when = scene.company.text, demands(holds.condition)
    proviso = f"si {conditions(when, replace(scene, company=SHE))}" if when else ""
    if holds.deed is Deed.GO_TO_NEAREST_HAVEN:
        replacing = f"remplacer le site {of(company)} par {the(haven())} le plus proche"
        lost = f"pouvez défausser {scene.card.text} à la fin de votre tour pour {replacing}"
        return Clause("vous", lost, proviso=proviso)
    site = haven() if holds.where is SiteType.HAVEN else SITE
    began = f"peut remplacer son site par {the(site)} où elle a commencé le tour"
    return Clause(company, f"{began}, à la fin du tour", proviso=proviso)


def _move(holds: Permit, scene: Scene) -> Clause:
    company = scene.company.text
    if holds.by is Sort.AGENT:
        return Clause(scene.card.text, "peut aller dans les Havres en tant qu'agent")
    if holds.by is not None:
        return Clause(f"les alliés héros que contrôle {scene.bearer.text}", "peuvent le suivre partout")
    if isinstance(holds.where, Movement):
        way = f"peut aussi se déplacer {MOVEMENTS[holds.where]}, depuis n'importe quel site"
        return Clause(company, way)
    goal = place(holds.where or ANY_SITE).text
    if holds.deed is Deed.MOVE:
        return _special_movement(holds, goal, scene)
    land = through(holds.condition)
    way = f" par un trajet comportant {a(REGION_TYPES[land])}" if land else ""
    on = f"peut, après s'être rendue {to(goal)}, se rendre à un autre site{way}"
    return Clause(company, f"{on}, avec une nouvelle phase de mouvement/périls")


def _special_movement(holds: Permit, goal: str, scene: Scene) -> Clause:
    """Where the company may go, what its way is like, and what else holds for it then."""
    only_site = ", de sorte que les créatures ne peuvent être liées qu'à son nouveau site"
    keyed = "" if holds.then else only_site
    lands = [REGION_TYPES[each].singular for each in path_of(holds.what)]
    path = f"est alors {', '.join(lands)}" if lands else f"ne comporte alors aucune région{keyed}"
    then = "".join([f", et {_then(each, scene).said()}" for each in holds.then])
    front = f"tant {that(condition(holds.condition, scene))}" if holds.condition else ""
    moving = f"peut se déplacer vers {goal} ; son trajet {path}{then}"
    return Clause(scene.company.text, moving, front=front)


def _then(holds: Forbid | Modify | Permit, scene: Scene) -> Clause:
    if isinstance(holds, Permit):
        return permitted(holds, scene)
    return modified(holds, scene) if isinstance(holds, Modify) else forbidden(holds, scene)


def _creatures(holds: Permit, scene: Scene) -> Clause:
    """Which creatures may be keyed where, or come free."""
    company, common = scene.company.text, is_common(holds.what)
    foes = [RACES[race].plural for race in races_in(holds.what)]
    if holds.deed is Deed.PLAY_FREELY:
        which = f"les créatures{' non uniques' if common else ''} ({any_of(foes)})"
        played = f"{which if foes else 'les créatures de ce type'} jouées contre {company}"
        return Clause(played, "ne comptent pas dans la limite de périls")
    if holds.then:
        opened = f"peuvent être jouées au site {of(scene.target.text)} hors limite de périls"
        return Clause(let_in(holds.what), opened)
    land = region_type_in(holds.what)
    if isinstance(holds.where, Within) and land:
        single = f"{'une seule' if REGION_TYPES[land].feminine else 'un seul'} {REGION_TYPES[land].singular}"
        named = f"peut aussi être liée, par son nom, à {one_region_of(regions_of(holds.where))}"
        return Clause(f"toute créature qui peut être liée à {single}", named)
    if holds.where is not None:
        sorts = any_of([f"des {foe}" for foe in foes])
        creatures = f"les créatures{' non uniques' if common else ''} qui sont {sorts}"
        names = names_barred_by(holds.what)
        creatures += f" (sauf {all_of([quoted(name) for name in names])})" if names else ""
        proviso = f"si {condition(holds.condition, scene)}" if holds.condition else ""
        where = (
            a(REGION_TYPES[holds.where]) if isinstance(holds.where, RegionType) else place(holds.where).text
        )
        return Clause(creatures, f"peuvent être liées {to(where)}", proviso=proviso)
    where = f"dans {scene.card.text}" if scene.card == this(SITE) else f"contre {company}"
    return Clause(let_in(holds.what), f"peuvent être jouées {where}")


def _this_one(scene: Scene) -> Nominal:
    """The site that has been spoken of, or such a one as is meant here."""
    return this(SITE) if scene.site == definite(SITE) else scene.site


def _play(holds: Permit, scene: Scene) -> Clause:
    if holds.what is Subject.THIS_CARD or says(holds.what, Sort.ALLY):
        return playing_allies(holds, scene)
    if holds.what is Mark.INFORMATION:
        return Clause("les informations", f"sont jouables dans {_this_one(scene).text}")
    if isinstance(holds.what, Named):
        wherever = "où qu'elle soit et quels que soient ses membres"
        card = f"la carte {any_of([quoted(name) for name in holds.what.names])}"
        return Clause(card, f"peut être jouée sur {scene.company.text}, {wherever}")
    if holds.what is Sort.ITEM:
        return Clause("le premier objet joué dans ce site", "n'engage pas le site")
    assert isinstance(holds.what, ItemClass)
    sort = ITEM_CLASSES[holds.what]
    if holds.deed is Deed.PLAY_WITHOUT_TAPPING:
        return Clause(f"le premier {sort.singular} joué ici à chaque tour", "n'engage pas le site")
    regardless = "quoi que dise son propre texte des sites"
    how = regardless if holds.deed is Deed.PLAY_REGARDLESS else "même un objet de trésor"
    return Clause(f"{a(sort)}, {how},", "est jouable à ce site tant qu'il n'est pas engagé")


def _once_a_turn(holds: Permit) -> Clause:
    words = [f"un objet de {KEYWORDS[word].singular}" for word in one_of(holds.what, Keyword)]
    card = any_of(words) if words else f"un allié non unique d'esprit {mind_of(holds.what)}"
    at = at_place(holds.where) if holds.where else "dans ce site"
    playing = f"peut être joué {at}, même si le site est engagé"
    return Clause(card, playing, front="une fois par tour")


def _agents(holds: Permit, scene: Scene) -> Clause:
    bearer, card = scene.bearer.text, scene.card.text
    if holds.deed is Deed.START_AT:
        anywhere = any_of([a(sort_of_site(each)) for each in types_meant(holds)])
        if_so = f"si l'un de ses sites natals est de ce type ; {card} est défaussée quand il est révélé"
        return Clause(bearer, f"peut être entré en jeu dans {anywhere} quelconque", proviso=if_so)
    agent = "un agent" if holds.by is Sort.AGENT else bearer
    if holds.by is Subject.THIS_CARD:
        agent = f"{card}, face visible,"
    free = holds.what is Mark.OUTSIDE_HAZARD_LIMIT
    charge = ", qui ne compte pas dans la limite de périls" if free else ""
    acting = that(f"{agent} fait une action d'agent")
    return Clause("il", f"peut en faire une seconde{charge}", front=f"chaque fois {acting}")


def _against(holds: Permit) -> str:
    """When, or in answer to what, a card on-guard may be revealed."""
    if holds.what is Sort.COMPANY:
        return "lorsque la compagnie entre dans le site"
    if isinstance(holds.what, Needing) and isinstance(holds.what.whom, Skill):
        return f"en réponse à une carte qui exige {a(SKILLS[holds.what.whom])}"
    attempts = any_of([a(CHECKS[check]) for check in choices(holds.what) if isinstance(check, Check)])
    return f"lorsqu'un personnage de la compagnie annonce {attempts}"
