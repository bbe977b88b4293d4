import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pageConfigOf } from '../define/config.ts';
import { robots } from '../emit/robots.ts';
import type { Settings } from '../environment.ts';
import { readText } from '../lib/read-text.ts';
import { exit, Stop } from '../problem.ts';

/** The settings of a build with drafts: marks them, and adds `noindex` to all pages. */
export function forDrafts(settings: Settings): Settings {
  return { ...settings, site: { ...settings.site, noindex: true, drafts: true } };
}

/** Throws a `Stop` (3) when search engines may index the current release: drafts must not replace it. */
export function assertNotIndexed({ out, site }: Pick<Settings, 'out' | 'site'>): void {
  const current = join(out, 'current');
  if (!existsSync(current)) return;
  const indexed = robots({ ...pageConfigOf(site), noindex: true }).find(
    ({ path, content }) => readText(join(current, 'site', path)) !== content,
  );
  if (!indexed) return;
  throw Stop.of(exit.refused, {
    what: 'a site with drafts would replace one that search engines index',
    where: join(current, 'site', indexed.path),
    why: '--drafts was given, and the current release of this output folder lets search engines in',
    fix: 'build the preview into a folder of its own: site generate --drafts --out preview',
  });
}
