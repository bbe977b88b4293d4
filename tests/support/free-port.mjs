import { once } from 'node:events';
import { createServer } from 'node:net';

const given = new Set();

/**
 * A port that nothing listens on now, and that is given once. It is none of those that systems give to outgoing connections: they
 * might take it before it is used.
 */
export async function freePort() {
  for (;;) {
    const port = 11_000 + Math.floor(Math.random() * 20_000);
    if (given.has(port)) continue;
    given.add(port);
    const server = createServer();
    const isFree = await new Promise((done) => {
      server.on('error', () => done(false));
      server.listen(port, '127.0.0.1', () => done(true));
    });
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
