"""Creatures that come from elsewhere than the hand, and cards that wait for an attack's end, in German."""

from typing import assert_never

from wizardhaven.text.german.attack_bonuses import attack_changes
from wizardhaven.text.german.clauses import DISCARD, Clause, Deed, Said, sentence, sentences
from wizardhaven.text.german.counting import any_of, number_word
from wizardhaven.text.german.grammar import Case, a, with_adjective
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.nominals import definite, indefinite
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import Introduced, by_sort
from wizardhaven.text.german.terms import CREATURE, EVENT, LENGTHS, RACES, REGION_TYPES
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
    if says(what.what, Mark.IN_PLAY):
        event = indefinite(with_adjective(LENGTHS[Length.PERMANENT], EVENT))
        there = event.followed_by(f"{by_sort(races)} im Spiel (deins oder das deines Gegners)")
        could = ["{pronoun} die Gemeinschaft jetzt als Kreatur angreifen könnte"]
        return Introduced(there.such(could), definite(CREATURE))
    if what.whose is Whose.OPPONENTS:
        seen = ["{pronoun} dein Gegner zuvor offen abgeworfen hat"]
        here = "{pronoun} weder im Spiel noch endgültig aus dem Spiel ist"
        return Introduced(indefinite(CREATURE).such([*seen, here]), definite(CREATURE))
    where = " aus deinem Abwurfstapel" if says(what.what, Mark.DISCARDED) else ""
    there = indefinite(CREATURE).followed_by(f"{by_sort(races)}{where}")
    return Introduced(there.such(["{pronoun} die Gemeinschaft jetzt angreifen könnte"]), definite(CREATURE))


def send(sent: SendCreature, scene: Scene) -> Said:
    """Which creature attacks, how it is changed, and what comes of it."""
    changed = attack_changes(0, sent.prowess, sent.body)
    free = Clause("sie", "zählt", "nicht gegen das Gefahrenlimit")
    company = scene.company.accusative
    if sent.on is Subject.TARGET:
        keyed = f"eine Kreatur aus deiner Hand, die an den Ort {scene.target.genitive} gebunden werden kann,"
        attacking = Clause(keyed, "greift", "ihn sofort an, als wäre er ein Charakter")
        return (attacking, Clause("für den Agenten", "erhält", "niemand Siegpunkte"))
    if sent.on is Subject.USER:
        user = scene.user
        searching = "unter seinen Karten heraus und mischt sein Spieldeck, falls er es durchsucht hat"
        words = KEYWORDS[sent.helpless].plural.accusative if sent.helpless is not None else ""
        helpless = Clause(
            user.nominative, "kann", f"gegen sie weder {words} benutzen noch Nutzen daraus ziehen"
        )
        return (
            Clause("dein Gegner", "sucht", f"{scene.target.accusative} {searching}"),
            Clause("sie", "greift", f"{user.accusative} sofort an, als wäre er allein eine Gemeinschaft"),
            *([helpless] if words else []),
        )
    if sent.from_top:
        races = any_of([a(RACES[race], Case.NOMINATIVE) for race in sent.unique_only_of])
        sea = a(REGION_TYPES[RegionType.COASTAL_SEA], Case.DATIVE)
        which = f"die nicht einzigartig oder {races} ist und an eine Region außer {sea} gebunden"
        return (
            Clause("du", "deckst", f"die obersten {number_word(sent.from_top)} Karten deines Spieldecks auf"),
            Clause("eine Kreatur davon", "muss", f"{company} sofort angreifen, {which} werden kann"),
            Clause("du", "bestimmst", "sie; woran sie sonst gebunden ist, ist gleich"),
            Clause("sie", "erhält", changed, front="wäre sie sonst nicht spielbar,"),
            free,
            Clause("die übrigen Karten", "werden", "gemischt und oben auf dein Spieldeck zurückgelegt"),
        )
    having = f" mit {changed}" if changed else ""
    attacking = Clause(scene.target.nominative, "greift", f"{company} sofort{having} an")
    choosing = [Clause("du", "bestimmst", "die verteidigenden Charaktere")] if sent.attacker_chooses else []
    card = scene.card.nominative
    points = f"aus dem Spiel entfernt, und {card} kommt auf den Siegpunktestapel deines Gegners"
    prize = [
        Clause("sie", "wird", points, front="wird sie besiegt,"),
        Clause(card, "wird", "abgeworfen", front="andernfalls"),
    ]
    return (attacking, free, *choosing, *(prize if sent.prize else []))


def of_foes(ability: OfFoes, scene: Scene) -> str:
    """One ability as a sentence or two."""
    gone = Deed(DISCARD, scene.card).passive().said()
    match ability:
        case StaysIf(aftermath):
            return sentence(f"{gone}, {_unless(aftermath)}")
        case KeepsCreature():
            kept = f"bleibt {scene.card.nominative} liegen, wird die Kreatur mit ihr beiseite gelegt"
            phase = f"jeder Bewegungs-/Gefahrenphase {scene.company.genitive}"
            again = (
                f"zu Beginn {phase} greift die Kreatur diese an, wenn sie auf sie ausgespielt werden könnte"
            )
            with_it = f"wird {scene.card.nominative} abgeworfen, wird auch die Kreatur abgeworfen"
            return sentences([kept, again, f"{gone}, wenn die Kreatur besiegt wird", with_it])
        case _:
            assert_never(ability)


def _unless(aftermath: Aftermath) -> str:
    match aftermath:
        case Aftermath.STRIKE_SUCCEEDED:
            return "wenn der Schlag nicht gelingt; bis dahin bewirkt sie nichts"
        case Aftermath.STRIKE_NOT_DEFEATED:
            return "wenn der Schlag besiegt wird"
        case Aftermath.CHARACTER_WOUNDED:
            first = (
                "der nächste durch ihn verwundete Charakter, der in diesem Zug noch keine Versuchung erhielt"
            )
            return f"wenn sie nach dem Angriff niemand trägt; {first}, trägt sie"
        case Aftermath.CHARACTER_ELIMINATED:
            return "wenn der Angriff keinen Charakter eliminiert"
        case _:
            assert_never(aftermath)
