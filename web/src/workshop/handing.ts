// Files that the page writes itself, and how they come to the reader.

import { rowsIn, SECTIONS, type Sheet } from "./sheet";

/** A table for spreadsheets: section, number, name, code. */
export function asTable(sheet: Sheet, name: (code: string) => string): string {
    const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
    const lines = SECTIONS.flatMap((section) =>
        rowsIn(sheet, section).map(({ card, count }) => [section, count, quoted(name(card)), card].join(",")),
    );
    return ["section,count,name,code", ...lines, ""].join("\r\n");
}

/** What a file is called after the deck. */
export function fileNamed(title: string, end: string): string {
    const name = title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "-")
        .replace(/^-+|-+$/g, "");
    return `${name || "deck"}${end}`;
}

/** Lets the browser keep a file. */
export function download(name: string, content: BlobPart): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([content], { type: "application/octet-stream" }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
}
