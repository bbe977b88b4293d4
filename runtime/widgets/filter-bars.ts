/**
 * Helps the bars of links that choose a group (`data-filter`). The page stays where it is while the whole bar is in view, the chosen
 * link is marked for screen readers and brought into view in a row that scrolls, and a choice is announced. The filter itself is made of styles and the address.
 */
export function startFilterBars(): () => void {
  const bars = [...document.querySelectorAll<HTMLElement>('[data-filter]')];
  const end = new AbortController();
  let kept: number | null = null;

  function mark(): HTMLAnchorElement[] {
    return bars.map((bar) => {
      const links = [...bar.querySelectorAll<HTMLAnchorElement>('nav a')];
      const chosen = links.find(({ hash }) => hash === location.hash) ?? links[0]!;
      for (const link of links) {
        if (link === chosen) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
      centre(chosen);
      return chosen;
    });
  }
  mark();

  for (const bar of bars) {
    const row = bar.firstElementChild as HTMLElement;
    row.addEventListener(
      'click',
      (event) => {
        if (!(event.target as Element).closest('nav a')) return;
        const isSticking = row.getBoundingClientRect().top <= Number.parseFloat(getComputedStyle(row).top) + 1;
        kept = isSticking ? null : scrollY;
      },
      { signal: end.signal },
    );
  }
  addEventListener(
    'hashchange',
    () => {
      if (kept !== null) scrollTo({ top: kept, behavior: 'instant' });
      kept = null;
      for (const [index, link] of mark().entries())
        bars[index]!.querySelector('[role="status"]')!.textContent = link.textContent;
    },
    { signal: end.signal },
  );
  return () => end.abort();
}

/** Scrolls the row of a link sideways, not the page, so that the link is in its middle. A row that does not scroll stays as it is. */
function centre(link: HTMLAnchorElement): void {
  const row = link.closest('ul')!;
  const [inner, outer] = [link, row].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect];
  row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}
