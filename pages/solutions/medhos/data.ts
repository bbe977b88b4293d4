import type { DiagramEdge, DiagramNode } from '../../../components/sections/diagram.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import * as words from './words.yaml';

const box = (x: number, y: number, width = 190, height = 92) => ({ x, y, width, height });
export const nodes: readonly DiagramNode[] = [
  { id: 'patient', ...box(0, 30), title: words.nodes[0].title, lines: words.nodes[0].lines, icon: 'smartphone' },
  { id: 'courier', ...box(0, 220), title: words.nodes[1].title, lines: words.nodes[1].lines, icon: 'truck' },
  {
    id: 'cloud',
    ...box(270, 90, 240, 160),
    title: words.nodes[2].title,
    lines: words.nodes[2].lines,
    tone: 'ours',
    icon: 'cloud',
  },
  { id: 'gate', ...box(590, 110, 140, 120), title: words.nodes[3].title, lines: words.nodes[3].lines, tone: 'core' },
  { id: 'his', ...box(810, 0), title: words.nodes[4].title, lines: words.nodes[4].lines, icon: 'hospital' },
  { id: 'desk', ...box(810, 124), title: words.nodes[5].title, lines: words.nodes[5].lines, icon: 'monitor' },
  { id: 'store', ...box(810, 248), title: words.nodes[6].title, lines: words.nodes[6].lines, icon: 'archive' },
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
  usage: words.price.usage,
});
