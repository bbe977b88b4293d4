import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

const commands: Partial<Record<NodeJS.Platform, readonly [command: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Time in which a command without a browser ends, in milliseconds. One that runs longer has opened a browser. */
const patience = 3000;

/** Opens an address in the user's browser. False where there is no command for it, or the command finds no browser. */
export async function openBrowser(url: string): Promise<boolean> {
  const [command, ...args] = commands[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, url], { detached: true, stdio: 'ignore' });
  const ended = once(child, 'exit').then(
    ([code]) => code === 0,
    () => false,
  );
  child.unref();
  return Promise.race([ended, delay(patience, true, { ref: false })]);
}
