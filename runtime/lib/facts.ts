import type { Edition } from '../../config/editions.ts';
import type { Facts } from '../../config/facts.ts';

/** Put in by the bundler from the configuration of the build. */
declare const SITE_FACTS: Facts;
export const facts: Facts = SITE_FACTS;

/** The edition of the page that is shown. */
export function editionNow(): Edition {
  return document.documentElement.lang === 'en' ? 'en' : 'zh';
}
