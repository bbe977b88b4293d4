import { createHash } from 'node:crypto';
import { cpSync, existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyTree } from '../../support/copy-tree.ts';
import { type ProgramProcess, type ProgramRun, startProgram } from '../../support/program-process.ts';
import { buildFolder, type Ended } from '../../support/run-site.ts';
import { sharedSecondSite } from '../../support/second-site.ts';

/** The second site, which was built once, and a process that builds it again at little cost. */
export type WarmSite = {
  project: string;
  /** A folder for what tests make, which every user may enter. */
  folder: string;
  out: string;
  cache: string;
  /** A copy of the cache as the first build left it. */
  pristine: string;
  /** A hash of every file that the first build serves, by path. */
  served: Map<string, string>;
  env: Record<string, string>;
  program: ProgramProcess;
  generate(env?: Record<string, string>, how?: ProgramRun): Promise<Ended>;
  close(): Promise<void>;
};

/** Builds the second site once. */
export async function warmSite(): Promise<WarmSite> {
  const [second, build] = await Promise.all([sharedSecondSite(), buildFolder({ warm: true, of: 'second' })]);
  // Builds of other users read it.
  await chmod(dirname(second.project), 0o755);
  const program = await startProgram({ project: second.project });
  const cache = build.env['SITE_CACHE']!;
  const pristine = join(build.folder, 'pristine');
  const generate: WarmSite['generate'] = (env = {}, how = {}) =>
    program.run(['generate', '--json', '--workers', '0'], { ...how, env: { ...build.env, ...env } });
  const ended = await generate();
  if (ended.code !== 0) throw new Error(ended.stdout + ended.stderr);
  await copyTree(cache, pristine);
  const served = servedFiles(build.out);
  return {
    project: second.project,
    folder: build.folder,
    out: build.out,
    cache,
    pristine,
    served,
    env: build.env,
    program,
    generate,
    async close() {
      await Promise.all([program.close(), build.remove(), second.remove()]);
    },
  };
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** A hash of every file that the current release of an output folder serves, by path. */
export const servedFiles = (out: string) => hashesBelow(join(out, 'current/site'));

/** A hash of every file below a folder, by path. */
export function hashesBelow(folder: string): Map<string, string> {
  const hash = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex');
  return new Map(
    filesIn(folder)
      .sort()
      .map((path) => [path, hash(path)] as const),
  );
}

/** Makes a folder what another one is, by lengths and times, and copies the paths of `changed` whatever they look like. */
export function restore({ from, to, changed = [] }: { from: string; to: string; changed?: readonly string[] }): void {
  for (const path of changed) rmSync(join(to, path), { recursive: true, force: true });
  const wanted = new Set(filesIn(from));
  if (existsSync(to)) for (const path of filesIn(to)) if (!wanted.has(path)) rmSync(join(to, path));
  for (const path of wanted) {
    const [source, copy] = [lstatSync(join(from, path)), lstatSync(join(to, path), { throwIfNoEntry: false })];
    if (copy && !copy.isDirectory() && copy.size === source.size && copy.mtimeMs === source.mtimeMs) continue;
    rmSync(join(to, path), { recursive: true, force: true });
    cpSync(join(from, path), join(to, path), { preserveTimestamps: true });
  }
}

/** The problems that a run of the program printed with `--json`. */
export const problemsOf = ({ stdout }: Ended) =>
  (JSON.parse(stdout) as { problems: { severity: string; what: string; where: string; why: string; fix: string }[] })
    .problems;
