import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Answer, answer } from '../emit/rules/answer.ts';
import { failureBody } from '../emit/rules/api-rules.ts';
import { caching } from '../emit/rules/caching.ts';
import type { Rules } from '../emit/rules/rules.ts';
import { parseTarget } from '../emit/rules/target.ts';
import { type CurrentRelease, currentReleaseOf, isFile } from './current-release.ts';
import { cannotListen, taken } from './listening.ts';
import { proxy } from './proxy.ts';
import { openRateLimits } from './rate-limits.ts';
import { sendFile } from './send-file.ts';

export type Preview = {
  /** Base address, without a trailing slash. */
  url: string;
  close: () => Promise<void>;
};

/**
 * Serves the current release of `out` by its own rules. `port` 0 takes a free one; `apiUpstream` is host and port of the API.
 * Throws a `Stop` when there is no release, or when the address cannot be had.
 */
export async function startPreview({ out, port, host, apiUpstream }: { out: string; port: number; host: string; apiUpstream: string }): Promise<Preview> {
  const current = currentReleaseOf(out);
  const allow = openRateLimits(current().rules.api.limits);
  const server = createServer((request, response) => {
    serve({ request, response, release: current(), apiUpstream, allow }).catch(() => response.destroy());
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw cannotListen({ host, port }, error.code === 'EADDRINUSE' ? taken : error.message);
  });
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

type Behind = { apiUpstream: string; allow: ReturnType<typeof openRateLimits> };
type Exchange = { request: IncomingMessage; response: ServerResponse; release: CurrentRelease };

async function serve({ request, response, release: { rules, site }, apiUpstream, allow }: Exchange & Behind): Promise<void> {
  const given = answer({
    rules,
    host: request.headers.host,
    target: request.url ?? '/',
    method: request.method ?? 'GET',
    cookies: request.headers.cookie,
    exists: (file) => isFile(join(site, file)),
  });
  if (!given.proxied) return send({ request, response, rules, site, given });
  const { origin } = rules.editions.find((row) => row.edition === given.edition)!;
  const { api } = rules;
  const path = parseTarget(request.url ?? '/')!.path;
  const own = { 'X-Release': rules.release, ...rules.headers[given.edition] };
  const failed =
    allow({ path, client: request.socket.remoteAddress ?? '', now: Date.now() }) === 'refused'
      ? 429
      : await proxy({ request, response, upstream: apiUpstream, host: new URL(origin).host, api, own });
  if (failed === null) return;
  request.resume();
  const headers = { ...own, 'Cache-Control': caching.never, 'Content-Type': 'application/json' };
  response.writeHead(failed, headers).end(failureBody({ status: failed, message: api.message[given.edition] }));
}

type Sending = { request: IncomingMessage; response: ServerResponse; rules: Rules; site: string; given: Answer };

async function send({ request, response, rules, site, given }: Sending): Promise<void> {
  response.setHeader('X-Release', rules.release);
  for (const [name, value] of Object.entries(rules.headers[given.edition])) response.setHeader(name, value);
  if (given.cache !== null) response.setHeader('Cache-Control', given.cache);
  if (given.timing !== null) response.setHeader('Server-Timing', given.timing);
  if (given.status === 405) response.setHeader('Allow', rules.methods.join(', '));
  if (given.location !== null) response.setHeader('Location', given.location);
  if (given.file !== null) return sendFile({ request, response, site, file: given.file, status: given.status, encodings: rules.encodings });
  response.writeHead(given.status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${given.status}\n`);
}
