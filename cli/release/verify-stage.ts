import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { Problem } from '../problem.ts';
import { errorCode } from '../lib/failure.ts';
import { assetReferences } from '../lib/asset-references.ts';
import type { BlobStore } from './blobs.ts';
import { listOf } from '../lib/list-of.ts';
import type { StagedPage } from './manifest.ts';
import type { OpenStage } from './stage.ts';

type Entries = OpenStage['entries'];

type StructureOptions = {
  entries: Entries;
  pages: readonly StagedPage[];
  /** Files that the release needs, below the document root: home pages and error pages. */
  required: readonly string[];
};

/** Verifies the file list of a stage: pages, home pages, error pages and assets must be there. */
export function structureProblems({ entries, pages, required }: StructureOptions): Problem[] {
  const problems: Problem[] = [];
  const unstaged = pages.filter((page) => entries.get(`site/${page.file}`)?.hash !== page.hash);
  if (unstaged.length > 0) {
    problems.push({
      severity: 'error',
      what: `pages of the manifest are missing from the release or differ: ${unstaged.length}`,
      where: listOf(unstaged.map(({ edition, address }) => `${edition} ${address}`)),
      why: 'the release has no such file, or its hash differs',
      fix: 'this is a bug in the generator: report it with manifest.json',
    });
  }
  const missing = required.filter((file) => !entries.has(`site/${file}`));
  if (missing.length > 0) problems.push(missingRequiredFiles(missing));
  const dangling = danglingOf(entries);
  if (dangling.length > 0) problems.push(danglingReferences(dangling));
  return problems;
}

/** Files that load an asset which is not staged, each with that asset. */
function danglingOf(entries: Entries): string[] {
  const missingByLoads = new Map<readonly string[], readonly string[]>();
  const found: string[] = [];
  for (const [path, { loads }] of entries) {
    const gone = missingByLoads.get(loads) ?? loads.filter((file) => !entries.has(`site/${file}`));
    missingByLoads.set(loads, gone);
    for (const file of gone) found.push(`${path} (/${file})`);
  }
  return found.sort();
}

export function missingRequiredFiles(missing: readonly string[]): Problem {
  return {
    severity: 'error',
    what: 'missing home pages or error pages',
    where: listOf(missing),
    why: 'every release needs the home page and the error pages of each edition',
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
 * Reads every new file of a stage and compares it with what was written; damaged blobs are removed from the cache. Files that are hard
 * links to the current release were verified when it was published, and `site check` reads them on every run. Other hard links prove
 * nothing: copying a cache can create them.
 */
export async function contentProblems({ folder, current, entries, blobs }: ContentProblemsOptions): Promise<Problem[]> {
  const damaged: string[] = [];
  const dangling: string[] = [];
  const contentAt = openReader();
  let seen = 0;
  for (const [path, { hash, linked, siblings }] of entries) {
    if (linked && current !== null && isSameFile({ current, folder, path, siblings })) continue;
    if (seen++ % filesPerTurn === 0) await turn();
    const file = join(folder, path);
    let intact = true;
    for (const ending of ['', ...siblings] as const) {
      const content = contentAt(file + ending);
      if (!content || !blobs.isIntact({ hash, ending, content })) {
        damaged.push(path + ending);
        intact = false;
      } else if (ending === '' && path.endsWith('.css')) {
        for (const asset of assetReferences({ path, text: content.toString() })) {
          if (!entries.has(`site/${asset}`)) dangling.push(`${path} (/${asset})`);
        }
      }
    }
    if (!intact) await blobs.drop(hash);
  }
  const problems: Problem[] = [];
  if (damaged.length > 0) {
    problems.push({
      severity: 'error',
      what: `staged files differ from what was written: ${damaged.length}`,
      where: listOf(damaged.sort()),
      why: 'their bytes changed on disk or in the cache',
      fix: 'build again, which replaces damaged files; if it recurs, check the disk',
    });
  }
  if (dangling.length > 0) problems.push(danglingReferences(dangling.sort()));
  return problems;
}

type ContentProblemsOptions = {
  folder: string;
  /** Folder of the current release; null when there is none. */
  current: string | null;
  entries: Entries;
  blobs: BlobStore;
};

/** Whether a file and its compressed siblings are hard links to those of the current release. */
function isSameFile({
  current,
  folder,
  path,
  siblings,
}: Pick<ContentProblemsOptions, 'folder'> & { current: string; path: string; siblings: readonly string[] }): boolean {
  return ['', ...siblings].every((ending) => {
    const there = statSync(`${current}/${path}${ending}`, { throwIfNoEntry: false });
    const here = statSync(`${folder}/${path}${ending}`, { throwIfNoEntry: false });
    return there !== undefined && here?.ino === there.ino && here.dev === there.dev;
  });
}

/** Files read before yielding to the event loop. */
const filesPerTurn = 128;

/** Returns a function that reads a file, or null if it does not exist. It reuses one buffer: a large site would create gigabytes of garbage. */
function openReader(): (path: string) => Buffer | null {
  let buffer = Buffer.allocUnsafeSlow(1 << 20);
  return (path) => {
    let file: number;
    try {
      file = openSync(path, 'r');
    } catch (failure) {
      if (errorCode(failure) === 'ENOENT' || errorCode(failure) === 'ENOTDIR') return null;
      throw failure;
    }
    try {
      const { size } = fstatSync(file);
      if (size > buffer.length) buffer = Buffer.allocUnsafeSlow(size);
      let end = 0;
      for (let read = -1; read !== 0 && end < size; end += read) read = readSync(file, buffer, end, size - end, null);
      return buffer.subarray(0, end);
    } finally {
      closeSync(file);
    }
  };
}
