import type { HiddenRecord } from '../define/call.ts';
import type { DatedRecord } from '../define/local-content.ts';
import { earliest, isShown, nextChange, type Viewing, whyHidden } from '../define/publication.ts';

/** The records that are not shown. */
export const hiddenRecords = (records: readonly DatedRecord[], viewing: Viewing): HiddenRecord[] =>
  records
    .filter((record) => !isShown(record, viewing))
    .map((record) => ({ kind: record.kind, id: record.id, ...whyHidden(record, viewing) }));

/** When the next record appears or expires, milliseconds since the epoch; null when none does. */
export const nextChangeOf = (records: readonly DatedRecord[], viewing: Viewing): number | null =>
  earliest(records.map((record) => nextChange(record, viewing)));
