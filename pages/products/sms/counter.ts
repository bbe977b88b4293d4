import { measured } from '../../../config/rules/text-segments.ts';

/** The kinds of message: the rules that each is sent by, and one to begin with. */
export const kinds = {
  code: {
    name: '验证码',
    hours: '全天，优先队列',
    consent: '用户自己点“获取验证码”',
    sign: '云桥出行',
    text: '验证码 482913，5 分钟内有效，请勿转告他人。',
  },
  notice: {
    name: '通知',
    hours: '全天，不急的建议 8 至 21 点',
    consent: '与已有业务有关，存续期间',
    sign: '半亩鲜',
    text: '您的订单 0817 已由骑手小周取出，预计 18:20 送达；联系骑手请拨 177****3102，通话时不显示您的号码。',
  },
  offer: {
    name: '营销',
    hours: '8 至 21 点，其余时间顺延',
    consent: '事先明确同意，证据留存三年',
    sign: '栖木书店',
    text: '会员日明天 10 点开始，您收藏的 3 本书降到 6 折，点 qimu.example/m 查看。拒收请回复 R',
  },
} as const;

export type Kind = keyof typeof kinds;
export type Draft = { kind: Kind; sign: string; text: string };
/** Fen a segment. */
export type Rates = Readonly<Record<Kind, number>>;

type Rule = { broken: (draft: Draft) => boolean; hint: string };

/** What reviewers return a message for, and what to do. */
const rules: readonly Rule[] = [
  { broken: ({ sign }) => sign === '', hint: '签名不能空，写公司、品牌或应用的名称' },
  { broken: ({ text }) => text === '', hint: '正文是空的' },
  { broken: ({ sign, text }) => /[【】]/.test(sign + text), hint: '正文与签名里去掉【】，会被当成第二个签名' },
  { broken: ({ kind, text }) => kind === 'code' && !/\d{4,8}|\{\w+\}/.test(text), hint: '验证码里没有数字或变量' },
  {
    broken: ({ kind, text }) => kind === 'offer' && !/拒收请回复\s?R/.test(text),
    hint: '营销短信须写明退订：拒收请回复 R',
  },
  {
    broken: ({ kind, text }) => kind !== 'offer' && /优惠|折扣|\d\s?折|特价|抢购|领券|会员日/.test(text),
    hint: '有促销用语，改按营销短信送审',
  },
  {
    broken: ({ text }) => /\b(?:t\.cn|dwz\.cn|url\.cn|suo\.im|bit\.ly)\b/i.test(text),
    hint: '公共短域名会被退回，换成自己的域名',
  },
];

/** How long a message is with its signature, what it costs, the rules of its kind, and what it would be returned for. */
export function readingOf(draft: Draft, rates: Rates) {
  const { characters, segments } = measured(`【${draft.sign}】${draft.text}`);
  const hints = rules.filter(({ broken }) => broken(draft)).map(({ hint }) => hint);
  const { hours, consent } = kinds[draft.kind];
  const split = segments > 1 ? '，超过 70 字后按 67 字一条' : '';
  const verdict = hints.length > 0 ? hints.join('；') : '没有会被退回的写法';
  return {
    texts: {
      characters: `${characters} 字`,
      segments: `${segments} 条`,
      price: `¥${((segments * rates[draft.kind]) / 100).toFixed(3)}`,
      hours,
      consent,
    },
    status: `${characters} 字，计 ${segments} 条${split}；${verdict}`,
  };
}
