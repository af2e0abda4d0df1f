// A deck as the workshop holds it: rows of cards in their places; every change makes a new one.

import type { DeckEdit, DeckSheet, PlayerKind, Section } from "../protocol/types";

/** Where a row can be: a section of the deck, or beside it, among the cards one considers. */
export type Place = Section | "aside";
export type Row = { section: Place; card: string; count: number };
export type Sheet = { title: string; player: PlayerKind; avatar: string | null; rows: readonly Row[] };

export const SECTIONS: readonly Section[] = [
    "pool",
    "characters",
    "resources",
    "hazards",
    "sideboard",
    "sites",
    "against fallen-wizards",
];
export const PLAY_DECK: readonly Section[] = ["characters", "resources", "hazards"];
const MOST_COPIES = 99;

export function emptySheet(title: string, player: PlayerKind): Sheet {
    return { title, player, avatar: null, rows: [] };
}

/** What came from the server, every card once in each section. */
export function gathered({ title, player, avatar, rows }: DeckSheet): Sheet {
    let sheet: Sheet = { title, player, avatar, rows: [] };
    for (const { section, card, count } of rows) sheet = put(sheet, section, card, count);
    return sheet;
}

/** What the server is sent: the deck without what lies beside it. */
export function sent({ title, player, avatar, rows }: Sheet): DeckSheet {
    const held = rows.flatMap(({ section, card, count }) =>
        section === "aside" ? [] : [{ section, card, count }],
    );
    return { title: title.slice(0, 200), player, avatar, rows: held };
}

export function rowsIn(sheet: Sheet, section: Place): Row[] {
    return sheet.rows.filter((row) => row.section === section);
}

/** How many cards there are in some places. */
export function sum(sheet: Sheet, ...places: Place[]): number {
    return sheet.rows.reduce((all, row) => all + (places.includes(row.section) ? row.count : 0), 0);
}

/** How many copies of a card a place holds. */
export function copies(sheet: Sheet, section: Place, card: string): number {
    return sheet.rows.find((row) => row.section === section && row.card === card)?.count ?? 0;
}

/** So many copies more, or fewer, in a place; a row without copies is gone. */
export function put(sheet: Sheet, section: Place, card: string, more: number): Sheet {
    const count = Math.min(MOST_COPIES, copies(sheet, section, card) + more);
    const is = (row: Row): boolean => row.section === section && row.card === card;
    if (count <= 0) return { ...sheet, rows: sheet.rows.filter((row) => !is(row)) };
    const rows = sheet.rows.some(is)
        ? sheet.rows.map((row) => (is(row) ? { ...row, count } : row))
        : [...sheet.rows, { section, card, count }];
    return { ...sheet, rows };
}

/** So many copies go from one place to another; no more than there are. */
export function moved(sheet: Sheet, card: string, from: Place, to: Place, count: number): Sheet {
    const most = Math.min(count, copies(sheet, from, card));
    return from === to || most === 0 ? sheet : put(put(sheet, from, card, -most), to, card, most);
}

/** The deck after changes that the server proposes; what they speak of and is not there changes nothing. */
export function applied(sheet: Sheet, edits: readonly DeckEdit[]): Sheet {
    return edits.reduce(edited, sheet);
}

function edited(sheet: Sheet, { what, card, count = 1, section, to, by }: DeckEdit): Sheet {
    if (what === "declare") return { ...sheet, avatar: card };
    if (section === undefined) return sheet;
    const most = Math.min(count, copies(sheet, section, card));
    if (what === "add") return put(sheet, section, card, count);
    if (what === "remove") return put(sheet, section, card, -most);
    if (what === "move") return to === undefined ? sheet : moved(sheet, card, section, to, count);
    return by === undefined || most === 0 ? sheet : put(put(sheet, section, card, -most), section, by, most);
}

export type Change = { section: Place; card: string; before: number; after: number };

/** What came and what went between two versions. */
export function changes(before: Sheet, after: Sheet): Change[] {
    const key = ({ section, card }: Row): string => `${section}\n${card}`;
    const all = new Map([...before.rows, ...after.rows].map((row) => [key(row), row]));
    return [...all.values()]
        .map(({ section, card }) => ({
            section,
            card,
            before: copies(before, section, card),
            after: copies(after, section, card),
        }))
        .filter((change) => change.before !== change.after);
}

/** The deck as a text that every table takes, each card by its code. */
export function asText(sheet: Sheet): string {
    const title = sheet.title.replace(/\s+/g, " ").trim() || "?";
    const lines = [
        "wizardhaven deck 1",
        `title: ${title}`,
        `player: ${sheet.player}`,
        `avatar: ${sheet.avatar ?? "none"}`,
    ];
    for (const section of SECTIONS) {
        const rows = rowsIn(sheet, section);
        if (rows.length > 0)
            lines.push("", `[${section}]`, ...rows.map(({ count, card }) => `${count} ${card}`));
    }
    return `${lines.join("\n")}\n`;
}
