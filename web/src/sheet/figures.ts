// The two figures at the head of a sheet: who acts, and what he is up against.

import type { Face, Ledger } from "../protocol/types";
import type { Side } from "../stage/combat";
import { plain } from "../stage/numbers";
import type { StageWords } from "../stage/words";
import type { SheetWords } from "./words";

export type Figure = {
    face: Face | null;
    name: string;
    /** What he does here: "faces the strike". */
    role: string;
    prowess: string | null;
    body: string | null;
    /** What else is to be known of him: "untapped". */
    state: string;
};

function factOf(side: Side, label: string): string | null {
    return side.facts.find((fact) => fact.label === label)?.value ?? null;
}

export function defender(side: Side, stage: StageWords, say: SheetWords): Figure {
    const [prowess, body] = [factOf(side, stage.prowess), factOf(side, stage.body)];
    return {
        face: side.picture,
        name: side.name,
        role: say.faces,
        prowess,
        body,
        state: say.status[side.status],
    };
}

export function attacker(side: Side, stage: StageWords, say: SheetWords): Figure {
    const body = factOf(side, stage.body);
    const bodiless = body === null || body === "–";
    return {
        face: side.picture,
        name: side.name,
        role: say.strikes,
        prowess: factOf(side, stage.prowess),
        body: bodiless ? null : body,
        state: bodiless ? say.noBody : "",
    };
}

/** Somebody who is tested, with how he stands. */
export function tested(side: Side, say: SheetWords): Figure {
    const state = say.status[side.status];
    return { face: side.face, name: side.name, role: say.tested, prowess: null, body: null, state };
}

/** What a roll is against: the card that it is about, or the number alone. */
export function goal(ledger: Ledger | null, face: Face | null, say: SheetWords): Figure | null {
    if (ledger === null || ledger.against === null) return null;
    const { label, number } = ledger.against;
    const name = face?.name ?? label.text;
    return {
        face,
        name,
        role: say.against,
        prowess: null,
        body: null,
        state: face ? `${label.text} ${plain(number)}` : plain(number),
    };
}
