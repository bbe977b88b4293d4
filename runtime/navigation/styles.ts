/** The site's own style sheets, not those of third parties. One with `media` is loaded but not applied. */
const ours = 'link[rel="stylesheet"][href^="/assets/"]';
const linksOf = (page: Document) => Array.from(page.querySelectorAll<HTMLLinkElement>(ours));

/**
 * Loads the style sheets of another page without applying them; returns a function that applies them. A sheet that is in the document
 * already is used where the order allows, and sheets that are not in use stay, without effect. Rejects when one fails to load.
 */
export async function loadStyles(next: Document, signal?: AbortSignal): Promise<() => void> {
  const there = linksOf(document);
  let from = 0;
  const wanted = linksOf(next).map((link) => {
    const href = link.getAttribute('href')!;
    const at = there.findIndex((known, index) => index >= from && known.getAttribute('href') === href);
    from = at < 0 ? there.length : at + 1;
    return there[at] ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media: 'not all' });
  });
  const fresh = wanted.filter((link) => !link.isConnected);
  const loads = wanted.filter((link) => !link.sheet).map((link) => loaded(link, signal));
  (there.at(-1) ?? document.head.lastElementChild)?.after(...fresh);
  await Promise.all(loads);
  return () => {
    for (const link of linksOf(document)) {
      if (!wanted.includes(link)) link.media = 'not all';
      else if (link.media) link.removeAttribute('media');
    }
  };
}

function loaded(link: HTMLLinkElement, signal?: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => {
      // Removed, so that the next use tries again.
      link.remove();
      fail(new Error(link.href));
    });
    signal?.addEventListener('abort', fail);
  });
}
