import { dialogSizes } from '../../config/limits.ts';
import { platformFirst } from '../lib/platform-first.ts';
import { pageTiming } from '../lib/server-timing.ts';
import { openDialog } from './dialog.ts';

type OpenDemosOptions = { product: string; page: string; signal: AbortSignal };

/**
 * Shows the demos of a product with the markup and styles of their own page. Rejects when there is no such page, it has no demos, `signal`
 * aborts, or the page is of another release, whose styles would change the current page.
 */
export async function openDemos({ product, page, signal }: OpenDemosOptions): Promise<void> {
  const response = await fetch(page, { signal });
  const release = pageTiming('release');
  if (release && release !== response.headers.get('x-release')) throw new Error(`${page} is of another release`);
  const { head, body } = new DOMParser().parseFromString(await response.text(), 'text/html');
  const demos = body.querySelector('[data-demos]');
  if (!response.ok || !demos || demos.children.length === 0) throw new Error(`no demos at ${page}`);
  await Promise.all(
    Array.from(head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'), (link) => loadStyles(link, signal)),
  );
  signal.throwIfAborted();

  const title = demos.getAttribute('data-demos') || product;
  const content = document.importNode(demos, true);
  platformFirst(content);
  // One title, where the only demo has the product's name.
  const several = content.childElementCount > 1;
  const heading = content.querySelector('h3');
  if (!several && heading?.textContent === title) heading.hidden = true;
  const { width, height, singleHeight } = dialogSizes.demos;
  openDialog({
    title,
    content: [content],
    width,
    height: several ? height : singleHeight,
    widget: 'demo-download',
  });
}

/** Loads a style sheet of the other page, unless it is applied here. One with `media` is not. */
function loadStyles(link: HTMLLinkElement, signal: AbortSignal): Promise<void> | undefined {
  const href = link.getAttribute('href');
  if (
    !href ||
    Array.from(document.styleSheets).some(
      ({ href: known, media }) => known === new URL(href, location.href).href && media.mediaText === '',
    )
  )
    return undefined;
  return new Promise((loaded, failed) => {
    const own = document.createElement('link');
    own.rel = 'stylesheet';
    own.href = href;
    own.addEventListener('load', () => loaded());
    own.addEventListener('error', () => failed(new Error(href)));
    signal.addEventListener('abort', failed);
    document.head.append(own);
  });
}
