import type { BlogArticle, BlogArticleHead } from '../calls/blog.ts';
import type { CallData, CallParameters } from '../calls/request.ts';
import type { WrittenArticle } from './content.ts';
import type { GeneratedArticles } from './generated-articles.ts';
import { slice, concatenated, type Sequence, sequenceOf } from './sequence.ts';

const RELATED = 3;

export type Articles = {
  list(request: CallParameters<'blogList'>): CallData<'blogList'>;
  /** The whole article, for a written one always the same object; null when the id is unknown. */
  detail(id: string): BlogArticle | null;
};

type ArticlesOfOptions = { written: readonly WrittenArticle[]; generated: GeneratedArticles };

/** All articles: the written ones, then the generated ones, which are older. */
export function articlesOf({ written, generated }: ArticlesOfOptions): Articles {
  const heads = (articles: readonly WrittenArticle[]) => sequenceOf(articles.map(({ head }) => head));
  const all = concatenated(heads(written), generated.sequence());
  const ofType = (type: string) =>
    concatenated(heads(written.filter(({ head }) => head.type === type)), generated.sequence(type));
  const sequences = new Map(
    [...new Set([...written.map(({ head }) => head.type), ...generated.types])].map((type) => [type, ofType(type)]),
  );

  const placeOf = (position: number, { id, type }: BlogArticleHead) => ({
    prev: neighbour(all, position + 1),
    next: neighbour(all, position - 1),
    related: slice(sequences.get(type) ?? all, 0, RELATED + 1)
      .filter((head) => head.id !== id)
      .slice(0, RELATED)
      .map(name),
  });
  const details = new Map(
    written.map((article, position) => [article.head.id, wholeOf({ article, ...placeOf(position, article.head) })]),
  );

  return {
    list({ page, pageSize, type, author }) {
      const among = type === undefined ? all : (sequences.get(type) ?? sequenceOf<BlogArticleHead>([]));
      const sequence =
        author === undefined
          ? among
          : sequenceOf(slice(among, 0, among.length).filter((head) => head.author === author));
      return { total: sequence.length, list: slice(sequence, (page - 1) * pageSize, page * pageSize) };
    },
    detail(id) {
      const position = generated.positionOf(id);
      if (details.has(id) || position === undefined) return details.get(id) ?? null;
      const article = generated.at(position);
      return wholeOf({ article, ...placeOf(written.length + position, article.head) });
    },
  };
}

/** An article in the form of the contract, with its neighbours. */
function wholeOf({
  article,
  ...place
}: { article: WrittenArticle } & Pick<BlogArticle, 'prev' | 'next' | 'related'>): BlogArticle {
  const { head, keywords, content } = article;
  return { ...head, ...(keywords !== undefined && { keywords }), content, ...place };
}

function name({ id, title }: BlogArticleHead) {
  return { id, title };
}

function neighbour(sequence: Sequence<BlogArticleHead>, position: number) {
  return position < 0 || position >= sequence.length ? null : name(sequence.at(position));
}
