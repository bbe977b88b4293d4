import type { PageLoader } from './page-loader.ts';
import { fallbackPage, messageOf } from './fallback-page.ts';
import { NeedsRealLoad } from './needs-real-load.ts';
import { parseHtml } from './parse-html.ts';
import { loadStyles } from './styles.ts';
import { canSwap } from './swap.ts';

/** A page that is ready to replace the current one. */
export type PreparedPage = {
  status: number;
  /** Its `Server-Timing`; null if the page was prefetched. */
  timing: string | null;
  document: Document;
  /** Applies its styles in place of those of the current page. */
  applyStyles: () => void;
};

type PreparePageOptions = { pages: PageLoader; href: string; signal: AbortSignal };

/** Loads a page and its styles. Rejects when that fails, with `NeedsRealLoad` when the browser itself can; an error page that fails is replaced by a plain one. */
export async function preparePage({ pages, href, signal }: PreparePageOptions): Promise<PreparedPage> {
  const { status, timing, html } = await pages.get(href, signal);
  const next = parseHtml(html);
  if (!canSwap(next)) throw new NeedsRealLoad(href);
  try {
    return { status, timing, document: next, applyStyles: await loadStyles(next, signal) };
  } catch (error) {
    if (status < 400) throw error;
    return { status, timing, document: fallbackPage(messageOf(status)), applyStyles: () => undefined };
  }
}
