import type { ManifestPage } from '../release/manifest.ts';

type Page = Pick<ManifestPage, 'edition' | 'address' | 'modified' | 'text'>;

/**
 * Addresses whose content a search engine would find different: new and removed ones, and those with another date or another
 * amount of text. The bytes of a page say nothing: a new style sheet changes all of them. Texts chosen by a query have the
 * canonical address of their page.
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
