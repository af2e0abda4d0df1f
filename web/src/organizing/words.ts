// What is said about organizing and about journeys before anybody sets out.

import type { Language } from "../protocol/types";
import { share } from "../stage/saying";

export type OrganizingWords = {
    /** On the button that sends everybody off: how many of how many move. */
    setOut: (moving: number, all: number) => string;
    before: string;
    goes: (company: string, site: string) => string;
    stays: (company: string, site: string) => string;
    unlawful: (company: string, site: string) => string;
    newcomer: (name: string) => string;
    /** Brings that character into play. */
    bring: string;
    forget: string;
    /** The button that lets a company go before the one above it. */
    hasten: (company: string) => string;
    ways: string;
    /** Beside a card in hand: what it comes to where one thinks of going. */
    there: (odds: number | null) => string;
    mayKey: string;
    limit: string;
    draws: string;
    defends: string;
    nothing: string;
    couldPlay: string;
    roll: (number: number) => string;
    newCompany: string;
    dropHere: string;
    /** Why nobody can be moved any more. */
    shut: string;
    letGo: (site: string) => string;
};

export const words: Record<Language, OrganizingWords> = {
    en: {
        setOut: (moving, all) =>
            moving === 0
                ? "Stay, all of you"
                : all === 1
                  ? "Set out"
                  : `Set out: ${moving === all ? (all === 2 ? "both move" : "all move") : `${moving} of ${all} move`}`,
        before: "Before you set out",
        goes: (company, site) => `${company} to ${site}`,
        stays: (company, site) => `${company} stays at ${site}`,
        unlawful: (company, site) => `${company} can no longer go to ${site}`,
        newcomer: (name) => `${name} may come into play`,
        bring: "Play now",
        forget: "Take back",
        hasten: (company) => `${company} goes earlier`,
        ways: "The way",
        there: (odds) => (odds === null ? "there" : `there: ${share(odds)}%`),
        mayKey: "they may key",
        limit: "hazard limit",
        draws: "you · they draw",
        defends: "it defends itself with",
        nothing: "nothing",
        couldPlay: "You could play there",
        roll: (number) => `on a roll of ${number} or more`,
        newCompany: "New company",
        dropHere: "drop somebody here",
        shut: "You have organized this turn already; that is done once. (ORG-01)",
        letGo: (site) => `Let go to send them to ${site}`,
    },
    de: {
        setOut: (moving, all) =>
            moving === 0
                ? "Alle bleiben"
                : all === 1
                  ? "Aufbrechen"
                  : `Aufbrechen: ${moving === all ? (all === 2 ? "beide reisen" : "alle reisen") : `${moving} von ${all} reisen`}`,
        before: "Vor dem Aufbruch",
        goes: (company, site) => `${company} nach ${site}`,
        stays: (company, site) => `${company} bleibt: ${site}`,
        unlawful: (company, site) => `${company} kann nicht mehr nach ${site}`,
        newcomer: (name) => `${name} kann ins Spiel kommen`,
        bring: "Jetzt ausspielen",
        forget: "Zurücknehmen",
        hasten: (company) => `${company} kommt früher dran`,
        ways: "Der Weg",
        there: (odds) => (odds === null ? "dort" : `dort: ${share(odds)}%`),
        mayKey: "dafür gibt es",
        limit: "Gefahrenlimit",
        draws: "du · Gegner zieht",
        defends: "es verteidigt sich mit",
        nothing: "nichts",
        couldPlay: "Dort könntest du spielen",
        roll: (number) => `ab einem Wurf von ${number}`,
        newCompany: "Neue Gemeinschaft",
        dropHere: "zieh jemanden hierher",
        shut: "Du hast diesen Zug schon organisiert; das geht nur einmal. (ORG-01)",
        letGo: (site) => `Loslassen schickt sie nach ${site}`,
    },
    fr: {
        setOut: (moving, all) =>
            moving === 0
                ? "Tous restent"
                : all === 1
                  ? "Partir"
                  : `Partir : ${moving === all ? (all === 2 ? "les deux voyagent" : "tous voyagent") : `${moving} sur ${all} voyagent`}`,
        before: "Avant de partir",
        goes: (company, site) => `${company} vers ${site}`,
        stays: (company, site) => `${company} reste : ${site}`,
        unlawful: (company, site) => `${company} ne peut plus aller à ${site}`,
        newcomer: (name) => `${name} peut entrer en jeu`,
        bring: "Jouer maintenant",
        forget: "Reprendre",
        hasten: (company) => `${company} passe plus tôt`,
        ways: "Le chemin",
        there: (odds) => (odds === null ? "là-bas" : `là-bas : ${share(odds)}%`),
        mayKey: "périls possibles",
        limit: "limite de périls",
        draws: "vous · l’autre pioche",
        defends: "il se défend avec",
        nothing: "rien",
        couldPlay: "Vous pourriez y jouer",
        roll: (number) => `sur un jet d’au moins ${number}`,
        newCompany: "Nouvelle compagnie",
        dropHere: "déposez quelqu’un ici",
        shut: "Vous avez déjà organisé ce tour-ci ; cela ne se fait qu’une fois. (ORG-01)",
        letGo: (site) => `Lâchez pour les envoyer à ${site}`,
    },
};
