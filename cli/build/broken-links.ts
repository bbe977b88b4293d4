import type { CallName } from '../../config/calls/ask.ts';
import { routes } from '../../config/routes/index.ts';
import type { LinkAt } from '../content/links.ts';
import type { ContentReport } from '../content/call-log.ts';
import { addressBook } from '../plan/address-book.ts';
import { listCalls } from '../plan/families.ts';
import type { Plan } from '../plan/plan.ts';
import type { Problem } from '../problem.ts';
import { isSharedFile } from '../server-model/shared-files.ts';
import { pageList } from './page-list.ts';

/** Links of a response, and its call. */
export type ResponseLinks = { call: string; links: readonly LinkAt[] };

export type LinkCheck = {
  /** `page` is the page (edition and address) that shows the response; null when all pages do. */
  see(response: ResponseLinks, page: string | null): void;
  problems(): Problem[];
};

/** A path whose addresses are unknown because the call that lists them failed. */
export type Unlisted = { call: CallName; path: string };

/** Paths of the route table whose list call failed. */
export function unlistedPaths(failures: ContentReport['failures']): Unlisted[] {
  const failed = new Set(failures.filter(({ used }) => used === 'empty').map(({ call }) => call));
  return routes.flatMap(({ path, each }) => {
    const call = each && listCalls[each];
    return call && path.includes('{') && failed.has(call) ? [{ call, path }] : [];
  });
}

export function openLinkCheck({ plan, unlisted }: { plan: Plan; unlisted: readonly Unlisted[] }): LinkCheck {
  const isKnown = addressBook(plan);
  const families = unlisted.map((row) => ({ ...row, pattern: patternOf(row.path), links: new Set<string>() }));
  const broken = new Map<string, { places: Map<string, LinkAt>; pages: Set<string> }>();
  return {
    see({ call, links }, page) {
      for (const link of links) {
        if (isKnown(link.to) || isSharedFile(link.to) || link.to.startsWith('/assets/')) continue;
        const family = families.find(({ pattern }) => pattern.test(link.to));
        if (family) {
          family.links.add(link.to);
          continue;
        }
        const found = broken.get(link.to) ?? { places: new Map(), pages: new Set() };
        broken.set(link.to, found);
        if (!found.places.has(call)) found.places.set(call, link);
        if (page !== null) found.pages.add(page);
      }
    },
    problems: () => [
      ...families.filter(({ links }) => links.size > 0).map(uncheckedLinks),
      ...[...broken.keys()].sort().map((to) => brokenLink({ to, ...broken.get(to)! })),
    ],
  };
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`);

type BrokenLinkInput = { to: string; places: ReadonlyMap<string, LinkAt>; pages: ReadonlySet<string> };

function brokenLink({ to, places, pages }: BrokenLinkInput): Problem {
  // Pages finish in any order; sort for reproducible reports.
  const [[call, { at }]] = [...places].sort(([a], [b]) => (a < b ? -1 : 1)) as [[string, LinkAt]];
  const more = places.size > 1 ? ` and in ${places.size - 1} more ${places.size === 2 ? 'response' : 'responses'}` : '';
  return {
    severity: 'warning',
    what: `broken link in content: ${to}`,
    where: `${call}, ${at}${more}; ${pageList([...pages])}`,
    why: `${to} is not a page, alias or redirect of this site`,
    fix: 'correct the link in the content system, or add the page or a redirect',
  };
}

function uncheckedLinks({ call, path, links }: Unlisted & { links: ReadonlySet<string> }): Problem {
  return {
    severity: 'warning',
    what: `${links.size} ${links.size === 1 ? 'link' : 'links'} to ${path} not checked`,
    where: [...links].sort().slice(0, 3).join(', '),
    why: `${call} failed, which lists these addresses`,
    fix: 'see the warning of that call',
  };
}
