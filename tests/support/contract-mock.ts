import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Operation = {
  operationId: string;
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>;
};
type Contract = { paths: Record<string, Record<string, Operation>> };

/** A mock server from an OpenAPI document: it has the document's paths, methods and examples, and recorded responses. */
export type ContractMock = {
  url: string;
  /** Requests without operation in the document or recorded response. */
  unknown: readonly string[];
  close(): Promise<void>;
};

/** Recorded responses of another server, by request. */
export type Recording = Map<string, string>;

/** A proxy that records responses. */
export async function startRecorder(
  upstream: string,
): Promise<{ url: string; recording: Recording; close(): Promise<void> }> {
  const recording: Recording = new Map();
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const answer = await fetch(upstream + request.url, {
      method: request.method!,
      ...(request.method === 'POST' && { body }),
    });
    const text = await answer.text();
    if (answer.status === 200) recording.set(keyOf(request, body), text);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  return { url: await listening(server), recording, close: () => closed(server) };
}

/** Starts the mock. It shares no code with the real API. */
export async function startContractMock({
  contract,
  recording,
}: {
  contract: object;
  recording: Recording;
}): Promise<ContractMock> {
  const unknown: string[] = [];
  const operations = Object.entries((contract as Contract).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`),
      operation,
    })),
  );
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const path = request.url!.split('?')[0]!;
    const found = operations.find(({ method, pattern }) => method === request.method && pattern.test(path));
    const text = found && recording.get(keyOf(request, body));
    if (text === undefined) unknown.push(keyOf(request, body));
    response
      .writeHead(text === undefined ? 404 : 200, { 'content-type': 'application/json' })
      .end(text ?? JSON.stringify({ res: 404, msg: 'not in the recording' }));
  });
  return { url: await listening(server), unknown, close: () => closed(server) };
}

/** Normalizes the order of parameters. */
function keyOf({ method, url }: IncomingMessage, body: string): string {
  const { pathname, searchParams } = new URL(url!, 'http://mock');
  searchParams.sort();
  const fields = body === '' ? [] : Object.entries(JSON.parse(body) as object).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${method} ${pathname}?${searchParams} ${JSON.stringify(fields)}`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

function listening(server: ReturnType<typeof createServer>): Promise<string> {
  return new Promise((done) =>
    server.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );
}

function closed(server: ReturnType<typeof createServer>): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
