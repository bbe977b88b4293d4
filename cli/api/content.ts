import type { z } from 'zod';
import { type CallData, calls } from '../../config/calls/index.ts';
import { exit, Stop } from '../problem.ts';
import { readArticles, type WrittenArticle } from './article-file.ts';
import { relations } from './content-relations.ts';
import { gather } from './gather.ts';
import { readJson, readJsonFolder } from './json-file.ts';

/** In the file all four kinds of blocks stand, be it as empty lists; the call may ask for one. */
const blogBlocks = calls.blogData.data.required();

/** Everything a content folder says, validated and read once. */
export type Content = {
  [
    Name in 'navigation' | 'seoInfo' | 'commonData' | 'bannerList' | 'bannerActivity' | 'blogNav' | 'blogType'
  ]: CallData<Name>;
} & {
  blogData: z.output<typeof blogBlocks>;
  /** Newest first. */
  articles: readonly WrittenArticle[];
};

/**
 * Reads a content folder (its README says what each file is).
 * Throws a `Stop` with exit code 2 that names every file, record and field that does not fit.
 */
export async function readContent(folder: string): Promise<Content> {
  const content: Content = await together({
    navigation: readJsonFolder({ folder, path: 'navigation', schema: calls.navigation.data.valueType }),
    seoInfo: readJson({ folder, path: 'seo.json', schema: calls.seoInfo.data }),
    commonData: readJson({ folder, path: 'common.json', schema: calls.commonData.data }),
    bannerList: readJson({ folder, path: 'banners.json', schema: calls.bannerList.data }),
    bannerActivity: readJson({ folder, path: 'activities.json', schema: calls.bannerActivity.data }),
    blogData: readJson({ folder, path: 'blog/blocks.json', schema: blogBlocks }),
    blogNav: readJson({ folder, path: 'blog/nav.json', schema: calls.blogNav.data }),
    blogType: readJson({ folder, path: 'blog/types.json', schema: calls.blogType.data }),
    articles: readArticles({ folder, path: 'blog/articles' }),
  });
  const problems = relations({ folder, content });
  if (problems.length > 0) throw new Stop(exit.usage, problems);
  return content;
}

/** Waits for all parts by their names, and fails once for all of them. */
async function together<Parts extends object>(reading: { [Key in keyof Parts]: Promise<Parts[Key]> }): Promise<Parts> {
  const entries = Object.entries<Promise<unknown>>(reading);
  const values = await gather(entries.map(([, promise]) => promise));
  return Object.fromEntries(entries.map(([name], at) => [name, values[at]])) as Parts;
}
