/** Calls that give one record of a list whose entries carry times: they can be spared while their list says that nothing changed. */
export const timed = ['blogDetail', 'casePrevOrNext'] as const;
export type Timed = (typeof timed)[number];

/**
 * Which of them are spared. An API must keep `updateTime` for that: a text that changes without it stays old on the site until it does
 * change. Without a name here a call is asked again in every build, and answers "unchanged" where the API keeps ETags: never wrong, one
 * small request a record.
 */
export const trustedTimes: readonly Timed[] = [];
