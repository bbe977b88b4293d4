/**
 * The project's own files among those a bundle was made from. Packages are told apart by the lock file, which is part of every
 * bundle's key; to look at their 2,000 files at each start would take longer than an unchanged build. What `define` puts in is no file.
 *
 * @param {import('esbuild').Metafile} metafile
 * @returns {string[]} paths below the project's folder
 */
export function ownSources({ inputs }) {
  return Object.keys(inputs).filter((path) => !path.startsWith('node_modules/') && !path.startsWith('<'));
}
