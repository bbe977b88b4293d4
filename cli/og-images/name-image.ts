import type { PageConfig } from '../define/config.ts';
import { escapeHtml } from '../lib/escape.ts';
import { shortHash } from '../lib/sha256.mjs';
import { type ImageDraft, imageSize, isChinese, type OgImage } from './image.ts';
import { type Styles, stylesUsed, stylesWithin, unknownVariables } from './styles.ts';

/** An Open Graph image as the head of a page names it, whether or not it is drawn yet. */
export type NamedImage = {
  name: string;
  image: OgImage;
  address: string;
  tags: string;
  /** Custom properties of its drawing that have no value: what has their colour is missing in the image. */
  unknown: readonly string[];
};

export type NameImageOptions = {
  draft: ImageDraft;
  styles: Styles;
  /** Hash of the drawing code: a change of it changes the names of all images. */
  drawing: string;
  site: PageConfig;
};

/** Names the image of a page: its name is a hash of what it shows and of the code that draws it. */
export function nameImage({ draft, styles, drawing, site }: NameImageOptions): NamedImage {
  const { edition, lang, brand, label, art, within, ground, paper } = draft;
  const title = drawable(draft.title);
  const text = draft.text && drawable(draft.text);
  const bare = stylesWithin(within, styles);
  const unknownIn = (found: Styles) => (art === null ? [] : unknownVariables(art, found));
  const own = unknownIn(bare).length > 0 ? stylesWithin([...within, ...ground], styles) : bare;
  const image: OgImage = {
    edition,
    lang,
    brand,
    label,
    title,
    text,
    art: art === null ? null : { svg: art, styles: stylesUsed(art, own), color: own.color },
    theme: paper ? 'paper' : isLight(own.color) ? 'dark' : 'light',
  };
  const name = shortHash(JSON.stringify([drawing, image]));
  const address = `${site.origins[edition]}/${imagePath(name)}`;
  const alt = [title, text].filter(Boolean).join(isChinese(lang) ? '：' : ': ');
  const tags = [
    ['og:image', address],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(imageSize.width)],
    ['og:image:height', String(imageSize.height)],
    ['og:image:alt', alt],
  ].map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content!)}">`);
  return { name, image, address, tags: tags.join(''), unknown: unknownIn(own) };
}

export const imagePath = (name: string) => `assets/og-image-${name}.png`;

/** The name of the image that a document refers to; undefined if it is not one of ours. */
export const imageNameIn = (html: string) =>
  /<meta property="og:image" content="[^"]*\/assets\/og-image-([0-9a-f]{16})\.png">/.exec(html)?.[1];

/** Text without pictographs and invisible marks, which our fonts do not have. */
const drawable = (text: string) =>
  text
    .replace(/\p{Extended_Pictographic}|\p{Cc}|\p{Cf}|\ufe0f/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a color is that of words on a dark ground. */
const isLight = (color: string) => /^#(?:[9a-f]{3,4}|(?:[9a-f][\da-f]){3,4})$/i.test(color);
