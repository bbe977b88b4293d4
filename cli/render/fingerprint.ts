import type { PageRoute } from '../../components/page.ts';
import type { Seo } from '../../config/calls/page.ts';
import { isPromotion, yearsSinceFounding } from '../../config/rules/dates.ts';
import { openRecent } from '../recent.ts';
import { sha256, shortHash } from '../sha256.mjs';
import type { DocumentAssets } from './document.ts';
import type { Frame } from './frames.ts';

/**
 * Everything a page is made from, as hashes by name. Same inputs, same bytes. What several pages have in common is the same pair in all
 * of them: a large site holds many of these.
 */
export type Inputs = readonly Input[];
export type Input = readonly [name: string, hash: string];

type Build = {
  engine: string;
  /** Hash of the configuration that pages may read. */
  site: string;
  now: number;
  /** Hash of all that draws the pictures which stand for pages elsewhere. */
  cards: string;
};

type Given = {
  route: PageRoute;
  seo: Seo | null;
  /** Hash of the page's sources. */
  code: string;
  frame: Frame;
  assets: DocumentAssets;
  /** Hash of each answer, by the call and what was asked. */
  answers: readonly Input[];
};

/** Pairs that are looked for among those of other pages. */
const recentPairs = 500;

/** Gives the inputs of a build's pages. */
export function openInputs({ engine, site, now, cards }: Build): (page: Given) => Inputs {
  const pairs = openRecent<Input>(recentPairs);
  const pair = (name: string, hash: string): Input => {
    const key = `${name} ${hash}`;
    const known = pairs.get(key) ?? [name, hash];
    pairs.set(key, known);
    return known;
  };
  // What the build's moment shows on a page: it changes with the years, not with the seconds.
  const clock = `${yearsSinceFounding(now)} years${isPromotion(now) ? ', promotion' : ''}`;
  return ({ route, seo, code, frame, assets, answers }) => [
    pair('engine', engine),
    pair('site', site),
    ['route', shortHash(JSON.stringify(route))],
    pair('seo', shortHash(JSON.stringify(seo))),
    pair('code', code),
    pair('frame', frame.hash),
    pair('assets', assets.hash),
    pair('cards', cards),
    pair('clock', clock),
    ...answers.map(([asked, hash]) => pair(asked, startOf(hash))),
  ];
}

/** Copied out: a slice keeps the whole hash in memory, for every page. */
const startOf = (hash: string) => Buffer.from(hash, 'latin1').toString('latin1', 0, 16);

/** One hash of all inputs. */
export function fingerprint(inputs: Inputs): string {
  return sha256(JSON.stringify([...inputs].sort(([a], [b]) => (a < b ? -1 : 1))));
}
