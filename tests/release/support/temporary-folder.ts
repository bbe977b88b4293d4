import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that is removed when the test is over. */
export async function temporaryFolder(parent = tmpdir()): Promise<string> {
  const path = await mkdtemp(join(parent, 'release-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}
