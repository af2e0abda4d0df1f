// A table at which the council has counted.

import type { State } from "../../protocol/types";
import { card, character, company, COMPANY, player, points, table, text, view, worths } from "./builders";

export const councilTable: State = table({
    posture: "council",
    asked: null,
    view: view({
        council: true,
        called_by: 0,
        players: [
            player(0, {
                companies: [
                    {
                        ...COMPANY,
                        characters: [
                            character("TW-181"),
                            character("TW-161", "untapped", ["TW-244", "TW-254"]),
                            character("TW-116"),
                            character("TW-180"),
                            character("TW-164"),
                            character("TW-495"),
                        ],
                    },
                ],
                marshalling_points_pile: ["TW-263", "TW-280", "TW-276", "TW-277", "TD-57", "LE-59"].map(card),
                marshalling_points: points([
                    ["character", 7, 7, 7],
                    ["item", 4, 4, 4],
                    ["faction", 9, 18, 15],
                    ["ally", 2, 2, 2],
                    ["kill", 2, 2, 2],
                    ["miscellaneous", 0, 0, 0],
                ]),
                worths: worths(
                    "TW-161",
                    "TW-244",
                    "TW-254",
                    "TW-263",
                    "TW-280",
                    "TW-276",
                    "TW-277",
                    "TW-353",
                ),
                stored: [{ card: card("TW-353"), at: null }],
            }),
            player(1, {
                companies: [
                    company(2, 1, "TW-419", [
                        character("TW-120", "untapped", ["TW-289"]),
                        character("TW-149"),
                    ]),
                ],
                marshalling_points: points(
                    [
                        ["character", 9, 9, 9],
                        ["item", 8, 8, 8],
                        ["faction", 0, 0, 0],
                        ["ally", 2, 2, 2],
                        ["kill", 3, 3, 3],
                        ["miscellaneous", 3, 3, 3],
                    ],
                    -5,
                ),
                worths: worths("TW-120", "TW-289", "TW-149"),
                avatar_eliminated: true,
                kind: "wizard",
                declared: "",
            }),
        ],
    }),
    over: {
        winner: 0,
        by: "council",
        totals: [29, 20],
        text: text("You win, 29 to 20."),
        day: "Free Council",
    },
});
