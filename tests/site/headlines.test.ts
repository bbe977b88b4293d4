import { beforeAll, describe, expect, it } from 'vitest';
import { builtPages, type Source } from '../support/built-site.ts';
import { mainTexts } from './copy/main-texts.ts';

type Page = Pick<Source, 'name' | 'headlines'>;

/** Articles and stories may ask their readers; legal texts have the titles of their clauses. */
const mayAsk = /^(?:dev-blog|case\/|clause|des\.html|en\.html|en\/|hk\/)/;
const question = /^(?:谁|哪|几|怎|什么|为什么|多少)/;
const longest = 16;

/** Chinese characters and punctuation count one, all others a half. */
const lengthOf = (headline: string) =>
  [...headline].reduce((sum, letter) => sum + (/[\u3000-\uffef“”]/u.test(letter) ? 1 : 0.5), 0);

const questionsIn = ({ name, headlines }: Page) =>
  headlines.filter((headline) => question.test(headline)).map((headline) => `${name} asks: ${headline}`);

function tooLong({ name, headlines: [first = ''] }: Page): readonly string[] {
  const length = lengthOf(first);
  return length > longest
    ? [`${name} has ${length} characters in its first headline, ${longest} at most: ${first}`]
    : [];
}

/** Headlines of several pages: the first of a page says what it is about, the last what to do next. */
function shared(which: 0 | -1, pages: readonly Page[]): readonly string[] {
  const texts = new Set(pages.map(({ headlines }) => headlines.at(which)!));
  return [...texts].flatMap((text) => {
    const found = pages.filter(({ headlines }) => headlines.at(which) === text);
    return found.length > 1 ? [`${found.map(({ name }) => name).join(', ')}: ${text}`] : [];
  });
}

let pages: readonly Source[];
let sold: readonly Page[];
beforeAll(async () => {
  pages = await builtPages();
  const rows = await mainTexts(['products', 'solutions']);
  const names = new Set(rows.map(({ row }) => `${row.path.slice(1)}.html`));
  sold = pages.filter(({ name }) => names.has(name));
});

describe('a headline', () => {
  const page = (...headlines: string[]) => ({ name: 'a.html', headlines });

  it('that asks, or is too long, or stands on two pages, is named', () => {
    expect(questionsIn(page('二十字以内', '谁来接', '号码池要多大'))).toEqual(['a.html asks: 谁来接']);
    expect(tooLong(page('任何钟点出事，都写明多久有人接'))).toEqual([]);
    expect(tooLong(page('任何钟点出了什么样的事，都写明多久有人接'))).toEqual([
      'a.html has 20 characters in its first headline, 16 at most: 任何钟点出了什么样的事，都写明多久有人接',
    ]);
    expect(lengthOf('SDK 2.0')).toBe(3.5);
    expect(shared(-1, [page('甲', '开始'), { name: 'b.html', headlines: ['乙', '开始'] }])).toEqual([
      'a.html, b.html: 开始',
    ]);
    expect(shared(0, [page('甲', '开始'), { name: 'b.html', headlines: ['乙', '开始'] }])).toEqual([]);
  });

  it('of the first two levels exists on every page', () => {
    expect(pages.filter(({ headlines }) => headlines.length === 0).map(({ name }) => name)).toEqual([]);
  });

  it('never begins with a question that the reader did not ask', () => {
    expect(pages.filter(({ name }) => !mayAsk.test(name)).flatMap(questionsIn)).toEqual([]);
  });

  it('of the first level is short on the pages of products and solutions, and each has its own', () => {
    expect(sold.length).toBeGreaterThan(50);
    expect(sold.flatMap(tooLong)).toEqual([]);
    expect(shared(0, sold)).toEqual([]);
  });

  it('at the end of the pages of products and solutions is its own on each', () => {
    expect(shared(-1, sold)).toEqual([]);
  });
});
