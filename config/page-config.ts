import type { SiteConfig } from './site.ts';

/** What of the configuration pages may read. The rest is the server's alone: another address to listen on makes no page anew. */
export type PageConfig = Omit<
  SiteConfig,
  'enDomain' | 'listen' | 'apiUpstream' | 'apiSiteUpstream' | 'nginx' | 'security'
>;

export function pageConfigOf({
  enDomain,
  listen,
  apiUpstream,
  apiSiteUpstream,
  nginx,
  security,
  ...ofPages
}: SiteConfig): PageConfig {
  return ofPages;
}
