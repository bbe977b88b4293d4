import { copyTree } from './copy-tree.ts';
import { buildFolder } from './run-site.ts';

/**
 * A folder for builds of the whole site. Its cache has the pages that `npm test` rendered, where it did, and `env` the origins that they
 * were rendered with: a build from another API requests everything, and renders the pages whose data differ.
 */
export async function wholeBuildFolder(): ReturnType<typeof buildFolder> {
  const build = await buildFolder();
  const { SITE_TEST_CACHE_OF_SITE: rendered, SITE_TEST_PORT: port } = process.env;
  if (!rendered || !port) return build;
  await copyTree(rendered, build.env['SITE_CACHE']!);
  const origins = { SITE_ORIGIN_ZH: `http://localhost:${port}`, SITE_ORIGIN_EN: `http://en.localhost:${port}` };
  return { ...build, env: { ...build.env, ...origins } };
}
