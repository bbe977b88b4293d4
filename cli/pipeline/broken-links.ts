import type { HiddenRecord } from '../define/call.ts';
import type { Feed, Records } from '../define/content-lists.ts';
import { pictureName } from '../define/content-picture.ts';
import { routesOf, type SiteDefinition } from '../define/site.ts';
import type { LinkAt } from '../content/links.ts';
import type { ContentReport } from '../content/call-log.ts';
import { addressBook } from '../plan/address-book.ts';
import type { Plan } from '../plan/plan.ts';
import type { Problem } from '../problem.ts';
import { sharedFileTest } from '../server-model/shared-files.ts';
import { hiddenAddresses, hiddenLink } from './hidden-links.ts';
import { pageList } from './page-list.ts';

/** Links of a response, and its call. */
export type ResponseLinks = { call: string; links: readonly LinkAt[] };

export type LinkCheck = {
  /** `page` is the page (edition and address) that shows the response; null when all pages do. */
  see(response: ResponseLinks, page: string | null): void;
  /** The addresses to which the HTML of a page links and that may be missing; `see` has those of the responses that it shows. */
  seeUncertain(addresses: readonly string[], page: string): void;
  problems(): Problem[];
};

/** A path whose addresses are unknown because the call that lists them failed. */
export type Unlisted = { call: string; path: string };

/** Paths of the route table whose list call failed. */
export function unlistedPaths(failures: ContentReport['failures'], definition: SiteDefinition): Unlisted[] {
  const { calls } = definition.families;
  const failed = new Set(failures.filter(({ used }) => used === 'empty').map(({ call }) => call));
  return routesOf(definition).flatMap(({ path, each }) => {
    const call = each && calls[each];
    return call && path.includes('{') && failed.has(call) ? [{ call, path }] : [];
  });
}

/** Without those of redirects to addresses that are unknown because the call that lists them failed. */
export function withoutUnlisted(problems: readonly Problem[], unlisted: readonly Unlisted[]): Problem[] {
  const patterns = unlisted.map(({ path }) => pathPattern(path));
  return problems.filter(({ lacks }) => lacks === undefined || !patterns.some((pattern) => pattern.test(lacks)));
}

type LinkCheckOptions = {
  records: Records;
  feeds: readonly Feed[];
  plan: Plan;
  unlisted: readonly Unlisted[];
  /** The records that visitors do not see, when all are read. */
  hidden: () => readonly HiddenRecord[];
};

export function openLinkCheck({
  records: { addressOf, link: recordLink },
  feeds,
  plan,
  unlisted,
  hidden,
}: LinkCheckOptions): LinkCheck {
  const isKnown = addressBook(plan);
  const isSharedFile = sharedFileTest(feeds);
  const families = unlisted.map((row) => ({ ...row, pattern: pathPattern(row.path), links: new Set<string>() }));
  const broken = new Map<string, { places: Map<string, LinkAt>; pages: Set<string> }>();
  const linked = new Map<string, Set<string>>();
  const goneLink = goneLinks(plan.gone);
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
    seeUncertain(addresses, page) {
      for (const to of addresses) {
        if (isKnown(to)) continue;
        const pages = linked.get(to) ?? new Set();
        linked.set(to, pages.add(page));
      }
    },
    problems() {
      const records = hiddenAddresses(hidden(), addressOf);
      return [
        ...families.filter(({ links }) => links.size > 0).map(uncheckedLinks),
        ...[...broken.keys()].sort().map((to) => {
          const record = records.get(to);
          return { ...brokenLink({ to, ...broken.get(to)! }), ...(record && hiddenLink(record)), ...goneLink(to) };
        }),
        ...[...linked.keys()].sort().flatMap((to) => {
          if (families.some(({ pattern }) => pattern.test(to))) return [];
          const { places, pages: shown } = broken.get(to) ?? { places: new Map(), pages: new Set<string>() };
          const isEverywhere = places.size > 0 && shown.size === 0;
          const pages = [...linked.get(to)!].filter((page) => !isEverywhere && !shown.has(page));
          const record = records.get(to);
          if (pages.length === 0) return [];
          // Records come and go without a change of the code, which must not stop the publication of others.
          const degrades = recordLink.test(to) ? {} : ({ degrades: true } as const);
          return [{ ...deadLink({ to, pages }), ...(record && hiddenLink(record)), ...goneLink(to), ...degrades }];
        }),
      ];
    },
  };
}

/** Matches the addresses of a path with parameters. */
export const pathPattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`);

type BrokenLinkOptions = { to: string; places: ReadonlyMap<string, LinkAt>; pages: ReadonlySet<string> };

function brokenLink({ to, places, pages }: BrokenLinkOptions): Problem {
  // Pages finish in any order; sort for reproducible reports.
  const [[call, { at }]] = [...places].sort(([a], [b]) => (a < b ? -1 : 1)) as [[string, LinkAt]];
  const more = places.size > 1 ? ` and in ${places.size - 1} more ${places.size === 2 ? 'response' : 'responses'}` : '';
  return {
    severity: 'warning',
    what: `broken link in content: ${to}`,
    where: `${call}, ${at}${more}; ${pageList([...pages])}`,
    why: `${to} is not a page, alias or redirect of this site`,
    fix: 'correct the link in the content system, or add the page or a redirect',
    ...(pictureName.test(to.slice(to.lastIndexOf('/') + 1)) && { degrades: true }),
  };
}

/** A link that pages have in their code, not in their content. */
function deadLink({ to, pages }: { to: string; pages: readonly string[] }): Problem {
  return {
    severity: 'warning',
    what: `broken link: ${to}`,
    where: pageList(pages),
    why: `${to} is not a page, file, alias or redirect of this site`,
    fix: 'correct the link in the page, or add a row to config/routes or config/content/redirects.yaml',
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

/** What the warning of a link to a removed address says instead; null for another one. */
export function goneLinks(gone: Plan['gone']): (to: string) => Pick<Problem, 'why' | 'fix'> | null {
  const places = new Map(gone.map(({ address, at }) => [address.toLowerCase(), at]));
  return (to) => {
    const at = places.get(to.replace(/(?<=.)\/$/, '').toLowerCase());
    return at === undefined
      ? null
      : { why: `${to} is removed (${at}) and answers 410`, fix: 'remove the link, or let it lead to another page' };
  };
}
