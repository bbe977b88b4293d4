import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.mjs';

/** A window of WebKitGTK, moved by WebDriver. */
export type WebKitWindow = {
  open(url: string): Promise<void>;
  /** The window may stay wider: WebKitGTK has a least width, 447 px with the theme of Debian. */
  resize(width: number, height: number): Promise<void>;
  /** The value of a function body, run in the page. */
  evaluate(body: string): Promise<unknown>;
  close(): Promise<void>;
};

/** Opens a window on a display that nobody sees. */
export async function startWebKit(): Promise<WebKitWindow> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] as Readable, 'data');
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  const send = async (method: 'POST' | 'DELETE', path: string, body: object = {}) => {
    const options = method === 'POST' ? { body: JSON.stringify(body) } : {};
    const response = await fetch(address + path, { method, ...options });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebKitWebDriver: ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await isReady(address);
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { timeouts: { pageLoad: 60_000, script: 60_000 } } },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    resize: async (width, height) => void (await send('POST', `${session}/window/rect`, { width, height })),
    evaluate: (script) => send('POST', `${session}/execute/sync`, { script, args: [] }),
    async close() {
      await send('DELETE', session);
      for (const child of [driver, screen]) await end(child);
    },
  };
}

async function isReady(address: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(`${address}/status`).catch(() => null);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error('WebKitWebDriver does not answer within 30 s');
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
