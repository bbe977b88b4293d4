import type { SiteConfig } from './site.ts';

/** The part of the configuration that the browser needs: plain data, bundled into the script. */
export type BrowserConfig = Pick<SiteConfig, 'account' | 'console' | 'docs' | 'paths' | 'services' | 'statusPage'>;

export function browserConfigOf({ account, console, docs, paths, services, statusPage }: SiteConfig): BrowserConfig {
  return { account, console, docs, paths, services, statusPage };
}
