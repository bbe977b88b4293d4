import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { formatted } from '../../../cli/check/formats/index.ts';
import { sourcePlace } from '../../../cli/check/formats/source-place.ts';
import type { Problem } from '../../../cli/problem.ts';
import definition from '../../../config/index.ts';
import { root } from '../../support/run-site.ts';

const problem = (changed: Partial<Problem>): Problem => ({
  severity: 'error',
  what: 'broken link: /nowhere',
  where: 'zh /im, zh /price',
  why: 'no page answers there',
  fix: 'correct it',
  ...changed,
});
const placeOf = (changed: Partial<Problem>) => sourcePlace({ root, definition, problem: problem(changed) });
const lineOf = (file: string, text: string) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

describe('the place of a problem', () => {
  it.each([
    ['a place that it names', { where: 'pages/x/page.tsx:12:3' }, { file: 'pages/x/page.tsx', line: 12, column: 3 }],
    [
      'a place in content, with the field',
      { where: 'config/content/seo.json:4:10, field [0].title' },
      { file: 'config/content/seo.json', line: 4, column: 10 },
    ],
    [
      'a place in content, with the record and its field',
      { where: 'config/content/navigation/en.json:3:57, record [0].children[0], field tag' },
      { file: 'config/content/navigation/en.json', line: 3, column: 57 },
    ],
    [
      'a file whose name has spaces and Chinese characters',
      { where: join(root, 'config/content/blog/articles/机房 一.md:9') },
      { file: 'config/content/blog/articles/机房 一.md', line: 9 },
    ],
    ['nothing, for an address of a server', { where: 'api.example:8080' }, null],
    ['nothing, for a request', { where: 'GET http://api.example:8080/list.json' }, null],
    [
      'a file of the project that it names',
      { where: join(root, 'config/content/seo.json') },
      { file: 'config/content/seo.json', line: 1 },
    ],
    ['the source of the first page it names', {}, { file: 'pages/products/im/page.tsx', line: 1 }],
    ['the source of a file', { where: 'price/im.html (main > p)' }, { file: 'pages/price/price/page.tsx', line: 1 }],
    [
      'the record that the page shows',
      { where: 'zh /dev-blog/cohost-handover' },
      { file: 'config/content/blog/articles/cohost-handover.md', line: 1 },
    ],
    ['nothing, for what is no page', { where: 'nginx' }, null],
    ['nothing, for an address without a page', { where: 'zh /such/a/page/is/not/there' }, null],
  ])('is %s', (_, changed, place) => {
    expect(placeOf(changed)).toEqual(place);
  });

  it('is the line that has what is wrong, and not a longer address', () => {
    const file = 'pages/products/im/page.tsx';
    const word = 'needs';
    expect(placeOf({ what: `odd word: ${word}` })).toEqual({ file, line: lineOf(file, word) });
    expect(placeOf({ what: 'odd word: nee' })).toEqual({ file, line: 1 });
  });
});

describe('annotations of GitHub Actions', () => {
  it('are one command a problem, whatever the problem says', () => {
    const problems = [
      problem({ what: 'a: b, c', why: '100%\n::error::forged\r' }),
      problem({ severity: 'warning', where: 'nginx' }),
    ];
    const text = formatted({ format: 'github', root, definition, release: 'r', problems });
    expect(text).toBe(
      '::error file=pages/products/im/page.tsx,line=1,title=a%3A b%2C c::zh /im, zh /price%0A100%25%0A::error::forged\\u{d}%0Acorrect it\n' +
        '::warning title=broken link%3A /nowhere::nginx%0Ano page answers there%0Acorrect it\n',
    );
    expect(formatted({ format: 'github', root, definition, release: 'r', problems: [] })).toBe('');
  });
});

describe('the JUnit report', () => {
  const read = (problems: readonly Problem[]) => {
    const found: { name: string; attributes: Record<string, string> }[] = [];
    const parser = new SaxesParser();
    parser.on('error', (failure) => {
      throw failure;
    });
    parser.on('opentag', ({ name, attributes }) =>
      found.push({ name, attributes: attributes as Record<string, string> }),
    );
    parser.write(formatted({ format: 'junit', root, definition, release: 'r1', problems })).close();
    return found;
  };

  it('fails with each error, and not with warnings', () => {
    const tags = read([problem({ what: '<b>"\b&\u{d800}' }), problem({ severity: 'warning' })]);
    expect(tags[0]).toEqual({ name: 'testsuites', attributes: { tests: '2', failures: '1', errors: '0' } });
    expect(tags.filter(({ name }) => name === 'testcase').map(({ attributes }) => attributes)).toEqual([
      { classname: 'site check.error', name: '<b>"\\u{8}&\ufffd', file: 'pages/products/im/page.tsx', line: '1' },
      { classname: 'site check.warning', name: 'broken link', file: 'pages/products/im/page.tsx', line: '1' },
    ]);
    expect(tags.filter(({ name }) => name === 'failure')).toHaveLength(1);
  });

  it('has one case for a rule, whatever number of places break it', () => {
    const places = Array.from({ length: 40 }, (_, index) => problem({ what: `broken link: /${index}` }));
    const tags = read([...places, problem({ what: 'no title: /im', severity: 'warning' })]);
    expect(tags[0]!.attributes).toEqual({ tests: '2', failures: '1', errors: '0' });
    expect(tags.filter(({ name }) => name === 'testcase').map(({ attributes }) => attributes['name'])).toEqual([
      'broken link',
      'no title',
    ]);
    const report = formatted({ format: 'junit', root, definition, release: 'r1', problems: places });
    for (const { what } of places) expect(report).toContain(what);
  });

  it('has a case that passed when there is no error', () => {
    expect(read([]).map(({ attributes }) => attributes['name'])).toEqual([undefined, 'site check', 'r1']);
  });
});
