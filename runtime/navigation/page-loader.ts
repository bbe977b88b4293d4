import { pageTiming } from '../lib/server-timing.ts';
import { NeedsRealLoad } from './needs-real-load.ts';
import { parseHtml } from './parse-html.ts';
import { loadStyles } from './styles.ts';

/** A page that was loaded over the network. */
export type LoadedPage = {
  status: number;
  /** Its `Server-Timing`; null if the page was prefetched. */
  timing: string | null;
  html: string;
};

export type PageLoader = {
  /** The page at an address, prefetched or from the server. Rejects when it cannot be loaded, with `NeedsRealLoad` when the browser itself can. */
  get(href: string, signal: AbortSignal): Promise<LoadedPage>;
  /** Prefetches a page and its styles, and keeps it for a while. Never rejects. */
  prefetch(href: string): Promise<void>;
  /** Whether a page is prefetched, or being prefetched. */
  has(href: string): boolean;
};

/** How long a prefetched page may be used, in milliseconds. */
const LIFETIME = 300_000;

/** Loads pages of the current page's release: those of another one need other scripts and another security policy. */
export function openPageLoader(): PageLoader {
  const prefetched = new Map<string, Promise<LoadedPage>>();
  // Where the browser hides it, the first response sets it.
  let release = pageTiming('release');

  const request = async (href: string, options: RequestInit): Promise<LoadedPage> => {
    // A redirect may lead to another origin, which the security policy forbids to fetch.
    const response = await fetch(href, { ...options, redirect: 'manual', headers: { accept: 'text/html' } });
    const { headers, status } = response;
    const from = headers.get('x-release');
    if (!headers.get('content-type')?.startsWith('text/html') || !from) throw new NeedsRealLoad(href);
    if (from !== (release ??= from)) throw new NeedsRealLoad(href);
    return { status, timing: headers.get('server-timing') ?? '', html: await response.text() };
  };
  const key = (href: string) => href.replace(/#.*/, '');

  return {
    async get(href, signal) {
      const page = prefetched.get(key(href));
      return page ? { ...(await Promise.race([page, aborted(signal)])), timing: null } : request(href, { signal });
    },
    async prefetch(href) {
      const page = request(href, { priority: 'low' });
      prefetched.set(key(href), page);
      const forget = () => void prefetched.delete(key(href));
      try {
        const { status, html } = await page;
        if (status !== 200) return forget();
        setTimeout(forget, LIFETIME);
        // Whole pages took 20 to 50 ms each on phones, and most are never visited.
        await loadStyles(parseHtml(html.slice(0, html.indexOf('<body'))));
      } catch {
        forget();
      }
    },
    has: (href) => prefetched.has(key(href)),
  };
}

const aborted = (signal: AbortSignal) => new Promise<never>((_, fail) => signal.addEventListener('abort', fail));
