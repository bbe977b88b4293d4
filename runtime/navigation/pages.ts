import { pageTiming } from '../lib/server-timing.ts';
import { type PageText, pageText } from './page-text.ts';
import { loadStyles } from './styles.ts';

/** A page as it came over the network. */
export type PageAnswer = {
  status: number;
  /** Its `Server-Timing`; null where that is from when the page was fetched ahead. */
  timing: string | null;
  text: PageText;
};

export type Pages = {
  /** The page at an address, from what is kept or from the server. Rejects when only a real load can tell what is there. */
  get(href: string, signal: AbortSignal): Promise<PageAnswer>;
  /** Fetches a page that may be asked for, makes it ready with its styles, and keeps it for a while. Never rejects. */
  prefetch(href: string): Promise<void>;
  /** Whether a page is kept, or is on its way. */
  has(href: string): boolean;
};

/** A page that was fetched ahead may be shown this long after, in milliseconds. */
const FRESH = 300_000;

/** Fetches pages, those of the release that the shown one came from: what another release answers belongs to other scripts and another policy. */
export function pageSource(): Pages {
  const kept = new Map<string, Promise<PageAnswer>>();
  // Where the browser hides it, the first page that is fetched tells.
  let release = pageTiming('release');

  const request = async (href: string, options: RequestInit): Promise<PageAnswer> => {
    // A redirect may lead anywhere, and the policy forbids to find out where.
    const response = await fetch(href, { ...options, redirect: 'manual', headers: { accept: 'text/html' } });
    const { headers, status } = response;
    const from = headers.get('x-release');
    if (!headers.get('content-type')?.startsWith('text/html') || !from) throw new Error(`${href} is no page`);
    if (from !== (release ??= from)) throw new Error(`${href} is of another release`);
    return { status, timing: headers.get('server-timing') ?? '', text: pageText(await response.text()) };
  };
  const key = (href: string) => href.replace(/#.*/, '');

  return {
    async get(href, signal) {
      const page = kept.get(key(href));
      return page ? { ...(await Promise.race([page, aborted(signal)])), timing: null } : request(href, { signal });
    },
    async prefetch(href) {
      const page = request(href, { priority: 'low' });
      kept.set(key(href), page);
      const forget = () => void kept.delete(key(href));
      try {
        const { status, text } = await page;
        if (status !== 200) return forget();
        setTimeout(forget, FRESH);
        await loadStyles(text.look());
      } catch {
        forget();
      }
    },
    has: (href) => kept.has(key(href)),
  };
}

const aborted = (signal: AbortSignal) => new Promise<never>((_, fail) => signal.addEventListener('abort', fail));
