import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import serveHandler from 'serve-handler';
import { accepts, type Encoding, siblings } from '../emit/rules/encodings.ts';
import { contentType } from '../emit/rules/media-types.ts';
import { isFile } from './current-release.ts';

type Given = { request: IncomingMessage; response: ServerResponse; site: string; file: string; status: number; encodings: readonly Encoding[] };

/** Sends a file of the document root, whatever was asked for, compressed to those who take it. An ETag is made as nginx makes it. */
export async function sendFile({ request, response, site, file, status, encodings }: Given): Promise<void> {
  const packed = encodings.filter((encoding) => isFile(join(site, file + siblings[encoding])));
  // HTTP/1.0 knows no codings for nginx.
  const header = request.httpVersion === '1.0' ? undefined : request.headers['accept-encoding'];
  const encoding = packed.find((one) => accepts({ header, encoding: one }));
  const sent = encoding ? file + siblings[encoding] : file;
  const { mtimeMs, size } = statSync(join(site, sent));
  const etag = `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`;
  response.setHeader('ETag', etag);
  if (packed.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  // serve-handler leaves a file open when it answers 304 itself, and would send parts.
  const { range: _, 'if-none-match': __, ...headers } = request.headers;
  const asked = Object.create(request, { url: { value: `/${encodeURI(sent)}` }, headers: { value: headers } }) as IncomingMessage;
  response.statusCode = status;
  await serveHandler(asked, response, {
    public: site,
    cleanUrls: false,
    directoryListing: false,
    headers: [
      {
        source: '**',
        headers: [
          { key: 'Content-Type', value: contentType(file) },
          ...(encoding ? [{ key: 'Content-Encoding', value: encoding }] : []),
          ...['Last-Modified', 'Content-Disposition', 'Accept-Ranges'].map((key) => ({ key, value: null as unknown as string })),
        ],
      },
    ],
  });
}

function matches(header: string | undefined, etag: string): boolean {
  return header === '*' || (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
