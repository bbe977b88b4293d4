import type { BlogArticle, BlogArticleHead } from '../../config/calls/blog.ts';
import { reservedArticleIds } from '../../config/rules/record-id.ts';
import { articleFront } from './content-schemas.ts';
import { readMarkdownFolder } from './markdown-file.ts';
import type { RelativePictures } from './relative-pictures.ts';
import { newestFirst } from './newest-first.ts';

/** An article from a file: the fields that lists show, and its body as HTML. */
export type WrittenArticle = { head: BlogArticleHead; keywords: string | undefined; content: string };

type ReadArticlesInput = { folder: string; path: string; pictures: RelativePictures };

/** All articles of a folder, newest first. Throws a `Stop` with the problems of every file. */
export async function readArticles({ folder, path, pictures }: ReadArticlesInput): Promise<WrittenArticle[]> {
  const files = await readMarkdownFolder({
    folder,
    path,
    pictures,
    schema: articleFront,
    reserved: (id) =>
      (reservedArticleIds as readonly string[]).includes(id)
        ? `/dev-blog/${id} is an address of the blog itself`
        : undefined,
  });
  const articles = files.map(({ id, front: { keywords, ...head }, content }) => ({
    head: { id, ...head },
    keywords,
    content,
  }));
  return newestFirst(articles, ({ head }) => head);
}

/** An article in the form of the contract, with its neighbours. */
export function wholeOf({
  article,
  ...place
}: { article: WrittenArticle } & Pick<BlogArticle, 'prev' | 'next' | 'related'>): BlogArticle {
  const { head, keywords, content } = article;
  return { ...head, ...(keywords !== undefined && { keywords }), content, ...place };
}
