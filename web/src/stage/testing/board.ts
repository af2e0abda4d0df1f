// A board that remembers what is asked of it.

import { sampleTerms } from "../../testing/terms";
import type { Board, Mark, Place } from "../../board";
import { FACES } from "./faces";

export function mark(state: Mark["state"], tone: Mark["tone"] = "may", tag: string | null = null): Mark {
    return { state, tone, tag, refusal: null };
}

/** A board that remembers what was picked, and marks what it is told to. */
export class FakeBoard implements Board {
    language: Board["language"] = "en";
    motion = false;
    terms = sampleTerms();
    picked: Place[] = [];
    zoomed: (string | null)[] = [];
    opened: string[] = [];
    marks: Record<string, Mark> = {};

    face(code: string | null) {
        return code === null ? null : (FACES[code] ?? null);
    }
    mark(place: Place): Mark | null {
        return this.marks[`${place.kind} ${place.ref}`] ?? null;
    }
    pick(place: Place): void {
        this.picked.push({ kind: place.kind, ref: place.ref });
    }
    drop(): void {}
    zoom(code: string | null): void {
        this.zoomed.push(code);
    }
    rule(id: string): void {
        this.opened.push(id);
    }
}
