import { editions } from '../../config/editions.ts';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportForHost } from '../../cli/export/export-for-host.ts';
import type { ExportedRelease } from '../../cli/export/exported-release.ts';
import type { HostName } from '../../cli/export/host-names.ts';
import { serveRules } from '../../cli/emit/serve-rules.ts';
import type { Plan } from '../../cli/plan/plan.ts';
import type { SiteConfig } from '../../config/site.ts';
import { outputFolder, release as name } from './output-folder.ts';

const redirects: Plan['redirects'] = [
  { edition: 'zh', from: '/pay', to: '/price' },
  { edition: 'zh', from: '/applyRobot', to: '/' },
  { edition: 'zh', from: '/m', to: '/m/' },
  { edition: 'zh', from: '/m/index', to: '/m/' },
  { edition: 'en', from: '/en/pay', to: '/en' },
];

/** A small release, exported for a host. */
export async function exportedSite({
  host,
  site: changed = {},
  port = 8080,
  more = [],
}: {
  host: HostName;
  site?: Partial<SiteConfig>;
  port?: number;
  more?: Plan['redirects'];
}) {
  const { folder, site, rules, remove } = outputFolder({ redirects: [...redirects, ...more], port, site: changed });
  const root = join(folder, 'site');
  writeFileSync(join(root, 'serve.json'), JSON.stringify(serveRules(rules, editions)));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(root, file)).isFile())
    .sort();
  const isPage = (file: string) => file.endsWith('.html') && !/@|proof|(?:^|\/)[45]\d\d\.html$/.test(file);
  const release: ExportedRelease = {
    release: name,
    site: root,
    rules,
    files,
    pages: new Map(files.filter(isPage).map((file) => [file, /^(?:en|hk)[./]/.test(file) ? 'en' : 'zh'])),
  };
  const to = join(mkdtempSync(join(tmpdir(), 'site-export-')), 'export');
  try {
    const exported = await exportForHost({ release, host, site, to });
    return { to, rules, release, ...exported, remove: () => [remove(), rmSync(join(to, '..'), { recursive: true })] };
  } catch (failure) {
    remove();
    rmSync(join(to, '..'), { recursive: true });
    throw failure;
  }
}
