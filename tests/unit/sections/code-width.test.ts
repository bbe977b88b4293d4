import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, it } from 'vitest';

type Sample = { label: string; code: string };

/** What fits beside words in a window of 1024 without scrolling: 489 px of letters 7.8 px wide. */
const most = 60;

/** Columns of a line; a Chinese character takes two at most. */
const columnsOf = (line: string) =>
  [...line].reduce((sum, letter) => sum + (letter === '\t' || letter > '\u2e7f' ? 2 : 1), 0);

const tooWide = (samples: readonly Sample[]) =>
  samples.flatMap(({ label, code }) =>
    code.split('\n').flatMap((line) => (columnsOf(line) > most ? [`${label}, ${columnsOf(line)}: ${line}`] : [])),
  );

const isSamples = (value: unknown): value is readonly Sample[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => typeof one === 'object' && one !== null && 'language' in one && 'code' in one);

/** Modules that hold samples name the languages they are written in. */
const modules = fastGlob
  .sync('{pages,components}/**/*.ts')
  .filter((file) => /language: CodeLanguage; code: string/.test(readFileSync(file, 'utf8')))
  .sort();

describe('code samples', () => {
  it('are found wherever pages keep them', () => {
    expect(modules).toContain('pages/products/netcall/code.ts');
    expect(modules.length).toBeGreaterThan(6);
  });

  it.each(modules)('of %s fit beside words at the narrowest desktop width', async (file) => {
    const exported: Record<string, unknown> = await import(join(process.cwd(), file));
    expect(tooWide(Object.values(exported).filter(isSamples).flat())).toEqual([]);
  });
});
