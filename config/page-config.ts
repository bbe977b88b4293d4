import type { pageConfigOf } from '#generator';
import type { SiteConfig } from './site.ts';

/** The part of the configuration that the pages of this site can read. */
export type PageConfig = ReturnType<typeof pageConfigOf<SiteConfig>>;
