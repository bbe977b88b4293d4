import type { Call, RecordKind } from '../../config/calls/call.ts';
import { earliest, isShown, nextChange, type Viewing } from '../../config/rules/publication.ts';
import { sha256 } from '../sha256.mjs';
import type { Answer } from './answer.ts';
import { linksOf } from './links.ts';
import { freeze } from './memory.ts';

/** Leaves out what is a draft, not yet published, or expired, and knows when the next record appears or disappears. */
export type Dates = {
  /** The response as it is shown; the same one when all of it is. */
  shown(row: Call, answer: Answer<unknown>): Promise<Answer<unknown>>;
  /** Milliseconds since the epoch; null when no record that was read appears or expires. */
  nextChange(): number | null;
};

/**
 * A record's page names others by id and title, without their times: those are left out whose list, requested before, says that they
 * are not shown. Where every record is shown no response of a single record is read here.
 */
export function openDates(viewing: Viewing): Dates {
  const hidden: Record<RecordKind, Set<string>> = { article: new Set(), case: new Set(), video: new Set() };
  let next: number | null = null;

  async function onlyShown({ row, answer }: { row: Call; answer: Answer<unknown> }): Promise<Answer<unknown>> {
    const { kind, only } = row.shown!;
    const left: string[] = [];
    const data = only(await answer.read(), (record) => {
      next = earliest([next, nextChange(record, viewing)]);
      const kept = isShown(record, viewing);
      if (!kept) left.push(record.id);
      return kept;
    });
    for (const id of left) hidden[kind].add(id);
    if (left.length === 0) return answer;
    return reduced({
      row,
      answer,
      left,
      data,
      only: (whole) => only(whole, (record) => isShown(record, viewing)),
    });
  }

  async function onlyNamed({ row, answer }: { row: Call; answer: Answer<unknown> }): Promise<Answer<unknown>> {
    const { kind, only } = row.named!;
    if (hidden[kind].size === 0) return answer;
    const left: string[] = [];
    const data = only(await answer.read(), (id) => {
      const isHidden = hidden[kind].has(id);
      if (isHidden) left.push(id);
      return !isHidden;
    });
    if (left.length === 0) return answer;
    const gone = new Set(left);
    return reduced({ row, answer, left, data, only: (whole) => only(whole, (id) => !gone.has(id)) });
  }

  return {
    async shown(row, answer) {
      if (row.shown) return onlyShown({ row, answer });
      return row.named ? onlyNamed({ row, answer }) : answer;
    },
    nextChange: () => next,
  };
}

type ReducedInput = {
  row: Call;
  answer: Answer<unknown>;
  left: readonly string[];
  data: unknown;
  only: (whole: unknown) => unknown;
};

/** A response without some records. Its hash names them, and its data is made when it is read: it is not kept twice. */
function reduced({ row, answer, left, data, only }: ReducedInput): Answer<unknown> {
  return {
    ...answer,
    hash: sha256([answer.hash, ...left].join(' ')),
    links: linksOf({ row, data }),
    read: async () => freeze(only(await answer.read())),
  };
}
