import { createHash } from 'node:crypto';

/** What a document needs its content-security policy to allow besides files of our own: values as policies spell them. */
export type PageSources = {
  /** Hashes of scripts that stand in the document. */
  scripts: readonly string[];
  /** Hashes of styles that stand in the document. */
  styles: readonly string[];
  /** Other origins that pictures, sound and videos come from. */
  media: readonly string[];
};

export const noSources: PageSources = { scripts: [], styles: [], media: [] };

const inline = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1>/g;
/** Script elements that hold data: nothing runs them, so no policy asks for them. */
const data = /\stype=["']?(?:application\/(?:ld\+)?json|text\/plain)\b/;
const mediaTags = /<(?:img|source|video|audio)\b(?:[^>"']|"[^"]*"|'[^']*')*>/g;
const addresses = /\s(?:src|srcset|poster)="([^"]*)"/g;
const origins = /https?:\/\/[^/"\s,]+|\bdata:/g;

/** Reads a written document, or a part of one that no tag crosses the ends of. */
export function sourcesOf(html: string): PageSources {
  const found = { script: new Set<string>(), style: new Set<string>(), media: new Set<string>() };
  for (const [, name, attributes = '', text = ''] of html.matchAll(inline)) {
    if (name === 'style') found.style.add(hashSource(text));
    else if (!/\ssrc=/.test(attributes) && !data.test(attributes)) found.script.add(hashSource(text));
  }
  for (const [tag] of html.matchAll(mediaTags)) {
    for (const [, value = ''] of tag.matchAll(addresses)) for (const [origin] of value.matchAll(origins)) found.media.add(origin);
  }
  return { scripts: [...found.script], styles: [...found.style], media: [...found.media] };
}

/** All that several documents need, each once and in order, so that the same pages give the same policy. */
export function joinSources(all: Iterable<PageSources>): PageSources {
  const joined = { scripts: new Set<string>(), styles: new Set<string>(), media: new Set<string>() };
  for (const sources of all) for (const kind of ['scripts', 'styles', 'media'] as const) for (const source of sources[kind]) joined[kind].add(source);
  return { scripts: [...joined.scripts].sort(), styles: [...joined.styles].sort(), media: [...joined.media].sort() };
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
