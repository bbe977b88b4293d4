/** Active style sheets of the site; the runtime keeps inactive ones of earlier pages. */
const inUse = 'link[rel="stylesheet"][href^="/assets/"]:not([media])';

/** Replaces the style sheets of the page without replacing the page. Returns false when there are more or fewer than before. */
export async function replaceStyles(styles: readonly string[]): Promise<boolean> {
  const links = Array.from(document.querySelectorAll<HTMLLinkElement>(inUse));
  if (links.length !== styles.length) return false;
  await Promise.all(
    links.map(async (link, index) => {
      const href = styles[index]!;
      if (link.getAttribute('href') !== href) await replace(link, href);
    }),
  );
  return true;
}

/** Removes the old sheet after the new one is loaded, so that the page always has styles. */
async function replace(link: HTMLLinkElement, href: string): Promise<void> {
  const next = link.cloneNode() as HTMLLinkElement;
  next.href = href;
  const loaded = new Promise((done, fail) => {
    next.addEventListener('load', done, { once: true });
    next.addEventListener('error', () => fail(new Error(href)), { once: true });
  });
  link.after(next);
  await loaded;
  link.remove();
}
