import * as z from 'zod';
import type { Call } from '../define/call.ts';
import { linkPattern } from '../define/safe-link.ts';
import { pathOf } from './data-path.ts';
import { inside } from '../define/inside.ts';
import { idOf } from './records.ts';

/** A link in a response to an address of this site, without query and hash. */
export type LinkAt = {
  to: string;
  /** The record and field that contain it, for messages. */
  at: string;
};

const maxLinks = 500;
/** Stops at `<` too, which avoids quadratic time for unclosed tags. */
const target = /<(?:a\b[^<>]*?\shref|img\b[^<>]*?\ssrc)\s*=\s*(?:"(\/[^"]*)"|'(\/[^']*)')/gi;

/** All links to paths of this site in a response, each target once: from link fields of the schema, and from links and pictures of HTML fields. */
export function linksOf({ row, data }: { row: Pick<Call, 'data' | 'html'>; data: unknown }): LinkAt[] {
  const found = new Map<string, string>();
  const see: AddLink = (to, steps) => {
    const path = to.replace(/[?#].*$/, '');
    if (found.size < maxLinks && /^\/(?!\/)/.test(path) && !found.has(path)) found.set(path, place(data, steps));
  };
  visit({ way: linkPathIn(row.data), value: data, steps: [], see });
  addHtmlLinks({ fields: row.html ?? [], data, see });
  return [...found].map(([to, at]) => ({ to, at }));
}

/** The links without those to a target that an earlier one has. */
export function duplicateFree(links: readonly LinkAt[]): LinkAt[] {
  return [...new Map(links.toReversed().map((link) => [link.to, link])).values()].reverse();
}

type AddLink = (to: string, steps: readonly PropertyKey[]) => void;

/** Paths through a schema that lead to links: texts with `linkPattern`. Only these are visited in each of the many responses. */
type LinkPath =
  | { kind: 'link' }
  | { kind: 'fields'; fields: readonly (readonly [name: string, way: LinkPath])[] }
  | { kind: 'each'; way: LinkPath };

const known = new WeakMap<z.ZodType, { way: LinkPath | null }>();

function linkPathIn(schema: z.ZodType): LinkPath | null {
  const seen = known.get(schema) ?? { way: findLinkPath(schema) };
  known.set(schema, seen);
  return seen.way;
}

function findLinkPath(schema: z.ZodType): LinkPath | null {
  if (schema instanceof z.ZodString && isLink(schema)) return { kind: 'link' };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return linkPathIn(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return linkPathIn(schema.out as z.ZodType);
  if (schema instanceof z.ZodArray) return eachOf(schema.element as z.ZodType);
  if (schema instanceof z.ZodRecord) return eachOf(schema.valueType as z.ZodType);
  if (!(schema instanceof z.ZodObject)) return null;
  const fields = Object.entries<z.ZodType>(schema.shape).flatMap(([name, field]) => {
    const way = linkPathIn(field);
    return way ? [[name, way] as const] : [];
  });
  return fields.length > 0 ? { kind: 'fields', fields } : null;
}

const isLink = ({ def: { checks = [] } }: z.ZodString) =>
  checks.some(({ _zod: { def } }) => 'pattern' in def && def.pattern === linkPattern);

function eachOf(schema: z.ZodType): LinkPath | null {
  const way = linkPathIn(schema);
  return way && { kind: 'each', way };
}

type VisitOptions = { way: LinkPath | null; value: unknown; steps: readonly PropertyKey[]; see: AddLink };

function visit({ way, value, steps, see }: VisitOptions): void {
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

function addHtmlLinks({ fields, data, see }: { fields: readonly string[]; data: unknown; see: AddLink }): void {
  for (const field of fields) {
    const steps = field.split('.');
    const html = steps.reduce(inside, data);
    if (typeof html !== 'string') continue;
    for (const to of htmlLinks(html)) see(to, steps);
  }
}

/** The paths of this site that links and pictures of a piece of HTML have, with query and fragment. */
export const htmlLinks = (html: string): string[] =>
  [...html.matchAll(target)].map(([, double, single]) => (double ?? single ?? '').replaceAll('&amp;', '&'));

/** `record "one", field link`, or the path in the data when no record on it has an id. */
function place(data: unknown, steps: readonly PropertyKey[]): string {
  for (let depth = steps.length - 1; depth >= 0; depth--) {
    const id = idOf(steps.slice(0, depth).reduce(inside, data));
    if (id !== null) return `record ${JSON.stringify(id)}, field ${pathOf(steps.slice(depth)).replace(/^\./, '')}`;
  }
  return `data${pathOf(steps)}`;
}
