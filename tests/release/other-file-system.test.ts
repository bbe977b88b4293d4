import { existsSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { releaseProblems } from '../../cli/release/verify-release.ts';
import { build, optionsIn } from './support/small-site.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const memory = '/dev/shm';
const apart = existsSync(memory) && statSync(memory).dev !== statSync(tmpdir()).dev;

it.runIf(apart)('publishes from a cache on another file system, where nothing can be linked', async () => {
  const [here, there] = [await temporaryFolder(), await temporaryFolder(memory)];
  const options = { ...optionsIn(here), cache: join(there, 'cache') };
  expect((await build(options, { text: 'one' })).kind).toBe('published');
  const page = await stat(join(options.out, 'current/site/im.html'));
  expect(page.nlink).toBe(1);
  expect(page.mtime.getUTCFullYear()).toBeLessThan(2018);
  expect(await releaseProblems(join(options.out, 'current'))).toEqual([]);
  expect((await build(options, { text: 'one' })).kind).toBe('unchanged');
});
