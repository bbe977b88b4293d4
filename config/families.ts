import { addressableIds, type Families, type Params, type Problem, type ReceivedLists } from '#generator';
import { authors } from './authors.ts';
import { blogComponents } from './blog-components.ts';
import type { CallName } from './calls/request.ts';
import { buildLimits } from './limits.ts';
import type { lists } from './lists.ts';
import { demoProducts } from './products.ts';
import { reservedArticleIds } from './rules/record-id.ts';
import type { Family } from './site-types.ts';
import { socialComponents } from './social-components.ts';
import { challengeWorks } from './works/challenge.ts';

/** What the lists have of their records. */
type Picked<Name extends 'types' | 'demos'> = readonly ReturnType<(typeof lists)[Name]['pick']>[];

/** The lists of content that determine addresses. */
type Lists = {
  /** Every article, newest first. */
  articles: readonly { id: string; type: string }[];
  types: Picked<'types'>;
  /** Ids of the customer cases, newest first. */
  cases: readonly string[];
  /** Document ids of demos, and the products that each demo shows. */
  demos: readonly { products: readonly string[]; document: string }[];
};

function listsOf({ articles, types, cases, demos }: ReceivedLists): Lists {
  return {
    articles: articles as Lists['articles'],
    types: types as Lists['types'],
    cases: (cases as readonly { id: string }[]).map(({ id }) => id),
    demos: (demos as Picked<'demos'>).flatMap(({ products, document }) =>
      document === undefined ? [] : [{ products, document }],
    ),
  };
}

/** The lists without records that cannot have an address. */
type Members = {
  articles: readonly string[];
  blogPages: number;
  categories: ReadonlyMap<string, number>;
  cases: readonly string[];
  demos: Lists['demos'];
  problems: readonly Problem[];
};

const params: Record<Family, (members: Members) => Iterable<Params>> = {
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
    for (const [type, count] of categories) yield { type, pages: String(count === 0 ? 0 : pagesOf(count)) };
  },
  *'blog-category-pages'({ categories }) {
    for (const [type, count] of categories) for (const page of furtherPages(pagesOf(count))) yield { type, ...page };
  },
  *'blog-components'() {
    for (const name of blogComponents) yield { name };
  },
  *'blog-authors'() {
    for (const { id } of authors) yield { id };
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
const calls: Readonly<Record<Family, CallName | null>> = {
  'blog-list': 'blogList',
  'blog-pages': 'blogList',
  'blog-articles': 'blogList',
  'blog-categories': 'blogType',
  'blog-category-pages': 'blogList',
  'blog-components': null,
  'blog-authors': null,
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
function membersOf({ articles, types, cases, demos }: Lists): Members {
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

export const families: Families = {
  calls,
  of(received) {
    const members = membersOf(listsOf(received));
    return {
      params: Object.fromEntries(Object.entries(params).map(([family, of]) => [family, () => of(members)])),
      records: {
        article: new Set(members.articles),
        case: new Set(members.cases),
        category: new Set(members.categories.keys()),
      },
      problems: members.problems,
    };
  },
};
