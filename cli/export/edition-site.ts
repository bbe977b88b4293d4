import type { Edition, Editions } from '../define/editions.ts';
import { anchored } from '../server-model/patterns.ts';
import type { Headers } from '../server-model/security-headers.ts';
import type { EditionRules, QueryVariant, ServerRules } from '../server-model/server-rules.ts';
import type { ExportedRelease } from './exported-release.ts';

/** Another edition: its addresses, the folders that it has whole, and its origin. */
export type OtherSite = { exact: readonly string[]; folders: readonly string[]; origin: string };
export type HostRedirect = { from: string; to: string };

/** One edition for a static host: a separate document root, and the data for its configuration. */
export type EditionSite = {
  edition: Edition;
  origin: string;
  /** The domain besides the origin on which the edition answers, with its subdomains. */
  domain: string | null;
  /** Files by their path in the new document root; values are below the document root of the release. */
  files: ReadonlyMap<string, string>;
  /** Redirects of single addresses, in every spelling that is configured. */
  redirects: readonly HostRedirect[];
  /** Removed addresses, in small letters. Hosts that cannot answer 410 answer 404. */
  gone: readonly string[];
  /** Addresses that belong to another edition, where the same path answers. */
  elsewhere: readonly OtherSite[];
  /** Addresses of files that are served as they are. */
  exact: readonly string[];
  variants: readonly QueryVariant[];
  headers: Headers;
  /** Headers of single addresses, in place of those of all. */
  permissions: readonly { address: string; value: string }[];
};

/**
 * Whether a redirect only adds a slash. Most hosts do so by themselves where there is an index, and compare paths without
 * regard to a slash at the end: they would redirect in a loop.
 */
export const addsSlash = ({ from, to }: HostRedirect) => to === `${from}/`;

export function editionSites(release: ExportedRelease, editions: Editions): EditionSite[] {
  return release.rules.editions.map((edition) => editionSite({ release, rules: edition, editions }));
}

type EditionSiteOptions = { release: ExportedRelease; rules: EditionRules; editions: Editions };

function editionSite({ release, rules, editions }: EditionSiteOptions): EditionSite {
  const { edition, origin, domain } = rules;
  const own = <Row extends { edition: Edition }>(list: readonly Row[]) => list.filter((row) => row.edition === edition);
  const { redirects, gone = [], exactAddresses, variants, permissions, headers } = release.rules;
  return {
    edition,
    origin,
    domain,
    files: filesOf(release, rules),
    redirects: own(redirects).flatMap(({ from, spelled, to }) =>
      [...new Set([from, spelled ?? from])].map((source) => ({ from: source, to })),
    ),
    gone: own(gone).map(({ address }) => address),
    elsewhere: rules.otherEditions.map(({ origin: other }) => {
      const name = release.rules.editions.find((one) => one.origin === other)!.edition;
      const { exact = [], below = [] } = editions[name]?.paths ?? {};
      return { exact, folders: below.map((path) => path.slice(0, -1)), origin: other };
    }),
    exact: own(exactAddresses).flatMap(({ address }) => (address.endsWith('/') ? [] : [address])),
    variants: own(variants),
    headers: headers[edition]!,
    permissions: own(permissions),
  };
}

/** Files of one edition by the path at which a host without rules answers them. Compressed ones come with their originals. */
function filesOf({ rules, pages, files }: ExportedRelease, edition: EditionRules): Map<string, string> {
  const known = new Set(files);
  const found = new Map<string, string>();
  const add = (to: string, from: string) => {
    for (const ending of ['', '.gz', '.br']) if (known.has(from + ending)) found.set(to + ending, from + ending);
  };
  for (const [file, of] of pages) if (of === edition.edition) add(file === edition.home ? 'index.html' : file, file);
  for (const [phone, errors] of [edition.errors, edition.phoneErrors].entries())
    for (const [status, file] of Object.entries(errors)) add(`${phone ? 'm/' : ''}${status}.html`, file);
  for (const { edition: of, file } of rules.variants) if (of === edition.edition) add(file, file);
  for (const { edition: of, address, file } of rules.aliases)
    if (of === edition.edition) add(`${address.slice(1)}.html`, file);
  for (const { edition: of, address, file } of rules.exactAddresses)
    if (of === edition.edition) add(address.slice(1) + (address.endsWith('/') ? 'index.html' : ''), file);
  for (const file of files) {
    const to = sharedPath({ rules, folder: edition.folder, file });
    if (to !== null) add(to, file);
  }
  return found;
}

/** Where an edition answers a file that is no page; null when it does not. */
function sharedPath({ rules, folder, file }: { rules: ServerRules; folder: string; file: string }): string | null {
  if (`/${file}`.startsWith(rules.assets))
    return new RegExp(rules.patterns.privateAsset, 'i').test(`/${file}`) ? null : file;
  for (const { paths, perEdition } of rules.shared) {
    const path = perEdition ? (file.startsWith(folder) ? file.slice(folder.length) : null) : file;
    if (path !== null && new RegExp(anchored(paths)).test(`/${path}`)) return path;
  }
  return null;
}
