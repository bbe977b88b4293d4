import type { Call, HiddenRecord, RecordKind } from '../define/call.ts';
import { earliest, isShown, nextChange, type Viewing, whyHidden } from '../define/publication.ts';
import type { CallResponse } from './content-client.ts';
import { reduced } from './named-records.ts';

/** Hides drafts, scheduled and expired records, and determines when the next record appears or expires. */
export type Dates = {
  /** The response with only the records that are shown; the same object if all are. */
  shown(row: Call, response: CallResponse<unknown>): Promise<CallResponse<unknown>>;
  /** Milliseconds since the epoch; null when no record that was read appears or expires. */
  nextChange(): number | null;
  /** The records that were hidden so far. */
  hidden(): readonly HiddenRecord[];
};

export function openDates(viewing: Viewing): Dates {
  const hidden = new Map<RecordKind, Map<string, HiddenRecord>>();
  const hiddenOf = (kind: RecordKind) => hidden.get(kind) ?? new Map<string, HiddenRecord>();
  let next: number | null = null;

  async function onlyShown(row: Call, response: CallResponse<unknown>): Promise<CallResponse<unknown>> {
    const { kind, only } = row.shown!;
    const hiddenIds: string[] = [];
    const data = only(await response.read(), (record) => {
      next = earliest([next, nextChange(record, viewing)]);
      const visible = isShown(record, viewing);
      if (!visible) {
        const { id } = record;
        hiddenIds.push(id);
        hidden.set(kind, hiddenOf(kind).set(id, { kind, id, ...whyHidden(record, viewing) }));
      }
      return visible;
    });
    if (hiddenIds.length === 0) return response;
    return reduced({
      row,
      response,
      without: hiddenIds,
      data,
      only: (whole) => only(whole, (record) => isShown(record, viewing)),
    });
  }

  return {
    shown: async (row, response) => (row.shown ? onlyShown(row, response) : response),
    nextChange: () => next,
    hidden: () => [...hidden.values()].flatMap((records) => [...records.values()]),
  };
}
