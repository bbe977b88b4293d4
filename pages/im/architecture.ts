import type { DiagramEdge, DiagramNode } from '../../components/sections/diagram.tsx';

const client = { x: 1, width: 176, height: 58 };
const service = { x: 842, width: 297, height: 74, tone: 'ours' } as const;

export const nodes: readonly DiagramNode[] = [
  { ...client, id: 'mobile', y: 30, title: '手机', icon: 'smartphone' },
  { ...client, id: 'web', y: 142, title: '网页与小程序', icon: 'app-window' },
  { ...client, id: 'desktop', y: 254, title: '桌面', icon: 'monitor' },
  { id: 'near', x: 258, y: 116, width: 190, height: 110, title: '就近接入点', lines: ['长连接与鉴权', '同城首跳', '断了自动换线'], icon: 'radio-tower', tone: 'ours' },
  { id: 'shard', x: 530, y: 96, width: 212, height: 150, title: '会话分片', lines: ['发号、去重', '三副本日志', '主备切换 300 毫秒内', '满员前先拆分'], icon: 'database', tone: 'core' },
  { ...service, id: 'review', y: 1, title: '内容审核', lines: ['文字、图片、语音，发号前完成'], icon: 'shield-check' },
  { ...service, id: 'yours', y: 90, title: '您的服务端', lines: ['发送前询问，事后抄送'], icon: 'server', tone: 'plain' },
  { ...service, id: 'push', y: 179, title: '推送网关', lines: ['合并、配额、厂商通道'], icon: 'bell-ring' },
  { ...service, id: 'history', y: 268, title: '历史与检索', lines: ['漫游、全文索引、按期清除'], icon: 'history' },
];

export const edges: readonly DiagramEdge[] = [
  { from: 'mobile', to: 'near' },
  { from: 'web', to: 'near' },
  { from: 'desktop', to: 'near' },
  { from: 'near', to: 'shard' },
  { from: 'shard', to: 'review' },
  { from: 'shard', to: 'yours' },
  { from: 'shard', to: 'push' },
  { from: 'shard', to: 'history' },
];
