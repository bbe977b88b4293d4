import { randomUUID } from 'node:crypto';
import { lstat, readdir, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { exit, Stop } from '../problem.ts';
import { errorCode, nullIfMissing } from '../lib/failure.ts';
import type { Disk } from './disk.ts';
import { processState } from './process-state.ts';

const holderSchema = z.object({
  /** Unique for each acquisition of the lock. */
  token: z.string(),
  pid: z.number().int().positive(),
  /** Start time of the process; null when the system does not provide it. */
  started: z.string().nullable(),
  host: z.string(),
  /** PID namespace; null when the system has none. Containers may share a host name. */
  namespace: z.string().nullable(),
  since: z.string(),
});
type Holder = z.infer<typeof holderSchema>;
type Link = { file: string; holder: Holder };

/** A holder renews its lock at this interval; a holder on another machine counts as dead after the lease. Milliseconds. */
const renewal = { every: 10_000, lease: 120_000 };

const first = '.lock';
const successorPrefix = '.lock-after-';
const successorOf = ({ token }: Holder) => successorPrefix + token;

export type Lock = { release(): Promise<void> };

/**
 * Locks an output folder for this process. Throws a `Stop` (1) that names the holder when another process has the lock.
 *
 * The lock is a symbolic link whose target is JSON about its holder: `symlink(2)` is atomic and fails if the file exists. Nobody removes
 * the lock of a dead holder in order to take it, because another process may have taken it in the meantime. Instead, a waiting process
 * creates a successor link named after the dead holder's token, so only one process can succeed. On release, links are removed from the
 * first one on: a successor that still finds the first link unchanged holds the lock.
 *
 * For a process on this machine, the PID and its start time show whether it is alive. For a process on another machine or in another
 * container, only the time of its last renewal is known.
 */
export async function takeLock({ out, disk }: { out: string; disk: Disk }): Promise<Lock> {
  const state = await processState(process.pid);
  const own: Holder = {
    token: randomUUID(),
    pid: process.pid,
    started: state === 'gone' ? null : state.started,
    host: hostname(),
    namespace: await namespaceOf(),
    since: new Date().toISOString(),
  };
  await disk.folder(out);
  for (;;) {
    const chain = await readChain(out);
    const last = chain.at(-1);
    if (last && (await isAlive(out, last, own))) throw lockedError(out, last, own);
    const file = last ? successorOf(last.holder) : first;
    try {
      await disk.symlink(JSON.stringify(own), join(out, file));
    } catch (failure) {
      if (errorCode(failure) === 'EEXIST') continue;
      throw failure;
    }
    const root = chain[0];
    if (root && (await readHolder(out, first))?.token !== root.holder.token) {
      await disk.remove(join(out, file));
      continue;
    }
    const files = [...chain.map((link) => link.file), file];
    await removeOrphans({ out, disk, files });
    const renewing = setInterval(() => void disk.renew(join(out, file)).catch(() => undefined), renewal.every);
    renewing.unref();
    return {
      async release() {
        clearInterval(renewing);
        // If someone removed the lock by hand, another process may hold it now.
        if ((await readHolder(out, first))?.token !== (root?.holder ?? own).token) return;
        for (const name of files) await disk.remove(join(out, name));
      },
    };
  }
}

async function readChain(out: string): Promise<Link[]> {
  const chain: Link[] = [];
  for (let file = first; ; ) {
    const holder = await readHolder(out, file);
    if (!holder) return chain;
    chain.push({ file, holder });
    file = successorOf(holder);
  }
}

async function readHolder(out: string, file: string): Promise<Holder | null> {
  try {
    const target = await nullIfMissing(readlink(join(out, file)));
    return target === null ? null : holderSchema.parse(JSON.parse(target));
  } catch (failure) {
    // EINVAL: the file is not a symbolic link. No code: its target is not the expected JSON.
    if (!['EINVAL', undefined].includes(errorCode(failure))) throw failure;
    throw Stop.of(exit.failed, {
      what: 'cannot determine whether the output folder is in use',
      where: join(out, file),
      why: 'the file is not a lock of this program',
      fix: 'remove it if no build is running there',
    });
  }
}

/** The PID namespace; null when the system has none. */
async function namespaceOf(): Promise<string | null> {
  return nullIfMissing(readlink('/proc/self/ns/pid')).catch(() => null);
}

const isVisible = (holder: Holder, own: Holder) => holder.host === own.host && holder.namespace === own.namespace;

async function isAlive(out: string, { file, holder }: Link, mine: Holder): Promise<boolean> {
  if (!isVisible(holder, mine)) {
    const link = await nullIfMissing(lstat(join(out, file)));
    return link !== null && Date.now() - link.mtimeMs < renewal.lease;
  }
  const { pid, started } = holder;
  const state = await processState(pid);
  if (state === 'gone') return false;
  return started === null || state.started === null || started === state.started;
}

/** A holder that is killed during release leaves successor links of a lock that no longer exists. */
async function removeOrphans({ out, disk, files }: { out: string; disk: Disk; files: readonly string[] }) {
  for (const name of await readdir(out)) {
    if (name.startsWith(successorPrefix) && !files.includes(name)) await disk.remove(join(out, name));
  }
}

function lockedError(out: string, { file, holder }: Link, mine: Holder): Stop {
  const { pid, host, since } = holder;
  const here = isVisible(holder, mine);
  return Stop.of(exit.failed, {
    what: 'another build is running in this output folder',
    where: join(out, file),
    why: `process ${pid} on ${here ? 'this machine' : host === mine.host ? 'this machine, in another container,' : host} has held it since ${since}`,
    fix: here
      ? `wait until it ends, or end process ${pid}`
      : 'wait until it ends; if it was killed, the folder is free two minutes later',
  });
}
