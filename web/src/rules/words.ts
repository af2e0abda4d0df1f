import type { Language } from "../protocol/types";

type RulesWords = {
    open: (id: string) => string;
    rulebook: string;
    search: string;
    placeholder: string;
    nothing: string;
    begin: string;
    back: string;
    close: string;
    reading: string;
    example: string;
    differs: string;
    seeAlso: string;
    missing: (id: string) => string;
    found: (count: number) => string;
    inEnglish: string;
};

export const words: Record<Language, RulesWords> = {
    en: {
        open: (id) => `Open rule ${id}`,
        rulebook: "Rulebook",
        search: "Search the rules",
        placeholder: "A word, or an id such as MOV-27",
        nothing: "No rule speaks of that.",
        begin: "Type a word: corruption, hazard limit, follower …",
        back: "Back",
        close: "Close the rulebook",
        reading: "Turning the pages …",
        example: "Example",
        differs: "What other texts say",
        seeAlso: "See also",
        missing: (id) => `${id} cannot be read just now.`,
        found: (count) => (count === 1 ? "One rule" : `${count} rules`),
        inEnglish: "",
    },
    de: {
        open: (id) => `Regel ${id} öffnen`,
        rulebook: "Regelbuch",
        search: "Regeln durchsuchen",
        placeholder: "Ein Wort oder eine Nummer wie MOV-27",
        nothing: "Davon spricht keine Regel.",
        begin: "Gib ein Wort ein: Versuchung, Gefahrenlimit, Gefolge …",
        back: "Zurück",
        close: "Regelbuch schließen",
        reading: "Wir blättern …",
        example: "Beispiel",
        differs: "Was andere Texte sagen",
        seeAlso: "Siehe auch",
        missing: (id) => `${id} lässt sich gerade nicht lesen.`,
        found: (count) => (count === 1 ? "Eine Regel" : `${count} Regeln`),
        inEnglish: "Diese Regel gibt es bisher nur auf Englisch.",
    },
    fr: {
        open: (id) => `Ouvrir la règle ${id}`,
        rulebook: "Livre de règles",
        search: "Chercher dans les règles",
        placeholder: "Un mot, ou un numéro comme MOV-27",
        nothing: "Aucune règle n’en parle.",
        begin: "Tapez un mot : corruption, limite de périls, suivant …",
        back: "Retour",
        close: "Fermer le livre de règles",
        reading: "On tourne les pages …",
        example: "Exemple",
        differs: "Ce que disent d’autres textes",
        seeAlso: "Voir aussi",
        missing: (id) => `${id} ne peut être lue pour l’instant.`,
        found: (count) => (count === 1 ? "Une règle" : `${count} règles`),
        inEnglish: "Cette règle n’existe pour l’instant qu’en anglais.",
    },
};
