import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';

describe('parts of pages', () => {
  it('set no style attributes: the content security policy of a page blocks them', async () => {
    const sources = await readSources(fileURLToPath(new URL('../..', import.meta.url)));
    const wrong = [...sources].flatMap(([file, text]) =>
      /^(?:components|pages)\/.*\.tsx$/.test(file) && /\sstyle=\{/.test(text)
        ? [`${file} sets a style attribute: use a class, or an attribute of SVG`]
        : [],
    );
    expect(wrong).toEqual([]);
  });
});
