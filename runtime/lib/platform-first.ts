import { isOwnPlatform } from '../../config/rules/visitor.ts';

/**
 * Moves what is for the visitor's platform (`data-platform`) to the front of each list (`data-platforms`), and marks it (`data-own`).
 * A list in view keeps its order: what is being read must not move.
 */
export function platformFirst(root: ParentNode): void {
  const { mobile, windows } = document.documentElement.dataset;
  const device = { mobile: mobile !== undefined, windows: windows !== undefined, userAgent: navigator.userAgent };
  for (const list of root.querySelectorAll('[data-platforms]')) {
    const own = Array.from(list.children).filter(
      (item) => item instanceof HTMLElement && isOwnPlatform(device, item.dataset['platform'] ?? ''),
    );
    for (const item of own) item.toggleAttribute('data-own', true);
    if (!isInView(list)) list.prepend(...own);
  }
}

function isInView(list: Element): boolean {
  const { top, bottom } = list.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && bottom > top;
}

/** The same as a part of a page. */
export function startPlatforms(): () => void {
  platformFirst(document);
  return () => undefined;
}
