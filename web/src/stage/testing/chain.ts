// A chain of effects, and one around it.

import type { DeclarationView, PlayerSeat, View } from "../../protocol/types";
import { card, view } from "./builders";

export function declaration(code: string, seat: PlayerSeat, at: string | null = null): DeclarationView {
    return {
        kind: "card",
        seat,
        card: card(code),
        use: null,
        user: null,
        aim:
            at === null
                ? null
                : { kind: "declaration", card: card(at), company: null, name: "", number: null },
        shown: null,
    };
}

export const chainView: View = view({
    chain: [declaration("LE-110", 1), declaration("TW-204", 0, "LE-110"), declaration("LE-145", 1, "TW-204")],
    outer_chains: [[declaration("TW-209", 0)]],
});
