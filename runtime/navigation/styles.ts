/** Our own style sheets: others may have come with the scripts of third parties. */
const ours = 'link[rel="stylesheet"][href^="/assets/"]';
const stylesOf = (page: Document) => Array.from(page.querySelectorAll<HTMLLinkElement>(ours));

/**
 * Loads the style sheets of another page beside those of the shown one, without effect yet; answers what lets them take over. Those
 * that both pages begin with stay; from the first difference on all are new, because their order counts. Rejects when one does
 * not come.
 */
export async function loadStyles(next: Document, signal: AbortSignal): Promise<() => void> {
  const before = stylesOf(document);
  const hrefs = stylesOf(next).map((link) => link.getAttribute('href')!);
  const different = hrefs.findIndex((href, index) => href !== before[index]?.getAttribute('href'));
  const same = different < 0 ? hrefs.length : different;
  const old = before.slice(same);
  const fresh = hrefs.slice(same).map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media: 'not all' }));
  const drop = (links: HTMLLinkElement[]) => links.forEach((link) => link.remove());
  try {
    const loads = fresh.map((link) => new Promise((done, fail) => {
      link.onload = done;
      link.onerror = fail;
      signal.addEventListener('abort', fail);
    }));
    (before.at(-1) ?? document.head.lastElementChild)?.after(...fresh);
    await Promise.all(loads);
  } catch (error) {
    drop(fresh);
    throw error;
  }
  return () => {
    for (const link of fresh) link.removeAttribute('media');
    drop(old);
  };
}
