import type { Edition } from '../define/editions.ts';
import { nearest } from '../lib/nearest.mjs';
import type { KnownAddresses } from './known-addresses.ts';
import type { Paths, SourceMistake } from './redirect-source.ts';

type TargetMistakeOptions = {
  edition: Edition;
  to: string;
  hosts: readonly string[];
  addresses: KnownAddresses;
  paths: Paths;
};

/** The mistake in the final target of a redirect; null when it is an address of the edition, or an https address of an allowed host. */
export function targetMistake({
  edition,
  to,
  hosts,
  addresses,
  paths: { editions },
}: TargetMistakeOptions): SourceMistake | null {
  if (/^[a-z][\w+.-]*:|^[\\/]{2}/i.test(to)) return hostMistake(to, hosts);
  if (addresses.has(edition, to) || addresses.mayHave(edition, to)) return null;
  const other = Object.keys(editions).find((name) => name !== edition && addresses.has(name, to));
  const near = nearest(to, addresses.of(edition));
  return {
    why:
      other === undefined
        ? `its target ${to} is not an address of the ${edition} edition`
        : `its target ${to} is an address of the ${other} edition, and a redirect stays in its own, ${edition}`,
    fix: `choose an address of the route table, without query or #; nearest: ${near.join(', ')}`,
    lacks: to,
  };
}

/** A target on another host: `https`, one of the hosts, and nothing but a path, in its normal spelling. */
function hostMistake(to: string, hosts: readonly string[]): SourceMistake | null {
  const url = URL.canParse(to) ? new URL(to) : null;
  const allowed =
    hosts.length === 0
      ? 'choose an address of the site; `redirectHosts` of config/index.ts names no other host'
      : `choose an address of the site, or one of ${hosts.map((host) => `https://${host}/…`).join(', ')} (\`redirectHosts\` of config/index.ts)`;
  if (url === null || url.protocol !== 'https:') return { why: `its target ${to} is no https address`, fix: allowed };
  if (!hosts.includes(url.host))
    return { why: `its target ${to} leads to ${url.host || 'no host'}, a host that is not allowed`, fix: allowed };
  if (url.search || url.hash || url.username || url.password || /[?#]/.test(to))
    return {
      why: `its target ${to} has more than a host and a path: the query of a request is added to it`,
      fix: `write https://${url.host}${url.pathname}`,
    };
  const plain = url.href;
  if (plain !== to && plain !== `${to}/`)
    return { why: `its target ${to} is not in the spelling that browsers request`, fix: `write ${plain}` };
  return null;
}
