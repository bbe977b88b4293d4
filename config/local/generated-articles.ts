import type { BlogArticleHead } from '../calls/blog.ts';
import type { WrittenArticle } from './content.ts';
import { generatedBody } from './generated-body.ts';
import { authors, causes, subjects } from './generated-words.ts';
import { randomOf } from './random.ts';
import type { Sequence } from './sequence.ts';

export type GeneratedArticles = {
  types: readonly string[];
  /** List entries of all articles or of one category, newest first. */
  sequence(type?: string): Sequence<BlogArticleHead>;
  /** Position of an id; undefined when it is not a generated article. */
  positionOf(id: string): number | undefined;
  at(position: number): WrittenArticle;
};

const STEP = 37 * 60_000;
const UPDATED = 20 * 60_000;
const SHANGHAI = 8 * 3_600_000;

type GeneratedArticlesOptions = { count: number; types: readonly string[]; before: number };

/**
 * Articles for load tests: `bench-00001` and so on, in all categories. Each depends only on its number and on `before` (milliseconds since
 * 1970; all articles are older), so it has the same bytes on every machine.
 */
export function generatedArticles({ count, types, before }: GeneratedArticlesOptions): GeneratedArticles {
  const spread = types.length;
  const typeOf = (position: number) => types[position % spread] as string;
  const head = (position: number) => headOf({ number: position + 1, type: typeOf(position), before });
  return {
    types,
    sequence(type) {
      if (type === undefined) return { length: count, at: head };
      const first = types.indexOf(type);
      if (first < 0) return { length: 0, at: head };
      return {
        length: Math.max(0, Math.ceil((count - first) / spread)),
        at: (position) => head(first + position * spread),
      };
    },
    positionOf(id) {
      const number = Number(/^bench-(\d{5,})$/.exec(id)?.[1] ?? 0);
      return number >= 1 && number <= count && idOf(number) === id ? number - 1 : undefined;
    },
    at(position) {
      const { subject, cause } = themeOf(position + 1);
      return {
        head: head(position),
        keywords: [subject.name, subject.latin, cause.name].join(','),
        content: generatedBody({ number: position + 1, subject, cause }),
      };
    },
  };
}

function headOf({ number, type, before }: { number: number; type: string; before: number }): BlogArticleHead {
  const { subject, cause, author } = themeOf(number);
  const published = before - number * STEP;
  return {
    id: idOf(number),
    title: `${subject.name}遇上${cause.name}：第 ${number} 号实验记录`,
    summary: `在${cause.scene}的条件下测量${subject.name}（${subject.latin}），记录参数、结果与取舍。`,
    type,
    author,
    publishTime: momentOf(published),
    updateTime: momentOf(published + UPDATED),
  };
}

function themeOf(number: number) {
  const random = randomOf(number);
  return { subject: random.pick(subjects), cause: random.pick(causes), author: random.pick(authors) };
}

function idOf(number: number): string {
  return `bench-${String(number).padStart(5, '0')}`;
}

/** ISO 8601 with the offset of Asia/Shanghai, to the second. */
function momentOf(time: number): string {
  return `${new Date(time + SHANGHAI).toISOString().slice(0, 19)}+08:00`;
}
