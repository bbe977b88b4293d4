import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { pageFile } from '../../config/rules/page-file.ts';
import type { Problem } from '../problem.ts';
import { sha256 } from '../sha256.mjs';
import { codeOf } from './absent.ts';
import { assetReferences } from '../asset-references.ts';
import type { BlobStore } from './blobs.ts';
import { timeOf } from './content-hash.ts';
import { listOf } from './list-of.ts';
import type { StagedPage } from './manifest.ts';
import { requiredFiles } from './required-files.ts';
import type { OpenStage } from './stage.ts';

type Entries = OpenStage['entries'];

/** What is wrong with a stage by its list of files alone: pages that were not staged, homes and error pages that are missing. */
export function structureProblems({ entries, pages }: { entries: Entries; pages: readonly StagedPage[] }): Problem[] {
  const problems: Problem[] = [];
  const unstaged = pages.filter((page) => entries.get(`site/${pageFile(page)}`)?.hash !== page.hash);
  if (unstaged.length > 0) {
    problems.push({
      severity: 'error',
      what: `${unstaged.length} of the pages in the manifest were not staged as they are there`,
      where: listOf(unstaged.map(({ edition, address }) => `${edition} ${address}`)),
      why: 'the release has no such file, or one of another hash',
      fix: 'this is a mistake in the generator: report it with the file manifest.json',
    });
  }
  const missing = requiredFiles.filter((file) => !entries.has(`site/${file}`));
  if (missing.length > 0) problems.push(withoutRequired(missing));
  const dangling = danglingOf(entries);
  if (dangling.length > 0) problems.push(danglingReferences(dangling));
  return problems;
}

/** Files that cannot do without a bundled file which is not staged, each with that file. */
function danglingOf(entries: Entries): string[] {
  const lacking = new Map<readonly string[], readonly string[]>();
  const found: string[] = [];
  for (const [path, { loads }] of entries) {
    const gone = lacking.get(loads) ?? loads.filter((file) => !entries.has(`site/${file}`));
    lacking.set(loads, gone);
    for (const file of gone) found.push(`${path} (/${file})`);
  }
  return found.sort();
}

export function withoutRequired(missing: readonly string[]): Problem {
  return {
    severity: 'error',
    what: 'home pages or error pages are missing',
    where: listOf(missing),
    why: 'no release goes out without the home page and the error pages of each edition',
    fix: 'see the problems of those pages in this build',
  };
}

export function danglingReferences(dangling: readonly string[]): Problem {
  return {
    severity: 'error',
    what: 'pages reference assets missing from this release',
    where: listOf(dangling),
    why: 'these pages would have no styles or scripts',
    fix: 'build the whole site, without --only; if that does not help, remove the cache folder first',
  };
}

/**
 * Reads every new file of a stage again and compares it with what was written; damaged content is dropped from the blobs. What is the
 * same file in the current release was read when that was published, and is served: `site check` reads it on every run. Other
 * links to a file prove nothing: a copy of the cache makes them too.
 */
export async function contentProblems({ folder, current, entries, blobs }: Given): Promise<Problem[]> {
  const damaged: string[] = [];
  const dangling: string[] = [];
  const contentAt = openReader();
  let seen = 0;
  for (const [path, { hash, held, siblings }] of entries) {
    if (held && current !== null && isSameFile({ current, folder, path, siblings })) continue;
    if (seen++ % filesInARow === 0) await turn();
    const file = join(folder, path);
    let whole = true;
    for (const ending of ['', ...siblings]) {
      const content = contentAt(file + ending);
      if (!content || !(ending === '' ? sha256(content) === hash : isAsPacked(file + ending, content))) {
        damaged.push(path + ending);
        whole = false;
      } else if (ending === '' && path.endsWith('.css')) {
        for (const asset of assetReferences({ path, text: content.toString() })) {
          if (!entries.has(`site/${asset}`)) dangling.push(`${path} (/${asset})`);
        }
      }
    }
    if (!whole) await blobs.drop(hash);
  }
  const problems: Problem[] = [];
  if (damaged.length > 0) {
    problems.push({
      severity: 'error',
      what: `${damaged.length} of the staged files are not what was written`,
      where: listOf(damaged.sort()),
      why: 'their bytes changed on the disk or in the cache',
      fix: 'build again: damaged files are made again; if it recurs, check the disk',
    });
  }
  if (dangling.length > 0) problems.push(danglingReferences(dangling.sort()));
  return problems;
}

type Given = {
  folder: string;
  /** Folder of the current release; null when there is none. */
  current: string | null;
  entries: Entries;
  blobs: BlobStore;
};

/** Whether a file and its compressed forms are links to those of the current release. */
function isSameFile({
  current,
  folder,
  path,
  siblings,
}: Pick<Given, 'folder'> & { current: string; path: string; siblings: readonly string[] }): boolean {
  return ['', ...siblings].every((ending) => {
    const there = statSync(join(current, path + ending), { throwIfNoEntry: false });
    const here = statSync(join(folder, path + ending), { throwIfNoEntry: false });
    return there !== undefined && here?.ino === there.ino && here.dev === there.dev;
  });
}

/** A compressed form was unpacked and compared when it was made; its time of change was made from its bytes. */
function isAsPacked(file: string, content: Uint8Array): boolean {
  return statSync(file).mtimeMs === timeOf(sha256(content)) * 1000;
}

/** How many files are read before anything else gets its turn. */
const filesInARow = 128;

/** Reads one file after the other, null where there is none. All into the same place: of a large site they would be gigabytes of garbage. */
function openReader(): (path: string) => Buffer | null {
  let place = Buffer.allocUnsafeSlow(1 << 20);
  return (path) => {
    let file: number;
    try {
      file = openSync(path, 'r');
    } catch (failure) {
      if (codeOf(failure) === 'ENOENT' || codeOf(failure) === 'ENOTDIR') return null;
      throw failure;
    }
    try {
      const { size } = fstatSync(file);
      if (size > place.length) place = Buffer.allocUnsafeSlow(size);
      let end = 0;
      for (let read = -1; read !== 0 && end < size; end += read) read = readSync(file, place, end, size - end, null);
      return place.subarray(0, end);
    } finally {
      closeSync(file);
    }
  };
}
