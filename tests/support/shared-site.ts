import { startNginx } from './nginx.ts';
import { smallProject } from './small-project.ts';

/** The site that `npm test` has built, for all test files that only read it: its output folder and the port of its origins. */
export function sharedSite(): { out: string; port: number } | null {
  const { SITE_TEST_OUTPUT: out, SITE_TEST_PORT: port } = process.env;
  return out && port ? { out, port: Number(port) } : null;
}

/**
 * For a whole test run: serves the shared site, and makes the small project that test files share. A single test file, run
 * without `npm test`, makes its own.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  const shared = sharedSite();
  if (!shared) return undefined;
  const [nginx, small] = await Promise.all([startNginx(shared), smallProject()]);
  process.env['SITE_TEST_PROJECT'] = small.project;
  return async () => {
    await nginx.close();
    await small.remove();
  };
}
