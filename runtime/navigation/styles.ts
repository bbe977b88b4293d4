/** Our own style sheets: others may have come with the scripts of third parties. Those with `media` wait, and have no effect yet. */
const ours = 'link[rel="stylesheet"][href^="/assets/"]';
const linksOf = (page: Document) => Array.from(page.querySelectorAll<HTMLLinkElement>(ours));

/**
 * Loads the style sheets of another page beside those of the shown one, without effect yet; answers what lets them take over. Sheets that
 * are there stay where their order is the page's, which counts; all that are not in use wait for the pages that need them again.
 * Rejects when one does not come.
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
      // Out of the way, so that the next use tries again.
      link.remove();
      fail(new Error(link.href));
    });
    signal?.addEventListener('abort', fail);
  });
}
