"""What happens in attacks and strikes, in German."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.german.alignments import CHARACTERS
from wizardhaven.text.german.attack_bonuses import attack_changes, strength, wounding
from wizardhaven.text.german.clauses import CANCEL, CHOOSE, GIVE, HALVE, MAKE, REDUCE, Clause, Deed, Said
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import all_of, any_of, counted
from wizardhaven.text.german.fighting import fighting
from wizardhaven.text.german.grammar import DER, JEDER, Case, a
from wizardhaven.text.german.nominals import Nominal, each_of, pronoun, unchanging
from wizardhaven.text.german.rolls import hunt
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import by_races, kind, user
from wizardhaven.text.german.terms import RACES, STRIKE
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.combat import (
    AllyAttacks,
    BodyCheck,
    BodyOfFoes,
    CancelAttack,
    CancelStrike,
    ChangeAttack,
    ChangeDefender,
    FaceAttack,
    HuntCreatures,
    InCombat,
    JoinAttackedCompany,
    MayChangeAttacks,
    OfCombat,
    SparesBearer,
    StayingUntapped,
)
from wizardhaven.vocabulary.conditions import BearerIs
from wizardhaven.vocabulary.terms import Race


def _assigning(change: ChangeAttack) -> list[Clause]:
    """That the defending player says who is struck, or that nobody is wounded."""
    whatever = "was immer der Angriff sagt und auch getappten oder verwundeten Charakteren"
    freely = Clause("du", "weist", "alle seine Schläge zu", proviso=whatever)
    return [
        *([freely] if change.defender_assigns else []),
        *([Clause("er", "wird", "zu einem Verhör")] if change.detaining else []),
    ]


def in_combat(happens: InCombat, scene: Scene) -> Said:
    """One effect on an attack or a strike, or one that brings an attack."""
    match happens:
        case CancelAttack(and_others_here=True):
            both = scene.target.followed_by(" und alle anderen automatischen Angriffe an ihrem Ort")
            return (Deed(CANCEL, replace(both, is_plural=True)),)
        case CancelAttack(and_further=True):
            further = " und alle weiteren Angriffe derselben Kreatur (deren Karte abgelegt wird)"
            both = scene.target.followed_by(further)
            return (Deed(CANCEL, replace(both, is_plural=True)),)
        case CancelAttack(to_hand=True):
            back = Clause("die Karte der Kreatur", "kehrt", "auf die Hand ihres Spielers zurück")
            return (Deed(CANCEL, scene.target), back)
        case CancelStrike(ineffectual=True):
            return (Deed(MAKE, scene.target, "wirkungslos"),)
        case CancelAttack() | CancelStrike():
            return (Deed(CANCEL, scene.target),)
        case ChangeAttack(failing=True, body_checks=modifier):
            others = "ebenso die aller anderen Angriffe derselben Kreatur"
            others = "" if happens.this_one_only else others
            failing = Clause(
                f"alle Schläge {scene.target.genitive}", "schlagen", "ohne Wurf fehl", proviso=others
            )
            checks = Clause("Körperwürfe gegen sie", "werden", f"dabei um {signed(modifier)} modifiziert")
            return (failing, checks) if modifier else (failing,)
        case ChangeAttack(fixed=True):
            return (Clause(scene.target.nominative, "kann", "nicht aufgehoben werden"),)
        case ChangeAttack(attacker_assigns=True):
            all_of_them = f"alle Schläge {scene.target.genitive} zu"
            return (Clause("du", "weist", all_of_them), *wounding(happens.wound_checks))
        case ChangeAttack(most_strikes=most, prowess=prowess, body=body) if most:
            strikes_of = unchanging(f"die Anzahl der Schläge {scene.target.genitive}")
            fewer = Deed(REDUCE, strikes_of, how=f"auf {most}")
            changes = attack_changes(0, prowess, body)
            return (fewer, Clause("er", "erhält", changes)) if changes else (fewer,)
        case ChangeAttack(loses_choice=True):
            usual = "stattdessen wie üblich zugewiesen"
            return (Clause(f"die Schläge {scene.target.genitive}", "werden", usual),)
        case ChangeAttack(halving=True):
            return (Deed(HALVE, unchanging(f"die Anzahl der Schläge {scene.target.genitive} (aufgerundet)")),)
        case ChangeAttack(first_excess=first) if first:
            excess = f"der erste überzählige Schlag {scene.target.genitive} gegen jeden Charakter"
            return (Clause(excess, "verändert", f"dessen Kampfkraft um {signed(first)} statt um −1"),)
        case ChangeAttack(strikes, prowess, body, least):
            fewest = f" (mindestens aber {counted(least, STRIKE, Case.ACCUSATIVE)})" if least else ""
            twice = happens.doubled_if
            doubled = f" (doppelt so viel, wenn {condition(twice, scene)})" if twice is not None else ""
            changes = f"{attack_changes(strikes, prowess, body)}{doubled}{fewest}"
            return (
                Deed(GIVE, unchanging(f"{scene.target.dative} {changes}")),
                *wounding(happens.wound_checks),
                *_assigning(happens),
            )
        case ChangeDefender(prowess, body, several=True):
            how = f"beliebig vielen Schlägen {scene.target.genitive} stellen"
            given = "wenn ihm sein Spieler einen davon zuweist"
            bold = Clause(scene.user.nominative, "darf sich", how, proviso=given)
            weaker = attack_changes(0, prowess, body)
            more = Clause("er", "erhält", weaker, front="für jeden weiteren Schlag")
            return (bold, more) if weaker else (bold,)
        case ChangeDefender(volunteers=True, body_of_foe=body):
            whatever = "was immer der Angriff sagt und auch wenn er getappt oder verwundet ist"
            struck = f"ein Schlag {scene.target.genitive} zugewiesen werden, {whatever}"
            allowed = Clause(scene.bearer.dative, "darf", struck)
            less = f"um {signed(body)} modifiziert"
            failed = Clause("der Körper des Angriffs", "wird", less, front="scheitert dieser Schlag,")
            return (allowed, failed) if body else (allowed,)
        case ChangeDefender(user_spared=True):
            none = f"kein Schlag {scene.target.genitive} zugewiesen werden"
            return (Clause(scene.user.dative, "kann", none),)
        case ChangeDefender(spared=True):
            spared = Clause(
                pronoun(scene.target).dative, "kann", "kein Schlag des Angriffs zugewiesen werden"
            )
            return (Deed(CHOOSE, scene.target), spared)
        case ChangeDefender(body_lost_per=per) if per:
            weaker = "bis zum Ende des Zuges um 1 für je volle"
            lost = f"{weaker} {per}, um die der Schlag die Summe des Verteidigers übertrifft"
            front = f"wird der Verteidiger durch {scene.target.accusative} verwundet,"
            return (Clause("sein Körper", "sinkt", lost, front=front),)
        case ChangeDefender(prowess_of_foe=prowess, body_of_foe=body, user_at_risk=risk) if prowess:
            changed = Clause(scene.target.nominative, "erhält", attack_changes(0, prowess, body))
            risked = Clause(scene.user.nominative, "macht", "ebenfalls einen Körperwurf", front="gelingt er,")
            return (changed, risked) if risk else (changed,)
        case ChangeDefender(prowess, body, each=who, whole_combat=True) if who is not None:
            word = kind(who)
            each_one = f"{JEDER[word.gender]} {word.after_der.nominative} {scene.company.genitive}"
            front = f"im Kampf {scene.target.genitive}"
            return (Clause(each_one, "hat", f"von nun an {attack_changes(0, prowess, body)}", front=front),)
        case ChangeDefender():
            return _defender(happens, scene.target)
        case FaceAttack(each_character=True, prowess=prowess, wound_checks=checks):
            strike = f"einem Schlag mit Kampfkraft {prowess} stellen"
            no_attack = Clause("er", "ist", "kein Angriff und kann nicht aufgehoben werden")
            rolls = f"um {signed(checks)} modifiziert"
            worse = Clause("Körperwürfe der dabei Verwundeten", "werden", rolls)
            facing = Clause(each_of(scene.company), "muss sich", strike)
            return (facing, no_attack, worse) if checks else (facing, no_attack)
        case FaceAttack(Race() as race):
            return _faces(happens, race, scene)
        case FaceAttack(again=True, prowess=prowess):
            stronger = f" mit {signed(prowess)} Kampfkraft" if prowess else ""
            repeated = f"erneut allen automatischen Angriffen des Ortes{stronger} stellen"
            return (Clause(scene.company.nominative, "muss sich", repeated),)
        case FaceAttack():
            copies = "sofort Angriffen stellen, die allen automatischen Angriffen an ihrem neuen Ort gleichen"
            facing = Clause(scene.company.nominative, "muss sich", copies)
            return (facing, Clause("diese Angriffe", "gelten", "nicht als automatische Angriffe"))
        case AllyAttacks(detaining):
            hero = CHARACTERS[detaining] if detaining else None
            detained = f" (gegen {a(hero, Case.ACCUSATIVE)} ein Verhör)" if hero else ""
            whom = f"den Charakter, der ihn kontrolliert{detained}, mit einem Schlag an"
            return (
                Clause(scene.target.nominative, "greift", whom),
                Clause("dessen Kampfkraft", "ist", "seine normale Kampfkraft plus ein Wurf"),
                Clause("er", "wird", "abgeworfen, wenn sein Angriff nicht besiegt wird"),
            )
        case JoinAttackedCompany():
            return _join(scene.card)
        case BodyCheck(modifier):
            modified = f"um {signed(modifier)} modifizierten " if modifier else ""
            return (
                Clause(each_of(scene.company), "macht", f"einen {modified}Körperwurf"),
                Clause("wer dabei scheitert,", "tappt", "nur"),
                Clause("Orks und Trolle", "werden", "abgeworfen, wenn es ihre eigene Karte sagt"),
            )
        case HuntCreatures(source, creatures):
            return hunt(source, creatures)
        case _:
            assert_never(happens)


def _defender(change: ChangeDefender, attack: Nominal) -> Said:
    """Who faces the strike, or each such one who faces the attack, and what that is like for him."""
    numbers = attack_changes(0, change.prowess, change.body)
    if change.each:
        word = kind(change.each)
        each = f"{JEDER[word.gender]} {word.after_der.nominative}, {DER[word.gender].nominative} sich"
        return (Clause(f"{each} {attack.dative} stellt,", "erhält", f"dagegen {numbers}"),)
    facing = f"der Verteidiger {attack.genitive}"
    if not change.without_tapping:
        twice = " und würfelt zweimal; der bessere Wurf gilt" if change.rolls_twice else ""
        return (Clause(facing, "erhält", f"gegen diesen Schlag {numbers}{twice}"),)
    gains = f" und erhält {numbers}" if numbers else ""
    return (Clause(facing, "tappt", f"für diesen Schlag nicht{gains}"),)


def _faces(attack: FaceAttack, race: Race, scene: Scene) -> Said:
    """Who faces which attack, and what is special about it."""
    numbers = strength(attack.strikes, attack.prowess, attack.body)
    special = [clause for ability in attack.abilities for clause in fighting(ability, scene)]
    if attack.bearer_only:
        alone = f"allein einem Angriff {a(RACES[race], Case.GENITIVE)} stellen ({numbers})"
        return (Clause(scene.bearer.nominative, "muss sich", alone), *special)
    facing = f"einem Angriff{by_races([race])} stellen ({numbers})"
    return (Clause(scene.company.nominative, "muss sich", facing), *special)


def _join(wizard: Nominal) -> Said:
    joining = "sofort der angegriffenen Gemeinschaft anschließen"
    return (
        Clause(wizard.nominative, "darf sich", joining),
        Clause(f"alle Verbündeten, die {wizard.nominative} kontrolliert,", "werden", "dabei abgeworfen"),
        Clause(wizard.nominative, "muss sich", "einem Schlag dieser Kreatur stellen"),
        Clause(
            wizard.nominative,
            "tappt",
            "und macht einen Versuchungswurf",
            front="nach dem letzten Angriff der Kreatur",
        ),
    )


def of_combat(holds: OfCombat, scene: Scene) -> Clause:
    """What holds in attacks and strikes, as a clause."""
    match holds:
        case BodyOfFoes(against, by, _, who, if_tapping, prowess) if prowess:
            foes = f" von {any_of([RACES[race].plural.dative for race in against])}" if against else ""
            more = "außerdem " if who else ""
            has = f"gegen {scene.bearer.accusative} {more}{attack_changes(0, prowess, by)}"
            provisos = [
                *([condition(BearerIs(who), scene)] if who else []),
                *(["er tappt, um sich ihm zu stellen"] if if_tapping else []),
            ]
            proviso = f"wenn {all_of(provisos)}" if provisos else ""
            return Clause(f"jeder Schlag{foes}", "hat", has, proviso=proviso)
        case BodyOfFoes(checks=checks) if checks:
            failed = f"Körperwürfe nach Schlägen, die gegen {scene.bearer.accusative} misslingen, oder"
            own = "im Kampf zwischen Gemeinschaften nach seinen eigenen erfolgreichen Schlägen"
            return Clause(f"{failed} {own}", "werden", f"um {signed(checks)} modifiziert")
        case BodyOfFoes(against, by, own_strikes=True):
            foes = all_of([RACES[race].plural.dative for race in against])
            struck = f"der Körper von {foes}, gegen die {scene.bearer.nominative} einen Schlag führt,"
            return Clause(struck, "wird", f"um {signed(by)} modifiziert")
        case BodyOfFoes(against, by, halved, who, if_tapping):
            foes = f"von {all_of([RACES[race].plural.dative for race in against])}" if against else ""
            changed = "halbiert (aufgerundet)" if halved else f"um {signed(by)} modifiziert"
            bearer = f"{user(who).first.accusative} als Träger" if who else scene.bearer.accusative
            tapping = "wenn er tappt, um sich ihm zu stellen" if if_tapping else ""
            struck = f"der Körper {foes or 'jedes Schlages'}"
            return Clause(struck, "wird", f"gegen {bearer} {changed}", proviso=tapping)
        case MayChangeAttacks(sorts, change):
            begins = f"wenn ein Angriff{by_races(sorts)} gegen deinen Gegner beginnt,"
            more = attack_changes(change.strikes, change.prowess, change.body)
            held = " und ihn zu einem Verhör machen" if change.detaining else ""
            return Clause("du", "darfst", f"ihm {more} geben{held}", front=begins)
        case SparesBearer(above):
            struck = f"ein erfolgreicher Schlag gegen {scene.bearer.accusative}"
            lost = f"bei mehr als {above} wird {scene.card.nominative} abgeworfen"
            return Clause(struck, "verwundet", f"ihn nicht; stattdessen wird gewürfelt, und {lost}")
        case StayingUntapped(prowess) if prowess < -3:
            return Clause("wer dagegen nicht tappt,", "hat", f"{signed(prowess)} Kampfkraft")
        case StayingUntapped(prowess):
            unless = f"wenn sich {scene.bearer.nominative} einem Schlag stellt, ohne zu tappen,"
            return Clause("seine Kampfkraft", "sinkt", f"nur um {abs(prowess)}", front=unless)
        case _:
            assert_never(holds)
