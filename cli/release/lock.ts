import { randomUUID } from 'node:crypto';
import { lstat, readdir, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { exit, Stop } from '../problem.ts';
import { codeOf, orAbsent } from './absent.ts';
import type { Disk } from './disk.ts';
import { lifeOf } from './process-life.ts';

const holderSchema = z.object({
  /** Names this holding of the lock, never used again. */
  token: z.string(),
  pid: z.number().int().positive(),
  /** Start of the process, where the system provides it. */
  started: z.string().nullable(),
  host: z.string(),
  /** Namespace of the number, where the system has such: containers may share a host name. */
  namespace: z.string().nullable(),
  since: z.string(),
});
type Holder = z.infer<typeof holderSchema>;
type Link = { file: string; holder: Holder };

/** A holder renews its lock so often; one that others cannot see is taken for gone after the second time. Milliseconds. */
const renewal = { every: 10_000, lease: 120_000 };

const first = '.lock';
const successorPrefix = '.lock-after-';
const successorOf = ({ token }: Holder) => successorPrefix + token;

export type Lock = { release(): Promise<void> };

/**
 * Takes an output folder for one process. Throws a `Stop` (1) that names the holder when a living one has it.
 *
 * A lock is a symbolic link whose target is a note about its holder: made whole or not at all, and only where none is. A dead holder's lock
 * is never removed by a process that wants it, since it may be another's by then. It is succeeded: the successor's file is named after the dead
 * holder's token, so there is only one successor. Files are removed from the first on, so a successor that still finds the first one unchanged is in time.
 *
 * A process on this machine is alive or not. Of one on another machine, or in another container, only the time is known when it last renewed
 * its lock.
 */
export async function takeLock({ out, disk }: { out: string; disk: Disk }): Promise<Lock> {
  const life = await lifeOf(process.pid);
  const mine: Holder = {
    token: randomUUID(),
    pid: process.pid,
    started: life === 'gone' ? null : life.started,
    host: hostname(),
    namespace: await namespaceOf(),
    since: new Date().toISOString(),
  };
  await disk.folder(out);
  for (;;) {
    const chain = await readChain(out);
    const last = chain.at(-1);
    if (last && (await lives(out, last, mine))) throw held(out, last, mine);
    const file = last ? successorOf(last.holder) : first;
    try {
      await disk.symlink(JSON.stringify(mine), join(out, file));
    } catch (failure) {
      if (codeOf(failure) === 'EEXIST') continue;
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
        // Whoever removed the lock by hand may have let another in.
        if ((await readHolder(out, first))?.token !== (root?.holder ?? mine).token) return;
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
    const note = await orAbsent(readlink(join(out, file)));
    return note === null ? null : holderSchema.parse(JSON.parse(note));
  } catch (failure) {
    // EINVAL: something else than a link is there. Any other failure of the system has another reason than what is there.
    if (!['EINVAL', undefined].includes(codeOf(failure))) throw failure;
    throw new Stop(exit.failed, [
      {
        severity: 'error',
        what: 'cannot determine whether the output folder is in use',
        where: join(out, file),
        why: 'it is not a lock of this program',
        fix: 'remove it if no build is running there',
      },
    ]);
  }
}

/** The namespace of process numbers; null where the system has none. */
async function namespaceOf(): Promise<string | null> {
  return orAbsent(readlink('/proc/self/ns/pid')).catch(() => null);
}

const isVisible = (holder: Holder, mine: Holder) => holder.host === mine.host && holder.namespace === mine.namespace;

async function lives(out: string, { file, holder }: Link, mine: Holder): Promise<boolean> {
  if (!isVisible(holder, mine)) {
    const link = await orAbsent(lstat(join(out, file)));
    return link !== null && Date.now() - link.mtimeMs < renewal.lease;
  }
  const { pid, started } = holder;
  const life = await lifeOf(pid);
  if (life === 'gone') return false;
  return started === null || life.started === null || started === life.started;
}

/** A holder killed while it let go leaves successors of a lock that is no more. */
async function removeOrphans({ out, disk, files }: { out: string; disk: Disk; files: readonly string[] }) {
  for (const name of await readdir(out)) {
    if (name.startsWith(successorPrefix) && !files.includes(name)) await disk.remove(join(out, name));
  }
}

function held(out: string, { file, holder }: Link, mine: Holder): Stop {
  const { pid, host, since } = holder;
  const here = isVisible(holder, mine);
  return new Stop(exit.failed, [
    {
      severity: 'error',
      what: 'another build has the output folder',
      where: join(out, file),
      why: `process ${pid} on ${here ? 'this machine' : host === mine.host ? 'this machine, in another container,' : host} has held it since ${since}`,
      fix: here
        ? `wait until it ends, or end process ${pid}`
        : 'wait until it ends; if it was killed, the folder is free two minutes later',
    },
  ]);
}
