import type { BlogComponent } from '../../../../config/blog-components.ts';
import { articleShowcases } from './articles.tsx';
import { listShowcases } from './lists.tsx';
import type { BlogShowcase } from './showcase.ts';

/** Every component of the blog with its states: the living documentation below `/dev-blog/components/`. */
export const showcases: Readonly<Record<BlogComponent, BlogShowcase>> = { ...listShowcases, ...articleShowcases };
