import { WebSocket } from 'undici';
import type { Page } from 'playwright';
import { residentSize, treeOf } from '../processes.ts';
import { type Contestant, kinds, seen } from './contestant.ts';
import { start } from './running.ts';
import { saveWith } from './save.ts';
import { within } from './within.ts';

/** Megabytes after some saves. */
export type Memory = { saves: number; heap: number; process: number; bundler: number };

/** Saves changes of all kinds by turns while a page shows them, and measures the memory every so often: the heap after garbage was collected, and what the system counts. */
export async function memoryAfterSaves({ contestant, page, saves, every, step }: MemoryOptions): Promise<Memory[]> {
  const running = await start(contestant);
  const url = /Debugger listening on (ws:\S+)/.exec(running.printed())![1]!;
  const inspector = await openInspector(url);
  const changes = await Promise.all(kinds.map(async (kind) => ({ kind, save: await saveWith(contestant, kind) })));
  const found: Memory[] = [];
  try {
    await page.goto(`http://localhost:${contestant.port}/sms`);
    for (let count = 0; count <= saves; count++) {
      if (count > 0) {
        const { kind, save } = changes[count % changes.length]!;
        const shown = page.waitForFunction(seen[kind], `saved ${count}`, { timeout: 60_000 });
        await save.write(`saved ${count}`);
        await shown;
      }
      if (count % every !== 0) continue;
      step(`memory after ${count} of ${saves} saves`);
      await inspector.call('HeapProfiler.collectGarbage');
      const { usedSize } = await inspector.call('Runtime.getHeapUsage');
      const [own, ...children] = treeOf(running.pid).map((pid) => residentSize(pid) / 1e6);
      found.push({ saves: count, heap: usedSize! / 1e6, process: own!, bundler: Math.max(0, ...children) });
    }
    return found;
  } finally {
    await Promise.all(changes.map(({ save }) => save.undo()));
    inspector.close();
    await running.close();
  }
}

type MemoryOptions = { contestant: Contestant; page: Page; saves: number; every: number; step: (text: string) => void };

type Result = { usedSize?: number };

/** Calls the debugger of a Node.js process. */
async function openInspector(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (result: Result) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: Result };
    waiting.get(id)?.(result);
  });
  const isOpen = new Promise((done, fail) => {
    socket.addEventListener('open', done);
    socket.addEventListener('error', () => fail(new Error(`no debugger at ${url}`)));
  });
  await within({ what: `the debugger at ${url}`, seconds: 30, wait: () => isOpen });
  let last = 0;
  return {
    call: (method: string) =>
      within({
        what: `the debugger answers ${method}`,
        seconds: 60,
        wait: () =>
          new Promise<Result>((done) => {
            last += 1;
            waiting.set(last, done);
            socket.send(JSON.stringify({ id: last, method }));
          }),
      }),
    close: () => socket.close(),
  };
}
