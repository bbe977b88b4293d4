import { productLimits } from './product-limits.ts';
import { productNames } from './products.ts';
import { grouped, type Meter, type Tariff } from './rules/price.ts';

/** Products with a price list, by the last segment of its address, in the order of their tabs. */
export const pricedProducts = [
  'im',
  'netcall',
  'sms',
  'quicklogin',
  'interact',
  'whiteboard',
  'censorship',
  'live',
  'vod',
  'cloudcall',
] as const;
export type PricedProduct = (typeof pricedProducts)[number];

/** An amount that is paid ahead and used up within some months. */
export type Package = { meter: string; amount: number; fen: number; months: number };

/** A price that is listed and does not take part in the calculator: it stands for another way to count, or is not counted by the month. */
export type Rate = { name: string; unit: string; fen: number; per: number; note?: string };

export type PriceList = Tariff & {
  name: string;
  /** Where the product is described. */
  href: string;
  packages: readonly Package[];
  rates: readonly Rate[];
};

/** Price in fen up to a bound, and the next ones; the last has no bound. */
type Steps = readonly [...(readonly [upTo: number, fen: number])[], fen: number];

type Shape = Omit<Meter, 'tiers' | 'gift' | 'per'> & { per?: number; gift?: number; steps: Steps };

function meter<const Id extends string>({ steps, per = 1, gift = 0, ...rest }: Shape & { id: Id }): Meter & { id: Id } {
  return {
    ...rest,
    per,
    gift,
    tiers: steps.map((step) =>
      typeof step === 'number' ? { upTo: null, fen: step } : { upTo: step[0], fen: step[1] },
    ),
  };
}

/** Minutes and single sends cost less than a fen: their prices are for a thousand. */
const thousand = 1000;
const standard = { plans: [], minimum: 0 } satisfies Partial<PriceList>;

/** All prices, in fen and with tax: the source for the price pages, the calculator and every page that names a price. */
export const prices = {
  im: {
    ...standard,
    name: productNames.im,
    href: '/im',
    plans: [
      { id: 'standard', name: '标准版', fen: 0 },
      { id: 'pro', name: '专业版', fen: 180_000 },
    ],
    meters: [
      meter({
        id: 'mau',
        name: '月活跃用户',
        unit: '人',
        gift: 100,
        steps: [[10_000, 36], [100_000, 30], [1_000_000, 24], 18],
      }),
      meter({ id: 'chatroom', name: '聊天室峰值在线', unit: '人', per: thousand, steps: [[100_000, 5_000], 4_000] }),
      meter({ id: 'storage', name: '消息与文件存储', unit: 'GB', gift: 10, steps: [60] }),
    ],
    packages: [
      { meter: 'mau', amount: 10_000, fen: 324_000, months: 1 },
      { meter: 'mau', amount: 50_000, fen: 1_440_000, months: 1 },
      { meter: 'mau', amount: 200_000, fen: 4_680_000, months: 1 },
    ],
    rates: [
      {
        name: '超级群',
        unit: '每月，每个应用',
        fen: 80_000,
        per: 1,
        note: `单群至多 ${grouped(productLimits.im.superGroup)} 人`,
      },
      { name: '圈组', unit: '每位月活跃用户', fen: 12, per: 1, note: '与即时通讯的月活分开计' },
      { name: '云端全文检索', unit: '每月，每百万条消息', fen: 9_000, per: 1 },
    ],
  },
  netcall: {
    ...standard,
    name: productNames.netcall,
    href: '/netcall',
    meters: [
      meter({
        id: 'voice',
        name: '语音',
        unit: '分钟',
        per: thousand,
        gift: 5_000,
        steps: [[1_000_000, 550], [5_000_000, 500], 440],
      }),
      meter({
        id: 'hd',
        name: '高清视频',
        unit: '分钟',
        per: thousand,
        gift: 5_000,
        steps: [[1_000_000, 2_200], [5_000_000, 2_000], 1_800],
      }),
      meter({
        id: 'uhd',
        name: '超清视频',
        unit: '分钟',
        per: thousand,
        steps: [[1_000_000, 7_600], [5_000_000, 6_800], 6_000],
      }),
      meter({ id: 'record', name: '云录制', unit: '分钟', per: thousand, steps: [3_000] }),
      meter({ id: 'push', name: '旁路推流', unit: '分钟', per: thousand, steps: [1_200] }),
      meter({ id: 'denoise', name: 'AI 降噪', unit: '分钟', per: thousand, steps: [200] }),
    ],
    packages: [
      { meter: 'hd', amount: 100_000, fen: 198_000, months: 12 },
      { meter: 'hd', amount: 1_000_000, fen: 1_760_000, months: 12 },
      { meter: 'hd', amount: 5_000_000, fen: 7_700_000, months: 12 },
    ],
    rates: [
      { name: '单路录制', unit: '每千分钟', fen: 1_000, per: 1, note: '各人分开存，不合成' },
      {
        name: '录制文件存储',
        unit: '每 GB 每月',
        fen: 12,
        per: 1,
        note: `前 ${productLimits.netcall.recording} 天不计`,
      },
    ],
  },
  sms: {
    ...standard,
    name: productNames.sms,
    href: '/sms',
    meters: [
      meter({
        id: 'notice',
        name: '国内验证码与通知',
        unit: '条',
        per: thousand,
        steps: [[100_000, 5_200], [1_000_000, 4_700], 4_200],
      }),
      meter({
        id: 'marketing',
        name: '国内营销',
        unit: '条',
        per: thousand,
        steps: [[100_000, 5_600], [1_000_000, 5_200], 4_800],
      }),
      meter({ id: 'voice', name: '语音验证码', unit: '次', per: thousand, steps: [6_000] }),
    ],
    packages: [
      { meter: 'notice', amount: 10_000, fen: 49_000, months: 24 },
      { meter: 'notice', amount: 100_000, fen: 450_000, months: 24 },
      { meter: 'notice', amount: 1_000_000, fen: 4_000_000, months: 24 },
      { meter: 'marketing', amount: 100_000, fen: 480_000, months: 24 },
    ],
    rates: [
      { name: '中国香港', unit: '每条', fen: 38, per: 1, note: '发送者名要先登记' },
      { name: '日本', unit: '每条', fen: 56, per: 1, note: '网址要先登记' },
      { name: '新加坡', unit: '每条', fen: 32, per: 1, note: '发送者名要先登记' },
      { name: '印度尼西亚', unit: '每条', fen: 210, per: 1, note: '发送者名与模板都要登记' },
      { name: '印度', unit: '每条', fen: 42, per: 1, note: '实体、签名、模板三项备案' },
      { name: '阿联酋', unit: '每条', fen: 66, per: 1, note: '营销限 9 至 19 点' },
      { name: '德国', unit: '每条', fen: 62, per: 1, note: '营销须双重确认同意' },
      { name: '尼日利亚', unit: '每条', fen: 72, per: 1, note: '默认过滤免打扰名单' },
      { name: '巴西', unit: '每条', fen: 24, per: 1, note: '短号下发' },
      { name: '美国', unit: '每条', fen: 9, per: 1, note: '品牌与用途要登记' },
    ],
  },
  quicklogin: {
    ...standard,
    name: '一键登录',
    href: '/quicklogin',
    meters: [
      meter({
        id: 'login',
        name: '一键登录',
        unit: '次',
        per: thousand,
        gift: 1_000,
        steps: [[100_000, 4_000], [1_000_000, 3_500], [10_000_000, 3_000], 2_500],
      }),
      meter({
        id: 'verify',
        name: '本机号码校验',
        unit: '次',
        per: thousand,
        steps: [[100_000, 3_000], [1_000_000, 2_600], 2_200],
      }),
    ],
    packages: [
      { meter: 'login', amount: 100_000, fen: 360_000, months: 12 },
      { meter: 'login', amount: 1_000_000, fen: 3_000_000, months: 12 },
      { meter: 'login', amount: 10_000_000, fen: 24_000_000, months: 12 },
    ],
    rates: [],
  },
  interact: {
    ...standard,
    name: productNames.interact,
    href: '/interact',
    meters: [
      meter({
        id: 'stage',
        name: '高清连麦',
        unit: '分钟',
        per: thousand,
        steps: [[1_000_000, 2_200], [5_000_000, 2_000], 1_800],
      }),
      meter({
        id: 'voice',
        name: '语音连麦',
        unit: '分钟',
        per: thousand,
        steps: [[1_000_000, 550], [5_000_000, 500], 440],
      }),
      meter({
        id: 'traffic',
        name: '观众分发流量',
        unit: 'GB',
        steps: [[10_000, 24], [50_000, 22], [100_000, 20], 17],
      }),
      meter({ id: 'mix', name: '合流输出 720p', unit: '分钟', per: thousand, steps: [3_000] }),
      meter({ id: 'mix-hd', name: '合流输出 1080p', unit: '分钟', per: thousand, steps: [5_800] }),
    ],
    packages: [
      { meter: 'stage', amount: 200_000, fen: 396_000, months: 12 },
      { meter: 'stage', amount: 2_000_000, fen: 3_520_000, months: 12 },
      { meter: 'traffic', amount: 10_000, fen: 204_000, months: 12 },
    ],
    rates: [
      { name: '低时延分发', unit: '每 GB', fen: 36, per: 1, note: '端到端一秒以内' },
      { name: '场次录制', unit: '每千分钟', fen: 600, per: 1 },
    ],
  },
  whiteboard: {
    ...standard,
    name: productNames.whiteboard,
    href: '/whiteboard',
    meters: [
      meter({
        id: 'minutes',
        name: '参与者分钟',
        unit: '分钟',
        per: thousand,
        gift: 5_000,
        steps: [[1_000_000, 240], [5_000_000, 210], 180],
      }),
      meter({ id: 'pages', name: '文档转换', unit: '页', steps: [4] }),
      meter({ id: 'record', name: '白板录制', unit: '分钟', per: thousand, steps: [800] }),
    ],
    packages: [
      { meter: 'minutes', amount: 1_000_000, fen: 204_000, months: 12 },
      { meter: 'minutes', amount: 10_000_000, fen: 1_680_000, months: 12 },
    ],
    rates: [
      {
        name: '按教室包年',
        unit: '每间教室，每年',
        fen: 120_000,
        per: 1,
        note: `一间同时 ${productLimits.whiteboard.rooms.people} 人以内，不限分钟`,
      },
      { name: '动态课件转换', unit: '每页', fen: 10, per: 1, note: '保留动画与触发' },
    ],
  },
  censorship: {
    ...standard,
    name: '内容安全',
    href: '/promotion/censorship',
    meters: [
      meter({
        id: 'text',
        name: '文本机审',
        unit: '条',
        per: thousand,
        steps: [[1_000_000, 150], [10_000_000, 120], 90],
      }),
      meter({
        id: 'image',
        name: '图片机审',
        unit: '张',
        per: thousand,
        steps: [[1_000_000, 160], [10_000_000, 130], 100],
      }),
      meter({ id: 'audio', name: '音频机审', unit: '分钟', steps: [2] }),
      meter({ id: 'video', name: '视频机审', unit: '分钟', steps: [4] }),
      meter({ id: 'people', name: '人工复审', unit: '件', steps: [6] }),
    ],
    packages: [
      { meter: 'text', amount: 10_000_000, fen: 1_200_000, months: 12 },
      { meter: 'image', amount: 1_000_000, fen: 136_000, months: 12 },
      { meter: 'image', amount: 10_000_000, fen: 1_120_000, months: 12 },
    ],
    rates: [
      { name: '直播流巡检', unit: '每路每小时', fen: 120, per: 1, note: '每五秒一帧' },
      { name: '自定义词库', unit: '每月，每个应用', fen: 0, per: 1, note: '一万词以内' },
    ],
  },
  live: {
    ...standard,
    name: productNames.live,
    href: '/live',
    meters: [
      meter({
        id: 'traffic',
        name: '常规线路流量',
        unit: 'GB',
        steps: [[10_000, 24], [50_000, 22], [100_000, 20], 17],
      }),
      meter({ id: 'fast', name: '低时延线路流量', unit: 'GB', steps: [[10_000, 36], [50_000, 33], 30] }),
      meter({ id: 'transcode', name: '转码 720p', unit: '分钟', per: thousand, steps: [1_300] }),
      meter({ id: 'narrow', name: '窄带高清 720p', unit: '分钟', per: thousand, steps: [3_200] }),
      meter({ id: 'record', name: '录制', unit: '分钟', per: thousand, steps: [600] }),
    ],
    packages: [
      { meter: 'traffic', amount: 1_000, fen: 22_000, months: 12 },
      { meter: 'traffic', amount: 10_000, fen: 204_000, months: 12 },
      { meter: 'traffic', amount: 100_000, fen: 1_800_000, months: 12 },
    ],
    rates: [
      { name: '日峰值带宽', unit: '每 Mbps 每日', fen: 62, per: 1, note: '与流量二选一，次月生效' },
      { name: '转码 1080p', unit: '每千分钟', fen: 2_600, per: 1 },
      { name: '截图', unit: '每千张', fen: 100, per: 1 },
      { name: '画面审核', unit: '每千张', fen: 160, per: 1, note: '每五秒抽一帧' },
    ],
  },
  vod: {
    ...standard,
    name: productNames.vod,
    href: '/vod',
    meters: [
      meter({ id: 'storage', name: '存储', unit: 'GB', gift: 5, steps: [[10_000, 12], 10] }),
      meter({ id: 'transcode', name: '转码 720p', unit: '分钟', per: thousand, steps: [1_700] }),
      meter({ id: 'narrow', name: '窄带高清 720p', unit: '分钟', per: thousand, steps: [4_500] }),
      meter({ id: 'traffic', name: '播放流量', unit: 'GB', steps: [[10_000, 23], [50_000, 21], 18] }),
      meter({ id: 'secure', name: '加密播放', unit: '分钟', per: thousand, steps: [500] }),
    ],
    packages: [
      { meter: 'traffic', amount: 1_000, fen: 20_700, months: 12 },
      { meter: 'traffic', amount: 10_000, fen: 184_000, months: 12 },
      { meter: 'transcode', amount: 100_000, fen: 144_500, months: 12 },
    ],
    rates: [
      { name: '低频存储', unit: '每 GB 每月', fen: 6, per: 1, note: '取回每 GB 3 分' },
      { name: '转码 1080p', unit: '每千分钟', fen: 3_400, per: 1 },
      { name: '截图与雪碧图', unit: '每千张', fen: 100, per: 1 },
    ],
  },
  cloudcall: {
    ...standard,
    name: productNames.call,
    href: '/connection',
    minimum: 50_000,
    meters: [
      meter({
        id: 'privacy',
        name: '隐私号通话',
        unit: '分钟',
        per: thousand,
        steps: [[100_000, 9_000], [1_000_000, 8_200], 7_500],
      }),
      meter({ id: 'double', name: '双呼', unit: '分钟', per: thousand, steps: [[100_000, 11_000], 9_800] }),
      meter({ id: 'notice', name: '语音通知', unit: '分钟', per: thousand, steps: [6_000] }),
      meter({ id: 'number', name: '号码月租', unit: '个', steps: [3_000] }),
      meter({ id: 'seat', name: '坐席', unit: '个', steps: [[50, 12_000], 10_000] }),
    ],
    packages: [
      { meter: 'privacy', amount: 50_000, fen: 405_000, months: 12 },
      { meter: 'privacy', amount: 500_000, fen: 3_600_000, months: 12 },
    ],
    rates: [
      { name: '录音存储', unit: '每 GB 每月', fen: 12, per: 1, note: '前三十天不计' },
      { name: '95 号码接入', unit: '每个，一次', fen: 300_000, per: 1 },
    ],
  },
} as const satisfies Record<PricedProduct, PriceList>;

/** The price list of a product, as one shape for all of them. */
export const priceListOf = (product: PricedProduct): PriceList => prices[product];

/** Ids of the meters of a product. */
export type MeterId<Product extends PricedProduct> = (typeof prices)[Product]['meters'][number]['id'];

/** Quantities of a month by meter of a product. */
export type Quantities<Product extends PricedProduct> = Readonly<Partial<Record<MeterId<Product>, number>>>;

/** A meter of a product by its id: `meterOf('im', 'mau')`. A literal that is no id of the product is a type error. */
export function meterOf<Product extends PricedProduct, Id extends string>(
  product: Product,
  id: Id & (string extends Id ? string : MeterId<Product>),
): Meter {
  const { meters } = priceListOf(product);
  const found = meters.find((one) => one.id === id);
  if (!found) throw new Error(`${product} has no meter "${id}": it has ${meters.map((one) => one.id).join(', ')}`);
  return found;
}

/** Minutes of a package of calls, which are those of HD video: voice minutes that one pays for, and how many a minute of ultra HD takes. */
export const callPackage = { voice: 4, uhd: 3.5 } as const;
export const callWeights = { voice: 1 / callPackage.voice, hd: 1, uhd: callPackage.uhd } as const;

/** One row of the promotion's price table that older customers still know. */
export type LegacySmsPrice = {
  name: string;
  /** Messages in the package. */
  amount: number;
  /** Yuan for the package. */
  money: number;
  /** Yuan for a message, and what it was before the promotion. */
  unitPrice: number;
  srcUnitPrice: number;
};

/** The SMS promotion's table, closed to new customers. Its values are examples until a provider puts in its own. */
export const legacySms = {
  sms: [
    { name: '入门包', amount: 5_000, money: 250, unitPrice: 0.05, srcUnitPrice: 0.055 },
    { name: '成长包', amount: 50_000, money: 2_350, unitPrice: 0.047, srcUnitPrice: 0.055 },
    { name: '企业包', amount: 500_000, money: 21_500, unitPrice: 0.043, srcUnitPrice: 0.055 },
  ],
  voiceSms: [
    { name: '语音入门包', amount: 1_000, money: 65, unitPrice: 0.065, srcUnitPrice: 0.08 },
    { name: '语音成长包', amount: 10_000, money: 600, unitPrice: 0.06, srcUnitPrice: 0.08 },
  ],
} as const satisfies Record<'sms' | 'voiceSms', readonly LegacySmsPrice[]>;
