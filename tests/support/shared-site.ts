import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveDrawnImages, pickDrawnImages } from './drawn-images.ts';
import { startNginx } from './nginx.ts';
import { runSite } from './run-site.ts';
import { createdSite } from './second-site.ts';
import { smallProject } from './small-project.ts';

/** The site that `npm test` has built, for all test files that only read it: its output folder and the port of its origins. */
export function sharedSite(): { out: string; port: number } | null {
  const { SITE_TEST_OUTPUT: out, SITE_TEST_PORT: port } = process.env;
  return out && port ? { out, port: Number(port) } : null;
}

/**
 * For a run of several test files: serves the shared site, makes the small project and the second site that test files share, and builds each
 * once, so that its bundles and a cache with its pages are there. SITE_TEST_NEEDS says which of these the files need, and that nginx is there. A test file
 * that is run without `npm test` makes its own.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const needs = (process.env['SITE_TEST_NEEDS'] ?? '').split(' ');
  const undo: (() => Promise<unknown>)[] = [];
  const shared = sharedSite();
  if (shared && needs.includes('nginx')) undo.push((await startNginx(shared)).close);
  const ofSite = process.env['SITE_TEST_CACHE_OF_SITE'];
  if (ofSite) {
    const folder = await mkdtemp(join(tmpdir(), 'site-images-'));
    undo.push(() => rm(folder, { recursive: true }));
    await pickDrawnImages({ cache: ofSite, to: folder });
    process.env['SITE_TEST_IMAGES'] = folder;
  }
  if (needs.includes('project')) undo.push(await shareSmallProject());
  if (needs.includes('second')) undo.push(await shareSecondSite());
  return async () => void (await Promise.all(undo.map((each) => each())));
}

async function shareSmallProject(): Promise<() => Promise<void>> {
  const small = await smallProject();
  const cache = join(small.folder, 'cache');
  await giveDrawnImages(cache);
  const env = { SITE_CACHE: cache, SITE_OUT: join(small.folder, 'output'), SOURCE_DATE_EPOCH: '1795000000' };
  const { code, stderr } = await runSite(['generate', '--quiet'], { project: small.project, env });
  if (code !== 0) throw new Error(`the small project does not build: ${stderr}`);
  process.env['SITE_TEST_PROJECT'] = small.project;
  process.env['SITE_TEST_CACHE'] = cache;
  return small.remove;
}

async function shareSecondSite(): Promise<() => Promise<void>> {
  const { folder, project, remove } = await createdSite();
  const cache = join(folder, 'cache');
  const env = { SITE_CACHE: cache, SITE_OUT: join(folder, 'output'), SOURCE_DATE_EPOCH: '1795000000' };
  const { code, stderr } = await runSite(['generate', '--quiet'], { project, env });
  if (code !== 0) throw new Error(`the second site does not build: ${stderr}`);
  process.env['SITE_TEST_SECOND'] = project;
  process.env['SITE_TEST_SECOND_CACHE'] = cache;
  return remove;
}
