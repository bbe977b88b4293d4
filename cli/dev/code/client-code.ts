import { join } from 'node:path';
import type { Build } from '../../bundle/build-type.ts';

export type ClientCodeOptions = {
  root: string;
  build: Build;
  entry: string;
};

/** A script of the dev server, bundled for browsers. */
export async function clientCode({ root, build, entry }: ClientCodeOptions): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir: join(root, 'out'),
    bundle: true,
    format: 'esm',
    target: ['chrome100', 'safari15.4', 'firefox100'],
    loader: { '.css': 'text' },
  });
  return outputFiles[0]!.text;
}
