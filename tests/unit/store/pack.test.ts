import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPack } from '../../../cli/store/pack.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'pack-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return join(path, 'made when needed');
}

function open(path: string) {
  const pack = openPack(path);
  onTestFinished(() => pack.close());
  return pack;
}

const textOf = (pack: ReturnType<typeof open>, key: string) => {
  const kept = pack.read(key);
  return kept === null || kept === 'damaged' ? kept : [kept.body.toString(), kept.meta];
};

describe('a pack', () => {
  it('returns the last value of a key, in this build and the next', () => {
    const path = folder();
    const first = open(path);
    expect(textOf(first, 'a')).toBeNull();
    first.put('a', { body: '一', meta: '{"v": 1}' });
    first.put('b', { body: Buffer.alloc(0), meta: '' });
    first.put('a', { body: '二\n行', meta: '{"v": 2}' });
    expect(textOf(first, 'a')).toEqual(['二\n行', '{"v": 2}']);
    const second = open(path);
    expect([textOf(second, 'a'), textOf(second, 'b'), textOf(second, 'c')]).toEqual([
      ['二\n行', '{"v": 2}'],
      ['', ''],
      null,
    ]);
  });

  it('lists the keys that were read or written since it was opened', () => {
    const path = folder();
    const first = open(path);
    for (const key of ['a', 'b']) first.put(key, { body: key, meta: '' });
    expect([...first.usedKeys()]).toEqual(['a', 'b']);
    const next = open(path);
    expect([...next.usedKeys()]).toEqual([]);
    next.read('b');
    next.read('c');
    expect([...next.usedKeys()]).toEqual(['b']);
  });

  it('creates no file before the first value is stored', () => {
    const path = folder();
    open(path).compact({});
    expect(() => readdirSync(path)).toThrow('ENOENT');
  });

  it('lets several builds write at the same time, each to its own files', () => {
    const path = folder();
    const [one, two] = [open(path), open(path)];
    one.put('a', { body: 'one', meta: '' });
    two.put('b', { body: 'two', meta: '' });
    expect(readdirSync(path)).toHaveLength(4);
    const later = open(path);
    expect([textOf(later, 'a'), textOf(later, 'b'), textOf(one, 'b')]).toEqual([['one', ''], ['two', ''], null]);
  });

  it('loses only the value that a killed build was writing', () => {
    const path = folder();
    const build = open(path);
    build.put('a', { body: 'whole', meta: '' });
    build.put('b', { body: 'half', meta: '' });
    const [index, values] = readdirSync(path).sort();
    truncateSync(join(path, values!), statSync(join(path, values!)).size - 1);
    expect([textOf(open(path), 'a'), textOf(open(path), 'b')]).toEqual([['whole', ''], 'damaged']);
    appendFileSync(join(path, index!), 'no line of ours\nc 0 5');
    expect([textOf(open(path), 'a'), textOf(open(path), 'c')]).toEqual([['whole', ''], null]);
  });

  it('reports a value under a wrong key as damaged', () => {
    const path = folder();
    const pack = open(path);
    pack.put('a', { body: '一', meta: '' });
    pack.put('b', { body: '二', meta: '' });
    pack.close();
    const index = join(path, readdirSync(path).find((name) => name.endsWith('.index'))!);
    writeFileSync(index, readFileSync(index, 'utf8').replace(/^a /m, 'x ').replace(/^b /m, 'a '));
    expect(textOf(open(path), 'a')).toBe('damaged');
  });

  it('merges the segments of many builds and evicts unused values', () => {
    const path = folder();
    for (let build = 0; build < 13; build++) {
      const pack = openPack(path);
      pack.put(`key-${build}`, { body: `value ${build}`, meta: `about ${build}` });
      pack.put('all', { body: `last from ${build}`, meta: '' });
      pack.close();
    }
    const other = open(path);
    const pack = open(path);
    for (let build = 0; build < 13; build++) if (build !== 3) pack.read(`key-${build}`);
    pack.read('all');
    pack.compact({ onlyUsed: true });
    expect(readdirSync(path)).toHaveLength(2);
    for (const one of [pack, open(path)]) {
      expect([textOf(one, 'all'), textOf(one, 'key-5'), textOf(one, 'key-3')]).toEqual([
        ['last from 12', ''],
        ['value 5', 'about 5'],
        null,
      ]);
    }
    // A concurrent build finds its values damaged and creates them again.
    expect(textOf(other, 'key-5')).toBe('damaged');
    pack.put('new', { body: 'after', meta: '' });
    expect(textOf(open(path), 'new')).toEqual(['after', '']);
  });

  it('evicts the oldest values above the maximum size', () => {
    const path = folder();
    const pack = open(path);
    for (const key of ['a', 'b', 'c', 'd']) pack.put(key, { body: '0123456789', meta: '' });
    pack.compact({ maxBytes: 160 });
    expect(['a', 'b', 'c', 'd'].map((key) => pack.read(key) !== null)).toEqual([false, false, false, true]);
    expect(textOf(open(path), 'd')).toEqual(['0123456789', '']);
  });

  it('does not compact a small pack', () => {
    const path = folder();
    const pack = open(path);
    pack.put('a', { body: 'one', meta: '' });
    const before = readdirSync(path);
    pack.compact({ maxBytes: 100 });
    expect(readdirSync(path)).toEqual(before);
  });
});
