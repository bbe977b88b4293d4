import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { exit, type Problem, Stop } from '../problem.ts';
import { type Address } from './listening.ts';
import { configuration, spawnNginx } from './nginx-program.ts';

/** Milliseconds that nginx has to serve what it was told to. */
const patience = 10_000;
/** For a moment old and new workers take connections side by side: only several new answers in a row tell that it is over. */
const inARow = 3;

type Given = {
  out: string;
  /** The release that is current, and that is to be served. */
  release: string;
  /** Where the nginx of the output folder listens, and a host name that it serves. */
  listen: Address;
  host: string;
};

/**
 * Has the nginx of an output folder take the current release: tests its rules, tells it, and waits until its answers are of that release.
 * Answers the release that was served before. Throws a `Stop` (1) when the rules do not load, no nginx runs there, or it goes on as before.
 */
export async function reloadNginx({ out, release, listen, host }: Given): Promise<string | null> {
  await testRules(out);
  const pid = await pidOf(out);
  const was = await servedRelease({ listen, host });
  tell(pid, out);
  let last = was;
  let found = 0;
  for (const end = Date.now() + patience; Date.now() < end && found < inARow; ) {
    last = await servedRelease({ listen, host });
    found = last === release ? found + 1 : 0;
    if (last !== release) await delay(20);
  }
  if (found < inARow) throw stop(unmoved({ out, release, last, listen }));
  return was;
}

async function testRules(out: string): Promise<void> {
  const test = await spawnNginx({ out, more: ['-t', '-q'], stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  test.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(test, 'close')) as [number | null];
  if (code !== 0) {
    throw stop({
      what: 'nginx refuses the rules of the current release, so it was not told to take them',
      where: join(out, configuration),
      why: said.trim() || `nginx -t ended with code ${String(code)}`,
      fix: 'mend what it complains about; what was served still is',
    });
  }
}

/** The process that runs with the output folder's configuration. A stale number may be somebody else's by now: it is looked at first. */
async function pidOf(out: string): Promise<number> {
  const file = join(out, 'run/nginx.pid');
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  if (Number.isInteger(pid) && pid > 0 && /\bnginx\b/.test(await commandOf(pid))) return pid;
  throw stop({
    what: 'no nginx of this output folder runs',
    where: file,
    why: pid > 0 ? `it names the process ${pid}, which is no nginx` : 'it names no process',
    fix: `start it with nginx -p ${out} -c ${configuration}; an nginx that includes http.conf is reloaded by itself`,
  });
}

async function commandOf(pid: number): Promise<string> {
  const linux = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  return linux ?? spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? '';
}

function tell(pid: number, out: string): void {
  try {
    process.kill(pid, 'SIGHUP');
  } catch (failure) {
    throw stop({
      what: 'nginx cannot be told to reload',
      where: join(out, 'run/nginx.pid'),
      why: failure instanceof Error ? failure.message : String(failure),
      fix: 'run this as the user who started nginx, or as root',
    });
  }
}

/** The release that an answer says it is from; null when there is no answer, or none of ours. */
export function servedRelease({ listen, host }: Pick<Given, 'listen' | 'host'>): Promise<string | null> {
  return new Promise((done) => {
    const call = request({ ...listen, host: listen.host, path: '/', method: 'HEAD', agent: false, headers: { host, connection: 'close' }, timeout: 2000 }, (answer) => {
      answer.resume();
      const told = answer.headers['x-release'];
      done(typeof told === 'string' ? told : null);
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => done(null));
    call.end();
  });
}

function unmoved({ out, release, last, listen }: Omit<Given, 'host'> & { last: string | null }): Omit<Problem, 'severity'> {
  return {
    what: `nginx was told to reload, and does not serve ${release}`,
    where: `${listen.host}:${listen.port}`,
    why: last === null ? 'no answer there says which release it is from' : `its answers are of ${last}`,
    fix: `read ${join(out, 'run/error.log')}; if it listens elsewhere, SITE_LISTEN has to say where`,
  };
}

const stop = (problem: Omit<Problem, 'severity'>) => new Stop(exit.failed, [{ severity: 'error', ...problem }]);
