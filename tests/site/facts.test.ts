import { beforeAll, describe, expect, it } from 'vitest';
import { builtPages, type Source, starterContent } from '../support/built-site.ts';
import { numberOf } from './facts/number-of.ts';
import { type Statement, statements, untrue } from './facts/statements.ts';

const number =
  '(\\d[\\d,]*(?:\\.\\d+)?(?: ?万)?|[零一二两三四五六七八九十百千万半]+(?:点[零一二三四五六七八九]+)?|(?<=[ ^])[A-Za-z]+)';
/** In Chinese a space stands beside figures, not beside words. */
const matcherOf = (says: string) =>
  new RegExp(
    /\p{Script=Han}/u.test(says)
      ? says.replace(/(?: \??)?#(?: \??)?/, () => ` ?${number} ?`)
      : says.replace('#', () => number),
    'gm',
  );

type Text = { name: string; text: string };
let texts: readonly Text[];
beforeAll(async () => {
  const sources: readonly Source[] = [...(await builtPages()), ...(await starterContent())];
  texts = sources.map(({ name, passages }) => ({ name, text: passages.map((passage) => passage.text).join('\n') }));
});

type Found = { name: string; sentence: string; value: number };
const foundIn = (says: string, { name, text }: Text): readonly Found[] =>
  [...text.matchAll(matcherOf(says))].map((match) => ({
    name,
    sentence: match[0].replaceAll('\n', ' ').trim(),
    value: numberOf(match[1]!),
  }));

function problemsOf({ key, is, says }: Statement, among: readonly Text[]): readonly string[] {
  return says.flatMap((pattern) =>
    among
      .flatMap((text) => foundIn(pattern, text))
      .filter(({ value }) => value !== is)
      .map(({ name, sentence }) => `${name} says “${sentence}”, but ${key} is ${is}`),
  );
}

describe('the number in a statement', () => {
  it.each([
    ['15', 15],
    ['1,410', 1_410],
    ['99.95', 99.95],
    ['10 万', 100_000],
    ['十', 10],
    ['十五', 15],
    ['三十', 30],
    ['一百八十', 180],
    ['两千', 2_000],
    ['一万二千', 12_000],
    ['十万', 100_000],
    ['九十九点九五', 99.95],
    ['半', 0.5],
    ['once', 1],
    ['Fifteen', 15],
    ['ninety', 90],
  ])('is read from %s', (text, value) => {
    expect(numberOf(text)).toBe(value);
  });

  it('is none where no number stands', () => {
    expect(numberOf('多少')).toBeNaN();
  });
});

describe('facts', () => {
  it('are compared by their number, and named where they differ', () => {
    const statement = { key: 'commitments.trial.days', is: 30, says: ['# ?天试用'] };
    const text = '新账号送三十天试用。另有 14 天试用。';
    expect(problemsOf(statement, [{ name: 'im.html', text }])).toEqual([
      'im.html says “14 天试用”, but commitments.trial.days is 30',
    ]);
  });

  it.each(statements)('$key is what every page and content file says', (statement) => {
    expect(problemsOf(statement, texts)).toEqual([]);
  });

  it.each(statements)('$key is stated more than once', ({ says }) => {
    const stated = says.flatMap((pattern) => texts.flatMap((text) => foundIn(pattern, text)));
    expect(stated.length).toBeGreaterThan(1);
  });

  it.each(untrue)('no page claims $claim, because $because', ({ claim }) => {
    expect(texts.filter(({ text }) => claim.test(text)).map(({ name }) => name)).toEqual([]);
  });
});
