import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { grouped } from '../../../config/rules/price.ts';

const { call, meeting } = measurements;

export const proofs = [
  {
    value: meeting.gathered.seconds,
    unit: '秒',
    name: '早会全员到齐',
    condition: `衡木重工 6 个厂区，原来要 ${meeting.gathered.before} 分钟`,
  },
  { value: grouped(productLimits.meeting.people), unit: '人', name: '同开一场', condition: '企业套餐，人人都能开口' },
  {
    value: call.score,
    unit: '分',
    name: '弱网里的听感',
    condition: `丢包 ${call.lossUnderstood}%，满分 5 分`,
  },
];
