import { createServer, request as forward } from 'node:http';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { listen } from './listen.ts';

export type SmallProxy = {
  /** `host:port`. */
  host: string;
  /** Addresses of forwarded requests, and `host:port` of tunnels. */
  seen: string[];
};

/** An HTTP proxy that forwards and tunnels, closed after the test. With `user`, it requires `user:password`; `refuses` is its only status. */
export async function startProxy({ user, refuses }: { user?: string; refuses?: number } = {}): Promise<SmallProxy> {
  const seen: string[] = [];
  const expected = user && `Basic ${Buffer.from(user).toString('base64')}`;
  const refusal = (authorization: string | undefined) =>
    refuses ?? (expected !== undefined && authorization !== expected ? 407 : null);
  const server = createServer((request, response) => {
    const refused = refusal(request.headers['proxy-authorization']);
    if (refused !== null) return response.writeHead(refused).end();
    seen.push(request.url ?? '');
    const { 'proxy-authorization': _, ...headers } = request.headers;
    const onward = forward(request.url ?? '', { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.writeHead(502).end());
    return request.pipe(onward);
  }).on('connect', (request, socket) => {
    socket.on('error', () => undefined);
    const refused = refusal(request.headers['proxy-authorization']);
    if (refused !== null) return socket.end(`HTTP/1.1 ${refused} Refused\r\n\r\n`);
    seen.push(request.url ?? '');
    const { hostname, port } = new URL(`http://${request.url}`);
    const onward = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    return onward.on('error', () => socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'));
  });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  return { host: `127.0.0.1:${port}`, seen };
}
