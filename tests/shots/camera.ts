import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import type { Subject } from './subjects.ts';

/** A page at a width. */
export type Shot = {
  width: number;
  height: number;
  /** Names of the pictures in the sheet's folder. */
  full: string;
  small: string;
  /** What was wrong with the page: it is wider than the window, something failed to load or to run. */
  faults: readonly string[];
};

type TakeShotsOptions = { browser: Browser; url: string; subject: Subject; into: string };

/** Height of the window, and of what a thumbnail shows at most, in pages' pixels for each pixel of width. */
const windowHeight = 900;
const thumbnail = { width: 360, mostHeight: 620 };
/** The longest edge that WebP knows; what is longer is taken as JPEG. */
const longestWebp = 16_383;

/** Takes the pictures of a page, one width after the other in one window, as those see it who asked for less motion. */
export async function takeShots({ browser, url, subject, into }: TakeShotsOptions): Promise<Shot[]> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: subject.widths[0] ?? 1280, height: windowHeight },
  });
  try {
    const page = await context.newPage();
    const faults = new Set<string>();
    page.on('pageerror', ({ message }) => faults.add(`script: ${message}`));
    page.on('console', (message) => void (message.type() === 'error' && faults.add(`console: ${message.text()}`)));
    const session = await context.newCDPSession(page);
    const shots: Shot[] = [];
    for (const width of subject.widths) {
      faults.clear();
      await page.setViewportSize({ width, height: windowHeight });
      // Loaded anew for each width: what a script laid out for another one does not count.
      const answer = await page.goto(url, { waitUntil: 'load' });
      if (answer && answer.status() !== 200) faults.add(`answered ${answer.status()}`);
      const { height, wide } = await settle(page);
      if (wide > width) faults.add(`${wide - width} px wider than the window`);
      const name = `${subject.edition}${subject.address.replace(/[^\w-]+/g, '_')}-${width}`;
      shots.push({ width, height, faults: [...faults], ...(await capture({ session, name, into, width, height })) });
    }
    return shots;
  } finally {
    await context.close();
  }
}

/** Waits until everything that shows is there, pictures further down too. */
async function settle(page: Page): Promise<{ height: number; wide: number }> {
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { height: scrollHeight, wide: scrollWidth };
  });
}

type Capture = { session: CDPSession; name: string; into: string; width: number; height: number };

async function capture({ session, name, into, width, height }: Capture): Promise<Pick<Shot, 'full' | 'small'>> {
  const take = async ({
    tall,
    scale,
    format,
    file,
  }: {
    tall: number;
    scale: number;
    format: 'webp' | 'jpeg';
    file: string;
  }) => {
    const clip = { x: 0, y: 0, width, height: tall, scale };
    const { data } = await session.send('Page.captureScreenshot', {
      format,
      quality: 70,
      captureBeyondViewport: true,
      clip,
    });
    await writeFile(join(into, file), Buffer.from(data, 'base64'));
    return file;
  };
  const format = height > longestWebp ? 'jpeg' : 'webp';
  const scale = thumbnail.width / width;
  return {
    full: await take({ tall: height, scale: 1, format, file: `${name}.${format}` }),
    small: await take({
      tall: Math.min(height, thumbnail.mostHeight / scale),
      scale,
      format: 'webp',
      file: `${name}-small.webp`,
    }),
  };
}
