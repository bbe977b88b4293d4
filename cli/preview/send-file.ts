import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import serveHandler from 'serve-handler';
import { contentType } from '../emit/rules/media-types.ts';

type Given = { request: IncomingMessage; response: ServerResponse; site: string; file: string; status: number };

/** Sends a file of the document root, whatever was asked for. An ETag is made as nginx makes it. */
export async function sendFile({ request, response, site, file, status }: Given): Promise<void> {
  const { mtimeMs, size } = statSync(join(site, file));
  const etag = `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`;
  response.setHeader('ETag', etag);
  if (status === 200 && matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  // serve-handler leaves a file open when it answers 304 itself, and takes the status from a range; errors have neither.
  const { range, 'if-none-match': _, ...headers } = request.headers;
  const asked = Object.create(request, {
    url: { value: `/${encodeURI(file)}` },
    headers: { value: status === 200 && range !== undefined ? { ...headers, range } : headers },
  }) as IncomingMessage;
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
          ...['Last-Modified', 'Content-Disposition'].map((key) => ({ key, value: null as unknown as string })),
        ],
      },
    ],
  });
}

function matches(header: string | undefined, etag: string): boolean {
  return header === '*' || (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
