import { measurements } from '../../../config/measurements.ts';
import type { DiagramEdge, DiagramNode } from '../../../components/sections/diagram.tsx';

const client = { x: 1, width: 180, height: 54 };
const edge = { x: 290, width: 190, height: 84, tone: 'ours' } as const;
const service = { x: 860, width: 279, height: 74, tone: 'ours' } as const;

export const nodesZh: readonly DiagramNode[] = [
  { ...client, id: 'phone', y: 10, title: '手机应用', icon: 'smartphone' },
  { ...client, id: 'web', y: 94, title: '网页与小程序', icon: 'app-window' },
  { ...client, id: 'desktop', y: 178, title: '桌面与大屏', icon: 'tv-minimal' },
  { ...client, id: 'device', y: 262, title: '手表与音箱', icon: 'watch' },
  { ...edge, id: 'near', y: 62, title: '就近接入点', lines: ['同城首跳', '断网自动换线'], icon: 'radio-tower' },
  { ...edge, id: 'carrier', y: 190, title: '运营商网关', lines: ['短信与号码', '三网直连'], icon: 'phone-call' },
  {
    id: 'wecan',
    x: 570,
    y: 96,
    width: 190,
    height: 140,
    title: 'WE-CAN',
    lines: ['全球传输网络', '逐包选路', `跨洲中位数 ${measurements.acrossContinents} 毫秒`],
    icon: 'globe',
    tone: 'core',
  },
  { ...service, id: 'message', y: 1, title: '消息服务', lines: ['会话、群组、历史、推送'], icon: 'messages-square' },
  { ...service, id: 'media', y: 90, title: '媒体服务', lines: ['混流、转码、录制、分发'], icon: 'video' },
  { ...service, id: 'agent', y: 180, title: '智能体服务', lines: ['听、想、说，接入您选的模型'], icon: 'bot' },
  {
    ...service,
    id: 'yours',
    y: 270,
    title: '您的服务端',
    lines: ['事件回调与管理接口'],
    icon: 'server',
    tone: 'plain',
  },
];

export const edgesZh: readonly DiagramEdge[] = [
  { from: 'phone', to: 'near' },
  { from: 'web', to: 'near' },
  { from: 'desktop', to: 'near' },
  { from: 'device', to: 'near' },
  { from: 'near', to: 'wecan' },
  { from: 'carrier', to: 'wecan' },
  { from: 'wecan', to: 'message' },
  { from: 'wecan', to: 'media' },
  { from: 'wecan', to: 'agent' },
  { from: 'wecan', to: 'yours' },
];
