import type { SiteVariable } from '#generator';
import { withDocs } from './rules/docs-link.ts';
import { type SiteConfig, site } from './site.ts';

/** The variable sets a part of the configuration of this site. */
const variable = (name: string, set: (config: SiteConfig, address: string) => Partial<SiteConfig>): SiteVariable => ({
  name,
  set: (config, address) => ({ ...config, ...set(config as SiteConfig, address) }),
});

/** Environment variables for the neighbouring sites. */
export const variables: readonly SiteVariable[] = [
  // One account site for both editions, unless the English one has its own: cookies do not leave their host.
  variable('SITE_ACCOUNT', (_, address) => ({ account: { zh: address, en: address } })),
  variable('SITE_INTL_ACCOUNT', (config, address) => ({ account: { ...config.account, en: address } })),
  variable('SITE_CONSOLE', (config, address) => ({ console: { ...config.console, zh: address } })),
  variable('SITE_INTL_CONSOLE', (config, address) => ({ console: { ...config.console, en: address } })),
  variable('SITE_DOCS', (_, docs) => ({ docs, friends: site.friends.map((friend) => withDocs(friend, docs)) })),
];
