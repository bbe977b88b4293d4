import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../support/project-copy.ts';

/** What articles and lists are framed in: the blog's own slim bar, or the header with both mega menus and the full footer of product pages. */
export const frames = ['full', 'slim'] as const;
export type Frame = (typeof frames)[number];

/** The only pages of the trial. All others are planned: links to them stay, and neither side makes them. */
const made = ['home/home', 'english/home', 'blog/list', 'blog/article'];

const table = (frame: Frame) => `import type { Row } from './route.ts';
import { routes as all } from './whole.ts';
export { areas } from './whole.ts';

const made: readonly string[] = ${JSON.stringify(made)};
const trial = ({ page, layout, ...row }: Row): Row => ({
  ...row,
  page: made.includes(page) ? page : 'planned',
  layout: ${frame === 'full' ? "layout === 'blog' ? 'zh' : layout" : 'layout'},
});

export const routes: readonly Row[] = all.map(trial);
`;

/** A copy of the project whose site is its home pages and its blog. */
export async function trialProject({ folder, frame }: { folder: string; frame: Frame }): Promise<void> {
  await copyProject(folder);
  const routes = join(folder, 'config/routes');
  await rename(join(routes, 'index.ts'), join(routes, 'whole.ts'));
  await writeFile(join(routes, 'index.ts'), table(frame));
}
