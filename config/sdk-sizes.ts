/** The abilities that have an SDK of their own, in the order in which most apps add them. */
export const abilities = ['im', 'netcall', 'live', 'vod', 'svod', 'interact', 'whiteboard'] as const;
export type Ability = (typeof abilities)[number];

/** Megabytes of each SDK for Android; the list of downloads says the same. */
export const sdkSizes: Readonly<Record<Ability, number>> = {
  im: 8.6,
  netcall: 9.4,
  live: 7.9,
  vod: 4.1,
  svod: 5.6,
  interact: 12.3,
  whiteboard: 3.3,
};

/** Parts that several SDKs contain, in megabytes; one SDK for all of them has each part once. */
export const sharedParts = [
  { name: '登录与长连接', size: 1.9, in: abilities },
  { name: '音视频引擎', size: 3.6, in: ['netcall', 'live', 'interact'] },
  { name: '播放器', size: 1, in: ['live', 'vod', 'svod'] },
] as const satisfies readonly { name: string; size: number; in: readonly Ability[] }[];
