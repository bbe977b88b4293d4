import { spawn } from 'node:child_process';
import { once } from 'node:events';

const commands: Partial<Record<NodeJS.Platform, readonly [command: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in the user's browser. False where there is no command for it. */
export async function openBrowser(url: string): Promise<boolean> {
  const [command, ...args] = commands[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, url], { detached: true, stdio: 'ignore' });
  const started = await once(child, 'spawn').then(
    () => true,
    () => false,
  );
  child.unref();
  return started;
}
