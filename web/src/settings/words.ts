import type { Language, Until } from "../protocol/types";
import type { Settings } from "./settings.svelte";

type Named<K extends keyof Settings> = Record<Extract<Settings[K], string>, string>;

type SettingsWords = {
    title: string;
    language: string;
    theme: string;
    themes: Named<"theme">;
    motion: string;
    motions: Named<"motion">;
    /** The buttons that let the server pass on. */
    until: Record<Until, string>;
    stop: string;
    /** What is said as long as it does. */
    passingOn: Record<Until, string>;
    coach: string;
    coaches: Named<"coach">;
    keys: string;
    odds: string;
    quick: string;
    quickAbout: string;
    log: string;
    film: string;
    films: Named<"film">;
};

export const words: Record<Language, SettingsWords> = {
    en: {
        title: "Settings",
        language: "Language",
        theme: "Light",
        themes: { system: "As the system", candle: "Candle", morning: "Morning" },
        motion: "Motion",
        motions: { system: "As the system", on: "On", off: "Off" },
        until: {
            "end-of-chain": "Pass until this chain has resolved",
            "end-of-attack": "Pass until this attack is over",
            "end-of-phase": "Pass until the end of the phase",
            "end-of-turn": "Pass until the end of the turn",
        },
        stop: "Ask me again",
        passingOn: {
            "end-of-chain": "You pass until this chain has resolved.",
            "end-of-attack": "You pass until this attack is over.",
            "end-of-phase": "You pass until the end of the phase.",
            "end-of-turn": "You pass until the end of the turn.",
        },
        coach: "Helper",
        coaches: { coach: "Coach", hints: "Hints", quiet: "Quiet" },
        keys: "Single letters are commands",
        odds: "Show the chances",
        quick: "Quick play",
        quickAbout:
            "An answer that can be undone is given with one click, a card that you drag with one drag.",
        log: "Keep the log open",
        film: "What the other did",
        films: { normal: "Normal", slow: "Slow", off: "Off" },
    },
    de: {
        title: "Einstellungen",
        language: "Sprache",
        theme: "Licht",
        themes: { system: "Wie das System", candle: "Kerze", morning: "Morgen" },
        motion: "Bewegung",
        motions: { system: "Wie das System", on: "An", off: "Aus" },
        until: {
            "end-of-chain": "Passen, bis diese Kette abgehandelt ist",
            "end-of-attack": "Passen, bis dieser Angriff vorbei ist",
            "end-of-phase": "Bis zum Ende der Phase passen",
            "end-of-turn": "Bis zum Ende des Zuges passen",
        },
        stop: "Wieder fragen",
        passingOn: {
            "end-of-chain": "Du passt, bis diese Kette abgehandelt ist.",
            "end-of-attack": "Du passt, bis dieser Angriff vorbei ist.",
            "end-of-phase": "Du passt bis zum Ende der Phase.",
            "end-of-turn": "Du passt bis zum Ende des Zuges.",
        },
        coach: "Begleitung",
        coaches: { coach: "Lehrer", hints: "Hinweise", quiet: "Still" },
        keys: "Einzelne Buchstaben sind Befehle",
        odds: "Chancen zeigen",
        quick: "Schnelles Spiel",
        quickAbout:
            "Was sich zurücknehmen lässt, wird mit einem Klick gegeben, eine Karte durch bloßes Hinziehen.",
        log: "Den Verlauf offen halten",
        film: "Was der andere getan hat",
        films: { normal: "Normal", slow: "Langsam", off: "Aus" },
    },
    fr: {
        title: "Réglages",
        language: "Langue",
        theme: "Lumière",
        themes: { system: "Comme le système", candle: "Bougie", morning: "Matin" },
        motion: "Mouvement",
        motions: { system: "Comme le système", on: "Oui", off: "Non" },
        until: {
            "end-of-chain": "Passer jusqu’à la résolution de la chaîne",
            "end-of-attack": "Passer jusqu’à la fin de cette attaque",
            "end-of-phase": "Passer jusqu’à la fin de la phase",
            "end-of-turn": "Passer jusqu’à la fin du tour",
        },
        stop: "Me demander de nouveau",
        passingOn: {
            "end-of-chain": "Vous passez jusqu’à la résolution de la chaîne.",
            "end-of-attack": "Vous passez jusqu’à la fin de cette attaque.",
            "end-of-phase": "Vous passez jusqu’à la fin de la phase.",
            "end-of-turn": "Vous passez jusqu’à la fin du tour.",
        },
        coach: "Accompagnement",
        coaches: { coach: "Maître", hints: "Conseils", quiet: "Silence" },
        keys: "Les lettres seules sont des commandes",
        odds: "Montrer les chances",
        quick: "Jeu rapide",
        quickAbout:
            "Une réponse qui peut être annulée se donne d’un clic, une carte que vous faites glisser d’un seul geste.",
        log: "Garder le journal ouvert",
        film: "Ce que l’autre a fait",
        films: { normal: "Normal", slow: "Lent", off: "Non" },
    },
};
