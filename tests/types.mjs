// Checks the types of the project, with those of its words files.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './support/packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
installPackages(root);

const steps = [
  ['cli/bin.mjs', 'types', '--quiet'],
  ['node_modules/typescript/bin/tsc', '--noEmit'],
];
for (const args of steps) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
