import type { Metafile } from 'esbuild';
import { relative } from 'node:path';
import { sheetsOf } from '../../bundle/own-styles.mjs';
import type { PageBuild } from './page-builds.ts';

type StylesFrom = {
  root: string;
  built: PageBuild;
  /** The sheets that every page has already. */
  base: Metafile['outputs'][string]['inputs'];
};

/**
 * Returns a function that joins the style sheets of a source and of what it imports, in the order of the imports, as the bundler does for
 * sources of one build.
 */
export function stylesFrom({ root, built, base }: StylesFrom): (source: string) => string {
  const { inputs, outputs } = built.metafile;
  const sheets = new Map(
    built.outputFiles
      .filter(({ path }) => path.endsWith('.css'))
      .flatMap(({ path, contents }) => [...sheetsOf({ contents, inputs: outputs[relative(root, path)]!.inputs })]),
  );
  return (source) => {
    const seen = new Set<string>();
    const styles: Uint8Array[] = [];
    const visit = (file: string) => {
      if (seen.has(file) || !inputs[file]) return;
      seen.add(file);
      for (const { path, kind } of inputs[file].imports) if (kind !== 'dynamic-import') visit(path);
      if (!Object.hasOwn(base, file)) styles.push(sheets.get(file) ?? new Uint8Array());
    };
    visit(source);
    return Buffer.concat(styles).toString();
  };
}
