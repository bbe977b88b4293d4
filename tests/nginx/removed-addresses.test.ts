import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPreview } from '../../cli/preview/start-preview.ts';
import { freePort, get, startNginx } from '../support/nginx.ts';
import { outputFolder } from '../support/output-folder.ts';
import { en, zh } from '../support/questions.ts';
import { stock } from '../support/stock-nginx.ts';

const closing: (() => unknown)[] = [];
/** The servers of one release, by name: their ports. */
const ports = new Map<string, number>();

beforeAll(async () => {
  const released = async () => {
    const port = await freePort();
    const made = outputFolder({
      redirects: [{ edition: 'zh', from: '/manual', to: 'https://docs.example.com/a$b' }],
      port,
    });
    closing.push(made.remove);
    return { ...made, port };
  };
  const [own, other] = [await released(), await released()];
  const nginx = await startNginx(own);
  const ofOthers = await startNginx({ ...other, file: stock(other) });
  const preview = await startPreview({
    out: own.out,
    port: 0,
    host: '127.0.0.1',
    apiUpstream: '127.0.0.1:9',
    hosts: 'any',
  });
  closing.push(nginx.close, ofOthers.close, preview.close);
  ports
    .set('nginx.conf', own.port)
    .set('http.conf', other.port)
    .set('the preview', Number(new URL(preview.url).port));
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

describe.each(['nginx.conf', 'http.conf', 'the preview'])('with %s', (server) => {
  const ask = async (host: string, target: string, method = 'GET') => {
    const { status, body, header } = await get(ports.get(server)!, { host, target, method });
    return [status, Buffer.from(body, 'latin1').toString(), header('cache-control')];
  };

  it.each([
    ['/withdrawn'],
    ['/Withdrawn/'],
    ['/WITHDRAWN.html'],
    ['/withdrawn/index.html'],
    ['/withdrawn?from=x'],
    ['/%E6%92%A4%E4%B8%8B'],
  ])('%s answers 410 with the page of the edition', async (target) => {
    expect(await ask(zh, target)).toEqual([410, 'this is 410.html\n', 'no-cache']);
    expect((await ask(zh, target, 'HEAD')).slice(0, 2)).toEqual([410, '']);
  });

  it('an address of another edition answers 410 on its own host alone', async () => {
    expect((await ask(en, '/en/withdrawn')).slice(0, 2)).toEqual([410, 'this is en/410.html\n']);
    expect((await ask(zh, '/en/withdrawn'))[0]).toBe(301);
  });

  it.each([
    ['/withdrawn/x', 404],
    ['/withdrawn2', 404],
    ['//withdrawn', 404],
    ['/410.html', 404],
    ['/410', 404],
  ])('%s is not that address: %i', async (target, status) => {
    expect((await ask(zh, target))[0]).toBe(status);
  });

  it('other methods are refused as everywhere', async () => {
    expect((await ask(zh, '/withdrawn', 'POST'))[0]).toBe(405);
  });

  it('a redirect leads to another host, with the query', async () => {
    const { status, header } = await get(ports.get(server)!, { host: zh, target: '/manual?a=1' });
    expect([status, header('location')]).toEqual([301, 'https://docs.example.com/a%24b?a=1']);
  });
});
