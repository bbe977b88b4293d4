import type { OgImageContent } from '../define-page.ts';
import type { Category } from './category.ts';
import { Wall } from '../art/cards/wall.tsx';
import { CategoryArt } from './category-art.tsx';

/** The drawings of the first categories, for links to the blog as a whole. */
export function CategoryWall({ categories }: { categories: readonly Category[] }) {
  return (
    <Wall
      columns={2}
      size={[272, 153]}
      tiles={categories.slice(0, 6).map(({ id, look }) => ({ art: <CategoryArt look={look} of={id} /> }))}
    />
  );
}

/** The Open Graph image of a category, its lists and its articles: one for all of them. */
export function categoryImage({ id, name, desc, look }: Category): OgImageContent {
  return {
    title: name ?? '开发者博客',
    text: desc,
    art: <CategoryArt look={look} of={id} />,
    sharedAs: `blog category ${id}`,
  };
}
