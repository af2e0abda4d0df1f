import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings/settings.svelte";
import Elsewhere from "./Elsewhere.svelte";
import { browserWord, newSecret, secretFor } from "./secrets";

beforeEach(() => {
    settings.language = "en";
});
afterEach(cleanup);

test("a secret has twenty-four characters that may stand in a link, and no two are the same", () => {
    const made = Array.from({ length: 50 }, newSecret);
    expect(made.every((one) => /^[A-Za-z0-9_-]{24}$/.test(one))).toBe(true);
    expect(new Set(made).size).toBe(50);
});

test("an invitation has one secret however often it is asked for, and a browser one word", () => {
    expect(secretFor("one")).toBe(secretFor("one"));
    expect(secretFor("one")).not.toBe(secretFor("other"));
    expect(browserWord()).toBe(browserWord());
});

test("a seat that is open elsewhere is said calmly, renewed by a button, and put away until it happens again", async () => {
    const renew = vi.fn();
    const { rerender } = render(Elsewhere, { elsewhere: false, renew });
    expect(screen.queryByRole("status")).toBeNull();
    await rerender({ elsewhere: true, renew });
    expect(screen.getByRole("status").textContent).toContain("Your seat is also open elsewhere.");
    await fireEvent.click(screen.getByRole("button", { name: "Renew the key" }));
    expect(renew).toHaveBeenCalledOnce();
    await fireEvent.click(screen.getByRole("button", { name: "Put this away" }));
    expect(screen.queryByRole("status")).toBeNull();
    await rerender({ elsewhere: false, renew });
    await rerender({ elsewhere: true, renew });
    expect(screen.getByRole("status")).toBeTruthy();
});
