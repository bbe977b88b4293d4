import { editionNames, editions } from '../../config/editions.ts';
import type { PageConfig } from '../../config/page-config.ts';
import type { Emitted } from './emitted.ts';

/** What each edition tells crawlers. A site that is not for the public keeps them away altogether. */
export function robots({ noindex, origins }: PageConfig): Emitted[] {
  return editionNames.map((edition) => ({
    path: `${editions[edition].folder}robots.txt`,
    content: noindex
      ? 'User-agent: *\nDisallow: /\n'
      : `User-agent: *\nDisallow: /api/\n\nSitemap: ${origins[edition]}/sitemap.xml\n`,
  }));
}
