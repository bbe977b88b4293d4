import type { PageRoute } from '../../components/page.ts';
import type { Seo } from '../../config/calls/page.ts';
import { openRecent } from '../recent.ts';
import { sha256, shortHash } from '../sha256.mjs';
import { clockOf } from './clock.ts';
import type { DocumentAssets } from './document.ts';
import type { Frame } from './frames.ts';

/** Everything a page is made from, as hashes by name. Same inputs, same bytes. */
export type Inputs = {
  /** What it has in common with others: the same object in all of them, for a large site holds many of these. */
  common: Common;
  own: readonly Input[];
};
export type Input = readonly [name: string, hash: string];
export type Common = { inputs: readonly Input[]; hash: string };

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

/** Answers that are looked for among those of other pages. */
const recentAnswers = 500;

/** Gives the inputs of a build's pages. */
export function openInputs({ engine, site, now, cards }: Build): (page: Given) => Inputs {
  const commons = new Map<string, Common>();
  const answered = openRecent<Input>(recentAnswers);
  const clock = clockOf(now);
  const withoutSeo: Input = ['seo', shortHash('null')];

  function commonOf({ code, frame, assets }: Given): Common {
    const key = `${code} ${frame.hash} ${assets.hash}`;
    const known = commons.get(key);
    if (known) return known;
    const inputs: Input[] = [['engine', engine], ['site', site], ['code', code], ['frame', frame.hash], ['assets', assets.hash], ['cards', cards], ['clock', clock]];
    const common = { inputs, hash: shortHash(JSON.stringify(inputs)) };
    commons.set(key, common);
    return common;
  }

  function answer([asked, whole]: Input): Input {
    const hash = startOf(whole);
    const known = answered.get(asked);
    if (known?.[1] === hash) return known;
    const input: Input = [asked, hash];
    answered.set(asked, input);
    return input;
  }

  return (page) => ({
    common: commonOf(page),
    own: [['route', shortHash(JSON.stringify(page.route))], page.seo === null ? withoutSeo : ['seo', shortHash(JSON.stringify(page.seo))], ...page.answers.map(answer)],
  });
}

/** Copied out: a slice keeps the whole hash in memory, for every page. */
const startOf = (hash: string) => Buffer.from(hash, 'latin1').toString('latin1', 0, 16);

/** One hash of all inputs. */
export function fingerprint({ common, own }: Inputs): string {
  return sha256(`${common.hash}\n${own.map(([name, hash]) => `${hash} ${name}`).join('\n')}`);
}
