import { Parser } from 'htmlparser2';
import { type Item, type Kind, kindNames, kinds, type PageView } from './kinds.ts';
import { stableNames } from './stable-names.ts';
import { structuredData } from './structured-data.ts';
import { tagItem } from './tag-items.ts';

/** Around everything that belongs to them. */
const landmarks = new Set(['header', 'nav', 'main', 'aside', 'footer', 'dialog']);
/** Inline elements; all others start a new text. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time tspan u var wbr'.split(
    ' ',
  ),
);
/** Elements whose text is not visible. */
const unread = new Set(['head', 'title', 'script', 'style', 'template', 'noscript', 'desc', 'metadata']);

type Element = { name: string; attributes: Readonly<Record<string, string>>; item: Kind | null; text: string };

export type ReadViewOptions = {
  html: string;
  /** Hash of the file at an address; null when the release has no such file. */
  digest: (address: string) => string | null;
};

export function readView({ html, digest }: ReadViewOptions): PageView {
  const view = Object.fromEntries(kindNames.map((kind) => [kind, [] as Item[]])) as Record<Kind, Item[]>;
  const scripts: string[] = [];
  const open: Element[] = [];
  let block = '';
  /** The part of it that is not in a link or button, which are items of their own. */
  let loose = '';
  /** Formats of the next `<img>`, with their widths, and their first files. */
  let formats: { value: string; shows: string }[] = [];
  /** An inline element ended, and no text followed yet. */
  let ended = false;

  const zone = () => open.find(({ name }) => landmarks.has(name))?.name ?? 'page';
  type Put = { of: string | null; value: string; shows?: string | readonly string[] | undefined };
  const put = (kind: Kind, { of, value, shows }: Put) =>
    void view[kind].push({
      zone: kinds[kind].seen ? zone() : 'head',
      of: of && collapsed(stableNames(of)),
      value: collapsed(stableNames(value)),
      ...(shows === undefined ? {} : { digest: [shows].flat().map(digest).join(' ') }),
    });
  const gap = () => {
    block += ' ';
    for (const element of open) if (element.item !== 'data') element.text += ' ';
  };
  const flush = () => {
    const text = collapsed(block);
    const repeated = /[\p{L}\p{N}]/u.test(block) && !/[\p{L}\p{N}]/u.test(loose);
    [block, loose] = ['', ''];
    if (text && !repeated) put('text', { of: null, value: text });
  };

  function close({ name, attributes, item, text }: Element): void {
    const label = collapsed(text) || attributes['aria-label'] || attributes['title'] || '';
    if (item === 'title') put('title', { of: null, value: text });
    else if (item === 'heading') put('heading', { of: name, value: label });
    else if (item === 'link') put('link', { of: label, value: attributes['href'] ?? '' });
    else if (item === 'button') put('button', { of: attributes['type'] ?? null, value: label });
    else if (item === 'data') scripts.push(text);
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      // Adjacent inline elements are separated by styles, except in code.
      const code = open.some(({ name: around }) => around === 'pre');
      if (!inline.has(name) || (ended && name !== 'wbr' && !code)) gap();
      ended = false;
      if (!inline.has(name)) flush();
      open.push({ name, attributes, item: itemOf({ name, attributes, open }), text: '' });
      const found = tagItem({ name, attributes });
      if (found) put(found.kind, found);
      if (name === 'img') {
        const { src = '', alt = '' } = attributes;
        const value = [src + widthsOf(attributes), ...formats.map((format) => format.value)].join(', ');
        put('picture', { of: alt, value, shows: [src, ...formats.map(({ shows }) => shows)] });
        formats = [];
        for (const element of open) if (element.item === 'link') element.text += attributes['alt'] ?? '';
      }
      if (name === 'source' && attributes['srcset']) {
        const [first = ''] = attributes['srcset'].trim().split(/\s+/);
        const { type, media } = attributes;
        if (type && !media) formats.push({ value: type + widthsOf(attributes), shows: first });
        else put('picture', { of: media ?? name, value: first + widthsOf(attributes), shows: first });
      }
      if (name === 'svg' && attributes['aria-label']) put('picture', { of: null, value: attributes['aria-label'] });
      if (name === 'video') put('picture', { of: 'video', value: attributes['src'] ?? attributes['poster'] ?? '' });
    },
    ontext(text) {
      ended = false;
      if (!open.some(({ name }) => unread.has(name))) {
        block += text;
        if (!open.some(({ item }) => item === 'link' || item === 'button')) loose += text;
      }
      for (const element of open) if (element.item) element.text += text;
    },
    onclosetag(name) {
      if (!inline.has(name)) flush();
      if (name === 'picture') formats = [];
      const element = open.pop();
      if (element) close(element);
      ended = inline.has(name) && name !== 'wbr';
    },
  });
  parser.end(html);
  flush();
  for (const { path, value } of structuredData(scripts))
    view.data.push({ zone: 'head', of: path, value: collapsed(stableNames(value)) });
  return view;
}

type Opened = Pick<Element, 'name' | 'attributes'> & { open: readonly Element[] };

function itemOf({ name, attributes, open }: Opened): Kind | null {
  // Not the <title> of an SVG.
  if (name === 'title') return open.some((around) => around.name === 'svg') ? null : 'title';
  if (/^h[1-6]$/.test(name)) return 'heading';
  if ((name === 'a' || name === 'area') && attributes['href'] !== undefined) return 'link';
  if (name === 'button' || name === 'summary') return 'button';
  return name === 'script' && attributes['type'] === 'application/ld+json' ? 'data' : null;
}

/** Widths or densities that browsers choose from: ` (640w 1280w)`. */
function widthsOf({ srcset }: Element['attributes']): string {
  const widths = [...(srcset ?? '').matchAll(/\s([\d.]+[wx])(?=\s*(?:,|$))/g)].map(([, width]) => width);
  return widths.length > 0 ? ` (${widths.join(' ')})` : '';
}

const collapsed = (text: string) => text.replace(/\s+/g, ' ').trim();
