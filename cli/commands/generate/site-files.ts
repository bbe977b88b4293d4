import { editionNames, editions } from '../../../config/editions.ts';
import type { BlogArticleHead } from '../../../config/calls/blog.ts';
import type { SiteConfig } from '../../../config/site.ts';
import type { Emitted, Listed, Remember } from '../../emit/emitted.ts';
import { blogFeed } from '../../emit/feed.ts';
import { icons } from '../../emit/icons.ts';
import { robots } from '../../emit/robots.ts';
import { sitemaps } from '../../emit/sitemap.ts';
import { webManifests } from '../../emit/web-manifest.ts';

type Given = {
  site: SiteConfig;
  listed: Record<(typeof editionNames)[number], readonly Listed[]>;
  articles: readonly BlogArticleHead[];
  mark: string;
  remember: Remember;
};

/** Every file of the document root that is neither a page nor an asset. */
export async function siteFiles({ site, listed, articles, mark, remember }: Given): Promise<Emitted[]> {
  const maps = await Promise.all(
    editionNames.map((edition) => sitemaps({ pages: listed[edition], origin: site.origins[edition], folder: editions[edition].folder, remember })),
  );
  return [...maps.flat(), await blogFeed({ articles, site, remember }), ...robots(site), ...webManifests(site), ...(await icons({ svg: mark, remember }))];
}
