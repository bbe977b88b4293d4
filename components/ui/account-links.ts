import type { Edition } from '../../config/editions.ts';
import type { PageConfig } from '../../config/page-config.ts';
import { registration } from '../../config/rules/registration.ts';

/** Absolute addresses of the neighbouring sites that the shell and the pages lead to. */
export function accountLinks({ site, edition }: { site: PageConfig; edition: Edition }) {
  const account = site.account[edition];
  return {
    login: account + site.paths.login,
    register: `${account}${site.paths.register}?${new URLSearchParams(registration[edition])}`,
    console: site.console[edition],
  };
}
