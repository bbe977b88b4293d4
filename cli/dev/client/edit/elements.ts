type Attributes = Record<string, string | number | boolean | null>;

/** An element with attributes and children; text is never markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === false) continue;
    made.setAttribute(key, value === true ? '' : String(value));
  }
  made.append(...children);
  return made;
}

export function button(text: string, act: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' }, text);
  made.addEventListener('click', act);
  return made;
}

/** Unfolds what an element is in. */
export function unfold(inside: Element): void {
  for (let above = inside.closest('details'); above; above = above.parentElement?.closest('details') ?? null)
    above.open = true;
}
