import { readdirSync, readFileSync } from 'node:fs';
import { WebSocket } from 'undici';
import type { Contestant } from './contestant.ts';
import { start } from './running.ts';
import { saveWith } from './save.ts';
import { until, within } from './within.ts';

/** Megabytes after some saves. */
export type Memory = { saves: number; heap: number; process: number; bundler: number };

/** Saves words of a page many times, and measures the memory at some of them: the heap after garbage was collected, and what the system counts. */
export async function memoryAfterSaves(contestant: Contestant, points: readonly number[]): Promise<Memory[]> {
  const running = await start(contestant);
  const url = /Debugger listening on (ws:\S+)/.exec(running.printed())![1]!;
  const inspector = await openInspector(url);
  const save = await saveWith(contestant, 'words of a page');
  const found: Memory[] = [];
  try {
    for (let saves = 0; saves <= points.at(-1)!; saves++) {
      if (saves > 0) await save.write(`saved ${saves}`);
      const wanted = saves > 0 ? `saved ${saves}<` : '<main';
      await until({
        what: `/sms has “${wanted}” after save ${saves} of ${points.at(-1)}`,
        seconds: 60,
        isSo: async (signal) => (await textOf(contestant, signal)).includes(wanted),
      });
      if (saves > 0 && !points.includes(saves)) continue;
      await inspector.call('HeapProfiler.collectGarbage');
      const { usedSize } = await inspector.call('Runtime.getHeapUsage');
      const bundler = Math.max(0, ...childrenOf(running.pid).map(residentOf));
      found.push({ saves, heap: usedSize! / 1e6, process: residentOf(running.pid), bundler });
    }
    return found;
  } finally {
    await save.undo();
    inspector.close();
    await running.close();
  }
}

const textOf = async ({ port }: Contestant, signal: AbortSignal) =>
  (await fetch(`http://127.0.0.1:${port}/sms`, { signal })).text();

const childrenOf = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );

const residentOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;

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
