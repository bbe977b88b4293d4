import type { ReceiptProps } from '../../../../components/sections/receipt.tsx';
import { partnerDays, partnerLevels, partnerTerms } from '../../../../config/partners.ts';
import { grouped, roundYuan, yuan } from '../../../../config/rules/price.ts';
import { clinics } from '../model.ts';
import type { KindWords } from './words.ts';

const { annual, tenths } = partnerTerms.isv;
const { count, fee, minutes, income, cost, work, left } = clinics;

/** The worked year as a bill. */
export const bill = {
  title: '视频复诊模块的第一年',
  meta: `${count} 家门诊`,
  rows: [
    { name: '模块收入', how: `${count} 家 × ${roundYuan(fee * 100)}`, amount: yuan(income) },
    {
      name: '通信费用',
      how: `每月 ${grouped(minutes)} 分钟，目录价 × ${tenths[0] / 10} × 12`,
      amount: `−${yuan(cost)}`,
    },
    { name: '接入开发', how: '两人四周', amount: `−${yuan(work)}` },
  ],
  total: { name: '第一年结余', amount: yuan(left) },
  note: '复诊 90 次/月，每次 12 分钟，医患两端各计一份；高清视频。',
  stamp: '算例',
} satisfies ReceiptProps;

export const isv: KindWords = {
  paper: 'ledger',
  layout: 'split',
  title: '把视频复诊|装进您的软件',
  lead: '客户和您签约，款付给您；通信按用量向我们结算，低于目录价。软件里不出现我们的名字，除非您愿意。',
  note: '算例里的用量与售价是假设，单价取自价格页。',
  year: {
    title: '什么时候开始赚钱',
    lead: `一家门诊软件商，加一个每年 ${roundYuan(fee * 100)} 的视频复诊模块。横轴是装了多少家，两条线的交点以右是利润。`,
    remarks: [
      { title: '不预付', text: '后付费，次月 10 日出账。用得少的月份，账单也少。' },
      { title: '第二年没有开发费', text: '同样的家数，结余多出两人四周的工钱。' },
      {
        title: '价格随量走',
        text: `上一年结算满 ${grouped(annual[1])} 元，次年 ${tenths[1]} 折；满 ${grouped(annual[2])} 元，${tenths[2]} 折。`,
      },
    ],
  },
  duties: {
    ours: [
      { text: '接入架构评审两次', note: '开工前一次，上线前一次' },
      { text: '沙箱与独立的用量账户', note: '每家门诊一个子账户，用量分得清' },
      { text: '二线支持', note: '您的工程师提单，不经客服转' },
      { text: '方案上架', note: '行业方案页写您的名字和链接' },
    ],
    yours: [
      { text: '产品、定价与收款' },
      { text: '一线支持', note: '终端客户先找您' },
      { text: '界面里标明录音录像的告知', note: '法律要求' },
      { text: '两名工程师通过接入考试', note: '线上，两天' },
    ],
    never: [{ text: '直接联系您的客户推销' }, { text: '做同一行业的成品软件' }, { text: '要求独家' }],
  },
  levels: {
    caption: '解决方案伙伴的三个等级',
    rows: [
      { name: '上一年结算额', cells: ['不限', `${grouped(annual[1])} 元`, `${grouped(annual[2])} 元`] },
      { name: '结算价', note: '对目录价', cells: tenths.map((tenth) => `${tenth} 折`) },
      { name: '通过考试的工程师', cells: partnerLevels.map(({ trained }) => `${trained} 人`) },
      { name: '架构评审', cells: ['一年 2 次', '一年 4 次', '驻场，按需'] },
      { name: '联合发布', cells: [false, '案例一篇', '案例与大会演讲'] },
      { name: '行业线索共享', cells: [false, true, true] },
    ],
  },
  path: [
    { when: '第 1 天', title: '沙箱', text: '不等签约，先用试用额度把接口调通。' },
    { when: `第 ${partnerDays.papers} 天`, title: '评审', text: '一小时，看调用时序与计费估算。' },
    { when: `第 ${partnerDays.contract} 天`, title: '签约', text: '结算价生效，开出子账户。' },
    {
      when: `第 ${partnerDays.order} 天`,
      title: '三家试点',
      text: '门诊里真用，用量与质量每天发您一份。',
      marked: true,
    },
    { when: '第 60 天', title: '上架', text: '方案页与案例同一天发布。' },
  ],
  limits: [
    { value: '2,000', unit: '个', name: '子账户', condition: '一份协议之下' },
    { value: '10', unit: '日', name: '出账', condition: '次月，附每家明细' },
    { value: '90', unit: '天', name: '结算价保护', condition: '等级下调前公告' },
    { value: '6', unit: '个月', name: '退出过渡', condition: '终止协议后照常服务' },
  ],
  source: '2026 年 11 月的伙伴协议，第 3 版。',
  cases: [
    {
      when: '不写软件，只卖',
      why: '没有自己的产品，折扣用不上。',
      instead: { href: '/partner/dealer', name: '渠道伙伴' },
    },
    { when: '一个项目一个样', why: '交付的是工程，不是产品。', instead: { href: '/partner/si', name: '集成伙伴' } },
  ],
  questions: [
    { question: '能换掉界面上的标志吗？', answer: '组件全部可以改，开源的那一层直接改源码；协议里没有署名条款。' },
    { question: '客户的数据归谁？', answer: '归客户，您是受托人，我们是您的转受托人，三层责任写进协议附件。' },
    { question: '涨价怎么办？', answer: '涨价提前公告，已售出的年度模块按原价用满当年。' },
    { question: '年用量没到怎么办？', answer: '降一级，次年四月生效，已开的子账户不动。' },
  ],
  act: '申请之后当天开沙箱，先把接口调通，再谈合同。',
};
