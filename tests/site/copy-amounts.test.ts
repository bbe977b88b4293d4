import { beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../config/routes/route.ts';
import { mainText } from '../support/main-text.ts';
import { type AmountArea, amountProblems, amounts } from './copy/amounts.ts';
import { mainTexts, type RowText } from './copy/main-texts.ts';

const areaOf = ({ page }: Row) => page.split('/')[0] as AmountArea;

let pages: readonly RowText[];
beforeAll(async () => void (pages = await mainTexts(Object.keys(amounts))));

describe('the amount of a page’s copy', () => {
  const section = (text: string) => `<section><p>${text}</p></section>`;
  const page = (sections: string) => mainText(`<header>页眉</header><main>${sections}</main>`);

  it('leaves out drawings, code, and what is not in main', () => {
    const { copy, sections, tries } = page(
      `<section>三个字<svg><text>画</text></svg><section>两字</section></section>
       <section class="ground_night start_act"><pre>码</pre></section>
       <div data-try="im"><template>样</template><details>折叠</details></div>`,
    );
    expect(copy.replaceAll(/\s/g, '')).toBe('三个字两字折叠');
    expect({ sections, tries }).toEqual({ sections: 1, tries: ['im'] });
  });

  it('is compared with the range of its area', () => {
    const text = page(section('字'.repeat(300)).repeat(6));
    const of = (path: string, ceilings = {}) => amountProblems({ area: 'solutions', path, text, ceilings });
    expect(of('/edu')).toEqual(['/edu has 1800 characters, wanted 900 to 1600']);
    expect(of('/edu', { '/edu': 1800 })).toEqual([]);
    expect(amountProblems({ area: 'products', path: '/im', text, ceilings: { '/im': 1900 } })).toEqual([
      '/im has 1800 characters: remove it from the longer ones',
    ]);
    expect(amountProblems({ area: 'products', path: '/vod', text: page(section('字')) })).toEqual([
      '/vod has 1 characters, wanted 900 to 1800',
      '/vod has 1 sections, wanted 6 to 9',
    ]);
    expect(amountProblems({ area: 'english', path: '/en/im', text: page(section('Two words')) })).toEqual([
      '/en/im has 2 words, wanted 450 to Infinity',
    ]);
  });

  it('is within the range on every page', () => {
    expect(pages.flatMap(({ row, text }) => amountProblems({ area: areaOf(row), path: row.path, text }))).toEqual([]);
  });
});

describe('something to try', () => {
  it.each([
    ['products', 20],
    ['solutions', 10],
  ])('is on pages of %s, %i of them at least', (area, least) => {
    const withTry = pages.filter(({ row, text }) => areaOf(row) === area && text.tries.length > 0);
    expect(withTry.length).toBeGreaterThanOrEqual(least);
  });
});
