/**
 * The project's own files among the inputs of a bundle. Packages are identified by the lock file, which is part of every bundle's key;
 * checking their 2,000 files at each start would take longer than an unchanged build. Values of `define` are not files.
 *
 * @param {import('esbuild').Metafile} metafile
 * @returns {string[]} paths below the project's folder
 */
export function ownSources({ inputs }) {
  return Object.keys(inputs).filter((path) => !path.startsWith('node_modules/') && !path.startsWith('<'));
}

/**
 * The own files that a source imports, directly or indirectly, and the source itself. Throws when it is not in the bundle.
 *
 * @param {{ source: string, metafile: import('esbuild').Metafile }} from
 * @returns {string[]} in order
 */
export function reachedFrom({ source, metafile }) {
  const own = new Set(ownSources(metafile));
  const reached = new Set();
  const visit = (path) => {
    if (reached.has(path) || !own.has(path)) return;
    reached.add(path);
    for (const found of metafile.inputs[path]?.imports ?? []) if (!found.external) visit(found.path);
  };
  if (!own.has(source)) throw new Error(`${source} is not in the bundle`);
  visit(source);
  return [...reached].sort();
}

/**
 * The scripts of a bundle in the folder `out` by the source of their entry point, as paths below that folder.
 *
 * @param {import('esbuild').Metafile} metafile
 * @returns {Record<string, string>}
 */
export function scriptsByEntry({ outputs }) {
  return Object.fromEntries(
    Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint && path.endsWith('.js') ? [[entryPoint, path.slice('out/'.length)]] : [],
    ),
  );
}
