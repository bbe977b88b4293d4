import { feedAddress, feedFormats } from '../define/feed-files.ts';
import * as z from 'zod';
import type { Feed } from '../define/content-lists.ts';
import type { Edition } from '../define/editions.ts';
import { nullIfThrown } from '../lib/failure.ts';
import { type Bounded, firstOf } from './bounded.ts';
import { limits } from './limits.ts';
import type { ComparedRelease } from './open-release.ts';
import type { PageTally } from './page-tally.ts';
import { count } from './phrases.ts';
import { stableNames } from './stable-names.ts';

/** A static file, a sitemap, a feed or an error page that changed. `entries`: what changed in a sitemap or feed. */
export type FileChange = {
  path: string;
  change: 'added' | 'removed' | 'changed';
  entries?: string;
};

type PlainFile = { path: string; hash: string };

/** Compares static files: documents, verification files, `security.txt`. */
export function compareFiles(old: readonly PlainFile[], now: readonly PlainFile[]): Bounded<FileChange> {
  const [before, after] = [old, now].map((files) => new Map(files.map(({ path, hash }) => [path, hash]))) as [
    Map<string, string>,
    Map<string, string>,
  ];
  const changes = [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((path): FileChange[] => {
    if (!after.has(path)) return [{ path, change: 'removed' }];
    if (!before.has(path)) return [{ path, change: 'added' }];
    return before.get(path) === after.get(path) ? [] : [{ path, change: 'changed' }];
  });
  return firstOf(changes, limits.assets);
}

/** Entries of a file, by address. */
type Entries = ReadonlyMap<string, string>;

export type CompareListsOptions = {
  before: ComparedRelease;
  after: ComparedRelease;
  /** The feeds of the site. */
  feeds: readonly Pick<Feed, 'edition' | 'home'>[];
};

/** Sitemaps and feeds, and how to read their entries. */
function listsOf({ before, after, feeds }: CompareListsOptions): { path: string; read: (text: string) => Entries }[] {
  const folders = new Map([before, after].flatMap(editionFolders));
  const readAtom = (text: string) => found(text, /<entry>.*?<id>(.*?)<\/id>.*?<\/entry>/gs);
  const readSitemap = (text: string) => found(text, /<(?:url|sitemap)><loc>(.*?)<\/loc>.*?<\/(?:url|sitemap)>/gs);
  return [
    ...[...folders.values()].sort().map((folder) => ({ path: `${folder}sitemap.xml`, read: readSitemap })),
    ...feeds.flatMap(({ edition, home }) =>
      feedFormats.map((format) => ({
        path: (folders.get(edition) ?? '') + feedAddress(home, format).slice(1),
        read: { atom: readAtom, json: readJsonFeed }[format],
      })),
    ),
  ];
}

const named = 3;

/** Compares sitemaps and feeds: addresses that were added, removed, or have another date or text. */
export function compareLists({ before, after, feeds }: CompareListsOptions): FileChange[] {
  return listsOf({ before, after, feeds }).flatMap(({ path, read }): FileChange[] => {
    const [old, now] = [before.text(path), after.text(path)];
    if (old === now) return [];
    if (old === null || now === null) return [{ path, change: old === null ? 'added' : 'removed' }];
    const entries = entriesChanged(read(old), read(now));
    return entries === '' ? [] : [{ path, change: 'changed', entries }];
  });
}

function entriesChanged(old: Entries, now: Entries): string {
  const come = [...now.keys()].filter((address) => !old.has(address));
  const gone = [...old.keys()].filter((address) => !now.has(address));
  const other = [...now].filter(([address, entry]) => old.has(address) && old.get(address) !== entry);
  return [
    phrase(come, 'added'),
    phrase(gone, 'removed'),
    phrase(
      other.map(([address]) => address),
      'with another date or text',
    ),
  ]
    .filter(Boolean)
    .join('; ');
}

function phrase(addresses: readonly string[], what: string): string {
  if (addresses.length === 0) return '';
  const more = addresses.length > named ? ', …' : '';
  return `${count(addresses.length, 'address', 'addresses')} ${what}: ${addresses.slice(0, named).join(', ')}${more}`;
}

function found(text: string, pattern: RegExp): Entries {
  return new Map([...text.matchAll(pattern)].map(([entry, address]) => [address!, stableNames(entry)]));
}

/** A feed that cannot be read has no entries: `site check` reports it. */
function readJsonFeed(text: string): Entries {
  const feed = nullIfThrown(() => JSON.parse(text) as { items: readonly { id: string }[] });
  return new Map(feed?.items.map((item) => [item.id, stableNames(JSON.stringify(item))]));
}

type CompareErrorPagesOptions = { before: ComparedRelease; after: ComparedRelease; tally: Pick<PageTally, 'compare'> };

/** Compares error pages, which are not in manifests, by file name. Returns those that were added or removed. */
export function compareErrorPages({ before, after, tally }: CompareErrorPagesOptions): FileChange[] {
  const [olds, nows] = [errorFiles(before), errorFiles(after)];
  return [...new Set([...olds.keys(), ...nows.keys()])].sort().flatMap((file): FileChange[] => {
    const [old, now] = [before.text(file), after.text(file)];
    if (old === null || now === null)
      return old === now ? [] : [{ path: file, change: old === null ? 'added' : 'removed' }];
    const edition = nows.get(file) ?? olds.get(file)!;
    if (old !== now) tally.compare({ edition, address: `/${file}`, family: 'error pages' }, { old, now });
    return [];
  });
}

const folders = z.array(z.object({ edition: z.string(), folder: z.string().default('') }));

/** The folders of the editions of a release, by its own rules. */
function editionFolders({ rules }: ComparedRelease): (readonly [Edition, string])[] {
  const { data: editions = [] } = folders.safeParse(rules['editions']);
  return editions.map(({ edition, folder }) => [edition, folder] as const);
}

const files = z.record(z.string(), z.string()).default({});
const schema = z.array(z.object({ edition: z.string(), errors: files, phoneErrors: files }));

/** The error pages of a release, by its own rules, with their editions; none when another version of the program wrote the rules. */
function errorFiles({ rules }: ComparedRelease): Map<string, Edition> {
  const { data: editions = [] } = schema.safeParse(rules['editions']);
  return new Map(
    editions.flatMap(({ edition, errors, phoneErrors }) =>
      [...Object.values(errors), ...Object.values(phoneErrors)].map((file) => [file, edition] as const),
    ),
  );
}
