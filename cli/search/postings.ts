import { packed, type Term } from '../define/search-terms.ts';

/** The pages of a term: their number, and the best ones as differences (see `TermFile`). */
export type Listed = readonly [pages: number, ...differences: number[]];

/** Terms with all of their pages, in index order: `value` is a page with the weight of the term, see `packed`. */
export type Values = Map<Term, number[]>;

/** Adds a value at its place. Pages are mostly added in index order. */
export function addValue(values: Values, term: Term, value: number): void {
  const known = values.get(term);
  if (known === undefined) values.set(term, [value]);
  else if (known.length === 0 || known[known.length - 1]! < value) known.push(value);
  else
    known.splice(
      known.findIndex((other) => other > value),
      0,
      value,
    );
}

/** Removes a value. A term of which none is left stays, without values. */
export function removeValue(values: Values, term: Term, value: number): void {
  const known = values.get(term) ?? [];
  const at = known.indexOf(value);
  if (at >= 0) known.splice(at, 1);
}

/** The number of pages of a term, and the best of them, `most` at most. */
export const listedOf = (values: readonly number[], most: number): Listed => [
  values.length,
  ...differences(bestOf(values, most)),
];

/** All pages of a term. */
export const allOf = (values: readonly number[]): Listed => [values.length, ...differences(values)];

/** The values of a list that has all pages of a term. */
export function valuesOf([, ...differences]: Listed): number[] {
  let page = 0;
  return differences.map((difference) => {
    const value = page + difference;
    page = value - weightOf(value);
    return value;
  });
}

/** Merges the postings of sections, in index order. Of a frequent term, only the best pages stay in memory. */
export type Postings = {
  /** Adds the postings of a section of later pages. */
  join(listed: Iterable<readonly [term: string, ...Listed]>): void;
  terms(): Iterable<string>;
  /** Removes a term and returns its pages, so that they are not in memory together with the text of the files. */
  take(term: string): Listed;
};

type Pages = { count: number; best: number[] };

const weights = 2 * packed.title;

/** `most`: pages that are listed for a term. */
export function openPostings(most: number): Postings {
  const terms = new Map<string, Pages>();
  function of(term: string): Pages {
    const known = terms.get(term);
    if (known) return known;
    const made = { count: 0, best: [] };
    terms.set(term, made);
    return made;
  }
  return {
    join(listed) {
      for (const [term, count, ...differences] of listed) {
        const pages = of(term);
        pages.count += count;
        let last = 0;
        for (const difference of differences) {
          pages.best.push(last + difference);
          last += Math.floor(difference / packed.page) * packed.page;
        }
        if (pages.best.length >= 2 * most) pages.best = [...bestOf(pages.best, most)];
      }
    },
    terms: () => terms.keys(),
    take(term) {
      const { count, best } = of(term);
      terms.delete(term);
      return [count, ...differences(bestOf(best, most))];
    },
  };
}

const weightOf = (value: number) => value % packed.page;

/** The pages with the highest weights, in index order; ties go to the first pages, so that builds are reproducible. */
function bestOf(values: readonly number[], most: number): readonly number[] {
  if (values.length <= most) return values;
  const counts = new Array<number>(weights).fill(0);
  for (const value of values) counts[weightOf(value)]! += 1;
  let least = weights;
  let left = most;
  while (left > 0) {
    least -= 1;
    left -= counts[least]!;
  }
  // Pages with the lowest weight may exceed the limit.
  let fitting = counts[least]! + left;
  return values.filter((value) => weightOf(value) > least || (weightOf(value) === least && fitting-- > 0));
}

/** Delta encoding: small numbers compress well. */
function differences(values: readonly number[]): number[] {
  let last = 0;
  return values.map((value) => {
    const page = value - weightOf(value);
    const difference = value - last;
    last = page;
    return difference;
  });
}
