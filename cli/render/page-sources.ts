import { createHash } from 'node:crypto';
import { assetReferences } from '../lib/asset-references.ts';

/** Sources of a document for the content-security policy, besides own files, and the assets that it needs. */
export type PageSources = {
  scripts: readonly string[];
  styles: readonly string[];
  /** Other origins that pictures, sound and videos come from. */
  media: readonly string[];
  /** Required assets, below the document root. */
  files: readonly string[];
};

export const noSources: PageSources = { scripts: [], styles: [], media: [], files: [] };

const inline = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1>/g;
/** Data blocks in script elements are not executed, so the policy does not list them. */
const data = /\stype=["']?(?:application\/(?:ld\+)?json|text\/plain)\b/;
const mediaTags = /<(?:img|source|video|audio)\b(?:[^>"']|"[^"]*"|'[^']*')*>/g;
const addresses = /\s(?:src|srcset|poster)="([^"]*)"/g;
const targets = /https?:\/\/[^"\s,]+|\bdata:/g;
/** Origins that a policy can name. */
const plainOrigin = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/;

/** Reads a written document, or a part of one that no tag crosses the ends of. */
export function sourcesOf(html: string): PageSources {
  const found = { script: new Set<string>(), style: new Set<string>(), media: new Set<string>() };
  for (const [, name, attributes = '', text = ''] of html.matchAll(inline)) {
    if (name === 'style') found.style.add(hashSource(text));
    else if (!/\ssrc=/.test(attributes) && !data.test(attributes)) found.script.add(hashSource(text));
  }
  for (const [tag] of html.matchAll(mediaTags)) {
    for (const [, value = ''] of tag.matchAll(addresses))
      for (const [target] of value.matchAll(targets)) {
        const origin = originOf(target);
        if (origin !== null) found.media.add(origin);
      }
  }
  return {
    scripts: [...found.script],
    styles: [...found.style],
    media: [...found.media],
    files: [...assetReferences({ path: '.html', text: html })],
  };
}

/** All that several documents need, each once and in order, so that the same pages give the same. */
export function joinSources(all: Iterable<PageSources>): PageSources {
  const needed = [...all];
  const joined = (kind: keyof PageSources) => [...new Set(needed.flatMap((sources) => sources[kind]))].sort();
  return { scripts: joined('scripts'), styles: joined('styles'), media: joined('media'), files: joined('files') };
}

/** The origin as a parser reads it, never its text: nothing else of an address may get into a policy. */
function originOf(target: string): string | null {
  if (target === 'data:') return target;
  const origin = URL.canParse(target) ? new URL(target).origin : '';
  return plainOrigin.test(origin) ? origin : null;
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
