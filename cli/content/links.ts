import * as z from 'zod';
import type { Call } from '../../config/calls/call.ts';
import { link } from '../../config/calls/shapes.ts';
import { pathOf } from './data-path.ts';
import { idOf, inside } from './records.ts';

/** A link of an answer to an address of this site, without its query and hash. */
export type LinkAt = {
  to: string;
  /** The record and field that contain it, for messages. */
  at: string;
};

/** Links of one answer that are remembered at most. */
const MOST = 500;
/** A tag ends at the next `<` too: without that, the time for unclosed tags would grow with their square. */
const anchor = /<a\b[^<>]*?\shref\s*=\s*(?:"(\/[^"]*)"|'(\/[^']*)')/gi;

/** Every link to a site path in an answer, each target once: in fields that the schema makes links, and in its HTML. */
export function linksOf({ row, data }: { row: Pick<Call, 'data' | 'html'>; data: unknown }): LinkAt[] {
  const found = new Map<string, string>();
  const see: See = (to, steps) => {
    const path = to.replace(/[?#].*$/, '');
    if (found.size < MOST && /^\/(?!\/)/.test(path) && !found.has(path)) found.set(path, place(data, steps));
  };
  visit({ way: waysIn(row.data), value: data, steps: [], see });
  seeHtml({ fields: row.html ?? [], data, see });
  return [...found].map(([to, at]) => ({ to, at }));
}

type See = (to: string, steps: readonly PropertyKey[]) => void;

/** The ways through a schema that lead to links: others are not gone, in any of a site's thousands of answers. */
type Way =
  | { kind: 'link' }
  | { kind: 'fields'; fields: readonly (readonly [name: string, way: Way])[] }
  | { kind: 'each'; way: Way };

const known = new WeakMap<z.ZodType, { way: Way | null }>();

function waysIn(schema: z.ZodType): Way | null {
  const seen = known.get(schema) ?? { way: findWays(schema) };
  known.set(schema, seen);
  return seen.way;
}

function findWays(schema: z.ZodType): Way | null {
  if (schema === link) return { kind: 'link' };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return waysIn(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return waysIn(schema.out as z.ZodType);
  if (schema instanceof z.ZodArray) return eachOf(schema.element as z.ZodType);
  if (schema instanceof z.ZodRecord) return eachOf(schema.valueType as z.ZodType);
  if (!(schema instanceof z.ZodObject)) return null;
  const fields = Object.entries<z.ZodType>(schema.shape).flatMap(([name, field]) => {
    const way = waysIn(field);
    return way ? [[name, way] as const] : [];
  });
  return fields.length > 0 ? { kind: 'fields', fields } : null;
}

function eachOf(schema: z.ZodType): Way | null {
  const way = waysIn(schema);
  return way && { kind: 'each', way };
}

function visit({
  way,
  value,
  steps,
  see,
}: {
  way: Way | null;
  value: unknown;
  steps: readonly PropertyKey[];
  see: See;
}): void {
  if (way === null || value === undefined || value === null) return;
  if (way.kind === 'link') {
    if (typeof value === 'string') see(value, steps);
  } else if (way.kind === 'fields') {
    for (const [name, field] of way.fields)
      visit({ way: field, value: inside(value, name), steps: [...steps, name], see });
  } else {
    const items = Array.isArray(value) ? value.entries() : Object.entries(value);
    for (const [step, item] of items) visit({ way: way.way, value: item, steps: [...steps, step], see });
  }
}

function seeHtml({ fields, data, see }: { fields: readonly string[]; data: unknown; see: See }): void {
  for (const field of fields) {
    const steps = field.split('.');
    const html = steps.reduce(inside, data);
    if (typeof html !== 'string') continue;
    for (const [, double, single] of html.matchAll(anchor))
      see((double ?? single ?? '').replaceAll('&amp;', '&'), steps);
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
