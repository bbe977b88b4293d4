/** What a page says about itself in its head; styles and scripts are not among it. */
const said = 'title, meta, link:not([rel~="stylesheet"]), script[type="application/ld+json"]';
/** What is known of the visitor stands on the root element, and stays; see the boot script. */
const aboutVisitor = ['data-login', 'data-mobile', 'data-windows', 'data-promotion'];
/** The runtime's own elements, which outlive pages. */
const lasting = '[data-lasting]';

/** Puts another page in the place of the one that is shown: root attributes, head and body. */
export function swap(next: Document): void {
  copyAttributes(next.documentElement, document.documentElement);
  const fresh = Array.from(next.head.querySelectorAll(said));
  for (const old of document.head.querySelectorAll(said)) {
    const same = fresh.findIndex((one) => one.isEqualNode(old));
    if (same < 0) old.remove();
    else fresh.splice(same, 1);
  }
  document.head.append(...fresh);

  copyAttributes(next.body, document.body);
  for (const old of Array.from(document.body.childNodes)) if (!(old instanceof Element && old.matches(lasting))) old.remove();
  document.body.prepend(...next.body.childNodes);
}

function copyAttributes(from: Element, to: Element): void {
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name) && !aboutVisitor.includes(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) to.setAttribute(name, value);
}

/** Whether a page may take the place of the shown one: it runs the same script, is laid out for the same width, and does not ask for a real load. */
export function fits(next: Document): boolean {
  const tells = (selector: string) => next.querySelector(selector)?.outerHTML === document.querySelector(selector)?.outerHTML;
  return tells('script[src][type="module"]') && tells('meta[name="viewport"]') && !next.documentElement.hasAttribute('data-reload') && next.querySelector('main') !== null;
}
