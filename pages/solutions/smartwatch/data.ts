import type { SieveProps } from '../../../components/sections/sieve.tsx';
import { measurements } from '../../../config/measurements.ts';
import { parts } from './words.yaml';

/** Shares of the calls that got through, before and now. */
export const reached = { before: 0.895, now: 0.987 };

/** Of a thousand calls, those that failed before, and how many of them each change has won: 98.7% now get through. */
export const won: SieveProps = {
  label: '从前每千次呼叫有 105 次打不通；推送唤醒、换网重连与自动补拨赢回 92 次，还剩 13 次',
  whole: { value: '105 次', text: '每千次里打不通的' },
  rest: { value: '13 次', text: '转成语音留言，有信号再发' },
  gates: [
    { name: '睡着了', text: `厂商推送唤醒，中位 ${measurements.signal.wake} 秒`, stopped: '53 次', left: 52 / 105 },
    { name: '换网了', text: '一变就探测，300 毫秒重连', stopped: '31 次', left: 21 / 105 },
    { name: '没信号', text: '几秒的死角里自动补拨', stopped: '8 次', left: 13 / 105 },
  ],
};
export const memory = parts.map(({ size, ...part }, index) => {
  const from = parts.slice(0, index).reduce((sum, one) => sum + one.size, 0);
  return { ...part, from, to: from + size, value: `${(size / 100).toFixed(2)} MB` };
});

/** Hours of lessons, and who calls: those on the list of the parents, and others. */
export const lessons = [
  [8, 12],
  [13.5, 16.5],
] as const;
