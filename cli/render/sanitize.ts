import sanitizeHtml from 'sanitize-html';
import { allowedTags } from '../../config/rules/allowed-html.ts';
import { isMediaAddress } from '../../config/rules/media-address.ts';
import type { PictureForm } from './picture-sources.ts';
import { isSitePath } from '../../config/rules/safe-link.ts';

type SanitizeOptions = {
  html: string;
  mediaHosts: readonly string[];
  /** Sizes of pictures that do not say their own, by address. */
  sizes: PictureSizes;
};

export type PictureSizes = Readonly<Record<string, PictureFacts>>;
/** The size of a picture, and its smaller forms where it has some. */
export type PictureFacts = { width: number; height: number; forms?: readonly PictureForm[] };

const cjk = '[\\u2e80-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff\\ufe30-\\ufe4f\\uff00-\\uffef]';
/** A line break between Chinese words would show as a space. */
const breakInChinese = new RegExp(`(?<=${cjk})[ \\t]*\\n\\s*(?=${cjk})`, 'g');

/**
 * HTML of the content API, reduced to the allow-list: text, headings below the page's own, lists, tables, code, quotes,
 * pictures from known hosts, links to http(s), mailto, tel and site paths. Nothing in the result runs a script, loads a
 * frame, or closes a tag it did not open.
 */
export function sanitize({ html, mediaHosts, sizes }: SanitizeOptions): string {
  return sanitizeHtml(html, {
    allowedTags: [...allowedTags],
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
      abbr: ['title'],
    },
    allowedClasses: { code: [/^language-[a-z0-9+#-]{1,20}$/] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
    // Deeper content is left out: the time that minifying takes grows with the square of the depth.
    nestingLimit: 50,
    transformTags: {
      // The page has its own <h1>.
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (tagName, { href, title }) => ({ tagName, attribs: linkAttributes({ href, title }) }),
      img: (tagName, { src = '', alt = '', width, height }) => ({
        tagName,
        attribs: {
          src,
          alt,
          ...(knownSize(sizes, src) ?? pixels({ width, height })),
          loading: 'lazy',
          decoding: 'async',
        },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isKnownPicture(attribs['src'], mediaHosts),
    textFilter: (text, tag) =>
      tag === 'pre' || tag === 'code' || !text.includes('\n') ? text : text.replace(breakInChinese, ''),
  });
}

function linkAttributes({ href, title }: { href: string | undefined; title: string | undefined }) {
  // Browsers drop control characters before they read an address: `/<tab>/host` would be `//host`.
  const target = href?.replace(/[\u0000-\u001f\u007f]/g, '').trim();
  if (!target || !isKnownTarget(target)) return { ...(title && { title }) };
  return {
    href: target,
    ...(title && { title }),
    ...(/^https?:/i.test(target) && { rel: 'noopener' }),
  };
}

/** A site path, a place on the page, or an absolute address of an allowed kind. `//host` and `/\host` would leave the site. */
function isKnownTarget(href: string): boolean {
  return /^(#|\/(?![/\\])|https?:\/\/|mailto:|tel:)/i.test(href);
}

function isKnownPicture(src: string | undefined, mediaHosts: readonly string[]): boolean {
  return src !== undefined && (isSitePath(src) || isMediaAddress(src, mediaHosts));
}

function pixels(sizes: Record<'width' | 'height', string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sizes).filter((pair): pair is [string, string] => /^\d{1,5}$/.test(pair[1] ?? '')),
  );
}

function knownSize(sizes: PictureSizes, src: string): Record<string, string> | undefined {
  const size = Object.hasOwn(sizes, src) ? sizes[src] : undefined;
  return size && { width: String(size.width), height: String(size.height) };
}
