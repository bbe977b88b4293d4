import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';

const sources = await readSources(fileURLToPath(new URL('../..', import.meta.url)));

/** Places of a pattern in sources of the site and the generator, as `file: line`. */
const placesOf = (pattern: RegExp, files: RegExp) =>
  [...sources]
    .filter(([file]) => files.test(file))
    .flatMap(([file, text]) =>
      text.split('\n').flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
    );

describe('names', () => {
  it('the type of the object that a function takes ends in Options', () => {
    expect(placesOf(/\b(?:type|interface) \w+(?:Input|Params|Args)\b/, /\.(?:ts|tsx|mjs)$/)).toEqual([]);
  });

  it('requests and responses of the content API have these names, as the glossary says', () => {
    const code = /^(?!\s*(?:\/\/|\/?\*)).*\b(?:ask|asked|Ask|answers?|Answers?)\b(?!\w)/;
    const rooms = /^cli\/(?:content|define\/(?:call|content|page|records)|pipeline|shards|store)/;
    const inText = /['"`][^'"`]*\b(?:ask|asked|answers?)\b[^'"`]*['"`]/;
    expect(placesOf(code, rooms).filter((place) => !inText.test(place))).toEqual([]);
  });
});
