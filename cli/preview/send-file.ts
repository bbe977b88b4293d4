import { createReadStream, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cacheControl } from '../server-model/cache-control.ts';
import { acceptsEncoding, compressedSuffix, type Encoding } from '../server-model/encodings.ts';
import { contentType } from '../server-model/media-types.ts';
import type { ModelResponse } from '../server-model/respond.ts';
import { requestedPart } from './byte-range.ts';
import { isFile } from './current-release.ts';
import { isRewritable, type Relocation } from './relocate.ts';

export type SendFileOptions = {
  request: IncomingMessage;
  response: ServerResponse;
  site: string;
  file: string;
  status: number;
  ranges: ModelResponse['ranges'];
  encodings: readonly Encoding[];
  /** Replaces the origins in text files; null where they are right. */
  rewrite: Relocation['rewrite'] | null;
};

/** Sends a file of the document root, compressed for clients that accept it, with the ETag that nginx would send. */
export async function sendFile(options: SendFileOptions): Promise<void> {
  const { request, response, site, file, status, ranges, encodings } = options;
  if (sendRewritten(options)) return;
  const available = encodings.filter((encoding) => isFile(join(site, file + compressedSuffix[encoding])));
  // nginx compresses nothing for HTTP/1.0.
  const header = request.httpVersion === '1.0' ? undefined : request.headers['accept-encoding'];
  const encoding = available.find((one) => acceptsEncoding({ header, encoding: one }));
  const path = join(site, encoding ? file + compressedSuffix[encoding] : file);
  const { mtimeMs, size } = statSync(path);
  const etag = `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`;
  // A 416 has that of its file.
  if (!response.hasHeader('ETag')) response.setHeader('ETag', etag);
  if (available.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  const { range, 'if-range': ifRange } = request.headers;
  const part = ranges && requestedPart({ range, ifRange: one(ifRange), etag, size });
  if (part === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${size}`);
    return sendUnsatisfiable(options);
  }
  if (ranges && part === null) response.setHeader('Accept-Ranges', 'bytes');
  const { start, end } = part ?? { start: 0, end: size };
  response.writeHead(part === null ? status : 206, {
    'Content-Type': contentType(file),
    'Content-Length': end - start,
    ...(part !== null && { 'Content-Range': `bytes ${start}-${end - 1}/${size}` }),
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  if (request.method === 'HEAD' || size === 0) response.end();
  else await pipeline(createReadStream(path, { start, end: end - 1 }), response);
}

async function sendUnsatisfiable({ ranges, ...options }: SendFileOptions): Promise<void> {
  const { response } = options;
  const file = ranges?.unsatisfiable ?? null;
  if (file === null) response.writeHead(416).end();
  else await sendFile({ ...options, file, status: 416, ranges: null });
}

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

/** Sends a text file with its origins replaced, if it has any. Never cached: another port has other origins. */
function sendRewritten({ request, response, site, file, status, rewrite }: SendFileOptions): boolean {
  if (rewrite === null || !isRewritable(file)) return false;
  const text = readFileSync(join(site, file), 'utf8');
  const rewritten = rewrite(text);
  if (rewritten === text) return false;
  const body = Buffer.from(rewritten);
  response.writeHead(status, {
    'Content-Type': contentType(file),
    'Content-Length': body.length,
    'Cache-Control': cacheControl.noStore,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}

function matches(header: string | undefined, etag: string): boolean {
  return header === '*' || (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
