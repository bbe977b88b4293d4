import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { parseAst } from 'vitest/node';
import { describe, expect, it } from 'vitest';
import { chineseOf, chineseReasons, englishReasons } from '../../../cli/dev/client/edit/reasons.ts';
import { refusals } from '../../../cli/dev/client/edit/refusals.ts';
import definition from '../../../config/index.ts';
import { root } from '../../support/run-site.ts';

const ofSite = definition.local.refusals!;
const table = [...ofSite, ...refusals];

/** Files whose messages the editor of content shows. */
const sources = glob.sync(
  [
    'config/records/*.ts',
    'config/calls/{shapes,blog,cases,talks,demos,navigation,page,page-data,protocol,moment}.ts',
    'config/local/relations.ts',
    'config/templates.ts',
    'cli/define/{moment,record-kinds}.ts',
    'cli/embedded-api/{explain-issue,content-problem,json-file,front-matter,text-file,markdown-file,picture-format}.ts',
    'cli/words/{facts,read-words}.ts',
    'cli/plan/{redirect-file,redirect-source,redirect-target,redirects}.ts',
    'cli/dev/edit/*.ts',
    'cli/new/{new-record,draft}.ts',
  ],
  { cwd: root },
);

type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const below = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** What adds the nearest name, or the guide, to a text. */
const addition = /^(?:hint|similar|readme|among)$/;
const isAddition = (node: Node) =>
  addition.test(((node['callee'] as { name?: string } | undefined)?.name ?? node['name'] ?? '') as string);

/** Texts in code, with `7` for each value in them. */
function textsIn(node: Node): string[] {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : [];
  if (node.type === 'TemplateLiteral')
    return [
      (node['quasis'] as { value: { cooked: string } }[])
        .map(({ value }, index) => {
          const next = (node['expressions'] as Node[])[index];
          return value.cooked + (next === undefined || isAddition(next) ? '' : '7');
        })
        .join('')
        .replace(/; $/, ''),
    ];
  if (/^(?:Call|Binary|Member)Expression$/.test(node.type)) return [];
  if (node.type === 'ConditionalExpression') return below({ ...node, test: null }).flatMap(textsIn);
  return below(node).flatMap(textsIn);
}

/** Members and functions that say what is wrong, or what to do. */
const says = /^(?:error|message|why|fix)$/;
const saying = /^(?:bad|refuse|refused|wrong|unreadable|say)$/;

function messagesIn(node: Node): string[] {
  const inside = below(node).flatMap(messagesIn);
  if (node.type === 'Property' && says.test((node['key'] as { name?: string }).name ?? ''))
    return [...textsIn(node['value'] as Node), ...inside];
  if (node.type === 'CallExpression' && saying.test((node['callee'] as { name?: string }).name ?? ''))
    return [
      ...(node['arguments'] as Node[]).flatMap((one) => (one.type === 'ObjectExpression' ? [] : textsIn(one))),
      ...inside,
    ];
  return inside;
}

/** Names of problems, for the terminal: the editor shows the reason. */
const unsaid = [
  'cannot be an address',
  'has no front matter',
  'has front matter that is not YAML',
  'has no text',
  'has a second title',
];

describe('a refusal in the editor', () => {
  it.each(sources)('has Chinese for each message of %s', (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const messages = messagesIn(parseAst(text, { lang: 'ts' }, file) as unknown as Node);
    const sentences = [...new Set(messages)].filter((one) => one.trim().includes(' ') && !unsaid.includes(one));
    expect(sentences.filter((one) => chineseOf(one, [...table, ['7', '7']]) === null)).toEqual([]);
  });

  it('is put together of its place, the reason and the advice', () => {
    const reason = {
      where: 'config/content/lecturers.json:4:13, record [0], field season',
      why: 'expected one of "mctalk4"|"mctalk3"; it is "mctalk5"',
      fix: 'correct it (did you mean "mctalk4"?); see config/content/README.md',
    };
    expect(
      chineseReasons(
        [reason, { why: '{limits.room} has no value: limits has no "room"; did you mean rooms?' }],
        ofSite,
      ),
    ).toBe(
      'config/content/lecturers.json:4:13，第 1 条，字段 season：只能是 "mctalk4"|"mctalk3"；现在是 "mctalk5"；请改正；见 config/content/README.md（是不是“mctalk4”？）\n' +
        '{limits.room} 没有对应的数据：limits 里没有“room”；是不是 rooms？',
    );
    expect(englishReasons([reason])).toBe(`${reason.where}: ${reason.why}; ${reason.fix}`);
  });

  it('that no table has is quoted', () => {
    expect(chineseReasons([{ why: 'something new', fix: 'correct it' }], [])).toBe(
      '这样写不行（something new）；请改正',
    );
  });

  it('has rows that say different things', () => {
    expect(table.length).toBe(new Set(table.map(([english]) => english)).size);
  });
});
