import type { DiagramEdge, DiagramNode } from '../../../components/sections/diagram.tsx';

const client = { x: 1, width: 196, height: 66 };
const service = { x: 870, width: 269, height: 66, tone: 'ours' } as const;

/** The parts of an online classroom, where they stand in the drawing. */
export const nodes: readonly DiagramNode[] = [
  { ...client, id: 'teacher', y: 6, title: '老师', lines: ['网页、桌面客户端'], icon: 'presentation' },
  { ...client, id: 'pupil', y: 96, title: '学生', lines: ['平板、手机、电视'], icon: 'tablet' },
  { ...client, id: 'room', y: 186, title: '教室大屏', lines: ['遥控器，一键进课'], icon: 'tv-minimal' },
  { ...client, id: 'office', y: 276, title: '教务与家长', lines: ['巡课、旁听、看回放'], icon: 'users-round' },
  {
    id: 'near',
    x: 292,
    y: 132,
    width: 172,
    height: 84,
    title: '就近接入点',
    lines: ['同城首跳', '断网自动换线'],
    icon: 'radio-tower',
    tone: 'ours',
  },
  {
    id: 'class',
    x: 556,
    y: 84,
    width: 222,
    height: 180,
    title: '课堂频道',
    lines: ['声音与画面', '白板指令', '信令与消息', '共用一个课堂时钟', '误差 40 毫秒以内'],
    icon: 'timer',
    tone: 'core',
  },
  { ...service, id: 'record', y: 6, title: '录制与回放', lines: ['音画与白板分轨，十分钟上架'], icon: 'circle-play' },
  { ...service, id: 'safe', y: 96, title: '内容安全', lines: ['文字、画面、语音，先审再发'], icon: 'shield-check' },
  { ...service, id: 'report', y: 186, title: '学情与质量', lines: ['举手、发言、卡顿，按人按课'], icon: 'gauge' },
  {
    ...service,
    id: 'yours',
    y: 276,
    title: '您的教务系统',
    lines: ['排课、账号、订单，走回调与接口'],
    icon: 'server',
    tone: 'plain',
  },
];

export const edges: readonly DiagramEdge[] = [
  { from: 'teacher', to: 'near' },
  { from: 'pupil', to: 'near' },
  { from: 'room', to: 'near' },
  { from: 'office', to: 'near' },
  { from: 'near', to: 'class' },
  { from: 'class', to: 'record' },
  { from: 'class', to: 'safe' },
  { from: 'class', to: 'report' },
  { from: 'class', to: 'yours' },
];
