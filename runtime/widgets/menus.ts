/** From this width on the menus are a bar with panels below it; see the shell's `nav.module.css`. */
const BAR = '(min-width: 960px)';
/** How long the pointer rests on an entry before its menu opens, and is away before it closes, in milliseconds. */
const OPEN_DELAY = 60;
const CLOSE_DELAY = 240;

/**
 * Adds to the menus, which are native disclosures, what markup cannot do: in the bar they open on hover, and Escape, a click
 * elsewhere and focus elsewhere close them. Focus alone never opens one.
 */
export function startMenus(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const bar = matchMedia(BAR);
  const menus = Array.from(document.querySelectorAll<HTMLDetailsElement>('details[data-menu]'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The menu that is open only because the pointer rests on it. A click keeps it open. */
  let hovered: HTMLDetailsElement | null = null;

  const closeAll = (except?: HTMLDetailsElement) => {
    clearTimeout(timer);
    hovered = null;
    for (const menu of menus) if (menu !== except) menu.open = false;
  };
  const closeIfOutside = (target: EventTarget | null) => {
    for (const menu of menus) if (menu.open && !menu.contains(target as Node | null)) menu.open = false;
  };

  for (const menu of menus) {
    const summary = menu.querySelector('summary')!;
    const onHover = (delay: number, act: () => void) => (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !bar.matches) return;
      clearTimeout(timer);
      timer = setTimeout(act, delay);
    };
    const enter = onHover(OPEN_DELAY, () => {
      if (menu.open) return;
      closeAll();
      menu.open = true;
      hovered = menu;
    });
    const leave = onHover(CLOSE_DELAY, () => hovered === menu && closeAll());
    menu.addEventListener('pointerenter', enter, { signal });
    menu.addEventListener('pointerleave', leave, { signal });
    menu.addEventListener(
      'click',
      (event) => {
        if ((event.target as Element).closest('a')) return closeAll();
        if (!summary.contains(event.target as Node)) return;
        clearTimeout(timer);
        // The click after a hover keeps the menu open. A key press has no `detail`, and toggles.
        if (hovered === menu && event.detail > 0) event.preventDefault();
        hovered = null;
      },
      { signal },
    );
    // For browsers that do not know `name` on details.
    menu.addEventListener('toggle', () => menu.open && menus.forEach((other) => (other.open &&= other === menu)), {
      signal,
    });
    menu.addEventListener(
      'focusout',
      ({ relatedTarget }) => relatedTarget && bar.matches && closeIfOutside(relatedTarget),
      {
        signal,
      },
    );
  }
  document.addEventListener(
    'keydown',
    ({ key }) => {
      const open = menus.find((menu) => menu.open);
      if (key !== 'Escape' || !open || !bar.matches) return;
      if (open.contains(document.activeElement)) open.querySelector('summary')!.focus();
      closeAll();
    },
    { signal },
  );
  document.addEventListener('pointerdown', ({ target }) => bar.matches && closeIfOutside(target as Node), { signal });
  bar.addEventListener('change', () => closeAll(), { signal });

  return () => {
    stop.abort();
    closeAll();
  };
}
