import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type { SiteConfig } from '../define/config.ts';
import { recordAnnounced, readAnnounced } from '../announce/announced.ts';
import { changedAddresses } from '../announce/changed-addresses.ts';
import { type AnnounceKeys, announce, type Announcement } from '../announce/search-engines.ts';
import type { Console } from '../console/console.ts';
import { exit, Stop } from '../problem.ts';
import { readManifest } from '../release/manifest.ts';
import { outputFolder } from '../release/output-folder.ts';
import { requireRelease } from './require-release.ts';

export type AnnounceOptions = {
  out: string;
  site: Pick<SiteConfig, 'editions' | 'origins' | 'noindex'>;
  keys: AnnounceKeys;
  console: Console;
  to?: Announcement['to'];
};

/**
 * Announces to search engines what changed since the release announced last. The first time, nothing is sent: the
 * sitemaps name every address.
 */
export async function announceChanges({ out, site, keys, console, to }: AnnounceOptions): Promise<void> {
  const release = await requireRelease(out);
  if (keys.indexNow === null && keys.baidu === null) {
    throw Stop.of(exit.usage, {
      what: 'there is no search engine to notify',
      where: 'environment variables SITE_INDEXNOW_KEY and SITE_BAIDU_TOKEN',
      why: 'neither is set',
      fix: 'set the key of one; IndexNow also reads it at /<key>.txt of both editions',
    });
  }
  if (site.noindex) {
    throw Stop.of(exit.usage, {
      what: 'this site is not indexed by search engines',
      where: 'SITE_NOINDEX, or an origin on localhost',
      why: 'search engines would be notified of pages that they may not list',
      fix: 'announce where the public site is built',
    });
  }
  const before = await readAnnounced(out);
  const output = outputFolder(out);
  const pagesOf = (name: string) => readManifest(output.of(name).manifest).pages();
  const known = before !== null && existsSync(output.of(before).manifest);
  const changed = known ? changedAddresses(pagesOf(before), pagesOf(release)) : [];
  const announced = await announce({
    keys,
    origins: site.origins,
    chinese: Object.keys(site.editions).find((edition) => site.editions[edition]!.lang.startsWith('zh')) ?? null,
    changed,
    ...(to && { to }),
  });
  await mkdir(output.run, { recursive: true });
  await recordAnnounced({ out, release });
  console.json({ release, since: known ? before : null, changed, announced });
  console.say(
    known
      ? `${changed.length} addresses changed since ${before}; ${Object.keys(announced).join(' and ')} notified`
      : `nothing was announced before: changes after ${release} will be`,
  );
}
