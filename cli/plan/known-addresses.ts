import type { Edition } from '../define/editions.ts';
import type { Row } from '../define/route.ts';

/** The addresses of the site, aliases included. */
export type KnownAddresses = {
  has(edition: Edition, path: string): boolean;
  /** Whether content may have a page there, whose address depends on a list: it comes and goes. */
  mayHave(edition: Edition, path: string): boolean;
  /** The addresses of the route table, for suggestions. */
  of(edition: Edition): readonly string[];
};

type KnownAddressesOptions = {
  rows: readonly Row[];
  /** Addresses of records, each as `edition path`. */
  records?: ReadonlySet<string>;
};

export function knownAddresses({ rows, records = new Set() }: KnownAddressesOptions): KnownAddresses {
  const fixed = new Set(
    rows.flatMap((row) => [row.path, ...(row.aliases ?? [])].map((path) => `${row.edition} ${path}`)),
  );
  return {
    has: (edition, path) => fixed.has(`${edition} ${path}`) || records.has(`${edition} ${path}`),
    mayHave: (edition, path) =>
      rows.some((row) => row.edition === edition && row.each !== undefined && recordPattern(row.path).test(path)),
    of: (edition) => rows.filter((row) => row.edition === edition && !row.path.includes('{')).map(({ path }) => path),
  };
}

const recordPattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[A-Za-z0-9][A-Za-z0-9_-]*')}$`);
