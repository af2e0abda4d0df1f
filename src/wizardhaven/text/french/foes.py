"""Creatures that come from elsewhere than the hand, and cards that wait for an attack's end, in French."""

from typing import assert_never

from wizardhaven.text.french.attack_bonuses import attack_changes
from wizardhaven.text.french.clauses import DISCARD, Clause, Said, do
from wizardhaven.text.french.counting import any_of, number_word
from wizardhaven.text.french.grammar import Nominal, a, definite, of, sentence, sentences
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import Introduced
from wizardhaven.text.french.terms import CREATURE, EVENT, LENGTHS, RACES, REGION_TYPES
from wizardhaven.vocabulary.asked_for import one_of, says
from wizardhaven.vocabulary.foes import (
    KeepsCreature,
    OfFoes,
    SendCreature,
    StaysIf,
)
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.occasions import Aftermath
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Length, Race, RegionType


def a_creature(what: A) -> Introduced:
    """A creature by its races and where its card is."""
    races = one_of(what.what, Race)
    sort = f" ({any_of([RACES[race].singular for race in races])})" if races else ""
    if says(what.what, Mark.IN_PLAY):
        event = f"un {EVENT.singular} {LENGTHS[Length.PERMANENT]}{sort} en jeu, à vous ou à votre adversaire"
        could = "qui pourrait maintenant attaquer la compagnie en tant que créature"
        return Introduced(Nominal(f"{event}, {could}"), definite(CREATURE))
    if what.whose is Whose.OPPONENTS:
        seen = f"{a(CREATURE)}{sort} que votre adversaire a auparavant défaussée face visible"
        here = "et qui n'est ni en jeu ni définitivement hors du jeu"
        return Introduced(Nominal(f"{seen} {here}", CREATURE.feminine), definite(CREATURE))
    where = " de votre pile de défausse" if says(what.what, Mark.DISCARDED) else ""
    there = f"{a(CREATURE)}{sort}{where} qui pourrait maintenant attaquer la compagnie"
    return Introduced(Nominal(there, CREATURE.feminine), definite(CREATURE))


def send(sent: SendCreature, scene: Scene) -> Said:
    """Which creature attacks, how it is changed, and what comes of it."""
    changed = attack_changes(0, sent.prowess, sent.body)
    free = Clause("elle", "ne compte pas dans la limite de périls")
    company = scene.company.text
    if sent.on is Subject.TARGET:
        keyed = f"une créature de votre main qui peut être liée au site {of(scene.target.text)}"
        attacking = Clause(keyed, "l'attaque aussitôt comme s'il était un personnage")
        return (attacking, Clause("personne", "ne reçoit de points de rassemblement pour l'agent"))
    if sent.on is Subject.USER:
        user = scene.user.text
        searching = "parmi ses cartes et mélange son deck de jeu s'il l'a fouillé"
        words = KEYWORDS[sent.helpless].plural if sent.helpless is not None else ""
        helpless = Clause(user, f"ne peut contre elle ni utiliser de {words} ni en bénéficier")
        return (
            Clause("votre adversaire", f"retrouve {scene.target.text} {searching}"),
            Clause("elle", f"attaque aussitôt {user} comme s'il formait à lui seul une compagnie"),
            *([helpless] if words else []),
        )
    if sent.from_top:
        races = any_of([a(RACES[race]) for race in sent.unique_only_of])
        sea = a(REGION_TYPES[RegionType.COASTAL_SEA])
        which = f"une créature non unique ou {races} qui peut être liée à une région autre qu'{sea}"
        top = f"les {number_word(sent.from_top)} premières cartes de votre deck de jeu"
        return (
            Clause("vous", f"révélez {top}"),
            Clause("l'une d'elles", f"doit attaquer aussitôt {company} : {which}"),
            Clause("vous", "la choisissez, quels que soient les lieux auxquels elle est liée"),
            Clause("elle", f"reçoit {changed}", front="si elle n'était pas jouable contre elle"),
            free,
            Clause("les autres cartes", "sont mélangées et replacées sur votre deck de jeu"),
        )
    having = f" avec {changed}" if changed else ""
    attacking = Clause(scene.target.text, f"attaque aussitôt {company}{having}")
    choosing = [Clause("vous", "choisissez les personnages défenseurs")] if sent.attacker_chooses else []
    card = scene.card.text
    points = f"est retirée du jeu et {card} va dans la pile de points de rassemblement de votre adversaire"
    prize = [
        Clause("elle", points, front="si elle est vaincue"),
        Clause(card, f"est {scene.card.agreeing('défaussé')}", front="sinon"),
    ]
    return (attacking, free, *choosing, *(prize if sent.prize else []))


def of_foes(ability: OfFoes, scene: Scene) -> str:
    """One ability as a sentence or two."""
    gone = do(DISCARD, scene.card).passive().said()
    match ability:
        case StaysIf(aftermath):
            return sentence(f"{gone} {_unless(aftermath)}")
        case KeepsCreature():
            kept = f"si {scene.card.text} reste en jeu, la créature est mise de côté avec elle"
            phase = f"au début de chaque phase de mouvement/périls {of(scene.company.text)}"
            again = f"{phase}, la créature attaque cette compagnie si elle est jouable contre elle"
            with_it = f"quand {scene.card.text} est défaussée, la créature l'est aussi"
            return sentences([kept, again, f"{gone} quand la créature est vaincue", with_it])
        case _:
            assert_never(ability)


def _unless(aftermath: Aftermath) -> str:
    match aftermath:
        case Aftermath.STRIKE_SUCCEEDED:
            return "si le coup ne réussit pas ; jusque-là, elle n'a aucun effet"
        case Aftermath.STRIKE_NOT_DEFEATED:
            return "si le coup est vaincu"
        case Aftermath.CHARACTER_WOUNDED:
            first = "le prochain personnage qu'elle blesse et qui n'a reçu aucune corruption ce tour-ci"
            return f"si personne ne la porte après l'attaque ; {first} la porte"
        case Aftermath.CHARACTER_ELIMINATED:
            return "si l'attaque n'élimine aucun personnage"
        case _:
            assert_never(aftermath)
