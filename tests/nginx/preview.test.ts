import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { failureBody, unknownFailure } from '../../cli/server-model/api-rules.ts';
import { startPreview } from '../../cli/preview/start-preview.ts';
import { unknownEditionPage } from '../../cli/server-model/error-fallback.ts';
import type { Stop } from '../../cli/problem.ts';
import { redirects } from '../../config/redirects.ts';
import { ask, get } from '../support/nginx.ts';
import { outputFolder, release } from '../support/output-folder.ts';
import { en, zh } from '../support/questions.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function started() {
  const folder = outputFolder({ redirects, port: 1 });
  closing.push(folder.remove);
  const { url, close } = await startPreview({
    out: folder.out,
    port: 0,
    host: '127.0.0.1',
    apiUpstream: '127.0.0.1:9',
    hosts: 'any',
  });
  closing.push(close);
  return { ...folder, port: Number(new URL(url).port) };
}

describe('the preview', () => {
  it('follows `current` when it is switched', async () => {
    const { out, port, rules } = await started();
    cpSync(join(out, 'releases', release), join(out, 'releases/next'), { recursive: true });
    writeFileSync(join(out, 'releases/next/site/im.html'), 'the next one\n');
    writeFileSync(join(out, 'releases/next/redirects.json'), JSON.stringify({ ...rules, release: 'next' }));
    const seen = async () => {
      const { body, header } = await get(port, { host: zh, target: '/im' });
      return [header('x-release'), body];
    };
    expect(await seen()).toEqual([release, 'this is im.html\n']);
    symlinkSync('releases/next', join(out, 'next'));
    renameSync(join(out, 'next'), join(out, 'current'));
    expect(await seen()).toEqual(['next', 'the next one\n']);
  });

  it('keeps files as nginx does', async () => {
    const { port } = await started();
    const { header } = await get(port, { host: zh, target: '/im' });
    expect([
      header('cache-control'),
      header('content-type'),
      header('x-release'),
      header('last-modified'),
      header('content-disposition'),
    ]).toEqual(['no-cache', 'text/html; charset=utf-8', release, null, null]);
    const again = await get(port, { host: zh, target: '/im', headers: `If-None-Match: ${header('etag')}\r\n` });
    expect([again.status, again.body]).toEqual([304, '']);
    const none = await get(port, { host: en, target: '/none', headers: `If-None-Match: *\r\nRange: bytes=0-3\r\n` });
    expect([none.status, none.body]).toEqual([404, 'this is en/404.html\n']);
    const part = await get(port, { host: zh, target: '/im', headers: 'Range: bytes=0-3\r\n' });
    expect([part.status, part.body, part.header('accept-ranges')]).toEqual([200, 'this is im.html\n', null]);
  });

  it('shows a page in both languages for what Node refuses to read', async () => {
    const { port, rules } = await started();
    for (const [status, request] of [
      [400, 'one line that is no request\r\n\r\n'],
      [414, `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: ${en}\r\n\r\n`],
      [431, `GET /im HTTP/1.1\r\nHost: ${en}\r\nCookie: ${'x'.repeat(200_000)}\r\n\r\n`],
      [505, `GET /im HTTP/9.9\r\nHost: ${en}\r\n\r\n`],
    ] as const) {
      const reply = await ask(port, request);
      const body = Buffer.from(reply.body, 'latin1').toString();
      const page = unknownEditionPage({ status: String(status), messages: rules.messages });
      expect([reply.status, reply.header('content-type'), reply.header('x-release'), body]).toEqual([
        status,
        'text/html; charset=utf-8',
        release,
        page,
      ]);
    }
    expect((await get(port, { host: zh, target: '/im' })).status).toBe(200);
  });

  it('answers calls that Node refuses to read with JSON, in the words of their edition once their host is known', async () => {
    const { port, rules } = await started();
    const { failureMessage } = rules.api;
    const both = unknownFailure(rules.api);
    const large = 'x'.repeat(200_000);
    for (const [status, request, message] of [
      [414, `GET /api/v2/${large} HTTP/1.1\r\nHost: ${en}\r\n\r\n`, both],
      [431, `GET /api/v2/x HTTP/1.1\r\nHost: ${en}\r\nCookie: ${large}\r\n\r\n`, failureMessage['en']!],
      [431, `POST /weixin/token HTTP/1.1\r\nHost: ${zh}\r\nCookie: ${large}\r\n\r\n`, failureMessage['zh']!],
      [431, `GET /api/v2/x HTTP/1.1\r\nCookie: ${large}\r\nHost: ${en}\r\n\r\n`, both],
      [505, `GET /api/v2/x HTTP/9.9\r\nHost: ${en}\r\n\r\n`, both],
    ] as const) {
      const reply = await ask(port, request);
      const name = request.slice(0, 50);
      expect([name, reply.status, reply.header('content-type'), Buffer.from(reply.body, 'latin1').toString()]).toEqual([
        name,
        status,
        'application/json',
        failureBody({ status, message }),
      ]);
    }
  });

  it('says what to do when nothing was published yet', async () => {
    const out = mkdtempSync(join(tmpdir(), 'site-empty-'));
    closing.push(() => rmSync(out, { recursive: true }));
    const failure: Stop = await startPreview({
      out,
      port: 0,
      host: '127.0.0.1',
      apiUpstream: '127.0.0.1:9',
      hosts: 'any',
    }).catch((stop) => stop);
    expect(failure.problems).toEqual([
      {
        severity: 'error',
        what: 'there is no release to preview',
        where: join(out, 'current'),
        why: 'no release has been published in this output folder',
        fix: 'run `npm run generate` first',
      },
    ]);
  });

  it('says what to do when its address is taken', async () => {
    const { out, port } = await started();
    const failure: Stop = await startPreview({
      out,
      port,
      host: '127.0.0.1',
      apiUpstream: '127.0.0.1:9',
      hosts: 'any',
    }).catch((stop) => stop);
    expect(failure.problems.map(({ what, why, fix }) => ({ what, why, fix }))).toEqual([
      {
        what: `port ${port} is in use`,
        why: 'another process listens there',
        fix: 'stop that process, or choose another port',
      },
    ]);
  });
});
