import type * as z from 'zod';
import type { CallData } from '../../config/calls/ask.ts';
import type { BlogArticleHead } from '../../config/calls/blog.ts';
import type { Case } from '../../config/calls/cases.ts';
import type { DemoDocument } from '../../config/calls/demos.ts';
import type { calls } from '../../config/calls/index.ts';
import type { Protocol } from '../../config/calls/protocol.ts';
import type { Edition } from '../../config/editions.ts';
import { foreignLinks } from './content-links.ts';
import { type ProductCode, productCodes } from '../../config/products.ts';
import { reservedArticleIds } from '../../config/rules/record-id.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { namesIn } from './content-folder.ts';
import { attempt, fileProblem, joinParts, type Read } from './content-problem.ts';
import { relationProblems } from './content-relations.ts';
import {
  articleFront,
  type blogBlocks,
  caseFront,
  demoFront,
  jsonFiles,
  pageFile,
  protocolFront,
} from './content-schemas.ts';
import { readJson, readJsonFolder, readRecords } from './json-file.ts';
import { type MarkdownFile, readMarkdownFolder } from './markdown-file.ts';
import { openRelativePictures, type RelativePictures } from './relative-pictures.ts';
import { withPlaces } from './text-links.ts';

/** An article from a file: the fields that lists show, and its body as HTML. */
export type WrittenArticle = { head: BlogArticleHead; keywords: string | undefined; content: string };

/** The response of the call `pageData`: both lists as JSON text. */
type PageText = z.input<(typeof calls)['pageData']['data']>;

export type Content = {
  [Name in
    | 'navigation'
    | 'seoInfo'
    | 'commonData'
    | 'bannerList'
    | 'bannerActivity'
    | 'blogNav'
    | 'blogType'
    | 'caseType'
    | 'caseLogo'
    | 'demoList'
    | 'demoDownloadList'
    | 'videoList'
    | 'lecturerList'
    | 'mctalkBanner'
    | 'changePost']: CallData<Name>;
} & {
  blogData: z.output<typeof blogBlocks>;
  /** Newest first. */
  articles: readonly WrittenArticle[];
  /** Newest first. */
  cases: readonly Case[];
  /** Ids of the cases to show first. */
  topCases: readonly string[];
  demoDocuments: readonly DemoDocument[];
  pages: ReadonlyMap<ProductCode, PageText>;
  protocols: Readonly<Record<Edition, readonly Protocol[]>>;
  /** Warnings, such as missing pictures. */
  warnings: readonly Problem[];
  /** Errors that do not prevent a text from being shown: parts of it are not. */
  lost: readonly Problem[];
};

/**
 * Reads a content folder (see config/content/README.md). Links may lead to it and to the folders of `linked`. Throws a `Stop` (1) that names
 * everything that is invalid: files, records, fields, and references between them.
 */
export async function readContent(folder: string, linked: readonly string[] = []): Promise<Content> {
  const links = foreignLinks({ folder, linked });
  if (links.length > 0) throw new Stop(exit.failed, links);
  const pictures = openRelativePictures(folder);
  const lost: Problem[] = [];
  const onLost = (problem: Problem) => void lost.push(problem);
  const { parts, problems: invalid } = await readParts({ folder, pictures, onLost });
  const problems = [...invalid, ...relationProblems({ folder, parts })];
  if (problems.some(({ severity }) => severity === 'error')) throw new Stop(exit.failed, problems);
  // Without errors, all parts are there.
  const { articles, cases, demoDocuments, zh, en, pages, ...lists } = parts as CompleteParts;
  const content: Omit<Content, 'warnings' | 'lost'> = {
    ...lists,
    videoList: newestFirst(lists.videoList, (video) => video),
    articles: newestFirst(
      textsOf(articles).map(({ id, front: { keywords, ...head }, content }) => ({
        head: { id, ...updatedLast(head) },
        keywords,
        content,
      })),
      ({ head }) => head,
    ),
    cases: newestFirst(
      textsOf(cases).map(({ id, front, content }) => ({ id, ...updatedLast(front), content })),
      (one) => one,
    ),
    demoDocuments: textsOf(demoDocuments).map(({ id, front, content }) => ({ ...front, id, content })),
    protocols: {
      zh: textsOf(zh).map(({ front, content }) => ({ ...front, content })),
      en: textsOf(en).map(({ front, content }) => ({ ...front, content })),
    },
    pages: new Map(pages),
  };
  // Files are read in any order.
  lost.sort((a, b) => a.where.localeCompare(b.where, 'en', { numeric: true }));
  return { ...content, ...withPlaces(content), warnings: [...problems, ...pictures.problems()], lost };
}

/** The texts of files without errors. */
const textsOf = <Front>(files: readonly MarkdownFile<Front>[]) =>
  files.flatMap(({ id, text }) => (text === null ? [] : [{ id, ...text }]));

/** A record that is published after its last update was updated when it was published. */
function updatedLast<Record extends { publishTime: string; updateTime: string }>(record: Record): Record {
  const { publishTime, updateTime } = record;
  return Date.parse(updateTime) < Date.parse(publishTime) ? { ...record, updateTime: publishTime } : record;
}

type CompleteParts = { [Name in keyof ContentParts]: NonNullable<ContentParts[Name]> };

async function readParts(texts: Omit<TextFolder, 'path'>) {
  const { folder } = texts;
  const reading = {
    navigation: readJsonFolder({ folder, path: 'navigation', schema: jsonFiles['navigation/*.json'] }),
    seoInfo: readJson({ folder, path: 'seo.json', schema: jsonFiles['seo.json'] }),
    commonData: readJson({ folder, path: 'common.json', schema: jsonFiles['common.json'] }),
    bannerList: readJson({ folder, path: 'banners.json', schema: jsonFiles['banners.json'] }),
    bannerActivity: readJson({ folder, path: 'activities.json', schema: jsonFiles['activities.json'] }),
    blogData: readJson({ folder, path: 'blog/blocks.json', schema: jsonFiles['blog/blocks.json'] }),
    blogNav: readJson({ folder, path: 'blog/nav.json', schema: jsonFiles['blog/nav.json'] }),
    blogType: readJson({ folder, path: 'blog/types.json', schema: jsonFiles['blog/types.json'] }),
    articles: readArticles({ ...texts, path: 'blog/articles' }),
    // The files of cases, lessons, demos and legal texts are optional.
    caseType: readRecords({ folder, path: 'cases/types.json', schema: jsonFiles['cases/types.json'] }),
    caseLogo: readRecords({ folder, path: 'cases/logos.json', schema: jsonFiles['cases/logos.json'] }),
    topCases: readRecords({ folder, path: 'cases/top.json', schema: jsonFiles['cases/top.json'] }),
    cases: readMarkdownFolder({ ...texts, path: 'cases/articles', schema: caseFront, optional: true }),
    demoList: readRecords({ folder, path: 'demos.json', schema: jsonFiles['demos.json'] }),
    demoDocuments: readMarkdownFolder({ ...texts, path: 'demos', schema: demoFront, optional: true }),
    demoDownloadList: readRecords({ folder, path: 'downloads.json', schema: jsonFiles['downloads.json'] }),
    videoList: readRecords({ folder, path: 'videos.json', schema: jsonFiles['videos.json'] }),
    lecturerList: readRecords({ folder, path: 'lecturers.json', schema: jsonFiles['lecturers.json'] }),
    mctalkBanner: readRecords({ folder, path: 'mctalk-banners.json', schema: jsonFiles['mctalk-banners.json'] }),
    changePost: readRecords({ folder, path: 'change-posts.json', schema: jsonFiles['change-posts.json'] }),
    pages: readPages({ folder, path: 'pages' }),
    zh: readMarkdownFolder({ ...texts, path: 'protocols/zh', schema: protocolFront, optional: true }),
    en: readMarkdownFolder({ ...texts, path: 'protocols/en', schema: protocolFront, optional: true }),
  };
  const read = await Promise.all(
    Object.entries<Promise<Read<unknown>>>(reading).map(async ([name, part]) => [name, await part] as const),
  );
  return {
    parts: Object.fromEntries(read.map(([name, { data }]) => [name, data])) as {
      [Name in keyof typeof reading]: Awaited<(typeof reading)[Name]>['data'];
    },
    problems: read.flatMap(([, part]) => part.problems),
  };
}

/** All parts of the content, as they are read; null when they have an error. */
export type ContentParts = Awaited<ReturnType<typeof readParts>>['parts'];

type TextFolder = {
  folder: string;
  path: string;
  pictures: RelativePictures;
  onLost: (problem: Problem) => void;
};

function readArticles(texts: TextFolder) {
  return readMarkdownFolder({
    ...texts,
    schema: articleFront,
    reserved: (id) =>
      (reservedArticleIds as readonly string[]).includes(id)
        ? `/dev-blog/${id} is an address of the blog itself`
        : undefined,
  });
}

/** The page data of all products that have a file. */
function readPages({ folder, path }: Pick<TextFolder, 'folder' | 'path'>) {
  return attempt(async () => {
    const names = await namesIn({ folder, path, ending: '.json', optional: true });
    return joinParts(names.map((name) => attempt(() => readPage({ folder, path: `${path}/${name}.json`, name }))));
  });
}

type ProductFile = { folder: string; path: string; name: string };

async function readPage({ folder, path, name }: ProductFile): Promise<Read<readonly [ProductCode, PageText]>> {
  const product = productCodes.find((code) => code === name);
  if (product === undefined) {
    throw fileProblem({
      folder,
      path,
      what: 'belongs to no product',
      why: `${JSON.stringify(name)} is not the code of a product`,
      fix: `rename it to one of ${productCodes.join(', ')}`,
    });
  }
  const { data, problems } = await readJson({ folder, path, schema: pageFile });
  const text = data && { document: JSON.stringify(data.document), demo: JSON.stringify(data.demo) };
  return { data: text && [product, text], problems };
}

/** Sorts by time, newest first (stable). */
function newestFirst<Thing>(things: readonly Thing[], timed: (thing: Thing) => { publishTime: string }): Thing[] {
  return things.toSorted((a, b) => Date.parse(timed(b).publishTime) - Date.parse(timed(a).publishTime));
}
