import type { SiteConfig } from './site.ts';

/** The part of the configuration that pages can read. Changes of other keys, such as `listen`, rebuild no page. */
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
