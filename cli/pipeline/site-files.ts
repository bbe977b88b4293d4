import type { PageConfig } from '../define/config.ts';
import type { Feed, FeedEntry } from '../define/content-lists.ts';
import type { Emitted, GetOrCreate } from '../emit/emitted.ts';
import { feedFiles } from '../emit/feed.ts';
import { icons } from '../emit/icons.ts';
import { robots } from '../emit/robots.ts';
import { sitemaps } from '../emit/sitemap.ts';
import { webManifests } from '../emit/web-manifest.ts';
import { TimeOutError, withinTime } from '../lib/within-time.ts';
import { textTime } from '../render/text-problem.ts';
import type { Rendering } from '../render/rendering.ts';
import type { PublishedPage } from './make-page.ts';

type SiteFilesOptions = {
  site: PageConfig;
  pages: readonly Pick<PublishedPage, 'address' | 'edition' | 'modified' | 'alternates' | 'listed'>[];
  feeds: readonly Feed[];
  /** The entries of each feed. */
  entries: readonly (readonly FeedEntry[])[];
  mark: string;
  rendering: () => Promise<Pick<Rendering, 'forFeeds'>>;
  remember: GetOrCreate;
};

/** Every file of the document root that is neither a page nor an asset. */
export async function siteFiles({
  site,
  pages,
  feeds,
  entries,
  mark,
  rendering,
  remember,
}: SiteFilesOptions): Promise<Emitted[]> {
  const maps = await Promise.all(
    Object.entries(site.editions).map(([edition, { folder }]) =>
      sitemaps({
        pages: pages.filter((page) => page.edition === edition && page.listed),
        origin: site.origins[edition]!,
        editions: site.editions,
        folder,
        remember,
      }),
    ),
  );
  const fed = await Promise.all(
    feeds.map((feed, at) =>
      feedFiles({
        feed,
        entries: entries[at]!,
        site,
        remember,
        openSanitizer: () => openSanitizer({ site, rendering }),
      }),
    ),
  );
  return [
    ...maps.flat(),
    ...fed.flat(),
    ...robots(site),
    ...webManifests(site),
    ...(await icons({ svg: mark, remember })),
  ];
}

async function openSanitizer({ site: { mediaHosts }, rendering }: Pick<SiteFilesOptions, 'site' | 'rendering'>) {
  const [{ sanitize }, { forFeeds }] = await Promise.all([import('../render/sanitize.ts'), rendering()]);
  return (html: string) => {
    try {
      return withinTime(textTime, () => forFeeds(sanitize({ html, mediaHosts, sizes: {} })));
    } catch (error) {
      // The feed shows the summary instead; the warning is that of the page.
      if (error instanceof TimeOutError) return '';
      throw error;
    }
  };
}
