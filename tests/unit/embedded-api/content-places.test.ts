import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../support/content-api.ts';
import { contentFiles } from '../../../cli/embedded-api/content.ts';
import definition from '../../../config/index.ts';
import { jsonSchemaOf } from '../../../cli/embedded-api/known-fields.ts';
import type { Stop } from '../../../cli/problem.ts';
import { changedContent } from './support/changed-content.ts';

const starter = fileURLToPath(new URL('../../../config/content', import.meta.url));

async function problemsOf(changes: Record<string, string | Buffer>) {
  const folder = await changedContent(changes);
  const problems = await readContent(folder).then(
    ({ warnings }) => warnings,
    (failure: unknown) => (failure as Stop).problems,
  );
  return problems.map(({ where, why, fix }) => [where.replace(folder, 'CONTENT'), why.replace(folder, 'CONTENT'), fix]);
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
        'expected one of "HOT"|"New"|"TwoDotZero"|"free"; it is "hott"; the page is made without tag',
        'correct it (did you mean "HOT"?); see config/content/README.md',
      ],
    ]);
  });

  it('with the place of a syntax error in JSON, also where Node.js reports none', async () => {
    const [problem] = await problemsOf({ 'navigation/index.json': '[\n  { "name": "产品", }\n]' });
    expect(problem?.[0]).toBe('CONTENT/navigation/index.json:2:19');
    const [short] = await problemsOf({ 'navigation/index.json': '[,' });
    expect(short?.[0]).toBe('CONTENT/navigation/index.json:1:2');
  });

  it('with the place of what does not agree with other records', async () => {
    const front = (rest: string) => `---\ntitle: 新\nsummary: 摘要\ntype: ${rest}\nauthor: 作者\n---\n正文。\n`;
    const times = (published: string, more: string) =>
      `im\npublishTime: ${published}\nupdateTime: 2026-06-01T10:00:00+08:00${more}`;
    expect(
      await problemsOf({
        'blog/articles/a.md': front(times('2026-06-01T10:00:00+08:00', '').replace('im', 'imm')),
        'blog/articles/b.md': front(times('2026-06-01T02:00:00Z', '\nexpireTime: 2026-06-01T10:00:00+08:00')),
        'blog/nav.json': '[]',
        'blog/types.json':
          '[\n  { "id": "im", "name": "a" },\n  { "id": "rtc", "name": "b" },\n  { "id": "im", "name": "b" }\n]',
      }),
    ).toEqual([
      [
        'CONTENT/blog/types.json:4:11, record [2], field id',
        '"im" is already the id of [0]',
        'give each record a unique id',
      ],
      [
        'CONTENT/blog/articles/a.md:4:7, field type',
        '"imm" is no category: CONTENT/blog/types.json has im, rtc, im',
        'name one of them (did you mean "im"?), or add the category there',
      ],
      [
        'CONTENT/blog/articles/b.md:7:13, field expireTime',
        '2026-06-01T10:00:00+08:00 is not after its publishTime, 2026-06-01T02:00:00Z',
        'correct one of the two times',
      ],
    ]);
  });

  it('with the place of a duplicate key, at any depth', async () => {
    const text =
      '{\n  "/": { "title": "首页", "keywords": "\\"a\\": {" },\n  "/im": { "title": "甲", "description": "{", "title": "乙" }\n}';
    expect(await problemsOf({ 'seo.json': text })).toEqual([
      ['CONTENT/seo.json:3:46', '"title" occurs twice in one object', 'remove one of them, or correct its name'],
    ]);
    expect(await problemsOf({ 'seo.json': '{ "/a": { "title": "甲" },\n "\\u002fa": { "title": "乙" } }' })).toEqual([
      ['CONTENT/seo.json:2:2', '"/a" occurs twice in one object', 'remove one of them, or correct its name'],
    ]);
  });

  it('with the place of the first byte that is not UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('{\n  "/": "首'), Buffer.from([0xc4, 0xe3]), Buffer.from('"\n}')]);
    expect(await problemsOf({ 'seo.json': bytes })).toEqual([
      ['CONTENT/seo.json:2:10', 'it contains invalid UTF-8', 'save it as UTF-8'],
    ]);
    const cut = Buffer.from('[]\n\ufffd 首').subarray(0, -1);
    expect((await problemsOf({ 'seo.json': cut })).map(([where]) => where)).toEqual(['CONTENT/seo.json:2:3']);
  });

  it.each([
    ['seo.json', '{\n  "/": {,}\n}', '2:9'],
    ['seo.json', '{\n  "/"', '2:6'],
    ['blog/articles/new.md', '---\ntitle: 新\nauthor:\n\tname: 作者\n---\n正文。\n', '4:1'],
    ['blog/articles/new.md', '---\ntitle: 新\ntitle: 旧\n---\n正文。\n', '3:1'],
  ])('with the place of a syntax error, in %s', async (path, text, place) => {
    expect((await problemsOf({ [path]: text })).map(([where]) => where)[0]).toBe(`CONTENT/${path}:${place}`);
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
    ]);
    expect(wrong[0]![2]).toBe('correct its name (did you mean "summary"?) or remove it; see config/content/README.md');
    expect(wrong[1]![1]).toMatch(/; received "昨天"$/);
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

  it('with all names where nothing is near', async () => {
    const [[, , fix] = []] = await problemsOf({ 'blog/nav.json': '[{ "name": "a", "url": "/im", "zzzzzz": 1 }]' });
    expect(fix).toBe('correct its name (one of name, url) or remove it; see config/content/README.md');
  });
});

describe('the schemas for editors', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const patternOf = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
  const kinds = contentFiles(definition).map(({ path, schema }) => ({
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

  const article = {
    title: '新',
    summary: '摘要',
    type: 'im',
    author: '作者',
    publishTime: '2026-06-01T10:00:00+08:00',
    updateTime: '2026-06-01T10:00:00+08:00',
  };
  const { author: _, ...common } = article;
  const customer = {
    ...common,
    type: 'education',
    customer: '渡口银行',
    products: ['im'],
    metrics: [
      { value: '9 分钟', label: '用时' },
      { value: '80%', label: '占比' },
    ],
  };
  const types = [
    { id: 'im', name: '即时通讯' },
    { id: 'rtc', name: '音视频' },
  ];
  const menu = (link: object) => [
    { name: 'a', url: '/im', children: [{ children: [{ name: 'b', url: '/im', ...link }] }] },
  ];
  const banner = { id: 'a', site: 'zh', title: 't', link: '/im', action: 'go' };
  const demo = { id: 'a', title: 't', description: 'd', products: ['im'], clients: [] };
  const both = (files: Record<string, readonly (readonly [verdict: 'good' | 'bad', data: unknown])[]>) =>
    Object.entries(files).flatMap(([file, rows]) => rows.map(([verdict, data]) => ({ file, verdict, data })));

  it.each(
    both({
      'blog/articles/x.md': [
        ['good', article],
        ['good', { ...article, draft: true, keywords: '', expireTime: '2027-01-01T00:00:00Z' }],
        ['good', { ...article, cover: '/icon-512.png' }],
        ['good', { ...article, cover: 'room.jpg' }],
        ['good', { ...article, cover: 'https://media.yunqiao.example/a.webp' }],
        ['good', { ...article, publishTime: '2024-02-29T23:59:59.5-09:30' }],
        ['bad', { ...article, publishTime: '2026-02-29T10:00:00+08:00' }],
        ['good', { ...article, publishTime: '2026-06-01T10:00:00' }],
        ['bad', { ...article, publishTime: '2026-06-01T25:00:00' }],
        ['good', { ...article, publishTime: '2026-06-01' }],
        ['good', { ...article, publishTime: '2026-06-01 10:00+0800', cover: '', keywords: null, draft: null }],
        ['bad', { ...article, title: null }],
        ['bad', { ...article, publishTime: '1969-12-31T10:00:00Z' }],
        ['bad', { ...article, publishTime: 2026 }],
        ['bad', { ...article, cover: 'https://elsewhere.example/a.webp' }],
        ['bad', { ...article, cover: '//elsewhere.example/a.webp' }],
        ['bad', { ...article, title: '' }],
        ['bad', { ...article, title: '长'.repeat(5001) }],
        ['bad', { ...article, keyword: 'a' }],
        ['bad', { ...article, draft: 'yes' }],
        ['bad', { title: 'a' }],
      ],
      'cases/articles/x.md': [
        ['good', customer],
        ['good', { ...customer, desc_link: ' /edu ', quote: null }],
        ['bad', { ...customer, desc_link: 'javascript:alert(1)' }],
        ['bad', { ...customer, metrics: customer.metrics.slice(1) }],
        ['bad', { ...customer, products: ['nothing'] }],
        ['bad', { ...customer, quote: { text: 'a' } }],
        ['bad', { ...customer, quote: { text: 'a', by: 'b', of: 'c' } }],
      ],
      'navigation/index.json': [
        ['good', menu({ tag: 'HOT', icon: 'message-square' })],
        ['good', menu({ tag: '', icon: null })],
        ['bad', menu({ tag: 'hot' })],
        ['bad', menu({ titel: 'a' })],
        ['bad', menu({ url: '//elsewhere.example' })],
        ['bad', { menu: [] }],
      ],
      'blog/types.json': [
        ['good', types],
        ['bad', [...types, { id: 7, name: 'a' }]],
        ['bad', [...types, { id: 'a', name: 'a', descr: 'b' }]],
      ],
      'seo.json': [
        ['good', { '/im': { title: 'a', description: '' } }],
        ['bad', { '/im': { description: 'a' } }],
        ['bad', { '/im': { title: 'a', titel: 'b' } }],
      ],
      'banners.json': [
        ['good', [banner]],
        ['bad', [{ ...banner, site: 'fr' }]],
        ['bad', [{ ...banner, image: 'https://elsewhere.example/a.png' }]],
        ['bad', [{ ...banner, link: 'ftp://a' }]],
      ],
      'demos.json': [
        ['good', [demo]],
        ['good', [{ ...demo, clients: [{ type: 'web', title: 'a', children: [{ title: 'b', link: '/im' }] }] }]],
        ['bad', [{ ...demo, clients: [{ type: 'webb', title: 'a' }] }]],
        ['bad', [{ ...demo, products: 'im' }]],
      ],
    }),
  )('and `site content check` agree: $verdict $file $data', async ({ file, verdict, data }) => {
    const validate = kindOf(file)!.validate;
    const text = file.endsWith('.md') ? `---\n${JSON.stringify(data)}\n---\n正文。\n` : JSON.stringify(data);
    const found = await problemsOf({ [file]: text });
    const problems = found.filter(([, why]) => why !== 'the file does not exist');
    const verdicts = { editor: validate(data) ? 'good' : 'bad', check: problems.length === 0 ? 'good' : 'bad' };
    const reasons = JSON.stringify([validate.errors, problems]);
    expect(verdicts, reasons).toEqual({ editor: verdict, check: verdict });
  });
});
