"""How attacks are made and met, as English clauses."""

from wizardhaven.text.english.alignments import companies, players
from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.grammar import listed, number
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import character, kind, provisos
from wizardhaven.text.english.terms import races
from wizardhaven.vocabulary.asked_for import none_of, part_of, races_barred_by, races_in, says
from wizardhaven.vocabulary.fighting import Detains, Fights, Manner, OfFighting
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, AllOf, KeyedTo, Not, Such, With, choices
from wizardhaven.vocabulary.terms import Alignment, PlayerKind


def fighting(ability: OfFighting, scene: Scene) -> list[str]:
    """One thing about how an attack is made or met, without capital letters or full stops."""
    if isinstance(ability, Detains):
        return [_detaining(ability.whom)]
    words = _manner(ability, scene)
    if ability.condition is None:
        return words
    return [f"while {condition(ability.condition, scene)}, {each}" for each in words]


def _detaining(whom: Such) -> str:
    detained = [companies_meant(choice) for choice in choices(whom)]
    against = "" if whom is Sort.COMPANY else f" against {listed(detained, 'and')}"
    return f"a detainment attack{against}"


def companies_meant(such: Such) -> str:
    """The companies that are meant."""
    match such:
        case Alignment():
            return companies(such)
        case Mark.OVERT:
            return "overt companies"
        case Not(Mark.OVERT):
            return "covert companies"
        case AllOf((Alignment() as side, Mark.OVERT)):
            return f"overt {companies(side)}"
        case Not(With(whom)):
            return f"companies without {character(whom, Whose.OF_THE_COMPANY).first}"
        case _:
            return "companies"


def _manner(ability: Fights, scene: Scene) -> list[str]:
    match ability.manner:
        case Manner.ATTACKER_ASSIGNS:
            return ["the attacking player assigns all strikes"]
        case Manner.EACH_FACES_A_STRIKE:
            who = ANYBODY if ability.of is ANYTHING else ability.of
            return [f"each {kind(who)[0]} in the company{provisos(who)} faces one strike"]
        case Manner.MIND_FOR_PROWESS:
            return ["his mind stands for his prowess against it"]
        case Manner.ONLY_TAPS:
            return ["whoever would be wounded only taps, without a body check"]
        case Manner.AGAINST_ONE:
            excess = "if an attack has further strikes, they become excess strikes against him"
            return ["all its attacks are against the same character", excess]
        case Manner.TAPPING_CANCELS | Manner.TAPPING_CANCELS_LATE:
            return [tapping(ability, 1, scene)]
        case Manner.WITHOUT_WEAPONS:
            return ["weapons do not help against this attack"]
        case Manner.NOT_CANCELED:
            return ["the attack cannot be cancelled, but its strikes can"]
        case Manner.ONE_ATTACK_ONLY:
            several = "a site with several automatic-attacks, unless it is a Dragon's lair, or a hazard"
            only = "has only one of them: the hazard player chooses it, and it cannot be cancelled"
            return [f"{several} with several attacks {only}"]
        case Manner.MUST_TAP:
            strike = "a strike of a hazard creature"
            return [f"every untapped character of {scene.company} must tap to face {strike}"]
        case Manner.TWO_WEAPONS:
            warrior = f"if {scene.bearer} is a warrior even without {scene.card}"
            return [f"{warrior}, he may use two weapons at once, but no shield with them"]
        case Manner.DOUBLING:
            return [f"if you assign {scene.bearer} a strike of an attack, you may assign him a second one"]
        case Manner.TWICE:
            attackers = [races(race) for race in races_in(ability.of)]
            attack = f"each automatic-attack by {listed(attackers, 'or')}" if attackers else scene.target
            return [f"{attack} is faced twice, the second time right after the first"]
        case Manner.SPARES_ITS_PLAYER:
            forms = f"{scene.card} or another manifestation of the same being"
            return [f"attacks against your companies by {forms} are cancelled"]
        case Manner.NOT_ATTACKED:
            if ability.of is ANYTHING:
                return [f"{scene.card} cannot be attacked"]
            attacks = f"neither automatic-attacks nor hazards keyed to {scene.company}'s site"
            return [f"{attacks} can attack {scene.card}"]
        case Manner.STRUCK_FIRST:
            first = f"{scene.card} must be assigned a strike before {scene.bearer} can be"
            return [f"{first}, and counts as untapped for this even if it is tapped or wounded"]
        case Manner.ALWAYS_READY:
            ready = "as though it were untapped, even if it is tapped or wounded"
            return [f"you may assign {scene.card} a strike {ready}"]
        case Manner.ONLY_AGAINST:
            return [_only_against(ability.of)]
        case Manner.NORMAL:
            return [_normal(ability.of, scene)]
        case Manner.TAPS_LESSER_MINDS:
            minds = "if his mind is not greater than its prowess, unless the strike was cancelled"
            return [f"a character who has faced a strike taps after it {minds}"]
        case Manner.MUST_ATTACK:
            return ["each face-up agent must attack a company that enters the site where it is"]
        case Manner.DETAINING:
            return [f"attacks by creatures keyed to {scene.card} are detainment attacks"]
        case _:
            raise AssertionError(f"{ability.manner} is said with what else is changed of the attack")


def tapping(ability: Fights, attacks: int, scene: Scene) -> str:
    """That so many attacks of the creature may be cancelled, and who taps for it."""
    late = ability.manner is Manner.TAPPING_CANCELS_LATE
    other = " other than the one attacked" if isinstance(ability.of, Not) else ""
    who = f"a character of {scene.company}{other}"
    cancelling = (
        f"one of these attacks may be cancelled by tapping {who}"
        if attacks == 1
        else f"up to {number(attacks)} of these attacks may be cancelled, each by tapping {who}"
    )
    return f"{cancelling}{', even after its strikes are assigned' if late else ''}"


def _only_against(whom: Such) -> str:
    kinds = none_of(whom, PlayerKind)
    if kinds:
        return f"not for use against {players(kinds)}"
    if whom is Mark.OVERT:
        return "only overt companies face this attack"
    return f"only for use against {companies_meant(whom)}"


def _normal(of: Such, scene: Scene) -> str:
    """Which attacks are never detainment attacks: of creatures keyed to the site, or on one's companies."""
    if part_of(of, KeyedTo) is not None:
        spared = races_barred_by(of)
        others = f", other than {listed([races(race) for race in spared], 'and')}," if spared else ""
        return f"creatures keyed to {scene.card}{others} attack normally, never as detainment attacks"
    if of is Subject.TARGET:
        return f"{scene.target} is no longer a detainment attack"
    if of is Sort.AUTOMATIC_ATTACK:
        return "the automatic-attacks there are never detainment attacks"
    sort = "attacks of hazards with an asterisk" if says(of, Mark.STARRED) else "attacks"
    return f"{sort} against your companies are never detainment attacks"
