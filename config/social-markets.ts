import type { City } from './network.ts';

/** A market that social apps go to. Laws are summaries as of October 2026, with the article to look up. */
export type SocialMarket = {
  id: string;
  name: string;
  /** Where its rooms are measured from. */
  city: City;
  takedown: {
    law: string;
    about: string;
    /** Hours that the law names; null where it names none. */
    hours: number | null;
    /** What it asks for, as a stamp says it: seven characters at most. */
    stamp: string;
  };
  payout: {
    /** How hosts are paid. */
    rail: string;
    /** When the money is there. */
    arrives: string;
    papers: string;
  };
};

export const socialMarkets: readonly SocialMarket[] = [
  {
    id: 'sa',
    name: '沙特',
    city: '利雅得',
    takedown: {
      law: '反网络犯罪法第 6 条',
      about: '传播违禁内容，最高五年监禁、三百万里亚尔罚金',
      hours: null,
      stamp: '最高五年监禁',
    },
    payout: { rail: '银行转账（IBAN）', arrives: '1 个工作日内', papers: '替商家做广告的个人须有 Mawthooq 许可' },
  },
  {
    id: 'id',
    name: '印度尼西亚',
    city: '雅加达',
    takedown: {
      law: '通信部 2020 年第 5 号令',
      about: '收到主管部门的要求起算；儿童色情、恐怖等紧急内容 4 小时',
      hours: 24,
      stamp: '24 小时撤下',
    },
    payout: { rail: 'BI-FAST 实时转账', arrives: '几秒', papers: '税号（NPWP）与身份证' },
  },
  {
    id: 'jp',
    name: '日本',
    city: '东京',
    takedown: {
      law: '情报流通平台对处法，限指定平台',
      about: '7 日内答复删除申请',
      hours: 168,
      stamp: '7 天内答复',
    },
    payout: { rail: '全银系统转账', arrives: '当日', papers: '日本境内的付款方须收个人编号（My Number）' },
  },
  {
    id: 'br',
    name: '巴西',
    city: '圣保罗',
    takedown: {
      law: '互联网民事框架法第 21 条',
      about: '私密影像，收到当事人通知须尽力撤下',
      hours: null,
      stamp: '通知即撤下',
    },
    payout: { rail: 'Pix', arrives: '几秒', papers: '个人税号（CPF）' },
  },
  {
    id: 'eu',
    name: '欧盟',
    city: '法兰克福',
    takedown: {
      law: '数字服务法第 16、17 条',
      about: '及时处理举报，限制内容须写明理由',
      hours: null,
      stamp: '理由要写明',
    },
    payout: { rail: 'SEPA 即时转账', arrives: '10 秒', papers: '税号；适用 DAC7 的平台每年报送收入' },
  },
  {
    id: 'us',
    name: '美国',
    city: '弗吉尼亚',
    takedown: {
      law: 'TAKE IT DOWN Act',
      about: '未经同意的私密影像，含换脸，自有效申请起算',
      hours: 48,
      stamp: '48 小时撤下',
    },
    payout: { rail: 'ACH 转账', arrives: '1 至 3 个工作日', papers: '本国主播 W-9，外国主播 W-8BEN' },
  },
];

/** Who talks with whom: rooms that these apps live on, by the cities at both ends. */
export const socialRooms: readonly { from: City; to: City; who: string }[] = [
  { from: '利雅得', to: '雅加达', who: '海湾的房主，印尼的嘉宾' },
  { from: '法兰克福', to: '利雅得', who: '移居欧洲的人，回家乡的房' },
  { from: '圣保罗', to: '弗吉尼亚', who: '南北美的葡语房' },
  { from: '东京', to: '雅加达', who: '动漫配音房' },
];

/** What a store keeps of 100 paid for coins, by its public terms. */
export const giftChannels = [
  { name: 'App Store，标准费率', percent: 30, about: '个别国家和地区另有费率' },
  { name: 'App Store，小型企业计划', percent: 15, about: '上一年到手不超过 100 万美元，须申请' },
] as const;

/** What reviewers of the two stores try in a social app, and where it has to be. */
export const storeReviews = [
  {
    name: 'App Store',
    items: [
      { clause: '审核指南 1.2', what: '过滤、举报、拉黑、联系方式都要有' },
      { clause: '审核指南 3.1.1', what: '金币走应用内购买，个别地区另有规定' },
      { clause: '审核指南 5.1.1(v)', what: '能在 App 里注册，就要能在 App 里注销' },
      { clause: '随机匹配', what: '以随机、匿名聊天为主的，可不经通知下架' },
    ],
  },
  {
    name: 'Google Play',
    items: [
      { clause: '用户生成内容', what: '先接受条款再发布，App 内能举报、能拉黑' },
      { clause: '儿童安全标准', what: '公布标准，App 内能反馈，指定联系人' },
      { clause: '账号删除', what: 'App 内一个入口，网页上也要有一个' },
      { clause: '付款政策', what: '金币走 Play 结算，个别地区另有规定' },
    ],
  },
] as const;
