import { evenAt, priceOf, priceRanges, rateOf } from '../told.ts';
import { callPackage } from '../../../../config/prices.ts';
import { productLimits } from '../../../../config/product-limits.ts';
import { grouped } from '../../../../config/rules/price.ts';
import { serviceRows, wayColumns, waysToPay } from './ways.ts';
import type { PriceWords } from './words.ts';

const { room, details } = productLimits.netcall;

export const netcall: PriceWords = {
  title: '每月先送|一万分钟',
  lead: `每位参与者接通后开始计时，按他同时收到的画面归档。高清每千分钟 ${priceOf('netcall', 'hd')}，语音每千分钟 ${priceOf('netcall', 'voice')}；高清与语音每月各送五千分钟。`,
  offersTitle: '通话分钟的三种付法',
  offersLead: `一年里赠送之外的高清分钟超过 ${grouped(evenAt('netcall', 'hd'))}，最小的包就比按量省；抵语音时能抵更多分钟。`,
  offers: waysToPay({
    product: 'netcall',
    meter: 'hd',
    entry: 'voice',
    metered: ['每月送语音、高清各 5,000 分钟', '阶梯价随当月累计自动下调', '并发默认 1,000 路，可申请调高'],
    prepaid: ['语音、高清、超清可互抵', '12 个月内用完即可，不按月作废', '余量不足 10% 时提醒'],
    contract: ['按年承诺用量，逐月结算', '专属调度资源与质量周报', '重大活动现场保障'],
  }),
  tiersTitle: '各清晰度的分钟单价',
  tiersLead: '高清指 720p 及以下，超清指 1080p 及以上。一个人关掉摄像头、也没有订阅别人的画面时，这一段按语音计。',
  ratesTitle: '录制的其他方式',
  packagesTitle: '分钟包',
  packagesLead: `包里是高清分钟，12 个月内有效。抵语音时 1 分钟抵 ${callPackage.voice} 分钟，抵超清时 ${callPackage.uhd} 分钟抵 1 分钟，都是按单价折算出来的。`,
  comparison: {
    title: '三种付法的差别',
    lead: 'SDK、节点与弱网算法不分付法，差别只在价格、账期与服务。',
    caption: '音视频通话三种付费方式的对比',
    columns: wayColumns,
    rows: [
      {
        group: '通话',
        rows: [
          { name: '高清，每千分钟', cells: [...priceRanges('netcall', 'hd'), '按承诺用量'] },
          { name: '同时进行的通话', cells: ['1,000 路', '5,000 路', '按合约'] },
          { name: '单个房间人数', cells: [room.metered, room.prepaid, grouped(room.contract)] },
          { name: '呼叫组件与离线响铃', cells: [true, true, true] },
          {
            name: '通话质量明细',
            note: '每通每秒可查',
            cells: [`${details.metered} 天`, `${details.prepaid} 天`, `${details.contract} 天`],
          },
        ],
      },
      serviceRows,
    ],
  },
  faq: [
    {
      question: '两个人通话十分钟，算十分钟还是二十分钟？',
      answer: '二十分钟。按每位参与者在房间里的时长相加，各自从接通算到挂断；响铃、未接和被拒绝的时间不计。',
    },
    {
      question: '不足一分钟怎么算？',
      answer: '按秒累计，全天加总后再折成分钟，不满一分钟的尾数只在当天最后进一次，不是每通都进。',
    },
    {
      question: '一个人看九宫格，按哪一档？',
      answer: '看总像素：九路 180p 合起来不到一路 720p，算高清；九路 360p 合起来等于一路 1080p，按超清。',
    },
    {
      question: '录制要不要再付通话分钟？',
      answer: `录制服务作为旁听者进房，不计通话分钟，只按合成后的时长收录制费。单路录制每千分钟 ${rateOf('netcall', '单路录制')}，各路分开存。`,
    },
    {
      question: 'AI 降噪按谁计？',
      answer: '按开启降噪的那位发言者的在房时长计。端上的基础降噪一直免费，收费的是去除人声干扰与键盘声的模型。',
    },
  ],
  closing: { title: '一万分钟够您做完验收', lead: '语音、高清各五千分钟，每月一日重新计起，注册当天生效。' },
};
