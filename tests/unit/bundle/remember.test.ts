import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { remember } from '../../../cli/bundle/remember.mjs';
import { thorough } from '../../support/thorough.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'remember-'));
  await writeFile(join(root, 'input.ts'), 'one');
});
afterEach(() => rm(root, { recursive: true }));

const folder = () => join(root, '.cache/kept');
const edit = (text: string) => writeFile(join(root, 'input.ts'), text);

/** A bundle of one input in two files. `meanwhile` happens after the input was read, with the number of the attempt. */
async function bundle(meanwhile: (attempt: number) => Promise<void> = async () => undefined) {
  let attempts = 0;
  const { path, facts } = await remember({
    root,
    name: 'kept',
    key: 'key',
    make: async () => {
      const text = await readFile(join(root, 'input.ts'), 'utf8');
      await meanwhile(++attempts);
      return {
        files: new Map([
          ['a.js', Buffer.from(text)],
          ['assets/b.css', Buffer.from('styles')],
        ]),
        inputs: ['input.ts'],
        facts: { styles: 'assets/b.css' },
      };
    },
  });
  return {
    text: await readFile(join(path, 'a.js'), 'utf8'),
    styles: await readFile(join(path, facts.styles), 'utf8'),
    path,
    attempts,
  };
}

/** A moment after which files that were written before have another time than those to come. */
const later = () => pause(50);

describe('a bundle', () => {
  it('is built once, also with new mtimes or in another folder', async () => {
    await later();
    const made = await bundle();
    expect([made.attempts, (await bundle()).attempts]).toEqual([1, 0]);
    await edit('one');
    await cp(made.path, `${made.path}-copy`, { recursive: true });
    await rm(made.path, { recursive: true });
    await cp(`${made.path}-copy`, made.path, { recursive: true });
    expect(await bundle()).toEqual({ ...made, attempts: 0 });
  });

  it('is rebuilt when an input is edited, even with the same length and mtime', async () => {
    await later();
    await bundle();
    const { atime, mtime } = await stat(join(root, 'input.ts'));
    await edit('two');
    await utimes(join(root, 'input.ts'), atime, mtime);
    await later();
    expect(await bundle()).toMatchObject({ text: 'two', attempts: 1 });
  });

  it('has the latest text of an input that is edited during the build', async () => {
    await later();
    const once = async (attempt: number) => {
      if (attempt === 1) await edit('two').then(later);
    };
    expect(await bundle(once)).toMatchObject({ text: 'two', attempts: 2 });
    expect(await bundle()).toMatchObject({ text: 'two', attempts: 0 });
  });

  it('leaves the four before it, those of the last ten minutes, and what was used since', async () => {
    const paths: string[] = [];
    const aged = async (path: string, minutes: number) => {
      const then = new Date(Date.now() - minutes * 60_000);
      for (const one of [
        path,
        ...(await readdir(folder())).filter((name) => name.endsWith('.json')).map((name) => join(folder(), name)),
      ])
        await utimes(one, then, then);
    };
    for (let number = 0; number < 8; number += 1) {
      await edit(String(number));
      await later();
      const { path } = await bundle();
      paths.push(path);
      await aged(path, 90 - number);
    }
    const left = async () => {
      const names = await readdir(folder());
      return paths.flatMap((path, number) => (names.includes(basename(path)) ? [number] : []));
    };
    expect(await left()).toEqual([3, 4, 5, 6, 7]);
    // Used again: its time is that of the use. The input of number 7 is still there.
    await bundle();
    expect((await stat(paths[7]!)).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
    await aged(paths[3]!, 5);
    await aged(paths[6]!, 25 * 60);
    await edit('new');
    await later();
    await bundle();
    expect(await left()).toEqual([3, 4, 5, 7]);
  });

  it('fails when inputs keep changing', async () => {
    await expect(bundle((attempt) => edit(String(attempt)))).rejects.toMatchObject({
      code: 1,
      problems: [
        {
          severity: 'error',
          what: 'source files keep changing',
          where: 'input.ts',
          why: 'they were written while they were bundled, 3 times in a row',
          fix: 'run the command again when they are saved',
        },
      ],
    });
  });

  it.each<[string, (path: string) => Promise<unknown>]>([
    ['a file of it has other bytes', (path) => writeFile(join(path, 'a.js'), 'ano')],
    ['a file of it is gone', (path) => rm(join(path, 'assets'), { recursive: true })],
    ['it is gone', (path) => rm(path, { recursive: true })],
    [
      'a folder is where its file was',
      (path) => rm(join(path, 'a.js')).then(() => mkdir(join(path, 'a.js/b'), { recursive: true })),
    ],
  ])('is mended when %s, whether or not there is a note of it', async (_, damage) => {
    await later();
    const { path } = await bundle();
    for (const withNote of [true, false]) {
      await damage(path);
      if (!withNote)
        for (const name of await readdir(folder())) if (name.endsWith('.json')) await rm(join(folder(), name));
      expect(await bundle()).toEqual({ text: 'one', styles: 'styles', path, attempts: 1 });
    }
    expect((await readdir(folder())).length).toBe(2);
  });

  it('is the same after any byte of its record was damaged', async () => {
    await later();
    const made = await bundle();
    const note = join(folder(), (await readdir(folder())).find((name) => name.endsWith('.json'))!);
    const whole = await readFile(note);
    for (let at = 0; at < whole.length; at += thorough ? 1 : 5) {
      const damaged = Buffer.from(whole);
      damaged[at]! ^= 0x11;
      await writeFile(note, damaged);
      expect(await bundle(), `byte ${at}`).toEqual({ ...made, attempts: 1 });
    }
  });

  it('is rebuilt when its record has become a folder', async () => {
    await later();
    const { path } = await bundle();
    const note = join(folder(), (await readdir(folder())).find((name) => name.endsWith('.json'))!);
    await rm(note);
    await mkdir(join(note, 'folder'), { recursive: true });
    expect(await bundle()).toMatchObject({ path, attempts: 1 });
    expect(await bundle()).toMatchObject({ path, attempts: 0 });
  });

  it.each(['{}', '[]', 'null', '{"hash":"x","facts":{},"inputs":{},"files":{"a":1}}', ''])(
    'is made again where its note is %s',
    async (text) => {
      await later();
      const { path } = await bundle();
      const note = (await readdir(folder())).find((name) => name.endsWith('.json'))!;
      await writeFile(join(folder(), note), text);
      expect(await bundle()).toMatchObject({ path, attempts: 1 });
    },
  );
});
