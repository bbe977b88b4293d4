import type { ComparisonColumn, ComparisonRow } from '../../../components/sections/comparison-table.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Classroom } from '../../../components/art/scenes/classroom.tsx';
import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { grouped } from '../../../config/rules/price.ts';
import { Film } from './art/scenes.tsx';
import { Arrived, Ordered, Sampled, Thinned } from './art/stroke.tsx';

export { neighbours } from './words.yaml';

const { room, snapshot } = productLimits.whiteboard;
const { stroke, hour } = measurements.whiteboard;

export const pens = [
  ['蓝', 'var(--primary)'],
  ['墨', 'var(--ink)'],
  ['绿', 'var(--accent-ink)'],
  ['橙', 'var(--warm)'],
] as const;

/** The way of a stroke from one hand to all eyes. */
export const travel = [
  { when: '0 至 6 毫秒', title: '自己先看见', text: '每秒采样 120 次，先画在本地，不等网络。', art: <Sampled /> },
  { when: '9 毫秒', title: '抽去看不出的点', text: '180 个点留 48 个，差分编码后一笔 220 字节。', art: <Thinned /> },
  { when: '40 毫秒', title: '排进同一个队', text: '每个操作一个连续的序号，因此没有冲突。', art: <Ordered /> },
  { when: `${stroke} 毫秒`, title: '别人也看见', text: 'P95。各端重描成矢量，放大 20 倍不糊。', art: <Arrived /> },
];

export const scenes = [
  {
    title: '小班课：学生一秒上台',
    text: '老师点一下名字，学生得到那支笔，三分钟后自动收回。竖式、几何和听写用同一套教具。',
    href: '/edu',
    size: 'half',
    art: <Classroom label="老师在白板上画三次函数，三名学生在旁边，一人正在台上写" names={['小禾', '子墨', '念念']} />,
  },
  {
    title: '会诊：圈在同一个结节上',
    text: '省院画圈，县院按影像标尺量出毫米。标注另存一层，带医生姓名与时刻，不动原始影像。',
    href: '/medical',
    size: 'half',
    art: <Film />,
  },
] as const;

/** What an hour of a lesson takes, in megabytes. */
export const sizes = [
  { name: '1080p 录屏', note: '2.5 Mbps', to: 1125, value: '1,125 MB', tone: 'muted' },
  { name: '720p 录屏', note: '1.2 Mbps', to: 540, value: '540 MB', tone: 'muted' },
  {
    name: '事件加声音',
    note: '48 kbps 语音',
    to: hour,
    value: `${hour} MB`,
  },
  { name: '只有事件', note: '8,300 笔', to: 1.8, value: '1.8 MB', tone: 'second' },
] as const;

export const roles: readonly ComparisonColumn[] = [
  { name: '主讲', note: '老师、主刀医生、评审组长', marked: true },
  { name: '协作', note: '上台的学生、会诊专家' },
  { name: '只读', note: '旁听、观摩、家长' },
];

export const rights: readonly ComparisonRow[] = [
  { name: '书写与擦除', cells: [true, '只擦自己的', false] },
  { name: '撤销', note: '按人记录', cells: ['自己的，或整页回退', '自己的', false] },
  { name: '翻页与播放动画', cells: ['全员跟随', '只翻自己的', '可选自由翻看'] },
  { name: '给权与收权', cells: ['任何人，可定分钟数', false, '可举手申请'] },
];

export const limits = [
  {
    value: grouped(room.contract),
    unit: '人',
    name: '一个房间的上限',
    condition: `30 人可以同时写；按量付费 ${room.metered} 人`,
  },
  { value: '10,000', unit: '笔', name: '一页', condition: '缩放移动保持每秒 60 帧' },
  { value: '500', unit: '页', name: '一块板', condition: '缩放 10% 到 2,000%' },
  { value: '0.6', unit: '秒', name: '半路进来', condition: '中端手机补齐 45 分钟的课' },
  { value: String(snapshot), unit: '天', name: '关房后快照保留', condition: '到期前可导出 PDF' },
];

export const cases = [
  { when: '要现成的会议', why: '白板是 SDK，没有会议室和日程。', instead: { href: '/meeting', name: '视频会议' } },
  { when: '一千人以上只看不写', why: '每一端都要重画笔迹，看直播更省。', instead: { href: '/live', name: '直播' } },
  { when: '要长期协作的文档', why: `板随课堂开始，快照在关房 ${snapshot} 天后清除。` },
];

export const questions = [
  {
    question: '两个人同时改同一个图形，听谁的？',
    answer: (
      <p>
        移动和改色按属性“后到者胜”，一个移、一个改色，两样都生效。为什么这样选，写在
        <Link href="/dev-blog/whiteboard-crdt-or-log">一份决策记录</Link>里。
      </p>
    ),
  },
  {
    question: '断网了还能写吗？',
    answer: '能。五分钟之内写的，重连后按次序补进去；超过五分钟的另存一页，由主讲决定要不要并回来。',
  },
  {
    question: 'PPT 里哪些动画会走样？',
    answer: '切换、进入、强调、退出和路径动画都保留；宏与第三方插件的效果会变成静态画面，转码报告逐页列出。',
  },
  {
    question: '数据能留在本地机房吗？',
    answer: (
      <p>
        能，白板与转码服务都可以<Link href="/private-cloud">私有化部署</Link>，四核 8 GB 的机器带 2,000 人在线。
      </p>
    ),
  },
];
