import { imageSize } from 'image-size';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDraw } from '../../../cli/og-images/draw.ts';
import type { OgImage } from '../../../cli/og-images/image.ts';
import { layOut } from '../../../cli/og-images/layout.ts';
import { withFallback } from '../../../cli/og-images/open-drawing.ts';
import { openOutlines } from '../../../cli/og-images/outlines.ts';
import { site } from '../../../config/site.ts';

const image: OgImage = {
  edition: 'zh',
  lang: 'zh-CN',
  brand: '云桥通信',
  label: '产品',
  title: '即时通讯 IM',
  text: '半天接入单聊与群聊',
  art: null,
  theme: 'dark',
};
const artOf = (words: string) => ({
  svg: `<svg viewBox="0 0 40 40"><text x="20" y="30" font-size="12" text-anchor="middle" fill="#fff">${words}</text></svg>`,
  styles: { classes: {}, root: {} },
  color: '#0b1b34',
});
const art = artOf('你好 &amp; hi');

let draw: ReturnType<typeof openDraw>;
beforeAll(() => {
  draw = openDraw();
});
async function svgOf(own: Partial<OgImage>): Promise<string> {
  const outlines = openOutlines();
  expect(await outlines.load(JSON.stringify({ ...image, ...own, art: null }).replace(/\p{Cc}/gu, ''))).toEqual([]);
  await outlines.load('你好…');
  return layOut({ image: { ...image, ...own }, outlines })
    .map(({ svg }) => svg)
    .join('');
}

describe('an Open Graph image', () => {
  it('is a PNG of 1200 by 630 under 120 kB, and the same bytes each time, whatever was drawn before', async () => {
    const pictures = [await draw({ ...image, art }), await draw(image), await openDraw()({ ...image, art })].map(
      (drawn) => ('png' in drawn ? Buffer.from(drawn.png) : Buffer.alloc(0)),
    );
    expect(imageSize(pictures[0]!)).toEqual({ width: 1200, height: 630, type: 'png' });
    expect(pictures[0]!.length).toBeLessThan(120_000);
    expect(pictures[2]!.equals(pictures[0]!)).toBe(true);
  });

  it('shows what distinguishes it', async () => {
    const [one, other] = [await draw(image), await draw({ ...image, title: '即时通讯' })];
    expect('png' in one && 'png' in other && Buffer.from(one.png).equals(other.png)).toBe(false);
  });

  it('is nothing but shapes: no text that a font of the machine could set, and no markup of a title', async () => {
    const svg = await svgOf({
      title: '</path><script>alert(1)</script>',
      text: '"&<image href="file:///etc/passwd">',
      label: "'><style>",
      art,
    });
    expect([...new Set([...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name))].sort()).toEqual([
      'circle',
      'g',
      'path',
      'svg',
    ]);
    expect(svg).not.toMatch(/script|passwd|href/);
  });

  it('is not drawn when no font has a character of its text, but is drawn without one of its art', async () => {
    expect(await draw({ ...image, title: 'IM مرحبا' })).toEqual({ missing: 'م ر ح ب ا' });
    expect(await draw({ ...image, art: artOf('مرحبا') })).toHaveProperty('png');
  });

  it('has a long title in smaller letters, and cuts off what does not fit on three lines', async () => {
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

describe('the pixels of an Open Graph image', () => {
  /** Red, green and blue of the pixel at a place, as another program reads the file. */
  const pixels = async (own: Partial<OgImage>) => {
    const drawn = await draw({ ...image, ...own });
    const { data, info } = await sharp('png' in drawn ? drawn.png : [])
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1200, height: 630, channels: 3 });
    return (x: number, y: number) => [...data.subarray(3 * (y * 1200 + x), 3 * (y * 1200 + x) + 3)];
  };
  const square = (content: string) => ({ ...art, svg: `<svg viewBox="0 0 40 40">${content}</svg>` });

  it('are those of its background where nothing stands on it', async () => {
    const at = await pixels({ theme: 'light', art: null });
    expect(at(0, 0)).toEqual([0xf8, 0xfa, 0xff]);
    expect(at(0, 629)).toEqual([0xe3, 0xeb, 0xff]);
  });

  it('are those of its art in the middle of its place, over the background, and cut at the edge of the art', async () => {
    const ground = await pixels({ theme: 'light', art: null });
    const at = await pixels({
      theme: 'light',
      art: square(
        '<rect x="-9" width="29" height="60" fill="#ff0000"/><rect x="20" width="20" height="40" fill="#000" opacity=".5"/>',
      ),
    });
    // The art is 534 pixels wide and high, from (625, 48).
    expect(at(626, 300)).toEqual([255, 0, 0]);
    for (const [x, y] of [
      [623, 300],
      [700, 46],
      [700, 583],
    ] as const)
      expect(at(x, y), `${x} ${y}`).toEqual(ground(x, y));
    const under = ground(1100, 60);
    for (const [index, value] of at(1100, 60).entries()) expect(Math.abs(value - under[index]! / 2)).toBeLessThan(1.5);
  });

  it('have the round corners of a panel', async () => {
    const styles = { classes: { night: { background: '#000000' } }, root: {} };
    const panel = { svg: '<svg viewBox="0 0 40 40" class="night"></svg>', styles, color: '#fff' };
    const [ground, at] = [await pixels({ theme: 'light', art: null }), await pixels({ theme: 'light', art: panel })];
    expect(at(626, 49)).toEqual(ground(626, 49));
    expect(at(640, 62)).toEqual([0, 0, 0]);
  });
});

describe('an Open Graph image above a panorama', () => {
  const panorama = { ...artOf('好'), svg: '<svg viewBox="0 0 1200 300"></svg>' };
  /** Paths in the colours of the title, the company's name included, and of the text. */
  const count = async (title: string) => {
    const svg = await svgOf({ title, art: panorama });
    return [svg.match(/<path [^>]*fill="#ffffff"/g)!.length, svg.match(/<path [^>]*fill="#b4c2de"/g)?.length ?? 0];
  };

  it('has a short title on one line, with its text', async () => {
    expect(await count('即时通讯')).toEqual([2, 1]);
  });

  it('has a long title on two lines, instead of a text', async () => {
    expect(await count('一个相当长的标题，一行放不下它的全部内容')).toEqual([3, 0]);
  });
});

describe('an image that cannot be drawn', () => {
  const tried: string[] = [];
  const drawAll = (result: (one: OgImage) => { png: Uint8Array } | { missing: string } | Error) =>
    withFallback({
      site,
      draw: async (one) => {
        tried.push(one.title);
        const drawn = result(one);
        if (drawn instanceof Error) throw drawn;
        return drawn;
      },
    })({ ...image, title: 'م' });
  const bytes = (text: string) => ({ png: Buffer.from(text) });

  it('is replaced by the company’s name and slogan', async () => {
    tried.length = 0;
    expect(await drawAll(({ title }) => (title === 'م' ? { missing: 'م' } : bytes(title)))).toEqual({
      ...bytes(site.brand.zh.slogan),
      failure: 'no font has these characters of its title: م',
    });
    expect(tried).toEqual(['م', site.brand.zh.slogan]);
  });

  it('is replaced by the mark alone when no words can be set', async () => {
    expect(await drawAll(({ title }) => (title === '' ? bytes('mark') : new Error('no package')))).toEqual({
      ...bytes('mark'),
      failure: 'no package',
    });
  });

  it('is one colour when nothing can be drawn', async () => {
    const { png, failure } = await drawAll(() => new Error('no renderer'));
    expect(failure).toBe('no renderer');
    expect(imageSize(png)).toEqual({ width: 1200, height: 630, type: 'png' });
  });
});
