import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** An answer, ready to be sent: its status, its bytes and the headers that are its own. */
export type Answer = { status: number; bytes: Buffer; headers: Record<string, string | string[]> };

/** Sends a refusal. The body repeats the status as `res`. */
export function refusal({
  status,
  headers = {},
  ...body
}: {
  status: number;
  msg: string;
  headers?: Record<string, string>;
  fields?: readonly string[];
}): Answer {
  return { status, bytes: Buffer.from(JSON.stringify({ res: status, ...body })), headers };
}

/** Makes answers of data. The same object is serialised once, as long as it is referenced. */
export function answering(): (data: object) => Answer {
  const made = new WeakMap<object, Answer>();
  return (data) => {
    const known = made.get(data);
    if (known) return known;
    const bytes = Buffer.from(JSON.stringify({ res: 200, data }));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
    const answer = { status: 200, bytes, headers: { ETag: etag, 'Cache-Control': 'no-cache' } };
    made.set(data, answer);
    return answer;
  };
}

/**
 * Sends an answer, or 304 without a body when the client names its ETag in `If-None-Match`. HTTP itself keeps that for GET; the POST
 * calls of this contract are reads whose parameters do not fit a query, and so may be conditional as well.
 */
export function send({
  response,
  answer,
  ifNoneMatch,
}: {
  response: ServerResponse;
  answer: Answer;
  ifNoneMatch: string | undefined;
}): void {
  const etag = answer.headers['ETag'];
  if (typeof etag === 'string' && matches(ifNoneMatch, etag)) {
    response.writeHead(304, answer.headers).end();
    return;
  }
  response
    .writeHead(answer.status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': answer.bytes.length,
      ...answer.headers,
    })
    .end(answer.bytes);
}

/** Whether `If-None-Match` holds an ETag, by the weak comparison of RFC 9110. */
function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}
