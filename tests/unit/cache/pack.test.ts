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
import { openPack } from '../../../cli/cache/pack.ts';

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
  return kept === null || kept === 'damaged' ? kept : [kept.body.toString(), kept.about];
};

describe('a pack', () => {
  it('gives back what was put, in this build and the next; the last word counts', () => {
    const path = folder();
    const first = open(path);
    expect(textOf(first, 'a')).toBeNull();
    first.put('a', { body: '一', about: '{"v": 1}' });
    first.put('b', { body: Buffer.alloc(0), about: '' });
    first.put('a', { body: '二\n行', about: '{"v": 2}' });
    expect(textOf(first, 'a')).toEqual(['二\n行', '{"v": 2}']);
    const second = open(path);
    expect([textOf(second, 'a'), textOf(second, 'b'), textOf(second, 'c')]).toEqual([
      ['二\n行', '{"v": 2}'],
      ['', ''],
      null,
    ]);
  });

  it('knows what was read or put since it was opened', () => {
    const path = folder();
    const first = open(path);
    for (const key of ['a', 'b']) first.put(key, { body: key, about: '' });
    expect([...first.used()]).toEqual(['a', 'b']);
    const next = open(path);
    expect([...next.used()]).toEqual([]);
    next.read('b');
    next.read('c');
    expect([...next.used()]).toEqual(['b']);
  });

  it('makes no file before something is put', () => {
    const path = folder();
    open(path).tidy({});
    expect(() => readdirSync(path)).toThrow('ENOENT');
  });

  it('lets builds write at once, each to files of its own', () => {
    const path = folder();
    const [one, two] = [open(path), open(path)];
    one.put('a', { body: 'one', about: '' });
    two.put('b', { body: 'two', about: '' });
    expect(readdirSync(path)).toHaveLength(4);
    const later = open(path);
    expect([textOf(later, 'a'), textOf(later, 'b'), textOf(one, 'b')]).toEqual([['one', ''], ['two', ''], null]);
  });

  it('loses no more than the value a killed build was writing', () => {
    const path = folder();
    const build = open(path);
    build.put('a', { body: 'whole', about: '' });
    build.put('b', { body: 'half', about: '' });
    const [index, values] = readdirSync(path).sort();
    truncateSync(join(path, values!), statSync(join(path, values!)).size - 1);
    expect([textOf(open(path), 'a'), textOf(open(path), 'b')]).toEqual([['whole', ''], 'damaged']);
    appendFileSync(join(path, index!), 'no line of ours\nc 0 5');
    expect([textOf(open(path), 'a'), textOf(open(path), 'c')]).toEqual([['whole', ''], null]);
  });

  it('gives nothing back under a key that it was not put under', () => {
    const path = folder();
    const pack = open(path);
    pack.put('a', { body: '一', about: '' });
    pack.put('b', { body: '二', about: '' });
    pack.close();
    const index = join(path, readdirSync(path).find((name) => name.endsWith('.index'))!);
    writeFileSync(index, readFileSync(index, 'utf8').replace(/^a /m, 'x ').replace(/^b /m, 'a '));
    expect(textOf(open(path), 'a')).toBe('damaged');
  });

  it('joins what many builds left, without what nobody wants', () => {
    const path = folder();
    for (let build = 0; build < 13; build++) {
      const pack = openPack(path);
      pack.put(`key-${build}`, { body: `value ${build}`, about: `about ${build}` });
      pack.put('all', { body: `last from ${build}`, about: '' });
      pack.close();
    }
    const other = open(path);
    const pack = open(path);
    for (let build = 0; build < 13; build++) if (build !== 3) pack.read(`key-${build}`);
    pack.read('all');
    pack.tidy({ onlyUsed: true });
    expect(readdirSync(path)).toHaveLength(2);
    for (const one of [pack, open(path)]) {
      expect([textOf(one, 'all'), textOf(one, 'key-5'), textOf(one, 'key-3')]).toEqual([
        ['last from 12', ''],
        ['value 5', 'about 5'],
        null,
      ]);
    }
    // A build that runs meanwhile finds its values gone, and makes them again.
    expect(textOf(other, 'key-5')).toBe('damaged');
    pack.put('new', { body: 'after', about: '' });
    expect(textOf(open(path), 'new')).toEqual(['after', '']);
  });

  it('drops what was put longest ago when it has grown too large', () => {
    const path = folder();
    const pack = open(path);
    for (const key of ['a', 'b', 'c', 'd']) pack.put(key, { body: '0123456789', about: '' });
    pack.tidy({ bytes: 160 });
    expect(['a', 'b', 'c', 'd'].map((key) => pack.read(key) !== null)).toEqual([false, false, false, true]);
    expect(textOf(open(path), 'd')).toEqual(['0123456789', '']);
  });

  it('leaves alone what is small', () => {
    const path = folder();
    const pack = open(path);
    pack.put('a', { body: 'one', about: '' });
    const before = readdirSync(path);
    pack.tidy({ bytes: 100 });
    expect(readdirSync(path)).toEqual(before);
  });
});
