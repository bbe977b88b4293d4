import { existsSync } from 'node:fs';
import type { BrowserBundle } from '../bundle/browser-bundle.ts';
import type { SiteBundle } from '../bundle/site-bundle.ts';
import type { Settings } from '../environment.ts';
import { sha256 } from '../lib/sha256.mjs';
import { identityOf } from './identity.ts';
import type { MadePictures } from './local-pictures.ts';
import { nameServers } from './name-servers.ts';
import type { GenerateOptions } from './options.ts';
import { listServedFiles, readServedFile } from './served-files.ts';

export type BuildKeyInput = {
  settings: Settings;
  options: Pick<GenerateOptions, 'compress'>;
  siteBundle: SiteBundle;
  browserBundle: BrowserBundle;
  pictures: MadePictures['files'];
};

/** Hash of all inputs of a release besides API responses: code, configuration and static files. */
export async function buildKey({ settings, options, siteBundle, browserBundle, pictures }: BuildKeyInput) {
  const { program, site, deployDir, trustedTimes } = settings;
  const { root, tasks: _, ...code } = program;
  const files = await Promise.all(
    (await listServedFiles(root)).map(async (path) => [path, sha256(await readServedFile({ root, path }))]),
  );
  return sha256(
    JSON.stringify([
      code,
      identityOf({ settings, siteBundle, browserBundle }),
      site,
      deployDir,
      trustedTimes,
      options.compress,
      // Inputs of the nginx rules besides the configuration.
      site.nginx.modules.filter((path) => existsSync(path)),
      nameServers({ site }),
      files,
      pictures.map(({ path, hash }) => [path, hash]).sort(),
    ]),
  );
}
