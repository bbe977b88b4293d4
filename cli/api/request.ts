import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { Call } from '../../config/calls/call.ts';
import { type Answer, refusal } from './answer.ts';

/** Bytes of a request's body at most. */
export const BODY_LIMIT = 64 * 1024;

/** A request's parameters as its call's schema has them, or the answer that says why they do not fit. */
export type Parameters = { ok: true; value: unknown } | { ok: false; answer: Answer };

/** Reads the parameters of a call: from path and query with GET, from the JSON body otherwise. */
export async function readParameters({
  request,
  query,
  call,
  path,
}: {
  request: IncomingMessage;
  query: string;
  call: Call;
  path: Record<string, string>;
}): Promise<Parameters> {
  const raw =
    call.method === 'GET'
      ? { ok: true as const, value: fromQuery(call.request, { ...Object.fromEntries(new URLSearchParams(query)), ...path }) }
      : await readBody(request);
  if (!raw.ok) return raw;
  const parsed = call.request.safeParse(raw.value);
  return parsed.success ? { ok: true, value: parsed.data } : misfit(parsed.error.issues);
}

/** A query holds text only: where the schema has a number, digits are one. */
function fromQuery(schema: z.ZodType, fields: Record<string, string>): Record<string, unknown> {
  const shape: Record<string, z.ZodType> = schema instanceof z.ZodObject ? schema.shape : {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => {
      const isNumber = Object.hasOwn(shape, name) && shape[name] instanceof z.ZodNumber;
      return [name, isNumber && /^-?\d{1,15}$/.test(text) ? Number(text) : text];
    }),
  );
}

async function readBody(request: IncomingMessage): Promise<Parameters> {
  const kept: Buffer[] = [];
  let size = 0;
  // Read to its end even when it is too long: a socket closed on unread bytes is reset, and the client would never see the 413.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= BODY_LIMIT) kept.push(chunk);
  }
  if (size > BODY_LIMIT) return refuse({ status: 413, msg: `the body is longer than ${BODY_LIMIT} bytes` });
  if (size === 0) return { ok: true, value: {} };
  try {
    return { ok: true, value: JSON.parse(Buffer.concat(kept).toString('utf8')) };
  } catch {
    return refuse({ status: 400, msg: 'the body is not JSON' });
  }
}

function misfit(issues: readonly z.core.$ZodIssue[]): Parameters {
  const fields = issues.map(({ path }) => path.join('.') || 'body');
  return refuse({ status: 400, msg: issues.map(({ message }, at) => `${fields[at]}: ${message}`).join('; '), fields });
}

function refuse(no: { status: number; msg: string; fields?: readonly string[] }): Parameters {
  return { ok: false, answer: refusal(no) };
}
