import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../support/project-copy.ts';
import { changeRoutes } from '../support/route-table.ts';
import { root } from '../support/run-site.ts';

/** What articles and lists are framed in: the blog's own slim bar, or the header with both mega menus and the full footer of product pages. */
export const frames = ['full', 'slim'] as const;
export type Frame = (typeof frames)[number];

/** The only pages of the trial. All others are planned: links to them stay, and neither side makes them. */
const made = ['home/home', 'english/home', 'blog/list', 'blog/article'];

const change = (frame: Frame) => `({ page, layout, ...row }) => ({
  ...row,
  page: ${JSON.stringify(made)}.includes(page) ? page : 'planned',
  layout: ${frame === 'full' ? "layout === 'blog' ? 'zh' : layout" : 'layout'},
})`;

/**
 * A copy of the project whose site is its home pages and its blog, with the categories and the one written article of this folder: what
 * editors write may have what only one side can make, and pages that differ are not compared.
 */
export async function trialProject({ folder, frame }: { folder: string; frame: Frame }): Promise<void> {
  await copyProject(folder);
  await changeRoutes(folder, change(frame));
  const blog = join(folder, 'config/content/blog');
  await rm(join(blog, 'articles'), { recursive: true });
  await cp(join(root, 'tests/bench/content'), blog, { recursive: true });
}
