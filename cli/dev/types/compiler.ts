import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { API, Diagnostic, Snapshot } from 'typescript/unstable/async';

import { type Props, propsOf } from './props.ts';

/** Files that changed, as paths below the project's folder. */
export type ChangedFiles = { changed: readonly string[]; created: readonly string[]; deleted: readonly string[] };

/** The TypeScript compiler in a process of its own, which keeps the parsed sources. */
export type Compiler = {
  /** Sources of the project, without packages, as paths below its folder. */
  files(): Promise<readonly string[]>;
  /** Errors in the types of a file; none while its syntax is wrong, which bundling reports. */
  errorsIn(file: string): Promise<readonly Diagnostic[]>;
  /** What an exported component or function takes; null when there is none of the name. */
  propsOf(file: string, name: string): Promise<Props | null>;
  apply(changes: ChangedFiles): Promise<void>;
  close(): Promise<void>;
};

/** Path of the compiler of a project; null when it has none. */
export function compilerOf(root: string): string | null {
  try {
    return createRequire(join(root, 'package.json')).resolve('typescript/unstable/async');
  } catch {
    return null;
  }
}

type OpenCompilerOptions = { root: string; folders: readonly string[]; path: string };

/** Opens the compiler with the settings of the project, for the sources in some of its folders and what they import. */
export async function openCompiler({ root, folders, path }: OpenCompilerOptions): Promise<Compiler> {
  const typescript = (await import(pathToFileURL(path).href)) as { API: typeof API };
  const project = join(root, '.cache/dev/tsconfig.json');
  await mkdir(join(root, '.cache/dev'), { recursive: true });
  const include = folders.map((folder) => `../../${folder}`);
  await writeFile(project, JSON.stringify({ extends: '../../tsconfig.json', include }));
  const api = new typescript.API({ cwd: root });
  let snapshot: Snapshot = await api.updateSnapshot({ openProjects: [project] });
  const absolute = (file: string) => join(root, file);
  const open = () => snapshot.getProjects()[0]!;
  const program = () => open().program;
  return {
    async files() {
      const below = join(root, '/');
      const names = await program().getSourceFileNames();
      return names
        .filter((name) => name.startsWith(below) && !name.includes('/node_modules/'))
        .map((name) => name.slice(below.length));
    },
    async errorsIn(file) {
      const isInvalid = (await program().getSyntacticDiagnostics(absolute(file))).length > 0;
      return isInvalid ? [] : program().getSemanticDiagnostics(absolute(file));
    },
    propsOf: (file, name) => propsOf({ program: program(), checker: open().checker, file: absolute(file), name }),
    async apply({ changed, created, deleted }) {
      const former = snapshot;
      snapshot = await api.updateSnapshot({
        fileChanges: {
          changed: changed.map(absolute),
          created: created.map(absolute),
          deleted: deleted.map(absolute),
        },
      });
      await former.dispose();
    },
    // Ctrl-C in a terminal ends the compiler, too: it has nothing to close then.
    close: () => api.close().catch(() => undefined),
  };
}
