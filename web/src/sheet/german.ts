// Sheets in German.

import type { SheetWords } from "./words";

const NUMBERS = ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"];
const said = (number: number): string => NUMBERS[number] ?? `${number}`;

export const german: SheetWords = {
    onSheet: "auf dem Blatt",
    sheet: "Das Blatt",
    faces: "stellt sich dem Schlag",
    strikes: "schlägt zu",
    tested: "wird geprüft",
    strike: "Schlag",
    of: (all) => `von ${all}`,
    noBody: "ohne Körper",
    status: { untapped: "ungetappt", tapped: "getappt", wounded: "verwundet" },
    inOrder: (number) =>
        number === 1 ? "Ein Schlag" : `${said(number).replace(/^./, (one) => one.toUpperCase())} Schläge`,
    waits: "wartet",
    now: "jetzt",
    checks: "Wer geprüft wird, der Reihe nach",
    reorder: "ziehen, um umzuordnen",
    chooseFirst: "klicke, um ihn vorzuziehen",
    sum: "Die Summe",
    together: "zusammen",
    against: "gegen",
    roll: "wirf",
    none: "keiner",
    chance: (percent) => `gelingt in ${percent}`,
    tap: "Tappen",
    asHeIs: "so, wie er ist",
    stay: "Ungetappt bleiben",
    prowess: (by) => `${by} Kampfkraft`,
    taps: "tappt",
    any: "beliebig viele",
    upTo: (most) => (most === 1 ? "höchstens einer" : `bis zu ${most}`),
    exactly: (number) => (number === 1 ? "eine" : `genau ${number}`),
    no: (names) => `${names}: nein`,
    will: "Der Wurf bedeutet",
    adds: (title, amount) => `${title}: ${amount}`,
    nobodyHelps: "niemand hilft",
    noCard: "keine Karte wird gespielt",
    dice: "die Würfel fallen",
    howFaces: (name) => `Wie stellt sich ${name} dem Schlag?`,
    help: (other) => `Richte es links ein. Vor dem Wurf geschieht nichts, und ${other} sieht nichts davon.`,
    rollAll: (number) =>
        number === 2 ? "Beide so würfeln, wie sie liegen" : `Alle ${said(number)} so würfeln, wie sie liegen`,
    stops: (other) => `hält von selbst an, wenn jemand verwundet wird oder ${other} eine Karte spielt`,
    stopsAtFailure: (other) =>
        `hält von selbst an, wenn jemand nicht besteht oder ${other} eine Karte spielt`,
    wouldStop: "Es würde anhalten:",
    draw: (number) => (number === 1 ? "1 Karte ziehen" : `${number} Karten ziehen`),
    drawNone: "Nicht ziehen",
    walking: (other) => `Der Rest geht weiter, sobald ${other} geantwortet hat.`,
    otherwise: "Oder stattdessen",
    company: "Wer sich den Schlägen stellt",
    tokens: (given, all) => `${given} von ${all} Schlägen verteilt`,
    give: (number) =>
        number === 0
            ? "Schläge verteilen"
            : number === 1
              ? "1 Schlag verteilen"
              : `${number} Schläge verteilen`,
    leaveAll: (other) => `Alle ${other} überlassen`,
    leaves: (other, number) =>
        number === 1 ? `den letzten verteilt ${other}` : `die anderen ${number} verteilt ${other}`,
    spread: "Nach Kampfkraft verteilen",
    pairing: "Wähle oben jemanden, dann unten, wer sich dem Schlag stellt.",
    match: "Nach Kampfkraft paaren",
    clear: "Alle zurücknehmen",
    takeBack: (name) => `Einen Schlag von ${name} zurücknehmen`,
    strikesOn: (number) => (number === 1 ? "1 Schlag" : `${number} Schläge`),
    last: (roll, brought) => (brought === null ? `zuletzt: ${roll}` : `zuletzt: ${roll}, ${brought}`),
    beaten: { good: "abgewehrt", even: "niemand verletzt", bad: "nicht abgewehrt" },
    passed: { good: "bestanden", even: "ohne Wirkung", bad: "misslungen" },
};
