import { describe, expect, it } from 'vitest';
import { lineOfValue } from '../../../cli/embedded-api/text-place.ts';

describe('the line of a fold that folds nothing', () => {
  it.each([
    ['details', '<details>\n<summary>甲</summary>乙</details>\n\n<details class="x">丙</details>', 4],
    ['details', '- <DETAILS open>\n\n  <Summary>甲</Summary>\n\n  <details>乙</details>\n</DETAILS>', 5],
    ['details', '`<details>` 是标签。\n\n<details>甲<summary>乙</summary></details>', 3],
    ['summary', '<details>\n<summary>甲</summary>\n<summary>乙</summary></details>', 3],
    ['summary', '甲\n\n<summary>乙</summary>', 3],
    ['details', '<details><summary>甲</summary>乙</details>', null],
  ] as const)('is not that of one that folds: <%s> in %j', (value, text, line) => {
    expect(lineOfValue({ text, value, kind: 'fold' })).toBe(line);
  });
});
