import type { ShownVideo } from '../../config/rules/video-blocks.ts';
import { escaped } from '../prose/figures/svg.ts';

const names = { zh: '中文字幕', en: 'English captions' } as const;

/**
 * A video as HTML: the player of the browser, which needs no script and loads nothing but the poster before it is played. Browsers without
 * it show a link.
 */
export function videoHtml({ src, caption, poster, captions, language, width, height }: ShownVideo): string {
  const address = escaped(src);
  const track = captions
    ? `<track kind="captions" src="${escaped(captions)}" srclang="${language}" label="${names[language]}" default>`
    : '';
  const still = poster ? ` poster="${escaped(poster)}"` : '';
  return `<video controls playsinline preload="none" width="${width}" height="${height}" src="${address}"${still} aria-label="${escaped(caption)}">${track}<a href="${address}">${escaped(caption)}</a></video><figcaption>${escaped(caption)}</figcaption>`;
}
