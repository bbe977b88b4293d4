import { isOwnPlatform } from '../../config/rules/visitor.ts';

/** Moves what is for the visitor's platform (`data-platform`) to the front of each list (`data-platforms`). */
export function platformFirst(root: ParentNode): void {
  for (const list of root.querySelectorAll('[data-platforms]')) {
    const own = Array.from(list.children).filter(
      (item) => item instanceof HTMLElement && isOwnPlatform(navigator.userAgent, item.dataset['platform'] ?? ''),
    );
    list.prepend(...own);
  }
}

/** The same as a part of a page. */
export function startPlatforms(): () => void {
  platformFirst(document);
  return () => undefined;
}
