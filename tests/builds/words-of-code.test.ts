import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePlant } from '../support/plants.ts';
import { buildFolder } from '../support/run-site.ts';
import { secondSite } from '../support/second-site.ts';
import { warmRuns } from '../support/warm-runs.ts';

/** What code writes in place of a value that it does not have: in these texts editors wrote it. */
const words = 'undefined, null und [object Object]';
const body = `Eine Variable ohne Wert ist undefined. Siehe [undefined](https://developer.mozilla.org/docs/Web/undefined "undefined").

## undefined

| undefined | null |
| --- | --- |
| [object Object] | ein Objekt |
`;

const runWarm = warmRuns();
let site: Awaited<ReturnType<typeof secondSite>>;
let build: Awaited<ReturnType<typeof buildFolder>>;
beforeAll(async () => {
  [site, build] = await Promise.all([secondSite(), buildFolder({ warm: true, of: 'second' })]);
  await writePlant(site.project, 'not-assigned', { name: words, time: '2026-11-01T08:00:00+01:00', body });
  const menu = join(site.project, 'config/content/menus/de.json');
  const [first, ...others] = JSON.parse(await readFile(menu, 'utf8')) as { name: string }[];
  await writeFile(menu, JSON.stringify([{ ...first, name: words }, ...others]));
});
afterAll(() => Promise.all([site?.remove(), build?.remove()]));

describe('content with the words that code writes by mistake', () => {
  it('is published as it is, in texts, heads, lists and menus, and checked without a finding', async () => {
    const run = { project: site.project, env: build.env };
    const built = await runWarm(['generate', '--quiet', '--no-compress'], run);
    expect(built).toEqual({ code: 0, stdout: '', stderr: '' });
    const page = async (file: string) =>
      (await readFile(join(build.out, 'current/site', file), 'utf8')).replaceAll('<wbr/>', '');
    const own = await page('pflanzen/not-assigned.html');
    expect(own.match(/<title>(.*?)<\/title>/)?.[1]).toContain(words);
    expect(own).toContain('Eine Variable ohne Wert ist undefined. Siehe <a');
    expect(own).toMatch(/<h2[^>]*>.*?undefined/);
    // In the menu, and in the list.
    expect((await page('pflanzen.html')).split(words).length).toBeGreaterThan(2);
    expect(await page('index.html')).toContain(words);
    const { code, stdout } = await runWarm(['check', '--json'], run);
    const { problems } = JSON.parse(stdout) as { problems: { severity: string }[] };
    expect([code, problems.filter(({ severity }) => severity === 'error')]).toEqual([0, []]);
  });
});
