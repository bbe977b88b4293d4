import type * as Bundled from '../bundled.ts';
import type { SiteCode } from '../bundle/site-code.ts';
import type { Program } from '../environment.ts';
import { runBundle } from '../run-bundle.mjs';
import type { RenderInput, Rendering } from './rendering.ts';

export type LoadedRendering = {
  rendering: Promise<Rendering>;
  /** Keeps what was compiled for the next build; call it when the work is done. */
  keep(): void;
};

/**
 * Loads what renders, from the bundles of the program and of the site, as instances of their own with compiled code of their own. A build
 * that changed nothing renders nothing: to load the compiled code for it took a sixth of its time. Threads find here what they need, too.
 */
export function loadRendering({ program, input }: { program: Program; input: RenderInput }): LoadedRendering {
  const bundle = runBundle<typeof Bundled>({ file: program.file, purpose: 'render' });
  const site = runBundle<SiteCode>({ file: input.code, purpose: 'render' });
  return {
    rendering: bundle.exports.openRendering(input, site.exports),
    keep() {
      bundle.keep();
      site.keep();
    },
  };
}
