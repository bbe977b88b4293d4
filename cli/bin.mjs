#!/usr/bin/env node
// The program's door: makes sure of the packages, bundles the CLI when its sources changed, and runs it in this process.
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { ensurePackages } from './packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`error: this Node.js is too old\n  where: ${process.execPath}\n  why:   it is ${process.version}, 20.19 or later is needed\n  do:    install a newer Node.js`);
  process.exit(2);
}

// React picks its build by this when it is first imported, in this thread and in the render threads.
process.env.NODE_ENV ??= 'production';

// A machine with much memory lets garbage gather to several times what is in use: a build of ten thousand pages took twice as much.
setFlagsFromString('--heap-growing-percent=40');

const lock = ensurePackages(root);
const { bundleCli } = await import('./bundle/cli-bundle.mjs');
const { entry, engine } = await bundleCli({ root, lock });
const { main } = await import(pathToFileURL(entry).href);
await main({ argv: process.argv, root, engine });
