// What the map says, in three languages.

import type { Language } from "../protocol/messages";

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
    /** The note beside one's own company whose destination lies face-down. */
    noted: (place: string) => string;
    heading: (place: string) => string;
    /** Beside the other player's company whose destination lies face-down. */
    unknown: string;
    agent: (places: string) => string;
    agentAt: (place: string) => string;
    next: (regions: string) => string;
    sentence: (companies: string, reach: number) => string;
    rolls: string;
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
        noted: (place) => `to ${place}, face-down`,
        heading: (place) => `on the way to ${place}`,
        unknown: "on the way, nobody knows where",
        agent: (places) => `your agent, face-down, in one of these: ${places}`,
        agentAt: (place) => `your agent, face-down, at ${place}`,
        next: (regions) => `next to ${regions}`,
        sentence: (companies, reach) =>
            `Map of Middle-earth. ${companies === "" ? "No company is on it." : `${companies}.`} ${
                reach === 0
                    ? ""
                    : reach === 1
                      ? "One place is within reach."
                      : `${reach} places are within reach.`
            }`.trim(),
        rolls: "Numbers: what a company must roll, hero · minion · Balrog. Dashed ways are the Balrog’s.",
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
        noted: (place) => `nach ${place}, verdeckt`,
        heading: (place) => `auf dem Weg nach ${place}`,
        unknown: "unterwegs, niemand weiß wohin",
        agent: (places) => `dein Agent, verdeckt, an einem dieser Orte: ${places}`,
        agentAt: (place) => `dein Agent, verdeckt, in ${place}`,
        next: (regions) => `grenzt an ${regions}`,
        sentence: (companies, reach) =>
            `Karte von Mittelerde. ${companies === "" ? "Keine Gemeinschaft ist darauf." : `${companies}.`} ${
                reach === 0 ? "" : reach === 1 ? "Ein Ort ist erreichbar." : `${reach} Orte sind erreichbar.`
            }`.trim(),
        rolls: "Zahlen: der nötige Wurf, Held · Scherge · Balrog. Gestrichelte Wege sind die des Balrogs.",
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
        noted: (place) => `vers ${place}, caché`,
        heading: (place) => `en route vers ${place}`,
        unknown: "en route, nul ne sait vers où",
        agent: (places) => `votre agent, caché, dans l’un de ces lieux : ${places}`,
        agentAt: (place) => `votre agent, caché, à ${place}`,
        next: (regions) => `voisine de ${regions}`,
        sentence: (companies, reach) =>
            `Carte de la Terre du Milieu. ${companies === "" ? "Aucune compagnie n’y est." : `${companies}.`} ${
                reach === 0 ? "" : reach === 1 ? "Un lieu est à portée." : `${reach} lieux sont à portée.`
            }`.trim(),
        rolls: "Nombres : le jet requis, héros · séide · Balrog. Les tirets sont les chemins du Balrog.",
    },
};
