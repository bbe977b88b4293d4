import { type ShownVideo, videoBlock, videoIn } from '../../config/rules/video-blocks.ts';
import { escaped } from './figures/svg.ts';

const names = { zh: '中文字幕', en: 'English captions' } as const;

/**
 * A video as HTML: the player of the browser, which needs no script and loads nothing but the poster before it is played. Browsers without
 * it show a link.
 */
function videoHtml({ src, caption, poster, captions, language, width, height }: ShownVideo): string {
  const address = escaped(src);
  const track = captions
    ? `<track kind="captions" src="${escaped(captions)}" srclang="${language}" label="${names[language]}" default>`
    : '';
  const still = poster ? ` poster="${escaped(poster)}"` : '';
  return `<video controls playsinline preload="none" width="${width}" height="${height}" src="${address}"${still} aria-label="${escaped(caption)}">${track}<a href="${address}">${escaped(caption)}</a></video><figcaption>${escaped(caption)}</figcaption>`;
}

/** Replaces the videos of sanitised HTML by players; a block that describes none remains a code block. */
export const withVideos = (html: string): string => replaced(html, (video) => `<figure>${videoHtml(video)}</figure>`);

/** Replaces the videos of sanitised HTML by links, for feeds. */
export const withVideoLinks = (html: string): string =>
  replaced(html, ({ src, caption }) => `<p><a href="${escaped(src)}">${escaped(caption)}</a></p>`);

function replaced(html: string, write: (video: ShownVideo) => string): string {
  return html.replace(videoBlock, (whole, text: string) => {
    const read = videoIn(text);
    return 'problem' in read ? whole : write(read.video);
  });
}
