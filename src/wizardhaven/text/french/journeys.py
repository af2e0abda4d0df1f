"""What holds for companies on their way and where they arrive, in French."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.french.alignments import PLAYERS
from wizardhaven.text.french.amounts import for_each
from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import SHE, condition, conditions, so_long_as
from wizardhaven.text.french.counting import any_of, counted
from wizardhaven.text.french.grammar import a, of, that, the, to, with_adjective
from wizardhaven.text.french.hazards import of_hazards
from wizardhaven.text.french.modifying import modified
from wizardhaven.text.french.names import one_region_of, quoted
from wizardhaven.text.french.numbers import more_or_fewer
from wizardhaven.text.french.places import place
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import user
from wizardhaven.text.french.terms import MOVEMENTS, PHASES, REGION, REGION_TYPES, SITE, haven
from wizardhaven.vocabulary.hazards import HazardLimitChange, NoCreatures, OpenToCreatures
from wizardhaven.vocabulary.journeys import (
    CannotMove,
    ExtraDraws,
    LiftsDemands,
    MayMoveBy,
    MayMoveOn,
    MayMoveTo,
    MayReplaceSite,
    MoreRegions,
    NothingAtSite,
    OnJourneys,
    RestAfterJourney,
)
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import Phase


def on_journeys(holds: OnJourneys, scene: Scene) -> Clause:
    """What holds for a company that moves, as a clause."""
    company = scene.company
    match holds:
        case ExtraDraws():
            return _draws(holds, scene)
        case MoreRegions(amount, while_it_holds) if amount < 0:
            fewer = f"{counted(-amount, REGION)} de moins"
            if while_it_holds:
                front = f"tant {that(condition(while_it_holds, scene))}"
                return Clause("elles", f"peuvent traverser encore {fewer}", front=front)
            return Clause("les compagnies", f"peuvent traverser {fewer}, mais toujours au moins deux")
        case RestAfterJourney(goal) if goal is not None:
            moves = f"si {company.text} se rend {to(place(goal).text)} pendant ce tour"
            restored = "sont guéris et redressés à la fin de sa phase de mouvement/périls"
            return Clause("tous ses personnages", restored, front=moves)
        case RestAfterJourney():
            restored = "peut redresser l'un de ses personnages, ou en guérir un (engagé)"
            when = "juste après sa phase de mouvement/périls"
            return Clause("chaque compagnie sur ce site", restored, front=when)
        case MoreRegions(amount, while_it_holds, through):
            further = with_adjective(REGION, "supplémentaire", "supplémentaire")
            upto = "jusqu'à " if amount > 1 else ""
            way = f" si son trajet passe par {one_region_of(through)}" if through else ""
            regions = f"{upto}{counted(amount, further)}{way}"
            return Clause(
                company.text, f"peut traverser {regions}", proviso=so_long_as(while_it_holds, scene)
            )
        case LiftsDemands(card):
            wherever = f"peut être jouée sur {company.text}, où qu'elle soit et quels que soient ses membres"
            return Clause(f"la carte {quoted(card)}", wherever)
        case CannotMove(()):
            return Clause(company.text, "ne peut pas se déplacer")
        case CannotMove(by):
            ways = any_of([MOVEMENTS[movement] for movement in by])
            return Clause(company.text, f"ne peut pas se déplacer {ways}")
        case MayMoveBy(movement):
            way = f"peut aussi se déplacer {MOVEMENTS[movement]}, depuis n'importe quel site"
            return Clause(company.text, way)
        case MayMoveOn(goal, through):
            way = f" par un trajet comportant {a(REGION_TYPES[through])}" if through else ""
            on = f"peut, après s'être rendue {to(place(goal).text)}, se rendre à un autre site{way}"
            return Clause(company.text, f"{on}, avec une nouvelle phase de mouvement/périls")
        case MayReplaceSite(nearest, when):
            if not nearest:
                site = SITE if holds.by_any_site else haven()
                began = f"peut remplacer son site par {the(site)} où elle a commencé le tour"
                proviso = f"si {conditions(when, replace(scene, company=SHE))}" if when else ""
                return Clause(company.text, f"{began}, à la fin du tour", proviso=proviso)
            replacing = f"remplacer le site {of(company.text)} par {the(haven())} le plus proche"
            lost = f"pouvez défausser {scene.card.text} à la fin de votre tour pour {replacing}"
            proviso = f"si {conditions(when, replace(scene, company=SHE))}" if when else ""
            return Clause("vous", lost, proviso=proviso)
        case NothingAtSite(unless_discarding=name, unless_with=who) if name is not None and who is not None:
            spared = f"elle compte {user(who).first.text} ou si vous défaussez {quoted(name)} de votre main"
            idle = f"ne peut rien faire pendant sa {PHASES[Phase.SITE]}"
            return Clause(company.text, idle, proviso=f"sauf si {spared}")
        case NothingAtSite(of_movers):
            phase = f"ne peut rien faire pendant sa {PHASES[Phase.SITE]}"
            if of_movers:
                return Clause(f"toute compagnie qui se rend {to(scene.target.text)}", phase)
            return Clause(company.text, phase)
        case MayMoveTo():
            return _special_movement(holds, scene)
        case _:
            assert_never(holds)


def _draws(holds: ExtraDraws, scene: Scene) -> Clause:
    """More or fewer cards for a player whose company moves, or for his opponent."""
    moving = f"lorsque {scene.company.text} bouge"
    if holds.times > 1:
        often = f"peut tirer jusqu'à {holds.times} fois le nombre normal de cartes"
        return Clause("votre adversaire", often, front=moving)
    if isinstance(holds.amount, int):
        least = " (éventuellement aucune)" if holds.amount < 0 else ""
        more = f"{more_or_fewer(holds.amount)}{least}"
    else:
        cards = f"{more_or_fewer(1)} {for_each(holds.amount, scene)}"
        if holds.every_company:
            return Clause("son joueur", f"peut tirer {cards}", front="lorsqu'une compagnie bouge")
        who, may = ("votre adversaire", "peut") if holds.by_opponent else ("vous", "pouvez")
        return Clause(who, f"{may} tirer {cards}", proviso="lorsqu'elle bouge")
    if holds.every_company:
        when = (
            f" et {that(condition(holds.condition, replace(scene, company=SHE)))}" if holds.condition else ""
        )
        players = any_of([a(PLAYERS[kind]) for kind in holds.spares])
        unless = f"sauf s'il est {players}" if players else ""
        front = f"lorsqu'une compagnie bouge{when}"
        return Clause("son joueur", f"tire {more}", front=front, proviso=unless)
    if holds.by_opponent:
        return Clause("votre adversaire", f"tire {more}", front=moving)
    return Clause("vous", f"pouvez tirer {more}", front=moving)


def way_out(holds: Standing) -> tuple[Clause, ...]:
    """Who may tap so that something that lasts is over."""
    if not isinstance(holds, NothingAtSite) or holds.unless_tapping is None:
        return ()
    somebody = f"{user(holds.unless_tapping).first.text} de la compagnie"
    return (Clause(somebody, "peut s'engager pour annuler cet effet, même au début de cette phase"),)


def _special_movement(holds: MayMoveTo, scene: Scene) -> Clause:
    """Where the company may go, what its way is like, and what else holds for it then."""
    only_site = ", de sorte que les créatures ne peuvent être liées qu'à son nouveau site"
    keyed = "" if holds.then else only_site
    path = (
        f"est alors {', '.join([REGION_TYPES[each].singular for each in holds.path])}"
        if holds.path
        else f"ne comporte alors aucune région{keyed}"
    )
    then = "".join([f", et {_then(each, scene).said()}" for each in holds.then])
    where = f"peut se déplacer vers {place(holds.place).text}"
    front = f"tant {that(condition(holds.condition, scene))}" if holds.condition else ""
    return Clause(scene.company.text, f"{where} ; son trajet {path}{then}", front=front)


def _then(holds: NoCreatures | OpenToCreatures | HazardLimitChange | Modify, scene: Scene) -> Clause:
    return modified(holds, scene) if isinstance(holds, Modify) else of_hazards(holds, scene)
