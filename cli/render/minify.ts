import { minify, type Options } from 'html-minifier-terser';

/** Minifier options: safe without knowledge of scripts and styles; optional end tags stay. */
const options: Options = {
  collapseWhitespace: true,
  collapseBooleanAttributes: true,
  removeComments: true,
  decodeEntities: false,
};

/**
 * Minifies the frame of a page, once for all pages that share it: 4 to 7 ms. The rest of a document is written compact already; see
 * docs/decisions/050-minified-frames.md.
 */
export const minifyHtml = (html: string): Promise<string> => minify(html, options);
