import { type IncomingHttpHeaders, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { randomBytes } from 'node:crypto';
import { request as httpsRequest } from 'node:https';
import { Transform } from 'node:stream';
import type { ApiRules } from '../server-model/api-rules.ts';
import { requestId } from '../server-model/proxied-headers.ts';
import { parseRequestTarget } from '../server-model/request-target.ts';
import type { Upstream } from '../server-model/upstream.ts';

export type ProxyOptions = {
  request: IncomingMessage;
  response: ServerResponse;
  upstream: Upstream;
  /** The site's own host name, which the API gets instead of the client's. */
  siteHost: string;
  api: ApiRules;
  /** Headers that this server sets: the API's values are removed. */
  own: Readonly<Record<string, string>>;
};

export type ProxyFailure = 413 | 502 | 504;

/**
 * Proxies a request to the API. Resolves to null when the API responded, else to the status to answer: 413 when the body
 * is too large, 504 on a timeout, 502 on any other failure.
 */
export function proxy({ request, response, upstream, siteHost, api, own }: ProxyOptions): Promise<ProxyFailure | null> {
  const { protocol, host, port } = upstream;
  const send = protocol === 'https' ? httpsRequest : httpRequest;
  const client = request.socket.remoteAddress;
  const target = parseRequestTarget(request.url ?? '/')!;
  const named = { [requestId.toLowerCase()]: randomBytes(16).toString('hex') };
  return new Promise((resolve) => {
    let failure: ProxyFailure = 502;
    const call = send(
      {
        host: host.replace(/^\[|\]$/g, ''),
        port,
        // A new connection: the API may close an idle one at the moment it is reused.
        agent: false,
        method: request.method,
        path: target.raw,
        headers: {
          ...only(request.headers, [...api.headers.request, 'Content-Length']),
          host: protocol === 'https' ? (port === 443 ? host : `${host}:${port}`) : siteHost,
          'x-forwarded-for': client,
          'x-forwarded-host': siteHost,
          'x-forwarded-proto': 'http',
          'x-real-ip': client,
          ...named,
        },
        timeout: api.timeout,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, {
          ...own,
          ...named,
          ...only(answer.headers, api.headers.response),
        });
        answer.on('error', () => response.destroy());
        answer.pipe(response);
        resolve(null);
      },
    );
    const fail = (status: ProxyFailure) => {
      failure = status;
      call.destroy();
    };
    call.on('timeout', () => fail(504));
    call.on('error', () => (response.headersSent ? response.destroy() : resolve(failure)));
    call.on('close', () => (response.headersSent ? undefined : resolve(failure)));
    response.on('close', () => call.destroy());
    const maxBody = target.path === api.upload?.path ? api.upload.maxBody : api.maxBody;
    if (Number(request.headers['content-length'] ?? 0) > maxBody) return fail(413);
    request.pipe(limitBody(maxBody, () => fail(413))).pipe(call);
  });
}

function only(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  const passed = new Set(names.map((name) => name.toLowerCase()));
  return Object.fromEntries(Object.entries(headers).filter(([name]) => passed.has(name)));
}

/** Passes a body on up to a size. The rest is read and dropped, so that the client is ready for its response. */
function limitBody(maxBody: number, exceeded: () => void): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const before = size;
      size += chunk.length;
      if (before <= maxBody && size > maxBody) exceeded();
      done(null, size > maxBody ? undefined : chunk);
    },
  });
}
