import { type Server, STATUS_CODES } from 'node:http';
import { failureBody, unknownFailure } from '../server-model/api-rules.ts';
import { cacheControl } from '../server-model/cache-control.ts';
import { unknownEditionPage } from '../server-model/error-fallback.ts';
import { contentType } from '../server-model/media-types.ts';
import { respond } from '../server-model/respond.ts';
import type { ServerRules } from '../server-model/server-rules.ts';

/** An error of Node's parser; `rawPacket` is what it was reading. */
type UnreadableRequest = Error & { code?: string; rawPacket?: Buffer };

/** Answers requests that Node refuses to read, by itself without a body, as nginx does: calls with JSON, others with a page. */
export function refuseUnreadable(server: Server, rulesOf: () => ServerRules): void {
  server.on('clientError', (error: UnreadableRequest, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statusOf(error);
    const rules = rulesOf();
    const { release, messages } = rules;
    const failure = callFailure({ rules, status, packet: packetOf(error) });
    const body = failure ?? unknownEditionPage({ status: String(status), messages });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `X-Release: ${release}`,
      `Cache-Control: ${cacheControl.noStore}`,
      `Content-Type: ${contentType(failure === null ? 'error.html' : 'error.json')}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
}

/** A line of a request that is longer is too long, as it is for nginx. */
const longest = 8000;

const packetOf = ({ rawPacket }: UnreadableRequest) => rawPacket?.toString('latin1') ?? '';

/** What nginx answers. Node has one error for an address and for headers that are too long. */
function statusOf(error: UnreadableRequest): number {
  const { code } = error;
  const [, target = ''] = packetOf(error).split(' ', 2);
  if (code === 'HPE_HEADER_OVERFLOW') return target.length > longest ? 414 : 431;
  if (code === 'HPE_INVALID_VERSION') return 505;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

type CallFailureOptions = { rules: ServerRules; status: number; packet: string };

/** The body of a refused call, in the words of its edition where its host was read before the rest; null where the request is no call. */
function callFailure({ rules, status, packet }: CallFailureOptions): string | null {
  const [line = '', ...headers] = packet.split('\r\n');
  const [method = '', target = ''] = line.split(' ');
  const large = headers.findIndex((header) => header.length > longest);
  const read = status === 431 ? headers.slice(0, Math.max(0, large)) : [];
  const host = read.flatMap((header) => /^host: *(.*)$/i.exec(header)?.[1] ?? []).at(0);
  const { json, edition } = respond({ rules, host, target, method, exists: () => false });
  if (!json) return null;
  const { api } = rules;
  return failureBody({ status, message: host === undefined ? unknownFailure(api) : api.failureMessage[edition]! });
}
