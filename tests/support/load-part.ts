import { build } from 'esbuild';
import type { Page } from 'playwright';
import { wordsPlugin } from '../../cli/words/words-plugin.ts';
import { browserConfigOf } from '../../config/browser-config.ts';
import { site } from '../../config/site.ts';
import { root } from './run-site.ts';

/** Loads a part of the runtime into a page, as `part` on its window. */
export async function loadPart({ page, source }: { page: Page; source: string }): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [source],
    bundle: true,
    format: 'iife',
    globalName: 'part',
    // A strict script keeps its variables to itself.
    footer: { js: 'globalThis.part = part;' },
    write: false,
    plugins: [wordsPlugin(root)],
    define: { SITE_CONFIG: JSON.stringify(browserConfigOf(site)) },
  });
  await page.evaluate(outputFiles[0]!.text);
}
