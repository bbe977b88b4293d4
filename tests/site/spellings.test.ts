import { beforeAll, describe, expect, it } from 'vitest';
import { type Spelling, spellings } from '../../config/spellings.ts';
import { builtPages, type Source, starterContent } from '../support/built-site.ts';

let sources: readonly Source[];
beforeAll(async () => void (sources = [...(await builtPages()), ...(await starterContent())]));

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
/** Addresses are read as one word. */
const prose = (text: string) => text.replaceAll(/https?:\/\/\S+|[\w.+-]+@[\w.-]+|\/[a-z][\w/-]*/g, 'address');
const isAbout = ({ in: where }: Spelling, text: string) => where === 'both' || isChinese(text) === (where === 'zh');

/** What a spelling finds in a text, with some of what stands around it: found and wanted. */
function findings(spelling: Spelling, text: string): readonly { found: string; wanted: string }[] {
  return [...text.matchAll(spelling.wrong)].map((match) => {
    const from = Math.max(0, match.index - 8);
    const found = text.slice(from, match.index + match[0].length + 8);
    return { found, wanted: found.replace(spelling.wrong, spelling.wanted) };
  });
}

function problemsIn({ name, passages }: Source): readonly string[] {
  const isArticle = name.startsWith('dev-blog/');
  return passages
    .filter(({ code }) => !code)
    .flatMap(({ text }) =>
      spellings
        .filter((spelling) => isAbout(spelling, text) && !(spelling.notInArticles && isArticle))
        .flatMap((spelling) =>
          findings(spelling, prose(text)).map(
            ({ found, wanted }) => `${name}: found “${found}”, wanted “${wanted}” (${spelling.about})`,
          ),
        ),
    );
}

describe('the table of spellings', () => {
  it.each(spellings)('finds “$example.0” and writes “$example.1”', (spelling) => {
    const [wrong, right] = spelling.example;
    expect(wrong.match(spelling.wrong)).not.toBeNull();
    expect(wrong.replace(spelling.wrong, spelling.wanted)).toBe(right);
    expect(right.match(spelling.wrong)).toBeNull();
  });

  it('names the page, what was found and what is wanted', () => {
    const page = {
      name: 'price/vod.html',
      passages: [{ text: '转码 720P，每千分钟 ¥17', code: false }],
      headlines: [],
    };
    expect(problemsIn(page)).toEqual([
      'price/vod.html: found “转码 720P，每千分钟 ¥1”, wanted “转码 720p，每千分钟 ¥1” (height of a picture)',
    ]);
  });

  it('leaves code and addresses alone', () => {
    const passages = [
      { text: 'const latency = "5ms";', code: true },
      { text: 'See https://doc.yunqiao.example/github', code: false },
    ];
    expect(problemsIn({ name: 'im.html', passages, headlines: [] })).toEqual([]);
  });
});

describe('every page and content file', () => {
  it('spells as the table says', () => {
    expect(sources.flatMap(problemsIn)).toEqual([]);
  });
});
