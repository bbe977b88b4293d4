import { parse } from 'yaml';
import type { BlogArticle, BlogArticleHead } from '../../config/calls/blog.ts';
import { calls } from '../../config/calls/index.ts';
import { reservedArticleIds } from '../../config/routes/blog.ts';
import type { Stop } from '../problem.ts';
import { namesIn } from './content-folder.ts';
import { fileProblem, fit } from './content-problem.ts';
import { gather } from './gather.ts';
import { htmlOf, topHeading } from './markdown.ts';
import { readText } from './text-file.ts';

/** An article that somebody wrote: what lists show of it, and its body as HTML. */
export type WrittenArticle = { head: BlogArticleHead; keywords: string | undefined; content: string };

/** The contract's own article, without what its file's name and its place among the others say. */
const frontMatter = calls.blogDetail.data
  .unwrap()
  .omit({ id: true, content: true, prev: true, next: true, related: true });

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const FRONT = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** All articles of a folder, newest first. Throws a `Stop` with the problems of every file. */
export async function readArticles({ folder, path }: { folder: string; path: string }): Promise<WrittenArticle[]> {
  const ids = await namesIn({ folder, path, ending: '.md' });
  const articles = await gather(ids.map((id) => readArticle({ folder, path: `${path}/${id}.md`, id })));
  return articles.sort((a, b) => Date.parse(b.head.publishTime) - Date.parse(a.head.publishTime));
}

type ArticleFile = { folder: string; path: string; id: string };

async function readArticle({ folder, path, id }: ArticleFile): Promise<WrittenArticle> {
  const refuse = (what: string, why: string, fix: string) => fileProblem({ folder, path, what, why, fix });
  if (!ID.test(id)) {
    throw refuse(
      'cannot be an address',
      `${JSON.stringify(id)} is not lower-case words joined by hyphens`,
      'rename the file',
    );
  }
  if ((reservedArticleIds as readonly string[]).includes(id)) {
    throw refuse('cannot be an address', `/dev-blog/${id} is an address of the blog itself`, 'rename the file');
  }
  const [, front, body] = FRONT.exec(await readText({ folder, path })) ?? [];
  if (front === undefined || body === undefined) {
    throw refuse(
      'has no front matter',
      'it does not begin with a block between two lines of ---',
      'begin it with title, summary and the other fields',
    );
  }
  const { keywords, ...head } = fit({ folder, path, schema: frontMatter, raw: yaml(front, refuse) });
  if (body.trim() === '') {
    throw refuse('has no text', 'nothing follows its front matter', 'write the article, or remove the file');
  }
  const heading = topHeading(body);
  if (heading !== undefined) {
    throw refuse(
      'has a second title',
      `its heading ${JSON.stringify(heading)} is of the first level, which is the title's`,
      'begin the headings of the text with ##',
    );
  }
  return { head: { id, ...head }, keywords, content: htmlOf(body) };
}

function yaml(text: string, refuse: (what: string, why: string, fix: string) => Stop): unknown {
  try {
    return parse(text);
  } catch (error) {
    const [why = ''] = (error as Error).message.split('\n');
    throw refuse('has front matter that is not YAML', why, 'correct it where the message says');
  }
}

/** An article as the contract has it, between its neighbours. */
export function wholeOf({
  article,
  ...place
}: { article: WrittenArticle } & Pick<BlogArticle, 'prev' | 'next' | 'related'>): BlogArticle {
  const { head, keywords, content } = article;
  return { ...head, ...(keywords !== undefined && { keywords }), content, ...place };
}
