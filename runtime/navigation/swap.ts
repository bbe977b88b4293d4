/** What a page says about itself in its head; styles and scripts are not among it. */
const said = 'title, meta, link:not([rel~="stylesheet"]), script[type="application/ld+json"]';
/** What is known of the visitor stands on the root element, and stays; see the boot script. */
const aboutVisitor = ['data-login', 'data-mobile', 'data-windows', 'data-promotion'];

/**
 * Puts another page in the place of the one that is shown: root attributes, head and body. `shown` is what of the body is the page's;
 * all else was put there by scripts, and stays. Answers what is the new page's.
 */
export function swap(next: Document, shown: readonly ChildNode[]): readonly ChildNode[] {
  copyAttributes(next.documentElement, document.documentElement);
  const fresh = Array.from(next.head.querySelectorAll(said));
  for (const old of document.head.querySelectorAll(said)) {
    const same = fresh.findIndex((one) => one.isEqualNode(old));
    if (same < 0) old.remove();
    else fresh.splice(same, 1);
  }
  document.head.append(...fresh);

  copyAttributes(next.body, document.body);
  return swapBody(shown, Array.from(next.body.childNodes));
}

/** What both pages begin and end with alike stays, header and footer mostly: half of what there would be to lay out. */
function swapBody(shown: readonly ChildNode[], fresh: readonly ChildNode[]): readonly ChildNode[] {
  const least = Math.min(shown.length, fresh.length);
  let head = 0;
  while (head < least && fresh[head]!.isEqualNode(shown[head]!)) head++;
  let foot = 0;
  while (foot < least - head && fresh.at(-1 - foot)!.isEqualNode(shown.at(-1 - foot)!)) foot++;

  const come = fresh.slice(head, fresh.length - foot);
  shown.slice(head, shown.length - foot).forEach((old) => old.remove());
  if (head > 0) shown[head - 1]!.after(...come);
  else document.body.prepend(...come);
  return [...shown.slice(0, head), ...come, ...shown.slice(shown.length - foot)];
}

function copyAttributes(from: Element, to: Element): void {
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name) && !aboutVisitor.includes(name)) to.removeAttribute(name);
  // Saying the same again would have every element's style made anew.
  for (const { name, value } of from.attributes) if (to.getAttribute(name) !== value) to.setAttribute(name, value);
}

/** Whether a page may take the place of the shown one: it runs the same script, is laid out for the same width, and does not ask for a real load. */
export function fits(next: Document): boolean {
  const tells = (selector: string) => next.querySelector(selector)?.outerHTML === document.querySelector(selector)?.outerHTML;
  return tells('script[src][type="module"]') && tells('meta[name="viewport"]') && !next.documentElement.hasAttribute('data-reload') && next.querySelector('main') !== null;
}
