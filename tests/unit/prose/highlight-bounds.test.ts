import { expect, it } from 'vitest';
import type { CodeLanguage } from '../../../components/ui/highlight.ts';
import { highlighted } from '../../../components/prose/highlighted.ts';
import { thorough } from '../../support/thorough.ts';

const coloured = (lengths: readonly number[]) =>
  highlighted(
    lengths.map((length) => `<pre><code class="language-js">${'let a;\n'.repeat(length / 7)}</code></pre>`).join(''),
  )
    .split('</pre>')
    .slice(0, -1)
    .map((block) => block.includes('<span'));

it('code is coloured in blocks of up to 20,000 characters', () => {
  expect(coloured([19_999, 20_006, 700])).toEqual([true, false, true]);
});

it('code is coloured in up to 60,000 characters of a text', () => {
  expect(coloured([19_600, 19_600, 19_600, 7_000, 700])).toEqual([true, true, true, false, true]);
});

const languages = Object.keys({
  bash: 1,
  c: 1,
  cpp: 1,
  css: 1,
  dart: 1,
  diff: 1,
  go: 1,
  http: 1,
  java: 1,
  javascript: 1,
  json: 1,
  kotlin: 1,
  nginx: 1,
  objectivec: 1,
  php: 1,
  protobuf: 1,
  python: 1,
  rust: 1,
  shell: 1,
  sql: 1,
  swift: 1,
  typescript: 1,
  xml: 1,
  yaml: 1,
} satisfies Record<CodeLanguage, 1>);

/** What begins something whose end a pattern seeks to the end of the code in vain. */
const hostile = [
  ...[
    '"',
    "'",
    '`',
    '/*',
    '//',
    '#',
    '<',
    '<!--',
    '<![CDATA[',
    '<?',
    '<a ',
    '<a b="',
    '{',
    '${',
    '$(',
    '(',
    '[',
    '@',
    '@a(',
    ':',
    '\\',
    '\\\n',
  ],
  ...[
    'a.',
    'a:',
    'a =',
    'a(',
    '- ',
    '--- ',
    '\n',
    '\n ',
    ' \n',
    '\t',
    '"""',
    "'''",
    'r#"',
    'f"{',
    '<<EOF\n',
    '<<~A\n',
    '1e',
    '0x',
    '...',
    '->',
  ],
  ...[
    'class ',
    'import ',
    'a b ',
    'if (',
    '/a',
    '/[',
    '%',
    '&',
    '|\n',
    '>\n',
    '?',
    ',',
    ';',
    'a-',
    '--a',
    '::',
    '#{',
    '{{',
    '/**',
    '*/',
  ],
];

// A pattern does its work out of sight, so this is processor time, which other programs on the machine do not lengthen.
it.each(languages)('hostile code in %s takes a bounded time', (language) => {
  const length = thorough ? 19_900 : 3_000;
  const slow = hostile.filter((piece) => {
    const code = piece
      .repeat(length / piece.length)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;');
    const before = process.cpuUsage();
    highlighted(
      `<pre><code class="language-${language}">${code.replaceAll('>', '&gt;').slice(0, length)}</code></pre>`,
    );
    const { user, system } = process.cpuUsage(before);
    return user + system > (thorough ? 6_000_000 : 500_000);
  });
  expect(slow).toEqual([]);
});
