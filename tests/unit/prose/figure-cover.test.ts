import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { figureCover } from '../../../components/prose/figures/cover.ts';

const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

it('a cover shows four rows of the figure at most, the marked one among them, without notes', () => {
  const rows = ['甲', '乙', '丙', '丁', '戊'].map(
    (name, index) => `${index === 4 ? '* ' : ''}${name} | ${index + 1} | 注`,
  );
  const svg = figureCover(['kind: bars', 'caption: 字', 'unit: 秒', '', ...rows].join('\n'))!;
  expect(textsOf(svg)).toEqual(['乙', '2 秒', '丙', '3 秒', '丁', '4 秒', '戊', '5 秒']);
});

it('a text that describes no figure has no cover', () => {
  expect(figureCover('kind: pie\ncaption: 字\n\n甲 | 1\n乙 | 2')).toBeNull();
  expect(figureCover('')).toBeNull();
});

it('steps are numbered, and their text is escaped', () => {
  const svg = figureCover('kind: steps\ncaption: 字\n\n<b> | 先\n二 | 后')!;
  expect(textsOf(svg)).toEqual(['1', '&lt;b&gt;', '2', '二']);
});

it('the first figures of all articles are drawn inside the picture', () => {
  const folder = join(import.meta.dirname, '../../../config/content/blog/articles');
  const figures = readdirSync(folder).flatMap((file) =>
    (/```figure\n(.*?)```/s.exec(readFileSync(join(folder, file), 'utf8')) ?? []).slice(1),
  );
  expect(figures.length).toBeGreaterThan(20);
  for (const text of figures) {
    const [, scale] = /scale\(([\d.]+)\)/.exec(figureCover(text)!)!;
    // Below it, letters of 12 would be smaller than 11 px on a phone of 390 px.
    expect(Number(scale), text).toBeGreaterThanOrEqual(0.9);
  }
});
