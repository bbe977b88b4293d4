import { commitments } from '../../../config/commitments.ts';
import { offers } from '../../../config/offers.ts';

const { replies } = commitments;
const { present, deleted } = offers.consultation;

/** What happens to a record, by days after it was handed in. A working day counts as 1.4 days. */
export const stages = [
  { day: replies.lead, title: '书面回复', text: `${replies.lead} 个工作日` },
  { day: Math.round(present * 1.4), title: '礼品寄出', text: `沟通后 ${present} 个工作日` },
  { day: deleted, title: '资料删除', text: `${deleted} 天没有继续的` },
];
