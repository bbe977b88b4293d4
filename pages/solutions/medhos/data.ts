import type { DiagramEdge, DiagramNode } from '../../../components/sections/diagram.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';

const box = (x: number, y: number, width = 190, height = 92) => ({ x, y, width, height });
export const nodes: readonly DiagramNode[] = [
  { id: 'patient', ...box(0, 30), title: '患者小程序', lines: ['不装新软件'], icon: 'smartphone' },
  { id: 'courier', ...box(0, 220), title: '药房与配送', lines: ['药师端离线可读'], icon: 'truck' },
  {
    id: 'cloud',
    ...box(270, 90, 240, 160),
    title: '云桥',
    lines: ['呼叫、响铃、候诊消息', '音视频与录制', '不存病历与处方'],
    tone: 'ours',
    icon: 'cloud',
  },
  { id: 'gate', ...box(590, 110, 140, 120), title: '前置机', lines: ['医院机房', '国密，单向'], tone: 'core' },
  { id: 'his', ...box(810, 0), title: '院内系统', lines: ['号源、处方'], icon: 'hospital' },
  { id: 'desk', ...box(810, 124), title: '医生工作站', lines: ['多一个按钮'], icon: 'monitor' },
  { id: 'store', ...box(810, 248), title: '归档存储', lines: ['录像、对话'], icon: 'archive' },
];
export const edges: readonly DiagramEdge[] = [
  { from: 'patient', to: 'cloud' },
  { from: 'courier', to: 'cloud' },
  { from: 'cloud', to: 'gate' },
  { from: 'gate', to: 'his' },
  { from: 'gate', to: 'desk' },
  { from: 'gate', to: 'store' },
];

export const price = listedPrice({
  product: 'netcall',
  quantities: { hd: 104_000, record: 52_000 },
  usage: '每月 8,700 次复诊，两人各 6 分钟，双向录制；短信与专线号另计',
});
