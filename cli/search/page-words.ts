import { Parser } from 'htmlparser2';

/** What can be found on a page. */
export type PageWords = {
  title: string;
  /** Its description. */
  about: string;
  /** Headings of its main part. */
  headings: string;
  /** Text of its main part, in one line, without its first heading. */
  text: string;
};

/** What is not read as text: drawings, controls, ways to other pages. */
const passedOver = new Set([
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
/** Elements within a line: words on both sides of them belong together. */
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

/** Reads the words of a document. `brand` is left out at the end of its title. */
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
  const head = { title: '', about: '' };
  let inTitle = false;
  new Parser({
    onopentag(name, { name: meta, content }) {
      inTitle = name === 'title';
      if (name === 'meta' && meta === 'description') head.about = content ?? '';
    },
    ontext: (part) => void (inTitle && (head.title += part)),
    onclosetag: () => (inTitle = false),
  }).end(html);
  return head;
}

function readMain(html: string): { text: string; headings: string } {
  let text = '';
  let headings = '';
  /** Elements that are open inside of one that is passed over, itself included. */
  let hidden = 0;
  let heading = 0;
  let first = false;
  new Parser({
    onopentag(name, { hidden: isHidden, 'aria-hidden': decorative }) {
      if (hidden > 0 || passedOver.has(name) || isHidden !== undefined || decorative === 'true') hidden += 1;
      if (headingNames.has(name)) heading += 1;
      first ||= name === 'h1';
      if (!inLine.has(name)) text += ' ';
    },
    ontext(part) {
      if (hidden > 0) return;
      if (!first) text += part;
      if (heading > 0) headings += part;
    },
    onclosetag(name) {
      if (hidden > 0) hidden -= 1;
      if (name === 'h1') first = false;
      if (headingNames.has(name)) {
        heading -= 1;
        headings += ' ';
      }
      if (!inLine.has(name)) text += ' ';
    },
  }).end(html);
  return { text: oneLine(text), headings: oneLine(headings) };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
