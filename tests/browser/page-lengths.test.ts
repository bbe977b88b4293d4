import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { kindOf, lengthProblems, lengthsOf } from './page-lengths.ts';

let browser: Browser;
beforeAll(async () => void (browser = await startBrowser()));
afterAll(() => browser?.close());

const within = { height: 3000, sections: 6, alternating: 3, tables: 1, codes: 1 };

describe('the length of a page', () => {
  it('counts sections, grounds that alternate, tables and code windows that show', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const section = (ground: string, content = '') =>
      `<section style="height:500px;overflow:hidden;background:${ground}">${content}</section>`;
    await page.setContent(`<body style="margin:0"><main>
      ${section('white')}
      ${section('none', '<table></table><section></section>')}
      ${section('navy', '<pre>a</pre><details><table></table><pre>b</pre></details>')}
      ${section('white')}
      ${section('linear-gradient(red, blue)', '<table hidden></table>')}
      ${section('white')}
      <section class="start_act" style="height:100px"></section>
    </main></body>`);
    expect(await lengthsOf(page)).toEqual({ height: 3100, sections: 6, alternating: 3, tables: 1, codes: 1 });
    await page.close();
  });

  it('is compared with the budget of its kind', () => {
    expect(kindOf('zh /medical')).toBe('product');
    expect(kindOf('en /')).toBe('home');
    expect(kindOf('zh /certification/cmmi')).toBe('certificate');
    expect(kindOf('zh /promotion/m/mctalk4')).toBe('phone');
    expect(kindOf('zh /dev-blog/{id}')).toBeUndefined();
    expect(lengthProblems('zh /medical', within)).toEqual([]);
    expect(lengthProblems('zh /medical', { ...within, height: 8001, sections: 10, codes: 2 })).toEqual([
      'height is 8001, at most 8000 for a page of kind product',
      'sections is 10, at most 9 for a page of kind product',
      'codes is 2, at most 1 for a page of kind product',
    ]);
  });

  it('may exceed it on a page that is listed as longer, which is removed from the list once it fits', () => {
    const ceilings = { 'zh /medical': { height: 9000 } };
    expect(lengthProblems('zh /medical', { ...within, height: 9000 }, ceilings)).toEqual([]);
    expect(lengthProblems('zh /medical', { ...within, height: 9001 }, ceilings)).toEqual([
      'height is 9001, at most 9000 for a page of kind product',
    ]);
    expect(lengthProblems('zh /medical', within, ceilings)).toEqual([
      'height is within its budget: remove it from too-long.ts',
    ]);
  });
});
