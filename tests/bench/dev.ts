import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { startBrowser } from '../support/browser.ts';
import { freePort } from '../support/nginx.ts';
import { smallProject } from '../support/small-project.ts';
import { astroDev } from './dev/astro-dev.ts';
import { type Contestant, type Kind, kinds, seen } from './dev/contestant.ts';
import { hugoServer } from './dev/hugo-server.ts';
import { memoryAfterSaves } from './dev/memory.ts';
import { ours } from './dev/ours.ts';
import { readSamePages } from './dev/same-pages.ts';
import { type Running, start } from './dev/running.ts';
import { saveWith } from './dev/save.ts';
import { until } from './dev/within.ts';
import { median } from './samples.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    saves: { type: 'string', default: '500' },
    ours: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const saves = Number(values.saves);
/** Milliseconds that are the aim. */
const aims: Readonly<Record<string, number>> = {
  ready: 2000,
  'first page': 400,
  'words of a page': 250,
  'a style': 150,
  'a menu entry': 500,
};

type Entered = { contestant: Contestant; running: Running; page: Page; times: Record<string, number[]> };

const row = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
const say = (line: string) => console.error(line);

/** The servers that are compared; one that cannot be installed is left out. */
async function others(folder: string, mine: Contestant): Promise<Contestant[]> {
  const running = await start(mine);
  const same = await readSamePages({ origin: `http://127.0.0.1:${mine.port}`, project: mine.folder });
  await running.close();
  say(`${same.pages.length} pages`);
  const found: Contestant[] = [];
  for (const [name, make] of Object.entries({ astroDev, hugoServer })) {
    const own = join(folder, name);
    await mkdir(own);
    await make({ folder: own, port: await freePort(), same }).then(
      (one) => found.push(one),
      (failure: unknown) => say(`${name} is left out: ${failure}`),
    );
  }
  return found;
}

/** Seconds in which a page shows a save; then the file is saved again. `hugo server` misses some saves that follow another one at once. */
const saveSeconds = 5;
const savesAtMost = 12;

/** Milliseconds from the moment a file is saved until the page shows it. A save that the server misses is made again, and does not count. */
async function timeOf({ contestant, page }: Entered, kind: Kind, text: string): Promise<number> {
  const save = await saveWith(contestant, kind);
  for (let saves = 1; ; saves += 1) {
    const shown = page.waitForFunction(seen[kind], text, { polling: 'raf', timeout: saveSeconds * 1000 });
    const started = performance.now();
    await save.write(text);
    const failure = await shown.then(
      () => null,
      (cause: unknown) => new Error(`${contestant.name} does not show ${kind}: ${text}`, { cause }),
    );
    const taken = performance.now() - started;
    if (failure !== null && saves === savesAtMost) throw failure;
    if (failure !== null) say(`${failure.message}; it is saved again`);
    await undo({ contestant, page }, kind, { text, save });
    if (failure === null) return taken;
  }
}

/** Takes a change back, and waits until the page is as before. */
async function undo({ contestant, page }: Pick<Entered, 'contestant' | 'page'>, kind: Kind, { text, save }: UndoInput) {
  // A page that is being loaded again cannot be evaluated.
  const isBack = () =>
    page.evaluate(seen[kind], text).then(
      (isShown) => !isShown,
      () => false,
    );
  const what = `${contestant.name} takes back ${kind}: ${text}`;
  for (let undos = 1; ; undos += 1) {
    await save.undo();
    try {
      return await until({ what, seconds: saveSeconds, isSo: isBack });
    } catch (failure) {
      if (undos === savesAtMost) throw failure;
      say(`${contestant.name} does not show a save: saved and loaded again`);
      await page.reload();
    }
  }
}

type UndoInput = { text: string; save: Awaited<ReturnType<typeof saveWith>> };

const { folder, project, remove } = await smallProject();
const work = await mkdtemp(join(tmpdir(), 'site-bench-'));
const browser = await startBrowser();
const entered: Entered[] = [];
try {
  const mine = ours({ folder, project, port: await freePort() });
  const contestants = [mine, ...(values.ours ? (await (await start(mine)).close(), []) : await others(work, mine))];
  for (const contestant of contestants) {
    // The second start finds what the first one has kept.
    if (contestant !== mine) await (await start(contestant)).close();
    const running = await start(contestant);
    const address = `http://localhost:${contestant.port}/sms`;
    const started = performance.now();
    await (await fetch(address, { signal: AbortSignal.timeout(120_000) })).text();
    const times = { ready: [running.ready], 'first page': [performance.now() - started] };
    const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
    const page = await context.newPage();
    await page.goto(address);
    await delay(2000);
    entered.push({ contestant, running, page, times });
  }
  for (const kind of kinds)
    for (let round = 0; round < rounds; round++)
      for (const one of entered) (one.times[kind] ??= []).push(await timeOf(one, kind, `saved ${round}`));
  await Promise.all(entered.map(({ running }) => running.close()));

  console.log(
    `${cpus().length} × ${cpus()[0]?.model}, Node.js ${process.versions.node}; load ${loadavg()[0]!.toFixed(1)}; medians of ${rounds} saves\n`,
  );
  const names = entered.map(({ contestant: { name, version } }) => (version ? `${name} ${version}` : name));
  row('milliseconds', 'aim', ...names, ...entered.slice(1).map(({ contestant }) => `ours : ${contestant.name}`));
  row('---', ...[1, ...entered, ...entered.slice(1)].map(() => '---:'));
  for (const [what, aim] of Object.entries(aims)) {
    const found = entered.map(({ times }) => median(times[what]!));
    row(what, aim, ...found.map((one) => one.toFixed(0)), ...found.slice(1).map((one) => (found[0]! / one).toFixed(2)));
  }

  if (saves > 0) {
    const watched = ours({ folder, project, port: await freePort(), node: ['--inspect=127.0.0.1:0'] });
    const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
    console.log();
    row('saves', 'heap, MB', 'process, MB', 'bundler, MB');
    row('---:', '---:', '---:', '---:');
    for (const memory of await memoryAfterSaves({ contestant: watched, page, saves, every: 50 }))
      row(memory.saves, memory.heap.toFixed(1), memory.process.toFixed(0), memory.bundler.toFixed(0));
  }
} finally {
  await Promise.all(entered.map(({ running }) => running.close().catch(() => undefined)));
  await browser.close();
  await rm(work, { recursive: true, force: true });
  await remove();
}
