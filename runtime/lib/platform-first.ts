import { isOwnPlatform } from '../../config/rules/visitor.ts';

/** Moves what is for the visitor's platform (`data-platform`) to the front of each list (`data-platforms`). */
export function platformFirst(root: ParentNode): void {
  const { mobile, windows } = document.documentElement.dataset;
  const device = { mobile: mobile !== undefined, windows: windows !== undefined, userAgent: navigator.userAgent };
  for (const list of root.querySelectorAll('[data-platforms]')) {
    const own = Array.from(list.children).filter(
      (item) => item instanceof HTMLElement && isOwnPlatform(device, item.dataset['platform'] ?? ''),
    );
    list.prepend(...own);
  }
}

/** The same as a part of a page. */
export function startPlatforms(): () => void {
  platformFirst(document);
  return () => undefined;
}
