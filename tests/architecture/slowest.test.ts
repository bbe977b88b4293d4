import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { slowest } from '../slowest.ts';
import { root } from '../support/run-site.ts';

it('the files that start first exist', () => {
  expect(slowest.filter((name) => !existsSync(join(root, `tests/${name}.test.ts`)))).toEqual([]);
});
