import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hookServer, longestBody } from '../../../cli/hook/server.ts';

const secret = 'a-secret-for-tests';
const signed = (body: string, key = secret) => `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;

let server: Server;
let accepted: number;
let url: string;
beforeEach(async () => {
  accepted = 0;
  server = hookServer({ secret, accepted: () => accepted++, state: () => ({ state: 'idle' }) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function post(body: string, signature?: string, to = url) {
  const headers: Record<string, string> = signature === undefined ? {} : { 'X-Hub-Signature-256': signature };
  const response = await fetch(to, { method: 'POST', body, headers });
  return [response.status, await response.json()];
}

it('accepts the example that GitHub documents', async () => {
  // https://docs.github.com/en/webhooks/using-webhooks/validating-webhook-deliveries#testing-the-webhook-payload-validation
  const { isSigned } = await import('../../../cli/hook/server.ts');
  const signature = 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17';
  const body = new TextEncoder().encode('Hello, World!');
  expect(isSigned({ secret: "It's a Secret to Everybody", body, signature })).toBe(true);
  expect(isSigned({ secret: "It's a Secret to Nobody", body, signature })).toBe(false);
});

it('accepts what is signed, an empty body too', async () => {
  expect(await post('{"entry":1}', signed('{"entry":1}'))).toEqual([202, { status: 'accepted' }]);
  expect(await post('', signed(''))).toEqual([202, { status: 'accepted' }]);
  expect(accepted).toBe(2);
});

it.each([
  ['no signature', undefined],
  ['that of another key', signed('{}', 'another-key-for-it')],
  ['that of another body', signed('{ }')],
  ['a short one', 'sha256=00'],
  ['another algorithm', `sha1=${'0'.repeat(40)}`],
])('refuses %s', async (_, signature) => {
  const error = 'X-Hub-Signature-256 is missing or does not match the body';
  expect(await post('{}', signature)).toEqual([401, { error }]);
  expect(accepted).toBe(0);
});

it('refuses a body that is too long, whoever signed it', async () => {
  const body = 'x'.repeat(longestBody + 1);
  expect(await post(body, signed(body))).toEqual([413, { error: 'the body is longer than 1000000 bytes' }]);
  expect(accepted).toBe(0);
});

it('returns its state for a signed GET, and nothing at other addresses or for other methods', async () => {
  const get = async (signature: string) =>
    (await fetch(url, { headers: { 'X-Hub-Signature-256': signature } })).json() as Promise<unknown>;
  expect(await get(signed(''))).toEqual({ state: 'idle' });
  expect([await (await fetch(url)).json(), await get(signed('', 'another-key-for-it'))]).toEqual([
    { listening: true },
    { listening: true },
  ]);
  expect(await post('{}', signed('{}'), `${url}other`)).toEqual([404, { error: 'webhooks are received at /' }]);
  const response = await fetch(url, { method: 'PUT' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  expect(accepted).toBe(0);
});

it('ends a connection whose head takes longer than ten seconds', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  const started = Date.now();
  const drip = setInterval(() => socket.write('a'), 500);
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nX-A: ');
  socket.resume();
  // `once` of node:events would fail where the connection is reset, which ends it as well.
  await new Promise((done) => socket.once('close', done));
  clearInterval(drip);
  expect(Date.now() - started).toBeLessThan(20_000);
}, 40_000);
