import type { Edition } from '../define/editions.ts';
import type { SiteRendering } from '../define/rendering.ts';
import { openCache } from '../store/cache.ts';
import { keyOf } from '../lib/sha256.mjs';
import { TimeOutError, withinTime } from '../lib/within-time.ts';
import { collapse } from './collapse.ts';
import { withSources } from './picture-sources.ts';
import { type PictureSizes, sanitize } from './sanitize.ts';
import { isOverdue, openTextProblems, type TextProblem, textTime } from './text-problem.ts';

/** A text for pages: sanitized HTML without white space that browsers do not show, and what of its source it does not show. */
export type Fragment = { html: string; problems: readonly TextProblem[] };

/** Fragments, cached by their inputs. */
export type Fragments = {
  make(piece: { html: string; edition: Edition; sizes: PictureSizes }): Fragment;
  tidy(): void;
  close(): void;
};

export type FragmentOptions = Parameters<Fragments['make']>[0] &
  Pick<OpenFragmentsOptions, 'mediaHosts' | 'fit' | 'time'>;

/** Prepares HTML of content for pages. A text that takes longer than `time` milliseconds is empty, and has one problem: that. */
export function fragmentOf({ time = textTime, ...options }: FragmentOptions): Fragment {
  try {
    return withinTime(time, () => prepared(options));
  } catch (error) {
    if (error instanceof TimeOutError) return { html: '', problems: [{ kind: 'time', value: '' }] };
    throw error;
  }
}

function prepared({ html, edition, sizes, mediaHosts, fit }: Omit<FragmentOptions, 'time'>): Fragment {
  const { report, list } = openTextProblems();
  const safe = withSources({ html: sanitize({ html, mediaHosts, sizes, report }), sizes });
  const onDead = (target: string) => report({ kind: 'fragment', value: `#${target}` });
  const fitted = fit({ html: safe, edition, onDead });
  const written = placeLinks(safe);
  for (const [index, to] of placeLinks(fitted).entries()) report({ kind: 'place', value: written[index] ?? to, to });
  return { html: collapse(fitted), problems: list() };
}

/** The addresses of links to a place of another page of the site, in order. */
const placeLinks = (html: string): string[] =>
  [...html.matchAll(/<a\b[^<>]* href="(\/[^"#?<>]*#[^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );

/** Maximum size of the cache in bytes: about 30,000 articles. */
const keptBytes = 256_000_000;

type OpenFragmentsOptions = {
  cache: string;
  engine: string;
  mediaHosts: readonly string[];
  fit: SiteRendering['fit'];
  /** Milliseconds that a text may take. */
  time?: number;
};

export function openFragments({ cache, engine, mediaHosts, fit, time = textTime }: OpenFragmentsOptions): Fragments {
  const kept = openCache({ cache, name: 'fragments', engine, maxBytes: keptBytes });
  const hosts = mediaHosts.join(' ');
  return {
    make({ html, edition, sizes }) {
      const key = keyOf(`${edition}\0${hosts}\0${JSON.stringify(sizes)}\0${html}`);
      const found = kept.get(key);
      if (found) return JSON.parse(found.toString()) as Fragment;
      const made = fragmentOf({ html, edition, sizes, mediaHosts, fit, time });
      if (!isOverdue(made)) kept.set(key, JSON.stringify(made));
      return made;
    },
    tidy: kept.evict,
    close: kept.close,
  };
}
