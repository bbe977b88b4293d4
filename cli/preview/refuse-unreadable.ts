import { type Server, STATUS_CODES } from 'node:http';
import { cacheControl } from '../server-model/cache-control.ts';
import { unknownEditionPage } from '../server-model/error-fallback.ts';
import { contentType } from '../server-model/media-types.ts';
import type { ServerRules } from '../server-model/server-rules.ts';

/** An error of Node's parser; `rawPacket` is what it was reading. */
type UnreadableRequest = Error & { code?: string; rawPacket?: Buffer };

/** Answers requests that Node refuses to read, by itself without a body, with the page that nginx shows for them. */
export function refuseUnreadable(server: Server, rulesOf: () => Pick<ServerRules, 'release' | 'messages'>): void {
  server.on('clientError', (error: UnreadableRequest, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statusOf(error);
    const { release, messages } = rulesOf();
    const body = unknownEditionPage({ status: String(status), messages });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `X-Release: ${release}`,
      `Cache-Control: ${cacheControl.noStore}`,
      `Content-Type: ${contentType('error.html')}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
}

/** What nginx answers. Node has one error for an address and for headers that are too long. */
function statusOf({ code, rawPacket }: UnreadableRequest): number {
  if (code === 'HPE_HEADER_OVERFLOW') return /^[A-Z]+ \S{8000}/.test(rawPacket?.toString('latin1') ?? '') ? 414 : 431;
  if (code === 'HPE_INVALID_VERSION') return 505;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}
