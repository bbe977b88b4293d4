#!/usr/bin/env node
// The program's door: makes sure of the packages, bundles the CLI when its sources changed, and runs it in this process.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`error: Node.js 20.19 or later is needed, this is ${process.version}\n  do:    install a newer Node.js`);
  process.exit(2);
}

// React picks its build by this when it is first imported, in this thread and in the render threads.
process.env.NODE_ENV ??= 'production';

const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
const installed = join(root, 'node_modules', '.site-lock');
if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lock) {
  console.error('Installing packages …');
  // Standard output stays free for --json.
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error(`error: packages could not be installed\n  where: ${root}\n  why:   npm ended with ${npm.status ?? npm.error?.message}\n  do:    run npm ci there and see what it says`);
    process.exit(1);
  }
  mkdirSync(dirname(installed), { recursive: true });
  writeFileSync(installed, lock);
}

const { bundleCli } = await import('./bundle/cli-bundle.mjs');
const { entry, engine } = await bundleCli({ root, lock });
const { main } = await import(pathToFileURL(entry).href);
await main({ argv: process.argv, root, engine });
