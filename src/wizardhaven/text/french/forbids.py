"""What cannot be done, as French clauses."""

from typing import assert_never

from wizardhaven.text.french.alignments import COMPANIES, PLAYERS
from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.counting import all_of, any_of
from wizardhaven.text.french.exceptions import spared
from wizardhaven.text.french.grammar import a, of, that, this, to
from wizardhaven.text.french.hazards import one_such
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.names import french, quoted
from wizardhaven.text.french.places import at_place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import user
from wizardhaven.text.french.terms import (
    ENVIRONMENT_CARD,
    MOVEMENTS,
    PHASES,
    RACES,
    REGION_TYPES,
    SITE,
    SKILLS,
)
from wizardhaven.vocabulary.asked_for import (
    among,
    is_about_keys,
    least,
    most,
    names_barred_by,
    names_in,
    none_of,
    one_of,
    part_of,
    races_barred_by,
    region_type_in,
    says,
)
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Named, Needing, Not, Such, With, choices, parts
from wizardhaven.vocabulary.terms import (
    Alignment,
    Danger,
    Keyword,
    Length,
    Movement,
    Phase,
    PlayerKind,
    Race,
    Skill,
    Stat,
)


def forbidden(holds: Forbid, scene: Scene) -> Clause:
    """The clause for what may not be done."""
    what, card, bearer, site = holds.what, scene.card.text, scene.bearer.text, scene.site.text
    match holds.deed:
        case Deed.ACT:
            return _idle(holds, scene)
        case Deed.AFFECT:
            return _shielded(what, scene)
        case Deed.ATTACK if what is Sort.AUTOMATIC_ATTACK:
            if holds.where is Mark.ANY_VERSION:
                return Clause(f"toute version {of(site)}", "perd ses attaques automatiques normales")
            return Clause(site, "n'a plus d'attaque automatique")
        case Deed.ATTACK:
            who = a(COMPANIES[one_of(what, Alignment)[0]])
            return Clause(who, "ne peut attaquer ici une autre compagnie")
        case Deed.BRING:
            return _not_brought(holds, scene)
        case Deed.COME_AS_STRANGER:
            return _only_at_home(what, scene)
        case Deed.FAIL_BODY_CHECK:
            return Clause("aucun jet de corps", f"ne fait défausser {bearer}")
        case Deed.HAVE_FOLLOWERS:
            return Clause(bearer, "ne peut avoir aucun suivant")
        case Deed.JOIN:
            return _alone(what, scene)
        case Deed.LEAVE_PLAY if what is Length.LONG:
            return Clause(
                "l'événement long",
                f"n'est pas défaussé comme d'habitude pendant une {PHASES[Phase.LONG_EVENT]}",
            )
        case Deed.LEAVE_PLAY:
            if scene.card == this(SITE) or what is Subject.SITE:
                stays = scene.site if what is Subject.SITE else scene.card
                gone = f"{stays.agreeing('défaussé')} ni {stays.agreeing('remis')}"
                return Clause(stays.text, f"n'est jamais {gone} dans le deck de sites")
            return Clause(card, f"ne quitte le jeu qu'avec {site} et ne peut pas être défaussée autrement")
        case Deed.LIE_ON_COMPANY:
            return _not_on_companies(what)
        case Deed.LIE_ON_GUARD:
            back = "ne reste en garde ; elle retourne aussitôt dans la main de son joueur"
            return Clause("aucune carte", back)
        case Deed.RETURN_FROM_GUARD:
            instead = "sont défaussées au lieu de retourner en main"
            return Clause("les cartes en garde qui ne sont pas révélées", instead)
        case Deed.MOVE:
            return _not_moving(holds, scene)
        case Deed.PLAY:
            return _not_played(holds, scene)
        case Deed.PLAY_ANOTHER:
            return Clause(one_such(what), "au plus peut être jouée par tour")
        case Deed.USE if holds.where is None:
            return Clause(scene.bearer.text, "perd tous ses talents")
        case Deed.USE:
            return _not_used(holds)
        case Deed.SEARCH:
            if most(holds.by, Tally.PLAY_DECK) is None:
                who = any_of([a(PLAYERS[kind]) for kind in among(holds.by, PlayerKind)])
                return Clause(who, "ne peut fouiller ni regarder ni son deck de jeu ni sa pile de défausse")
            barred = "ne peut fouiller ni regarder ni ce deck ni sa pile de défausse"
            return Clause(_searcher(holds.by), barred)
        case Deed.STORE if what is Subject.THIS_CARD:
            return Clause(card, "ne peut être mis en réserve")
        case Deed.STORE:
            return Clause("rien", "ne peut être entreposé ici")
        case Deed.STRAY:
            return _not_far(what)
        case Deed.UNTAP if what is Subject.THIS_CARD:
            return Clause(card, f"ne se redresse pas pendant la {PHASES[Phase.UNTAP]}")
        case Deed.UNTAP if what is Subject.SITE:
            return Clause(site, "ne se redresse jamais")
        case Deed.UNTAP:
            held = f"tant {that(card)} est avec lui ; s'il est guéri, il est engagé"
            return Clause(bearer, f"ne peut pas se redresser {held}")
        case Deed.UNTAP_ONCE:
            front = f"la prochaine fois {that(bearer)} devrait être redressé"
            return Clause("il", f"est engagé à la place, et {card} est défaussée", front=front)
        case Deed.USE_AS_HAVEN:
            barred = f"ne peuvent pas utiliser {site} comme Havre de Sorcier"
            return Clause("les autres Sorciers Corrompus", barred)
        case _:
            raise AssertionError(f"no card forbids to {holds.deed.value}")


def way_out(holds: Standing) -> tuple[Clause, ...]:
    """Who may tap so that something that lasts is over."""
    if not isinstance(holds, Forbid) or holds.unless is None or isinstance(holds.unless, Named):
        return ()
    somebody = f"{user(holds.unless).first.text} de la compagnie"
    return (Clause(somebody, "peut s'engager pour annuler cet effet, même au début de cette phase"),)


def _idle(holds: Forbid, scene: Scene) -> Clause:
    """Who does nothing in the site phase, and how it can be helped."""
    idle = f"ne peut rien faire pendant sa {PHASES[Phase.SITE]}"
    if holds.what is Mark.MOVING:
        return Clause(f"toute compagnie qui se rend {to(scene.target.text)}", idle)
    ways = [f"elle compte {user(who.whom).first.text}" for who in none_of(holds.what, With)]
    if isinstance(holds.unless, Named):
        names = any_of([quoted(name) for name in holds.unless.names])
        ways.append(f"vous défaussez {names} de votre main")
    proviso = f"sauf si {' ou si '.join(ways)}" if ways else ""
    return Clause(scene.company.text, idle, proviso=proviso)


def _not_on_companies(what: Such) -> Clause:
    """On which companies no resource permanent-event may lie."""
    somebody = part_of(what, With)
    assert somebody is not None, f"there are no words for {what}"
    company = f"une compagnie avec {user(somebody.whom).first.text}"
    events = f"les ressources d'Événement Permanent placées sur {company}"
    return Clause(events, "sont défaussées, et aucune ne peut être jouée sur une telle compagnie")


def _shielded(what: Such, scene: Scene) -> Clause:
    words = among(what, Keyword)
    if words:
        sorts = all_of([f"les {KEYWORDS[word].plural}" for word in words])
        return Clause(f"{sorts} qui ciblent le porteur", "sont annulés")
    dangers = among(what, Danger)
    source = "les effets" if Danger.DISCARDING in dangers else "les effets de péril"
    effects = f"{source} {any_of([_danger(danger) for danger in dangers])}"
    return Clause(effects, f"n'affectent pas {scene.company.text}")


def _danger(danger: Danger) -> str:
    match danger:
        case Danger.RETURN_TO_ORIGIN:
            return "qui font retourner une compagnie à son site d'origine"
        case Danger.CAPTURE:
            return "qui font prisonnier l'un de ses personnages"
        case Danger.TAPPING_OF_SITES:
            return "qui engagent son site actuel ou son nouveau site"
        case Danger.DISCARDING:
            return "qui défausseraient un personnage"
        case _:
            assert_never(danger)


def _not_brought(holds: Forbid, scene: Scene) -> Clause:
    mind = least(holds.what, Stat.MIND)
    if mind is None:
        until = f"tant que {scene.card.text} n'est sur personne"
        return Clause("votre adversaire", "ne peut jouer votre avatar", proviso=until)
    points = least(holds.by, Stat.STAGE_POINTS)
    enough = f" avec {points} points de Déchu ou plus" if points else ""
    barred = f"ne peuvent faire entrer en jeu de personnages d'un esprit de {mind} ou plus"
    return Clause(f"les Sorciers Corrompus{enough}", barred)


def _only_at_home(what: Such, scene: Scene) -> Clause:
    """Who comes into play only at home: the card itself, the avatar, or whoever would come to the site."""
    home = "ne peut entrer en jeu qu'à son site natal"
    if what is Sort.AVATAR:
        return Clause("votre avatar", home)
    if what is Subject.THIS_CARD:
        start = ", sauf comme personnage de départ" if scene.may_start else ""
        return Clause(scene.card.text, f"{home}{start}")
    but = all_of([f"les {RACES[race].plural}" for race in none_of(what, Race)])
    who = f"aucun personnage (sauf {but})" if but else "aucun personnage"
    return Clause(who, "ne peut entrer en jeu ici, à moins que ce ne soit son site natal")


def _alone(what: Such, scene: Scene) -> Clause:
    """Whom the bearer, or the company, may not have beside him."""
    if Sort.CHARACTER not in among(what, Sort):
        gone = f"les alliés et les Spectres suivants {of(scene.company.text)}"
        return Clause(gone, "sont défaussés, et aucun ne peut la rejoindre")
    nobody = "ni autre personnage ni allié ne peut être dans sa compagnie hors de la phase d'organisation"
    left = f"si un autre y est encore à la fin de cette phase, reprenez {scene.card.text} en main"
    return Clause(f"les alliés {of(scene.bearer.text)}", f"sont défaussés, et {nobody} ; {left}")


def _not_moving(holds: Forbid, scene: Scene) -> Clause:
    where, card, company = holds.where, scene.card.text, scene.company.text
    if where is None:
        return Clause(company, "ne peut pas se déplacer")
    if holds.what is Race.RINGWRAITH:
        return Clause("un Spectre", "ne peut aller ici")
    if where is Mark.UNDER_DEEPS:
        return Clause(company, "ne peut pas se rendre dans un site des Abîmes")
    if holds.what is not Sort.AGENT:
        ways = any_of([MOVEMENTS[movement] for movement in among(where, Movement)])
        proviso = f"tant {that(condition(holds.condition, scene))}" if holds.condition else ""
        other = " si le mouvement par régions est possible" if holds.what is Sort.COMPANY else ""
        return Clause(company, f"ne peut pas se déplacer {ways}{other}", front=proviso)
    if isinstance(where, Not):
        there = any_of([at_place(one) for one in choices(where.trait)])
        return Clause(card, f"ne peut aller, en tant qu'agent, {that(there)}")
    return Clause(card, f"ne peut aller {at_place(where)} en tant qu'agent")


def _not_played(holds: Forbid, scene: Scene) -> Clause:
    what = holds.what
    needing = part_of(what, Needing)
    if says(what, Sort.CREATURE):
        return _no_creatures(holds, scene)
    if needing is not None and isinstance(needing.whom, Skill):
        resource = f"aucune ressource qui exige {a(SKILLS[needing.whom])}"
        return Clause(resource, f"ne peut être jouée pour {scene.company.text}")
    if least(what, Stat.MARSHALLING_POINTS):
        barred = "ne peut jouer aucune carte qui rapporte des points de rassemblement"
        where = f"dans {scene.site.text}, quelle que soit la version du site"
        return Clause("votre adversaire", f"{barred} {where}")
    if what is Mark.PLAYABLE_HERE:
        return Clause(f"rien de ce qu'indique {scene.site.text}", "n'y est jouable")
    if names_in(what):
        names = any_of([quoted(name) for name in names_in(what)])
        return Clause(f"la carte {names}", "ne peut être jouée, et est défaussée si elle est en jeu")
    sorts = any_of([_card(keyword) for keyword in among(what, Keyword)])
    return Clause(f"aucune {sorts}", "ne peut être jouée")


def _no_creatures(holds: Forbid, scene: Scene) -> Clause:
    """Which creatures may not be played on the company."""
    company = scene.company.text
    if not is_about_keys(holds.what):
        other_than = races_barred_by(holds.what)
        barred = any_of([f"les {RACES[race].plural}" for race in other_than])
        creature = f"aucune créature sauf {barred}" if other_than else "aucune créature"
        return Clause(creature, f"ne peut être jouée contre {company}")
    proviso = f"si {condition(holds.condition, scene)}" if holds.condition else ""
    played = "peuvent être jouées" if _is_only(holds.what) else "ne peut être jouée"
    return Clause(_kept_off(holds.what), f"{played} contre {company}", proviso=proviso)


def _is_only(such: Such) -> bool:
    """Whether all others are kept off."""
    return any([isinstance(part, Not) for part in parts(such)])


def _kept_off(such: Such) -> str:
    """By what they are keyed to, which creatures may not be played; or which alone may be."""
    land = region_type_in(such)
    key = f"{a(REGION_TYPES[land])} par le type de région" if land else "son nouveau site"
    return f"{'seules les créatures liées' if _is_only(such) else 'aucune créature liée'} à {key}"


def _not_used(holds: Forbid) -> Clause:
    """What cannot be used somewhere, and which skill is lost there."""
    assert holds.where is not None
    there = f"{at_place(holds.where)} ou en route par une telle région"
    lost = "".join([f"n'est plus {SKILLS[skill].singular} et " for skill in among(holds.what, Skill)])
    sorts = " ni ".join([_card(keyword) for keyword in among(holds.what, Keyword)])
    kinds = spared(none_of(holds.by, PlayerKind))
    rest = "".join([f". {words[:1].upper()}{words[1:]}" for words in kinds])
    return Clause(f"quiconque est {there}", f"{lost}ne peut utiliser ni {sorts}{rest}")


def _card(keyword: Keyword) -> str:
    return ENVIRONMENT_CARD.singular if keyword is Keyword.ENVIRONMENT else KEYWORDS[keyword].singular


def _searcher(by: Such) -> str:
    who = "un Sorcier Corrompu" if one_of(by, PlayerKind) else "un joueur"
    return f"{who} dont le deck de jeu a au plus {most(by, Tally.PLAY_DECK)} cartes"


def _not_far(what: Such) -> Clause:
    nearest = "dont le site a un autre Havre le plus proche que tous les sites où il est jouable"
    sides = "selon les cartes de site de son propre alignement"
    names = any_of([french(name) for name in names_barred_by(what)])
    rest = f" ; {names} n'est pas affecté" if names else ""
    gone = f"est défaussé, ainsi que tout allié {nearest}, {sides}{rest}"
    return Clause("tout allié dans un site des Abîmes", gone)
