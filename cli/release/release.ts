import type { Edition } from '../../config/editions.ts';
import type { Publishing } from '../../config/publishing.ts';
import type { Problem } from '../problem.ts';
import type { Blobs } from './blobs.ts';
import type { Disk } from './disk.ts';
import type { Parts } from './existing.ts';
import type { Manifest, ManifestPage, StagedPage } from './manifest.ts';
import type { Stage } from './stage.ts';

export type ReleaseOptions = {
  out: string;
  cache: string;
  /** Moment of the build, milliseconds since the epoch: it names the release. */
  now: number;
  compress: boolean;
  /** Writes nothing and takes no lock; everything else is the same. */
  dryRun: boolean;
  /** Publishes even what the shrink guard refuses. */
  force: boolean;
  publishing: Publishing;
  /** The disk written to; tests give one that counts, fails or kills. */
  disk?: Disk;
};

/** What a build says of itself when all its files are staged. */
export type Publication = {
  pages: readonly StagedPage[];
  /** Files that are served as they are: paths below `site/`. */
  files?: readonly string[];
  /** Entries of the navigation, by edition. */
  navigation: Readonly<Record<Edition, number>>;
  /**
   * Files that name the release they belong to, such as nginx's rules: paths below the release's folder. Called with a stand-in
   * first, so that what they say counts towards the content's hash and the release's name does not.
   */
  named: (release: string) => readonly { path: string; content: string }[];
  /**
   * Files about the build, such as `report.json`: paths below the release's folder. They are no part of its content: neither its hash nor
   * its name depends on them. Called for a release that is not yet there, when all its other files are.
   */
  notes: (staged: StagedRelease) => Promise<readonly { path: string; content: string }[]>;
  /** Called with the folder of the complete stage, before it is published. Rejects when it must not be. */
  verify?: (folder: string) => Promise<void>;
};

/** A release whose files are in place. */
export type StagedRelease = {
  release: string;
  folder: string;
  /** Folder of the release that is current; null when there is none. */
  before: string | null;
};

export type Outcome = {
  /** `unchanged`: what is current has the same content, nothing was published. `rehearsed`: a dry run. */
  kind: 'published' | 'unchanged' | 'rehearsed';
  /** The release that is current now, or would be. */
  release: string;
  content: string;
  /** Releases removed because newer ones are kept. */
  pruned: readonly string[];
  warnings: readonly Problem[];
};

/** A release in the making. The order of a build: `put` and `link` everything, `publish`, and in any case (`finally`) `close`. */
export type Release = {
  /** The release that is current. */
  previous: Manifest | null;
  /** What was found wrong with the release that is current; the build can go on without it. */
  warnings: readonly Problem[];
  blobs: Blobs;
  stage: Stage;
  /**
   * Takes a page of the current release over as it is, with the bundled files it loads, and answers its HTML. Throws a `Stop` (1) when its
   * file is not what the manifest says.
   */
  carry(page: ManifestPage, loadsOf: (html: string) => readonly string[]): Promise<string>;
  /** Whether the current release still has all of these files. */
  isWhole(parts: Parts): boolean;
  /** What a published or unchanged release will be found whole by; null before one is. */
  parts(): Parts | null;
  /**
   * Guards, verifies, switches, prunes. Throws a `Stop`: refused (3) when the site would shrink, failed (1) when what was staged is not
   * whole, interrupted (130) when `close` was called meanwhile. What was current stays so until the last step.
   */
  publish(publication: Publication): Promise<Outcome>;
  /** Removes what was staged and not published, and lets go of the output folder. Safe to call at any time, and twice. */
  close(): Promise<void>;
};
