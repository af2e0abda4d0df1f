import { cleanup, configure } from "@testing-library/svelte";
import { afterEach, vi } from "vitest";

// jsdom has no Web Animations, which Svelte's transitions use, and opens no dialogs.
Element.prototype.animate ??= () =>
    ({ cancel: () => {}, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
};

// Nor does it lay anything out, so nothing is ever resized or comes into sight.
globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
};
globalThis.IntersectionObserver ??= class {
    observe(): void {}
    disconnect(): void {}
} as unknown as typeof IntersectionObserver;
Element.prototype.getAnimations ??= () => [];

// Whoever waits for something on a busy machine waits until it is there.
configure({ asyncUtilTimeout: 300_000 });

// All files share one window, so each test leaves it as it was.
afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    localStorage.clear();
    vi.useRealTimers();
});
