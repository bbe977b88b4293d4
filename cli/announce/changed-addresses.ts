import type { ManifestPage } from '../release/manifest.ts';

type Page = Pick<ManifestPage, 'edition' | 'address' | 'modified' | 'text'>;

/**
 * Addresses with changes that matter to search engines: new and removed pages, and those with another date or length of text. Hashes of
 * files are no measure: a new style sheet changes all pages. Query variants count as their canonical address.
 */
export function changedAddresses(before: Iterable<Page>, now: Iterable<Page>): Pick<Page, 'edition' | 'address'>[] {
  const old = new Map<string, string>();
  for (const page of before) old.set(keyOf(page), contentOf(page));
  const found: Pick<Page, 'edition' | 'address'>[] = [];
  for (const page of now) {
    if (old.get(keyOf(page)) !== contentOf(page)) found.push({ edition: page.edition, address: page.address });
    old.delete(keyOf(page));
  }
  for (const key of old.keys()) {
    const [edition, address] = key.split(' ') as [Page['edition'], string];
    found.push({ edition, address });
  }
  return found.filter(({ address }) => !address.includes('?'));
}

const keyOf = ({ edition, address }: Page) => `${edition} ${address}`;
const contentOf = ({ modified, text }: Page) => `${modified} ${text}`;
