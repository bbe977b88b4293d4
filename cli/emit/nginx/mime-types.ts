import { mediaTypes, textTypes, unknownType } from '../rules/media-types.ts';

/** Lines of the server block: the type of every kind of file, and the charset of those that are text. */
export function mimeTypes(): string[] {
  return [
    'types {',
    ...Object.entries(mediaTypes).map(([ending, type]) => `    ${type.padEnd(26)} ${ending};`),
    '}',
    `default_type ${unknownType};`,
    'charset utf-8;',
    // text/html is always one of them; nginx warns when it is named.
    `charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};`,
  ];
}
