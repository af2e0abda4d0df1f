"""What lists call their sections, in four languages: as a whole, or put together of known words."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

from wizardhaven.decks.section import Section

CALLED: Final[Mapping[Section | None, str]] = {
    Section.AGAINST_FALLEN_WIZARDS: "anti fw, antifw, anti fw sideboard, anti fallen wizard, "
    "anti fallen wizard sideboard, anti fallen, against fallen wizards, against fallen wizard, fw sideboard, "
    "vs fw, vs fallen wizard, vs fallen wizards, sideboard vs fw, sideboard vs fallen wizard, "
    "sideboard vs fallen wizards, sideboard against fallen wizards, gegen gefallene zauberer, "
    "contre les sorciers corrompus, sb vs fw, sb against fw, sb fw, fw sb, sideboard fw, "
    "sideboard against fw, "
    "vs fw sideboard, extra vs fw, extra cards vs fw, 10 vs fw, extra 10 vs fw, ten extra cards vs fw",
    Section.POOL: "reserve de depart, reserve initiale, reserva inicial, riserva iniziale",
    None: "deck, play deck, playdeck, main deck, maindeck, in deck, spieldeck, paquet, pioche, mazo, mazzo",
}
"""What is only a section's name as a whole; it is none of them where the whole play deck is meant."""
WHOLE: Final = {words: section for section, every in CALLED.items() for words in every.split(", ")}

NAMED: Final[Mapping[Section, str]] = {
    Section.SIDEBOARD: "sideboard sidedeck sb reservestapel reserve talon reserva riserva "
    "ersatzkarten ersatzdeck banquillo",
    Section.POOL: "pool starting draft startgruppe startkarten startcharaktere depart "
    "iniciales inicial iniziali initiaux",
    Section.SITES: "sites site sitecards sitedeck locationdeck locations location "
    "orte ort ortskarten ortsdeck ortsstapel "
    "lieux lieu lugares siti luoghi",
    Section.HAZARDS: "hazards hazard haz gefahren gefahr gefahrenkarten perils peril dangers "
    "adversidades avversita",
    Section.RESOURCES: "resources resource res ressources ressource ressourcen rohstoffe hilfsmittel "
    "unterstutzung unterstutzungen recursos risorse",
    Section.CHARACTERS: "characters character chars char avatars avatar wizards ringwraiths charaktere "
    "charakter personen figuren personnages personnage personajes personaggi",
}
"""Words that tell the section, the first here before others: `sideboard hazards` are a sideboard."""

SORTED_BY: Final = (
    "creatures creature critters monsters events event environments corruption agents agent items item rings "
    "allies ally factions faction havens others other strategy misc miscellaneous kreaturen ereignisse "
    "gegenstande verbundete fraktionen agenten evenements objets"
)
"""What cards within a section are sorted by: a heading of such words alone begins none."""
BESIDES: Final = (
    "hero minion balrog fallen wizard stage neutral dual cards card deck play short long permanent minor "
    "major greater special gold company group opening mazo mazzo karten cartes de la du groupe compagnie "
    "kurze lange dauerhafte mineurs majeurs"
)
"""Words that may stand beside both."""
SORTING: Final = frozenset(SORTED_BY.split())
LONG_NAMES: Final = tuple([word for words in NAMED.values() for word in words.split() if len(word) > 6])
NEAR_ENOUGH: Final = 0.85
KNOWN: Final = frozenset([*SORTING, *BESIDES.split(), *" ".join(NAMED.values()).split()])


def sections_meant(words: str) -> list[Section | None]:
    """The section that a heading means, None for the play deck; nothing if it is no heading."""
    if words in WHOLE:
        return [WHOLE[words]]
    every = set(words.replace("side board", "sideboard").replace("side deck", "sidedeck").split())
    told = [section for section, names in NAMED.items() if every & set(names.split())]
    return [*told[:1]] if every <= KNOWN else []


def section_word_near(word: str) -> str | None:
    """The section's name that a single word must be a misspelling of: `Sidebord`, `Hazzards`."""
    return next(iter(get_close_matches(word, LONG_NAMES, 1, NEAR_ENOUGH)), None)


def is_sort(words: str) -> bool:
    """Whether the words only say of which sort the next cards are."""
    every = set(words.split())
    return bool(every & SORTING) and every <= SORTING | set(BESIDES.split())
