import { isUtf8 } from 'node:buffer';
import type * as z from 'zod';
import type { Call } from '../define/call.ts';
import { withoutBlank } from '../lib/optional-fields.ts';
import { sha256 } from '../lib/sha256.mjs';
import { canonical } from './canonical.ts';
import { pathOf } from './data-path.ts';
import { OversizeError } from './response-size.ts';
import { parseJson } from './parse-json.ts';
import { quote, type Failure } from './failure.ts';
import { type LinkAt, linksOf } from './links.ts';
import { namesIn } from './named-records.ts';
import { type Dropped, removeInvalid } from './records.ts';
import { errorBodyLimit, oversize } from './refusals.ts';
import { wrap } from './wrapper.ts';
import { deepest, isTooDeep } from '../lib/html-depth.ts';
import { inside } from '../define/inside.ts';
import { nullIfThrown } from '../lib/failure.ts';

/** A validated response: its data without invalid records and fields, its links and the records it names; or the failure. */
export type Validated =
  | {
      valid: true;
      data: unknown;
      hash: string;
      dropped: readonly Dropped[];
      links: readonly LinkAt[];
      names: readonly string[];
    }
  | { valid: false; failure: Failure };

type ValidateOptions = { name: string; row: Call; raw: Buffer; type: string };

/** Validates a response body, shortens lists to what the site shows, and computes its hash. */
export function validateResponse(given: ValidateOptions): Validated {
  const read = readData(given);
  if (!read.valid) return read;
  const { data } = read;
  const { row } = given;
  return { ...read, hash: sha256(canonical(data)), links: linksOf({ row, data }), names: namesIn({ row, data }) };
}

/** Like `validateResponse`, without hash, links and names. */
export function readData({
  name,
  row,
  raw,
  type,
}: ValidateOptions):
  | Omit<Extract<Validated, { valid: true }>, 'hash' | 'links' | 'names'>
  | Extract<Validated, { valid: false }> {
  let body: unknown;
  if (!isUtf8(raw)) return invalidContent(`the response is not UTF-8 text (${quote(type)})`);
  const text = raw.toString('utf8');
  try {
    body = parseJson(text);
  } catch (error) {
    if (error instanceof OversizeError) return { valid: false, failure: oversize(error.message) };
    return invalidContent(
      raw.length === 0
        ? 'the response is empty'
        : `the response is not JSON (${quote(type)}): it begins with ${quote(text, 60)}`,
    );
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return invalidContent(
      `the response is JSON but ${body === null ? 'null' : Array.isArray(body) ? 'an array' : `a ${typeof body}`}, where an object is expected`,
    );

  const result = wrap(body as Record<string, unknown>);
  if (!result.success)
    return { valid: false, failure: reportedFailure(name, body as Record<string, unknown>, raw.length) };
  const read = parseRecords(row, result.data);
  if ('error' in read) return { valid: false, failure: schemaFailure({ name, root: 'data', error: read.error }) };
  const field = row.html?.find((path) => isTooDeep(String(path.split('.').reduce(inside, read.data) ?? '')));
  if (field !== undefined) return { valid: false, failure: tooDeep({ name, field }) };
  const data: unknown = row.limit ? row.limit(read.data) : read.data;
  return { valid: true, data, dropped: read.dropped };
}

/** Parses the data without the optional fields that are invalid, and without invalid records of the lists named by the row. */
function parseRecords(row: Call, raw: unknown): { data: unknown; dropped: readonly Dropped[] } | { error: z.ZodError } {
  const { data: schema, records: lists = [], json = [] } = row;
  const parse = (data: unknown) => schema.safeParse(encodeFields(data, json));
  const whole = schema.safeParse(withoutBlank({ schema, value: raw }));
  if (whole.success) return { data: whole.data, dropped: [] };
  const data = withoutBlank({ schema, value: decodeFields(raw, json) });
  const decoded = json.length > 0 ? parse(data) : whole;
  if (decoded.success) return { data: decoded.data, dropped: [] };
  const rest = removeInvalid({ schema, data, issues: decoded.error.issues, lists, page: row.paged ? 'list' : null });
  const parsed = rest && parse(rest.data);
  return parsed?.success ? { data: parsed.data, dropped: rest!.dropped } : { error: whole.error };
}

/** Parses fields that contain JSON as text, so that records can be removed from them. */
function decodeFields(data: unknown, fields: readonly string[]): unknown {
  return mapFields(data, fields, (value) =>
    typeof value === 'string' ? (nullIfThrown(() => parseJson(value)) ?? value) : value,
  );
}

const encodeFields = (data: unknown, fields: readonly string[]) =>
  mapFields(data, fields, (value) => (Array.isArray(value) ? JSON.stringify(value) : value));

function mapFields(data: unknown, fields: readonly string[], change: (value: unknown) => unknown): unknown {
  if (fields.length === 0 || typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, fields.includes(name) ? change(value) : value]),
  );
}

/** A schema mismatch: `blogList: data.list[3].title: expected string, received number`. */
export function schemaFailure(options: { name: string; root: 'data' | 'request'; error: z.ZodError }): Failure {
  const { name, root, error } = options;
  const [issue] = error.issues;
  const more = error.issues.length > 1 ? `, and ${error.issues.length - 1} more` : '';
  const message = (issue?.message ?? '').replace(/^Invalid input: /, '');
  return {
    cause: root === 'data' ? 'misfit' : 'request',
    why: `${name}: ${root}${pathOf(issue?.path ?? [])}: ${message}${more}`,
    fix:
      root === 'data'
        ? `fix the record in the content system, or the schema of ${name} in config/calls`
        : `fix the code that makes this request; see in config/calls what ${name} takes`,
    retryable: false,
  };
}

const tooDeep = ({ name, field }: { name: string; field: string }): Failure => ({
  cause: 'misfit',
  why: `${name}: data.${field}: more than ${deepest} elements are open at once`,
  fix: 'close the elements of this text in the content system',
  retryable: false,
});

function reportedFailure(name: string, body: Record<string, unknown>, size: number): Failure {
  const said = body.msg ?? body.message;
  const res =
    typeof body.res === 'number' || typeof body.res === 'string' ? `res ${quote(String(body.res))}` : 'no res';
  return {
    cause: 'wrapper',
    why: `the response reports an error: ${res}${typeof said === 'string' ? `, ${quote(said)}` : ''}`,
    fix: `check in the content API why ${name} fails for this request`,
    retryable: false,
    ...(size <= errorBodyLimit && { body }),
  };
}

function invalidContent(why: string): Extract<Validated, { valid: false }> {
  const fix = 'check that SITE_API is the address of a content API, and that no proxy responds in its place';
  return { valid: false, failure: { cause: 'content', why, fix, retryable: false } };
}
