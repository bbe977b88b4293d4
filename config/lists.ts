import type { ContentList, RecordHead } from '#generator';
import { request } from './calls/request.ts';
import type { BlogArticleHead, BlogType } from './calls/blog.ts';
import type { CaseHead } from './calls/cases.ts';
import type { Demo } from './calls/demos.ts';

/** The lists that determine addresses. */
export const lists = {
  articles: {
    paged: 'blogList',
    timed: { call: 'blogDetail', head: (record) => headOf(record as BlogArticleHead) },
  },
  cases: {
    paged: 'caseList',
    timed: {
      call: 'casePrevOrNext',
      head: (record) => ({ ...headOf(record as CaseHead), subtitle: (record as CaseHead).customer }),
    },
  },
  types: { request: request('blogType'), pick: (record) => (record as BlogType).id },
  demos: {
    request: request('demoList'),
    pick(record) {
      const { products, document } = record as Demo;
      return { products, document };
    },
  },
} as const satisfies Readonly<Record<string, ContentList>>;

const headOf = ({ id, title, type, updateTime }: BlogArticleHead | CaseHead): RecordHead => ({
  id,
  title,
  group: type,
  updateTime,
});
