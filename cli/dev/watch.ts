import { type FSWatcher, readdirSync, type Stats, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Files that changed, as paths below the project's folder with `/`. */
export type FileChanges = {
  files: readonly string[];
  /** Whether some were added or removed. */
  moved: boolean;
};

export type WatchOptions = {
  root: string;
  folders: readonly string[];
  onChange: (changes: FileChanges) => void;
};

/** Debounce time in milliseconds: editors write a file in several steps. */
const settleTime = 5;
/** Time in milliseconds for which a file may be empty: editors empty a file before they write it. */
const emptyTime = 50;

const temporary = /(?:^|\/)(?:\.[^/]*|[^/]*(?:~|\.sw[a-z]|\.tmp)|4913)$/;

/** Watches folders recursively. Returns a function that stops watching. */
export function watchFiles({ root, folders, onChange }: WatchOptions): () => void {
  const watchers = new Map<string, FSWatcher>();
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
      if (entry.isDirectory()) open(path);
      else if (!known.has(path) && !temporary.test(path)) waiting.add(path);
    }
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
      if (facts?.isDirectory()) {
        openIfPresent(path);
        continue;
      }
      const before = known.get(path);
      const now = facts && nameOf(facts);
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
    if (facts) known.set(path, nameOf(facts));
  }
  waiting.clear();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

const nameOf = ({ mtimeMs, size, ino }: Stats) => `${mtimeMs} ${size} ${ino}`;
