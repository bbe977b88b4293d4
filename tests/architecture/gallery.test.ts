import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import glob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import { nights, papers } from '../../config/themes.ts';
import { guideOf } from '../../cli/dev/engine/gallery.ts';
import { areas } from '../../config/routes/index.ts';
import { entries } from '../gallery/entries.ts';
import { sheets } from '../gallery/sheets/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Sections without a sheet: shown with another one, or made of the content of a call. */
const withoutSheet = [
  'start-blocks',
  'start-cases',
  'start-limits',
  'start-receipt',
  'chooser-art',
  'banner-row',
  'chooser',
  'filtered-groups',
  'product-bento',
];

describe('the gallery', () => {
  it('has a sheet for every section', async () => {
    const sections = await glob(['components/sections/*.tsx', 'components/sections/*/*.tsx'], { cwd: root });
    const names = sections.map((path) => path.slice('components/sections/'.length, -'.tsx'.length));
    const texts = (await glob('tests/gallery/sheets/*.tsx', { cwd: root, absolute: true })).map((path) =>
      readFileSync(path, 'utf8'),
    );
    const shown = (name: string) => texts.some((text) => text.includes(`components/sections/${name}.tsx`));
    // A part of a section is beside it in its folder.
    const whole = (name: string) => !name.includes('/') || name.split('/')[0] === name.split('/')[1];
    expect(names.filter((name) => whole(name) && !shown(name)).sort()).toEqual([...withoutSheet].sort());
  });

  it('shows each with two contents at least, in both languages', () => {
    const poor = Object.entries(sheets).filter(
      ([, specimens]) => new Set(specimens.map(({ edition }) => edition)).size < 2,
    );
    expect(poor.map(([sheet]) => sheet)).toEqual([]);
  });

  it('shows every night and every paper', () => {
    const specimens = Object.values(sheets).flat();
    expect(new Set(specimens.flatMap(({ night }) => night ?? []))).toEqual(new Set(nights));
    expect(new Set(specimens.flatMap(({ paper }) => paper ?? []))).toEqual(new Set(papers));
  });

  it('lists the sheets that are there', async () => {
    const files = await glob('*.tsx', { cwd: join(root, 'tests/gallery/sheets') });
    expect(Object.keys(sheets).sort()).toEqual(files.map((file) => file.slice(0, -'.tsx'.length)).sort());
  });

  const parts = entries.flatMap((entry) => entry.parts);
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

  it('names parts that there are', () => {
    const missing = parts.filter((part) => {
      const [file, name] = part.split('#');
      return !new RegExp(`^export (?:function|const) ${name}\\b`, 'm').test(textOf(file!));
    });
    expect(missing).toEqual([]);
  });

  it('has every part of drawings that pages compose, and every engine of the guide', async () => {
    const kit = await glob(['components/art/kit/*.tsx', 'components/art/kit/people/{person,avatar,cast}.tsx'], {
      cwd: root,
    });
    const shown = (file: string) => parts.some((part) => part.startsWith(`${file}#`));
    expect(kit.filter((file) => !shown(file))).toEqual([]);
    const [, table = ''] = textOf('pages/README.md').split('| engine in `components/try/` |');
    const engines = [...table.slice(0, table.indexOf('\n\n')).matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name!);
    const named = entries.filter(({ group }) => group === 'engines').map(({ id }) => id.slice('engine-'.length));
    expect(named.sort()).toEqual(engines.sort());
  });

  it('shows each engine in a page that uses it', () => {
    const rows = Object.values(areas).flat() as readonly { path: string; page?: string }[];
    for (const {
      example,
      parts: [part],
    } of entries.filter(({ group }) => group === 'engines')) {
      const row = rows.find(({ path }) => path === example!.address);
      expect(example!.file.startsWith(`pages/${row?.page}/`)).toBe(true);
      const source = part!.split('#')[0]!.split('/').at(-1)!;
      expect(textOf(example!.file)).toContain(`components/try/${source}'`);
    }
  });

  it('says of each section when to use it, from the guide', () => {
    const guide = textOf('pages/README.md');
    const unsaid = entries
      .filter(({ group }) => group === 'sections')
      .flatMap((entry) => entry.parts)
      .map((part) => part.split('#')[1]!)
      .filter((name) => guideOf(guide, name).markup === '');
    expect(unsaid).toEqual([]);
  });
});
