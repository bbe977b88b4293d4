import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listenFrom } from '../../../cli/dev/servers.ts';
import { closeServer } from '../../../cli/lib/http-server.ts';
import { freePort } from '../../support/nginx.ts';

it('takes a later port when two servers search for the same one at the same time', async () => {
  const wish = { host: '127.0.0.1', port: await freePort(), answer: async () => undefined };
  const started = await Promise.all([listenFrom(wish), listenFrom(wish)]);
  for (const { server } of started) onTestFinished(() => closeServer(server));
  for (const { server, port } of started) expect((server.address() as AddressInfo).port).toBe(port);
  expect(new Set(started.map(({ port }) => port)).size).toBe(2);
});
