import { createHash } from 'node:crypto';
import { sha256 } from '../lib/sha256.mjs';

const pattern = /^\d{8}T\d{6}Z-[0-9a-f]{12}$/;

/** The id of a release: build time (UTC) and the first twelve digits of its content hash. */
export function releaseId({ now, content }: { now: number; content: string }): string {
  const moment = new Date(now)
    .toISOString()
    .replace(/\.\d{3}/, '')
    .replace(/[-:]/g, '');
  return `${moment}-${content.slice(0, 12)}`;
}

/** Whether a release may have this content, by its id. */
export const mayHaveContent = (release: string, content: string) => release.endsWith(`-${content.slice(0, 12)}`);

export function isReleaseId(text: string): boolean {
  return pattern.test(text);
}

/** Stands for the id in the rules of a release: they contain the id, and the id contains their hash. It has the form of an id. */
export const releaseToken = '00000000T000000Z-000000000000';

/** A file that names its release by `releaseToken`, such as the nginx rules: a path below the release's folder, and its text. */
export type NamedFile = { path: string; content: string };

/** The files of a release, with its id in place of the token. */
export const withReleaseId = (files: readonly NamedFile[], release: string): NamedFile[] =>
  files.map(({ path, content }) => ({ path, content: content.replaceAll(releaseToken, release) }));

type ContentHashOptions = {
  entries: ReadonlyMap<string, { hash: string }>;
  named: readonly NamedFile[];
  compress: boolean;
};

/** Hash of everything that a release serves and of its rules, independent of its id. */
export function contentHash({ entries, named, compress }: ContentHashOptions): string {
  const rules = new Map(named.map(({ path, content }) => [path, sha256(content)]));
  const all = createHash('sha256').update(compress ? 'compressed\n' : 'plain\n');
  for (const path of [...entries.keys(), ...rules.keys()].sort())
    all.update(`${path}\0${entries.get(path)?.hash ?? rules.get(path)}\n`);
  return all.digest('hex');
}
