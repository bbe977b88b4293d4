import { commitments } from '../../../config/commitments.ts';
import { productLimits } from '../../../config/product-limits.ts';

const { testTexts } = commitments;
const { frequency } = productLimits.sms;

/** What has to be done once before messages go out under a name of one's own. */
export const schedule = [
  {
    name: '周一',
    cues: [
      { when: '上午', what: '企业实名', note: '营业执照、经办人身份证明、使用场景说明；当天审完。', who: '您' },
      { when: '2 小时内', what: '签名与模板审核', note: '用途、变量和示例写全，九成一次通过。', who: '云桥' },
      {
        when: '下午起',
        what: '测试签名联调',
        note: `发给验证过的自有号码，每天 ${testTexts} 条，接口与正式发送完全一样。`,
        who: '您',
      },
    ],
  },
  {
    name: '周二到下周三',
    cues: [
      {
        when: '3 至 7 个工作日',
        what: '签名报备',
        note: '三家分别报备，先通过的网先能发；这一段谁也催不快。',
        who: '三家运营商',
        marked: true,
      },
    ],
  },
  {
    name: '最早周五，最晚下周四',
    cues: [{ when: '报备通过', what: '正式下发', note: '只改 sign 一个参数，无须重新发版。', who: '您' }],
  },
];

export const guards = [
  {
    title: '频率',
    text: `同一模板对同一号码每分钟 ${frequency.minute} 条、每小时 ${frequency.hour} 条、每日 ${frequency.day} 条，滑动窗口计数；被拒的不计数，攻击者锁不住真实用户。`,
  },
  {
    title: '跨客户识别',
    text: '同一号码十分钟内收到六个以上签名的验证码，就暂停投递一小时，并返回 4031，而不是假装成功。',
  },
  { title: '国际白名单', text: '默认只开通您有业务的国家，其余按需申请；达到每日消费上限时先停止后告警。' },
];

export const cases = [
  {
    when: '要带图片，或正文长过几条短信',
    why: '短信只有文字，超过 70 个字就按多条计费。',
    instead: { href: '/im', name: '即时通讯 IM' },
  },
  {
    when: '双方要通话，又不想露号码',
    why: '号码写进短信，就留在了对方手机里。',
    instead: { href: '/connection', name: '专线电话' },
  },
  { when: '没有企业资质', why: '个人只能用测试签名，发给自己验证过的号码。' },
];

export const questions = [
  {
    question: '个人开发者能用吗？',
    answer: `可以用测试签名给自己验证过的号码发，每天 ${testTexts} 条，足够调通接口。正式下发须完成企业实名，签名要对得上营业执照、已备案的应用名或有授权的商标。`,
  },
  {
    question: '一条短信怎么算长度？',
    answer:
      '签名、变量和退订文字都算。70 个字以内是一条；超过后按每 67 个字一条算，少的三个字位用来标明次序。表情占两个字。',
  },
  {
    question: '回执显示送达，用户却说没收到？',
    answer:
      '多半被手机里的拦截软件收进了垃圾箱，也有个别网关收下就回“成功”。验证码发出后被填回的比例低于六成时，先换掉正文里的短链接，再提工单。',
  },
  {
    question: '携号转网的用户会不会发错通道？',
    answer: '不会。选通道前先查携号转网库，库每天更新；查不到的按号段发，失败后自动换另外两张网各试一次，不另收费。',
  },
];

export const neighbours = [
  { href: '/quicklogin', name: '一键登录', text: '蜂窝网络下由运营商直接核验，取不到号再转短信。' },
  { href: '/im', name: '即时通讯 IM', text: '应用在线时走消息，离线再发短信，费用更低。' },
  { href: '/connection', name: '专线电话', text: '骑手与顾客互相拨打，互相看不到号码。' },
];
