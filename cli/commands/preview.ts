import { once } from 'node:events';
import { isHostOf } from '../../config/rules/edition.ts';
import type { SiteConfig } from '../../config/site.ts';
import { startApi } from '../api/server.ts';
import { currentReleaseOf } from '../preview/current-release.ts';
import { isListening, parseAddress } from '../preview/listening.ts';
import { startNginx } from '../preview/nginx.ts';
import { startPreview } from '../preview/preview.ts';
import { noteServed } from '../release/note-served.ts';

type Options = {
  /** Output folder. */
  out: string;
  site: SiteConfig;
  /** Use the real nginx and the generated rules. */
  nginx: boolean;
  /** Folder of the embedded API's content. */
  content: string;
  /** Folder that keeps what visitors send to it. */
  data: string;
  articles: number;
  latency: number;
  /** Tells the person one line. */
  say: (line: string) => void;
};

/**
 * Serves the current release with the embedded API behind it until it is told to end (SIGINT or SIGTERM). Throws a `Stop`
 * when there is no release, when an address cannot be had, or when nginx is asked for and does not run.
 */
export async function preview({ out, site, nginx, content, data, articles, latency, say }: Options): Promise<void> {
  const told = new AbortController();
  const ended = Promise.race(['SIGINT', 'SIGTERM'].map((name) => once(process, name, { signal: told.signal })));
  ended.catch(() => undefined);
  const { rules } = currentReleaseOf(out)();
  const api = await openApi({ site, content, data, articles, latency, say });
  try {
    const server = nginx ? await startNginx({ out, listen: parseAddress(site.listen) }) : await startNode({ out, site });
    if (nginx) await noteServed({ out, release: rules.release });
    say(`Release ${rules.release}, served by ${nginx ? 'nginx' : 'the preview'}; ${api.says}`);
    for (const { edition, origin } of [...rules.editions].reverse()) say(`  ${edition}  ${reached({ origin, listen: site.listen })}`);
    say('Stop with Ctrl+C');
    try {
      await Promise.race([ended, server.ended]);
    } finally {
      await server.close();
    }
  } finally {
    told.abort();
    await api.close();
  }
}

/** Starts the embedded API at the address the rules name, unless that is another machine, or an API listens there already. */
async function openApi({ site, data, say, ...options }: Pick<Options, 'site' | 'content' | 'data' | 'articles' | 'latency' | 'say'>): Promise<{ says: string; close: () => Promise<void> }> {
  const address = parseAddress(site.apiUpstream);
  const ours = /^(?:localhost|::1|127\..*)$/.test(address.host);
  if (!ours || (await isListening(address))) return { says: `API calls go to ${site.apiUpstream}`, close: async () => undefined };
  const api = await startApi({ ...options, ...address, standIn: { site, data, log: say } });
  return { says: `the embedded API answers at ${api.url}`, close: () => api.close() };
}

/** Where a person finds an edition: at its origin when that is this machine, else here under its host name. */
function reached({ origin, listen }: { origin: string; listen: string }): string {
  const { host, hostname } = new URL(origin);
  return isHostOf(hostname, 'localhost') ? `${origin}/` : `http://${listen}/ with the header Host: ${host}`;
}

/** Our own server, which ends only when it is told to. */
async function startNode({ out, site }: Pick<Options, 'out' | 'site'>) {
  const server = await startPreview({ out, ...parseAddress(site.listen), apiUpstream: site.apiUpstream });
  return { ended: new Promise<never>(() => undefined), close: server.close };
}
