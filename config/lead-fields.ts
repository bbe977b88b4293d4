/** Names of the fields that go with a sales lead: where it comes from, by which channel, in which language, and what it is about. */
export const leadFields = {
  source: 'source',
  origin: 'channelOrigin',
  language: 'siteLanguage',
  topic: 'topic',
} as const;

/** The channel of a visitor who came by none. */
export const defaultOrigin = 'direct';
