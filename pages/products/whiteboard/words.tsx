import { Link } from '../../../components/ui/link.tsx';
import { productLimits } from '../../../config/product-limits.ts';
import { grouped } from '../../../config/rules/price.ts';
import { Drawing, Reading, SmallClass } from './art/scenes.tsx';

const { room, snapshot } = productLimits.whiteboard;

export const pens = [
  ['蓝', 'var(--primary)'],
  ['墨', 'var(--ink)'],
  ['绿', 'var(--accent-ink)'],
  ['橙', 'var(--warm)'],
] as const;

export const scenes = [
  {
    label: '小班课',
    title: '学生一秒上台',
    text: '老师点一下名字，学生得到那支笔；三分钟后自动收回，其他人的草稿一直在自己的屏上。',
    points: ['举手、上台、收笔都有次序，家长端只读', '竖式、几何和听写用同一套教具', '课后按学生拆出各自写过的部分'],
    href: '/edu',
    action: '在线教育方案',
    art: <SmallClass />,
  },
  {
    label: '会诊读片',
    title: '圈在同一个结节上',
    text: '影像截帧无损上板，省院画圈，县院量尺寸。标注另存一层，不动原始影像。',
    points: ['测量按影像标尺换算成毫米', '每一版标注带医生姓名与时刻', '服务与数据可以留在医院机房'],
    href: '/medical',
    action: '医疗方案',
    art: <Reading />,
  },
  {
    label: '远程评审',
    title: '意见写在图上，名字写在意见上',
    text: '三地专家看同一张总平面图，圈注、引线、尺寸都在原处，会后汇成一张意见表。',
    points: ['A0 图纸放大 20 倍仍是矢量', '评审期间禁止下载与截图水印可选', '事件记录按序号封存，可以复核'],
    href: '/remote-bidding',
    action: '远程评标方案',
    art: <Drawing />,
  },
];

export const limits = [
  {
    value: grouped(room.contract),
    unit: '人',
    name: '一个房间的上限',
    condition: `其中 30 人可以同时写；按量付费 ${room.metered} 人`,
  },
  { value: '10,000', unit: '笔', name: '一页', condition: '缩放移动保持每秒 60 帧' },
  { value: '500', unit: '页', name: '一块板', condition: '缩放 10% 到 2,000%' },
  { value: '0.6', unit: '秒', name: '半路进来', condition: '中端手机补齐 45 分钟的课' },
  { value: String(snapshot), unit: '天', name: '关房后快照保留', condition: '到期前可导出 PDF' },
];

export const cases = [
  {
    when: '要一场现成的会议',
    why: '白板是 SDK，没有会议室和日程。',
    instead: { href: '/meeting', name: '视频会议' },
  },
  {
    when: '一千人以上只看不写',
    why: '每一端都要重画笔迹；只看的人，看直播更省。',
    instead: { href: '/live', name: '直播' },
  },
  { when: '要长期协作的文档', why: `板随课堂开始，快照在关房 ${snapshot} 天后清除。` },
];

export const questions = [
  {
    question: '两个人同时改同一个图形，听谁的？',
    answer: (
      <p>
        移动和改色按属性“后到者胜”，一个移、一个改色，两样都生效。笔迹落下后不再改，只能整笔擦。为什么这样选，写在
        <Link href="/dev-blog/whiteboard-crdt-or-log">一份决策记录</Link>里。
      </p>
    ),
  },
  {
    question: '断网了还能写吗？',
    answer:
      '能。五分钟之内写的，重连后按次序补进去；超过五分钟的另存一页，由主讲决定要不要并回来。服务器每个房间一主一备，主机失联 800 毫秒后备机接手。',
  },
  {
    question: 'PPT 里哪些动画会走样？',
    answer:
      '切换、进入、强调、退出和路径动画都保留；宏与第三方插件的效果会变成静态画面。转码报告逐页列出哪一步降级了，课前即可查看。',
  },
  {
    question: '数据能留在本地机房吗？',
    answer: (
      <p>
        能，白板服务与转码服务都可以<Link href="/private-cloud">私有化部署</Link>，四核 8 GB 的机器带 2,000 人在线。
      </p>
    ),
  },
];

export const neighbours = [
  { href: '/nrtc', name: '音视频通话 2.0', text: '声音、画面与笔迹共用一个时钟。' },
  { href: '/meeting', name: '视频会议', text: '直接使用带白板的会议组件。' },
  { href: '/vod', name: '点播', text: '课后把回放渲染成视频，倍速、字幕都有。' },
];
