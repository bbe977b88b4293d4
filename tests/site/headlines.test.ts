import { beforeAll, describe, expect, it } from 'vitest';
import { builtPages, type Source } from '../support/built-site.ts';

let pages: readonly Source[];
/** Lists of articles show the titles of others. */
beforeAll(async () => {
  pages = (await builtPages()).filter(
    ({ name }) => !/^dev-blog(?:\.html|\/category\/|\/page\/|\/components\/)/.test(name),
  );
});

const hasTwoBeats = (headline: string) => /，|, /.test(headline);

function problemsIn({ name, headlines }: Source): readonly string[] {
  const beats = headlines.filter(hasTwoBeats);
  const beside = headlines.filter(
    (headline, index) => hasTwoBeats(headline) && hasTwoBeats(headlines[index - 1] ?? ''),
  );
  return [
    ...(beats.length > Math.max(1, Math.floor(headlines.length / 3))
      ? [`${name}: ${beats.length} of ${headlines.length} headlines have two beats: ${beats.join(' | ')}`]
      : []),
    ...beside.map((headline) => `${name}: “${headline}” follows another headline of two beats`),
  ];
}

describe('headlines', () => {
  it('of two beats are counted, and named where they follow each other', () => {
    const headlines = ['用多少，付多少', '三种付法，随时换', '常见问题'];
    expect(problemsIn({ name: 'price.html', passages: [], headlines })).toEqual([
      'price.html: 2 of 3 headlines have two beats: 用多少，付多少 | 三种付法，随时换',
      'price.html: “三种付法，随时换” follows another headline of two beats',
    ]);
  });

  it('of every page have one beat, but for one in three, and never two of two beats in a row', () => {
    expect(pages.flatMap(problemsIn)).toEqual([]);
  });

  it('of the first two levels exist on every page', () => {
    expect(pages.filter(({ headlines }) => headlines.length === 0).map(({ name }) => name)).toEqual([]);
  });
});
