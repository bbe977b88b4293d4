import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { releaseProblems } from '../../cli/release/verify-release.ts';
import { thorough } from '../support/thorough.ts';
import { type WarmSite, warmSite } from './support/warm-site.ts';

let site: WarmSite;
beforeAll(async () => {
  site = await warmSite();
});
afterAll(() => site?.close());

const kills = thorough ? 40 : 8;
const seed = Number(process.env['SITE_TEST_SEED'] ?? Math.floor(Math.random() * 2 ** 32));

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function* numbersFrom(start: number): Generator<number, never> {
  for (let state = start; ; ) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** Another origin changes every page. */
const originOf = (number: number) => ({ SITE_ORIGIN_DE: `http://site${number}.localhost` });

/** Runs a build as users do, and kills it after so many milliseconds. Returns how long it ran, and whether it was killed. */
async function buildAndKill({ origin, after }: { origin: Record<string, string>; after: number }) {
  const began = performance.now();
  const child = spawn(process.execPath, [join(site.project, 'cli/bin.mjs'), 'generate', '--quiet'], {
    env: { ...process.env, ...site.env, ...origin },
    stdio: 'ignore',
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), after);
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  clearTimeout(timer);
  expect(signal ?? code).toBe(signal === null ? 0 : 'SIGKILL');
  return { took: performance.now() - began, killed: signal !== null };
}

it(`${kills} builds killed at random moments leave a whole release current, and the next build succeeds`, async () => {
  console.log(`moments of the kills: SITE_TEST_SEED=${seed}`);
  const moments = numbersFrom(seed);
  const current = join(site.out, 'current');
  let { took: longest } = await buildAndKill({ origin: originOf(0), after: 2 ** 30 });
  let known = new Set(await readdir(join(site.out, 'releases')));
  for (let build = 1, killed = 0; killed < kills; build += 1) {
    const before = await readlink(current);
    const ended = await buildAndKill({ origin: originOf(build), after: moments.next().value * longest });
    if (ended.killed) killed += 1;
    // A build that was faster than the first one ended before its moment.
    else longest = Math.min(longest, ended.took);
    expect(await releaseProblems(current)).toEqual([]);
    const after = await readlink(current);
    const made = (await readdir(join(site.out, 'releases'))).filter(
      (name) => !name.startsWith('.') && !known.has(name),
    );
    for (const name of made) expect(await releaseProblems(join(site.out, 'releases', name))).toEqual([]);

    const next = await site.generate(originOf(build));
    expect(next.code, next.stdout).toBe(0);
    expect(await releaseProblems(current)).toEqual([]);
    expect(await readlink(current)).not.toBe(before);
    if (after !== before) expect(await readlink(current)).toBe(after);
    expect((await readdir(site.out)).sort()).toEqual(['current', 'releases', 'run']);
    known = new Set(await readdir(join(site.out, 'releases')));
    expect([...known].filter((name) => name.startsWith('.'))).toEqual([]);
  }
});
