import * as z from 'zod';
import type { Case } from '../../config/calls/cases.ts';
import type { CallData } from '../../config/calls/ask.ts';
import { calls } from '../../config/calls/index.ts';
import type { Protocol } from '../../config/calls/protocol.ts';
import type { Edition } from '../../config/editions.ts';
import type { ProductCode } from '../../config/products.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { readArticles, type WrittenArticle } from './article-file.ts';
import { readCases } from './case-file.ts';
import { relations } from './content-relations.ts';
import { gather } from './gather.ts';
import { readJson, readJsonFolder, readRecords } from './json-file.ts';
import { newestFirst } from './newest-first.ts';
import { type PageText, readPages } from './page-file.ts';
import { openPicturesBeside } from './pictures-beside.ts';
import { readProtocols } from './protocol-file.ts';

/** In the file all four kinds of blocks stand, be it as empty lists; the call may ask for one. */
const blogBlocks = calls.blogData.data.required();

/** Everything a content folder says, validated and read once. */
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
  /** Ids of the cases that stand first. */
  topCases: readonly string[];
  pages: ReadonlyMap<ProductCode, PageText>;
  protocols: Readonly<Record<Edition, readonly Protocol[]>>;
  /** What does not keep the content from being served, as missing pictures. */
  warnings: readonly Problem[];
};

/**
 * Reads a content folder (its README says what each file is).
 * Throws a `Stop` with exit code 2 that names every file, record and field that does not fit.
 */
export async function readContent(folder: string): Promise<Content> {
  const pictures = openPicturesBeside(folder);
  const content: Omit<Content, 'warnings'> = await together({
    navigation: readJsonFolder({ folder, path: 'navigation', schema: calls.navigation.data.valueType }),
    seoInfo: readJson({ folder, path: 'seo.json', schema: calls.seoInfo.data }),
    commonData: readJson({ folder, path: 'common.json', schema: calls.commonData.data }),
    bannerList: readJson({ folder, path: 'banners.json', schema: calls.bannerList.data }),
    bannerActivity: readJson({ folder, path: 'activities.json', schema: calls.bannerActivity.data }),
    blogData: readJson({ folder, path: 'blog/blocks.json', schema: blogBlocks }),
    blogNav: readJson({ folder, path: 'blog/nav.json', schema: calls.blogNav.data }),
    blogType: readJson({ folder, path: 'blog/types.json', schema: calls.blogType.data }),
    articles: readArticles({ folder, path: 'blog/articles', pictures }),
    // A site without cases, lessons, demos or legal texts leaves their files out.
    caseType: readRecords({ folder, path: 'cases/types.json', schema: calls.caseType.data }),
    caseLogo: readRecords({ folder, path: 'cases/logos.json', schema: calls.caseLogo.data }),
    topCases: readRecords({ folder, path: 'cases/top.json', schema: z.array(z.string()) }),
    cases: readCases({ folder, path: 'cases/articles', pictures }),
    demoList: readRecords({ folder, path: 'demos.json', schema: calls.demoList.data }),
    demoDownloadList: readRecords({ folder, path: 'downloads.json', schema: calls.demoDownloadList.data }),
    videoList: readRecords({ folder, path: 'videos.json', schema: calls.videoList.data }),
    lecturerList: readRecords({ folder, path: 'lecturers.json', schema: calls.lecturerList.data }),
    mctalkBanner: readRecords({ folder, path: 'mctalk-banners.json', schema: calls.mctalkBanner.data }),
    changePost: readRecords({ folder, path: 'change-posts.json', schema: calls.changePost.data }),
    pages: readPages({ folder, path: 'pages' }),
    protocols: together({
      zh: readProtocols({ folder, path: 'protocols/zh' }),
      en: readProtocols({ folder, path: 'protocols/en' }),
    }),
  });
  const problems = relations({ folder, content });
  if (problems.length > 0) throw new Stop(exit.usage, problems);
  const warnings = pictures.problems();
  return { ...content, warnings, videoList: newestFirst(content.videoList, (video) => video) };
}

/** Waits for all parts by their names, and fails once for all of them. */
async function together<Parts extends object>(reading: { [Key in keyof Parts]: Promise<Parts[Key]> }): Promise<Parts> {
  const entries = Object.entries<Promise<unknown>>(reading);
  const values = await gather(entries.map(([, promise]) => promise));
  return Object.fromEntries(entries.map(([name], at) => [name, values[at]])) as Parts;
}
