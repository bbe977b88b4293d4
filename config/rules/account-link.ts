import type { Edition } from '../editions.ts';
import type { BrowserConfig } from '../browser-config.ts';
import type { Attribution } from './attribution.ts';
import { registration } from './registration.ts';

export type AccountLinkOptions = {
  /** The link's address, absolute. */
  href: string;
  config: BrowserConfig;
  edition: Edition;
  attribution: Attribution;
  /** Code of the product the page is about; empty for none. */
  product: string;
  loggedIn: boolean;
  /** Address of the page the link is on. */
  page: string;
};

/**
 * A link to the account or console site with what is known about the visitor; null for every other link, which stays as it is.
 * Every register link has the fixed parameters of its edition; of the others, those that a link already has win. A link keeps
 * its host, save that register and login lead to the console when logged in. Hosts are compared with their ports, and exactly.
 */
export function accountLink({
  href,
  config,
  edition,
  attribution,
  product,
  loggedIn,
  page,
}: AccountLinkOptions): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  const account = Object.values(config.account).find((base) => isBelow(url, base));
  if (account === undefined && !Object.values(config.console).some((base) => isBelow(url, base))) return null;

  const path = account === undefined ? '' : url.pathname.slice(new URL(account).pathname.replace(/\/$/, '').length);
  const registers = path === config.paths.register;
  const target = loggedIn && (registers || path === config.paths.login) ? new URL(config.console[edition]) : url;

  if (target === url && registers)
    for (const [name, value] of Object.entries(registration[edition])) url.searchParams.set(name, value);
  const fallback = registers ? product : '';
  const wanted = {
    from: attribution.from ?? fallback,
    clueFrom: attribution.clueFrom ?? fallback,
    invite: attribution.invite,
    referrer: page,
  };
  // The page was rendered with its product, which the visitor's own channel replaces.
  for (const [name, value] of Object.entries(wanted))
    if (value && ['', fallback].includes(target.searchParams.get(name) ?? '')) target.searchParams.set(name, value);
  return target.href;
}

function isBelow(url: URL, base: string): boolean {
  const { protocol, host, pathname } = new URL(base);
  const folder = pathname.replace(/\/$/, '');
  return (
    url.protocol === protocol && url.host === host && (url.pathname === folder || url.pathname.startsWith(`${folder}/`))
  );
}
