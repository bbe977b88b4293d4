import type { Edition } from '../../config/editions.ts';
import type { BrowserConfig } from '../../config/browser-config.ts';

/** The bundler defines it from the configuration of the build. */
declare const SITE_CONFIG: BrowserConfig;
export const config: BrowserConfig = SITE_CONFIG;

/** The edition of the current page. */
export function currentEdition(): Edition {
  return document.documentElement.lang === 'en' ? 'en' : 'zh';
}
