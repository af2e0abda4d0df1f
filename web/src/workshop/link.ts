// A link that holds a whole deck: nothing is stored anywhere, whoever has the link has the deck.

import type { PlayerKind, Section } from "../protocol/types";
import { unpacked, packed } from "./api";
import { put, rowsIn, SECTIONS, type Sheet } from "./sheet";

const PLAYERS: readonly PlayerKind[] = ["wizard", "ringwraith", "fallen-wizard", "balrog"];
const LONGEST = 20_000;

/** `title`, player, avatar, then the sections: `TW204*3.TW5`, one after another. */
export function toLink(sheet: Sheet): string {
    const code = (card: string): string => card.replace("-", "");
    const section = (name: Section): string =>
        rowsIn(sheet, name)
            .map(({ card, count }) => code(card) + (count === 1 ? "" : `*${count}`))
            .join(".");
    const parts = [
        sheet.title,
        String(PLAYERS.indexOf(sheet.player)),
        sheet.avatar === null ? "" : code(sheet.avatar),
        ...SECTIONS.map(section),
    ];
    const text = packed(new TextEncoder().encode(parts.join("\n")));
    return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The deck in a link; none if it holds none. */
export function fromLink(link: string): Sheet | null {
    const parts = partsOf(link);
    const player = PLAYERS[Number(parts[1])];
    if (parts.length !== SECTIONS.length + 3 || player === undefined) return null;
    let sheet: Sheet = {
        title: parts[0]?.slice(0, 200) || "?",
        player,
        avatar: cardOf(parts[2] ?? "")?.card ?? null,
        rows: [],
    };
    for (const [index, section] of SECTIONS.entries()) {
        for (const piece of (parts[index + 3] ?? "").split(".")) {
            const row = cardOf(piece);
            if (row !== null) sheet = put(sheet, section, row.card, row.count);
        }
    }
    return sheet;
}

function partsOf(link: string): string[] {
    try {
        const bytes = unpacked(link.slice(0, LONGEST).replaceAll("-", "+").replaceAll("_", "/"));
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes).split("\n");
    } catch {
        return [];
    }
}

function cardOf(piece: string): { card: string; count: number } | null {
    const match = /^([A-Z]{2})(\d{1,3})(?:\*(\d{1,2}))?$/.exec(piece);
    return match === null ? null : { card: `${match[1]}-${match[2]}`, count: Number(match[3] ?? 1) };
}
