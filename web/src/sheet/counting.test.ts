import { expect, it } from "vitest";
import { inSequence, moved } from "./counting";
import { arranged, type Row } from "./rows";

it("puts one in the place of another, in either direction", () => {
    expect(moved(["a", "b", "c"], "c", "a")).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b", "c"], "a", "c")).toEqual(["b", "c", "a"]);
    expect(moved(["a", "b"], "a", "gone")).toEqual(["a", "b"]);
});

it("keeps what was wished for as far as it is still there, and the rest behind it", () => {
    expect(inSequence(["a", "b", "c"], ["c", "gone"])).toEqual(["c", "a", "b"]);
});

it("leaves the rows of what is over where they are", () => {
    const row = (key: string, waits: boolean): Row =>
        ({ key, part: waits ? { id: key } : null, name: key }) as Row;
    const rows = [row("a", false), row("b", true), row("c", true)];
    expect(arranged(rows, ["c", "b"]).map(({ key }) => key)).toEqual(["a", "c", "b"]);
});
