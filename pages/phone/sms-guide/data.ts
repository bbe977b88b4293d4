import { firstPrice } from '../../../components/price/first-price.ts';
import type { TickGroup } from '../../../components/try/tick-steps.tsx';
import { commitments } from '../../../config/commitments.ts';
import { meterOf } from '../../../config/prices.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { carrierDays } from './words.yaml';

const { review, segment, unknownAfter, packageMonths } = productLimits.sms;
const { price } = firstPrice(meterOf('sms', 'notice'));

export const groups: readonly TickGroup[] = [
  {
    name: '今天：不用资质的',
    steps: [
      ['verify', '验证自己的手机号', '添加这台手机，填回六位数字。'],
      ['first', '用测试签名发一条', `不收费，每天可发 ${commitments.testTexts} 条。`],
      ['receipt', '看懂回执', `从“已提交”变成“送达”；${unknownAfter} 小时没有回音，记为“未知”。`],
    ],
  },
  {
    name: '半天：自己交的材料',
    steps: [
      ['company', '企业实名', '拍执照和经办人证件，当天审完。'],
      ['sign', '申请签名', `对得上执照、应用名或有授权的商标，${review.hours} 小时内审完。`],
      ['template', '申请模板', '照抄下面三条，九成一次通过。'],
    ],
  },
  {
    name: '一周左右：运营商的事',
    steps: [
      ['carriers', '三家运营商报备', `${carrierDays}。先通过的网先能发，催也不会快。`],
      ['switch', '换上自己的签名', '只改 sign 一个参数。三张网各发一条，都送达才算完。'],
    ],
  },
];

export const facts = [
  { name: '国内验证码与通知', value: `${price}/条`, note: `按成功提交的条数计，套餐 ${packageMonths} 个月有效。` },
  { name: '一条的长度', value: `${segment.single} 字`, note: `签名和变量都算；更长的按每 ${segment.part} 字一条计。` },
];
