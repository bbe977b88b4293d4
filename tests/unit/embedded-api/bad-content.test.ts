import { describe, expect, it } from 'vitest';
import { problemsOf } from './support/changed-content.ts';

const readme = 'correct it; see config/content/README.md';
const missing = 'add it; see config/content/README.md';
const article = (front: string, body = '正文。') =>
  `---\ntitle: 新\nsummary: 摘要\ntype: im\nauthor: 作者\npublishTime: 2026-06-01T10:00:00+08:00\nupdateTime: 2026-06-01T10:00:00+08:00\n${front}---\n${body}\n`;
const path = 'blog/articles/new.md';
const file = `CONTENT/${path}`;

describe('a field that does not fit', () => {
  it('is named with its file and record', async () => {
    const links = [{ name: '产品', url: '', children: [{ children: [{ name: '', url: '/im', tag: 'hot' }] }] }];
    expect(await problemsOf({ 'navigation/index.json': JSON.stringify(links) })).toEqual([
      [
        'invalid content in navigation/index.json',
        'CONTENT/navigation/index.json, record [0].children[0].children[0], field tag',
        'expected one of "HOT"|"New"|"TwoDotZero"|"free"; it is "hot"; the page is made without tag',
        readme,
      ],
      [
        'invalid content in navigation/index.json',
        'CONTENT/navigation/index.json, record [0].children[0].children[0], field name',
        'it is empty',
        'write a value; see config/content/README.md',
      ],
    ]);
  });

  it('is named where records have names instead of numbers', async () => {
    expect(
      await problemsOf({
        'seo.json': '{ "/im": { "description": "没有标题" } }',
        'common.json': '{ "others": [{ "extra": "x" }] }',
      }),
    ).toEqual([
      ['invalid content in seo.json', 'CONTENT/seo.json, record /im, field title', 'the field is missing', missing],
      [
        'invalid content in common.json',
        'CONTENT/common.json, record others[0], field value',
        'the field is missing',
        missing,
      ],
    ]);
  });

  it('is the whole file when that is of the wrong kind', async () => {
    expect(await problemsOf({ 'banners.json': '{}' })).toEqual([
      [
        'invalid content in banners.json',
        'CONTENT/banners.json',
        'expected a list, received fields',
        'write a list, such as [a, b]; see config/content/README.md',
      ],
    ]);
  });

  it('is refused when its name is unknown, because a misspelt optional field would be lost silently', async () => {
    expect(
      await problemsOf({
        'blog/types.json': '[{ "id": "im", "name": "即时通讯", "descr": "消息" }, { "id": "rtc", "name": "音视频" }]',
      }),
    ).toEqual([
      [
        'invalid content in blog/types.json',
        'CONTENT/blog/types.json, record [0], field descr',
        'unknown field',
        'correct its name or remove it; see config/content/README.md',
      ],
    ]);
  });
});

describe('a file', () => {
  it('that is missing, no JSON or no UTF-8 is named, each of them in one go', async () => {
    expect(
      await problemsOf({
        'seo.json': null,
        'common.json': '{"others":',
        'activities.json': Buffer.from([0x5b, 0xff, 0x5d]),
        navigation: null,
      }),
    ).toEqual([
      [
        'navigation cannot be read',
        'CONTENT/navigation',
        'the folder does not exist',
        'create the folder; see config/content/README.md',
      ],
      [
        'seo.json cannot be read',
        'CONTENT/seo.json',
        'it does not exist',
        'create the file; see config/content/README.md',
      ],
      ['common.json is not JSON', 'CONTENT/common.json', 'Unexpected end of JSON input', 'correct the syntax error'],
      ['activities.json is not UTF-8', 'CONTENT/activities.json', 'it contains invalid UTF-8', 'save it as UTF-8'],
    ]);
  });

  it('of blog blocks holds all four kinds', async () => {
    expect(await problemsOf({ 'blog/blocks.json': '{ "banner": [], "activity": [], "link": [] }' })).toEqual([
      [
        'invalid content in blog/blocks.json',
        'CONTENT/blog/blocks.json, field blogcover',
        'the field is missing',
        missing,
      ],
    ]);
  });
});

describe('an article', () => {
  it.each([
    ['*a '.repeat(300_000), 'it took longer than 10 s'],
    ['> '.repeat(20_000), 'its lists, quotations or signs are nested too deeply'],
  ])('that the parser of Markdown cannot convert is named (%#)', async (body, why) => {
    expect(await problemsOf({ [path]: article('', body) })).toContainEqual([
      `${path} cannot be converted to HTML`,
      file,
      why,
      'remove the long rows of signs from its text, or divide it',
    ]);
  });

  it('whose front matter does not fit names the field', async () => {
    const text = article('keyword: 声音\ndraft: yes\nversion: 3\n')
      .replace('publishTime: 2026-06-01', 'publishTime: 2026-06-41')
      .replace('summary: 摘要\n', '')
      .replace('title: 新', 'titel: 新')
      .replace('author: 作者', 'author: 7');
    expect(await problemsOf({ [path]: text.replace('type: im', 'type: immm') })).toEqual(
      [
        ['titel', 'unknown field', 'correct its name or remove it; see config/content/README.md'],
        ['keyword', 'unknown field', 'correct its name or remove it; see config/content/README.md'],
        [
          'version',
          'unknown field',
          'correct its name (one of title, summary, type, author, cover, publishTime, updateTime, draft, expireTime, keywords) or remove it; see config/content/README.md',
        ],
        ['summary', 'the field is missing', missing],
        ['author', 'expected a text, received 7', 'put it in quotes: "7"'],
        [
          'publishTime',
          'expected a time with its offset from UTC, such as 2026-03-05T10:00:00+08:00; received "2026-06-41T10:00:00+08:00"',
          readme,
        ],
        ['draft', 'expected true or false, received "yes"', 'write true or false; see config/content/README.md'],
        [
          'type',
          '"immm" is no category: CONTENT/blog/types.json has im, rtc',
          'name one of them, or add the category there',
        ],
      ].map(([field, why, fix]) => ['invalid content in blog/articles/new.md', `${file}, field ${field}`, why, fix]),
    );
    expect(await problemsOf({ [path]: article('keyword: 声音\n') })).toEqual([
      [
        'invalid content in blog/articles/new.md',
        `${file}, field keyword`,
        'unknown field',
        'correct its name or remove it; see config/content/README.md',
      ],
    ]);
  });

  it.each([
    [
      'has no front matter',
      '正文。',
      'it does not begin with a block between two lines of ---',
      'begin it with title, summary and the other fields, between two lines of ---',
    ],
    [
      'has no front matter',
      `\n \n${article('')}`,
      'an empty line or a space stands before its first ---',
      'remove what stands there',
    ],
    ['has no text', article('', ''), 'nothing follows its front matter', 'write the article, or remove the file'],
    [
      'has front matter that is not YAML',
      article('keywords: "声音\n'),
      'the value begins with " and has no "',
      "put the whole value in quotes: keywords: '\"声音'",
    ],
    [
      'is too large',
      article('', 'a'.repeat(4_000_000)),
      expect.stringMatching(/^it has 4000\d{3} bytes, more than 4000000$/),
      'divide its text, and put pictures into files of their own',
    ],
  ])('that %s is refused', async (what, text, why, fix) => {
    expect(await problemsOf({ [path]: text })).toEqual([[`${path} ${what}`, file, why, fix]]);
  });

  it('has no second title: each one is named with its line', async () => {
    const text = article('', '# 大标题\n\n正文。\n\n```sh\n# 注释\n```\n\n又一个\n===\n');
    const lineOf = (words: string) => text.split('\n').indexOf(words) + 1;
    expect(await problemsOf({ [path]: text })).toEqual(
      [
        ['大标题', lineOf('# 大标题')],
        ['又一个', lineOf('又一个')],
      ].map(([words, line]) => [
        `${path} has a second title`,
        `CONTENT/${path}:${line}`,
        `its heading "${words}" is of the first level, which is the title's`,
        'begin the headings of the text with ##',
      ]),
    );
  });

  it.each([
    ['page', '/dev-blog/page is an address of the blog itself'],
    ['category', '/dev-blog/category is an address of the blog itself'],
    ['components', '/dev-blog/components is an address of the blog itself'],
    ['New_Article', '"New_Article" is not lower-case words joined by hyphens'],
    ['新', '"新" is not lower-case words joined by hyphens'],
  ])('cannot have the id %s', async (id, why) => {
    const name = `blog/articles/${id}.md`;
    expect(await problemsOf({ [name]: article('') })).toEqual([
      [`${name} cannot be an address`, `CONTENT/${name}`, why, 'rename the file'],
    ]);
  });

  it('is of a category that exists', async () => {
    expect(await problemsOf({ [path]: article('').replace('type: im', 'type: video') })).toEqual([
      [
        `invalid content in ${path}`,
        `${file}, field type`,
        '"video" is no category: CONTENT/blog/types.json has im, rtc',
        'name one of them, or add the category there',
      ],
    ]);
  });
});

describe('an id', () => {
  it('occurs once in its list', async () => {
    const types = '[{ "id": "im", "name": "一" }, { "id": "rtc", "name": "二" }, { "id": "im", "name": "三" }]';
    const blocks =
      '{ "banner": [], "activity": [], "link": [{ "id": "a", "title": "一" }, { "id": "a", "title": "二" }], "blogcover": [] }';
    expect(await problemsOf({ 'blog/types.json': types, 'blog/blocks.json': blocks })).toEqual([
      [
        'invalid content in blog/types.json',
        'CONTENT/blog/types.json, record [2], field id',
        '"im" is already the id of [0]',
        'give each record a unique id',
      ],
      [
        'invalid content in blog/blocks.json',
        'CONTENT/blog/blocks.json, record link[1], field id',
        '"a" is already the id of [0]',
        'give each record a unique id',
      ],
    ]);
  });
});

describe('generated articles', () => {
  it('need a category to be in', async () => {
    const articles = Object.fromEntries(
      ['one', 'two', 'three', 'four', 'five'].map((id) => [`blog/articles/${id}.md`, null]),
    );
    expect(await problemsOf({ ...articles, 'blog/types.json': '[]' }, 10)).toEqual([
      [
        'no category for generated articles',
        'CONTENT, blog/types.json',
        '10 articles were requested and the file lists no category',
        'add a category, or request no articles',
      ],
    ]);
  });
});
