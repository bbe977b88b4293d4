import type { SiteConfig } from '../../config/site.ts';
import { parseAddress } from '../preview/listening.ts';
import { reloadNginx } from '../preview/reload-nginx.ts';
import { exit, Stop } from '../problem.ts';
import { noteServed } from '../release/note-served.ts';
import { readCurrent, shelf } from '../release/shelf.ts';

export type ReloadOptions = { out: string; site: SiteConfig; json: boolean; print: (line: string) => void };

/** Has the running nginx serve the current release, and says what it served before. */
export async function reload({ out, site, json, print }: ReloadOptions): Promise<void> {
  const { release, was } = await serveCurrent({ out, site });
  if (json) return print(JSON.stringify({ served: release, was }));
  print(was === release ? `nginx served ${release} already, and has read its rules again` : `nginx serves ${release} now${was === null ? '' : `; it served ${was}`}`);
}

/** Has nginx take the current release, and notes that it is served. Throws a `Stop` (1) when that cannot be done. */
export async function serveCurrent({ out, site }: { out: string; site: SiteConfig }): Promise<{ release: string; was: string | null }> {
  const release = await readCurrent(out);
  if (release === null) {
    throw new Stop(exit.failed, [
      { severity: 'error', what: 'there is no release to serve', where: shelf.current(out), why: 'nothing was published in this output folder yet', fix: 'run `site generate` first' },
    ]);
  }
  const was = await reloadNginx({ out, release, listen: parseAddress(site.listen), host: new URL(site.origins.zh).host });
  await noteServed({ out, release });
  return { release, was };
}
