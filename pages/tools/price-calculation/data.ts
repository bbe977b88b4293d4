import { createElement as h } from 'react';
import { Link } from '../../../components/ui/link.tsx';
import { callMonths, quantitiesOf } from '../../../config/call-months.ts';
import type { PriceExample } from '../../../config/price-examples.ts';
import { callPackage, meterOf } from '../../../config/prices.ts';
import { grouped } from '../../../config/rules/price.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

const example = (id: keyof typeof callMonths, name: string, text: string): PriceExample & { id: string } => ({
  id,
  name,
  text,
  quantities: quantitiesOf(callMonths[id]),
});

/** The presets, in words. */
export const examples = [
  example('service', '客服视频', '每月六百通，客户与坐席各八分钟，全程录制。'),
  example('clinic', '线上问诊', '每月两万次，医患各十二分钟，病历要求留存录像。'),
  example('lesson', '小班课', '一位老师六名学生，每月两千节，每节一小时，全部录下来回看。'),
  example('voice', '语聊房', '每月十万场，一场八个人十分钟，全部开 AI 降噪。'),
  example('match', '赛事连线', '每天三场，六位解说与选手用 1080p，每场两小时，录制并推到直播间。'),
];

const gift = grouped(meterOf('netcall', 'hd').gift);

export const rules = filled(words.rules, { gift, voice: callPackage.voice, uhd: callPackage.uhd });

export const further = h(
  'p',
  null,
  '逐档单价在',
  h(Link, { href: '/price/netcall' }, '音视频通话价格'),
  '；推到直播间之后的流量在',
  h(Link, { href: '/price/live' }, '直播价格'),
  '；云市场的同一份账单在',
  h(Link, { href: '/nrtc-aws' }, '云市场版'),
  '；要一份按承诺用量的报价，',
  h(Link, { href: '/promotion/advisory' }, '约三十分钟'),
  '。',
);
