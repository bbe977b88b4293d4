/** A copy of `<template data-part="name">`: markup, words and classes come from the page, scripts only fill them in. */
export function part<Kind extends HTMLElement = HTMLElement>(stage: HTMLElement, name: string): Kind {
  const template = stage.querySelector<HTMLTemplateElement>(`template[data-part="${name}"]`)!;
  return template.content.firstElementChild!.cloneNode(true) as Kind;
}

/** Writes texts into the elements that are marked for them: `{ total: '¥12' }` into `[data-text="total"]`. */
export function fill(element: Element, texts: Readonly<Record<string, string | number>>): void {
  for (const [name, text] of Object.entries(texts))
    for (const found of element.querySelectorAll(`[data-text="${name}"]`)) found.textContent = String(text);
}

/** The first element with a `data-` mark: `marked(stage, 'thread')`. */
export function marked<Kind extends Element = HTMLElement>(stage: Element, mark: string): Kind {
  const found = stage.querySelector<Kind>(`[data-${mark}]`);
  if (!found) throw new Error(`try-out: the picture has no element with data-${mark}`);
  return found;
}
