import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-site.ts';

/** Versions that the program supports: the oldest, and the newest of each line. */
export const supported = ['20.19.0', '22.23.3', '24.21.0'] as const;
/** Versions that are too old; the first one cannot even parse the program. */
export const tooOld = ['16.20.2', '18.20.8', '20.11.1'] as const;

/** The executable of a version of Node.js, installed into the cache folder on first use. */
export function nodeProgram(version: string): string {
  const folder = join(root, '.cache/nodes', version);
  const name = `node-${process.platform}-${process.arch}`;
  const program = join(folder, 'node_modules', name, 'bin/node');
  if (existsSync(program)) return program;
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`];
  const { status, stderr, error } = spawnSync('npm', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Node.js ${version} could not be installed: ${error?.message ?? stderr}`);
  return program;
}
