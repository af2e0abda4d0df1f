// The names of the keys and what they do.

import type { Language } from "../protocol/types";

type KeysWords = {
    title: string;
    close: string;
    off: string;
    sections: { name: string; keys: { keys: string[]; does: string }[] }[];
};

export const words: Record<Language, KeysWords> = {
    en: {
        title: "Keys",
        close: "Close",
        off: "Single letters can be switched off in the settings; numbers, Enter, Esc and Tab always work.",
        sections: [
            {
                name: "Answering",
                keys: [
                    { keys: ["1", "…", "9"], does: "choose that answer; once more: give it" },
                    { keys: ["Enter"], does: "the main button" },
                    {
                        keys: ["Shift", "Enter"],
                        does: "on a sheet: roll for all that waits; on-guard: place the last card",
                    },
                    { keys: ["Ctrl", "Enter"], does: "the main button, and you may add to what you play" },
                    { keys: ["Esc"], does: "one step back" },
                    { keys: ["P"], does: "pass" },
                    { keys: ["Shift", "P"], does: "pass, and none of these again this turn" },
                    { keys: ["E"], does: "done with this phase" },
                    { keys: ["G"], does: "place the chosen card on-guard" },
                    { keys: ["R"], does: "roll the dice" },
                    { keys: ["U"], does: "undo" },
                    { keys: ["A"], does: "pass until this is over, or be asked again" },
                    { keys: ["W"], does: "wait: be asked at the next window" },
                    { keys: ["N"], does: "on an answer or a card: not ask about it again" },
                ],
            },
            {
                name: "Going about the table",
                keys: [
                    { keys: ["Tab"], does: "to the next part of the table" },
                    { keys: ["←", "→", "↑", "↓"], does: "within a part" },
                    { keys: ["H"], does: "hand" },
                    { keys: ["C"], does: "companies" },
                    { keys: ["M"], does: "map" },
                    { keys: ["O"], does: "opponent" },
                    { keys: ["L"], does: "log" },
                    { keys: ["[", "]"], does: "previous, next company" },
                ],
            },
            {
                name: "Looking",
                keys: [
                    { keys: ["Z", "Space"], does: "hold: the card large" },
                    { keys: ["I"], does: "the sums of this moment" },
                    { keys: ["?"], does: "why not: all reasons" },
                    { keys: ["/"], does: "search rules and cards" },
                    { keys: ["K"], does: "these keys" },
                ],
            },
        ],
    },
    de: {
        title: "Tasten",
        close: "Schließen",
        off: "Einzelne Buchstaben lassen sich in den Einstellungen abschalten; Ziffern, Eingabe, Esc und Tab gelten immer.",
        sections: [
            {
                name: "Antworten",
                keys: [
                    { keys: ["1", "…", "9"], does: "diese Antwort wählen; noch einmal: geben" },
                    { keys: ["Eingabe"], does: "der Hauptknopf" },
                    {
                        keys: ["Umschalt", "Eingabe"],
                        does: "auf einem Blatt: für alle würfeln, die warten; auf der Hut: die letzte Karte legen",
                    },
                    {
                        keys: ["Strg", "Eingabe"],
                        does: "die Haupttaste, und du kannst dem Gespielten etwas hinzufügen",
                    },
                    { keys: ["Esc"], does: "einen Schritt zurück" },
                    { keys: ["P"], does: "passen" },
                    { keys: ["Umschalt", "P"], does: "passen, und nichts davon mehr in diesem Zug" },
                    { keys: ["E"], does: "diese Phase beenden" },
                    { keys: ["G"], does: "die gewählte Karte auf der Hut legen" },
                    { keys: ["R"], does: "würfeln" },
                    { keys: ["U"], does: "zurücknehmen" },
                    { keys: ["A"], does: "passen, bis dies vorbei ist, oder wieder gefragt werden" },
                    { keys: ["W"], does: "warten: beim nächsten Fenster gefragt werden" },
                    { keys: ["N"], does: "auf Antwort oder Karte: nicht mehr danach fragen" },
                ],
            },
            {
                name: "Am Tisch unterwegs",
                keys: [
                    { keys: ["Tab"], does: "zum nächsten Teil des Tisches" },
                    { keys: ["←", "→", "↑", "↓"], does: "innerhalb eines Teils" },
                    { keys: ["H"], does: "Hand" },
                    { keys: ["C"], does: "Gemeinschaften" },
                    { keys: ["M"], does: "Karte" },
                    { keys: ["O"], does: "Gegner" },
                    { keys: ["L"], does: "Verlauf" },
                    { keys: ["[", "]"], does: "vorige, nächste Gemeinschaft" },
                ],
            },
            {
                name: "Ansehen",
                keys: [
                    { keys: ["Z", "Leertaste"], does: "halten: die Karte groß" },
                    { keys: ["I"], does: "die Rechnungen dieses Augenblicks" },
                    { keys: ["?"], does: "warum nicht: alle Gründe" },
                    { keys: ["/"], does: "Regeln und Karten suchen" },
                    { keys: ["K"], does: "diese Tasten" },
                ],
            },
        ],
    },
    fr: {
        title: "Touches",
        close: "Fermer",
        off: "Les lettres seules peuvent être désactivées dans les réglages ; chiffres, Entrée, Échap et Tab marchent toujours.",
        sections: [
            {
                name: "Répondre",
                keys: [
                    { keys: ["1", "…", "9"], does: "choisir cette réponse ; encore une fois : la donner" },
                    { keys: ["Entrée"], does: "le bouton principal" },
                    {
                        keys: ["Maj", "Entrée"],
                        does: "sur une feuille : lancer pour tout ce qui attend ; en garde : placer la dernière carte",
                    },
                    {
                        keys: ["Ctrl", "Entrée"],
                        does: "le bouton principal, et vous pouvez ajouter à ce que vous jouez",
                    },
                    { keys: ["Échap"], does: "un pas en arrière" },
                    { keys: ["P"], does: "passer" },
                    { keys: ["Maj", "P"], does: "passer, et plus rien de cela ce tour-ci" },
                    { keys: ["E"], does: "finir cette phase" },
                    { keys: ["G"], does: "placer la carte choisie en garde" },
                    { keys: ["R"], does: "lancer les dés" },
                    { keys: ["U"], does: "annuler" },
                    { keys: ["A"], does: "passer jusqu’à ce que ce soit fini, ou non" },
                    { keys: ["W"], does: "attendre : être interrogé à la prochaine fenêtre" },
                    { keys: ["N"], does: "sur une réponse ou une carte : ne plus demander" },
                ],
            },
            {
                name: "Aller sur la table",
                keys: [
                    { keys: ["Tab"], does: "vers la partie suivante de la table" },
                    { keys: ["←", "→", "↑", "↓"], does: "dans une partie" },
                    { keys: ["H"], does: "main" },
                    { keys: ["C"], does: "compagnies" },
                    { keys: ["M"], does: "carte" },
                    { keys: ["O"], does: "adversaire" },
                    { keys: ["L"], does: "journal" },
                    { keys: ["[", "]"], does: "compagnie précédente, suivante" },
                ],
            },
            {
                name: "Regarder",
                keys: [
                    { keys: ["Z", "Espace"], does: "maintenir : la carte en grand" },
                    { keys: ["I"], does: "les calculs du moment" },
                    { keys: ["?"], does: "pourquoi pas : toutes les raisons" },
                    { keys: ["/"], does: "chercher règles et cartes" },
                    { keys: ["K"], does: "ces touches" },
                ],
            },
        ],
    },
};
