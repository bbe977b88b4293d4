import { tagsOf } from './tags.ts';

/** What a document points at, and what can be pointed at in it. */
export type Document = {
  /** Below the document root. */
  file: string;
  ids: ReadonlySet<string>;
  /** Where links lead, as written. */
  links: readonly { href: string; planned: boolean }[];
  /** Addresses of what is loaded: styles, scripts, pictures of every size. */
  loads: readonly string[];
  /** Addresses of pictures for other sites to show. */
  images: readonly string[];
  canonical: string | null;
  /** Counterparts by language; `x-default` repeats one of them. */
  alternates: Readonly<Record<string, string>>;
  noindex: boolean;
};

const loadedBy: Record<string, readonly string[]> = { script: ['src'], img: ['src'], source: ['src'], video: ['src', 'poster'], audio: ['src'], iframe: ['src'], input: ['src'] };
const loadedRelations = /\b(?:stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload|prefetch)\b/;

/** Reads a document. */
export function readDocument({ file, html }: { file: string; html: string }): Document {
  const found = { ids: new Set<string>(), links: [] as Document['links'][number][], loads: [] as string[], images: [] as string[], alternates: {} as Record<string, string> };
  let canonical: string | null = null;
  let noindex = false;
  for (const { name, attributes: own } of tagsOf(html)) {
    if (own['id'] !== undefined) found.ids.add(own['id']);
    if (name === 'a' && own['name']) found.ids.add(own['name']);
    if ((name === 'a' || name === 'area') && own['href'] !== undefined) found.links.push({ href: own['href'], planned: own['data-planned'] !== undefined });
    if (name === 'form' && own['action']) found.links.push({ href: own['action'], planned: false });
    for (const key of loadedBy[name] ?? []) if (own[key]) found.loads.push(own[key]);
    for (const key of ['srcset', 'imagesrcset']) found.loads.push(...(own[key] ?? '').split(',').map((part) => part.trim().split(/\s/)[0]!).filter(Boolean));
    for (const [key, value] of Object.entries(own)) if (key.startsWith('data-') && value.startsWith('/assets/')) found.loads.push(value);
    if (name === 'link' && own['href']) {
      const relation = own['rel'] ?? '';
      if (relation === 'canonical') canonical = own['href'];
      else if (relation === 'alternate' && own['hreflang']) found.alternates[own['hreflang']] = own['href'];
      else if (relation === 'alternate' || loadedRelations.test(relation)) found.loads.push(own['href']);
      else if (relation === 'prev' || relation === 'next') found.links.push({ href: own['href'], planned: false });
    }
    if (name === 'meta' && /^(?:og:image|twitter:image)$/.test(own['property'] ?? own['name'] ?? '')) found.images.push(own['content'] ?? '');
    if (name === 'meta' && own['name'] === 'robots') noindex = /\bnoindex\b/.test(own['content'] ?? '');
  }
  return { file, ...found, canonical, noindex };
}
