/** Names of the fields that go with a sales lead: where it comes from, by which channel, and in which language. */
export const leadFields = { source: 'source', origin: 'channelOrigin', language: 'siteLanguage' } as const;
