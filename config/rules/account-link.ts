import type { Edition } from '../editions.ts';
import type { Facts } from '../facts.ts';
import type { Attribution } from './attribution.ts';

type Given = {
  /** The link's address, absolute. */
  href: string;
  facts: Facts;
  edition: Edition;
  attribution: Attribution;
  /** Code of the product the page is about; empty for none. */
  product: string;
  loggedIn: boolean;
  /** Address of the page the link stands on. */
  page: string;
};

/**
 * A link to the account or console site with what is known of the visitor; null for every other link, which is left alone.
 * Parameters that a link already has win. A link keeps its host, save that register and login lead to the console when
 * logged in. Hosts are compared with their ports, and exactly.
 */
export function accountLink({ href, facts, edition, attribution, product, loggedIn, page }: Given): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  const account = Object.values(facts.account).find((base) => isBelow(url, base));
  if (account === undefined && !Object.values(facts.console).some((base) => isBelow(url, base))) return null;

  const path = account === undefined ? '' : url.pathname.slice(new URL(account).pathname.replace(/\/$/, '').length);
  const registers = path === facts.paths.register;
  const target = loggedIn && (registers || path === facts.paths.login) ? new URL(facts.console[edition]) : url;

  const fallback = registers ? product : '';
  const wanted = {
    from: attribution.from ?? fallback,
    clueFrom: attribution.clueFrom ?? fallback,
    invite: attribution.invite,
    referrer: page,
  };
  for (const [name, value] of Object.entries(wanted)) if (value && !target.searchParams.has(name)) target.searchParams.set(name, value);
  return target.href;
}

function isBelow(url: URL, base: string): boolean {
  const { protocol, host, pathname } = new URL(base);
  const folder = pathname.replace(/\/$/, '');
  return url.protocol === protocol && url.host === host && (url.pathname === folder || url.pathname.startsWith(`${folder}/`));
}
