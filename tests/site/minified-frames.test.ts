import { expect, it } from 'vitest';
import { builtFiles } from '../support/built-site.ts';

it('the frame of every page went through the minifier', async () => {
  const frames = (await builtFiles()).map(({ name, html }) => ({
    name,
    frame: html.slice(html.indexOf('<body'), html.indexOf('<main')) + html.slice(html.lastIndexOf('</main>')),
  }));
  // React writes `hidden=""`.
  expect(frames.filter(({ frame }) => / (?:hidden|open|disabled)=""/.test(frame)).map(({ name }) => name)).toEqual([]);
  expect(frames.filter(({ frame }) => / hidden[ >]/.test(frame)).length).toBeGreaterThan(100);
});
