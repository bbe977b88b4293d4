export type PageWords = {
  title: string;
  about: string;
  /** Headings of its main part. */
  headings: string;
  /** Text of its main part, in one line, without its first heading. */
  text: string;
};

/** Skipped elements: drawings, controls, navigation. */
const skippedElements = new Set([
  'svg',
  'script',
  'style',
  'template',
  'noscript',
  'nav',
  'button',
  'select',
  'dialog',
  'form',
]);
/** Inline elements: they do not separate words. */
const inLine = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'wbr',
]);
const headingNames = new Set(['h1', 'h2', 'h3']);

/** Extracts the texts of a document. Removes `brand` from the end of its title. */
export function pageWords({ html, brand }: { html: string; brand: string }): PageWords {
  const from = html.indexOf('<main');
  const to = html.lastIndexOf('</main>');
  const head = readHead(html.slice(0, html.indexOf('</head>') + 1 || from));
  const { text, headings } = readMain(from < 0 ? '' : html.slice(from, to));
  return { title: withoutBrand({ title: head.title, brand }), about: head.about, headings, text };
}

function withoutBrand({ title, brand }: { title: string; brand: string }): string {
  const rest = title.endsWith(brand) ? title.slice(0, -brand.length) : title;
  return /^(.*?) [-|] $/.exec(rest)?.[1] ?? title;
}

function readHead(html: string): { title: string; about: string } {
  return {
    title: decoded(/<title>([^<]*)/.exec(html)?.[1] ?? ''),
    about: decoded(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
  };
}

/** A tag: slash, name, attributes. `>` may occur in quoted values. */
const tag = /<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^">])*)>|<!--[^]*?-->/g;
const isHidden = / hidden(?:[ =/]|$)| aria-hidden="true"/;

/**
 * Reads the text of a main part. React, the sanitizer and this program write it: values have double quotes, and all elements but void ones
 * are closed. So a regular expression can find its tags, in a fifth of the time of a parser.
 */
function readMain(html: string): { text: string; headings: string } {
  let text = '';
  let headings = '';
  let heading = 0;
  let isFirst = false;
  let end = 0;
  tag.lastIndex = 0;
  for (let found = tag.exec(html); found !== null; found = tag.exec(html)) {
    const [whole, slash, name = '', attributes = ''] = found;
    const part = html.slice(end, found.index);
    if (!isFirst) text += part;
    if (heading > 0) headings += part;
    end = found.index + whole.length;
    if (name === '') continue;
    if (!inLine.has(name)) text += ' ';
    if (slash === '' && (skippedElements.has(name) || (attributes !== '' && isHidden.test(attributes)))) {
      end = endOf({ html, name, start: end, isEmpty: empty.has(name) || attributes.endsWith('/') });
      tag.lastIndex = end;
      if (!inLine.has(name)) text += ' ';
    } else if (headingNames.has(name)) {
      heading += slash === '' ? 1 : -1;
      if (slash !== '') headings += ' ';
      if (name === 'h1') isFirst = slash === '';
    }
  }
  text += html.slice(end);
  return { text: oneLine(decoded(text)), headings: oneLine(decoded(headings)) };
}

/** Void elements, which are not closed. */
const empty = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/** End of the element whose start tag ends at `start`. */
function endOf({ html, name, start, isEmpty }: EndOfOptions): number {
  if (isEmpty) return start;
  const same = new RegExp(`<(/?)${name}(?=[ />])(?:"[^"]*"|[^">])*>`, 'g');
  same.lastIndex = start;
  for (let depth = 1, found = same.exec(html); found !== null; found = same.exec(html)) {
    depth += found[1] === '' ? 1 : -1;
    if (depth === 0) return same.lastIndex;
  }
  return html.length;
}

type EndOfOptions = { html: string; name: string; start: number; isEmpty: boolean };

const entity = /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-fA-F]{1,6}));/g;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Decodes the entities that React and the sanitizer write. */
const decoded = (text: string) =>
  text.includes('&')
    ? text.replace(entity, (_, name?: string, decimal?: string, hex?: string) =>
        name === undefined ? String.fromCodePoint(Number.parseInt(decimal ?? hex!, hex ? 16 : 10)) : named[name]!,
      )
    : text;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
