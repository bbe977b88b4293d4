import type { Edition } from '../define/editions.ts';
import { keyOf } from '../lib/sha256.mjs';
import { type Bounded, firstOf } from './bounded.ts';
import { type Change, kindNames } from './kinds.ts';
import { limits } from './limits.ts';
import { excerpts } from './words.ts';

export type PageName = { edition: Edition; address: string };

/** A change that several pages have. Its texts are excerpts around the difference. */
export type Group = Change & {
  /** Number of pages, and of pages for phones among them. */
  pages: number;
  phonePages: number;
  /** The first pages; pages for phones last. */
  samples: readonly PageName[];
};

/** Groups in report order. `more`: number of groups or changes beyond the limits. */
export type Groups = Bounded<Group>;

type Kept = Change & { main: PageName[]; phone: PageName[]; counts: { main: number; phone: number } };

export const isPhone = ({ address }: Pick<PageName, 'address'>) => address.includes('/m/');

/** Collects changes of pages and groups equal ones. */
export function openGroups(): { add(page: PageName, changes: readonly Change[]): void; result(): Groups } {
  const groups = new Map<string, Kept>();
  let beyond = 0;
  return {
    add({ edition, address }, changes) {
      const page = { edition, address };
      const place = isPhone(page) ? 'phone' : 'main';
      const counted = new Set<string>();
      for (const change of changes) {
        const { kind, zone, of, old, now } = change;
        const key = keyOf(JSON.stringify([kind, zone, of, old, now]));
        let group = groups.get(key);
        if (!group) {
          if (groups.size >= limits.groupsKept) {
            beyond += 1;
            continue;
          }
          const short = { ...excerpts(old, now), of: excerpts(of, null).old };
          group = { kind, zone, ...short, main: [], phone: [], counts: { main: 0, phone: 0 } };
          groups.set(key, group);
        }
        // Count a page once, even if it has the change several times.
        if (counted.has(key)) continue;
        counted.add(key);
        group.counts[place] += 1;
        if (group[place].length < limits.samples) group[place].push(page);
      }
    },
    result() {
      const sorted = [...groups.values()].sort(inOrder).map(({ main, phone, counts, ...change }) => ({
        ...change,
        pages: counts.main + counts.phone,
        phonePages: counts.phone,
        samples: [...main, ...phone].slice(0, limits.samples),
      }));
      const { shown, more } = firstOf(sorted, limits.groupsListed);
      return { shown, more: more + beyond };
    },
  };
}

/** Sorted by kind; groups with only phone pages last; larger groups first; then in order of occurrence. */
function inOrder(a: Kept, b: Kept): number {
  return (
    kindNames.indexOf(a.kind) - kindNames.indexOf(b.kind) ||
    Number(a.counts.main === 0) - Number(b.counts.main === 0) ||
    b.counts.main + b.counts.phone - (a.counts.main + a.counts.phone)
  );
}
