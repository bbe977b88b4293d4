import { limits } from '../../config/limits.ts';
import { productNames } from '../../config/products.ts';
import { pageTiming } from '../lib/server-timing.ts';
import { openDialog } from './dialog.ts';

/**
 * Shows the demos of a product as its own page has them: the same cards, codes and looks. Rejects when there is no such page, it has no
 * demos, they are not wanted any more, or it is of another release, whose styles would change the looks of the shown page.
 */
export async function openDemos({ product, page, signal }: { product: string; page: string; signal: AbortSignal }): Promise<void> {
  const response = await fetch(page, { signal });
  const release = pageTiming('release');
  if (release && release !== response.headers.get('x-release')) throw new Error(`${page} is of another release`);
  const { head, body } = new DOMParser().parseFromString(await response.text(), 'text/html');
  const demos = body.querySelector('[data-demos]');
  if (!response.ok || !demos || demos.children.length === 0) throw new Error(`no demos at ${page}`);
  await Promise.all(Array.from(head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'), (link) => loadStyles(link, signal)));
  signal.throwIfAborted();

  const { width, height, singleHeight } = limits.demoDialog;
  openDialog({
    title: productNames[product as keyof typeof productNames] ?? product,
    content: [document.importNode(demos, true)],
    width,
    height: demos.children.length > 1 ? height : singleHeight,
    widget: 'demo-download',
  });
}

/** Brings the styles of the other page, unless this one has them. Those that wait for a visit have no effect. */
function loadStyles(link: HTMLLinkElement, signal: AbortSignal): Promise<void> | undefined {
  const href = link.getAttribute('href');
  if (!href || Array.from(document.styleSheets).some(({ href: known, media }) => known === new URL(href, location.href).href && media.mediaText === '')) return undefined;
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
