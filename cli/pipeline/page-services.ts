import type { Content } from '../content/content-client.ts';
import type { Pictures } from '../content/pictures.ts';
import type { Versions } from '../content/versions.ts';
import type { PageConfig } from '../define/config.ts';
import type { Editions } from '../define/editions.ts';
import type { Seo } from '../define/navigation.ts';
import type { Page, PageRoute } from '../define/page.ts';
import type { OgImages } from '../og-images/og-images.ts';
import type { Plan } from '../plan/plan.ts';
import type { Blobs } from '../release/blobs.ts';
import type { Stage } from '../release/stage.ts';
import type { DocumentAssets } from '../render/document.ts';
import type { Executor } from '../render/executor.ts';
import type { openInputs } from '../render/fingerprint.ts';
import type { Frame } from '../render/frames.ts';
import type { PlannedLinks } from '../render/planned-links.ts';
import type { RenderRules } from '../render/render-rules.ts';
import type { Reuse } from '../render/reuse.ts';
import type { MadePictures } from './made-pictures.ts';
import type { SourceFrame } from '../render/source-frames.ts';
import type { SearchRecords } from '../search/open-records.ts';

/** What pages are made with: what is known of the site, and the three stages of a page. */
export type PageServices = { site: PageFacts; fetch: PageFetching; render: PageRendering; store: PageStore };

/** What is known of the site before a page is made. */
export type PageFacts = {
  /** The project folder. */
  root: string;
  editions: Editions;
  brand: PageConfig['brand'];
  mediaHosts: readonly string[];
  rules: Pick<RenderRules, 'html'>;
  /** Pages that no search finds. */
  unsearched: readonly string[];
  seo: Readonly<Record<string, Seo>>;
  rowFacts: Plan['rowFacts'];
};

/** The pictures of the project, as pages need them. */
export type LocalPictures = Pick<MadePictures, 'isEmpty' | 'factsOf'>;

/** Where the data of a page comes from. */
export type PageFetching = {
  content: Content;
  versions: Versions;
  pictures: Pictures;
  localPictures: LocalPictures;
  /** Addresses of the pictures that the code of a page imports. */
  pagePictures: (page: string) => readonly string[];
};

/** What turns the data of a page into its document. */
export type PageRendering = {
  load: (page: string) => Promise<{ page: Page; code: string }>;
  inputs: ReturnType<typeof openInputs>;
  frames: (route: PageRoute) => Promise<Frame>;
  assets: (route: PageRoute) => DocumentAssets;
  /** The style sheets of a page. */
  css: (route: PageRoute) => readonly string[];
  planned: PlannedLinks;
  executor: Executor;
  /** Maps a stack of the bundled code to the sources. */
  framesOf: (stack: string) => readonly SourceFrame[];
};

/** Where finished pages are kept, and what is made for them. */
export type PageStore = {
  reuse: Reuse;
  blobs: Blobs;
  stage: Pick<Stage, 'link'>;
  ogImages: Pick<OgImages, 'name' | 'keep'>;
  /** The cache of search records; null when no index is created. */
  records: Pick<SearchRecords, 'set' | 'keyOf'> | null;
};
