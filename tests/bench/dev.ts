import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { startBrowser } from '../support/browser.ts';
import { freePort } from '../support/nginx.ts';
import { smallProject } from '../support/small-project.ts';
import { astroDev } from './dev/astro-dev.ts';
import { type Contestant, kinds } from './dev/contestant.ts';
import { openDeadline } from './dev/deadline.ts';
import { hugoServer } from './dev/hugo-server.ts';
import { memoryAfterSaves } from './dev/memory.ts';
import { readDevBenchOptions } from './dev/options.ts';
import { ours } from './dev/ours.ts';
import { start } from './dev/running.ts';
import { readSamePages } from './dev/same-pages.ts';
import { openSaves, type Saves } from './dev/saves.ts';
import { addressOf, startAndRequest, type Started } from './dev/starts.ts';
import { median } from './samples.ts';

const { parts, rounds, saves, minutes } = readDevBenchOptions();
const deadline = openDeadline({ minutes });
const { step } = deadline;

/** What is measured, with the aim in milliseconds. */
const aims = { ready: 2000, 'first page': 400, 'words of a page': 250, 'a style': 150, 'a menu entry': 500 } as const;
type Measured = keyof typeof aims;

/** A server with its times; `failure` is why it was left out of further measurements. */
type Entered = { contestant: Contestant; times: Record<Measured, number[]>; failure: unknown };

const viewport = { width: 1350, height: 940 };
const others = { astro: astroDev, hugo: hugoServer } as const;
const row = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);

async function contestants(mine: Contestant, work: string): Promise<Contestant[]> {
  const found = parts.has('ours') ? [mine] : [];
  const names = (['astro', 'hugo'] as const).filter((name) => parts.has(name));
  if (names.length === 0) return found;
  step('reading the pages of this site for the other servers');
  const running = await start(mine);
  const same = await readSamePages({ origin: `http://127.0.0.1:${mine.port}`, project: mine.folder });
  await running.close();
  for (const name of names) {
    step(`installing ${name}, with ${same.pages.length} pages`);
    const folder = join(work, name);
    await mkdir(folder);
    await others[name]({ folder, port: await freePort(), same }).then(
      (one) => found.push(one),
      (failure: unknown) => step(`${name} is left out: ${failure}`),
    );
  }
  return found;
}

/** Runs a measurement of a server. One that fails is not measured further. */
async function attempt<Value>(one: Entered, work: () => Promise<Value>): Promise<Value | null> {
  if (one.failure !== null) return null;
  try {
    return await work();
  } catch (failure) {
    one.failure = failure;
    step(`${one.contestant.name} is not measured further: ${failure}`);
    return null;
  }
}

/** Starts every server as often as there are rounds, by turns, and once before, so that its cache is warm. The last ones run on. */
async function measureStarts(entered: readonly Entered[]): Promise<ReadonlyMap<Entered, Started>> {
  const last = new Map<Entered, Started>();
  for (let round = 0; round <= rounds; round++) {
    step(round === 0 ? 'starting each server once, to fill its cache' : `start ${round} of ${rounds}`);
    for (const one of entered) {
      await last.get(one)?.running.close();
      const started = await attempt(one, () => startAndRequest(one.contestant));
      if (started === null) continue;
      last.set(one, started);
      if (round === 0) continue;
      one.times.ready.push(started.ready);
      one.times['first page'].push(started.firstPage);
    }
  }
  return last;
}

/** Saves a change of each kind to every server, by turns. */
async function measureSaves(entered: readonly Entered[], browser: Browser): Promise<void> {
  const opened = new Map<Entered, Saves>();
  for (const one of entered)
    await attempt(one, async () => {
      const page = await (await browser.newContext({ viewport })).newPage();
      await page.goto(addressOf(one.contestant));
      // The page connects to its server.
      await delay(2000);
      opened.set(one, await openSaves({ contestant: one.contestant, page, missed: step }));
    });
  for (const kind of kinds) {
    for (let round = 1; round <= rounds; round++) {
      step(`save ${round} of ${rounds}: ${kind}`);
      for (const one of entered) {
        const time = await attempt(one, () => opened.get(one)!.timeOf(kind, `saved ${round}`));
        if (time !== null) one.times[kind].push(time);
      }
    }
  }
  await Promise.all([...opened.values()].map((saves) => saves.undo()));
}

function printTimes(entered: readonly Entered[]): void {
  const load = loadavg()[0]!.toFixed(1);
  const facts = `${cpus().length} × ${cpus()[0]?.model}, Node.js ${process.versions.node}, load ${load} at the end`;
  console.log(`\n${facts}; medians of ${rounds}, and the slowest\n`);
  const names = entered.map(({ contestant: { name, version } }) => (version ? `${name} ${version}` : name));
  row('milliseconds', 'aim', ...names);
  row('---', ...['', ...entered].map(() => '---:'));
  for (const [what, aim] of Object.entries(aims)) {
    const cells = entered.map(({ times, failure }) => {
      const all = times[what as Measured];
      return all.length === 0 || failure !== null
        ? 'failed'
        : `${median(all).toFixed(0)} (${Math.max(...all).toFixed(0)})`;
    });
    row(what, aim, ...cells);
  }
}

async function printMemory(contestant: Contestant, browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport });
  const every = Math.max(1, Math.ceil(saves / 10));
  const memories = await memoryAfterSaves({ contestant, page, saves, every, step });
  console.log();
  row('saves', 'heap, MB', 'process, MB', 'bundler, MB');
  row('---:', '---:', '---:', '---:');
  for (const { saves: after, heap, process, bundler } of memories)
    row(after, heap.toFixed(1), process.toFixed(0), bundler.toFixed(0));
}

const { folder, project, remove } = await smallProject();
const work = await mkdtemp(join(tmpdir(), 'site-bench-'));
const browser = await startBrowser();
try {
  const mine = ours({ folder, project, port: await freePort() });
  const noTimes = () => ({ ready: [], 'first page': [], 'words of a page': [], 'a style': [], 'a menu entry': [] });
  const entered: Entered[] = (await contestants(mine, work)).map((contestant) => ({
    contestant,
    times: noTimes(),
    failure: null,
  }));
  if (entered.length > 0) {
    const running = await measureStarts(entered);
    await measureSaves(entered, browser);
    await Promise.all([...running.values()].map((one) => one.running.close()));
    printTimes(entered);
  }
  if (entered.some(({ failure }) => failure !== null)) process.exitCode = 1;
  if (parts.has('memory')) {
    const port = await freePort();
    await printMemory(ours({ folder, project, port, node: ['--inspect=127.0.0.1:0'] }), browser);
  }
} finally {
  deadline.close();
  await browser.close();
  await rm(work, { recursive: true, force: true });
  await remove();
}
