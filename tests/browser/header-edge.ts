import type { Page } from 'playwright';
import sharp from 'sharp';

type Color = readonly [red: number, green: number, blue: number];
export type HeaderEdge = {
  /** CSS pixels of the page that the header lies over. */
  overlap: number;
  /** Colours above and below the header's lower edge, at places across the window where neither has letters. */
  places: { header: Color; below: Color }[];
};

/** The lower edge of the header of a page that is not scrolled, in a window 1440 wide; null where it has no header. */
export async function headerEdge(page: Page): Promise<HeaderEdge | null> {
  const found = await page.evaluate(() => {
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom;
    const top = document.querySelector('main')!.getBoundingClientRect().top;
    return bottom === undefined ? null : { bottom: Math.round(bottom), overlap: Math.max(0, bottom - top) };
  });
  if (!found) return null;
  const { bottom, overlap } = found;
  const picture = await pictureOf(page, { x: 0, y: bottom - 3, width: 1440, height: 8 });
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Color => {
    const pixel = (y * info.width + x) * info.channels;
    return [data[pixel]!, data[pixel + 1]!, data[pixel + 2]!];
  };
  return { overlap, places: [8, 360, 720, 1080, 1432].map((x) => ({ header: at(x, 0), below: at(x, 6) })) };
}

/** A part of the window. A screenshot by the test library, which prepares the page for it, takes three times the processor time. */
async function pictureOf(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...clip, scale: 1 },
    optimizeForSpeed: true,
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

const isDark = ([red, green, blue]: Color) => 0.2126 * red + 0.7152 * green + 0.0722 * blue < 90;
const distance = (one: Color, other: Color) => Math.max(...one.map((value, index) => Math.abs(value - other[index]!)));

/** Whether the page begins with a dark opening. */
export const beginsDark = ({ places }: HeaderEdge): boolean => isDark(places[2]!.below);

/** A header has the colour of a dark opening below it, about so where it lies over it, and is white over the others. */
export function headerProblems({ overlap, places }: HeaderEdge, { over }: { over: boolean }): string[] {
  const dark = beginsDark({ overlap, places });
  const most = over ? 16 : 6;
  const fits = ({ header, below }: (typeof places)[number]) =>
    isDark(header) === dark && (!dark || distance(header, below) < most);
  return [
    ...places.filter((one) => !fits(one)).map(({ header, below }) => `the header is ${header} over ${below}`),
    ...(overlap > 1 === over ? [] : [`the header lies over ${overlap} px of the page`]),
  ];
}
