/** The elements of the head that describe the page; no styles and scripts. */
const headElements = 'title, meta, link:not([rel~="stylesheet"]), script[type="application/ld+json"]';
/** Attributes of the root element that describe the visitor, and stay; see the boot script. */
const visitorAttributes = ['data-login', 'data-mobile', 'data-windows', 'data-promotion'];

/**
 * Replaces the current page with another one: root attributes, head and body. `shown` are the nodes of the body that belong to the
 * current page; scripts added the others, which stay. Returns the nodes that belong to the new page.
 */
export function swap(next: Document, shown: readonly ChildNode[]): readonly ChildNode[] {
  copyAttributes(next.documentElement, document.documentElement);
  const fresh = Array.from(next.head.querySelectorAll(headElements));
  for (const old of document.head.querySelectorAll(headElements)) {
    const same = fresh.findIndex((one) => one.isEqualNode(old));
    if (same < 0) old.remove();
    else fresh.splice(same, 1);
  }
  document.head.append(...fresh);

  copyAttributes(next.body, document.body);
  return swapBody(shown, Array.from(next.body.childNodes));
}

/** Keeps the equal nodes at the start and the end, mostly header and footer: they are half of the layout work. */
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
  for (const name of to.getAttributeNames())
    if (!from.hasAttribute(name) && !visitorAttributes.includes(name)) to.removeAttribute(name);
  // Setting the same value again would compute every element's style again.
  for (const { name, value } of from.attributes) if (to.getAttribute(name) !== value) to.setAttribute(name, value);
}

/** Whether a page can replace the current one: it has the same script and viewport, and does not require a real load. */
export function canSwap(next: Document): boolean {
  const isSame = (selector: string) =>
    next.querySelector(selector)?.outerHTML === document.querySelector(selector)?.outerHTML;
  return (
    isSame('script[src][type="module"]') &&
    isSame('meta[name="viewport"]') &&
    !next.documentElement.hasAttribute('data-reload') &&
    next.querySelector('main') !== null
  );
}
