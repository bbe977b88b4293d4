import { listedPrice } from '../../../components/sections/listed-price.ts';
import { shared, usual } from './model.ts';

export const columns = [{ name: '村卫生室' }, { name: '乡镇卫生院', marked: true }, { name: '县医院' }];
export const levels = [
  { name: '人', cells: ['村医一位', '操作医生，能扫不能报', '超声、影像、心电医生'] },
  { name: '设备', cells: ['手机、血压计、心电贴', '超声机与采集盒', '诊断屏与阅片站'] },
  { name: '线路', cells: ['4G，2 Mbps 起', '卫健专网，10 Mbps 起', '专网汇聚'] },
  { name: '做什么', cells: ['随访、上传、陪诊', '检查，听指令移动探头', '看、量、标、出报告'] },
  { name: '留什么', cells: ['随访记录', '超声机里的一份影像', '存档影像、报告与标注'] },
];

export const trailLead =
  '一位示例病人的两周。粗线是病人在哪里，箭头是网上走的资料，虚线是需要转县里的 8.3%；圆点是三条规定各管到的那一步。';
/** From the top of the drawing down. */
export const places = ['县医院', '乡镇', '村'] as const;

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

export const limits = [
  { value: '210', unit: '毫秒', name: '探头到县里的屏幕', condition: '4K，30 帧，枕溪县专网，中位数' },
  { value: '40', unit: '毫秒', name: '两路画面的偏差', condition: '同一采集盒，按时间戳对齐' },
  { value: '12', unit: 'Mbps', name: '4K 超声的码率上限', condition: '关闭去噪与锐化' },
  { value: '30', unit: '秒', name: '服务器停机后恢复', condition: '四台中停任意一台' },
];

export const cases = [
  { when: '只有一家医院，看复诊', why: '没有上下级，处方才是难点。', instead: { href: '/medhos', name: '互联网医院' } },
  { when: '面向个人用户的健康平台', why: '用不到专网和采集盒。', instead: { href: '/medical', name: '互联网医疗' } },
  { when: '远程手术、机械臂操控', why: '210 毫秒够指导扫查，不够动刀；本方案不承接。' },
];

export const price = listedPrice({
  product: 'netcall',
  quantities: { uhd: 29_200 },
  usage: '先用公有云试：每月 1,217 例超声，两端各 12 分钟。装进县机房的，按服务器数签约',
});

export const steps = [
  { title: '量线路', text: '一个乡镇一天，先量三家，出一张带宽与丢包的表。' },
  { title: '装三家', text: '县医院四台服务器，三家卫生院各一个采集盒，两周。' },
  { title: '双盲评分', text: '请医生对照原机图像打分，一周；通过了再铺开。' },
];

export const questions = [
  {
    question: '老超声机没有数字接口？',
    answer: '有 VGA 或 S 端子就能采，画质以模拟信号为限。采集盒不改机器，不影响注册证。',
  },
  {
    question: '村里只有手机信号怎么办？',
    answer: '村级默认只走语音与静图，2 Mbps 以上才开视频。心电波形每 30 秒 60 kB，没信号时先存后传。',
  },
  { question: '标注会不会改动影像？', answer: '不会。笔迹走互动白板，与影像分开存；导出时可以选带或不带。' },
  { question: '县里机房没有人值守？', answer: '升级用离线包，每季度一次；硬件告警发到县里和我们两边，可以约定驻场。' },
];

export const neighbours = [
  { href: '/private-cloud', name: '私有化部署', text: '四台服务器怎样分工，怎样升级。' },
  { href: '/medhos', name: '互联网医院', text: '县医院自己的线上复诊与处方。' },
  { href: '/whiteboard', name: '互动白板', text: '冻结画面上的测量与标注。' },
];
