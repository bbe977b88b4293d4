import definition from '../../config/index.ts';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxFiles } from '../../cli/emit/nginx/nginx-files.ts';
import { serverRules } from '../../cli/server-model/server-rules.ts';
import { type Disk, realDisk } from '../../cli/release/disk.ts';
import { openRelease } from '../../cli/release/open-release.ts';
import { releaseToken } from '../../cli/release/release-id.ts';
import type { StagedPage } from '../../cli/release/manifest.ts';
import { joinSources, sourcesOf } from '../../cli/render/page-sources.ts';
import { editionNames } from '../../config/editions.ts';
import type { Publishing } from '../../cli/define/site.ts';
import { publishing as usual } from '../../config/publishing.ts';
import { errorPages } from '../../config/routes/errors.ts';
import { errorFile, pageFile } from '../../config/rules/page-file.ts';
import { type SiteConfig, site as defaults } from '../../config/site.ts';
import { planOf } from './output-folder.ts';

/** A folder to publish small releases in, readable for nginx's unprivileged workers. */
export async function publishingFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'site-published-'));
  await chmod(folder, 0o755);
  return { folder, out: join(folder, 'output'), remove: () => rm(folder, { recursive: true, force: true }) };
}

const addresses = { zh: ['/', '/im', '/price'], en: ['/', '/en/im'] } as const;

/** A page that says its number, runs a script that only its own policy allows, and loads an asset that only its release made. */
export const pageOf = (number: number) => {
  const name = String(number).padStart(4, '0');
  return `<!doctype html><script src="/assets/main-${name}.js"></script><script>start(${name})</script><main>number ${name}</main>`;
};

type PublishNumberOptions = {
  folder: string;
  port: number;
  number: number;
  publishing?: Publishing;
  /** Changes of the configuration. */
  site?: Partial<SiteConfig>;
};

/** A power cut is no part of these tests: waiting for the disk would take most of their time. */
const disk: Disk = { ...realDisk, sync: async () => undefined, syncVolume: async () => true };

/** Publishes a release through the release room with its real rules. `/price` is the same in all of them. Answers the release's name. */
export async function publishNumber({
  folder,
  port,
  number,
  publishing = usual,
  site: changed = {},
}: PublishNumberOptions): Promise<string> {
  const out = join(folder, 'output');
  const release = await openRelease({
    out,
    cache: join(folder, 'cache'),
    now: Date.UTC(2026, 0, 1) + number * 1000,
    compress: true,
    dryRun: false,
    force: false,
    publishing,
    disk,
  });
  try {
    const put = async (path: string, content: string) => {
      const { hash } = await release.blobs.put(content);
      await release.stage.link(`site/${path}`, hash);
      return hash;
    };
    const html = pageOf(number);
    await put(`assets/main-${String(number).padStart(4, '0')}.js`, `console.log(${number})`);
    const pages: StagedPage[] = [];
    for (const edition of editionNames) {
      for (const address of addresses[edition]) {
        const file = pageFile({ edition, address });
        const text = address === '/price' ? '<!doctype html><main>always the same</main>' : html;
        pages.push({
          address,
          edition,
          file,
          hash: await put(file, text),
          inputs: { common: { members: '' }, own: '' },
          family: null,
          text: 10,
          modified: null,
          listed: true,
        });
      }
    }
    for (const error of errorPages) await put(errorFile(error), `<!doctype html><main>${error.status}</main>`);
    const sources = joinSources([sourcesOf(html)]);
    const site = { ...defaults, listen: `127.0.0.1:${port}`, apiUpstream: '127.0.0.1:9', ...changed };
    const rules = serverRules({
      definition,
      plan: planOf([]),
      site,
      release: releaseToken,
      modules: [],
      sources: { zh: sources, en: sources },
    });
    const files = nginxFiles({ rules, site, deployDir: out, modules: [], resolver: [] });
    const { release: name } = await release.publish({
      pages,
      required: [],
      navigation: { zh: 1, en: 1 },
      named: [
        { path: 'redirects.json', content: JSON.stringify(rules) },
        ...files.map(({ path, text }) => ({ path, content: text })),
      ],
      notes: async () => [{ path: 'report.json', content: '{}\n' }],
    });
    return name;
  } finally {
    await release.close();
  }
}
