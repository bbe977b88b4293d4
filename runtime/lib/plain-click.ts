/** The link of a plain click: one that the browser would follow in this window, and that no other listener handled. Null for other clicks. */
export function plainClick(event: MouseEvent, selector: string): HTMLAnchorElement | null {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = (target as Element).closest(selector);
  return link instanceof HTMLAnchorElement ? link : null;
}
