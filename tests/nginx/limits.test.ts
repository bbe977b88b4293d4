import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { site as defaults } from '../../config/site.ts';
import { freePort, get, startNginx } from '../support/nginx.ts';
import { publishingFolder, publishNumber } from '../support/published-site.ts';
import { zh } from '../support/questions.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Serves a release with settings of nginx. */
async function serve(changed: Partial<typeof defaults.nginx>) {
  const { folder, out, remove } = await publishingFolder();
  closing.push(remove);
  const port = await freePort();
  await publishNumber({ folder, port, number: 1, site: { nginx: { ...defaults.nginx, ...changed } } });
  closing.push((await startNginx({ out, port })).close);
  const rules = readFileSync(join(out, 'current/nginx/nginx.conf'), 'utf8');
  const status = async () => (await get(port, { host: zh, target: '/im' })).status;
  return { port, rules, status };
}

/** Opens a connection that sends a part of a request. */
async function begin(port: number, text: string) {
  const socket = connect(port, '127.0.0.1');
  closing.push(() => socket.destroy());
  await once(socket, 'connect');
  socket.write(text);
  // nginx ends one that takes too long with a reset.
  socket.on('error', () => undefined).resume();
  return socket;
}

it('a client has no more than its number of connections, and a refusal is no error of the server', async () => {
  const { port, status } = await serve({ connectionsPerClient: 1 });
  expect(await status()).toBe(200);
  // A call whose body does not come keeps its connection busy.
  const head = `POST /api/v2/leads HTTP/1.1\r\nHost: ${zh}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n`;
  // While nginx still counts the connection before it, the call itself is refused: then it is begun again.
  let first = await begin(port, head);
  const statusBeside = async () => {
    first.destroy();
    first = await begin(port, head);
    return status();
  };
  await expect.poll(statusBeside).toBe(429);
  first.destroy();
  await expect.poll(status).toBe(200);
});

it('slow clients are cut off after the time that is set', async () => {
  const { port, rules } = await serve({ connections: 512, timeouts: { header: 1, body: 2, send: 3 } });
  const slow = await begin(port, 'GET /im HTTP/1.1\r\nHost: ');
  await new Promise((closed) => slow.once('close', closed));
  expect(rules).toMatch(/^worker_rlimit_nofile 1024;\nevents \{ worker_connections 512; \}$/m);
  expect(rules).toMatch(/client_body_timeout 2s;\n *send_timeout 3s;/);
  expect(rules).not.toContain('limit_conn');
});
