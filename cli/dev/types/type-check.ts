import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '../../lib/failure.ts';
import type { Problem } from '../../problem.ts';
import { type Compiler, compilerOf, openCompiler } from './compiler.ts';
import { openImports } from './imports.ts';
import type { Props } from './props.ts';
import { typeProblem } from './type-problem.ts';

/** Checks the types of the project while it is edited. */
export type TypeCheck = {
  /** Sources of a page that was requested: they are checked before all others. */
  shown(sources: readonly string[]): void;
  /** Files that were saved, added or removed. */
  changed(files: readonly string[]): void;
  /** What a component takes; null when there is none, or no compiler. */
  propsOf(file: string, name: string): Promise<Props | null>;
  close(): Promise<void>;
};

export type TypeCheckOptions = {
  root: string;
  /** Folders of the sources, below the project's folder. */
  folders: readonly string[];
  /** Whether a page is being made: it goes first. */
  isBusy: () => boolean;
  /** Receives all errors whenever they are others. */
  report: (problems: readonly Problem[]) => void;
  say: (line: string) => void;
};

/** Time in milliseconds after a change for the open pages to follow it first. */
const headStart = 100;
/** Time in milliseconds without a change after which pages that are not open are checked. */
const quietTime = 1500;
/** Number of pages whose sources go first. */
const most = 4;

const isTyped = (file: string) => /\.(?:[cm]?[jt]sx?|json)$/.test(file);

/**
 * Checks what a change concerns: the saved files, and those that import them. Sources of the pages that were shown last go first, which takes
 * half a second; others are checked once no file was saved for a while. Does nothing in a project without TypeScript.
 */
export function openTypeCheck({ root, folders, isBusy, report, say }: TypeCheckOptions): TypeCheck {
  const path = existsSync(join(root, 'tsconfig.json')) ? compilerOf(root) : null;
  if (path === null)
    return {
      shown: () => undefined,
      changed: () => undefined,
      propsOf: async () => null,
      close: async () => undefined,
    };
  const compilerPath = path;
  const imports = openImports(root);
  const found = new Map<string, readonly Problem[]>();
  let shownPages: readonly (readonly string[])[] = [];
  let compiler: Compiler | null = null;
  /** Saved files that the compiler does not know of yet. */
  let saved = new Set<string>();
  /** Files that are still to be checked. */
  let waiting = new Set<string>();
  /** Those that were saved last. */
  let latest: readonly string[] = [];
  let reported = '';
  let working: Promise<void> | null = null;
  const ending = new AbortController();

  let opening: Promise<Compiler> | null = null;
  const opened = () => (opening ??= openCompiler({ root, folders, path: compilerPath }));

  function tell(): void {
    const problems = [...found].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, ofFile]) => ofFile);
    const text = JSON.stringify(problems);
    if (text === reported) return;
    reported = text;
    report(problems);
  }

  /** Hands saved files to the compiler, and notes what has to be checked. */
  async function update(open: Compiler, before: readonly string[]): Promise<readonly string[]> {
    const files = [...saved];
    latest = files;
    saved = new Set();
    const isKnown = new Set(before);
    const isThere = (file: string) => existsSync(join(root, file));
    await open.apply({
      changed: files.filter((file) => isThere(file) && isKnown.has(file)),
      created: files.filter((file) => isThere(file) && !isKnown.has(file)),
      deleted: files.filter((file) => !isThere(file)),
    });
    const now = await open.files();
    const isPresent = new Set(now);
    // An import of a file that was not there before leads somewhere now.
    for (const file of imports.reaching(files, now)) if (isPresent.has(file)) waiting.add(file);
    for (const file of [...found.keys(), ...waiting])
      if (!isPresent.has(file)) {
        found.delete(file);
        waiting.delete(file);
      }
    return now;
  }

  /** Checks some files; ends early when a file is saved. */
  async function checkFiles(open: Compiler, files: readonly string[]): Promise<void> {
    for (const file of files) {
      while (isBusy()) await delay(headStart, null, ending);
      ending.signal.throwIfAborted();
      if (saved.size > 0) return;
      const errors = await open.errorsIn(file);
      found.set(
        file,
        errors.map((error) => typeProblem({ root, file, error })),
      );
      waiting.delete(file);
    }
    tell();
  }

  async function work(): Promise<void> {
    if (compiler === null) {
      compiler = await opened();
      ending.signal.throwIfAborted();
      waiting = new Set(await compiler.files());
      imports.read([...waiting]);
    }
    let files = await compiler.files();
    while (saved.size > 0 || waiting.size > 0) {
      if (saved.size > 0) {
        await delay(headStart, null, ending);
        files = await update(compiler, files);
      }
      const first = new Set([...latest, ...shownPages.flat()]);
      await checkFiles(
        compiler,
        [...waiting].filter((file) => first.has(file)),
      );
      if (saved.size > 0 || waiting.size === 0) continue;
      for (let quiet = 0; quiet < quietTime && saved.size === 0; quiet += headStart)
        await delay(headStart, null, ending);
      await checkFiles(compiler, [...waiting]);
    }
    tell();
  }

  function begin(): void {
    working ??= work().then(
      () => {
        working = null;
        if (saved.size > 0) begin();
      },
      (failure: unknown) => {
        // Types are checked no further; pages need no types.
        if (!ending.signal.aborted) say(`Types are not checked any more: ${messageOf(failure)}`);
      },
    );
  }

  return {
    shown(sources) {
      const key = sources.join();
      shownPages = [sources, ...shownPages.filter((one) => one.join() !== key)].slice(0, most);
      begin();
    },
    changed(files) {
      const typed = files.filter(isTyped);
      for (const file of typed) {
        imports.changed(file);
        saved.add(file);
      }
      // Before a page was shown, nothing is checked yet.
      if (typed.length > 0 && compiler !== null) begin();
    },
    propsOf: async (file, name) => (await opened()).propsOf(file, name).catch(() => null),
    async close() {
      ending.abort();
      await working;
      await (await opening?.catch(() => null))?.close();
    },
  };
}
