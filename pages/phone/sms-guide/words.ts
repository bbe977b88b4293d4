import { firstPrice } from '../../../components/price/first-price.ts';
import type { TickGroup } from '../../../components/try/tick-steps.tsx';
import { commitments } from '../../../config/commitments.ts';
import { meterOf } from '../../../config/prices.ts';
import { productLimits } from '../../../config/product-limits.ts';

const { review, segment, unknownAfter, packageMonths } = productLimits.sms;
const { price } = firstPrice(meterOf('sms', 'notice'));
const carrierDays = `${review.carrierDaysFrom} 至 ${review.carrierDaysTo} 个工作日`;

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

export const templates = [
  ['验证码', '验证码 {验证码}，{分钟} 分钟内有效，请勿转告他人。', '用户点“获取验证码”触发，全天可发。'],
  ['通知', '您预约的{项目}在{时间}开始，改期请在应用内操作。', '与已有业务有关，不急的 8 至 21 点发。'],
  ['营销', '会员日{日期}开始，您收藏的商品有{折扣}。拒收请回复 R', '先取得同意，8 至 21 点发，带退订。'],
] as const;

export const refusals = [
  ['一个变量代替了整段正文', '{内容}', '改成“您的订单{单号}已由{骑手}取出”：变量只放会变的词。'],
  ['正文里有公共短域名', '点 t.example/x8 查看', '换成自己备案过的域名，与签名同一主体。'],
  ['签名对不上执照', '【出行助手】', '用执照上的全称或简称；用商标的，附上授权书。'],
] as const;

export const facts = [
  { name: '国内验证码与通知', value: `${price}/条`, note: `按成功提交的条数计，套餐 ${packageMonths} 个月有效。` },
  { name: '一条的长度', value: `${segment.single} 字`, note: `签名和变量都算；更长的按每 ${segment.part} 字一条计。` },
];
