import type { BrowserConfig } from '../../../config/browser-config.ts';
import { type BrowserBundle, makeBrowser } from '../../bundle/browser-bundle.ts';
import type { Build } from '../../bundle/build-type.ts';
import type { PlaceScript } from '../../bundle/place-scripts.ts';

type BrowserCodeOptions = {
  root: string;
  build: Build;
  config: BrowserConfig;
  /** The scripts of islands and try-outs of one page. */
  scripts: readonly PlaceScript[];
};

export async function browserCode(options: BrowserCodeOptions): Promise<BrowserBundle> {
  const { files, facts } = await makeBrowser(options);
  return { script: facts.script!, placeScripts: facts.placeScripts, boot: facts.boot, files };
}
