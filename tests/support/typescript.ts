import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './run-site.ts';

const run = promisify(execFile);

/** Adds the compiler, its settings and the types that they name to a copy of the project, which lacks them. */
export async function addTypeScript(project: string): Promise<void> {
  const packages = ['typescript', '@typescript', '@types', 'csstype', 'undici-types'];
  const from = packages.map((name) => join(root, 'node_modules', name));
  await run('cp', ['-R', '--remove-destination', ...from, join(project, 'node_modules')]);
  await run('cp', [join(root, 'tsconfig.json'), project]);
}
