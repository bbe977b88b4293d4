import type { Problem } from '../problem.ts';

/** Something wrong: what it is about, and where it was seen. */
export type Finding = {
  /** A sentence without its subject, such as `leads nowhere`. */
  what: string;
  /** What the sentence is about: an address, a file, a rule. */
  target: string;
  /** The page, or another place, that has it. */
  page: string;
  why: string;
  fix: string;
};

/** Places told of one target. */
const told = 8;

/** One problem for each target, with the pages that have it: a link in the footer is one problem, not one a page. */
export function grouped(findings: readonly Finding[]): Problem[] {
  const groups = new Map<string, { first: Finding; pages: Set<string> }>();
  for (const finding of findings) {
    const key = `${finding.what}\0${finding.target}`;
    const group = groups.get(key) ?? { first: finding, pages: new Set() };
    groups.set(key, group);
    group.pages.add(finding.page);
  }
  return [...groups.values()].map(({ first: { what, target, why, fix }, pages }) => {
    const names = [...pages].sort();
    const more = names.length - told;
    return { severity: 'error', what: `${target} ${what}`, where: names.slice(0, told).join(', ') + (more > 0 ? ` and ${more} more` : ''), why, fix };
  });
}
