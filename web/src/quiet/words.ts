// What is said about being asked less: stops, mutes, and waiting for the next window.

import type { Draws, Language, Muting, Rolls, Stop, WindowKind } from "../protocol/types";
import type { Preset } from "./stops";

type QuietWords = {
    title: string;
    about: string;
    presets: string;
    preset: Record<Preset, string>;
    windows: Record<WindowKind, string>;
    mine: string;
    theirs: string;
    stops: Record<Stop, string>;
    cell: (window: string, turn: string, stop: string) => string;
    /** The bell in the corner of a question. */
    here: (stop: string) => string;
    hereHelp: string;
    notch: string;
    draws: string;
    drawing: Record<Draws, string>;
    order: string;
    ordering: Record<"ask" | "listed", string>;
    rolls: string;
    rolling: Record<Rolls, string>;
    wait: string;
    waiting: string;
    mute: (name: string) => string;
    notAgain: (name: string) => string;
    /** Beside the tick that mutes a card by its name. */
    every: (name: string) => string;
    /** A card that is muted by its name. */
    all: (name: string) => string;
    until: Record<Muting, string>;
    back: string;
    muted: (count: number) => string;
    unmute: (name: string) => string;
    /** The mark in the log. */
    passed: (names: string[]) => string;
    offer: (name: string) => string;
    /** The button that passes on all that is asked about, for the rest of the turn. */
    hush: string;
    yes: string;
    no: string;
};

function begunSmall(words: string): string {
    return words.charAt(0).toLowerCase() + words.slice(1);
}

export const words: Record<Language, QuietWords> = {
    en: {
        title: "When am I asked",
        about: "What you change holds from the next untap phase on, so that nobody reads your hand from it. For a single window there is Wait (W).",
        presets: "Ask me as",
        preset: { everything: "Everything", newcomer: "Newcomer", veteran: "Veteran" },
        windows: {
            untap: "Untap; sideboard for hazards",
            organization: "Organization",
            "end of organization": "End of organization",
            "long-events": "Long-events",
            journey: "Journey",
            "on-guard": "Nothing but a card to place on-guard",
            attack: "Attack, before strikes are given",
            strike: "Within a strike or a check",
            between: "Between strikes, after the journey",
            answer: "Answer to a card",
            site: "At the site",
            reveals: "Cards on-guard and agents at a site",
            "end begins": "The end of the turn begins",
            "end of turn": "End of the turn",
        },
        mine: "My turn",
        theirs: "Theirs",
        stops: { always: "Always", able: "When I can", never: "Never" },
        cell: (window, turn, stop) => `${window}, ${turn}: ${stop}`,
        here: (stop) => `Here: ${begunSmall(stop)}`,
        hereHelp:
            "When you are asked at such a window; it changes with a click, from the next untap phase on.",
        notch: "you are asked here next",
        draws: "When a company moves",
        drawing: { ask: "Ask how many I draw", all: "Draw all I may" },
        order: "Which company comes next",
        ordering: { ask: "Ask me", listed: "As they are listed" },
        rolls: "Dice I throw myself",
        rolling: { all: "All", mine: "All but body checks", none: "None" },
        wait: "Ask me at the next window",
        waiting: "You are asked at the next window, whatever you hold.",
        mute: (name) => `Do not ask again about ${name}`,
        notAgain: (name) => `Do not ask about ${name}`,
        every: (name) => `every ${name}, not only this one`,
        all: (name) => `every ${name}`,
        until: {
            attack: "in this attack",
            turn: "this turn",
            untap: "until it untaps",
            game: "in this game",
        },
        back: "Never mind",
        muted: (count) => `${count} muted`,
        unmute: (name) => `Ask about ${name} again`,
        passed: (names) => `passed, ${names.join(", ")} ${names.length > 1 ? "are" : "is"} muted`,
        hush: "Pass, and none of these again this turn",
        offer: (name) => `${name} was offered three times. Not again this turn?`,
        yes: "Not this turn",
        no: "Keep asking",
    },
    de: {
        title: "Wann werde ich gefragt",
        about: "Was du änderst, gilt ab der nächsten Enttapp-Phase, damit niemand daraus deine Hand liest. Für ein einzelnes Fenster gibt es Warten (W).",
        presets: "Frage mich wie",
        preset: { everything: "Alles", newcomer: "Neuling", veteran: "Veteran" },
        windows: {
            untap: "Enttappen; Gefahren aus dem Reservestapel",
            organization: "Organisation",
            "end of organization": "Ende der Organisation",
            "long-events": "Lange Ereignisse",
            journey: "Reise",
            "on-guard": "Nichts als eine Karte auf der Hut",
            attack: "Angriff, ehe die Schläge verteilt sind",
            strike: "In einem Schlag oder einer Probe",
            between: "Zwischen Schlägen, nach der Reise",
            answer: "Antwort auf eine Karte",
            site: "Am Ort",
            reveals: "Karten auf der Hut und Agenten am Ort",
            "end begins": "Das Zugende beginnt",
            "end of turn": "Ende des Zuges",
        },
        mine: "Mein Zug",
        theirs: "Gegner",
        stops: { always: "Immer", able: "Wenn ich kann", never: "Nie" },
        cell: (window, turn, stop) => `${window}, ${turn}: ${stop}`,
        here: (stop) => `Hier: ${begunSmall(stop)}`,
        hereHelp:
            "Wann du in so einem Fenster gefragt wirst; ein Klick ändert es, ab der nächsten Enttapp-Phase.",
        notch: "hier wirst du als Nächstes gefragt",
        draws: "Wenn eine Gemeinschaft reist",
        drawing: { ask: "Fragen, wie viele ich ziehe", all: "So viele ziehen wie erlaubt" },
        order: "Welche Gemeinschaft als Nächste dran ist",
        ordering: { ask: "Frag mich", listed: "Der Reihe nach" },
        rolls: "Selbst würfeln",
        rolling: { all: "Alles", mine: "Alles außer Körperwürfen", none: "Nichts" },
        wait: "Mich beim nächsten Fenster fragen",
        waiting: "Beim nächsten Fenster wirst du gefragt, was du auch hältst.",
        mute: (name) => `Nicht mehr nach ${name} fragen`,
        notAgain: (name) => `Nicht nach ${name} fragen`,
        every: (name) => `jede Karte „${name}“, nicht nur diese`,
        all: (name) => `jede Karte „${name}“`,
        until: {
            attack: "bei diesem Angriff",
            turn: "in diesem Zug",
            untap: "bis zum Enttappen",
            game: "in diesem Spiel",
        },
        back: "Doch nicht",
        muted: (count) => `${count} stumm`,
        unmute: (name) => `Wieder nach ${name} fragen`,
        passed: (names) => `gepasst, ${names.join(", ")} ${names.length > 1 ? "sind" : "ist"} stumm`,
        hush: "Passen, und nichts davon mehr in diesem Zug",
        offer: (name) => `${name} wurde dreimal angeboten. In diesem Zug nicht mehr?`,
        yes: "Nicht in diesem Zug",
        no: "Weiter fragen",
    },
    fr: {
        title: "Quand me demander",
        about: "Ce que vous changez vaut dès la prochaine phase de redressement, pour que personne n’y lise votre main. Pour une seule fenêtre, il y a Attendre (W).",
        presets: "Me demander comme",
        preset: { everything: "Tout", newcomer: "Débutant", veteran: "Vétéran" },
        windows: {
            untap: "Redressement ; périls de la réserve",
            organization: "Organisation",
            "end of organization": "Fin de l’organisation",
            "long-events": "Événements longs",
            journey: "Voyage",
            "on-guard": "Rien qu’une carte à placer en garde",
            attack: "Attaque, avant de répartir les coups",
            strike: "Pendant un coup ou un test",
            between: "Entre les coups, après le voyage",
            answer: "Réponse à une carte",
            site: "Au site",
            reveals: "Cartes en garde et agents au site",
            "end begins": "La fin du tour commence",
            "end of turn": "Fin du tour",
        },
        mine: "Mon tour",
        theirs: "Adverse",
        stops: { always: "Toujours", able: "Si je peux", never: "Jamais" },
        cell: (window, turn, stop) => `${window}, ${turn} : ${stop}`,
        here: (stop) => `Ici : ${begunSmall(stop)}`,
        hereHelp:
            "Quand on vous demande à une telle fenêtre ; un clic le change, dès la prochaine phase de redressement.",
        notch: "on vous demande ici ensuite",
        draws: "Quand une compagnie se déplace",
        drawing: { ask: "Demander combien je tire", all: "Tirer tout ce que je peux" },
        order: "Quelle compagnie vient ensuite",
        ordering: { ask: "Me demander", listed: "Dans l’ordre de la liste" },
        rolls: "Dés que je lance moi-même",
        rolling: { all: "Tous", mine: "Tous sauf les jets de corps", none: "Aucun" },
        wait: "Me demander à la prochaine fenêtre",
        waiting: "On vous demande à la prochaine fenêtre, quoi que vous teniez.",
        mute: (name) => `Ne plus demander pour ${name}`,
        notAgain: (name) => `Ne pas demander pour ${name}`,
        every: (name) => `toutes les cartes « ${name} », pas seulement celle-ci`,
        all: (name) => `toutes les cartes « ${name} »`,
        until: {
            attack: "pendant cette attaque",
            turn: "ce tour-ci",
            untap: "jusqu’au redressement",
            game: "dans cette partie",
        },
        back: "Laisser",
        muted: (count) => (count > 1 ? `${count} muets` : `${count} muet`),
        unmute: (name) => `Demander de nouveau pour ${name}`,
        passed: (names) => `passé, ${names.join(", ")} ${names.length > 1 ? "sont muets" : "est muet"}`,
        hush: "Passer, et plus rien de cela ce tour-ci",
        offer: (name) => `${name} a été proposé trois fois. Plus ce tour-ci ?`,
        yes: "Plus ce tour-ci",
        no: "Continuer",
    },
};
