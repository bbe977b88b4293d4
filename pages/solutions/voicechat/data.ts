import { lineDelays } from '../../../config/live-lines.ts';
import { measurements } from '../../../config/measurements.ts';
import { minutesUntil, times } from './model.ts';

/** Participant minutes of a month of such evenings. */
export const monthly = minutesUntil(times.length - 1) * 30;

export const limits = [
  { value: '142', unit: '毫秒', name: '同意到被听见', condition: '中位数，拾音岛，2024 年第二季度' },
  { value: String(lineDelays.stage), unit: '毫秒', name: '麦上互相听见', condition: 'P95，国内，含家庭宽带' },
  { value: measurements.moderation.muted, unit: '秒', name: '违规到闭麦', condition: '从 10 秒切片送审算起' },
  { value: '20', unit: '秒', name: '掉线留座', condition: '默认值，可调' },
];
