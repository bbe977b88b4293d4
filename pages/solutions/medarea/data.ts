import { listedPrice } from '../../../components/sections/listed-price.ts';
import { shared, usual } from './model.ts';

type Leg = {
  when: string;
  /** Minutes since nine on Monday; the other days follow after a gap. */
  at: number;
  until?: number;
  /** Places by their index. */
  from: number;
  to: number;
  what: string;
  note?: string;
  /** The patient on the road: in all cases, or only in those that go to the county. */
  walk?: 'all' | 'some';
};

const gigabytes = ((shared(usual).used * 12 * 60) / 8 / 1000).toFixed(1);
export const trail: readonly Leg[] = [
  { when: '9:10', at: 10, from: 2, to: 0, what: '心电 30 秒', note: '60 kB，血压 172/104' },
  { when: '9:25', at: 25, until: 45, from: 2, to: 1, what: '病人去乡镇', walk: 'all' },
  { when: '10:00', at: 60, until: 72, from: 1, to: 0, what: '超声 12 分钟', note: `至多 ${gigabytes} GB` },
  { when: '10:40', at: 100, from: 0, to: 1, what: '报告回乡镇打印', note: '结果全县互认' },
  { when: '10:50', at: 110, until: 130, from: 1, to: 2, what: '病人回村', walk: 'all' },
  { when: '周三', at: 170, from: 1, to: 0, what: '影像编号先到', note: '不用重做' },
  { when: '周三', at: 178, until: 192, from: 2, to: 0, what: '8.3% 去县里', walk: 'some' },
  { when: '下周一', at: 232, from: 0, to: 2, what: '出院小结到村', note: '视频复查一次' },
];

/** What is demanded of the legs above, by their index. */
export const rules = [
  {
    title: '基层检查，上级诊断',
    source: '十部门指导意见，2023 年',
    color: 'var(--tint-strong)',
    touches: { 2: '影像得到全县唯一编号', 3: '结果全县互认，是紧密型医共体的要求', 5: '凭编号调，转到哪里都能调' },
  },
  {
    title: '诊断归谁',
    source: '《远程医疗服务管理规范（试行）》，2018 年',
    color: 'var(--second-ink)',
    touches: { 2: '乡镇医生是邀请方', 3: '县里出意见，采不采纳由邀请方定；两方都留记录' },
  },
  {
    title: '影像不出县',
    source: '本方案的部署；我们远程排障要您当场放行，看不到画面，全程录屏',
    color: 'var(--third-ink)',
    touches: { 2: '转发、存储、日志都在县医院机房', 5: '只传编号，影像留在机房' },
  },
];

export const price = listedPrice({
  product: 'netcall',
  quantities: { uhd: 29_200 },
  usage: '先用公有云试：每月 1,217 例超声，两端各 12 分钟。装进县机房的，按服务器数签约',
});
