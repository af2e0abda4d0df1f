// What is said about companies besides what stands on their cards.

import type { Language } from "../protocol/messages";
import type { RegionType } from "../protocol/view";

export type CompaniesWords = {
    companies: string;
    yours: string;
    of: (name: string) => string;
    company: (name: string) => string;
    nobody: string;
    none: string;
    characters: (count: number) => string;
    tapped: string;
    atHand: string;
    /** One's own face-down destination. */
    toHidden: (site: string) => string;
    /** The other player's. */
    movesUnseen: string;
    from: string;
    to: string;
    path: (from: string, stops: string, to: string) => string;
    hazardLimit: string;
    used: (used: number, limit: number) => string;
    left: (left: number) => string;
    onGuard: (count: number) => string;
    onGuardKnown: (name: string) => string;
    onCompany: string;
    atSite: string;
    aside: (host: string) => string;
    agents: string;
    agentUnknown: string;
    agentOwn: (name: string) => string;
    agentAt: (site: string) => string;
    agentMoved: (count: number) => string;
    emptySites: string;
    unknownSite: string;
    lands: Record<RegionType, string>;
};

function french(name: string): string {
    return /^[aeiouyhâéèêëîïôöûüœ]/i.test(name) ? `d’${name}` : `de ${name}`;
}

export const words: Record<Language, CompaniesWords> = {
    en: {
        companies: "Companies",
        yours: "Yours",
        of: (name) => name,
        company: (name) => `${name}’s company`,
        nobody: "A company",
        none: "No companies in play",
        characters: (count) => (count === 1 ? "1 character" : `${count} characters`),
        tapped: "tapped",
        atHand: "at hand now",
        toHidden: (site) => `to ${site}, face-down; only you see this`,
        movesUnseen: "on the move; the site is face-down",
        from: "from",
        to: "to",
        path: (from, stops, to) => `Site path from ${from} to ${to}: ${stops}`,
        hazardLimit: "Hazard limit",
        used: (used, limit) => `${used} of ${limit} used`,
        left: (left) => `${left} left`,
        onGuard: (count) => (count === 1 ? "1 card on-guard" : `${count} cards on-guard`),
        onGuardKnown: (name) => `On-guard card; only you know: ${name}`,
        onCompany: "On this company",
        atSite: "At the site",
        aside: (host) => `Off to the side with ${host}`,
        agents: "Agents",
        agentUnknown: "An agent, whereabouts unknown",
        agentOwn: (name) => `${name}, face-down; only you see this`,
        agentAt: (site) => `at ${site}`,
        agentMoved: (count) => (count === 1 ? "moved once" : `moved ${count} times`),
        emptySites: "Sites without a company",
        unknownSite: "a face-down site",
        lands: {
            Wilderness: "Wilderness",
            "Border-land": "Border-land",
            "Free-domain": "Free-domain",
            "Shadow-land": "Shadow-land",
            "Dark-domain": "Dark-domain",
            "Coastal Sea": "Coastal Sea",
        },
    },
    de: {
        companies: "Gemeinschaften",
        yours: "Deine",
        of: (name) => name,
        company: (name) => `Gemeinschaft um ${name}`,
        nobody: "Eine Gemeinschaft",
        none: "Keine Gemeinschaften im Spiel",
        characters: (count) => (count === 1 ? "1 Charakter" : `${count} Charaktere`),
        tapped: "getappt",
        atHand: "jetzt an der Reihe",
        toHidden: (site) => `nach ${site}, verdeckt; nur du siehst das`,
        movesUnseen: "unterwegs; der Ort liegt verdeckt",
        from: "von",
        to: "nach",
        path: (from, stops, to) => `Weg von ${from} nach ${to}: ${stops}`,
        hazardLimit: "Gefahrenlimit",
        used: (used, limit) => `${used} von ${limit} verwendet`,
        left: (left) => `${left} übrig`,
        onGuard: (count) => (count === 1 ? "1 Karte auf der Hut" : `${count} Karten auf der Hut`),
        onGuardKnown: (name) => `Karte auf der Hut; nur du weißt: ${name}`,
        onCompany: "Auf dieser Gemeinschaft",
        atSite: "Am Ort",
        aside: (host) => `Zur Seite gelegt bei ${host}`,
        agents: "Agenten",
        agentUnknown: "Ein Agent, Aufenthalt unbekannt",
        agentOwn: (name) => `${name}, verdeckt; nur du siehst das`,
        agentAt: (site) => `in ${site}`,
        agentMoved: (count) => (count === 1 ? "einmal bewegt" : `${count}-mal bewegt`),
        emptySites: "Orte ohne Gemeinschaft",
        unknownSite: "ein verdeckter Ort",
        lands: {
            Wilderness: "Wildnis",
            "Border-land": "Grenzland",
            "Free-domain": "Freies Reich",
            "Shadow-land": "Schattenland",
            "Dark-domain": "Dunkles Reich",
            "Coastal Sea": "Küstenmeer",
        },
    },
    fr: {
        companies: "Compagnies",
        yours: "Les vôtres",
        of: (name) => name,
        company: (name) => `Compagnie ${french(name)}`,
        nobody: "Une compagnie",
        none: "Aucune compagnie en jeu",
        characters: (count) => (count === 1 ? "1 personnage" : `${count} personnages`),
        tapped: "engagé",
        atHand: "en cause maintenant",
        toHidden: (site) => `vers ${site}, face cachée ; vous seul le voyez`,
        movesUnseen: "en route ; le site est face cachée",
        from: "depuis",
        to: "vers",
        path: (from, stops, to) => `Trajet depuis ${from} vers ${to} : ${stops}`,
        hazardLimit: "Limite de périls",
        used: (used, limit) => (used === 1 ? `1 sur ${limit} utilisé` : `${used} sur ${limit} utilisés`),
        left: (left) => (left === 1 ? "1 restant" : `${left} restants`),
        onGuard: (count) => (count === 1 ? "1 carte en garde" : `${count} cartes en garde`),
        onGuardKnown: (name) => `Carte en garde ; vous seul savez : ${name}`,
        onCompany: "Sur cette compagnie",
        atSite: "Au site",
        aside: (host) => `Mis de côté avec ${host}`,
        agents: "Agents",
        agentUnknown: "Un agent, on ignore où",
        agentOwn: (name) => `${name}, face cachée ; vous seul le voyez`,
        agentAt: (site) => `à ${site}`,
        agentMoved: (count) => (count === 1 ? "s’est déplacé une fois" : `s’est déplacé ${count} fois`),
        emptySites: "Sites sans compagnie",
        unknownSite: "un site face cachée",
        lands: {
            Wilderness: "Contrée sauvage",
            "Border-land": "Terre frontalière",
            "Free-domain": "Domaine libre",
            "Shadow-land": "Terre de l’ombre",
            "Dark-domain": "Domaine noir",
            "Coastal Sea": "Mer côtière",
        },
    },
};
