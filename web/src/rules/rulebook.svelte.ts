// Which entry of the rulebook lies open beside the table, and how one came there.

export class Rulebook {
    /** The entries that were opened one from another, the shown one last. */
    trail = $state<string[]>([]);
    searching = $state(false);

    get shown(): string | null {
        return this.trail.at(-1) ?? null;
    }
    get open(): boolean {
        return this.searching || this.shown !== null;
    }

    /** Opens an entry from the table: a new beginning. */
    show(id: string): void {
        this.trail = [id];
        this.searching = false;
    }
    /** Follows a link from the entry that is shown. */
    follow(id: string): void {
        if (id !== this.shown) this.trail.push(id);
        this.searching = false;
    }
    back(): void {
        if (this.searching) this.searching = false;
        else this.trail.pop();
    }
    search(): void {
        this.searching = true;
    }
    close(): void {
        this.trail = [];
        this.searching = false;
    }
}

export const rulebook = new Rulebook();

/** A text cut where it names entries of the rulebook: every second piece is an id. */
export function cutAtRules(text: string): string[] {
    return text.split(/\b((?:FW|[A-Z]{3,4})-\d{2,3})\b/);
}
