import type { LanesProps } from '../../../components/sections/lanes.tsx';
import { lineDelays } from '../../../config/live-lines.ts';
import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';

const [{ stage }, { muted }] = [productLimits.interact, measurements.moderation];

/** From the moment when the host agrees: the stream that viewers pull goes on while its source changes. */
const span = (from: number, to: number, name: string) => ({ from, to, name });
export const handover: LanesProps = {
  title: '点同意后 600 毫秒嘉宾画面就绪，850 毫秒在关键帧处换源，1,100 毫秒观众看到嘉宾，观众的流没有断过',
  end: 1_300,
  moments: [
    { at: 0, when: '0 毫秒', name: '主播点同意', short: '同意' },
    { at: 600, when: '600', name: '画面就绪', short: '就绪' },
    { at: 850, when: '850', name: '切换点', short: '换源' },
    { at: 1_100, when: '1,100', name: '看到嘉宾', short: '看到' },
  ],
  lanes: [
    { name: '直通', spans: [span(0, 850, '只有主播')] },
    { name: '合流', spans: [{ ...span(600, 850, '连出五帧'), weak: true }, span(850, 1_300, '主播与嘉宾')] },
    { name: '观众', spans: [span(0, 1_100, '主播'), span(1_100, 1_300, '两人')] },
  ],
};

export const limits = [
  {
    value: String(stage.prepaid),
    unit: '人',
    name: '同时上麦',
    condition: `预付套餐；按量付费 ${stage.metered} 人，签约 ${stage.contract} 人`,
  },
  { value: String(lineDelays.stage), unit: '毫秒', name: '台上互相听见', condition: 'P95，国内，含家庭宽带' },
  { value: '1.1', unit: '秒', name: '点同意到观众看见', condition: '中位数，2026 年 1 月' },
  { value: '4', unit: '间', name: '跨房 PK', condition: 'SDK 4.9 起' },
];

export const questions = [
  { question: '台上有人审吗？', answer: `每路画面按间隔截帧、声音切片送审，违规的 ${muted} 秒内静音。` },
  { question: '嘉宾是横屏，房间是竖屏呢？', answer: '输出尺寸在建房时定死，横屏嘉宾留边或裁切，由模板决定。' },
  { question: '合流会让主播变糊吗？', answer: '主播多编码一次，暗部略有损失；介意的话把合流码率提高 20%。' },
  { question: '费用主要花在哪里？', answer: '台下的流量，常占九成。台上几个人的分钟数加起来，往往不到一成。' },
];
