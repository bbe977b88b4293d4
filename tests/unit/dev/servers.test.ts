import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isOwnHost } from '../../../cli/lib/own-host.ts';
import { listenFrom } from '../../../cli/dev/servers.ts';
import { closeServer } from '../../../cli/lib/http-server.ts';
import { freePort, get } from '../../support/nginx.ts';

it('takes a later port when two servers search for the same one at the same time', async () => {
  const wish = { host: '127.0.0.1', port: await freePort(), answer: async () => undefined };
  const started = await Promise.all([listenFrom(wish), listenFrom(wish)]);
  for (const { server } of started) onTestFinished(() => closeServer(server));
  for (const { server, port } of started) expect((server.address() as AddressInfo).port).toBe(port);
  expect(new Set(started.map(({ port }) => port)).size).toBe(2);
});

describe('a request to', () => {
  const hosts: readonly [status: number, ...hosts: string[]][] = [
    [200, 'localhost', 'LOCALHOST:8080', 'en.localhost', '127.0.0.1:1', '10.1.2.3', '[::1]:8080', 'workshop'],
    [
      403,
      'evil.example',
      'localhost.evil.example',
      'evil.localhost.example:8080',
      '127.0.0.1.evil.example',
      'localhost.',
    ],
    [403, '', 'a@localhost', 'localhost/', 'evil.example#.localhost', '[::1].evil.example'],
  ];

  it('a name that another site can point to this machine is refused', async () => {
    const port = await freePort();
    const { server } = await listenFrom({
      host: '127.0.0.1',
      port,
      answer: async (_, response) => void response.end('a draft'),
    });
    onTestFinished(() => closeServer(server));
    for (const [status, ...names] of hosts)
      for (const host of names) expect([host, (await get(port, { host, target: '/' })).status]).toEqual([host, status]);
  });

  it('the name that the server listens on is answered', () => {
    expect(isOwnHost('dev.example.com:8080', 'dev.example.com')).toBe(true);
    expect(isOwnHost('other.example.com:8080', 'dev.example.com')).toBe(false);
    expect(isOwnHost(undefined, 'dev.example.com')).toBe(false);
  });
});
