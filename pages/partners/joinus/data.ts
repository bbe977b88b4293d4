import { partnerDays } from '../../../config/partners.ts';

/** Days after the application; `ours` is what we do, `yours` what the partner does. */
export const path = [
  { day: 0, title: '提交', ours: '分给本省渠道经理', yours: '填好表单' },
  { day: partnerDays.call, title: '来电', ours: '说明三类伙伴的权责', yours: '讲清客户在哪里' },
  { day: partnerDays.papers, title: '资质', ours: '一次告知缺什么', yours: '执照、案例、联系人' },
  { day: partnerDays.contract, title: '签约', ours: '协议与伙伴后台', yours: '盖章' },
  { day: partnerDays.order, title: '首单', ours: '售前一起见第一位客户', yours: '两名同事完成培训' },
] as const;
