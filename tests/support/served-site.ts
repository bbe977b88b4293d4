import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
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

/**
 * Serves the starter site to a test with an API of its own, at `upstream` (host and port): the rules alone name it. A whole test run links
 * the files of the shared site into an output folder that the test may change; links within pages lead to the shared site.
 */
export async function serveSiteBefore(upstream: string): Promise<ServedSite> {
  const shared = sharedSite();
  if (!shared) return serveSite({ SITE_API_UPSTREAM: upstream });
  const { out, remove } = await buildFolder();
  const port = await freePort();
  await promisify(execFile)('cp', ['-al', shared.out, out]).catch(() =>
    promisify(execFile)('cp', ['-a', shared.out, out]),
  );
  for (const name of ['nginx.conf', 'http.conf']) {
    const file = join(out, 'current/nginx', name);
    const rules = await readFile(file, 'utf8');
    // Written through, the shared site's would change.
    await rm(file);
    await writeFile(
      file,
      rules
        .replaceAll(shared.out, out)
        .replaceAll(`:${shared.port}`, `:${port}`)
        .replace('server 127.0.0.1:9;', `server ${upstream};`),
    );
  }
  const nginx = await startNginx({ out, port });
  return {
    out,
    port,
    ...(await readServed({ out, port })),
    async close() {
      await nginx.close();
      await remove();
    },
  };
}

const originsAt = (port: number) => ({ zh: `http://localhost:${port}`, en: `http://en.localhost:${port}` });

async function readServed({ out, port }: { out: string; port: number }) {
  const { pages } = JSON.parse(await readFile(join(out, 'current/manifest.json'), 'utf8')) as { pages: ManifestPage[] };
  return { ...originsAt(port), pages };
}
