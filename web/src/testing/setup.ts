// jsdom has no Web Animations, which Svelte's transitions use, and opens no dialogs.
Element.prototype.animate ??= () =>
    ({ cancel: () => {}, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
};
