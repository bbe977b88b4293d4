import type { OgImageContent } from '../define-page.ts';
import type { Category } from './category.ts';
import { CategoryArt } from './category-art.tsx';

/** What stands for a category, its lists and its articles, beside links on other sites: one picture for all of them. */
export function categoryImage({ id, name, desc, look }: Category): OgImageContent {
  return {
    title: name ?? '开发者博客',
    text: desc,
    art: <CategoryArt look={look} of={id} />,
    sharedAs: `blog category ${id}`,
  };
}
