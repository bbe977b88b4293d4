import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { closeServer, listen } from '../lib/http-server.ts';
import { isOwnHost, refuseHost } from '../lib/own-host.ts';
import { failureBody, unknownFailure } from '../server-model/api-rules.ts';
import { cacheControl } from '../server-model/cache-control.ts';
import { errorFallback, fallbackMessage, unknownEditionPage } from '../server-model/error-fallback.ts';
import { contentType } from '../server-model/media-types.ts';
import { type ModelResponse, respond } from '../server-model/respond.ts';
import { type ApiUpstreams, apiUpstreams } from '../server-model/upstream.ts';
import { type CurrentRelease, currentReleaseReader, isFile } from './current-release.ts';
import { cannotListen, httpAddress, portInUse } from './listen-address.ts';
import { proxy } from './proxy.ts';
import type { LocalAddresses } from './relocate.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { sendFile } from './send-file.ts';

export type Preview = {
  /** Base address, without a trailing slash. */
  url: string;
  close: () => Promise<void>;
};

export type StartPreviewOptions = {
  out: string;
  /** 0: any free port. */
  port: number;
  host: string;
  /** The API, as in the configuration. */
  apiUpstream: string;
  apiSiteUpstream?: string | null;
  /** Where the site answers; null: where the release was built for. */
  addresses?: LocalAddresses | null;
  /** Which host names it answers; `own`: those of this machine, because a release may have drafts. */
  hosts: 'own' | 'any';
};

/**
 * Serves the current release of `out` by its own rules, except for rate limits.
 * Throws a `Stop` (1) when there is no release, or when it cannot listen on the address.
 */
export async function startPreview({
  out,
  port,
  host,
  apiUpstream,
  apiSiteUpstream = null,
  addresses = null,
  hosts,
}: StartPreviewOptions): Promise<Preview> {
  const upstreams = apiUpstreams({ apiUpstream, apiSiteUpstream });
  const current = currentReleaseReader({ out, addresses });
  current();
  const server = createServer((request, response) => {
    if (hosts === 'own' && !isOwnHost(request.headers.host, host)) return refuseHost(response, 'The preview');
    serve({ request, response, release: current(), upstreams }).catch(() => response.destroy());
  });
  refuseUnreadable(server, () => current().rules);
  const { port: taken } = await listen({ server, host, port }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? portInUse({ address: { host, port } }) : cannotListen({ host, port, error });
  });
  return { url: httpAddress({ host, port: taken }), close: () => closeServer(server) };
}

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  release: CurrentRelease;
  upstreams: ApiUpstreams;
};

async function serve({ request, response, release, upstreams }: Exchange): Promise<void> {
  const { rules, site } = release;
  const expected = respond({
    rules,
    host: request.headers.host,
    target: request.url ?? '/',
    method: request.method ?? 'GET',
    cookies: request.headers.cookie,
    exists: (file) => isFile(join(site, file)),
  });
  if (expected.upstream === null) return send({ request, response, release, expected });
  const { origin } = rules.editions.find((row) => row.edition === expected.edition)!;
  const own = { 'X-Release': rules.release, ...expected.headers };
  const upstream = upstreams[expected.upstream];
  const siteHost = new URL(origin).host;
  const failed = await proxy({ request, response, upstream, siteHost, api: rules.api, own });
  if (failed === null) return;
  request.resume();
  const failure = { ...expected, status: failed, upstream: null, cacheControl: cacheControl.noStore };
  await send({ request, response, release, expected: failure });
}

type Sending = {
  request: IncomingMessage;
  response: ServerResponse;
  release: CurrentRelease;
  expected: ModelResponse;
};

async function send({ request, response, release: { rules, site, rewrite }, expected }: Sending): Promise<void> {
  const { edition, isEditionKnown, status, file, ranges, location } = expected;
  response.setHeader('X-Release', rules.release);
  for (const [name, value] of Object.entries(expected.headers)) response.setHeader(name, value);
  if (expected.cacheControl !== null) response.setHeader('Cache-Control', expected.cacheControl);
  if (expected.serverTiming !== null) response.setHeader('Server-Timing', expected.serverTiming);
  if (status === 405) response.setHeader('Allow', rules.methods.join(', '));
  if (location !== null) response.setHeader('Location', location);
  const { encodings } = rules;
  if (file !== null) return sendFile({ request, response, site, file, status, ranges, encodings, rewrite });
  if (status < 400) response.writeHead(status).end();
  else if (expected.json) {
    const message = isEditionKnown ? rules.api.failureMessage[edition]! : unknownFailure(rules.api);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(failureBody({ status, message }));
  } else {
    const fallback = isEditionKnown
      ? errorFallback(fallbackMessage({ edition, status, messages: rules.messages }), rules.messages)
      : unknownEditionPage({ status: String(status), messages: rules.messages });
    response.writeHead(status, { 'Content-Type': contentType('error.html') }).end(fallback);
  }
}
