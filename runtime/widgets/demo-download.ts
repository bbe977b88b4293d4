import { limits } from '../../config/limits.ts';
import { loadChunk, Reloading } from '../lib/load-chunk.ts';
import { plainClick } from '../lib/plain-click.ts';

/** Opens links to the demos of a product in a dialog, one at a time. The dialog is loaded on first use. */
export function startDemoDownload(): () => void {
  let over = false;
  let latest: AbortController | null = null;
  const open = async (link: HTMLAnchorElement) => {
    const work = (latest = new AbortController());
    const tooLong = setTimeout(() => work.abort(), limits.callTime);
    link.setAttribute('aria-busy', 'true');
    try {
      const { openDemos } = await loadChunk(() => import('./demo-dialog.ts'));
      await openDemos({ product: link.dataset['demo'] ?? '', page: link.href, signal: work.signal });
    } catch (error) {
      if (!over && !(error instanceof Reloading)) location.assign(link.href);
    }
    clearTimeout(tooLong);
    link.removeAttribute('aria-busy');
    latest = null;
  };
  const click = (event: MouseEvent) => {
    const link = plainClick(event, 'a[data-demo]');
    if (!link) return;
    event.preventDefault();
    if (!latest) void open(link);
  };
  // Before the navigation handles the click.
  document.addEventListener('click', click, { capture: true });
  return () => {
    document.removeEventListener('click', click, { capture: true });
    over = true;
    latest?.abort();
  };
}
