import type { ComparisonColumn, ComparisonRow } from '../../../components/sections/comparison-table.tsx';
import { measurements } from '../../../config/measurements.ts';

const { within, withinSeconds } = measurements.sms;

/** The three kinds of message, and the rules that each is sent by. */
export const kinds: readonly ComparisonColumn[] = [
  { name: '验证码', note: '注册、登录、支付、改绑手机' },
  { name: '通知', note: '订单、物流、挂号、账单' },
  { name: '营销', note: '会员日、上新、到期提醒' },
];

export const rules: readonly ComparisonRow[] = [
  { name: '下发时间', cells: ['全天，单独的优先队列', '全天，不急的建议 8 至 21 点', '8 至 21 点，其余时间顺延'] },
  { name: '接收同意', cells: ['用户自己点“获取验证码”', '与已有业务有关，存续期间', '事先明确同意，证据留存三年'] },
  {
    name: '没收到，或不想收',
    cells: ['60 秒后可改打语音报数', '用户回复推到您的回调地址', '回复 R 立即生效，名单自动拦截'],
  },
  {
    name: '限度',
    cells: [`送达的 ${within}% 在 ${withinSeconds} 秒内`, '一次一千个号码，各有一组变量', '月投诉率超过万分之一即暂停'],
  },
];
