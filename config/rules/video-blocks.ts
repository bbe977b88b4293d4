import { isMediaAddress, isSitePath } from '#generator';
import { decoded } from './figure-blocks.ts';

/** A video of a text or a page. Nothing of it is loaded before it is played, but its poster. */
export type ShownVideo = {
  /** A path of this site (a file in `config/content/files/`), or an address on a host of `mediaHosts`. */
  src: string;
  /** What it shows, in a sentence. */
  caption: string;
  /** The picture in its place. */
  poster?: string | undefined;
  /** A file of WebVTT on this site, and its language. */
  captions?: string | undefined;
  language: 'zh' | 'en';
  /** Of its frames, in pixels: the place is kept. */
  width: number;
  height: number;
};

/** A code block whose language is `video`, and nothing but text in it. */
export const videoBlock = /<pre><code class="language-video">([^<]+)<\/code><\/pre>/g;

const keys = ['src', 'caption', 'poster', 'captions', 'language', 'size'] as const;

/** What is written of a video; `size` is width and height, `1280x720`. */
export type VideoFields = { [Key in (typeof keys)[number]]?: string | undefined };
const most = { caption: 120, address: 300, side: 8_000 };

/** Hosts of which files may be shown. Without them, all are: the content security policy of a page lets it load from the site's media hosts alone. */
type Hosts = { mediaHosts?: readonly string[] };

type Read = { video: ShownVideo } | { problem: string };

/** The video that the text of a code block describes, lines `key: value`, or why it describes none. */
export function videoIn(text: string, hosts: Hosts = {}): Read {
  const values = new Map<string, string>();
  for (const line of decoded(text)
    .split('\n')
    .filter((one) => one.trim() !== '')) {
    const [, key = '', value = ''] = /^\s*([^:：]*?)\s*[:：]\s*(.*?)\s*$/.exec(line) ?? [];
    if (!(keys as readonly string[]).includes(key))
      return { problem: `"${line.trim().slice(0, 32)}" is no key of a video: ${keys.join(', ')}` };
    if (values.has(key)) return { problem: `${key} occurs twice` };
    values.set(key, value);
  }
  return videoOf(Object.fromEntries(values), hosts);
}

/** The video of these values, or what is wrong with them. */
export function videoOf(values: VideoFields, { mediaHosts }: Hosts = {}): Read {
  const elsewhere = mediaHosts?.map((host) => `, or one on ${host}`).join('') ?? '';
  const isOurs = (address: string, ending: RegExp) =>
    address.length <= most.address &&
    ending.test(address) &&
    (isSitePath(address) ||
      (mediaHosts ? isMediaAddress(address, mediaHosts) : /^https:\/\/[^\s\\"'<>]+$/.test(address)));
  const given = keys.map((key) => values[key] || undefined);
  const [src = '', caption = '', poster, captions, language = 'zh', size = '1280x720'] = given;
  if (caption === '') return { problem: 'caption is missing: the sentence that says what the video shows' };
  if (caption.length > most.caption)
    return { problem: `caption has ${caption.length} characters, at most ${most.caption} are shown` };
  if (!isOurs(src, /\.(?:mp4|webm)$/i))
    return {
      problem: `src is "${src.slice(0, 64)}", not a file of this site such as /video/lesson.mp4${elsewhere}`,
    };
  if (poster !== undefined && !isOurs(poster, /\.(?:png|jpe?g|webp|avif)$/i))
    return { problem: `poster is "${poster.slice(0, 64)}", not a picture of this site${elsewhere}` };
  if (captions !== undefined && !(isSitePath(captions) && captions.endsWith('.vtt')))
    return { problem: `captions is "${captions.slice(0, 64)}", not a .vtt file of this site` };
  if (language !== 'zh' && language !== 'en')
    return { problem: `language is "${language.slice(0, 32)}", not zh or en` };
  const [, width = 0, height = 0] = (/^(\d{2,4})[x×](\d{2,4})$/.exec(size) ?? []).map(Number);
  if (Math.min(width, height) === 0 || Math.max(width, height) > most.side)
    return { problem: `size is "${size.slice(0, 32)}", not width and height such as 1280x720` };
  return { video: { src, caption, poster, captions, language, width, height } };
}

/** Why videos of a piece of HTML are not shown, and their text. */
export function videoProblems(html: string, hosts: Required<Hosts>): { why: string; text: string }[] {
  return [...html.matchAll(videoBlock)].flatMap(([, text = '']) => {
    const read = videoIn(text, hosts);
    return 'problem' in read ? [{ why: read.problem, text: decoded(text) }] : [];
  });
}
