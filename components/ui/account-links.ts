import type { Edition } from '../../config/editions.ts';
import type { PageConfig } from '../../config/page-config.ts';
import { registration } from '../../config/rules/registration.ts';

type AccountLinksOptions = {
  site: PageConfig;
  edition: Edition;
  /** The product that the page is about. A script replaces it by where the visitor came from, if that is known. */
  product?: string | undefined;
};

/** Absolute addresses of the neighbouring sites that the shell and the pages lead to. */
export function accountLinks({ site, edition, product }: AccountLinksOptions) {
  const account = site.account[edition];
  return {
    login: account + site.paths.login,
    register: `${account}${site.paths.register}?${new URLSearchParams({ ...registration[edition], ...(product && { from: product, clueFrom: product }) })}`,
    console: site.console[edition],
  };
}
