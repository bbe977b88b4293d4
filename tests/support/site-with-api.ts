import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { site as config } from '../../config/site.ts';
import { startApi } from './content-api.ts';
import { freePort } from './nginx.ts';
import { root } from './run-site.ts';
import { type ServedSite, serveSiteBefore } from './served-site.ts';

/** The whole site, and what its API keeps of the calls of browsers. */
export type SiteWithApi = ServedSite & { data: string };

/** Serves the whole site with the embedded API as its API, which answers the calls of browsers, too. */
export async function serveSiteWithApi(): Promise<SiteWithApi> {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'site-api-'));
  const standIn = { site: config, data, log: () => undefined };
  const [api, site] = await Promise.all([
    startApi({ port, content: join(root, 'config/content'), articles: 0, latency: 0, standIn }),
    serveSiteBefore(`127.0.0.1:${port}`),
  ]);
  return {
    ...site,
    data,
    async close() {
      await site.close();
      await api.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}
