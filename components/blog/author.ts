import { ask, type CallData } from '../../config/calls/ask.ts';
import type { BlogArticleHead } from '../../config/calls/blog.ts';

export type Author = CallData<'authorList'>['list'][number];

/** The request for all authors. */
export const allAuthors = ask('authorList', { page: 1, pageSize: 100 });

/** The author of an article; undefined for one without a page, such as a team. */
export const authorOf = (
  authors: readonly Author[],
  { authorId }: Pick<BlogArticleHead, 'authorId'>,
): Author | undefined => authors.find(({ id }) => id === authorId);
