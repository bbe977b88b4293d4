import type { SiteConfig } from './site.ts';

/** The part of the configuration that the browser needs: plain data, bundled into the script. */
export type BrowserConfig = Pick<SiteConfig, 'account' | 'console' | 'paths' | 'services'>;

export function browserConfigOf({ account, console, paths, services }: SiteConfig): BrowserConfig {
  return { account, console, paths, services };
}
