import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { PlannedRedirect } from '../../cli/plan/redirects.ts';
import { redirects } from '../../config/redirects.ts';
import { freePort, get, startNginx, testConfiguration } from '../support/nginx.ts';
import { outputFolder, release } from '../support/output-folder.ts';
import { stock } from '../support/stock-nginx.ts';
import { en, zh } from '../support/questions.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Redirects with sources of a given length, half of them English. */
const many = ({ count, length }: { count: number; length: number }): PlannedRedirect[] =>
  Array.from({ length: count }, (_, index): PlannedRedirect => {
    const from = (start: string) => `${start}${index}-`.padEnd(length, 'Abc');
    return index % 2
      ? { edition: 'zh', from: from('/old/'), to: '/price' }
      : { edition: 'en', from: from('/en/old/'), to: '/en' };
  });

const tables: [name: string, redirects: readonly PlannedRedirect[]][] = [
  ['the table of the site', redirects],
  ['ten thousand with sources of 200 bytes', many({ count: 10_000, length: 200 })],
  ['ten thousand with sources of 24 bytes', many({ count: 10_000, length: 24 })],
  ['one with a source of 2000 bytes', many({ count: 2, length: 2000 })],
  ['none', []],
];

describe.each(tables)('redirects: %s', (_, table) => {
  it('load without a warning, complete and in an http block of others', async () => {
    const port = await freePort();
    const { out, remove } = outputFolder({ redirects: table, port });
    closing.push(remove);
    for (const file of ['current/nginx/nginx.conf', stock({ out, port })]) {
      const { ok, said } = testConfiguration({ prefix: out, file });
      expect([file, ok, said.split('\n').filter((line) => !/syntax is ok$|test is successful$/.test(line))]).toEqual([
        file,
        true,
        [''],
      ]);
    }
  });
});

describe('the variables of the rules', () => {
  it('have names that fit in pairs into a bucket of the default hash, as other sites have variables too', () => {
    const { folder, remove } = outputFolder({ redirects: many({ count: 10_000, length: 24 }), port: 1 });
    closing.push(remove);
    const text = readFileSync(join(folder, 'nginx/http.conf'), 'utf8');
    const names = new Set([...text.matchAll(/(?:\$|\?<)(site_\w+)/g)].map(([, name]) => name!));
    expect([...names].filter((name) => name.length > 14)).toEqual([]);
    expect(names.size).toBeGreaterThan(60);
  });
});

describe('many long redirects', () => {
  it('answer alike in both files', async () => {
    const table = [...many({ count: 300, length: 20 }), ...many({ count: 300, length: 120 })];
    const port = await freePort();
    const { out, remove } = outputFolder({ redirects: table, port });
    closing.push(remove);
    for (const file of ['current/nginx/nginx.conf', stock({ out, port })]) {
      const nginx = await startNginx({ out, port, file });
      try {
        for (const { edition, from, to } of table.filter((__, index) => index % 37 === 0)) {
          const reply = await get(port, { host: edition === 'zh' ? zh : en, target: `${from.toUpperCase()}?a=1` });
          expect([file, from, reply.status, reply.header('location')]).toEqual([file, from, 301, `${to}?a=1`]);
        }
      } finally {
        await nginx.close();
      }
    }
  });
});

describe('the includable rules', () => {
  it('serve the release from its absolute place beside the sites of others', async () => {
    const port = await freePort();
    const { out, remove } = outputFolder({ redirects, port });
    closing.push(remove);
    const nginx = await startNginx({ out, port, file: stock({ out, port }) });
    closing.push(nginx.close);
    const answers = [];
    for (const [host, target] of [
      [zh, '/im'],
      [en, '/en/im'],
      ['a.b.en.localhost', '/none'],
      [zh, '/im/'],
      [zh, '/PAY/'],
      ['other.example', '/im'],
    ] as const) {
      const { status, body, header } = await get(port, { host, target });
      answers.push([status, header('location') ?? body, header('x-release')]);
    }
    expect(answers).toEqual([
      [200, 'this is im.html\n', release],
      [200, 'this is en/im.html\n', release],
      [404, 'this is en/404.html\n', release],
      [301, '/im', release],
      [301, '/price', release],
      [204, '', null],
    ]);
  });

  it('serve hosts with names longer than a usual hash takes', async () => {
    const label = 'a-label-of-a-host-name-that-is-fifty-characters-lo';
    const port = await freePort();
    const { out, remove } = outputFolder({
      redirects,
      port,
      site: { domains: { en: `${label}.example` }, origins: { zh: zhOrigin, en: `http://www.${label}.example` } },
    });
    closing.push(remove);
    const nginx = await startNginx({ out, port, file: stock({ out, port }) });
    closing.push(nginx.close);
    expect((await get(port, { host: `www.${label}.example`, target: '/en/im' })).body).toBe('this is en/im.html\n');
    expect((await get(port, { host: `${label}.example`, target: '/en/im' })).body).toBe('this is en/im.html\n');
    expect(testConfiguration({ prefix: out, file: 'current/nginx/nginx.conf' }).ok).toBe(true);
  });
});

const zhOrigin = 'http://localhost:8080';
