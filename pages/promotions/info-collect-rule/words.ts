import { commitments } from '../../../config/commitments.ts';
import { offers } from '../../../config/offers.ts';

const { replies } = commitments;
const { present, deleted } = offers.consultation;

export const lead =
  '在“方案咨询”页登记需求的企业，收到书面回复并完成一次沟通，可以得到一套印刷版技术白皮书。下面写明谁能参加、资料怎样用、礼品什么时候到。引用某一条，点它的编号，地址栏里就是它的链接。';

/** What happens to a record, by days after it was handed in. A working day counts as 1.4 days. */
export const stages = [
  { day: replies.lead, title: '书面回复', text: `${replies.lead} 个工作日` },
  { day: Math.round(present * 1.4), title: '礼品寄出', text: `沟通后 ${present} 个工作日` },
  { day: deleted, title: '资料删除', text: `${deleted} 天没有继续的` },
];

export const changes = [
  { day: '2026-10-12T00:00:00+08:00', text: '第 14 条增加不能收礼的办法；印量从六百套加到一千套。' },
  { day: '2026-09-01T00:00:00+08:00', text: '活动开始。' },
] as const;
