import { partnerDays, partnerLevels, partnerTerms } from '../../../config/partners.ts';

const { isv, si, dealer } = partnerTerms;

export const differences = [
  {
    name: '比例',
    cells: [
      `目录价 ${isv.tenths[2]} 至 ${isv.tenths[0]} 折`,
      `许可的 ${si.percent[0]}% 至 ${si.percent[2]}%`,
      `${dealer.steps[0].percent}% 至 ${dealer.steps[2].percent}%`,
    ],
  },
  { name: '何时到手', cells: ['客户付款时', '随项目验收', `季末后 ${dealer.settled} 个工作日对账，收票后付`] },
  { name: '要占用的资金', cells: ['次月付用量', '按合同垫付', '没有'] },
  { name: '一线支持', cells: ['您', '您', '我们'] },
  {
    name: '要懂接口吗',
    cells: [`要，${partnerLevels[0].trained} 名工程师`, `要，${partnerLevels[0].trained} 名运维`, '不要'],
  },
  { name: '客户保护', cells: ['不适用', `报备 ${si.protected} 天`, `登记 ${dealer.protected} 天`] },
];

export const first = [
  { when: '当天', title: '填表', text: '公司、联系人、想做哪一类，三分钟。' },
  { when: `第 ${partnerDays.call} 天前`, title: '来电', text: '不合适会直说，并告诉您另一条路。' },
  { when: `第 ${partnerDays.papers} 天`, title: '材料', text: '缺什么一次说完。' },
  { when: `第 ${partnerDays.contract} 天`, title: '签约', text: '电子签，后台当天可用。' },
  { when: `第 ${partnerDays.order} 天`, title: '首单', text: '前三位客户有人陪。', marked: true },
];
