import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Files that changed, as paths below the project's folder with `/`. */
export type FileChanges = {
  /** Changed, added and removed. */
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
const settleTime = 12;

/** Temporary files of editors. */
const temporary = /(?:^|\/)(?:\.[^/]*|[^/]*(?:~|\.sw[a-z]|\.tmp)|4913)$/;

/** Watches folders recursively. Returns a function that stops watching. */
export function watchFiles({ root, folders, onChange }: WatchOptions): () => void {
  const watchers = new Map<string, FSWatcher>();
  /** mtime and size by file, to ignore events for unchanged files. */
  const known = new Map<string, string>();
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function open(folder: string): void {
    if (watchers.has(folder)) return;
    const watcher = watch(join(root, folder), (_, name) => see(name === null ? folder : `${folder}/${name}`));
    watcher.on('error', () => close(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) open(path);
      else if (!known.has(path)) waiting.add(path);
    }
  }

  function close(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  function see(path: string): void {
    if (temporary.test(path)) return;
    waiting.add(path);
    clearTimeout(timer);
    timer = setTimeout(settle, settleTime);
  }

  /** Determines the changes of the files that had events. */
  function settle(): void {
    const files: string[] = [];
    let moved = false;
    // Files of a new folder are added during the iteration.
    for (const path of waiting) {
      const facts = statSync(join(root, path), { throwIfNoEntry: false });
      if (facts?.isDirectory()) {
        open(path);
        continue;
      }
      const before = known.get(path);
      const now = facts && `${facts.mtimeMs} ${facts.size} ${facts.ino}`;
      if (before === now) {
        close(path);
        continue;
      }
      if (before === undefined || now === undefined) moved = true;
      if (now === undefined) known.delete(path);
      else known.set(path, now);
      files.push(path);
    }
    waiting.clear();
    if (files.length > 0) onChange({ files, moved });
  }

  for (const folder of folders) open(folder);
  for (const path of waiting) {
    const facts = statSync(join(root, path), { throwIfNoEntry: false });
    if (facts) known.set(path, `${facts.mtimeMs} ${facts.size} ${facts.ino}`);
  }
  waiting.clear();
  return () => {
    clearTimeout(timer);
    for (const folder of [...watchers.keys()]) close(folder);
  };
}
