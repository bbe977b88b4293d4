import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pagesIn } from '../../cli/bundle/site-bundle.ts';
import { copyProject } from './project-copy.ts';
import { changeRoutes, writeChangedRoutes } from './route-table.ts';
import { root } from './run-site.ts';

/** Pages of every kind: both homes, the blog, cases, a product, lessons, legal texts. The others would only take their time. */
const made = [
  'home/home',
  'english/home',
  'blog/list',
  'blog/article',
  'cases/list',
  'cases/story',
  'products/sms',
  'videos/tutorial',
  'legal/clauses',
];
/** Cases that are enough: two of them stand first, an article names another. */
const cases = ['banmu-fresh-delivery.md', 'dukou-bank-teller.md', 'songjian-music-lessons.md', 'xiaojia-watch.md'];
/** Articles of every category that, like these cases, link to no others. */
const articles = [
  'barge-in-second-by-second.md',
  'calls-on-kids-watches.md',
  'cohost-handover.md',
  'echo-on-low-end-android.md',
  'hardware-encoder-checklist.md',
  'idempotent-retries.md',
  'jitter-buffer.md',
  'live-first-frame.md',
  'live-latency-budget.md',
  'message-ordering-and-dedup.md',
  'one-tap-login.md',
  'recording-cost-model.md',
  'simulcast-or-svc.md',
  'sms-verification-abuse.md',
  'speech-agent-latency.md',
  'turn-detection-how-to.md',
  'weak-network-audio.md',
];
const onlyMade = (pages: readonly string[]) =>
  `(row) => (${JSON.stringify(pages)}.includes(row.page) ? row : { ...row, page: 'planned' })`;

/** A copy of the project with few pages, and those `also` names, in a folder of its own. Bundles are made already in a whole test run, unless it names some. */
export async function smallProject({
  also = [],
}: {
  also?: readonly string[];
} = {}): Promise<{ folder: string; project: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'site-project-'));
  const project = join(folder, 'project');
  const remove = () => rm(folder, { recursive: true, force: true });
  const shared = process.env['SITE_TEST_PROJECT'];
  if (shared) {
    await copyProject(project, shared);
    if (also.length > 0) await writeChangedRoutes(project, onlyMade([...made, ...also]));
    // A page that a test will make is not there yet.
    for (const page of also.filter((page) => existsSync(join(root, 'pages', page))))
      await cp(join(root, 'pages', page), join(project, 'pages', page), { recursive: true });
    return { folder, project, remove };
  }
  await copyProject(project);
  await changeRoutes(project, onlyMade([...made, ...also]));
  await keepPages(join(project, 'pages'), [...made, ...also, 'errors/error']);
  // Frames of the other pages: the program warns of pictures that nothing shows.
  await keepFiles(join(project, 'components/footage/material'), ['shop.webp']);
  await keepFiles(join(project, 'config/content/blog/articles'), articles);
  const stories = join(project, 'config/content/cases');
  await keepFiles(join(stories, 'articles'), cases);
  const logos = JSON.parse(await readFile(join(stories, 'logos.json'), 'utf8')) as { link?: string }[];
  const isKept = ({ link = '' }: { link?: string }) => cases.includes(`${link.replace('/case/', '')}.md`);
  await writeFile(join(stories, 'logos.json'), JSON.stringify(logos.filter(isKept)));
  await writeFile(join(stories, 'top.json'), '["dukou-bank-teller", "songjian-music-lessons"]');
  return { folder, project, remove };
}

/** Removes other pages: bundling all of them takes four times as long. */
async function keepPages(folder: string, kept: readonly string[]): Promise<void> {
  for (const page of pagesIn(folder)) if (!kept.includes(page)) await rm(join(folder, page), { recursive: true });
}

async function keepFiles(folder: string, kept: readonly string[]): Promise<void> {
  for (const name of await readdir(folder)) if (!kept.includes(name)) await rm(join(folder, name), { recursive: true });
}

/** A small project for all test files that change nothing in it. A whole test run names it; a single file makes its own. */
export async function sharedSmallProject(): Promise<{ project: string; remove: () => Promise<void> }> {
  const project = process.env['SITE_TEST_PROJECT'];
  return project ? { project, remove: async () => undefined } : smallProject();
}
