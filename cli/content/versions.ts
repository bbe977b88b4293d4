import type { BlogArticleHead } from '../../config/calls/blog.ts';
import type { CaseHead } from '../../config/calls/cases.ts';
import type { Ask } from '../define/ask.ts';
import type { Call } from '../define/call.ts';
import type { Timed } from '../../config/freshness.ts';
import { shortHash } from '../lib/sha256.mjs';

/** The version of a record, from its list; starts with its `updateTime`. While the version is unchanged, so is the record. Null when unknown. */
export type Versions = (ask: Ask) => string | null;

export type Head = Pick<BlogArticleHead | CaseHead, 'id' | 'title' | 'type' | 'updateTime'> &
  Partial<Pick<CaseHead, 'customer'>>;

/**
 * Versions of the records of trusted lists. The response of a record also names its neighbours (a case's with their customers) and other
 * records of its type, so their titles are part of its version.
 */
export function versionsOf(lists: Lists): Versions {
  const known = ofLists(lists);
  return ({ call, request }) => known.get(call)?.get((request as { id: string }).id) ?? null;
}

/**
 * The version to cache a response with. Null when the response and its list have different versions, for example because one replica of
 * the API lags behind: it is requested again until both agree.
 */
export function agreed({ row, data, version }: { row: Call; data: unknown; version: string | null }): string | null {
  if (version === null || !row.updated) return version;
  return version.startsWith(`${row.updated(data)} `) ? version : null;
}

type Lists = { trusted: readonly Timed[]; articles: readonly Head[]; cases: readonly Head[] };

/** A separate function, because closures of one function share a scope: `versionsOf` would retain the whole lists. */
function ofLists({ trusted, articles, cases }: Lists): Map<string, Map<string, string>> {
  const lists: Record<Timed, readonly Head[]> = { blogDetail: articles, casePrevOrNext: cases };
  return new Map(trusted.map((call) => [call, ofList(lists[call])]));
}

function ofList(heads: readonly Head[]): Map<string, string> {
  const ofType = groups(heads);
  return new Map(
    heads.map((head, at) => {
      const neighbours = [heads[at - 1], heads[at + 1]].map(
        (other) => other && [other.id, other.title, other.customer],
      );
      return [head.id, `${head.updateTime} ${shortHash(JSON.stringify([head, neighbours, ofType.get(head.type)]))}`];
    }),
  );
}

function groups(heads: readonly Head[]): Map<string, string> {
  const names = new Map<string, string[]>();
  for (const { id, title, type } of heads) {
    const list = names.get(type) ?? [];
    names.set(type, list);
    list.push(id, title);
  }
  return new Map([...names].map(([type, list]) => [type, shortHash(JSON.stringify(list))]));
}
