import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fault of a call, instead of or after the real response. */
export type Fault = (context: { request: IncomingMessage; response: ServerResponse; pass: () => void }) => void;

/** Ways in which an API lets its users down. */
export const faults = {
  status:
    (code: number, body = ''): Fault =>
    ({ response }) =>
      response.writeHead(code).end(body),
  hang: (() => undefined) as Fault,
  reset: (({ request }) => void request.socket.resetAndDestroy()) as Fault,
  truncated: (({ response }) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"res":200,"data":', () => response.destroy());
  }) as Fault,
  answer:
    (body: unknown, type = 'application/json'): Fault =>
    ({ response }) =>
      response.writeHead(200, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body)),
};

export type FaultProxy = {
  url: string;
  /** Sets the fault of calls whose path ends in a text or matches a pattern; nothing clears it. */
  fault(path: string | RegExp, fault?: Fault): void;
  /** Requested paths, in order. */
  asked: string[];
  close(): Promise<void>;
};

/** A proxy in front of an API that lets single calls fail in chosen ways. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const active = new Map<string | RegExp, Fault>();
  const isOf = (path: string) => (given: string | RegExp) =>
    typeof given === 'string' ? path.endsWith(given) : given.test(path);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*$/, '');
    asked.push(path);
    const pass = () => {
      const { host: _, ...headers } = request.headers;
      const inner = forward(target + request.url, { method: request.method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      inner.on('error', () => response.writeHead(502).end());
      request.pipe(inner);
    };
    const found = [...active.keys()].find(isOf(path));
    if (found === undefined) pass();
    else active.get(found)!({ request, response, pass });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: (path, fault) => void (fault ? active.set(path, fault) : active.delete(path)),
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => void server.close(() => done()));
    },
  };
}
