import { eachTerm, packed, type Term } from '../define/search-terms.ts';
import type { SearchLimits } from '../define/site.ts';
import type { PageWords } from './page-words.ts';

/**
 * The index data of one page, independent of other pages; cached between builds. Packed, because it is sent, stored and read in a fraction
 * of the time of JSON:
 *
 *     int32[3]  numbers of pairs, of other terms, and of bytes that results show
 *     int32[]   pairs of Chinese characters
 *     byte[]    weights of the pairs, then of the other terms
 *     UTF-8     title, description and beginning of the text, as members of a JSON object
 *     UTF-8     other terms, separated by spaces
 */
export type PageRecord = Uint8Array;

const headBytes = 12;

/** Boost of a term by position. Titles are short, so their terms count most. */
const worth = { heading: 3, about: 2, title: 12 } as const;

type PageRecordOptions = { words: PageWords; limits: Pick<SearchLimits, 'text' | 'usualLength'> };

/** Weighs the terms of a page by BM25, with a fixed average length, so that the weights do not depend on other pages. */
export function pageRecord({ words, limits }: PageRecordOptions): PageRecord {
  const { title, about, headings, text } = words;
  const counts = new Map<Term, number>();
  const add = (term: Term, count: number) => void counts.set(term, (counts.get(term) ?? 0) + count);
  let inText = 0;
  eachTerm(text, (term) => {
    inText += 1;
    add(term, 1);
  });
  eachTerm(headings, (term) => add(term, worth.heading - 1));
  eachTerm(about, (term) => add(term, worth.about));
  const inTitle = new Set<Term>();
  eachTerm(title, (term) => inTitle.add(term));
  for (const term of inTitle) add(term, worth.title / (1 + inTitle.size / 8));

  const length = 0.4 + (0.6 * inText) / limits.usualLength;
  const pairs: number[] = [];
  const others: string[] = [];
  const weights = { pairs: [] as number[], others: [] as number[] };
  for (const [term, count] of counts) {
    const weight = Math.max(1, Math.round((packed.weight * count) / (count + 1.5 * length)));
    const inAll = weight + (inTitle.has(term) ? packed.title : 0);
    if (typeof term === 'number') {
      pairs.push(term);
      weights.pairs.push(inAll);
    } else {
      others.push(term);
      weights.others.push(inAll);
    }
  }
  const shown = Buffer.from(JSON.stringify({ title, about, text: beginning(text, limits.text) }).slice(1, -1));
  return Buffer.concat([
    new Uint8Array(Int32Array.of(pairs.length, others.length, shown.length).buffer),
    new Uint8Array(Int32Array.from(pairs).buffer),
    Uint8Array.from(weights.pairs),
    Uint8Array.from(weights.others),
    shown,
    Buffer.from(others.join(' ')),
  ]);
}

/** Where the parts of a record begin. */
function partsOf(record: PageRecord) {
  const [pairs, others, shown] = new Int32Array(copied(record, 0, headBytes)) as unknown as [number, number, number];
  const weightsAt = headBytes + 4 * pairs;
  const shownAt = weightsAt + pairs + others;
  return { pairs, weightsAt, shownAt, othersAt: shownAt + shown };
}

/** A copy, because integers have to be aligned. A `Buffer` has its own `slice`, which does not copy. */
const copied = (bytes: Uint8Array, from: number, to: number) => Uint8Array.prototype.slice.call(bytes, from, to).buffer;

const textOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();

/** What results show of a page: members of a JSON object. */
export function shownOf(record: PageRecord): string {
  const { shownAt, othersAt } = partsOf(record);
  return textOf(record.subarray(shownAt, othersAt));
}

/** Calls `take` with each term of a page, and its weight and whether the title has it; see `packed`. */
export function eachWeight(record: PageRecord, take: (term: Term, weight: number) => void): void {
  const { weightsAt, othersAt } = partsOf(record);
  const pairs = new Int32Array(copied(record, headBytes, weightsAt));
  let weight = weightsAt;
  for (let at = 0; at < pairs.length; at++) take(pairs[at]!, record[weight++]!);
  if (othersAt < record.length)
    for (const term of textOf(record.subarray(othersAt)).split(' ')) take(term, record[weight++]!);
}

/** Truncates at a character boundary, and at a word boundary if the text has spaces. */
function beginning(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 24)).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
