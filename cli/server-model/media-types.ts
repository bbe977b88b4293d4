import { extname } from 'node:path';

/** Media types of the files in a release, by file extension. */
export const mediaTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  xml: 'application/xml',
  atom: 'application/atom+xml',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
} as const;

/** Types whose header names the charset. JSON is always UTF-8 and needs none. */
export const textTypes: readonly string[] = [...new Set(Object.values(mediaTypes))].filter((type) =>
  /^text\/|xml$/.test(type),
);

export const unknownType = 'application/octet-stream';

/** Content-Type of a file, by its name. */
export function contentType(file: string): string {
  const type = (mediaTypes as Record<string, string>)[extname(file).slice(1)] ?? unknownType;
  return textTypes.includes(type) ? `${type}; charset=utf-8` : type;
}
