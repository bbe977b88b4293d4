import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { exit, Stop } from '../problem.ts';
import type { ListenAddress } from './listen-address.ts';
import { configuration, spawnNginx } from './spawn-nginx.ts';
import { messageOf } from '../lib/failure.ts';

/** Milliseconds until nginx has to serve the release. */
const timeout = 10_000;
/** Old and new workers accept connections in parallel for a moment, so require several new responses in a row. */
const responsesInARow = 3;

/** Reported last by a test, which opens the ports again: the user who reloads may not open port 80, and the rules are sound. */
const unprivileged = /bind\(\) to \S+ failed \(13: [^)]*\)/;

export type ReloadNginxOptions = {
  program: string;
  out: string;
  release: string;
  /** Where the nginx of the output folder listens, and a host name that it serves. */
  listen: ListenAddress;
  host: string;
};

/**
 * Makes the nginx of an output folder serve the current release: tests its rules, signals nginx, and waits until the
 * responses name the release. Returns the release that was served before; null when that is unknown.
 * Throws a `Stop` (1) when the rules do not load, no nginx runs, or it keeps serving the old release.
 */
export async function reloadNginx(options: ReloadNginxOptions): Promise<string | null> {
  const { out, release } = options;
  await testRules(options);
  const pid = await readPid(out);
  const before = await servedRelease(options);
  signal(pid, out);
  let last = before;
  let found = 0;
  for (const end = Date.now() + timeout; Date.now() < end && found < responsesInARow; ) {
    last = await servedRelease(options);
    found = last === release ? found + 1 : 0;
    if (last !== release) await delay(20);
  }
  if (found < responsesInARow) throw notServed({ ...options, last });
  return before;
}

async function testRules({ program, out }: ReloadNginxOptions): Promise<void> {
  const test = await spawnNginx({ program, out, more: ['-t', '-q'], stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  test.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(test, 'close')) as [number | null];
  if (code !== 0 && !unprivileged.test(output)) {
    throw Stop.of(exit.failed, {
      what: 'nginx rejects the rules of the current release and was not reloaded',
      where: join(out, configuration),
      why: output.trim() || `nginx -t exited with code ${String(code)}`,
      fix: 'correct what nginx reports; the served release is unchanged',
    });
  }
}

/** The nginx that runs with the output folder's configuration. A stale pid may belong to another program by now. */
async function readPid(out: string): Promise<number> {
  const file = join(out, 'run/nginx.pid');
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  if (Number.isInteger(pid) && pid > 0 && /\bnginx\b/.test(await commandOf(pid))) return pid;
  throw Stop.of(exit.failed, {
    what: 'nginx is not running for this output folder',
    where: file,
    why: pid > 0 ? `process ${pid} in this file is not nginx` : 'the file is missing or names no process',
    fix: `start nginx -p ${out} -c ${configuration}; reload an nginx that includes http.conf with its own command`,
  });
}

async function commandOf(pid: number): Promise<string> {
  const linux = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  return linux ?? spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? '';
}

function signal(pid: number, out: string): void {
  try {
    process.kill(pid, 'SIGHUP');
  } catch (failure) {
    throw Stop.of(exit.failed, {
      what: 'nginx cannot be signalled to reload',
      where: join(out, 'run/nginx.pid'),
      why: messageOf(failure),
      fix: 'run this command as the user who started nginx, or as root',
    });
  }
}

/** The release that a response names in X-Release; null without a response, or without that header. */
function servedRelease({ listen, host }: Pick<ReloadNginxOptions, 'listen' | 'host'>): Promise<string | null> {
  return new Promise((resolve) => {
    const call = request(
      {
        ...listen,
        path: '/',
        method: 'HEAD',
        agent: false,
        headers: { host, connection: 'close' },
        timeout: 2000,
      },
      (response) => {
        response.resume();
        const release = response.headers['x-release'];
        resolve(typeof release === 'string' ? release : null);
      },
    );
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(null));
    call.end();
  });
}

function notServed({ out, release, last, listen }: ReloadNginxOptions & { last: string | null }): Stop {
  return Stop.of(exit.failed, {
    what: `nginx was reloaded but does not serve ${release}`,
    where: `${listen.host}:${listen.port}`,
    why: last === null ? 'no response there names a release' : `its responses are from ${last}`,
    fix: `read ${join(out, 'run/error.log')}; if nginx listens elsewhere, set SITE_LISTEN to that address`,
  });
}
