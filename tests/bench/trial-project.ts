import { copyProject } from '../support/project-copy.ts';
import { changeRoutes } from '../support/route-table.ts';

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

/** A copy of the project whose site is its home pages and its blog. */
export async function trialProject({ folder, frame }: { folder: string; frame: Frame }): Promise<void> {
  await copyProject(folder);
  await changeRoutes(folder, change(frame));
}
