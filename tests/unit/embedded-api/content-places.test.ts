import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../../cli/embedded-api/content.ts';
import { jsonFiles, markdownFiles } from '../../../cli/embedded-api/content-schemas.ts';
import { jsonSchemaOf } from '../../../cli/embedded-api/known-fields.ts';
import type { Stop } from '../../../cli/problem.ts';
import { changedContent } from './support/changed-content.ts';

const starter = fileURLToPath(new URL('../../../config/content', import.meta.url));

async function problemsOf(changes: Record<string, string>) {
  const folder = await changedContent(changes);
  const stop = await readContent(folder).then(
    () => null,
    (failure: unknown) => failure as Stop,
  );
  return (stop?.problems ?? []).map(({ where, why, fix }) => [where.replace(folder, 'CONTENT'), why, fix]);
}

describe('a field that does not fit is named', () => {
  it('with line, column, value and a suggested value, in JSON', async () => {
    const links = [
      '[',
      '  { "name": "产品", "url": "", "children": [',
      '    { "children": [{ "name": "通话", "url": "/im", "tag": "hott" }] }',
      '  ] }',
      ']',
    ];
    expect(await problemsOf({ 'navigation/index.json': links.join('\n') })).toEqual([
      [
        'CONTENT/navigation/index.json:3:57, record [0].children[0].children[0], field tag',
        'Invalid option: expected one of "HOT"|"New"|"TwoDotZero"|"free"; it is "hott"',
        'correct it (did you mean "HOT"?); see config/content/README.md',
      ],
    ]);
  });

  it.each([
    ['seo.json', '{\n  "/": {,}\n}', '2:9'],
    ['seo.json', '{\n  "/"', '2:6'],
    ['blog/articles/new.md', '---\ntitle: 新\nauthor:\n\tname: 作者\n---\n正文。\n', '4:1'],
    ['blog/articles/new.md', '---\ntitle: 新\ntitle: 旧\n---\n正文。\n', '3:1'],
  ])('with the place of a syntax error, in %s', async (path, text, place) => {
    expect((await problemsOf({ [path]: text })).map(([where]) => where)).toEqual([`CONTENT/${path}:${place}`]);
  });

  it('with its place in the file and a suggested name, in front matter', async () => {
    const front = [
      '---',
      'title: 新',
      'sumary: 摘要',
      'type: im',
      'author: 作者',
      'publishTime: 昨天',
      'updateTime: 2026-06-01T10:00:00+08:00',
      '---',
      '正文。',
      '',
    ];
    const path = 'blog/articles/new.md';
    const wrong = await problemsOf({ [path]: front.join('\n') });
    expect(wrong.map(([where]) => where)).toEqual([
      `CONTENT/${path}:3:9, field sumary`,
      `CONTENT/${path}:6:14, field publishTime`,
      `CONTENT/${path}:6:14, field publishTime`,
    ]);
    expect(wrong[0]![2]).toBe('correct its name (did you mean "summary"?) or remove it; see config/content/README.md');
    expect(wrong[1]![1]).toMatch(/; it is "昨天"$/);
    const misspelt = front.map((line) =>
      line.replace('昨天', '2026-06-01T10:00:00+08:00').replace('sumary: 摘要', 'summary: 摘要\nkeyword: 一'),
    );
    expect(await problemsOf({ [path]: misspelt.join('\n') })).toEqual([
      [
        `CONTENT/${path}:4:10, field keyword`,
        'unknown field',
        'correct its name (did you mean "keywords"?) or remove it; see config/content/README.md',
      ],
    ]);
  });

  it('without a guess where nothing is near', async () => {
    const [[, , fix] = []] = await problemsOf({ 'blog/nav.json': '[{ "name": "a", "url": "/im", "zzzzzz": 1 }]' });
    expect(fix).toBe('correct its name or remove it; see config/content/README.md');
  });
});

describe('the schemas for editors', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const patternOf = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
  const kinds = Object.entries({ ...jsonFiles, ...markdownFiles }).map(([path, schema]) => ({
    pattern: patternOf(path),
    validate: ajv.compile(jsonSchemaOf(schema)),
  }));
  const kindOf = (file: string) => kinds.find(({ pattern }) => pattern.test(file));

  it('take every file of the starter content', async () => {
    const files = (await readdir(starter, { recursive: true })).filter(
      (file) => /\.(?:json|md)$/.test(file) && file !== 'README.md',
    );
    expect(files.length).toBeGreaterThan(80);
    for (const file of files) {
      const text = await readFile(join(starter, file), 'utf8');
      const data: unknown = file.endsWith('.json') ? JSON.parse(text) : parse(text.split('---\n')[1]!);
      const validate = kindOf(file)?.validate;
      expect(validate?.(data), `${file}: ${JSON.stringify(validate?.errors)}`).toBe(true);
    }
  });

  it('refuse what the build refuses', () => {
    expect(kindOf('blog/nav.json')!.validate([{ name: 'a' }])).toBe(false);
    expect(
      kindOf('navigation/en.json')!.validate([
        { name: 'a', url: '/', children: [{ children: [{ name: 'b', url: '/', tag: 'hot' }] }] },
      ]),
    ).toBe(false);
    expect(kindOf('cases/articles/x.md')!.validate({ title: 'a' })).toBe(false);
  });
});
