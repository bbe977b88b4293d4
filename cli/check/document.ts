import { type ParsedHtml, parseHtml } from './parse-html.ts';

/** Links, loaded files and anchors of a document. */
export type Document = {
  file: string;
  ids: ReadonlySet<string>;
  /** Ids that an element before has. */
  repeatedIds: readonly string[];
  /** Targets of links, as written. */
  links: readonly { href: string; planned: boolean }[];
  /** Addresses of styles, scripts and pictures of every size. */
  loads: readonly string[];
  /** Addresses of Open Graph images. */
  images: readonly string[];
  canonical: string | null;
  /** hreflang links by language; `x-default` repeats one of them. */
  alternates: Readonly<Record<string, string>>;
  noindex: boolean;
  /** Sprites by file and id, as `<use href>` names them. */
  sprites: readonly string[];
  styles: readonly string[];
  lang: string | null;
  titles: readonly string[];
  descriptions: readonly string[];
  mains: number;
  headings: number;
  jsonLd: readonly string[];
  /** Attributes with values that code wrote where it had none: `undefined`, `[object Object]`. */
  leftovers: readonly string[];
};

const loadedBy: Record<string, readonly string[]> = {
  script: ['src'],
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  iframe: ['src'],
  input: ['src'],
};
const loadedRelations = /\b(?:stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload|prefetch)\b/;

export function readDocument({ file, html }: { file: string; html: string }): Document {
  const found = {
    ids: new Set<string>(),
    repeatedIds: [] as string[],
    links: [] as Document['links'][number][],
    loads: [] as string[],
    images: [] as string[],
    alternates: {} as Record<string, string>,
    sprites: [] as string[],
    styles: [] as string[],
    descriptions: [] as string[],
  };
  let canonical: string | null = null;
  let noindex = false;
  const parsed = parseHtml(html);
  const { tags, titles, jsonLd } = parsed;
  for (const { name, attributes: own } of tags) {
    if (own['id'] !== undefined) {
      if (found.ids.has(own['id'])) found.repeatedIds.push(own['id']);
      found.ids.add(own['id']);
    }
    if (name === 'a' && own['name']) found.ids.add(own['name']);
    if ((name === 'a' || name === 'area') && own['href'] !== undefined)
      found.links.push({ href: own['href'], planned: own['data-planned'] !== undefined });
    if (name === 'form' && own['action']) found.links.push({ href: own['action'], planned: false });
    for (const key of loadedBy[name] ?? []) if (own[key]) found.loads.push(own[key]);
    for (const key of ['srcset', 'imagesrcset'])
      found.loads.push(
        ...(own[key] ?? '')
          .split(',')
          .map((part) => part.trim().split(/\s/)[0]!)
          .filter(Boolean),
      );
    for (const [key, value] of Object.entries(own))
      if (key.startsWith('data-') && value.startsWith('/assets/')) found.loads.push(value);
    if (name === 'use' && own['href']) found.sprites.push(own['href']);
    if (name === 'link' && own['href']) {
      const relation = own['rel'] ?? '';
      if (/\bstylesheet\b/.test(relation)) found.styles.push(own['href']);
      if (relation === 'canonical') canonical = own['href'];
      else if (relation === 'alternate' && own['hreflang']) found.alternates[own['hreflang']] = own['href'];
      else if (relation === 'alternate' || loadedRelations.test(relation)) found.loads.push(own['href']);
      else if (relation === 'prev' || relation === 'next') found.links.push({ href: own['href'], planned: false });
    }
    if (name === 'meta' && /^(?:og:image|twitter:image)$/.test(own['property'] ?? own['name'] ?? ''))
      found.images.push(own['content'] ?? '');
    if (name === 'meta' && own['name'] === 'description') found.descriptions.push(own['content'] ?? '');
    if (name === 'meta' && own['name'] === 'robots') noindex = /\bnoindex\b/.test(own['content'] ?? '');
  }
  const count = (wanted: string) => tags.filter(({ name }) => name === wanted).length;
  return {
    file,
    ...found,
    canonical,
    noindex,
    lang: tags.find(({ name }) => name === 'html')?.attributes['lang'] ?? null,
    titles,
    mains: count('main'),
    headings: count('h1'),
    jsonLd,
    leftovers: leftoversOf(parsed),
  };
}

const leftover = /(?<![\w.-])undefined(?![\w.-])|\[object Object\]/;

/** Attributes whose value can be a text or an address of the content, which may be about `undefined`. Builds look at those. */
const contentAttribute =
  /^(?:data-.*|alt|title|content|value|label|placeholder|aria-label|aria-(?:role)?description|href|src|(?:image)?srcset|poster|action)$/;

function leftoversOf({ tags }: ParsedHtml): string[] {
  return tags.flatMap(({ name, attributes: own }) =>
    Object.entries(own)
      .filter(([key, value]) => !contentAttribute.test(key) && leftover.test(value))
      .map(([key, value]) => `<${name} ${key}="${value}">`),
  );
}
