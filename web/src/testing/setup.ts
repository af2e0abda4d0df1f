// jsdom has no Web Animations, which Svelte's transitions use.
Element.prototype.animate ??= () =>
    ({ cancel: () => {}, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;
