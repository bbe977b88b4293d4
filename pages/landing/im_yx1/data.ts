import { commitments } from '../../../config/commitments.ts';
import { measurements } from '../../../config/measurements.ts';

const { uptime } = commitments;

export const proofs = [
  { value: String(measurements.message.delivery), unit: '毫秒', name: '同城送达', condition: '中位数，双方在线' },
  { value: String(measurements.message.push), unit: '秒', name: '锁屏收到', condition: '走厂商通道' },
  { value: uptime.standard, unit: '%', name: '可用性承诺', condition: '付费即有，写进合同' },
];
