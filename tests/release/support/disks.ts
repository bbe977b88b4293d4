import { type Disk, realDisk } from '../../../cli/release/disk.ts';

type Operation = keyof Disk;

/** A real disk that tells of each operation before it is done; what it is told may throw instead. */
export function watchedDisk(
  before: (operation: Operation, parameters: readonly unknown[]) => void | Promise<void>,
): Disk {
  return new Proxy(realDisk, {
    get:
      (disk, operation: Operation) =>
      async (...parameters: never[]) => {
        await before(operation, parameters);
        return (disk[operation] as (...parameters: never[]) => Promise<void>)(...parameters);
      },
  });
}

/** A failure as the file system gives it. */
export function failure(code: string): Error {
  return Object.assign(new Error(`${code}: made for a test`), { code });
}
