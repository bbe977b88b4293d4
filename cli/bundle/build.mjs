import { exit, Stop } from '../stop.mjs';
import { sourceProblem } from './source-problem.mjs';

/** Options for a bundle that Node.js runs. CommonJS packages in it `require` built-in modules. */
export const nodeModules = /** @type {const} */ ({
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  banner: {
    js: "import{createRequire as $createRequire}from'node:module';const require=$createRequire(import.meta.url);",
  },
});

/**
 * Runs esbuild in memory. Throws a `Stop` that names every error in the sources. Warnings about sources of the project are errors, too:
 * bundles are cached, so a warning would appear only once.
 *
 * @template {import('esbuild').BuildOptions} Options
 * @param {Options} options
 * @returns {Promise<import('esbuild').BuildResult<Options & { metafile: true, write: false }>>}
 */
export async function build(options) {
  const esbuild = await import('esbuild');
  return checked(esbuild.build({ ...options, ...inMemory }), options.absWorkingDir);
}

/** Options of all builds: files are not written, and packages have the same paths where `node_modules` is a symbolic link. */
export const inMemory = /** @type {const} */ ({
  metafile: true,
  write: false,
  logLevel: 'silent',
  preserveSymlinks: true,
});

/**
 * The result of a build. Throws a `Stop` as `build` does.
 *
 * @template Result
 * @param {Promise<Result>} building
 * @param {string} [root] the project's folder
 * @returns {Promise<Result>}
 */
export async function checked(building, root) {
  const result = await building.catch((/** @type {import('esbuild').BuildFailure} */ failure) => {
    if (!Array.isArray(failure.errors)) throw failure;
    return failure;
  });
  const warnings = result.warnings.filter(({ location }) => location && !/^node_modules\//.test(location.file));
  const found = [...('errors' in result ? result.errors : []), ...warnings];
  if (found.length > 0)
    throw new Stop(
      exit.failed,
      found.map((one) => sourceProblem(one, root)),
    );
  return /** @type {any} */ (result);
}
