import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openCache } from '../../../cli/store/cache.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Opens the cache of a build and records for which inputs it creates values. */
function open(cache: string, engine = 'one') {
  const kept = openCache({ cache, name: 'parts', engine, maxBytes: 1_000_000 });
  onTestFinished(() => kept.close());
  const made: unknown[] = [];
  const remember = async (from: unknown) => {
    const text = await kept.getOrCreate(from, async () => {
      made.push(from);
      return `made of ${JSON.stringify(from)}`;
    });
    return text.toString();
  };
  return { kept, remember, made };
}

const files = (cache: string) =>
  readdirSync(join(cache, 'parts'), { recursive: true }).filter((name) => String(name).endsWith('.pack')).length;

it('returns a cached value for the same inputs, in this build and the next, and creates it again for other code', async () => {
  const cache = folder();
  const first = open(cache);
  expect([await first.remember(['a', 1]), await first.remember(['a', 1]), await first.remember(['a', 2])]).toEqual([
    'made of ["a",1]',
    'made of ["a",1]',
    'made of ["a",2]',
  ]);
  expect(first.made).toEqual([
    ['a', 1],
    ['a', 2],
  ]);
  const [next, other] = [open(cache), open(cache, 'two')];
  expect([await next.remember(['a', 2]), next.made, files(cache)]).toEqual(['made of ["a",2]', [], 1]);
  expect([await other.remember(['a', 2]), other.made, files(cache)]).toEqual(['made of ["a",2]', [['a', 2]], 2]);
});

it('creates the value when it cannot be stored', async () => {
  const cache = folder();
  writeFileSync(join(cache, 'parts'), 'not a folder');
  expect(await open(cache).remember('x')).toBe('made of "x"');
});
