import type { Edition } from '../../config/editions.ts';
import type { PageConfig } from '../../config/page-config.ts';

/** What a registration says of where it comes from, as far as it is known before anybody visits. */
const registration = {
  zh: { h: 'media', t: 'media' },
  en: { h: 'overseas', t: 'overseas', locale: 'en_US' },
} as const satisfies Record<Edition, Record<string, string>>;

/** Absolute addresses of the neighbouring sites that the shell and the pages lead to. */
export function accountLinks({ site, edition }: { site: PageConfig; edition: Edition }) {
  const account = site.account[edition];
  return {
    login: account + site.paths.login,
    register: `${account}${site.paths.register}?${new URLSearchParams(registration[edition])}`,
    console: site.console[edition],
  };
}
