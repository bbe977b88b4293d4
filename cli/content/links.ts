import * as z from 'zod';
import type { Call } from '../../config/calls/call.ts';
import { link } from '../../config/calls/shapes.ts';
import { pathOf } from './data-path.ts';
import { idOf, inside } from './records.ts';

/** A link of an answer to an address of this site, without its query and hash. */
export type LinkAt = {
  to: string;
  /** The record and field it stands in, for people. */
  at: string;
};

/** Links of one answer that are remembered at most. */
const MOST = 500;
const anchor = /<a\b[^>]*?\shref\s*=\s*(?:"(\/[^"]*)"|'(\/[^']*)')/gi;

/** Every link to a site path in an answer, each target once: in fields that the schema makes links, and in its HTML. */
export function linksOf({ row, data }: { row: Pick<Call, 'data' | 'html'>; data: unknown }): LinkAt[] {
  const found = new Map<string, string>();
  for (const { to, steps } of [...fieldLinks(row.data, data, []), ...htmlLinks(row.html ?? [], data)]) {
    const path = to.replace(/[?#].*$/, '');
    if (found.size < MOST && /^\/(?!\/)/.test(path) && !found.has(path)) found.set(path, place(data, steps));
  }
  return [...found].map(([to, at]) => ({ to, at }));
}

type Found = { to: string; steps: readonly PropertyKey[] };

function* fieldLinks(schema: z.ZodType, value: unknown, steps: readonly PropertyKey[]): Iterable<Found> {
  if (value === undefined || value === null) return;
  if (schema === link) {
    if (typeof value === 'string') yield { to: value, steps };
  } else if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) yield* fieldLinks(schema.unwrap() as z.ZodType, value, steps);
  else if (schema instanceof z.ZodPipe) yield* fieldLinks(schema.out as z.ZodType, value, steps);
  else if (schema instanceof z.ZodObject) {
    for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) yield* fieldLinks(field, inside(value, name), [...steps, name]);
  } else if (schema instanceof z.ZodArray) {
    for (const [index, one] of (value as unknown[]).entries()) yield* fieldLinks(schema.element as z.ZodType, one, [...steps, index]);
  } else if (schema instanceof z.ZodRecord) {
    for (const [name, one] of Object.entries(value)) yield* fieldLinks(schema.valueType as z.ZodType, one, [...steps, name]);
  }
}

function* htmlLinks(fields: readonly string[], data: unknown): Iterable<Found> {
  for (const field of fields) {
    const steps = field.split('.');
    const html = steps.reduce(inside, data);
    if (typeof html !== 'string') continue;
    for (const [, double, single] of html.matchAll(anchor)) yield { to: (double ?? single ?? '').replaceAll('&amp;', '&'), steps };
  }
}

/** `record "one", field link`, or the way there from the answer's data when no record on it has an id. */
function place(data: unknown, steps: readonly PropertyKey[]): string {
  for (let depth = steps.length - 1; depth >= 0; depth--) {
    const id = idOf(steps.slice(0, depth).reduce(inside, data));
    if (id !== null) return `record ${JSON.stringify(id)}, field ${pathOf(steps.slice(depth)).replace(/^\./, '')}`;
  }
  return `data${pathOf(steps)}`;
}
