import type { Pages } from './pages.ts';
import { fallbackPage } from './fallback-page.ts';
import { loadStyles } from './styles.ts';
import { fits } from './swap.ts';

/** A page that is ready to be shown. */
export type NextPage = {
  status: number;
  /** Its `Server-Timing`; null where that is old. */
  timing: string | null;
  document: Document;
  /** Lets its styles take over from those of the shown page. */
  dress: () => void;
};

/** Gets a page ready. Rejects when only a real load can show it; an error page that cannot be shown is replaced by a plain one. */
export async function nextPage({ pages, href, signal }: { pages: Pages; href: string; signal: AbortSignal }): Promise<NextPage> {
  const { status, timing, text } = await pages.get(href, signal);
  const next = text.take();
  if (!fits(next)) throw new Error(`${href} needs a real load`);
  try {
    return { status, timing, document: next, dress: await loadStyles(next, signal) };
  } catch (error) {
    if (status < 400) throw error;
    return { status, timing, document: fallbackPage(status), dress: () => undefined };
  }
}
