import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { allowedTags, changedTags } from '../define/allowed-html.ts';
import type { PictureForm } from '../define/content-picture.ts';
import { isMediaAddress } from '../define/media-address.ts';
import { isSitePath } from '../define/safe-link.ts';
import { isTooDeep } from '../lib/html-depth.ts';
import { isWord, swallowing } from '../lib/html-tags.ts';
import { xmlCharacters } from '../lib/xml-characters.ts';
import { withClosedTables } from './closed-tables.ts';
import { withFolds } from './folds.ts';
import { joinLines } from './join-lines.ts';
import type { Report } from './text-problem.ts';
import { controlTags, unwrapBlocks, wrapperTags } from './unwrap-blocks.ts';

type SanitizeOptions = {
  html: string;
  mediaHosts: readonly string[];
  /** Sizes of pictures without `width` and `height`, by address. */
  sizes: PictureSizes;
  /** Receives everything that is removed. */
  report?: Report;
};

export type PictureSizes = Readonly<Record<string, PictureFacts>>;
/** The size of a picture, and its smaller variants, if any. */
export type PictureFacts = { width: number; height: number; forms?: readonly PictureForm[] };

/** Begins the ids of content, which keeps them apart from those of the page around: see `anchored`. */
const idPrefix = 's-';

const kept: ReadonlySet<string> = new Set([...allowedTags, ...Object.keys(changedTags), ...wrapperTags]);

/**
 * What stands for a picture that is left out, until it is removed: each other one has attributes. A filter would copy the whole output for
 * each picture that it excludes, and the library closes the next element under the name of one that is renamed and then left out.
 */
const leftOut = '<img />';

const options = {
  // `unwrapBlocks` removes it.
  allowedTags: [...allowedTags, 'div'],
  allowedAttributes: {
    '*': ['id', 'dir', 'lang'],
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    abbr: ['title'],
    details: ['open'],
  },
  allowedClasses: {
    code: [/^language-[\w.+#-]{1,20}$/],
    th: [/^align-(?:left|center|right)$/],
    td: [/^align-(?:left|center|right)$/],
  },
  selfClosing: ['br', 'hr', 'img', 'wbr'],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // Elements further in are dropped, not their text: no text needs as many, and browsers stop at 512.
  nestingLimit: 50,
  // The text of other elements stays.
  nonTextTags: ['script', 'style'],
} satisfies IOptions;

/**
 * Sanitizes HTML of the content API by an allow-list: text, headings below the page's own, lists, tables, code, quotes, pictures from
 * configured hosts, links to http(s), mailto, tel and site paths. Ids are kept under a prefix. The result has no scripts and frames, and is
 * well-formed, and without characters that XML forbids: a reference such as `&#8;` names them. Line breaks between Chinese characters are
 * removed.
 */
export function sanitize({ html, mediaHosts, sizes, report = () => undefined }: SanitizeOptions): string {
  if (isTooDeep(html)) return leaveOut(report);
  reportUnclosed(html, report);
  const given = withBoxes(withoutSwallowing(html, report));
  const closed = withClosedHeadings(given);
  // Tags in the middle of others may be read otherwise now.
  if (closed !== given && isTooDeep(closed)) return leaveOut(report);
  const common = openCommon();
  const safe = sanitizeHtml(closed, {
    ...options,
    transformTags: {
      ...changedTags,
      ...Object.fromEntries([...wrapperTags, ...controlTags].map((name) => [name, 'div'])),
      '*': common,
      a: (tagName, { href, title, id, name, dir, lang }) => {
        const target = linkTarget(href);
        if (href !== undefined && target === null) report({ kind: 'link', value: href });
        const place = id ?? name;
        return {
          tagName,
          attribs: {
            ...(target !== null && { href: target }),
            ...(title && { title }),
            ...(target !== null && /^https?:/i.test(target) && { rel: 'noopener' }),
            ...defined({ id: place, dir, lang }),
          },
        };
      },
      img: (tagName, { src: given = '', alt = '', title, width, height, id }) => {
        const src = xmlCharacters(given);
        if (!isKnownPicture(src, mediaHosts)) {
          report({ kind: 'picture', value: src });
          return { tagName, attribs: {} };
        }
        return {
          tagName,
          attribs: {
            src,
            alt,
            ...(title && { title }),
            ...(knownSize(sizes, src) ?? pixels({ width, height })),
            loading: 'lazy',
            decoding: 'async',
            ...defined({ id }),
          },
        };
      },
      details: (tagName, { open, ...attribs }) => ({
        tagName,
        attribs: { ...attribs, ...(open !== undefined && { open: 'open' }) },
      }),
      // Names of languages are known in lower case.
      code: (tagName, { class: name, ...attribs }) => ({
        tagName,
        attribs: { ...attribs, ...defined({ class: name?.toLowerCase() }) },
      }),
      td: aligned,
      th: aligned,
    },
    onOpenTag(name, attribs) {
      if (!kept.has(name)) report({ kind: 'element', value: name });
      const word = Object.keys(attribs).find((attribute) => attribs[attribute] === '' && isWord(attribute));
      if (word !== undefined) report({ kind: 'tag', value: `<${name} ${word}` });
    },
    // The parser does not decode the text of this element.
    textFilter: (text, tag) => (tag === 'textarea' ? text.replace(/&amp;(?=#?\w{1,31};)/g, '&') : text),
  });
  const text = xmlCharacters(safe.replaceAll(leftOut, ''));
  return joinLines(withClosedTables(unwrapBlocks(withFolds(text, report))));
}

function leaveOut(report: Report): string {
  report({ kind: 'depth', value: '' });
  return '';
}

/** A tag ends at the next `<` too: without that, the time for unclosed tags would grow with their square. */
const checkbox = /<input\b(?=[^<>]*\stype\s*=\s*["']?checkbox\b)[^<>]*>/gi;

/** Replaces the boxes of task lists by characters: texts have no form fields. */
const withBoxes = (html: string) => html.replace(checkbox, (tag) => (/\schecked\b/i.test(tag) ? '☑' : '☐'));

/** Tags of elements that have everything behind them as their text, and the end of the last element of each kind. */
const swallows = new RegExp(`<!--(?:[^]*?-->|[^]*$)|<(?=(${swallowing.join('|')})[\\s/>])`, 'gi');

/** Makes text of tags without an end that would have the rest of a text for their own. */
function withoutSwallowing(html: string, report: Report): string {
  const lower = html.toLowerCase();
  return html.replace(swallows, (sign, name: string | undefined, at: number) => {
    if (name === undefined || at < lower.lastIndexOf(`</${name.toLowerCase()}`)) return sign;
    report({ kind: 'tag', value: /^[^\n]?[^\n<]{0,59}/.exec(html.slice(at))![0] });
    return '&lt;';
  });
}

/** Tags of headings, and the comments and elements whose text may look like some. A tag ends at the next `<` too, as above. */
const headingTags = new RegExp(
  `<!--(?:[^]*?-->|[^]*$)|<(${swallowing.join('|')})(?=[\\s/>])[^]*?</\\1|<(/?)(h[1-6])(?=[\\s/>])[^<>]*>`,
  'gi',
);

/**
 * Ends headings as browsers do: by the end of a heading of any level, and where another one begins. The parser knows ends of the same level
 * only, and would take the rest of a text for words of its heading.
 */
function withClosedHeadings(html: string): string {
  let open: string | null = null;
  return html.replace(headingTags, (sign, _, slash: string | undefined, name: string | undefined) => {
    if (name === undefined) return sign;
    const before = open;
    open = slash === '/' ? null : name;
    if (before === null) return sign;
    return slash === '/' ? `</${before}>` : `</${before}>${sign}`;
  });
}

/** What no element shows: a tag or comment that does not end, and sections for XML. */
function reportUnclosed(html: string, report: Report): void {
  const start = html.lastIndexOf('<');
  const comment = html.lastIndexOf('<!--');
  const isOpenTag = start >= 0 && /^<[a-z/!?]/i.test(html.slice(start, start + 2)) && !html.includes('>', start);
  if (comment >= 0 && !html.includes('-->', comment)) report({ kind: 'tag', value: html.slice(comment, comment + 60) });
  else if (isOpenTag) report({ kind: 'tag', value: html.slice(start, start + 60) });
  const section = html.indexOf('<![CDATA[');
  if (section >= 0) report({ kind: 'tag', value: html.slice(section, section + 60) });
}

/** Cleans the attributes that every element may have. Of elements with the same id, the first one keeps it, to which links lead. */
function openCommon(): (tagName: string, attribs: Attributes) => Tag {
  const seen = new Set<string>();
  const ownId = (tagName: string, id: string | undefined) => {
    const own = id?.trim().replace(/\s+/g, '-') ?? '';
    if (own === '' || seen.has(own)) return {};
    if (kept.has(tagName)) seen.add(own);
    return { id: idPrefix + own };
  };
  return (tagName, { id, dir, lang, ...others }) => ({
    tagName,
    attribs: {
      ...others,
      ...ownId(tagName, id),
      ...(dir !== undefined && /^(?:ltr|rtl|auto)$/i.test(dir) && { dir }),
      ...(lang !== undefined && /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(lang) && { lang }),
    },
  });
}

/** Markdown gives the cells of a column their alignment. */
function aligned(tagName: string, { align, class: _, ...attribs }: Attributes): Tag {
  return { tagName, attribs: { ...attribs, ...(align !== undefined && { class: `align-${align.toLowerCase()}` }) } };
}

const defined = (attribs: Record<string, string | undefined>): Attributes =>
  Object.fromEntries(Object.entries(attribs).filter((pair): pair is [string, string] => pair[1] !== undefined));

/**
 * The address of a link, if it is a site path, a fragment, or an absolute address of an allowed scheme and a host that there may be; else
 * null. `//host` and `/\host` would be other hosts.
 */
function linkTarget(href: string | undefined): string | null {
  // Browsers drop control characters before they read an address: `/<tab>/host` would be `//host`.
  const target = xmlCharacters(href ?? '')
    .replace(/[\u0000-\u001f\u007f]/g, '')
    .trim();
  if (/^https?:\/\//i.test(target)) return URL.canParse(target) ? target : null;
  return /^(#|\/(?![/\\])|mailto:|tel:)/i.test(target) ? target : null;
}

function isKnownPicture(src: string, mediaHosts: readonly string[]): boolean {
  return isSitePath(src) || isMediaAddress(src, mediaHosts);
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
