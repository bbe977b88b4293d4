import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../cli/problem.ts';
import { writePlant } from '../support/plants.ts';
import { buildFolder } from '../support/run-site.ts';
import { secondSite } from '../support/second-site.ts';
import { warmRuns } from '../support/warm-runs.ts';

const runWarm = warmRuns();
let site: Awaited<ReturnType<typeof secondSite>>;
let build: Awaited<ReturnType<typeof buildFolder>>;
let problems: readonly Problem[];

const write = (id: string, body: string) => writePlant(site.project, id, { body, time: '2026-11-01T08:00:00+01:00' });
const read = (path: string) => readFile(join(build.out, 'current/site', path), 'utf8');

async function generate() {
  const ended = await runWarm(['generate', '--json', '--no-compress'], { project: site.project, env: build.env });
  expect(ended.code, ended.stderr).toBe(0);
  return JSON.parse(ended.stdout) as { problems: Problem[]; outcome: string };
}

beforeAll(async () => {
  [site, build] = await Promise.all([secondSite(), buildFolder({ warm: true, of: 'second' })]);
  await write(
    'notes',
    [
      '论断[^1]，见[请求](#三请求如何进入队列概览)、[<b id="x">问答</b>](#2-qa)和[另一篇](./links.md#甲乙)。',
      '## 三、请求：如何进入队列（概览）\n\n文。\n\n## 2. Q&A',
      '<pre><code class="language-js"><span>/* 第一行\n第二行 */</span>\nlet a;</code></pre>',
      '[^1]: 这句话是脚注。',
    ].join('\n\n'),
  );
  await write(
    'links',
    '## 甲、乙\n\n[同级](code) [无协议](www.example.com)\n[错字](hhttps://example.com/)\n\n[没有](#哪里)',
  );
  ({ problems } = await generate());
});
afterAll(async () => {
  await build.remove();
  await site.remove();
});

describe('a text', () => {
  it('has its notes and places on the page, and links to them', async () => {
    const html = await read('pflanzen/notes.html');
    for (const part of [
      /<sup id="?s-fnref-1"?><a href="?#s-fn-1"?>\[1\]<\/a><\/sup>/,
      /<li id="?s-fn-1"?><p>这句话是脚注。 <a href="?#s-fnref-1"?>↩<\/a>/,
      /<h2 id="?s-三-请求-如何进入队列-概览"?>/,
      /<a href="?#s-三-请求-如何进入队列-概览"?>请求<\/a>/,
      /<a href="?#s-2-q-a"?>/,
      /<b id="?s-x"?>/,
      /<a href="?\/pflanzen\/links#s-甲-乙"?>另一篇<\/a>/,
      /\/\* 第一行\n第二行 \*\/<\/span>\nlet a;/,
    ])
      expect(html).toMatch(part);
    expect(await read('pflanzen/links.html')).toMatch(/<h2 id="?s-甲-乙"?>/);
  });

  it('has the same in the feed, whose links lead to the page', async () => {
    const { items } = JSON.parse(await read('pflanzen/feed.json')) as { items: { id: string; content_html: string }[] };
    const { id, content_html: html } = items.find((item) => item.id.endsWith('/notes'))!;
    expect(html).toContain(`<sup id="s-fnref-1"><a href="${id}#s-fn-1">[1]</a></sup>`);
    expect(html).toContain(`<li id="s-fn-1"><p>这句话是脚注。 <a href="${id}#s-fnref-1">↩</a></p></li>`);
    expect(html).toContain(`<a href="${id}#s-三-请求-如何进入队列-概览">请求</a>`);
    expect(html).toContain('<h2 id="s-2-q-a">2. Q&amp;A</h2>');
    expect(html).toContain('/* 第一行\n第二行 */</span>\nlet a;');
  });
});

describe('links of a text that have no effect', () => {
  const said = (some: readonly Problem[]) =>
    some
      .filter(({ what }) => what.startsWith('plantDetail: a link'))
      .map(({ what, where, fix }) => [what, where.replace('config/content/', ''), fix]);
  const expected = [
    [
      'plantDetail: a link leads to no place of its text: "#哪里"',
      'plants/links.md:15',
      'name the words of a heading, such as #words-of-a-heading',
    ],
    ['plantDetail: a link has no effect: "hhttps://example.com/"', 'plants/links.md:13', 'did you mean https:?'],
    ['plantDetail: a link has no effect: "www.example.com"', 'plants/links.md:12', 'write https://www.example.com'],
    [
      'plantDetail: a link has no effect: "code"',
      'plants/links.md:12',
      'write the path of a page, such as /a/page, or in Markdown the name of a file: ./a-text.md',
    ],
  ];

  it('are warnings with the line, in every build', async () => {
    expect(said(problems)).toEqual(expected);
    const again = await generate();
    expect([again.outcome, said(again.problems)]).toEqual(['unchanged', expected]);
    await write('links', '## 甲、乙\n\n[同级](/besuch)');
    expect(said((await generate()).problems)).toEqual([]);
  });
});
