import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { Page } from 'playwright';
import { startBrowser } from '../support/browser.ts';
import { type DevServer, startDevServer } from '../support/dev-server.ts';

/** Saves that are measured of each kind. */
const rounds = 20;

/** Saves after which the memory of the server is compared. */
const many = 500;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** A kind of change: the file, the text that is replaced, and whether an open page shows the new one. */
type Kind = {
  name: string;
  file: string;
  from: string;
  to: (round: number) => string;
  seen: (text: string) => boolean;
};

const kinds: readonly Kind[] = [
  {
    name: 'words of a page',
    file: 'pages/products/sms/page.tsx',
    from: 'Body(',
    to: (round) => `head: () => ({ title: 'saved ${round}' }),\n  Body(`,
    seen: (text) => document.title === text,
  },
  {
    name: 'a style',
    file: 'components/sections/opening.module.css',
    from: '@layer',
    to: (round) => `:root { --saved: 'saved ${round}'; }\n@layer`,
    seen: (text) => getComputedStyle(document.documentElement).getPropertyValue('--saved').includes(text),
  },
  {
    name: 'a menu entry',
    file: 'config/content/navigation/index.json',
    from: '"name": "',
    to: (round) => `"name": "saved ${round} `,
    seen: (text) => document.querySelector('header')!.textContent!.includes(text),
  },
];

/** Milliseconds from the moment a file is saved until a page shows it, of each round. */
async function times({ dev, page, kind }: { dev: DevServer; page: Page; kind: Kind }): Promise<number[]> {
  const before = await dev.read(kind.file);
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const seen = page.waitForFunction(kind.seen, `saved ${round}`, { polling: 'raf' });
    const started = performance.now();
    await dev.write(
      kind.file,
      before.replace(kind.from, () => kind.to(round)),
    );
    await seen;
    taken.push(performance.now() - started);
  }
  await dev.write(kind.file, before);
  return taken;
}

/** Megabytes that the process of the server holds. */
const memoryOf = ({ pid }: DevServer) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1000;

const row = (...cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);

const dev = await startDevServer(async () => undefined);
const browser = await startBrowser();
try {
  const started = performance.now();
  await (await fetch(`${dev.zh}/sms`)).text();
  const first = performance.now() - started;
  const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
  await page.goto(`${dev.zh}/sms`);
  await page.waitForSelector('[data-widget="announcer"]', { state: 'attached' });
  console.log(`Load ${loadavg()[0]!.toFixed(1)}; medians of ${rounds} saves\n`);
  row('what', 'milliseconds');
  row('---', '---:');
  row('ready, bundles made before', /Ready in (\d+) ms/.exec(dev.printed())![1]!);
  row('first page', first.toFixed(0));
  for (const kind of kinds) row(`saved and seen: ${kind.name}`, median(await times({ dev, page, kind })).toFixed(0));
  const words = kinds[0]!;
  const before = await dev.read(words.file);
  const memory = memoryOf(dev);
  for (let save = 0; save < many; save++) {
    await dev.write(
      words.file,
      before.replace(words.from, () => words.to(save)),
    );
    await (await fetch(`${dev.zh}/sms`)).text();
  }
  console.log(`\nMemory after ${many} saves: ${memoryOf(dev).toFixed(0)} MB, ${memory.toFixed(0)} MB before.`);
} finally {
  await browser.close();
  await dev.close();
}
