import { readFileSync, statSync, truncateSync, utimesSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Disk, realDisk } from '../../cli/release/disk.ts';
import { releaseProblems } from '../../cli/release/verify-release.ts';
import { crashSite, keepOne } from '../release/crash/settings.ts';
import { build, optionsIn } from '../release/support/small-site.ts';
import { root } from '../support/run-site.ts';
import { thorough } from '../support/thorough.ts';

type Operation = { name: keyof Disk; parameters: readonly unknown[] };

async function joined(pieces: AsyncIterable<string>): Promise<string> {
  let whole = '';
  for await (const piece of pieces) whole += piece;
  return whole;
}

/** A real disk that keeps each operation, with the whole content of what is written in pieces. */
function recordedDisk(): { disk: Disk; operations: Operation[] } {
  const operations: Operation[] = [];
  const disk = new Proxy(realDisk, {
    get:
      (real, name: keyof Disk) =>
      async (...parameters: unknown[]) => {
        const [path, content, ...rest] = parameters;
        const isInPieces = name === 'write' && typeof content !== 'string' && !(content instanceof Uint8Array);
        const whole = isInPieces ? [path, await joined(content as AsyncIterable<string>), ...rest] : parameters;
        operations.push({ name, parameters: whole });
        return (real[name] as (...all: unknown[]) => Promise<unknown>)(...whole);
      },
  });
  return { disk, operations };
}

/** Folder with a published release; what a second publication did in a copy of it. */
let work: string;
let start: string;
let recorded: string;
let operations: Operation[];

const copy = async (from: string, to: string) => {
  await mkdir(to, { recursive: true });
  // Hard links stay hard links: the program takes files with several for verified.
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
};

async function record(): Promise<void> {
  work = await mkdtemp(join(tmpdir(), 'power-'));
  [start, recorded] = [join(work, 'start'), join(work, 'recorded')];
  await build({ ...optionsIn(start), publishing: keepOne }, crashSite('first'));
  await copy(start, recorded);
  const recording = recordedDisk();
  await build({ ...optionsIn(recorded), publishing: keepOne, disk: recording.disk }, crashSite('second'));
  operations = recording.operations;
}

const pathIn = ({ name, parameters: [first, second] }: Operation) =>
  String(name === 'symlink' || name === 'link' || name === 'copy' ? second : first);

/** The process that made the lock did not survive. */
const ofDeadProcess = (text: string) => text.replace(/"pid":\d+/, '"pid":4194303');

/**
 * What the disk of another folder has when the power is cut after `count` operations, on a journaling file system: names, links and times
 * of all of them, and of files that were not synced since they were written, no content or half of it.
 */
async function cutAfter(count: number, folder: string, rest: 'nothing' | 'half'): Promise<void> {
  await copy(start, folder);
  const unsynced = new Map<number, string>();
  const moved = (value: unknown) =>
    typeof value === 'string' && value.startsWith(recorded) ? join(folder, relative(recorded, value)) : value;
  for (const { name, parameters } of operations.slice(0, count)) {
    const own = parameters.map(moved);
    if (name === 'symlink') own[0] = ofDeadProcess(String(own[0]));
    const [path, other] = own as [string, string];
    const synced = name === 'sync' ? statSync(path).ino : null;
    if (name !== 'sync' && name !== 'syncVolume')
      await (realDisk[name] as (...all: unknown[]) => Promise<unknown>)(...own);
    if (name === 'write' || name === 'copy') unsynced.set(statSync(name === 'copy' ? other : path).ino, path);
    if (synced !== null) unsynced.delete(synced);
    if (name === 'syncVolume') unsynced.clear();
  }
  const cut = new Set<number>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    const { ino, size, atime, mtime } = statSync(file);
    if (!unsynced.has(ino) || cut.has(ino)) continue;
    cut.add(ino);
    truncateSync(file, rest === 'half' ? size >> 1 : 0);
    utimesSync(file, atime, mtime);
  }
}

/** What is wrong with a folder after a power cut, and with what the next builds make of it. */
async function problemsAfterCut(folder: string): Promise<string[]> {
  const { out } = optionsIn(folder);
  const before = await releaseProblems(join(out, 'current'));
  const wrong = before.map((problem) => `current: ${JSON.stringify(problem)}`);
  // The same content as that of the cut build, whose files are in the cache, and another one.
  for (const text of ['second', 'third']) {
    const outcome = await build({ ...optionsIn(folder), publishing: keepOne }, crashSite(text));
    if (outcome.kind !== 'published' && outcome.kind !== 'unchanged') wrong.push(`${text}: ${outcome.kind}`);
    const after = await releaseProblems(join(out, 'current'));
    wrong.push(...after.map((problem) => `${text}: ${JSON.stringify(problem)}`));
    if (!readFileSync(join(out, 'current/site/im.html'), 'utf8').includes(text)) wrong.push(`${text} is not served`);
  }
  const left = (await readdir(out)).sort().join(' ');
  if (left !== 'current releases run') wrong.push(`left: ${left}`);
  return wrong;
}

beforeAll(record);
afterAll(() => rm(work, { recursive: true, force: true }));

describe('a publication that a power cut ends', () => {
  it('leaves a complete current release after each of its operations, and the next builds publish theirs', async () => {
    const wrong: string[] = [];
    let tries = 0;
    const isWithin = (count: number) => operations[count - 1]?.name === 'link' && operations[count]?.name === 'link';
    for (let count = 0; count <= operations.length; count++) {
      // Links in a stage are many and alike.
      if (!thorough && isWithin(count) && count % 16 !== 0) continue;
      for (const rest of thorough ? (['nothing', 'half'] as const) : [(['nothing', 'half'] as const)[count % 2]!]) {
        const folder = join(work, 'cut');
        await cutAfter(count, folder, rest);
        const after = operations[count - 1];
        const place = after ? `${count}: ${after.name} ${relative(recorded, pathIn(after))} (${rest})` : 'at the start';
        wrong.push(...(await problemsAfterCut(folder)).map((problem) => `${place}: ${problem}`));
        await rm(folder, { recursive: true });
        tries++;
      }
    }
    console.log(`${tries} power cuts in ${operations.length} operations`);
    expect(operations.length).toBeGreaterThan(300);
    expect(wrong).toEqual([]);
  });

  it('would leave a release with emptied files, were nothing synced before the switch', async () => {
    const all = operations;
    operations = all.filter(({ name }) => name !== 'sync' && name !== 'syncVolume');
    const folder = join(work, 'cut');
    await cutAfter(operations.length, folder, 'nothing');
    operations = all;
    expect(await releaseProblems(join(optionsIn(folder).out, 'current'))).not.toEqual([]);
  });
});

describe('the table of writes in docs/operations.md', () => {
  type Step = { names: string[]; pattern: RegExp; row: string };
  const codes = (cell: string) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, code]) => code!);
  /** A star is part of a name, two are a path. */
  const escaped = (text: string) =>
    text.replace(/[.\\+?^$()[\]{}|]/g, '\\$&').replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));

  async function stepsOfTable(): Promise<Step[]> {
    const text = await readFile(join(root, 'docs/operations.md'), 'utf8');
    const rows = text.split('\n').filter((line) => /^\| \d+ \|/.test(line));
    return rows.map((row) => {
      const [, , names = '', places = ''] = row.split('|');
      return { row, names: codes(names), pattern: new RegExp(`^(?:${codes(places).map(escaped).join('|')})$`) };
    });
  }

  it('has every operation of a publication, in its order', async () => {
    const steps = await stepsOfTable();
    const used = new Set<number>();
    let at = 0;
    const unknown: string[] = [];
    for (const operation of operations) {
      const path = relative(recorded, pathIn(operation));
      const next = steps.findIndex(
        ({ names, pattern }, index) => index >= at && names.includes(operation.name) && pattern.test(path),
      );
      if (next < 0) unknown.push(`${operation.name} ${path} after step ${at + 1}`);
      else used.add((at = next));
    }
    expect(unknown).toEqual([]);
    expect(steps.filter((_, index) => !used.has(index)).map(({ row }) => row)).toEqual([]);
  });
});
