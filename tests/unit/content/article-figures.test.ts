import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { figureDataOf } from '../../../config/rules/figure-data.ts';

const folder = join(import.meta.dirname, '../../../config/content/blog/articles');
const blocks = /^```(\w*)\n([^]*?)^```$/gm;

const articles = await Promise.all(
  (await readdir(folder)).map(async (file) => {
    const text = await readFile(join(folder, file), 'utf8');
    const [, front = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
    const figures = [...body.matchAll(blocks)].flatMap(([, language, data = '']) =>
      language === 'figure' ? [data] : [],
    );
    const characters = body.replace(blocks, '').replace(/\s/g, '').length;
    return { file, published: /^publishTime: (.*)$/m.exec(front)![1]!, figures, characters };
  }),
);

it('the figures of all articles can be drawn', () => {
  const problems = articles.flatMap(({ file, figures }) =>
    figures.flatMap((data) => {
      const read = figureDataOf(data);
      return 'problem' in read ? [`${file}: ${read.problem}`] : [];
    }),
  );
  expect(problems).toEqual([]);
});

it('the ten newest articles have a figure for each 1,000 characters', () => {
  const newest = articles.sort((a, b) => b.published.localeCompare(a.published)).slice(0, 10);
  const few = newest.filter(({ figures, characters }) => figures.length < Math.ceil(characters / 1000));
  expect(few.map(({ file, figures, characters }) => `${file}: ${figures.length} for ${characters}`)).toEqual([]);
});
