import sanitizeHtml from 'sanitize-html';
import { allowedTags } from '../define/allowed-html.ts';
import type { PictureForm } from '../define/content-picture.ts';
import { isMediaAddress } from '../define/media-address.ts';
import { isSitePath } from '../define/safe-link.ts';

type SanitizeOptions = {
  html: string;
  mediaHosts: readonly string[];
  /** Sizes of pictures without `width` and `height`, by address. */
  sizes: PictureSizes;
};

export type PictureSizes = Readonly<Record<string, PictureFacts>>;
/** The size of a picture, and its smaller variants, if any. */
export type PictureFacts = { width: number; height: number; forms?: readonly PictureForm[] };

const cjk = '[\\u2e80-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff\\ufe30-\\ufe4f\\uff00-\\uffef]';
/** A line break between Chinese words, which browsers would show as a space. */
const breakInChinese = new RegExp(`(?<=${cjk})[ \\t]*\\n\\s*(?=${cjk})`, 'g');

/**
 * Sanitizes HTML of the content API by an allow-list: text, headings below the page's own, lists, tables, code, quotes, pictures from
 * configured hosts, links to http(s), mailto, tel and site paths. The result has no scripts and frames, and is well-formed.
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
    // Deeper content is dropped: minification takes quadratic time in the depth.
    nestingLimit: 50,
    transformTags: {
      // The page already has an <h1>.
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

/** A site path, a fragment, or an absolute address of an allowed scheme. `//host` and `/\host` would be other hosts. */
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
