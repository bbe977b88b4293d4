import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PlannedRedirect } from '../../cli/plan/redirects.ts';
import { freePort, startNginx } from '../support/nginx.ts';
import { outputFolder } from '../support/output-folder.ts';
import { median } from './samples.ts';
import { readCommandLine } from './command-line.ts';

readCommandLine({ options: {}, usage: 'npm run bench:server' });

/** Runs of each, taken in turns so that the machine's moods meet all alike. */
const rounds = 5;
const seconds = 2;

const page = `<!doctype html><title>A page</title><main>${Array.from({ length: 600 }, (_, line) => `<p>Line ${line} of a page as long as usual ones.</p>`).join('')}</main>`;
const moved = (count: number): PlannedRedirect[] =>
  Array.from({ length: count }, (_, index) => ({ edition: 'zh', from: `/old/address-${index}`, to: '/price' }));

/** Seconds of processor time that the workers of an nginx have taken; the clock's tick is a hundredth. */
function processorTime(pidFile: string): number {
  const master = readFileSync(pidFile, 'utf8').trim();
  const workers = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ');
  const ticks = workers.map((pid) =>
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' '),
  );
  return ticks.reduce((all, fields) => all + Number(fields[11]) + Number(fields[12]), 0) / 100;
}

type Run = { port: number; target: string; pid: string };
type Measured = { rate: number; cost: number };

/** Requests per second, and microseconds of nginx's processor time for each: the second hardly minds what else the machine does. */
function wrk({ port, target, pid }: Run): Measured {
  const before = processorTime(pid);
  const { stdout, stderr, status, error } = spawnSync(
    'wrk',
    [
      '-t1',
      '-c32',
      `-d${seconds}s`,
      '-H',
      'Host: localhost',
      '-H',
      'Accept-Encoding: gzip',
      `http://127.0.0.1:${port}${target}`,
    ],
    { encoding: 'utf8' },
  );
  const [, count] = /(\d+) requests in/.exec(stdout ?? '') ?? [];
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout ?? '') ?? [];
  if (status !== 0 || rate === undefined)
    throw new Error(`wrk failed; Debian and Ubuntu: apt-get install wrk\n${error?.message ?? stderr}`);
  return { rate: Number(rate), cost: ((processorTime(pid) - before) / Number(count)) * 1e6 };
}

/** The bare nginx: the same machine, workers, logging and compressed files; nothing is decided. */
const bare = (
  port: number,
) => `daemon off; worker_processes auto; pid run/bare.pid; error_log run/bare-error.log; events { worker_connections 1024; }
http {
    access_log run/bare-access.log; sendfile on; tcp_nopush on;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path run/bare-${kind};`).join(' ')}
    types { text/html html; }
    server { listen 127.0.0.1:${port}; root current/site; gzip_static on; gzip_vary on; location = /old { return 301 /price; } location / { try_files $uri $uri.html =404; } }
}
`;

async function serve(redirects: PlannedRedirect[]) {
  const port = await freePort();
  const folder = outputFolder({ redirects, port });
  writeFileSync(join(folder.out, 'current/site/im.html'), page);
  writeFileSync(join(folder.out, 'current/site/im.html.gz'), gzipSync(page));
  return { ...folder, port };
}

const [few, many] = [await serve(moved(10)), await serve(moved(10_000))];
const barePort = await freePort();
writeFileSync(join(few.out, 'bare.conf'), bare(barePort));
const running = [
  await startNginx({ out: few.out, port: few.port }),
  await startNginx({ out: many.out, port: many.port }),
  await startNginx({ out: few.out, port: barePort, file: 'bare.conf' }),
];

const runs = {
  'page, bare nginx': { port: barePort, target: '/im', pid: join(few.out, 'run/bare.pid') },
  'page, 10 redirects': { port: few.port, target: '/im', pid: join(few.out, 'run/nginx.pid') },
  'page, 10,000 redirects': { port: many.port, target: '/im', pid: join(many.out, 'run/nginx.pid') },
  'redirect, bare nginx': { port: barePort, target: '/old', pid: join(few.out, 'run/bare.pid') },
  'redirect, 1 of 10': { port: few.port, target: '/old/address-7', pid: join(few.out, 'run/nginx.pid') },
  'redirect, 1 of 10,000': { port: many.port, target: '/old/address-7777', pid: join(many.out, 'run/nginx.pid') },
} satisfies Record<string, Run>;
const rates = new Map<string, Measured[]>(Object.keys(runs).map((name) => [name, []]));
for (let round = 0; round < rounds; round++)
  for (const [name, run] of Object.entries(runs)) rates.get(name)!.push(wrk(run));
for (const nginx of running) await nginx.close();
few.remove();
many.remove();

type Name = keyof typeof runs;
const middle = (name: Name, kind: keyof Measured) => median(rates.get(name)!.map((run) => run[kind]));
/** Of runs that followed one another: what else the machine did meets both. */
const share = (one: Name, other: Name) =>
  median(rates.get(one)!.map(({ rate }, round) => rate / rates.get(other)![round]!.rate)).toFixed(2);
const names = Object.keys(runs) as Name[];
console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]!.toFixed(1)}; median of ${rounds} runs of ${seconds} s, 32 connections\n`,
);
console.log('| requests for | per second | processor time each |\n| --- | ---: | ---: |');
for (const name of names)
  console.log(`| ${name} | ${Math.round(middle(name, 'rate'))} | ${middle(name, 'cost').toFixed(1)} µs |`);
console.log(
  `\nPages to bare: ${share('page, 10 redirects', 'page, bare nginx')}. Redirects among 10,000 to those among 10: ${share('redirect, 1 of 10,000', 'redirect, 1 of 10')}.`,
);
