import { describe, expect, it } from 'vitest';
import { imageSize } from 'image-size';
import type { Card } from '../../../cli/cards/card.ts';
import { artWordsOf, draw, wordsOf } from '../../../cli/cards/draw.ts';
import { openLettering } from '../../../cli/cards/lettering/lettering.ts';
import { drawCard } from '../../../cli/cards/thread.ts';

const card: Card = {
  edition: 'zh',
  brand: '云桥通信',
  label: '产品',
  title: '即时通讯 IM',
  text: '半天接入单聊与群聊',
  art: null,
  ground: 'night',
};
const art = {
  content: '<g><text x="20" y="30" font-size="12" text-anchor="middle" fill="#fff">你好 &amp; hi</text></g>',
  box: { x: 0, y: 0, width: 40, height: 40 },
  panel: false,
};
async function svgOf(own: Partial<Card>): Promise<string> {
  const lettering = openLettering();
  expect(await lettering.prepare(wordsOf({ ...card, ...own }))).toEqual([]);
  await lettering.prepare(artWordsOf({ ...card, ...own }));
  return draw({ card: { ...card, ...own }, lettering });
}

describe('a card', () => {
  it('is a PNG of 1200 by 630 under 60 kB, and the same bytes each time', async () => {
    const pictures = [await drawCard({ ...card, art }), await drawCard({ ...card, art })].map((drawn) =>
      'png' in drawn ? Buffer.from(drawn.png) : Buffer.alloc(0),
    );
    expect(imageSize(pictures[0]!)).toEqual({ width: 1200, height: 630, type: 'png' });
    expect(pictures[0]!.length).toBeLessThan(60_000);
    expect(pictures[1]!.equals(pictures[0]!)).toBe(true);
  });

  it('shows what distinguishes it', async () => {
    const [one, other] = [await drawCard(card), await drawCard({ ...card, title: '即时通讯' })];
    expect('png' in one && 'png' in other && Buffer.from(one.png).equals(other.png)).toBe(false);
  });

  it('is nothing but shapes: no text that a font of the machine could set, and nothing that a title wrote', async () => {
    const svg = await svgOf({
      title: '</path><script>alert(1)</script>',
      text: '"&<image href="file:///etc/passwd">',
      label: "'><style>",
      art,
    });
    expect([...new Set([...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name))].sort()).toEqual([
      'circle',
      'defs',
      'g',
      'linearGradient',
      'path',
      'radialGradient',
      'rect',
      'stop',
      'svg',
    ]);
    expect(svg).not.toMatch(/script|passwd|href/);
  });

  it('reports characters that no font has', async () => {
    expect(await drawCard({ ...card, title: 'IM مرحبا' })).toEqual({ missing: 'م ر ح ب ا' });
    expect(await drawCard({ ...card, art: { ...art, content: '<g><text>مرحبا</text></g>' } })).toHaveProperty('png');
  });

  it('sets a long title smaller, and cuts off what does not fit on three lines', async () => {
    const count = async (title: string) =>
      (await svgOf({ title, text: null, label: null })).match(/fill="#ffffff"/g)!.length;
    const [short, long, endless] = [
      await count('即时通讯'),
      await count('一个相当长的标题，长到三行才放得下它的全部内容'),
      await count('很长'.repeat(200)),
    ];
    expect(long).toBeGreaterThan(short);
    expect(endless).toBe(short + 2);
  });
});
