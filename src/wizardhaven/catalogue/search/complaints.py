"""What can be wrong with a query, as a sentence in each language and the place where it is wrong."""

from collections.abc import Mapping
from enum import Enum
from typing import Final

from wizardhaven.errors import WizardhavenError
from wizardhaven.text.language import Language


class Trouble(Enum):
    """Everything that a query can be told about itself."""

    NO_FILTER = "no such filter"
    NO_VALUE = "no such value"
    NO_NUMBER = "no number where one belongs"
    NOT_COMPARED = "a filter that is no number is compared"
    SAYS_NOTHING = "a filter without a value"
    OPEN_QUOTE = "a quotation that does not end"
    OPEN_BRACKET = "a bracket that does not end"
    LONELY_BRACKET = "a bracket that did not begin"
    LONELY_OR = "“or” without something on both sides"
    NOTHING_DENIED = "a “not” without anything after it"
    TOO_LONG = "longer than anybody needs"
    TOO_DEEP = "brackets within brackets without end"


TABLES: Final[Mapping[Language, Mapping[Trouble, str]]] = {
    Language.EN: {
        Trouble.NO_FILTER: "“{}” is no filter.",
        Trouble.NO_VALUE: "“{}” is nothing that “{}:” could be.",
        Trouble.NO_NUMBER: "“{}” is no number; say “{}>=5” or “{}:5..8”.",
        Trouble.NOT_COMPARED: "“{}” cannot be larger or smaller; say “{}:…”.",
        Trouble.SAYS_NOTHING: "“{}” says nothing.",
        Trouble.OPEN_QUOTE: "This quotation does not end.",
        Trouble.OPEN_BRACKET: "This bracket does not end.",
        Trouble.LONELY_BRACKET: "This bracket did not begin.",
        Trouble.LONELY_OR: "“or” stands between two things; in a name it wants quotation marks.",
        Trouble.NOTHING_DENIED: "“{}” is followed by nothing that could be left out.",
        Trouble.TOO_LONG: "A query has at most {} characters.",
        Trouble.TOO_DEEP: "Brackets may lie at most {} deep.",
    },
    Language.DE: {
        Trouble.NO_FILTER: "„{}“ ist kein Filter.",
        Trouble.NO_VALUE: "„{}“ ist nichts, was „{}:“ sein könnte.",
        Trouble.NO_NUMBER: "„{}“ ist keine Zahl; schreib „{}>=5“ oder „{}:5..8“.",
        Trouble.NOT_COMPARED: "„{}“ kann nicht größer oder kleiner sein; schreib „{}:…“.",
        Trouble.SAYS_NOTHING: "„{}“ sagt nichts.",
        Trouble.OPEN_QUOTE: "Dieses Anführungszeichen wird nicht geschlossen.",
        Trouble.OPEN_BRACKET: "Diese Klammer wird nicht geschlossen.",
        Trouble.LONELY_BRACKET: "Diese Klammer wurde nicht geöffnet.",
        Trouble.LONELY_OR: "„or“ steht zwischen zwei Dingen; in einem Namen braucht es Anführungszeichen.",
        Trouble.NOTHING_DENIED: "Auf „{}“ folgt nichts, was wegbleiben könnte.",
        Trouble.TOO_LONG: "Eine Suche hat höchstens {} Zeichen.",
        Trouble.TOO_DEEP: "Klammern dürfen höchstens {} tief ineinander liegen.",
    },
    Language.FR: {
        Trouble.NO_FILTER: "« {} » n’est pas un filtre.",
        Trouble.NO_VALUE: "« {} » n’est rien que « {}: » puisse être.",
        Trouble.NO_NUMBER: "« {} » n’est pas un nombre ; écrivez « {}>=5 » ou « {}:5..8 ».",
        Trouble.NOT_COMPARED: "« {} » ne peut être ni plus grand ni plus petit ; écrivez « {}:… ».",
        Trouble.SAYS_NOTHING: "« {} » ne dit rien.",
        Trouble.OPEN_QUOTE: "Ces guillemets ne se ferment pas.",
        Trouble.OPEN_BRACKET: "Cette parenthèse ne se ferme pas.",
        Trouble.LONELY_BRACKET: "Cette parenthèse n’a pas été ouverte.",
        Trouble.LONELY_OR: "« or » se place entre deux choses ; dans un nom, il lui faut des guillemets.",
        Trouble.NOTHING_DENIED: "« {} » n’est suivi de rien que l’on puisse exclure.",
        Trouble.TOO_LONG: "Une recherche a au plus {} caractères.",
        Trouble.TOO_DEEP: "Les parenthèses s’emboîtent au plus {} fois.",
    },
}

PERHAPS: Final[Mapping[Language, tuple[str, str]]] = {
    Language.EN: (" Did you mean {}?", "“{}”"),
    Language.DE: (" Meintest du {}?", "„{}“"),
    Language.FR: (" Voulais-tu dire {} ?", "« {} »"),
}

OR: Final = {Language.EN: " or ", Language.DE: " oder ", Language.FR: " ou "}


class BadQuery(WizardhavenError):
    """A query that is not understood: why, and from which character on for how many."""

    def __init__(
        self, trouble: Trouble, place: int, length: int, *said: object, nearest: tuple[str, ...] = ()
    ) -> None:
        self.trouble = trouble
        self.place = place
        self.length = length
        self.said = said
        self.nearest = nearest
        super().__init__(f"{self.sentence(Language.EN)} (character {place + 1})")

    def sentence(self, language: Language) -> str:
        """What is wrong, with the nearest words that would be understood."""
        sentence = TABLES[language][self.trouble].format(*self.said)
        if not self.nearest:
            return sentence
        question, quoted = PERHAPS[language]
        return sentence + question.format(OR[language].join([quoted.format(word) for word in self.nearest]))
