// Runs a program of a package, with the arguments that follow its name; installs the packages first where they are missing.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './support/packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
installPackages(root);
const [name, ...args] = process.argv.slice(2);
const { status } = spawnSync(process.execPath, [join(root, 'node_modules/.bin', name), ...args], { stdio: 'inherit' });
process.exit(status ?? 1);
