import { randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Which cards were drawn, and the content they came to. Losing it costs time only. */
export type CardMemory = {
  /** Hash of a card's picture. */
  find(name: string): string | null;
  remember(name: string, hash: string): void;
  /** Evicts what this build has not used, once that is most of it. */
  tidy(): Promise<void>;
  /** Writes what is under way. */
  close(): Promise<void>;
};

const line = /^([0-9a-f]{16}) ([0-9a-f]{64})$/gm;
/** The file is rewritten when it holds this many times what the build used. */
const slack = 4;

/** Opens the memory below a cache folder: one line a card, so that a build that is killed loses the last one at most. */
export async function openCardMemory(cache: string): Promise<CardMemory> {
  const path = join(cache, 'cards.log');
  const text = await readFile(path, 'utf8').catch(() => '');
  const known = new Map([...text.matchAll(line)].map(([, name, hash]) => [name!, hash!]));
  const lines = known.size;
  const used = new Map<string, string>();
  let log: WriteStream | null = null;
  let broken = false;
  await mkdir(cache, { recursive: true }).catch(() => (broken = true));

  const close = async () => {
    const open = log;
    log = null;
    if (open && !broken) await new Promise<void>((done) => open.on('error', () => done()).end(done));
  };

  return {
    find(name) {
      const hash = known.get(name) ?? null;
      if (hash !== null) used.set(name, hash);
      return hash;
    },
    remember(name, hash) {
      known.set(name, hash);
      used.set(name, hash);
      if (broken) return;
      log ??= createWriteStream(path, { flags: 'a' }).on('error', () => (broken = true));
      // A line that a killed build left unfinished must not swallow this one.
      log.write(`\n${name} ${hash}`);
    },
    async tidy() {
      await close();
      if (lines <= used.size * slack) return;
      const draft = `${path}.${randomUUID()}`;
      await writeFile(draft, [...used].map(([name, hash]) => `${name} ${hash}`).join('\n'))
        .then(() => rename(draft, path))
        .catch(() => undefined); // only room is lost
    },
    close,
  };
}
