"""How attacks are made and met, as French clauses."""

from dataclasses import replace

from wizardhaven.text.french.alignments import COMPANIES, PLAYERS
from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.counting import all_of, number_word
from wizardhaven.text.french.grammar import Nominal, definite, that, to
from wizardhaven.text.french.grammar import of as of_it
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import by_races, character, is_such, kind
from wizardhaven.text.french.terms import COMPANY, RACES
from wizardhaven.vocabulary.asked_for import none_of, part_of, races_barred_by, races_in, says
from wizardhaven.vocabulary.fighting import Detains, Fights, Manner, OfFighting
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, AllOf, KeyedTo, Not, Such, With, choices
from wizardhaven.vocabulary.terms import Alignment, PlayerKind


def fighting(ability: OfFighting, scene: Scene) -> list[Clause]:
    """One thing about how an attack is made or met."""
    if isinstance(ability, Detains):
        return [_detaining(ability.whom)]
    clauses = _manner(ability, scene)
    if ability.condition is None:
        return clauses
    proviso = f"tant {that(condition(ability.condition, scene))}"
    return [replace(clause, proviso=proviso) for clause in clauses]


def _detaining(whom: Such) -> Clause:
    detained = all_of([f"les {companies_meant(choice)}" for choice in choices(whom)])
    front = "" if whom is Sort.COMPANY else f"contre {detained}"
    return Clause("l'attaque", "est une attaque dilatoire", front=front)


def companies_meant(such: Such) -> str:
    """The companies that are meant."""
    match such:
        case Alignment():
            return COMPANIES[such].plural
        case Mark.OVERT:
            return "compagnies dévoilées"
        case Not(Mark.OVERT):
            return "compagnies voilées"
        case AllOf((Alignment() as side, Mark.OVERT)):
            return f"{COMPANIES[side].plural} dévoilées"
        case Not(With(whom)):
            somebody = character(whom, Whose.OF_THE_COMPANY).first.text
            return f"{COMPANY.plural} sans {somebody.removeprefix('un ')}"
        case _:
            return COMPANY.plural


def _manner(ability: Fights, scene: Scene) -> list[Clause]:
    bearer, card = scene.bearer.text, scene.card.text
    match ability.manner:
        case Manner.ATTACKER_ASSIGNS:
            return [Clause("le joueur attaquant", "attribue tous les coups")]
        case Manner.EACH_FACES_A_STRIKE:
            who = ANYBODY if ability.of is ANYTHING else ability.of
            somebody = f"chaque {kind(who).singular} {of_it(definite(COMPANY).text)}"
            return [Clause(Nominal(somebody).such(is_such(who)).text, "affronte un coup")]
        case Manner.MIND_FOR_PROWESS:
            return [Clause("son esprit", "tient lieu de prouesse", front="contre ce coup")]
        case Manner.ONLY_TAPS:
            return [Clause("qui serait blessé", "s'engage seulement, sans jet de corps")]
        case Manner.AGAINST_ONE:
            excess = "sont des coups excédentaires contre lui"
            further = "si une attaque a d'autres coups"
            return [
                Clause("toutes ses attaques", "visent le même personnage"),
                Clause("ce", excess, front=further),
            ]
        case Manner.TAPPING_CANCELS | Manner.TAPPING_CANCELS_LATE:
            return [tapping(ability, 1, scene)]
        case Manner.WITHOUT_WEAPONS:
            return [Clause("les armes", "ne sont d'aucune aide contre cette attaque")]
        case Manner.NOT_CANCELED:
            return [Clause("l'attaque", "ne peut être annulée, mais ses coups le peuvent")]
        case Manner.ONE_ATTACK_ONLY:
            several = "un site à plusieurs attaques automatiques (sauf les antres de Dragon) ou un péril"
            only = "n'en a qu'une seule, que le joueur de périls choisit et qui ne peut être annulée"
            return [Clause(f"{several} à plusieurs attaques", only)]
        case Manner.MUST_TAP:
            everybody = f"tout personnage non engagé {of_it(scene.company.text)}"
            return [Clause(everybody, "doit s'engager pour affronter un coup d'une créature")]
        case Manner.TWO_WEAPONS:
            wields = "peut utiliser deux armes à la fois, mais alors aucun bouclier"
            return [Clause("il", wields, front=f"si {bearer} est guerrier même sans {card}")]
        case Manner.DOUBLING:
            given = f"si vous attribuez {to(bearer)} un coup d'une attaque"
            return [Clause("vous", "pouvez lui en attribuer un second", front=given)]
        case Manner.TWICE:
            foes = races_in(ability.of)
            attack = f"chaque attaque automatique{by_races(foes)}" if foes else scene.target.text
            return [Clause(attack, "a lieu deux fois de suite")]
        case Manner.SPARES_ITS_PLAYER:
            forms = f"{card} ou une autre manifestation du même être"
            return [Clause(f"toute attaque contre vos compagnies par {forms}", "est annulée")]
        case Manner.NOT_ATTACKED:
            if ability.of is ANYTHING:
                return [Clause("aucune attaque", f"ne peut viser {card}")]
            attackers = "ni les attaques automatiques ni les périls liés au site de sa compagnie"
            return [Clause(attackers, f"ne peuvent attaquer {card}")]
        case Manner.STRUCK_FIRST:
            first = f"doit être assigné {to(card)} avant qu'un autre puisse l'être {to(bearer)}"
            upright = scene.card.agreeing("redressé")
            return [Clause("un coup", f"{first}, même si {card} n'est pas {upright}")]
        case Manner.ALWAYS_READY:
            upright = scene.card.agreeing("redressé")
            return [Clause("vous", f"pouvez assigner un coup {to(card)} même si {card} n'est pas {upright}")]
        case Manner.ONLY_AGAINST:
            return [_only_against(ability.of)]
        case Manner.NORMAL:
            return [_normal(ability.of, scene)]
        case Manner.TAPS_LESSER_MINDS:
            minds = "si son esprit n'est pas supérieur à la prouesse du coup, sauf si le coup a été annulé"
            return [Clause("un personnage qui a affronté un coup", f"s'engage ensuite {minds}")]
        case Manner.MUST_ATTACK:
            entering = "doit attaquer toute compagnie qui entre dans son site"
            return [Clause("chaque agent face visible", entering)]
        case Manner.DETAINING:
            return [Clause(f"les attaques des créatures liées {to(card)}", "sont dilatoires")]
        case _:
            raise AssertionError(f"{ability.manner} is said with what else is changed of the attack")


def tapping(ability: Fights, attacks: int, scene: Scene) -> Clause:
    """That so many attacks of the creature may be cancelled, and who taps for it."""
    late = ability.manner is Manner.TAPPING_CANCELS_LATE
    other = "autre " if isinstance(ability.of, Not) else ""
    who = f"un {other}personnage {of_it(scene.company.text)}"
    though = ", même quand les coups sont déjà attribués" if late else ""
    if attacks == 1:
        return Clause("l'une de ces attaques", f"peut être annulée en engageant {who}{though}")
    some = f"jusqu'à {number_word(attacks)} de ces attaques"
    return Clause(some, f"peuvent être annulées en engageant chaque fois {who}{though}")


def _only_against(whom: Such) -> Clause:
    kinds = none_of(whom, PlayerKind)
    if kinds:
        spared = all_of([f"les {PLAYERS[each].plural}" for each in kinds])
        return Clause("non jouable", f"contre {spared}")
    if whom is Mark.OVERT:
        return Clause("seules les compagnies dévoilées", "subissent cette attaque")
    return Clause("jouable", f"seulement contre les {companies_meant(whom)}")


def _normal(of: Such, scene: Scene) -> Clause:
    """Which attacks are never detainment attacks: of creatures keyed to the site, or on one's companies."""
    if part_of(of, KeyedTo) is not None:
        barred = races_barred_by(of)
        others = f" (sauf {all_of([f'les {RACES[race].plural}' for race in barred])})" if barred else ""
        keyed = f"les attaques des créatures liées {to(scene.card.text)}{others}"
        return Clause(keyed, "ne sont jamais dilatoires")
    if of is Subject.TARGET:
        return Clause(scene.target.text, "n'est plus dilatoire")
    if of is Sort.AUTOMATIC_ATTACK:
        return Clause("les attaques automatiques du site", "ne sont jamais dilatoires")
    sort = "les attaques des périls avec astérisque" if says(of, Mark.STARRED) else "les attaques"
    return Clause(f"{sort} contre vos compagnies", "ne sont jamais dilatoires")
