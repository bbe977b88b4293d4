import type { Showcase } from '../../../../components/showcase/showcase.ts';
import { type BlogComponent, blogComponents } from '../../../../config/blog-components.ts';
import { articleShowcases } from './articles.tsx';
import { listShowcases } from './lists.tsx';
import type { BlogShowcase } from './showcase.tsx';

const rows: Readonly<Record<BlogComponent, BlogShowcase>> = { ...listShowcases, ...articleShowcases };

/** The name of a component in the code: `ListHead` for `list-head`. */
const codeName = (name: string) => name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

/** Every component of the blog with its states: the living documentation below `/dev-blog/components/`. */
export const showcases = Object.fromEntries(
  blogComponents.map((name) => [name, { ...rows[name], component: codeName(name) }]),
) as Readonly<Record<BlogComponent, Showcase & BlogShowcase>>;
