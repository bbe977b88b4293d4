import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestPage } from '../../cli/release/manifest.ts';
import type { Services } from '../../config/services.ts';
import { freePort, startNginx } from './nginx.ts';
import { buildFolder, runSite } from './run-site.ts';
import { servedAt } from './served-at.mjs';
import type { ServedSite } from './served-site.ts';
import { sharedSmallProject, smallProject } from './small-project.ts';

/**
 * Builds a small project with `env`, and serves it: for tests of what pages of all kinds have in common, with an environment of their own.
 * `services` are written into its `config/site.ts`, as no environment variable names them; pages of `also` are in it too.
 */
export async function serveSmallSite({
  env = {},
  services,
  also = [],
}: {
  env?: Record<string, string>;
  services?: Services;
  also?: readonly string[];
}): Promise<ServedSite> {
  const [small, build, port] = await Promise.all([
    services || also.length > 0 ? smallProject({ also }) : sharedSmallProject(),
    buildFolder({ warm: true }),
    freePort(),
  ]);
  if (services) await writeServices(small.project, services);
  const origins = { zh: `http://localhost:${port}`, en: `http://en.localhost:${port}` };
  const { code, stderr } = await runSite(['generate', '--quiet', '--no-compress'], {
    project: small.project,
    env: {
      ...build.env,
      ...servedAt(port),
      ...env,
    },
  });
  if (code !== 0) throw new Error(stderr);
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
      await Promise.all([build.remove(), small.remove()]);
    },
  };
}

async function writeServices(project: string, services: Services): Promise<void> {
  const file = join(project, 'config/site.ts');
  const text = await readFile(file, 'utf8');
  const none = 'services: { sharing: null, chat: null, analytics: null }';
  if (!text.includes(none)) throw new Error(`${file} does not have ${none}`);
  await writeFile(
    file,
    text.replace(none, () => `services: ${JSON.stringify(services)}`),
  );
}
