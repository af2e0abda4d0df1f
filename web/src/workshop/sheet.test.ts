import { describe, expect, test } from "vitest";
import { fromLink, toLink } from "./link";
import {
    applied,
    asText,
    changes,
    copies,
    emptySheet,
    gathered,
    moved,
    put,
    sent,
    sum,
    type Sheet,
} from "./sheet";

const EMPTY = emptySheet("Stewards", "wizard");
const SHEET: Sheet = {
    title: "Stewards by sea, é",
    player: "fallen-wizard",
    avatar: "WH-5",
    rows: [
        { section: "resources", card: "TW-204", count: 3 },
        { section: "sideboard", card: "TW-204", count: 1 },
        { section: "sites", card: "BA-93", count: 2 },
        { section: "aside", card: "TW-244", count: 1 },
    ],
};

describe("a sheet", () => {
    test("gets copies and loses them, and a row without copies is gone", () => {
        const three = put(put(EMPTY, "hazards", "TW-20", 1), "hazards", "TW-20", 2);
        expect(copies(three, "hazards", "TW-20")).toBe(3);
        expect(put(three, "hazards", "TW-20", -3).rows).toEqual([]);
        expect(put(EMPTY, "hazards", "TW-20", -1).rows).toEqual([]);
    });

    test("moves no more copies than there are", () => {
        const after = moved(SHEET, "TW-204", "resources", "sideboard", 9);
        expect([copies(after, "resources", "TW-204"), copies(after, "sideboard", "TW-204")]).toEqual([0, 4]);
        expect(moved(SHEET, "TW-1", "resources", "pool", 1)).toBe(SHEET);
    });

    test("takes the changes that the server proposes", () => {
        const after = applied(SHEET, [
            { what: "remove", card: "TW-204", section: "sideboard" },
            { what: "move", card: "TW-204", count: 2, section: "resources", to: "pool" },
            { what: "replace", card: "BA-93", count: 2, section: "sites", by: "LE-392" },
            { what: "add", card: "TW-421", section: "sites" },
            { what: "declare", card: "WH-1" },
        ]);
        expect(after.avatar).toBe("WH-1");
        expect(after.rows).toEqual([
            { section: "resources", card: "TW-204", count: 1 },
            { section: "aside", card: "TW-244", count: 1 },
            { section: "pool", card: "TW-204", count: 2 },
            { section: "sites", card: "LE-392", count: 2 },
            { section: "sites", card: "TW-421", count: 1 },
        ]);
    });

    test("keeps to itself what is set aside", () => {
        expect(sent(SHEET).rows.map(({ section }) => section)).toEqual(["resources", "sideboard", "sites"]);
        expect(asText(SHEET)).not.toContain("TW-244");
        expect(sum(SHEET, "resources", "sideboard")).toBe(4);
    });

    test("gathers rows of the same card", () => {
        const row = { section: "hazards" as const, card: "TW-20", count: 1 };
        expect(gathered({ ...sent(EMPTY), rows: [row, row] }).rows).toEqual([{ ...row, count: 2 }]);
    });

    test("tells what came and what went", () => {
        const after = put(put(SHEET, "resources", "TW-204", -1), "hazards", "TW-20", 2);
        expect(changes(SHEET, after)).toEqual([
            { section: "resources", card: "TW-204", before: 3, after: 2 },
            { section: "hazards", card: "TW-20", before: 0, after: 2 },
        ]);
    });

    test("is written as a text that every table takes", () => {
        expect(asText(SHEET)).toBe(
            "wizardhaven deck 1\ntitle: Stewards by sea, é\nplayer: fallen-wizard\navatar: WH-5\n\n" +
                "[resources]\n3 TW-204\n\n[sideboard]\n1 TW-204\n\n[sites]\n2 BA-93\n",
        );
    });
});

describe("a link", () => {
    test("holds the whole deck", () => {
        expect(fromLink(toLink(SHEET))).toEqual({ ...SHEET, rows: SHEET.rows.slice(0, 3) });
    });

    test("that holds none is none, whatever it is", () => {
        for (const link of ["", "x", "%%%", "AAAA", btoa("a\n9\n\n\n\n\n\n\n\n\n")])
            expect(fromLink(link)).toBeNull();
    });

    test("with strange cards holds the others", () => {
        const link = btoa("T\n0\n\n\n\nTW204*3.<b>.XX1*999\n\n\n\n").replace(/=+$/, "");
        expect(fromLink(link)?.rows).toEqual([{ section: "resources", card: "TW-204", count: 3 }]);
    });
});
