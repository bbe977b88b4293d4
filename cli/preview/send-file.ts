import { createReadStream, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cacheControl } from '../server-model/cache-control.ts';
import { acceptsEncoding, compressedSuffix, type Encoding } from '../server-model/encodings.ts';
import { contentType } from '../server-model/media-types.ts';
import { isFile } from './current-release.ts';
import { isRewritable, type Relocation } from './relocate.ts';

export type SendFileOptions = {
  request: IncomingMessage;
  response: ServerResponse;
  site: string;
  file: string;
  status: number;
  encodings: readonly Encoding[];
  /** Replaces the origins in text files; null where they are right. */
  rewrite: Relocation['rewrite'] | null;
};

/** Sends a file of the document root, compressed for clients that accept it, with the ETag that nginx would send. */
export async function sendFile(options: SendFileOptions): Promise<void> {
  const { request, response, site, file, status, encodings } = options;
  if (sendRewritten(options)) return;
  const available = encodings.filter((encoding) => isFile(join(site, file + compressedSuffix[encoding])));
  // nginx compresses nothing for HTTP/1.0.
  const header = request.httpVersion === '1.0' ? undefined : request.headers['accept-encoding'];
  const encoding = available.find((one) => acceptsEncoding({ header, encoding: one }));
  const path = join(site, encoding ? file + compressedSuffix[encoding] : file);
  const { mtimeMs, size } = statSync(path);
  const etag = `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`;
  response.setHeader('ETag', etag);
  if (available.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(status, {
    'Content-Type': contentType(file),
    'Content-Length': size,
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(path), response);
}

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
