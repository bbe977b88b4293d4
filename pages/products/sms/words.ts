import { commitments } from '../../../config/commitments.ts';
import { prices } from '../../../config/prices.ts';
import { unitPrice } from '../../../config/rules/price.ts';

const { testTexts } = commitments;

/** From the request to the receipt, in milliseconds. */
export const trip = [
  { name: '云桥机房', to: 96, value: '96 毫秒' },
  { name: '运营商短信中心', from: 96, to: 2310, value: '2.21 秒', tone: 'second' },
  { name: '寻呼与空口下发', from: 2310, to: 3180, value: '0.87 秒', tone: 'second' },
  { name: '状态报告返回', from: 3180, to: 3412, value: '232 毫秒', tone: 'second' },
  { name: '推到您的服务端', from: 3412, to: 3460, value: '48 毫秒' },
] as const;

const every5 = (values: readonly number[]) => values.map((value, index) => [index * 5, value] as const);

/** One hour of a channel, every five minutes: the rate of receipts, and its share of the traffic, in percent. */
export const hour = {
  receipts: every5([98.4, 98.5, 98.3, 98.4, 96.1, 91.2, 85.3, 82.6, 84.9, 92, 96.8, 98.1, 98.4]),
  share: every5([38, 38, 38, 38, 36, 14, 2, 2, 2, 4, 14, 32, 38]),
};

/** Eight of the places most written to: how long half of the messages take, and what the place asks for first. */
const regions = [
  { place: '中国香港', seconds: '3.1', rule: '发送者名登记，2 个工作日' },
  { place: '日本', seconds: '3.8', rule: '网址须提前登记' },
  { place: '新加坡', seconds: '3.4', rule: '发送者名登记，未登记标为可疑' },
  { place: '印度尼西亚', seconds: '5.2', rule: '发送者名与模板都要登记' },
  { place: '印度', seconds: '4.6', rule: '实体、签名、模板三项备案' },
  { place: '阿联酋', seconds: '4.1', rule: '营销 9 至 19 点，名前加 AD-' },
  { place: '德国', seconds: '3.3', rule: '营销须双重确认同意' },
  { place: '美国', seconds: '3.6', rule: '品牌与用途登记，约 10 个工作日' },
];

export const places = regions.map(({ place, seconds, rule }) => {
  const rate = prices.sms.rates.find(({ name }) => name === place);
  if (!rate) throw new Error(`prices.sms: no rate for ${place}`);
  return { title: place, text: `${unitPrice(rate)}，${seconds} 秒。${rule}。` };
});

/** What has to be done once before messages go out under a name of one's own: when, what, and who does it. */
export const schedule = [
  { when: '周一上午，您', title: '企业实名', text: '营业执照、经办人证件、使用场景；当天审完。' },
  { when: '2 小时内，云桥', title: '签名与模板审核', text: '用途、变量和示例写全，九成一次通过。' },
  { when: '周一下午，您', title: '测试签名联调', text: `发给验证过的自有号码，每天 ${testTexts} 条，接口相同。` },
  { when: '3 至 7 个工作日，三家运营商', title: '签名报备', text: '先通过的网先能发。', marked: true },
  { when: '最早周五，您', title: '正式下发', text: '只改 sign 一个参数。' },
];

export const gates = [
  { name: '频率限制', text: '号码、设备、IP 段', stopped: '61,200', left: 0.388 },
  { name: '人机校验', text: '风险分高于 40 才出现', stopped: '34,600', left: 0.042 },
  { name: '完成率熔断', text: '低于 20% 停半小时', stopped: '2,560', left: 0.0164 },
];

export const cases = [
  { when: '要带图片或长文', why: '短信只有文字。', instead: { href: '/im', name: '即时通讯 IM' } },
  { when: '双方要通话', why: '号码写进短信，就留给了对方。', instead: { href: '/connection', name: '专线电话' } },
  { when: '没有企业资质', why: '个人只能用测试签名，发给自己验证过的号码。' },
];

export const questions = [
  {
    question: '个人开发者能用吗？',
    answer: `可以用测试签名联调；正式下发须完成企业实名，签名对应营业执照、已备案的应用名或有授权的商标。`,
  },
  {
    question: '一条短信怎么算长度？',
    answer: '签名、变量和退订文字都算。70 个字以内是一条；超过后按每 67 个字一条算。表情占两个字。',
  },
  {
    question: '回执显示送达，用户却说没收到？',
    answer: '多半被拦截软件收进了垃圾箱。填回的比例低于六成时，先换掉正文里的短链接，再提工单。',
  },
  {
    question: '携号转网的用户会不会发错通道？',
    answer: '不会。选通道前先查携号转网库；查不到的按号段发，失败后换另外两张网各试一次，不另收费。',
  },
];

export const neighbours = [
  { href: '/quicklogin', name: '一键登录', text: '蜂窝网络下由运营商直接核验，取不到号再转短信。' },
  { href: '/im', name: '即时通讯 IM', text: '应用在线时走消息，离线再发短信，费用更低。' },
  { href: '/connection', name: '专线电话', text: '骑手与顾客互相拨打，互相看不到号码。' },
];
