import { readFileSync } from 'node:fs';

/** Ticks of the kernel's clock in a second, and bytes of a page of memory, as Linux has them on the machines Node runs on. */
const TICK = 100;
const PAGE = 4096;

/** Seconds of processor time that a process took with its threads, and that those of its children took that it waited for. Zeros when it is gone. */
export function processorTime(pid: number): { own: number; children: number } {
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15);
  return { own: (user + system) / TICK, children: (childrenUser + childrenSystem) / TICK };
}

/** Bytes of memory that a process holds; 0 when it is gone. */
export function residentSize(pid: number): number {
  return Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * PAGE;
}

/** A process and all that it started. */
export function treeOf(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).trim();
  return [pid, ...(children === '' ? [] : children.split(' ').flatMap((child) => treeOf(Number(child))))];
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
