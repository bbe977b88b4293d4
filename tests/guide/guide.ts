import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { startBrowser } from '../support/browser.ts';
import { type DevServer, startDevServer } from '../support/dev-server.ts';
import { draft, type GuidePicture, guidePictures, type Mark } from './pictures.ts';

/** Takes all pictures of the editing guide into a folder, from a dev server on a small copy of the project. */
export async function takeGuidePictures(into: string): Promise<void> {
  await rm(into, { recursive: true, force: true });
  await mkdir(into, { recursive: true });
  const [dev, browser] = await Promise.all([
    startDevServer({ prepare: (project) => writeFile(join(project, draft.file), draft.text) }),
    startBrowser(),
  ]);
  try {
    for (const picture of guidePictures) {
      const page = await browser.newPage({
        reducedMotion: 'reduce',
        viewport: { width: picture.size[0], height: picture.size[1] },
      });
      await takePicture({ dev, page, picture, file: join(into, `${picture.name}.webp`) });
      await page.close();
      console.log(`${picture.name}.webp`);
    }
  } finally {
    await browser.close();
    await dev.close();
  }
}

type TakePictureOptions = { dev: DevServer; page: Page; picture: GuidePicture; file: string };

async function takePicture({ dev, page, picture, file }: TakePictureOptions): Promise<void> {
  const { address, size, click, from, shows, marks } = picture;
  await page.goto(dev.zh + address, { waitUntil: 'networkidle' });
  // The runtime is live, and follows changes.
  await page.waitForSelector('[data-widget="announcer"]', { state: 'attached' });
  if (shows) {
    await dev.edit(draft.file, draft.mistake.from, draft.mistake.to);
    await page.waitForSelector(shows, { state: 'attached' });
  } else {
    // Warnings of the small project: pages that its links lead to are not there.
    await page.evaluate(() => document.querySelector('site-problems')?.remove());
  }
  if (click) await page.locator(click).first().click();
  if (from) await page.evaluate((to) => scrollTo(0, document.querySelector(to)!.getBoundingClientRect().y - 60), from);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const missing = await page.evaluate(drawMarks, marks);
  if (missing.length > 0) throw new Error(`${picture.name}: no visible element for ${missing.join(', ')}`);
  const session = await page.context().newCDPSession(page);
  const [width, height] = size;
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 72,
    clip: { x: 0, y: await page.evaluate(() => scrollY), width, height, scale: 1 },
  });
  await writeFile(file, Buffer.from(data, 'base64'));
}

/** Draws a frame and a label for each mark; runs in the page. Returns the selectors of elements that are not there or not visible. */
function drawMarks(marks: readonly Mark[]): string[] {
  const missing: string[] = [];
  for (const { label, at, side } of marks) {
    const found = [...document.querySelectorAll(at)].find((one) => one.checkVisibility());
    const box = found?.getBoundingClientRect();
    if (!box || box.width === 0 || box.bottom < 0 || box.top > innerHeight) {
      missing.push(at);
      continue;
    }
    const frame = document.createElement('div');
    const text = document.createElement('span');
    text.textContent = label;
    Object.assign(frame.style, {
      position: 'absolute',
      zIndex: '2147483647',
      left: `${box.left + scrollX - 3}px`,
      top: `${box.top + scrollY - 3}px`,
      width: `${box.width + 6}px`,
      height: `${box.height + 6}px`,
      boxSizing: 'border-box',
      border: '2px solid #c2185b',
      borderRadius: '4px',
      pointerEvents: 'none',
    });
    Object.assign(text.style, {
      position: 'absolute',
      font: '600 13px/20px ui-monospace, monospace',
      padding: '0 6px',
      borderRadius: '3px',
      color: '#fff',
      background: '#c2185b',
      whiteSpace: 'nowrap',
      ...(side === 'right' ? { left: '100%', top: '-2px' } : { left: '-2px' }),
      ...(side === 'below' ? { top: '100%' } : side === undefined && { bottom: '100%' }),
    });
    frame.append(text);
    // Above the dialogs and menus of the page.
    document.documentElement.append(frame);
  }
  return missing;
}
