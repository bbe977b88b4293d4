import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { styleAdvice } from '../../../cli/check/style/style-advice.ts';
import type { StyleGuide } from '../../../cli/define/style-guide.ts';
import { spellings } from '../../../config/spellings.ts';

const guide: StyleGuide = {
  files: ['**/*.{md,json,yaml}'],
  unreadFields: ['keywords'],
  headingFields: ['title'],
  longestHeading: 20,
  spellings,
  repeats: { files: /\.(?:md|yaml)$/, shortest: 16, allowed: [/^这一句处处可以用/] },
};

let root: string;
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'site-style-'))));
afterEach(() => rm(root, { recursive: true }));

async function advice(files: Readonly<Record<string, string>>, changes: Partial<StyleGuide> = {}): Promise<string[]> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const found = await styleAdvice({ root, guide: { ...guide, ...changes } });
  return found.map(({ what, where, why }) => `${where.slice(root.length + 1)} ${what} (${why})`);
}

const front = '---\ntitle: 题\nkeywords: 甲,乙\n---\n';

describe('the table of spellings', () => {
  it.each(spellings)('finds “$example.0” and writes “$example.1”', (spelling) => {
    const [wrong, right] = spelling.example;
    expect(wrong.match(spelling.wrong)).not.toBeNull();
    expect(wrong.replace(spelling.wrong, spelling.wanted)).toBe(right);
    expect(right.match(spelling.wrong)).toBeNull();
  });
});

describe('advice on style', () => {
  it('names spellings, units and quotation marks with file and line, and what is wanted', async () => {
    expect(
      await advice({
        'a.md': `${front}转码 720P 的价格\n\n- 他说"好"的\n\n| 表 | 见SDK 说明 |\n`,
        'b.json': '{\n  "summary": "时延 61 ms 的网"\n}',
        'c.yaml': 'lead: 甲\nlist:\n  - 登陆 之后\n',
      }),
    ).toEqual([
      'a.md:5:1 spelling: “转码 720P 的价格” (height of a picture)',
      'a.md:7:3 spelling: “他说"好"的” (quotation marks)',
      'a.md:9:6 spelling: “见SDK 说明” (space between Chinese and Latin)',
      'b.json:2:14 spelling: “时延 61 ms 的网” (milliseconds in Chinese)',
      'c.yaml:3:5 spelling: “登陆 之后” (log in)',
    ]);
    const [first] = await styleAdvice({ root, guide });
    expect(first!.fix).toBe('write “转码 720p 的价格”');
  });

  it('leaves out code, addresses, placeholders, unread fields, and files that are free to write so', async () => {
    const text = '用 `5GB` 与 https://a.example/github 见 [文](/im5ms)，<b title="a">粗</b> 字\n\n```\n登陆 "x"\n```\n';
    expect(
      await advice({ 'a.md': front + text, 'b.yaml': 'lead: "{price.a}元 起"\ncode: |\n  a: "b"\n  c\n' }),
    ).toEqual([]);
    const [spelling] = spellings;
    const free = { spellings: [{ ...spelling!, notIn: 'free/' }] };
    expect(await advice({ 'free/a.md': `${front}转码 720P 用`, 'other.md': `${front}转码 720P 用` }, free)).toEqual([
      'other.md:5:1 spelling: “转码 720P 用” (height of a picture)',
    ]);
  });

  it('reads the content of another folder in place of the own one, by the same rules', async () => {
    const files = ['config/content/**/*.md', '!config/content/README.md', 'words.yaml'];
    const own = `${front}登陆 之后\n`;
    const paths = ['config/content/a/one.md', 'words.yaml', 'other/README.md', 'other/a/two.md', 'other/free/a.md'];
    for (const path of paths) await advice({ [path]: path === 'words.yaml' ? 'lead: 登陆 之后\n' : own });
    const spelling = spellings.find(({ about }) => about === 'log in')!;
    const changed = { ...guide, files, spellings: [{ ...spelling, notIn: 'config/content/free/' }] };
    const found = await styleAdvice({ root, content: join(root, 'other'), guide: changed });
    expect(found.map(({ where }) => where)).toEqual([`${root}/other/a/two.md:5:1`, `${root}/words.yaml:1:7`]);
    expect((await styleAdvice({ root, guide: changed })).map(({ where }) => where)).toEqual([
      `${root}/config/content/a/one.md:5:1`,
      `${root}/words.yaml:1:7`,
    ]);
  });

  it('names headings that are long', async () => {
    expect(
      await advice({
        'a.md': `${front}## 短的\n\n### 这一个标题实在是太长了一些\n`,
        'b.yaml': 'title: 这一个标题也实在是太长了一些\nlead: 这一句不是标题所以可以有这么长\n',
      }),
    ).toEqual([
      'a.md:7:5 long heading: “这一个标题实在是太长了一些” (it takes 26 columns, more than 20)',
      'b.yaml:1:8 long heading: “这一个标题也实在是太长了一些” (it takes 28 columns, more than 20)',
    ]);
  });

  it('names sentences of other files, but for those that may be repeated', async () => {
    const said = '消息在两百毫秒内一定送到。短句。这一句处处可以用，不必改。';
    expect(
      await advice({
        'a.md': `${front}${said}\n\n${said}\n`,
        'b.yaml': `lead: ${said}\n`,
        'c.json': `{ "a": "${said}" }`,
      }),
    ).toEqual(['b.yaml:1:7 repeated sentence: “消息在两百毫秒内一定送到” (it stands at a.md:5, too)']);
  });
});
