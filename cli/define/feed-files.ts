/** The files of a feed, below the page that lists its entries, and the media types that pages link to them and servers send them with. */
export const feedFiles = {
  atom: { name: 'atom.xml', type: 'application/atom+xml' },
  json: { name: 'feed.json', type: 'application/feed+json' },
} as const;

export type FeedFormat = keyof typeof feedFiles;
export const feedFormats = Object.keys(feedFiles) as FeedFormat[];

/** The address of a feed in a format; `home` is that of the page that lists its entries. */
export const feedAddress = (home: string, format: FeedFormat): string =>
  `${home.replace(/\/$/, '')}/${feedFiles[format].name}`;
