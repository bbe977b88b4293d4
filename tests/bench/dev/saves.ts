import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright';
import { type Contestant, type Kind, kinds, seen } from './contestant.ts';
import { saveWith } from './save.ts';

/** Seconds in which a page shows a save; then the file is saved again. */
const saveSeconds = 5;
const savesAtMost = 4;
/** Rest after a save was seen, in milliseconds. A page that Hugo loads again misses saves until it is connected again. */
const rest = 300;

export type Saves = {
  /** Saves a change and waits until the page shows it. Returns the milliseconds that took. */
  timeOf(kind: Kind, text: string): Promise<number>;
  /** Writes the files as they were. */
  undo(): Promise<void>;
};

/** Saves changes to a server while a page shows them. A save that the page misses is made again, and `missed` is called. */
export async function openSaves({ contestant, page, missed }: OpenSavesOptions): Promise<Saves> {
  const saves = new Map(
    await Promise.all(kinds.map(async (kind) => [kind, await saveWith(contestant, kind)] as const)),
  );
  return {
    async timeOf(kind, text) {
      for (let tries = 1; ; tries += 1) {
        const shown = page.waitForFunction(seen[kind], text, { polling: 'raf', timeout: saveSeconds * 1000 });
        const started = performance.now();
        await saves.get(kind)!.write(text);
        const failure = await shown.then(
          () => null,
          (cause: unknown) => cause,
        );
        const taken = performance.now() - started;
        await delay(rest);
        if (failure === null) return taken;
        const what = `${contestant.name} did not show ${kind} “${text}” within ${saveSeconds} s`;
        if (tries === savesAtMost) throw new Error(`${what}, ${tries} times`, { cause: failure });
        missed(what);
      }
    },
    async undo() {
      await Promise.all([...saves.values()].map((save) => save.undo()));
    },
  };
}

type OpenSavesOptions = { contestant: Contestant; page: Page; missed: (what: string) => void };
