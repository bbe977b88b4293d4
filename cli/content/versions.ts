import type { CallRequest } from '../define/call-request.ts';
import type { Call } from '../define/call.ts';
import type { RecordHead } from '../define/content-lists.ts';
import { shortHash } from '../lib/sha256.mjs';

/** The version of a record, from its list; starts with its `updateTime`. While the version is unchanged, so is the record. Null when unknown. */
export type Versions = (callRequest: CallRequest) => string | null;

/** A list whose records have calls that are skipped while it shows no change. */
export type TrustedList = { call: string; heads: readonly RecordHead[] };

/**
 * Versions of the records of trusted lists. The response of a record also names its neighbours and other records of its group, so what it
 * shows of them is part of its version.
 */
export function versionsOf(lists: readonly TrustedList[]): Versions {
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

/** A separate function, because closures of one function share a scope: `versionsOf` would retain the whole lists. */
const ofLists = (lists: readonly TrustedList[]): Map<string, Map<string, string>> =>
  new Map(lists.map(({ call, heads }) => [call, ofList(heads)]));

function ofList(heads: readonly RecordHead[]): Map<string, string> {
  const inGroup = groups(heads);
  return new Map(
    heads.map((head, at) => {
      const neighbours = [heads[at - 1], heads[at + 1]].map(
        (other) => other && [other.id, other.title, other.subtitle],
      );
      return [head.id, `${head.updateTime} ${shortHash(JSON.stringify([head, neighbours, inGroup.get(head.group)]))}`];
    }),
  );
}

function groups(heads: readonly RecordHead[]): Map<string, string> {
  const names = new Map<string, string[]>();
  for (const { id, title, group } of heads) {
    const list = names.get(group) ?? [];
    names.set(group, list);
    list.push(id, title);
  }
  return new Map([...names].map(([group, list]) => [group, shortHash(JSON.stringify(list))]));
}
