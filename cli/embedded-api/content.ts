import type * as z from 'zod';
import type { CallData } from '../../config/calls/ask.ts';
import type { BlogArticleHead } from '../../config/calls/blog.ts';
import type { Case } from '../../config/calls/cases.ts';
import type { DemoDocument } from '../../config/calls/demos.ts';
import type { calls } from '../../config/calls/index.ts';
import type { Protocol } from '../../config/calls/protocol.ts';
import type { Edition } from '../../config/editions.ts';
import { type ProductCode, productCodes } from '../../config/products.ts';
import { reservedArticleIds } from '../../config/rules/record-id.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { namesIn } from './content-folder.ts';
import { fieldProblem, fileProblem, gather } from './content-problem.ts';
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
import { readMarkdownFolder, readSource } from './markdown-file.ts';
import { openRelativePictures, type RelativePictures } from './relative-pictures.ts';
import { placeIn } from './source-place.ts';

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
};

/**
 * Reads a content folder (see config/content/README.md). Throws a `Stop` with exit code 2 that names every invalid file, record and field.
 */
export async function readContent(folder: string): Promise<Content> {
  const pictures = openRelativePictures(folder);
  const content: Omit<Content, 'warnings'> = await together({
    navigation: readJsonFolder({ folder, path: 'navigation', schema: jsonFiles['navigation/*.json'] }),
    seoInfo: readJson({ folder, path: 'seo.json', schema: jsonFiles['seo.json'] }),
    commonData: readJson({ folder, path: 'common.json', schema: jsonFiles['common.json'] }),
    bannerList: readJson({ folder, path: 'banners.json', schema: jsonFiles['banners.json'] }),
    bannerActivity: readJson({ folder, path: 'activities.json', schema: jsonFiles['activities.json'] }),
    blogData: readJson({ folder, path: 'blog/blocks.json', schema: jsonFiles['blog/blocks.json'] }),
    blogNav: readJson({ folder, path: 'blog/nav.json', schema: jsonFiles['blog/nav.json'] }),
    blogType: readJson({ folder, path: 'blog/types.json', schema: jsonFiles['blog/types.json'] }),
    articles: readArticles({ folder, path: 'blog/articles', pictures }),
    // The files of cases, lessons, demos and legal texts are optional.
    caseType: readRecords({ folder, path: 'cases/types.json', schema: jsonFiles['cases/types.json'] }),
    caseLogo: readRecords({ folder, path: 'cases/logos.json', schema: jsonFiles['cases/logos.json'] }),
    topCases: readRecords({ folder, path: 'cases/top.json', schema: jsonFiles['cases/top.json'] }),
    cases: readCases({ folder, path: 'cases/articles', pictures }),
    demoList: readRecords({ folder, path: 'demos.json', schema: jsonFiles['demos.json'] }),
    demoDocuments: readDemoDocuments({ folder, path: 'demos', pictures }),
    demoDownloadList: readRecords({ folder, path: 'downloads.json', schema: jsonFiles['downloads.json'] }),
    videoList: readRecords({ folder, path: 'videos.json', schema: jsonFiles['videos.json'] }),
    lecturerList: readRecords({ folder, path: 'lecturers.json', schema: jsonFiles['lecturers.json'] }),
    mctalkBanner: readRecords({ folder, path: 'mctalk-banners.json', schema: jsonFiles['mctalk-banners.json'] }),
    changePost: readRecords({ folder, path: 'change-posts.json', schema: jsonFiles['change-posts.json'] }),
    pages: readPages({ folder, path: 'pages' }),
    protocols: together({
      zh: readProtocols({ folder, path: 'protocols/zh', pictures }),
      en: readProtocols({ folder, path: 'protocols/en', pictures }),
    }),
  });
  const problems = relationProblems({ folder, content });
  if (problems.length > 0) throw new Stop(exit.usage, problems);
  const warnings = pictures.problems();
  return { ...content, warnings, videoList: newestFirst(content.videoList, (video) => video) };
}

type TextFolder = { folder: string; path: string; pictures: RelativePictures };

/** All articles, newest first. */
async function readArticles(texts: TextFolder): Promise<WrittenArticle[]> {
  const files = await readMarkdownFolder({
    ...texts,
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

/** All cases, newest first. */
async function readCases(texts: TextFolder): Promise<Case[]> {
  const files = await readMarkdownFolder({ ...texts, schema: caseFront, optional: true });
  return newestFirst(
    files.map(({ id, front, content }) => ({ id, ...front, content })),
    (one) => one,
  );
}

async function readDemoDocuments(texts: TextFolder): Promise<DemoDocument[]> {
  const files = await readMarkdownFolder({ ...texts, schema: demoFront, optional: true });
  return files.map(({ id, front, content }) => ({ ...front, id, content }));
}

/** The page data of all products that have a file. */
async function readPages({ folder, path }: Omit<TextFolder, 'pictures'>): Promise<ReadonlyMap<ProductCode, PageText>> {
  const names = await namesIn({ folder, path, ending: '.json', optional: true });
  const pages = await gather(
    names.map(async (name) => {
      const file = `${path}/${name}.json`;
      const product = productCodes.find((code) => code === name);
      if (product === undefined) {
        throw fileProblem({
          folder,
          path: file,
          what: 'belongs to no product',
          why: `${JSON.stringify(name)} is not the code of a product`,
          fix: `rename it to one of ${productCodes.join(', ')}`,
        });
      }
      const { document, demo } = await readJson({ folder, path: file, schema: pageFile });
      return [product, { document: JSON.stringify(document), demo: JSON.stringify(demo) }] as const;
    }),
  );
  return new Map(pages);
}

/** The legal texts of an edition. */
async function readProtocols({ folder, path, pictures }: TextFolder): Promise<Protocol[]> {
  const files = await readMarkdownFolder({ folder, path, schema: protocolFront, pictures, optional: true });
  const misnamed = files.filter(({ id, front }) => front.id !== id);
  if (misnamed.length > 0) {
    throw new Stop(
      exit.usage,
      misnamed.map(({ id, front }) =>
        fieldProblem({
          folder,
          path: `${path}/${id}.md`,
          place: placeIn(readSource({ folder, path: `${path}/${id}.md` }), ['id']),
          steps: ['id'],
          why: `it is ${JSON.stringify(front.id)}, and the file's name says ${JSON.stringify(id)}`,
          fix: 'use the same id for both',
        }),
      ),
    );
  }
  return files.map(({ front, content }) => ({ ...front, content }));
}

/** Sorts by time, newest first (stable). */
function newestFirst<Thing>(things: readonly Thing[], timed: (thing: Thing) => { publishTime: string }): Thing[] {
  return things.toSorted((a, b) => Date.parse(timed(b).publishTime) - Date.parse(timed(a).publishTime));
}

/** Waits for all parts, and fails once with all their problems. */
async function together<Parts extends object>(reading: { [Key in keyof Parts]: Promise<Parts[Key]> }): Promise<Parts> {
  const entries = Object.entries<Promise<unknown>>(reading);
  const values = await gather(entries.map(([, promise]) => promise));
  return Object.fromEntries(entries.map(([name], at) => [name, values[at]])) as Parts;
}
