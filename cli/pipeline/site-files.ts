import { editionNames, editions } from '../../config/editions.ts';
import type { PageConfig } from '../../config/page-config.ts';
import type { Emitted, GetOrCreate } from '../emit/emitted.ts';
import { blogFeeds, type FeedArticle } from '../emit/feed.ts';
import { icons } from '../emit/icons.ts';
import { robots } from '../emit/robots.ts';
import { sitemaps } from '../emit/sitemap.ts';
import { webManifests } from '../emit/web-manifest.ts';
import type { PublishedPage } from './make-page.ts';

type SiteFilesOptions = {
  site: PageConfig;
  pages: readonly Pick<PublishedPage, 'address' | 'edition' | 'modified' | 'alternates' | 'listed'>[];
  articles: readonly FeedArticle[];
  mark: string;
  remember: GetOrCreate;
};

/** Every file of the document root that is neither a page nor an asset. */
export async function siteFiles({ site, pages, articles, mark, remember }: SiteFilesOptions): Promise<Emitted[]> {
  const maps = await Promise.all(
    editionNames.map((edition) =>
      sitemaps({
        pages: pages.filter((page) => page.edition === edition && page.listed),
        origin: site.origins[edition],
        folder: editions[edition].folder,
        remember,
      }),
    ),
  );
  return [
    ...maps.flat(),
    ...(await blogFeeds({ articles, site, remember, openSanitizer: () => openSanitizer(site) })),
    ...robots(site),
    ...webManifests(site),
    ...(await icons({ svg: mark, remember })),
  ];
}

async function openSanitizer({ mediaHosts }: PageConfig) {
  const [{ sanitize }, { withTables }] = await Promise.all([
    import('../render/sanitize.ts'),
    import('../../components/prose/figures/figures.ts'),
  ]);
  return (html: string) => withTables(sanitize({ html, mediaHosts, sizes: {} }));
}
