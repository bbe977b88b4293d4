import type { PageRoute } from '../../components/define-page.ts';
import type { Seo } from '../../config/calls/page.ts';
import type { PageConfig } from '../../config/page-config.ts';
import type { RowFacts } from '../../config/rules/row-facts.ts';
import { sha256, shortHash } from '../lib/sha256.mjs';
import { clockOf } from './clock.ts';
import type { DocumentAssets } from './document.ts';
import type { Frame } from './frames.ts';

/**
 * All inputs of a page: hashes by name, as members of a JSON object. Equal inputs give equal bytes. Stored as text to save memory, because
 * they are needed until the manifest is written.
 */
export type Inputs = {
  /** Inputs that many pages share: one common object. */
  common: Common;
  own: string;
};
export type Common = { members: string; hash: string };
type Input = readonly [name: string, hash: string];

type Build = {
  engine: string;
  site: PageConfig;
  now: number;
  /** Hash of the code that draws Open Graph images. */
  ogImages: string;
};

type PageInputsOptions = {
  route: PageRoute;
  seo: Seo | null;
  /** Hash of the page's sources. */
  code: string;
  /** Facts of other rows of the route table that the page reads. */
  rows: RowFacts;
  frame: Frame;
  assets: DocumentAssets;
  /** Hash of each response, by call and request. */
  answers: readonly {
    asked: string;
    hash: string /** Whether the request has a parameter of the page's address. */;
    own: boolean;
  }[];
};

/** Returns a function that computes the inputs of a page. */
export function openInputs({ engine, site, now, ogImages }: Build): (page: PageInputsOptions) => Inputs {
  const commons = new Map<string, Common>();
  const clock = clockOf(now);
  const withoutSeo = shortHash('null');
  const configuration = siteHash(site);

  function commonOf({ code, frame, assets }: PageInputsOptions, alike: string): Common {
    const key = `${code} ${frame.hash} ${assets.hash} ${alike}`;
    const known = commons.get(key);
    if (known) return known;
    const members = join(
      membersOf([
        ['engine', engine],
        ['site', configuration],
        ['code', code],
        ['frame', frame.hash],
        ['assets', assets.hash],
        ['og-images', ogImages],
        ['clock', clock],
      ]),
      alike,
    );
    const common = { members, hash: shortHash(members) };
    commons.set(key, common);
    return common;
  }

  return (page) => {
    const own: Input[] = [['route', shortHash(JSON.stringify(page.route))]];
    const alike: Input[] = [];
    if (page.seo === null) alike.push(['seo', withoutSeo]);
    else own.push(['seo', shortHash(JSON.stringify(page.seo))]);
    if (Object.keys(page.rows).length > 0) alike.push(['rows', shortHash(JSON.stringify(page.rows))]);
    for (const { asked, hash, own: isOwn } of page.answers) (isOwn ? own : alike).push([asked, hash.slice(0, 16)]);
    return { common: commonOf(page, membersOf(alike)), own: membersOf(own) };
  };
}

const join = (...members: readonly string[]) => members.filter(Boolean).join(',');

const membersOf = (inputs: readonly Input[]) =>
  inputs.map(([name, hash]) => `${JSON.stringify(name)}:"${hash}"`).join(',');

/** Hash of the configuration that pages can read. */
export const siteHash = (site: PageConfig) => shortHash(JSON.stringify(site));

/** The inputs of a document with links to planned pages, which are marked after it is rendered. */
export const withPlannedLinks = ({ common, own }: Inputs, links: string | null): Inputs => ({
  common,
  own: links === null ? own : join(own, membersOf([['planned', links]])),
});

/** One hash of all inputs. */
export const fingerprint = ({ common, own }: Inputs) => sha256(`${common.hash},${own}`);
