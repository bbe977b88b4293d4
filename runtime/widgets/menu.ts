/** From this width on the menus are a bar that opens below the pointer; see the shell's `nav.module.css`. */
const BAR = '(min-width: 960px)';

/**
 * Menus open by hover and focus without any script. This adds what style sheets cannot: Escape closes, a click pins or
 * unpins, a click elsewhere closes, and `aria-expanded` tells what is to be seen. `data-open` pins, `data-closed`
 * holds a menu shut until pointer and focus have left it.
 */
export function startMenu(): () => void {
  const off = new AbortController();
  const { signal } = off;
  const bar = matchMedia(BAR);
  const entries = Array.from(document.querySelectorAll<HTMLElement>('[data-menu]'));
  const buttonOf = (entry: HTMLElement) => entry.querySelector(':scope > button');
  const touched = (entry: HTMLElement) => entry.matches(':hover, :focus-within');

  const isShown = (entry: HTMLElement) =>
    'open' in entry.dataset || (bar.matches && touched(entry) && !('closed' in entry.dataset));
  const tell = (entry: HTMLElement) => buttonOf(entry)?.setAttribute('aria-expanded', String(isShown(entry)));
  const close = (entry: HTMLElement) => {
    delete entry.dataset.open;
    if (bar.matches && touched(entry)) entry.dataset.closed = '';
    tell(entry);
  };
  const pin = (entry: HTMLElement) => {
    for (const other of entries) if (other !== entry && bar.matches) close(other);
    delete entry.dataset.closed;
    entry.dataset.open = '';
    tell(entry);
  };
  const settle = (entry: HTMLElement) => {
    if (!touched(entry)) delete entry.dataset.closed;
    tell(entry);
  };

  for (const entry of entries) {
    buttonOf(entry)?.addEventListener('click', () => ('open' in entry.dataset ? close(entry) : pin(entry)), { signal });
    entry.addEventListener('click', (event) => (event.target as Element).closest('a') && close(entry), { signal });
    // Coming back to a menu that was closed by hand means it.
    entry.addEventListener('pointerenter', () => (delete entry.dataset.closed, tell(entry)), { signal });
    entry.addEventListener('pointerleave', () => settle(entry), { signal });
    entry.addEventListener('focusin', () => settle(entry), { signal });
    // Where the focus goes is known only after it has left.
    entry.addEventListener('focusout', () => queueMicrotask(() => settle(entry)), { signal });
    tell(entry);
  }

  const isOutside = (entry: HTMLElement, event: Event) => !event.composedPath().includes(entry);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !bar.matches) return;
      for (const entry of entries.filter(isShown)) {
        if (entry.querySelector('[data-panel]:focus-within')) (buttonOf(entry) as HTMLElement | null)?.focus();
        close(entry);
      }
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (bar.matches) for (const entry of entries) if (isOutside(entry, event) && 'open' in entry.dataset) close(entry);
    },
    { signal },
  );
  bar.addEventListener('change', () => entries.forEach((entry) => (delete entry.dataset.open, tell(entry))), { signal });

  return () => {
    off.abort();
    for (const entry of entries) {
      delete entry.dataset.open;
      // Where the pointer rests on it, the menu stays shut on the next page too.
      if (!touched(entry)) delete entry.dataset.closed;
      buttonOf(entry)?.removeAttribute('aria-expanded');
    }
  };
}
