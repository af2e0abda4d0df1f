"""What sets off something that happens by itself, as the beginning of a sentence in German."""

from typing import assert_never

from wizardhaven.text.german.counting import any_of
from wizardhaven.text.german.grammar import Case, a
from wizardhaven.text.german.keywords import KEYWORDS, a_card
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.nominals import his_company
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import user
from wizardhaven.text.german.terms import PHASES, REGION_TYPES
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.asked_for import names_in
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import choices
from wizardhaven.vocabulary.terms import Keyword, Phase, RegionType


def occasion_of(when: When, scene: Scene) -> str:
    """What sets it off, as the beginning of a sentence."""
    company = scene.company if scene.on_company else his_company(scene.bearer)
    match when.occasion:
        case Occasion.CARD_PLAYED:
            return _played(when, scene)
        case Occasion.PHASE_BEGINS:
            return f"zu Beginn {_phase(when)}"
        case Occasion.PHASE_ENDS:
            return f"am Ende {_phase(when)}"
        case Occasion.DECK_EXHAUSTED:
            return "wenn ein Spieldeck aufgebraucht ist,"
        case Occasion.ITEM_GAINED:
            return f"sooft jemand in {company.dative} einen Gegenstand erhält,"
        case Occasion.SITE_ENTERED:
            return "sooft eine Gemeinschaft den Ort betritt, noch vor den automatischen Angriffen,"
        case Occasion.CHECK_MADE:
            return "nachdem der Träger einen Versuchungswurf gemacht hat,"
        case Occasion.INFLUENCE_TRIED:
            return "immer wenn der Träger einen Einflusswurf gemacht hat,"
        case Occasion.INFLUENCE_SUCCEEDED:
            assert when.of is not None
            assert not isinstance(when.of, (Phase, AttackResult))
            return f"wenn {user(when.of).first.dative} ein Einflusswurf gelungen ist,"
        case Occasion.CARD_DISCARDED:
            return "sooft sein Spieler im eigenen Zug eine Karte aus der Hand abwirft,"
        case Occasion.TAPPED:
            return f"sooft {scene.card.nominative} getappt wird,"
        case Occasion.WOUNDED:
            if when.about is Subject.COMPANY:
                return f"sooft ein unverwundeter Charakter {company.genitive} verwundet wird,"
            return f"wird {scene.bearer.nominative} verwundet,"
        case Occasion.STRIKE_FAILED:
            return f"nachdem ein Schlag gegen {scene.bearer.accusative} fehlgeschlagen ist,"
        case Occasion.CONTROLLER_LEFT:
            return "wenn der Charakter, der die Karte kontrolliert, das Spiel verlässt,"
        case Occasion.CAME_THROUGH_BELOW:
            return "wenn eine Gemeinschaft von einem Ort in den Tiefen zu einem anderen gelangt ist,"
        case Occasion.COMPANY_SETS_OUT:
            return "soll sich eine Gemeinschaft bewegen, am Ende der Organisationsphase,"
        case Occasion.COMPANY_MOVES:
            assert isinstance(when.of, RegionType)
            region = a(REGION_TYPES[when.of], Case.ACCUSATIVE)
            return f"wenn sich eine Gemeinschaft durch {region} bewegt,"
        case (
            Occasion.COMPANY_ARRIVES
            | Occasion.COMPANY_ORGANIZES
            | Occasion.SITE_REVEALED
            | Occasion.CARD_STORED
            | Occasion.ATTACK_DEFEATED
            | Occasion.ABOUT_TO_STRIKE
            | Occasion.ATTACK_OVER
            | Occasion.BODY_MATCHED
        ):
            raise AssertionError(f"{when.occasion} has a sentence of its own")
        case _:
            assert_never(when.occasion)


def _played(when: When, scene: Scene) -> str:
    if when.about is Subject.THIS_CARD:
        return f"sobald {scene.card.nominative} gespielt wird,"
    if when.about is Subject.SITE:
        return "sooft an dem Ort ein Gegenstand ausgespielt wird,"
    if when.of is Mark.ANOTHER_FORM:
        return "wenn eine andere Manifestation davon gespielt wird,"
    if when.of is Mark.STAGE:
        return "immer wenn sein Spieler eine Entwicklungskarte spielt,"
    if isinstance(when.of, Keyword) and when.about is Subject.PLAYER:
        return f"wenn du eine andere {KEYWORDS[when.of].after_ein.nominative}-Karte spielst,"
    assert when.of is not None
    assert not isinstance(when.of, (Phase, AttackResult))
    if when.about is Subject.EVERYBODY:
        return f"wenn die Karte {any_of([quoted(name) for name in names_in(when.of)])} ins Spiel kommt,"
    words = [a_card(word) for word in choices(when.of) if isinstance(word, Keyword)]
    if words:
        return f"spielt {scene.company.nominative} {any_of(words)},"
    return "spielst du eine Unterstützung, die seinen Ort tappt oder nur dort spielbar ist,"


def _phase(when: When) -> str:
    """Whose phase it is, in the genitive: his who bears the card, its player's, his opponent's, of any."""
    assert isinstance(when.of, Phase)
    phase = PHASES[when.of].after_ein.dative
    if when.about is Subject.EVERYBODY:
        return "jedes Zuges" if when.of is Phase.END_OF_TURN else f"der {phase} einer Gemeinschaft"
    if when.about is Subject.OPPONENT:
        return f"der {phase} deines Gegners"
    return f"{'seiner' if when.about is Subject.BEARER else 'deiner'} {phase}"
