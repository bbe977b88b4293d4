import type { PageRoute } from '../define/page.ts';
import type { Seo } from '../define/navigation.ts';
import type { RowFacts } from '../define/row-facts.ts';
import { sha256, shortHash } from '../lib/sha256.mjs';
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
export type Input = readonly [name: string, hash: string];

/** Inputs that differ from page to page, besides responses. */
export type PageOptions = 'code' | 'frame' | 'assets' | 'route' | 'seo' | 'rows' | 'planned';

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
  responses: readonly {
    callKey: string;
    hash: string /** Whether the request has a parameter of the page's address. */;
    own: boolean;
  }[];
};

/** Returns a function that computes the inputs of a page; `shared` are those of all pages. */
export function openInputs(shared: readonly Input[]): (page: PageInputsOptions) => Inputs {
  const commons = new Map<string, Common>();

  function commonOf({ code, frame, assets }: PageInputsOptions, alike: string): Common {
    const key = `${code} ${frame.hash} ${assets.hash} ${alike}`;
    const found = commons.get(key);
    if (found) return found;
    const members = join(
      membersOf([...shared, known('code', code), known('frame', frame.hash), known('assets', assets.hash)]),
      alike,
    );
    const common = { members, hash: shortHash(members) };
    commons.set(key, common);
    return common;
  }

  return (page) => {
    const own: Input[] = [input('route', page.route)];
    const alike: Input[] = [];
    (page.seo === null ? alike : own).push(input('seo', page.seo));
    if (Object.keys(page.rows).length > 0) alike.push(input('rows', page.rows));
    for (const { callKey, hash, own: isOwn } of page.responses)
      (isOwn ? own : alike).push([callKey, hash.slice(0, 16)]);
    return { common: commonOf(page, membersOf(alike)), own: membersOf(own) };
  };
}

/** An input of one page, by its hash or by its value. */
const known = (name: PageOptions, hash: string): Input => [name, hash];
const input = (name: PageOptions, value: unknown): Input => known(name, shortHash(JSON.stringify(value)));

const join = (...members: readonly string[]) => members.filter(Boolean).join(',');

const membersOf = (inputs: readonly Input[]) =>
  inputs.map(([name, hash]) => `${JSON.stringify(name)}:"${hash}"`).join(',');

/** The inputs of a document with links to planned pages, which are marked after it is rendered. */
export const withPlannedLinks = ({ common, own }: Inputs, links: string | null): Inputs => ({
  common,
  own: links === null ? own : join(own, membersOf([known('planned', links)])),
});

/** One hash of all inputs. */
export const fingerprint = ({ common, own }: Inputs) => sha256(`${common.hash},${own}`);
