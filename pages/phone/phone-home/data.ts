import { firstPrice } from '../../../components/price/first-price.ts';
import { commitments } from '../../../config/commitments.ts';
import { lineDelays, secondsText } from '../../../config/live-lines.ts';
import { measurements } from '../../../config/measurements.ts';
import { meterOf, type PricedProduct } from '../../../config/prices.ts';
import { grouped } from '../../../config/rules/price.ts';

const { trial } = commitments;
const { message, call, sms } = measurements;

function priceOf(product: PricedProduct, id: string): string {
  const { price, unit } = firstPrice(meterOf(product, id));
  return `${price}/${unit.slice(1).trimStart()}`;
}

export const cards = [
  {
    title: '短信',
    text: `验证码从提交到回执，一半在 ${sms.receipt} 秒以内；慢的二十分之一，超过 ${sms.slowest} 秒。号码停机也有回执。`,
    more: { href: '/m/sms', name: '从第一条短信开始' },
    price: priceOf('sms', 'notice'),
    note: `国内验证码与通知；试用送 ${trial.texts} 条。`,
  },
  {
    title: '即时通讯',
    text: `对方在线，消息 ${message.delivery} 毫秒到；锁了屏，推送 ${message.push} 秒亮起。两条线按同一把尺画。换了手机，历史消息也跟着走。`,
    more: { href: '/im', name: '看消息怎么走' },
    price: priceOf('im', 'mau'),
    note: `按月活跃用户；试用送 ${grouped(trial.chatUsers)} 人。`,
  },
  {
    title: '音视频通话',
    text: `每一百个包丢 ${call.lossUnderstood} 个，话还听得懂：语音平均意见分 ${call.score} 分，满分 5 分。网再差，先保声音。`,
    more: { href: '/netcall', name: '看弱网里的一通电话' },
    price: priceOf('netcall', 'voice'),
    note: `高清视频 ${priceOf('netcall', 'hd')}；试用送 ${grouped(trial.callMinutes)} 分钟。`,
  },
  {
    title: '直播',
    text: `镜头到屏幕：常规线路 ${secondsText(lineDelays.regular)} 秒，低时延 ${secondsText(lineDelays.fast)} 秒，连麦 ${secondsText(lineDelays.stage)} 秒。时延越低，单价越高。`,
    more: { href: '/live', name: '看三条线路' },
    price: priceOf('live', 'traffic'),
    note: `常规线路的流量；试用送 ${trial.liveGigabytes} GB。`,
  },
] as const;
