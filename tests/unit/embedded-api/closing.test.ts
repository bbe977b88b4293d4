import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { startApi } from '../../support/content-api.ts';
import { ask, running, small } from './support/running-api.ts';

const waits = vi.hoisted(() => ({ begun: 0 }));
vi.mock('node:timers/promises', async (original) => {
  const actual = await original<typeof import('node:timers/promises')>();
  const setTimeout: typeof actual.setTimeout = (...wait) => {
    waits.begun += 1;
    return actual.setTimeout(...wait);
  };
  return { ...actual, setTimeout };
});

describe('close', () => {
  it('ends a connection that is kept alive, and the port is free again', async () => {
    const api = await running();
    const port = Number(new URL(api.url).port);
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /api/v2/blog/client/nav HTTP/1.1\r\nHost: api\r\n\r\n');
    await once(socket, 'data');
    const ended = once(socket, 'close');
    await api.close();
    await ended;
    await (await startApi({ content: small, port, articles: 0, latency: 0 })).close();
  });

  it('does not wait for delayed responses', async () => {
    const api = await running({ latency: 3_600_000 });
    const failed = ask(api, 'blogNav').then(
      () => 'answered',
      () => 'failed',
    );
    await expect.poll(() => waits.begun).toBe(1);
    await api.close();
    expect(await failed).toBe('failed');
  });

  it('does not wait for a request that is half sent', async () => {
    const api = await running();
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    // In one packet: when the first is answered, the server has seen the beginning of the second.
    socket.write(
      'GET /api/v2/blog/client/nav HTTP/1.1\r\nHost: api\r\n\r\nGET /api/v2/blog/client/type HTTP/1.1\r\nHo',
    );
    await once(socket, 'data');
    const ended = once(socket, 'close');
    await api.close();
    await ended;
  });

  it('may be called twice', async () => {
    const api = await running();
    await Promise.all([api.close(), api.close()]);
    await api.close();
  });
});

describe('a start', () => {
  it('fails with a fix if the port is in use', async () => {
    const port = Number(new URL((await running()).url).port);
    await expect(startApi({ content: small, port, articles: 0, latency: 0 })).rejects.toMatchObject({
      code: 2,
      problems: [
        {
          severity: 'error',
          what: `the content API cannot listen on 127.0.0.1:${port}`,
          where: '--port',
          why: 'another process listens there',
          fix: 'choose another port, or 0 for any free one',
        },
      ],
    });
  });

  it('names what has set the port', async () => {
    const port = Number(new URL((await running()).url).port);
    const portSetting = { where: 'SITE_API_UPSTREAM', fix: 'set it to 127.0.0.1 and another port' };
    await expect(startApi({ content: small, port, portSetting, articles: 0, latency: 0 })).rejects.toMatchObject({
      problems: [portSetting],
    });
  });

  it('listens on this machine alone unless told otherwise, and writes an IPv6 address as URLs do', async () => {
    expect((await running()).url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await running({ host: '::1' })).url).toMatch(/^http:\/\/\[::1\]:\d+$/);
  });
});
