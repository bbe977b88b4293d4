/** Calls `act` for every plain click on a link: one that the browser would follow in this window, and that no other listener handled. */
export function onLinkClick(act: (link: HTMLAnchorElement, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = (target as Element).closest('a[href]');
    if (link instanceof HTMLAnchorElement) act(link, event);
  });
}
