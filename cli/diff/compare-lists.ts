import type { FileChange } from './compare-files.ts';
import type { ComparedRelease } from './open-release.ts';
import { count } from './phrases.ts';
import { stableNames } from './stable-names.ts';
import { nullIfThrown } from '../lib/failure.ts';

/** Entries of a file, by address. */
type Entries = ReadonlyMap<string, string>;

/** Sitemaps and feeds, and how to read their entries. */
const lists: readonly { paths: readonly string[]; read: (text: string) => Entries }[] = [
  {
    paths: ['sitemap.xml', 'en/sitemap.xml'],
    read: (text) => found(text, /<(?:url|sitemap)><loc>(.*?)<\/loc>.*?<\/(?:url|sitemap)>/gs),
  },
  { paths: ['dev-blog/atom.xml'], read: (text) => found(text, /<entry>.*?<id>(.*?)<\/id>.*?<\/entry>/gs) },
  { paths: ['dev-blog/feed.json'], read: readJsonFeed },
];

const named = 3;

/** Compares sitemaps and feeds: addresses that were added, removed, or have another date or text. */
export function compareLists(before: ComparedRelease, after: ComparedRelease): FileChange[] {
  return lists.flatMap(({ paths, read }) =>
    paths.flatMap((path): FileChange[] => {
      const [old, now] = [before.text(path), after.text(path)];
      if (old === now) return [];
      if (old === null || now === null) return [{ path, change: old === null ? 'added' : 'removed' }];
      const entries = entriesChanged(read(old), read(now));
      return entries === '' ? [] : [{ path, change: 'changed', entries }];
    }),
  );
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
