import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { closeServer, listen } from '../lib/http-server.ts';
import { contentType } from '../server-model/media-types.ts';
import { fileOf } from './open-release.ts';

export type PageServer = { origin: string; close(): Promise<void> };

/** Pages may load only files of the release. */
const policy = "default-src 'self' 'unsafe-inline' data:; connect-src 'none'; form-action 'none'; frame-src 'none'";

/** Serves the files of a release by name on this machine, for screenshots. */
export async function servePages(site: string): Promise<PageServer> {
  const server = createServer(async ({ url = '/' }, response) => {
    const file = fileOf(url);
    const content = file === null ? null : await readFile(join(site, file)).catch(() => null);
    if (file === null || content === null) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': contentType(file), 'Content-Security-Policy': policy }).end(content);
  });
  const { port } = await listen({ server, host: '127.0.0.1', port: 0 });
  return { origin: `http://127.0.0.1:${port}`, close: () => closeServer(server) };
}
