import type { z } from 'zod';
import file from './content/legal-texts.json';
import type { Edition } from './editions.ts';
import type { legalTextFile } from './records/legal-texts.ts';

/** A legal text as the site lists it; the words themselves are in files of their own. */
export type LegalText = z.infer<typeof legalTextFile>[number];

/** In the order of the list beside them; the first one is shown where none is chosen. */
export const legalTexts: readonly LegalText[] = file;

/** A text in the words of one edition. */
export type LocalText = Omit<LegalText, Edition> & { name: string; about: string };

/** The texts an edition has. */
export function textsOf(edition: Edition): LocalText[] {
  return legalTexts.flatMap(({ zh, en, ...text }) => {
    const words = { zh, en }[edition];
    return words ? [{ ...text, ...words }] : [];
  });
}

/** What `?serviceType=` chooses from: the first text is the address's own. */
export const typeSelection = (edition: Edition) =>
  selection(
    'serviceType',
    textsOf(edition).flatMap(({ serviceType }) => (serviceType === undefined ? [] : [String(serviceType)])),
  );

/** What `?id=` chooses from: the first text is the address's own. */
export const idSelection = (edition: Edition) =>
  selection(
    'id',
    textsOf(edition).map(({ slug }) => slug),
  );

function selection(query: string, all: readonly string[]) {
  const [fallback = '', ...values] = all;
  return { query, fallback, values };
}

const folder: Record<Edition, string> = { zh: '', en: '/en' };

/** The page with the list of all texts and the first of them. */
export const clausesAddress = (edition: Edition) => `${folder[edition]}/clauses`;

/** Address of a text among the others; a text with an address of its own has that. */
export function textAddress({ edition, text }: { edition: Edition; text: LocalText }): string {
  if (text.address !== undefined) return text.address;
  const first = textsOf(edition)[0]?.slug === text.slug;
  return clausesAddress(edition) + (first ? '' : `?serviceType=${text.serviceType}`);
}

/** Address of the text alone, to quote and to print. */
export function aloneAddress({ edition, text }: { edition: Edition; text: LocalText }): string {
  const first = textsOf(edition)[0]?.slug === text.slug;
  return `${folder[edition]}/clause-detail${first ? '' : `?id=${text.slug}`}`;
}

/** Where search engines find a text that stands alone, by its id: the words are the same. */
export const textAddresses = (edition: Edition): Readonly<Record<string, string>> =>
  Object.fromEntries(textsOf(edition).map((text) => [text.slug, textAddress({ edition, text })]));
