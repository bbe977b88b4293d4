import type { Edition } from '../../config/editions.ts';
import { type LocalText, textsOf } from '../../config/protocols.ts';

const folder: Record<Edition, string> = { zh: '', en: '/en' };

/** The page with the list of all texts and the first of them. */
export const clausesAddress = (edition: Edition) => `${folder[edition]}/clauses`;

/** Address of a text among the others; a text with an address of its own has that. */
export function textAddress({ edition, text }: { edition: Edition; text: LocalText }): string {
  if (text.address !== undefined) return text.address;
  const first = textsOf(edition)[0]?.slug === text.slug;
  return clausesAddress(edition) + (first ? '' : `?serviceType=${text.serviceType}`);
}

/** Address of the text alone. */
export function aloneAddress({ edition, text }: { edition: Edition; text: LocalText }): string {
  const first = textsOf(edition)[0]?.slug === text.slug;
  return `${folder[edition]}/clause-detail${first ? '' : `?id=${text.slug}`}`;
}
