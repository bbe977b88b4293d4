import type { BlogBlock, BlogType } from '../../../config/calls/blog.ts';
import { listAddress } from '../../../components/blog/addresses.ts';
import { type Category, categoryFinder, type FindCategory } from '../../../components/blog/category.ts';
import { about, blog, places } from './words.yaml';

export type ListSubject = {
  /** Id of the category, null for the whole blog. */
  type: string | null;
  category: Category | null;
  /** Number of the page, counted from 1. */
  page: number;
  /** Name of the list: 开发者博客, or the category's. */
  name: string;
  desc: string;
  /** Steps from the home page; the page itself last. */
  steps: readonly { name: string; address: string }[];
  find: FindCategory;
};

type ListSubjectOptions = {
  params: Readonly<Record<string, string>>;
  types: readonly BlogType[];
  covers: readonly BlogBlock[];
};

/** What a list page is about, from its address' parameters and the categories of the blog. */
export function listSubject({ params, types, covers }: ListSubjectOptions): ListSubject {
  const type = params.type ?? null;
  const page = Number(params.page ?? 1);
  const find = categoryFinder({ types, covers });
  const category = type === null ? null : find(type);
  const name = category ? (category.name ?? places.category) : blog.name;
  const steps = [
    places.home,
    blog,
    ...(category ? [{ name, address: listAddress({ type: category.id }) }] : []),
    ...(page > 1 ? [{ name: places.page({ page }), address: listAddress({ type: category?.id, page }) }] : []),
  ];
  return { type, category, page, name, desc: category?.desc ?? about, steps, find };
}
