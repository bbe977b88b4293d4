import { shortHash } from '../lib/sha256.mjs';
import type { Plan } from './plan.ts';

type Addresses = Pick<Plan, 'pages' | 'aliases' | 'redirects' | 'gone' | 'planned' | 'files'>;

/**
 * Returns a function that checks whether a path exists: as a page of any edition, a file, an alias, a redirect, or a planned row. The
 * edition is not needed, because the paths of the editions are disjoint. Paths are case-sensitive, except for redirects.
 */
export function addressBook(plan: Addresses): (path: string) => boolean {
  const exact = new Set<string>();
  for (const { address } of plan.pages()) exact.add(address);
  for (const { from } of plan.aliases) exact.add(from);
  for (const file of plan.files) exact.add(`/${file}`);
  const patterns: RegExp[] = [];
  for (const { address } of plan.planned) {
    if (address.includes('{')) patterns.push(new RegExp(`^${address.replace(/\{\w+\}/g, '[^/]+')}$`));
    else exact.add(address);
  }
  const redirects = new Set(plan.redirects.map(({ from }) => from.toLowerCase()));
  const gone = new Set(plan.gone.map(({ address }) => address.toLowerCase()));
  return (path) => {
    const bare = path.replace(/(?<=.)\/$/, '');
    if (gone.has(bare.toLowerCase())) return false;
    return (
      exact.has(path) ||
      exact.has(bare) ||
      redirects.has(bare.toLowerCase()) ||
      patterns.some((pattern) => pattern.test(path))
    );
  };
}

/** The addresses that no content determines, and a hash of them. */
export type FixedAddresses = { has(path: string): boolean; hash: string };

type FixedAddressesOptions = { plan: Addresses; isSharedFile: (path: string) => boolean };

/** Addresses of rows without parameters, files, aliases, redirects and planned rows; those of assets are built in. */
export function fixedAddresses({ plan, isSharedFile }: FixedAddressesOptions): FixedAddresses {
  const pages = [...plan.pages()].filter(({ path }) => !path.includes('{'));
  const isKnown = addressBook({ ...plan, pages: () => pages });
  const { aliases, redirects, gone, planned, files } = plan;
  const all = [...pages, ...planned].map(({ address }) => address);
  const from = [...aliases, ...redirects].map((row) => row.from);
  return {
    has: (path) => isKnown(path) || isSharedFile(path) || path.startsWith('/assets/'),
    hash: shortHash(JSON.stringify([...all, ...from, ...gone.map(({ address }) => `${address} 410`), ...files].sort())),
  };
}
