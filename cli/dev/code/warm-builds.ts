import type { BuildContext, BuildOptions, BuildResult } from 'esbuild';
import { checked, inMemory } from '../../bundle/build.mjs';
import type { Build, Built } from '../../bundle/build-type.ts';

/** Incremental builds that keep parsed sources. */
export type WarmBuilds = {
  /** Builds, or returns the same result as before when none of its sources changed. Throws a `Stop` with every error. */
  build: Build;
  /** Reports changed files, as paths below the project's folder. The build that was used last begins again if it has one of them. */
  changed(files: readonly string[]): void;
  close(): Promise<void>;
};

type Warm = {
  root: string | undefined;
  context: Promise<BuildContext<BuildOptions & typeof inMemory>>;
  /** The last result; null when a source changed since, or when it failed. */
  result: Promise<Built> | null;
  /** Whether a build is in progress: it may have read sources that the last one did not have. */
  isRunning: boolean;
  /** Resolves when the last build has ended. */
  ended: Promise<unknown>;
  /** Sources of the last successful result; null when there was none. */
  sources: ReadonlySet<string> | null;
};

/** Maximum number of contexts: each holds about 20 MB of parsed sources. */
const most = 24;

export function openWarmBuilds(): WarmBuilds {
  // Starts the process of the bundler at once, because that takes 50 ms. If it fails, so do the builds.
  import('esbuild').then(({ transform }) => transform('')).catch(() => undefined);
  /** Ordered by last use. */
  const known = new Map<string, Warm>();

  function find(options: BuildOptions, key: string): Warm {
    const name = `${key} ${JSON.stringify({ ...options, plugins: options.plugins?.map((plugin) => plugin.name) })}`;
    const warm = known.get(name) ?? {
      root: options.absWorkingDir,
      context: open(options),
      result: null,
      isRunning: false,
      ended: Promise.resolve(),
      sources: null,
    };
    known.delete(name);
    known.set(name, warm);
    for (const [oldest, { context }] of known) {
      if (known.size <= most) break;
      known.delete(oldest);
      void context.then((one) => one.dispose());
    }
    return warm;
  }

  async function run(warm: Warm): Promise<Built> {
    // The bundler would return the result of a build in progress, which may have read the sources before they changed.
    await warm.ended;
    const context = await warm.context;
    const result = (await checked(context.rebuild() as Promise<BuildResult>, warm.root)) as Built;
    warm.sources = new Set(Object.keys(result.metafile.inputs));
    return result;
  }

  function begin(warm: Warm): Promise<Built> {
    const result = run(warm);
    warm.result = result;
    warm.isRunning = true;
    warm.ended = result
      .catch(() => {
        if (warm.result === result) warm.result = null;
      })
      .finally(() => {
        // Another one may have begun, and waits for this one.
        if (warm.result === result || warm.result === null) warm.isRunning = false;
      });
    return result;
  }

  return {
    build(options, key = '') {
      const warm = find(options, key);
      return warm.result ?? begin(warm);
    },
    changed(files) {
      const outdated = [...known.values()].filter(
        ({ isRunning, sources }) => isRunning || sources === null || files.some((file) => sources.has(file)),
      );
      for (const warm of outdated) warm.result = null;
      // Open pages request it next.
      const latest = outdated.findLast(({ sources }) => sources !== null);
      if (latest) begin(latest).catch(() => undefined);
    },
    async close() {
      await Promise.all([...known.values()].map(async ({ context }) => (await context).dispose()));
    },
  };
}

async function open(options: BuildOptions) {
  const { context } = await import('esbuild');
  return context({ ...options, ...inMemory });
}
