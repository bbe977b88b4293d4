import { basename, extname } from 'node:path';
import { feedFiles } from '../define/feed-files.ts';

/** Media types of the files in a release, by file extension. */
export const mediaTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  xml: 'application/xml',
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
  pdf: 'application/pdf',
  csv: 'text/csv',
  md: 'text/markdown',
  ics: 'text/calendar',
  vcf: 'text/vcard',
  asc: 'application/pgp-keys',
  zip: 'application/zip',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
} as const;

/** Types of which clients request parts: Safari plays a video from parts only, and large downloads are resumed. None is compressed. */
const rangedTypes = /^(?:audio|video)\/|^application\/(?:pdf|zip)$/;

/** Extensions of the files that are sent in parts on request. */
export const rangedExtensions: readonly string[] = Object.entries(mediaTypes).flatMap(([extension, type]) =>
  rangedTypes.test(type) ? [extension] : [],
);

/** Types of feeds, by the names of their files: their extensions do not tell them. */
const feedTypes: ReadonlyMap<string, string> = new Map(Object.values(feedFiles).map(({ name, type }) => [name, type]));

/** Media type of a file that is named like a feed; null for all others. */
export const feedType = (file: string): string | null => feedTypes.get(basename(file)) ?? null;

/** Types whose header names the charset. JSON is always UTF-8 and needs none. */
export const textTypes: readonly string[] = [...new Set([...Object.values(mediaTypes), ...feedTypes.values()])].filter(
  (type) => /^text\/|xml$/.test(type),
);

export const unknownType = 'application/octet-stream';

/** Files whose fixed names have no extension. */
const namedFiles: Readonly<Record<string, string>> = { 'apple-app-site-association': 'application/json' };

/** Media type of a file whose name has no extension: most of them prove who owns the domain, and are text. Null for all others. */
export function bareType(file: string): string | null {
  const name = basename(file);
  return name.includes('.') ? null : (namedFiles[name] ?? 'text/plain');
}

export function hasMediaType(file: string): boolean {
  return bareType(file) !== null || Object.hasOwn(mediaTypes, extname(file).slice(1));
}

export function contentType(file: string): string {
  const type =
    feedType(file) ?? bareType(file) ?? (mediaTypes as Record<string, string>)[extname(file).slice(1)] ?? unknownType;
  return textTypes.includes(type) ? `${type}; charset=utf-8` : type;
}
