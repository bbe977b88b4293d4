import { join } from 'node:path';
import { editionNames } from '../../../config/editions.ts';
import { publishing } from '../../../config/publishing.ts';
import { errorPages } from '../../../config/routes/errors.ts';
import { errorFile, pageFile } from '../../../config/rules/page-file.ts';
import type { StagedPage } from '../../../cli/release/manifest.ts';
import { openRelease } from '../../../cli/release/open-release.ts';
import { releaseToken } from '../../../cli/release/release-id.ts';
import type { Outcome, Publication, Release, ReleaseOptions } from '../../../cli/release/release.ts';

export type SmallSite = {
  /** Text of the pages `/` and `/im` of both editions, and of the addresses given. */
  text: string;
  addresses?: readonly string[];
  /** Names below `site/assets/`; each page loads the first one. */
  assets?: readonly string[];
};

/** The moment of the builds, 2026-01-02 03:04:05 UTC. */
export const moment = Date.UTC(2026, 0, 2, 3, 4, 5);

export const optionsIn = (folder: string, changes: Partial<ReleaseOptions> = {}): ReleaseOptions => ({
  out: join(folder, 'output'),
  cache: join(folder, 'cache'),
  now: moment,
  compress: true,
  dryRun: false,
  force: false,
  publishing,
  ...changes,
});

/** Stages a small site as a build does, and answers what to publish. */
export async function stageSite(
  release: Release,
  { text, addresses = [], assets = ['main-A1.js'] }: SmallSite,
): Promise<Publication> {
  const { blobs, stage } = release;
  const pages: StagedPage[] = [];
  for (const name of assets) {
    const asset = await blobs.put(`console.log(${JSON.stringify(name)})`);
    await stage.link(`site/assets/${name}`, asset.hash);
  }
  for (const edition of editionNames) {
    const own = edition === 'zh' ? ['/', '/im', ...addresses] : ['/', '/en/im'];
    for (const address of own) {
      const { hash } = await blobs.put(
        `<script src=/assets/${assets[0]}></script><main>${edition} ${address} ${text}</main>`,
      );
      const file = pageFile({ edition, address });
      await stage.link(`site/${file}`, hash, [`assets/${assets[0]}`]);
      pages.push({
        address,
        edition,
        file,
        hash,
        inputs: { common: { members: '' }, own: `"text":${JSON.stringify(text)}` },
        family: null,
        text: text.length,
        modified: null,
        listed: true,
      });
    }
  }
  for (const error of errorPages) {
    const { hash } = await blobs.put(`<h1>${error.edition} ${error.status}</h1>`);
    await stage.link(`site/${errorFile(error)}`, hash);
  }
  const rules = editionNames.map((edition) => ({
    home: pageFile({ edition, address: '/' }),
    errors: Object.fromEntries(
      errorPages
        .filter((page) => page.edition === edition && !page.phone)
        .map((page) => [page.status, errorFile(page)]),
    ),
  }));
  await stage.write('redirects.json', JSON.stringify({ editions: rules }));
  return {
    pages,
    required: [...rules.map(({ home }) => home), ...errorPages.map(errorFile)],
    navigation: { zh: 8, en: 4 },
    named: [{ path: 'nginx/nginx.conf', content: `root releases/${releaseToken}/site;\n` }],
    notes: async ({ release: id }) => [{ path: 'report.json', content: `${JSON.stringify({ release: id })}\n` }],
  };
}

/** A whole build. */
export async function build(options: ReleaseOptions, site: SmallSite): Promise<Outcome> {
  const release = await openRelease(options);
  try {
    return await release.publish(await stageSite(release, site));
  } finally {
    await release.close();
  }
}
