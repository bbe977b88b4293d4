import type * as z from 'zod';
import type { Case } from '../../config/calls/cases.ts';
import type { DemoDocument } from '../../config/calls/demos.ts';
import type { CallData } from '../../config/calls/ask.ts';
import type { Protocol } from '../../config/calls/protocol.ts';
import type { Edition } from '../../config/editions.ts';
import type { ProductCode } from '../../config/products.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { readArticles, type WrittenArticle } from './article-file.ts';
import { type blogBlocks, demoFront, jsonFiles } from './content-schemas.ts';
import { readCases } from './case-file.ts';
import { relationProblems } from './content-relations.ts';
import { gather } from './gather.ts';
import { readJson, readJsonFolder, readRecords } from './json-file.ts';
import { readMarkdownFolder } from './markdown-file.ts';
import { newestFirst } from './newest-first.ts';
import { type PageText, readPages } from './page-file.ts';
import { openRelativePictures } from './relative-pictures.ts';
import { readProtocols } from './protocol-file.ts';

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
    demoDocuments: readMarkdownFolder({ folder, path: 'demos', schema: demoFront, pictures, optional: true }).then(
      (files) => files.map(({ id, front, content }) => ({ ...front, id, content })),
    ),
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

/** Waits for all parts, and fails once with all their problems. */
async function together<Parts extends object>(reading: { [Key in keyof Parts]: Promise<Parts[Key]> }): Promise<Parts> {
  const entries = Object.entries<Promise<unknown>>(reading);
  const values = await gather(entries.map(([, promise]) => promise));
  return Object.fromEntries(entries.map(([name], at) => [name, values[at]])) as Parts;
}
