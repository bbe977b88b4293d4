import type { PageRoute } from '../../components/page.ts';
import type { Seo } from '../../config/calls/page.ts';
import { isPromotion, yearsSinceFounding } from '../../config/rules/dates.ts';
import { sha256 } from '../sha256.mjs';
import type { DocumentAssets } from './document.ts';
import type { Frame } from './frames.ts';

/** Everything a page is made from, as hashes by name. Same inputs, same bytes. */
export type Inputs = Readonly<Record<string, string>>;

type Given = {
  engine: string;
  /** Hash of the configuration that pages may read. */
  site: string;
  now: number;
  route: PageRoute;
  seo: Seo | null;
  /** Hash of the page's sources. */
  code: string;
  frame: Frame;
  assets: DocumentAssets;
  /** Hash of all that draws the pictures which stand for pages elsewhere. */
  cards: string;
  /** Hash of each answer, by the call and what was asked. */
  answers: Readonly<Record<string, string>>;
};

export function inputsOf({ engine, site, now, route, seo, code, frame, assets, cards, answers }: Given): Inputs {
  return {
    engine,
    site,
    route: short(JSON.stringify(route)),
    seo: short(JSON.stringify(seo)),
    code,
    frame: frame.hash.slice(0, 16),
    assets: assets.hash,
    cards,
    // What the build's moment shows on a page: it changes with the years, not with the seconds.
    clock: `${yearsSinceFounding(now)} years${isPromotion(now) ? ', promotion' : ''}`,
    ...Object.fromEntries(Object.entries(answers).map(([asked, hash]) => [asked, hash.slice(0, 16)])),
  };
}

/** One hash of all inputs. */
export function fingerprint(inputs: Inputs): string {
  return sha256(JSON.stringify(Object.entries(inputs).sort(([a], [b]) => (a < b ? -1 : 1))));
}

const short = (text: string) => sha256(text).slice(0, 16);
