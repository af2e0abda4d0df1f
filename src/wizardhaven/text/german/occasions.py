"""What sets off something that happens by itself, as the beginning of a sentence in German."""

from typing import assert_never

from wizardhaven.text.german.counting import any_of
from wizardhaven.text.german.grammar import Case, a
from wizardhaven.text.german.keywords import KEYWORDS, a_card
from wizardhaven.text.german.nominals import his_company
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.terms import PHASES, REGION_TYPES
from wizardhaven.vocabulary.abilities import Occurring
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.terms import Keyword, Phase, RegionType


def occasion_of(occasion: Occasion, of: Occurring, scene: Scene) -> str:
    """What sets it off, as the beginning of a sentence."""
    company = his_company(scene.bearer)
    phase = PHASES[of].after_ein.dative if isinstance(of, Phase) else ""
    whose = "deiner" if scene.on_nothing else "seiner"
    match occasion:
        case Occasion.PLAYED:
            return f"sobald {scene.card.nominative} gespielt wird,"
        case Occasion.BEGINNING_OF:
            return f"zu Beginn {whose} {phase}"
        case Occasion.BEGINNING_OF_COMPANYS:
            return f"zu Beginn der {phase} einer Gemeinschaft"
        case Occasion.END_OF:
            return f"am Ende {whose} {phase}"
        case Occasion.END_OF_OPPONENTS:
            return f"am Ende der {phase} deines Gegners"
        case Occasion.END_OF_EVERY_TURN:
            return "am Ende jedes Zuges"
        case Occasion.DECK_EXHAUSTED:
            return "wenn ein Spieldeck aufgebraucht ist,"
        case Occasion.COMPANY_PLAYS:
            assert isinstance(of, tuple)
            played = any_of([a_card(word) for word in of])
            return f"spielt {scene.company.nominative} {played},"
        case Occasion.BEARER_CHECKED:
            return "nachdem der Träger einen Versuchungswurf gemacht hat,"
        case Occasion.CARD_DISCARDED:
            return "sooft sein Spieler im eigenen Zug eine Karte aus der Hand abwirft,"
        case Occasion.COMPANY_GAINS_ITEM:
            return f"sooft jemand in {company.dative} einen Gegenstand erhält,"
        case Occasion.COMPANY_ENTERS:
            return "sooft eine Gemeinschaft den Ort betritt, noch vor den automatischen Angriffen,"
        case Occasion.ITEM_PLAYED_HERE:
            return "sooft an dem Ort ein Gegenstand ausgespielt wird,"
        case Occasion.BEARER_WOUNDED:
            return f"wird {scene.bearer.nominative} verwundet,"
        case Occasion.CARD_TAPPED:
            return f"sooft {scene.card.nominative} getappt wird,"
        case Occasion.SITE_NEEDED:
            return "spielst du eine Unterstützung, die seinen Ort tappt oder nur dort spielbar ist,"
        case Occasion.COMPANY_WOUNDED:
            return f"sooft ein unverwundeter Charakter {company.genitive} verwundet wird,"
        case Occasion.STRIKE_FAILED:
            return f"nachdem ein Schlag gegen {scene.bearer.accusative} fehlgeschlagen ist,"
        case Occasion.CONTROLLER_LEFT:
            return "wenn der Charakter, der die Karte kontrolliert, das Spiel verlässt,"
        case Occasion.LIKE_PLAYED:
            if of is None:
                return "wenn eine andere Manifestation davon gespielt wird,"
            word = KEYWORDS[of].after_ein.nominative if isinstance(of, Keyword) else ""
            return f"wenn du eine andere {word}-Karte spielst,"
        case Occasion.STAGE_CARD_PLAYED:
            return "immer wenn sein Spieler eine Entwicklungskarte spielt,"
        case Occasion.CAME_THROUGH_BELOW:
            return "wenn eine Gemeinschaft von einem Ort in den Tiefen zu einem anderen gelangt ist,"
        case Occasion.COMPANY_MOVES:
            region = a(REGION_TYPES[of], Case.ACCUSATIVE) if isinstance(of, RegionType) else ""
            return f"wenn sich eine Gemeinschaft durch {region} bewegt,"
        case _:
            assert_never(occasion)
