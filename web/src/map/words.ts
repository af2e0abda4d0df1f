// What the map says, in three languages.

import type { Language } from "../protocol/types";

type MapWords = {
    title: string;
    keys: string;
    zoomIn: string;
    zoomOut: string;
    frame: string;
    whole: string;
    below: string;
    above: string;
    /** On the button that goes to the other sheet, if places within reach lie there. */
    reachThere: (count: number) => string;
    companiesThere: (count: number) => string;
    withinReach: string;
    choosable: string;
    chosen: string;
    protectedHaven: string;
    list: string;
    deeps: string;
    ways: string;
    way: (regions: string) => string;
    here: (companies: string) => string;
    own: (name: string, size: string) => string;
    theirs: (name: string, size: string) => string;
    /** As who only watches reads it. */
    of: (name: string, size: string, player: string) => string;
    /** The note beside one's own company whose destination lies face-down. */
    noted: (place: string) => string;
    heading: (place: string) => string;
    /** Beside the other player's company whose destination lies face-down. */
    unknown: string;
    /** Beside the hidden card in the legend. */
    onlyYou: string;
    figures: string;
    at: (place: string) => string;
    agentOwn: (name: string) => string;
    agentTheirs: (name: string) => string;
    agentOf: (name: string, player: string) => string;
    agentHidden: string;
    agentIn: (places: string) => string;
    agentWay: (places: string) => string;
    status: Record<"tapped" | "wounded", string>;
    heldOwn: (names: string) => string;
    heldTheirs: (names: string) => string;
    heldOf: (names: string, player: string) => string;
    /** A place to which a tunnel leads, and what has to be rolled. */
    tunnel: (place: string, rolls: string) => string;
    next: (regions: string) => string;
    sentence: (companies: string, reach: number) => string;
    rolls: string;
    rollsBoth: string;
};

export const words: Record<Language, MapWords> = {
    en: {
        title: "Map of Middle-earth",
        keys: "Arrow keys go from place to place, letters find a place, Enter chooses it; plus, minus and zero zoom, T shows the Under-deeps.",
        zoomIn: "Zoom in",
        zoomOut: "Zoom out",
        frame: "Frame what matters now",
        whole: "Show the whole map",
        below: "Show the Under-deeps",
        above: "Show the surface",
        reachThere: (count) =>
            count === 1 ? "one place within reach there" : `${count} places within reach there`,
        companiesThere: (count) => (count === 1 ? "one company there" : `${count} companies there`),
        withinReach: "within reach",
        choosable: "can be chosen",
        chosen: "chosen",
        protectedHaven: "protected Wizardhaven",
        list: "Regions and their places",
        deeps: "Under-deeps",
        ways: "Ways",
        way: (regions) => `Through ${regions}`,
        here: (companies) => `here: ${companies}`,
        own: (name, size) => `${name}, yours, size ${size}`,
        theirs: (name, size) => `${name}, the other player’s, size ${size}`,
        of: (name, size, player) => `${name}, ${player}’s, size ${size}`,
        noted: (place) => `to ${place}, face-down`,
        heading: (place) => `on the way to ${place}`,
        unknown: "on the way, nobody knows where",
        onlyYou: "your agent, only you see this",
        figures: "Agents and prisoners",
        at: (place) => `at ${place}`,
        agentOwn: (name) => `your agent ${name}`,
        agentTheirs: (name) => `the other player’s agent ${name}`,
        agentOf: (name, player) => `${player}’s agent ${name}`,
        agentHidden: "face-down, only you know",
        agentIn: (places) => `in one of these: ${places}`,
        agentWay: (places) => `on this way: ${places}`,
        status: { tapped: "tapped", wounded: "wounded" },
        heldOwn: (names) => `your people held prisoner: ${names}`,
        heldTheirs: (names) => `the other player’s people held prisoner: ${names}`,
        heldOf: (names, player) => `${player}’s people held prisoner: ${names}`,
        tunnel: (place, rolls) => `${place} (roll ${rolls})`,
        next: (regions) => `next to ${regions}`,
        sentence: (companies, reach) =>
            `Map of Middle-earth. ${companies === "" ? "No company is on it." : `${companies}.`} ${
                reach === 0
                    ? ""
                    : reach === 1
                      ? "One place is within reach."
                      : `${reach} places are within reach.`
            }`.trim(),
        rolls: "Numbers: what a company must roll to go that way.",
        rollsBoth: "Numbers: what a company must roll to go that way, yours · the other player’s.",
    },
    de: {
        title: "Karte von Mittelerde",
        keys: "Pfeiltasten gehen von Ort zu Ort, Buchstaben finden einen Ort, die Eingabetaste wählt ihn; Plus, Minus und Null ändern den Ausschnitt, T zeigt die Tiefen.",
        zoomIn: "Vergrößern",
        zoomOut: "Verkleinern",
        frame: "Zeigen, worum es geht",
        whole: "Die ganze Karte zeigen",
        below: "Die Tiefen zeigen",
        above: "Die Oberfläche zeigen",
        reachThere: (count) =>
            count === 1 ? "ein Ort dort ist erreichbar" : `${count} Orte dort sind erreichbar`,
        companiesThere: (count) =>
            count === 1 ? "eine Gemeinschaft ist dort" : `${count} Gemeinschaften sind dort`,
        withinReach: "erreichbar",
        choosable: "wählbar",
        chosen: "gewählt",
        protectedHaven: "geschützter Zauberer-Zufluchtsort",
        list: "Regionen und ihre Orte",
        deeps: "Die Tiefen",
        ways: "Wege",
        way: (regions) => `Durch ${regions}`,
        here: (companies) => `hier: ${companies}`,
        own: (name, size) => `${name}, deine, Größe ${size}`,
        theirs: (name, size) => `${name}, vom anderen Spieler, Größe ${size}`,
        of: (name, size, player) => `${name}, von ${player}, Größe ${size}`,
        noted: (place) => `nach ${place}, verdeckt`,
        heading: (place) => `auf dem Weg nach ${place}`,
        unknown: "unterwegs, niemand weiß wohin",
        onlyYou: "dein Agent, nur du siehst das",
        figures: "Agenten und Gefangene",
        at: (place) => `Ort: ${place}`,
        agentOwn: (name) => `dein Agent ${name}`,
        agentTheirs: (name) => `Agent des anderen Spielers: ${name}`,
        agentOf: (name, player) => `Agent von ${player}: ${name}`,
        agentHidden: "verdeckt, nur du weißt es",
        agentIn: (places) => `an einem dieser Orte: ${places}`,
        agentWay: (places) => `auf diesem Weg: ${places}`,
        status: { tapped: "getappt", wounded: "verwundet" },
        heldOwn: (names) => `deine Gefangenen in fremder Hand: ${names}`,
        heldTheirs: (names) => `Gefangene des anderen Spielers: ${names}`,
        heldOf: (names, player) => `Gefangene von ${player}: ${names}`,
        tunnel: (place, rolls) => `${place} (Wurf ${rolls})`,
        next: (regions) => `grenzt an ${regions}`,
        sentence: (companies, reach) =>
            `Karte von Mittelerde. ${companies === "" ? "Keine Gemeinschaft ist darauf." : `${companies}.`} ${
                reach === 0 ? "" : reach === 1 ? "Ein Ort ist erreichbar." : `${reach} Orte sind erreichbar.`
            }`.trim(),
        rolls: "Zahlen: was eine Gemeinschaft würfeln muss, um dort entlangzugehen.",
        rollsBoth: "Zahlen: was eine Gemeinschaft würfeln muss, um dort entlangzugehen, deine · die andere.",
    },
    fr: {
        title: "Carte de la Terre du Milieu",
        keys: "Les flèches vont de lieu en lieu, les lettres trouvent un lieu, Entrée le choisit ; plus, moins et zéro changent l’échelle, T montre les Abîmes.",
        zoomIn: "Agrandir",
        zoomOut: "Réduire",
        frame: "Cadrer ce qui compte",
        whole: "Montrer toute la carte",
        below: "Montrer les Abîmes",
        above: "Montrer la surface",
        reachThere: (count) => (count === 1 ? "un lieu y est à portée" : `${count} lieux y sont à portée`),
        companiesThere: (count) => (count === 1 ? "une compagnie y est" : `${count} compagnies y sont`),
        withinReach: "à portée",
        choosable: "peut être choisi",
        chosen: "choisi",
        protectedHaven: "Havre de Sorcier protégé",
        list: "Les régions et leurs lieux",
        deeps: "Les Abîmes",
        ways: "Trajets",
        way: (regions) => `Par ${regions}`,
        here: (companies) => `ici : ${companies}`,
        own: (name, size) => `${name}, à vous, taille ${size}`,
        theirs: (name, size) => `${name}, à l’autre joueur, taille ${size}`,
        of: (name, size, player) => `${name}, à ${player}, taille ${size}`,
        noted: (place) => `vers ${place}, caché`,
        heading: (place) => `en route vers ${place}`,
        unknown: "en route, nul ne sait vers où",
        onlyYou: "votre agent, vous seul le voyez",
        figures: "Agents et prisonniers",
        at: (place) => `lieu : ${place}`,
        agentOwn: (name) => `votre agent ${name}`,
        agentTheirs: (name) => `l’agent de l’autre joueur, ${name}`,
        agentOf: (name, player) => `agent (${player}) : ${name}`,
        agentHidden: "face cachée, vous seul le savez",
        agentIn: (places) => `dans l’un de ces lieux : ${places}`,
        agentWay: (places) => `par ce chemin : ${places}`,
        status: { tapped: "engagé", wounded: "blessé" },
        heldOwn: (names) => `les vôtres, prisonniers : ${names}`,
        heldTheirs: (names) => `prisonniers de l’autre joueur : ${names}`,
        heldOf: (names, player) => `prisonniers (${player}) : ${names}`,
        tunnel: (place, rolls) => `${place} (jet ${rolls})`,
        next: (regions) => `voisine de ${regions}`,
        sentence: (companies, reach) =>
            `Carte de la Terre du Milieu. ${companies === "" ? "Aucune compagnie n’y est." : `${companies}.`} ${
                reach === 0 ? "" : reach === 1 ? "Un lieu est à portée." : `${reach} lieux sont à portée.`
            }`.trim(),
        rolls: "Nombres : le jet qu’une compagnie doit atteindre pour prendre ce chemin.",
        rollsBoth:
            "Nombres : le jet qu’une compagnie doit atteindre pour prendre ce chemin, vous · l’autre joueur.",
    },
};
