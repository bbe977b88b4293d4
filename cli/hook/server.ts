import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';

/** Bytes of a webhook's body; GitHub's are at most 25 MB, those of content systems a few kB. */
export const longestBody = 1_000_000;

export type HookServerOptions = {
  secret: string;
  accepted: () => void;
  state: () => Readonly<Record<string, unknown>>;
};

/** A server that accepts signed webhooks: `POST /`. It tells its state for a `GET /` that is signed as an empty body. */
export function hookServer({ secret, accepted, state }: HookServerOptions): Server {
  // Checked each second: without that, a slow head lives half a minute longer.
  const options = { requestTimeout: 10_000, headersTimeout: 10_000, connectionsCheckingInterval: 1_000 };
  const server = createServer(options, (request, response) => {
    const answer = (status: number, body: Readonly<Record<string, unknown>>, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers });
      response.end(`${JSON.stringify(body)}\n`);
    };
    if (request.url !== '/') return answer(404, { error: 'webhooks are received at /' });
    const signature = String(request.headers['x-hub-signature-256'] ?? '');
    // How builds end is nobody's business but of those who have the key; that it listens, a monitor may know.
    if (request.method === 'GET' || request.method === 'HEAD')
      return answer(200, isSigned({ secret, body: new Uint8Array(), signature }) ? state() : { listening: true });
    if (request.method !== 'POST')
      return answer(405, { error: 'send webhooks with POST' }, { Allow: 'GET, HEAD, POST' });
    bodyOf(request).then(
      (body) => {
        if (body === null)
          return answer(413, { error: `the body is longer than ${longestBody} bytes` }, { Connection: 'close' });
        if (!isSigned({ secret, body, signature }))
          return answer(401, { error: 'X-Hub-Signature-256 is missing or does not match the body' });
        accepted();
        answer(202, { status: 'accepted' });
      },
      // The sender closed the connection: nobody reads an answer.
      () => undefined,
    );
  });
  return server;
}

/** The body of a request; null when it is too long. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    // The rest is read and discarded: some clients read the response only after they have sent the whole body.
    if (length <= longestBody) parts.push(part);
    else if (length > 30_000_000) return null;
  }
  return length <= longestBody ? Buffer.concat(parts) : null;
}

type IsSignedOptions = { secret: string; body: Uint8Array; signature: string };

/**
 * Whether a webhook's body was signed with the secret: `sha256=` and the HMAC-SHA256 of the body in hexadecimal digits, as GitHub sends it in
 * `X-Hub-Signature-256`.
 */
export function isSigned({ secret, body, signature }: IsSignedOptions): boolean {
  const given = /^sha256=([0-9a-f]{64})$/i.exec(signature)?.[1];
  if (given === undefined) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), createHmac('sha256', secret).update(body).digest());
}
