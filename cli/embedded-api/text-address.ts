import { posix } from 'node:path';
import type { SiteDefinition } from '../define/site.ts';

/** The address of the page of a Markdown file, given below the content folder; null when it has none of its own. */
export function addressOfText(
  { local, records }: Pick<SiteDefinition, 'local' | 'records'>,
  path: string,
): string | null {
  const part = Object.values(local.parts).find((one) => one.path === posix.dirname(path));
  if (part?.kind !== 'texts' || part.record === undefined) return null;
  return records.addressOf({ kind: part.record, id: posix.basename(path, '.md') });
}
