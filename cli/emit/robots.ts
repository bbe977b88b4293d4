import type { PageConfig } from '../define/config.ts';
import type { Emitted } from './emitted.ts';

/** The robots.txt of each edition. A site that is not public disallows everything. */
export function robots({ noindex, origins, editions }: PageConfig): Emitted[] {
  return Object.entries(editions).map(([edition, { folder }]) => ({
    path: `${folder}robots.txt`,
    content: noindex
      ? 'User-agent: *\nDisallow: /\n'
      : `User-agent: *\nDisallow: /api/\n\nSitemap: ${origins[edition]}/sitemap.xml\n`,
  }));
}
