import { editionNames, editions } from '../../config/editions.ts';
import type { PageConfig } from '../../config/page-config.ts';
import type { Emitted } from './emitted.ts';

/** The robots.txt of each edition. A site that is not public disallows everything. */
export function robots({ noindex, origins }: PageConfig): Emitted[] {
  return editionNames.map((edition) => ({
    path: `${editions[edition].folder}robots.txt`,
    content: noindex
      ? 'User-agent: *\nDisallow: /\n'
      : `User-agent: *\nDisallow: /api/\n\nSitemap: ${origins[edition]}/sitemap.xml\n`,
  }));
}
