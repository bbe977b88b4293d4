import type { GivenConfig } from './config.ts';
import { completeConfig, defaultsOf, errorStatuses, type SiteDefaults } from './defaults.ts';
import type { Kind } from './kinds.ts';
import type { SiteDefinition } from './site.ts';
import { withKinds } from './with-kinds.ts';

/** Parts that a site may give in part. */
type Merged = 'messages' | 'limits' | 'search';

/** What a site says of itself. `defaults.ts` has the values of what it leaves out. */
export type GivenSite = Omit<SiteDefinition, keyof SiteDefaults | 'config' | 'errors'> & {
  config: GivenConfig;
  /** Kinds of records that need nothing but a row: they have their places in all tables. */
  kinds?: readonly Kind[];
  errors: Omit<SiteDefinition['errors'], 'statuses'> & Partial<Pick<SiteDefinition['errors'], 'statuses'>>;
} & {
  [Part in keyof SiteDefaults]?: Part extends Merged ? Partial<SiteDefaults[Part]> : SiteDefaults[Part];
};

/** Types and completes the definition of a site: `export default defineSite({ … })` in its `config/index.ts`. */
export function defineSite({ kinds = [], ...given }: GivenSite): SiteDefinition {
  const config = completeConfig(given.config);
  const defaults = defaultsOf({ config, browserCalls: given.browserCalls ?? {} });
  const own = { ...defaults, ...given };
  return {
    ...own,
    ...withKinds({ own, kinds }),
    config,
    errors: { statuses: errorStatuses, ...given.errors },
    messages: { ...defaults.messages, ...given.messages },
    limits: { ...defaults.limits, ...given.limits },
    search: { ...defaults.search, ...given.search },
  };
}
