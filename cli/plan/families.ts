import { blogComponents } from '../../config/blog-components.ts';
import type { CallName } from '../../config/calls/ask.ts';
import { demoProducts } from '../../config/products.ts';
import type { Family } from '../../config/site-types.ts';
import { reservedArticleIds } from '../../config/rules/record-id.ts';
import { challengeWorks } from '../../config/works/challenge.ts';
import { socialComponents } from '../../config/social-components.ts';
import { buildLimits } from '../../config/limits.ts';
import type { Problem } from '../problem.ts';
import { addressableIds } from './addressable-ids.ts';

/** The lists of content that determine addresses. */
export type Lists = {
  /** Every article, newest first. */
  articles: readonly { id: string; type: string }[];
  types: readonly string[];
  /** Ids of the customer cases, newest first. */
  cases: readonly string[];
  /** Document ids of demos, and the products that each demo shows. */
  demos: readonly { products: readonly string[]; document: string }[];
};

type Params = Record<string, string>;

/** The lists without records that cannot have an address. */
export type Members = {
  articles: readonly string[];
  blogPages: number;
  categories: ReadonlyMap<string, number>;
  cases: readonly string[];
  demos: Lists['demos'];
  problems: readonly Problem[];
};

/**
 * The parameters of the addresses of each family, in the order of the content. The parameter `pages` is the number of pages of a list, for
 * its pagination.
 */
export const families: Record<Family, (members: Members) => Iterable<Params>> = {
  *'blog-list'({ blogPages }) {
    yield { pages: String(blogPages) };
  },
  *'blog-pages'({ blogPages }) {
    yield* furtherPages(blogPages);
  },
  *'blog-articles'({ articles }) {
    for (const id of articles) yield { id };
  },
  *'blog-categories'({ categories }) {
    for (const [type, count] of categories) yield { type, pages: String(pagesOf(count)) };
  },
  *'blog-category-pages'({ categories }) {
    for (const [type, count] of categories) for (const page of furtherPages(pagesOf(count))) yield { type, ...page };
  },
  *'blog-components'() {
    for (const name of blogComponents) yield { name };
  },
  *'case-list'({ cases }) {
    yield { pages: String(pagesOf(cases.length, buildLimits.casePage)) };
  },
  *cases({ cases }) {
    for (const id of cases) yield { id };
  },
  *'sdk-products'({ demos }) {
    for (const id of demoProducts) {
      const documents = demos.filter(({ products }) => products.includes(id)).map(({ document }) => document);
      yield { id, documents: documents.join(' ') };
    }
  },
  *'challenge-works'() {
    for (const { id } of challengeWorks) yield { id };
  },
  *'social-components'() {
    for (const name of socialComponents) yield { name };
  },
};

/** The call that lists the members of a family; null for families from the configuration. */
export const listCalls: Readonly<Record<Family, CallName | null>> = {
  'blog-list': 'blogList',
  'blog-pages': 'blogList',
  'blog-articles': 'blogList',
  'blog-categories': 'blogType',
  'blog-category-pages': 'blogList',
  'blog-components': null,
  'case-list': 'caseList',
  cases: 'caseList',
  'sdk-products': null,
  'challenge-works': null,
  'social-components': null,
};

const pagesOf = (count: number, size: number = buildLimits.blogPage) => Math.max(1, Math.ceil(count / size));

/** Numbers of a list's pages from 2; the first page is the list's own address. */
function* furtherPages(pages: number): Iterable<{ page: string; pages: string }> {
  for (let page = 2; page <= pages; page++) yield { page: String(page), pages: String(pages) };
}

/** Removes records that cannot become pages, with a problem for each. */
export function membersOf({ articles, types, cases, demos }: Lists): Members {
  const categories = addressableIds({ ids: types, kind: 'category', call: 'blogType', path: '/dev-blog/category/' });
  const named = addressableIds({
    ids: articles.map(({ id }) => id),
    kind: 'article',
    call: 'blogList',
    path: '/dev-blog/',
    reserved: reservedArticleIds,
  });
  const stories = addressableIds({ ids: cases, kind: 'case', call: 'caseList', path: '/case/' });

  const counts = new Map([...categories.ids].map((id) => [id, 0]));
  const categoryProblems: Problem[] = [];
  const remaining = new Set(named.ids);
  for (const { id, type } of articles) {
    if (!remaining.delete(id)) continue;
    const count = counts.get(type);
    if (count === undefined) categoryProblems.push(unknownCategory(id, type));
    else counts.set(type, count + 1);
  }
  return {
    articles: [...named.ids],
    blogPages: pagesOf(named.ids.size),
    categories: counts,
    cases: [...stories.ids],
    demos,
    problems: [...categories.problems, ...named.problems, ...stories.problems, ...categoryProblems],
  };
}

function unknownCategory(id: string, type: string): Problem {
  return {
    severity: 'warning',
    what: `article ${JSON.stringify(id)} is in no category`,
    where: `blogList, record ${JSON.stringify(id)}, field type; page /dev-blog/${id}`,
    why: `its type ${JSON.stringify(type)} is not in the response of blogType`,
    fix: 'correct its type, or add the category',
  };
}
