import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../cli/problem.ts';
import { root, runSite } from '../support/run-site.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-content-'));
  await cp(join(root, 'tests/fixtures/content-small'), join(folder, 'content'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

/** The small content has three of the legal texts. */
const noLegalTexts = 'protocolDetail failed; rendering its pages without data';
const check = async () => {
  const ended = await runSite(['content', 'check', '--json', '--content', join(folder, 'content')]);
  const result = JSON.parse(ended.stdout) as { outcome: string; problems: Problem[]; articles?: number };
  return { code: ended.code, ...result, problems: result.problems.filter(({ what }) => what !== noLegalTexts) };
};
const article = (front: string, body: string) =>
  `---\ntitle: 新\nsummary: 摘要\ntype: im\nauthor: 作者\npublishTime: 2026-06-01T10:00:00+08:00\nupdateTime: 2026-06-01T10:00:00+08:00\n${front}---\n${body}\n`;

describe('site content check', () => {
  it('says what fits, and warns of what pages would not show', async () => {
    expect(await check()).toMatchObject({ code: 0, outcome: 'passed', problems: [] });
    await writeFile(
      join(folder, 'content/blog/articles/new.md'),
      article('', '![图](./gone.png)\n\n<iframe src="/x"></iframe>\n\n```figure\nkind: pie\n\na | 1\nb | 2\n```'),
    );
    const { code, problems } = await check();
    expect(code).toBe(0);
    expect(problems.map(({ severity, what }) => [severity, what])).toEqual([
      ['warning', 'missing picture ./gone.png in blog/articles/new.md'],
      ['warning', expect.stringMatching(/^blog\/articles\/new\.md: HTML is removed: .*<iframe>/)],
      ['warning', 'blog/articles/new.md: a figure is not drawn'],
    ]);
  });

  it('warns of what generate would warn of, and names the file; --strict fails', async () => {
    const content = join(folder, 'content');
    await writeFile(
      join(content, 'blog/articles/new.md'),
      article('', '[草稿](/dev-blog/draft)、[过期](/dev-blog/gone)、[无](/nowhere)'),
    );
    await writeFile(join(content, 'blog/articles/draft.md'), article('draft: true\n', '[也无](/nothing)'));
    await writeFile(join(content, 'blog/articles/gone.md'), article('expireTime: 2026-06-02\n', '旧'));
    const menu = [
      { name: '产品', url: '/imm', children: [{ children: [{ name: '通话', url: '/im', icon: 'brain-circit' }] }] },
    ];
    await writeFile(join(content, 'navigation/index.json'), JSON.stringify(menu, null, 2));
    const { code, problems } = await check();
    expect(code).toBe(0);
    const near = (where: string) => where.replace(`${content}/`, '').replace(/;.*/, '');
    expect(problems.map(({ what, where, why }) => [what, near(where), why]).sort()).toEqual([
      ['broken link in content: /dev-blog/draft', 'blog/articles/new.md:9:6', 'article "draft" is a draft'],
      [
        'broken link in content: /dev-blog/gone',
        'blog/articles/new.md:9:28',
        'article "gone" expired on 2026-06-02T00:00:00+08:00',
      ],
      [
        'broken link in content: /imm',
        'navigation/index.json:4:13',
        '/imm is not a page, alias or redirect of this site',
      ],
      [
        'broken link in content: /nothing',
        'blog/articles/draft.md:10:6',
        '/nothing is not a page, alias or redirect of this site',
      ],
      [
        'broken link in content: /nowhere',
        'blog/articles/new.md:9:48',
        '/nowhere is not a page, alias or redirect of this site',
      ],
      [
        'unknown icon: brain-circit',
        'navigation/index.json:11:22',
        'the icon library (lucide) has no icon of this name, so none is shown',
      ],
    ]);
    const strict = await runSite(['content', 'check', '--strict', '--content', content]);
    expect(strict.code).toBe(1);
    expect(strict.stdout).toBe(
      'checked 8 articles, 2 cases, 2 menus, 32 lecturers, 2 videos, 1 demo, 1 download, 2 banners, 3 legal texts, 7 files: no errors, 7 warnings\n',
    );
  });

  it('names line and remedy of pictures that cannot be served, and of HTML that is removed', async () => {
    await writeFile(
      join(folder, 'content/blog/articles/new.md'),
      article(
        '',
        '![甲](./foto.png)\n\n![乙](../up.png)\n\n![丙](logo.svg)\n\n<img src="./photo.png">\n\n<VIDEO></VIDEO>',
      ),
    );
    await writeFile(
      join(folder, 'content/blog/articles/photo.png'),
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    );
    const { problems } = await check();
    expect(problems.map(({ what, where, fix }) => [what.replace(/^.*md: /, ''), where.split('.md:')[1], fix])).toEqual([
      [
        'missing picture ./foto.png in blog/articles/new.md',
        '9',
        'add the picture to the folder of the text, or correct its name (did you mean "photo.png"?)',
      ],
      [
        'missing picture ../up.png in blog/articles/new.md',
        '11',
        'put the picture into the folder of the text, or serve it as a file',
      ],
      [
        'missing picture logo.svg in blog/articles/new.md',
        '13',
        'add the picture to the folder of the text, or correct its name',
      ],
      [
        'HTML is removed: <img src="./photo.png">',
        '15',
        'write a picture beside the text in Markdown: ![what it shows](./name.jpg)',
      ],
      ['HTML is removed: <video>', '17', 'take it out'],
    ]);
  });

  it('names the format of pictures with another extension, and pictures where none are served', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
      .png()
      .toBuffer();
    const articles = join(folder, 'content/blog/articles');
    await writeFile(join(articles, 'photo.jpg'), png);
    await writeFile(join(articles, 'drawing.png'), '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    await writeFile(join(articles, 'phone.JPG'), '\0\0\0\x18ftypheic');
    await writeFile(join(articles, 'page.gif'), 'not found');
    const body = ['photo.jpg', 'drawing.png', 'phone.JPG', 'page.gif'].map((name) => `![图](${name})`).join('\n\n');
    await writeFile(join(articles, 'new.md'), article('', body));
    const demo = '---\ntitle: 演示\nupdateTime: 2026-06-01T10:00:00+08:00\n---\n![图](pic.png)\n';
    await writeFile(join(folder, 'content/demos/extra.md'), demo);
    const { code, problems } = await check();
    expect(code).toBe(0);
    expect(problems.map(({ what, where, why, fix }) => [what, where.split('.md:')[1], why, fix])).toEqual([
      [
        'wrong format of picture photo.jpg in blog/articles/new.md',
        '9',
        'its bytes are PNG, and its name ends with .jpg',
        'rename it to end with .png',
      ],
      [
        'wrong format of picture drawing.png in blog/articles/new.md: the page does not show it',
        '11',
        'its bytes are SVG, and its name ends with .png',
        'rename it to end with .svg',
      ],
      [
        'wrong format of picture phone.JPG in blog/articles/new.md: the page does not show it',
        '13',
        'its bytes are HEIC, and its name ends with .jpg',
        'save it as PNG, JPEG or WebP: browsers do not show it under this name',
      ],
      [
        'wrong format of picture page.gif in blog/articles/new.md: the page does not show it',
        '15',
        'its bytes are none of a known picture format',
        'save the picture again as PNG, JPEG or WebP',
      ],
      [
        'missing picture pic.png in demos/extra.md',
        '5',
        'only texts in blog/articles and cases/articles have pictures beside them',
        'put the picture into files/, and write its path: ![…](/pic.png)',
      ],
      [
        'no page shows demos/extra.md',
        '1:1',
        'no page requests it',
        'link it from a record that is shown, or remove the file',
      ],
    ]);
  });

  it('names the line of what is shown otherwise than written, not that of code before it', async () => {
    const lines = [
      '`<video>` 与 `[甲](/nowhere)` 与 `<table>`',
      '```html\n<video></video>\n<table>\n```',
      '<video></video>',
      '排版用 <table> 时',
      '一、甲\n二、乙',
      '##',
      '[甲](/nowhere) [乙][b]',
      '[b]: /nothing',
      '```figure\nkind: pie\n\na | 1\nb | 2\n```',
      '> ```figure\n> kind: pie\n>\n> a | 1\n> b | 2\n> ```',
    ];
    await writeFile(join(folder, 'content/blog/articles/new.md'), article('', lines.join('\n\n')));
    const { code, problems } = await check();
    expect(code).toBe(0);
    const placed = problems.map(({ what, where }) => [what.replace('blog/articles/new.md: ', ''), where]);
    expect(placed.map(([what, where]) => [what, where!.replace(/^.*\.md:|;.*$/g, '')])).toEqual([
      ['a tag is shown as text: <table>', '18'],
      ['numbered lines become one paragraph', '20'],
      ['a heading without words is left out', '23'],
      ['HTML is removed: <video>', '16'],
      ['a figure is not drawn', '30'],
      ['a figure is not drawn', '37'],
      ['broken link in content: /nothing', '27:6'],
      ['broken link in content: /nowhere', '25:5'],
    ]);
  });

  it('names all problems at once: an error in one file hides none of others, and none that follows from it is named', async () => {
    const content = join(folder, 'content');
    const articles = join(content, 'blog/articles');
    const bad = article('', '[甲](/no-1) <iframe></iframe> 用 <table> 时 [乙](./three.md#没有)\n\n![图](./gone.png)');
    await writeFile(join(articles, 'bad.md'), bad.replace('summary', 'sumary'));
    await writeFile(join(articles, 'good.md'), article('', '[坏](/dev-blog/bad) [空](/no-2) <video></video>'));
    await writeFile(join(content, 'blog/blocks.md'), '不读');
    const menu = [
      { name: '产品', url: '/no-3', children: [{ children: [{ name: '通话', url: '/im', icon: 'brain-circit' }] }] },
    ];
    const file = join(content, 'navigation/index.json');
    await writeFile(file, JSON.stringify([...menu, { name: 5, url: '/no-4', children: [] }]));
    const { code, problems } = await check();
    expect(code).toBe(1);
    const named = problems.map(({ severity, what }) => `${severity}: ${what}`).sort();
    expect(named).toEqual([
      'error: invalid content in blog/articles/bad.md',
      'error: invalid content in navigation/index.json',
      'warning: blog/articles/bad.md: HTML is removed: <iframe>',
      'warning: blog/articles/bad.md: a link leads to no place of another page: "/dev-blog/three#没有"',
      'warning: blog/articles/bad.md: a tag is shown as text: <table>',
      'warning: blog/articles/good.md: HTML is removed: <video>',
      'warning: blog/blocks.md is not read: nothing of it is published',
      'warning: broken link in content: /no-1',
      'warning: broken link in content: /no-2',
      'warning: broken link in content: /no-3',
      'warning: missing picture ./gone.png in blog/articles/bad.md',
      'warning: unknown icon: brain-circit',
    ]);

    // A list that cannot be read: nothing that may only follow from it is named.
    await writeFile(join(content, 'demos.json'), '[,');
    await rm(file);
    const without = (await check()).problems.map(({ what }) => what);
    expect(without).toContain('demos.json is not JSON');
    expect(without).toContain('broken link in content: /no-2');
    for (const one of ['demos/im-demo.md', 'header has no menu']) expect(without.join('\n')).not.toContain(one);
  });

  it('names links to places that another text does not have, and none to those it has', async () => {
    const content = join(folder, 'content');
    const target = article('', '## 三、请求：如何？\n\n文 <a id="own"></a>\n\n## 自定 {#mine}\n\n文[^1]\n\n[^1]: 注');
    await writeFile(join(content, 'blog/articles/target.md'), target);
    const dead = [
      '[一](./target.md#没有)',
      '[二](/dev-blog/target#nowhere)',
      '<a href="/case/far#x">三</a>',
      '[a]: ./target.md#gone\n\n[四][a]',
    ];
    const found = [
      './target.md#三请求如何',
      '/dev-blog/target#三、请求：如何？',
      'target.md#own',
      './target.md#mine',
      './target.md#fn-1',
      './target.md',
    ];
    const links = found.map((to) => `[有](${to})`).join(' ');
    await writeFile(join(content, 'blog/articles/new.md'), article('', [links, ...dead].join('\n\n')));
    const { problems } = await check();
    expect(problems.map(({ what, where }) => [what.split(': ').at(-1), where.split(':').at(-1)])).toEqual([
      ['"/dev-blog/target#没有"', '11'],
      ['"/dev-blog/target#nowhere"', '13'],
      ['"/case/far#x"', '15'],
      ['"/dev-blog/target#gone"', '17'],
    ]);
    expect(problems[0]).toMatchObject({
      why: 'no heading and no id of blog/articles/target.md has this name',
      fix: 'name the words of a heading there, or link to the text as a whole',
    });
  });

  it('names links without effect, each with its line and remedy', async () => {
    await writeFile(
      join(folder, 'content/blog/articles/new.md'),
      article(
        '',
        [
          '[同级](code) code',
          '[无协议](www.example.com)',
          '[错字](hhttps://example.com/)',
          '<a href="//cdn.example/x">省略</a>',
          '[信](me@example.com)',
          '[空]()',
          '[没有](#哪里) #哪里',
          '[另一篇](./three.md) [没有](./gone.md)',
        ].join('\n\n'),
      ),
    );
    const path = 'write the path of a page, such as /a/page, or in Markdown the name of a file: ./a-text.md';
    const { code, problems } = await check();
    expect(code).toBe(0);
    expect(
      problems.map(({ what, where, fix }) => [what.replace('blog/articles/new.md: ', ''), where.split('.md:')[1], fix]),
    ).toEqual([
      ['a link has no effect: "code"', '9', path],
      ['a link has no effect: "www.example.com"', '11', 'write https://www.example.com'],
      ['a link has no effect: "hhttps://example.com/"', '13', 'did you mean https:?'],
      ['a link has no effect: "//cdn.example/x"', '15', 'write https://cdn.example/x'],
      ['a link has no effect: "me@example.com"', '17', 'write mailto:me@example.com'],
      ['a link has no effect: ""', '19', 'add the address'],
      ['a link has no effect: "./gone.md"', '23', 'correct the name; small and capital letters are different'],
      [
        'a link leads to no place of its text: "#哪里"',
        '21',
        'name the words of a heading, such as #words-of-a-heading',
      ],
    ]);
  });

  it('fails for text that is in a file and not on its page', async () => {
    await writeFile(
      join(folder, 'content/blog/articles/new.md'),
      article(
        '',
        '论断[^1]。\n\n[^1]: 这句话是脚注。\n[^2]: 没有人用。\n\n| 甲 |\n| --- |\n| 一 | 丢了 |\n\n[没有]: 用',
      ),
    );
    const { code, problems } = await check();
    expect(code).toBe(1);
    expect(problems.map(({ severity, what, where }) => [severity, what, where.split('.md:')[1]])).toEqual([
      ['error', 'blog/articles/new.md: text is not shown: "[^2]: 没有人用。"', '12'],
      ['error', 'blog/articles/new.md: text is not shown: "丢了"', '16'],
      ['error', 'blog/articles/new.md: text is not shown: "[没有]: 用"', '18'],
    ]);
  });

  it('names everything invalid, with file and line', async () => {
    await writeFile(join(folder, 'content/blog/articles/new.md'), article('expire: 2027\n', '正文。'));
    await writeFile(join(folder, 'content/banners.json'), '[\n  { "id": 7 }\n]');
    const { code, problems } = await check();
    expect(code).toBe(1);
    const places = problems.map(({ where }) => where.replace(join(folder, 'content/'), ''));
    expect(places).toContain('blog/articles/new.md:8:9, field expire');
    expect(places).toContain('banners.json:2:11, record [0], field id');
  });
});

describe('site content schema', () => {
  it('writes a schema for each kind of file, and which files it is for', async () => {
    const out = join(folder, 'schemas');
    const ended = await runSite(['content', 'schema', '--out', out, '--json']);
    expect(ended.code, ended.stderr).toBe(0);
    const names = await readdir(out);
    const settings = JSON.parse(await readFile(join(out, 'settings.json'), 'utf8')) as {
      'json.schemas': { fileMatch: string[]; url: string }[];
    };
    const rows = settings['json.schemas'];
    expect(rows.find(({ fileMatch }) => fileMatch.includes('/config/content/navigation/*.json'))!.url).toMatch(
      /schemas\/navigation\.schema\.json$/,
    );
    for (const { url } of rows) expect(names).toContain(url.split('/').at(-1));
    expect(names).toEqual(expect.arrayContaining(['blog-articles.schema.json', 'cases-articles.schema.json']));
    const schema = JSON.parse(await readFile(join(out, 'blog-articles.schema.json'), 'utf8')) as { properties: object };
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['title', 'draft', 'expireTime']));
  });
});

it('another action is refused', async () => {
  const ended = await runSite(['content', 'chek']);
  expect(ended.code).toBe(2);
  expect(ended.stderr).toContain('check or schema');
});

describe('site content check --style', () => {
  it('advises with file and line; only --strict fails', async () => {
    const content = join(folder, 'content');
    const file = join(content, 'blog/articles/five.md');
    const text = await readFile(file, 'utf8');
    await writeFile(file, `${text}\n登陆之后再看。\n`);
    const place = `${file}:${text.split('\n').length + 1}:1`;
    const run = (...args: string[]) => runSite(['content', 'check', '--content', content, ...args]);
    const { code, stderr } = await run('--style');
    expect(code).toBe(0);
    expect(stderr).toContain(
      `warning: spelling: “登陆之后再看。”\n  where: ${place}\n  why:   log in\n  fix:   write “登录之后再看。”\n`,
    );
    expect((await run('--style', '--strict')).code).toBe(1);
    expect((await run()).stderr).not.toContain('spelling');

    // Without a folder, the texts of the project.
    expect((await runSite(['content', 'check', '--style'])).stderr).not.toContain('登陆');
  });
});

describe('site content check --format github', () => {
  it('annotates the lines of sources besides what people read', async () => {
    await writeFile(join(folder, 'content/blog/articles/new.md'), article('keyword: x\n', '正文'));
    const content = join(folder, 'content');
    const { code, stdout, stderr } = await runSite(['content', 'check', '--format', 'github', '--content', content]);
    expect(code).toBe(1);
    expect(stderr).toContain('did you mean "keywords"?');
    const file = join(content, 'blog/articles/new.md');
    expect(stdout).toMatch(
      new RegExp(`^::error file=${file},line=8,col=10,title=invalid content in blog/articles/new\\.md::`, 'm'),
    );
  });
});
