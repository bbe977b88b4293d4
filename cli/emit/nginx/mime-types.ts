/** Types of everything a release has, by file ending. */
const types = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'application/xml': 'xml',
  'application/atom+xml': 'atom',
  'application/json': 'json map',
  'application/manifest+json': 'webmanifest',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg jpeg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
  'application/wasm': 'wasm',
  'application/pdf': 'pdf',
} as const;

/** Types that are text in a charset which the header has to name; JSON is UTF-8 by its own standard. */
const texts = Object.keys(types).filter((type) => /^text\/|xml$/.test(type));

/** Lines of the server block. */
export function mimeTypes(): string[] {
  return [
    'types {',
    ...Object.entries(types).map(([type, endings]) => `    ${type.padEnd(26)} ${endings};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    // text/html is always one of them; naming it makes nginx warn.
    `charset_types ${texts.filter((type) => type !== 'text/html').join(' ')};`,
  ];
}
