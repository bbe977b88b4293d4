import { reservedArticleIds } from '../../config/routes/blog.ts';
import type { Family } from '../../config/routes/route.ts';
import { limits } from '../../config/limits.ts';
import type { Problem } from '../problem.ts';

/** What the plan knows of the content: the lists that addresses grow from, without bodies. */
export type Indexes = {
  /** Every article, newest first. */
  articles: readonly { id: string; type: string }[];
  /** Ids of the blog's categories. */
  types: readonly string[];
};

type Params = Record<string, string>;

/** The lists that families grow from, cleaned of what cannot have an address. */
export type Members = { articles: readonly string[]; categories: ReadonlyMap<string, number>; problems: readonly Problem[] };

/** An id that can stand in an address, a file name and a server rule as it is. */
const safeId = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;

/** How each family of addresses grows: the values of its path's parameters, in the order of the content. */
export const families: Record<Family, (members: Members) => Iterable<Params>> = {
  *'blog-articles'({ articles }) {
    for (const id of articles) yield { id };
  },
  *'blog-pages'({ articles }) {
    yield* furtherPages(articles.length);
  },
  *'blog-categories'({ categories }) {
    for (const type of categories.keys()) yield { type };
  },
  *'blog-category-pages'({ categories }) {
    for (const [type, count] of categories) for (const page of furtherPages(count)) yield { type, ...page };
  },
};

/** Numbers of a list's pages from 2; the first page is the list's own address. */
function* furtherPages(count: number): Iterable<{ page: string }> {
  for (let page = 2; page <= Math.ceil(count / limits.blogPage); page++) yield { page: String(page) };
}

/** Sorts out the records that cannot become pages. The rest of the site is built without them. */
export function membersOf({ articles, types }: Indexes): Members {
  const problems: Problem[] = [];
  const skip = (record: string, why: string, fix: string) =>
    problems.push({ severity: 'warning', what: `${record} gets no page`, where: 'the article list of the content API', why, fix });

  const ids = new Map<string, string>();
  const categories = new Map<string, number>();
  for (const type of types) {
    if (safeId.test(type)) categories.set(type, 0);
    else skip(`category ${JSON.stringify(type)}`, 'its id cannot stand in an address', 'use letters, digits, - and _ in the id');
  }
  for (const { id, type } of articles) {
    const record = `article ${JSON.stringify(id)}`;
    const folded = id.toLowerCase();
    const twin = ids.get(folded);
    if (!safeId.test(id)) skip(record, 'its id cannot stand in an address', 'use letters, digits, - and _ in the id');
    else if ((reservedArticleIds as readonly string[]).includes(folded)) {
      skip(record, `/dev-blog/${folded} is reserved for the blog itself`, 'give the article another id');
    } else if (twin !== undefined) {
      const same = twin === id ? 'another article has the same id' : `it differs from article ${JSON.stringify(twin)} by letter case only`;
      skip(record, same, 'give one of them another id');
    } else {
      ids.set(folded, id);
      categories.set(type, (categories.get(type) ?? 0) + 1);
    }
  }
  // An article may name a category that the API's list does not have: it is in no category's page then.
  const known = new Set(types);
  for (const type of categories.keys()) if (!known.has(type)) categories.delete(type);
  return { articles: [...ids.values()], categories, problems };
}
