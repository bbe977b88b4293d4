import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestPage } from '../../cli/release/manifest.ts';
import { freePort, startNginx } from './nginx.ts';
import { buildFolder, runSite } from './run-site.ts';

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

export async function serveSite(env: Record<string, string> = {}): Promise<ServedSite> {
  const build = await buildFolder();
  const port = await freePort();
  const zh = `http://localhost:${port}`;
  const en = `http://en.localhost:${port}`;
  const ended = await runSite(['generate', '--quiet'], {
    env: { ...build.env, SITE_ORIGIN_ZH: zh, SITE_ORIGIN_EN: en, SITE_LISTEN: `127.0.0.1:${port}`, SITE_API_UPSTREAM: '127.0.0.1:9', ...env },
  });
  if (ended.code !== 0) throw new Error(ended.stderr);
  const current = join(build.out, 'current');
  const { pages } = JSON.parse(await readFile(join(current, 'manifest.json'), 'utf8')) as { pages: ManifestPage[] };
  const nginx = await startNginx({ out: build.out, port });
  return {
    out: build.out,
    port,
    zh,
    en,
    pages,
    async close() {
      await nginx.close();
      await build.remove();
    },
  };
}
