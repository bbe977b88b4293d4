/** Products that a page can be about: the code of its sign-up links and of its page data. */
export const productCodes = [
  'im',
  'qchat',
  'chatroom',
  'signal',
  'sms',
  'quicklogin',
  'netcall',
  'nrtc',
  'live',
  'interact',
  'liveevent',
  'vod',
  'svod',
  'narrow-hd',
  'video',
  'face',
  'whiteboard',
  'meeting',
  'compass',
  'service',
  'ai',
  'connection',
  'cloud-native',
  'wecan',
  'global',
  'dedicated-cloud',
  'private-cloud',
  'all-in-one',
  'censorship',
] as const;
export type ProductCode = (typeof productCodes)[number];

/** Products that have demos to try and SDKs to download. */
export const demoProducts = ['im', 'netcall', 'live', 'vod', 'svod', 'interact', 'whiteboard'] as const;
export type DemoProduct = (typeof demoProducts)[number];

/** Products without demos of their own, and whose demos show what they do. */
export const relatedDemos: Partial<Record<ProductCode, DemoProduct>> = {
  qchat: 'im',
  chatroom: 'im',
  signal: 'im',
  nrtc: 'netcall',
  meeting: 'netcall',
  ai: 'netcall',
  liveevent: 'live',
  face: 'live',
  'narrow-hd': 'vod',
  video: 'vod',
};

/** The name of a product; that of calls is configured. */
export function productNameOf({
  product,
  site,
}: {
  product: keyof typeof productNames;
  site: { netcallName: string };
}): string {
  return product === 'netcall' ? site.netcallName : productNames[product];
}

/** Names of the products that demos and forms speak of, by the type they are filed under. */
export const productNames = {
  im: '即时通讯',
  netcall: '音视频通话',
  call: '专线电话',
  sms: '短信',
  vod: '点播',
  svod: '安全点播',
  live: '直播',
  interact: '互动直播',
  whiteboard: '互动白板',
  chatroom: '聊天室',
} as const satisfies Record<DemoProduct | 'call' | 'sms' | 'chatroom', string>;
