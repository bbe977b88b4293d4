import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleCli } from '../../cli/bundle/cli-bundle.mjs';
import { generate } from '../../cli/commands/generate.ts';
import { openConsole } from '../../cli/console/console.ts';
import { readSettings } from '../../cli/environment.ts';
import { ensurePackages } from '../../cli/packages.mjs';
import type { ManifestPage } from '../../cli/release/manifest.ts';
import type { SiteConfig } from '../../config/site.ts';
import { freePort, startNginx } from './nginx.ts';
import { buildFolder, root } from './run-site.ts';
import type { ServedSite } from './served-site.ts';

/** Like `serveSite`, for keys of `config/site.ts` without an environment variable. */
export async function serveConfigured({
  env = {},
  site: changes,
}: {
  env?: Record<string, string>;
  site: Partial<SiteConfig>;
}): Promise<ServedSite> {
  const build = await buildFolder();
  const port = await freePort();
  const origins = { zh: `http://localhost:${port}`, en: `http://en.localhost:${port}` };
  const settings = readSettings({
    // Cards are drawn in threads, which run the program itself.
    program: { root, ...(await bundleCli({ root, lock: ensurePackages({ root }) })) },
    env: {
      ...build.env,
      SITE_ORIGIN_ZH: origins.zh,
      SITE_ORIGIN_EN: origins.en,
      SITE_LISTEN: `127.0.0.1:${port}`,
      SITE_API_UPSTREAM: '127.0.0.1:9',
      ...env,
    },
  });
  await generate({
    options: {
      concurrency: 8,
      workers: 0,
      only: null,
      strict: false,
      drafts: false,
      offline: false,
      compress: false,
      dryRun: false,
      force: false,
      reload: false,
    },
    settings: { ...settings, site: { ...settings.site, ...changes } },
    console: openConsole({ json: false, quiet: true, out: process.stdout, err: process.stderr }),
    interrupted: new Promise(() => undefined),
  });
  const { pages } = JSON.parse(await readFile(join(build.out, 'current/manifest.json'), 'utf8')) as {
    pages: ManifestPage[];
  };
  const nginx = await startNginx({ out: build.out, port });
  return {
    out: build.out,
    port,
    ...origins,
    pages,
    async close() {
      await nginx.close();
      await build.remove();
    },
  };
}
