import { listOf } from '../lib/list-of.ts';
import type { Problem } from '../problem.ts';

/** Something wrong with a release, and one place where it was found. */
export type Finding = {
  /** Kind of mistake, such as `broken link`. */
  what: string;
  /** The subject: an address, a file, a rule. */
  target: string;
  /** The page, or another place, that contains it. */
  page: string;
  /** Default: `error`. */
  severity?: Problem['severity'];
  why: string;
  fix: string;
};

const maxPages = 8;

/** One problem for each target, with the pages that contain it: a link in the footer is one problem, not one per page. */
export function groupFindings(findings: readonly Finding[]): Problem[] {
  const groups = new Map<string, { first: Finding; pages: Set<string> }>();
  for (const finding of findings) {
    const key = `${finding.what}\0${finding.target}`;
    const group = groups.get(key) ?? { first: finding, pages: new Set() };
    groups.set(key, group);
    group.pages.add(finding.page);
  }
  return [...groups.values()].map(({ first: { what, target, severity = 'error', why, fix }, pages }) => {
    return { severity, what: `${what}: ${target}`, where: listOf([...pages].sort(), maxPages), why, fix };
  });
}
