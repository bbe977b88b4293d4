import type { Edition } from '../define/editions.ts';
import type { Styles } from './styles.ts';

/** What an Open Graph image says. */
export type ImageText = {
  edition: Edition;
  /** Language of the edition. */
  lang: string;
  brand: string;
  /** What kind of page it is: a line above the title. */
  label: string | null;
  title: string;
  /** A line or two below the title. */
  text: string | null;
};

/** What the Open Graph image of a page shows, before the styles of its art are known. */
export type ImageDraft = ImageText & {
  /** The page's drawing as SVG; null where it has none. */
  art: string | null;
  /** What the drawing is in on its page, from the outermost: the selectors of its theme, and the classes of its ancestors. */
  within: readonly string[];
  /** The classes around the first heading of the page: a drawing of its head that uses the roles of a ground is on this one. */
  ground: readonly string[];
  paper: boolean;
  /** Name of an image that several pages have in common. */
  sharedAs?: string;
};

/** What an Open Graph image shows, as plain data: the same data, the same picture. */
export type OgImage = ImageText & {
  art: { svg: string; styles: Styles; color: string } | null;
  theme: 'dark' | 'light' | 'paper';
};

/** Size of every image, in pixels: the one that link previews are laid out for. */
export const imageSize = { width: 1200, height: 630 } as const;

/** Whether a language is written in Chinese, which sets titles without kerning and with its own punctuation. */
export const isChinese = (lang: string): boolean => /^zh\b/.test(lang);
