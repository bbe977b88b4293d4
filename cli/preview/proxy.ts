import { type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { Transform } from 'node:stream';
import type { ApiRules } from '../emit/rules/api-rules.ts';
import { parseTarget } from '../emit/rules/target.ts';

/** Headers that are about one connection, not about the message. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'host']);

type Given = {
  request: IncomingMessage;
  response: ServerResponse;
  upstream: string;
  host: string;
  api: ApiRules;
  /** Headers that are ours to say: what the API says of them is not passed on. */
  own: Readonly<Record<string, string>>;
};

export type ProxyFailure = 413 | 502 | 504;

/**
 * Hands a request to the API and its answer back. Answers the status to say when there is none: 413 when the body is too long, 502, or
 * 504 when it took too long; null when the API has answered.
 */
export function proxy({ request, response, upstream, host, api, own }: Given): Promise<ProxyFailure | null> {
  const ours = new Set(['x-powered-by', ...Object.keys(own).map((name) => name.toLowerCase())]);
  return new Promise((done) => {
    let failure: ProxyFailure = 502;
    const passed = Object.entries(request.headers).filter(([name]) => !connectionHeaders.has(name));
    const call = ask(
      `http://${upstream}`,
      {
        // A connection of its own: one kept for later may be closed by the API at the moment it is used again.
        agent: false,
        method: request.method,
        path: request.url,
        headers: { ...Object.fromEntries(passed), host, 'x-forwarded-for': request.socket.remoteAddress, 'x-forwarded-proto': 'http' },
        timeout: api.time,
      },
      (answer) => {
        const headers = Object.entries(answer.headers).filter(([name]) => !connectionHeaders.has(name) && !ours.has(name));
        response.writeHead(answer.statusCode ?? 502, { ...own, ...Object.fromEntries(headers) });
        answer.on('error', () => response.destroy());
        answer.pipe(response);
        done(null);
      },
    );
    const fail = (status: ProxyFailure) => {
      failure = status;
      call.destroy();
    };
    call.on('timeout', () => fail(504));
    call.on('error', () => (response.headersSent ? response.destroy() : done(failure)));
    call.on('close', () => (response.headersSent ? undefined : done(failure)));
    response.on('close', () => call.destroy());
    const most = parseTarget(request.url ?? '/')?.path === api.uploads.address ? api.uploads.body : api.body;
    if (Number(request.headers['content-length'] ?? 0) > most) return fail(413);
    request.pipe(bounded(most, () => fail(413))).pipe(call);
  });
}

/** Passes a body on until it is too long; the rest is read and dropped, so that the client is there for its answer. */
function bounded(most: number, exceeded: () => void): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const before = size;
      size += chunk.length;
      if (before <= most && size > most) exceeded();
      done(null, size > most ? undefined : chunk);
    },
  });
}
