import { type ShownVideo, videoBlock, videoIn } from '../../config/rules/video-blocks.ts';
import { videoHtml } from '../ui/video-html.ts';
import { escaped } from './figures/svg.ts';

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
