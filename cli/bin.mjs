#!/usr/bin/env node
// The program's door: makes sure of the packages, bundles the CLI when its sources changed, and runs it in this process.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runBundle } from './run-bundle.mjs';
import { ensurePackages } from './packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`error: this Node.js is too old\n  where: ${process.execPath}\n  why:   it is ${process.version}, 20.19 or later is needed\n  do:    install a newer Node.js`);
  process.exit(2);
}

// React picks its build by this when it is first imported, in this thread and in the render threads.
process.env.NODE_ENV ??= 'production';

// What ran once and then not for a while would lose its compiled code, and be missing in what is kept of it.
setFlagsFromString('--no-flush-bytecode');
// Made for servers, V8 optimises what has run for some milliseconds. Each thread does so for itself, and a build ends before it pays: it was
// a third of the processor time of an unchanged build, and a quarter of that of a thousand pages.
setFlagsFromString('--interrupt-budget=500000');

const lock = ensurePackages(root);
const { bundleCli } = await import('./bundle/cli-bundle.mjs');
const program = await bundleCli({ root, lock });
// Commands have little of their code in common.
const purpose = /^[a-z]+$/.exec(process.argv[2] ?? '')?.[0] ?? 'help';
const { exports, keep } = runBundle({ file: program.file, purpose });
const code = await exports.main({ argv: process.argv, program: { root, ...program } });
keep();
// Whatever is still under way belongs to a command that has ended: nothing waits for it.
process.exit(code);
