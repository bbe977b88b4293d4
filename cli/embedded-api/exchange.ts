import type { IncomingMessage } from 'node:http';
import { refusal } from '../define/http-response.ts';
import type { Exchange } from '../define/stand-ins.ts';

/** Default maximum size of a request body, in bytes. */
const BODY_LIMIT = 64 * 1024;

export function exchangeOf(request: IncomingMessage): Exchange {
  const [path = '', ...query] = (request.url ?? '/').split('?');
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  const socket = request.socket.remoteAddress ?? '';
  const here = /^(?:127\.|::1$|::ffff:127\.)/.test(socket);
  const forwarded = header('x-forwarded-for');
  return {
    method: request.method ?? 'GET',
    path,
    query: query.join('?'),
    header,
    client: here && forwarded !== undefined ? (forwarded.split(',')[0] ?? '').trim() : socket,
    direct: here && forwarded === undefined,
    body: (limit = BODY_LIMIT) => read(request, limit),
  };
}

/** A request of this process: `path` with its query. */
export type LocalRequest = { method: string; path: string; body: string | null };

export function localExchange({ method, path: target, body }: LocalRequest): Exchange {
  const [path = '', ...query] = target.split('?');
  return {
    method,
    path,
    query: query.join('?'),
    header: () => undefined,
    client: '127.0.0.1',
    direct: true,
    body: async () => ({ ok: true, bytes: Buffer.from(body ?? '') }),
  };
}

/** Reads a body that is too long to its end: closing a socket with unread bytes resets it, and the client would not get the 413. */
async function read(request: IncomingMessage, limit: number): ReturnType<Exchange['body']> {
  const kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) kept.push(chunk);
  }
  return size > limit
    ? { ok: false, answer: refusal({ status: 413, msg: `the body is longer than ${limit} bytes` }) }
    : { ok: true, bytes: Buffer.concat(kept) };
}
