// How wide an element is, as the browser tells once it has laid everything out: to ask earlier would make it do so twice.

import type { Attachment } from "svelte/attachments";

const watching = new WeakMap<Element, (width: number) => void>();
let observer: ResizeObserver | undefined;

export function widthOf(tell: (width: number) => void): Attachment<HTMLElement> {
    return (element) => {
        observer ??= new ResizeObserver((entries) => {
            for (const { target, contentRect } of entries)
                watching.get(target)?.(Math.round(contentRect.width));
        });
        watching.set(element, tell);
        observer.observe(element);
        return () => {
            watching.delete(element);
            observer?.unobserve(element);
        };
    };
}
