// Journeys that are planned and not yet sent: they lie in this tab, for this table and turn, and nobody else sees them.

export type Note = {
    /** The company's id. */
    company: string;
    /** The site card that it shall go to. */
    site: string;
    code: string;
    /** By which way; null until that is chosen. */
    way: string | null;
};

/** For which table and which turn the notes are. */
export type Time = { table: string; seat: number; turn: number };

type Kept = Time & { notes: Note[] };

const PLACE = "wizardhaven notes";

export function recallNotes(time: Time): Note[] {
    const kept = read(sessionStorage.getItem(`${PLACE} ${time.table}`));
    return kept !== null && kept.seat === time.seat && kept.turn === time.turn ? kept.notes : [];
}

export function keepNotes(time: Time, notes: readonly Note[]): void {
    const place = `${PLACE} ${time.table}`;
    if (notes.length === 0) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify({ ...time, notes }));
}

function read(text: string | null): Kept | null {
    try {
        const kept = JSON.parse(text ?? "null") as Kept | null;
        return Array.isArray(kept?.notes) && kept.notes.every(isNote) ? kept : null;
    } catch {
        return null;
    }
}

function isNote(note: Note | null): boolean {
    return [note?.company, note?.site, note?.code].every((one) => typeof one === "string");
}
