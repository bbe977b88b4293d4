import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestPage } from '../../cli/release/manifest.ts';
import { freePort, startNginx } from './nginx.ts';
import { buildFolder, runSite } from './run-site.ts';
import { sharedSite } from './shared-site.ts';

/** The starter site, built by the program and served by the real nginx with the rules it wrote. */
export type ServedSite = {
  out: string;
  port: number;
  /** Origins by edition. */
  zh: string;
  en: string;
  pages: readonly ManifestPage[];
  close(): Promise<void>;
};

/** Serves the starter site: the shared one where a test changes nothing, else one of its own, built with `env`. */
export async function serveSite(env?: Record<string, string>): Promise<ServedSite> {
  const shared = sharedSite();
  if (shared && !env) return { ...shared, ...(await readServed(shared)), close: async () => undefined };
  const build = await buildFolder();
  const port = await freePort();
  const { zh, en } = originsAt(port);
  const ended = await runSite(['generate', '--quiet'], {
    env: {
      ...build.env,
      SITE_ORIGIN_ZH: zh,
      SITE_ORIGIN_EN: en,
      SITE_LISTEN: `127.0.0.1:${port}`,
      SITE_API_UPSTREAM: '127.0.0.1:9',
      ...env,
    },
  });
  if (ended.code !== 0) throw new Error(ended.stderr);
  const nginx = await startNginx({ out: build.out, port });
  return {
    out: build.out,
    port,
    ...(await readServed({ out: build.out, port })),
    async close() {
      await nginx.close();
      await build.remove();
    },
  };
}

const originsAt = (port: number) => ({ zh: `http://localhost:${port}`, en: `http://en.localhost:${port}` });

async function readServed({ out, port }: { out: string; port: number }) {
  const { pages } = JSON.parse(await readFile(join(out, 'current/manifest.json'), 'utf8')) as { pages: ManifestPage[] };
  return { ...originsAt(port), pages };
}
