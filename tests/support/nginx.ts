import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { findNginx, type NginxLocation } from '../../cli/preview/find-nginx.ts';
import { isListening } from '../../cli/preview/listen-address.ts';

export { freePort } from './free-port.mjs';

export type Reply = {
  status: number;
  headers: [name: string, value: string][];
  header: (name: string) => string | null;
  body: string;
};

/** Sends bytes as they are (one for each character) and reads the reply up to the end of the connection. */
export function ask(port: number, request: string): Promise<Reply> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(request, 'latin1'));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', fail);
    socket.setTimeout(60_000, () => socket.destroy(new Error(`no reply to ${JSON.stringify(request)}`)));
    socket.on('close', (broken) => (broken ? undefined : done(parse(Buffer.concat(chunks).toString('latin1')))));
  });
}

/** An HTTP request on a new connection. */
export function get(
  port: number,
  {
    host,
    target,
    method = 'GET',
    headers = '',
  }: { host?: string | undefined; target: string; method?: string; headers?: string },
): Promise<Reply> {
  const named = host === undefined ? '' : `Host: ${host}\r\n`;
  return ask(
    port,
    `${method} ${target} HTTP/${host === undefined ? '1.0' : '1.1'}\r\n${named}Connection: close\r\n${headers}\r\n`,
  );
}

function parse(text: string): Reply {
  const end = text.indexOf('\r\n\r\n');
  const [line = '', ...rest] = text.slice(0, end).split('\r\n');
  const headers = rest.map((row): [string, string] => [
    row.slice(0, row.indexOf(':')).toLowerCase(),
    row.slice(row.indexOf(':') + 1).trim(),
  ]);
  const header = (name: string) => headers.find(([key]) => key === name)?.[1] ?? null;
  const body = text.slice(end + 4);
  return {
    status: Number(line.split(' ')[1]),
    headers,
    header,
    body: header('transfer-encoding') === 'chunked' ? unchunked(body) : body,
  };
}

function unchunked(body: string): string {
  const size = parseInt(body, 16);
  const start = body.indexOf('\r\n') + 2;
  return size > 0 ? body.slice(start, start + size) + unchunked(body.slice(start + size + 2)) : '';
}

/** Where to search for nginx in tests. */
export const nginxLocation: NginxLocation = { program: null, path: process.env['PATH'] ?? '' };

/** Version of that nginx, such as `1.22.1`. */
export const nginxVersion = (): string =>
  /nginx\/([\d.]+)/.exec(spawnSync(findNginx(nginxLocation), ['-v'], { encoding: 'utf8' }).stderr)?.[1] ?? '';

/** Runs the complete configuration of an output folder, or another file in it; resolves when the port accepts connections. */
export async function startNginx({
  out,
  port,
  file = 'current/nginx/nginx.conf',
}: {
  out: string;
  port: number;
  file?: string;
}): Promise<{ said: () => string; close: () => Promise<void> }> {
  const nginx = spawn(findNginx(nginxLocation), ['-p', out, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  nginx.stderr.on('data', (chunk) => (said += String(chunk)));
  const exited = once(nginx, 'exit');
  for (let tries = 0; !(await isListening({ port, host: '127.0.0.1' })); tries++) {
    if (nginx.exitCode !== null || tries > 2400) throw new Error(`nginx does not answer: ${said}`);
    await delay(25);
  }
  return {
    said: () => said,
    async close() {
      nginx.kill('SIGTERM');
      await exited;
    },
  };
}

/** Output and result of `nginx -t` for a configuration file. */
export function testConfiguration({ prefix, file }: { prefix: string; file: string }): { ok: boolean; said: string } {
  const { status, stderr } = spawnSync(findNginx(nginxLocation), ['-t', '-p', prefix, '-c', file], {
    encoding: 'utf8',
  });
  return { ok: status === 0, said: stderr };
}
