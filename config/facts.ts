import type { SiteConfig } from './site.ts';

/** What of the configuration a visitor's browser needs: plain data, bundled into the script. */
export type Facts = Pick<SiteConfig, 'account' | 'console' | 'paths' | 'services'>;

export function factsOf({ account, console, paths, services }: SiteConfig): Facts {
  return { account, console, paths, services };
}
