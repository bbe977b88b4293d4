import { copyFile, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The project's files as a test changes them, each back as it was afterwards. */
export type ChangedProject = {
  /** Changes a file's text. Throws when that changes nothing: then the test would prove nothing. */
  edit(path: string, change: (text: string) => string): Promise<void>;
  put(path: string, text: string): Promise<void>;
  /** Puts a file of the project in the place of another. */
  copy(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Puts everything back, times included: bundles are found by them. */
  restore(): Promise<void>;
};

type Kept = { bytes: Buffer; time: Date } | null;

/** `notes`: files that are put back too, whoever changes them. */
export async function changedProject({
  root,
  notes,
}: {
  root: string;
  notes: readonly string[];
}): Promise<ChangedProject> {
  const kept = new Map<string, Kept>();
  const keep = async (path: string) => {
    if (kept.has(path)) return;
    const file = join(root, path);
    kept.set(
      path,
      await Promise.all([readFile(file), stat(file)]).then(
        ([bytes, { mtime }]) => ({ bytes, time: mtime }),
        () => null,
      ),
    );
  };
  for (const path of notes) await keep(path);
  return {
    async edit(path, change) {
      await keep(path);
      const text = await readFile(join(root, path), 'utf8');
      const changed = change(text);
      if (changed === text) throw new Error(`${path} is as it was`);
      await writeFile(join(root, path), changed);
    },
    async put(path, text) {
      await keep(path);
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    },
    async copy(from, to) {
      await keep(to);
      await copyFile(join(root, from), join(root, to));
    },
    async remove(path) {
      await keep(path);
      await rm(join(root, path));
    },
    async restore() {
      for (const [path, was] of kept) {
        const file = join(root, path);
        if (was === null) await rm(file, { force: true });
        else await writeFile(file, was.bytes).then(() => utimes(file, was.time, was.time));
        if (!notes.includes(path)) kept.delete(path);
      }
    },
  };
}
