import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { buildLimits } from '../../../config/limits.ts';
import { openingText as textOf } from '../../../cli/render/opening-text.ts';

const openingText = (main: string) => textOf({ main, columns: buildLimits.resultColumns.description });
const opening = '把聊天装进应用，单聊、群聊与推送都在一个 SDK 里，半个工作日接完。';

describe('the opening of a page', () => {
  it('is its first paragraph after the heading that says enough, as text', () => {
    const main = `<main><p>消息与通话的第三代引擎，先于标题的一行不算在内，再长也不算。</p><h1>标题</h1><p class="x">短。</p><p class="lead">${opening.replace('SDK', '<b>SDK</b> &amp;')}</p><p>后面的一段，也有足够的长度来描述这一页，但它排在后面。</p></main>`;
    expect(openingText(main)).toBe(opening.replace('SDK', 'SDK &'));
    expect(openingText('<main><h1>标题</h1><p>短。</p></main>')).toBeNull();
    expect(openingText('<main><h1>A &quot;b&quot;</h1></main>')).toBeNull();
  });

  it('ends with a sentence that fits', () => {
    const long = openingText(`<main><h1>a</h1><p>${opening.repeat(4)}</p></main>`)!;
    expect(long).toBe(opening.repeat(2));
    const endless = openingText(`<main><h1>a</h1><p>${'没有句号的一段'.repeat(30)}</p></main>`)!;
    expect(endless.endsWith('…')).toBe(true);
    expect(stringWidth(endless)).toBeLessThanOrEqual(160);
    expect(stringWidth(endless)).toBeGreaterThanOrEqual(158);
  });
});
