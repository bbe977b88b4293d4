import type { Edition } from '../define/editions.ts';
import type { Publishing } from '../define/site.ts';
import type { Problem } from '../problem.ts';
import type { Blobs } from './blobs.ts';
import type { Compress } from './compress.ts';
import type { Disk } from './disk.ts';
import type { ReleaseFiles } from './existing-release.ts';
import type { Manifest, ManifestPage, StagedPage } from './manifest.ts';
import type { ReleaseHold } from './release-hold.ts';
import type { NamedFile } from './release-id.ts';
import type { Stage } from './stage.ts';

export type ReleaseOptions = {
  out: string;
  cache: string;
  /** Time of the build in milliseconds since 1970; part of the release id. */
  now: number;
  /** Creates compressed siblings; true for in this thread, false for none. */
  compress: Compress | boolean;
  dryRun: boolean;
  force: boolean;
  publishing: Publishing;
  /** Replaced in tests. */
  disk?: Disk;
};

/** What a build publishes, after all files are staged. */
export type Publication = {
  pages: readonly StagedPage[];
  /** Files that the release needs, below the document root: home pages and error pages. */
  required: readonly string[];
  /** Static files: paths below `site/`. */
  files?: readonly string[];
  /** Number of navigation entries, by edition. */
  navigation: Readonly<Record<Edition, number>>;
  /** Addresses without a page that redirect, or that are declared to be removed. */
  answered?: readonly { edition: Edition; address: string }[];
  /** The files that contain the release's id, such as the nginx rules, with `releaseToken` in its place. */
  named: readonly NamedFile[];
  /**
   * Creates the files about the build, such as `report.json`: paths below the release's folder. They are not part of the content hash.
   * Called for new releases only, after all other files are staged.
   */
  notes: (staged: StagedRelease) => Promise<readonly NoteFile[]>;
  /** Called with the folder of the complete stage before it is published. Rejects to prevent that. */
  verify?: (folder: string) => Promise<void>;
};

export type NoteFile = { path: string; content: string };

export type StagedRelease = {
  release: string;
  folder: string;
  /** Folder of the current release; null when there is none. */
  before: string | null;
};

export type Outcome = {
  /**
   * `unchanged`: the current release has the same content, nothing was published. `rehearsed`: a dry run. `held`: the release was made, and
   * another one stays current until `site resume`.
   */
  kind: 'published' | 'unchanged' | 'rehearsed' | 'held';
  /** Why a release was not made current. */
  hold: ReleaseHold | null;
  /** The release that is current now, or would be. */
  release: string;
  content: string;
  pruned: readonly string[];
  warnings: readonly Problem[];
};

/** A release being staged. Usage: `put` and `link` all files, `publish`, and always (`finally`) `close`. */
export type Release = {
  previous: Manifest | null;
  /** Problems of the current release that do not block the build. */
  warnings: readonly Problem[];
  blobs: Blobs;
  stage: Stage;
  /**
   * Copies a page of the current release with the assets it loads, and returns its HTML. Throws a `Stop` (1) when its file differs from
   * the manifest.
   */
  copyPage(page: ManifestPage, loadsOf: (html: string) => readonly string[]): Promise<string>;
  /** Whether the current release still has all of these files. */
  hasAllFiles(parts: ReleaseFiles): boolean;
  /** The files of the published or unchanged release, for `hasAllFiles` in the next build; null before `publish`. */
  parts(): ReleaseFiles | null;
  /**
   * Checks for shrinking, verifies, switches `current`, prunes. Throws a `Stop`: refused (3) when the site would shrink, failed (1) when
   * the stage is incomplete, interrupted (130) when `close` is called meanwhile. On failure the current release is unchanged.
   */
  publish(publication: Publication): Promise<Outcome>;
  /** Removes the stage unless it was published, and unlocks the output folder. Can be called at any time and repeatedly. */
  close(): Promise<void>;
};
