import type { Call, HiddenRecord, RecordKind } from '../define/call.ts';
import { earliest, isShown, nextChange, type Viewing, whyHidden } from '../define/publication.ts';
import { sha256 } from '../lib/sha256.mjs';
import type { CallResponse } from './content-client.ts';
import { linksOf } from './links.ts';
import { freeze } from './memory.ts';

/** Hides drafts, scheduled and expired records, and determines when the next record appears or expires. */
export type Dates = {
  /** The response with only the records that are shown; the same object if all are. */
  shown(row: Call, answer: CallResponse<unknown>): Promise<CallResponse<unknown>>;
  /** Milliseconds since the epoch; null when no record that was read appears or expires. */
  nextChange(): number | null;
  /** The records that were hidden so far. */
  hidden(): readonly HiddenRecord[];
};

/**
 * The response of a record names related records by id and title, without dates. They are hidden if their list, which was requested
 * before, hides them. If no record is hidden, these responses are not read here.
 */
export function openDates(viewing: Viewing): Dates {
  const hidden = new Map<RecordKind, Map<string, HiddenRecord>>();
  const hiddenOf = (kind: RecordKind) => hidden.get(kind) ?? new Map<string, HiddenRecord>();
  let next: number | null = null;

  async function onlyShown(row: Call, answer: CallResponse<unknown>): Promise<CallResponse<unknown>> {
    const { kind, only } = row.shown!;
    const hiddenIds: string[] = [];
    const data = only(await answer.read(), (record) => {
      next = earliest([next, nextChange(record, viewing)]);
      const visible = isShown(record, viewing);
      if (!visible) {
        const { id } = record;
        hiddenIds.push(id);
        hidden.set(kind, hiddenOf(kind).set(id, { kind, id, ...whyHidden(record, viewing) }));
      }
      return visible;
    });
    if (hiddenIds.length === 0) return answer;
    return reduced({
      row,
      answer,
      hiddenIds,
      data,
      only: (whole) => only(whole, (record) => isShown(record, viewing)),
    });
  }

  async function onlyNamed(row: Call, answer: CallResponse<unknown>): Promise<CallResponse<unknown>> {
    const { kind, only } = row.named!;
    const known = hiddenOf(kind);
    if (known.size === 0) return answer;
    const hiddenIds: string[] = [];
    const data = only(await answer.read(), (id) => {
      const isHidden = known.has(id);
      if (isHidden) hiddenIds.push(id);
      return !isHidden;
    });
    if (hiddenIds.length === 0) return answer;
    const hiddenSet = new Set(hiddenIds);
    return reduced({ row, answer, hiddenIds, data, only: (whole) => only(whole, (id) => !hiddenSet.has(id)) });
  }

  return {
    async shown(row, answer) {
      if (row.shown) return onlyShown(row, answer);
      return row.named ? onlyNamed(row, answer) : answer;
    },
    nextChange: () => next,
    hidden: () => [...hidden.values()].flatMap((records) => [...records.values()]),
  };
}

type ReducedInput = {
  row: Call;
  answer: CallResponse<unknown>;
  hiddenIds: readonly string[];
  data: unknown;
  only: (whole: unknown) => unknown;
};

/** A response without some records. Its hash covers their ids. The data is computed on each read, so that it is not held in memory twice. */
function reduced({ row, answer, hiddenIds, data, only }: ReducedInput): CallResponse<unknown> {
  return {
    ...answer,
    hash: sha256([answer.hash, ...hiddenIds].join(' ')),
    links: linksOf({ row, data }),
    read: async () => freeze(only(await answer.read())),
  };
}
