// jsdom has no Web Animations, which Svelte's transitions use.
Element.prototype.animate ??= () =>
    ({ cancel: () => {}, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;

// Nor does it lay anything out, so nothing is ever resized.
globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
};
