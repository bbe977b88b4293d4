import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { HttpResponse } from '../define/http-response.ts';

/** Returns a function that creates responses from data. The same object is serialized once, as long as it is referenced. */
export function serializeOnce(): (data: object) => HttpResponse {
  const made = new WeakMap<object, HttpResponse>();
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

type SendOptions = { response: ServerResponse; answer: HttpResponse; ifNoneMatch: string | undefined };

/**
 * Sends a response, or 304 without a body when `If-None-Match` matches its ETag. HTTP defines 304 for GET only; here it is also sent to
 * POST, because the POST calls of the build only read.
 */
export function send({ response, answer, ifNoneMatch }: SendOptions): void {
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

/** Whether `If-None-Match` contains an ETag, by the weak comparison of RFC 9110. */
function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}
