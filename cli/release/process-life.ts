import { readFile } from 'node:fs/promises';
import { codeOf, orAbsent } from './absent.ts';

/** A process that is gone, or its start where the system provides it: a later process may get the same number. */
export type Life = 'gone' | { started: string | null };

/** Whether a process of this machine is alive. */
export async function lifeOf(pid: number): Promise<Life> {
  try {
    process.kill(pid, 0);
  } catch (failure) {
    // EPERM: it is alive and belongs to another user.
    if (codeOf(failure) === 'ESRCH') return 'gone';
  }
  const stat = await orAbsent(readFile(`/proc/${pid}/stat`, 'utf8')).catch(() => null);
  const boot = await orAbsent(readFile('/proc/sys/kernel/random/boot_id', 'utf8')).catch(() => null);
  if (stat === null || boot === null) return { started: null };
  // The name, in brackets, may hold spaces and brackets itself; after it come the state (3rd field) and the start (22nd).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A killed process that its parent has not reaped still answers signals.
  if (fields[0] === 'Z' || fields[0] === 'X') return 'gone';
  return { started: `${boot.trim()} ${fields[19]}` };
}
