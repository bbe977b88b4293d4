import { describe, expect, it } from 'vitest';
import { readContent } from '../../support/content-api.ts';
import { readFrontMatter } from '../../../cli/embedded-api/front-matter.ts';
import { changedContent } from './support/changed-content.ts';

describe('a syntax error in front matter', () => {
  it.each([
    [
      'title: 一: 二',
      [1, 8],
      'the value contains `: `, which begins another field',
      'put the whole value in quotes: title: "一: 二"',
      { title: '一: 二' },
    ],
    [
      'title: 他说 "好": 二',
      [1, 8],
      'the value contains `: `, which begins another field',
      `put the whole value in quotes: title: '他说 "好": 二'`,
      { title: '他说 "好": 二' },
    ],
    [
      'quote: { text: a: b }',
      [1, 8],
      'the value contains `: `, which begins another field',
      'put the whole value in quotes: quote: "{ text: a: b }"',
      { quote: '{ text: a: b }' },
    ],
    [
      'title: @云桥',
      [1, 8],
      'the value begins with @, a sign of YAML',
      'put the whole value in quotes: title: "@云桥"',
      { title: '@云桥' },
    ],
    [
      'title: *重点* 与其余',
      [1, 8],
      'the value begins with *, a sign of YAML',
      'put the whole value in quotes: title: "*重点* 与其余"',
      { title: '*重点* 与其余' },
    ],
    [
      'title: &x y',
      [1, 8],
      'the value begins with &, a sign of YAML',
      'put the whole value in quotes: title: "&x y"',
      { title: '&x y' },
    ],
    [
      'title: "快"，还要稳',
      [1, 8],
      'text follows the closing " of the value',
      `put the whole value in quotes: title: '"快"，还要稳'`,
      { title: '"快"，还要稳' },
    ],
    [
      'title: [公告] 停机',
      [1, 8],
      'text follows the closing ] of the value',
      'put the whole value in quotes: title: "[公告] 停机"',
      { title: '[公告] 停机' },
    ],
    [
      'title: "未完',
      [1, 8],
      'the value begins with " and has no "',
      `put the whole value in quotes: title: '"未完'`,
      { title: '"未完' },
    ],
    [
      'title: C# 与 #标签 讨论',
      [1, 8],
      'the value contains ` #`, and what follows it is dropped',
      'put the whole value in quotes: title: "C# 与 #标签 讨论"',
      { title: 'C# 与 #标签 讨论' },
    ],
    ['title：新', [1, 1], 'the name is followed by a full-width colon', 'write title: 新', { title: '新' }],
    ['title:新', [1, 1], 'no space follows the colon', 'write title: 新', { title: '新' }],
    ['quote:\n\tby: 林', [2, 1], 'the line begins with a tab', 'indent it with spaces', { quote: { by: '林' } }],
  ])('is explained: %s', (text, place, why, fix, fields) => {
    expect(readFrontMatter(`${text}\ntype: im`)).toMatchObject({
      fields,
      faults: [{ place, why, fix }],
    });
  });

  it('is found on every line, and the other fields are read', () => {
    const text = ['title: 一: 二', 'summary: "快"，稳', 'type: im', 'type: rtc', 'author: @云桥'];
    const { fields, faults } = readFrontMatter(text.join('\n'));
    expect(faults.map(({ place: [line], why }) => [line, why])).toEqual([
      [1, 'the value contains `: `, which begins another field'],
      [2, 'text follows the closing " of the value'],
      [4, 'the field type occurs twice'],
      [5, 'the value begins with @, a sign of YAML'],
    ]);
    expect(fields).toEqual({ title: '一: 二', summary: '"快"，稳', type: 'im', author: '@云桥' });
  });

  it.each([
    ['title 无冒号\nsummary: x', '1:1', 'the line "title 无冒号" is no field: no colon with a space follows a name'],
    ['title: x\nsummary', '2:1', 'the line "summary" is no field: no colon with a space follows a name'],
    ['title：全角', '1:1', 'the name is followed by a full-width colon'],
    ['title:x', '1:1', 'no space follows the colon'],
    [
      'title: x\n  summary: y',
      '2:1',
      'the line begins with spaces, so it continues the value above it, which has no fields',
    ],
    ['title: "a\\q"', '1:10', 'a backslash in double quotes begins a code for a character, and this one is none'],
    ['title: - x', '1:8', 'the value begins with -, a sign of YAML'],
    ['summary: >- 文字', '1:10', 'the value begins with >, a sign of YAML'],
    ['title: ]x', '1:8', 'the value begins with ], a sign of YAML'],
    ['<<<<<<< HEAD\ntitle: a', '1:1', 'it is a mark of Git, of two versions that were not merged'],
    [
      'keywords: a\n- c',
      '2:1',
      'the entry of a list belongs to no field: it is indented otherwise than the entries before it, or no field is above it',
    ],
  ])('is named in words for its writer: %j', (text, place, why) => {
    const { faults } = readFrontMatter(text);
    expect(faults.map((fault) => [fault.place.join(':'), fault.why])).toEqual([[place, why]]);
    expect(faults[0]!.fix).not.toMatch(/YAML|syntax|scalar|mapping/);
  });

  it('is found with those behind it', () => {
    const { fields, faults } = readFrontMatter('a 1\ntitle: 新\nx\n\ny: [');
    expect(faults.map(({ place: [line] }) => line)).toEqual([1, 3, 5]);
    expect(fields).toEqual({ title: '新', y: '[' });
  });

  it('is not found in valid YAML', () => {
    const text =
      'title: "一: 二"\nkeywords: a, b\nlink: https://a.example/?x=1\nmetrics:\n  - { value: 1, label: "a: b" }\n';
    expect(readFrontMatter(text)).toEqual({
      text,
      fields: {
        title: '一: 二',
        keywords: 'a, b',
        link: 'https://a.example/?x=1',
        metrics: [{ value: 1, label: 'a: b' }],
      },
      faults: [],
    });
  });
});

const fields = [
  'title: 新',
  'summary: 摘要',
  'type: im',
  'author: 作者',
  'publishTime: 2026-06-01T10:00:00+08:00',
  'updateTime: 2026-06-01T10:00:00+08:00',
];
const articleOf = async (text: string) => {
  const content = await readContent(await changedContent({ 'blog/articles/new.md': text }));
  return { warnings: content.warnings, article: content.articles.find(({ head }) => head.id === 'new')! };
};
const withFields = (...more: string[]) => ['---', ...fields, ...more, '---', '正文。', ''].join('\n');

describe('front matter', () => {
  it.each([
    ['blanks after the dashes', withFields().replaceAll('---', '--- \t')],
    ['a byte order mark', `\ufeff${withFields()}`],
    ['CR LF', withFields().replaceAll('\n', '\r\n')],
    ['all three', `\ufeff${withFields().replaceAll('---', '---  ').replaceAll('\n', '\r\n')}`],
  ])('may have %s', async (_, text) => {
    const { article, warnings } = await articleOf(text);
    expect(warnings).toEqual([]);
    expect(article).toMatchObject({ head: { title: '新', author: '作者' }, content: '<p>正文。</p>\n' });
  });

  it('may have optional fields that are empty: they are absent', async () => {
    const { article, warnings } = await articleOf(withFields('cover:', "keywords: ''", 'draft:', 'expireTime: null'));
    expect(warnings).toEqual([]);
    expect(article.keywords).toBeUndefined();
    for (const name of ['cover', 'draft', 'expireTime']) expect(article.head).not.toHaveProperty(name);
  });

  it('with an invalid optional field costs that field, and warns', async () => {
    const { article, warnings } = await articleOf(withFields('cover: //elsewhere.example/a.webp', 'keywords: [a]'));
    expect(article.head.title).toBe('新');
    expect(article.head).not.toHaveProperty('cover');
    expect(article.keywords).toBeUndefined();
    expect(
      warnings.map(({ severity, where, why, fix }) => [severity, where.replace(/^.*new\.md/, ''), why, fix]),
    ).toEqual([
      [
        'warning',
        ':8:8, field cover',
        'expected a site path, or an https address on media.yunqiao.example; it is "//elsewhere.example/a.webp"; the page is made without cover',
        'correct it; see config/content/README.md',
      ],
      [
        'warning',
        ':9:11, field keywords',
        'expected a text, received a list; the page is made without keywords',
        'write a text; see config/content/README.md',
      ],
    ]);
  });

  it('with an invalid field that hides the record is an error: a draft would be published', async () => {
    for (const field of ['draft: yes', 'expireTime: soon'])
      await expect(articleOf(withFields(field)), field).rejects.toMatchObject({ code: 1 });
  });

  it('with a syntax error has the places of invalid fields behind it', async () => {
    const text = withFields('autor: 乙').replace('title: 新', 'title: 新: 旧');
    await expect(articleOf(text)).rejects.toMatchObject({
      problems: [
        { where: expect.stringMatching(/new\.md:2:8$/) },
        { where: expect.stringMatching(/new\.md:8:8, field autor$/) },
      ],
    });
  });

  it('may have a publishTime after the updateTime: the later one counts', async () => {
    const text = withFields().replace('publishTime: 2026-06-01', 'publishTime: 2026-07-01');
    const { article, warnings } = await articleOf(text);
    expect(warnings).toEqual([]);
    expect(article.head).toMatchObject({
      publishTime: '2026-07-01T10:00:00+08:00',
      updateTime: '2026-07-01T10:00:00+08:00',
    });
  });
});

describe('a record of a list', () => {
  const cost = async (path: string, data: unknown) => {
    const content = await readContent(await changedContent({ [path]: JSON.stringify(data) }));
    return { content, warnings: content.warnings.map(({ where }) => where.replace(/^.*(?=\d:\d)[\d:]+, /, '')) };
  };

  it('loses the optional field, not the records around it', async () => {
    const link = { name: '通话', url: '/im', tag: 'hott', icon: '' };
    const { content, warnings } = await cost('navigation/index.json', [
      { name: '产品', url: '', component: null, children: [{ caption: '', children: [link] }] },
    ]);
    expect(content.navigation['index']).toEqual([
      { name: '产品', url: '', children: [{ children: [{ name: '通话', url: '/im' }] }] },
    ]);
    expect(warnings).toEqual(['record [0].children[0].children[0], field tag']);
  });

  it('loses an optional record whose field is invalid', async () => {
    const feature = { name: '新', url: 'nowhere' };
    const { content, warnings } = await cost('navigation/index.json', [{ name: '产品', url: '', feature }]);
    expect(content.navigation['index']).toEqual([{ name: '产品', url: '' }]);
    expect(warnings).toEqual(['record [0].feature, field url']);
  });
});
