import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFolder, runSite } from '../support/run-site.ts';
import { smallProject } from '../support/small-project.ts';

/** What code writes in place of a value that it does not have: in these texts editors wrote it. */
const words = 'undefined、null 与 [object Object]';
const article = `---
title: ${words}
summary: 没有赋值的变量是 undefined 。
type: network
author: undefined
keywords: undefined, null
publishTime: 2026-05-28T10:00:00+08:00
updateTime: 2026-05-28T10:00:00+08:00
---
没有赋值的变量是 undefined 。见 [undefined](https://developer.mozilla.org/docs/Web/undefined "undefined")。

## undefined

| undefined | null |
| --- | --- |
| [object Object] | 是对象 |
`;

let small: Awaited<ReturnType<typeof smallProject>>;
let build: Awaited<ReturnType<typeof buildFolder>>;
beforeAll(async () => {
  [small, build] = await Promise.all([smallProject(), buildFolder({ warm: true })]);
  const content = join(small.project, 'config/content');
  await writeFile(join(content, 'blog/articles/not-assigned.md'), article);
  const menu = join(content, 'navigation/index.json');
  const text = await readFile(menu, 'utf8');
  const renamed = text.replace(/("name": ")[^"]*"/, `$1${words}"`);
  expect(renamed).not.toBe(text);
  await writeFile(menu, renamed);
});
afterAll(() => Promise.all([small?.remove(), build?.remove()]));

describe('content with the words that code writes by mistake', () => {
  it('is published as it is, in texts, heads, lists and menus, and checked without a finding', async () => {
    const site = { project: small.project, env: build.env };
    const built = await runSite(['generate', '--quiet'], site);
    expect(built).toEqual({ code: 0, stdout: '', stderr: '' });
    const page = async (file: string) =>
      (await readFile(join(build.out, 'current/site', file), 'utf8')).replaceAll('<wbr/>', '');
    const own = await page('dev-blog/not-assigned.html');
    expect(own.match(/<title>(.*?)<\/title>/)?.[1]).toContain(words);
    expect(own).toContain('没有赋值的变量是 undefined 。见 <a');
    expect(own).toMatch(/<h2[^>]*>.*?undefined/);
    expect(await page('dev-blog.html')).toContain(words);
    expect(await page('index.html')).toContain(words);
    const { code, stdout } = await runSite(['check', '--json'], site);
    const { problems } = JSON.parse(stdout) as { problems: { severity: string }[] };
    expect([code, problems.filter(({ severity }) => severity === 'error')]).toEqual([0, []]);
  });
});
