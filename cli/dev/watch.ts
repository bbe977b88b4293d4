import { type FSWatcher, lstatSync, readdirSync, readlinkSync, realpathSync, statSync, watch } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { nullIfThrown } from '../lib/failure.ts';
import { markOf } from '../lib/file-mark.ts';

/** Files that changed, as paths below the project's folder with `/`. */
export type FileChanges = {
  files: readonly string[];
  /** Whether some were added or removed. */
  moved: boolean;
};

export type WatchOptions = {
  root: string;
  folders: readonly string[];
  /** Files that were written or added since this time, in milliseconds since 1970, are reported as changed. */
  since: number;
  onChange: (changes: FileChanges) => void;
};

/** Debounce time in milliseconds: editors write a file in several steps. */
const settleTime = 5;
/** Time in milliseconds for which a file may be empty: editors empty a file before they write it. */
const emptyTime = 50;

const temporary = /(?:^|\/)(?:\.[^/]*|[^/]*(?:~|\.sw[a-z]|\.tmp)|4913)$/;

/** Watches folders recursively, and what symbolic links in them lead to. Returns a function that stops watching. */
export function watchFiles({ root, folders, since, onChange }: WatchOptions): () => void {
  const watchers = new Map<string, FSWatcher>();
  /** Watchers of the folders that hold the targets of links, by link: an editor replaces the target there. */
  const targets = new Map<string, FSWatcher>();
  /** mtime and size by file, to ignore events for unchanged files. */
  const known = new Map<string, string>();
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  /** Opens a folder and those below it. Its files that are not known have changed. */
  function open(folder: string): void {
    if (watchers.has(folder)) return;
    const watcher = watch(join(root, folder), (_, name) => see(name === null ? folder : `${folder}/${name}`));
    watcher.on('error', () => close(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isSymbolicLink()) follow(path);
      if (isFolder(path)) open(path);
      else if (!known.has(path) && !temporary.test(path)) waiting.add(path);
    }
  }

  /** Whether a path is a folder, or leads to one that it is not in. */
  function isFolder(path: string): boolean {
    if (!statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory()) return false;
    if (!isLink(path)) return true;
    const realOf = (one: string) => nullIfThrown(() => realpathSync(join(root, one)));
    const target = realOf(path);
    for (let above = dirname(path); above !== '.'; above = dirname(above)) if (realOf(above) === target) return false;
    return true;
  }

  const isLink = (path: string) => lstatSync(join(root, path), { throwIfNoEntry: false })?.isSymbolicLink() === true;

  /** Watches the target of a link, which may be missing. */
  function follow(path: string): void {
    const link = join(root, path);
    const target =
      nullIfThrown(() => realpathSync(link)) ?? nullIfThrown(() => resolve(dirname(link), readlinkSync(link)));
    if (target === null) return;
    const watcher = nullIfThrown(() =>
      watch(dirname(target), (_, name) => (name === null || name === basename(target) ? see(path) : undefined)),
    );
    if (watcher === null) return;
    watcher.on('error', () => unfollow(path));
    targets.set(path, watcher);
  }

  function unfollow(path: string): void {
    targets.get(path)?.close();
    targets.delete(path);
  }

  /** A folder may be removed again while it is opened. */
  function openIfPresent(folder: string): void {
    try {
      open(folder);
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code !== 'ENOENT') throw failure;
      close(folder);
    }
  }

  /** Closes a watched folder and those below it. Their files may have changed. */
  function close(folder: string): void {
    if (!watchers.has(folder)) return;
    const isBelow = (path: string) => path === folder || path.startsWith(`${folder}/`);
    for (const [path, watcher] of watchers) {
      if (!isBelow(path)) continue;
      watcher.close();
      watchers.delete(path);
    }
    for (const path of targets.keys()) if (isBelow(path)) unfollow(path);
    for (const path of known.keys()) if (isBelow(path)) waiting.add(path);
  }

  function see(path: string): void {
    if (temporary.test(path)) return;
    waiting.add(path);
    clearTimeout(timer);
    timer = setTimeout(settle, settleTime, false);
  }

  /** Determines the changes of the files that had events. Empty files are left for later, unless it is `late`. */
  function settle(late: boolean): void {
    const files: string[] = [];
    const empty: string[] = [];
    let moved = false;
    // Opening and closing folders adds their files during the iteration.
    for (const path of waiting) {
      const facts = statSync(join(root, path), { throwIfNoEntry: false });
      // A folder that has an event is new, or removed, or another one of that name.
      close(path);
      unfollow(path);
      if (isLink(path)) follow(path);
      if (facts?.isDirectory()) {
        if (isFolder(path)) openIfPresent(path);
        continue;
      }
      const before = known.get(path);
      const now = facts && markOf(facts);
      if (before === now) continue;
      if (facts?.size === 0 && !late) {
        empty.push(path);
        continue;
      }
      if (before === undefined || now === undefined) moved = true;
      if (now === undefined) known.delete(path);
      else known.set(path, now);
      files.push(path);
    }
    waiting.clear();
    for (const path of empty) waiting.add(path);
    if (empty.length > 0) timer = setTimeout(settle, emptyTime, true);
    if (files.length > 0) onChange({ files, moved });
  }

  for (const folder of folders) open(folder);
  for (const path of waiting) {
    const facts = statSync(join(root, path), { throwIfNoEntry: false });
    // The time of the inode: a file that is copied or renamed keeps that of its content.
    if (facts && facts.ctimeMs >= since) continue;
    if (facts) known.set(path, markOf(facts));
    waiting.delete(path);
  }
  if (waiting.size > 0) timer = setTimeout(settle, settleTime, false);
  return () => {
    clearTimeout(timer);
    for (const watcher of [...watchers.values(), ...targets.values()]) watcher.close();
  };
}
