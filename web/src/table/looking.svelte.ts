// What somebody looks at besides the table: a sheet that lies over it, a pile, a card held large.

import { untrack } from "svelte";
import type { PileView } from "../protocol/types";

export type Opened = "score" | "help" | "settings" | "leave";

export class Looking {
    sheet = $state.raw<Opened | null>(null);
    pile = $state.raw<{ title: string; pile: PileView } | null>(null);
    zoomed = $state.raw<{ code: string; near: Element | null } | null>(null);

    readonly show = (sheet: Opened): void => {
        this.sheet = sheet;
    };

    readonly score = (): void => this.show("score");

    readonly open = (title: string, pile: PileView): void => {
        this.pile = { title, pile };
    };

    readonly close = (): void => {
        this.sheet = null;
        this.pile = null;
    };

    zoom(code: string | null, near: Element | null): void {
        this.zoomed = code === null ? null : { code, near };
    }

    /** What is enlarged may leave the table with the next moment. */
    follow(moment: () => number): void {
        $effect(() => {
            void moment();
            untrack(() => {
                if (this.zoomed?.near?.isConnected === false) this.zoomed = null;
            });
        });
    }
}
