import { readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { servedFiles, type WarmSite, warmSite } from '../faults/support/warm-site.ts';

type Report = {
  outcome: string;
  release: string;
  pages: Record<string, number>;
  calls: { requests: number; calls: number };
  sizes: unknown;
  nextDue: unknown;
  problems: unknown;
  took: Record<string, number>;
};

/** A moment of a build, in seconds since 1970. */
const moment = Date.parse('2026-11-18T00:00:00Z') / 1000;
const at = (seconds: number) => ({ SOURCE_DATE_EPOCH: String(seconds) });
let site: WarmSite;
let first: Report;

beforeAll(async () => {
  site = await warmSite();
});
afterAll(() => site?.close());

/** `fresh`: with a definition of the site that has changed since the process started. */
async function generate(env: Record<string, string> = {}, fresh = false): Promise<Report> {
  const ended = await site.generate({ ...at(moment), ...env }, { fresh });
  expect(ended.code, ended.stderr).toBe(0);
  return JSON.parse(ended.stdout) as Report;
}
/** Whether pages were planned and looked up: a build that finds everything as it was does neither. */
const isWhole = ({ took }: Report) => Object.hasOwn(took, 'pages');
const fileOf = (path: string) => join(site.out, 'current', path);

describe('an unchanged build', () => {
  beforeEach(async () => {
    await generate();
    first = await generate();
  });

  it('ends after the requests, and repeats the report of the last build', async () => {
    expect(isWhole(first)).toBe(false);
    rmSync(join(site.cache, 'last-build.json'));
    const whole = await generate();
    expect(isWhole(whole)).toBe(true);
    for (const part of ['outcome', 'release', 'pages', 'sizes', 'nextDue', 'problems'] as const)
      expect(first[part]).toEqual(whole[part]);
    expect(first.calls).toMatchObject({ calls: whole.calls.calls, requests: whole.calls.requests });
  });

  const damage: Record<string, () => void> = {
    'a page is lost': () => rmSync(fileOf('site/pflanzen.html')),
    'a page is shorter': () => truncateSync(fileOf('site/pflanzen.html'), 9),
    'a compressed form is lost': () => rmSync(fileOf('site/pflanzen.html.br')),
    'the rules are others': () => writeFileSync(fileOf('redirects.json'), '{}'),
    'its manifest is cut off': () => truncateSync(fileOf('manifest.json'), 999),
  };
  it.each(Object.keys(damage))('publishes again where %s', async (what) => {
    const served = servedFiles(site.out);
    damage[what]!();
    const next = await generate();
    expect([isWhole(next), next.outcome]).toEqual([true, 'published']);
    expect(next.release).not.toBe(first.release);
    const now = servedFiles(site.out);
    expect([...now.keys()]).toEqual([...served.keys()]);
    expect(readFileSync(fileOf('redirects.json'), 'utf8')).toContain('editions');
  });

  it.each<[string, (path: string) => void]>([
    ['cut off', (path) => truncateSync(path, 5000)],
    ['emptied', (path) => truncateSync(path)],
    [
      'with another byte',
      (path) => writeFileSync(path, readFileSync(path, 'utf8').replace('"content":"', '"content":" ')),
    ],
  ])('is a whole build where what is kept of the last one is %s', async (_, change) => {
    change(join(site.cache, 'last-build.json'));
    const next = await generate();
    expect([isWhole(next), next.outcome]).toEqual([true, 'unchanged']);
    expect(isWhole(await generate())).toBe(false);
  });

  it('is a full build when a file has another mtime, which is corrected', async () => {
    utimesSync(fileOf('site/pflanzen.html'), 1, 1);
    const next = await generate();
    expect([isWhole(next), next.outcome]).toEqual([true, 'unchanged']);
    expect(isWhole(await generate())).toBe(false);
  });

  /** The next build says because of what it is due; until then nothing is looked up. */
  async function expectDue({ nextDue }: Report, because: string, fresh = false): Promise<void> {
    const due = nextDue as { at: string; because: string };
    expect(due.because).toBe(because);
    const end = Date.parse(due.at) / 1000;
    expect(isWhole(await generate(at(end - 1), fresh))).toBe(false);
    expect(isWhole(await generate(at(end), fresh))).toBe(true);
  }

  it('is a full build when a record is due', () => expectDue(first, 'content'));

  it('is a full build after a year has ended, where pages show it', async () => {
    const definition = join(site.project, 'config/index.ts');
    const before = readFileSync(definition, 'utf8');
    const clock = `{
      keyAt: (now) => String(new Date(now).getUTCFullYear()),
      nextChange: (now) => Date.UTC(new Date(now).getUTCFullYear() + 1),
      promotion: null,
    }`;
    writeFileSync(definition, before.replace('  templates,\n});', `  templates,\n  clock: ${clock},\n});`));
    const late = Date.parse('2030-12-31T12:00:00Z') / 1000;
    await expectDue(await generate(at(late), true), 'calendar', true);
    writeFileSync(definition, before);
  });

  it('is a full build at an earlier time, and with another configuration', async () => {
    expect(isWhole(await generate(at(moment - 1)))).toBe(true);
    expect(isWhole(await generate(at(moment)))).toBe(false);
    const other = { SITE_LISTEN: '127.0.0.1:8099' };
    expect(await generate(other)).toMatchObject({ outcome: 'published' });
    expect(isWhole(await generate(other))).toBe(false);
    expect(await generate()).toMatchObject({ outcome: 'published' });
  });
});
