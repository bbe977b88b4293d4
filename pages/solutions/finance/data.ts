import { commitments } from '../../../config/commitments.ts';
import { productLimits } from '../../../config/product-limits.ts';

const { uptime } = commitments;
const { recording, details } = productLimits.netcall;

/** Of one sale, on the bill: nine of each of two people, and nine recorded. */
export const minutes = { hd: 18, record: 9 };

export const limits = [
  { value: uptime.contract, unit: '%', name: '合约可到的月度可用性', condition: '按双可用区部署，逐约商定' },
  { value: '99.2', unit: '%', name: '双录一次合格率', condition: '渡口银行，2025 年 10 月' },
  { value: String(recording), unit: '天', name: '录像在我们这里的默认时长', condition: '之后在您的存储里，时长由您定' },
  { value: String(details.contract), unit: '天', name: '每通质量数据可查', condition: '年度合同' },
];
