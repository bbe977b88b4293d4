import { mediaTypes, textTypes, unknownType } from '../../server-model/media-types.ts';

/** Lines of the server block: the media type of each file extension, and the charset of text. */
export function mimeTypes(): string[] {
  return [
    'types {',
    ...Object.entries(mediaTypes).map(([extension, type]) => `    ${type.padEnd(26)} ${extension};`),
    '}',
    `default_type ${unknownType};`,
    'charset utf-8;',
    // text/html is always included, and nginx warns when it is named.
    `charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};`,
  ];
}
