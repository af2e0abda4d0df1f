// What is said about companies besides what stands on their cards.

import { frenchOf, germanOf } from "../card/belonging";
import type { Language } from "../protocol/types";

type CompaniesWords = {
    companies: string;
    yours: string;
    company: (name: string) => string;
    nobody: string;
    none: string;
    characters: (count: number) => string;
    size: (size: number) => string;
    overt: string;
    /** Beside the name of the mode in which a Ringwraith is. */
    mode: (lord: string) => string;
    /** Which others of the Nine are with him. */
    ridesWith: (names: string[]) => string;
    protectedWizardhaven: string;
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
    onGuard: (count: number) => string;
    onCompany: string;
    atSite: string;
    aside: (host: string) => string;
    agents: string;
    yourAgents: string;
    agentUnknown: string;
    agentOwn: (name: string) => string;
    agentAt: (site: string) => string;
    /** Where one's own agent may be that has not moved yet. */
    agentHomes: (sites: string) => string;
    /** The way that one's own agent has come. */
    agentWay: (sites: string) => string;
    /** Where the other player's agent was last seen. */
    agentSeen: (site: string) => string;
    agentMoved: (count: number) => string;
    prisoners: string;
    prisoner: string;
    heldBy: (host: string) => string;
    keeps: (name: string) => string;
    toFree: string;
    toFreeTheirs: string;
    rescueEnter: (site: string) => string;
    rescueAttack: (race: string, strikes: string) => string;
    rescueAgain: string;
    rescueTap: string;
    rescueTried: string;
    rescuePoints: string;
    unknownSite: string;
};

export const words: Record<Language, CompaniesWords> = {
    en: {
        companies: "Companies",
        yours: "Yours",
        company: (name) => `${name}’s company`,
        nobody: "A company",
        none: "No companies in play",
        characters: (count) => (count === 1 ? "1 character" : `${count} characters`),
        size: (size) => `size ${size}`,
        overt: "overt",
        mode: (lord) => `the mode of ${lord}`,
        ridesWith: (names) => `followed by ${names.join(", ")}`,
        protectedWizardhaven: "protected Wizardhaven",
        tapped: "tapped",
        atHand: "at hand now",
        toHidden: (site) => `to ${site}, face-down; only you see this`,
        movesUnseen: "on the move; the site is face-down",
        from: "from",
        to: "to",
        path: (from, stops, to) => `Site path from ${from} to ${to}: ${stops}`,
        hazardLimit: "Hazard limit",
        used: (used, limit) => `${used} of ${limit} used`,
        onGuard: (count) => (count === 1 ? "1 card on-guard" : `${count} cards on-guard`),
        onCompany: "On this company",
        atSite: "At the site",
        aside: (host) => `Off to the side with ${host}`,
        agents: "Agents",
        yourAgents: "Your agents",
        agentUnknown: "An agent, whereabouts unknown",
        agentOwn: (name) => `${name}, face-down; only you see this`,
        agentAt: (site) => `at ${site}`,
        agentHomes: (sites) => `at home in one of these: ${sites}`,
        agentWay: (sites) => `way: ${sites}`,
        agentSeen: (site) => `last seen at ${site}`,
        agentMoved: (count) => (count === 1 ? "moved once" : `moved ${count} times`),
        prisoners: "Prisoners",
        prisoner: "prisoner",
        heldBy: (host) => `held by ${host}`,
        keeps: (name) => `What ${name} has kept`,
        toFree: "How to free them",
        toFreeTheirs: "How they can be freed",
        rescueEnter: (site) => `Enter ${site}, tapped or untapped, and try in the site phase.`,
        rescueAttack: (race, strikes) => `Face the rescue-attack: ${race}, ${strikes}.`,
        rescueAgain: "Face once more what the site has for automatic-attacks.",
        rescueTap: "Tap an untapped character: all join his company.",
        rescueTried: "Somebody has tried this turn already.",
        rescuePoints: "Until then their points count against their player.",
        unknownSite: "a face-down site",
    },
    de: {
        companies: "Gemeinschaften",
        yours: "Deine",
        company: (name) => `Gemeinschaft ${germanOf(name)}`,
        nobody: "Eine Gemeinschaft",
        none: "Keine Gemeinschaften im Spiel",
        characters: (count) => (count === 1 ? "1 Charakter" : `${count} Charaktere`),
        size: (size) => `Größe ${size}`,
        overt: "offen",
        mode: (lord) => `Modus ${germanOf(lord)}`,
        ridesWith: (names) => `Gefolge: ${names.join(", ")}`,
        protectedWizardhaven: "geschützter Zauberer-Zufluchtsort",
        tapped: "getappt",
        atHand: "jetzt an der Reihe",
        toHidden: (site) => `nach ${site}, verdeckt; nur du siehst das`,
        movesUnseen: "unterwegs; der Ort liegt verdeckt",
        from: "von",
        to: "nach",
        path: (from, stops, to) => `Weg von ${from} nach ${to}: ${stops}`,
        hazardLimit: "Gefahrenlimit",
        used: (used, limit) => `${used} von ${limit} verwendet`,
        onGuard: (count) => (count === 1 ? "1 Karte auf der Hut" : `${count} Karten auf der Hut`),
        onCompany: "Auf dieser Gemeinschaft",
        atSite: "Am Ort",
        aside: (host) => `Zur Seite gelegt bei ${host}`,
        agents: "Agenten",
        yourAgents: "Deine Agenten",
        agentUnknown: "Ein Agent, Aufenthalt unbekannt",
        agentOwn: (name) => `${name}, verdeckt; nur du siehst das`,
        agentAt: (site) => `Ort: ${site}`,
        agentHomes: (sites) => `daheim an einem dieser Orte: ${sites}`,
        agentWay: (sites) => `Weg: ${sites}`,
        agentSeen: (site) => `zuletzt gesehen in ${site}`,
        agentMoved: (count) => (count === 1 ? "einmal bewegt" : `${count}-mal bewegt`),
        prisoners: "Gefangene",
        prisoner: "gefangen",
        heldBy: (host) => `festgehalten durch ${host}`,
        keeps: (name) => `Was ${name} behalten hat`,
        toFree: "So befreist du sie",
        toFreeTheirs: "So können sie befreit werden",
        rescueEnter: (site) => `${site} betreten, getappt oder nicht, und es in der Ortsphase versuchen.`,
        rescueAttack: (race, strikes) => `Dem Rettungsangriff begegnen: ${race}, ${strikes}.`,
        rescueAgain: "Noch einmal dem begegnen, was der Ort an automatischen Angriffen hat.",
        rescueTap: "Einen ungetappten Charakter tappen: Alle schließen sich seiner Gemeinschaft an.",
        rescueTried: "In diesem Zug wurde es schon versucht.",
        rescuePoints: "Bis dahin zählen ihre Punkte gegen ihren Spieler.",
        unknownSite: "ein verdeckter Ort",
    },
    fr: {
        companies: "Compagnies",
        yours: "Les vôtres",
        company: (name) => `Compagnie ${frenchOf(name)}`,
        nobody: "Une compagnie",
        none: "Aucune compagnie en jeu",
        characters: (count) => (count === 1 ? "1 personnage" : `${count} personnages`),
        size: (size) => `taille ${size}`,
        overt: "dévoilée",
        mode: (lord) => `mode ${frenchOf(lord)}`,
        ridesWith: (names) => `à sa suite\u00a0: ${names.join(", ")}`,
        protectedWizardhaven: "Havre de Sorcier protégé",
        tapped: "engagé",
        atHand: "en cause maintenant",
        toHidden: (site) => `vers ${site}, face cachée ; vous seul le voyez`,
        movesUnseen: "en route ; le site est face cachée",
        from: "depuis",
        to: "vers",
        path: (from, stops, to) => `Trajet depuis ${from} vers ${to} : ${stops}`,
        hazardLimit: "Limite de périls",
        used: (used, limit) => (used === 1 ? `1 sur ${limit} utilisé` : `${used} sur ${limit} utilisés`),
        onGuard: (count) => (count === 1 ? "1 carte en garde" : `${count} cartes en garde`),
        onCompany: "Sur cette compagnie",
        atSite: "Au site",
        aside: (host) => `Mis de côté avec ${host}`,
        agents: "Agents",
        yourAgents: "Vos agents",
        agentUnknown: "Un agent, on ignore où",
        agentOwn: (name) => `${name}, face cachée ; vous seul le voyez`,
        agentAt: (site) => `site\u00a0: ${site}`,
        agentHomes: (sites) => `chez lui, dans l’un de ces sites : ${sites}`,
        agentWay: (sites) => `chemin : ${sites}`,
        agentSeen: (site) => `vu pour la dernière fois à ${site}`,
        agentMoved: (count) => (count === 1 ? "s’est déplacé une fois" : `s’est déplacé ${count} fois`),
        prisoners: "Prisonniers",
        prisoner: "prisonnier",
        heldBy: (host) => `retenus par ${host}`,
        keeps: (name) => `Ce que ${name} a gardé`,
        toFree: "Comment les libérer",
        toFreeTheirs: "Comment ils peuvent être libérés",
        rescueEnter: (site) => `Entrer à ${site}, engagé ou non, et tenter le coup à la phase de site.`,
        rescueAttack: (race, strikes) => `Affronter l’attaque de sauvetage : ${race}, ${strikes}.`,
        rescueAgain: "Affronter une fois de plus les attaques automatiques du site.",
        rescueTap: "Engager un personnage non engagé : tous rejoignent sa compagnie.",
        rescueTried: "On l’a déjà tenté ce tour-ci.",
        rescuePoints: "D’ici là, leurs points comptent contre leur joueur.",
        unknownSite: "un site face cachée",
    },
};
