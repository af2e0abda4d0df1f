"""The words of the closed lists as a card's face shows them, in each language."""

from collections.abc import Sequence
from typing import Final, assert_never

from wizardhaven.text.english import places as english_places
from wizardhaven.text.english import terms as english
from wizardhaven.text.french import keywords as french_keywords
from wizardhaven.text.french import places as french_places
from wizardhaven.text.french import terms as french
from wizardhaven.text.french.grammar import Noun as FrenchNoun
from wizardhaven.text.german import keywords as german_keywords
from wizardhaven.text.german import places as german_places
from wizardhaven.text.german import terms as german
from wizardhaven.text.german.grammar import Noun as GermanNoun
from wizardhaven.text.havens import havens_for, speaking_for, speaking_of
from wizardhaven.text.language import Language
from wizardhaven.text.names import translated
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.places import names_of
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Alignment, Keyword, Race, RegionType, SiteType, Skill

_WIZARDHAVEN: Final = {
    Language.EN: "Wizardhaven",
    Language.DE: "Zauberer-Zufluchtsort",
    Language.FR: "Havre de Sorcier",
}
_UNDER_DEEPS: Final = {Language.EN: "Under-deeps", Language.DE: "Tiefen", Language.FR: "Abîmes"}


def _one(english: str, german: GermanNoun, french: FrenchNoun, language: Language) -> str:
    """A single one of something, without its article."""
    match language:
        case Language.EN:
            return english
        case Language.DE:
            return german.after_ein.nominative
        case Language.FR:
            return french.singular.removeprefix("site de ").replace("'", "’")
        case _:
            assert_never(language)


def race_name(race: Race, language: Language) -> str:
    """One of a people."""
    return _one(race.value, german.RACES[race], french.RACES[race], language)


def race_names(race: Race, language: Language) -> str:
    """All of a people."""
    match language:
        case Language.EN:
            return english.races(race)
        case Language.DE:
            return german.RACES[race].plural.nominative
        case Language.FR:
            return french.RACES[race].plural
        case _:
            assert_never(language)


def skill_name(skill: Skill, language: Language) -> str:
    """A skill, as who has it is called."""
    return _one(skill.value, german.SKILLS[skill], french.SKILLS[skill], language)


def keyword_name(keyword: Keyword, language: Language) -> str:
    """A word that other cards look for."""
    return _one(keyword.value, german_keywords.KEYWORDS[keyword], french_keywords.KEYWORDS[keyword], language)


def region_type_name(region_type: RegionType, language: Language) -> str:
    """A sort of land."""
    return _one(
        region_type.value, german.REGION_TYPES[region_type], french.REGION_TYPES[region_type], language
    )


def site_type_name(site_type: SiteType, language: Language) -> str:
    """A sort of site, as the card that is being said calls it."""
    return _one(
        english.sort_of_site(site_type),
        german.sort_of_site(site_type),
        french.sort_of_site(site_type),
        language,
    )


def site_sort(site: Site, language: Language) -> str:
    """What sort of place a site is to its player; the Havens of the dark have a name of their own."""
    if site.site_type is SiteType.HAVEN and site.alignment is Alignment.FALLEN_WIZARD:
        return _WIZARDHAVEN[language]
    with speaking_for(site):
        return site_type_name(site.site_type, language)


def haven_name(alignment: Alignment, language: Language) -> str:
    """How players call their havens whose own sites are of that alignment."""
    if alignment is Alignment.FALLEN_WIZARD:
        return _WIZARDHAVEN[language]
    with speaking_of(havens_for(alignment)):
        return site_type_name(SiteType.HAVEN, language)


def site_letter(site: Site) -> str:
    """The letter of a site's sign: its type's, or one of its own for a Haven that is not the heroes'."""
    if site.site_type is SiteType.HAVEN and site.alignment is not Alignment.HERO:
        return "Z" if site.alignment is Alignment.FALLEN_WIZARD else "X"
    return site.site_type.value[0]


def region_name(region: str | None, language: Language) -> str:
    """Where a site lies."""
    return _UNDER_DEEPS[language] if region is None else translated(region, language)


def at_place(where: Such, language: Language) -> str:
    """Where something is played: "at Pelargir", "an einem Schattenhort"."""
    match language:
        case Language.EN:
            return f"at {english_places.place(where)}"
        case Language.DE:
            return german_places.at_place(where)
        case Language.FR:
            return french_places.at_place(where).replace("'", "’")
        case _:
            assert_never(language)


def place_name(where: Such, language: Language) -> str | None:
    """The bare name of a site, if it is one site."""
    names = names_of(where)
    return translated(names[0], language) if len(names) == 1 else None


def home_names(wheres: Sequence[Such], language: Language) -> tuple[str, ...]:
    """The home sites of a character, one by one."""
    match language:
        case Language.EN:
            return tuple([english_places.homes((where,)).replace("'", "’") for where in wheres])
        case Language.DE:
            return tuple([german_places.home(where) for where in wheres])
        case Language.FR:
            return tuple([french_places.home(where).replace("'", "’") for where in wheres])
        case _:
            assert_never(language)
