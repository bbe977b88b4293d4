import type { BlogArticleHead, BlogBlock, BlogType } from '../../config/calls/blog.ts';
import { type Look, looksOf, looseLook } from './category-look.ts';

/** A category as its pages and its articles show it. */
export type Category = {
  id: string;
  /** Null for a category that is not in the list: it has no page to lead to. */
  name: string | null;
  desc: string | undefined;
  look: Look;
  /** Picture for articles without a cover of their own. */
  cover: string | undefined;
};

/** Finds the category of an id, from the categories of the blog and the covers chosen for them. */
export function categoryFinder({ types, covers }: { types: readonly BlogType[]; covers: readonly BlogBlock[] }) {
  const looks = looksOf(types);
  return (id: string): Category => {
    const type = types.find((one) => one.id === id);
    const cover = covers.find((one) => one.id === id);
    return {
      id,
      name: type?.name ?? null,
      desc: type?.desc ?? cover?.desc,
      look: looks.get(id) ?? looseLook(id),
      cover: cover?.image,
    };
  };
}

export type FindCategory = ReturnType<typeof categoryFinder>;

/** An article of a list with its category. */
export type Listed = { article: BlogArticleHead; category: Category };
