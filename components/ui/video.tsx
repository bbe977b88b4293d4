import { type VideoFields, videoOf } from '../../config/rules/video-blocks.ts';
import { site } from '../../config/site.ts';
import { videoHtml } from './video-html.ts';
import styles from './video-player.module.css';

/**
 * A video of a page, with its caption: the player of the browser, as in articles. It loads its poster alone before somebody plays it. The
 * values are those of the block `video` of a text: `<Video {...words.tour} />`.
 */
export function Video(fields: VideoFields) {
  const read = videoOf(fields, site);
  if ('problem' in read) throw new Error(`Video: ${read.problem}`);
  return <figure className={styles.video} dangerouslySetInnerHTML={{ __html: videoHtml(read.video) }} />;
}
