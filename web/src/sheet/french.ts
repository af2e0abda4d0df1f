// Sheets in French.

import type { SheetWords } from "./words";

const NUMBERS = ["aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"];
const said = (number: number): string => NUMBERS[number] ?? `${number}`;

export const french: SheetWords = {
    onSheet: "sur la feuille",
    sheet: "La feuille",
    faces: "affronte le coup",
    strikes: "frappe",
    tested: "est mis à l’épreuve",
    strike: "coup",
    of: (all) => `sur ${all}`,
    noBody: "sans corps",
    status: { untapped: "redressé", tapped: "engagé", wounded: "blessé" },
    inOrder: (number) =>
        number === 1 ? "Un coup" : `${said(number).replace(/^./, (one) => one.toUpperCase())} coups`,
    waits: "attend",
    now: "maintenant",
    checks: "Qui est mis à l’épreuve, dans l’ordre",
    reorder: "glisser pour réordonner",
    chooseFirst: "cliquez pour le prendre d’abord",
    sum: "La somme",
    together: "ensemble",
    against: "contre",
    roll: "faites",
    none: "aucun",
    chance: (percent) => `réussit dans ${percent}`,
    tap: "Engager",
    asHeIs: "tel quel",
    stay: "Rester redressé",
    prowess: (by) => `${by} en prouesse`,
    taps: "s’engage",
    any: "autant qu’on veut",
    upTo: (most) => (most === 1 ? "un au plus" : `jusqu’à ${most}`),
    exactly: (number) => (number === 1 ? "une" : `exactement ${number}`),
    no: (names) => `${names} : non`,
    will: "Le lancer signifie",
    adds: (title, amount) => `${title} : ${amount}`,
    nobodyHelps: "personne n’aide",
    noCard: "aucune carte n’est jouée",
    dice: "les dés tombent",
    howFaces: (name) => `Comment ${name} affronte le coup ?`,
    help: (other) => `Préparez-le à gauche. Rien ne se fait avant le lancer, et ${other} n’en voit rien.`,
    rollAll: (number) =>
        number === 2 ? "Lancer les deux comme prévu" : `Lancer les ${said(number)} comme prévu`,
    stops: (other) => `s’arrête de soi-même si quelqu’un est blessé ou si ${other} joue une carte`,
    stopsAtFailure: (other) => `s’arrête de soi-même si quelqu’un échoue ou si ${other} joue une carte`,
    wouldStop: "Cela s’arrêterait :",
    draw: (number) => (number === 1 ? "Piocher 1 carte" : `Piocher ${number} cartes`),
    drawNone: "Ne pas piocher",
    walking: (other) => `Le reste continue dès que ${other} aura répondu.`,
    otherwise: "Ou bien",
    company: "Qui affronte les coups",
    tokens: (given, all) => `${given} coups sur ${all} donnés`,
    give: (number) =>
        number === 0
            ? "Attribuer les coups"
            : number === 1
              ? "Attribuer 1 coup"
              : `Attribuer ${number} coups`,
    leaveAll: (other) => `Les laisser tous à ${other}`,
    leaves: (other, number) =>
        number === 1 ? `${other} attribue le dernier` : `${other} attribue les ${number} autres`,
    spread: "Répartir selon la prouesse",
    pairing: "Choisissez quelqu’un en haut, puis en bas qui affrontera le coup.",
    match: "Apparier par prouesse",
    clear: "Tout reprendre",
    takeBack: (name) => `Reprendre un coup à ${name}`,
    strikesOn: (number) => (number === 1 ? "1 coup" : `${number} coups`),
    last: (roll, brought) => (brought === null ? `dernier : ${roll}` : `dernier : ${roll}, ${brought}`),
    beaten: { good: "repoussé", even: "personne de touché", bad: "non repoussé" },
    passed: { good: "réussi", even: "sans effet", bad: "échoué" },
};
