import * as z from 'zod';
import { call } from './call.ts';
import { type Kind, type KindCalls, type KindRow, type RecordFields, recordsOnPage } from './kinds.ts';
import type { Published } from './publication.ts';
import { safeId } from './record-id.ts';

export { momentIn } from './moment.ts';

// The second door, `#generator/records`: with schemas, which nothing else that a site imports brings along.

const id = z
  .string()
  .regex(safeId, { error: 'expected letters, digits, - and _, and not "index", as it is part of an address' })
  .meta({ description: 'Names the record for good, and is part of its address', examples: ['first-words'] });

/** Parameters of a list in pages. */
export const paging = {
  page: z
    .int()
    .min(1)
    .meta({ description: 'Number of the page, from 1', examples: [1] }),
  pageSize: z
    .int()
    .min(1)
    .max(100)
    .meta({ description: 'Records on a page', examples: [20] }),
};

const detailRequest = z.object({ id });

type Dated = Published & { id: string };

/** Completes a row of `kinds` with its two calls: the list, newest first, and one record with its text. */
export function recordKind<const Name extends string, Fields extends RecordFields>(
  row: KindRow<Name, Fields>,
): Kind<Name, Fields> {
  const { name, api, about, fields, content, onPage = recordsOnPage } = row;
  const head = z.object({ id, ...(fields as RecordFields) });
  const list = call({
    method: 'GET',
    path: api,
    base: 'default',
    about: `${about} A page of the list, newest first, without their texts.`,
    request: z.object(paging),
    data: z.object({ total: z.int().min(0), list: z.array(head) }),
    empty: { total: 0, list: [] },
    records: ['list'],
    paged: { kind: name, size: onPage },
    shown: {
      kind: name,
      only: (data, keep) => ({ ...data, list: data.list.filter((record) => keep(record as Dated)) }),
    },
  });
  const detail = call({
    method: 'GET',
    path: `${api}/{id}`,
    base: 'default',
    about: `${about} One with its text.`,
    request: detailRequest,
    data: head.extend({ content }).nullable(),
    empty: null,
    updated: (data) => data?.updateTime,
    html: ['content'],
  });
  // The names and fields of a row are known where it is written.
  const calls = { [`${name}List`]: list, [`${name}Detail`]: detail } as unknown as KindCalls<Name, Fields>;
  return { ...row, onPage, calls, front: z.object(fields as RecordFields) };
}
