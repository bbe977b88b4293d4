import { readFile } from 'node:fs/promises';
import { errorCode, nullIfMissing } from '../lib/failure.ts';

/** A process has ended, or is alive with its start time (null when the system does not provide it), because PIDs are reused. */
export type ProcessState = 'gone' | { started: string | null };

/** Whether a process of this machine is alive. */
export async function processState(pid: number): Promise<ProcessState> {
  try {
    process.kill(pid, 0);
  } catch (failure) {
    // EPERM: it is alive and belongs to another user.
    if (errorCode(failure) === 'ESRCH') return 'gone';
  }
  const stat = await nullIfMissing(readFile(`/proc/${pid}/stat`, 'utf8')).catch(() => null);
  const boot = await nullIfMissing(readFile('/proc/sys/kernel/random/boot_id', 'utf8')).catch(() => null);
  if (stat === null || boot === null) return { started: null };
  // The name in parentheses may contain spaces and parentheses; after it come the state (field 3) and the start time (field 22).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie still accepts signals.
  if (fields[0] === 'Z' || fields[0] === 'X') return 'gone';
  return { started: `${boot.trim()} ${fields[19]}` };
}
