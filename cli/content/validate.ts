import { isUtf8 } from 'node:buffer';
import type * as z from 'zod';
import type { CallName } from '../../config/calls/ask.ts';
import type { Call } from '../../config/calls/call.ts';
import { sha256 } from '../sha256.mjs';
import { canonical } from './canonical.ts';
import { pathOf } from './data-path.ts';
import { OversizeError } from './answer-size.ts';
import { parseJson } from './parse-json.ts';
import { quote, type Failure } from './failure.ts';
import { type LinkAt, linksOf } from './links.ts';
import { type Dropped, withoutMisfits } from './records.ts';
import { errorBodyLimit, oversize } from './refusals.ts';
import { wrap } from './wrapper.ts';

/** An answer judged: its data without the records that do not fit, and the links in it. */
export type Judged =
  | { valid: true; data: unknown; hash: string; dropped: readonly Dropped[]; links: readonly LinkAt[] }
  | { valid: false; failure: Failure };

type Given = { name: CallName; row: Call; raw: Buffer; type: string };

/** Decides whether a response body is a valid answer of its call, cuts it to the lengths the site shows, and gives it its hash. */
export function judge(given: Given): Judged {
  const read = readData(given);
  if (!read.valid) return read;
  const { data } = read;
  return { ...read, hash: sha256(canonical(data)), links: linksOf({ row: given.row, data }) };
}

/** The data of a valid answer, as `judge` gives it, for those who know the rest. */
export function readData({
  name,
  row,
  raw,
  type,
}: Given): Omit<Extract<Judged, { valid: true }>, 'hash' | 'links'> | Extract<Judged, { valid: false }> {
  let body: unknown;
  if (!isUtf8(raw)) return content(`the answer is not UTF-8 text (${quote(type)})`);
  const text = raw.toString('utf8');
  try {
    body = parseJson(text);
  } catch (error) {
    if (error instanceof OversizeError) return { valid: false, failure: oversize(error.message) };
    return content(
      raw.length === 0
        ? 'the answer is empty'
        : `the answer is not JSON (${quote(type)}): it begins ${quote(text, 60)}`,
    );
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return content(
      `the answer is JSON but ${body === null ? 'null' : Array.isArray(body) ? 'an array' : `a ${typeof body}`}, where an object is expected`,
    );

  const result = wrap(body as Record<string, unknown>);
  if (!result.success)
    return { valid: false, failure: saysItFailed(name, body as Record<string, unknown>, raw.length) };
  const read = tolerant(row, result.data);
  if ('error' in read) return { valid: false, failure: misfit({ name, root: 'data', error: read.error }) };
  const data: unknown = row.limit ? row.limit(read.data) : read.data;
  return { valid: true, data, dropped: read.dropped };
}

/** Parses the data; where the row's lists hold records that do not fit, without them. */
function tolerant(row: Call, raw: unknown): { data: unknown; dropped: readonly Dropped[] } | { error: z.ZodError } {
  const whole = row.data.safeParse(raw);
  if (whole.success) return { data: whole.data, dropped: [] };
  const { records: lists = [], json = [] } = row;
  const rest = withoutMisfits({ data: decoded(raw, json), issues: whole.error.issues, lists });
  const parsed = rest && row.data.safeParse(encoded(rest.data, json));
  return parsed?.success ? { data: parsed.data, dropped: rest!.dropped } : { error: whole.error };
}

/** Fields that hold JSON as text, so that records can be taken out of them; and back. */
function decoded(data: unknown, fields: readonly string[]): unknown {
  return mapFields(data, fields, (value) => {
    try {
      return typeof value === 'string' ? parseJson(value) : value;
    } catch {
      return value;
    }
  });
}

const encoded = (data: unknown, fields: readonly string[]) =>
  mapFields(data, fields, (value) => (Array.isArray(value) ? JSON.stringify(value) : value));

function mapFields(data: unknown, fields: readonly string[], change: (value: unknown) => unknown): unknown {
  if (fields.length === 0 || typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, fields.includes(name) ? change(value) : value]),
  );
}

/** What does not fit a call's schema, and where: `blogList: data.list[3].title: expected string, received number`. */
export function misfit(options: { name: CallName; root: 'data' | 'request'; error: z.ZodError }): Failure {
  const { name, root, error } = options;
  const [issue] = error.issues;
  const more = error.issues.length > 1 ? `, and ${error.issues.length - 1} more` : '';
  const message = (issue?.message ?? '').replace(/^Invalid input: /, '');
  return {
    cause: root === 'data' ? 'misfit' : 'request',
    why: `${name}: ${root}${pathOf(issue?.path ?? [])}: ${message}${more}`,
    fix:
      root === 'data'
        ? `Mend that record in the content system, or the schema of ${name} in config/calls`
        : `Mend where this request comes from; config/calls says what ${name} takes`,
    again: false,
  };
}

function saysItFailed(name: CallName, body: Record<string, unknown>, size: number): Failure {
  const said = body.msg ?? body.message;
  const res =
    typeof body.res === 'number' || typeof body.res === 'string' ? `res ${quote(String(body.res))}` : 'no res';
  return {
    cause: 'wrapper',
    why: `the answer says itself that it failed: ${res}${typeof said === 'string' ? `, ${quote(said)}` : ''}`,
    fix: `Find out in the content API why ${name} fails for this request`,
    again: false,
    ...(size <= errorBodyLimit && { body }),
  };
}

function content(why: string): Extract<Judged, { valid: false }> {
  const fix = 'Check that SITE_API names a content API, and that nothing between here and there answers in its place';
  return { valid: false, failure: { cause: 'content', why, fix, again: false } };
}
