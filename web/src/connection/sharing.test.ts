import { expect, test } from "vitest";
import { shared, steady } from "./sharing";

const company = (id: number, site: string) => ({
    id,
    site: { code: site },
    characters: [{ card: { id: 10 * id } }],
});

test("what is told again word for word is what was told before", () => {
    const old = { turn: 3, companies: [company(1, "TW-1")], attack: null };
    expect(shared(old, structuredClone(old))).toBe(old);
});

test("only what has changed, and what it lies in, is new", () => {
    const old = { companies: [company(1, "TW-1"), company(2, "TW-2")], events: ["TW-9"] };
    const told = { companies: [company(1, "TW-1"), company(2, "TW-3")], events: ["TW-9"] };
    const now = shared(old, structuredClone(told));
    expect(now).toEqual(told);
    expect(now).not.toBe(old);
    expect(now.companies[0]).toBe(old.companies[0]);
    expect(now.companies[1]).not.toBe(old.companies[1]);
    expect(now.companies[1]?.characters).toBe(old.companies[1]?.characters);
    expect(now.events).toBe(old.events);
});

test("a company is known again though another one before it is gone", () => {
    const old = [company(1, "TW-1"), company(2, "TW-2"), company(3, "TW-3")];
    const now = shared(old, structuredClone(old.slice(1)));
    expect(now).toHaveLength(2);
    expect(now[0]).toBe(old[1]);
    expect(now[1]).toBe(old[2]);
});

test("a character is known again by its card", () => {
    const old = [{ card: { id: 7, code: "TW-7" } }, { card: { id: 8, code: "TW-8" } }];
    const now = shared(old, structuredClone(old).reverse());
    expect(now).not.toBe(old);
    expect(now).toEqual([...old].reverse());
    expect(now[0]).toBe(old[1]);
});

test("what has fewer or other fields than before is new", () => {
    const old: Record<string, unknown> = { id: 1, attack: undefined };
    expect(shared(old, { id: 1 })).toEqual({ id: 1 });
    expect(shared({ id: 1 } as Record<string, unknown>, { code: undefined })).not.toHaveProperty("id");
    expect(shared({ 0: "a" } as unknown, ["a"])).toEqual(["a"]);
    expect(shared(["a"] as unknown, null)).toBeNull();
});

test("nobody has seen the first table before", () => {
    const first = { turn: 1 };
    expect(shared(null, first)).toBe(first);
});

test("what is put together anew and has not changed is what it was", () => {
    const keep = steady<{ id: number; names: string[] }[]>();
    const first = keep([{ id: 1, names: ["Aragorn"] }]);
    expect(keep([{ id: 1, names: ["Aragorn"] }])).toBe(first);
    expect(keep([{ id: 1, names: ["Boromir"] }])).toEqual([{ id: 1, names: ["Boromir"] }]);
});

test("a set is never taken for another one", () => {
    const [old, now] = [new Set(["a"]), new Set(["b"])];
    expect(shared({ kept: old }, { kept: now }).kept).toBe(now);
});
