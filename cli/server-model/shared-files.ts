import type { Feed } from '../define/content-lists.ts';
import { feedFiles, feedFormats } from '../define/feed-files.ts';
import { escapeLiteral } from './patterns.ts';

/** A kind of file that every edition answers at the same path. */
export type SharedFile = {
  /** Regular expression of whole paths. */
  paths: string;
  /** Whether each edition has its own copy, in its folder. */
  perEdition: boolean;
};

const builtFiles = String.raw`robots\.txt|sitemap(?:-[\w-]+)?\.xml|manifest\.webmanifest|search\.json`;

type Feeds = readonly Pick<Feed, 'home'>[];

/** The files of a site with these feeds. */
export const sharedFiles = (feeds: Feeds): readonly SharedFile[] => [
  {
    paths: `/(?:${[builtFiles, ...feedPaths(feeds)].join('|')})`,
    perEdition: true,
  },
  { paths: String.raw`/(?:favicon\.(?:ico|svg)|icon-\d+\.png)`, perEdition: false },
];

/** Expressions of the paths of feeds; feeds of several editions may share them. */
function feedPaths(feeds: Feeds): string[] {
  const names = feedFormats.map((format) => escapeLiteral(feedFiles[format].name)).join('|');
  return [...new Set(feeds.map(({ home }) => `${escapeLiteral(home.slice(1))}/(?:${names})`))];
}

/** Whether a path, the same for each edition, is one of these files. */
export function sharedFileTest(feeds: Feeds): (path: string) => boolean {
  const any = new RegExp(
    `^(?:${sharedFiles(feeds)
      .map(({ paths }) => paths)
      .join('|')})$`,
  );
  return (path) => any.test(path);
}
