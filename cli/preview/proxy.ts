import { type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { limits } from '../../config/limits.ts';

/** Headers that are about one connection, not about the message. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'host']);

type Given = { request: IncomingMessage; response: ServerResponse; upstream: string; host: string };

/**
 * Hands a request to the API and its answer back. Answers the status to show when there is none: 502, or 504 when it took
 * too long; null when the API has answered.
 */
export function proxy({ request, response, upstream, host }: Given): Promise<502 | 504 | null> {
  return new Promise((done) => {
    const passed = Object.entries(request.headers).filter(([name]) => !connectionHeaders.has(name));
    const call = ask(
      `http://${upstream}`,
      {
        method: request.method,
        path: request.url,
        headers: { ...Object.fromEntries(passed), host, 'x-forwarded-for': request.socket.remoteAddress, 'x-forwarded-proto': 'http' },
        timeout: limits.callTime,
      },
      (answer) => {
        const headers = Object.entries(answer.headers).filter(([name]) => !connectionHeaders.has(name));
        response.writeHead(answer.statusCode ?? 502, { ...Object.fromEntries(headers), 'X-Content-Type-Options': 'nosniff' });
        answer.on('error', () => response.destroy());
        answer.pipe(response);
        done(null);
      },
    );
    let status: 502 | 504 = 502;
    call.on('timeout', () => {
      status = 504;
      call.destroy();
    });
    call.on('error', () => (response.headersSent ? response.destroy() : done(status)));
    response.on('close', () => call.destroy());
    request.pipe(call);
  });
}
