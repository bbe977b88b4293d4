import { join } from 'node:path';
import { pageConfigOf } from '../define/config.ts';
import type { Content } from '../content/content-client.ts';
import { feedEntries } from '../content/feed-entries.ts';
import type { ContentIndexes } from '../content/indexes.ts';
import type { Settings } from '../environment.ts';
import type { Plan } from '../plan/plan.ts';
import type { Release } from '../release/release.ts';
import type { SearchRecords } from '../search/open-records.ts';
import { searchFiles } from '../search/search-files.ts';
import type { MadePictures } from './made-pictures.ts';
import type { PagesMade } from './make-pages.ts';
import type { OpenPageServices } from './open-page-services.ts';
import { readServedFile } from './served-files.ts';
import { siteFiles } from './site-files.ts';

type StageFilesOptions = {
  settings: Settings;
  plan: Pick<Plan, 'files'>;
  made: Pick<PagesMade, 'pages'>;
  content: Content;
  indexes: Pick<ContentIndexes, 'versions'>;
  opened: Pick<OpenPageServices, 'assets' | 'mark' | 'rendering' | 'remember'>;
  records: SearchRecords;
  localPictures: Pick<MadePictures, 'all'>;
  release: Pick<Release, 'blobs' | 'stage'>;
};

/** Stages every file of the document root that is not a page: assets, feeds, sitemaps, search index, pictures, files served as they are. */
export async function stageFiles({
  settings,
  plan,
  made,
  content,
  indexes,
  opened,
  records,
  localPictures,
  release,
}: StageFilesOptions): Promise<void> {
  const { blobs, stage } = release;
  const { assets, mark, rendering, remember } = opened;
  const site = pageConfigOf(settings.site);
  const { feeds } = settings.definition;
  const entries = await feedEntries({ content, feeds, versions: indexes.versions });
  const emitted = [
    ...assets.files,
    ...(await siteFiles({ site, pages: made.pages, feeds, entries, mark, rendering, remember })),
  ];
  for (const { path, content: bytes } of emitted) await stage.link(`site/${path}`, (await blobs.put(bytes)).hash);

  const index = await searchFiles({
    rules: settings.definition.search,
    site,
    pages: made.pages,
    blobs,
    current: join(settings.out, 'current/site'),
    records,
  });
  for (const { path, hash } of [...(await localPictures.all()), ...index]) await stage.link(`site/${path}`, hash);

  for (const path of plan.files) {
    const bytes = await readServedFile({ root: settings.program.root, path });
    await stage.link(`site/${path}`, (await blobs.put(bytes)).hash);
  }
}
