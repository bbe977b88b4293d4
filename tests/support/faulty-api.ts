import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

/** The behaviour for one request. */
export type Behaviour = (exchange: { request: IncomingMessage; response: ServerResponse }) => unknown;

export type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string; socket: Socket };

export type FaultyApi = {
  base: string;
  /** Requests in order of arrival. */
  seen: Seen[];
  /** Maximum number of concurrent requests. */
  busiest(): number;
  /** Sets the behaviours for the next requests; the last one applies to all further requests. */
  behave(...behaviours: [Behaviour, ...Behaviour[]]): void;
  /** Resolves when as many requests have arrived since the start. */
  arrived(count: number): Promise<void>;
  close(): Promise<void>;
};

/** A content API on a free port with configurable faults. */
export async function openFaultyApi(...behaviours: [Behaviour, ...Behaviour[]]): Promise<FaultyApi> {
  const seen: Seen[] = [];
  const waiting: { count: number; go: () => void }[] = [];
  let script: Behaviour[] = behaviours;
  let busy = 0;
  let busiest = 0;
  const server = createServer(async (request, response) => {
    busy += 1;
    busiest = Math.max(busiest, busy);
    response.once('close', () => (busy -= 1));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers, socket } = request;
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString('utf8'), socket });
    for (const { count, go } of waiting) if (seen.length >= count) go();
    const behaviour = script.length > 1 ? script.shift() : script[0];
    behaviour?.({ request, response });
  });
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    busiest: () => busiest,
    behave: (...next) => {
      script = next;
    },
    arrived: (count) => (seen.length >= count ? Promise.resolve() : new Promise((go) => waiting.push({ count, go }))),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const json = { 'content-type': 'application/json; charset=utf-8' };

/** A valid response with `data`. */
export function good(data: unknown, headers: Record<string, string> = {}): Behaviour {
  return body(JSON.stringify({ res: 200, data }), { ...json, ...headers });
}

/** Any body with status 200. */
export function body(content: string | Buffer, headers: Record<string, string> = json): Behaviour {
  return ({ response }) => response.writeHead(200, headers).end(content);
}

/** The status alone, or with a body. */
export function status(code: number, headers: Record<string, string> = {}, content = ''): Behaviour {
  return ({ response }) => response.writeHead(code, headers).end(content);
}

/** Answers 304 when the request names the ETag, else sends `data` with it. */
export function conditional(data: unknown, etag: string, unchanged: 304 | 412 = 304): Behaviour {
  return (exchange) =>
    (exchange.request.headers['if-none-match'] === etag ? status(unchanged, { etag }) : good(data, { etag }))(exchange);
}

/** Takes the request and says nothing. */
export const hang: Behaviour = () => undefined;

/** Closes the connection without a response. */
export const reset: Behaviour = ({ request }) => request.socket.resetAndDestroy();

/** Promises more than it sends, and closes. */
export const truncated: Behaviour = ({ request, response }) => {
  response.writeHead(200, { ...json, 'content-length': '5000' });
  response.write('{"res":200,"data":{', () => request.socket.destroy());
};

/** Sends a response slowly and never ends it. */
export const drip: Behaviour = ({ response }) => {
  response.writeHead(200, json);
  response.write('{"res":200,');
  const timer = setInterval(() => response.write(' '), 10);
  response.once('close', () => clearInterval(timer));
};

/** An error page that a proxy sends with status 200. */
export const errorPage = body('<!doctype html>\n<title>Bad gateway</title>', { 'content-type': 'text/html' });

/** A valid response, compressed. */
export function packed(data: unknown): Behaviour {
  return body(gzipSync(JSON.stringify({ res: 200, data })), { ...json, 'content-encoding': 'gzip' });
}

/** `bytes` of blanks, packed to almost nothing. */
export function bomb(bytes: number): Behaviour {
  return body(gzipSync(Buffer.alloc(bytes, ' ')), { ...json, 'content-encoding': 'gzip' });
}
