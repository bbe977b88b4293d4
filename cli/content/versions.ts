import type { BlogArticleHead } from '../../config/calls/blog.ts';
import type { CaseHead } from '../../config/calls/cases.ts';
import type { Ask } from '../../config/calls/ask.ts';
import type { Call } from '../../config/calls/call.ts';
import type { Timed } from '../../config/freshness.ts';
import { shortHash } from '../sha256.mjs';

/** What the lists say of one record, its time of change first: while it stays the same, so does the record. Null when they say nothing. */
export type Versions = (ask: Ask) => string | null;

/** What a list says of a record. */
export type Head = Pick<BlogArticleHead | CaseHead, 'id' | 'title' | 'type' | 'updateTime'> &
  Partial<Pick<CaseHead, 'customer'>>;

/**
 * Versions of the records of trusted lists. A record's answer also names its neighbours, a case's with their customers, and others of its
 * type, so those are part of its version: a changed title makes only them be requested again.
 */
export function versionsOf(lists: Lists): Versions {
  const known = ofLists(lists);
  return ({ call, request }) => known.get(call)?.get((request as { id: string }).id) ?? null;
}

/**
 * The version that an answer may be kept under. None where the answer and its list differ in version, as while the copy that
 * answered is behind the one that listed: it is requested again until both agree.
 */
export function agreed({ row, data, version }: { row: Call; data: unknown; version: string | null }): string | null {
  if (version === null || !row.updated) return version;
  return version.startsWith(`${row.updated(data)} `) ? version : null;
}

type Lists = { trusted: readonly Timed[]; articles: readonly Head[]; cases: readonly Head[] };

/** Apart, because a function that is kept holds all that any function made beside it uses: it would be the whole lists. */
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

/** Hash of the ids and titles of each type. */
function groups(heads: readonly Head[]): Map<string, string> {
  const names = new Map<string, string[]>();
  for (const { id, title, type } of heads) {
    const list = names.get(type) ?? [];
    names.set(type, list);
    list.push(id, title);
  }
  return new Map([...names].map(([type, list]) => [type, shortHash(JSON.stringify(list))]));
}
